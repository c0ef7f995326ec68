### Das Feld, in dem ein Spieler auf Fragen antwortet.

## Das Ende einer Phase

end-fix = { $n ->
    [one] Zuerst 1 Problem lösen
   *[other] Zuerst { $n } Probleme lösen
}
end-purchase = Kauf beenden
end-movement = Bewegung beenden
end-combat = Kampf beenden
end-mobilization = Aufstellung beenden

## Kauf

purchase-carries = Trägt { $capacity }, zieht { $move }
purchase-silent = Feuert nicht, zieht { $move }
purchase-fires = Angriff und Abwehr { $attack }, zieht { $move }
purchase-attacks = Angriff { $attack }, Abwehr { $defence }, zieht { $move }
purchase-on-board = { $n ->
    [0] Keine auf dem Brett
   *[other] { $n } auf dem Brett
}
purchase-same-reason = Aus demselben Grund.
purchase-bid = Dein Gebot bringt bei der Aufstellung kostenlos { UNITS($units) }.
purchase-treasury = Kasse
purchase-spent = Ausgegeben
purchase-left = übrig
purchase-buy = { $n ->
    [one] 1 Einheit für { $cost } kaufen
   *[other] { $n } Einheiten für { $cost } kaufen
}
purchase-reset = Kauf zurücksetzen
purchase-skip = Nichts kaufen und weiter

## Bewegung

movement-made = { $n ->
    [0] Noch keine Bewegungen
   *[other] Bewegungen bisher: { $n }
}
movement-via = über { LIST($spaces, of: "space", join: "comma") }
movement-rail = mit der Bahn
movement-load = laden
movement-offload = anlanden
movement-offload-later = nach dem Gefecht anlanden
movement-undo = Bewegung { ROUTE($route) } rückgängig machen
movement-chance-sea = Die Chance auf den Sieg, wenn das Gefecht bis zum Ende geführt wird
movement-chance-land = Die Chance auf die Eroberung, oder die erwarteten Treffer: eigene zu feindlichen
movement-ready = { $n ->
    [0] Keine deiner Einheiten kann sich bewegen.
    [one] Einheiten in 1 Feld können sich bewegen. Es ist violett umrandet.
   *[other] Einheiten in { $n } Feldern können sich bewegen. Sie sind violett umrandet.
}
movement-other-battles = Andere Gefechte

## Kampf

combat-battles = Gefechte
combat-none = Keine Gefechte mehr
combat-required = Pflicht
combat-skip = Übrige Angriffe auslassen
combat-first = Zuerst die Pflichtgefechte führen

## Aufstellung

mobilize-to-place = Aufzustellende Einheiten
mobilize-all-placed = Alle Einheiten sind aufgestellt
mobilize-next = Die nächste Einheit
mobilize-how-many = Wie viele auf einmal
mobilize-all = So viele wie möglich
mobilize-one = Einzeln
mobilize-in = { $n } { SPACE($space, form: "in") }
mobilize-build = Bau { SPACE($space, form: "in") }
mobilize-battleship = Ein Schlachtschiff wird in einem Gebiet mit Marinebasis gebaut und läuft in einer späteren Runde vom Stapel.
mobilize-refund = Kein Platz für { UNITS($units) }. Der Preis wird am Ende der Phase erstattet.
mobilize-placed = Aufgestellt
mobilize-undo = Aufstellung { SPACE($space, form: "in") } rückgängig machen
mobilize-first = Zuerst die Einheiten aufstellen

## Einkommen

income-treasury = Kasse
income-territories = Einkommen aus deinen Gebieten
income-then = Neue Kasse
income-submarines = Der U-Boot-Krieg kann es verringern: Gewürfelt wird beim Kassieren.
income-collect = { $n ->
    [one] 1 IPC kassieren
   *[other] { $n } IPCs kassieren
}

## Verluste

casualties-hint = { $hits ->
    [one] 1 Treffer verteilen: eine Einheit auf dem Kampfbrett anklicken oder hier zählen. Die billigste ist vorgewählt.
   *[other] { $hits } Treffer verteilen: Einheiten auf dem Kampfbrett anklicken oder hier zählen. Die billigsten sind vorgewählt.
}
casualties-remain = { $n ->
    [0] keine bleibt
    [one] 1 bleibt
   *[other] { $n } bleiben
}
casualties-afloat = bleibt schwimmfähig
casualties-sunk = Schlachtschiff, durch { $hits } Treffer versenkt
casualties-more = { $n ->
    [one] Noch 1 Treffer verteilen
   *[other] Noch { $n } Treffer verteilen
}
casualties-too-many = { $n ->
    [one] 1 Treffer zu viel
   *[other] { $n } Treffer zu viel
}

## Tauchen, nachsetzen, Rückzug

submerge-boat = { $under ->
    [yes] U-Boot { $number }: taucht
   *[no] U-Boot { $number }: feuert
}
submerge-submerges = taucht
submerge-fires = feuert
submerge-count = Tauchen
submerge-before = Ein tauchendes U-Boot verlässt das Gefecht, bevor jemand feuert.
submerge-after = Ein tauchendes U-Boot feuert nicht. Übersteht es die Runde, verlässt es das Gefecht.
submerge-odds-fire = { $most ->
    [one] Wenn es feuert und das Gefecht bis zum Ende geht:
   *[other] Wenn alle feuern und das Gefecht bis zum Ende geht:
}
submerge-odds-all = { $most ->
    [one] Wenn es taucht und die anderen bis zum Ende kämpfen:
   *[other] Wenn alle tauchen und die anderen bis zum Ende kämpfen:
}
submerge-odds-some = { $n ->
    [one] Wenn 1 taucht und die anderen bis zum Ende kämpfen:
   *[other] Wenn { $n } tauchen und die anderen bis zum Ende kämpfen:
}
submerge-all = { $most ->
    [one] Tauchen
   *[other] Mit allen tauchen
}
submerge-some = { $n } tauchen, mit { $rest } feuern
submerge-none = { $most ->
    [one] Feuern
   *[other] Mit allen feuern
}
press-press = Beide Seiten feuern noch eine Runde und entfernen dann ihre Verluste.
press-break-off = Das Gefecht endet. Alle Schiffe bleiben in der Seezone.
press-retreat = Deine Schiffe ziehen sich { SPACE($zone, form: "to") } zurück.
press-odds = Bis zum Ende geführt:
retreat-hint = Schiffe, die sich zurückziehen, verlassen das Gefecht. Die übrigen halten die Seezone.
retreat-where = Die Seezone für den Rückzug
retreat-stay = { $n ->
    [0] keines bleibt
    [one] 1 bleibt
   *[other] { $n } bleiben
}
retreat-all = Rückzug { SPACE($zone, form: "to") } mit allen Schiffen
retreat-choose = Schiffe für den Rückzug wählen
retreat-hold = { SPACE($zone) } halten

## Andere Fragen

choice-about-land = Minen haben deine Schiffe unterwegs getroffen. Die Einheiten an Bord können landen oder an Bord bleiben.
choice-about-represent = Die Macht, die das Gebiet vertritt, befehligt von nun an dessen Armee.
choice-about-control = Mehrere Mächte deiner Seite haben dort Einheiten. Die Macht, die das Gebiet übernimmt, erhält das Einkommen.
choice-about-armistice = Nehmen alle Mittelmächte an, scheidet Russland aus dem Krieg aus. Lehnt eine ab, geht der Krieg im Osten weiter.
choice-about-spare = Der Angriff kann nur den Feinden gelten oder auch den neutralen Schiffen. Dann tritt deren Macht in den Krieg ein.
choice-about-replace = Jede Armee braucht mindestens eine eigene Infanterie. Eine der eben aufgestellten Einheiten wird getauscht.
choice-about-launch = Das Schlachtschiff ist fertig. Es läuft in einer Seezone neben der Marinebasis vom Stapel.
choice-land = Die Einheiten landen an und greifen an, wenn Feinde dort sind.
choice-call-off = Die Einheiten bleiben an Bord.
choice-agree = Stimmen alle Mächte zu, ist es entschieden.
choice-object = Dann bestimmen die Regeln, welche Macht entscheidet.
choice-there = Dort: { UNITS($units) }
choice-proposes = { POWER($power, form: "start") } schlägt vor:

## Chancen

odds-cleared = geräumt
forecast-captured = erobert
odds-undecided = unentschieden
forecast-contested = umkämpft
forecast-repelled = abgewehrt
forecast-losses = Erwartete Verluste: Angreifer { NUMBER($attacker, digits: 1) } IPCs, Verteidiger { NUMBER($defender, digits: 1) } IPCs.
odds-brief-won = { $chance } Sieg
odds-brief-captured = { $chance } Eroberung
odds-brief-hits = { NUMBER($attacker, digits: 1) } zu { NUMBER($defender, digits: 1) } Treffer

## Schiffe in einer Seezone

zone-friend = { POWER($power, form: "start") } hat dort { UNITS($units) }.
zone-enemy = { POWER($power, form: "start") } (Feind) hat dort { UNITS($units) }.
zone-mines = Minen können dort deine Schiffe treffen.
zone-empty = Dort sind keine Schiffe.
