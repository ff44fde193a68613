# Les robots : qui ils sont, et pourquoi ils agissent.
#
# Une raison parle du robot qui agit. $now est ce que rester rapporte en moyenne, d’ici à la fin du partage ; $then, ce
# que rapporte la décision ; $now_wins et $then_wins sont ses chances approximatives de gagner la partie.

## Qui ils sont

bot-shrewd-name = le finaud
bot-shrewd = Joue pour gagner la partie, pas le tour. Calcule qui peut tenir quel Rôle, retient qui a menti, achète les départs à leur prix, tente parfois si quelqu’un accepte n’importe quoi, et ment aussi souvent que cela rapporte. Au club, va où un pion promet le plus, privilège compris, et compte ce que chaque coup vaudra au décompte.
bot-sensible-name = le raisonnable
bot-sensible = Le même esprit, tous réglages au milieu : des offres justes, un mensonge de temps en temps, pas de préféré. Au club, garde un peu plus d’argent sous la main qu’il ne faudrait.
bot-honest-name = l’honnête courtier
bot-honest = Ne ment jamais, croit les autres sur parole tant qu’ils la tiennent, paie bien un départ et accepte tout accord qui rapporte un peu. Au club, ne fait de mal à personne s’il peut l’éviter, et laisse les intrigues aux autres.
bot-bluffer-name = le bluffeur
bot-bluffer = Se dit presque toujours autre qu’il n’est ; ne croit personne non plus, et attend dans la cohue que les autres se sauvent. Au club, vit d’intrigues.
bot-miser-name = l’avare
bot-miser = Se sépare du moins d’argent possible : petits prix, peu d’offres, aucun accord sans gain clair, et rentre tôt quand le casse attire trop de monde. Au club, aime mieux l’argent en main que ce qu’il achète.
bot-bully-name = la terreur
bot-bully = Dit aux autres de partir, et de payer pour cela. Reste là où d’autres partiraient, redemande sans cesse, et paie mal. Au club, préfère ce qui coûte aux autres, OPA et concurrence déloyale d’abord.
bot-gambler-name = le flambeur
bot-gambler = Aime les issues extrêmes : reste contre toute prudence, paie tout ce que vaut un départ, et se laisse difficilement acheter le sien. Au club, joue en Bourse.
bot-grudge-name = le rancunier
bot-grudge = Juste tant qu’on ne l’offense pas. Qui refuse ses offres ou lui dit de partir pour rien paie plus cher ensuite, et sera dénoncé ou volé en premier. Au club, amasse des colonies et guette qui est devant.
bot-steward-name = l’intendant
bot-steward = Remplace quelqu’un d’absent : ne paie jamais, ne propose jamais, ne ment jamais, part s’il serait probablement éliminé, et sinon se dit prêt. Au club, joue sagement et sans malice.
bot-search-name = le penseur
bot-search = Réfléchit d’avance : essaie chaque coup dans beaucoup de mondes possibles, tels que les autres pourraient y jouer. 200 ms par décision ; avec { "search:1s" } plus longtemps, { "exploiter:bully" } sait comment jouent les autres.
bot-random-name = le hasardeux
bot-random = Fait n’importe quoi de permis, sans y penser.

bots-intro = À une table, placez-les par leur nom :
bots-were = Qui étaient les autres : { $bots }.
bots-was = { $seat }, { $bot }

## Pourquoi

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
reason-leave = Partir rapporte { $then }, rester { $now } en moyenne.{ reason-wins }
reason-careful = Serait éliminé à { $percent } %.
reason-accept = Avec cet accord il attend { $then }, sans lui { $now }.{ reason-wins }
reason-decline = Avec cet accord il attendrait { $then }, sans lui { $now }.{ reason-wins }
reason-buy = Après le départ de { $character } et { $amount } versés, il attend { $then } au lieu de { $now } ; { $seat } accepte à { $percent } %.
reason-sell = Partir pour { $amount } versés par { $seat } rapporte { $then }, rester { $now } ; { $seat } accepte à { $percent } %.
reason-demand = Demander ne coûte rien : { $seat } est peut-être assez étourdi pour accepter, à { $percent } %.
reason-time = On a assez parlé.
reason-call-vote = L’équipe lui plaît : rester rapporte { $now } en moyenne.
reason-vote-for = Pour : rester rapporte { $now } en moyenne.
reason-vote-against = Contre : en l’état, rester ne rapporte que { $now } en moyenne.
reason-name = Désigner { role-the } lui convient le mieux.{ reason-wins }
reason-rob = { $seat } est celui qu’il aimerait le plus voir s’appauvrir.
reason-nothing = Il n’y avait rien à décider.
reason-club-pawn = Un pion y promet { $then } points ; ailleurs, { $now } au plus.
reason-club-best = D’après son calcul, { $then } points de mieux que le meilleur autre choix.
reason-club-pass = Rien d’autre de permis n’en valait la peine, à { $then } points près.
reason-club-pawn-even = Un pion y promet { $then } points : aussi bon que le meilleur autre choix.
reason-club-even = D’après son calcul, aussi bon que le meilleur autre choix.
