"""Forecasts: exact odds of the battles that the moves so far lead to."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from greatwar.board import POWERS, SIDE, TERRITORIES, ZONES, Power, Space
from greatwar.frames import Combat, SeaBattle
from greatwar.game import Game
from greatwar.odds import Army, BattleBoard, Conduct, Fleet, battle_board, land_attack, sea_battle
from greatwar.odds.fleets import SEA_ORDER, dived, rungs
from greatwar.odds.hits import Chances
from greatwar.odds.sea import CUSTOMARY, SeaOdds
from greatwar.orders import End, Move, Offload, Order, Rail, Submerge
from greatwar.pieces import Force, Kind, count
from greatwar.rules.rulebook.fleets import attackers, defenders
from greatwar.rules.rulebook.retreated import engaged
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import condition
from greatwar.table import Stacks, Table
from greatwar.web.payloads import Forecast

LARGEST_FLEET = 14
"""Ships of one side beyond which a sea battle is not reckoned: it would take too long to wait for."""


def forecasts(game: Game, power: Power) -> tuple[Forecast, ...]:
    """The odds of every battle that a power's side can fight as its units stand now."""
    rules, table = game.rules, game.table
    if table.phase not in ("movement", "combat") or power not in table.movers:
        return ()
    if isinstance(table.frames[-1], SeaBattle):
        return tuple(_going_on(rules, table, table.frames[-1]))
    fought = table.frames[0].fought if isinstance(table.frames[0], Combat) else frozenset()
    duties = {problem.place for problem in game.problems(power, End())} if table.phase == "combat" else set()
    landings = _landings(table)
    found: list[Forecast] = []
    for space in dict.fromkeys((*table.units, *(land for land, _ in landings))):
        if space in fought:
            continue
        if space in ZONES:
            found += _at_sea(rules, table, power, space)
        else:
            found += _on_land(rules, table, power, space, landings)
    return tuple(replace(each, compulsory=each.space in duties) for each in found)


def forecast_after(game: Game, power: Power, order: Order) -> tuple[Forecast, ...]:
    """The odds of the battle where an order leads, if it were given too; nothing if it cannot be, or there is none."""
    match order:
        case Submerge(number):
            return tuple(_submerging(game, power, number))
        case Move(_, route) | Rail(_, route):
            goal = route[-1] if route else ""
        case Offload(_, _, goal):
            pass
        case _:
            return ()
    if game.table.phase != "movement" or power not in game.table.movers or game.problems(power, order):
        return ()
    game.order(power, order)
    rules, table = game.rules, game.table
    if goal in ZONES:
        return tuple(_at_sea(rules, table, power, goal))
    return tuple(_on_land(rules, table, power, goal, _landings(table)))


LandingUnits = dict[tuple[Space, Power], list[Kind]]
"""The units that are to land, by territory and owner."""


def _landings(table: Table) -> LandingUnits:
    found: LandingUnits = {}
    for zone in ZONES:
        for fleet in table.stacks(zone).values():
            for piece, number in fleet.items():
                for unit in piece.cargo:
                    if unit.landing and unit.owner in table.movers:
                        found.setdefault((unit.landing, unit.owner), []).extend([unit.kind] * number)
    return found


# Land


def _on_land(
    rules: Ruleset, table: Table, power: Power, space: Space, landings: LandingUnits
) -> Iterator[Forecast]:
    foes = [_army(force) for force in table.foes(space).values()]
    foes += _mobilized(rules, table, power, space)
    own = table.own(space)
    owners = [each for each in table.movers if each in own or (space, each) in landings]
    if not foes or not owners:
        return
    marched = [_army(own.get(each, {})) for each in owners]
    ashore = [_tallied(landings.get((space, each), [])) for each in owners]
    lands = any(army.units for army in ashore)
    if lands and table.is_contested(space):
        # Units that land in contested land just reinforce those there.
        marched, ashore = [mine.plus(new) for mine, new in zip(marched, ashore)], []
    odds = land_attack(rules, marched, foes, landed=ashore if lands else ())
    everybody = [mine.plus(new) for mine, new in zip(marched, ashore)] if ashore else marched
    hits = _first_hits(battle_board(rules), tuple(everybody), tuple(foes))
    yield Forecast(
        space,
        power if power in owners else owners[0],
        "landing" if lands else "land",
        odds.taken,
        odds.contested,
        odds.repelled,
        odds.emptied,
        odds.attacker_loss,
        odds.defender_loss,
        *hits,
    )


def _mobilized(rules: Ruleset, table: Table, power: Power, space: Space) -> list[Army]:
    """The army that a minor power raises against whoever enters it."""
    if space not in rules.minors.mobilizing or space in table.mobilized or not TERRITORIES[space].is_minor:
        return []
    found = condition(rules, table, power, space)
    patron = rules.board.aligned.get(space)
    if patron is not None and SIDE[patron] == SIDE[power] and patron not in table.departed:
        return []
    if found not in ("hostile", "neutral", "contested") or any(
        SIDE[each] != SIDE[power] for each in table.stacks(space)
    ):
        return []
    raised = rules.army_raised(space, patron if found == "hostile" else None)
    return [_army_of(raised)]


def _first_hits(board: BattleBoard, own: tuple[Army, ...], foes: tuple[Army, ...]) -> tuple[float, float]:
    """The hits to be expected of the round of fire, whatever comes of the air battle before it."""
    mine, theirs = sum(army.fighter for army in own), sum(army.fighter for army in foes)
    scored = taken = 0.0
    for left, enemies_left, chance in board.air_battle(mine, theirs):
        attack = board.attack(_with_fighters(own, left), 0, supremacy=left > enemies_left)
        defence = board.defence(_with_fighters(foes, enemies_left), supremacy=enemies_left > left)
        scored += chance * _mean(attack)
        taken += chance * _mean(defence)
    return scored, taken


def _with_fighters(host: tuple[Army, ...], fighters: int) -> tuple[Army, ...]:
    armies = []
    for army in host:
        kept = min(army.fighter, fighters)
        fighters -= kept
        armies.append(army._replace(fighter=kept))
    return tuple(armies)


def _mean(chances: Chances) -> float:
    return float(sum(hits * chance for hits, chance in enumerate(chances.tolist())))


def _army(force: Force) -> Army:
    return Army(*(count(force, kind) for kind in ("infantry", "artillery", "tank", "fighter")))


def _army_of(kinds: Mapping[Kind, int]) -> Army:
    return Army(*(kinds.get(kind, 0) for kind in Army._fields))  # type: ignore[call-overload]


def _tallied(kinds: list[Kind]) -> Army:
    return Army(*(kinds.count(kind) for kind in ("infantry", "artillery", "tank", "fighter")))


# Sea


def _at_sea(rules: Ruleset, table: Table, power: Power, zone: Space) -> Iterator[Forecast]:
    own, foes = _fleet(engaged(table, zone)), _fleet(table.foes(zone))
    if not own.armed or not foes.afloat or max(own.afloat, foes.afloat) > LARGEST_FLEET:
        return
    yield _fleets(rules, power, zone, own, foes)


def _going_on(
    rules: Ruleset, table: Table, frame: SeaBattle, attack: Conduct = CUSTOMARY
) -> Iterator[Forecast]:
    """The odds of a sea battle in progress, with the ships that are still in it, if it is fought to its end."""
    own, foes = (_still_in(frame, stacks) for stacks in (attackers(table, frame), defenders(table, frame)))
    if own.armed and foes.afloat and max(own.afloat, foes.afloat) <= LARGEST_FLEET:
        speaker = min(attackers(table, frame), key=POWERS.index)
        yield _fleets(rules, speaker, frame.zone, own, foes, attack=attack)


def _submerging(game: Game, power: Power, number: int) -> Iterator[Forecast]:
    """The odds of a sea battle in which so many submarines of a power submerge now, and none besides."""
    table, frame = game.table, game.table.frames[-1]
    if not isinstance(frame, SeaBattle) or game.problems(power, Submerge(number)):
        return
    if power in attackers(table, frame):
        yield from _going_on(game.rules, table, frame, attack=Conduct(submerging=number))
    else:
        yield from _answered(game.rules, table, frame, number)


def _answered(rules: Ruleset, table: Table, frame: SeaBattle, number: int) -> Iterator[Forecast]:
    """The odds for both sides when the attackers have fired, and so many submarines of the defenders submerge."""
    board = battle_board(rules)
    own, foes = (_still_in(frame, stacks) for stacks in (attackers(table, frame), defenders(table, frame)))
    if max(own.afloat, foes.afloat) > LARGEST_FLEET:
        return
    diving = sum(frame.submerging.get(power, 0) for power in attackers(table, frame))
    own, foes = board.hulls(own), board.hulls(foes)
    if board.sea.submerges_first:
        yield from _dived(rules, table, frame, dived(own, diving), dived(foes, number))
        return
    fire = board.broadsides(foes, number, "defence")
    left = _after(own, diving, len(fire) - 1)
    fleets: dict[Fleet, float] = {}
    for fleet, chance in zip(left, fire.tolist(), strict=True):
        fleets[fleet] = fleets.get(fleet, 0.0) + chance
    staying = _after(foes, number, frame.hits_on_defender)[-1]
    odds = sea_battle(rules, fleets, staying, press="always" if board.sea.several_rounds else 0)
    sunk = odds.theirs.worth(foes) - odds.theirs.worth(staying)
    speaker = min(attackers(table, frame), key=POWERS.index)
    yield _told(speaker, frame.zone, odds, float(frame.hits_on_defender), _mean(fire), sunk)


def _dived(rules: Ruleset, table: Table, frame: SeaBattle, own: Fleet, foes: Fleet) -> Iterator[Forecast]:
    """The odds of a sea battle when submarines have left it before anybody fires."""
    if own.armed and foes.afloat:
        speaker = min(attackers(table, frame), key=POWERS.index)
        yield _fleets(rules, speaker, frame.zone, own, foes)


def _after(fleet: Fleet, submerging: int, hits: int) -> tuple[Fleet, ...]:
    """What is left of a fleet after no hit, one and so on, up to so many; more than there are ships hit nobody."""
    left = rungs(fleet, submerging, SEA_ORDER)
    return tuple(left[min(number, len(left) - 1)] for number in range(hits + 1))


def _still_in(frame: SeaBattle, stacks: Stacks) -> Fleet:
    """The ships of one side that have not submerged in an earlier round."""
    out = sum(frame.submerged.get(power, 0) for power in stacks)
    fleet = _fleet(stacks)
    return fleet._replace(submarine=fleet.submarine - out)


def _fleets(
    rules: Ruleset, power: Power, zone: Space, own: Fleet, foes: Fleet, attack: Conduct = CUSTOMARY
) -> Forecast:
    odds = sea_battle(rules, own, foes, attack=attack)
    board = battle_board(rules)
    diving = attack.submerging if isinstance(attack.submerging, int) else 0
    scored, suffered = board.broadsides(own, diving, "attack"), board.broadsides(foes, 0, "defence")
    return _told(power, zone, odds, _mean(scored), _mean(suffered))


def _told(
    power: Power, zone: Space, odds: SeaOdds, scored: float, suffered: float, sunk: float = 0.0
) -> Forecast:
    """The odds of a sea battle as they are told; `sunk` is what the defenders have lost before it."""
    return Forecast(
        zone,
        power,
        "sea",
        odds.won,
        odds.undecided,
        odds.lost,
        odds.emptied,
        odds.attacker_loss,
        odds.defender_loss + sunk,
        scored,
        suffered,
    )


def _fleet(stacks: Stacks) -> Fleet:
    fleet = Fleet()
    for power in POWERS:
        for piece, number in stacks.get(power, {}).items():
            name = "damaged" if piece.damaged else piece.kind
            if name in Fleet._fields:
                fleet = fleet.plus(Fleet(**{name: number}))
    return fleet
