### The lesson Mines.

lesson-mines-title = Mines
lesson-mines-about = Force the Dardanelles. Learn how mines protect a naval base.

## Step 1

lesson-mines-1-say = It is March 1915. Your squadron is in { SPACE("SZ 17") }, south of Italy, and its goal is { SPACE("SZ 20") }, off { SPACE("Constantinople") }, the Ottoman capital. The anchor there marks a naval base.

## Step 2

lesson-mines-2-say = Every sea zone with a naval base is mined against the enemies of its power. The Italian mines in { SPACE("SZ 17") } spare you; the Ottoman mines in { SPACE("SZ 20") } do not. You roll one die for each ship that enters or passes an enemy minefield: a 1 hits.
lesson-mines-2-ask = Send both battleships and the cruiser to { SPACE("SZ 20") } anyway.
lesson-mines-2-wrong-move-sz-20 = { SPACE("SZ 20") } borders { SPACE("SZ 17") }, so you need no detour. Send your ships straight there.
lesson-mines-2-wrong-move-sz-18 = That move is legal, but { SPACE("SZ 18") } is mined too, by Austria-Hungary. Send your ships to { SPACE("SZ 20") }.
lesson-mines-2-wrong-move = You meet no mines that way, but this lesson is about mines. Send your ships to { SPACE("SZ 20") }.
lesson-mines-2-wrong-end = Not yet. You still have ships in { SPACE("SZ 17") }. Send all of them to { SPACE("SZ 20") }.
lesson-mines-2-hint = Click a counter in { SPACE("SZ 17") }, press All in the panel, then click { SPACE("SZ 20") }.

## Step 3

lesson-mines-3-say = You roll for mines when you end Movement, one die for each of your three ships. Until then you can undo the move.
lesson-mines-3-ask = Take the risk and press End movement.
lesson-mines-3-hint = Press End movement, below the list of your moves.

## Step 4

lesson-mines-4-say = A 1! A mine damages one battleship. It would sink any other ship, and a battleship that is damaged already. In March 1915 the Allies lost three battleships here in one afternoon and turned back.
lesson-mines-4-ask = You are through. Press Attack { SPACE("SZ 20") } to fight the Ottoman cruiser.
lesson-mines-4-wrong-end = Not yet. You have two battleships and one cruiser against one cruiser. Press Attack { SPACE("SZ 20") }.
lesson-mines-4-hint = Press Attack { SPACE("SZ 20") } in the panel.

## Step 5

lesson-mines-5-say = You sink the cruiser and take no hit. Ships that start the turn in a minefield, and stay or leave, do not roll: mines threaten only ships that enter or pass.

## Step 6

lesson-mines-6-say = You can sail around mines, or capture the territory with the naval base: a base that the enemy has captured has no mines. To capture it you need land units. The next lesson carries them across the sea.
