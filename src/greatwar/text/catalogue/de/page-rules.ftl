### Die Regeln: nach Kapiteln, Wert für Wert und im Vergleich.

rules-title = Regeln · { $ruleset }
rules-heading = Regeln
rules-ruleset = Regelwerk
rules-view = Ansicht
rules-part-rules = Regeln
rules-part-values = Werte
rules-part-compared = Regelwerke vergleichen
rules-search = Regeln durchsuchen
rules-chapters = Kapitel
rules-options = Mit Optionen
rules-all-rulesets = Alle Regelwerke
rules-with-options = { $ruleset }, mit den gewählten Optionen
rules-count = { $n ->
    [one] { $ruleset }: { $n } Regel, in eigenen Worten.
   *[other] { $ruleset }: { $n } Regeln, in eigenen Worten.
}
rules-found = { $ruleset }: { $n } von { $all } Regeln, in eigenen Worten.
rules-loading = Regeln werden geladen …
rules-of-others = Aus anderen Regelwerken
rules-no-rule = Keine Regel enthält diese Wörter.
rules-values = { $ruleset }: jeder Wert, wie das Spiel ihn anwendet.
rules-no-value = Kein Wert enthält diese Wörter.

## Regelwerke im Vergleich

rules-comparing = Regelwerke werden verglichen …
rules-common = Gemeinsames zeigen
rules-setup = Aufstellung zeigen
rules-rows = { $n ->
    [one] { $n } Zeile
   *[other] { $n } Zeilen
}
rules-compared = Regelwerke im Vergleich
rules-compared-rule = Regel
rules-no-difference = Kein Unterschied enthält diese Wörter.

## Eine Regel, über dem Spiel

rules-rule = Regel { $rule }
rules-close = Schließen
rules-rule-loading = Regel wird geladen …
rules-read-among = Unter den anderen Regeln lesen
