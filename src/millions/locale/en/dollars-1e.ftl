# Millions of Dollars, first edition.

game-title = Millions of Dollars, first edition

## The roles

role = { $role ->
    [snitch] Snitch
    [brute] Brute
    [driver] Driver
    [crook] Crook
   *[mastermind] Mastermind
}
role-the = the { role }
role-many = { $role ->
    [snitch] Snitches
    [brute] Brutes
    [driver] Drivers
    [crook] Crooks
   *[mastermind] Masterminds
}
role-does = { $role ->
    [snitch] The only Snitch names another role shown in the middle: it is out. If nobody else is left then, the Snitch gets no loot and is fined { number-snitch-fine }.
    [brute] Always gets the ante back. The only Brute wins an Intimidation card, to look at a character later.
    [driver] If still in: is paid { number-drivers-fee } by each who shared.
    [crook] If still in: takes { number-crooks-take } from the Brute.
   *[mastermind] If still in: adds { number-mastermind-bonus } to the loot.
}

## The Loot cards

loot-card = { $symbol ->
    [none] { $name }: { $amount } to share, ante { $ante }
   *[other] { $name }: { $amount } to share, ante { $ante }, { number-symbol-bonus } more for a { loot-symbol } who stays to the end
}
loot-symbol = { $symbol ->
    [snitch] Snitch
    [brute] Brute
    [driver] Driver
    [crook] Crook
   *[mastermind] Mastermind
}
card-first-bank = First Bank
card-corner-savings = Corner Savings
card-harbour-trust = Harbour Trust
card-night-train = Night Train
card-casino-aurora = Casino Aurora
card-museum-gala = Museum Gala
card-diamond-exchange = Diamond Exchange
card-armoured-convoy = Armoured Convoy
card-central-vault = Central Vault
card-national-mint = National Mint

## Planning

event-LaidOpen = { $seat } played { role-the } last round: it lies open and may not be picked now.

## Money

event-LeaderChosen = { $seat } is the Leader.

event-Paid = { $why ->
    [ante] { $source } antes { $amount }.
    [ante-helped] { $target } cannot pay the whole ante: the reserve adds { $amount }.
    [ante-back] { $target } takes the ante back: { $amount }.
    [ante-lost] { $source } loses the ante: { $amount } to the reserve.
    [deal] { $source } pays { $target } { $amount } as agreed.
    [share] { $target } gets { $amount } of the loot.
    [driver] { $source } pays { $target } { $amount } as the Driver’s fee.
    [crook] { $target }, the Crook, takes { $amount } from { $source }, the Brute.
    [symbol] { $target } gets { $amount } for the card’s symbol.
    [fine] { $source } pays the reserve { $amount }: a Snitch with nobody else left is fined.
   *[other] { $source } pays { $target } { $amount }.
}

## Negotiation

event-TimeCalled = { $seat } calls time: no more new proposals.
event-Looked = { $seat } spends an Intimidation card to look at { $character }.
event-Saw = { $mine ->
    [yes] You see that { $character } is { role-the }. Nobody else does.
   *[no] { $to } sees that { $character } is { role-the }.
}

## The heist

event-Denounced = { $snitch } denounces the { role-many }.
event-WonIntimidation = { $seat } gets an Intimidation card.
event-Eliminated = { $why ->
    [doubled] { $character } is out: not the only one of the role.
    [denounced] { $character } is out: denounced by the Snitch.
   *[alone] { $character } is out: a Snitch with nobody to share with.
}

## Sharing and the end

event-LootShared = { $characters-count ->
    [one] { $characters } is the only one left and takes the whole loot: { $share }.
   *[other] { $rest ->
        [0] { $amount } to share between { $characters }: { $share } each.
       *[other] { $amount } to share between { $characters }: { $share } each, { $rest ->
            [one] { $rest } stays
           *[other] { $rest } stay
        } in the reserve.
    }
}
event-NothingShared = Nobody is left: nothing is shared.
event-GameWon = { $why ->
    [twenty] { $winners-count ->
        [one] { $winners } wins the game with a share in this round and { number-target } or more.
       *[other] { $winners } win the game together, with a share in this round and the same money: { number-target } or more.
    }
   *[rounds] { $winners-count ->
        [one] The last round is over: { $winners } wins the game with the biggest purse.
       *[other] The last round is over: { $winners } win the game together with the biggest purses.
    }
}

## Several events told as one

story-out = { $why ->
    [denounced] Denounced as { role }: { $characters }. { $characters-count ->
        [one] Out
        [2] Both out
       *[other] All out
    }, { story-antes-gone }.
   *[doubled] { role-many }: { $characters }. { $characters-count ->
        [2] Both out
       *[other] All out
    }, { story-antes-gone }.
}
story-antes-gone = { $ante ->
    [back] { $characters-count ->
        [one] ante back ({ $amount })
       *[other] antes back ({ $amount } each)
    }
   *[lost] { $characters-count ->
        [one] ante lost ({ $amount })
       *[other] antes lost ({ $amount } each)
    }
}
story-drivers-fee = { $sources-count ->
    [one] { $sources } pays { $target } { $amount } as the Driver’s fee.
   *[other] { $sources } pay { $target } { $amount } each as the Driver’s fee.
}

## What a player may do

action-CallTime = call time
action-Intimidate = look at { $character }
action-NameRole = name { role-the }

form-Withdraw = Leave the heist with your ante
form-CallTime = Call time, once a round: no more new proposals
form-Intimidate = Spend an Intimidation card to look at { $character }
form-NameRole = Name a role, which is out: { $role }

## What the game waits for

step-Denounce = The heist: the only Snitch, { $snitch }, names a role.

## On the screen

rule-example = M1-N6
you-have-left = You have left: you are silent until the end of the round.
phase-Denounce = The heist
screen-named = The Snitch has denounced the { role-many }.

## Why an action is not allowed

problem-time-was-called = Time has been called: no more new proposals.
problem-not-the-leader = Only the Leader, { $seat }, may call time.
problem-time-already-called = Time has been called already.
problem-time-too-early = { $acts ->
    [one] You may call time once the others have acted one more time.
   *[other] You may call time once the others have acted { $acts } more times.
}
problem-no-intimidation-card = You have no Intimidation card.
problem-cannot-look = You cannot look at { $character }: it must be somebody else’s character, still in and face down.

## The numbers of the game, which a variant may change

number-name = { $number ->
    [start_money] money to begin with
    [first_seat_bonus] more for the first seat
    [target] money that ends the game
    [rounds] rounds
    [snitch_fine] fine of a Snitch with nobody else left
    [mastermind_bonus] added by the Mastermind
    [drivers_fee] fee of the Driver
    [crooks_take] taken by the Crook
   *[symbol_bonus] for the card’s symbol
}
