### Was gefragt wird: zuerst die Macht, dann was sie tut.

question-purchase = { POWER($power, form: "label") }: Einheiten kaufen.
question-movement = { POWER($power, form: "label") }: Einheiten ziehen.
question-combat = { POWER($power, form: "label") }: eine Schlacht wählen oder die Phase beenden.
question-mobilize = { POWER($power, form: "label") }: neue Einheiten aufstellen.
question-income = { POWER($power, form: "label") }: Einkommen einnehmen.
question-casualties =
    { POWER($power, form: "label") }: { $n ->
        [one] { $n } Verlust
       *[other] { $n } Verluste
    } { SPACE($space, form: "in") } wählen.
question-casualties-coastal-fire =
    { POWER($power, form: "label") }: { $n ->
        [one] { $n } Verlust
       *[other] { $n } Verluste
    } durch das Küstenfeuer { SPACE($space, form: "in") } wählen.
question-casualties-bombardment =
    { POWER($power, form: "label") }: { $n ->
        [one] { $n } Verlust
       *[other] { $n } Verluste
    } durch die Beschießung { SPACE($space, form: "in") } wählen.
question-casualties-air-battle =
    { POWER($power, form: "label") }: { $n ->
        [one] { $n } Verlust
       *[other] { $n } Verluste
    } des Luftkampfs { SPACE($space, form: "in") } wählen.
question-submerge =
    { POWER($power, form: "label") }: { $n ->
        [one] das U-Boot
       *[other] einige der { $n } U-Boote
    } { SPACE($zone, form: "in") } tauchen lassen, statt zu feuern?
question-submerge-first =
    { POWER($power, form: "label") }: { $n ->
        [one] das U-Boot
       *[other] einige der { $n } U-Boote
    } { SPACE($zone, form: "in") } tauchen lassen, bevor gefeuert wird?
question-press = { POWER($power, form: "label") }: den Angriff { SPACE($zone, form: "in") } fortsetzen oder abbrechen?
question-press-or-retreat = { POWER($power, form: "label") }: den Angriff { SPACE($zone, form: "in") } fortsetzen, abbrechen oder zurückziehen?
question-land = { POWER($power, form: "label") }: { SPACE($zone, form: "in") } sind Schiffe auf Minen gelaufen. Trotzdem { SPACE($territory, form: "in") } landen?
question-represent = { POWER($power, form: "label") }: wählen, welche Macht { SPACE($territory) } vertritt.
question-control = { POWER($power, form: "label") }: wählen, welche Macht die Kontrolle über { SPACE($territory) } übernimmt.
question-agree = { POWER($power, form: "label") }: { POWER($proposer) } schlägt `{ $proposal }` vor. Zustimmen?
question-armistice = { POWER($power, form: "label") }: Russland bietet einen Waffenstillstand an. Annehmen?
question-spare = { POWER($power, form: "label") }: neutrale Schiffe { POWER($other, form: "genitive") } sind { SPACE($zone, form: "in") }. Auch sie angreifen?
question-retreat = { POWER($power, form: "label") }: wählen, wohin sich die Schiffe { SPACE($zone, form: "from") } zurückziehen.
question-leave = { POWER($power, form: "label") }: sich { SPACE($zone, form: "from") } zurückziehen oder bleiben?
question-launch = { POWER($power, form: "label") }: die Seezone für das Schlachtschiff { SPACE($territory, form: "in") } wählen.
question-replace = { POWER($power, form: "label") }: Einer Armee { SPACE($territory, form: "in") } fehlt Infanterie. Eine neue Einheit zum Tausch wählen.

## Befehle, die keine Antwort sind

question-answer-first = Zuerst ist die offene Frage zu beantworten. { $question } Zum Beispiel: { LIST($answers, join: "comma") }.
question-reminder = { $question } Zum Beispiel: { LIST($answers, join: "comma") }.
question-waiting-for-order = Erwartet wird ein Befehl: { LIST($powers, of: "power", join: "or") }, nicht { POWER($power) }.
question-waiting-for-answer = Erwartet wird eine Antwort: { LIST($powers, of: "power", join: "or") }, nicht { POWER($power) }.

## Warum nichts rückgängig zu machen ist

question-undo-other = Nichts rückgängig zu machen: { POWER($other) } hat seit dem letzten Befehl { POWER($power, form: "genitive") } einen Befehl gegeben.
question-undo-turn = Nichts rückgängig zu machen: { POWER($turn, form: "start") } ist am Zug.
question-undo-nothing = Nichts rückgängig zu machen: { POWER($power) } hat noch keinen Befehl gegeben.
question-undo-die = Nichts rückgängig zu machen: { POWER($power) } hat seit dem letzten Wurf keinen Befehl gegeben. Weiter geht es nicht zurück.
question-undo-question = Nichts rückgängig zu machen: { POWER($power) } hat keinen Befehl gegeben, seit jemand anders gefragt wurde. Weiter geht es nicht zurück.
question-undo-new-turn = Nichts rückgängig zu machen: { POWER($power) } hat seit Beginn des Zuges keinen Befehl gegeben. Weiter geht es nicht zurück.
question-undo-new-phase = Nichts rückgängig zu machen: { POWER($power) } hat seit Beginn der Phase keinen Befehl gegeben. Weiter geht es nicht zurück.
