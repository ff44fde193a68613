"""What can be chosen before a training begins; it is kept in the run's folder."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import DecodeError, Struct, convert, json, structs

from millions.bots import PERSONALITIES, bot_named
from millions.core.errors import BadSetup
from millions.core.game import game_named
from millions.research.reduced import SMALL_HEIST

SHIPPED_NET = "trained"
"""What is typed for the net that comes with the program."""


def is_net(name: str) -> bool:
    """Is this typed name a net's, and not a personality's?"""
    return name == SHIPPED_NET or name.endswith(".npz")


def read(value: str) -> object:
    """A value as it is typed: JSON in braces, or a plain word or number."""
    return json.decode(value) if value.startswith("{") else value


class Groups(Struct, frozen=True, kw_only=True):
    """Tables are divided into groups of equal size, by who sits beside the learner."""

    own: int = 4
    """Groups in which the learner plays all seats."""
    past: int = 11
    """Groups in which a past self of the learner sits: a different one in each."""
    random: int = 1
    """Groups with seats that play at random. In them and beside past selves the learner has one to all but one seat."""

    @property
    def all(self) -> int:
        """The number of groups."""
        return self.own + self.past + self.random


ONE_GROUP = Groups(own=1, past=0, random=0)
"""Of tables beside the bots themselves, who are drawn for each game."""

RIVAL_TABLES = 4
"""A rival learns at one in this number of tables of the learner's own number."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One training. The numbers were chosen on one H200; a small run on a processor needs fewer tables."""

    game: str
    players: tuple[int, ...]
    """The sizes of tables: updates take them in turn, so a size that is named twice gets twice the updates."""
    seed: int = 0
    tables: int = 1024
    """Of each size; divided evenly among groups."""
    steps: int = 32
    """Decisions at each table between two updates."""
    updates: int = 200

    hidden: int = 256
    half: bool = False
    """Rows and products have 16 bits (bfloat16): faster on an accelerator, slower on a processor."""
    groups: Groups = Groups()
    clones: tuple[str, ...] = ()
    """Guests that sit where past selves would: the first of those groups, one for each name. A personality is imitated;
    a file `NET.npz` is a net, and `trained` is the one that comes with the program."""
    as_played: bool = False
    """Guests play as the bot `trained` does: they propose nothing, and never do what is unlikely."""
    small_heist: bool = False
    """Learn the small heist with four players instead of whole games: what a seat wins is its money. Small enough to
    measure exactly how far the net is from an equilibrium (`nash_conv` in the log)."""
    learners: int = 0
    """Seats of the learner at tables with others; 0: from one to all but one."""
    shared_reward: bool = False
    """These seats share what they win."""
    beside: tuple[str, ...] = ()
    """Bots that sit beside the learner themselves, at tables in Python: nothing is imitated, but a thousand times
    slower. An update then has `tables` times `steps` decisions of the learner."""
    beside_every: int = 1
    """One in this number of updates is beside these bots, the others are on arrays: the first teach what the bots do,
    the others keep the net from being exploited."""
    beside_decisions: int = 0
    """Decisions of the learner in an update beside bots; 0: `tables` times `steps`."""
    to_round_end: bool = False
    """Beside bots: judge a decision by each seat's chance to win when its round is over (`bots.value`), not by who won
    the game. The luck of later rounds is left out, so far fewer games show what a decision is worth."""
    clone_games: int = 2000
    """Games between bots from which a clone of a personality learns."""
    refit: str = ""
    """Of a mixed training: a personality whose clones learn on, from its own decisions at the tables beside the bots.
    So they imitate it where the learner goes, and not only where they were seen before."""
    rivals: int = 0
    """Exploiters that learn beside the learner (`rivals`), one at a time: that many slots of past selves after those of
    the clones. A rival sits alone at a table with the learner."""
    rival_updates: int = 100
    """Updates for which a rival learns, before the next one begins as the learner's own net."""
    snapshot_every: int = 20
    """Updates between two past selves that are kept."""

    epochs: int = 1
    minibatches: int = 8
    learning_rate: float = 5e-4
    last_rate: float = 0.1
    """The learning rate at the end, as a part of the first; it falls evenly."""
    most_gradient: float = 1.0
    trace: float = 0.95
    """GAE's λ, for one decision of anybody at the table."""
    clip: float = 0.2
    entropy: float = 0.05
    last_entropy: float = 0.025
    """The entropy bonus falls evenly, and stays above 0: without a floor the policy hardens and can be exploited."""
    secret_entropy: float = 0.0
    """A further bonus for the entropy of secret choices (which role to send): the other one is earned by talk, which
    costs nothing."""
    proposes: bool = True
    """Whether the learner proposes deals to clones and to the bots themselves. The bot `trained` never proposes, and a
    net that learns to sell deals to clones relies on it."""
    proposal_cost: float = 0.0
    """What a proposal costs its player, in shares of a game: without a cost a net proposes whatever is legal."""
    kl: float = 0.05
    """The weight of the distance to the reference policy."""
    reference_rate: float = 0.005
    """The part of the way that the reference moves towards the policy in each update."""
    value_weight: float = 0.5
    belief_weight: float = 0.05

    def __post_init__(self) -> None:
        """Refuse numbers that do not fit together."""
        self._check_players()
        self._check_clones()
        self._check_beside()
        self._check_refit()
        self._check_rivals()
        self._check_learners()
        self._check_small_heist()
        share = self.groups.all
        if self.tables < share or self.tables % share:
            sentence = f"the number of tables must be a multiple of {share}, not {self.tables}"
            raise BadSetup("train-tables", sentence, share=share, given=self.tables)

    def _check_players(self) -> None:
        counts = game_named(self.game).seat_counts
        if not self.players or any(players not in counts for players in self.players):
            known = f"{min(counts)} to {max(counts)}"
            given = ", ".join(map(str, self.players))
            sentence = f"{self.game} is trained with {known} players, not {given}"
            raise BadSetup("train-players", sentence, game=self.game, known=known, given=given)

    def _check_clones(self) -> None:
        most, given = self.groups.past, self.invited
        if given > most:
            raise BadSetup("train-clones", f"there are {most} places for clones, not {given}", most=most, given=given)
        for name in self.clones:
            if name not in PERSONALITIES and not is_net(name):
                known = ", ".join(PERSONALITIES)
                sentence = (
                    f"a guest is a net (NET.npz, or {SHIPPED_NET}) or a personality, not {name!r}; there is: {known}"
                )
                raise BadSetup("train-clone", sentence, name=repr(name), known=known)

    def _check_beside(self) -> None:
        for name in self.beside:
            bot_named(name)
        if self.beside_every != 1 and (self.beside_every < 1 or not self.beside):
            sentence = "beside_every is 1 or more, and for tables with the bots themselves: name some with --beside"
            raise BadSetup("train-beside-every", sentence)
        if self.to_round_end and not self.beside:
            sentence = "to_round_end is for tables with the bots themselves: name some with --beside"
            raise BadSetup("train-round-end", sentence)

    def _check_refit(self) -> None:
        if self.refit and not (self.mixed and self.refit in self.beside and self.refitted_slots):
            sentence = (
                f"refit={self.refit} is for a mixed training: name {self.refit} with --beside and its clone with "
                "--clones, and set beside_every"
            )
            raise BadSetup("train-refit", sentence, name=self.refit)

    def _check_rivals(self) -> None:
        if self.rivals < 0 or self.rival_updates < 1:
            sentence = f"rivals={self.rivals} and rival_updates={self.rival_updates}: at least 0 and 1"
            raise BadSetup("train-rivals", sentence, rivals=self.rivals, updates=self.rival_updates)

    def _check_learners(self) -> None:
        most = min(self.players) - 1
        if not 0 <= self.learners <= most:
            sentence = f"the learner takes at most {most} seats at a table with others, not {self.learners}"
            raise BadSetup("train-learners", sentence, most=most, given=self.learners)

    def _check_small_heist(self) -> None:
        if self.small_heist and (self.game not in SMALL_HEIST or self.players != (4,) or self.beside):
            known = ", ".join(SMALL_HEIST)
            sentence = f"there are small heists with four players, on arrays, of {known}"
            raise BadSetup("train-small-heist", sentence, known=known)

    @staticmethod
    def typed(texts: Iterable[str], **chosen: Any) -> Settings:
        """What is chosen, and more as typed: `entropy=0.04`, `groups={"own": 2, "past": 13, "random": 1}`."""
        try:
            more = {name: read(value) for name, _, value in (text.partition("=") for text in texts)}
            return convert({**chosen, **more}, Settings, strict=False)
        except DecodeError as error:
            raise BadSetup("train-set", f"settings: {error}", problem=str(error)) from None

    @property
    def mixed(self) -> bool:
        """Are there updates beside bots and updates on arrays?"""
        return self.beside_every > 1

    @property
    def invited(self) -> int:
        """How many slots of past selves clones and rivals take."""
        return len(self.clones) + self.rivals

    @property
    def refitted_slots(self) -> tuple[int, ...]:
        """Which guests are clones that learn on: by the personality's name, or a file that is named after it."""
        return tuple(slot for slot, name in enumerate(self.clones) if Path(name).stem == self.refit)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The different sizes of tables."""
        return tuple(sorted(set(self.players)))

    @property
    def decisions(self) -> int:
        """Decisions at all tables in one update on arrays."""
        return self.tables * self.steps

    def decided(self, updates: int) -> int:
        """Decisions in this number of updates."""
        beside = updates // self.beside_every if self.beside else 0
        return (updates - beside) * self.decisions + beside * (self.beside_decisions or self.decisions)

    def exploiting(self, name: str, learners: int) -> Settings:
        """The same, but the learner has this number of seats at every table, which share their reward, and a fixed
        guest has all others: a net as the bot plays it, or an imitated personality."""
        return structs.replace(
            self,
            groups=Groups(own=0, past=1, random=0),
            clones=(name,),
            as_played=is_net(name),
            learners=learners,
            shared_reward=learners > 1,
        )

    def of_rivals(self) -> Settings:
        """How a rival learns: as an exploiter of the net, with the numbers that find most (docs/train.md)."""
        alone = structs.replace(self, beside=(), beside_every=1, to_round_end=False, refit="", rivals=0, proposes=True)
        return structs.replace(
            alone.exploiting(SHIPPED_NET, 1),
            tables=max(1, self.tables // RIVAL_TABLES),
            epochs=2,
            minibatches=4,
            trace=0.97,
            entropy=0.02,
            last_entropy=0.01,
            secret_entropy=0.0,
            learning_rate=0.0007,
            last_rate=1.0,
            reference_rate=0.02,
            kl=0.01,
        )
