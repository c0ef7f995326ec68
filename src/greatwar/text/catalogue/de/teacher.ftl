### Was jede Lektion sagt.

teacher-title = Lektion: { $lesson }
teacher-over = Diese Lektion ist zu Ende. Weiter geht es mit der nächsten, oder diese beginnt von vorn.
teacher-submarine-warfare = Diese Lektion braucht keinen U-Boot-Krieg. Zuerst kommt die Aufgabe der Lektion.
