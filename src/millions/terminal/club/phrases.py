"""What may be typed for an action: a phrase of a few parts, each with its spellings, and some that may be left out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.club.colonies import BuyColony, DiscardColony
from millions.games.club.companies import BuyCompany, DiscardCompany
from millions.games.club.components import Company, Sector, Spot
from millions.games.club.exchange import TakeOver
from millions.games.club.intrigue_colonies import BuyColonyFrom, LookAt, SwapColonies
from millions.games.club.intrigue_companies import CompeteIn, RaiseCapital, SwapCompanies, TurnCompany
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import BeginWith, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn
from millions.games.club.profiles import ChooseColony, ChooseCompany
from millions.games.club.setup import GiveFirst
from millions.terminal.vocabulary import aliases, fold
from millions.words import Speaker

VERBS: dict[str, tuple[type[Action], ...]] = {
    "place": (PlacePawn,),
    "begin": (BeginWith,),
    "develop": (Develop,),
    "tax": (Tax,),
    "pass": (Pass,),
    "move": (MovePawn,),
    "play": (PlayIntrigue,),
    "look": (LookAt,),
    "buy": (BuyColony, BuyCompany, BuyColonyFrom),
    "discard": (DiscardColony, DiscardCompany),
    "swap": (SwapCompanies, SwapColonies),
    "compete": (CompeteIn,),
    "turn": (TurnCompany,),
    "raise": (RaiseCapital,),
    "take": (TakeOver,),
    "choose": (ChooseColony, ChooseCompany),
    "first": (GiveFirst,),
}
"""Which actions each command plays."""

SAID_ALWAYS = ("develop", "tax", "pass", "buy", "discard")
"""Commands that are not left out: the rest of the phrase would not say which is meant."""

WORDLESS = ("place", "play")
"""Commands that are usually left out: the name of a tile or a card is clear enough."""


class Part(NamedTuple):
    """One part of a phrase: how it is spelled (the first as we teach it), and whether it may be left out."""

    spellings: tuple[str, ...]
    optional: bool = False
    taught: bool = True

    def fits(self, typed: str) -> int | None:
        """How far what is typed is from this part: 0 if it is the whole of it, 1 if its beginning."""
        folded = [fold(spelling) for spelling in self.spellings]
        if typed in folded:
            return 0
        return 1 if any(one.startswith(typed) for one in folded) else None


@dataclass(frozen=True)
class Phrases:
    """The phrases of one table, in one language and in English."""

    speaker: Speaker

    def phrase(self, action: Action) -> tuple[Part, ...]:
        """What may be typed for this action."""
        command = command_of(type(action))
        words = tuple(word for lang in (self.speaker.lang, "en") for word in aliases(lang, f"cmd-{command}"))
        verb = Part(words, optional=command not in SAID_ALWAYS, taught=command not in WORDLESS)
        return (verb, *self._blanks(action))

    def _blanks(self, action: Any) -> tuple[Part, ...]:
        match action:
            case PlacePawn(spot):
                return self.spot(spot)
            case MovePawn(sector, spot):
                return (self.thing(sector)._replace(optional=True), *self.spot(spot))
            case SwapCompanies(swap):
                owner = self.seat(swap.take.owner)._replace(optional=True)
                return (self.company(swap.give), owner, self.company(swap.take.company))
            case SwapColonies(give, take):
                return (self.thing(give), self.thing(take))
            case TakeOver(holding):
                return (self.seat(holding.owner)._replace(optional=True), self.company(holding.company))
            case LookAt(seat) | GiveFirst(seat):
                return (self.seat(seat),)
            case Pass():
                return ()
            case Develop(company) | Tax(company) | TurnCompany(company) | RaiseCapital(company):
                return (self.company(company),)
        (name,) = type(action).__struct_fields__
        return (self.thing(getattr(action, name)),)

    def thing(self, thing: Enum) -> Part:
        """A tile, sector, region or card, by its name; of a long name the later words will do."""
        names = (self.speaker.named(thing), str(thing.value).replace("-", " "))
        later = [name[place + 1 :] for name in names for place, letter in enumerate(name) if letter in " \u00a0"]
        letter = [thing.letter] if isinstance(thing, Sector) else []
        return Part((names[0].lower(), names[1], *later, *letter))

    def spot(self, spot: Spot) -> tuple[Part, ...]:
        """A tile, and on two of them a sector."""
        return tuple(self.thing(one) for one in (spot.tile, spot.sector) if one is not None)

    def seat(self, seat: Seat) -> Part:
        """A player, by name."""
        return Part((self.speaker.seat(seat),))

    def company(self, company: Company) -> Part:
        """A company: I3+1, or Industry 3+1."""
        written = company.short
        names = (self.speaker.named(company.sector), str(company.sector.value))
        return Part((written, *(f"{name} {written[1:]}" for name in names)))

    def taught(self, action: Action) -> str:
        """The action as we would type it."""
        return " ".join(part.spellings[0] for part in self.phrase(action) if part.taught)

    def meant(self, line: str, actions: Iterable[Action], *, strict: bool = False) -> tuple[list[Action], int]:
        """The actions that a line may mean, the nearest ones, and how near; `strict`: commands are said."""
        tokens, best, found = tuple(fold(line).split()), FAR, []
        for action in actions:
            verb, *blanks = self.phrase(action)
            needed = strict and command_of(type(action)) not in WORDLESS
            far = distance(tokens, (verb._replace(optional=verb.optional and not needed), *blanks))
            if far < best:
                best, found = far, [action]
            elif far == best < FAR:
                found.append(action)
        return list(dict.fromkeys(found)), best


UNFINISHED, FAR = 50, 99


def distance(tokens: Sequence[str], parts: Sequence[Part]) -> int:
    """How many parts were only begun; UNFINISHED or more if some are missing, FAR if it is another phrase."""
    if not parts:
        return FAR if tokens else 0
    part, *rest = parts
    if not tokens:
        return 0 if all(one.optional for one in parts) else UNFINISHED
    best = distance(tokens, rest) if part.optional else FAR
    for length in range(1, len(tokens) + 1):
        fit = part.fits(" ".join(tokens[:length]))
        if fit is not None:
            best = min(best, fit + distance(tokens[length:], rest), FAR)
    return best


def command_of(verb: type[Action]) -> str:
    """The command that plays this verb."""
    return next(name for name, verbs in VERBS.items() if verb in verbs)
