# Proposals and binding deals, for the games that have them.

payment = { $source } pays { $target } { $amount }
terms-leave = { $departures-count ->
    [one] { $departures } leaves
   *[other] { $departures } leave
}
terms = { $payments-count ->
    [0] { terms-leave }
   *[other] { $payments }; { terms-leave }
}

event-Proposed = { $seat } proposes deal { $proposal }: { $terms }.
event-Agreed = { $seat } agrees to deal { $proposal }.
event-Declined = { $seat } declines deal { $proposal }.
event-TookBack = { $seat } takes deal { $proposal } back.
event-Lapsed = Deal { $proposal } lapses: it can no longer be struck.
event-Struck = Deal { $proposal } is struck: { $terms }.

action-Propose = propose “{ $terms }”
action-Accept = agree to deal { $proposal }
action-Decline = decline deal { $proposal }
action-TakeBack = take deal { $proposal } back

form-Propose = Propose a deal: who pays whom how much, and who leaves
form-Accept = Agree to deal { $proposal }
form-Decline = Decline deal { $proposal }
form-TakeBack = Take back deal { $proposal }

## Why a proposal is not allowed

problem-deal-not-terms = This cannot be read as a deal.
problem-deal-not-sorted = Payments and departures are to be sorted, with one payment from each payer to each payee.
problem-deal-nobody-leaves = In a deal somebody must leave.
problem-deal-odd-payment = A payment is at least 1, from one player to another.
problem-deal-without-you = A deal must name you and somebody else.
problem-deal-player-left = { $seat } is no longer in.
problem-deal-character-left = { $character } is no longer in.
problem-deal-unaffordable = { $purse ->
    [0] { $seat } would have to pay { $due } and has nothing in hand.
   *[other] { $seat } would have to pay { $due } and has only { $purse } in hand.
}
