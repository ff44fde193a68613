"""Writes docs/views.md: what a bot sees in each game, field by field. `python -m tools.view_page` writes it again."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from millions import GAMES
from millions.core.game import AnyGame

PAGE = Path(__file__).parents[1] / "docs" / "views.md"

INTRODUCTION = """# What a bot sees

`act(view, forms, rng)` gets the view of its seat: a frozen record that lists everything the seat may know.
Annotate it with the game's own type, and a type checker knows every field:

```python
from random import Random

from millions.core.form import Forms
from millions.core.message import Action
from millions.games.dollars1.view import View


class Cautious:
    plays = ("dollars-1e",)

    def act(self, view: View, forms: Forms, rng: Random) -> Action:
        mine = view.known[view.viewer]  # with three players a seat has two characters: see per_seat
        return forms[0].sample(rng) if mine else rng.choice(forms).sample(rng)
```

`millions arena dollars-1e --seats cautious.py:Cautious,shrewd,random,random` plays it.
`forms` says what the bot may do: `form.verb` is the class of the action, `form.fill(...)` builds one,
`form.sample(rng)` draws one, `action in form` checks one.
Seats and characters are numbers from 0. Rule ids in the tables can be looked up: `millions rules dollars-1e M1-P2`.
"""

MEANINGS = {
    "viewer": "The seat that sees this; -2 is a spectator.",
    "players": "The number of seats.",
    "per_seat": "Characters of each seat: 2 with three players, otherwise 1. Character `c` is of seat `c // per_seat`.",
    "roles_in_play": "The roles in this match, in the order of the call.",
    "contents": "The steps of a round, in rulebook order.",
    "agenda": "The steps that are left; the first one is the question that is open.",
    "money": "What each account holds: the seats' purses first; in the heist games, the bank last.",
    "pile": "The Loot cards that are left.",
    "leader": "The Leader's seat.",
    "round": "The round, from 1; 0 before the first.",
    "intimidation": "Intimidation cards of each seat.",
    "laid_open": "The role that lies open before each seat, with the option `fooled`.",
    "winners": "The seats that have won; empty until the end.",
    "loot": "The Loot card of this round.",
    "chosen": "Which seats have chosen their characters.",
    "shown": "The roles shown in the centre.",
    "crew": "The characters that are in the heist.",
    "left": "The characters that have left.",
    "face_up": "The characters that lie face up.",
    "claims": "What was claimed in this round, in order.",
    "looks": "Who has looked at what.",
    "proposals": "The proposals that are open.",
    "proposals_made": "Proposals that each seat has made in this round.",
    "ready": "The seats that are ready.",
    "time_called": "Has the Leader called time?",
    "acts_before_time": "How often the other players must still act before the Leader may call time.",
    "named": "The role that was denounced or named in this heist.",
    "variant": "The numbers that differ from the book; absent in the book's game. `view.numbers` has all of them.",
    "sharers": "The characters that shared the loot.",
    "known": "The role of each character, as far as this seat knows it.",
    "set_aside": "The card that was set aside.",
    "announced": "The role that each character was announced as.",
    "voted": "Which seats have voted in the vote that runs.",
    "votes_held": "Votes held in this round.",
    "voted_to_start": "Has a vote started the heist?",
    "votes": "The votes, as far as this seat knows them.",
    "first": "The first player's seat.",
    "closed": "The tile that is closed in this round.",
    "profiles": "The profile of each seat, with the option `profiles`.",
    "pawns": "The seats whose pawns stand on each spot, in order.",
    "companies": "The companies of each seat.",
    "quotations": "The quotation of each type of company.",
    "capital": "Capital bills on all companies.",
    "colony_counts": "Colony cards of each seat.",
    "deck_sizes": "Cards left in the decks.",
    "scores": "Points, when the game is over.",
    "colonies": "The colony cards of each seat, as far as this seat knows them.",
    "intrigue_draft": "What this seat knows of the draft of intrigues.",
    "colony_draft": "What this seat knows of the draft of colonies.",
    "company_draft": "What this seat knows of the draft of companies.",
}

LISTED = re.compile(r"^    (?P<field>\w+): (?P<type>[^#=]+?)(?: = UNSET)?(?:  # (?P<note>.*))?$")
HEADING = re.compile(r"^    # (?P<title>.*)$")


def rows(game: AnyGame) -> Iterator[str]:
    """The rows of a game's table, with a row for each heading between the fields."""
    yield f"| `viewer` | `int` | {MEANINGS['viewer']} |"
    for line in lines(game.view_type):
        if heading := HEADING.match(line):
            yield f"| **{heading['title']}** | | |"
        elif (listed := LISTED.match(line)) and listed["field"] in game.view_type.__struct_fields__:
            note = f" ({listed['note']})" if listed["note"] else ""
            kind = listed["type"].replace("|", "\\|")
            yield f"| `{listed['field']}` | `{kind}` | {MEANINGS[listed['field']]}{note} |"


def lines(view: type) -> Iterator[str]:
    """The source of a view, after that of the view it inherits from; a field that it declares again is listed once."""
    kinds = [kind for kind in reversed(view.__mro__) if kind.__module__.startswith("millions.games.")]
    for place, kind in enumerate(kinds):
        again = {name for later in kinds[place + 1 :] for name in inspect.get_annotations(later)}
        for line in inspect.getsource(kind).splitlines():
            if not ((listed := LISTED.match(line)) and listed["field"] in again):
                yield line


def section(game: AnyGame) -> str:
    """One game's table."""
    head = "| field | type | meaning |\n| --- | --- | --- |"
    where = f"`{game.view_type.__module__}.{game.view_type.__name__}`"
    return f"## {game.name}\n\n{where}: {inspect.getdoc(game.view_type)}\n\n{head}\n" + "\n".join(rows(game))


def page(games: list[AnyGame]) -> str:
    """The whole page."""
    return "\n\n".join([INTRODUCTION.rstrip(), *map(section, games)]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page([GAMES[name] for name in ("dollars-1e", "dollars-2e", "million-club")]), encoding="utf-8")
