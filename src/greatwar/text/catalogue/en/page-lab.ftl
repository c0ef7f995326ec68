### The laboratory: runs of many games between computer players, and their reports.

lab-title = Laboratory · { mast-brand }
lab-run-title = Laboratory · { $run }
lab-heading = Laboratory
lab-lead = Computer players play each other in great numbers. See the results here.
lab-loading = Loading…
lab-none = No experiments yet. This command plays 40 games between two computer players:
lab-none-then = The games appear here while they are played.
lab-experiments = Experiments
lab-ladders = Ladders
lab-bids = Bids
lab-tunings = Tuning
lab-openings = Openings
lab-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
lab-games-of = { $finished } of { $games } games
lab-games-of-most = { $finished } of at most { $games } games
lab-name-and-day = { $name } · { $day }
lab-unfinished = Not finished yet.
lab-no-games-yet = No games finished yet.
lab-points = { POWER($side, form: "label") }: { NUMBER($share, style: "percent") } of the points
lab-points-interval = 95% interval: { NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") }

## One run

lab-ladder = Ladder
lab-bid = Even bid
lab-tuning = Tuning
lab-opening = Opening
lab-all = All experiments
lab-all-finished = All games are finished.
lab-some-finished = { $finished } of { $games } games are finished.
lab-some-finished-of-most = { $finished } of at most { $games } games are finished.
lab-report-follows = No games finished yet. The report appears here after the first one.
lab-parts = Parts of the report
lab-the-games = Games
lab-column-experiment = Experiment
lab-column-game = Game
lab-column-result = Result
lab-column-round = Last round
lab-column-orders = Orders
lab-undecided = undecided
lab-drawn = draw
lab-won = { POWER($winner, form: "label") } win
lab-adjudicated = { POWER($winner, form: "label") } win, adjudicated
lab-review = Review
lab-review-opening = Opening…
lab-more-games = Show more games ({ $n })
