### Ein Spiel im Rückblick: seine Momente, sein Protokoll und seine Diagramme.

review-untitled = Rückblick
review-title = Rückblick: { $title }
review-replaying = Spiel wird nachgespielt …
review-unavailable = Dieses Spiel lässt sich nicht zeigen.
review-home = Startseite
review-this-game = Dieses Spiel
review-new-orders = Neue Befehle zeigen
review-board = Spielbrett
review-record = Aufzeichnung
review-play-on = Hier weiterspielen
review-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
review-draw = unentschieden
review-won = Sieg { POWER($side, form: "genitive") }
review-in-play = noch im Gange
review-unfinished = nicht beendet

## Der Moment

review-moment = Dieser Moment
review-headline = Runde { $round } · { POWER($turn, form: "label") } · { PHASE($phase) }
review-before-first-order = Vor dem ersten Befehl
review-order-of = Befehl { $n } von { $all }
review-at = { $moment }. Befehl { $n } von { $all }.
review-to-come = { $n ->
    [one] noch { $n } Befehl
   *[other] noch { $n } Befehle
}
review-more-news = { $n } weitere im Protokoll.
review-show-battle = Kampftafel zeigen
review-back-to-map = Zurück zur Karte

## Schrittweise

review-timeline = Zeitleiste
review-slider = Moment des Spiels
review-destroyed = Runde { $round } · { POWER($turn, form: "label") }: { ipcs } vernichtet
review-to-start = Zum Anfang
review-back = Zurück
review-forward = Weiter
review-to-end = Zum Ende
review-play = Start
review-pause = Pause
review-step-by = Schrittweite
review-order = Befehl
review-phase = Phase
review-turn = Zug
review-round-unit = Runde
review-speed = Tempo
review-slow = Langsam
review-normal = Normal
review-fast = Schnell
review-battles = Kampftafeln

## Teile des Bildschirms

review-parts = Teile des Bildschirms
review-log-and-charts = Protokoll und Diagramme
review-map = Karte
review-log = Protokoll
review-charts = Diagramme
review-orders-of-round = Befehle der Runde { $round }
review-round = Runde { $round }
review-no-orders = Noch keine Befehle.

## Diagramme

review-charts-by = Diagramme nach
review-by-power = Nach Macht
review-by-side = Nach Seite
review-turn-begins = Runde { $round } · { POWER($turn, form: "label") } · Zugbeginn
review-income = Einkommen
review-income-hint = IPCs pro Runde
review-army = Wert der Streitkräfte
review-army-hint = IPCs auf dem Brett
review-territories = Gebiete
review-territories-hint = kontrolliert; umkämpfte zählen für niemanden
review-luck = Würfelglück
review-luck-hint = Treffer über der erwarteten Zahl
review-chart-words = { $title }, { $hint }: { LIST($values, join: "comma") }
review-chart-value = { $name } { $value }
review-figure = { NUMBER($n) }
review-figure-exact = { NUMBER($n, digits: 1) }
review-figure-plus = +{ NUMBER($n, digits: 1) }
review-figure-minus = −{ NUMBER($n, digits: 1) }
