# Ce que les robots disent tout haut, chacun sur son ton ($tone est le genre de robot).
#
# because-* : pourquoi il fait une offre ; $role est un rôle montré plus d’une fois, $amount le prix.
# reply-* : sa réponse à ce que quelqu’un a dit ; $amount est le prix qu’il accepterait.
#
# Chaque phrase doit être vraie quand on la dit, sur tous les tons : l’original anglais en donne les conditions.

because-double = { $tone ->
    [shrewd] On se dit { role } tous les deux. Si c’est vrai, l’un de nous doit partir. Mon prix : { $amount }.
    [honest] On se dit { role } tous les deux. Si c’est vrai, l’un de nous doit partir. Mon offre me semble juste.
    [bluffer] On se dit { role } tous les deux ! L’un de nous ferait mieux de partir, et pas gratuitement.
    [miser] On se dit { role } tous les deux. Que l’un de nous parte : c’est une belle somme.
    [bully] On se dit { role } tous les deux. L’un de nous part. À mes conditions.
    [gambler] On se dit { role } tous les deux. L’un de nous devrait partir. On tope ?
    [grudge] On se dit { role } tous les deux. Si c’est vrai, l’un de nous doit partir. Je me souviendrais d’un non.
   *[other] On se dit { role } tous les deux. Si c’est vrai, l’un de nous doit partir.
}
because-double-1 = { $tone ->
    [shrewd] Deux à se dire { role }, toi et moi. À deux, ça ne vaut pas grand-chose. Mon prix : { $amount }.
    [honest] Tu te dis { role }, et moi aussi. Il vaudrait mieux que l’un de nous parte.
    [bluffer] { role }, toi ? Moi aussi. Pas de dispute : l’un part, l’autre paie.
    [miser] Tu dis { role }, je dis { role }. Autant gagner un peu en partant.
    [bully] Il y a de la place pour un seul { role }. Devine qui.
    [gambler] { role } contre { role } ! On règle ça avec de l’argent ?
    [grudge] Toi aussi, tu dis { role }. J’ai remarqué. L’un de nous part.
   *[other] Tu te dis { role }, et moi aussi : l’un de nous devrait partir.
}
because-double-2 = { $tone ->
    [shrewd] { role } deux fois. Si c’est vrai, ça ne rapporte rien. Mon prix : { $amount }.
    [honest] On dit { role } tous les deux. Mieux vaut un prix que deux exclus.
    [bluffer] Tous les deux { role } ? Quelle coïncidence. L’argent dira qui part.
    [miser] { role } deux fois : mauvais pour les affaires. Un peu d’argent arrange ça.
    [bully] Je dis { role }. Tu dis { role }. L’un de nous bouge.
    [gambler] { role } et { role } ! Pile, tu pars ; face, c’est moi ? Ou alors, de l’argent.
    [grudge] On se dit { role } tous les deux. Je n’oublie pas qui a dit quoi.
   *[other] On dit { role } tous les deux. Il vaudrait mieux que l’un de nous parte.
}
crowd-size = { $amount ->
    [2] deux
   *[3] trois
}
because-crowd = { $tone ->
    [shrewd] Ça fait { crowd-size } à se dire { role }. Si c’est vrai, au mieux, un seul aura sa part : maigre moyenne.
    [honest] Ça fait { crowd-size } à se dire { role }. Si c’est vrai, au mieux, un seul aura sa part. Qui cède ?
    [bluffer] Ça fait { crowd-size } à se dire { role } ? Quelqu’un doit partir. Pas moi.
    [miser] Ça fait { crowd-size } à se dire { role }. Partir ne coûte rien ; rester, peut-être.
    [bully] Ça fait { crowd-size } à se dire { role }. Quelqu’un part. Pas moi.
    [gambler] Ça fait { crowd-size } à se dire { role } ! Qui part ?
    [grudge] Ça fait { crowd-size } à se dire { role }. Je retiendrai qui reste.
   *[other] Ça fait { crowd-size } à se dire { role }. Si c’est vrai, au mieux, un seul aura sa part.
}
because-crowd-1 = { $tone ->
    [shrewd] À ce qu’on dit, ça fait { crowd-size } { role }. Ça coûte cher, la foule : qui vend ?
    [honest] Ça fait { crowd-size } à se dire { role }, maintenant. L’un de nous préfère peut-être partir.
    [bluffer] Déjà { crowd-size } à se dire { role } ? Ça sent le mensonge quelque part.
    [miser] Maintenant, on est { crowd-size } pour { role }. La foule, ça se partage mal.
    [bully] On est { crowd-size } pour { role }, maintenant. Place !
    [gambler] On est { crowd-size } pour { role } ! La cote baisse.
    [grudge] On est { crowd-size } pour { role }, maintenant. Je vois qui s’ajoute.
   *[other] Ça fait { crowd-size } à se dire { role }. On se bouscule.
}
because-crowd-2 = { $tone ->
    [shrewd] { role }, annoncé { crowd-size } fois. Chaque annonce de plus fait baisser les autres.
    [honest] Je compte { crowd-size } annonces de { role }. Ça fait beaucoup.
    [bluffer] { role }, { crowd-size } fois. Quel succès !
    [miser] { role }, annoncé { crowd-size } fois. Ça rogne le bénéfice.
    [bully] { role }, { crowd-size } fois. C’est trop à mon goût.
    [gambler] { role }, { crowd-size } fois sur la table. Ça devient palpitant !
    [grudge] { role }, annoncé { crowd-size } fois. Je connais les noms.
   *[other] { role }, annoncé { crowd-size } fois. Ça risque de mal finir.
}
because-fewer = { $tone ->
    [shrewd] Un de moins au partage. À toi l’argent tout de suite, à moi le risque.
    [honest] Je préfère partager avec un joueur de moins, et j’y mets le prix.
    [bluffer] De l’argent sûr, tout de suite. Prends-le.
    [miser] De l’argent tout de suite, sans risque.
    [bully] Il y en a un de trop ici. Dehors.
    [gambler] Prends l’argent et laisse-moi tenter ma chance.
    [grudge] Rends-moi ce service. Je me souviendrais d’un non.
   *[other] À toi l’argent tout de suite, et un de moins au partage.
}
because-fewer-1 = { $tone ->
    [shrewd] Chaque place vide agrandit la part. Voilà ce que la tienne vaut pour moi.
    [honest] Si tu pars, il y a plus pour ceux qui restent. Tu mérites ta part.
    [bluffer] Celui-ci, je le sens bien. Sans toi.
    [miser] Je déteste payer. Mais pour ton départ, je mets ça.
    [bully] Prends l’argent et la porte.
    [gambler] Encaisse maintenant, et laisse-moi les dés.
    [grudge] Laisse-moi celui-ci, et on reste bons amis.
   *[other] Je te préfère dehors, et j’y mets le prix.
}
because-fewer-2 = { $tone ->
    [shrewd] Pour toi, c’est sûr ; pour moi, c’est un pari. Je prends le pari.
    [honest] C’est de l’argent sûr : tu l’as, quoi qu’il arrive là-dedans.
    [bluffer] Tu as petite mine. Prends ça et repose-toi.
    [miser] Je paie comptant. Chez moi, c’est rare.
    [bully] Tu n’auras pas plus de moi. File.
    [gambler] Mon argent, ta sortie, et le reste au hasard.
    [grudge] Je te paie bien. J’espère que tu t’en souviendras.
   *[other] À toi l’argent sûr, à moi le risque.
}
because-worth = { $tone ->
    [shrewd] Sans moi, un de moins au partage. Ça a son prix.
    [honest] Si je pars, tu partages avec un de moins. Je demande { $amount }.
    [bluffer] Ce casse ne serait-il pas plus beau sans moi ?
    [miser] Je pars pour { $amount }.
    [bully] Paie, et je débarrasse le plancher.
    [gambler] Pour { $amount }, tu fais ce casse sans moi.
    [grudge] Je pars si tu le demandes gentiment : { $amount }.
   *[other] Si je pars, un de moins au partage.
}
because-worth-1 = { $tone ->
    [shrewd] Ma part est à vendre.
    [honest] Pour ça, je te laisse ma part.
    [bluffer] Je pourrais te gâcher ce casse. Ou pas.
    [miser] Mon départ n’est pas cher, pour une fois.
    [bully] Tu veux que je parte. Voilà ce que ça coûte.
    [gambler] Paie ma sortie, et lance les dés sans moi.
    [grudge] Je pars, et sans rancune. Ça vaut bien quelque chose.
   *[other] Je te fais de la place, à ce prix.
}
because-worth-2 = { $tone ->
    [shrewd] Moins de monde, plus grosse part. Je te vends la différence.
    [honest] Je peux partir, et tu auras plus. J’en demande une part.
    [bluffer] Je vais te manquer. Ma part, non.
    [miser] Être payé à ne rien faire : mon métier préféré.
    [bully] Paie, et tu ne me vois plus de tout le tour.
    [gambler] Paie-moi, et je parie sur le prochain.
    [grudge] Paie-moi bien, et je pars sans bruit.
   *[other] Pour ça, je te laisse le casse.
}
because-counter = { $tone ->
    [shrewd] On y est presque. À { $amount }, je marche.
    [honest] Pas tout à fait. { $amount } me semble juste.
    [bluffer] Presque. { $amount } ?
    [miser] Pas à ton prix. { $amount }.
    [bully] { $amount }. C’est à prendre.
    [gambler] Disons { $amount }, et c’est fait.
    [grudge] D’accord, mais à { $amount }.
   *[other] Mettons { $amount }.
}
because-agreed = { $tone ->
    [shrewd] { $amount }, comme convenu. À toi.
    [honest] { $amount }, comme promis. Le voici par écrit.
    [bluffer] { $amount }, parole d’honneur. Par écrit, elle vaut même quelque chose.
    [miser] { $amount }, comme convenu. Pas un sou de plus ni de moins.
    [bully] { $amount }. Signe.
    [gambler] Va pour { $amount }. Tope là !
    [grudge] { $amount }, comme convenu. Je tiens parole : tiens la tienne.
   *[other] { $amount }, comme convenu.
}
because-demand = { $tone ->
    [bully] Tu paies et tu pars. C’est comme ça, ici.
   *[other] Paie { $amount }, et te voilà à l’abri.
}

reply-gladly = { $tone ->
    [shrewd] Ça me va. Fais-moi l’offre.
    [honest] Oui. Fais-moi l’offre, et j’accepte.
    [bluffer] À ce prix ? Peut-être. Propose toujours.
    [miser] Montre-moi d’abord l’argent.
    [bully] Bon. Dépêche-toi, avant que je change d’avis.
    [gambler] Tope là ! Fais-moi l’offre.
    [grudge] Venant de toi ? Bon, fais-moi l’offre.
   *[other] Ça peut me convenir. Fais-moi l’offre.
}
reply-gladly-1 = { $tone ->
    [shrewd] Le compte y est. Fais-moi l’offre.
    [honest] C’est juste. Fais-moi l’offre, et j’accepte.
    [bluffer] Tu as peut-être trouvé mon prix. Fais-moi l’offre.
    [miser] Ça suffit, j’ai compté. Fais-moi l’offre.
    [bully] Bon. Fais l’offre.
    [gambler] Je marche ! Fais-moi l’offre.
    [grudge] Ça, je le prends. Fais-moi l’offre.
   *[other] Ça me va. Fais-moi l’offre.
}
reply-soon = { $tone ->
    [bully] Oui, oui. Un instant.
    [bluffer] Peut-être plus tôt que tu ne penses.
    [gambler] Avec plaisir !
   *[other] Oui. Un instant.
}
reply-more = { $tone ->
    [shrewd] Disons { $amount }.
    [honest] Il me faudrait { $amount }.
    [bluffer] Pour { $amount }, j’oublie ce casse.
    [miser] Ça coûte { $amount }.
    [bully] { $amount }. Paie.
    [gambler] Dis { $amount }, et je file.
    [grudge] Pour toi, { $amount }.
   *[other] Pour ça, je veux { $amount }.
}
reply-more-1 = { $tone ->
    [shrewd] Le chiffre, c’est { $amount }.
    [honest] Avec { $amount }, je pourrais partir.
    [bluffer] À { $amount }, tu ne me revois plus. De tout le tour.
    [miser] { $amount } en main, et je pars.
    [bully] Je veux { $amount }. Tout de suite.
    [gambler] { $amount }, et je m’en vais !
    [grudge] { $amount }, et sans rancune.
   *[other] À { $amount }, je partirais.
}
reply-more-2 = { $tone ->
    [shrewd] Mes calculs disent { $amount }.
    [honest] { $amount }, ce serait juste pour moi.
    [bluffer] Pour { $amount }, tu as la vue dégagée, sans moi.
    [miser] Je pars pour { $amount }, et je recompte.
    [bully] Trop peu. { $amount }.
    [gambler] Monte à { $amount }, et je file !
    [grudge] { $amount }. Tu me dois bien ça.
   *[other] Pour ça, il faut { $amount }.
}
reply-less = { $tone ->
    [shrewd] Presque : { $amount }.
    [honest] Pour ça, je peux mettre { $amount }, pas plus.
    [bluffer] Pour { $amount }, je dirais même merci.
    [miser] { $amount }. Pas un sou de plus.
    [bully] { $amount }, et vite.
    [gambler] { $amount }, et tu as la paix !
    [grudge] Pour toi, { $amount }.
   *[other] Pour ça, je mets { $amount }.
}
reply-less-1 = { $tone ->
    [shrewd] Mon chiffre, c’est { $amount }.
    [honest] Pour moi, ça vaut { $amount }.
    [bluffer] { $amount }, et tu vas me manquer.
    [miser] Je peux me séparer de { $amount }. Ça fait déjà mal.
    [bully] Tu as { $amount }. Va.
    [gambler] Je mise { $amount } sur ton départ !
    [grudge] { $amount } de ma part, et on est quittes.
   *[other] Je pourrais aller jusqu’à { $amount }.
}
reply-less-2 = { $tone ->
    [shrewd] À { $amount }, le compte est bon pour moi.
    [honest] Je paierais { $amount } ; au-delà, j’y perdrais.
    [bluffer] { $amount } en pièces, le reste en compliments.
    [miser] { $amount }, compté deux fois.
    [bully] On descend à { $amount }, ou rien.
    [gambler] Disons { $amount }, et bon vent !
    [grudge] { $amount }. Je n’oublie pas qui demande plus.
   *[other] Je donnerais { $amount }.
}
reply-pays = { $tone ->
    [shrewd] Je peux payer { $amount }. Ça marche ?
    [honest] Pour ça, je peux mettre { $amount }.
    [bluffer] { $amount }. Ne le dis pas aux autres.
    [miser] { $amount }. C’est tout.
    [bully] { $amount }. Prends, et file.
    [gambler] { $amount }, et à moi de jouer !
    [grudge] Pour toi, { $amount }.
   *[other] Pour ça, je mets { $amount }.
}
reply-sign = { $tone ->
    [shrewd] Bien. Accepte donc mon offre.
    [honest] Bien ! Alors, accepte mon offre : il n’y a que ça qui compte.
    [bluffer] Des mots. Accepte mon offre, et je te croirai.
    [miser] Alors accepte mon offre, avant que je recompte.
    [bully] Alors accepte mon offre. Tout de suite.
    [gambler] D’accord : accepte mon offre !
    [grudge] Bien. Accepte mon offre, alors.
   *[other] Alors, accepte mon offre.
}
reply-still = { $tone ->
    [shrewd] Mon prix ne bouge pas : { $amount }.
    [honest] Comme je l’ai dit : { $amount }.
    [bluffer] Toujours { $amount }. Même moi, je m’y tiens.
    [miser] { $amount }, comme avant.
    [bully] { $amount }. Je n’aime pas répéter.
    [gambler] J’ai dit { $amount } !
    [grudge] { $amount }. Je n’oublie pas ce que j’ai dit.
   *[other] Comme je l’ai dit : { $amount }.
}
reply-still-1 = { $tone ->
    [shrewd] Ça n’a pas bougé : { $amount }.
    [honest] C’est toujours { $amount }.
    [bluffer] Demande une troisième fois, et ce sera encore { $amount }.
    [miser] { $amount }. J’ai recompté.
    [bully] { $amount }. C’est clair ?
    [gambler] Toujours { $amount } !
    [grudge] { $amount }. Tu m’as entendu.
   *[other] C’est toujours { $amount }.
}
reply-moved = { $tone ->
    [shrewd] C’était avant ce départ. Maintenant, c’est { $amount }.
    [honest] Quelqu’un est parti depuis. Maintenant, ce serait { $amount }.
    [bluffer] La compagnie a changé, le prix aussi : { $amount }.
    [bully] Quelqu’un est parti. Maintenant, c’est { $amount }.
    [gambler] Nouvelle équipe, nouveau prix : { $amount } !
   *[other] Quelqu’un est parti depuis : maintenant, c’est { $amount }.
}
reply-revised = { $tone ->
    [shrewd] J’ai refait mes comptes : { $amount }.
    [honest] J’ai réfléchi, pardon : { $amount }.
    [bluffer] J’avais dit autre chose ? { $amount }.
    [miser] Réflexion faite : { $amount }.
    [bully] J’ai changé d’avis. { $amount }.
    [gambler] Finalement, disons { $amount } !
    [grudge] Après tout ça : { $amount }.
   *[other] Réflexion faite : { $amount }.
}
reply-no = { $tone ->
    [shrewd] Non. Je m’en sors mieux sans.
    [honest] Non merci, j’y perdrais.
    [bluffer] Non, non. Pas avec moi.
    [miser] Non. Ça n’en vaut pas la peine.
    [bully] Non.
    [gambler] Non, pas cette fois.
    [grudge] Non. Pas pour toi.
   *[other] Non, ce n’est pas pour moi.
}
reply-no-1 = { $tone ->
    [shrewd] J’ai comparé : pour moi, c’est mieux comme ça.
    [honest] J’y perdrais, alors non.
    [bluffer] Tentant. Pour toi.
    [miser] J’y perdrais. Non.
    [bully] Oublie.
    [gambler] Je préfère continuer à jouer.
    [grudge] Non. Cherche quelqu’un d’autre.
   *[other] Non, je préfère m’en passer.
}
reply-no-2 = { $tone ->
    [shrewd] J’ai compté deux fois : c’est non.
    [honest] J’ai réfléchi : c’est non.
    [bluffer] C’est non, et pour une fois, je le pense.
    [miser] Ma bourse dit non.
    [bully] Toujours non.
    [gambler] Rien à faire !
    [grudge] Redemande gentiment une autre fois. Là, c’est non.
   *[other] Je préfère pas.
}
reply-never = { $tone ->
    [shrewd] J’ai fait le calcul : rien de ce que tu peux payer ne vaut ça pour moi.
    [honest] À aucun prix que tu puisses payer, je le crains. Je m’en sors mieux en restant.
    [bluffer] Cette fois, je ne suis pas à vendre. Vraiment.
    [miser] Figure-toi : à aucun prix que tu puisses payer.
    [bully] Rien de ce que tu as. Je reste.
    [gambler] À aucun prix : celui-là, je veux le voir !
    [grudge] Pour toi, à aucun prix.
   *[other] À aucun prix que tu puisses payer : je préfère rester.
}
reply-never-1 = { $tone ->
    [shrewd] Aucun de tes prix ne fait mon compte. Je reste.
    [honest] J’ai réfléchi : rien de ce que tu peux payer ne compense mon départ.
    [bluffer] Garde ton argent : je reste. Et là, je ne bluffe pas.
    [miser] Ton argent ne va pas jusque-là.
    [bully] Tu ne peux pas me payer assez.
    [gambler] Celui-là, je le joue, quoi que tu paies.
    [grudge] Ça, tu ne pourrais pas le payer.
   *[other] Tu ne pourrais pas payer assez pour ça.
}
reply-since = { $tone ->
    [shrewd] C’était avant un départ. Maintenant, le compte n’y est plus.
    [honest] Pardon : c’était avant que quelqu’un parte. Maintenant, je préfère ne pas le faire.
    [bluffer] Je l’ai dit, oui. Mais quelqu’un est parti depuis, et je ne veux plus.
    [miser] C’était avant que quelqu’un parte. Ça n’en vaut plus la peine.
    [bully] C’était avant que quelqu’un parte. Maintenant, c’est non.
    [gambler] C’était avant que quelqu’un parte. Nouvelle équipe, nouveau jeu : non !
    [grudge] Je sais ce que j’ai dit. Mais quelqu’un est parti depuis, alors non.
   *[other] C’était avant que quelqu’un parte. Maintenant, je préfère ne pas le faire.
}
reply-hope = { $tone ->
    [shrewd] Non. J’espère mieux en restant.
    [honest] Merci, mais j’espère mieux en restant.
    [bluffer] Partir ? Juste quand ça devient intéressant ?
    [bully] Je reste. D’autres partiront avant moi.
    [gambler] Je sens la chance : je reste.
   *[other] J’espère mieux en restant.
}
reply-hope-1 = { $tone ->
    [shrewd] Rester me promet plus que ça.
    [honest] Je crois que je m’en sors mieux en restant.
    [bluffer] Et rater le meilleur ? Je reste.
    [miser] Il y a plus à prendre là-dedans.
    [bully] Je reste. Il faudra t’y faire.
    [gambler] Ma cote me plaît : je reste.
    [grudge] Je reste. Pars, toi, si tu veux.
   *[other] Je préfère rester et voir.
}
reply-hope-2 = { $tone ->
    [shrewd] Tout bien pesé, je reste.
    [honest] L’offre est correcte, mais je préfère rester.
    [bluffer] Moi, je ne bouge pas.
    [miser] Ce qui m’attend là-dedans vaut mieux.
    [bully] Cette fois, je reste. Pousse-toi.
    [gambler] Tout ou rien : je reste.
    [grudge] Non. Celui-ci, j’irai jusqu’au bout.
   *[other] Cette fois, je reste.
}
reply-slim = { $tone ->
    [shrewd] J’y gagne trop peu.
    [honest] J’y gagnerais un peu, mais trop peu.
    [miser] Trop petit gain.
    [bully] Trop peu.
    [grudge] Trop peu, après ce qui s’est passé entre nous.
   *[other] J’y gagne trop peu.
}
reply-slim-1 = { $tone ->
    [shrewd] Un gain, oui, mais trop petit.
    [honest] J’y gagne un peu, mais pas assez.
    [bluffer] Pour si peu, je ne bluffe même pas.
    [miser] Des miettes.
    [bully] Des clopinettes.
    [gambler] Trop petit gain pour moi.
    [grudge] De toi, il me faut plus que ça.
   *[other] C’est un peu, mais pas assez.
}
reply-cheap = { $tone ->
    [shrewd] Pour toi, ça vaut bien plus.
    [honest] Tu y gagnes bien plus que tu ne paies, je crois.
    [miser] La bonne affaire, c’est toi qui la ferais. Non.
    [bully] Et tu rirais bien. Non.
   *[other] Tu y gagnerais bien plus que moi.
}
reply-cheap-1 = { $tone ->
    [shrewd] Tu gardes le plus gros.
    [honest] Je crois que tu t’en sortirais bien mieux que moi.
    [bluffer] Tu ferais fortune sur mon dos.
    [miser] Tu gagnes, je regarde. Non.
    [bully] Et tu gardes le reste ? Non.
    [gambler] La veine, elle serait pour toi.
    [grudge] Tu gagnes, et je souris ? Non.
   *[other] Tu aurais la meilleure part.
}
reply-dear = { $tone ->
    [shrewd] Pour moi, ça ne vaut pas autant.
    [honest] Je ne peux pas payer autant.
    [miser] Trop cher. Comme tout.
    [bully] Tu ne vaux pas autant.
   *[other] Pour moi, ça ne vaut pas autant.
}
reply-dear-1 = { $tone ->
    [shrewd] C’est plus que ce que j’ai calculé.
    [honest] C’est plus que je ne peux donner.
    [bluffer] Autant ? Tu plaisantes.
    [miser] Ma bourse a mal rien que d’y penser.
    [bully] C’est trop pour toi.
    [gambler] Même moi, je ne mise pas autant.
    [grudge] Autant, à toi ? Non.
   *[other] C’est trop pour moi.
}
reply-crown = { $tone ->
    [shrewd] Et te laisser gagner la partie ? Non.
    [honest] Ça pourrait te faire gagner la partie : je préfère refuser.
    [bluffer] Bien essayé. Mais ça pourrait te faire gagner.
    [miser] Ça pourrait me coûter la partie. Non.
    [bully] Pour que tu gagnes ? Non.
    [gambler] Et t’offrir la partie ? Même moi, je ne parie pas là-dessus.
    [grudge] Pour que tu gagnes ? Toi, entre tous ?
   *[other] Non : ça pourrait te faire gagner la partie.
}
reply-another = { $tone ->
    [shrewd] Alors un autre joueur pourrait gagner la partie. Non.
    [honest] Ça pourrait faire gagner un autre joueur : je préfère refuser.
    [bully] Pour qu’un autre gagne ? Non.
    [gambler] Et offrir la partie à un autre ? Même moi, je ne parie pas là-dessus.
   *[other] Non : ça pourrait faire gagner un autre joueur.
}
reply-bluff = { $tone ->
    [shrewd] Toi, { role } ? J’ai fait le calcul : je n’y crois pas.
    [honest] Franchement, je ne crois pas que tu sois { role }.
    [bluffer] Toi, { role } ? Un bluff, je sais reconnaître ça.
    [miser] { role }, toi ? Je ne pars pas pour un conte de fées.
    [bully] Toi, { role } ? Jamais.
    [gambler] Je parie que tu n’es pas { role }.
    [grudge] Toi, { role } ? Je ne te crois pas. On verra bien.
   *[other] Je ne crois pas que tu sois { role }.
}
reply-bluff-1 = { $tone ->
    [shrewd] D’après mes calculs, tu n’es sans doute pas { role }. Je reste.
    [honest] Je doute que tu sois { role }, alors je reste.
    [bluffer] { role } ? Moi aussi, je dis ça quand je veux de l’argent.
    [miser] Ton { role } ne vaut pas un sou pour moi.
    [bully] Tu n’es pas { role }.
    [gambler] { role } ? Je veux voir.
    [grudge] { role } ? On me l’a déjà faite.
   *[other] Je crois que tu n’es pas { role }.
}
reply-threat = { $tone ->
    [shrewd] En effet, ce casse pourrait suffire. On a tous intérêt à l’empêcher.
    [honest] Tu as raison : ça peut arriver dès ce casse.
    [bluffer] Pour une fois, je le dis aussi : ce casse pourrait suffire.
    [miser] Ça peut arriver maintenant. On y perdrait tous.
    [bully] Oui. Pas tant que je suis là.
    [gambler] Ce casse pourrait suffire. Qui parie contre ?
    [grudge] Je le vois. Penses-y en négociant.
   *[other] Oui, ce casse pourrait y suffire.
}
reply-calm = { $tone ->
    [shrewd] J’ai compté : pas à ce casse.
    [bluffer] Pas à ce casse. Crois-moi, pour une fois.
    [bully] Du calme. Pas à ce casse.
    [gambler] Pas à ce casse. Dommage, ce serait palpitant.
   *[other] Pas à ce casse, pour l’instant.
}
reply-unclear = { $tone ->
    [shrewd] Avec tout le monde dedans, non. S’il y a des départs, ça pourrait suffire.
    [honest] Pas avec tous ceux qui sont là. Si certains partent, je ne peux pas l’exclure.
    [bluffer] Pas tant que tout le monde est là. Mais qui sait qui va partir ?
    [bully] Pas tant que tout le monde est là. Alors regarde bien qui part.
    [gambler] Seulement si quelqu’un part. Je ne parierais pas contre.
   *[other] Pas avec tous ceux qui sont là. Si certains partent, peut-être.
}
reply-ditto = { $tone ->
    [bully] Pareil.
    [gambler] Pareil pour moi !
   *[other] Pour moi, c’est pareil.
}
reply-ditto-1 = { $tone ->
    [bully] Comme eux.
    [gambler] Là-dessus, je les suis !
   *[other] Je dis la même chose.
}
reply-broke = { $tone ->
    [shrewd] Tu n’as pas autant.
    [honest] Tu n’as pas assez d’argent, j’en ai peur.
    [bluffer] Avec quel argent ?
    [miser] J’ai compté ton argent : il n’y est pas.
    [bully] Avec quel argent ?
   *[other] Tu n’as pas assez d’argent.
}
reply-out = { $tone ->
    [shrewd] Je suis hors du coup. Redemande au prochain tour.
    [honest] Je suis hors du casse : plus d’accord possible à ce tour.
    [bully] Je suis hors du casse. Débrouille-toi.
    [gambler] Hors du casse, hélas ! Au prochain tour.
   *[other] Je suis hors du casse : plus d’accord avec moi à ce tour.
}
reply-gone = { $tone ->
    [shrewd] Tu n’es plus dans le casse : rien à négocier à ce tour.
    [honest] Tu n’es plus dans le casse : plus d’accord entre nous à ce tour.
    [bully] Tu n’es plus dans le casse. Regarde, et en silence.
   *[other] Tu n’es plus dans le casse : plus d’accord entre nous à ce tour.
}
reply-later = { $tone ->
    [shrewd] Pas maintenant. Pendant la négociation.
    [honest] On en parle pendant la négociation.
    [bully] Pas maintenant.
    [gambler] Patience ! Quand on négociera.
   *[other] Pas maintenant : pendant la négociation.
}
reply-perhaps = { $tone ->
    [shrewd] Tout dépend des chiffres.
    [honest] Je vais y réfléchir, promis.
    [bluffer] Peut-être bien que oui, peut-être bien que non.
    [miser] Je compte encore.
    [bully] Je fais ce qui me plaît.
    [gambler] On verra comment tombent les cartes.
    [grudge] Ça dépend. J’ai bonne mémoire.
   *[other] Peut-être.
}
reply-perhaps-1 = { $tone ->
    [shrewd] Je n’ai pas fini mes calculs.
    [honest] Je ne sais pas encore.
    [bluffer] Qui sait ? Pas toi.
    [miser] Je ne décide rien à la hâte.
    [bully] On verra.
    [gambler] Ça se pourrait !
    [grudge] On verra comment tu te conduis.
   *[other] On verra.
}
reply-patience = { $tone ->
    [shrewd] Réfléchir coûte moins cher que perdre.
    [honest] Un instant, s’il te plaît.
    [bluffer] On s’impatiente ?
    [miser] Le temps ne coûte rien.
    [bully] C’est toi qui m’attends.
    [gambler] D’accord, d’accord !
    [grudge] Inutile de me presser.
   *[other] Chaque chose en son temps.
}
reply-said = { $tone ->
    [honest] J’ai dit ce que je suis, et c’est vrai.
    [bluffer] Je l’ai dit. Est-ce que je mentirais ?
    [bully] Je l’ai dit. Une fois suffit.
   *[other] J’ai dit tout ce que j’avais à en dire.
}
reply-doubt = { $tone ->
    [shrewd] D’après mes calculs, c’est peu probable.
    [honest] J’ai du mal à le croire.
    [bluffer] Un menteur reconnaît les siens.
    [bully] N’importe quoi.
   *[other] J’en doute.
}
reply-believe = { $tone ->
    [honest] Je le crois.
    [bully] Pour une fois, je le crois.
   *[other] C’est bien possible.
}
reply-welcome = { $tone ->
    [bully] Oui, oui.
    [miser] Les mercis ne paient pas.
    [grudge] C’est noté, en bien.
    [gambler] À ton service !
   *[other] De rien.
}
reply-shrug = { $tone ->
    [shrewd] C’est ton choix.
    [honest] C’est ton droit.
    [bluffer] Tu verras bien.
    [bully] Et alors ?
    [grudge] J’ai entendu.
   *[other] J’en prends note.
}
reply-shrug-1 = { $tone ->
    [shrewd] J’en tiens compte.
    [honest] J’ai bien entendu.
    [bluffer] Crois-le si tu veux.
    [bully] J’ai entendu pire.
    [grudge] C’est noté.
   *[other] C’est toi qui le dis.
}
reply-chat = { $tone ->
    [shrewd] Salut. Voyons ce que disent les chiffres.
    [honest] Bonjour ! C’est un plaisir de jouer avec toi.
    [bluffer] Bonjour ! Je ne ferais pas de mal à une mouche.
    [miser] Bonjour. Saluer ne coûte rien.
    [bully] Oui, bonjour. Jouons.
    [gambler] Bonjour ! Jouons.
    [grudge] Bonjour. Je n’oublie jamais un visage.
   *[other] Bonjour !
}
reply-flattered = { $tone ->
    [shrewd] Merci. Simple calcul.
    [honest] Merci, c’est gentil.
    [bluffer] Tu me flattes. Continue.
    [miser] Un compliment, c’est gratuit : je prends.
    [bully] Je sais.
    [gambler] Merci ! La chance a aidé.
    [grudge] Merci. C’est noté, en bien.
   *[other] Merci.
}
reply-accused = { $tone ->
    [shrewd] Tu verras bien.
    [honest] Je n’ai rien dit de faux.
    [bluffer] Moi ? Tu me blesses.
    [miser] Les mots sont gratuits. Crois ce que tu veux.
    [bully] Prouve-le.
    [gambler] On parie ?
    [grudge] Je retiens que tu l’as dit.
   *[other] Pense ce que tu veux.
}
reply-both = { $tone ->
    [shrewd] Si c’est vrai, l’un de nous devrait partir. Simple calcul.
    [honest] Si c’est vrai, il vaut mieux que l’un de nous parte.
    [bluffer] Si c’est vrai, je sais qui part. Pas moi.
    [bully] Alors, pars.
    [gambler] Si c’est vrai : qui cédera le premier ?
   *[other] Si c’est vrai, l’un de nous devrait partir.
}
reply-banter = { $tone ->
    [shrewd] Les mots, ça ne vaut pas cher. Les sociétés, si.
    [honest] Je m’y connais mieux en sociétés qu’en conversation, mais merci.
    [bluffer] Si tu le dis, c’est que c’est vrai. Comme tout ce que je dis.
    [miser] Les mots sont gratuits : continue donc.
    [bully] Moins de mots, plus d’argent.
    [gambler] Ha ! Tu me rediras ça à la Bourse.
    [grudge] J’écoute. Et je retiens.
   *[other] Je m’entends mieux aux affaires qu’à la conversation.
}
reply-ahead = { $tone ->
    [shrewd] Personne n’a de sociétés plus fortes que toi. À ta place, je n’en parlerais pas trop.
    [honest] Tes sociétés sont les plus fortes. Je ne peux que les admirer.
    [bluffer] Avec des sociétés pareilles, je parlerais beaucoup, moi aussi.
    [miser] Avec des sociétés pareilles, on a les moyens de bavarder.
    [bully] Profite bien de tes belles sociétés. Pour l’instant.
    [gambler] Te voilà devant, avec ces sociétés ! Pour le moment.
    [grudge] Les plus fortes sociétés de la table, et ça bavarde. C’est noté.
   *[other] Avec des sociétés pareilles, moi aussi je serais de bonne humeur.
}
reply-truce = { $tone ->
    [shrewd] Entendu. Pas d’OPA de ma part sur tes sociétés jusqu’à la fin du prochain tour.
    [honest] Avec plaisir : je ne prends aucune de tes sociétés jusqu’à la fin du prochain tour.
    [bluffer] Parole d’honneur : pas d’OPA de ma part chez toi jusqu’à la fin du prochain tour.
    [miser] Une OPA coûte cher, de toute façon. D’accord jusqu’à la fin du prochain tour.
    [gambler] La paix jusqu’à la fin du prochain tour ? Tope là.
   *[other] Bonne idée : pas d’OPA de ma part chez toi jusqu’à la fin du prochain tour.
}
reply-truce-1 = { $tone ->
    [shrewd] On y gagne tous les deux. Jusqu’à la fin du prochain tour, je laisse tes sociétés tranquilles.
    [honest] Oui, volontiers. Aucune de tes sociétés ne sera à moi avant la fin du prochain tour.
    [bluffer] Tu as ma parole, et celle-là est vraie : rien de chez toi jusqu’à la fin du prochain tour.
    [miser] Une promesse ne coûte rien. Jusqu’à la fin du prochain tour, je n’achète aucune de tes sociétés.
    [gambler] Tope là ! Je chasse ailleurs jusqu’à la fin du prochain tour.
   *[other] D’accord : jusqu’à la fin du prochain tour, tes sociétés n’ont rien à craindre de moi.
}
reply-pact = { $tone ->
    [shrewd] Notre trêve me convient. Jusqu’à la fin du prochain tour, donc.
    [honest] Volontiers encore une fois, jusqu’à la fin du prochain tour.
    [bluffer] Encore ? J’ai tenu parole une fois, alors pourquoi pas : jusqu’à la fin du prochain tour.
    [miser] Toujours moins cher que la guerre. Jusqu’à la fin du prochain tour.
    [gambler] Encore un tour de paix. Je sais attendre.
   *[other] Comme avant : jusqu’à la fin du prochain tour, je ne te prends rien.
}
reply-pact-1 = { $tone ->
    [shrewd] La trêve tient : pas d’OPA de ma part chez toi jusqu’à la fin du prochain tour.
    [gambler] On reste en paix, jusqu’à la fin du prochain tour.
   *[other] Encore une fois, donc : pas d’OPA de ma part chez toi jusqu’à la fin du prochain tour.
}
reply-war = { $tone ->
    [bully] Non. Ce que je veux, je le prends.
    [grudge] La paix ? Je ne promets rien.
   *[other] Merci, mais je ne promets rien de tel.
}
reply-war-1 = { $tone ->
    [bully] Toujours non.
    [grudge] Comme avant : je ne promets rien.
   *[other] Merci encore, mais je ne promets rien de tel.
}
reply-respite = { $tone ->
    [shrewd] D’accord : je ne te rachète rien avant la fin de la partie.
    [honest] Avec plaisir : pour ma part, tes sociétés restent à toi jusqu’à la fin.
    [bluffer] Ma dernière promesse de la soirée : je ne te rachète rien.
    [miser] D’accord. Je laisse tes sociétés tranquilles jusqu’au compte des points.
    [gambler] Plus qu’un tour, et je chasse ailleurs. Tope là !
   *[other] D’accord : je ne te rachète rien pendant ce dernier tour.
}
reply-wary = { $tone ->
    [shrewd] Non. Aux points visibles, tu mènes : une trêve t’arrangerait plus que moi.
    [bluffer] Une trêve avec qui mène ? Même moi, je n’oserais pas dire que c’est malin.
    [miser] Aux points visibles, tu mènes. Une trêve avec toi me coûterait trop.
    [gambler] Tu files en tête ! Te rattraper, c’est mon meilleur pari : pas de trêve.
   *[other] Pas maintenant : aux points visibles, tu mènes, et je garde les mains libres.
}
reply-covets = { $tone ->
    [shrewd] Non. Une de tes sociétés compléterait une de mes séries. Je ne promets pas d’y renoncer.
    [bluffer] Je pourrais dire oui. Mais une de tes sociétés compléterait une de mes séries, alors non.
    [miser] Une de tes sociétés compléterait une de mes séries, et les séries font des points. Pas de trêve.
    [gambler] Tu as une société qui compléterait une de mes séries. Je tente ma chance : non.
   *[other] Pas aujourd’hui : une de tes sociétés compléterait une de mes séries.
}
reply-spoils = { $tone ->
    [shrewd] Rien de personnel. Une OPA, c’est un calcul, et son prix va au propriétaire.
    [honest] Je sais que ça fait mal. Au moins, le prix va au propriétaire.
    [bluffer] Tu me croirais si je disais que ça me brise le cœur ?
    [miser] Le prix d’une OPA ! Crois-moi, elle fait mal des deux côtés.
    [bully] Ce sont les affaires. Tiens mieux tes sociétés.
    [gambler] Un jour on gagne, un jour on perd. Le prochain tour en est un autre.
    [grudge] Moi aussi, je tiens des comptes. Dans les miens, personne ne doit rien.
   *[other] Ça fait partie du jeu, hélas. Le prix va au propriétaire, qui peut racheter.
}
reply-spoils-1 = { $tone ->
    [shrewd] Je n’en attends pas moins de toi.
    [honest] Tu as bien le droit de m’en vouloir.
    [bluffer] Prends-le comme un compliment pour ta société.
    [miser] Les sociétés vont et viennent. L’argent, lui, devrait venir.
    [bully] Va te plaindre à la Bourse.
    [gambler] Gagne la Bourse, et tu pourras en faire autant.
    [grudge] Je comprends. Moi aussi, je m’en souviendrais.
   *[other] Je vois que ça te fâche. Moi aussi, ça me fâcherait.
}
reply-gifts = { $tone ->
    [shrewd] Ici, l’argent ne se donne pas : les règles ne le permettent pas. Une trêve, elle, peut se promettre.
    [honest] Merci, mais ici personne ne peut donner d’argent. Une trêve, je peux la promettre, si tu la demandes.
    [bluffer] Ton argent, je le prendrais bien, mais les règles n’autorisent aucun don. Demande plutôt une trêve.
    [miser] Ça me fend le cœur : ici, l’argent ne se donne pas. Seule une trêve peut se promettre.
    [bully] Ici, l’argent ne se donne pas. Demande une trêve, et écoute mon non.
    [gambler] Pas de cadeaux en argent dans ce jeu, hélas ! Une trêve, c’est tout ce qui peut se promettre.
    [grudge] Ici, l’argent ne se donne pas. Une parole, si : demande une trêve, et je m’en souviendrai.
   *[other] Dans ce jeu, l’argent ne se donne pas. Une trêve peut se promettre : demande-la.
}
reply-leads = { $tone ->
    [shrewd] Mes comptes disent pareil : aux points visibles, { $about } mène.
    [honest] Oui, aux points visibles, { $about } mène.
    [bluffer] { $about } mène, aux points qu’on voit. Là-dessus, je ne mens pas.
    [miser] Oui, { $about } a le plus de points visibles. Moi aussi, ça me fait mal.
    [bully] Je vois bien { QUE($about) } mène.
    [gambler] { $about } file en tête, oui ! D’après ce qu’on voit.
    [grudge] { $about } mène aux points visibles. C’est noté.
   *[other] C’est vrai : aux points visibles, { $about } mène.
}
reply-front = { $tone ->
    [shrewd] Aux points visibles, c’est { $about } qui mène.
    [bully] { $about } mène. Compte les points visibles.
    [gambler] D’après ce qu’on voit, { $about } file en tête !
   *[other] Aux points visibles, { $about } mène.
}
reply-level = { $tone ->
    [gambler] D’après ce qu’on voit, c’est l’égalité en tête. J’adore !
   *[other] Aux points visibles, c’est l’égalité en tête.
}
reply-mine = { $tone ->
    [shrewd] Aux points visibles, je mène. Ce qui est caché compte aussi.
    [bluffer] J’aimerais mieux ne pas le dire, mais d’après ce qu’on voit, je mène.
    [bully] Je mène. Regarde les points visibles.
    [gambler] D’après ce qu’on voit, je file en tête ! Pour l’instant.
   *[other] Aux points visibles, c’est moi qui mène pour l’instant.
}
reply-yours = { $tone ->
    [shrewd] Aux points visibles, c’est toi qui mènes.
    [bully] Tu mènes. Je sais compter.
    [grudge] Tu mènes aux points visibles. C’est noté.
   *[other] Aux points visibles, c’est plutôt toi qui mènes.
}
reply-target = { $tone ->
    [shrewd] { $about } mène, c’est vrai. Mais je fais ce qui me rapporte, et ne promets rien.
    [honest] { $about } mène bien aux points visibles, mais je ne promets rien.
    [bluffer] { $about } mène, oui. Ce que j’en ferai, tu verras.
    [miser] { $about } mène, et l’arrêter coûte de l’argent. Je ne promets rien.
    [bully] { $about } mène. Je choisis mes proies.
    [grudge] { $about } mène aux points visibles. Mes comptes, je les règle à ma façon : je ne promets rien.
   *[other] { $about } mène aux points visibles, c’est vrai. Mais je ne promets rien.
}
reply-instead = { $tone ->
    [shrewd] D’après ce qu’on voit, { $about } mène. De toute façon, je ne promets rien.
    [bully] { $about } mène, et je choisis mes proies.
   *[other] Aux points visibles, { $about } mène, et je ne promets rien.
}
reply-free = { $tone ->
    [shrewd] Je fais ce qui me rapporte, et ne promets rien.
    [honest] J’aime mieux ne pas le promettre.
    [bluffer] Peut-être, peut-être pas. Je ne promets rien.
    [bully] Je choisis mes proies.
    [gambler] Qui sait ce que je ferai ! Je ne promets rien.
    [grudge] Mes comptes, je les règle à ma façon : je ne promets rien.
   *[other] Je joue pour moi, et ne promets rien.
}
reply-puzzled = { $tone ->
    [shrewd] Je n’ai pas suivi. Je calcule mieux que je ne converse.
    [honest] Pardon, je n’ai pas compris, mais merci de me parler.
    [bluffer] Je pourrais faire semblant d’avoir compris. Pour une fois, non.
    [miser] Je n’ai pas compris, mais au moins ça n’a rien coûté.
    [bully] Aucune idée de ce que tu veux dire. Rien de personnel.
    [gambler] Là, je ne te suis plus ! On joue ?
    [grudge] Je n’ai pas suivi. Je n’en veux à personne.
   *[other] Je n’ai pas bien suivi, mais ta compagnie me plaît.
}
reply-pardon = { $tone ->
    [shrewd] Je ne te suis pas. Dis un prix : « Je pars pour 3. »
    [honest] Pardon, je n’ai pas compris. Tu peux me dire un prix ? « Je pars pour 3. »
    [bluffer] Tu dis ? Je ne comprends que les prix : « Je pars pour 3. »
    [miser] Et en argent, ça fait combien ? Dis : « Je pars pour 3. »
    [bully] Quoi ? Dis un prix : « Je pars pour 3. »
    [gambler] Là, tu m’as perdu. Essaie : « Je pars pour 3. »
    [grudge] J’ai entendu, mais tu veux quoi ? Dis : « Je pars pour 3. »
   *[other] Pardon ? Dis-moi un prix : « Je pars pour 3. »
}
reply-dodge = { $tone ->
    [shrewd] J’entends, et je continue à compter.
    [honest] Je préfère ne pas en juger. Mais dis toujours.
    [bluffer] Je vois très bien ce que tu veux dire. Ou pas.
    [miser] Parler ne coûte rien. C’est ce que j’aime bien là-dedans.
    [bully] Garde ton souffle.
    [gambler] Ha ! J’aime cette table.
    [grudge] J’ai entendu. Je n’oublie rien.
   *[other] Si tu le dis.
}
reply-dodge-1 = { $tone ->
    [shrewd] C’est noté. Ça ne change aucun chiffre.
    [honest] Il faudrait que j’y réfléchisse. Demande-moi après la partie.
    [bluffer] Mes lèvres sont scellées. Mon visage aussi.
    [miser] J’en dirais plus, mais les mots s’usent.
    [bully] De bien grands mots.
    [gambler] Pile, je suis d’accord ; face, non.
    [grudge] Je le note. Pour plus tard.
   *[other] C’est une question de goût.
}
reply-dodge-2 = { $tone ->
    [shrewd] C’est un avis. Le mien, je le garde.
    [honest] Franchement ? Je ferais mieux de me taire.
    [bluffer] Je pourrais répondre. Tu ne me croirais pas, de toute façon.
    [miser] Mon avis est en supplément.
    [bully] Va dire ça à quelqu’un que ça intéresse.
    [gambler] Je parierais bien dessus, si je savais sur quoi !
    [grudge] Un jour, tu auras ta réponse.
   *[other] On verra bien.
}
reply-defy = { $tone ->
    [shrewd] Alors, le compte est mauvais pour toi comme pour moi. J’en ai tenu compte.
    [honest] C’est ton droit. Une menace ne me fait pas partir.
    [bluffer] Reste donc. J’en ai vu d’autres.
    [miser] Une menace, ça ne coûte rien. Ça ne rapporte rien non plus.
    [bully] Essaie. Je ne tremble pas.
    [gambler] Qui cédera le premier ? J’adore ce jeu !
    [grudge] Une menace. Je la note, et je ne bouge pas.
   *[other] Une menace ne me fait pas bouger.
}
reply-defy-1 = { $tone ->
    [shrewd] Tu y perdrais aussi. J’attends.
    [honest] Je t’entends. Mais ça ne suffit pas à me faire partir.
    [bluffer] Tu restes, je reste : on est bien, ici.
    [miser] Pour ça, je ne pars pas. Où est le bénéfice ?
    [bully] Toi d’abord.
    [gambler] Tu restes ? Eh bien, que les cartes parlent !
    [grudge] Je ne cède pas aux menaces. Je les retiens.
   *[other] On verra qui cédera.
}
reply-joins = { $tone ->
    [shrewd] Le compte y est. Propose : je paierais { $amount }.
    [honest] Propose : je paierais { $amount }.
    [bluffer] Complices ? Propose : je paierais { $amount }.
    [miser] Mes { $amount } et les tiens, alors. Propose : je paierais.
    [bully] Bien. Propose : je paierais { $amount }.
    [gambler] À deux contre un ! Propose : je paierais { $amount }.
    [grudge] Avec toi ? Propose : je paierais { $amount }.
   *[other] Propose : je paierais { $amount }.
}
reply-abstains = { $tone ->
    [shrewd] Je n’y trouve pas mon compte : pour ça, je ne paierais pas { $amount }.
    [honest] Franchement, pour ça, je ne paierais pas { $amount }.
    [bluffer] À deux ? Pour ça, je ne paierais pas { $amount }.
    [miser] Pour ça, je ne paierais pas { $amount }. Ma bourse non plus.
    [bully] Non. Pour ça, je ne paierais pas { $amount }.
    [gambler] Pas mon pari : pour ça, je ne paierais pas { $amount }.
    [grudge] Pour ça, je ne paierais pas { $amount }. Pas cette fois.
   *[other] Pour ça, je ne paierais pas { $amount }.
}
reply-nod = { $tone ->
    [shrewd] Je l’ajoute à mes calculs.
    [honest] Merci de le dire. Je verrai bien.
    [bluffer] À t’entendre. Moi aussi, je dis bien des choses.
    [miser] Dire n’est pas prouver. Mais j’ai entendu.
    [bully] C’est à voir.
    [gambler] Cette carte, j’aimerais bien la voir !
    [grudge] Je retiens qui a dit quoi.
   *[other] Bon à savoir, si c’est vrai.
}
reply-nod-1 = { $tone ->
    [shrewd] Une annonce. Je lui donne sa cote.
    [honest] J’ai bien entendu. Je ne peux pas encore en juger.
    [bluffer] Intéressant. Si c’est vrai.
    [miser] Les annonces sont gratuites. J’en prends note.
    [bully] Tout le monde peut dire ça.
    [gambler] Vrai ou faux ? Je ne parierais ni sur l’un ni sur l’autre !
    [grudge] Je garde ça en tête.
   *[other] J’ai entendu.
}

comment-takeover = { $tone ->
    [shrewd] Rien de personnel. J’ai fait le calcul, et puis je l’ai refait.
    [honest] Désolé. Au moins, c’est payé comptant.
    [bluffer] Prends-le comme un compliment.
    [miser] Tu n’imagines pas ce que ça me coûte de payer autant.
    [bully] À moi. Garde donc les presse-papiers.
    [gambler] Adjugé ! J’en ai encore le cœur qui bat.
    [grudge] J’espère que c’était ta préférée.
   *[other] Une belle société. J’en prendrai grand soin.
}
comment-takeover-1 = { $tone ->
    [shrewd] Elle valait plus pour moi que pour toi. C’est chose faite.
    [honest] À trois fois son niveau, j’espère que c’est correct.
    [bluffer] Je ne faisais que regarder. Et puis je l’ai achetée.
    [miser] Ça me coûte plus qu’à toi. Regarde ma bourse.
    [bully] De toute façon, tu n’en faisais rien.
    [gambler] Une fois, deux fois, trois fois : adjugé !
    [grudge] Cette société sera plus heureuse chez moi.
   *[other] Celle-là, je la guettais depuis un moment.
}
comment-racket = { $tone ->
    [shrewd] Plus pour moi, moins pour vous tous : une carte qui fait les deux.
    [honest] Je n’aime pas faire ça. L’argent, si.
    [bluffer] Un racket ? Disons plutôt un abonnement.
    [miser] Une petite pièce de chacun, un joli tas pour moi.
    [bully] Tout le monde paie. Sans râler.
    [gambler] Haut les mains ! J’ai toujours rêvé de le dire.
    [grudge] Je sais qui va se plaindre. Je note les noms.
   *[other] Frais professionnels, mesdames et messieurs.
}
comment-racket-1 = { $tone ->
    [shrewd] De petites sommes chez tout le monde : le plus vieux des métiers.
    [honest] Pardon à tous. J’en ferai bon usage.
    [bluffer] Voyez ça comme une assurance. Contre moi.
    [miser] Il n’y a pas de petites économies. Surtout les vôtres.
    [bully] Vous connaissez la musique. Payez.
    [gambler] Péage, s’il vous plaît !
    [grudge] Vous pouvez vous remercier les uns les autres.
   *[other] Une petite contribution de chacun, s’il vous plaît.
}
comment-compete = { $tone ->
    [shrewd] Le marché décidera. Je l’aide un peu, voilà tout.
    [honest] Concurrence déloyale : la carte, au moins, est franche.
    [bluffer] La concurrence vous fait du bien. C’est ce qu’on dit.
    [miser] Vous perdez un peu, je ne paie rien : de la bonne gestion.
    [bully] Allez, on descend.
    [gambler] Secouons le marché, on verra ce qui tombe !
    [grudge] Certaines sociétés, ici, l’avaient bien cherché.
   *[other] Un petit vent de concurrence, rien de plus.
}
comment-compete-1 = { $tone ->
    [shrewd] Une petite pression, au bon endroit.
    [honest] Je m’en passerais bien, mais c’est la carte.
    [bluffer] Personne n’y voit de mal. Moi le dernier.
    [miser] C’est gratuit pour moi, et d’autres paient.
    [bully] Il n’y a de place que pour un : moi.
    [gambler] L’ascenseur descend ! Le mien monte.
    [grudge] C’est pour quelque chose. Je retrouverai quoi.
   *[other] Que la meilleure gagne. La mienne, donc.
}
comment-peek = { $tone ->
    [shrewd] Voyons tes colonies. Pour mes statistiques, bien sûr.
    [honest] Je peux voir tes colonies ? La carte le permet.
    [bluffer] Tes secrets sont en sûreté avec moi. Plus ou moins.
    [miser] Regarder ne coûte rien. Mon prix préféré.
    [bully] Tes colonies sur la table. Tout de suite.
    [gambler] Voyons ce que tu caches !
    [grudge] Montre-moi tes colonies. Je n’oublie jamais une carte.
   *[other] J’aimerais jeter un œil à tes colonies.
}
comment-peek-1 = { $tone ->
    [shrewd] Le renseignement, c’est le placement le moins cher.
    [honest] Je regarde, et je n’en dirai rien.
    [bluffer] Je ne regarde jamais. Sauf maintenant.
    [miser] Un coup d’œil gratuit. J’en prendrais bien deux.
    [bully] Montre. Tout.
    [gambler] Cartes sur table ! C’est mon moment préféré.
    [grudge] Je veux seulement savoir à qui j’ai affaire.
   *[other] Juste un coup d’œil à tes colonies.
}
comment-lead = { $tone ->
    [shrewd] Personne n’en a plus que moi. À la fin, ça compte.
    [honest] De celles-ci, j’en ai le plus. À bon entendeur…
    [bluffer] C’est moi qui en ai le plus ? Tiens donc.
    [miser] Une de plus, et personne n’a de plus belle collection.
    [bully] Personne n’en a plus que moi. Et ça va durer.
    [gambler] En tête ! Qui parie contre moi ?
    [grudge] J’en ai le plus. S’il en manque une, je saurai où chercher.
   *[other] De celles-ci, personne n’en a plus que moi.
}
comment-lead-1 = { $tone ->
    [shrewd] Me voilà en tête de celles-ci. Comme calculé.
    [honest] De celles-ci, j’en ai maintenant plus que tout le monde. Autant vous le dire.
    [bluffer] En tête ? Ça ne durera pas. Ou bien si ?
    [miser] Plus que tout le monde. J’ai compté deux fois.
    [bully] J’en ai plus que vous. Voilà.
    [gambler] En tête ! Rattrapez-moi.
    [grudge] En tête de celles-ci, et j’entends y rester.
   *[other] Plus que tout le monde : un bon début.
}
comment-set = { $tone ->
    [shrewd] Une de chaque. Ce n’est pas du goût, c’est du calcul.
    [honest] Voilà une série complète. J’en tire une certaine fierté.
    [bluffer] Une série complète. Pur hasard, je vous assure.
    [miser] Une série complète. Je l’époussetterai chaque matin.
    [bully] Série complète. Prenez des notes.
    [gambler] Carton plein !
    [grudge] Une série complète, et sans l’aide de personne.
   *[other] Une de chaque : la série est complète.
}
comment-set-1 = { $tone ->
    [shrewd] Une de chaque : le tout vaut plus que les parties.
    [honest] Une série complète. Il aura fallu de la patience.
    [bluffer] Tiens, une série complète ? Comment est-ce arrivé ?
    [miser] Une série complète, et j’ai payé chaque pièce.
    [bully] Série complète. Faites mieux.
    [gambler] Une de chaque : qui dit mieux ?
    [grudge] Une série complète. Et certains ici n’en voulaient pas.
   *[other] Et voilà une série complète.
}
comment-taken = { $tone ->
    [shrewd] C’est bien payé. Je t’en veux à peine.
    [honest] Ça fait mal. Mais tu l’as payée.
    [bluffer] Bon débarras. Ai-je l’air convaincant ?
    [miser] Ma société ! Je l’astiquais moi-même. Enfin, l’argent brille aussi.
    [bully] Tu le regretteras. J’y veillerai.
    [gambler] Bien joué ! Mon tour viendra.
    [grudge] C’est noté. À l’encre.
   *[other] Je l’aimais bien, cette société.
}
comment-taken-1 = { $tone ->
    [shrewd] Tu l’as payée trop cher. Je te le dis en ami.
    [honest] Bon, tu l’as payée. Prends-en soin.
    [bluffer] Garde-la. J’en ai de meilleures. Quelque part.
    [miser] Vendue sans mon avis ! Au moins, pas au rabais.
    [bully] Retiens bien ce jour. Moi, je le retiens.
    [gambler] Aïe ! Mais c’est de bonne guerre.
    [grudge] Un jour, je la reprendrai. Ou une des tiennes.
   *[other] Dommage : j’avais des projets pour elle.
}
comment-robbed = { $tone ->
    [shrewd] Un racket. Pas très fin, mais efficace.
    [honest] Un racket ? Je gardais cet argent pour quelque chose de joli.
    [bluffer] Ce n’est que de l’argent. Je pleurerai plus tard.
    [miser] Mon argent ! Chaque pièce avait un nom.
    [bully] Un racket. Contre moi. Quel courage.
    [gambler] Vite gagné, vite perdu.
    [grudge] Ce racket-là, je l’inscris dans mon petit carnet.
   *[other] Adieu, mon argent. Un racket, vraiment ?
}
comment-robbed-1 = { $tone ->
    [shrewd] À inscrire aux frais courants.
    [honest] Ce n’est pas très gentil. Mais c’est dans les règles.
    [bluffer] Garde la monnaie.
    [miser] Au voleur ! Je connaissais chacune de ces pièces.
    [bully] Tu me le rendras, avec les intérêts.
    [gambler] J’ai perdu plus que ça sur de plus mauvaises cartes.
    [grudge] Je n’oublie pas un racket. Jamais.
   *[other] Ma pauvre bourse.
}
comment-exchange = { $tone ->
    [shrewd] Bonne journée à la Bourse. C’en est presque ennuyeux.
    [honest] Bonne journée à la Bourse. Avec un peu de chance, j’en conviens.
    [bluffer] Tout s’est passé comme prévu. On avait bien prévu quelque chose ?
    [miser] Écoutez ces pièces. Quelle musique.
    [bully] Voilà comment on gagne à la Bourse.
    [gambler] Jackpot ! Je le savais. Enfin, je l’espérais.
    [grudge] La Bourse, au moins, est gentille avec moi.
   *[other] La Bourse m’a souri.
}
comment-exchange-1 = { $tone ->
    [shrewd] La Bourse a fait ce que disaient les chiffres.
    [honest] La Bourse m’a gâté. J’espère que vous aussi.
    [bluffer] Je fais ça les yeux fermés. Ils l’étaient, d’ailleurs.
    [miser] Encore des pièces. On n’en a jamais assez.
    [bully] La Bourse sait qui commande.
    [gambler] Quelle journée ! Encore, encore !
    [grudge] Enfin quelque chose qui marche.
   *[other] Belle journée à la Bourse.
}
comment-slump = { $tone ->
    [shrewd] Le marché se trompe. Et ça me coûte cher.
    [honest] Mauvaise affaire. C’est ma faute.
    [bluffer] Une perte tactique. Faites semblant d’y croire.
    [miser] Que personne ne me parle pendant une minute.
    [bully] Qu’est-ce qui vous fait rire ?
    [gambler] Perdu ! Quitte ou double la prochaine fois ?
    [grudge] Il faudra que je dise deux mots à cette Bourse.
   *[other] La Bourse et moi, on ne se parle plus.
}
comment-slump-1 = { $tone ->
    [shrewd] Une perte. Le calcul était bon, le monde non.
    [honest] J’ai mal jugé. Ça arrive.
    [bluffer] Tout est prévu. À très long terme.
    [miser] Perdues ! Toutes ces pièces, perdues !
    [bully] La Bourse le regrettera.
    [gambler] On ne gagne pas à tous les coups. Je recommencerai.
    [grudge] Quelqu’un a fait tomber ces cours. Je trouverai qui.
   *[other] Mauvaise journée à la Bourse.
}

comment-exposed = { $tone ->
    [shrewd] Bien calculé. Mon annonce n’a pas tenu.
    [honest] Tu avais raison à mon sujet. Bien vu.
    [bluffer] D’accord, tu as vu clair dans mon jeu. Pour une fois.
    [miser] Un mensonge, et rien au bout. Bien vu.
    [bully] Tu as eu de la chance. Une fois.
    [gambler] Raté ! Ça valait le coup d’essayer.
    [grudge] Tu as vu clair dans mon jeu. Je retiens comment.
   *[other] Tu as vu clair dans mon jeu. Bien vu !
}
comment-exposed-1 = { $tone ->
    [shrewd] Tu as cru les chiffres, et pas moi. J’aurais fait pareil.
    [honest] Tu ne t’es pas laissé avoir. C’est de bonne guerre.
    [bluffer] Comment tu as su ? Je mentais si bien !
    [miser] Ce mensonge était un mauvais placement.
    [bully] Tu n’en as rien cru. La prochaine fois, tu y croiras.
    [gambler] Mon bluff, ta manche. Au suivant !
    [grudge] Tu n’en as rien cru. Je n’oublie pas ce genre de choses.
   *[other] Tu n’en as rien cru, et tu avais raison.
}
comment-denounced = { $tone ->
    [shrewd] Désigner mon rôle, c’était bien joué. Pour toi.
    [honest] Tu as désigné mon rôle. Sans rancune.
    [bluffer] De tous les rôles, le mien. Tu as du flair.
    [miser] Tu as désigné mon rôle. Un mot, et c’est fini pour moi.
    [bully] Tu as désigné mon rôle. Tu auras de mes nouvelles.
    [gambler] On désigne un rôle, et c’est le mien. Quelle chance !
    [grudge] Tu as désigné mon rôle. Je le note.
   *[other] De tous les rôles, il a fallu que tu désignes le mien.
}
comment-denounced-1 = { $tone ->
    [shrewd] Bien choisi, et c’est fini pour moi. À ta place, j’aurais fait pareil.
    [honest] C’était moi, ce rôle. Ça fait mal, mais c’est le jeu.
    [bluffer] Que tu désignes mon rôle, je le prends comme un compliment.
    [miser] C’est fini pour moi, et tout ça pour un mot de toi.
    [bully] Ne désigne plus mon rôle, c’est un conseil.
    [gambler] Tu as montré du doigt, et c’était moi. Pas de chance !
    [grudge] Tu as désigné mon rôle. On en reparlera.
   *[other] Tu as désigné mon rôle, et voilà.
}
comment-stubborn = { $tone ->
    [shrewd] Aucun de nous deux n’est parti, aucun n’a sa part. Mauvais calcul des deux côtés.
    [honest] On aurait dû se parler. Maintenant, c’est fini pour toi comme pour moi.
    [bluffer] Tu restes, je reste, et c’est fini pour les deux. Quel numéro !
    [miser] C’est fini pour toi comme pour moi. Quelques pièces auraient réglé ça.
    [bully] Tu aurais dû partir. Maintenant, c’est fini pour toi et pour moi.
    [gambler] Personne n’a cédé. Quel duel !
    [grudge] Tu aurais pu partir. Je m’en souviendrai.
   *[other] Deux fois le même rôle, personne ne cède, et c’est fini pour les deux.
}
comment-stubborn-1 = { $tone ->
    [shrewd] Deux fois le même rôle, et pas d’accord. Ça a coûté cher, à toi comme à moi.
    [honest] Deux fois le même rôle. C’est ma faute autant que la tienne.
    [bluffer] J’aurais pourtant juré que tu allais partir.
    [miser] C’est fini pour les deux. Ça, au moins, c’est bien partagé.
    [bully] La prochaine fois, c’est toi qui pars.
    [gambler] On reste à deux, on tombe à deux. À refaire !
    [grudge] Fini pour toi, fini pour moi. C’est noté.
   *[other] Personne n’est parti, et c’est fini pour les deux.
}
comment-alone = { $tone ->
    [shrewd] Tout le butin pour toi. J’aurais dû le voir venir.
    [honest] Tout le butin pour toi. Bien joué !
    [bluffer] Rien que toi avec tout cet argent ? Je t’aurais tenu compagnie.
    [miser] Tout le butin pour une seule personne. Je ne peux pas regarder.
    [bully] Tout pour toi ? Profites-en tant que ça dure.
    [gambler] Le gros lot ! Je t’envie.
    [grudge] Le butin pour toi, rien que pour toi. Je n’oublie pas ce genre de choses.
   *[other] Tout le butin pour toi. Bravo !
}
comment-alone-1 = { $tone ->
    [shrewd] Une personne, une part. Impossible de mieux diviser.
    [honest] Tu ne partages avec personne. Chapeau.
    [bluffer] Personne à côté de toi au partage ? Comment tu fais ?
    [miser] Personne avec qui partager. Mon rêve.
    [bully] Quel appétit. J’aime bien ça.
    [gambler] Tout pour toi ! C’est comme ça que j’aime jouer.
    [grudge] Tu n’as partagé avec personne. C’est noté.
   *[other] Tu n’as partagé avec personne. Félicitations !
}
comment-bluffed = { $tone ->
    [shrewd] Tu n’étais donc pas ce que tu disais. J’ai cédé la place à une annonce, pas à un rôle.
    [honest] Tu n’étais pas ce que tu disais, et j’étais loin. Bien joué.
    [bluffer] On le disait tous les deux, et tu ne l’étais pas ! J’aurais pu faire ça.
    [miser] Je pars, et tu ne l’étais même pas. Quelle dépense.
    [bully] Tu bluffais. Ça marche une fois.
    [gambler] Tu bluffais, et j’étais loin. Du beau travail !
    [grudge] Tu annonces ce rôle, je pars, et c’était faux. Je m’en souviendrai.
   *[other] Tu n’étais donc pas ce que tu disais. Et j’étais loin.
}
comment-bluffed-1 = { $tone ->
    [shrewd] Ton annonce était fausse, et ma place était vide. Bien calculé.
    [honest] C’était faux, ce que tu disais, et j’étais dehors. Beau bluff.
    [bluffer] Un bluff ! D’un artiste à un autre : bravo.
    [miser] Je rentre chez moi, et ton annonce était fausse.
    [bully] La prochaine fois, je reste.
    [gambler] Je me couche, et tu bluffais. Ça arrive !
    [grudge] Elle était fausse, ton annonce. Maintenant, je le sais.
   *[other] Ton annonce était un bluff, et je te laissais la place.
}
comment-applause = { $tone ->
    [shrewd] Belle victoire. Je vais revoir mes calculs.
    [honest] Félicitations ! Quel plaisir de jouer avec toi.
    [bluffer] Tu le mérites. Et cette fois, je pense ce que je dis.
    [miser] Tout cet argent ! Félicitations. Dépense-le lentement.
    [bully] Bon, tu as gagné. Cette fois.
    [gambler] Quelle partie ! Félicitations !
    [grudge] Tu as gagné. Je ne t’en veux pas. Aujourd’hui.
   *[other] Félicitations, tu as gagné !
}
comment-applause-1 = { $tone ->
    [shrewd] Tu as gagné. Mes compliments.
    [honest] Tu as gagné, et ça me fait plaisir pour toi. On rejoue ?
    [bluffer] Tu gagnes. J’avais tout prévu comme ça, bien sûr.
    [miser] Tu gagnes. Ça me fend le cœur, mais bravo.
    [bully] Tu gagnes. Essaie un peu de recommencer.
    [gambler] Le gros lot est pour toi. On rejoue ?
    [grudge] Tu gagnes. Je sais qui surveiller la prochaine fois.
   *[other] Tu as gagné. Bien joué !
}
comment-sigh = { $tone ->
    [shrewd] Ça n’a pas suffi. Je vais revoir mes calculs.
    [honest] J’aurais bien voulu gagner, mais c’était une belle partie.
    [bluffer] J’ai fait exprès de perdre. C’est bien connu.
    [miser] Perdre, c’est ce qu’il y a de plus cher.
    [bully] Pff. Je veux rejouer.
    [gambler] Perdu ! On rejoue ?
    [grudge] Je n’ai pas gagné. Je vais y penser un bon moment.
   *[other] Ce n’était pas mon jour. Bien joué !
}
comment-sigh-1 = { $tone ->
    [shrewd] Quelqu’un a fait mieux que moi. Je trouverai comment.
    [honest] Je n’ai pas gagné. Félicitations quand même !
    [bluffer] La prochaine fois, je dirai la vérité. Peut-être.
    [miser] Pas de victoire. Et tout ce temps que ça a coûté !
    [bully] C’était de la chance. Pas la mienne.
    [gambler] Un jour on gagne, un jour on perd.
    [grudge] La prochaine fois, je me souviendrai de tout.
   *[other] Je n’ai pas gagné, mais quel plaisir de jouer.
}
comment-triumph = { $tone ->
    [shrewd] Le compte est bon. Merci pour la partie.
    [honest] J’ai gagné ! Merci, c’était un plaisir.
    [bluffer] J’ai gagné, et j’ai dit la vérité au moins deux fois.
    [miser] Une victoire, et elle n’a presque rien coûté.
    [bully] À moi. Je l’avais dit.
    [gambler] Le gros lot ! On rejoue ?
    [grudge] J’ai gagné. Toutes les dettes sont réglées.
   *[other] J’ai gagné ! Merci pour la partie.
}
comment-triumph-1 = { $tone ->
    [shrewd] C’est à peu près ce que j’avais calculé. Bien joué à tous.
    [honest] Quelle belle partie ! Vous ne m’avez pas fait de cadeau.
    [bluffer] Personne n’est plus surpris que moi. Quoique.
    [miser] La victoire, c’est la seule chose que j’aime gratuite.
    [bully] Au suivant.
    [gambler] Je n’aurais pas parié dessus ! On rejoue ?
    [grudge] Une victoire. Je garderai un bon souvenir de cette soirée.
   *[other] Cette fois, la victoire est à moi. On rejoue ?
}
