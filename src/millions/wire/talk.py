"""Talk that binds nobody: free text, and phrases that need no language."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from millions.core.seat import Seat
from millions.games.heists.terms import Amount, Character, Terms
from millions.games.remarks import MOST_WORDINGS, WORDINGS, Comment, Reply, Why
from millions.wire.fields import Text

Role = Annotated[str, Meta(max_length=40)]
Condition = Literal["leave", "stay"]
Request = Literal["leave", "stay", "propose", "accept", "claim", "hurry", "wait", "truce"]
Saying = Literal["ahead", "played", "friends"]
"""Of a player: that they lead. To a player: well played; no hard feelings."""
Reaction = Literal["yes", "no", "perhaps", "thanks", "sorry", "laugh", "doubt", "surprise"]

Tone = Annotated[str, Meta(max_length=40)]
"""The kind of bot that speaks: clients have words of its own for each."""


class Phrase(Struct, frozen=True, tag_field="phrase", tag=True, forbid_unknown_fields=True):
    """Something a player says by pressing buttons; every client shows it in its own language."""


class Claims(Phrase, frozen=True):
    """This character, mine or another player's, has that role."""

    character: Character
    role: Role


class Offers(Phrase, frozen=True):
    """I would pay you this amount if you leave, or if you stay. It binds nobody."""

    to: Seat
    amount: Amount
    if_you: Condition


class Requests(Phrase, frozen=True):
    """Please do this, perhaps in return for an amount."""

    to: Seat
    what: Request
    amount: Amount | None = None


class Reacts(Phrase, frozen=True):
    """A reaction to what was said or done."""

    what: Reaction
    to: Seat | None = None


class Says(Phrase, frozen=True):
    """A word about a player, or to one."""

    what: Saying
    whom: Seat


class Explains(Phrase, frozen=True):
    """Why I make an offer: a role is there twice, fewer would share, my leaving is worth it, or a price was named.

    Bots say it with each of their offers. It binds nobody, and is true of what everybody sees.
    """

    to: Seat
    why: Why
    role: Role | None = None
    amount: Amount | None = None
    tone: Tone = ""
    wording: Annotated[int, Meta(ge=0, lt=MOST_WORDINGS)] = 0
    """Which of the sentences for it."""


class Replies(Phrase, frozen=True):
    """An answer of a bot to what was said."""

    to: Seat
    what: Reply
    amount: Amount | None = None
    tone: Tone = ""
    role: Role | None = None
    wording: Annotated[int, Meta(ge=0, lt=MOST_WORDINGS)] = 0
    about: Seat | None = None
    """Of which player it speaks."""
    deal: Terms | None = None
    """With a price: the deal that the bot would accept, if the player to whom it speaks proposed it."""


class Comments(Phrase, frozen=True):
    """A word of a bot about what it does, or about what has befallen it. It is true of what everybody may know."""

    what: Comment
    to: Seat | None = None
    tone: Tone = ""
    wording: Annotated[int, Meta(ge=0, lt=WORDINGS)] = 0
    """Which of the sentences for it."""


AnyPhrase = Claims | Offers | Requests | Reacts | Says | Explains | Replies | Comments


class Utterance(Struct, frozen=True, omit_defaults=True):
    """Something that was said, as everybody hears it: a text or a phrase."""

    at: int
    seat: Seat
    text: Text | None = None
    phrase: AnyPhrase | None = None
