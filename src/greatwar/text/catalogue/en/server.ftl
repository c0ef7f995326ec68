### What the server refuses, and what it says before it ends a connection.

## Messages and requests that cannot be read

server-unreadable-message = This message cannot be read: { $error }.
server-unreadable-request = This request cannot be read: { $error }.
server-no-text = A message must be text, not bytes.
server-message-too-long = A message can have at most { $most } characters; this one has { $n }.
server-request-too-long = A request can have at most { $most } bytes.
server-replayed = This message was sent before. Give each message a higher id than the last.
server-too-many-messages = Too many messages at once. Wait a moment.
server-too-many-requests = Too many requests at once. Wait a moment.
server-no-number = `{ $name }` must be a whole number.
server-entered = You have already entered this game.
server-wrong-host = This server does not answer to that name. Use its own address.
server-wrong-origin = A page of another site cannot use this server.
server-fault = The server made an error. It is not your fault; try again.

## What there is not

server-no-address = There is nothing at this address. Check the link.
server-no-game = There is no such game here. Check the link.
server-no-lesson = There is no such lesson here. Choose one from the list.
server-no-record = There is no such record here. Check the link.
server-no-rule = There is no rule with this id.
server-no-space = There is no such space on the board.
server-no-map = The map is missing from this installation. Run `make map`.
server-no-run = There is no such run in the laboratory.
server-no-experiment = { $run } has no such experiment.
server-no-finished-game = The run { $run } has no finished game { $number }.
server-too-few-orders =
    The game has { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }, not { $wanted }.
server-damaged = This game cannot be opened any more. { $error }
server-step-refused = Step { $n } of the game cannot be repeated: { $error }
server-step-differs = Step { $n } of the game does not lead to the same position as before.
server-order-refused = Order { $n } of the record cannot be given again: { $why }
server-order-dice-differ = Order { $n } of the record has other dice than its key rolls.
server-played-elsewhere = The game continued in another program.
server-out-of-dice =
    { $n ->
        [one] { $n } die is
       *[other] { $n } dice are
    } needed, { $left } left
server-no-database = { $path } cannot be used as a database: { $error }.
server-later-database = The database was written by a later version of greatwar (database version { $version }, known here: { $known }). Update greatwar.

## New games

server-one-seat-each =
    Every power needs exactly one seat; { POWER($power) } has { $n ->
        [0] none
       *[other] { $n }
    }.
server-same-player = One player has { LIST($powers, of: "power") } in the game that this one continues. Give these powers one seat.
server-several-beginnings = Start a game from a position, from a record or from another game, not from several of them.
server-no-level = There is no computer called “{ $level }”. Choose { LIST($levels, join: "or") }.

## Seats

server-unknown-link = This link does not open a seat. Ask the host for a new one.
server-not-your-power = You do not play { POWER($power) }.
server-computer-plays = A computer plays { POWER($power) } for now. To play it yourself, reclaim the seat first.
server-no-seat = There is no such seat in this game.
server-seat-not-open = This seat is not open. Choose an open seat, or ask the host for a link.
server-no-stand-in = No computer stands in for this seat.
server-not-your-seat = Only this seat’s player or the host can do that.
server-not-host = Only the host of the game can do that.
server-not-your-record = Only the person who imported this record can delete it.

## Orders

server-stale = The game has changed. Check the board and try again.
server-too-early = The game has not reached moment { $moment } yet; the last that you can see is { $last }.
server-closed = This game was closed. Reload the page to continue.
server-not-saved = The server could not save this order. Nothing changed; try again.
server-hidden-moves = You cannot see moves in progress. They are shown when the phase ends.
server-undo-alone = You cannot undo this order alone. Undo your later orders first.
server-undo-first = Undo `{ $order }` first: it depends on this order.
server-no-computer = No computer plays { POWER($power) }.
server-still-moving = { POWER($power, form: "start") } is still moving. Ask again when it has finished.

## Talk

server-nothing-said = This message is empty. Write something first.
server-no-side-to-talk = Only a player of one side can write to that side alone. Write to everyone instead.
server-no-side-to-draw = Only a player of one side can draw arrows for that side.

## The last word before a connection ends

server-enter-first = The first message must be `Enter`.
server-other-version = This page uses version { $page } of the protocol, the server version { $server }. Reload the page.
server-full = This game has as many spectators as it can have. Try again later.
server-too-much-nonsense = Too many messages could not be read. Reload the page.
server-too-slow = Your connection is too slow to follow the game.
server-fault-here = The server made an error. Your orders are saved; reload the page.
server-game-not-saved = The server could not save the game. Reload the page to continue.
server-game-closed = The game is closed.
server-restarting = The server is restarting.

## The page of an installation without the front end

server-without-page = The page is not built into this installation. Play in the terminal with `greatwar play --terminal`; `docs/protocol.md` describes what this server answers.
