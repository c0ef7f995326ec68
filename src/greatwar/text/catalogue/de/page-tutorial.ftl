### Die Lektionen: ihre Liste und das Feld neben dem Brett.

## Die Liste der Lektionen

lessons-heading = Das Spiel lernen
lessons-lead = Zehn kurze Lektionen auf dem echten Brett, zusammen etwa { $minutes } Minuten. Vorkenntnisse sind nicht nötig.
lessons-begin = Anfangen
lessons-continue-with = Weiter: { $title }
lessons-progress = Gelernte Lektionen
lessons-learnt = { $done } von { $all } gelernt
lessons-done = Du kennst das Spiel
lessons-done-text = Jetzt ausprobieren! Rekruten spielen die andere Seite: Sie machen Fehler, und du darfst es auch.
lessons-first-game = Ein erstes Spiel gegen Rekruten spielen
lessons-read-rules = Die Regeln lesen
lessons-is-learnt = , gelernt
lessons-facts = { $minutes ->
    [one] { POWER($power, form: "label") }, 1 Minute
   *[other] { POWER($power, form: "label") }, { $minutes } Minuten
}
lessons-continue = Weiter
lessons-continue-label = Weiter mit { $title }
lessons-again = Neu anfangen
lessons-again-label = { $title } neu anfangen
lessons-repeat = Wiederholen
lessons-repeat-label = { $title } wiederholen
lessons-begin-label = { $title } anfangen
lessons-loading = Die Lektionen werden geladen…
lessons-note = Eine Lektion lässt sich jederzeit verlassen, überspringen oder wiederholen. Dieser Browser merkt sich, was gelernt ist.
lessons-forget = Alles vergessen
lessons-opening = Die Lektion wird geladen…
lessons-all = Alle Lektionen

## Das Feld einer Lektion

coach-label = Die Lektion
coach-number = Lektion { $number } von { $all }
coach-fold = Lektion einklappen
coach-unfold = Lektion ausklappen
coach-steps = Schritte der Lektion
coach-back = Zurück
coach-hint = Hinweis geben
coach-next-lesson = Nächste Lektion
coach-continue = Weiter
coach-others = Andere Lektionen
coach-skip = Lektion überspringen
coach-loading = Die Lektion wird geladen…
