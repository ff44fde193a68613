"""What the secret choice of roles does to the chances to win, before anybody has negotiated: found by formula.

Personalities choose their roles by chance, with known odds, so a choice is luck like a card. To measure it, the chances
after the choice are compared with those after other choices: a formula does that without the noise of playouts.
"""

from __future__ import annotations

from random import Random

from millions.bots.guide import Chances, by_score
from millions.bots.heists.edition import Edition
from millions.bots.heists.spoils import spoils
from millions.core.seat import Seats
from millions.games.heists.components import Role, Roles
from millions.games.heists.planning import ShowRoles
from millions.games.heists.table import Table
from millions.games.heists.three_players import hands


def just_chosen(table: Table) -> bool:
    """Have all chosen, and seen nothing yet?"""
    return bool(table.agenda) and isinstance(table.agenda[0], ShowRoles)


def chosen_again(edition: Edition, table: Table, seats: Seats, rng: Random) -> Table:
    """The table if these seats had chosen again."""
    assert table.loot is not None
    per_seat, roles = table.per_seat, list(table.roles)
    for seat in seats:
        offered = hands(table.choice(seat), per_seat)
        roles[seat * per_seat : (seat + 1) * per_seat] = rng.choices(offered, edition.odds(table.loot, offered))[0]
    other = table.copy()
    other.roles = tuple(roles)
    return other


def prospects(edition: Edition, table: Table) -> Chances:
    """Each seat's chance to win, by its purse and what its roles will probably bring."""
    fit = edition.fit
    gains = [fit.together * all_in + fit.apart * alone for all_in, alone in two_heists(edition, table)]
    per_seat = table.per_seat
    purses = [table.money[seat] + sum(gains[seat * per_seat : (seat + 1) * per_seat]) for seat in range(table.players)]
    left = edition.rounds - table.round + fit.unsure
    return by_score(purses, fit.drift * left**0.5)


def two_heists(edition: Edition, table: Table) -> list[tuple[float, float]]:
    """What each character gains if all stay, and if one of each role stays: the others then have their ante back."""
    assert table.loot is not None
    roles = tuple([role for role in table.roles if role is not None])
    book = spoils(edition, table.loot, in_order(edition, roles))
    numbers = [edition.number[role] for role in roles]
    together, apart = book.expected(tuple(sorted(numbers))), book.expected(tuple(sorted(set(numbers))))
    ante = table.ante()
    same = [numbers.count(number) for number in numbers]
    return [(together[one], (apart[one] + (of - 1) * ante) / of) for one, of in zip(numbers, same, strict=True)]


def in_order(edition: Edition, roles: tuple[Role, ...]) -> Roles:
    """The roles that are there, once each, in the order of the call."""
    return tuple([role for role in edition.roles if role in roles])
