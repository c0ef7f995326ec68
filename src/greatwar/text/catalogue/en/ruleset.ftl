### What a ruleset is like, and how the war is won by it.

## Titles

ruleset-rulebook = The official rulebook
ruleset-tournament = Larry Harris’ tournament rules
ruleset-second-edition = The second edition
ruleset-quick-reference = The quick reference sheet
ruleset-reference-manual = The reference manual
ruleset-label = { LIST($parts, join: "comma") }
ruleset-label-option = { $title }: { $value }

## What a ruleset is like

ruleset-sides-move-together = The powers of a side move together.
ruleset-powers-move-in-turn = The powers move one after the other.
ruleset-armies-march = Infantry moves up to { $n } spaces.
ruleset-entry-by-dice = Neutral powers join by dates and dice.
ruleset-ports-closed = Ships stay out of neutral ports.
ruleset-industry = Industry limits purchases.
ruleset-collapse = Powers can collapse.
ruleset-points-decide = Points decide the war.
ruleset-capitals-decide = Captured capitals decide the war.

## Capitals

ruleset-win-capitals =
    { POWER($side, form: "start") } win if they control { $n ->
        [one] { $n } enemy capital
       *[other] { $n } enemy capitals
    } when the turn of { POWER($turn) } ends.
ruleset-win-capitals-among = { POWER($side, form: "start") } win if they control { $n } enemy capitals, { LIST($capitals, of: "space", join: "or") } among them, when the turn of { POWER($turn) } ends.
ruleset-win-capital = { POWER($side, form: "start") } win if they control { LIST($capitals, of: "space", join: "or") } when the turn of { POWER($turn) } ends.
ruleset-both-win = If both sides win at the same moment, the war is a draw.

## Collapse

ruleset-win-collapses =
    A side wins when { $n ->
        [one] { $n } enemy power has
       *[other] { $n } enemy powers have
    } collapsed.
ruleset-both-collapse =
    If both sides win in this way, the greater income wins; equal incomes { $tie ->
        [central] win the war for the Central Powers
        [allies] win the war for the Allies
       *[draw] are a draw
    }.
ruleset-collapses = A power collapses at the end of a round if its enemies control at least half the IPC value of its homeland.
ruleset-collapses-contested = A power collapses at the end of a round if its enemies control or contest at least half the IPC value of its homeland.
ruleset-thresholds = Some powers have another threshold, in IPCs: { LIST($limits, join: "and") }.
ruleset-surrenders = A power surrenders when its own turn ends and its enemies control so many IPCs of its homeland: { LIST($limits, join: "and") }.
ruleset-surrenders-contested = A power surrenders when its own turn ends and its enemies control or contest so many IPCs of its homeland: { LIST($limits, join: "and") }.
ruleset-surrender-alone = A power that surrenders leaves the war, but that alone does not win the war for the other side.
ruleset-limit = { POWER($power, form: "label") } { $n }

## Rounds

ruleset-clock = If no one has won before, { POWER($side) } win at the end of round { $round } on a roll of { $die } or less.
ruleset-clock-certain = If no one has won before, { POWER($side) } win at the end of round { $round }.
ruleset-points =
    { $end ->
        [round] After round { $round }, the side with more points wins:
        [announced] After a round that a player has announced as the last, the side with more points wins:
       *[both] After round { $round }, or after a round that a player has announced as the last, the side with more points wins:
    } 1 point for each IPC of enemy homeland that it controls or contests. Equal points { $tie ->
        [central] win the war for the Central Powers
        [allies] win the war for the Allies
       *[draw] are a draw
    }.
ruleset-income =
    { $end ->
        [round] After round { $round }, the side with the greater income wins;
        [announced] After a round that a player has announced as the last, the side with the greater income wins;
       *[both] After round { $round }, or after a round that a player has announced as the last, the side with the greater income wins;
    } equal incomes { $tie ->
        [central] win the war for the Central Powers
        [allies] win the war for the Allies
       *[draw] are a draw
    }.
