"""Take a seat at a live table and play at random: `python examples/random_client.py http://HOST/t/TABLE`."""

import random
import sys

from millions.client import play
from millions.core.form import Forms
from millions.core.message import Action


def choose(view: object, forms: Forms, rng: random.Random) -> Action:
    return rng.choice(forms).sample(rng)


print(play(sys.argv[1], choose, name="Robot"))
