# Ce que les robots disent tout haut, chacun sur son ton ($tone est le genre de robot).
#
# because-* : pourquoi il fait une offre ; $role est un rôle montré plus d’une fois, $amount le prix.
# reply-* : sa réponse à ce que quelqu’un a dit ; $amount est le prix qu’il accepterait.
#
# Chaque phrase doit être vraie quand on la dit, sur tous les tons : l’original anglais en donne les conditions.

because-double = { $tone ->
    [shrewd] { role } en double. Si c’est nous deux, l’un de nous doit partir : voilà mon prix.
    [honest] { role } en double. Si c’est nous deux, l’un de nous doit partir. Je crois que mon offre est juste.
    [bluffer] { role } en double ! Si c’est nous deux, l’un de nous doit partir, et pas gratuitement.
    [miser] { role } en double. Si c’est nous deux, l’un de nous doit partir. C’est une belle somme.
    [bully] { role } en double. Si c’est nous deux, l’un de nous part. À ma façon.
    [gambler] { role } en double. Si c’est nous deux, l’un de nous doit partir. Tope là ?
    [grudge] { role } en double. Si c’est nous deux, l’un de nous doit partir. Je me souviendrais d’un non.
   *[other] { role } en double. Si c’est nous deux, l’un de nous doit partir.
}
because-crowd = { $tone ->
    [shrewd] { role } : nous sommes { $amount } à le dire. Si c’est vrai, un seul au plus partagera : faites-moi une offre.
    [honest] { role } : nous sommes { $amount } à le dire. Si c’est vrai, un seul au plus partagera. Arrangeons-nous.
    [bluffer] { role } : nous sommes { $amount } à le dire ? Quelqu’un doit partir. Pas moi.
    [miser] { role } : nous sommes { $amount } à le dire. Partir ne coûte rien ; rester, peut-être.
    [bully] { role } : nous sommes { $amount } à le dire. Quelqu’un part. Pas moi.
    [gambler] { role } : nous sommes { $amount } à le dire ! Qui part ?
    [grudge] { role } : nous sommes { $amount } à le dire. Je me souviendrai de qui reste.
   *[other] { role } : nous sommes { $amount } à le dire. Si c’est vrai, un seul au plus partagera.
}
because-fewer = { $tone ->
    [shrewd] Un de moins au partage. À vous l’argent tout de suite, à moi le risque.
    [honest] Je préfère partager avec un de moins, et je le paie.
    [bluffer] Prenez : cet argent est à vous, quoi que disent les cartes.
    [miser] De l’argent tout de suite, sans risque.
    [bully] Il y en a un de trop ici. Dehors.
    [gambler] Prenez l’argent et laissez-moi tenter ma chance.
    [grudge] Rendez-moi ce service. Je me souviendrais d’un non.
   *[other] Vous auriez l’argent tout de suite, et un de moins partagerait.
}
because-worth = { $tone ->
    [shrewd] Sans moi, vous partagez avec un de moins. Cela a son prix.
    [honest] Si je pars, vous partagez avec un de moins. Voilà ce que j’en demande.
    [bluffer] N’aimeriez-vous pas mieux ce casse sans moi ?
    [miser] Je pars pour { $amount }.
    [bully] Payez, et vous êtes débarrassé de moi.
    [gambler] Pour { $amount }, ce coup-là se fait sans moi.
    [grudge] Je pars si on me le demande gentiment : { $amount }.
   *[other] Si je pars, vous partagez avec un de moins.
}
because-counter = { $tone ->
    [shrewd] On y est presque. À { $amount }, je marche.
    [honest] Pas tout à fait. { $amount } me semble juste.
    [bluffer] Presque. { $amount } ?
    [miser] Pas à votre prix. { $amount }.
    [bully] { $amount }. C’est à prendre.
    [gambler] Disons { $amount }, et c’est fait.
    [grudge] Soit, mais à { $amount }.
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
reply-soon = { $tone ->
    [bully] Oui, oui. Un instant.
    [bluffer] Peut-être plus tôt que vous ne pensez.
    [gambler] Avec plaisir !
   *[other] Oui. Un instant.
}
reply-more = { $tone ->
    [shrewd] Disons { $amount }.
    [honest] Il me faudrait { $amount }.
    [bluffer] Pour { $amount }, j’oublie ce casse.
    [miser] Cela coûte { $amount }.
    [bully] { $amount }. Payez.
    [gambler] Dites { $amount }, et je suis parti.
    [grudge] Pour vous, { $amount }.
   *[other] Pour cela, je voudrais { $amount }.
}
reply-less = { $tone ->
    [shrewd] Presque : { $amount }.
    [honest] Pour cela, je peux donner { $amount }, pas plus.
    [bluffer] Pour { $amount }, je dirais même merci.
    [miser] { $amount }. Pas un sou de plus.
    [bully] { $amount }, et vite.
    [gambler] { $amount }, et vous êtes libre !
    [grudge] Pour vous, { $amount }.
   *[other] Pour cela, je paierais { $amount }.
}
reply-no = { $tone ->
    [shrewd] Non. Cela ne me rapporte pas.
    [honest] Désolé, non. Ce ne serait pas bon pour moi.
    [bluffer] Non, non. Pas avec moi.
    [miser] Non. Cela ne vaut pas la peine.
    [bully] Non.
    [gambler] Non, pas cette fois.
    [grudge] Non. Pas de ma part.
   *[other] Non, ce n’est pas pour moi.
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
    [shrewd] À mon compte, guère probable.
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
    [gambler] À votre service !
   *[other] Je vous en prie.
}
reply-shrug = { $tone ->
    [shrewd] Comme vous voulez.
    [honest] C’est votre droit.
    [bluffer] Vous verrez bien.
    [bully] Et alors ?
    [grudge] J’ai entendu.
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
