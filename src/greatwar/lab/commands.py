"""Commands: how an experiment is repeated."""

import shlex

from greatwar.bots.program import PATIENCE
from greatwar.lab.plan import Plan
from greatwar.notation.rulesets import SUFFIX
from greatwar.notation.trees import mapping
from greatwar.rules.mixing import value_text


def repeating(plan: Plan) -> str:
    """The command that repeats an experiment; nothing where the plan gives the first moves.

    >>> repeating(Plan(rules={"rules": "tournament"}, central="general", allies="officer", games=5, seed=3))
    'greatwar lab run --rules tournament --games 5 --central general --allies officer --rounds 20 --seed 3'
    """
    if plan.first_moves:
        return ""
    said = ["greatwar", "lab", "run", "--rules", _rules(plan)]
    for key, value in mapping(plan.rules.get("options", {})).items():
        said += ["--option", f"{key}={value_text(value)}"]
    said += ["--games", str(plan.games), "--central", plan.central, "--allies", plan.allies]
    for power, name in plan.seats.items():
        said += ["--player", f"{power}={name}"]
    said += ["--pairs"] if plan.pairing == "pairs" else []
    for power, ipcs in plan.bid.items():
        said += ["--bid", f"{power}={ipcs}"]
    said += ["--rounds", str(plan.rounds), "--seed", str(plan.seed)]
    said += ["--patience", f"{plan.patience:g}"] if plan.patience != PATIENCE else []
    return shlex.join(said)


def _rules(plan: Plan) -> str:
    """The ruleset as the command names it: a custom one is a file, whose text is in the plan."""
    name = plan.rules["rules"]
    return name if isinstance(name, str) else f"{mapping(name).get('name', 'custom')}{SUFFIX}"
