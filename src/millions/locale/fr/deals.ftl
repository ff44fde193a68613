# Propositions et accords, pour les jeux qui en ont.

payment = { $source } verse { $amount } à { $target }
terms-leave = { $departures-count ->
    [one] { $departures } part
   *[other] { $departures } partent
}
terms = { $payments-count ->
    [0] { terms-leave }
   *[other] { $payments } ; { terms-leave }
}

event-Proposed = { $seat } propose l’accord { $proposal } : { $terms }.
event-Agreed = { $seat } accepte l’accord { $proposal }.
event-Declined = { $seat } refuse l’accord { $proposal }.
event-TookBack = { $seat } retire l’accord { $proposal }.
event-Lapsed = L’accord { $proposal } tombe : il ne peut plus être conclu.
event-Struck = Accord { $proposal } conclu : { $terms }.

action-Propose = proposer « { $terms } »
action-Accept = accepter l’accord { $proposal }
action-Decline = refuser l’accord { $proposal }
action-TakeBack = retirer l’accord { $proposal }

form-Propose = Proposer un accord : qui verse combien à qui, et qui part
form-Accept = Accepter l’accord { $proposal }
form-Decline = Refuser l’accord { $proposal }
form-TakeBack = Retirer l’accord { $proposal }
