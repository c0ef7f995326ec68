"""All tactical tests at all levels, generals with their full budget: `python -m tests.opponents [LEVEL …]`."""

from argparse import ArgumentParser

from tests.opponents.tactics import cases, complaints, played

ENOUGH = 0.8
"""In what share of the seeds a test of class C must be met; others must be met in all."""
WHO = {"A": ("recruit", "officer", "general"), "B": ("officer", "general"), "C": ("officer", "general")}

parser = ArgumentParser(prog="python -m tests.opponents", description=__doc__)
parser.add_argument("levels", nargs="*", default=["recruit", "officer", "general"], metavar="LEVEL")
parser.add_argument("--seeds", type=int, default=10, help="how often each is asked")
parser.add_argument("--only", default="", metavar="CLASSES", help="such as AB")
asked = parser.parse_args()

for case in cases():
    for level in WHO[case.level]:
        if level not in asked.levels or (asked.only and case.level not in asked.only):
            continue
        met = sum(not complaints(case, played(case, level, seed)) for seed in range(1, asked.seeds + 1))
        least = ENOUGH * asked.seeds if case.level == "C" else asked.seeds
        verdict = "met" if met >= least else "NOT MET"
        print(f"{case.test:5} {level:8} {met:2}/{asked.seeds} {verdict:8} {case.demand}", flush=True)
