"""What bots may say aloud: messages carry it, catalogues have the words."""

from __future__ import annotations

from typing import Literal

Why = Literal["double", "fewer", "worth", "counter", "demand", "agreed", "crowd"]
"""Why it makes an offer in a heist: a role is there twice; fewer would share; my leaving is worth it; a price was
named; a demand needs no reason; a player has agreed to a price in talk.

Or, beside a claim: several claim the same role, of which one alone can share."""

Reply = Literal[
    "gladly",
    "soon",
    "more",
    "less",
    "pays",
    "sign",
    "still",
    "moved",
    "revised",
    "no",
    "never",
    "since",
    "hope",
    "slim",
    "cheap",
    "dear",
    "crown",
    "another",
    "bluff",
    "threat",
    "calm",
    "unclear",
    "ditto",
    "broke",
    "out",
    "gone",
    "later",
    "perhaps",
    "patience",
    "said",
    "doubt",
    "believe",
    "welcome",
    "shrug",
    "chat",
    "flattered",
    "accused",
    "both",
    "banter",
    "ahead",
    "truce",
    "pact",
    "war",
    "respite",
    "wary",
    "covets",
    "spoils",
    "gifts",
    "leads",
    "front",
    "level",
    "mine",
    "yours",
    "target",
    "instead",
    "free",
    "puzzled",
    "pardon",
    "dodge",
    "defy",
    "joins",
    "abstains",
    "nod",
]
"""An answer to what a player said."""

Comment = Literal[
    "takeover",
    "racket",
    "compete",
    "peek",
    "lead",
    "set",
    "taken",
    "robbed",
    "exchange",
    "slump",
    "exposed",
    "denounced",
    "stubborn",
    "alone",
    "bluffed",
    "applause",
    "sigh",
    "triumph",
]
"""In Million Club, a word about what a bot does, or about what has befallen it; in a heist game, about a heist or a
match that is over."""

WORDINGS = 2
"""Sentences for each comment, in each tone."""

REWORDED: dict[Why | Reply, int] = {
    "fewer": 3,
    "worth": 3,
    "double": 3,
    "crowd": 3,
    "gladly": 2,
    "still": 2,
    "no": 3,
    "never": 2,
    "hope": 3,
    "slim": 2,
    "cheap": 2,
    "dear": 2,
    "bluff": 2,
    "ditto": 2,
    "perhaps": 2,
    "shrug": 2,
    "truce": 2,
    "pact": 2,
    "spoils": 2,
    "war": 2,
    "dodge": 3,
    "more": 3,
    "less": 3,
    "defy": 2,
    "nod": 2,
}
"""Sentences for reasons and answers that have more than one, in each tone."""

MOST_WORDINGS = 3
