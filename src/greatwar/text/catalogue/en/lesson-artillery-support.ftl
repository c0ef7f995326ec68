### The lesson Artillery support.

lesson-artillery-support-title = Artillery support
lesson-artillery-support-about = March on Liège and learn how artillery supports your infantry.

## Step 1

lesson-artillery-support-1-say = Infantry costs 3 IPCs, attacks at 2 and defends at 3. Artillery costs 4 IPCs and attacks and defends at 3. In an attack, each artillery also supports one infantry: that infantry attacks at 3.

## Step 2

lesson-artillery-support-2-say = { SPACE("Belgium") } is a minor power aligned with France. { SPACE("Belgium") } mobilizes when your army enters: 4 units, twice its value of 2 IPCs, one of them artillery. They are French units from then on.
lesson-artillery-support-2-ask = Send everything in the { SPACE("Ruhr") }, six infantry and three artillery, to { SPACE("Belgium") }.
lesson-artillery-support-2-wrong-move-ruhr-holland = That move is legal, but { SPACE("Holland") } is neutral and would mobilize against you. Send everything in the { SPACE("Ruhr") } to { SPACE("Belgium") }.
lesson-artillery-support-2-wrong-move-ruhr = That move is legal, but you need every unit of the { SPACE("Ruhr") } for this attack. Send them to { SPACE("Belgium") }.
lesson-artillery-support-2-wrong-move-alsace = Leave the infantry in { SPACE("Alsace") } where it is. Send everything in the { SPACE("Ruhr") } to { SPACE("Belgium") }.
lesson-artillery-support-2-wrong-end = Not yet. You still have units in the { SPACE("Ruhr") }. Send all of them to { SPACE("Belgium") }.
lesson-artillery-support-2-hint = Click a counter in the { SPACE("Ruhr") }, press All in the panel, then click { SPACE("Belgium") }.

## Step 3

lesson-artillery-support-3-say = When you end Movement, each territory with your artillery, tanks or fighters needs one of your infantry too; an ally's infantry does not count. Your casualties must also leave an infantry as long as other units survive.
lesson-artillery-support-3-ask = You have six infantry in { SPACE("Belgium") }, so press End movement.
lesson-artillery-support-3-wrong-move = Leave the infantry in { SPACE("Alsace") } where it is. Press End movement.
lesson-artillery-support-3-hint = Press End movement, below the list of your moves.

## Step 4

lesson-artillery-support-4-say = { SPACE("Belgium") } mobilizes three infantry and one artillery, in French blue. In 1914 the forts of Liège held out for eleven days, until the heaviest guns of the age arrived. You have brought yours along.
lesson-artillery-support-4-ask = Press Attack { SPACE("Belgium") } and watch for the small triangles.
lesson-artillery-support-4-hint = Press Attack { SPACE("Belgium") } in the panel.

## Step 5

lesson-artillery-support-5-say = Three of your infantry have a brass triangle: artillery supports them, so they attack at 3. One of them rolls a 3 and hits only because of that. Defenders get no artillery support. You take 2 hits.
lesson-artillery-support-5-ask = Choose your casualties. Press Lose 2 infantry.
lesson-artillery-support-5-wrong-casualties-artillery = That choice is legal, but each artillery supports an infantry in your next attack. Choose 2 infantry.
lesson-artillery-support-5-hint = Choose 2 infantry and nothing else, then press Lose 2 infantry.

## Step 6

lesson-artillery-support-6-say = You control { SPACE("Belgium") }. On average six infantry alone score 2 hits, but with the support of three artillery the army scores 4. You needed 4 hits and rolled 5.

## Step 7

lesson-artillery-support-7-say = Each artillery supports only one unit, so bring at least as many infantry as artillery. Fighters improve the artillery itself: that is the next lesson.
