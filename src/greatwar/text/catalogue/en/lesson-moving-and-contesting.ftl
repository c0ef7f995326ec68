### The lesson Moving and contesting.

lesson-moving-and-contesting-title = Moving and contesting
lesson-moving-and-contesting-about = Move your reserves, enter a hostile territory, and learn what a contested territory is.

## Step 1

lesson-moving-and-contesting-1-say = Welcome. It is August 1914, and you command the armies of Germany. Grey counters are yours, blue counters are French. The picture on a counter shows the kind of unit, the number how many.

## Step 2

lesson-moving-and-contesting-2-say = A violet edge marks units that can still act. Infantry moves one territory a turn. All your moves happen at the same time, so their order does not matter.
lesson-moving-and-contesting-2-ask = Click the infantry in { SPACE("Munich") }, then click { SPACE("Alsace") }, which is highlighted.
lesson-moving-and-contesting-2-wrong-move-munich = That move is legal, but the front needs this infantry. Send it from { SPACE("Munich") } to { SPACE("Alsace") }.
lesson-moving-and-contesting-2-wrong-move = Leave that infantry where it is. First send the infantry in { SPACE("Munich") } to { SPACE("Alsace") }.
lesson-moving-and-contesting-2-wrong-end = Not yet. You still have infantry in { SPACE("Munich") }. Send it to { SPACE("Alsace") }.
lesson-moving-and-contesting-2-hint = Click the counter in { SPACE("Munich") }. A panel opens at the foot of the map. Then click { SPACE("Alsace") }, on the map or in the panel.

## Step 3

lesson-moving-and-contesting-3-say = Well done. The arrow shows the move, and the tick on the counter marks units that have moved. You can undo any order of your turn, even the end of a phase, with Undo or the U key until a die is rolled.

## Step 4

lesson-moving-and-contesting-4-say = France has three infantry in { SPACE("Lorraine") }. When your infantry enters, { SPACE("Lorraine") } is contested: both sides have units there, no one controls it, and no one collects its income.
lesson-moving-and-contesting-4-ask = Send the four infantry in { SPACE("Alsace") } that have not moved to { SPACE("Lorraine") }.
lesson-moving-and-contesting-4-wrong-move-alsace = That move is legal, but you attack { SPACE("Lorraine") } in this lesson. Send this infantry from { SPACE("Alsace") } to { SPACE("Lorraine") }.
lesson-moving-and-contesting-4-wrong-move-ruhr = Leave the infantry in the { SPACE("Ruhr") } where it is. Send the infantry in { SPACE("Alsace") } to { SPACE("Lorraine") }.
lesson-moving-and-contesting-4-wrong-end = Not yet. Infantry in { SPACE("Alsace") } can still move. Send it to { SPACE("Lorraine") }.
lesson-moving-and-contesting-4-hint = Click the counter in { SPACE("Alsace") } that has no tick, then click { SPACE("Lorraine") }.

## Step 5

lesson-moving-and-contesting-5-say = If you enter a hostile territory, you must attack it this turn. You attack in the Combat phase, and that phase begins when you end Movement.
lesson-moving-and-contesting-5-ask = Press End movement.
lesson-moving-and-contesting-5-wrong-move = Leave the infantry in the { SPACE("Ruhr") } where it is. Your attack is ready, so press End movement.
lesson-moving-and-contesting-5-hint = Press End movement, below the list of your moves. The E key does the same.

## Step 6

lesson-moving-and-contesting-6-say = A battle on land has one round a turn: each unit on both sides rolls one die. Your attacking infantry hits on 2 or less. The defending French infantry hits on 3 or less.
lesson-moving-and-contesting-6-ask = Press Attack { SPACE("Lorraine") }.
lesson-moving-and-contesting-6-hint = The panel lists the battle and its odds. Press Attack { SPACE("Lorraine") }.

## Step 7

lesson-moving-and-contesting-7-say = Each side scores 1 hit. You have three infantry left and France has two, so { SPACE("Lorraine") } stays contested. On your next turn you can attack again, send more units, or wait. The real front in { SPACE("Lorraine") } hardly moved in four years.

## Step 8

lesson-moving-and-contesting-8-say = Land units that start a turn in a contested territory can move only to territories that you controlled or occupied when the turn began. They cannot march past the enemy. The next lesson shows how you fight a battle.
