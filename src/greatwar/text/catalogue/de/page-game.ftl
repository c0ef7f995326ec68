### Der Bildschirm eines Spiels.

## Der Bildschirm als Ganzes

game-title = The Great War
game-title-phase = ● { POWER($power, form: "label") }: { PHASE($phase) }
game-title-asked = ● { $question }
game-loading = Das Brett wird geladen…
game-connecting = Verbindung wird aufgebaut…
game-reconnecting = Verbindung wird wiederhergestellt… Deine Befehle sind gespeichert.
game-over = Der Krieg ist vorbei. { $outcome }.
game-waiting = Warten auf { LIST($powers, of: "power") }.
game-watching = Du siehst zu.
game-veiled = Deine Gegner bewegen sich. Ihre Bewegungen sind am Ende der Phase zu sehen.
game-move-hint = Stapel wählen, dann ein hervorgehobenes Feld. Jeder Befehl deines Zuges lässt sich rückgängig machen, bis gewürfelt wird.
game-neutral-hint = Du bist neutral: Bis zum Kriegseintritt sind Angriffe und das Betreten fremder Gebiete nicht erlaubt.
game-speakers = Mächte, die handeln können
game-parts = Teile des Bildschirms
game-log-and-chat = Verlauf und Chat
game-map = Karte
game-orders = Befehle
game-moves = Bewegung { $n }
game-end = Das Ende
game-log = Verlauf
game-chat = Chat
game-side = Verbündete
game-more = Mehr
game-text-board = Textbrett
light-place = { $n } aufstellen
light-launch = Hier vom Stapel lassen

## Die Leiste oben

bar-menu = Menü
bar-round = Runde { $round }
bar-order = Zugreihenfolge
bar-show = { POWER($power, form: "label") } zeigen
bar-power = { POWER($power, form: "label") }: { $treasury }, Einkommen { $income }
bar-neutral = neutral
bar-collapsed = besiegt
bar-departed = ausgeschieden
bar-meter = Verlorene Heimat: { $lost }. Die Wirtschaft bricht bei { $economic } zusammen, die Regierung bei { $political }.
bar-meter-brief = { $lost } von { $political } verloren
bar-over = Der Krieg ist vorbei
bar-your-turn = Dein Zug
bar-waiting = Warten auf
bar-some-of = { $n } von { POWER($side, form: "dative") }
bar-powers = Die Mächte: Kassen, Zusammenbruch, Punkte
bar-day = Tag
bar-night = Nacht
bar-help = Hilfe

## Hilfe und Einstellungen

help-heading = Hilfe
help-text = Ein violetter Rand kennzeichnet Einheiten, die sich bewegen können. Einen Stapel auf der Karte wählen, die Zahl festlegen und ein hervorgehobenes Feld anklicken. Oder einen Spielstein dorthin ziehen: Einheiten auf einen Transporter, einen beladenen Transporter an eine Küste. Jeder Befehl lässt sich rückgängig machen, bis die Phase beendet ist.
help-undo = letzten Befehl rückgängig machen
help-end = Phase beenden
help-enter = violetten Knopf drücken
help-escape = Auswahl aufheben, schließen
help-text-board = das Brett als Text
help-powers = wie die Mächte stehen
help-hide = Spielsteine aus- oder einblenden, wenn kein Stapel gewählt ist
help-night = Tag oder Nacht
help-zoom = vergrößern, verkleinern
help-whole = das ganze Brett
help-arrows = Brett verschieben
help-arrows-key = Pfeile
help-space = nächsten beweglichen Stapel wählen; Würfel überspringen
help-share = alle, die Hälfte oder eine der gewählten Einheiten
help-number-key = 1 bis 9
help-number = so viele, beim Ziehen
help-playback-key = Eingabe Leertaste Esc
help-playback = weiter, anhalten, überspringen, während andere Züge laufen
help-help = diese Hilfe
settings-heading = Einstellungen
settings-smaller = Kleinere Schrift
settings-larger = Größere Schrift
settings-plain-palette = Übliche Farben
settings-safe-palette = Farben für Farbenblinde

## Das Menü

menu-heading = Spieler
menu-label = { $label }.
menu-watchers = { $n ->
    [one] 1 Person sieht zu.
   *[other] { $n } Personen sehen zu.
}
menu-player = Ein Spieler
menu-guest = Ein Gast
menu-host = Der Spielleiter
menu-stand-in = { $name }, gespielt vom Computer ({ $level })
menu-computer = Computer, { $level }
menu-open = Frei
menu-invited = Eingeladen, noch nicht hier
menu-here = Dieser Bildschirm
menu-link-field = Einladungslink
menu-join = Mitspielen
menu-play = Selbst spielen
menu-give-back = Zurückgeben
menu-to-computer = Computer
menu-to-link = Link
menu-link-mine = Mit dem neuen Link wird dieser Platz gespielt, und du siehst zu. Der alte Link gilt nicht mehr.
menu-link-theirs = Der alte Link gilt nicht mehr. Auf diesem Platz wird nur noch mit dem neuen Link gespielt.
menu-link-make = Neuen Link erzeugen
menu-computer-mine = Ein Computer spielt diesen Platz, bis du ihn wieder übernimmst. Seine Stufe:
menu-computer-theirs = Ein Computer spielt diesen Platz, bis er zurückgegeben wird. Seine Stufe:
menu-cancel = Abbrechen
menu-pace = Tempo der Computer
menu-pace-instant = Sofort
menu-pace-brisk = Zügig
menu-pace-slow = Langsam
menu-game = Dieses Spiel
menu-commitment = Prüfsumme der Würfel: { $commitment }
menu-review = Nachbetrachtung
menu-record = Aufzeichnung
menu-games = Alle Spiele
menu-rules = Die Regeln
menu-odds = Chancen
menu-help = Hilfe und Einstellungen

## Chat

chat-all = Chat
chat-side = Chat deiner Seite
chat-nameless = Ein Spieler
chat-all-empty = Noch keine Nachrichten.
chat-side-empty = Das kann nur deine Seite lesen.
chat-all-write = An alle schreiben
chat-side-write = An die Verbündeten schreiben
chat-text = Deine Nachricht
chat-send = Senden

## Verlauf und Neuigkeiten

log-label = Was geschehen ist
log-heading = Runde { $round } · { POWER($power, form: "label") }
log-dice = Würfel
log-empty = Noch keine Befehle.
news-again = Noch einmal zeigen
why-ask = Warum?
why-heading = { POWER($power, form: "label") }, Runde { $round }
why-silent = Kein Grund genannt.
why-rejected = Ebenfalls erwogen:

## Züge der anderen

playback-label = Züge der anderen
playback-away = Während deiner Abwesenheit
playback-moment = Runde { $round } · { PHASE($phase) } · { $at } von { $n }
playback-moment-of = { POWER($power, form: "label") } · Runde { $round } · { PHASE($phase) } · { $at } von { $n }
playback-more = … und { $n } mehr.
playback-back = Zurück
playback-play = Abspielen
playback-pause = Anhalten
playback-next = Weiter
playback-skip = Überspringen
playback-speed = Tempo der Züge der anderen
playback-speed-step = Einzeln
playback-speed-slow = Langsam
playback-speed-normal = Normal
playback-speed-fast = Schnell
playback-speed-skip = Aus
playback-not-shown = Züge der anderen nicht zeigen
playback-then-you = Danach bist du am Zug.
playback-then-power = Danach ist { POWER($power) } am Zug.

## Erklärungen

offer-declare = { $order }…
offer-submarines = Von nun an würfelt jedes U-Boot in den Schifffahrtszonen, wenn eine betroffene Macht ihr Einkommen kassiert. Jeder Treffer kostet IPCs. Der U-Boot-Krieg lässt sich nicht beenden.
offer-last-round = Am Ende dieser Runde werden die Punkte gezählt. Das erklärt, wer die Uhr führt.
offer-not-now = Jetzt nicht

## Die Mächte

powers-heading = Die Mächte
powers-side-points = { $n ->
    [one] { POWER($side, form: "label") }, 1 Punkt
   *[other] { POWER($side, form: "label") }, { $n } Punkte
}
powers-power = Macht
powers-treasury = Kasse
powers-income = Einkommen
powers-units = Einheiten
powers-together = Summe
powers-neutral = neutral
powers-collapsed = zusammengebrochen
powers-departed = aus dem Krieg ausgeschieden
powers-capital-lost = Hauptstadt verloren
powers-bankrupt = Wirtschaft zusammengebrochen
powers-railed = Eisenbahn genutzt
powers-ended = hat diese Phase beendet
powers-meter = Verlorene Heimat: { $lost }. Zusammenbruch bei { $political }.
powers-victory = So wird der Krieg gewonnen
event-submarines = Deutschland führt den uneingeschränkten U-Boot-Krieg.
event-peace = Russland hat Frieden geschlossen.
event-armistice-declined = Russlands Angebot eines Waffenstillstands wurde abgelehnt.
event-last-round = Diese Runde ist die letzte.

## Das Ende des Krieges

over-label = Das Ende des Krieges
over-when = Runde { $round }, { $date }
over-draw = Der Krieg endet unentschieden.
over-won = { POWER($side, form: "start") } haben den Krieg gewonnen.
over-departed = { POWER($power, form: "start") } ist aus dem Krieg ausgeschieden.
over-collapsed = { POWER($power, form: "start") } ist zusammengebrochen.
over-capital-lost = { POWER($power, form: "start") } hat { SPACE($capital) } verloren.
over-capital-captured = { POWER($power, form: "start") } hat { SPACE($capital) } an { POWER($captor) } verloren.
over-bankrupt = Die Wirtschaft { POWER($power, form: "genitive") } ist zusammengebrochen.
over-last-round = Die letzte Runde wurde erklärt.
over-figures = Am Ende
over-points = Punkte
over-capitals = Verlorene Hauptstädte
over-income = Einkommen
over-treasuries = Kassen
over-units = Einheiten
over-review = Spiel nachbetrachten

## Ein Feld

card-contested = Umkämpft.
card-shared = Seit dem Waffenstillstand geteilt.
card-impassable = Keine Einheit kann es betreten.
card-aligned = Neutral, verbündet mit { POWER($power, form: "dative") }.
card-neutral = Neutral.
card-uncontrolled = Keine Macht kontrolliert es.
card-held = Kontrolliert von { POWER($power, form: "dative") }.
card-own = { POWER($power, form: "label") }.
card-original = Ursprünglich: { POWER($power, form: "label") }.
card-value = IPC-Wert
card-base = Marinebasis { POWER($power, form: "genitive") }.
card-hull-ready = Ein Schlachtschiff ist bereit zum Stapellauf.
card-hull = Ein Schlachtschiff ist im Bau.
card-mines = Minen für { LIST($powers, of: "power") }.
card-borders = Grenzt an { LIST($spaces, of: "space", join: "comma") }.
card-lately = Runde { $round }: { $sentence }

## Das Brett als Text

text-heading = Das Brett als Text
text-search = Feld, Macht oder Einheit suchen
text-aligned = neutral, verbündet mit { POWER($power, form: "dative") }
text-uncontrolled = von keiner Macht kontrolliert
text-contested = umkämpft
text-shared = geteilt
text-impassable = unpassierbar
text-neutral = neutral
text-capital = Hauptstadt { POWER($power, form: "genitive") }
text-base = Marinebasis { POWER($power, form: "genitive") }
text-hull-ready = ein Schlachtschiff ist fertig und läuft als Nächstes vom Stapel
text-hull = ein Schlachtschiff ist im Bau
text-mines = Minen für { LIST($powers, of: "power") }
text-force = { POWER($power, form: "label") }: { LIST($units, join: "comma") }
text-moved = { $units } { SPACE($from, form: "from") } gekommen
text-landing = { $units } zur Landung { SPACE($to, form: "in") }
text-borders = grenzt an { LIST($spaces, of: "space", join: "comma") }

## Das Befehlsfeld auf der Karte

slip-label = Befehl { SPACE($space, form: "from") }
slip-from = Befehl aus
slip-all = Alle
slip-half = Hälfte
slip-one = Eine
slip-drop = Auswahl aufheben
slip-aboard = an Bord
slip-of = von { $n }
slip-looking = Ziele werden gesucht…
slip-where = Ziel
slip-nowhere = Diese Einheiten haben kein Ziel.
slip-hits = Erwartete Treffer { NUMBER($attacker, digits: 1) } zu { NUMBER($defender, digits: 1) }.
slip-hits-more = Erwartete Treffer { NUMBER($attacker, digits: 1) } zu { NUMBER($defender, digits: 1) }; ohne diese Einheiten { $odds }.
slip-send = { UNITS($units) } schicken
slip-hint = Ein hervorgehobenes Feld auf der Karte oder eines von diesen anklicken.
slip-loaded = { KIND($kind) }, beladen
slip-cargo = { KIND($kind) } an Bord
way-straight = Direkt dorthin
way-rail = Mit der Bahn
way-load = Laden
way-offload = Anlanden
way-offload-later = Nach dem Gefecht anlanden
way-via = über { LIST($spaces, of: "space", join: "comma") }
way-mines = durch Minen
way-carrier = mit Schiffen { POWER($power, form: "genitive") }
goal-move = leer
goal-reinforce = schließt sich eigenen Einheiten an
goal-contest = schließt sich dem Gefecht an
goal-attack = Feinde sind dort
goal-take = unverteidigt
goal-join = macht auf deiner Seite mobil
goal-mobilize = macht gegen dich mobil
goal-load = wird geladen
goal-land = landet an
goal-wait = landet nach dem Seegefecht an
goal-meaning = { SPACE($space) }: { $meaning }
goal-meaning-odds = { SPACE($space) }: { $meaning }, { $odds }
ghost-all = alle
ghost-half = Hälfte
ghost-one = eine
light-contest = Am Gefecht teilnehmen
light-attack = Angreifen
light-take = Erobern
light-join = Schließt sich an
light-mobilize = Einmarsch: macht mobil
light-load = Laden
light-land = Anlanden
light-wait = Nach dem Gefecht anlanden
light-rail = Mit der Bahn
light-mines = Minen
light-with-mines = { $light }; Minen
light-with-odds = { $light }: { $odds }

## Das Kampfbrett

battle-sea = Seegefecht { SPACE($space, form: "in") }
battle-land = Das Gefecht { SPACE($space, form: "in") }
battle-when = Runde { $round }
battle-when-date = Runde { $round }, { $date }
battle-fire-round = Kampfrunde { $n }
battle-attacks = { $n ->
    [one] greift an:
   *[other] greifen an:
}
battle-skip-dice = Würfel überspringen
battle-to-map = Zur Karte
battle-steps = Schritte des Gefechts
battle-nothing-left = keine Einheiten übrig
battle-hits-on = trifft bei
battle-supported = { $group }, mit Artillerieunterstützung
battle-air-supremacy = { $group }, mit Lufthoheit
battle-submerged = { $group }, getaucht
battle-unit-lost = { $unit } { POWER($power, form: "genitive") }: verloren
battle-unit-damage = { $unit } { POWER($power, form: "genitive") }: wird beschädigt
battle-unit-stays = { $unit } { POWER($power, form: "genitive") }: bleibt
battle-promoted = { $n } verbessert
battle-hits = { $n } Treffer
battle-holds-air = hat die Lufthoheit
battle-or-less = oder weniger
battle-no-fire = feuert nicht
battle-attackers-score = Angreifer
battle-hits-word = Treffer
battle-defenders-score = Verteidiger
battle-defenders-silent = die Verteidiger können nicht feuern
battle-defenders-next = die Verteidiger feuern als Nächste
battle-cancelled = { $n } durch Panzer aufgehoben
battle-continues = Das Gefecht geht weiter.
battle-over = Das Gefecht ist vorbei.
battle-back = Zurück zur Karte
battle-happened = Was geschehen ist
battle-bombardment = Beschießung
battle-coastal = Küstenfeuer
battle-air = Luftkampf
battle-stage-attackers = Angreifer feuern
battle-stage-defenders = Verteidiger feuern
battle-stage-casualties = Verluste
battle-stage-press = Nachsetzen?
battle-stage-early = Beschießung
battle-stage-fire = Feuer
result-contested = { SPACE($space) } ist umkämpft.
result-controlled = { POWER($power, form: "start") } kontrolliert { SPACE($space, form: "object") }.
result-empty = Kein Schiff bleibt { SPACE($space, form: "in") }.
result-both = Beide Seiten bleiben { SPACE($space, form: "in") }.
result-one = { POWER($power, form: "start") } bleibt { SPACE($space, form: "in") }.
result-several = { POWER($side, form: "start") } bleiben { SPACE($space, form: "in") }.
