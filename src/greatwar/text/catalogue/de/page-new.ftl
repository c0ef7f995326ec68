### Die Seite, auf der ein neues Spiel entsteht.

new-title = Neues Spiel

## Wo es beginnt

new-beginning = Beginn des Spiels
new-from-standard = Sommer 1914
new-from-position = Eine Stellung
new-from-moment = Eine Aufzeichnung
new-position = Stellung
new-read-position = Stellung einlesen
new-record = Aufzeichnung
new-record-placeholder = Hier eine Aufzeichnung einfügen oder ihre Datei ablegen.
new-open-record = Aufzeichnung öffnen
new-replaying = Spiel wird nachgespielt …
new-unreadable = Das ist nicht lesbar.
new-after-order = Nach Befehl { $n } von { $all }
new-before-first-order = Vor dem ersten Befehl.
new-choose-in-review = Die Stelle im Rückblick wählen
new-other-record = Andere Aufzeichnung verwenden
new-own-dice = Ab dieser Stelle beginnt ein neues Spiel mit eigenen Würfeln.
new-moment = { $rules }. Runde { $round } · { POWER($turn, form: "label") } · { PHASE($phase) }

## Regeln

new-rules = Regeln
new-rules-as-position = { $rules }, wie in der Stellung.
new-rules-as-record = { $rules }, wie in der Aufzeichnung.
new-rules-in-position = Die Stellung nennt die Regeln.
new-rules-in-record = Die Aufzeichnung nennt die Regeln.
new-compared = Regelwerke im Vergleich
new-compared-rule = Regel

## Plätze

new-seats = Plätze
new-players = Spieler
new-players-as-recorded = Wie aufgezeichnet
new-division-kept = Die Mächte eines Spielers bleiben zusammen.
new-division-book = Aufteilung des Regelbuchs
new-all-here = Alle an diesem Bildschirm
new-holder-here = Ich
new-holder-invited = Einladen
new-level-recruit = Rekrut
new-level-officer = Offizier
new-level-general = General

## Optionen und der Anfang

new-options = Optionen
new-no-options = Diese Regeln haben keine Optionen.
new-options-kept = Die Stellung oder die Aufzeichnung nennt die Optionen.
new-name = Name des Spiels
new-your-name = Eigener Name
new-begin = Im Sommer 1914 beginnen
new-begin-position = In dieser Stellung beginnen
new-begin-moment = Ab hier weiterspielen
new-quick-title = Die Mittelmächte
new-first-title = Erstes Spiel

## Links für die anderen

new-created = Spiel angelegt
new-links = Jeder Link öffnet einen Platz. Jeden Link an genau einen Spieler schicken.
new-invitation = Einladung für { LIST($powers, of: "power", form: "label", join: "comma") }
new-copy = Link kopieren
new-to-game = Zum Spiel
