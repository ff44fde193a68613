# Why the bots do what they do.
#
# A reason speaks of the bot that acts. $now is what staying is worth on average, in money, from now to the end of the
# sharing, $then what it is worth after what was decided; $now_wins and $then_wins are its rough chances to win the game.

explain-who = { $seat }: { $why }
explain-would = { $kind } would rather { $action }. { $why }

reason-wins = { $farsighted ->
    [yes] { " " }Chances to win: { $now_wins }% as things are, { $then_wins }% then.
   *[no] { "" }
}
reason-choose = Chosen at random, so that nobody can predict it; this choice had { $percent }%.
reason-truth = Says what is true; it lies in { $percent }% of its claims.
reason-lie = Is really { role-the }; it lies in { $percent }% of its claims.
reason-insist = Says it again, to see what the others do before it decides.
reason-look = { $character } is of the same role with { $percent }%: that is worth a look.
reason-stay = Staying is worth { $now } on average, leaving { $then }.{ reason-wins }
reason-firm = Says ready first, so that another player of its role sees that it stays: worth { $then } on average, staying silently { $now }.{ reason-wins }
reason-leave = Leaving is worth { $then }, staying { $now } on average.{ reason-wins }
reason-careful = Would be eliminated with { $percent }%.
reason-accept = With this deal it expects { $then }, without it { $now }.{ reason-wins }
reason-decline = With this deal it would expect { $then }, without it { $now }.{ reason-wins }
reason-buy = With { $character } gone and { $amount } paid it expects { $then } instead of { $now }; { $seat } agrees with { $percent }%.
reason-sell = Leaving for { $amount } from { $seat } is worth { $then }, staying { $now }; { $seat } agrees with { $percent }%.
reason-demand = Asking costs nothing: { $seat } may be careless enough to agree, with { $percent }%.
reason-time = Enough has been said.
reason-call-vote = Likes who is in: staying is worth { $now } on average.
reason-vote-for = For it: staying is worth { $now } on average.
reason-vote-against = Against it: as things are, staying is worth only { $now } on average.
reason-name = Naming { role-the } is best for it.{ reason-wins }
reason-rob = { $seat } is the one it would most like to see poorer.
reason-nothing = There was nothing to decide.
reason-club-pawn = A pawn there promises { $then } points; anywhere else { $now } at most.
reason-club-best = By its estimate { $then } points better than the next best choice.
reason-club-pass = Nothing else that was allowed was worth it, by { $then } points.
reason-club-pawn-even = A pawn there promises { $then } points: as good as the next best choice.
reason-club-even = By its estimate as good as the next best choice.
reason-net = By its own estimate it wins { $now_wins }% of such games; its policy does this with { $percent }%.{ reason-roles-believed }{ reason-purses-believed }
reason-search = After this it expects to win { $then_wins }% ({ $amount } playouts), after the next best choice { $now_wins }%.{ reason-roles-believed }{ reason-purses-believed }
reason-roles-believed = { $roles_believed-count ->
    [0] { "" }
   *[other] { " " }It believes: { $roles_believed }.
}
reason-purses-believed = { $purses_believed-count ->
    [0] { "" }
   *[other] { " " }Purses, it believes: { $purses_believed }.
}
role-belief = { $character } is { role-the } ({ $percent }%)
purse-belief = { $seat } about { $amount }
