### Names of powers, sides, spaces, units and phases, and the small words that join them.

## Words that are the same in every language

plain = { $text }

## Powers and sides, as a sentence calls them

power-austria-hungary = Austria-Hungary
    .short = Austria
    .adjective = Austro-Hungarian
power-russia = Russia
    .adjective = Russian
power-germany = Germany
    .adjective = German
power-france = France
    .adjective = French
power-britain = Britain
    .adjective = British
power-ottoman = the Ottoman Empire
    .start = The Ottoman Empire
    .label = Ottoman Empire
    .short = Ottomans
    .adjective = Ottoman
power-italy = Italy
    .adjective = Italian
power-usa = the United States
    .start = The United States
    .label = United States
    .short = U.S.A.
    .adjective = American
    .possessive = the United States’
power-central = the Central Powers
    .start = The Central Powers
    .label = Central Powers
    .possessive = the Central Powers’
power-allies = the Allies
    .start = The Allies
    .label = Allies
    .possessive = the Allies’
power-possessive = { $name }’s

## Spaces

zone = SZ { $number }
space-in = in { $name }
space-to = to { $name }
space-from = from { $name }
space-vienna = Vienna
space-bohemia = Bohemia
space-budapest = Budapest
space-galicia = Galicia
space-trieste = Trieste
space-tyrolia = Tyrolia
space-moscow = Moscow
space-belarus = Belarus
space-finland = Finland
space-karelia = Karelia
space-kazakhstan = Kazakhstan
space-livonia = Livonia
space-poland = Poland
space-sevastopol = Sevastopol
space-tatarstan = Tatarstan
space-ukraine = Ukraine
space-berlin = Berlin
space-alsace = Alsace
space-hanover = Hanover
space-kiel = Kiel
space-munich = Munich
space-prussia = Prussia
space-ruhr = Ruhr
space-silesia = Silesia
space-german-east-africa = German East Africa
space-kamerun = Kamerun
space-south-west-africa = South West Africa
space-togoland = Togoland
space-paris = Paris
space-bordeaux = Bordeaux
space-brest = Brest
space-burgundy = Burgundy
space-lorraine = Lorraine
space-marseilles = Marseilles
space-picardy = Picardy
space-algeria = Algeria
space-corsica = Corsica
space-french-equatorial-africa = French Equatorial Africa
space-french-west-africa = French West Africa
space-madagascar = Madagascar
space-morocco = Morocco
space-tunisia = Tunisia
space-london = London
space-scotland = Scotland
space-wales = Wales
space-yorkshire = Yorkshire
space-anglo-egyptian-sudan = Anglo-Egyptian Sudan
space-british-east-africa = British East Africa
space-canada = Canada
space-egypt = Egypt
space-gold-coast = Gold Coast
    .in = in the Gold Coast
    .to = to the Gold Coast
    .from = from the Gold Coast
    .object = the Gold Coast
space-india = India
space-ireland = Ireland
space-nigeria = Nigeria
space-rhodesia = Rhodesia
space-union-of-south-africa = Union of South Africa
    .in = in the Union of South Africa
    .to = to the Union of South Africa
    .from = from the Union of South Africa
    .object = the Union of South Africa
space-constantinople = Constantinople
space-ankara = Ankara
space-mesopotamia = Mesopotamia
space-smyrna = Smyrna
space-syrian-desert = Syrian Desert
    .in = in the Syrian Desert
    .to = to the Syrian Desert
    .from = from the Syrian Desert
    .object = the Syrian Desert
space-trans-jordan = Trans-Jordan
space-rome = Rome
space-naples = Naples
space-piedmont = Piedmont
space-tuscany = Tuscany
space-venice = Venice
space-libya = Libya
space-sardinia = Sardinia
space-sicily = Sicily
space-somaliland = Somaliland
space-united-states-of-america = United States of America
    .in = in the United States
    .to = to the United States
    .from = from the United States
    .object = the United States
space-albania = Albania
space-arabia = Arabia
space-belgium = Belgium
space-bulgaria = Bulgaria
space-portugal = Portugal
space-romania = Romania
space-serbia = Serbia
space-afghanistan = Afghanistan
space-denmark = Denmark
space-empire-of-ethiopia = Empire of Ethiopia
    .in = in the Empire of Ethiopia
    .to = to the Empire of Ethiopia
    .from = from the Empire of Ethiopia
    .object = the Empire of Ethiopia
space-greece = Greece
space-holland = Holland
space-norway = Norway
space-persia = Persia
space-spain = Spain
space-sweden = Sweden
space-switzerland = Switzerland
space-angola = Angola
space-balearic-islands = Balearic Islands
    .in = in the Balearic Islands
    .to = to the Balearic Islands
    .from = from the Balearic Islands
    .object = the Balearic Islands
space-belgian-congo = Belgian Congo
    .in = in the Belgian Congo
    .to = to the Belgian Congo
    .from = from the Belgian Congo
    .object = the Belgian Congo
space-portuguese-east-africa = Portuguese East Africa
space-spanish-morocco = Spanish Morocco

## Units

units = { UNITS($units) }
no-units = no units
units-of = { $units } of { POWER($power) }
units-with-cargo = { $units } ({ UNITS($cargo) })
unit-infantry = { $n } infantry
unit-artillery = { $n } artillery
unit-tank = { $n ->
    [one] { $n } tank
   *[other] { $n } tanks
}
unit-fighter = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
unit-battleship = { $n ->
    [one] { $n } battleship
   *[other] { $n } battleships
}
unit-cruiser = { $n ->
    [one] { $n } cruiser
   *[other] { $n } cruisers
}
unit-submarine = { $n ->
    [one] { $n } submarine
   *[other] { $n } submarines
}
unit-transport = { $n ->
    [one] { $n } transport
   *[other] { $n } transports
}
unit-battleship-damaged = { $n ->
    [one] { $n } damaged battleship
   *[other] { $n } damaged battleships
}
unit-submarine-submerging = { $n ->
    [one] { $n } submerging submarine
   *[other] { $n } submerging submarines
}
kind-infantry = infantry
    .plural = infantry
    .article = an infantry
    .start = Infantry
    .start-plural = Infantry
    .article-start = An infantry
kind-artillery = artillery
    .plural = artillery
    .article = an artillery
    .start = Artillery
    .start-plural = Artillery
    .article-start = An artillery
kind-tank = tank
    .plural = tanks
    .article = a tank
    .start = Tank
    .start-plural = Tanks
    .article-start = A tank
kind-fighter = fighter
    .plural = fighters
    .article = a fighter
    .start = Fighter
    .start-plural = Fighters
    .article-start = A fighter
kind-battleship = battleship
    .plural = battleships
    .article = a battleship
    .start = Battleship
    .start-plural = Battleships
    .article-start = A battleship
kind-cruiser = cruiser
    .plural = cruisers
    .article = a cruiser
    .start = Cruiser
    .start-plural = Cruisers
    .article-start = A cruiser
kind-submarine = submarine
    .plural = submarines
    .article = a submarine
    .start = Submarine
    .start-plural = Submarines
    .article-start = A submarine
kind-transport = transport
    .plural = transports
    .article = a transport
    .start = Transport
    .start-plural = Transports
    .article-start = A transport

## Phases, routes, lists and numbers

phase-purchase = Purchase
phase-movement = Movement
phase-combat = Combat
phase-mobilize = Mobilize
phase-income = Income
route = from { SPACE($start) } to { SPACE($end) }
route-via = from { SPACE($start) } via { LIST($between, of: "space", join: "comma") } to { SPACE($end) }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
percent = { $number }%
ipcs = { $n ->
    [one] { $n } IPC
   *[other] { $n } IPCs
}
