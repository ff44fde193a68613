"""What both editions of Millions of Dollars share: this package is no game, and knows neither edition.

In the order of play: `components` (roles, characters, Loot), `variant` (the numbers that both have), `table` (all that
lies on it), `setup` (money, the first Leader), `planning` (a Loot card, a secret choice, antes), `negotiation` (talk,
departures, readiness), `terms` and `bargain` (binding deals), `heist` (a role is named, a lone Snitch or Tech is
fined), `ending` (the last round, the next one). Then `three_players`, `deck` (reading deck files), `view` (what both
show of a table), `guess` (the worlds a viewer cannot exclude), `prospect`, `outlook` (what is at stake), `standing`
(whose "ready" stands) , `messages` (all actions and events that
both have) and `card` (what is the same on the card `GAME`).

A docstring cites the rule of each edition that it carries out: first those of the first edition, then those of the
second. What differs stands in `dollars1` and `dollars2`, whose contents pages give each edition's round in order.
"""
