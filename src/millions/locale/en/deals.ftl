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
