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

event-Proposed = { $seat } propose l’accord n° { $proposal } : { $terms }.
event-Agreed = { $seat } accepte l’accord n° { $proposal }.
event-Declined = { $seat } refuse l’accord n° { $proposal }.
event-TookBack = { $seat } retire l’accord n° { $proposal }.
event-Lapsed = L’accord n° { $proposal } tombe : il ne peut plus être conclu.
event-Struck = Accord n° { $proposal } conclu : { $terms }.

action-Propose = proposer « { $terms } »
action-Accept = accepter l’accord n° { $proposal }
action-Decline = refuser l’accord n° { $proposal }
action-TakeBack = retirer l’accord n° { $proposal }

form-Propose = Proposer un accord : qui verse combien à qui, et qui part
form-Accept = Accepter l’accord n° { $proposal }
form-Decline = Refuser l’accord n° { $proposal }
form-TakeBack = Retirer l’accord n° { $proposal }

## Pourquoi une proposition n’est pas permise

problem-deal-not-terms = Ceci ne se lit pas comme un accord.
problem-deal-not-sorted = Les paiements et les départs doivent être triés, avec un seul paiement d’un joueur à un autre.
problem-deal-nobody-leaves = Dans un accord, quelqu’un doit partir.
problem-deal-odd-payment = Un paiement est d’au moins 1, d’un joueur à un autre.
problem-deal-without-you = Un accord doit vous nommer, avec quelqu’un d’autre.
problem-deal-player-left = { $seat } n’est plus en jeu.
problem-deal-character-left = { $character } n’est plus en jeu.
problem-deal-unaffordable = { $purse ->
    [0] { $seat } aurait { $due } à verser et n’a rien en main.
   *[other] { $seat } aurait { $due } à verser et n’a que { $purse } en main.
}
