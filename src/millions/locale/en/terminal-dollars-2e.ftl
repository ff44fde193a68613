# What only the terminal says of this game.

story-antes = { $characters ->
    [one] Everybody puts { $amount } into the pot: { $pot } in it.
   *[other] Everybody puts { $amount } into the pot for each character: { $pot } in it.
}
story-ante-helped = The reserve adds { $amount } for { $character }.
story-withdrew = { $character } leaves and takes { $amount } back out of the pot.
story-heist = The heist begins, with { $pot } in the pot. In it: { $crew }.
story-acts = { $role ->
    [tech] Tech: { $characters }, the only one.
    [acrobat] Acrobat: { $characters }, the only one, takes { $amount } from the pot ({ $pot } left).
    [brute] Brute: { $characters } takes { $amount } from the pot ({ $pot } left).
    [mentalist] Mentalist: { $characters }, the only one.
    [brain] Brain: { $characters }, the only one: the reserve adds { $amount } to the pot ({ $pot } in it).
   *[driver] Driver: { $characters }, the only one, takes { number-drivers-fee } for each one in: { $amount } from the pot ({ $pot } left).
}
story-idle = { $role ->
    [mentalist] Mentalist: { $characters }, the only one, finds nothing to take.
    [brain] Brain: { $characters }, the only one, has nothing to add.
   *[other] { role }: { $characters } finds the pot empty.
}
story-out-taking = { $why ->
    [named] { role }: { $characters }, named by the Tech. { story-all-out }, but { $takes } from the pot ({ $pot } left).
   *[doubled] { role-many }: { $characters }. { story-all-out }, but { $takes } from the pot ({ $pot } left).
}
story-takes = { $seat } takes { $amount }
story-bonus = Bonus for { role-the }: the reserve adds { $amount } to the pot ({ $pot } in it).
story-pot-lost = Nobody is left to share: the pot, { $amount }, goes to the reserve.
welcome-aim = Win by having { number-target } at the end of a round, or the most after round { number-rounds }. Type ? for help, rules for the rules.
column-claim = Claims
screen-then = { $first }, then { $then }
screen-pot = In the pot: { $amount }.
screen-vote = A vote is running: { $voted } of { $players } have voted.
screen-has = has { $purse }
invite-Announce = What do you claim? True or not. Type a name or a number.
invite-Announce-two = What do you claim, for A and for B? True or not, and they may be the same. Type two names or numbers.
invite-Vote = Does the heist start now? Half of the players are enough. Type yes or no.
invite-NameRole = You are the only Tech. Which role do you name? It will be out.
invite-Rob = You are the only Mentalist. From whom do you take { number-mentalists-take }? Type a name or a number.
say-two-Announce = Claim two roles, the same or not: the first for A, the second for B. For example: driver, brute.
confirm-leave = Leave the heist? Your { number-ante } come back out of the pot. With nobody left in you may still talk and vote, but strike no deals.
