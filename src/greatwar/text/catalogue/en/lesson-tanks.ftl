### The lesson Tanks.

lesson-tanks-title = Tanks
lesson-tanks-about = Attack at Cambrai and learn how tanks cancel enemy hits.

## Step 1

lesson-tanks-1-say = You are Britain, in ochre yellow, and it is November 1917. You have two tanks in { SPACE("Picardy") }. A tank costs 6 IPCs, and no one can buy tanks before round 4.

## Step 2

lesson-tanks-2-say = A tank moves one territory and attacks at 2, or at 3 with artillery support. Its strength is its armour: when you attack, each tank cancels one enemy hit.
lesson-tanks-2-ask = Send all nine British units from { SPACE("Picardy") } to { SPACE("Belgium") }.
lesson-tanks-2-wrong-move = That move is legal, but you attack { SPACE("Belgium") } in this lesson. Send all your units in { SPACE("Picardy") } there.
lesson-tanks-2-wrong-end = Not yet. You still have units in { SPACE("Picardy") }. Send all of them to { SPACE("Belgium") }.
lesson-tanks-2-hint = Click a British counter in { SPACE("Picardy") }, press All in the panel, then click { SPACE("Belgium") }.

## Step 3

lesson-tanks-3-say = The French units stay in { SPACE("Picardy") }: each power moves and attacks with its own units, on its own turn. Allies defend together.
lesson-tanks-3-ask = Press End movement.
lesson-tanks-3-hint = Press End movement, below the list of your moves.

## Step 4

lesson-tanks-4-say = At Cambrai some four hundred tanks rolled over the trenches in one morning, and the church bells rang in { SPACE("London") }.
lesson-tanks-4-ask = Press Attack { SPACE("Belgium") }.
lesson-tanks-4-hint = Press Attack { SPACE("Belgium") } in the panel.

## Step 5

lesson-tanks-5-say = Germany scores 3 hits. Your two tanks cancel 2 of them and take no damage, so you lose only one unit. A tank cancels hits only in an attack: in defence it cancels none and hits only on a 1.
lesson-tanks-5-ask = Choose your casualty. Press Lose 1 infantry.
lesson-tanks-5-wrong-casualties-artillery = That choice is legal, but artillery supports your infantry and tanks in the next attack. Choose 1 infantry.
lesson-tanks-5-wrong-casualties-tank = That choice is legal, but a tank cancels a hit in each of your attacks. Choose 1 infantry.
lesson-tanks-5-hint = Choose 1 infantry and nothing else, then press Lose 1 infantry.

## Step 6

lesson-tanks-6-say = Germany loses five of seven units. It cannot choose all five infantry, because its artillery needs one, so it chooses four infantry and one artillery. { SPACE("Belgium") } is contested.

## Step 7

lesson-tanks-7-say = Use tanks to attack strong defenders: each tank can cancel a hit in every attack. Do not buy them to defend. That is the war on land; next you go to sea.
