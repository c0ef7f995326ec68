### The lesson Landings.

lesson-landings-title = Landings
lesson-landings-about = Load an army, cross the sea, and make an amphibious assault.

## Step 1

lesson-landings-1-say = It is April 1915. Your army is in { SPACE("Egypt") }, and two transports and two battleships are in { SPACE("SZ 19") }. Across the sea is { SPACE("Smyrna") }, an Ottoman territory without a naval base, so there are no mines.

## Step 2

lesson-landings-2-say = A transport carries two land units or fighters. To load, a unit uses its whole move, so it must start the turn next to the sea zone. A transport that sinks takes its cargo with it.
lesson-landings-2-ask = Click the army in { SPACE("Egypt") } and load all four units in { SPACE("SZ 19") }.
lesson-landings-2-wrong-move-egypt = That move is legal, but this army goes by sea. Load all units in { SPACE("Egypt") } in { SPACE("SZ 19") }.
lesson-landings-2-wrong-move-sz-19 = Keep your ships in { SPACE("SZ 19") }. First load all units in { SPACE("Egypt") } there.
lesson-landings-2-wrong-offload = First load all units in { SPACE("Egypt") }. Then you land them together.
lesson-landings-2-wrong-end = Not yet. You still have units in { SPACE("Egypt") }. Load all of them in { SPACE("SZ 19") }.
lesson-landings-2-hint = Click a counter in { SPACE("Egypt") }, press All in the panel, then click { SPACE("SZ 19") }.

## Step 3

lesson-landings-3-say = Units can offload on the turn they load, and the transports can move in between. Yours are next to { SPACE("Smyrna") } already. No enemy warship is in { SPACE("SZ 19") }, so you need no battle at sea first.
lesson-landings-3-ask = Click your ships in { SPACE("SZ 19") }, then click { SPACE("Smyrna") } to land all four units.
lesson-landings-3-wrong-offload-sz-19-smyrna = You need all four units for this assault. Choose 3 infantry and 1 artillery and land them in { SPACE("Smyrna") } together.
lesson-landings-3-wrong-offload-sz-19-egypt = They come from { SPACE("Egypt") }. Land all four units in { SPACE("Smyrna") }.
lesson-landings-3-wrong-offload-sz-19-trans-jordan = That landing is legal, but you attack { SPACE("Smyrna") } in this lesson. Land all four units there.
lesson-landings-3-wrong-move = Your ships are next to { SPACE("Smyrna") } already. Keep them in { SPACE("SZ 19") } and land all four units.
lesson-landings-3-wrong-end = Not yet. All four units are still at sea. Land them in { SPACE("Smyrna") }.
lesson-landings-3-hint = Click a counter in { SPACE("SZ 19") }, press All in the panel, then click { SPACE("Smyrna") }. The cargo lands and the ships stay.

## Step 4

lesson-landings-4-say = You declare an amphibious assault. If your transports had rolled for mines this turn, you could still call it off. If enemy battleships or cruisers were in { SPACE("SZ 19") }, you would have to win a battle at sea first.
lesson-landings-4-ask = Press End movement. The landing begins.
lesson-landings-4-wrong-move = Keep your ships in { SPACE("SZ 19") }, where they support the landing. Press End movement.
lesson-landings-4-hint = Press End movement, below the list of your moves.

## Step 5

lesson-landings-5-say = In an amphibious assault the defending artillery fires first, at the units that land. It hits on 3 or less, and the casualties do not fire.
lesson-landings-5-ask = Press Attack { SPACE("Smyrna") }.
lesson-landings-5-hint = Press Attack { SPACE("Smyrna") } in the panel.

## Step 6

lesson-landings-6-say = The gun on the cliff hits a boat. At Gallipoli, in the same month, whole companies of men never reached the beach.
lesson-landings-6-ask = Choose your casualty. Press Lose 1 infantry.
lesson-landings-6-wrong-casualties-artillery = That choice is legal, but your only artillery supports an infantry in this battle. Choose 1 infantry.
lesson-landings-6-hint = Choose 1 infantry and nothing else, then press Lose 1 infantry.

## Step 7

lesson-landings-7-say = Your battleships bombard. If you fought no battle at sea there, each of them fires once and hits on 4 or less, but no more battleships fire than units landed. They score 2 hits, your land units 1: { SPACE("Smyrna") } has no defender left.
lesson-landings-7-ask = The defenders score 1 hit. Press Lose 1 infantry.
lesson-landings-7-wrong-casualties-artillery = That choice is legal, but artillery costs more than infantry. Choose 1 infantry.
lesson-landings-7-hint = Choose 1 infantry and nothing else, then press Lose 1 infantry.

## Step 8

lesson-landings-8-say = You control { SPACE("Smyrna") }, with one infantry and one artillery. Your transports can bring more units: landing in a territory that you control costs no battle.

## Step 9

lesson-landings-9-say = If you land in a friendly or contested territory, the defending artillery does not fire first, but your battleships cannot bombard either. The next lesson shows how you pay for all this.
