### The lesson The sea.

lesson-the-sea-title = The sea
lesson-the-sea-about = Lead the Grand Fleet into battle and decide when to press and when to break off.

## Step 1

lesson-the-sea-1-say = Sea zones have numbers. You are Britain again. The Grand Fleet is in { SPACE("SZ 4") }, north of { SPACE("Scotland") }, and the German High Seas Fleet is in { SPACE("SZ 5") }.

## Step 2

lesson-the-sea-2-say = Battleships, submarines and transports move two sea zones a turn, cruisers three. Enemy battleships and cruisers make a sea zone hostile: ships that enter it must stop there. Only submarines can pass through.
lesson-the-sea-2-ask = Click your fleet in { SPACE("SZ 4") } and send all four ships to { SPACE("SZ 5") }.
lesson-the-sea-2-wrong-move-sz-4 = That move is legal, but the German fleet is in { SPACE("SZ 5") }. Send all your ships in { SPACE("SZ 4") } there.
lesson-the-sea-2-wrong-move-scotland = Leave the infantry in { SPACE("Scotland") } where it is. Send your ships in { SPACE("SZ 4") } to { SPACE("SZ 5") }.
lesson-the-sea-2-wrong-end = Not yet. You still have ships in { SPACE("SZ 4") }. Send all of them to { SPACE("SZ 5") }.
lesson-the-sea-2-hint = Click a counter in { SPACE("SZ 4") }, press All in the panel, then click { SPACE("SZ 5") }.

## Step 3

lesson-the-sea-3-say = At sea no one has to fight: enemy fleets can stay in the same sea zone. You decide in the Combat phase.
lesson-the-sea-3-ask = Press End movement.
lesson-the-sea-3-wrong-move = Leave the infantry in { SPACE("Scotland") } where it is. Press End movement.
lesson-the-sea-3-hint = Press End movement, below the list of your moves.

## Step 4

lesson-the-sea-4-say = Battleships hit on 4 or less, cruisers on 3 or less, submarines on 2 or less, in attack and defence. Transports do not fire.
lesson-the-sea-4-ask = Press Attack { SPACE("SZ 5") }.
lesson-the-sea-4-wrong-end = You need not attack, but you learn nothing without a battle. Press Attack { SPACE("SZ 5") }.
lesson-the-sea-4-hint = Press Attack { SPACE("SZ 5") } in the panel.

## Step 5

lesson-the-sea-5-say = You score 2 hits and take 1. The German submarine submerges: it does not fire, and if it survives the round it leaves the battle. A battleship sinks after 2 hits; the first only damages it.
lesson-the-sea-5-ask = Take your hit on a battleship. Press Damage 1 battleship.
lesson-the-sea-5-wrong-casualties-cruiser = That choice is legal, but it sinks a cruiser. A damaged battleship stays afloat, and repairs are free. Choose the damaged battleship.
lesson-the-sea-5-hint = Choose the damaged battleship and nothing else, then press Damage 1 battleship.

## Step 6

lesson-the-sea-6-say = The German cruiser sinks and the German battleship is damaged. At sea the attacker chooses after each round: press the attack or break off. The defender has no such choice. The bar shows your odds if you continue.
lesson-the-sea-6-ask = You have four ships against one damaged battleship. Press the attack.
lesson-the-sea-6-wrong-break-off = That choice is legal, but only a damaged battleship is left to fight you. Press the attack.
lesson-the-sea-6-hint = Press the button Press the attack, or the P key.

## Step 7

lesson-the-sea-7-say = The German battleship sinks. The submarine surfaces after the battle and stays in { SPACE("SZ 5") }. Submarines alone do not make a sea zone hostile, so your ships can pass.

## Step 8

lesson-the-sea-8-say = At the start of your turn, each damaged battleship in a sea zone with a friendly naval base is repaired free of charge. Anchors on the map mark the naval bases. The next lesson shows what else protects them.
