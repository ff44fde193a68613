# What only the terminal says of this game.

story-antes = { $characters ->
    [one] Everybody antes { $amount }.
   *[other] Everybody antes { $amount } on each character.
}
story-withdrew = { $character } leaves and takes the ante back: { $amount }.
story-alone = { role }: { $characters }, the only one: stays in, ante back ({ $amount }).
story-alone-brute = { role }: { $characters }, the only one: stays in, ante back ({ $amount }), and wins an Intimidation card.
story-denounced-nobody = Denounced as { role }: nobody.
story-fined = { $character } is the only one left, and a Snitch: out, a fine of { $amount } to the reserve, nothing is shared.
story-mastermind = { $characters-count ->
    [one] { $card } + { $bonus } for the Mastermind = { $amount }. { $told }
   *[other] { $card } + { $bonus } for the Mastermind = { $told }
}
story-laid-open = Last round’s roles lie open and may not be picked now: { $roles }.
story-open-role = { $seat } { role }
screen-cards = { $cards ->
    [one] { $cards } Intimidation card
   *[other] { $cards } Intimidation cards
}
screen-barred = not { role }
screen-time-called = Time has been called: no more new proposals.
screen-seen = You have seen that { $character } is { role-the }.
column-ante = Ante
invite-NameRole = You are the only Snitch. Which role do you denounce?
confirm-leave = Leave the heist? Your ante comes back, and you are silent until the round ends.
welcome-aim = Win by having { number-target } after a sharing you took part in, or the most after round { number-rounds }. Type ? for help, rules for the rules.
