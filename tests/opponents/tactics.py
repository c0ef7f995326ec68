"""Tactical tests: positions in the notation, a power's whole turn, and what must be true of it."""

from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import LAND_BORDERS, POWERS, SIDE, ZONES, Power, Space
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.positions import read_position
from greatwar.odds import Army, hits, land_attack
from greatwar.opponents import Player, opponent
from greatwar.opponents.drafts import Draft
from greatwar.opponents.fire import NOBODY
from greatwar.opponents.levels import OFFICER
from greatwar.opponents.planner import Planner
from greatwar.opponents.player import awaited
from greatwar.opponents.playouts import tried
from greatwar.opponents.weights import Weights
from greatwar.orders import Attack, Buy, Casualties, Load, Move, Offload, Order
from greatwar.pieces import Kind, count
from greatwar.records.snapshots import encode_table
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

_WORDS = ("test", "demand", "class", "power", "must")
POSITIONS = Path(__file__).parent / "positions"


class Case(Struct):
    """A position with what is demanded of whoever plays it."""

    test: str
    demand: str
    level: str
    """`A` is for everybody, `B` for officers and generals, `C` for generals."""
    power: Power
    must: dict[str, Any]
    position: dict[str, Any]


class Turn(Struct):
    """A turn that was played: the tables before and after, and the orders given."""

    rules: Ruleset
    before: Table
    planned: Table
    """The table when movement began."""
    moved: Table
    """The table when movement was over."""
    after: Table
    orders: list[Order]
    defects: int


def cases() -> list[Case]:
    """All tactical tests."""
    found = []
    for path in sorted(POSITIONS.glob("*.yaml")):
        for tree in yaml.safe_load_all(path.read_text("utf-8")):
            test, demand, level, power, must = (tree.pop(word) for word in _WORDS)
            found.append(Case(test, demand, level, power, must, tree))
    return found


def played(case: Case, level: str, seed: int = 1, budget: int | None = None) -> Turn:
    """The turn of the case's power, played by a computer; the others answer as officers."""
    rules, table = read_position(dict(case.position))
    game = Game(rules, table, KeyedDice(f"{seed:064x}"))
    player: Player = opponent(level, seed)
    if budget is not None:
        player.budget = budget  # type: ignore[attr-defined]
    others: Player = opponent("officer", seed)
    orders: list[Order] = []
    before, moved = game.table, game.table
    planned: Table | None = None
    turn = game.table.turn
    while not game.table.winner and game.table.turn == turn and game.table.round == before.round:
        power = awaited(game)
        assert power is not None
        if game.table.phase == "movement" and planned is None:
            planned = game.table
        speaker = player if power == case.power else others
        order = speaker.order(game, power)
        if power == case.power:
            orders.append(order)
        if game.table.phase in ("purchase", "movement"):
            moved = game.table
        game.order(power, order)
    return Turn(rules, before, planned or before, moved, game.table, orders, player.defects)


def complaints(case: Case, turn: Turn) -> list[str]:
    """Every demand that a turn does not meet."""
    found = []
    for demand, value in case.must.items():
        found += _CHECKS[demand](case, turn, value)
    return found


def _enters(case: Case, turn: Turn, spaces: list[Space]) -> list[str]:
    return [f"{space} is not entered" for space in spaces if space not in _entered(turn)]


def _enters_one_of(case: Case, turn: Turn, spaces: list[Space]) -> list[str]:
    return [] if len(_enters(case, turn, spaces)) < len(spaces) else [f"none of {spaces} is entered"]


def _spares(case: Case, turn: Turn, spaces: list[Space]) -> list[str]:
    return [f"{space} is entered" for space in spaces if space in _entered(turn)]


def _entered(turn: Turn) -> set[Space]:
    ends = {order.route[-1] for order in turn.orders if isinstance(order, Move)}
    return ends | {order.territory for order in turn.orders if isinstance(order, Offload)}


def _attacks(case: Case, turn: Turn, spaces: list[Space]) -> list[str]:
    made = {order.space for order in turn.orders if isinstance(order, Attack)}
    return [f"{space} is not attacked" for space in spaces if space not in made]


def _holds_fire(case: Case, turn: Turn, spaces: list[Space]) -> list[str]:
    made = {order.space for order in turn.orders if isinstance(order, Attack)}
    return [f"{space} is attacked" for space in spaces if space in made]


def _clears(case: Case, turn: Turn, chances: dict[Space, float]) -> list[str]:
    """The attack on a territory, as it stood when movement was over, clears it with such a chance."""
    found = []
    for space, least in chances.items():
        own = _army(turn.moved, space, (case.power,))
        foes = _army(turn.moved, space, _enemies(case.power))
        if not foes.units:
            raised = turn.rules.army_raised(space, turn.rules.board.aligned[space])
            foes = Army(infantry=raised.get("infantry", 0), artillery=raised.get("artillery", 0))
        chance = land_attack(turn.rules, own, foes).taken if own.infantry else 0.0
        if chance < least:
            found.append(f"{space} is cleared with {chance:.2f}, not {least}")
    return found


def _clears_or_does_better(case: Case, turn: Turn, chances: dict[Space, float]) -> list[str]:
    """As `clears`, unless plans that would clear it turn out worse."""
    failed = _clears(case, turn, chances)
    if not failed:
        return []
    rivals = [
        draft.orders()
        for space, least in chances.items()
        for leaning in (0.1, 0.2, 0.3, 0.4, 0.6)
        if _would_clear(turn, draft := _drafted(case, turn, OFFICER, {space: leaning}), space, least)
    ]
    return failed + ["nothing like it could be tried"] if not rivals else _does_better(case, turn, rivals)


def _would_clear(turn: Turn, draft: Draft, space: Space, least: float) -> bool:
    infantry, guns, tanks, fighters = draft.columns.here.get(space, (NOBODY,))[0]
    raised = turn.rules.army_raised(space, turn.rules.board.aligned[space])
    foes = Army(infantry=raised.get("infantry", 0), artillery=raised.get("artillery", 0))
    return land_attack(turn.rules, Army(infantry, guns, tanks, fighters), foes).taken >= least


def _spares_or_does_better(case: Case, turn: Turn, spaces: list[Space]) -> list[str]:
    """As `spares`, unless plans that would spare them turn out worse."""
    if not _spares(case, turn, spaces):
        return []
    weights = replace(OFFICER, fleets=not any(space in ZONES for space in spaces))
    away = {space: -40.0 for space in spaces if space not in ZONES}
    return _does_better(case, turn, [_drafted(case, turn, weights, away).orders()])


def _drafted(case: Case, turn: Turn, weights: Weights, leaning: dict[Space, float]) -> Draft:
    return Planner(weights, 1).draft(_at_movement(turn), case.power, weights, leaning)


def _at_movement(turn: Turn) -> Game:
    return Game(turn.rules, turn.planned, KeyedDice("00" * 32))


def _does_better(case: Case, turn: Turn, rivals: list[list[Order]]) -> list[str]:
    """The rival plans that turn out better than what was played, in trials with the same dice."""
    made: list[Order] = [order for order in turn.orders if isinstance(order, (Move, Load, Offload))]
    mark = _turned_out(case, turn, made)
    scores = [_turned_out(case, turn, rival) for rival in rivals]
    return [f"another plan is {score - mark:.0f} IPCs better" for score in scores if score > mark]


def _turned_out(case: Case, turn: Turn, plan: list[Order]) -> float:
    """What comes of a plan in six trials. The same plan from the same table comes out the same, and is tried once."""
    known = (case.test, bytes(encode_table(turn.planned)), tuple(plan))
    if known not in _TURNED_OUT:
        game = _at_movement(turn)
        trials = [
            tried(game, case.power, plan, Planner(OFFICER, 1), 1, "trial", number) for number in range(6)
        ]
        _TURNED_OUT[known] = sum(trial.score for trial in trials) / len(trials)
    return _TURNED_OUT[known]


_TURNED_OUT: dict[tuple[str, bytes, tuple[Order, ...]], float] = {}


def _safe(case: Case, turn: Turn, chances: dict[Space, float]) -> list[str]:
    """All neighbours of a territory attack it one power after the other: the chance that nobody is left."""
    found = []
    for space, most in chances.items():
        garrison = _army(turn.after, space, _friends(case.power))
        number = garrison.infantry + garrison.artillery + garrison.tank
        volley: list[tuple[int, int]] = []
        for power in _enemies(case.power):
            comers = Army()
            for place in (space, *LAND_BORDERS[space]):
                comers = _both(comers, _army(turn.after, place, (power,)))
            supported = min(comers.infantry, comers.artillery)
            volley += [(3, supported + comers.artillery), (2, comers.infantry - supported)]
        chance = float(hits(tuple(volley))[number:].sum()) if volley else 0.0
        if chance > most:
            found.append(f"{space} falls with {chance:.2f}, more than {most}")
    return found


def _buys(case: Case, turn: Turn, shares: dict[str, float]) -> list[str]:
    """At least such a share of the money is spent on a kind; `spent` is what is spent of the treasury."""
    bought: dict[Kind, int] = {}
    for order in turn.orders:
        if isinstance(order, Buy):
            bought = {item.kind: item.number for item in order.units}
    cost = turn.rules.units.cost
    total = sum(cost[kind] * number for kind, number in bought.items())
    found = []
    for kind, least in shares.items():
        if kind == "spent":
            share = total / max(1, turn.before.treasury[case.power])
        else:
            share = sum(cost[k] * n for k, n in bought.items() if k == kind) / max(1, total)
        if share < least:
            found.append(f"{kind}: {share:.2f} of the purchase, not {least}")
    return found


def _lands(case: Case, turn: Turn, least: int) -> list[str]:
    landed = sum(item.number for order in turn.orders if isinstance(order, Offload) for item in order.units)
    return [] if landed >= least else [f"{landed} units land, not {least}"]


def _keeps(case: Case, turn: Turn, garrisons: dict[Space, int]) -> list[str]:
    """So many units at least stand in a territory when the turn is over."""
    found = []
    for space, least in garrisons.items():
        number = count(turn.after.force(space, case.power))
        if number < least:
            found.append(f"{number} units are left in {space}, not {least}")
    return found


def _has(case: Case, turn: Turn, armies: dict[Space, int]) -> list[str]:
    """So many units at least stand in a territory when movement is over."""
    found = []
    for space, least in armies.items():
        number = count(turn.moved.force(space, case.power))
        if number < least:
            found.append(f"{number} units have come to {space}, not {least}")
    return found


def _has_at_most(case: Case, turn: Turn, armies: dict[Space, int]) -> list[str]:
    """No more than so many units stand in a territory when movement is over."""
    found = []
    for space, most in armies.items():
        number = count(turn.moved.force(space, case.power))
        if number > most:
            found.append(f"{number} units are in {space}, more than {most}")
    return found


def _sails(case: Case, turn: Turn, least: int) -> list[str]:
    """So many units at least are aboard or ashore beyond the sea, away from where they were loaded."""
    loaded = sum(item.number for order in turn.orders if isinstance(order, Load) for item in order.units)
    ships = sum(
        len(item.cargo or ()) and sum(unit.number for unit in item.cargo or ())
        for order in turn.orders
        if isinstance(order, Move)
        for item in order.units
    )
    number = min(loaded, ships)
    return [] if number >= least else [f"{number} units sail, not {least}"]


def _nothing_at_sea(case: Case, turn: Turn, power: Power) -> list[str]:
    """No cargo of a power is afloat when its turn is over."""
    laden = [
        zone
        for zone in ZONES
        for piece in turn.after.force(zone, power)
        if any(unit.owner == power for unit in piece.cargo)
    ]
    return [f"cargo is left in {zone}" for zone in laden]


def _gives_first(case: Case, turn: Turn, kinds: list[Kind]) -> list[str]:
    """Losses are taken from these kinds alone."""
    lost = {item.kind for order in turn.orders if isinstance(order, Casualties) for item in order.units}
    return [f"{kind} is lost" for kind in sorted(lost - set(kinds))]


def _lawful(case: Case, turn: Turn, most: int) -> list[str]:
    return [] if turn.defects <= most else [f"{turn.defects} orders would have been refused"]


def _army(table: Table, space: Space, powers: tuple[Power, ...]) -> Army:
    counts: dict[str, int] = {}
    for power in powers:
        for kind in ("infantry", "artillery", "tank", "fighter"):
            counts[kind] = counts.get(kind, 0) + count(table.force(space, power), kind)
    return Army(**counts)


def _both(one: Army, other: Army) -> Army:
    return one.plus(other)


def _enemies(power: Power) -> tuple[Power, ...]:
    return tuple(other for other in POWERS if SIDE[other] != SIDE[power])


def _friends(power: Power) -> tuple[Power, ...]:
    return tuple(other for other in POWERS if SIDE[other] == SIDE[power])


_CHECKS: dict[str, Any] = {
    "enters": _enters,
    "enters one of": _enters_one_of,
    "spares": _spares,
    "attacks": _attacks,
    "holds fire": _holds_fire,
    "clears": _clears,
    "clears or does better": _clears_or_does_better,
    "spares or does better": _spares_or_does_better,
    "safe": _safe,
    "buys": _buys,
    "lands": _lands,
    "keeps": _keeps,
    "has": _has,
    "has at most": _has_at_most,
    "sails": _sails,
    "gives first": _gives_first,
    "nothing at sea": _nothing_at_sea,
    "defects": _lawful,
}
