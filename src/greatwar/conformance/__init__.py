"""The conformance suite: play scenarios, and find the rules of the catalogue that they cite."""

from greatwar.conformance.coverage import Coverage, coverage
from greatwar.conformance.runner import Report, ScenarioResult, Watch, run, run_files

__all__ = ["Coverage", "Report", "ScenarioResult", "Watch", "coverage", "run", "run_files"]
