# Ce que les robots disent tout haut, chacun sur son ton ($tone est le genre de robot).
#
# because-* : pourquoi il fait une offre ; $role est un rôle montré plus d’une fois, $amount le prix.
# reply-* : sa réponse à ce que quelqu’un a dit ; $amount est le prix qu’il accepterait.

because-double = { $tone ->
    [shrewd] { role } en double. L’un de nous doit partir, et voilà ce que cela vaut.
    [honest] { role } en double : l’un de nous doit partir. Je crois que c’est un juste prix.
    [bluffer] { role } en double ! L’un de nous doit partir, et ce ne sera pas gratuit.
    [miser] { role } en double : l’un de nous doit partir. Prenez, c’est beaucoup d’argent.
    [bully] { role } en double. L’un de nous part. Devinez qui.
    [gambler] { role } en double : l’un de nous doit partir. Tope là ?
    [grudge] { role } en double : l’un de nous doit partir. Je me souviendrai d’un oui.
   *[other] { role } en double : l’un de nous doit partir.
}
because-fewer = { $tone ->
    [shrewd] Moins de monde au partage. Vous gagnez maintenant, moi plus tard.
    [honest] Je préfère partager à moins, et je le paie.
    [bluffer] Croyez-moi : ce coup-là n’est pas pour vous.
    [miser] De l’argent tout de suite, sans risque. Vous n’aurez pas mieux.
    [bully] On est trop ici. Dehors.
    [gambler] Prenez l’argent et laissez-moi tenter ma chance.
    [grudge] Rendez-moi ce service, et nous sommes quittes.
   *[other] Moins nous sommes, plus il reste à partager.
}
because-worth = { $tone ->
    [shrewd] Sans moi, votre part augmente de plus que cela.
    [honest] Si je pars, vous y gagnez davantage. J’ai compté.
    [bluffer] Vous ne voulez vraiment pas de moi dans ce casse.
    [miser] Je pars pour { $amount }. Pas pour moins.
    [bully] Payez, ou je reste et je gâche tout.
    [gambler] J’aimerais mieux jouer. Donnez-moi une bonne raison de partir.
    [grudge] Je pars si on me le demande gentiment : { $amount }.
   *[other] Si je pars, il y a plus pour vous.
}
because-counter = { $tone ->
    [shrewd] On y est presque. À { $amount }, nous y gagnons tous les deux.
    [honest] Pas tout à fait. { $amount } serait juste.
    [bluffer] J’ai déjà une meilleure offre. { $amount } ?
    [miser] Bien trop cher. { $amount }.
    [bully] { $amount }. Dernier mot.
    [gambler] Disons { $amount }, et c’est fait.
    [grudge] Je passe l’éponge. { $amount }.
   *[other] Entendons-nous à { $amount }.
}
because-demand = { $tone ->
    [bully] Vous payez et vous partez. C’est comme ça, ici.
   *[other] Payez { $amount }, et vous êtes à l’abri.
}

reply-gladly = { $tone ->
    [shrewd] Mettez-le sur la table, et vous verrez.
    [honest] Oui. Faites-en une offre, et j’accepterai.
    [bluffer] À ce prix ? Peut-être. Proposez toujours.
    [miser] Montrez d’abord l’argent.
    [bully] Soit. Dépêchez-vous, avant que je change d’avis.
    [gambler] Tope là ! Proposez.
    [grudge] Venant de vous ? Soit, proposez.
   *[other] Cela pourrait m’aller. Faites-en une offre.
}
reply-more = { $tone ->
    [shrewd] Pas à moins de { $amount }.
    [honest] Il me faudrait { $amount }.
    [bluffer] D’autres paient mieux. { $amount }.
    [miser] { $amount }, et pas un dollar de moins.
    [bully] { $amount }. Ou rien.
    [gambler] Dites { $amount }, et je suis parti.
    [grudge] Pour vous, { $amount }.
   *[other] Pour cela, je voudrais { $amount }.
}
reply-no = { $tone ->
    [shrewd] Non. Rester me rapporte plus.
    [honest] Désolé, non. J’y perdrais.
    [bluffer] Non, non. J’aime bien trop mes cartes.
    [miser] Vous n’avez pas les moyens.
    [bully] C’est vous qui partez.
    [gambler] Non, ce coup-là, je veux le voir.
    [grudge] Pas pour vous.
   *[other] Non, je préfère rester.
}
reply-perhaps = { $tone ->
    [shrewd] Tout dépend du prix.
    [honest] Je vais y réfléchir, promis.
    [bluffer] Peut-être bien que oui, peut-être bien que non.
    [miser] Et qu’est-ce que j’y gagne ?
    [bully] Je fais ce qui me plaît.
    [gambler] On verra comment tombent les cartes.
    [grudge] Cela dépend. J’ai bonne mémoire.
   *[other] Peut-être.
}
reply-patience = { $tone ->
    [shrewd] Réfléchir coûte moins cher que perdre.
    [honest] Un instant, s’il vous plaît.
    [bluffer] On est nerveux ?
    [miser] Le temps ne coûte rien.
    [bully] C’est vous qui m’attendez.
    [gambler] Quand vous voulez !
    [grudge] Je me souviendrai de qui m’a pressé.
   *[other] Chaque chose en son temps.
}
reply-said = { $tone ->
    [honest] J’ai dit ce que je suis, et c’est vrai.
    [bluffer] Je l’ai dit. Est-ce que je mentirais ?
    [bully] Je l’ai dit. Une fois suffit.
   *[other] J’ai dit ce que je suis.
}
reply-doubt = { $tone ->
    [shrewd] Les cartes disent autre chose.
    [honest] J’ai du mal à le croire.
    [bluffer] Un menteur reconnaît les siens.
    [bully] N’importe quoi.
   *[other] J’en doute.
}
reply-believe = { $tone ->
    [honest] Je le crois.
    [bully] Pour une fois, c’est vrai.
   *[other] C’est bien possible.
}
reply-welcome = { $tone ->
    [bully] Oui, oui.
    [miser] Les mercis ne paient pas.
    [grudge] C’est noté, en bien.
    [gambler] À votre service !
   *[other] Je vous en prie.
}
reply-shrug = { $tone ->
    [shrewd] Comme vous voulez. L’offre était bonne.
    [honest] C’est votre droit.
    [bluffer] Vous verrez bien.
    [bully] Tant pis pour vous.
    [grudge] Je m’en souviendrai.
   *[other] Comme il vous plaira.
}
reply-chat = { $tone ->
    [shrewd] Les paroles ne coûtent rien. Faites-moi une offre.
    [honest] Je comprends surtout les phrases de la table. Demandez-moi avec celles-là.
    [bluffer] Si vous le dites, c’est vrai. Comme tout ce que je dis.
    [miser] Les mots sont gratuits, alors continuez.
    [bully] Moins de bavardage.
    [gambler] Ha ! Jouons.
    [grudge] Je vous écoute. Et je retiens.
   *[other] Je ne comprends que les offres et les phrases de la table.
}
