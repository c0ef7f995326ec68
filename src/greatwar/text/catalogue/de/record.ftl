### Was beim Prüfen und Lesen einer Aufzeichnung herauskommt.

## Würfel

record-dice-needed =
    { $n ->
        [one] { $n } Würfel wird
       *[other] { $n } Würfel werden
    } gebraucht, { $left } übrig.
record-wrong-dice = Die Würfel müssen { $due } sein; die Aufzeichnung sagt { $drawn }.
record-dice-left = Die Würfel { $dice } werden hier nicht geworfen.
record-dice-lacking = Hier werden mehr Würfel geworfen, als in der Aufzeichnung stehen: { $reason }
record-dice-do-not-fit = Die Würfel passen nicht: { $reason }
record-too-many-dice = Hier stehen mehr Würfel, als geworfen werden.
record-start-dice = Vor dem ersten Befehl wird `{ $dice }` erwartet.

## Was nicht passt

record-order-refused = Der Befehl wird abgelehnt: { $reason }
record-header-does-not-fit = Der Kopf passt nicht: { $reason }
record-no-commitment = Der Schlüssel ist aufgedeckt, aber es gibt keine Festlegung, mit der er verglichen werden könnte.
record-wrong-commitment = Die Festlegung gehört nicht zum Schlüssel: Eines von beiden wurde verändert.
record-header-seal = Der Kopf ist nicht, wie er geschrieben wurde; er passt nicht zu seinem Siegel.
record-line-seal = Diese Zeile ist nicht, wie sie gespielt wurde; sie passt nicht zu ihrem Siegel.
record-start-seal = Die Würfel vor dem ersten Befehl sind nicht, wie sie geworfen wurden.
record-lines-seal = Diese Zeile oder eine davor ist nicht, wie sie gespielt wurde; sie passen nicht zu ihrem Siegel.
record-seal-missing = Die Befehle ab dieser Zeile haben kein Siegel, die davor schon.
record-turn-without-seal = Die Befehle vor dieser Zeile haben kein Siegel, wie es jeder beendete Zug hat.
record-before-seal = Was vor diesem Siegel steht, ist nicht, wie es gespielt wurde; `greatwar verify` zeigt mehr.
record-wrong-result =
    Der Kopf sagt zum Ergebnis { $said ->
        [central] central
        [allies] allies
        [draw] draw
       *[nothing] nichts
    }, und die Befehle führen zu { $found ->
        [central] central
        [allies] allies
        [draw] draw
       *[nothing] noch keinem
    }.
record-not-utf-8 = Die Aufzeichnung ist kein UTF-8-Text.

## Was passt

record-fits =
    Alles passt: { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    } noch einmal gegeben, { $dice } Würfel aus dem aufgedeckten Schlüssel neu berechnet.
record-fits-unsealed =
    Alles passt: { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    } noch einmal gegeben, { $dice } Würfel aus dem aufgedeckten Schlüssel neu berechnet. Die Aufzeichnung trägt keine Siegel; ein Befehl, der gegen einen anderen erlaubten mit denselben Würfeln getauscht wurde, fiele also nicht auf.
record-fits-inherited =
    Alles passt: { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    } noch einmal gegeben mit { $dice } Würfeln; alle Würfe außer den ersten { $inherited }, die aus einem anderen Spiel stammen, aus dem aufgedeckten Schlüssel neu berechnet.
record-fits-inherited-unsealed =
    Alles passt: { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    } noch einmal gegeben mit { $dice } Würfeln; alle Würfe außer den ersten { $inherited }, die aus einem anderen Spiel stammen, aus dem aufgedeckten Schlüssel neu berechnet. Die Aufzeichnung trägt keine Siegel; ein Befehl, der gegen einen anderen erlaubten mit denselben Würfeln getauscht wurde, fiele also nicht auf.
record-fits-so-far =
    { $orders ->
        [one] { $orders } Befehl passt
       *[other] { $orders } Befehle passen
    }, und auch die Zahl der Würfel ({ $dice }). Die Würfel selbst konnten nicht neu berechnet werden: Der Schlüssel ist noch nicht aufgedeckt.
record-fits-so-far-sealed =
    { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    } und die Siegel passen, und auch die Zahl der Würfel ({ $dice }). Die Würfel selbst konnten nicht neu berechnet werden: Der Schlüssel ist noch nicht aufgedeckt.
record-fits-so-far-partly-sealed =
    { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    } und die Siegel passen, und auch die Zahl der Würfel ({ $dice }). Die Würfel selbst konnten nicht neu berechnet werden: Der Schlüssel ist noch nicht aufgedeckt. { $n ->
        [one] { $n } Befehl hat noch kein Siegel; ein anderer an seiner Stelle fiele
       *[other] { $n } Befehle haben noch kein Siegel; andere an ihrer Stelle fielen
    } nicht auf.
