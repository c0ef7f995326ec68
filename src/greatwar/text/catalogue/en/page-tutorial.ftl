### The lessons: their list, and the panel beside the board.

## The list of lessons

lessons-heading = Learn the game
lessons-lead = Ten short lessons on the real board, about { $minutes } minutes in all. You need no experience with this or any other board game.
lessons-begin = Begin
lessons-continue-with = Continue: { $title }
lessons-progress = Lessons learnt
lessons-learnt = { $done } of { $all } learnt
lessons-done = You know the game
lessons-done-text = Now try it. Recruits play the other side: they make mistakes, and so can you.
lessons-first-game = Play a first game against recruits
lessons-read-rules = Read the rules
lessons-is-learnt = , learnt
lessons-facts = { $minutes ->
    [one] { POWER($power, form: "label") }, 1 minute
   *[other] { POWER($power, form: "label") }, { $minutes } minutes
}
lessons-continue = Continue
lessons-continue-label = Continue { $title }
lessons-again = Begin again
lessons-again-label = Begin { $title } again
lessons-repeat = Repeat
lessons-repeat-label = Repeat { $title }
lessons-begin-label = Begin { $title }
lessons-loading = Loading the lessons…
lessons-note = You can leave, skip or repeat a lesson at any time. This browser remembers what you have learnt.
lessons-forget = Forget it all
lessons-opening = Loading the lesson…
lessons-all = All lessons

## The panel of a lesson

coach-label = The lesson
coach-number = Lesson { $number } of { $all }
coach-fold = Fold the lesson
coach-unfold = Unfold the lesson
coach-steps = Steps of the lesson
coach-back = Back
coach-hint = Give me a hint
coach-next-lesson = Next lesson
coach-continue = Continue
coach-others = Other lessons
coach-skip = Skip this lesson
coach-loading = Loading the lesson…
