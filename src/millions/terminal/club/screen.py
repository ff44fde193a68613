"""Draws Million Club: the five tiles with the pawns on them, all players' companies with the quotations below, and
what only this player knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from rich.table import Table
from rich.text import Text

from millions.core.record import Line
from millions.core.seat import OPEN, Seat
from millions.games.club.components import ON_TILE, PAWNS, PILES, SECTORS, SPOTS, Companies, Sector, Tile
from millions.games.club.end_of_round import LastMove
from millions.games.club.outlook import SectorNow, sector_now, tile_now
from millions.games.club.placement import PawnPlaced, PlacePawns
from millions.games.club.profiles import TakeColony, TakeCompany
from millions.games.club.table import Look
from millions.games.club.view import DraftSeen, View
from millions.terminal import screen
from millions.terminal.club.phases import SEARCHING, tile_of
from millions.terminal.screen import NARROW, TINY, Styles
from millions.terminal.stage import NBSP, hold
from millions.words.numbers import signed

WIDE = 80
"""Width in characters from which profiles have a column; on narrower screens they have a line of their own."""

ROOMY = 60
"""Width in characters from which the earnings of a pawn are explained."""

STYLES: Styles = {Sector.RESOURCE: "green", Sector.INDUSTRY: "magenta", Sector.TRANSPORT: "cyan"}


class Screen(screen.Screen[View]):
    """Draws the table as one player sees it."""

    styles: ClassVar[Styles] = STYLES
    patterns: ClassVar[Mapping[str, str]] = {
        rf"\b{sector.letter}[1-4](\+[0-9]+)?(?![\w])": style
        for sector, style in STYLES.items()
        if isinstance(sector, Sector)
    }

    # The header

    def header(self, view: View) -> None:
        """The round and its phase, the closed tile, the first player."""
        text = self.speaker.text
        phase = self._phase(view)
        if not view.round:
            self.stage.heading(phase)
            return
        self.stage.heading(text("screen-round", round=view.round, phase=phase))
        self.say_numbers()
        self.stage.say(text("screen-closed", tile=view.closed.value, first=self.speaker.seat(view.first)), "bold")

    def _phase(self, view: View) -> str:
        if (tile := tile_of(view)) is not None:
            return self.speaker.named(tile)
        step = view.agenda[0] if view.agenda else None
        if isinstance(step, PlacePawns):
            return self.speaker.text("phase-placing")
        return self.speaker.text("phase-end" if isinstance(step, LastMove) else "phase-setup")

    # The table

    def draw(self, view: View) -> None:
        """The tiles, the players, and what is mine."""
        if view.round:
            self.stage.show(self.tiles(view))
            self.stage.blank()
        self.stage.show(self.players(view))
        if view.profiles and self.stage.console.width < WIDE:
            self.stage.say(self._profiles(view))
        sizes = dict(zip(("intrigues", "colonies", "companies"), view.deck_sizes, strict=True))
        self.stage.say(self.speaker.text("screen-decks", **sizes), "dim")
        self.mine(view)

    def watched(self, view: View) -> None:
        self.header(view)
        self.stage.blank()
        self.stage.show(self.players(view))
        self.stage.blank()

    def replayed(self, view: View) -> None:
        self.draw(view)
        if view.viewer == OPEN:
            for seat in range(view.players):
                self.stage.say(self._laid_open(view, seat))

    @staticmethod
    def worth_drawing(line: Line) -> bool:
        """When all pawns of a round are placed."""
        pawns = [seat for standing in line.changes.get("pawns", ()) for seat in standing]
        placed = any(isinstance(event, PawnPlaced) for event in line.events)
        return placed and len(pawns) == PAWNS * len(set(pawns))

    # The tiles

    def tiles(self, view: View) -> Table:
        """A line for each tile: who stands where, and who has the most pawns there."""
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
        for _ in range(2):
            table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        now = tile_of(view)
        for number, tile in enumerate(Tile, start=1):
            style = "dim" if tile is view.closed else "bold" if tile is now else ""
            mark = ">" if tile is now else " "  # not by colour alone
            table.add_row(f"{mark}{number}", Text(self.speaker.named(tile), style=style), self._standing(view, tile))
        return table

    def _standing(self, view: View, tile: Tile) -> Text:
        """Who stands on a tile."""
        if tile is view.closed:
            return Text(self.speaker.text("screen-tile-closed"), style="dim")
        line = Text("   ").join(self._seats(view, tile) if tile in PILES else self._sectors(view, tile))
        most = tile_now(view, tile).privileged
        if most is not None:
            said = self.speaker.text("screen-most", seat=self.speaker.seat(most))
            fits = len(said) < self.stage.console.width // 2
            line += Text(f"   ({self._unbroken(said) if fits else hold(said)})", style="dim")
        return self._coloured(line)

    def _seats(self, view: View, tile: Tile) -> Iterator[Text]:
        (at,) = ON_TILE[tile]
        for number in range(view.players):
            standing = view.pawns[at][number : number + 1]
            name = self._name(standing[0]) if standing else self.speaker.text("screen-nobody")
            yield Text(f"{number + 1}{NBSP}{name}".replace(NBSP, hold(NBSP)), style="" if standing else "dim")

    def _sectors(self, view: View, tile: Tile) -> Iterator[Text]:
        for at in ON_TILE[tile]:
            sector = SPOTS[at].sector
            assert sector is not None
            standing = view.pawns[at]
            names = ", ".join(map(self._name, standing)) or self.speaker.text("screen-nobody")
            label = self.speaker.named(sector) if self.stage.console.width >= NARROW else sector.letter
            yield Text(hold(f"{label}{NBSP}{names}"), style="" if standing else "dim")

    def _name(self, seat: Seat) -> str:
        return self._unbroken(self.speaker.seat(seat))

    def _unbroken(self, text: str) -> str:
        return hold(text.replace(" ", NBSP))

    def _coloured(self, text: Text) -> Text:
        if self.stage.highlighter is not None:
            self.stage.highlighter.highlight(text)
        return text

    # The players

    def players(self, view: View) -> Table:
        """A line for each player, a column for each type of company; below, the quotations and what a pawn earns."""
        width = self.stage.console.width
        table = Table(box=None, pad_edge=False, padding=(0, 1 if width < NARROW else 2, 0, 0), header_style="dim")
        labels = [self.speaker.text(key) for key in ("column-quotation", "column-earns")]
        longest = max(len(word) for label in labels for word in label.split(" "))
        table.add_column(hold(self.speaker.text("column-player")), overflow="fold", min_width=longest)
        for sector in SECTORS:
            name = self.speaker.named(sector) if width >= NARROW else sector.letter
            table.add_column(Text(name, style=STYLES[sector]), overflow="fold")
        for key in ("column-colonies", "column-companies") if width >= TINY else ("column-colonies",):
            head = self.speaker.text(key)
            table.add_column(hold(head), justify="right", min_width=len(head))
        if view.profiles and width >= WIDE:
            table.add_column(hold(self.speaker.text("column-profile")))
        for seat in range(view.players):
            table.add_row(*self._player(view, seat)[: len(table.columns)])
        self._quotations(table, view)
        return table

    def _player(self, view: View, seat: Seat) -> list[Text]:
        mark = "*" if seat == view.first and view.round else ""
        name = Text(f"{self.speaker.seat(seat)}{mark}", style="bold" if seat == view.viewer else "")
        held = view.companies[seat]
        owned = [_several(held, sector) for sector in SECTORS]
        numbers = [view.colony_counts[seat], sum(one.level for one in held)]
        profile = [Text(self.speaker.named(view.profiles[seat]))] if len(view.profiles) > seat else []
        companies = [self._coloured(Text(one or self.speaker.text("screen-nobody"))) for one in owned]
        return [name, *companies, *(Text(str(number)) for number in numbers), *profile]

    def _quotations(self, table: Table, view: View) -> None:
        sectors = [sector_now(view, sector) for sector in SECTORS]
        quotations = [str(now.quotation) for now in sectors]
        table.add_row(Text(self.speaker.text("column-quotation"), style="dim"), *quotations)
        table.add_row(Text(self.speaker.text("column-earns"), style="dim"), *map(self._earned, sectors))

    def _earned(self, now: SectorNow) -> str:
        """What a pawn earns and, where there is room, the two quotations whose difference it is."""
        amount, difference = signed(now.earns), f"{now.sector.letter}−{now.depends_on.letter}"
        if self.stage.console.width < ROOMY:
            return amount
        return hold(self.speaker.text("screen-earns", difference=difference, amount=amount))

    def _profiles(self, view: View) -> str:
        """All players' profiles, in a line."""
        each = [
            self.speaker.text("story-profile", seat=self.speaker.seat(seat), profile=profile.value)
            for seat, profile in enumerate(view.profiles)
        ]
        return self.speaker.text("story-profiles", profiles=", ".join(each))

    # What only this player knows

    def mine(self, view: View) -> None:
        """My money and colonies, the cards I hold or look through, and what I remember."""
        me = view.viewer
        if me < 0:
            return
        self.stage.blank()
        self.stage.say(self._laid_open(view, me))
        self.cards(view)
        for line in self._remembered(view):
            self.stage.say(line, "dim")

    def cards(self, view: View) -> None:
        """The cards I hold in a draft, or look through."""
        draft = self._draft(view)
        if draft is None:
            return
        if isinstance(view.agenda[0], SEARCHING) and draft.rest is not None:
            self.stage.say(self.speaker.text("screen-rest", cards=self.speaker.counted(draft.rest)))
        elif hand := _in_hand(draft, view.viewer):
            self.stage.say(self.speaker.text("screen-holding", cards=self.speaker.counted(hand)))

    def _draft(self, view: View) -> DraftSeen[Any] | None:
        step, tile = view.agenda[0] if view.agenda else None, tile_of(view)
        if isinstance(step, TakeColony) or tile is Tile.COLONIES:
            return view.colony_draft
        if isinstance(step, TakeCompany) or tile is Tile.COMPANIES:
            return view.company_draft
        return view.intrigue_draft if tile is Tile.INTRIGUES else None

    def _laid_open(self, view: View, seat: Seat) -> str:
        money, colonies = view.money[seat], view.colonies[seat]
        assert money is not None
        assert colonies is not None
        cards: dict[str, str | int] = {"colonies": self.speaker.counted(colonies), "colonies-count": len(colonies)}
        if seat == view.viewer:
            return self.speaker.text("screen-you", money=money, **cards)
        return self.speaker.text("screen-player", seat=self.speaker.seat(seat), money=money, **cards)

    def _remembered(self, view: View) -> Iterator[str]:
        """Others' colonies I have seen, and the cards that went through my hands this round."""
        for look in view.looks:
            if view.colony_counts[look.whose] and (look.saw or look.sure):
                yield self._look(look, view.colony_counts[look.whose])
        drafts: dict[Tile, DraftSeen[Any]] = {
            Tile.INTRIGUES: view.intrigue_draft,
            Tile.COLONIES: view.colony_draft,
            Tile.COMPANIES: view.company_draft,
        }
        for tile, draft in drafts.items():
            gone = _gone_by(draft, view.viewer)
            if gone:
                yield self.speaker.text("screen-passed", tile=tile.value, cards=self.speaker.counted(gone))

    def _look(self, look: Look, held: int) -> str:
        """What I saw of a hand, and which cards must still be there; only the latter, if they are the whole hand."""
        text, owner = self.speaker.text, self.speaker.seat(look.whose)
        if look.sure != look.saw and len(look.sure) == held:
            return text("screen-known", owner=owner, cards=self.speaker.counted(look.sure))
        seen = text("screen-look", round=look.round, owner=owner, cards=self.speaker.counted(look.saw))
        if look.sure == look.saw:
            return seen
        sure = text("screen-sure", cards=self.speaker.counted(look.sure)) if look.sure else text("screen-unsure")
        return f"{seen} {sure}"


def _several(companies: Companies, sector: Sector) -> str:
    """The companies of one type, side by side."""
    return " ".join(one.short for one in companies if one.sector is sector)


def _in_hand(draft: DraftSeen[Any], me: Seat) -> tuple[Any, ...]:
    """The cards I hold now."""
    chair = len(draft.picked)
    mine = chair < len(draft.handed) and draft.chairs[chair] == me
    return draft.handed[chair] or () if mine else ()


def _gone_by(draft: DraftSeen[Any], me: Seat) -> tuple[Any, ...]:
    """The cards I had in hand first of all, once I have passed them on."""
    chairs = [chair for chair in range(len(draft.picked)) if draft.chairs[chair] == me]
    return draft.handed[chairs[0]] or () if chairs else ()
