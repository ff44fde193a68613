var e=`game-title = Million Club

tile = { $tile ->
    [lobby] Lobby
    [intrigues] Intrigues
    [colonies] Colonies
    [exchange] Exchange
   *[companies] Companies
}
sector = { $sector ->
    [resource] Resource
    [industry] Industry
   *[transport] Transport
}
sector-a = { $sector ->
    [resource] a Resource
    [industry] an Industry
   *[transport] a Transport
}
sector-counted = { $count ->
    [one] { sector }
   *[other] { $count } { sector }
}
region = { $region ->
    [africa] Africa
    [asia] Asia
    [america] America
    [india] India
   *[oceania] Oceania
}
region-counted = { $count ->
    [one] { region }
   *[other] { $count } { region }
}
spot = { $tile ->
    [lobby] in the Lobby, { sector }
    [exchange] in the Exchange, { sector }
   *[other] at { tile }
}

intrigue = { $intrigue ->
    [racket] Racket
    [capitalization] Capitalization
    [colonial-contract] Colonial contract
    [unfair-competition] Unfair competition
    [colonial-unrest] Colonial unrest
    [dumping] Dumping
    [expansion] Expansion
   *[capital-increase] Capital increase
}
intrigue-counted = { $count ->
    [one] { intrigue }
   *[other] { $count } { intrigue }
}
intrigue-does = { $intrigue ->
    [racket] take 3\xA0M; every opponent pays the bank 3\xA0M
    [capitalization] take 6\xA0M
    [colonial-contract] see an opponent’s colonies; may buy one, 3\xA0M
    [unfair-competition] in one type: you +1 face, every opponent −1
    [colonial-unrest] see an opponent’s colonies; may swap one
    [dumping] swap companies, levels at most 1 apart
    [expansion] up to two moves on one of your companies
   *[capital-increase] a bill under one of your companies: level +1
}
profile = { $profile ->
    [lobbyist] Lobbyist
    [capitalist] Capitalist
    [colonist] Colonist
    [heir] Heir
    [entrepreneur] Entrepreneur
   *[schemer] Schemer
}
profile-does = { $profile ->
    [lobbyist] first company at face 2
    [capitalist] first company with a capital bill
    [colonist] a second colony, of their choice
    [heir] begins with 11\xA0M
    [entrepreneur] a second company, of their choice
   *[schemer] chooses company and colony last, 9\xA0M, names the first player
}

company = { sector-a } company of level { $level }{ company-bills }
company-bills = { $bills ->
    [0] { "" }
    [one] { " " }(face { $face }, { $bills } bill)
   *[other] { " " }(face { $face }, { $bills } bills)
}
holding = { $owner }’s { sector } company of level { $level }{ company-bills }
swap = { $give } for { $take }

score = { $total } (companies { $companies }, leadership { $leadership }, consortium { $consortium }, colonies { $colonies }, concession { $concession }, globalisation { $globalisation }, fortune { $fortune })
standing = { $won ->
    [yes] { $place }. { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, wins
   *[no] { $place }. { $seat }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }
}

account-bank = the bank
account-capital = the capital under companies
event-Paid = { $why ->
    [racket] { $target } takes { $amount }\xA0M from the bank: Racket.
    [racketed] { $source } pays the bank { $amount }\xA0M: Racket.
    [capitalization] { $target } takes { $amount }\xA0M from the bank: Capitalization.
    [contract] { $source } pays { $target } { $amount }\xA0M for a colony card.
    [capital] { $amount }\xA0M goes from the bank under a company.
    [colony] { $source } pays the bank { $amount }\xA0M for a colony card.
    [company] { $source } pays the bank { $amount }\xA0M for a company.
    [exchange] { $target } earns { $amount }\xA0M in the Exchange.
    [exchange-loss] { $source } loses { $amount }\xA0M in the Exchange.
    [takeover] { $source } pays { $target } { $amount }\xA0M for a company taken over.
    [tax] { $target } takes { $amount }\xA0M in tax.
    [profile] { $target } begins with { $amount }\xA0M more.
   *[other] { $source } pays { $target } { $amount }\xA0M.
}

event-ProfileDealt = { $seat } is the { profile }: { profile-does }.
event-CompanyDealt = { $seat } begins with { $company }.
event-ColonyDealt = { $seat } gets a hidden colony card.
event-FirstChosen = { $seat } is the first player.

event-RoundBegan = Round { $round }. Closed: { $closed-name }. First player: { $first }.
event-PawnPlaced = { $seat } places a pawn { $spot }.
event-PawnMoved = Privilege of the Lobby: { $seat } takes a pawn from { sector } and places it { $spot }.

event-Developed = { move-developed }.
event-Taxed = { $seat } taxes { sector-a } company, now of level { $level }{ company-bills }.
event-Passed = { $seat } leaves it at that.
move-developed = { $seat } develops { sector-a } company to level { $level }{ company-bills }
move-taxed = { $seat } takes { $amount }\xA0M in tax, { sector } goes down to level { $level }{ company-bills }
move-passed = { $seats-count ->
    [one] { $seats } passes
   *[other] { $seats } pass
}

event-CardsDrawn = { tile }: { $number ->
    [one] one card is drawn.
   *[other] { $number } cards are drawn.
}
event-Searched = { $seat } looks through the rest of the deck: { tile }.
event-IntriguesHanded = { $mine ->
    [yes] You are handed { $cards }.
   *[no] { $to } is handed { $cards }.
}
event-ColoniesHanded = { $mine ->
    [yes] You are handed { $cards }.
   *[no] { $to } is handed { $cards }.
}
event-CompaniesHanded = { $mine ->
    [yes] You are handed { $cards }.
   *[no] { $to } is handed { $cards }.
}
event-IntriguesFound = { $mine ->
    [yes] In the rest you find { $cards }.
   *[no] In the rest { $to } finds { $cards }.
}
event-ColoniesFound = { $mine ->
    [yes] In the rest you find { $cards }.
   *[no] In the rest { $to } finds { $cards }.
}
event-CompaniesFound = { $mine ->
    [yes] In the rest you find { $cards }.
   *[no] In the rest { $to } finds { $cards }.
}

event-IntriguePlayed = { $seat } plays { $card-name }.
event-LookedAt = { $seat } looks at { $owner }’s colony cards.
event-ColoniesSeen = { $mine ->
    [yes] You see { $owner }’s colony cards: { $cards }.
   *[no] { $to } sees { $owner }’s colony cards: { $cards }.
}
event-ColonyMoved = { region } goes from { $source } to { $target }.
event-ContractBought = { $seat } buys one of { $owner }’s colony cards.
event-ColoniesSwapped = { $seat } swaps a colony card with { $owner }.
event-CompetitionBegan = { $seat } chooses { sector }.
event-FaceTurned = { $by ->
    [1] { $owner }’s { sector } company goes up to level { $level }{ company-bills }.
   *[other] { $owner }’s { sector } company goes down to level { $level }{ company-bills }.
}
event-CompaniesSwapped = { $seat } swaps { $swap }.
event-CapitalRaised = { $seat } gets a capital bill under { sector-a } company: now level { $level }{ company-bills }.

event-ColonyBought = { $seat } buys a colony card.
event-ColonyDiscarded = { $seat } discards a colony card.
event-ColonyPicked = { $mine ->
    [yes] Your card: { region }.
   *[no] { $to }’s card: { region }.
}
event-Settled = { $seat }’s pawns in the Exchange come to { $result }\xA0M.
event-TakenOver = Hostile takeover: { $seat } buys { $holding }.
event-CompanyBought = { $seat } buys { sector-a } company.
event-CompanyDiscarded = { $seat } discards a company card.
event-CompanyPicked = { $mine ->
    [yes] Your card: { sector }.
   *[no] { $to }’s card: { sector }.
}

event-HandsShown = Round 9 is over. Everybody lays money and colony cards open:
event-PointsCounted = The points, in the order of the seats: { $scores }.
event-GameWon = { $why ->
    [money] { $tied } have the same points; { $winners } has more money in hand and wins.
    [shared] { $tied } have the same points; { $winners } have the same money too: the victory is shared.
   *[points] { $winners } wins with the most points.
}

story-companies = First companies: { $companies }.
story-company = { $seat } { sector }
story-colonies = Everybody gets a hidden colony card.
story-profiles = Profiles: { $profiles }.
story-profile = { $seat } { profile }
story-pawns = Pawns: { $pawns }.
story-pawn = { $seat } { $spot }
story-colony-bought = { $region ->
    [none] { $seat } buys a colony for { $amount }\xA0M
   *[other] { $seat } buys a colony for { $amount }\xA0M ({ region })
}
story-colony-discarded = { $region ->
    [none] { $seat } discards a card
   *[other] { $seat } discards a card ({ region })
}
story-company-bought = { $seat } buys { sector-a } company for { $amount }\xA0M
story-company-discarded = { $sector ->
    [none] { $seat } discards a card
   *[other] { $seat } discards a card ({ sector })
}
story-looks = { $seat } looks at the colony cards of { $owners }.
story-racket = { $seat } plays Racket and takes { $amount }\xA0M. { $payers-count ->
    [0] Nobody has anything to pay.
   *[other] To the bank: { $payers }.
}
story-payer = { $seat } { $amount }\xA0M
story-capitalization = { $seat } plays Capitalization and takes { $amount }\xA0M.
story-contract = { $seat } buys one of { $owner }’s colony cards for { $amount }\xA0M.
story-exchange = Exchange: { $results }.
story-earns = { $seat } earns { $amount }\xA0M
story-loses = { $seat } loses { $amount }\xA0M
story-loses-all = { $amount ->
    [0] { $seat } owes { $due }\xA0M and has nothing to pay
   *[other] { $seat } owes { $due }\xA0M, pays { $amount }\xA0M, all in hand
}
story-nothing = { $seat } wins and loses nothing
story-takeover = Hostile takeover: { $seat } buys { $holding } for { $amount }\xA0M.
story-counted = The points:
score-line = { $line ->
    [companies] companies
    [leadership] leadership
    [consortium] consortium
    [colonies] colonies
    [concession] concession
    [globalisation] globalisation
    [fortune] fortune
   *[total] total
}

action-GiveProfile = deal the { profile }
action-GiveCompany = deal { sector-a } company
action-GiveColony = deal a colony card: { region }
action-GiveFirst = make { $seat } the first player
action-ChooseColony = take a colony card from the deck: { region }
action-ChooseCompany = take { sector-a } company from the deck
action-PlacePawn = place a pawn { $spot }
action-Develop = develop { $company }
action-Tax = tax { $company }
action-Pass = pass
action-BeginWith = begin with { sector }
action-MovePawn = take a pawn from { sector } and place it { $spot }
action-DrawIntrigues = draw { $cards }
action-PlayIntrigue = play { $card-name }
action-LookAt = look at { $owner }’s colony cards
action-BuyColonyFrom = buy the colony card: { region }
action-CompeteIn = compete unfairly in { sector }
action-TurnCompany = choose { $company }
action-SwapColonies = swap { $give-name } for { $take-name }
action-SwapCompanies = swap { $swap }
action-RaiseCapital = put a capital bill under { $company }
action-DrawColonies = draw { $cards }
action-BuyColony = buy a colony: { region }
action-DiscardColony = discard { region }
action-TakeOver = take over { $holding }
action-DrawCompanies = draw { $cards }
action-BuyCompany = buy { sector-a } company
action-DiscardCompany = discard { sector }

form-GiveProfile = Chance deals a profile
form-GiveCompany = Chance deals a company
form-GiveColony = Chance deals a colony card
form-GiveFirst = Name the first player: { $seat }
form-ChooseColony = Take a colony card from the deck: { $region }
form-ChooseCompany = Take a company from the deck: { $sector }
form-PlacePawn = Place a pawn { $spot }
form-Develop = Turn one of your companies a face higher: { $company }
form-Tax = Take a company’s level in M, then turn it a face lower: { $company }
form-Pass = Leave it at that
form-BeginWith = Begin with { $sector }
form-MovePawn = Move a pawn from the Lobby to another tile, { $spot }
form-DrawIntrigues = Chance draws the cards
form-PlayIntrigue = Pick a card and apply it: { $card }
form-LookAt = Look at somebody’s colony cards: { $owner }
form-BuyColonyFrom = Buy one of the colony cards for 3\xA0M: { $region }
form-CompeteIn = Compete in one type: { $sector }
form-TurnCompany = Choose a company: { $company }
form-SwapColonies = Swap one of your colony cards ({ $give }) for { $take }
form-SwapCompanies = Swap one of your companies for an opponent’s, at most 1 level apart
form-RaiseCapital = Put a capital bill under { $company }
form-DrawColonies = Chance draws the cards
form-BuyColony = Pick a colony and buy it for 2\xA0M: { $region }
form-DiscardColony = Pick a colony and discard it: { $region }
form-TakeOver = Buy an opponent’s company for 3 times its level: { $holding }
form-DrawCompanies = Chance draws the cards
form-BuyCompany = Pick a company and buy it for 4\xA0M: { $sector }
form-DiscardCompany = Pick a company and discard it: { $sector }

step-DealProfile = Setting up: profiles are dealt.
step-DealCompany = Setting up: companies are dealt.
step-DealColony = Setting up: colony cards are dealt.
step-ChooseFirst = Setting up: the first player is drawn.
step-TakeColony = Setting up: { $seat } chooses a colony card from the deck.
step-TakeCompany = Setting up: { $seat } chooses a company from the deck.
step-NameFirst = Setting up: the Schemer, { $seat }, names the first player.
step-PlacePawns = Placing: everybody places two pawns, one after the other.
step-ChooseSector = Lobby: { $seat } is in two sectors and says which comes first.
step-MakeMoves = Lobby: { $seat } has { $left ->
    [one] one move
   *[other] { $left } moves
} on { sector } companies.
step-LobbyPrivilege = Lobby: whoever has the privilege may take a pawn on to another tile.
step-DrawHand = { tile }: cards are drawn.
step-Pick = A card is picked.
step-PickIntrigue = Intrigues: a card must be picked.
step-ChooseHand = Intrigues: { $seat } chooses whose colony cards to see.
step-ColonialContract = Colonial contract: { $seat } chooses whose colony cards to see.
step-BuyContract = Colonial contract: { $seat } may buy one of { $owner }’s colony cards for 3\xA0M.
step-UnfairCompetition = Unfair competition: { $seat } chooses a type.
step-Turn = Unfair competition: { $seat } chooses which of { $owner }’s { sector } companies { $by ->
    [1] goes up
   *[other] goes down
}.
step-ColonialUnrest = Colonial unrest: { $seat } chooses whose colony cards to see.
step-SwapUnrest = Colonial unrest: { $seat } may swap a colony card with { $owner }.
step-Dumping = Dumping: { $seat } must swap a company.
step-Expansion = Expansion: { $seat } may make a first move on a company.
step-ExpandAgain = Expansion: { $seat } may make a second move on the same company.
step-CapitalIncrease = Capital increase: { $seat } chooses the company that gets the bill.
step-PickFromIntrigues = Privilege of Intrigues: { $seat } may pick one more card from the rest.
step-PickColony = Colonies: a card is picked, to be bought for 2\xA0M or discarded.
step-PickFromColonies = Privilege of Colonies: { $seat } may buy one more card, from the rest, for 2\xA0M.
step-HostileTakeover = Hostile takeover: whoever has the privilege may buy an opponent’s company.
step-PickCompany = Companies: a card is picked, to be bought for 4\xA0M or discarded.
step-PickFromCompanies = Privilege of Companies: { $seat } may buy one more card, from the rest, for 4\xA0M.
step-LastMove = The end of the round: { $seat } may make one company move.

rule-example = MC-R3
welcome-aim = Nine rounds; then companies, colonies and money bring points, and the most points win. Type ? for help, rules for the rules.
phase-setup = Setting up
phase-placing = Placing pawns
phase-end = End of the round

screen-closed = Closed: { tile }. First player: { $first }.
screen-tile-closed = closed
screen-nobody = –
screen-earns = { $difference }: { $amount }
screen-most = most pawns: { $seat }
screen-decks = Cards in the decks: { $intrigues } intrigues, { $colonies } colonies, { $companies } companies.
screen-you = You have { $money }\xA0M. { $colonies-count ->
    [0] You have no colony card.
    [one] Your colony: { $colonies }.
   *[other] Your colonies: { $colonies }.
}
screen-player = { $seat }: { $money }\xA0M; { $colonies-count ->
    [0] no colony
   *[other] { $colonies }
}.
screen-holding = You are handed: { $cards }.
screen-rest = In the rest of the deck: { $cards }.
screen-passed = Went through your hands this round ({ tile }): { $cards }.
screen-look = Round { $round }: you saw { $owner }’s colonies: { $cards }.
screen-sure = Still there for sure: { $cards }.
screen-unsure = Any of them may be gone by now.
screen-known = You know { $owner }’s colonies: { $cards }.
column-companies = Levels
column-colonies = Colonies
column-profile = Profile
column-money = Money
column-quotation = Quotation
column-earns = A pawn earns

invite-TakeColony = Which colony card do you take from the deck?
invite-TakeCompany = Which company do you take from the deck?
invite-NameFirst = Who is the first player?
invite-PlacePawns = Where does your pawn go?
invite-ChooseSector = You have pawns in two sectors. With which do you begin?
invite-MakeMoves = You have { $left ->
    [one] one move
   *[other] { $left } moves
} on your { sector } companies.
invite-LobbyPrivilege = You have the privilege: one of your pawns may go on to another tile.
invite-PickIntrigue = Which card do you pick? It is applied at once.
invite-ColonialContract = Whose colony cards do you look at? You may then buy one.
invite-BuyContract = Do you buy one of { $owner }’s colony cards, for 3\xA0M?
invite-UnfairCompetition = In which type do you compete? You go up a face, every opponent goes down.
invite-Turn = { $by ->
    [1] Which of your { sector } companies goes up a face?
   *[other] Which of { $owner }’s { sector } companies goes down a face?
}
invite-ColonialUnrest = Whose colony cards do you look at? You may then swap one.
invite-SwapUnrest = Do you swap one of your colony cards for one of { $owner }’s?
invite-Dumping = Which swap do you make? The levels differ by at most 1.
invite-Expansion = Expansion: up to two moves on one company. The first:
invite-ExpandAgain = Expansion: a second move on the same company?
invite-CapitalIncrease = Which company gets the capital bill? Its level goes up by 1 for good.
invite-PickFromIntrigues = You have the privilege: one more card, from the rest?
invite-PickColony = Pick a card: buy it for 2\xA0M, or discard it.
invite-PickFromColonies = You have the privilege: buy one more card, from the rest, for 2\xA0M?
invite-HostileTakeover = You have the privilege: do you take a company over, for 3 times its level?
invite-PickCompany = Pick a card: buy it for 4\xA0M, or discard it.
invite-PickFromCompanies = You have the privilege: buy one more card, from the rest, for 4\xA0M?
invite-LastMove = The end of the round: one move on one of your companies?

poor-look = You may look, but with { $money }\xA0M you cannot pay { $price }\xA0M.
poor-discard = With { $money }\xA0M you cannot pay { $price }\xA0M: you can only discard.
poor-takeover = With { $money }\xA0M you cannot pay for any of them.

offer-place = Place a pawn: { $places }
offer-move = Move a pawn from the Lobby to another tile: { $places }
offer-sectors = { tile } ({ $sectors })

menu-seat = seat { $number }
menu-price = { $word }, { $amount }\xA0M
menu-for = { $word } { $give } for
menu-from = from { sector }
menu-cards = { $count ->
    [one] { $seat } (1 card)
   *[other] { $seat } ({ $count } cards)
}
menu-type = Type a number, or words: { $example }
tile-does = { $tile ->
    [lobby] company moves
    [intrigues] a card
    [colonies] a colony, 2\xA0M
    [exchange] M, won or lost
   *[companies] a company, 4\xA0M
}

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

not-open = { $tile ->
    [lobby] The Lobby is closed this round.
    [exchange] The Exchange is closed this round.
   *[other] { tile } are closed this round.
}
not-free = All seats at { tile } are taken.
not-lobby = The pawn goes to another tile.
not-your-pawn = You have no pawn in { sector } in the Lobby.
not-higher = { $company } is at face 4 already.
not-lower = { $company } is at face 1: there is nothing to tax.
not-this-sector = These moves are for { sector } companies.
not-this-company = The second move is for the same company.
not-enough = That costs { $price }\xA0M, and you have { $money }\xA0M.
not-in-hand = { $card } is not among the cards.
not-their-card = { $owner } has no such card: { $card }.
not-your-card = You have no such card: { $card }.
not-yourself = Choose an opponent, not yourself.
not-close = Levels { $give } and { $take }: they may differ by at most 1.
not-that-far = { $company } cannot be turned: faces stay within 1 and 4.
not-discard = You need not take a card here: type pass.
must-place = Every pawn must be placed.
must-pick = A card must be picked, even if it does nothing for you.
must-buy-or-discard = Pick a card: buy it, or discard it.
must-choose = This is not optional: choose one.
`;export{e as default};