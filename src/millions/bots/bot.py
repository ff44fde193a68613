"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Any, Generic, TypeVar

from millions.bots.reason import Reason
from millions.bots.talk import Heard, Promise, Remark
from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import Seat

V = TypeVar("V", contravariant=True)


class Bot(Generic[V]):
    """Decides for one seat in one match. It never sees a table: a view and forms are all it gets.

    `V` is the type of view that the bot can read: `Bot[dollars1.View]` plays one game, `Bot[core.table.View]` any.

    Each seat of each match gets a bot object of its own, kept from the first decision to the last, so a bot may
    remember what it was shown. It is asked whenever its seat is awaited and its turn has come; between two decisions it
    is told nothing, since the next view shows what has changed.

    Where the object was lost (a server restarted, a steward takes over from a person) a fresh one is made, and `recall`
    tells it the seat's past decisions in order. A live server keeps a bot as a pickle between two decisions: a bot that
    cannot be pickled works too, but recalls all decisions before each new one.
    """

    def meet(self, people: frozenset[Seat]) -> None:
        """Learn which seats people play now, others being bots. A live table says so before each decision; where nobody
        says it, such as in the arena, all are taken for bots.
        """

    def named(self, promises: tuple[Promise, ...]) -> None:
        """Learn which prices it has named aloud in this round, and its truces, so that it keeps to them. A live table
        says so with each question; in the arena nobody talks.
        """

    def act(self, view: V, forms: Forms, rng: Random) -> Action:
        """Choose one of the actions offered."""
        raise NotImplementedError

    def recall(self, view: V, forms: Forms, rng: Random, action: Action) -> None:
        """Take note of a past decision of this seat: what `act` was given then, `rng` in the same state, and the action
        that was played. Then the bot decides as if it had made that decision itself.

        The action may be another than `act` would choose: a person played, or another version of this bot. A bot
        without memory does nothing here.
        """

    def explain(self) -> Reason | None:
        """Why it chose what it chose last, if it has reasons. This is for its owner: it may tell secrets."""
        return None

    def remark(self) -> Remark | None:
        """What it says aloud with what it chose last, if anything: everybody hears it. It is asked once."""
        return None

    def reply(self, view: V, heard: Heard, rng: Random) -> Remark | None:
        """What it answers aloud to something that a player said, if anything. It decides nothing and forgets it."""
        return None


AnyBot = Bot[Any]
