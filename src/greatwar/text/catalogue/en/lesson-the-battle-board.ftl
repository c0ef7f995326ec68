### The lesson The battle board.

lesson-the-battle-board-title = The battle board
lesson-the-battle-board-about = Roll dice, score hits, choose casualties, and win control of a territory.

## Step 1

lesson-the-battle-board-1-say = Two territories are contested: the map shows them in the stripes of both sides. You need not attack a territory that was contested when your turn began. If you attack, all your units there attack and all enemy units there defend.

## Step 2

lesson-the-battle-board-2-say = Before you attack, the panel shows your odds: to capture the territory, to leave it contested, or to lose every unit there. The odds are exact. You choose the order of your battles.
lesson-the-battle-board-2-ask = Start with the larger battle. Press Attack { SPACE("Lorraine") }.
lesson-the-battle-board-2-wrong-attack-alsace = { SPACE("Alsace") } is next. Start with the larger battle and press Attack { SPACE("Lorraine") }.
lesson-the-battle-board-2-wrong-end = Not yet. You can still fight in { SPACE("Lorraine") } and in { SPACE("Alsace") }. Press Attack { SPACE("Lorraine") }.
lesson-the-battle-board-2-hint = Press Attack { SPACE("Lorraine") } in the panel.

## Step 3

lesson-the-battle-board-3-say = This is the battle board: you are on the left, France is on the right. Each unit hits on the number of its row or less, and its die is below it. You score 3 hits and take 2. Units that are hit still fire.
lesson-the-battle-board-3-ask = Choose your 2 casualties. Press Lose 2 infantry.
lesson-the-battle-board-3-wrong-casualties-artillery = That choice is legal, but artillery costs more than infantry and attacks better. Choose 2 infantry.
lesson-the-battle-board-3-hint = Choose 2 infantry and nothing else, then press Lose 2 infantry.

## Step 4

lesson-the-battle-board-4-say = France loses three infantry. Both sides still have units, so { SPACE("Lorraine") } stays contested. The battle is over for this turn: on land you fight only one round.

## Step 5

lesson-the-battle-board-5-say = Now the small battle. France has one infantry in { SPACE("Alsace") }. If you hit it, only your units are left there.
lesson-the-battle-board-5-ask = Press Attack { SPACE("Alsace") }.
lesson-the-battle-board-5-wrong-end = Not yet. { SPACE("Alsace") } is originally German, and 1 hit is enough to control it again. Press Attack { SPACE("Alsace") }.
lesson-the-battle-board-5-hint = If the battle board is open, press Back to the map. Then press Attack { SPACE("Alsace") } in the panel.

## Step 6

lesson-the-battle-board-6-say = A hit, and no casualties. Only your units are left in { SPACE("Alsace") }, so you control it again and collect its 3 IPCs each turn. IPCs are the money of this game.
lesson-the-battle-board-6-ask = Go back to the map and press End combat.
lesson-the-battle-board-6-hint = If the battle board is open, press Back to the map. Then press End combat in the panel.

## Step 7

lesson-the-battle-board-7-say = Remember three things. A unit hits on the number of its row or less. You choose your own casualties. A battle on land has one round a turn. Infantry attacks at 2 and defends at 3, so an attacker needs help: the next lesson brings artillery.
