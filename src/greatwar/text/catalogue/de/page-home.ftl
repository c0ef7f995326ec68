### Die Startseite, der Kopf aller Seiten um das Spiel herum und eingelesene Aufzeichnungen.

## Namen, wie Beschriftungen sie nennen

name-of-power = { POWER($power, form: "label") }
short-name-of-power = { POWER($power, form: "short") }
names-of-powers = { LIST($powers, of: "power", form: "label", join: "comma") }
name-of-kind = { KIND($kind, form: "start") }
word-of-kind = { KIND($kind) }

## Der Kopf jeder Seite

mast-brand = The Great War
mast-pages = Seiten
mast-play = Spielen
mast-new = Neues Spiel
mast-learn = Lernen
mast-odds = Chancen
mast-rules = Regeln
mast-lab = Labor
mast-day = Helle Darstellung
mast-night = Dunkle Darstellung

## Startseite

home-lead = Die Mächte von 1914 führen: allein, mit anderen an einem Bildschirm oder über das Netz, am Stück oder über Wochen.
home-quick = Mittelmächte spielen
home-new = Neues Spiel
home-learn = Neu im Spiel? Zehn kurze Lektionen führen ein.
home-own-games = Eigene Spiele
home-no-games = Noch keine Spiele. Oben lässt sich eines beginnen.
home-loading = Spiele werden geladen …
home-other-games = Mitspielen oder zusehen
home-round = Runde { $round }
home-round-dated = Runde { $round } · { $date }
home-your-turn = Am Zug: { PHASE($phase) }
home-waiting-for = Warten auf { LIST($powers, of: "power") }
home-play = Spielen
home-open = Öffnen
home-join = Mitspielen
home-watch = Zusehen
home-review = Rückblick
home-course = So verläuft ein Zug
home-phase = { PHASE($phase) }
home-purchase = Mit den IPCs der Kasse Einheiten kaufen.
home-movement = Alle Einheiten bewegen: einen Stapel wählen, dann ein hervorgehobenes Feld.
home-combat = Feinde auf den Feldern der eigenen Einheiten angreifen: an Land eine Feuerrunde pro Zug, auf See mehrere.
home-mobilize = Die gekauften Einheiten aufstellen.
home-income = IPCs für die kontrollierten Gebiete erhalten. Mit den feindlichen Hauptstädten ist das Spiel gewonnen.
home-look-up = Nachschlagen
home-odds = Die Chancen jedes Kampfes berechnen.
home-rules = Die Regeln in eigenen Worten lesen und die Regelwerke vergleichen.
home-lab = Ergebnisse vieler Spiele zwischen Computerspielern ansehen.

## Aufzeichnungen

import-heading = Aufzeichnung einlesen
import-record = Aufzeichnung
import-placeholder = Hier eine Aufzeichnung einfügen oder ihre Datei ablegen. Sie öffnet sich im Rückblick, und das Spiel lässt sich an jeder Stelle fortsetzen.
import-open = Aufzeichnung öffnen
import-replaying = Spiel wird nachgespielt …
import-unreadable = Diese Aufzeichnung ist nicht lesbar.
import-orders = { $n ->
    [one] { $n } Befehl
   *[other] { $n } Befehle
}
import-draw = unentschieden
import-won = Sieg { POWER($side, form: "genitive") }
import-round = Runde { $round }
import-review = Rückblick
import-delete = Aufzeichnung { $title } löschen
import-delete-hint = Aufzeichnung löschen
