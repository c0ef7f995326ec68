### What verifying and reading a record finds.

## Dice

record-dice-needed =
    { $n ->
        [one] { $n } die is
       *[other] { $n } dice are
    } needed, { $left } left.
record-wrong-dice = The dice must be { $due }; the record says { $drawn }.
record-dice-left = The dice { $dice } are not drawn here.
record-dice-lacking = More dice are drawn here than stand in the record: { $reason }
record-dice-do-not-fit = The dice do not fit: { $reason }
record-too-many-dice = More dice stand here than are drawn.
record-start-dice = `{ $dice }` was expected before the first order.

## What does not fit

record-order-refused = The order is refused: { $reason }
record-header-does-not-fit = The header does not fit: { $reason }
record-no-commitment = The key is revealed, but there is no commitment that it could be held against.
record-wrong-commitment = The commitment is not that of the key: one of them has been changed.
record-header-seal = The header is not as it was written; it does not fit its seal.
record-line-seal = This line is not as it was played; it does not fit its seal.
record-start-seal = The dice before the first order are not as they were drawn.
record-lines-seal = This line, or one before it, is not as it was played; they do not fit their seal.
record-seal-missing = The orders from this line on have no seal, and what stands before them has.
record-turn-without-seal = The orders before this line have no seal, as every turn that is over has.
record-before-seal = What stands before this seal is not as it was played; `greatwar verify` shows more.
record-wrong-result =
    The header says { $said ->
        [central] central
        [allies] allies
        [draw] draw
       *[nothing] nothing
    } of the result, and the orders lead to { $found ->
        [central] central
        [allies] allies
        [draw] draw
       *[nothing] none yet
    }.
record-not-utf-8 = The record is not UTF-8 text.

## What fits

record-fits =
    Everything fits: { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    } given again, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } computed again from the revealed key.
record-fits-unsealed =
    Everything fits: { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    } given again, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } computed again from the revealed key. The record carries no seals, so an order exchanged for another legal one that draws the same dice would not be noticed.
record-fits-inherited =
    Everything fits: { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    } given again with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; all rolls but the first { $inherited }, which were rolled in another game, computed again from the revealed key.
record-fits-inherited-unsealed =
    Everything fits: { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    } given again with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; all rolls but the first { $inherited }, which were rolled in another game, computed again from the revealed key. The record carries no seals, so an order exchanged for another legal one that draws the same dice would not be noticed.
record-fits-so-far =
    { $orders ->
        [one] { $orders } order fits
       *[other] { $orders } orders fit
    }, and so does the number of dice ({ $dice }). The dice themselves could not be computed again: the key is not revealed yet.
record-fits-so-far-sealed =
    { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    } and the seals fit, and so does the number of dice ({ $dice }). The dice themselves could not be computed again: the key is not revealed yet.
record-fits-so-far-partly-sealed =
    { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    } and the seals fit, and so does the number of dice ({ $dice }). The dice themselves could not be computed again: the key is not revealed yet. { $n ->
        [one] { $n } order has no seal yet, so another order in its place
       *[other] { $n } orders have no seal yet, so other orders in their place
    } would not be noticed.
