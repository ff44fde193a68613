# Ce que les robots disent tout haut, chacun sur son ton ($tone est le genre de robot).
#
# because-* : pourquoi il fait une offre ; $role est un rôle montré plus d’une fois, $amount le prix.
# reply-* : sa réponse à ce que quelqu’un a dit ; $amount est le prix qu’il accepterait.
#
# Chaque phrase doit être vraie quand on la dit, sur tous les tons : l’original anglais en donne les conditions.

because-double = { $tone ->
    [shrewd] Nous disons tous deux { role }. Si c’est vrai, l’un de nous doit partir : voilà mon prix.
    [honest] Nous disons tous deux { role }. Si c’est vrai, l’un de nous doit partir. Mon offre me semble juste.
    [bluffer] Nous disons tous deux { role } ! L’un de nous ferait mieux de partir, et pas gratuitement.
    [miser] Nous disons tous deux { role }. Que l’un de nous parte : c’est une belle somme.
    [bully] Nous disons tous deux { role }. L’un de nous part. À mes conditions.
    [gambler] Nous disons tous deux { role }. L’un de nous devrait partir. Tope là ?
    [grudge] Nous disons tous deux { role }. Si c’est vrai, l’un de nous doit partir. Je me souviendrais d’un non.
   *[other] Nous disons tous deux { role }. Si c’est vrai, l’un de nous doit partir.
}
crowd-size = { $amount ->
    [2] deux
   *[3] trois
}
because-crowd = { $tone ->
    [shrewd] On est { crowd-size } à se dire { role }. Si c’est vrai, au mieux, un seul aura sa part : faites-moi une offre.
    [honest] On est { crowd-size } à se dire { role }. Si c’est vrai, au mieux, un seul aura sa part. Arrangeons-nous.
    [bluffer] On est { crowd-size } à se dire { role } ? Quelqu’un doit partir. Pas moi.
    [miser] On est { crowd-size } à se dire { role }. Partir ne coûte rien ; rester, peut-être.
    [bully] On est { crowd-size } à se dire { role }. Quelqu’un part. Pas moi.
    [gambler] On est { crowd-size } à se dire { role } ! Qui part ?
    [grudge] On est { crowd-size } à se dire { role }. Je retiendrai qui reste.
   *[other] On est { crowd-size } à se dire { role }. Si c’est vrai, au mieux, un seul aura sa part.
}
because-fewer = { $tone ->
    [shrewd] Un de moins au partage. À vous l’argent tout de suite, à moi le risque.
    [honest] Je préfère partager avec un joueur de moins, et j’y mets le prix.
    [bluffer] De l’argent sûr, tout de suite. Prenez-le.
    [miser] De l’argent tout de suite, sans risque.
    [bully] Il y en a un de trop ici. Dehors.
    [gambler] Prenez l’argent et laissez-moi tenter ma chance.
    [grudge] Rendez-moi ce service. Je me souviendrais d’un non.
   *[other] À vous l’argent tout de suite, et un de moins au partage.
}
because-worth = { $tone ->
    [shrewd] Sans moi, un de moins au partage. Cela a son prix.
    [honest] Si je pars, vous serez un de moins à partager. Voilà mon prix.
    [bluffer] Ce casse ne serait-il pas plus beau sans moi ?
    [miser] Je pars pour { $amount }.
    [bully] Payez, et je débarrasse le plancher.
    [gambler] Pour { $amount }, vous faites ce casse sans moi.
    [grudge] Je pars si on me le demande gentiment : { $amount }.
   *[other] Si je pars, un de moins au partage.
}
because-counter = { $tone ->
    [shrewd] On y est presque. À { $amount }, je marche.
    [honest] Pas tout à fait. { $amount } me semble juste.
    [bluffer] Presque. { $amount } ?
    [miser] Pas à votre prix. { $amount }.
    [bully] { $amount }. C’est à prendre.
    [gambler] Disons { $amount }, et c’est fait.
    [grudge] Soit, mais à { $amount }.
   *[other] Mettons { $amount }.
}
because-agreed = { $tone ->
    [shrewd] { $amount }, comme convenu. À vous.
    [honest] { $amount }, comme promis. Le voici par écrit.
    [bluffer] { $amount }, parole d’honneur. Par écrit, elle vaut même quelque chose.
    [miser] { $amount }, comme convenu. Pas un sou de plus ni de moins.
    [bully] { $amount }. Signez.
    [gambler] Va pour { $amount }. Tope là !
    [grudge] { $amount }, comme convenu. Je tiens parole : à vous de tenir la vôtre.
   *[other] { $amount }, comme convenu.
}
because-demand = { $tone ->
    [bully] Vous payez et vous partez. C’est comme ça, ici.
   *[other] Payez { $amount }, et vous êtes à l’abri.
}

reply-gladly = { $tone ->
    [shrewd] Cela ferait l’affaire. Proposez-le.
    [honest] Oui. Proposez-le, et j’accepte.
    [bluffer] À ce prix ? Peut-être. Proposez toujours.
    [miser] Montrez-moi d’abord l’argent.
    [bully] Soit. Dépêchez-vous, avant que je change d’avis.
    [gambler] Tope là ! Proposez.
    [grudge] Venant de vous ? Soit, proposez.
   *[other] Cela pourrait m’aller. Proposez-le.
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
    [gambler] Dites { $amount }, et je file.
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
reply-pays = { $tone ->
    [shrewd] Je peux payer { $amount }. Ça marche ?
    [honest] Pour cela, je peux donner { $amount }.
    [bluffer] { $amount }. Ne le dites pas aux autres.
    [miser] { $amount }. C’est tout.
    [bully] { $amount }. Prenez, et filez.
    [gambler] { $amount }, et à moi de jouer !
    [grudge] Pour vous, { $amount }.
   *[other] Pour cela, je paierais { $amount }.
}
reply-sign = { $tone ->
    [shrewd] Bien. Acceptez donc mon offre.
    [honest] Bien ! Alors, acceptez mon offre : elle seule compte.
    [bluffer] Des mots. Acceptez, et je vous croirai.
    [miser] Alors acceptez, avant que je recompte.
    [bully] Alors acceptez. Tout de suite.
    [gambler] Alors, appuyez !
    [grudge] Bien. Acceptez, alors.
   *[other] Alors, acceptez mon offre.
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
    [shrewd] Non. Je suis mieux sans ça.
    [honest] Non merci, j’y perdrais.
    [bluffer] Non, non. Pas avec moi.
    [miser] Non. Cela ne vaut pas la peine.
    [bully] Non.
    [gambler] Non, pas cette fois.
    [grudge] Non. Pas pour vous.
   *[other] Non, ce n’est pas pour moi.
}
reply-hope = { $tone ->
    [shrewd] Non. J’espère mieux en restant.
    [honest] Merci, mais j’espère mieux en restant.
    [bluffer] Partir ? Quand cela devient intéressant ?
    [bully] Je reste. D’autres partiront avant moi.
    [gambler] Je sens la chance : je reste.
   *[other] J’espère mieux en restant.
}
reply-slim = { $tone ->
    [shrewd] J’y gagne trop peu.
    [honest] J’y gagnerais un peu, mais trop peu.
    [miser] Trop petit gain.
    [bully] Trop peu.
    [grudge] Trop peu, après ce qui s’est passé entre nous.
   *[other] J’y gagne trop peu.
}
reply-cheap = { $tone ->
    [shrewd] Pour vous, cela vaut bien plus.
    [honest] Vous y gagnez bien plus que vous ne payez, je crois.
    [miser] La bonne affaire serait pour vous. Non.
    [bully] Et vous ririez bien. Non.
   *[other] Vous y gagneriez bien plus que moi.
}
reply-dear = { $tone ->
    [shrewd] Pour moi, cela ne vaut pas autant.
    [honest] Je ne peux pas payer autant.
    [miser] Trop cher. Comme tout.
    [bully] Vous ne valez pas autant.
   *[other] Pour moi, cela ne vaut pas autant.
}
reply-crown = { $tone ->
    [shrewd] Et vous laisser gagner la partie ? Non.
    [honest] Cela pourrait vous faire gagner la partie : je préfère refuser.
    [bluffer] Bien essayé. Mais cela pourrait vous faire gagner.
    [miser] Cela pourrait me coûter la partie. Non.
    [bully] Pour que vous gagniez ? Non.
    [gambler] Et vous offrir la partie ? Même moi, je ne parie pas là-dessus.
    [grudge] Pour que vous gagniez ? Vous, entre tous ?
   *[other] Non : cela pourrait vous faire gagner la partie.
}
reply-another = { $tone ->
    [shrewd] Alors un autre joueur pourrait gagner la partie. Non.
    [honest] Cela pourrait faire gagner un autre joueur : je préfère refuser.
    [bully] Pour qu’un autre gagne ? Non.
    [gambler] Et offrir la partie à un autre ? Même moi, je ne parie pas là-dessus.
   *[other] Non : cela pourrait faire gagner un autre joueur.
}
reply-bluff = { $tone ->
    [shrewd] Toi, { role } ? J’ai fait le calcul : je n’y crois pas.
    [honest] Désolé, mais je ne crois pas que tu sois { role }.
    [bluffer] Toi, { role } ? Un bluff, je sais reconnaître ça.
    [miser] { role }, toi ? Je ne pars pas pour un conte de fées.
    [bully] Toi, { role } ? Jamais.
    [gambler] Je parie que tu n’es pas { role }.
    [grudge] Toi, { role } ? Je ne te crois pas. On verra bien.
   *[other] Je ne crois pas que tu sois { role }.
}
reply-threat = { $tone ->
    [shrewd] En effet, ce casse pourrait suffire. Nous avons tous intérêt à l’empêcher.
    [honest] Vous avez raison : cela peut arriver dès ce casse.
    [bluffer] Pour une fois, je le dis aussi : ce casse pourrait suffire.
    [miser] Cela peut arriver maintenant. Nous y perdrions tous.
    [bully] Oui. Pas tant que je suis là.
    [gambler] Ce casse pourrait suffire. Qui parie contre ?
    [grudge] Je le vois. Pensez-y en négociant.
   *[other] Oui, ce casse pourrait y suffire.
}
reply-calm = { $tone ->
    [shrewd] J’ai compté : pas à ce casse.
    [bluffer] Pas à ce casse. Croyez-moi, pour une fois.
    [bully] Du calme. Pas à ce casse.
    [gambler] Pas à ce casse. Dommage, ce serait palpitant.
   *[other] Pas à ce casse, en l’état.
}
reply-ditto = { $tone ->
    [bully] Pareil.
    [gambler] Pareil pour moi !
   *[other] Il en va de même pour moi.
}
reply-broke = { $tone ->
    [shrewd] Vous n’avez pas autant.
    [honest] Vous n’avez pas assez d’argent, je le crains.
    [bluffer] Avec quel argent ?
    [miser] J’ai compté votre argent : il n’y est pas.
    [bully] Avec quel argent ?
   *[other] Vous n’avez pas assez d’argent.
}
reply-out = { $tone ->
    [shrewd] Je suis hors du coup. Demandez-le-moi au prochain tour.
    [honest] Je suis sorti : plus d’accord possible à ce tour.
    [bully] Je suis sorti. Débrouillez-vous.
    [gambler] Je suis sorti, hélas ! Au prochain tour.
   *[other] Je suis sorti : plus d’accord avec moi à ce tour.
}
reply-gone = { $tone ->
    [shrewd] Vous n’êtes plus dans le casse : rien à négocier à ce tour.
    [honest] Vous n’êtes plus dans le casse : plus d’accord entre nous à ce tour.
    [bully] Vous n’êtes plus dans le casse. Regardez, et en silence.
   *[other] Vous n’êtes plus dans le casse : plus d’accord entre nous à ce tour.
}
reply-later = { $tone ->
    [shrewd] Pas maintenant. Pendant la négociation.
    [honest] Parlons-en pendant la négociation.
    [bully] Pas maintenant.
    [gambler] Patience ! Quand on négociera.
   *[other] Pas maintenant : pendant la négociation.
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
    [shrewd] Bonjour. Faites-moi une offre, à l’occasion.
    [honest] Bonjour ! Ravi de jouer avec vous.
    [bluffer] Bonjour ! Je suis tout à fait inoffensif.
    [miser] Bonjour. Saluer ne coûte rien.
    [bully] Oui, bonjour. Jouons.
    [gambler] Bonjour ! Jouons.
    [grudge] Bonjour. Je n’oublie jamais un visage.
   *[other] Bonjour !
}
reply-flattered = { $tone ->
    [shrewd] Merci. Simple calcul.
    [honest] Merci, c’est gentil.
    [bluffer] Vous me flattez. Continuez.
    [miser] Un compliment, c’est gratuit : je prends.
    [bully] Je sais.
    [gambler] Merci ! La chance a aidé.
    [grudge] Merci. C’est noté, en bien.
   *[other] Merci.
}
reply-accused = { $tone ->
    [shrewd] Vous verrez bien.
    [honest] Je n’ai rien dit de faux.
    [bluffer] Moi ? Vous me blessez.
    [miser] Les mots sont gratuits. Croyez ce que vous voulez.
    [bully] Prouvez-le.
    [gambler] On parie ?
    [grudge] Je retiens que vous l’avez dit.
   *[other] Pensez ce que vous voulez.
}
reply-both = { $tone ->
    [shrewd] Si c’est vrai, l’un de nous devrait partir. À un bon prix.
    [honest] Si c’est vrai, mieux vaut que l’un de nous parte.
    [bluffer] Si c’est vrai, je sais qui part. Pas moi.
    [bully] Alors, partez.
    [gambler] Si c’est vrai : qui cédera le premier ?
   *[other] Si c’est vrai, l’un de nous devrait partir.
}
reply-banter = { $tone ->
    [shrewd] Les mots ne valent pas cher. Les sociétés, si.
    [honest] Je m’y connais mieux en sociétés qu’en conversation, mais merci.
    [bluffer] Si vous le dites, c’est que c’est vrai. Comme tout ce que je dis.
    [miser] Les mots sont gratuits : continuez donc.
    [bully] Moins de mots, plus d’argent.
    [gambler] Ha ! Vous me redirez ça à la Bourse.
    [grudge] J’écoute. Et je retiens.
   *[other] Je m’entends mieux aux affaires qu’à la conversation.
}
reply-ahead = { $tone ->
    [shrewd] Personne n’a de sociétés plus fortes que vous. À votre place, je n’en parlerais pas trop.
    [honest] Vos sociétés sont les plus fortes. Je ne peux que les admirer.
    [bluffer] Avec des sociétés pareilles, je parlerais beaucoup, moi aussi.
    [miser] Avec des sociétés pareilles, on a les moyens de bavarder.
    [bully] Profitez bien de vos belles sociétés. Pour l’instant.
    [gambler] Vous voilà devant, avec ces sociétés ! Pour le moment.
    [grudge] Les plus fortes sociétés de la table, et ça bavarde. C’est noté.
   *[other] Avec des sociétés pareilles, moi aussi je serais de bonne humeur.
}
reply-truce = { $tone ->
    [shrewd] Entendu. Je laisse vos sociétés tranquilles jusqu’à la fin du prochain tour.
    [honest] Avec plaisir : je ne prends aucune de vos sociétés jusqu’à la fin du prochain tour.
    [bluffer] Parole d’honneur : vos sociétés ne risquent rien de ma part jusqu’à la fin du prochain tour.
    [miser] Une OPA coûte cher, de toute façon. D’accord jusqu’à la fin du prochain tour.
    [gambler] La paix jusqu’à la fin du prochain tour ? Tope là.
   *[other] Bonne idée : je laisse vos sociétés tranquilles jusqu’à la fin du prochain tour.
}
reply-pact = { $tone ->
    [shrewd] Notre trêve me convient. Jusqu’à la fin du prochain tour, donc.
    [honest] Volontiers encore une fois, jusqu’à la fin du prochain tour.
    [bluffer] Encore ? J’ai tenu parole une fois, alors pourquoi pas : jusqu’à la fin du prochain tour.
    [miser] Toujours moins cher que la guerre. Jusqu’à la fin du prochain tour.
    [gambler] Encore un tour de paix. Je sais attendre.
   *[other] Comme avant : jusqu’à la fin du prochain tour, je ne vous prends rien.
}
reply-war = { $tone ->
    [bully] Non. Ce que je veux, je le prends.
    [grudge] La paix ? Je ne promets rien.
   *[other] Merci, mais je ne promets rien de tel.
}
reply-puzzled = { $tone ->
    [shrewd] Je n’ai pas suivi. Je calcule mieux que je ne converse.
    [honest] Pardon, je n’ai pas compris, mais merci de me parler.
    [bluffer] Je pourrais faire semblant d’avoir compris. Pour une fois, non.
    [miser] Je n’ai pas compris, mais au moins cela n’a rien coûté.
    [bully] Aucune idée de ce que vous voulez dire. Rien de personnel.
    [gambler] Là, vous m’avez perdu ! Jouons.
    [grudge] Je n’ai pas suivi. Je n’en veux à personne.
   *[other] Je n’ai pas bien suivi, mais votre compagnie me plaît.
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

comment-takeover = { $tone ->
    [shrewd] Rien de personnel. J’ai fait le calcul, et puis je l’ai refait.
    [honest] Je m’en excuse. Au moins, c’est payé comptant.
    [bluffer] Prenez-le comme un compliment.
    [miser] Vous n’imaginez pas ce qu’il m’en coûte de payer autant.
    [bully] À moi. Gardez donc les presse-papiers.
    [gambler] Adjugé ! J’en ai encore le cœur qui bat.
    [grudge] J’espère que c’était votre préférée.
   *[other] Une belle société. J’en prendrai grand soin.
}
comment-takeover-1 = { $tone ->
    [shrewd] Elle valait plus pour moi que pour vous. C’est chose faite.
    [honest] À trois fois son niveau, j’espère que c’est correct.
    [bluffer] Je ne faisais que regarder. Et puis je l’ai achetée.
    [miser] Cela me coûte plus qu’à vous. Regardez ma bourse.
    [bully] De toute façon, vous n’en faisiez rien.
    [gambler] Une fois, deux fois, trois fois : adjugé !
    [grudge] Cette société sera plus heureuse chez moi.
   *[other] Celle-là, je la guettais depuis un moment.
}
comment-racket = { $tone ->
    [shrewd] Plus pour moi, moins pour vous tous : une carte qui fait les deux.
    [honest] Je n’aime pas faire cela. L’argent, si.
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
    [bluffer] Voyez cela comme une assurance. Contre moi.
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
    [shrewd] Voyons vos colonies. Pour mes statistiques, bien sûr.
    [honest] Puis-je voir vos colonies ? La carte le permet.
    [bluffer] Vos secrets sont en sûreté avec moi. Plus ou moins.
    [miser] Regarder ne coûte rien. Mon prix préféré.
    [bully] Vos colonies sur la table. Tout de suite.
    [gambler] Voyons ce que vous cachez !
    [grudge] Montrez-moi vos colonies. Je n’oublie jamais une carte.
   *[other] J’aimerais jeter un œil à vos colonies.
}
comment-peek-1 = { $tone ->
    [shrewd] Le renseignement, c’est le placement le moins cher.
    [honest] Je regarde, et je n’en dirai rien.
    [bluffer] Je ne regarde jamais. Sauf maintenant.
    [miser] Un coup d’œil gratuit. J’en prendrais bien deux.
    [bully] Montrez. Tout.
    [gambler] Cartes sur table ! C’est mon moment préféré.
    [grudge] Je veux seulement savoir à qui j’ai affaire.
   *[other] Juste un coup d’œil à vos colonies.
}
comment-lead = { $tone ->
    [shrewd] Personne n’en a plus que moi. À la fin, cela compte.
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
    [bluffer] En tête ? Cela ne durera pas. Ou bien si ?
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
    [shrewd] C’est bien payé. Je vous en veux à peine.
    [honest] Cela fait mal. Mais vous l’avez payée.
    [bluffer] Bon débarras. Ai-je l’air convaincant ?
    [miser] Ma société ! Je l’astiquais moi-même. Enfin, l’argent brille aussi.
    [bully] Vous le regretterez. J’y veillerai.
    [gambler] Bien joué ! Mon tour viendra.
    [grudge] C’est noté. À l’encre.
   *[other] Je l’aimais bien, cette société.
}
comment-taken-1 = { $tone ->
    [shrewd] Vous l’avez payée trop cher. Je vous le dis en ami.
    [honest] Bon, vous l’avez payée. Prenez-en soin.
    [bluffer] Gardez-la. J’en ai de meilleures. Quelque part.
    [miser] Vendue sans mon avis ! Au moins, pas au rabais.
    [bully] Retenez bien ce jour. Moi, je le retiens.
    [gambler] Aïe ! Mais c’est de bonne guerre.
    [grudge] Un jour, je la reprendrai. Ou une des vôtres.
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
    [bluffer] Gardez la monnaie.
    [miser] Au voleur ! Je connaissais chacune de ces pièces.
    [bully] Vous me le rendrez, avec les intérêts.
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
    [shrewd] Le marché se trompe. Et cela me coûte cher.
    [honest] Mauvaise affaire. C’est ma faute.
    [bluffer] Une perte tactique. Faites semblant d’y croire.
    [miser] Que personne ne me parle pendant une minute.
    [bully] Qu’est-ce qui vous fait rire ?
    [gambler] Perdu ! Quitte ou double la prochaine fois ?
    [grudge] Il faudra que je dise deux mots à cette Bourse.
   *[other] La Bourse et moi, nous ne nous parlons plus.
}
comment-slump-1 = { $tone ->
    [shrewd] Une perte. Le calcul était bon, le monde non.
    [honest] J’ai mal jugé. Cela arrive.
    [bluffer] Tout est prévu. À très long terme.
    [miser] Perdues ! Toutes ces pièces, perdues !
    [bully] La Bourse le regrettera.
    [gambler] On ne gagne pas à tous les coups. Je recommencerai.
    [grudge] Quelqu’un a fait tomber ces cours. Je trouverai qui.
   *[other] Mauvaise journée à la Bourse.
}
