"""The war as an environment for learning: PettingZoo's AEC interface. It needs the extra `greatwar[rl]`."""

from greatwar.env.war import env, raw_env

__all__ = ["env", "raw_env"]
