### The lesson Money.

lesson-money-title = Money
lesson-money-about = Play a whole turn, from Purchase to Income, and learn what territories pay.

## Step 1

lesson-money-1-say = Money is counted in IPCs. The number on a territory is what it pays its controller each turn. Your treasury holds 20 IPCs, and your territories pay 35 IPCs a turn: the bar above shows it behind a plus.

## Step 2

lesson-money-2-say = A turn has five phases: Purchase, Movement, Combat, Mobilize, Income. You buy first but place the new units only after Combat, so plan a turn ahead. Your treasury keeps what you do not spend.
lesson-money-2-ask = Buy four infantry and two artillery, for 20 IPCs in all.
lesson-money-2-wrong-buy = That purchase is legal, but this lesson needs another. Buy four infantry and two artillery, and nothing else.
lesson-money-2-wrong-end = Not yet. First buy four infantry and two artillery.
lesson-money-2-hint = Set infantry to 4, artillery to 2 and nothing else, with plus and minus. Then press the buy button.

## Step 3

lesson-money-3-say = Infantry, for 3 IPCs, is the cheapest defence. Artillery, for 4, is the cheapest way to strengthen an attack. Most good armies are little else. Ships cost 6 to 12 IPCs.
lesson-money-3-ask = Press End purchase.
lesson-money-3-wrong-buy = You have what this lesson needs, so leave your purchase as it is. Press End purchase.
lesson-money-3-hint = Press End purchase, below the prices.

## Step 4

lesson-money-4-say = France has no units in { SPACE("Lorraine") }, which pays 2 IPCs. You capture an undefended territory without a battle: just enter it.
lesson-money-4-ask = Send two of the three infantry in { SPACE("Alsace") } to { SPACE("Lorraine") }. One stays.
lesson-money-4-wrong-move-alsace-lorraine = You would keep control of { SPACE("Alsace") }, but any enemy could enter it without a battle. Keep one infantry there and send two.
lesson-money-4-wrong-move-alsace = That move is legal, but you capture { SPACE("Lorraine") } in this lesson. Send two infantry from { SPACE("Alsace") } to { SPACE("Lorraine") }.
lesson-money-4-wrong-move-berlin = Leave the infantry in { SPACE("Berlin") } where it is. Send two infantry from { SPACE("Alsace") } to { SPACE("Lorraine") }.
lesson-money-4-wrong-end = Not yet. Send two infantry from { SPACE("Alsace") } to { SPACE("Lorraine") } and keep one in { SPACE("Alsace") }.
lesson-money-4-hint = Click the counter in { SPACE("Alsace") }, choose with plus and minus so that two infantry go in all, then click { SPACE("Lorraine") }.

## Step 5

lesson-money-5-say = You have no battle to fight this turn, so you only end the two phases.
lesson-money-5-ask = Press End movement, and then End combat.
lesson-money-5-wrong-move = Leave the rest of your infantry where it is. Press End movement.
lesson-money-5-hint = Press the end button once for each phase, or the E key.

## Step 6

lesson-money-6-say = You control { SPACE("Lorraine") }: your income is now 37 IPCs, and that of France is lower. Now you place your new units. Land units and fighters go to your capital, ships to the naval bases of your original territories.
lesson-money-6-ask = Place all six units in { SPACE("Berlin") }.
lesson-money-6-hint = Press the button that places all units in { SPACE("Berlin") }.

## Step 7

lesson-money-7-say = You must place all the units you bought before you end the phase. You have done so.
lesson-money-7-ask = Press End mobilization.
lesson-money-7-hint = Press End mobilization in the panel.

## Step 8

lesson-money-8-say = At the end of your turn you collect the income of every territory that you control. A contested territory pays no one, so a few infantry in an enemy territory cost the enemy money every turn.
lesson-money-8-ask = Collect 37 IPCs.
lesson-money-8-hint = Press the collect button in the panel, or the E key.

## Step 9

lesson-money-9-say = That was a whole turn. If an enemy captures a capital, the captor takes the power's treasury, and the power buys and collects nothing until its capital is liberated. The last lesson shows how capitals end the war.
