# La table de Million Club dans un navigateur.

club-contents = Le tour
club-round = { $round ->
    [0] Mise en place
   *[other] Tour { $round } sur { $rounds }
}
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
club-short = { $price } M : trop cher
club-full = places prises
club-privilege = Le plus de pions ici : le privilège irait à { $seat }
club-privilege-does = { $tile ->
    [lobby] majorité : un pion change de tuile
    [intrigues] majorité : jouer une carte de plus
    [colonies] majorité : en acheter une de plus
    [exchange] majorité : racheter une société
   *[companies] majorité : en acheter une de plus
}
club-moves = { $count ->
    [one] 1 mouvement
   *[other] { $count } mouvements
}
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
club-from = Le pion quitte :
club-queue = Pions encore à poser, dans l’ordre :

## Ce qu’on peut faire

club-deed = { $verb ->
    [Develop] Développer : niveau { $amount }
    [Tax] Taxer : +{ $amount } M, niveau { $level }
    [TurnCompany] Au niveau { $amount }
    [SwapCompanies] Échanger
    [SwapColonies] Échanger
    [TakeOver] Acheter { $amount } M
    [BuyColony] Acheter { $amount } M
    [BuyCompany] Acheter { $amount } M
    [BuyColonyFrom] Acheter { $amount } M
    [DiscardColony] Défausser
    [DiscardCompany] Défausser
    [PlayIntrigue] Jouer
    [CompeteIn] Viser ce type
    [BeginWith] Commencer ici
    [LookAt] Regarder
    [RaiseCapital] Glisser un billet
    [GiveFirst] Joue en premier
    [ChooseColony] Prendre
    [ChooseCompany] Prendre
   *[other] Celle-ci
}
club-left = reste { $left } M
club-highest = à sa dernière face
club-lowest = première face : rien à taxer
club-of = chez { $seat }
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
    [yes] vous : une face de plus
   *[no] rien ne monte chez vous
} ; { $count ->
    [0] personne ne baisse
   *[other] baisse : { $seats }
}
club-counts = { $sort ->
    [moves] Développer ne coûte rien, et chaque niveau vaut un point à la fin. Taxer rapporte le niveau tout de suite et tourne la société d’une face en moins.
    [company] Elle commence au niveau 1. Ses niveaux sont des points ; mener seul un type et réunir les trois types en rapportent d’autres.
    [takeover] Vous payez son propriétaire ; ses niveaux sont des points pour vous. Seules les sociétés que vous pouvez payer sont montrées.
   *[colony] Chaque carte vaut { number-colony-points } ; mener seul une région et réunir les cinq régions en rapportent d’autres.
}
club-hint-next = Les cartes que vous laissez passent à { $seat }.
club-hint-again = Vous choisissez encore, parmi les cartes que vous laissez.
club-hint-last = Vous choisissez en dernier : le reste retourne dans la pioche.

## La Bourse

club-exchange = Le cercle des dépendances
club-exchange-how = Un pion à la Bourse gagne la cote de son secteur, moins celle du secteur que montre sa flèche.
club-sector-said = { $sector } : cote { $quotation }. Dépend du secteur { $other } ; un pion gagnerait { $amount } M en ce moment.
club-would-earn = { $seat } { $amount } M
club-nobody-there = Aucun pion n’attend ses gains.

## Ce qu’on m’a fait

club-blow = { $sort ->
    [racketed] −{ $amount } M : { $by } joue Racket.
    [exchange-loss] −{ $amount } M : vos pions perdent à la Bourse.
    [turned] Concurrence déloyale, par { $by } : votre société { $sector } perd une face.
    [taken-over] OPA : { $by } vous prend une société { $sector } ; +{ $amount } M pour vous.
    [swapped] { $by } joue Dumping : pour votre société { $sector }, vous avez { $company }.
    [colony-gone] { $amount ->
        [0] { $by } prend votre carte Colonie : { $region }.
       *[other] +{ $amount } M : { $by } achète votre carte Colonie ({ $region }).
    }
    [colony-got] En échange, vous avez { $region }.
   *[seen] { $by } a vu vos cartes Colonie.
}

## Les joueurs

club-mine = { $open ->
    [yes] Votre bureau
   *[no] Votre bureau, pour vos yeux seuls
}
club-my-money = { $money } M en main
club-memory = Ce dont vous vous souvenez ({ $count })
club-memory-none = Les cartes que vous avez vues, et ce qu’on vous a fait.
club-players = Les joueurs
club-who = { $mine ->
    [yes] { $awaited ->
        [yes] à vous
       *[no] vous
    }
   *[no] à jouer
}
club-first = premier joueur
club-order = Ordre
club-secret = secret
club-m = { $amount } M
club-open-points = Points visibles
club-open-points-how = Points de ce que tous voient en ce moment : sociétés, leadership, consortium, et { number-colony-points } par carte Colonie.
club-companies-of = Sociétés chez { $seat }
club-no-company = aucune société

## La feuille de score

club-counting = On compte les points…
club-skip = Aller à la fin
club-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
club-line = Ligne
club-line-how = { $line ->
    [companies] les niveaux de toutes les sociétés
    [leadership] personne ne mène seul un type
    [consortium] { number-set-points } par série de trois types
    [colonies] { number-colony-points } par carte Colonie
    [concession] personne ne mène seul une région
    [globalisation] { number-set-points } par série de cinq régions
   *[fortune] 1 par tranche complète de { number-money-for-a-point } M
}
club-line-led = { $line ->
    [leadership] { number-majority-points } de plus par société d’un type que l’on mène : { $led }
   *[concession] { number-majority-points } de plus par colonie d’une région que l’on mène : { $led }
}

## Une première partie guidée

coach-million-club-LobbyPrivilege = Vous êtes seul à avoir le plus de pions au Lobby : c’est un privilège. L’un d’eux peut aller sur une autre tuile, et y compte aussi.
coach-million-club-PickFromIntrigues = Le privilège des Intrigues : vous voyez le reste de la pioche et pouvez jouer une carte de plus. Vous seul savez ce qu’il contient.
coach-million-club-PickFromColonies = Le privilège des Colonies : vous voyez tout le reste et pouvez en acheter une de plus. Complétez une série, ou gardez une région pour vous.
coach-million-club-PickFromCompanies = Le privilège des Sociétés : vous pouvez en acheter une de plus, du type voulu. Être seul à en avoir le plus d’un type rapporte davantage.
coach-million-club-CompeteIn = La cote d’un secteur est la somme de ses niveaux. Qui tourne des sociétés fait aussi bouger la Bourse.
coach-million-club-ColonyPicked = Vos cartes Colonie sont cachées : on sait combien vous en avez, pas lesquelles. L’argent de chacun est secret lui aussi.
coach-million-club-my-Settled = La Bourse : un pion gagne la cote de son secteur, moins celle du secteur de sa flèche. Sous zéro, vous payez : regardez d’abord le cercle.
coach-million-club-TakenOver = Une OPA hostile : le propriétaire reçoit { number-takeover-factor } fois le niveau et ne peut refuser. Une société élevée ne craint rien tant que les autres sont pauvres.
coach-million-club-Taxed = Une société taxée recule d’une face. L’argent sert tout de suite ; à la fin, { number-money-for-a-point } M valent un point, et un niveau aussi.
coach-million-club-round-2 = Points : 1 par niveau de société, par carte Colonie et par tranche de { number-money-for-a-point } M. Mener seul un type ou une région, ou finir une série, rapporte plus.
coach-million-club-round-9 = Le dernier tour. Ensuite, l’argent ne vaut plus qu’un point par { number-money-for-a-point } M : dépensez-le là où il rapporte davantage.
