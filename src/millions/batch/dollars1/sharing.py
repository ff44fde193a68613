"""M1-L. Sharing the loot between the characters left (M1-H9: with none left, nothing is shared)."""

from __future__ import annotations

from dataclasses import replace

import jax.numpy as jnp

from millions.batch.arrays import MONEY
from millions.batch.dollars1.table import BRUTE, CROOK, DRIVER, MASTERMIND, Box, Table
from millions.batch.heists.heist import give, of_role
from millions.games.dollars1.components import BOOK


def share_the_loot(box: Box, table: Table) -> Table:
    """M1-L1, M1-L2. The card's amount, plus 2 with a Mastermind left, divided equally, rounded down."""
    amount = box.amount[table.loot] + BOOK.mastermind_bonus * of_role(table, MASTERMIND).any()
    share = amount // jnp.maximum(table.crew.sum(), 1)
    return replace(table, sharers=table.crew, money=give(box, table.money, table.crew, share))


def pay_the_driver(box: Box, table: Table) -> Table:
    """M1-L3. Each character that shared pays 1 to the Driver's player."""
    driver = of_role(table, DRIVER)
    fee = jnp.where(driver.any(), BOOK.drivers_fee, 0)
    received = box.seats_of(driver) * table.crew.sum() * fee
    return replace(table, money=(table.money + received - box.owners(table.crew) * fee).astype(MONEY))


def rob_the_brute(box: Box, table: Table) -> Table:
    """M1-L4. The Crook's player takes 2 from the Brute's player, at most what that player has."""
    crook, brute = box.seats_of(of_role(table, CROOK)), box.seats_of(of_role(table, BRUTE))
    taken = jnp.minimum((table.money * brute).sum(), BOOK.crooks_take) * crook.any()
    return replace(table, money=(table.money + crook * taken - brute * taken).astype(MONEY))


def reward_the_symbol(box: Box, table: Table) -> Table:
    """M1-L5. The player whose role left in matches the Loot card's symbol gets 1 from the reserve."""
    matching = table.crew & (table.roles == box.symbol[table.loot])
    return replace(table, money=give(box, table.money, matching, jnp.array(BOOK.symbol_bonus)))
