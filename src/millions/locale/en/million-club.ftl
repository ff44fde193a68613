# Million Club.

game-title = Million Club

## Tiles, sectors, regions

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

## Intrigue cards and profiles

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
    [racket] take { number-racket } M; every opponent pays the bank { number-racket } M
    [capitalization] take { number-capitalization } M
    [colonial-contract] see an opponent’s colonies; may buy one, { number-contract-price } M
    [unfair-competition] in one sector: you +1 level, every opponent −1
    [colonial-unrest] see an opponent’s colonies; may swap one
    [dumping] swap one of your companies for another’s, levels at most 1 apart: you must, if you can
    [expansion] up to two moves on one of your companies
   *[capital-increase] one of your companies gains a level for good, even above 4
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
    [lobbyist] first company at level 2
    [capitalist] first company with a capital bill: +1 level
    [colonist] a second colony, of their choice
    [heir] begins with { number-heirs-money } M
    [entrepreneur] a second company, of their choice
   *[schemer] chooses company and colony last, { number-schemers-money } M, names the first player
}

## Companies

company = { sector-a } company of level { $level }{ company-bills }
company-bills = { $bills ->
    [0] { "" }
    [one] { " " }({ $face } + 1 for a capital bill)
   *[other] { " " }({ $face } + { $bills } for capital bills)
}
holding = { $owner }’s { sector } company of level { $level }{ company-bills }
swap = { $give } for { $take }

## Points

score = { $total }
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

## Money

account-bank = the bank
account-capital = the capital under companies
event-Paid = { $why ->
    [racket] { $target } takes { $amount } M from the bank: Racket.
    [racketed] { $source } pays the bank { $amount } M: Racket.
    [capitalization] { $target } takes { $amount } M from the bank: Capitalization.
    [contract] { $source } pays { $target } { $amount } M for a colony card.
    [capital] { $amount } M goes from the bank under a company.
    [colony] { $source } pays the bank { $amount } M for a colony card.
    [company] { $source } pays the bank { $amount } M for a company.
    [exchange] { $target } earns { $amount } M in the Exchange.
    [exchange-loss] { $source } loses { $amount } M in the Exchange.
    [takeover] { $source } pays { $target } { $amount } M for a company taken over.
    [tax] { $target } takes { $amount } M in tax.
    [profile] { $target } begins with { $amount } M more.
   *[other] { $source } pays { $target } { $amount } M.
}

## Setting up

event-ProfileDealt = { $seat } is the { profile }: { profile-does }.
event-CompanyDealt = { $seat } begins with { $company }.
event-ColonyDealt = { $seat } gets a hidden colony card.
event-FirstChosen = { $seat } is the first player.

## Rounds and pawns

event-RoundBegan = Round { $round }. Closed: { $closed-name }. First player: { $first }.
event-PawnPlaced = { $seat } places a pawn { $spot }.
event-PawnMoved = Privilege of the Lobby: { $seat } takes a pawn from { sector } and places it { $spot }.

## Moves

event-Developed = { move-developed }.
event-Taxed = { $seat } taxes { sector-a } company, now at level { $level }{ company-bills }.
event-Passed = { $seat } passes.
move-developed = { $seat } develops { sector-a } company to level { $level }{ company-bills }
move-taxed = { $seat } takes { $amount } M in tax, { sector } goes down to level { $level }{ company-bills }
move-passed = { $seats-count ->
    [one] { $seats } passes
   *[other] { $seats } pass
}

## Cards that go around

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

## Intrigues

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

## Colonies, Exchange, Companies

event-ColonyBought = { $seat } buys a colony card for { number-colony-price } M.
event-ColonyDiscarded = { $seat } discards a colony card.
event-ColonyPicked = { $mine ->
    [yes] Only you know which: { region }.
   *[no] { $to }’s card: { region }.
}
event-Settled = The Exchange: { $result } M for { $seat }.
event-TakenOver = Hostile takeover: { $seat } buys { $holding }.
event-CompanyBought = { $seat } buys { sector-a } company for { number-company-price } M.
event-CompanyDiscarded = { $seat } discards a company card.
event-CompanyPicked = { $mine ->
    [yes] You discarded: { sector }.
   *[no] { $to } discarded: { sector }.
}

## The end

event-HandsShown = Round { number-rounds } is over. Everybody lays money and colony cards open:
event-PointsCounted = The points, in the order of the seats: { $scores }.
event-GameWon = { $why ->
    [money] { $tied } have the same points; { $winners } has more money in hand and wins.
    [shared] { $tied } have the same points; { $winners } have the same money too: the victory is shared.
   *[points] { $winners } wins with the most points.
}

## Several events told as one

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

## What a player may do

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
form-Develop = Raise one of your companies by a level: { $company }
form-Tax = Take a company’s level in M; it then loses a level: { $company }
form-Pass = Do nothing more
form-BeginWith = Begin with { $sector }
form-MovePawn = Move a pawn from the Lobby to another tile, { $spot }
form-DrawIntrigues = Chance draws the cards
form-PlayIntrigue = Pick a card and apply it: { $card }
form-LookAt = Look at somebody’s colony cards: { $owner }
form-BuyColonyFrom = Buy one of the colony cards for { number-contract-price } M: { $region }
form-CompeteIn = Compete in one sector: { $sector }
form-TurnCompany = Choose a company: { $company }
form-SwapColonies = Swap one of your colony cards ({ $give }) for { $take }
form-SwapCompanies = Swap one of your companies for an opponent’s, at most 1 level apart
form-RaiseCapital = Put a capital bill under { $company }
form-DrawColonies = Chance draws the cards
form-BuyColony = Pick a colony and buy it for { number-colony-price } M: { $region }
form-DiscardColony = Pick a colony and discard it: { $region }
form-TakeOver = Buy an opponent’s company for { number-takeover-factor } times its level: { $holding }
form-DrawCompanies = Chance draws the cards
form-BuyCompany = Pick a company and buy it for { number-company-price } M: { $sector }
form-DiscardCompany = Pick a company and discard it: { $sector }

## What the game waits for

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
step-LobbyPrivilege = Lobby: the player with the privilege may move a pawn to another tile.
step-DrawHand = { tile }: cards are drawn.
step-PickIntrigue = Intrigues: each picks a card in turn.
step-ColonialContract = Colonial contract: { $seat } chooses whose colony cards to see.
step-BuyContract = Colonial contract: { $seat } may buy one of { $owner }’s colony cards for { number-contract-price } M.
step-UnfairCompetition = Unfair competition: { $seat } chooses a sector.
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
step-PickColony = Colonies: each picks a card in turn, buys it for { number-colony-price } M or discards it.
step-PickFromColonies = Privilege of Colonies: { $seat } may buy one more card, from the rest, for { number-colony-price } M.
step-HostileTakeover = Hostile takeover: the player with the privilege may buy an opponent’s company.
step-PickCompany = Companies: each picks a card in turn, buys it for { number-company-price } M or discards it.
step-PickFromCompanies = Privilege of Companies: { $seat } may buy one more card, from the rest, for { number-company-price } M.
step-LastMove = The end of the round: { $seat } may make one company move.

## What the game asks of the player it waits for

invite-TakeColony = Which colony card do you take from the deck?
invite-TakeCompany = Which company do you take from the deck?
invite-NameFirst = Who is the first player?
invite-PlacePawns = Where does your pawn go?
invite-ChooseSector = You have pawns in two sectors. With which do you begin?
invite-MakeMoves = You have { $left ->
    [one] one move
   *[other] { $left } moves
} on your { sector } companies.
invite-LobbyPrivilege = Your privilege: one pawn may go on to another tile.
invite-PickIntrigue = Which card do you pick? It is applied at once.
invite-ColonialContract = Whose colony cards do you look at? You may then buy one.
invite-BuyContract = Do you buy one of { $owner }’s colony cards, for { number-contract-price } M?
invite-UnfairCompetition = In which sector? One of your companies goes up a level, one of every opponent’s goes down.
invite-Turn = { $by ->
    [1] Which of your { sector } companies goes up a level?
   *[other] Which of { $owner }’s { sector } companies goes down a level?
}
invite-ColonialUnrest = Whose colony cards do you look at? You may then swap one.
invite-SwapUnrest = Do you swap one of your colony cards for one of { $owner }’s?
invite-Dumping = Which swap do you make? The levels differ by at most 1.
invite-Expansion = Expansion: up to two moves on one company. The first:
invite-ExpandAgain = Expansion: a second move on the same company?
invite-CapitalIncrease = Which company gets the capital bill? Its level goes up by 1 for good.
invite-PickFromIntrigues = You have the privilege: one more card, from the rest?
invite-PickColony = Pick a card: buy it for { number-colony-price } M, or discard it.
invite-PickFromColonies = You have the privilege: buy one more card, from the rest, for { number-colony-price } M?
invite-HostileTakeover = You have the privilege: do you take a company over, for { number-takeover-factor } times its level?
invite-PickCompany = Pick a card: buy it for { number-company-price } M, or discard it.
invite-PickFromCompanies = You have the privilege: buy one more card, from the rest, for { number-company-price } M?
invite-LastMove = The end of the round: one move on one of your companies?

## On the screen

rule-example = MC-R3
phase-setup = Setting up
phase-placing = Placing pawns
phase-end = End of the round

screen-tile-closed = closed
screen-passed = Went through your hands this round ({ tile }): { $cards }.
screen-look = Round { $round }: you saw { $owner }’s colonies: { $cards }.
screen-sure = Still there for sure: { $cards }.
screen-unsure = Any of them may be gone by now.
screen-known = You know { $owner }’s colonies: { $cards }.
column-colonies = Colonies
column-profile = Profile
column-money = Money

poor-look = You may look, but with { $money } M you cannot pay { $price } M.
poor-discard = With { $money } M you cannot pay { $price } M: you can only discard.
poor-takeover = With { $money } M you cannot pay for any of them.

tile-does = { $tile ->
    [lobby] develop or tax
    [intrigues] a card to play
    [colonies] a colony, { number-colony-price } M
    [exchange] win or lose
   *[companies] a company, { number-company-price } M
}

## Why an action is not allowed

problem-tile-closed = { $tile ->
    [lobby] The Lobby is closed this round.
    [exchange] The Exchange is closed this round.
   *[other] { tile } are closed this round.
}
problem-tile-full = All seats at { tile } are taken.
problem-no-such-spot = { $tile ->
    [lobby] In the Lobby, choose a sector.
    [exchange] In the Exchange, choose a sector.
   *[other] { tile } have seats, not sectors.
}
problem-must-place = Every pawn must be placed.
problem-no-pawn-there = You have no pawn in { sector } in the Lobby.
problem-other-tile = The pawn goes to another tile.
problem-wrong-sector = These moves are for { sector } companies.
problem-other-sector = The competition is between { sector } companies.
problem-other-company = The second move is for the same company.
problem-company-not-yours = You have no { sector } company at face { $face }.
problem-company-not-theirs = { $seat } has no { sector } company at face { $face }.
problem-face-is-highest = A company at face { $face } cannot rise.
problem-face-is-lowest = A company at face { $face } cannot fall.
problem-nothing-to-tax = A company at face { $face } cannot be taxed.
problem-levels-too-far = Levels { $give } and { $take }: they may differ by at most 1.
problem-too-dear = That costs { $price } M, and you have { $money } M.
problem-intrigue-not-there = { intrigue } is not among the cards.
problem-colony-not-there = { region } is not among the cards.
problem-company-not-there = { sector } is not among the cards.
problem-colony-not-yours = You have no such card: { region }.
problem-colony-not-theirs = { $seat } has no such card: { region }.
problem-not-yourself = Choose an opponent, not yourself.
problem-no-such-player = There is no such player.
problem-must-pick = A card must be picked, even if it does nothing for you.
problem-must-buy-or-discard = Pick a card: buy it, or discard it.
problem-must-choose = This is not optional: choose one.
problem-no-discard = There is nothing to discard here: buy a card, or pass.

## Weighing

weigh-leader-advantage = First player, chance to win beyond the fair share

## The numbers of the game, which a variant may change

number-name = { $number ->
    [start_money] M to begin with
    [first_seat_bonus] M more for the first seat
    [heirs_money] M of the Heir
    [schemers_money] M of the Schemer
    [rounds] rounds
    [colony_price] price of a colony
    [company_price] price of a company
    [contract_price] price of a colonial contract
    [racket] racket
    [capitalization] capitalization
    [takeover_factor] takeover: times the level
    [majority_points] points for each card of a kind one leads
    [set_points] points for a set
    [colony_points] points for a colony
   *[money_for_a_point] M for a point
}
