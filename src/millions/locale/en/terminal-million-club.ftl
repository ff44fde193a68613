# What only the terminal says of this game.

story-companies = First companies: { $companies }.
story-company = { $seat } { sector }
story-colonies = Everybody gets a hidden colony card.
story-profiles = Profiles: { $profiles }.
story-profile = { $seat } { profile }
story-pawns = Pawns: { $pawns }.
story-pawn = { $seat } { $spot }
story-colony-bought = { $region ->
    [none] { $seat } buys a colony for { $amount } M
   *[other] { $seat } buys a colony for { $amount } M ({ region })
}
story-colony-discarded = { $region ->
    [none] { $seat } discards a card
   *[other] { $seat } discards a card ({ region })
}
story-company-bought = { $seat } buys { sector-a } company for { $amount } M
story-company-discarded = { $sector ->
    [none] { $seat } discards a card
   *[other] { $seat } discards a card ({ sector })
}
story-looks = { $seat } looks at the colony cards of { $owners }.
story-racket = { $seat } plays Racket and takes { $amount } M. { $payers-count ->
    [0] Nobody has anything to pay.
   *[other] To the bank: { $payers }.
}
story-payer = { $seat } { $amount } M
story-capitalization = { $seat } plays Capitalization and takes { $amount } M.
story-contract = { $seat } buys one of { $owner }’s colony cards for { $amount } M.
story-exchange = Exchange: { $results }.
story-earns = { $seat } earns { $amount } M
story-loses = { $seat } loses { $amount } M
story-loses-all = { $amount ->
    [0] { $seat } owes { $due } M and has nothing to pay
   *[other] { $seat } owes { $due } M, pays { $amount } M, all in hand
}
story-nothing = { $seat } wins and loses nothing
story-takeover = Hostile takeover: { $seat } buys { $holding } for { $amount } M.
story-counted = The points:
welcome-aim = Rounds: { number-rounds }; then companies, colonies and money bring points, and the most points win. Type ? for help, rules for the rules.
screen-closed = Closed: { tile }. First player: { $first }.
screen-nobody = –
screen-earns = { $difference }: { $amount }
screen-most = most pawns: { $seat }
screen-decks = Cards in the decks: { $intrigues } intrigues, { $colonies } colonies, { $companies } companies.
screen-you = You have { $money } M. { $colonies-count ->
    [0] You have no colony card.
    [one] Your colony: { $colonies }.
   *[other] Your colonies: { $colonies }.
}
screen-player = { $seat }: { $money } M; { $colonies-count ->
    [0] no colony
   *[other] { $colonies }
}.
screen-holding = You are handed: { $cards }.
screen-rest = In the rest of the deck: { $cards }.
column-companies = Levels
column-quotation = Quotation
column-earns = A pawn earns
offer-place = Place a pawn: { $places }
offer-move = Move a pawn from the Lobby to another tile: { $places }
offer-sectors = { tile } ({ $sectors })
menu-seat = seat { $number }
menu-price = { $word }, { $amount } M
menu-for = { $word } { $give } for
menu-from = from { sector }
menu-cards = { $count ->
    [one] { $seat } (1 card)
   *[other] { $seat } ({ $count } cards)
}
menu-type = Type a number, or words: { $example }
usage-place = TILE [SECTOR]
usage-begin = begin SECTOR
usage-develop = develop COMPANY
usage-tax = tax COMPANY
usage-pass = pass
usage-move = move [SECTOR] TILE [SECTOR]
usage-play = play CARD
usage-look = look NAME
usage-buy = buy CARD
usage-discard = discard CARD
usage-swap = swap MINE [NAME] THEIRS
usage-compete = compete SECTOR
usage-turn = turn COMPANY
usage-raise = raise COMPANY
usage-take = take [NAME] COMPANY
usage-choose = choose CARD
usage-first = first NAME
help-place = place a pawn: lobby industry, intrigues, exchange t
help-begin = in the Lobby, the sector you begin with
help-develop = turn a company a face higher
help-tax = take a company’s level in M, then turn it a face lower
help-pass = leave it at that, where you need not act
help-move = with the Lobby’s privilege, take a pawn on to another tile
help-play = pick an intrigue card: its name alone will do
help-look = see somebody’s colony cards
help-buy = pick a card and buy it: buy asia, buy transport
help-discard = pick a card and discard it
help-swap = swap I2 Bob R2; swap asia india
help-compete = choose the type of the unfair competition
help-turn = choose the company that goes up or down
help-raise = put the capital bill under a company
help-take = take a company over: take Bob T3
help-choose = choose a card from the deck, at the beginning
help-first = the Schemer names the first player
help-intro = Beginnings of words are enough, and so are the numbers of the menu. R, I and T are Resource, Industry and Transport; I3+1 is an Industry company of face 3 with one capital bill.
help-examples = Examples: lobby industry · exchange t · develop I2 · tax R3 · buy asia · discard india · take Bob T3 · swap I2 Bob R2 · pass
help-now = For example: { $example }
say-number = Type a number from 1 to { $most }, or words: { $example }
say-which-one = Which one? { $choices }.
say-now = Now: { $choices }.
say-not-now = That is not possible now.
say-no-company = You have no company { $typed }. { $companies-count ->
    [0] You have none at all.
   *[other] You have { $companies }.
}
problem-company-not-yours = You have no company { $company }.
problem-company-not-theirs = { $seat } has no company { $company }.
problem-face-is-highest = { $company } is at face { $face } already.
problem-face-is-lowest = { $company } is at face { $face } and cannot fall.
problem-nothing-to-tax = { $company } is at face { $face }: there is nothing to tax.
problem-no-discard = You need not take a card here: type pass.
