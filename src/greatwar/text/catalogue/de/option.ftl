### Die Optionen der Regelwerke: Titel, Sätze und die Namen ihrer Werte.

## Wie eine Option erklärt wird

option-explained = { LIST($parts, join: "space") }
option-meanings = { LIST($values, join: "semicolon") }.
option-meaning = { $word }: { $name }
option-ruling = ({ $ruling })

## Werte mehrerer Optionen

option-yes = ja
option-no = nein
option-power = { POWER($power, form: "label") }
option-no-power = keine Macht
option-rounds = Runden { $two }, { $one } und { $none }

## Die Russische Revolution

option-russian-revolution = Russische Revolution
option-russian-revolution-says = Russland bietet den Mittelmächten einen Waffenstillstand an, wenn es den Krieg verliert.
option-revolution-from-round = Revolution ab Runde
option-revolution-from-round-says = Die erste Runde, in der die Russische Revolution ausbrechen kann.

## Der Beginn des Krieges

option-neutral-majors-at-start = Am Anfang neutral
option-neutral-majors-at-start-says = Die Großmacht, die zu Spielbeginn neutral ist.
option-us-entry-turn = Kriegseintritt Amerikas im Zug
option-us-entry-turn-says = Amerika tritt in den Krieg ein, wenn der eigene Zug mit dieser Nummer beginnt, falls nichts es früher dazu bringt.
option-us-entry-round = Kriegseintritt Amerikas in Runde
option-us-entry-round-says = Amerika tritt in den Krieg ein, wenn diese Runde beginnt, falls nichts es früher dazu bringt.
option-round1-obligations = Verpflichtung der Runde 1
option-round1-obligations-says = Österreich-Ungarn muss im ersten Zug diesen Angriff führen.
option-opening-attacks-says = Österreich-Ungarn und Deutschland müssen in Runde 1 diese Angriffe führen.
option-attack-serbia = Serbien angreifen
option-attack-serbia-and-belgium = Serbien mit allen Einheiten in Triest angreifen, Belgien mit allen im Ruhrgebiet
option-no-obligation = keine Verpflichtung

## Kleine Mächte

option-minor-neutral-army = Armeen neutraler kleiner Mächte
option-minor-neutral-army-says = Eine mit niemandem verbündete kleine Macht stellt diese Armee auf, wenn sie überfallen wird.
option-army-rulebook = doppelt so viele Einheiten wie ihr IPC-Wert, davon eine Artillerie
option-army-second-edition = doppelt so viel Infanterie wie ihr IPC-Wert und so viel Artillerie wie ihr IPC-Wert
option-army-reference-manual = doppelt so viel Infanterie wie ihr IPC-Wert und eine Artillerie

## Einheiten und Bewegung

option-tanks-rounds = Panzer ab Runde
option-tanks-rounds-says = Die erste Runde, in der Mächte Panzer kaufen können.
option-tanks-rounds-industry-says = Die ersten Runden, in denen Mächte mit zwei, einem und keinem Industriekomplex Panzer kaufen können.
option-fighter-move = Reichweite der Jagdflugzeuge
option-fighter-move-says = Ein Jagdflugzeug zieht so viele Felder pro Zug.
option-ship-move = Reichweite: { KIND($kind, form: "plural") }
option-ship-move-says = { KIND($kind, form: "article-start") } fährt so viele Seezonen pro Zug.
option-base-range-bonus = Vorteil einer Marinebasis
option-base-range-bonus-says = Ein Schiff, das den Zug an einer Marinebasis der eigenen Seite beginnt, fährt so viele Seezonen weiter.
option-contested-exit = Umkämpftes Gebiet verlassen
option-contested-exit-says = Einheiten, die in umkämpftem Gebiet beginnen, können in diese Gebiete ziehen.
option-exit-own-or-own-units = die ihre Macht kontrolliert oder in denen sie Einheiten hat
option-exit-first-printing = die ihre Macht kontrolliert, und andere umkämpfte mit ihren Einheiten
option-us-neutral-ports-closed = Häfen für Neutrale geschlossen
option-us-neutral-ports-closed-says = Schiffe einer neutralen Macht können keine Seezone mit einer Marinebasis einer kriegführenden Macht befahren.

## Minen

option-mines-stop-movement = Minen halten Schiffe auf
option-mines-stop-movement-says = Schiffe, auch U-Boote, beenden ihre Bewegung, wenn sie ein aktives feindliches Minenfeld befahren.
option-mines-battleship = Ein Schlachtschiff auf einer Mine wird
option-mines-battleship-says = Das bewirkt eine Mine an einem unbeschädigten Schlachtschiff.
option-battleship-damaged = beschädigt
option-battleship-sunk = versenkt
option-mines-cargo-loaded-after = Nach der Mine geladene Fracht
option-mines-cargo-loaded-after-says = Das geschieht mit Fracht, die ein Transporter auf einer Mine erst in der verminten Seezone geladen hat.
option-cargo-returned = kehrt zurück
option-cargo-lost = geht verloren

## Kampf

option-army-infantry-required = Eine Armee braucht Infanterie
option-army-infantry-required-says = Jede Armee braucht eine Infanterie ihrer Macht.
option-air-rounds = Runden eines Luftkampfs
option-air-rounds-says = So lange dauert ein Luftkampf; nach einer einzigen Runde hat die Seite mit mehr Jagdflugzeugen die Lufthoheit.
option-air-rounds-all = bis eine Seite kein Jagdflugzeug mehr hat
option-air-rounds-one = eine einzige Runde
option-amphib-strike = Artillerie schießt auf Landungen
option-amphib-strike-says = Verteidigende Artillerie schießt auf landende Einheiten, bevor der Kampf beginnt.
option-amphib-silent-attackers = Schweigen bei einer Landung
option-amphib-silent-attackers-says = Diese Angreifer schießen in der ersten Runde einer Landung nicht.
option-silent-none = keine
option-silent-offloaded = die in diesem Zug ausgeladenen
option-silent-all = alle
option-amphib-contested-combat = Kampf bei Landungen in umkämpftem Gebiet
option-amphib-contested-combat-says = Der Angriff in umkämpftem Gebiet, in dem in diesem Zug Einheiten gelandet sind.
option-combat-optional = freiwillig
option-combat-none = keiner
option-sea-submerge = U-Boote tauchen
option-sea-submerge-says = Der Zeitpunkt, zu dem U-Boote tauchen.
option-submerge-with-fire = statt zu schießen, und sie können noch getroffen werden
option-submerge-before-fire = bevor jemand schießt

## Einkommen und U-Boot-Krieg

option-income-basis = Einkommen aus einem Gebiet
option-income-basis-says = Eine Macht erhält dies für jedes Gebiet, das sie kontrolliert.
option-basis-ipc = seinen IPC-Wert
option-basis-flat = 1 IPC
option-trade-income-scope = Handel mit
option-trade-income-scope-says = Die Mächte handeln mit diesen neutralen Mächten.
option-trade-any-neutral = jeder neutralen Macht
option-trade-minor-neutral-only = kleinen Mächten, die mit niemandem verbündet sind
option-usw = Uneingeschränkter U-Boot-Krieg
option-usw-says = Deutschland kann den uneingeschränkten U-Boot-Krieg erklären.
option-usw-hits = Überfallende U-Boote treffen mit
option-usw-hits-says = Der höchste Würfel, mit dem ein Überfall eines U-Boots trifft.

## Züge und das Ende des Krieges

option-turn-structure = Gemeinsame Züge
option-turn-structure-says = Die Züge einer Runde.
option-turns-sides = die Mächte einer Seite ziehen gemeinsam
option-turns-powers = die Mächte ziehen nacheinander
option-historical = Historische Daten
option-historical-says = Neutrale Mächte und Panzer kommen zu ihren historischen Daten, und der Krieg endet mit Runde 14.
option-short-game = Kurzes Spiel bis Runde
option-short-game-says = Die Seite mit dem größeren Einkommen am Ende dieser Runde gewinnt; mit 0 wird der Krieg zu Ende gespielt.
option-rounds-of-the-war = Runden
option-rounds-of-the-war-says = Nach dieser Runde entscheiden Punkte, falls niemand früher die letzte Runde ankündigt; mit 0 ist nur eine angekündigte Runde die letzte.
option-clock = Spiel nach der Uhr
option-clock-says = Jeder Spieler kann ankündigen, dass die laufende Runde die letzte ist.
option-tie = Gleichstand
option-tie-says = So endet das Spiel, wenn beide Seiten gleich viele Punkte haben.
option-tie-short-game-says = So endet ein kurzes Spiel, wenn beide Seiten das gleiche Einkommen haben.
option-tie-draw = Unentschieden
option-tie-wins = Sieg { POWER($side, form: "genitive") }
option-victory-allied-check = Sieg der Alliierten wird geprüft nach
option-victory-allied-check-says = Der Sieg der Alliierten wird geprüft, wenn der Zug dieser Macht endet.
option-victory-central-mandatory = Die Mittelmächte müssen kontrollieren
option-victory-central-mandatory-says = Die Mittelmächte gewinnen nur, wenn dies unter den Hauptstädten ist, die sie kontrollieren.
option-capitals = { LIST($capitals, of: "space", join: "or") }
