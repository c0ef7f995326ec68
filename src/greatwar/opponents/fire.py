"""Quick estimates of a land battle, for plans weighed by the thousand.

They are means with a normal tail, good to about two hundredths for six dice and more.
"""

from math import erf, exp, sqrt
from typing import NamedTuple

from greatwar.rules.rulebook.fire import raised, tanks_absorb
from greatwar.rules.ruleset import Ruleset

ArmyCount = tuple[int, int, int, int]
"""Infantry, artillery, tanks and fighters."""

NOBODY: ArmyCount = (0, 0, 0, 0)

WEARY = 0.6
"""What is left on the average of an attacker's fire after a round."""
MOST_ROUNDS = 12
"""Rounds after which a battle to the end has hardly anything left to decide."""


def joined(one: ArmyCount, other: ArmyCount) -> ArmyCount:
    """Two armies as one."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def parted(one: ArmyCount, other: ArmyCount) -> ArmyCount:
    """An army less a part of it."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def size(army: ArmyCount) -> int:
    """How many units stand in the line: fighters do not hold land."""
    return army[0] + army[1] + army[2]


class Exchange(NamedTuple):
    """What an attack is expected to bring.

    Losses are in IPCs; `cleared` and `wiped` are the chances that no defender, no attacker is left; `left` and
    `held` are the armies that remain on the average.
    """

    loss: float
    kill: float
    cleared: float
    wiped: float
    left: ArmyCount
    held: ArmyCount


class Fire:
    """The estimates by the numbers of a ruleset, each remembered."""

    def __init__(self, rules: Ruleset) -> None:
        attack, defence = rules.units.attack, rules.units.defence
        self._attack = (attack["infantry"], attack["artillery"], attack["tank"], attack["fighter"])
        self._defence = (defence["infantry"], defence["artillery"], defence["tank"], defence["fighter"])
        self._supported = (
            raised(attack["infantry"], rules.land_battle.support_bonus),
            raised(attack["tank"], rules.land_battle.support_bonus),
        )
        self._bonus = rules.land_battle.air_supremacy_bonus
        self.coastal = rules.land_battle.coastal_fire
        self.silent = rules.land_battle.silent_attackers
        self.needs_infantry = rules.movement.infantry_required
        self._absorbs = tanks_absorb(rules, assault=False)
        self._absorbs_ashore = tanks_absorb(rules, assault=True)
        self._rounds = MOST_ROUNDS if rules.land_battle.rounds == "all" else rules.land_battle.rounds
        cost = rules.units.cost
        self.cost = (cost["infantry"], cost["artillery"], cost["tank"], cost["fighter"])
        self.lasting = sum(WEARY**number for number in range(self._rounds))
        """How many rounds' fire an attacker has at most in one battle, for it has less in each."""
        self._known: dict[tuple[ArmyCount, ArmyCount], Exchange] = {}

    def worth(self, army: ArmyCount) -> float:
        """What an army cost."""
        cost = self.cost
        return army[0] * cost[0] + army[1] * cost[1] + army[2] * cost[2] + army[3] * cost[3]

    def exchange(self, attackers: ArmyCount, defenders: ArmyCount) -> Exchange:
        """One attack by land."""
        key = (attackers, defenders)
        found = self._known.get(key)
        if found is None:
            found = self._fought(attackers, defenders, absorbs=self._absorbs)
            found = self._known[key] = found if self._rounds == 1 else self._fought_on(found)
        return found

    def _fought_on(self, first: Exchange) -> Exchange:
        """An attack whose first round is expected to come out like this, with all its further rounds."""
        whole = first
        for _ in range(self._rounds - 1):
            both = max(0.0, 1.0 - whole.cleared - whole.wiped)
            if both < 0.01 or not size(whole.left) or not size(whole.held):
                break
            further = self._fought(whole.left, whole.held, absorbs=self._absorbs)
            whole = Exchange(
                whole.loss + both * further.loss,
                whole.kill + both * further.kill,
                whole.cleared + both * further.cleared * (1.0 - 0.5 * further.wiped),
                whole.wiped + both * further.wiped * (1.0 - 0.5 * further.cleared),
                further.left,
                further.held,
            )
        return whole

    def landing(self, landed: ArmyCount, others: ArmyCount, defenders: ArmyCount) -> Exchange:
        """One attack in which a part of the army has come by sea into hostile land."""
        guns = defenders[1] * self.coastal / 6.0 if size(landed) else 0.0
        lost = min(float(size(landed)), guns)
        if self.silent != "none":
            firing = others if self.silent == "offloaded" else NOBODY
        else:
            firing = joined(self._after(landed, lost), others)
        total = joined(landed, others)
        fire = self._fought(firing, defenders, absorbs=self._absorbs_ashore)
        back = self._fought(total, defenders, absorbs=self._absorbs_ashore)
        left = self._after(total, min(float(size(total)), lost + self._hits(back, total)))
        loss = self.worth(total) - self.worth(left)
        first = Exchange(max(loss, back.loss), fire.kill, fire.cleared, back.wiped, left, fire.held)
        return first if self._rounds == 1 else self._fought_on(first)

    def _hits(self, back: Exchange, army: ArmyCount) -> float:
        return float(size(army) - size(back.left))

    def attack_dice(self, army: ArmyCount, supremacy: float) -> tuple[float, float]:
        """The mean and the variance of an attacking army's hits, with this chance of air supremacy."""
        infantry, guns, tanks, fighters = army
        supported = min(infantry, guns)
        followed = min(tanks, guns - supported)
        values = self._attack
        return _hits(
            (supported, self._supported[0]),
            (followed, self._supported[1]),
            (infantry - supported, values[0]),
            (guns, self._gun(values[1], supremacy)),
            (tanks - followed, values[2]),
            (fighters * supremacy, values[3]),
        )

    def _gun(self, value: int, supremacy: float) -> float:
        """What a gun hits on, with this chance of air supremacy."""
        return value + supremacy * (raised(value, self._bonus) - value)

    def defence_dice(self, army: ArmyCount, supremacy: float) -> tuple[float, float]:
        """The mean and the variance of a defending army's hits, with this chance of air supremacy."""
        infantry, guns, tanks, fighters = army
        values = self._defence
        return _hits(
            (infantry, values[0]),
            (guns, self._gun(values[1], supremacy)),
            (tanks, values[2]),
            (fighters * supremacy, values[3]),
        )

    def _fought(self, attackers: ArmyCount, defenders: ArmyCount, *, absorbs: bool) -> Exchange:
        number, enemies = size(attackers), size(defenders)
        if not enemies:
            return Exchange(0.0, self.worth(defenders), 1.0, 0.0, attackers, NOBODY)
        if not number:
            return Exchange(self.worth(attackers), 0.0, 0.0, 1.0, NOBODY, defenders)
        ours = supremacy(attackers[3], defenders[3])
        theirs = supremacy(defenders[3], attackers[3])
        mean, variance = self.attack_dice(attackers, ours)
        answer, spread = self.defence_dice(defenders, theirs)
        bodies = number + attackers[3]
        foes = enemies + defenders[3]
        cleared = above(mean, variance, enemies)
        answer = max(0.0, answer - attackers[2]) if absorbs else answer
        wiped = above(answer, spread, number)
        suffered = expected(answer, spread, bodies)
        scored = expected(mean, variance, foes)
        left, held = self._after(attackers, suffered), self._after(defenders, scored)
        loss = self._price(attackers, suffered)
        kill = self._price(defenders, scored)
        return Exchange(loss, kill, cleared, wiped, left, held)

    def _price(self, army: ArmyCount, hits: float) -> float:
        """What so many hits cost an army that gives its infantry first, then guns, then tanks and fighters."""
        cost, price = self.cost, 0.0
        keep = 1 if self.needs_infantry and size(army) > army[0] else 0
        for number, each in (
            (max(0, army[0] - keep), cost[0]),
            (army[1], cost[1]),
            (army[2], cost[2]),
            (min(army[0], keep), cost[0]),
            (army[3], cost[3]),
        ):
            taken = min(float(number), hits)
            price += taken * each
            hits -= taken
            if hits <= 0:
                break
        return price

    def _after(self, army: ArmyCount, hits: float) -> ArmyCount:
        """An army after about so many hits."""
        count = round(hits)
        left = list(army)
        keep = 1 if self.needs_infantry and size(army) > army[0] else 0
        for kind, kept in ((0, keep), (1, 0), (2, 0), (0, 0), (3, 0)):
            taken = min(max(0, left[kind] - kept), count)
            left[kind] -= taken
            count -= taken
        return left[0], left[1], left[2], left[3]


def _hits(*dice: tuple[float, float]) -> tuple[float, float]:
    mean = variance = 0.0
    for number, value in dice:
        if number > 0:
            chance = min(value, 6.0) / 6.0
            mean += number * chance
            variance += number * chance * (1.0 - chance)
    return mean, variance


def supremacy(own: int, enemy: int) -> float:
    """About how likely it is to win the air with so many fighters."""
    if not own:
        return 0.0
    if not enemy:
        return 1.0
    share = own / (own + enemy)
    if share <= 0.5:
        return max(0.02, 0.43 - 2.2 * (0.5 - share))
    return min(0.98, 0.43 + 2.7 * (share - 0.5))


def above(mean: float, variance: float, number: int) -> float:
    """The chance of at least so many hits."""
    if number <= 0:
        return 1.0
    if variance <= 1e-9:
        return 1.0 if mean >= number else 0.0
    return 0.5 * (1.0 - erf((number - 0.5 - mean) / sqrt(2.0 * variance)))


def expected(mean: float, variance: float, most: int) -> float:
    """The expected hits that find a target, with so many targets at most."""
    if variance <= 1e-9 or mean + 3.0 * sqrt(variance) < most:
        return min(mean, float(most))
    deviation = sqrt(variance)
    gap = (most - mean) / deviation
    density = 0.3989422804 * exp(-0.5 * gap * gap)
    tail = 0.5 * (1.0 - erf(gap / 1.4142135624))
    return max(0.0, mean - (mean - most) * tail - deviation * density)
