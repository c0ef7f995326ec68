### Die kleinen Teile der Seite und die Wörter, die viele Teile gemeinsam haben.

## Knöpfe

close = Schließen
undo = Rückgängig
undo-what = Rückgängig: { $what }
show = Zeigen
home = Startseite
odds-open = Chancen…
language = Sprache
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc

## Probleme

complaints-more = { $n ->
    [one] 1 weiteres Problem dieser Art.
   *[other] { $n } weitere Probleme dieser Art.
}
rule-read = Regel lesen
server-silent = Der Server antwortet nicht. Bitte prüfen, ob er läuft.
server-error = Der Server antwortet mit Fehler { $status }.
connection-none = Es besteht keine Verbindung zum Server.
connection-lost = Die Verbindung ist abgebrochen. Bitte noch einmal versuchen.
seat-passed-on = Ein neuer Link hat einen deiner Plätze weitergegeben. Er gehört nicht mehr dir.

## Felder

die-rolled = { $hit ->
    [yes] { $value }, ein Treffer
   *[no] { $value }, kein Treffer
}
file-choose = Datei wählen
number-less = { $label }: eins weniger
number-more = { $label }: eins mehr
number-how-many = Anzahl: { $label }
tile = { UNITS($units) }, { POWER($power, form: "label") }

## Einheiten einer Art, ohne ihre Zahl

sort-damaged = beschädigtes Schlachtschiff
sort-damage = Schlachtschiff, beschädigt
sort-submerging = tauchendes U-Boot
sort-loaded = { KIND($kind) } mit { UNITS($cargo) }
sort-of = { $sort } { POWER($power, form: "genitive") }

## Zeit und Wahrscheinlichkeit

ago-now = gerade eben
ago-minutes = seit { $n } Min.
ago-hours = seit { $n } Std.
ago-days = { $n ->
    [one] seit 1 Tag
   *[other] seit { $n } Tagen
}
percent-low = unter 1 %
percent-high = über 99 %

## Das Ende eines Krieges

outcome-draw = Unentschieden
outcome-won = { POWER($side, form: "start") } haben gewonnen

## Befehle, wie die Knöpfe sie nennen

order-buy = { UNITS($units) } kaufen
order-buy-nothing = Nichts kaufen
order-move = { UNITS($units) } { SPACE($space, form: "to") } bewegen
order-rail = { UNITS($units) } mit der Bahn { SPACE($space, form: "to") } schicken
order-load = { UNITS($units) } { SPACE($space, form: "in") } laden
order-offload = { UNITS($units) } { SPACE($space, form: "in") } anlanden
order-end = Phase beenden
order-attack = { SPACE($space) } angreifen
order-bombard = { SPACE($space) } mit { UNITS($units) } beschießen
order-place = { UNITS($units) } { SPACE($space, form: "in") } aufstellen
order-submarine-warfare = Uneingeschränkten U-Boot-Krieg erklären
order-last-round = Diese Runde zur letzten erklären
order-lose = { UNITS($units) } verlieren
order-lose-nothing = Nichts verlieren
order-damage = { $n ->
    [one] 1 Schlachtschiff beschädigen
   *[other] { $n } Schlachtschiffe beschädigen
}
order-lose-and-damage = { $n ->
    [one] { UNITS($units) } verlieren; 1 Schlachtschiff beschädigen
   *[other] { UNITS($units) } verlieren; { $n } Schlachtschiffe beschädigen
}
order-submerge = { $n ->
    [one] 1 U-Boot tauchen lassen
   *[other] { $n } U-Boote tauchen lassen
}
order-fire = Mit allen U-Booten feuern
order-press = Nachsetzen
order-break-off = Angriff abbrechen
order-retreat = Rückzug { SPACE($zone, form: "to") }
order-retreat-with = Rückzug { SPACE($zone, form: "to") } mit { UNITS($units) }
order-stay = Bleiben
order-land = Landung { SPACE($space, form: "in") }
order-call-off = Landung { SPACE($space, form: "in") } absagen
order-represent = { POWER($power, form: "start") } vertritt { SPACE($space, form: "object") }
order-control = { POWER($power, form: "start") } übernimmt { SPACE($space, form: "object") }
order-agree = Zustimmen
order-object = Widersprechen
order-accept-armistice = Waffenstillstand annehmen
order-decline-armistice = Waffenstillstand ablehnen
order-spare = { POWER($power, form: "start") } nicht angreifen
order-involve = { POWER($power, form: "start") } ebenfalls angreifen
order-replace = 1 { KIND($kind) } { SPACE($space, form: "in") } gegen Infanterie tauschen
order-launch = Stapellauf { SPACE($space, form: "from") } in { SPACE($zone) }
