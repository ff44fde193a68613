"""Sentences in English and French for events, actions, forms, steps and errors, from the Fluent catalogues.

`Speaker` says what happens at one table; `catalogue` reads the `.ftl` files; `fields` knows what kind of thing each
field of a message holds; `labels` makes readable labels where a game brings no sentences of its own.
"""

from millions.words.catalogue import LANGUAGES, Catalogue, catalogue
from millions.words.speaker import Speaker

__all__ = ["LANGUAGES", "Catalogue", "Speaker", "catalogue"]
