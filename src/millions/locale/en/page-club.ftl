# Million Club's table in a browser.

club-contents = The round
club-round = { $round ->
    [0] Setting up
   *[other] Round { $round } of { $rounds }
}
club-last = the last round
club-last-said = This is the last round.
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

## The board

club-board = The five tiles
club-closed = closed
club-short = { $why ->
    [plan] { $price } M, only { $left } M left
   *[money] { $missing } M short so far
}
club-full = full
club-privilege = Most pawns here: { $seat } would have the privilege
club-privilege-does = { $tile ->
    [lobby] a pawn moves on
    [intrigues] one more card
    [colonies] one more, { number-colony-price } M
    [exchange] buy a rival’s company
   *[companies] one more, { number-company-price } M
}
club-most = most pawns:
club-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
club-none-yours = none is yours
club-deck = { $draws ->
    [0] { $count } in the deck
   *[other] { $count } in the deck, { $draws } to be drawn
}
club-seat = Seat { $number }: { $seat }{ $picking ->
    [yes] , who is picking a card
   *[no] { "" }
}
club-seat-free = Seat { $number }: free
club-hint-board = Choose a spot on the board: the dashed ones are free.
club-hint-star = ★ Most pawns on a tile, without a tie: its privilege is yours.
club-hint-aim = Companies and colonies are points at the end; the Exchange and taxes bring the money to buy them.
club-hint-last-round = The last round: at the end, every full { $money } M in hand is one point.
club-held = Your pawn goes there.
club-held-how = It counts in a moment; press the spot again to go on at once.
club-take-back = Take back
club-from = The pawn leaves:
club-queue = Pawns still to be placed, in order:

## What may be done

club-deed = { $verb ->
    [Develop] Develop: level { $amount }
    [Tax] Tax: +{ $amount } M, level { $level }
    [TurnCompany] To level { $amount }
    [SwapCompanies] Swap
    [SwapColonies] Swap
    [TakeOver] Buy for { $amount } M
    [BuyColony] Buy for { $amount } M
    [BuyCompany] Buy for { $amount } M
    [BuyColonyFrom] Buy for { $amount } M
    [DiscardColony] Discard
    [DiscardCompany] Discard
    [PlayIntrigue] Play
    [CompeteIn] Choose
    [BeginWith] Begin here
    [LookAt] Look
    [RaiseCapital] Put the bill here
    [GiveFirst] Goes first
    [ChooseColony] Take
    [ChooseCompany] Take
   *[other] This one
}
club-left = { $left } M left
club-worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
club-highest = fully developed
club-lowest = too small to tax
club-of = of { $seat }
club-lead = { $change ->
    [mine] you lead: +{ $points }
    [from] you lead, not { $seat }: +{ $points }
    [more] your lead grows: +{ $points }
    [broken] breaks { $seat }’s lead
    [gives] { $seat } would lead
    [still] { $seat } still leads
   *[none] nobody leads
}
club-completes = completes a set: +{ number-set-points }
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
club-go-on = Go on
club-competition = { $mine ->
    [yes] +1 for you
   *[no] nothing for you
}; { $count ->
    [0] nobody goes down
   *[other] −1 for { $seats }
}
club-hint-moves = One move for each pawn in the sector, yours or not.
club-counts = { $sort ->
    [moves] Developing is free: each level is a point at the end. Taxing pays the level in M, then the company loses a level.
    [company] Points on the buttons: as of now, without the price. Alone with the most companies of a sector (in number): { number-majority-points } more for each. Every set of all three sectors: { number-set-points } more.
    [takeover] Its owner gets the money. Points on the buttons: as of now, without the price. Only companies you can pay for are shown.
    [takeover-last] The last round: each button says how many points you gain or lose, with the price counted in (every full { $money } M in hand is a point). Only companies you can pay for are shown.
    [company-last] The last round: each button says how many points you gain or lose, with the price counted in (every full { $money } M in hand is a point).
    [colony] { club-colony-points } Not counted on the buttons: the price, and leads of regions.
    [colony-last] The last round: each button says how many points you gain or lose, with the price counted in (every full { $money } M in hand is a point). Not counted: leads of regions, for rivals’ cards are secret.
   *[swap] { club-colony-points }
}
help-tile = { $tile ->
    [lobby] With a pawn in a sector you develop or tax your companies of it: one move for each pawn there, rivals’ pawns too. Three pawns there, three moves.
    [intrigues] Each pawn picks a card; it happens at once.
    [colonies] Each pawn picks a colony: bought for { number-colony-price } M, or discarded. { club-colony-points }
    [exchange] Each pawn earns, or loses, the difference between two quotations.
   *[companies] Each pawn picks a company: bought for { number-company-price } M, or discarded.
}
club-colony-points = Points: each card { number-colony-points }; alone with the most cards of a region, { number-majority-points } more for each of them; every set of all five regions, { number-set-points } more.
club-hint-next = The cards you leave go on to { $seat }.
club-hint-again = You will pick again from the cards you leave.
club-hint-last = { $tile ->
    [intrigues] You are the last to pick: the rest goes back to the deck.
   *[other] You are the last to pick: the rest is discarded.
}
club-forced = You cannot pay for a card: you have { $money } M, a card costs { $price } M.
club-forced-how = You are the last to pick: all these cards go to the discard pile.
club-unpaid = { $sort ->
    [takeover] You have the privilege, but the cheapest company costs { $price } M and you have { $money } M.
   *[card] You have the privilege, but a card costs { $price } M and you have { $money } M.
}
club-hint-look = You may still look at the rest of the deck; only you see it.
club-hint-spare = If you buy, { $left } M are left; the cards that your other pawns wait for cost { $later } M.

## The Exchange

club-exchange = The circle of dependence
club-exchange-how = A pawn on the Exchange earns its sector’s quotation, less that of the sector its arrow points at.
club-sector-said = { $sector }: quotation { $quotation }. It depends on { $other }; a pawn would earn { $amount } M now.
club-would-earn = { $seat } { $amount } M
club-earned = { $seat } { $amount } M, paid
club-exchange-paid = already paid
club-nobody-there = No pawn on the Exchange yet.

## What was done to me

club-blow = { $sort ->
    [racketed] −{ $amount } M: { $by } plays Racket, and you pay the bank.
    [exchange-loss] −{ $amount } M: your pawns lose on the Exchange.
    [turned] { $by } plays Unfair competition: your { $sector } company loses a level (−1 point).
    [taken-over] Takeover! { $by } buys your { $sector } company for { $amount } M (−{ $points } { $points ->
        [one] point
       *[other] points
    }).
    [swapped] { $by } plays Dumping: your { $sector } company goes, and you get { $company }.
    [colony-gone] { $amount ->
        [0] { $by } takes your colony card: { $region }.
       *[other] { $by } buys your colony card ({ $region }) for { $amount } M.
    }
    [colony-got] In return you get { $region }.
   *[seen] { $by } has seen your colony cards.
}
## What has just happened

club-lately = What has just happened
club-news = All ({ $count })
club-news-how = Since your last move
club-news-none = Nothing yet.
club-news-before = Before that
club-searched = Privilege: { $seat } looks through the rest of the deck ({ $tile }).
club-lead-lost = Lead lost ({ $sectors }): −{ $points } { $points ->
    [one] point
   *[other] points
}. You alone had the most companies there.
club-star-lost = ★ Lead lost ({ $tile }): { $seat } has as many pawns there as you, so the privilege is nobody’s.
club-set-lost = A set of all three sectors is broken: −{ $points } { $points ->
    [one] point
   *[other] points
}.
club-swings = What a pawn earns on the Exchange changes:
club-taxed = { $line } (+{ $amount } M)
club-settled = Exchange:
club-privileges = Privileges: { $held }.

## Players

club-mine = { $open ->
    [yes] Your desk
   *[no] Your desk, for your eyes only
}
club-mine-points = Points at the end: { number-colony-points } per card; +{ number-majority-points } each if you alone have the most of a region; +{ number-set-points } per set of all five.
club-own = Your companies and colonies
club-my-money = { $money } M in hand
club-fortune = = { $points ->
    [one] 1 point
   *[other] { $points } points
}
club-fortune-how = At the end, every full { $money } M in hand is one point.
club-planned = { $short ->
    [0] your pawns’ cards: { $later } M, { $exchange ->
        [yes] the Exchange should pay the rest
       *[no] { $left } M left
    }
   *[other] your pawns’ cards: { $later } M, { $short } M short
}
club-memory = Your notes ({ $count })
club-memory-none = Here: cards you have seen, and what others did to you.
club-players = The players
club-who = { $mine ->
    [yes] { $awaited ->
        [yes] you
       *[no] you
    }
   *[no] to move
}
club-first = first player of this round
club-first-short = begins
club-secret = secret
club-m = { $amount } M
club-open-points = Points
club-on-top = { $sort ->
    [money] + { $points } in money
    [short] + { $points }
    [screen] points + hidden
   *[hidden] + hidden
}
club-front = points: { $leaders } { $points }{ $hidden ->
    [yes] { " + hidden" }
   *[no] { "" }
}{ $behind ->
    [yes] , you { $mine }
   *[no] { "" }
}
club-points = Points
club-compare = Compare all players
club-compared = Under each sector, the levels of the companies; underlined: ahead in points, or alone with the most companies of the sector.
club-counted-not = What is secret comes on top at the end: money, and leads and sets of colonies.
club-companies-of = Companies of { $seat }
club-no-company = no company

## The score sheet

club-scoring = { $line ->
    [companies] 1 for each level of your companies
    [leadership] alone with the most companies of a sector, by number and not by level: { number-majority-points } for each of them
    [consortium] { number-set-points } for each set of all three sectors
    [colonies] { number-colony-points } for each colony card
    [concession] alone with the most cards of a region: { number-majority-points } for each of them
    [globalisation] { number-set-points } for each set of all five regions
    [fortune] 1 for every full { number-money-for-a-point } M in hand at the end
   *[total] most points win; tied, the richer
}

club-counting = The points are counted …
club-skip = Skip to the end
club-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
club-won-with = with { $points } points{ $why ->
    [money] , tied: the richer wins
   *[other] { "" }
}
club-decided = { $seat } is { $ahead } { $ahead ->
    [one] point
   *[other] points
} ahead of { $rival }, above all by { $line ->
    [companies] the levels of companies
    [leadership] leads in sectors
    [consortium] sets of sectors
    [colonies] the number of colonies
    [concession] leads in regions
    [globalisation] sets of regions
   *[fortune] money in hand
} (+{ $more }).
club-decided-money = { $seat } has as many points as { $rival }, but { $money } M in hand against { $other } M.
club-decided-shared = As many points, and as much money: the victory is shared.
club-line = Line
club-line-how = { $line ->
    [companies] the levels of all companies
    [leadership] nobody alone has the most companies of a sector
    [consortium] { number-set-points } for each set of three sectors
    [colonies] { number-colony-points } for each colony card
    [concession] nobody alone has the most cards of a region
    [globalisation] { number-set-points } for each set of five regions
   *[fortune] 1 for every full { number-money-for-a-point } M
}
club-line-led = { $line ->
    [leadership] alone with the most companies of a sector, whatever their levels: { number-majority-points } for each ({ $led })
   *[concession] alone with the most cards of a region: { number-majority-points } for each ({ $led })
}

club-ending-points = Where the points came from
club-ending-moments = Moments to remember
club-ending-exchange = { $good ->
    [yes] The best day on the Exchange
   *[no] The worst day on the Exchange
}: { $seat }, { $amount } M{ $round ->
    [0] { "" }
   *[other] { " " }in round { $round }
}.
club-ending-takeover = The dearest takeover: { $seat } bought { sector-a } company from { $owner } for { $amount } M in round { $round }.

## Help

help-at-PickFromIntrigues = Privilege: all cards of the deck that were not drawn lie open to you. Pick one and it is applied at once, or pass.
help-at-PickFromColonies = Privilege: all cards of the deck that were not drawn lie open to you. Buy one for { number-colony-price } M, or pass.
help-at-PickFromCompanies = Privilege: all companies of the deck that were not drawn lie open to you. Buy one for { number-company-price } M at level 1, or pass.
help-rule-MC-V1 = Develop: the company’s level goes up by 1. Tax: you take its level in M from the bank, then its level goes down by 1. Its four dots say how far it is built: with four it cannot be developed, with one it cannot be taxed.
help-rule-MC-4-3 = Hostile takeover: pay its owner { number-takeover-factor } times its level, and the company is yours as it is. The owner cannot refuse.
help-rule-MC-5-1 = Each picks one card in turn and passes the rest on. Bought for { number-company-price } M, the company lies before you at level 1; a discarded card is gone.
help-rule-MC-2-d = One of your companies of the sector goes up by a level; one of every opponent’s goes down by a level.
help-rule-MC-2-h = A bill from the bank lies under the company, and its level is higher by 1 for good.
help-in-short = In every round each player places two pawns. Then the open tiles come into play in order, from the Lobby to the Companies. The Exchange and taxes bring money; colonies and companies cost money, and are points at the end. After { number-rounds } rounds, most points win.

## A guided first game

coach-million-club-Star = ★ More pawns on a tile than anybody else? You may do a little more there: the star says what.
coach-million-club-Exchange = The Exchange brings money: the number on a spot is what a pawn there earns right now.
coach-million-club-Lobby = In the Lobby your companies grow: with a pawn in a sector you get one move for each pawn there, rivals’ too.

coach-million-club-LobbyPrivilege = ★ Most pawns in the Lobby: one of yours may go on to another tile, and counts there too.
coach-million-club-PickFromIntrigues = ★ Most pawns here: look through the rest of the deck, and play one more card if you like.
coach-million-club-PickFromColonies = ★ Most pawns here: look through the rest of the deck, and buy one more colony if you like.
coach-million-club-PickFromCompanies = ★ Most pawns here: look through the rest of the deck, and buy one more company if you like.
coach-million-club-CompeteIn = Choose a sector: one of your companies there rises, and one of each rival’s falls.
coach-million-club-ColonyPicked = Nobody else sees your colony cards. Everybody’s money is secret, too.
coach-million-club-TakenOver = A takeover: the owner got { number-takeover-factor } times the level, and could not refuse. It can happen to you when rivals are rich.
coach-million-club-Taxed = A taxed company brings money now, and loses a level. At the end a level is a point, and so are { number-money-for-a-point } M.
coach-million-club-round-2 = How to win: each level, each colony and every { number-money-for-a-point } M is a point. Full sets are extra; so is leading a sector or a region.
coach-million-club-round-9 = The last round! Money is now worth only 1 point for every { number-money-for-a-point } M: spend it where it brings more.
