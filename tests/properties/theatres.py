"""Where the properties are tried: moments of wandered games, and small positions in which much can happen."""

from functools import lru_cache
from random import Random

from hypothesis import HealthCheck, Phase, assume, settings
from hypothesis import strategies as st

from greatwar.board import POWERS, SIDE, TERRITORIES, ZONES, Power, Space
from greatwar.dice import KeyedDice
from greatwar.fuzz.tastes import eager, restless, seafaring
from greatwar.game import Game
from greatwar.invariants.tables import broken
from greatwar.notation.positions import read_position
from greatwar.notation.trees import Tree
from greatwar.opponents.random_orders import RandomOrders
from greatwar.orders import DeclareSubmarineWarfare, End
from greatwar.problems import Refused
from greatwar.rules import RULESETS, Ruleset, ruleset
from greatwar.rules.mixing import consistent
from greatwar.rules.opening import opening
from greatwar.table import Table

KEY = "2a" * 32

SAME_EVERY_TIME = settings(
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # what fails says where it stands; making it small takes minutes
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
"""Properties are tried the same way every time: what fails here fails everywhere."""

THEATRES: tuple[tuple[Space, ...], ...] = (
    ("Picardy", "Belgium", "Holland", "Wales", "Kiel", "SZ 8", "SZ 9", "SZ 10", "Lorraine", "London"),
    (
        "Trieste",
        "Venice",
        "Albania",
        "Greece",
        "Constantinople",
        "Naples",
        "SZ 17",
        "SZ 18",
        "SZ 20",
        "Sicily",
    ),
    ("Berlin", "Prussia", "Poland", "Livonia", "Karelia", "Sweden", "Moscow", "SZ 11", "SZ 12", "Finland"),
    (
        "United States of America",
        "Canada",
        "Ireland",
        "SZ 1",
        "SZ 2",
        "SZ 7",
        "SZ 13",
        "SZ 8",
        "Wales",
        "Spain",
    ),
    ("Egypt", "Trans-Jordan", "Libya", "Smyrna", "Arabia", "SZ 19", "SZ 28", "SZ 17", "SZ 20", "SZ 27"),
    (
        "Serbia",
        "Bulgaria",
        "Romania",
        "Budapest",
        "Sevastopol",
        "Ukraine",
        "SZ 21",
        "SZ 20",
        "Galicia",
        "Greece",
    ),
    (
        "Paris",
        "Burgundy",
        "Switzerland",
        "Alsace",
        "Munich",
        "Lorraine",
        "Piedmont",
        "Marseilles",
        "SZ 16",
        "Brest",
    ),
)
"""Neighbourhoods where land and sea, both sides and minor powers meet."""


# Moments of wandered games

SEEDS = 8
ORDERS = 2000
EVERY = 11


@lru_cache
def journey(seed: int) -> list[Game]:
    """A wandered game at many moments, each a game of its own; its players, options and pace are its own too."""
    rng = Random(seed)
    rules = ruleset("rulebook", {"russian_revolution": bool(seed % 2)})
    game = Game(rules, opening(rules, 2 + seed % 7), KeyedDice(KEY))
    random_orders = RandomOrders(rng, (None, restless, seafaring, eager("central"))[seed % 4])
    moments = []
    for number in range(ORDERS):
        if number % EVERY == 0:
            moments.append(game.fork(KeyedDice(KEY)))
        if game.table.winner:
            break
        game.order(*random_orders.order(game))
    return moments


def moments() -> st.SearchStrategy[Game]:
    """A wandered game at some moment, in the middle of anything; what led there can still be taken back."""
    return st.builds(
        lambda seed, number: journey(seed)[number % len(journey(seed))].fork(KeyedDice(KEY)),
        st.integers(0, SEEDS - 1),
        st.integers(0, ORDERS // EVERY),
    )


# Small positions

PHASES = ("purchase", "movement", "movement", "combat", "combat", "mobilize")


@st.composite
def positions(
    draw: st.DrawFn, phases: tuple[str, ...] = PHASES, rules: tuple[str, ...] = ("rulebook",)
) -> Tree:
    """A lawful position in one neighbourhood: contested land, loaded transports, fleets side by side, mines."""
    theatre = draw(st.sampled_from(THEATRES))
    name = draw(st.sampled_from(rules))
    together = POWERS[0] not in RULESETS[name].rounds.turns
    at_war = together or draw(st.booleans())
    turn = draw(st.sampled_from(POWERS))
    powers = [power for power in POWERS if power != "usa" or at_war]
    units: Tree = {}
    control: Tree = {}
    mobilized: list[str] = []
    for space in draw(st.lists(st.sampled_from(theatre), min_size=2, max_size=6, unique=True)):
        present = draw(st.lists(st.sampled_from(powers), min_size=1, max_size=3, unique=True))
        if turn in powers and draw(st.booleans()):
            present = list(dict.fromkeys([*present, turn]))
        if space in ZONES:
            units[space] = {power: draw(_fleet(power, powers)) for power in present}
            continue
        if TERRITORIES[space].owner == "usa" and not at_war:
            present = ["usa"]
        units[space] = {power: draw(_army()) for power in present}
        if TERRITORIES[space].is_minor:
            mobilized.append(space)
        if len({SIDE[power] for power in present}) == 1:
            control[space] = _holder(space, present)
    if not at_war and draw(st.booleans()):
        units.setdefault("SZ 1", {})["usa"] = "1 cruiser"  # type: ignore[index]
    options = {option.name: draw(st.sampled_from(option.values)) for option in RULESETS[name].options}
    if not at_war:
        options.pop("neutral_majors_at_start", None)
    chosen = consistent(RULESETS[name], options)
    knows_raids = any(offer.order is DeclareSubmarineWarfare for offer in RULESETS[name].offers)
    return {
        "rules": name,
        "options": chosen,
        "setup": "empty",
        "players": draw(st.integers(2, 8)),
        "round": draw(st.integers(2, 6)),
        "turn": turn if turn in ruleset(name, chosen).rounds.turns else SIDE[turn],
        "phase": draw(st.sampled_from(phases)),
        "treasury": dict.fromkeys(POWERS, draw(st.integers(0, 20))),
        "control": control,
        "units": units,
        "mobilized": mobilized,
        "at_war": dict.fromkeys(RULESETS[name].entry.neutral_powers, at_war),
        "submarine_warfare": knows_raids and draw(st.booleans()),
    }


def _holder(space: Space, present: list[Power]) -> Power:
    """Who holds a territory with one side in it: the owner if it is of that side, else the first there."""
    owner = TERRITORIES[space].owner
    return owner if owner and SIDE[owner] == SIDE[present[0]] else present[0]


@st.composite
def _army(draw: st.DrawFn) -> str:
    counts = {
        "infantry": draw(st.integers(1, 3)),
        "artillery": draw(st.integers(0, 2)),
        "tank": draw(st.sampled_from((0, 0, 1))),
        "fighter": draw(st.sampled_from((0, 0, 1))),
    }
    return ", ".join(f"{number} {kind}" for kind, number in counts.items() if number)


@st.composite
def _fleet(draw: st.DrawFn, power: Power, powers: list[Power]) -> str:
    friends = [other for other in powers if SIDE[other] == SIDE[power]]
    items = draw(
        st.lists(
            st.sampled_from(
                (
                    "1 battleship",
                    "1 damaged battleship",
                    "1 cruiser",
                    "2 cruiser",
                    "1 submarine",
                    "2 submarine",
                )
            ),
            max_size=2,
            unique=True,
        )
    )
    for _ in range(draw(st.integers(0 if items else 1, 2))):
        cargo = draw(st.lists(_cargo(power, friends), max_size=2))
        items.append(f"1 transport ({', '.join(cargo)})" if cargo else "1 transport")
    return ", ".join(items)


@st.composite
def _cargo(draw: st.DrawFn, power: Power, friends: list[Power]) -> str:
    kind = draw(st.sampled_from(("infantry", "infantry", "artillery", "tank", "fighter")))
    owner = draw(st.sampled_from([power, *friends]))
    return f"1 {kind}" if owner == power else f"1 {kind} of {owner}"


@st.composite
def tables(draw: st.DrawFn, /, **kinds: tuple[str, ...]) -> tuple[Ruleset, Table]:
    """A small position as a table, in order in every respect."""
    rules, table = read_position(draw(positions(**kinds)))
    assume(not broken(rules, table))
    return rules, table


@st.composite
def games(draw: st.DrawFn, /, **kinds: tuple[str, ...]) -> Game:
    """A game that begins with a small position, in or after the middle of something."""
    return draw(_wandered(*draw(tables(**kinds))))


@st.composite
def house_games(draw: st.DrawFn, house: Tree, /, **kinds: tuple[str, ...]) -> Game:
    """The same by a custom ruleset with these sections, where the drawn options leave them a say."""
    tree = draw(positions(**kinds))
    try:
        rules, table = read_position(tree | {"rules": {"name": "house", "base": tree["rules"], **house}})
    except Refused as refused:
        assume(any(problem.code != "contradiction" for problem in refused.problems))
        raise
    assume(not broken(rules, table))
    return draw(_wandered(rules, table))


@st.composite
def _wandered(draw: st.DrawFn, rules: Ruleset, table: Table) -> Game:
    game = Game(rules, table, KeyedDice(KEY))
    random_orders = RandomOrders(
        Random(draw(st.integers(0, 999))), draw(st.sampled_from((restless, seafaring)))
    )
    for _ in range(draw(st.integers(0, 12))):
        if game.table.winner:
            break
        game.order(*random_orders.order(game))
    return game


# The Russian Revolution

RUSSIAN_LAND = tuple(name for name, facts in TERRITORIES.items() if facts.owner == "russia")
NEIGHBOURS = ("Belarus", "Karelia", "Livonia", "Tatarstan", "Ukraine")
ABROAD = ("Galicia", "Romania", "Serbia", "Norway", "Silesia")


@st.composite
def revolutions(draw: st.DrawFn) -> Tree:
    """A position in which the end of the Russian turn brings the armistice offer, with Russians everywhere."""
    units: Tree = {}
    control: Tree = {}
    lost = draw(st.permutations(NEIGHBOURS))[:3]
    fates = st.sampled_from(("russian", "russian", "central", "contested", "empty"))
    for land in (*RUSSIAN_LAND, *ABROAD):
        fate = "central" if land in lost else draw(fates)
        if land == "Moscow" and fate == "central":
            fate = "russian"
        if fate == "empty":
            continue
        present = _sides_present(draw, fate)
        units[land] = {power: draw(_army()) for power in present}
        if fate != "contested":
            control[land] = "russia" if fate == "russian" else _holder(land, present)
    if "Poland" not in units:
        units["Poland"] = {"russia": "1 infantry", "germany": "1 infantry"}
    for zone in ("SZ 12", "SZ 21"):
        sailing: tuple[Power, ...] = ("russia", "britain", "germany")
        powers = draw(st.lists(st.sampled_from(sailing), min_size=1, unique=True))
        units[zone] = {power: draw(_fleet(power, list(POWERS))) for power in powers}
    return {
        "rules": "rulebook",
        "options": {"russian_revolution": True},
        "setup": "empty",
        "players": draw(st.integers(2, 8)),
        "round": draw(st.integers(4, 6)),
        "turn": "russia",
        "phase": "income",
        "control": control,
        "units": units,
        "mobilized": [land for land in ABROAD if TERRITORIES[land].is_minor and land in units],
        "at_war": {"usa": True},
    }


def _sides_present(draw: st.DrawFn, fate: str) -> list[Power]:
    allies: st.SearchStrategy[list[Power]] = st.sampled_from(
        (["russia"], ["russia"], ["russia", "britain"], ["britain"], ["france", "britain"])
    )
    central: st.SearchStrategy[list[Power]] = st.sampled_from(
        (["germany"], ["austria-hungary", "germany"], ["ottoman"])
    )
    match fate:
        case "russian":
            return draw(allies)
        case "central":
            return draw(central)
    return draw(allies) + draw(central)


@st.composite
def armistices(draw: st.DrawFn) -> Game:
    """A game in which the armistice has been offered."""
    rules, table = read_position(draw(revolutions()))
    assume(not broken(rules, table))
    game = Game(rules, table, KeyedDice(KEY))
    game.order("russia", End())
    return game
