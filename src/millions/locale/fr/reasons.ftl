# Pourquoi les robots font ce qu’ils font.
#
# Une raison parle du robot qui agit. $now est ce que rester rapporte en moyenne, d’ici à la fin du partage ; $then, ce
# que rapporte la décision ; $now_wins et $then_wins sont ses chances approximatives de gagner la partie.

explain-who = { $seat } : { $why }
explain-would = { $kind } préférerait { $action }. { $why }

reason-wins = { $farsighted ->
    [yes] { " " }Chances de gagner : { $now_wins } % en l’état, { $then_wins } % ensuite.
   *[no] { "" }
}
reason-choose = Tiré au sort, pour que personne ne le devine ; ce choix avait { $percent } %.
reason-truth = Dit vrai ; il ment dans { $percent } % de ses annonces.
reason-lie = Est en fait { role-the } ; il ment dans { $percent } % de ses annonces.
reason-insist = Le redit, pour voir ce que font les autres avant de décider.
reason-look = { $character } tient le même Rôle, à { $percent } % : cela mérite un regard.
reason-stay = Rester rapporte { $now } en moyenne, partir { $then }.{ reason-wins }
reason-firm = Se dit prêt le premier, pour montrer qu’il reste à qui tient le même Rôle : vaut { $then } en moyenne, se taire { $now }.{ reason-wins }
reason-leave = Partir rapporte { $then }, rester { $now } en moyenne.{ reason-wins }
reason-careful = Serait éliminé à { $percent } %.
reason-accept = Avec cet accord il attend { $then }, sans lui { $now }.{ reason-wins }
reason-decline = Avec cet accord il attendrait { $then }, sans lui { $now }.{ reason-wins }
reason-buy = Après le départ { DE($character) } et { $amount } versés, il attend { $then } au lieu de { $now } ; { $seat } accepte à { $percent } %.
reason-sell = Partir pour { $amount } versés par { $seat } rapporte { $then }, rester { $now } ; { $seat } accepte à { $percent } %.
reason-demand = Demander ne coûte rien : { $seat } est peut-être assez étourdi pour accepter, à { $percent } %.
reason-time = On a assez parlé.
reason-call-vote = L’équipe lui plaît : rester rapporte { $now } en moyenne.
reason-vote-for = Pour : rester rapporte { $now } en moyenne.
reason-vote-against = Contre : en l’état, rester ne rapporte que { $now } en moyenne.
reason-name = Éliminer { role-the } lui convient le mieux.{ reason-wins }
reason-rob = C’est { $seat } qu’il aimerait le plus appauvrir.
reason-nothing = Il n’y avait rien à décider.
reason-club-pawn = Un pion y promet { $then } points ; ailleurs, { $now } au plus.
reason-club-best = D’après son calcul, { $then } points de mieux que le meilleur autre choix.
reason-club-pass = Aucun autre coup permis n’en valait la peine, à { $then } points près.
reason-club-pawn-even = Un pion y promet { $then } points : aussi bon que le meilleur autre choix.
reason-club-even = D’après son calcul, aussi bon que le meilleur autre choix.
reason-net = Il estime gagner { $now_wins } % de telles parties ; sa stratégie fait cela à { $percent } %.{ reason-roles-believed }{ reason-purses-believed }
reason-search = Après ce choix il pense gagner à { $then_wins } % ({ $amount } essais), après le meilleur autre à { $now_wins } %.{ reason-roles-believed }{ reason-purses-believed }
reason-roles-believed = { $roles_believed-count ->
    [0] { "" }
   *[other] { " " }Il croit savoir qui est qui : { $roles_believed }.
}
reason-purses-believed = { $purses_believed-count ->
    [0] { "" }
   *[other] { " " }Bourses, selon lui : { $purses_believed }.
}
role-belief = { $character } est { role-the } ({ $percent } %)
purse-belief = { $seat } environ { $amount }
