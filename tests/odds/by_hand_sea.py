"""Sea battles computed a second way: round after round, every die thrown either way, nothing divided out.

Values and rules are written down once more, as in `by_hand`; battles are followed until what is left undecided is
too little to matter.
"""

from functools import cache

from tests.odds.by_hand import thrown

Ships = tuple[int, int, int, int, int]
"""Battleships, damaged battleships, cruisers, submarines, transports."""
Pair = tuple[Ships, Ships]

COST = (12, 12, 9, 6, 6)


def dice(ships: Ships, silent: int = 0) -> tuple[int, ...]:
    battleships, damaged, cruisers, submarines, _ = ships
    return (4,) * (battleships + damaged) + (3,) * cruisers + (2,) * (submarines - silent)


@cache
def scored(values: tuple[int, ...]) -> tuple[float, ...]:
    chances = thrown(list(values))
    return tuple(float(chances[number]) for number in range(len(values) + 1))


@cache
def hit(ships: Ships, hits: int) -> Ships:
    """Damage, submarines, cruisers, damaged battleships; transports when nothing else is left."""
    battleships, damaged, cruisers, submarines, transports = ships
    for _ in range(hits):
        if battleships:
            battleships, damaged = battleships - 1, damaged + 1
        elif submarines:
            submarines -= 1
        elif cruisers:
            cruisers -= 1
        elif damaged:
            damaged -= 1
        elif transports:
            transports -= 1
    return battleships, damaged, cruisers, submarines, transports


def armed(ships: Ships) -> int:
    return sum(ships[:4])


def value(ships: Ships) -> int:
    return sum(cost * number for cost, number in zip(COST, ships))


def is_over(pair: Pair) -> bool:
    return not sum(pair[0]) or not sum(pair[1]) or not (armed(pair[0]) or armed(pair[1]))


def fought(attackers: Ships, defenders: Ships, rounds: int) -> tuple[dict[Pair, float], float]:
    """The chances of what is left after so many rounds, pressed as long as the attacker can fire, and how many
    rounds that takes on average."""
    state: dict[Pair, float] = {(attackers, defenders): 1.0}
    fights = 0.0
    for _ in range(rounds):
        after: dict[Pair, float] = {}
        for pair, chance in state.items():
            if is_over(pair) or not armed(pair[0]):
                after[pair] = after.get(pair, 0.0) + chance
                continue
            fights += chance
            for mine, p in enumerate(scored(dice(pair[0]))):
                for theirs, q in enumerate(scored(dice(pair[1]))):
                    left = hit(pair[0], theirs), hit(pair[1], mine)
                    after[left] = after.get(left, 0.0) + chance * p * q
        state = after
    return state, fights


def best_value(attackers: Ships, defenders: Ships, rounds: int) -> float:
    """What a battle of at most so many rounds is worth in IPCs if the attacker stops when it does best.

    The first round is fought.
    """
    start = value(defenders) - value(attackers)

    @cache
    def worth(pair: Pair, left: int, forced: bool) -> float:
        stop = value(pair[0]) - value(pair[1]) + start
        if is_over(pair) or not left or not armed(pair[0]):
            return stop
        press = sum(
            p * q * worth((hit(pair[0], theirs), hit(pair[1], mine)), left - 1, False)
            for mine, p in enumerate(scored(dice(pair[0])))
            for theirs, q in enumerate(scored(dice(pair[1])))
        )
        return press if forced else max(stop, press)

    return worth((attackers, defenders), rounds, True)


def best_value_with_submarines(attackers: Ships, defenders: Ships, rounds: int) -> float:
    """The same where submarines submerge: the attacker's before the dice, the defender's knowing the hits.

    Those that submerge are hit after all that fire, as the order of casualties used here has it: damage, firing
    submarines, submerging ones, cruisers, damaged battleships. What has submerged is kept and out of the battle.
    """
    start = value(defenders) - value(attackers)

    def struck(ships: Ships, hits: int, diving: int) -> tuple[Ships, int]:
        left = (*ships[:3], ships[3] - diving, ships[4])
        for _ in range(hits):
            if left[0] or left[3] or not diving:
                left = hit(left, 1)
            else:
                diving -= 1
        return left, diving

    @cache
    def worth(mine: Ships, theirs: Ships, safe: tuple[int, int], left: int, forced: bool) -> float:
        stop = value(mine) + 6 * safe[0] - value(theirs) - 6 * safe[1] + start
        if is_over((mine, theirs)) or not left or not armed(mine):
            return stop
        options = []
        for own in range(mine[3] + 1):
            total = 0.0
            for on_theirs, p in enumerate(scored(dice(mine, own))):
                answers = []
                for other in range(theirs[3] + 1):
                    after, dived = struck(theirs, on_theirs, other)
                    answer = 0.0
                    for on_mine, q in enumerate(scored(dice(theirs, other))):
                        kept, gone = struck(mine, on_mine, own)
                        answer += q * worth(kept, after, (safe[0] + gone, safe[1] + dived), left - 1, False)
                    answers.append(answer)
                total += p * min(answers)
            options.append(total)
        return max(options) if forced else max(stop, *options)

    return worth(attackers, defenders, (0, 0), rounds, True)
