"""greatwar: Axis & Allies: WWI 1914, with all its rules."""

__version__ = "0.1.0"
