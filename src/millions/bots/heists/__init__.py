"""How bots play both editions of Millions of Dollars: one model of a heist, and two kinds of players that use it.

The model, in reading order: `edition` (what bots are told of an edition; `first_edition` and `second_edition` tell it),
`beliefs` (who may hold what), `spoils` (what each role takes home), `race` (money as a chance to win), `values` (what
staying, leaving and a deal are worth), `glance` (the same as a table of averages, for playouts).

Personalities: `dials` (what makes one), `memory` (what one remembers of the others), `lies` (what it says of its
characters), `offers` (which deal to propose), `bargaining` (one decision in a negotiation), `mind` (one seat in one
match); `first_mind` and `second_mind` add what only one edition has.

Search: `quick` (a bot for playouts), `deals` (which deals to search over), `guide` (what the search is told).

`measure` counts what personalities do, for docs/bots.md.
"""
