### The lesson Winning.

lesson-winning-title = Winning
lesson-winning-about = Capture a second capital, hold it until the check, and win the war.

## Step 1

lesson-winning-1-say = A star marks each of the eight capitals. The Central Powers are Germany, Austria-Hungary and the Ottoman Empire. They win with two enemy capitals, one of them { SPACE("Paris") } or { SPACE("London") }. The Allies win with { SPACE("Berlin") } and one more.

## Step 2

lesson-winning-2-say = You are Germany in round 6. You control { SPACE("Moscow") }, and your army is in { SPACE("Paris") }, where the last French defenders hold out. { SPACE("Paris") } is contested, and a contested capital counts for no one.

## Step 3

lesson-winning-3-say = You have eight infantry, four artillery and the only fighter in { SPACE("Paris") }, so you have air supremacy.
lesson-winning-3-ask = Press Attack { SPACE("Paris") }.
lesson-winning-3-wrong-end = Not yet. Your army is in { SPACE("Paris") } and can attack. Press Attack { SPACE("Paris") }.
lesson-winning-3-hint = Press Attack { SPACE("Paris") } in the panel.

## Step 4

lesson-winning-4-say = With air supremacy your artillery attacks at 4, and with artillery support four of your infantry attack at 3. You need 4 hits and score 4.
lesson-winning-4-ask = You take 2 hits. Press Lose 2 infantry.
lesson-winning-4-wrong-casualties = That choice is legal, but artillery and fighters cost more than infantry. Choose 2 infantry.
lesson-winning-4-hint = Choose 2 infantry and nothing else, then press Lose 2 infantry.

## Step 5

lesson-winning-5-say = You capture { SPACE("Paris") } and take the French treasury of 11 IPCs. France still moves and fights, but it buys and collects nothing while you control its capital.

## Step 6

lesson-winning-6-say = You control two capitals, but the war continues. Central victory is checked after the turn of the United States, the last in the order of play; Allied victory is checked after the Ottoman turn. So your enemies get one more chance.
lesson-winning-6-ask = End your turn, phase by phase, and see whether anyone comes.
lesson-winning-6-hint = Press the end button once for each phase. After you collect your income, the other powers take their turns.

## Step 7

lesson-winning-7-say = No one came, and you win the war. In a real game your enemies do come: they sink your fleets, threaten your capital and contest your territories. That was the last lesson. Thank you for learning with us.
