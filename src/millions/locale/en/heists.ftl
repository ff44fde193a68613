# What both editions of Millions of Dollars say alike; a game’s own catalogue says the rest, and its roles’ names.

## The roles

role-counted = { $count ->
    [one] { role }
   *[other] { $count } { role-many }
}
labelled = { $label } { role }

## Planning

event-LootTurned = Round { $round }. { $card }.
event-Chose = { $seat } has chosen.
event-Placed = { $mine ->
    [yes] You send { $roles }.
   *[no] { $to } sends { $roles }.
}
event-RolesShown = Roles sent: { $shown }, and one more, drawn by chance, that stays hidden.

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

## Why an action is not allowed

problem-not-in-play = The { role } is not in play with this number of players.
problem-number-of-roles = { $number ->
    [one] Choose one role.
   *[other] Choose two different roles.
}
problem-you-have-left = { you-have-left }
problem-character-not-yours = That is not your character.
problem-character-left = { $character } is no longer in.
problem-too-many-claims = You have made { $most } claims this round, which is the limit.
problem-too-many-proposals = You have made { $most } proposals this round, which is the limit.
problem-ready-but-asked = You are ready, but somebody waits for your answer to deal { $proposal }: yes or no?
problem-ready-already = You are ready already.
problem-not-asked = Deal { $proposal } is not waiting for your answer.
problem-not-your-proposal = Deal { $proposal } is not an open proposal of yours.
problem-role-barred = You played { role-the } last round and may not pick it now.
