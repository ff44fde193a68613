# La table de Million Club dans un navigateur.

club-contents = Le tour
club-round = { $round ->
    [0] Mise en place
   *[other] Tour { $round } sur { $rounds }
}
club-last = le dernier tour
club-last-said = C’est le dernier tour.
club-closes = Tour { $round } : { tile }, tuile fermée
club-chapter = { $chapter ->
    [placing] Pose
    [lobby] Lobby
    [intrigues] Intrigues
    [colonies] Colonies
    [exchange] Bourse
    [companies] Sociétés
   *[ending] Fin du tour
}

## Le plateau

club-board = Les cinq tuiles
club-closed = tuile fermée
club-short = { $why ->
    [plan] { $price } M, reste { $left } M
   *[money] manque { $missing } M
}
club-full = complet
club-privilege = Le plus de pions ici : le privilège irait à { $seat }
club-privilege-does = { $tile ->
    [lobby] déplacer un pion
    [intrigues] une carte de plus
    [colonies] une de plus, { number-colony-price } M
    [exchange] racheter une société
   *[companies] une de plus, { number-company-price } M
}
club-most = le plus de pions :
club-moves = { $count ->
    [one] 1 mouvement
   *[other] { $count } mouvements
}
club-none-yours = aucune à vous
club-deck = { $draws ->
    [0] { $count } dans la pioche
   *[other] { $count } dans la pioche, { $draws } à piocher
}
club-seat = Place { $number } : { $seat }{ $picking ->
    [yes] , qui choisit une carte
   *[no] { "" }
}
club-seat-free = Place { $number } : libre
club-hint-board = Choisissez sur le plateau un emplacement en pointillé.
club-hint-star = ★ Le plus de pions sur une tuile, sans égalité : son privilège est à vous.
club-hint-aim = Sociétés et colonies font les points de la fin ; la Bourse et les taxes font l’argent pour les acheter.
club-hint-last-round = Le dernier tour : à la fin, chaque tranche complète de { $money } M en main vaut un point.
club-held = Votre pion va là.
club-held-how = Il compte dans un instant ; touchez encore l’emplacement pour continuer.
club-take-back = Reprendre
club-from = Le pion quitte :
club-queue = Pions encore à poser, dans l’ordre :

## Ce qu’on peut faire

club-deed = { $verb ->
    [Develop] Développer : niveau { $amount }
    [Tax] Taxer : +{ $amount } M, niveau { $level }
    [TurnCompany] Au niveau { $amount }
    [SwapCompanies] Échanger
    [SwapColonies] Échanger
    [TakeOver] Acheter pour { $amount } M
    [BuyColony] Acheter pour { $amount } M
    [BuyCompany] Acheter pour { $amount } M
    [BuyColonyFrom] Acheter pour { $amount } M
    [DiscardColony] Défausser
    [DiscardCompany] Défausser
    [PlayIntrigue] Jouer
    [CompeteIn] Choisir
    [BeginWith] Commencer ici
    [LookAt] Regarder
    [RaiseCapital] Y mettre le billet
    [GiveFirst] Joue en premier
    [ChooseColony] Prendre
    [ChooseCompany] Prendre
   *[other] Celle-ci
}
club-left = reste { $left } M
club-worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
club-highest = développée à fond
club-lowest = trop petite pour être taxée
club-of = chez { $seat }
club-lead = { $change ->
    [mine] majorité à vous : +{ $points }
    [from] majorité à vous, plus à { $seat } : +{ $points }
    [more] votre majorité grandit : +{ $points }
    [broken] brise la majorité { DE($seat) }
    [gives] la majorité irait à { $seat }
    [still] majorité toujours à { $seat }
   *[none] majorité à personne
}
club-completes = complète une série : +{ number-set-points }
club-cards = { $count ->
    [0] aucune carte Colonie
    [one] 1 carte Colonie
   *[other] { $count } cartes Colonie
}
club-you-have = { $count ->
    [0] vous n’en avez pas encore
   *[other] vous en avez { $count }
}
club-quotation = cote { $quotation }
club-give = Vous donnez
club-go-on = Continuer
club-competition = { $mine ->
    [yes] +1 chez vous
   *[no] rien chez vous
} ; { $count ->
    [0] personne ne baisse
   *[other] −1 chez { $seats }
}
club-hint-moves = Un mouvement par pion dans le secteur, quel que soit son joueur.
club-counts = { $sort ->
    [moves] Développer est gratuit : chaque niveau vaut un point à la fin. Taxer rapporte le niveau en M, puis la société perd un niveau.
    [company] Points sur les boutons : à cet instant, sans le prix. Seul à avoir le plus de sociétés d’un secteur (en nombre) : { number-majority-points } de plus pour chacune. Chaque série des trois secteurs : { number-set-points } de plus.
    [takeover] L’argent va à son propriétaire. Points sur les boutons : à cet instant, sans le prix. Seules les sociétés que vous pouvez payer sont montrées.
    [takeover-last] Dernier tour : chaque bouton dit combien de points vous y gagnez ou perdez, prix compris (chaque tranche de { $money } M en main vaut un point). Seules les sociétés que vous pouvez payer sont montrées.
    [company-last] Dernier tour : chaque bouton dit combien de points vous y gagnez ou perdez, prix compris (chaque tranche de { $money } M en main vaut un point).
    [colony] { club-colony-points } Non compris sur les boutons : le prix, et les majorités des régions.
    [colony-last] Dernier tour : chaque bouton dit combien de points vous y gagnez ou perdez, prix compris (chaque tranche de { $money } M en main vaut un point). Non comprises : les majorités des régions, car les cartes des rivaux sont secrètes.
   *[swap] { club-colony-points }
}
help-tile = { $tile ->
    [lobby] Avec un pion dans un secteur, vous y développez ou taxez vos sociétés : un mouvement par pion présent, ceux des rivaux compris. Trois pions, trois mouvements.
    [intrigues] Chaque pion prend une carte ; elle s’applique aussitôt.
    [colonies] Chaque pion prend une colonie : achetée { number-colony-price } M, ou défaussée. { club-colony-points }
    [exchange] Chaque pion gagne, ou perd, l’écart entre deux cotations.
   *[companies] Chaque pion prend une société : achetée { number-company-price } M, ou défaussée.
}
club-colony-points = Points : { number-colony-points } par carte ; seul à avoir le plus de cartes d’une région, { number-majority-points } de plus pour chacune ; chaque série des cinq régions, { number-set-points } de plus.
club-hint-next = Les cartes que vous laissez passent à { $seat }.
club-hint-again = Vous choisirez encore parmi les cartes que vous laissez.
club-hint-last = { $tile ->
    [intrigues] Vous choisissez en dernier : le reste retourne dans la pioche.
   *[other] Vous choisissez en dernier : le reste est défaussé.
}
club-forced = Vous ne pouvez payer aucune carte : vous avez { $money } M, une carte coûte { $price } M.
club-forced-how = Vous choisissez en dernier : toutes ces cartes sont défaussées.
club-unpaid = { $sort ->
    [takeover] Vous avez le privilège, mais la société la moins chère coûte { $price } M et vous avez { $money } M.
   *[card] Vous avez le privilège, mais une carte coûte { $price } M et vous avez { $money } M.
}
club-hint-look = Vous pouvez tout de même regarder le reste de la pioche ; vous seul le voyez.
club-hint-spare = Si vous achetez, il reste { $left } M ; les cartes que vos autres pions attendent coûtent { $later } M.

## La Bourse

club-exchange = Cercle des dépendances
club-exchange-how = À la Bourse, un pion gagne la cote de son secteur, moins celle du secteur que montre sa flèche.
club-sector-said = { $sector } : cote { $quotation }. Dépend du secteur { $other } ; un pion gagnerait { $amount } M en ce moment.
club-would-earn = { $seat } { $amount } M
club-earned = { $seat } { $amount } M, payé
club-exchange-paid = déjà payée
club-nobody-there = Aucun pion à la Bourse.

## Ce qu’on m’a fait

club-blow = { $sort ->
    [racketed] −{ $amount } M : { $by } joue Racket.
    [exchange-loss] −{ $amount } M : vos pions perdent à la Bourse.
    [turned] { $by } joue Concurrence déloyale : votre société { $sector } perd un niveau (−1 point).
    [taken-over] OPA ! { $by } vous rachète une société { $sector } pour { $amount } M (−{ $points } { $points ->
        [one] point
       *[other] points
    }).
    [swapped] { $by } joue Dumping : votre société { $sector } part, vous recevez { $company }.
    [colony-gone] { $amount ->
        [0] { $by } prend votre carte Colonie : { $region }.
       *[other] { $by } vous achète une carte Colonie ({ $region }) pour { $amount } M.
    }
    [colony-got] En échange, vous recevez { $region }.
   *[seen] { $by } a vu vos cartes Colonie.
}
## Ce qui vient de se passer

club-lately = Ce qui vient de se passer
club-news = Tout ({ $count })
club-news-how = Depuis votre dernier coup
club-news-none = Rien encore.
club-news-before = Avant cela
club-searched = Privilège : { $seat } parcourt le reste de la pioche ({ $tile }).
club-lead-lost = Majorité perdue ({ $sectors }) : −{ $points } { $points ->
    [one] point
   *[other] points
}. Vous y aviez plus de sociétés que quiconque.
club-star-lost = ★ Majorité perdue ({ $tile }) : { $seat } y a autant de pions que vous, le privilège n’est plus à personne.
club-set-lost = Une série des trois secteurs est défaite : −{ $points } { $points ->
    [one] point
   *[other] points
}.
club-swings = Ce qu’un pion gagne à la Bourse change :
club-taxed = { $line } (+{ $amount } M)
club-settled = Bourse :
club-privileges = Privilèges : { $held }.

## Les joueurs

club-mine = { $open ->
    [yes] Votre bureau
   *[no] Votre bureau, pour vos yeux seuls
}
club-mine-points = Points à la fin : { number-colony-points } par carte ; +{ number-majority-points } par carte si vous êtes seul à en avoir le plus de sa région ; +{ number-set-points } par série de 5.
club-own = Vos sociétés et colonies
club-my-money = { $money } M en main
club-fortune = = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
club-fortune-how = À la fin, chaque tranche complète de { $money } M en main vaut un point.
club-planned = { $short ->
    [0] cartes de vos pions : { $later } M, { $exchange ->
        [yes] la Bourse devrait payer le reste
       *[no] reste { $left } M
    }
   *[other] cartes de vos pions : { $later } M, il manque { $short } M
}
club-memory = Vos notes ({ $count })
club-memory-none = Ici : les cartes que vous avez vues, et ce qu’on vous a fait.
club-players = Les joueurs
club-who = { $mine ->
    [yes] { $awaited ->
        [yes] à vous
       *[no] vous
    }
   *[no] à jouer
}
club-first = premier joueur de ce tour
club-first-short = commence
club-secret = secret
club-m = { $amount } M
club-open-points = Points
club-on-top = { $sort ->
    [money] + { $points } en argent
    [short] + { $points }
    [screen] points + cachés
   *[hidden] + cachés
}
club-front = points : { $leaders } { $points }{ $hidden ->
    [yes] { " + cachés" }
   *[no] { "" }
}{ $behind ->
    [yes] , vous { $mine }
   *[no] { "" }
}
club-points = Points
club-compare = Comparer les joueurs
club-compared = Sous chaque secteur, les niveaux des sociétés ; souligné : en tête aux points, ou seul à avoir le plus de sociétés du secteur.
club-counted-not = S’y ajoute à la fin ce qui est secret : l’argent, les majorités et les séries de colonies.
club-companies-of = Sociétés chez { $seat }
club-no-company = aucune société

## La feuille de score

club-scoring = { $line ->
    [companies] 1 par niveau de vos sociétés
    [leadership] être seul à avoir le plus de sociétés d’un secteur, en nombre et non en niveaux : { number-majority-points } pour chacune
    [consortium] { number-set-points } par série des trois secteurs
    [colonies] { number-colony-points } par carte Colonie
    [concession] être seul à avoir le plus de cartes d’une région : { number-majority-points } pour chacune
    [globalisation] { number-set-points } par série des cinq régions
    [fortune] 1 par tranche complète de { number-money-for-a-point } M en main à la fin
   *[total] le plus de points gagne ; à égalité, le plus riche
}

club-counting = On compte les points…
club-skip = Aller à la fin
club-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
club-won-with = avec { $points } points{ $why ->
    [money] , à égalité : l’argent tranche
   *[other] { "" }
}
club-decided = { $seat } a { $ahead } { $ahead ->
    [one] point
   *[other] points
} de plus { QUE($rival) }, surtout par { $line ->
    [companies] les niveaux des sociétés
    [leadership] la tête des secteurs
    [consortium] les séries de secteurs
    [colonies] le nombre de colonies
    [concession] la tête des régions
    [globalisation] les séries de régions
   *[fortune] l’argent en main
} (+{ $more }).
club-decided-money = { $seat } a autant de points { QUE($rival) }, mais { $money } M en main contre { $other } M.
club-decided-shared = Autant de points, et autant d’argent : la victoire est partagée.
club-line = Ligne
club-line-how = { $line ->
    [companies] les niveaux de toutes les sociétés
    [leadership] personne n’a seul le plus de sociétés d’un secteur
    [consortium] { number-set-points } par série de trois secteurs
    [colonies] { number-colony-points } par carte Colonie
    [concession] personne n’a seul le plus de cartes d’une région
    [globalisation] { number-set-points } par série de cinq régions
   *[fortune] 1 par tranche complète de { number-money-for-a-point } M
}
club-line-led = { $line ->
    [leadership] seul à avoir le plus de sociétés d’un secteur, quels que soient leurs niveaux : { number-majority-points } pour chacune ({ $led })
   *[concession] seul à avoir le plus de cartes d’une région : { number-majority-points } pour chacune ({ $led })
}

club-ending-points = D’où viennent les points
club-ending-moments = Les grands moments
club-ending-exchange = { $good ->
    [yes] Le plus beau jour à la Bourse
   *[no] Le pire jour à la Bourse
} : { $seat }, { $amount } M{ $round ->
    [0] { "" }
   *[other] { " " }au tour { $round }
}.
club-ending-takeover = L’OPA la plus chère : { $seat } a racheté une société { sector } à { $owner } pour { $amount } M au tour { $round }.

## Aide

help-at-PickFromIntrigues = Privilège : toutes les cartes de la pioche qui n’ont pas été tirées vous sont ouvertes. Prenez-en une, elle s’applique aussitôt, ou passez.
help-at-PickFromColonies = Privilège : toutes les cartes de la pioche qui n’ont pas été tirées vous sont ouvertes. Achetez-en une pour { number-colony-price } M, ou passez.
help-at-PickFromCompanies = Privilège : toutes les sociétés de la pioche qui n’ont pas été tirées vous sont ouvertes. Achetez-en une pour { number-company-price } M, au niveau 1, ou passez.
help-rule-MC-V1 = Développer : le niveau de la société monte de 1. Taxer : vous prenez son niveau en M à la banque, puis son niveau baisse de 1. Ses quatre ronds disent où elle en est : avec quatre pleins, elle ne se développe plus ; avec un seul, elle ne se taxe pas.
help-rule-MC-4-3 = OPA : payez au propriétaire { number-takeover-factor } fois son niveau, et la société est à vous telle quelle. Il ne peut pas refuser.
help-rule-MC-5-1 = Chacun prend une carte à son tour et passe les autres. Achetée { number-company-price } M, la société est devant vous au niveau 1 ; une carte défaussée est perdue.
help-rule-MC-2-d = Une de vos sociétés du secteur monte d’un niveau ; une de chaque rival y baisse d’un niveau.
help-rule-MC-2-h = Un billet de la banque va sous la société, et son niveau monte de 1 pour de bon.
help-in-short = À chaque tour, chacun place deux pions. Puis les tuiles ouvertes sont jouées dans l’ordre, du Lobby aux Sociétés. La Bourse et les taxes rapportent de l’argent ; les colonies et les sociétés en coûtent, et valent des points à la fin. Après { number-rounds } tours, le plus de points gagne.

## Une première partie guidée

coach-million-club-Star = ★ Plus de pions que tous les autres sur une tuile ? Vous y ferez un peu plus : l’étoile dit quoi.
coach-million-club-Exchange = La Bourse rapporte de l’argent : le nombre sur une place est ce qu’un pion y gagne en ce moment.
coach-million-club-Lobby = Avec un pion dans un secteur du Lobby, vous y avez un mouvement par pion présent, rivaux compris.

coach-million-club-LobbyPrivilege = ★ Le plus de pions au Lobby : un des vôtres peut passer sur une autre tuile, et y compte aussi.
coach-million-club-PickFromIntrigues = ★ Le plus de pions ici : regardez le reste de la pioche et, si vous voulez, jouez une carte de plus.
coach-million-club-PickFromColonies = ★ Le plus de pions ici : regardez le reste de la pioche et, si vous voulez, achetez une colonie de plus.
coach-million-club-PickFromCompanies = ★ Le plus de pions ici : regardez le reste de la pioche et, si vous voulez, achetez une société de plus.
coach-million-club-CompeteIn = Choisissez un secteur : une de vos sociétés y monte, et une de chaque rival y baisse.
coach-million-club-ColonyPicked = Personne d’autre ne voit vos cartes Colonie. L’argent de chacun est secret aussi.
coach-million-club-TakenOver = Une OPA : le propriétaire reçoit { number-takeover-factor } fois le niveau, sans pouvoir refuser. Cela peut vous arriver quand les rivaux sont riches.
coach-million-club-Taxed = Une société taxée rapporte tout de suite, et perd un niveau. À la fin, un niveau vaut un point, et { number-money-for-a-point } M aussi.
coach-million-club-round-2 = Pour gagner : chaque niveau, chaque colonie et chaque tranche de { number-money-for-a-point } M vaut un point. Les séries comptent en plus, comme la tête d’un secteur ou d’une région.
coach-million-club-round-9 = Le dernier tour ! L’argent ne vaut plus que 1 point par { number-money-for-a-point } M : dépensez-le là où il rapporte davantage.
