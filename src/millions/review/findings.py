"""What a review says: the types of its parts, in the order in which it computes them. Seats are called by name."""

from __future__ import annotations

from msgspec import Struct

from millions.core.message import Action, Event
from millions.games.heists.components import Role

BySeat = dict[str, float]
"""A figure for each seat, by name."""


class JudgeName(Struct, frozen=True):
    """Which judge gave the chances: its name, and the version of its figures."""

    name: str
    version: int


class SeatReview(Struct, frozen=True):
    """How one seat did: `result` is its share of the win, `luck` what the cards added to it."""

    name: str
    place: int
    result: float
    luck: float
    adjusted: float
    """The result less the luck. It may be below 0 or above 1."""
    lies: int = 0
    believed: int = 0
    """Lies on which somebody surely acted. Others may have worked too: not everything that people believe shows."""
    score: int = 0
    """The money at the end; at the club, the points."""
    points: dict[str, int] = {}
    """Million Club: the final points by source: `companies` and `colonies`, each with their bonuses, and `cash`."""


class ChancePoint(Struct, frozen=True):
    """Every seat's chance to win after line `n` of the record, all cards open, with standard errors."""

    n: int
    by_seat: BySeat
    error: BySeat


class LuckReview(Struct, frozen=True):
    """What one chance draw was worth to each seat: the chance to win after it, less the mean over all outcomes."""

    n: int
    by_seat: BySeat
    exact: bool
    """The mean was taken over all possible outcomes, not over a sample."""
    events: tuple[Event, ...] = ()
    """What was drawn, as the record tells it."""


class Why(Struct, frozen=True):
    """A fact that speaks for the better of two actions. `code` names the sentence; a figure comes twice where both
    actions have one."""

    code: str
    seat: str
    """The player whom the fact is about; for a belief, the player who holds it."""
    then: float
    """The figure after the better action; for a belief, its probability."""
    now: float = 0.0
    """The figure after the other action."""
    other: str = ""
    """Another player whom the fact names."""
    role: str = ""
    other_role: str = ""
    """Roles that the fact names."""


class DecisionReview(Struct, frozen=True):
    """A decision by what its seat knew: the seat's chance before it, after it, and what the best alternative gains."""

    n: int
    seat: str
    action: Action
    before: float
    after: float
    better: Action | None
    """The best of the other actions compared, if it seems better."""
    loss: float
    """The chance to win that the better action would have added; 0 where none seems better."""
    error: float
    """The standard error of the loss."""
    sure: bool
    """The loss is significant, and large enough to be reported."""
    swing_error: float
    """The standard error of the swing."""
    gain: float = 0.0
    """The chance to win that it added to that of the best other action; 0 where another seems better."""
    next_best: Action | None = None
    """The best of the other actions compared, if it seems worse."""
    why: tuple[Why, ...] = ()
    """What speaks for the better action; of a turning point without one, for the action itself against the next best.
    Only for sure losses and turning points."""

    @property
    def swing(self) -> float:
        """How far the decision moved the seat's chance."""
        return self.after - self.before

    def weight(self, doubt: float) -> float:
        """How far the decision moved the chance, up or down, or what it surely cost, less this number of standard
        errors. A gain counts only as far as no other action would have gained the same."""
        fall = -self.swing - doubt * self.swing_error
        rise = min(self.swing - doubt * self.swing_error, self.gain - self.loss - doubt * self.error)
        cost = self.loss - doubt * self.error if self.sure else 0.0
        return max(0.0, fall, rise, cost)


class TurningPoint(Struct, frozen=True):
    """One of the three decisions that moved the chance of their own seat most, or cost most."""

    n: int
    seat: str
    action: Action
    before: float
    after: float
    better: Action | None
    """The best of the other actions compared, if it is surely better."""
    next_best: Action | None = None
    """The best of the other actions compared, if it is surely worse."""
    why: tuple[Why, ...] = ()
    """What speaks for the better action, or for the chosen one against the next best."""


class DealReview(Struct, frozen=True):
    """A proposal: what it was worth to each party by what that party knew, in money."""

    n: int
    seat: str
    action: Action
    proposal: int
    """The number by which answers call it."""
    outcome: str
    """`struck`, `declined`, `taken-back` or `lapsed`."""
    struck: bool
    worth: BySeat
    surplus: float
    """What it was worth to all parties together."""
    lowest: float | None
    highest: float | None
    """The prices between which payer and payee both gain; only for a deal with one payment."""
    missed: bool
    """It was not struck although every party would have gained, and nobody was right to decline it."""
    declined_by: str = ""
    """Who declined it."""
    declined_at: int = 0
    """The line in which that happened."""
    rightly: bool = False
    """Declining surely gave that player a better chance to win than agreeing: the decision in `declined_at` says so."""
    better_without: tuple[str, ...] = ()
    """Of a missed deal: those in it who in fact had more money at the end of the round than it would have brought."""


class BestDeal(Struct, frozen=True):
    """The deal that gained one of its parties most: the line in which it was proposed, who gained, and how much."""

    n: int
    seat: str
    gain: float
    """In money, by what that player knew, against a heist in which everybody stays."""


class WinningDeal(Struct, frozen=True):
    """The struck deal that raised the chance of a winner most, with all cards open."""

    n: int
    """The line in which it was proposed."""
    at: int
    """The line in which it was struck."""
    seat: str
    """The winner."""
    before: float
    after: float


class Doubt(Struct, frozen=True):
    """A listener who had evidence in the cards against a claim."""

    seat: str
    evidence: str
    """`seen`: the listener had looked at the card itself; `own`: the only cards of that role that were shown were the
    listener's own; `none`: none was shown; `cards`: the cards in any other way."""
    chance: float
    """The probability of the claim by the cards alone, without regard to talk."""


class Fall(Struct, frozen=True):
    """Who was out in a heist, and why: `doubled`, `alone`, or their role was `denounced` or `named`."""

    role: Role
    why: str
    seats: tuple[str, ...]
    by: str
    """Who named the role; else empty."""


class Outcome(Struct, frozen=True):
    """How a heist ended."""

    falls: tuple[Fall, ...]
    sharers: tuple[str, ...]


class Swing(Struct, frozen=True):
    """How far one part of a round moved the chance of a seat, with all cards open."""

    first: int
    """The line in which that part begins."""
    seat: str
    before: float
    after: float
    n: int
    """The line in it that moved the chance furthest that way."""
    how: str
    """What moved it most: a `choice`, the secret `choices` of all players, the `cards`, or the `heist` that followed
    upon the last word before it."""
    by: str = ""
    """Who made that choice."""
    action: Action | None = None
    clashed: tuple[str, ...] = ()
    """Of `choices` of roles: the players who sent the same one."""
    outcome: Outcome | None = None
    """How the `heist` ended that moved it."""

    @property
    def size(self) -> float:
        """How far."""
        return abs(self.after - self.before)


class Unlucky(Struct, frozen=True):
    """Who left a heist that would have paid more: nobody could know it."""

    n: int
    """The line in which the character left."""
    seat: str
    then: int
    """The money after this heist, if the character had stayed, its deal had not been struck, and all others had done
    the same."""
    now: int
    """The money that it was."""


class Tie(Struct, frozen=True):
    """A tie at the end."""

    how: str
    """What broke it: `money`, or `leader`, the order clockwise from the Leader; or what is the same, so that the win is
    shared: `shared` (money) or `points` (points and money)."""
    seats: tuple[str, ...]


class Decided(Struct, frozen=True):
    """What decided the match, in short. All of it is told at length elsewhere in the review."""

    won: str
    """What won it: `choice` (a turning point), `deal` (the winning deal) or `swing` (the widest rise of a winner);
    empty where nothing did."""
    n: int
    """The line of that choice, or the line in which the deal was struck; of a swing, the line in which its part
    begins."""
    seat: str
    """The winner."""
    costliest: dict[str, int]
    """By seat, the costliest of its sure losses; the costliest of all first."""
    missed: int
    """The line of the missed deal that left most on the table, first of those without which nobody in it did better; 0
    where there is none."""
    rise: Swing | None = None
    """The swing that won it, where it was one."""
    tie: Tie | None = None
    outcome: Outcome | None = None
    """How the heist ended that followed upon what won it, where that does not tell it, unless the winner was out."""


class Misled(Struct, frozen=True):
    """Who acted as one would who believed a lie, and lost by it."""

    seat: str
    n: int
    """The line in which it showed: a departure, the beginning of the heist, or a role that was named."""
    how: str
    """`paid` a supposed rival for leaving, `left` because of one, `named` a role that nobody had, or `stayed` with a
    rival whom the lie hid; then both were out."""


class ClaimReview(Struct, frozen=True):
    """A claim or announcement: was it true, and how far did it move what each listener believed?"""

    n: int
    seat: str
    character: int
    said: str
    true: bool
    moved: BySeat
    """By listener: the change of the probability that it is true."""
    after: BySeat
    """By listener: that probability after the claim."""
    impossible_to: tuple[str, ...]
    """Listeners whose own cards and the cards shown excluded it."""
    earned: float = 0.0
    """What it gained its speaker, in money and by what the speaker knew, if every listener stays or leaves by its
    beliefs; 0 before the roles are shown."""
    doubts: tuple[Doubt, ...] = ()
    """Listeners who could have doubted it, and by which evidence."""
    swayed: tuple[str, ...] = ()
    """Listeners who had reason to believe it, and so to act otherwise."""
    followed: tuple[str, ...] = ()
    """Those of them who then did: left or stayed, paid a supposed rival for leaving, or named that role."""
    role: str = ""
    """What that character was."""
    misled: tuple[Misled, ...] = ()
    """Of a lie: who acted on it and lost by it, whatever the figures say of their reasons to believe it."""


class Part(Struct, frozen=True):
    """A part of a round, such as a negotiation, and the line of the record in which it begins. Round 0 is the setting
    up, or a game without rounds."""

    n: int
    round: int
    part: str
    """`planning`, `claims`, `negotiation`, `vote` or `heist`; at the club a tile, `setup`, `placing` or `ending`."""


class Verdict(Struct, frozen=True):
    """What an answer to an exercise was worth: as a decision and, if it was one, as a deal or a claim."""

    decision: DecisionReview | None = None
    deal: DealReview | None = None
    claim: ClaimReview | None = None


class Award(Struct, frozen=True):
    """A friendly word for one player: `code` names the sentence, `n` the line that it is about."""

    code: str
    seat: str
    n: int
    value: float


FORM = 9
"""Raised when a review tells something else than before, so that one that was kept is made again."""


class Review(Struct, kw_only=True):
    """The review of a finished match. A part that is not computed yet is empty."""

    judge: JudgeName
    form: int = FORM
    game: str
    parts: list[Part] = []
    seats: list[SeatReview] = []
    chances: list[ChancePoint] = []
    luck: list[LuckReview] = []
    turning_points: list[TurningPoint] = []
    deals: list[DealReview] = []
    best_deal: BestDeal | None = None
    winning_deal: WinningDeal | None = None
    swings: list[Swing] = []
    unlucky: list[Unlucky] = []
    decided: Decided | None = None
    claims: list[ClaimReview] = []
    decisions: list[DecisionReview] = []
    awards: list[Award] = []


class ReviewProgress(Struct, frozen=True):
    """A review in progress: the number of steps done, the total, and the parts computed so far."""

    done: int
    steps: int
    review: Review | None = None
    """None while it waits for its turn."""
