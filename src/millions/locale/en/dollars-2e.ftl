# Millions of Dollars, second edition.

game-title = Millions of Dollars, second edition

## The roles

role = { $role ->
    [tech] Tech
    [acrobat] Acrobat
    [brute] Brute
    [mentalist] Mentalist
    [brain] Brain
   *[driver] Driver
}
role-the = the { role }
role-many = { $role ->
    [tech] Techs
    [acrobat] Acrobats
    [brute] Brutes
    [mentalist] Mentalists
    [brain] Brains
   *[driver] Drivers
}
role-does = { $role ->
    [tech] The only Tech names another role shown in the middle: it is out. If nobody else is left then, the Tech loses { number-tech-fine } and the pot.
    [acrobat] The only Acrobat takes { number-acrobats-take } from the pot.
    [brute] Each Brute takes { number-brutes-take } from the pot, even if out.
    [mentalist] The only Mentalist takes { number-mentalists-take } from one player: { role-victim } who is still in.
    [brain] The only Brain adds the Loot card’s amount to the pot a second time.
   *[driver] The only Driver takes { number-drivers-fee } from the pot for each character still in, the Driver included.
}
role-victim = { $victims ->
    [brute] a Brute
    [tech] a Brute or Tech
    [acrobat] a Brute or Acrobat
   *[all] a Brute, Tech or Acrobat
}

## The Loot cards

loot-card = { $brain ->
    [none] { $name }: { $amount } into the pot{ loot-bonuses }
   *[other] { $name }: { $amount } into the pot{ loot-bonuses }, Brain { $brain }
}
loot-bonuses = { $bonuses-count ->
    [0] { "" }
    [one] , bonus { $bonuses }
   *[other] , bonuses { $bonuses }
}
bonus = { role } +{ $amount }
card-pawn-shop = Pawn Shop
card-jewel-thieves-row = Jewel Thieves’ Row
card-race-track = Race Track
card-auction-house = Auction House
card-grand-hotel = Grand Hotel
card-river-casino = River Casino
card-data-centre = Data Centre
card-sky-gallery = Sky Gallery
card-gold-train = Gold Train
card-federal-vault = Federal Vault

## Money

account-pot = the pot
event-LeaderChosen = { $seat } is the Leader. After each round the Leader card goes to the poorest.

event-Paid = { $why ->
    [loot] { $amount } go from the reserve into the pot.
    [ante] { $source } puts { $amount } into the pot.
    [ante-helped] A player cannot pay the whole ante: the reserve adds { $amount }.
    [ante-back] { $target } takes { $amount } back out of the pot.
    [deal] { $source } pays { $target } { $amount } as agreed.
    [acrobat] { $target }, the Acrobat, takes { $amount } from the pot.
    [brute] { $target }, a Brute, takes { $amount } from the pot.
    [mentalist] { $target }, the Mentalist, takes { $amount } from { $source }.
    [brain] The reserve adds { $amount } to the pot for the Brain.
    [driver] { $target }, the Driver, takes { $amount } from the pot.
    [bonus-tech] The reserve adds { $amount } to the pot: bonus for the Tech.
    [bonus-acrobat] The reserve adds { $amount } to the pot: bonus for the Acrobat.
    [bonus-brute] The reserve adds { $amount } to the pot: bonus for the Brute.
    [bonus-mentalist] The reserve adds { $amount } to the pot: bonus for the Mentalist.
    [bonus-brain] The reserve adds { $amount } to the pot: bonus for the Brain.
    [bonus-driver] The reserve adds { $amount } to the pot: bonus for the Driver.
    [rounding] The reserve adds { $amount }, so that all shares are equal.
    [share] { $target } gets { $amount } of the pot.
    [fine] { $source } loses { $amount } to the reserve: a Tech with nobody else left.
    [pot-lost] The pot, { $amount }, goes to the reserve.
   *[other] { $source } pays { $target } { $amount }.
}

## Negotiation

event-Announced = { $seat } claims to be { $roles }.
event-VoteCalled = { $seat } calls a vote: does the heist start now?
event-Voted = { $seat } has voted.
event-VotesCounted = { votes-told } { $start ->
    [yes] The heist starts.
   *[no] That is not enough: the negotiation goes on.
}
votes-told = { $votes-yes-count ->
    [0] Everybody votes against it.
   *[other] { $votes-no-count ->
        [0] Everybody votes for it.
       *[other] { $votes-yes-count } for it: { $votes-yes }. { $votes-no-count } against: { $votes-no }.
    }
}

## The heist

event-RoleNamed = { $tech } names the { role-many }: every one of them is out.
event-Eliminated = { $why ->
    [doubled] { $character } is out: not the only one of the role.
    [named] { $character } is out: named by the Tech.
   *[alone] { $character } is out: a Tech with nobody to share with.
}

## Sharing and the end

event-PotShared = { $characters-count ->
    [one] { $characters } is the only one left and takes the whole pot: { $share }.
   *[other] { $added ->
        [0] { $amount } to share between { $characters }: { $share } each.
       *[other] { $amount } to share between { $characters }: { $share } each; the reserve adds the { $added } missing.
    }
}
event-PotLost = Nobody is left to share: the pot is lost.
event-Robbed = { $amount ->
    [0] { $mentalist }, the Mentalist, robs { $character }, but there is nothing to take.
   *[other] { $mentalist }, the Mentalist, takes { $amount } from { $character }.
}
event-GameWon = { $why ->
    [fifty] { $winners } wins the game with { number-target } or more.{ won-tied }
   *[rounds] The last round is over: { $winners } wins the game with the biggest purse.{ won-tied }
}
won-tied = { $tied-count ->
    [0] { "" }
   *[other] { " " }{ $tied } have the same; going clockwise from the Leader, { $winners } comes first.
}

## Several events told as one

story-out = { $why ->
    [named] { role }: { $characters }, named by the Tech. { story-all-out }.
   *[doubled] { role-many }: { $characters }. { story-all-out }.
}
story-all-out = { $characters-count ->
    [one] Out
    [2] Both out
   *[other] All out
}

## What a player may do

action-Announce = claim to be { $roles }
action-CallVote = call a vote
action-Vote = { $start ->
    [yes] vote for starting the heist
   *[no] vote against starting the heist
}
action-NameRole = name { role-the }
action-Rob = rob { $character }

form-Announce = Claim what you sent: true or not, but a role in play
form-Withdraw = Leave the heist; your { number-ante } come back out of the pot
form-CallVote = Call a vote to start the heist
form-Vote = Vote for or against starting the heist: yes or no
form-NameRole = Name a role, which is out: { $role }
form-Rob = Rob the player of { $character }

## What the game waits for

step-MakeAnnouncement = First claims: { $seat } claims a role, true or not.
step-CastVotes = The vote: everybody says whether the heist starts.
step-ChooseRoleToCut = The heist: the only Tech, { $tech }, names a role.
step-ChooseVictim = The heist: the only Mentalist, { $mentalist }, chooses whom to rob.

## On the screen

rule-example = M2-N5
phase-MakeAnnouncement = First claims
phase-CastVotes = The vote
phase-ChooseRoleToCut = The heist
phase-ChooseVictim = The heist
screen-named = The Tech has named the { role-many }.
you-have-left = You have left: until the round ends you may talk and vote, but not do that.

## Why an action is not allowed

problem-not-the-leader = Only the Leader, { $seat }, may call a vote.
problem-too-many-votes = You have called { $most } votes this round, which is the limit: the heist starts when all are ready.

## The numbers of the game, which a variant may change

number-name = { $number ->
    [start_money] money to begin with
    [first_seat_bonus] more for the first seat
    [target] money that ends the game
    [rounds] rounds
    [ante] ante
    [acrobats_take] taken by the Acrobat
    [brutes_take] taken by each Brute
    [mentalists_take] taken by the Mentalist
    [drivers_fee] taken by the Driver for each one in
   *[tech_fine] fine of a Tech with nobody else left
}
