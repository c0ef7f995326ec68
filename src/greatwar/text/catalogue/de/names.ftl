### Namen der Mächte, Seiten, Felder, Einheiten und Phasen und die kleinen Wörter zwischen ihnen.

## Wörter, die in jeder Sprache gleich sind

plain = { $text }

## Mächte und Seiten, wie ein Satz sie nennt

power-austria-hungary = Österreich-Ungarn
    .short = Österreich
    .adjective = österreichisch-ungarisch
    .genitive = Österreich-Ungarns
power-russia = Russland
    .adjective = russisch
    .genitive = Russlands
power-germany = Deutschland
    .adjective = deutsch
    .genitive = Deutschlands
power-france = Frankreich
    .adjective = französisch
    .genitive = Frankreichs
power-britain = Großbritannien
    .short = Britannien
    .adjective = britisch
    .genitive = Großbritanniens
power-ottoman = das Osmanische Reich
    .start = Das Osmanische Reich
    .label = Osmanisches Reich
    .short = Osmanen
    .adjective = osmanisch
    .genitive = des Osmanischen Reiches
    .dative = dem Osmanischen Reich
power-italy = Italien
    .adjective = italienisch
    .genitive = Italiens
power-usa = Amerika
    .label = Vereinigte Staaten
    .short = U.S.A.
    .adjective = amerikanisch
    .genitive = Amerikas
power-central = die Mittelmächte
    .start = Die Mittelmächte
    .label = Mittelmächte
    .genitive = der Mittelmächte
    .dative = den Mittelmächten
power-allies = die Alliierten
    .start = Die Alliierten
    .label = Alliierte
    .genitive = der Alliierten
    .dative = den Alliierten
power-possessive = { $name }s

## Felder

zone = SZ { $number }
space-in = in { $name }
space-to = nach { $name }
space-from = aus { $name }
space-vienna = Wien
space-bohemia = Böhmen
space-budapest = Budapest
space-galicia = Galizien
space-trieste = Triest
space-tyrolia = Tirol
space-moscow = Moskau
space-belarus = Weißrussland
    .map = Weiß{ "\u00AD" }russland
space-finland = Finnland
space-karelia = Karelien
space-kazakhstan = Kasachstan
space-livonia = Livland
space-poland = Polen
space-sevastopol = Sewastopol
space-tatarstan = Tatarstan
space-ukraine = Ukraine
    .in = in der Ukraine
    .to = in die Ukraine
    .from = aus der Ukraine
    .object = die Ukraine
space-berlin = Berlin
space-alsace = Elsass
    .in = im Elsass
    .to = ins Elsass
    .from = aus dem Elsass
    .object = das Elsass
space-hanover = Hannover
space-kiel = Kiel
space-munich = München
space-prussia = Preußen
space-ruhr = Ruhrgebiet
    .in = im Ruhrgebiet
    .to = ins Ruhrgebiet
    .from = aus dem Ruhrgebiet
    .object = das Ruhrgebiet
    .map = Ruhr
space-silesia = Schlesien
space-german-east-africa = Deutsch-Ostafrika
    .map = Deutsch-Ost{ "\u00AD" }afrika
space-kamerun = Kamerun
space-south-west-africa = Deutsch-Südwestafrika
    .map = Deutsch-Südwest{ "\u00AD" }afrika
space-togoland = Togo
space-paris = Paris
space-bordeaux = Bordeaux
space-brest = Brest
space-burgundy = Burgund
    .in = in Burgund
    .to = nach Burgund
    .from = aus Burgund
space-lorraine = Lothringen
space-marseilles = Marseille
space-picardy = Picardie
    .in = in der Picardie
    .to = in die Picardie
    .from = aus der Picardie
    .object = die Picardie
space-algeria = Algerien
space-corsica = Korsika
    .in = auf Korsika
    .to = nach Korsika
    .from = von Korsika
space-french-equatorial-africa = Französisch-Äquatorialafrika
    .map = Französisch-Äquatorial{ "\u00AD" }afrika
space-french-west-africa = Französisch-Westafrika
    .map = Französisch-West{ "\u00AD" }afrika
space-madagascar = Madagaskar
    .in = auf Madagaskar
    .to = nach Madagaskar
    .from = von Madagaskar
space-morocco = Marokko
space-tunisia = Tunis
space-london = London
space-scotland = Schottland
space-wales = Wales
space-yorkshire = Yorkshire
space-anglo-egyptian-sudan = Anglo-Ägyptischer Sudan
    .in = im Anglo-Ägyptischen Sudan
    .to = in den Anglo-Ägyptischen Sudan
    .from = aus dem Anglo-Ägyptischen Sudan
    .object = den Anglo-Ägyptischen Sudan
space-british-east-africa = Britisch-Ostafrika
    .map = Britisch-Ost{ "\u00AD" }afrika
space-canada = Kanada
space-egypt = Ägypten
space-gold-coast = Goldküste
    .in = an der Goldküste
    .to = an die Goldküste
    .from = von der Goldküste
    .object = die Goldküste
    .map = Gold{ "\u00AD" }küste
space-india = Indien
space-ireland = Irland
space-nigeria = Nigeria
space-rhodesia = Rhodesien
space-union-of-south-africa = Südafrikanische Union
    .in = in der Südafrikanischen Union
    .to = in die Südafrikanische Union
    .from = aus der Südafrikanischen Union
    .object = die Südafrikanische Union
space-constantinople = Konstantinopel
space-ankara = Angora
space-mesopotamia = Mesopotamien
space-smyrna = Smyrna
space-syrian-desert = Syrische Wüste
    .in = in der Syrischen Wüste
    .to = in die Syrische Wüste
    .from = aus der Syrischen Wüste
    .object = die Syrische Wüste
space-trans-jordan = Transjordanien
    .map = Trans{ "\u00AD" }jordanien
space-rome = Rom
space-naples = Neapel
space-piedmont = Piemont
    .in = im Piemont
    .to = ins Piemont
    .from = aus dem Piemont
    .object = das Piemont
space-tuscany = Toskana
    .in = in der Toskana
    .to = in die Toskana
    .from = aus der Toskana
    .object = die Toskana
space-venice = Venedig
space-libya = Libyen
space-sardinia = Sardinien
    .in = auf Sardinien
    .to = nach Sardinien
    .from = von Sardinien
space-sicily = Sizilien
    .in = auf Sizilien
    .to = nach Sizilien
    .from = von Sizilien
space-somaliland = Italienisch-Somaliland
    .map = Italienisch-Somali{ "\u00AD" }land
space-united-states-of-america = Vereinigte Staaten von Amerika
    .in = in den Vereinigten Staaten
    .to = in die Vereinigten Staaten
    .from = aus den Vereinigten Staaten
    .object = die Vereinigten Staaten
    .map = Vereinigte Staaten
space-albania = Albanien
space-arabia = Arabien
space-belgium = Belgien
space-bulgaria = Bulgarien
space-portugal = Portugal
space-romania = Rumänien
space-serbia = Serbien
space-afghanistan = Afghanistan
space-denmark = Dänemark
space-empire-of-ethiopia = Abessinien
space-greece = Griechenland
    .map = Griechen{ "\u00AD" }land
space-holland = Niederlande
    .in = in den Niederlanden
    .to = in die Niederlande
    .from = aus den Niederlanden
    .object = die Niederlande
    .map = Nieder{ "\u00AD" }lande
space-norway = Norwegen
space-persia = Persien
space-spain = Spanien
space-sweden = Schweden
space-switzerland = Schweiz
    .in = in der Schweiz
    .to = in die Schweiz
    .from = aus der Schweiz
    .object = die Schweiz
space-angola = Angola
space-balearic-islands = Balearen
    .in = auf den Balearen
    .to = auf die Balearen
    .from = von den Balearen
    .object = die Balearen
space-belgian-congo = Belgisch-Kongo
space-portuguese-east-africa = Portugiesisch-Ostafrika
    .map = Portugiesisch-Ost{ "\u00AD" }afrika
space-spanish-morocco = Spanisch-Marokko

## Einheiten

units = { UNITS($units) }
no-units = keine Einheiten
units-of = { $units } { POWER($power, form: "genitive") }
units-with-cargo = { $units } ({ UNITS($cargo) })
unit-infantry = { $n } Infanterie
unit-artillery = { $n } Artillerie
unit-tank = { $n } Panzer
unit-fighter = { $n ->
    [one] { $n } Jagdflugzeug
   *[other] { $n } Jagdflugzeuge
}
unit-battleship = { $n ->
    [one] { $n } Schlachtschiff
   *[other] { $n } Schlachtschiffe
}
unit-cruiser = { $n } Kreuzer
unit-submarine = { $n ->
    [one] { $n } U-Boot
   *[other] { $n } U-Boote
}
unit-transport = { $n } Transporter
unit-battleship-damaged = { $n ->
    [one] { $n } beschädigtes Schlachtschiff
   *[other] { $n } beschädigte Schlachtschiffe
}
unit-submarine-submerging = { $n ->
    [one] { $n } tauchendes U-Boot
   *[other] { $n } tauchende U-Boote
}
kind-infantry = Infanterie
    .plural = Infanterie
    .article = eine Infanterie
    .start = Infanterie
    .start-plural = Infanterie
    .article-start = Eine Infanterie
    .article-object = eine Infanterie
kind-artillery = Artillerie
    .plural = Artillerie
    .article = eine Artillerie
    .start = Artillerie
    .start-plural = Artillerie
    .article-start = Eine Artillerie
    .article-object = eine Artillerie
kind-tank = Panzer
    .plural = Panzer
    .article = ein Panzer
    .start = Panzer
    .start-plural = Panzer
    .article-start = Ein Panzer
    .article-object = einen Panzer
kind-fighter = Jagdflugzeug
    .plural = Jagdflugzeuge
    .article = ein Jagdflugzeug
    .start = Jagdflugzeug
    .start-plural = Jagdflugzeuge
    .article-start = Ein Jagdflugzeug
    .article-object = ein Jagdflugzeug
kind-battleship = Schlachtschiff
    .plural = Schlachtschiffe
    .article = ein Schlachtschiff
    .start = Schlachtschiff
    .start-plural = Schlachtschiffe
    .article-start = Ein Schlachtschiff
    .article-object = ein Schlachtschiff
kind-cruiser = Kreuzer
    .plural = Kreuzer
    .article = ein Kreuzer
    .start = Kreuzer
    .start-plural = Kreuzer
    .article-start = Ein Kreuzer
    .article-object = einen Kreuzer
kind-submarine = U-Boot
    .plural = U-Boote
    .article = ein U-Boot
    .start = U-Boot
    .start-plural = U-Boote
    .article-start = Ein U-Boot
    .article-object = ein U-Boot
kind-transport = Transporter
    .plural = Transporter
    .article = ein Transporter
    .start = Transporter
    .start-plural = Transporter
    .article-start = Ein Transporter
    .article-object = einen Transporter

## Phasen, Routen, Aufzählungen und Zahlen

phase-purchase = Kauf
phase-movement = Bewegung
phase-combat = Kampf
phase-mobilize = Aufstellung
phase-income = Einkommen
route = { SPACE($start, form: "from") } { SPACE($end, form: "to") }
route-via = { SPACE($start, form: "from") } über { LIST($between, of: "space", join: "comma") } { SPACE($end, form: "to") }
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
percent = { $number } %
ipcs = { $n ->
    [one] { $n } IPC
   *[other] { $n } IPCs
}
