"""The names and words that a disguise puts in the place of the usual ones. No two words become the same one."""

from __future__ import annotations

WORDS = {
    **{"heist": "venture", "loot": "yield", "crew": "band", "robbery": "foray", "robber": "venturer"},
    **{"ante": "outlay", "leader": "chair", "purse": "pouch", "reserve": "fund", "negotiation": "conference"},
    **{"proposal": "tender", "propose": "submit", "proposed": "submitted", "proposer": "submitter"},
    **{"withdraw": "retire", "withdrawn": "retired", "withdrawal": "retirement", "withdrawing": "retiring"},
    **{"claim": "boast", "claimed": "boasted", "intimidation": "influence", "intimidate": "impress"},
    **{"sharing": "partition", "character": "delegate", "vote": "ballot", "announce": "avow"},
    **{
        "announced": "avowed",
        "announcement": "avowal",
        "denounce": "expose",
        "denounced": "exposed",
        "dollar": "crown",
    },
    **{
        "colony": "settlement",
        "colonies": "settlements",
        "intrigue": "affair",
        "company": "guild",
        "companies": "guilds",
    },
    **{"lobby": "parlour", "pawn": "token", "exchange": "agora", "capital": "stock", "takeover": "annexation"},
    **{"develop": "enlarge", "tax": "levy", "taxes": "levies", "profile": "temper", "club": "league"},
}
"""Words of the themes, with every form that is not made by an `s`."""

TITLES = {
    "Millions of Dollars": "The venture game",
    "Million Club": "The trade game",
    "dollars-1e": "venture-1",
    "dollars-2e": "venture-2",
    "million-club": "trade",
}

RULE_IDS = {"M1": "V1", "M2": "V2", "MC": "T1"}
"""The beginnings of rule ids."""

INVENTED = (
    *("baldic", "borun", "cevil", "dorma", "delwin", "fasto", "gorim", "hadla", "kibrel", "jorun", "kelva", "lumen"),
    *("mirop", "nadel", "noskin", "pravo", "quero", "rusti", "sovan", "tirle", "tulmar", "vesko", "wenda", "zoric"),
)
"""Names in the place of the values of enums. Like most of those, they begin with a consonant: *a* stays *a*."""
