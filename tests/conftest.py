"""What holds for every test.

The command line speaks English whatever the environment says. There is a profile for quick runs:
`pytest --hypothesis-profile=quick` tries every property with a tenth of its examples.
"""

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"
settings.register_profile("quick", max_examples=10)
