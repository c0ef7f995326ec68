### Was Regelwerke von sich sagen, Kapitel für Kapitel, im Vergleich der Regelwerke.

## Kapitel und kleine Wörter

topic-chapter-units = Einheiten
topic-chapter-movement = Bewegung
topic-chapter-railways = Eisenbahnen
topic-chapter-mines = Minen
topic-chapter-combat = Kampf
topic-chapter-sea-combat = Seekampf
topic-chapter-purchase = Kauf
topic-chapter-mobilization = Aufstellung neuer Einheiten
topic-chapter-income = Einkommen
topic-chapter-submarine-warfare = U-Boot-Krieg
topic-chapter-turns = Züge
topic-chapter-beginning = Der Beginn des Krieges
topic-chapter-minor-powers = Kleine Mächte
topic-chapter-collapse = Zusammenbruch
topic-chapter-victory = Sieg
topic-chapter-revolution = Russische Revolution
topic-chapter-board = Spielplan
topic-chapter-setup = Aufstellung
topic-chapter-options = Optionen
topic-sentences = { LIST($sentences, join: "space") }
topic-power = { POWER($power, form: "start") }.
topic-no-power = Keine Macht.
topic-die =
    { $die ->
        [1] mit einer 1
        [2] mit einer 1 oder 2
        [6] mit jeder Zahl
       *[other] mit höchstens { $die }
    }

## Einheiten

topic-cost = Preis: { KIND($kind) }
topic-cost-says = Der Preis einer Einheit in IPCs.
topic-attack = Angriff: { KIND($kind) }
topic-attack-says = Eine angreifende Einheit trifft mit höchstens dieser Zahl; mit 0 schießt sie nicht.
topic-defence = Verteidigung: { KIND($kind) }
topic-defence-says = Eine verteidigende Einheit trifft mit höchstens dieser Zahl; mit 0 schießt sie nicht.
topic-range = Reichweite: { KIND($kind) }
topic-range-says = Eine Einheit zieht so viele Felder pro Zug.
topic-battleship-hits = Treffer eines Schlachtschiffs
topic-battleship-hits-says = So viele Treffer versenken ein Schlachtschiff im Kampf; jede andere Einheit entfernt ein Treffer.
topic-capacity = Platz eines Transporters
topic-capacity-says = Ein Transporter trägt so viele Landeinheiten und Jagdflugzeuge.
topic-repair = Reparatur
topic-repair-never = Kein Schlachtschiff wird je beschädigt.
topic-repair-free = Zu Beginn ihrer Kaufphase repariert eine Macht beschädigte Schlachtschiffe an befreundeten Marinebasen kostenlos.
topic-repair-paid = Zu Beginn ihrer Kaufphase repariert eine Macht beschädigte Schlachtschiffe an befreundeten Marinebasen für je { ipcs }, soweit ihre Kasse reicht.
topic-support = Artillerieunterstützung
topic-support-adds = Jede angreifende Artillerie verstärkt den Angriff einer Infanterie oder eines Panzers um { $n }.
topic-supremacy = Lufthoheit
topic-supremacy-none = Lufthoheit verstärkt nichts.
topic-supremacy-adds = Lufthoheit verstärkt Angriff oder Verteidigung jeder Artillerie ihrer Seite um { $n }.

## Kauf

topic-buyers = Käufer: { KIND($kind, form: "plural") }
topic-buyers-all = Alle Mächte ab Runde { $round }.
topic-buyers-some = Nur diese Mächte: { LIST($groups, join: "semicolon") }.
topic-buyers-from = Diese Mächte: { LIST($groups, join: "semicolon") }.
topic-buyers-group = { LIST($powers, of: "power") } ab Runde { $round }
topic-limits = Grenzen eines Kaufs
topic-limits-says =
    { $industry ->
        [yes] Eine Macht kauft alle verfügbaren Einheiten, die ihre Kasse bezahlt und ihre Industrie erlaubt
       *[no] Eine Macht kauft alle verfügbaren Einheiten, die ihre Kasse bezahlt
    }{ $collapse ->
        [yes] , aber nichts, solange ihre Wirtschaft zusammengebrochen ist.
       *[no] .
    }
topic-industry = Industrie
topic-industry-none = Die Industrie begrenzt keinen Kauf.
topic-industry-level =
    { $complexes ->
        [0] Ohne Industriekomplex kaufen diese Mächte höchstens eine Einheit pro Zug, die keine Infanterie ist: { LIST($powers, of: "power") }.
        [1] Mit einem Industriekomplex kaufen diese Mächte höchstens eine Einheit jeder Art außer Infanterie pro Zug: { LIST($powers, of: "power") }.
       *[other] Mit zwei Industriekomplexen kaufen diese Mächte beliebige Einheiten: { LIST($powers, of: "power") }.
    }
topic-industry-others = Die Industrie begrenzt diese Mächte nicht: { LIST($powers, of: "power") }.

## Bewegung

topic-marches = Märsche
topic-marches-one = Landeinheiten marschieren ein Feld weit.
topic-marches-two = Diese Landeinheiten marschieren bis zu zwei Felder weit: { LIST($kinds, of: "kind", form: "plural") }. Sie ziehen durch ein befreundetes Gebiet in ein befreundetes oder umkämpftes. Ein feindliches oder neutrales Gebiet betreten sie nur von einem angrenzenden aus; sie halten an, wo eine verbündete kleine Macht mobil macht, und marschieren aus einem umkämpften Gebiet ein Feld weit.
topic-land-units = Landeinheiten
topic-land-units-are = Das sind Landeinheiten: { LIST($kinds, of: "kind", form: "plural") }.
topic-land-units-leave = Jagdflugzeuge können umkämpftes Gebiet an Bord eines Transporters frei verlassen.
topic-land-units-count = Jagdflugzeuge zählen als Landeinheiten, wo Eroberer sich nicht einigen, wer ein Gebiet kontrolliert.
topic-fighters = Jagdflugzeuge
topic-fighters-march =
    { $infantry ->
        [yes] Jagdflugzeuge marschieren über Land wie Landeinheiten, mit Infanterie ihrer Macht.
       *[no] Jagdflugzeuge marschieren über Land wie Landeinheiten, mit oder ohne andere Einheiten.
    }
topic-fighters-fly =
    Jagdflugzeuge fliegen über Seezonen und über befreundete, umkämpfte und feindliche Gebiete, nicht über neutrale. { $infantry ->
        [yes] Sie beenden ihre Bewegung in einem Gebiet mit Infanterie ihrer Macht.
       *[no] Sie beenden ihre Bewegung in einem Gebiet mit Landeinheiten ihrer Macht.
    }
topic-infantry = Infanterie in einer Armee
topic-infantry-free = Eine Armee braucht keine Infanterie, und ihr Besitzer wählt beliebige Verluste.
topic-infantry-required = Die Armee jeder Macht in einem Gebiet braucht mindestens eine Infanterie: beim Einmarsch, als letzten Verlust und wo neue Einheiten ankommen; ohne eine wird dort eine neue Einheit gegen Infanterie getauscht.
topic-exit = Umkämpftes Gebiet verlassen
topic-exit-own-units = Einheiten verlassen ein umkämpftes Gebiet nur in Gebiete, die ihre Macht zu Beginn des Zuges kontrollierte oder in denen sie Einheiten hatte.
topic-exit-first-printing = Einheiten verlassen ein umkämpftes Gebiet nur in Gebiete, die ihre Macht zu Beginn des Zuges kontrollierte, oder in andere umkämpfte Gebiete, in denen sie dann Einheiten hatte.
topic-exit-free = Einheiten verlassen ein umkämpftes Gebiet in jedes Gebiet, das sie betreten können.
topic-passage =
    { $passage ->
        [canal] Der Suezkanal
        [dardanelles] Die türkischen Meerengen
        [gibraltar] Die Straße von Gibraltar
       *[danish_straits] Die dänischen Meerengen
    }
topic-passage-open = Schiffe aller Mächte können durchfahren.
topic-passage-side = Nur Schiffe der Seite, die zu Beginn des Zuges dieses Gebiet kontrolliert, können durchfahren: { SPACE($territory) }.
topic-passage-unless-enemy = Alle Schiffe können durchfahren, außer denen der Feinde der Macht, die dieses Gebiet kontrolliert: { SPACE($territory) }.
topic-passage-closed = Keine Schiffe können durchfahren.
topic-bases = Marinebasen
topic-bases-none = Eine Marinebasis ändert die Reichweite von Schiffen nicht.
topic-bases-farther =
    Ein Schiff, das den Zug an einer Marinebasis der eigenen Seite beginnt, fährt { $n ->
        [one] { $n } Seezone
       *[other] { $n } Seezonen
    } weiter.
topic-neutral-ships = Schiffe neutraler Mächte
topic-neutral-ships-none = Eine neutrale Macht bewegt keine Schiffe.
topic-neutral-ships-ports = Schiffe einer neutralen Macht befahren keine Seezone mit einer Marinebasis einer kriegführenden Macht.
topic-neutral-ships-free = Schiffe einer neutralen Macht befahren jede Seezone, greifen aber nicht an.
topic-escorts = Geleit
topic-escorts-says =
    { $shared ->
        [yes] Ein Transporter befährt eine feindliche Seezone nur, wenn am Ende der Bewegung ein Kriegsschiff einer Macht der eigenen Seite dort ist.
       *[no] Ein Transporter befährt eine feindliche Seezone nur, wenn am Ende der Bewegung ein Kriegsschiff der eigenen Macht dort ist.
    }
topic-foreign-cargo = Transporter anderer Mächte
topic-foreign-cargo-at-once = Einheiten werden in einem Zug ihrer Seite auf den Transporter einer anderen Macht geladen, fahren und werden ausgeladen.
topic-foreign-cargo-later = Einheiten werden im eigenen Zug auf den Transporter einer anderen Macht geladen, fahren in deren Zug und werden im eigenen nächsten Zug ausgeladen.
topic-railways-none = Es gibt keine Eisenbahnen.
topic-railways-ipc =
    Ab Runde { $round } hat jede Macht { $lines ->
        [one] eine Bahnfahrt
       *[other] { $lines } Bahnfahrten
    } pro Zug: So viele Landeinheiten wie der niedrigste IPC-Wert eines Gebiets auf der Strecke fahren beliebig weit durch befreundete Gebiete; das erste und das letzte können umkämpft sein.
topic-railways-units =
    Ab Runde { $round } hat jede Macht { $lines ->
        [one] eine Bahnfahrt
       *[other] { $lines } Bahnfahrten
    } pro Zug: { $n ->
        [one] { $n } Landeinheit fährt
       *[other] Bis zu { $n } Landeinheiten fahren
    } beliebig weit durch befreundete Gebiete; das erste und das letzte können umkämpft sein.

## Minen

topic-no-mines = Es gibt keine Minen.
topic-mine-dice = Würfel der Minen
topic-mine-dice-says = Eine Mine trifft ein Schiff { $die }.
topic-mine-time = Wann für Minen gewürfelt wird
topic-mine-time-says =
    { $on ->
        [entering] Am Ende der Bewegung würfelt ein Schiff für jedes aktive feindliche Minenfeld, das es durchfahren oder befahren hat.
        [leaving] Am Ende der Bewegung würfelt ein Schiff für jedes aktive feindliche Minenfeld, das es verlassen oder durchfahren hat.
       *[both] Am Ende der Bewegung würfelt ein Schiff für jedes aktive feindliche Minenfeld, das es verlassen, durchfahren oder befahren hat.
    }
topic-mine-stop = Schiffe in einem Minenfeld
topic-mine-stop-says =
    { $stop ->
        [yes] Schiffe, auch U-Boote, beenden ihre Bewegung, wenn sie ein aktives feindliches Minenfeld befahren.
       *[no] Minen halten Schiffe nicht auf.
    }
topic-mined-ships = Schiffe auf einer Mine
topic-mined-ships-says =
    { $battleship ->
        [sunk] Eine Mine versenkt jedes Schiff, das sie trifft, auch Schlachtschiffe.
       *[damaged] Eine Mine beschädigt ein unbeschädigtes Schlachtschiff und versenkt jedes andere Schiff.
    }
topic-mined-cargo = Fracht eines Transporters auf einer Mine
topic-mined-cargo-says =
    { $cargo ->
        [lost] Alle Fracht geht mit ihrem Transporter verloren.
       *[returned] Fracht geht mit ihrem Transporter verloren; nach der Mine geladene Einheiten kehren dorthin zurück, wo sie geladen wurden.
    }
topic-spared-powers = Verschonte Mächte
topic-spared-powers-none = Minen verschonen die Schiffe keiner Macht.
topic-spared-powers-some = Minen verschonen die Schiffe { LIST($powers, of: "power", form: "genitive") }.
topic-spared-ships = Verschonte Schiffe
topic-spared-ships-none = Minen verschonen keine Art von Schiff.
topic-spared-ships-some = Minen verschonen { LIST($kinds, of: "kind", form: "plural") }.

## Kampf

topic-rounds = Runden eines Landkampfs
topic-rounds-all = Ein Landkampf dauert, bis eine Seite keine Einheiten mehr hat.
topic-rounds-some =
    { $n ->
        [one] Ein Landkampf dauert eine Runde pro Zug.
       *[other] Ein Landkampf dauert { $n } Runden pro Zug, oder bis eine Seite keine Einheiten mehr hat.
    }
topic-joint = Gemeinsame Angriffe
topic-joint-none = Es gibt keine gemeinsamen Angriffe: Nur Einheiten der Macht, die am Zug ist, greifen an.
topic-joint-sides = Die Mächte einer Seite greifen gemeinsam an. Die Macht mit den meisten Einheiten dort entscheidet, ob sie es tun, zur See die mit den meisten Kriegsschiffen; bei Gleichstand gilt die Spielreihenfolge. An Land zählen alle Einheiten eines Spielers zusammen.
topic-air = Luftkampf
topic-air-all = Jagdflugzeuge kämpfen miteinander, bis nur eine Seite welche übrig hat. Diese Seite hat die Lufthoheit.
topic-air-one = Jagdflugzeuge kämpfen eine Runde lang miteinander. Die Seite, die mehr Jagdflugzeuge übrig hat, hat die Lufthoheit; bei gleicher Zahl hat keine sie.
topic-tanks = Panzer
topic-tanks-absorb = Jeder angreifende Panzer hebt einen Treffer pro Runde auf.
topic-tanks-absorb-strike = Jeder angreifende Panzer hebt einen Treffer pro Runde auf, aber keinen der Artillerie, die auf Landungen schießt.
topic-tanks-never = Panzer heben keine Treffer auf.
topic-tanks-except-landings = Jeder angreifende Panzer hebt einen Treffer pro Runde auf, aber nicht in der ersten Runde einer Landung.
topic-disputed-casualties = Strittige Verluste
topic-disputed-casualties-opponent = Einigen sich Mächte einer Seite nicht über Verluste, wählt sie die feindliche Macht mit den meisten Einheiten im Kampf; bei Gleichstand gilt die Spielreihenfolge.
topic-disputed-casualties-attacker = Einigen sich verteidigende Mächte nicht über Verluste, wählt sie der Angreifer.
topic-captors = Kontrolle über ein erobertes Gebiet
topic-captors-together = Mächte, die ein Gebiet gemeinsam erobern, einigen sich, wer es kontrolliert. Gelingt das nicht, kontrolliert es die mit den meisten Landeinheiten; haben mehrere gleich viele, wählt der ursprüngliche Besitzer eine von ihnen.
topic-captors-attacker = Die angreifende Macht kontrolliert, was sie erobert. Sind nur Verteidiger mehrerer Mächte übrig, einigen sie sich, wer das Gebiet kontrolliert; gelingt das nicht, entscheidet der Angreifer.
topic-coastal-fire = Artilleriefeuer auf Landungen
topic-coastal-fire-none = Artillerie schießt vor dem Kampf nicht auf landende Einheiten.
topic-coastal-fire-says = Vor dem Kampf schießt jede verteidigende Artillerie auf die gelandeten Einheiten und trifft { $die }.
topic-landed-units = Gelandete Einheiten
topic-landed-units-says =
    { $silent ->
        [none] Gelandete Einheiten schießen wie andere Angreifer.
        [offloaded] In diesem Zug gelandete Einheiten schießen in der ersten Runde nicht und geben darin keine Artillerieunterstützung.
       *[all] Keine angreifende Einheit schießt in der ersten Runde einer Landung.
    }
topic-bombardment = Beschuss
topic-bombardment-limits = Nur aus Seezonen ohne Seeschlacht, und nicht mehr Schlachtschiffe als gelandete Einheiten.
topic-bombardment-none = Schlachtschiffe beschießen keine Küste.
topic-bombardment-says =
    Schlachtschiffe, die eine Landung unterstützen, treffen { $die }. { $time ->
        [first] Sie schießen vor der ersten Runde, und getroffene Einheiten schießen nicht.
       *[with_fire] Sie schießen mit den anderen Einheiten in der ersten Runde, und getroffene Einheiten schießen noch.
    }
topic-contested-landings = Landung in umkämpftem Gebiet
topic-contested-landings-none = Eine Macht greift in umkämpftem Gebiet nicht in dem Zug an, in dem sie dort Einheiten anlandet.
topic-contested-landings-optional = Wo Einheiten in umkämpftem Gebiet landen, ist ein Angriff freiwillig; es gibt kein Artilleriefeuer auf Landungen und keinen Beschuss.
topic-named-landings = Mehrere Landungen in einem Gebiet
topic-named-landings-says =
    { $named ->
        [yes] Warten Einheiten in mehreren Seezonen auf ihre Landung, nennt ein Befehl zur Landung oder zum Abbruch die Seezone.
       *[no] Warten Einheiten in mehreren Seezonen auf ihre Landung, braucht ein Befehl zur Landung oder zum Abbruch keine Seezone zu nennen.
    }

## Seekampf

topic-sea-rounds = Runden einer Seeschlacht
topic-sea-rounds-says =
    { $rounds ->
        [one] Eine Seeschlacht dauert eine Runde.
        [press] Nach jeder Runde einer Seeschlacht setzt der Angreifer nach oder bricht den Angriff ab.
       *[all] Eine Seeschlacht dauert, bis eine Seite keine Schiffe mehr darin hat.
    }
topic-retreat = Rückzug
topic-retreat-none = Keine Schiffe ziehen sich zurück: Sie bleiben in der Seezone.
topic-retreat-attacker =
    Statt nachzusetzen oder abzubrechen, kann sich der Angreifer mit allen nicht getauchten Schiffen in eine angrenzende Seezone zurückziehen, aus der oder durch die ein Angreifer kam, wenn sie befreundet ist und es zu Beginn des Zuges war; nicht, wenn nur Transporter und getauchte U-Boote zu bekämpfen bleiben. { $closed ->
        [yes] In jener Seezone kämpft in diesem Zug niemand mehr.
       *[no] Schiffe, die sich zurückgezogen haben, kämpfen in diesem Zug nicht mehr; andere in jener Seezone können es noch.
    }
topic-retreat-both =
    { $rounds ->
        [one] Nach der Runde kann sich der Verteidiger mit allen oder einigen Schiffen in eine angrenzende befreundete Seezone ohne feindliche Minen zurückziehen, aus der kein Angreifer kam.
       *[press] Wenn der Angreifer abbricht, kann sich der Verteidiger mit allen oder einigen Schiffen in eine angrenzende befreundete Seezone ohne feindliche Minen zurückziehen, aus der kein Angreifer kam.
    } Bleiben Überwasserkriegsschiffe des Verteidigers, müssen sich die Angreifer gemeinsam in eine Seezone zurückziehen, aus der einer von ihnen kam und in der keine feindlichen Überwasserkriegsschiffe sind; gibt es keine, bleiben sie. Wohin sie sich zurückgezogen haben, kämpft in diesem Zug niemand mehr.
topic-submarines = U-Boote
topic-submarines-says =
    { $submerge ->
        [before_fire] U-Boote tauchen, bevor jemand schießt, und können nicht getroffen werden.
       *[with_fire] U-Boote tauchen, statt zu schießen, und können in dieser Runde noch getroffen werden.
    }

## Aufstellung neuer Einheiten

topic-capital = Hauptstadt
topic-capital-says =
    { $limit ->
        [none] Eine Macht stellt Landeinheiten und Jagdflugzeuge in ihrer Hauptstadt auf, beliebig viele.
        [ipc] Eine Macht stellt Landeinheiten und Jagdflugzeuge in ihrer Hauptstadt auf, bis zu deren IPC-Wert pro Zug.
       *[number] Eine Macht stellt Landeinheiten und Jagdflugzeuge in ihrer Hauptstadt auf, bis zu { $n } pro Zug.
    }
topic-regions = Regionale Gebiete
topic-regions-none = In regionalen Gebieten werden keine Einheiten aufgestellt.
topic-regions-says =
    { $limit ->
        [none] Eine Macht stellt auch Infanterie in ihren regionalen Gebieten auf, beliebig viel.
        [ipc] Eine Macht stellt auch Infanterie in ihren regionalen Gebieten auf, bis zu deren IPC-Wert pro Zug.
       *[number] Eine Macht stellt auch Infanterie in ihren regionalen Gebieten auf, bis zu { $n } pro Zug.
    }
topic-places = Andere Orte
topic-places-none = Keine Macht stellt Landeinheiten außerhalb ihrer Heimat auf.
topic-places-says =
    { LIST($places, join: "semicolon") }{ $industry ->
        [0] ; höchstens eine davon ist keine Infanterie.
        [1] ; höchstens eine jeder Art außer Infanterie.
       *[other] .
    }
topic-places-any = { POWER($power, form: "start") } stellt sie auch hier auf: { LIST($lands, of: "space") }, beliebig viele
topic-places-number = { POWER($power, form: "start") } stellt sie auch hier auf: { LIST($lands, of: "space") }, bis zu { $n } pro Zug
topic-places-worth = { POWER($power, form: "start") } stellt sie auch hier auf: { SPACE($land) }, bis zu dessen IPC-Wert pro Zug ({ $n })
topic-places-worths = { POWER($power, form: "start") } stellt sie auch hier auf: { LIST($lands, of: "space") }, jeweils bis zum IPC-Wert pro Zug ({ LIST($values) })
topic-place-worth = { SPACE($land) } { $n }
topic-contested = Umkämpftes Gebiet
topic-contested-says =
    { $allowed ->
        [yes] Landeinheiten und Jagdflugzeuge können in umkämpftem Gebiet aufgestellt werden.
       *[no] Landeinheiten und Jagdflugzeuge werden nur in Gebieten aufgestellt, die ihre Macht kontrolliert, nicht in umkämpften.
    }
topic-battleships = Schlachtschiffe
topic-battleships-ships = Andere Schiffe kommen in Seezonen von Marinebasen in ursprünglichen Gebieten, die ihre Macht seit Beginn ihres Zuges kontrolliert.
topic-battleships-hulls = Eine Macht legt ein neues Schlachtschiff in ihrer nicht umkämpften Hauptstadt oder einem regionalen Gebiet mit Marinebasis auf Kiel, jeweils eines zur Zeit. Es läuft in der Aufstellungsphase der nächsten Runde vom Stapel, außer das Gebiet ist dann umkämpft.
topic-battleships-launched = Neue Schlachtschiffe werden wie andere Schiffe aufgestellt. Die zu Spielbeginn im Bau befindlichen laufen in der ersten Aufstellungsphase ihrer Macht vom Stapel.
topic-battleships-placed = Neue Schlachtschiffe werden wie andere Schiffe aufgestellt.
topic-refund = Erstattung
topic-refund-says =
    { $refund ->
        [ships] Schiffe, die nicht aufgestellt werden können, werden erstattet; andere solche Einheiten gehen verloren.
        [all] Einheiten, die nicht aufgestellt werden können, werden erstattet.
       *[none] Einheiten, die nicht aufgestellt werden können, gehen ohne Erstattung verloren.
    }

## Einkommen

topic-income = Einkommen
topic-income-says =
    { $basis ->
        [flat] Eine Macht erhält 1 IPC für jedes Gebiet, das sie kontrolliert, nichts für umkämpfte.
       *[ipc] Eine Macht erhält den IPC-Wert jedes Gebiets, das sie kontrolliert, nichts für umkämpfte.
    }
topic-trade = Handel
topic-trade-none = Es gibt keinen Handel.
topic-trade-says =
    { $partner ->
        [any] Eine Macht erhält 1 IPC mehr für jede neutrale Macht, deren Heimat an ein Gebiet grenzt, das sie kontrolliert.
       *[minors] Eine Macht erhält 1 IPC mehr für jede mit niemandem verbündete neutrale kleine Macht, deren Heimat an ein Gebiet grenzt, das sie kontrolliert.
    } { $morocco ->
        [until-contested] Kolonien zählen nicht, aber Spanisch-Marokko gehört zu Spanien, bis eine kriegführende Macht es kontrolliert oder umkämpft.
       *[until-raised] Kolonien zählen nicht, aber Spanisch-Marokko gehört zu Spanien, bis seine Armee mobil macht oder eine Macht es kontrolliert.
    }
topic-no-income = Kein Einkommen
topic-no-income-says =
    { $collapse ->
        [yes] Eine Macht, deren Hauptstadt erobert oder deren Wirtschaft zusammengebrochen ist, kauft nichts, stellt nichts auf und erhält nichts, bis die Hauptstadt befreit ist oder die Wirtschaft sich erholt.
       *[no] Eine Macht, deren Hauptstadt erobert ist, kauft nichts, stellt nichts auf und erhält nichts, bis die Hauptstadt befreit ist.
    }
topic-spoils = Kasse einer eroberten Hauptstadt
topic-spoils-says =
    { $treasury ->
        [taken] Der Eroberer einer Hauptstadt nimmt die Kasse und den Kauf ihrer Macht.
        [lost] Kasse und Kauf einer Macht gehen an die Bank verloren, wenn ihre Hauptstadt erobert wird.
       *[kept] Eine Macht behält ihre Kasse und ihren Kauf, wenn ihre Hauptstadt erobert wird.
    }
topic-submarine-warfare-none = Es gibt keinen U-Boot-Krieg.
topic-submarine-warfare-says =
    { POWER($raiders, form: "start") } kann ihn jederzeit für den Rest des Krieges erklären. Immer wenn dann { LIST($victims, of: "power", join: "or") } Einkommen erhält, würfelt jedes U-Boot { POWER($raiders, form: "genitive") } in { LIST($zones, of: "space") }: { $die } kostet der Überfall { $toll ->
        [one] 1 IPC.
       *[die] so viele IPCs, wie der Würfel zeigt.
    }

## Züge

topic-turns = Züge einer Runde
topic-turns-sides = Zuerst ziehen { POWER($first) } gemeinsam, Phase für Phase, dann { POWER($second) }.
topic-turns-powers = Die Mächte ziehen nacheinander: { LIST($turns, of: "power") }.
topic-start-of-round = Beginn einer Runde
topic-start-of-round-turn = Eine Runde beginnt mit ihrem ersten Zug.
topic-start-of-round-entry = Eine Runde beginnt mit dem Kriegseintritt neutraler Mächte; dann folgt ihr erster Zug.
topic-calendar = Kalender
topic-calendar-none = Runden haben keine Daten.
topic-calendar-says =
    { $season ->
        [spring] Drei Runden sind ein Jahr: Frühling, Sommer und Herbst. Runde 1 ist der Frühling { $year }.
        [summer] Drei Runden sind ein Jahr: Frühling, Sommer und Herbst. Runde 1 ist der Sommer { $year }.
       *[fall] Drei Runden sind ein Jahr: Frühling, Sommer und Herbst. Runde 1 ist der Herbst { $year }.
    }
topic-neutral-turns = Neutrale Mächte
topic-neutral-turns-says =
    { $turns ->
        [yes] Eine neutrale Großmacht hat ihre Züge: Sie kauft, stellt auf und bewegt Schiffe, aber weder Landeinheiten noch Jagdflugzeuge, und greift nicht an.
       *[no] Eine neutrale Großmacht hat keine Züge.
    }

## Der Beginn des Krieges

topic-entry-of-power = Kriegseintritt: { POWER($power, form: "label") }
topic-entry-of-minor = Kriegseintritt: { SPACE($minor) }
topic-entry-at-war = Von Anfang an im Krieg.
topic-entry-neutral =
    { $raided ->
        [yes] Neutral bis zum Kriegseintritt { $date }, oder früher bei einem Angriff oder Einkommensverlust durch U-Boote.
       *[no] Neutral bis zum Kriegseintritt { $date }, oder früher bei einem Angriff.
    } { $earns ->
        [yes] Bis dahin gibt es Einkommen.
       *[no] Bis dahin gibt es kein Einkommen.
    }
topic-entry-only =
    { $raided ->
        [yes] Neutral; Kriegseintritt nur bei einem Angriff oder Einkommensverlust durch U-Boote.
       *[no] Neutral; Kriegseintritt nur bei einem Angriff.
    } { $earns ->
        [yes] Bis dahin gibt es Einkommen.
       *[no] Bis dahin gibt es kein Einkommen.
    }
topic-entry-turn = zu Beginn des eigenen Zuges { $turn }
topic-entry-round = zu Beginn der Runde { $round }
topic-entry-dice = zu Beginn der Runde { $before } { $early }, der Runde { $round } { $late } und der Runde { $after } in jedem Fall
topic-entry-first-dice = zu Beginn der Runde { $round } { $late } und der Runde { $after } in jedem Fall
topic-entry-unaligned = Mit niemandem verbündet; die kleine Macht verteidigt sich gegen ihren ersten Angreifer.
topic-entry-controlled = Von Anfang an im Krieg, unter der Kontrolle { POWER($power, form: "genitive") }.
topic-entry-entered = Die kleine Macht macht auf der Seite { POWER($power, form: "genitive") } mobil, wenn eine Macht einer der beiden Seiten sie betritt.
topic-entry-joins =
    { $colonies ->
        [yes] Die kleine Macht tritt an die Seite { POWER($power, form: "genitive") }: { $date }, oder früher, wenn ein Feind sie oder eine ihrer Kolonien betritt.
       *[no] Die kleine Macht tritt an die Seite { POWER($power, form: "genitive") }: { $date }, oder früher, wenn ein Feind sie betritt.
    }
topic-entry-joins-only =
    { $colonies ->
        [yes] Die kleine Macht tritt nur dann an die Seite { POWER($power, form: "genitive") }, wenn ein Feind sie oder eine ihrer Kolonien betritt.
       *[no] Die kleine Macht tritt nur dann an die Seite { POWER($power, form: "genitive") }, wenn ein Feind sie betritt.
    }
topic-obligation = Verpflichtung der Runde 1: { POWER($power, form: "label") }
topic-obligation-none = Keine Verpflichtung.
topic-obligation-attack-serbia = Angriff auf Serbien mit mindestens einer Infanterie.
topic-obligation-all-to-serbia = Angriff auf Serbien mit allen Einheiten in Triest.
topic-obligation-all-to-belgium = Angriff auf Belgien mit allen Einheiten im Ruhrgebiet.

## Kleine Mächte

topic-by-entry = Mobilmachung
topic-by-entry-all = Eine kleine Macht macht mobil, wenn eine Macht einer der beiden Seiten sie zum ersten Mal betritt.
topic-by-entry-attacked = Eine verbündete kleine Macht tritt zu ihrem Zeitpunkt in den Krieg ein, oder wenn ein Feind sie oder eine ihrer Kolonien betritt; jede andere macht mobil, wenn sie überfallen wird.
topic-aligned-army = Armee einer verbündeten kleinen Macht
topic-aligned-army-none = Eine verbündete kleine Macht stellt nichts weiter auf: Ihre Garnison ist von Anfang an auf dem Spielplan.
topic-aligned-army-says = Eine verbündete kleine Macht stellt auf: { $army }.
topic-neutral-army = Armee jeder anderen kleinen Macht
topic-neutral-army-says = Eine mit niemandem verbündete kleine Macht stellt auf: { $army }.
topic-garrisons = Garnisonen
topic-garrisons-says =
    { $garrisons ->
        [yes] Garnisonen verbündeter kleiner Mächte sind von Anfang an auf dem Spielplan und bleiben dort, bis sie in den Krieg eintreten.
       *[no] Kleine Mächte haben keine Einheiten auf dem Spielplan, bevor sie mobil machen.
    }
topic-joining = Anschluss an eine Großmacht
topic-joining-for-good = Eine verbündete kleine Macht, die in den Krieg eintritt, bringt all ihre Gebiete und Kolonien zu ihrer Großmacht.
topic-joining-control = Eine befreundete Macht, die eine verbündete kleine Macht betritt, gibt die Kontrolle deren Großmacht. Kolonien fallen an die erste Macht, die sie betritt.
topic-joining-garrison = Die Garnison gehört von da an der Großmacht, welche Seite auch immer einmarschiert ist.
topic-original = Ursprüngliche Gebiete
topic-original-says =
    { $joined ->
        [yes] Gebiete einer kleinen Macht, die sich angeschlossen hat, zählen als ursprüngliche Gebiete ihrer Großmacht.
       *[no] Gebiete kleiner Mächte sind ursprüngliche Gebiete keiner Großmacht.
    }
topic-closed = Neutrale Mächte der eigenen Seite
topic-closed-says =
    { $closed ->
        [yes] Bis eine neutrale Macht in den Krieg eintritt, betreten Mächte ihrer eigenen Seite weder ihre Gebiete noch die ihrer kleinen Mächte oder deren Kolonien.
       *[no] Mächte der eigenen Seite können eine verbündete kleine Macht betreten, bevor sie mobil macht.
    }
topic-morocco = Spanisch-Marokko
topic-morocco-says =
    { $army ->
        [yes] Spanisch-Marokko stellt eine eigene Armee auf, wenn es überfallen wird; Spanien bleibt neutral.
       *[no] Spanisch-Marokko stellt keine Armee auf: Die erste Macht, die es betritt, kontrolliert es.
    }

## Zusammenbruch

topic-collapse = Zusammenbruch
topic-no-collapse = Keine Macht bricht zusammen.
topic-collapse-tournament = Zu Beginn ihres eigenen Zuges bricht die Wirtschaft einer Macht zusammen, wenn genug ihrer Heimat verloren ist, und erholt sich sonst. Am Ende ihres eigenen Zuges kapituliert sie, wenn noch mehr verloren ist.
topic-collapse-thresholds = Am Ende einer Runde bricht jede Macht zusammen, die mindestens ihre Schwelle an Heimat verloren hat.
topic-collapse-half = Am Ende einer Runde bricht jede Macht zusammen, die mindestens die Hälfte des IPC-Werts ihrer Heimat verloren hat.
topic-threshold = Schwelle: { POWER($power, form: "label") }
topic-threshold-none = Diese Macht kann nicht zusammenbrechen.
topic-threshold-two = Die Wirtschaft bricht mit { $economic } der { $worth } IPCs der Heimat verloren zusammen. Die Macht kapituliert mit { $political } verloren.
topic-threshold-one = Die Macht bricht mit { $political } der { $worth } IPCs ihrer Heimat verloren zusammen.
topic-contested-homeland = Umkämpfte Heimat
topic-contested-homeland-says =
    { $counts ->
        [yes] Heimat, die Feinde kontrollieren oder umkämpfen, zählt als verloren.
       *[no] Nur Heimat, die Feinde kontrollieren, zählt als verloren, umkämpfte nicht.
    }
topic-effect = Folge eines Zusammenbruchs
topic-effect-surrender =
    Die Einheiten einer Macht, die kapituliert, werden entfernt. Ihre Gebiete fallen an die Mächte mit Einheiten dort; die anderen kontrolliert niemand, und alle können sie betreten.{ $treasury ->
        [taken] {" "}Ihre Kasse geht an den ersten Feind, der ihre Hauptstadt kontrolliert.
        [lost] {" "}Ihre Kasse ist verloren, wenn ein Feind ihre Hauptstadt kontrolliert.
       *[kept] {""}
    }
topic-effect-impassable = Die Einheiten einer zusammengebrochenen Macht werden entfernt. Gebiete, die sie erobert hat, kehren zu ihren ursprünglichen Besitzern zurück, und umkämpfte fallen an die dort verbliebenen Mächte. Ihre eigenen Gebiete werden unpassierbar, außer denen mit Einheiten ihrer Freunde, die sie behalten.

## Sieg

topic-collapse-wins = Sieg durch Zusammenbruch
topic-collapse-wins-none = Ein Zusammenbruch allein verliert den Krieg nicht.
topic-collapse-wins-says =
    Eine Seite verliert den Krieg, wenn { $n ->
        [one] eine ihrer Mächte zusammengebrochen ist
       *[other] { $n } ihrer Mächte zusammengebrochen sind
    }; geprüft wird das { $when ->
        [turn] am Ende eines Zuges
        [round] am Ende einer Runde
       *[both] am Ende eines Zuges oder einer Runde
    }. Haben beide Seiten so verloren, gewinnt die Seite mit dem größeren Einkommen.
topic-capitals = Sieg durch Hauptstädte: { POWER($side, form: "label") }
topic-capitals-none = { POWER($side, form: "start") } gewinnen nicht durch Hauptstädte.
topic-both = Beide Seiten zugleich
topic-both-draw = Haben beide Seiten im selben Moment durch Hauptstädte gewonnen, endet der Krieg unentschieden.
topic-both-never = Beide Seiten können nicht im selben Moment durch Hauptstädte gewinnen.
topic-clock = Würfel, die den Krieg beenden
topic-clock-none = Kein Würfel beendet den Krieg.
topic-clock-says = Dauert der Krieg so lange, gewinnen ihn { POWER($side) } { LIST($rounds, join: "comma") }.
topic-clock-die = am Ende von Runde { $round } { $die }
topic-clock-certain = am Ende von Runde { $round } in jedem Fall
topic-last-round = Letzte Runde
topic-last-round-none = Es gibt keine letzte Runde, in der eine Zählung entscheidet.
topic-last-round-says =
    { $end ->
        [round] Nach Runde { $round }
        [announced] Nach der Runde, die ein Spieler als letzte ankündigt,
       *[both] Nach Runde { $round } oder nach der Runde, die ein Spieler als letzte ankündigt,
    } { $count ->
        [income] gewinnt das größere Einkommen: was die Mächte einer Seite in einem Zug erhalten.
       *[points] gewinnt die Seite mit mehr Punkten: 1 Punkt für jeden IPC feindlicher Heimat, die sie kontrolliert oder umkämpft.
    }
topic-tie = Gleichstand
topic-tie-none = Keine Zählung entscheidet den Krieg.
topic-tie-says =
    { $what ->
        [points] Gleiche Punkte
        [incomes] Gleiche Einkommen
       *[both] Gleiche Punkte oder Einkommen
    } { $tie ->
        [central] bringen den Mittelmächten den Sieg.
        [allies] bringen den Alliierten den Sieg.
       *[draw] ergeben ein Unentschieden.
    }
topic-revolution-none = Es gibt keine Russische Revolution.
topic-revolution-says =
    Ab Runde { $round } bricht sie am Ende von Russlands Zug aus, wenn die Mittelmächte mindestens { $n ->
        [one] { $n } ursprünglich russisches Gebiet
       *[other] { $n } ursprünglich russische Gebiete
    } neben Moskau kontrollieren und noch eines kontrollieren oder umkämpfen, aber nicht Moskau kontrollieren. { $departed ->
        [yes] Alle Mittelmächte müssen den Waffenstillstand annehmen, sonst ist er endgültig abgelehnt.
       *[no] Alle Mittelmächte, die noch im Krieg sind, müssen den Waffenstillstand annehmen, sonst ist er endgültig abgelehnt.
    }

## Spielplan und Aufstellung

topic-value = IPC-Wert: { SPACE($territory) }
topic-controller = Kontrolle zu Beginn: { SPACE($territory) }
topic-aligned = Bündnis: { SPACE($territory) }
topic-space = { SPACE($space) }
topic-no-units = Keine Einheiten.
topic-forces = { LIST($forces, join: "semicolon") }
topic-force = { POWER($power, form: "label") }: { UNITS($units) }
topic-treasury = Kasse: { POWER($power, form: "label") }
topic-treasury-says = Die IPCs, mit denen eine Macht beginnt.
topic-hulls = Schlachtschiffe im Bau
topic-hulls-none = Keine.
topic-hulls-says = Je eines: { LIST($lands, of: "space") }.
topic-bid = Gebot: { POWER($power, form: "label") }
topic-bid-none = Kein Gebot.
topic-bid-says = Die Einheiten, die eine Macht in ihrer ersten Aufstellungsphase kostenlos aufstellt.
topic-bid-units = { UNITS($units) }

## Optionen

topic-option-offered = { LIST($values, join: "or") }, sonst { $default }.
topic-option-values = { LIST($values, join: "or") }
topic-option-range = { $least } bis { $most }
topic-option-not-offered = Nicht angeboten.
topic-option-not-offered-with = Nicht angeboten mit { $option } { $value }.
topic-option-only-with = Nur mit { $option } { LIST($values, join: "or") }.
topic-option-not-with = Nicht mit { $option } { LIST($values, join: "or") }.
topic-option-value-not-with = Nicht { LIST($own, join: "or") } mit { $option } { LIST($values, join: "or") }.
topic-option-titled = „{ $title }“:
