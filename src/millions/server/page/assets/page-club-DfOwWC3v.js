var e=`club-contents = The round
club-round = { $round ->
    [0] Setting up
   *[other] Round { $round } of { $rounds }
}
club-closes = Round { $round }: { tile } closed
club-chapter = { $chapter ->
    [placing] Placing
    [lobby] Lobby
    [intrigues] Intrigues
    [colonies] Colonies
    [exchange] Exchange
    [companies] Companies
   *[ending] Last moves
}

club-board = The five tiles
club-closed = closed this round
club-privilege = Most pawns here: { $seat } would have the privilege
club-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
club-deck = { $draws ->
    [0] { $count } in the deck
   *[other] { $count } in the deck, { $draws } to be drawn
}
club-seat = Seat { $number }: { $seat }{ $picking ->
    [yes] , who is picking a card
   *[no] { "" }
}
club-seat-free = Seat { $number }: free
club-hint-board = Choose a spot on the tiles below.
club-from = The pawn leaves:
club-queue = Pawns still to be placed, in order:

club-deed = { $verb ->
    [Develop] Develop to { $amount }
    [Tax] Tax for { $amount }\xA0M
    [TakeOver] Buy for { $amount }\xA0M
    [BuyColony] Buy for { $amount }\xA0M
    [BuyCompany] Buy for { $amount }\xA0M
    [BuyColonyFrom] Buy for { $amount }\xA0M
    [DiscardColony] Discard
    [DiscardCompany] Discard
    [PlayIntrigue] Play
    [CompeteIn] Compete here
    [BeginWith] Begin here
    [LookAt] Look
    [RaiseCapital] Slip a bill under
    [GiveFirst] Goes first
    [ChooseColony] Take
    [ChooseCompany] Take
   *[other] This one
}
club-of = of { $seat }
club-cards = { $count ->
    [0] no colony card
    [one] 1 colony card
   *[other] { $count } colony cards
}
club-you-have = { $count ->
    [0] you have none yet
   *[other] you have { $count }
}
club-quotation = quotation { $quotation }
club-give = You give
club-take = You take
club-swap = Swap
club-hint-next = The cards you leave go on to { $seat }.
club-hint-last = You are the last to pick: the rest goes back.

club-exchange = The circle of dependence
club-exchange-how = A pawn on the Exchange earns its sector’s quotation, less that of the sector its arrow points at.
club-sector-said = { $sector }: quotation { $quotation }. It depends on { $other }; a pawn would earn { $amount }\xA0M now.
club-would-earn = { $seat } { $amount }\xA0M
club-nobody-there = No pawn is waiting for its earnings.

club-mine = Your desk, for your eyes only
club-my-money = { $money }\xA0M in hand
club-memory = What you remember ({ $count })
club-players = The players
club-you = you
club-first = first player
club-turn = to move
club-secret = secret
club-m = { $amount }\xA0M
club-open-points = Open points
club-open-points-how = What lies open for all counts so many points now: companies, leadership, consortium, and 1 for each colony card.
club-companies-of = Companies of { $seat }
club-no-company = no company

club-counting = The points are counted …
club-skip = Skip to the end
club-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
club-line = Line
club-line-how = { $line ->
    [companies] the levels of all companies
    [leadership] nobody leads a type alone
    [consortium] 2 for each set of three types
    [colonies] 1 for each colony card
    [concession] nobody leads a region alone
    [globalisation] 2 for each set of five regions
   *[fortune] 1 for every full 4\xA0M
}
`;export{e as default};