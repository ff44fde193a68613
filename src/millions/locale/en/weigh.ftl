# Weighing a deck: `millions weigh`. Sentences about figures get $of (seat, role, card, round …) and $value, $low, $high.

weigh-title = { $game }: “{ $deck }”{ $against ->
    [none] {""}
   *[other] {" "}against “{ $against }”
}
weigh-games = { $games } games with { $players } players, by { $bots }. All intervals are 95 %, clustered by deal.
weigh-verdicts = What stands out
weigh-verdicts-against = What the deck changes
weigh-nothing = Nothing stands out: every advantage that these games could show lies within its interval.
weigh-nothing-against = No difference stands out.
weigh-verdict = { $what }: { $value } ({ $low } to { $high }), { $players } players; { $agree }.
weigh-unused = Nobody chooses { $what }: { $value } of choices (at most { $high }), { $players } players; { $agree }.
weigh-agree-one = seen with { $bots }, the only bot that played
weigh-agree-all = all bots agree ({ $bots })
weigh-agree-some = seen with { $bots } only: it may be about the bot, not the game
weigh-agree-mean = seen in the mean of all bots, with none of them for sure
weigh-figures = All figures
weigh-figure = Figure
weigh-players = Players
weigh-bots = Bots
weigh-value = Value
weigh-interval = 95 %
weigh-all-bots = all
weigh-flag = stands out
weigh-correction = Flags: of all values that a balanced game would not have, those that remain after Holm’s correction; the chance that any of them is mere luck is below 1 %.
weigh-caution = Roles, deals and lies are chosen by the bots, not dealt: their worth is that of the moments in which they are chosen. Seats, cards and what is dealt at the start are random, so their worth is their effect.
weigh-written = Written: { $files }.
weigh-report-table = Every figure, by number of players and bot
weigh-report-forest = The changes, with 95 % intervals; those that stand out are blue
weigh-report-worth = Advantages, with 95 % intervals; those that stand out are blue
weigh-report-course = The chance that the player who leads after a round wins
weigh-report-use = How often each is chosen
weigh-report-difference = Difference

weigh-sensitivity = { $change }: { $what }
weigh-verdicts-sensitivity = Which numbers matter
weigh-variant = The numbers of the game. Change what you like, then: { $command }
weigh-variant-number = { number-name }: { $low } to { $high }; { $book } in the book
weigh-variant-written = { $file } has the numbers of the game. Change what you like, then: { $command }
weigh-fix-none = Nothing has to be changed.
weigh-fix-aim = { $aim }: { $before } before, { $after } after; { $checked } on deals and with bots that the search has not seen
weigh-fix-holds = The aims are met there too.
weigh-fix-fails = The aims are not met there: ask for a little more, or play more games.
weigh-report-record = A game that shows it:
weigh-report-tornado = What one more or less on a card changes, the strongest first; what stands out is blue

weigh-chart = { $what }, { $players } players
weigh-axis = { $unit ->
    [points] percentage points
    [percent] percent
    [money] money, or points at the end
    [rounds] rounds
   *[number] number in a game
}

weigh-unit-plain = { $value }
weigh-unit-percent = { $value } %
weigh-unit-points = { $value } points
weigh-unit-rounds = { $value } rounds

weigh-seat-advantage = Seat { $of }, chance to win beyond the fair share
weigh-leader-advantage = First Leader, chance to win beyond the fair share
weigh-seat-score = Seat { $of }, final score beyond the mean
weigh-role-worth = { $of }, gain in a round beyond the mean
weigh-role-use = { $of }, share of choices
weigh-role-out = { $of }, how often eliminated
weigh-card-money = Card “{ $of }”, gain of each player{ $difference ->
    [yes] {""}
   *[no] {" "}beyond the mean card
}
weigh-card-rounds = Card “{ $of }” turned up first, length of the game{ $difference ->
    [yes] {""}
   *[no] {" "}beyond the mean
}
weigh-tile-worth = Pawns at { $of }, final points of their players beyond the mean
weigh-tile-use = { $of }, share of pawns
weigh-privilege-worth = Privilege of { $of }, final points of its players beyond the mean
weigh-start-company = First company { $of }, chance to win beyond the fair share
weigh-start-colony = First colony { $of }, chance to win beyond the fair share
weigh-company-worth = Companies { $of }, final points of their buyers beyond the mean
weigh-company-use = Companies { $of }, share of purchases
weigh-colony-worth = Colonies { $of }, final points of their buyers beyond the mean
weigh-colony-use = Colonies { $of }, share of purchases
weigh-intrigue-worth = Intrigue { $of }, final points of its players beyond the mean
weigh-intrigue-use = Intrigue { $of }, share of intrigues played
weigh-restricted = A player who { $of ->
    [never-lie] never lies
    [never-deal] never deals
   *[never-exchange] never goes to the Exchange
}, chance to win beyond the fair share
weigh-explained = Who wins is decided by { $of ->
    [deal] the deal and the seat
    [skill] the players’ skill
   *[luck] luck: bots’ choices and other chance
}
weigh-doubling = A search with twice as many iterations as the others’ { $of }, chance to win beyond the fair share
weigh-takeovers = Takeovers in a game
weigh-exchange-earns = Money earned by a player at the Exchange in a round
weigh-rounds = Length of the game
weigh-decided = Part of the game after which the winner stays in the lead
weigh-lead-changes = Changes of the lead in a game
weigh-leader-wins = Leading alone after round { $of }, chance to win
weigh-comeback = Last at half-time, chance to win
weigh-ties = Games with a tie at the top
weigh-score = Final score
weigh-eliminations = Characters eliminated in a game
weigh-deals = Deals struck in a game
weigh-proposals = Proposals in a game
weigh-deals-agreed = Proposals that became deals
weigh-deal-price = Price of a deal
weigh-deal-part = Price of a departure, as part of the share of each who stays
weigh-deal-payer = Players who paid in a deal, gain in that round beyond the mean
weigh-deal-leaver = Players who left in a deal, gain in that round beyond the mean
weigh-claims = Claims in a game
weigh-lies = Claims that are lies
weigh-lies-paid = Liars who gain more than the mean in that round
weigh-lie-worth = Players who lied, gain in that round beyond the mean
weigh-truth-worth = Players who told the truth, gain in that round beyond the mean
