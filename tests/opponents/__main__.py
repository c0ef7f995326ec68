"""All tactical tests at all levels, generals with their full budget: `python -m tests.opponents`."""

from tests.opponents.tactics import cases, complaints, played

SEEDS = range(1, 11)
ENOUGH = 8
WHO = {"A": ("recruit", "officer", "general"), "B": ("officer", "general"), "C": ("general",)}

for case in cases():
    for level in WHO[case.level]:
        met = sum(not complaints(case, played(case, level, seed)) for seed in SEEDS)
        verdict = "met" if met >= (ENOUGH if case.level == "C" else len(SEEDS)) else "NOT MET"
        print(f"{case.test} {level:8} {met:2}/{len(SEEDS)} {verdict:8} {case.demand}", flush=True)
