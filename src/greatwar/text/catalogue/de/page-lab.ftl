### Das Labor: Reihen vieler Spiele zwischen Computerspielern und ihre Berichte.

lab-title = Labor · { mast-brand }
lab-run-title = Labor · { $run }
lab-heading = Labor
lab-lead = Computerspieler spielen in großer Zahl gegeneinander. Hier stehen die Ergebnisse.
lab-loading = Wird geladen …
lab-none = Noch keine Versuche. Dieser Befehl spielt 40 Spiele zwischen zwei Computerspielern:
lab-none-then = Die Spiele erscheinen hier, während sie gespielt werden.
lab-experiments = Versuche
lab-ladders = Ranglisten
lab-bids = Gebote
lab-tunings = Abstimmung
lab-openings = Eröffnungen
lab-games = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
lab-games-of = { $finished } von { $games } Spielen
lab-games-of-most = { $finished } von höchstens { $games } Spielen
lab-name-and-day = { $name } · { $day }
lab-unfinished = Noch nicht beendet.
lab-no-games-yet = Noch kein Spiel beendet.
lab-points = { POWER($side, form: "label") }: { NUMBER($share, style: "percent") } der Punkte
lab-points-interval = 95-%-Intervall: { NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") }

## Eine Reihe

lab-ladder = Rangliste
lab-bid = Ausgleichendes Gebot
lab-tuning = Abstimmung
lab-opening = Eröffnung
lab-all = Alle Versuche
lab-all-finished = Alle Spiele sind beendet.
lab-some-finished = { $finished } von { $games } Spielen sind beendet.
lab-some-finished-of-most = { $finished } von höchstens { $games } Spielen sind beendet.
lab-report-follows = Noch kein Spiel beendet. Der Bericht erscheint hier nach dem ersten.
lab-parts = Teile des Berichts
lab-the-games = Spiele
lab-column-experiment = Versuch
lab-column-game = Spiel
lab-column-result = Ergebnis
lab-column-round = Letzte Runde
lab-column-orders = Befehle
lab-undecided = offen
lab-drawn = unentschieden
lab-won = Sieg { POWER($winner, form: "genitive") }
lab-adjudicated = Sieg { POWER($winner, form: "genitive") } nach Wertung
lab-review = Rückblick
lab-review-opening = Wird geöffnet …
lab-more-games = Mehr Spiele zeigen ({ $n })
