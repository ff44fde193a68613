# What both editions of Millions of Dollars say alike; a game’s own catalogue says the rest, and its roles’ names.

## The roles

role-counted = { $count ->
    [one] { role }
   *[other] { $count } { role-many }
}
labelled = { $label } { role }

## Planning

event-LeaderChosen = { $seat } is the Leader.
event-LootTurned = Round { $round }. { $card }.
event-Chose = { $seat } has chosen.
event-Placed = { $mine ->
    [yes] You send { $roles }.
   *[no] { $to } sends { $roles }.
}
event-RolesShown = Shown in the centre: { $shown }; one more card is hidden.

## Negotiation

event-Claimed = { $character } claims to be { role-the }.
event-Withdrew = { $character } leaves.
event-SaidReady = { $seat } is ready.

## The heist

event-HeistBegan = { $crew-count ->
    [0] Nobody is left in: no heist, no sharing.
   *[other] The heist begins. In it: { $crew }.
}
event-Revealed = { $characters-count ->
    [0] { role }: nobody.
   *[other] { role }: { $characters }.
}

## Several events told as one

story-ready = { $seats } are ready.

## After a round

story-round-over = After this round: { $purses }.
story-purse = { $seat } { $purse } ({ $change })

## What a player may do

action-GiveLeaderCard = give the Leader card to { $seat }
action-TurnUp = turn up { $card }
action-SetAside = set { role-the } aside
action-Choose = send { $roles }
action-Claim = claim that { $character } is { role-the }
action-Withdraw = withdraw { $character }
action-Ready = say ready

form-GiveLeaderCard = Chance gives the Leader card
form-TurnUp = Chance turns up a Loot card
form-SetAside = Chance sets a role card aside
form-Choose = Send a character
form-Claim = Claim a role, true or not
form-Ready = Say ready: as far as you are concerned, the heist may start

## What the game waits for

step-ChooseFirstLeader = The first Leader is drawn.
step-TurnLootCard = A Loot card is turned up.
step-ChooseCharacters = Planning: everybody sends a character in secret.
step-ShowRoles = The role cards are shuffled.
step-Negotiate = Negotiation: talk, bargain, leave, or say ready.
