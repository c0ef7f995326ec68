### The lesson Fighters.

lesson-fighters-title = Fighters
lesson-fighters-about = Fly to Verdun, win air supremacy, and make your artillery stronger.

## Step 1

lesson-fighters-1-say = You are France, in blue, and it is 1916. Both armies have dug in at Verdun, in { SPACE("Lorraine") }. Germany has the only fighter there, so its artillery hits on 4 or less. You have two fighters in { SPACE("Paris") }.

## Step 2

lesson-fighters-2-say = A fighter moves two spaces. It can fly over friendly, hostile and contested territories and over sea zones, but not over neutral territories. It must end its move with your land units. It can leave a contested territory freely.
lesson-fighters-2-ask = Click the fighters in { SPACE("Paris") } and send both to { SPACE("Lorraine") }.
lesson-fighters-2-wrong-move-infantry-paris = Leave the infantry in { SPACE("Paris") } where it is. Send only the fighters, to { SPACE("Lorraine") }.
lesson-fighters-2-wrong-move-lorraine = Keep your army in { SPACE("Lorraine") }. The fighters in { SPACE("Paris") } join it there.
lesson-fighters-2-wrong-move-infantry-burgundy = Leave the infantry in { SPACE("Burgundy") } where it is. Send the fighters in { SPACE("Paris") } to { SPACE("Lorraine") }.
lesson-fighters-2-wrong-move-burgundy = You have infantry in { SPACE("Burgundy") }, so a fighter can land there. But you need both fighters in { SPACE("Lorraine") }.
lesson-fighters-2-wrong-move = You have no land unit there, so you could not end Movement. Send both fighters to { SPACE("Lorraine") }.
lesson-fighters-2-wrong-end = Not yet. You still have a fighter in { SPACE("Paris") }. Send both fighters to { SPACE("Lorraine") }.
lesson-fighters-2-hint = Click a fighter in { SPACE("Paris") }, then click { SPACE("Lorraine") }. Infantry cannot reach it, so the panel sends fighters only.

## Step 3

lesson-fighters-3-say = You have two fighters against one. The only side with fighters has air supremacy: its artillery hits on 4 or less, in attack and defence.
lesson-fighters-3-ask = Press End movement.
lesson-fighters-3-wrong-move = Your army is ready. Leave these units where they are and press End movement.
lesson-fighters-3-hint = Press End movement, below the list of your moves.

## Step 4

lesson-fighters-4-say = The battle begins in the air. Fighters of both sides fire at each other and hit on 2 or less, round after round, until one side has none. Then the units on the ground fire.
lesson-fighters-4-ask = Press Attack { SPACE("Lorraine") }.
lesson-fighters-4-wrong-end = Not yet. You have two fighters against one in { SPACE("Lorraine") }. Press Attack { SPACE("Lorraine") }.
lesson-fighters-4-hint = Press Attack { SPACE("Lorraine") } in the panel.

## Step 5

lesson-fighters-5-say = You shoot down the German fighter in the first round and have air supremacy. Your artillery attacks at 4, and your fighters fire at the ground at 2. You score 5 hits and take 2.
lesson-fighters-5-ask = Choose your casualties. Press Lose 2 infantry.
lesson-fighters-5-wrong-casualties = That choice is legal, but artillery and fighters cost more than infantry. Choose 2 infantry.
lesson-fighters-5-hint = Choose 2 infantry and nothing else, then press Lose 2 infantry.

## Step 6

lesson-fighters-6-say = Germany has no unit left in { SPACE("Lorraine") }, so you control it again. Air supremacy helps a defender's artillery too: one fighter, for 6 IPCs, helps all your artillery in its territory as long as the enemy has no fighter there.

## Step 7

lesson-fighters-7-say = Fighters take no part in battles at sea. They can fly over a sea zone, or cross it on a transport. The next lesson brings a machine that stays on the ground.
