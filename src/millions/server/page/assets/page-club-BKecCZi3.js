var e=`club-contents = Le tour
club-round = { $round ->
    [0] Mise en place
   *[other] Tour { $round } sur { $rounds }
}
club-closes = Tour { $round }\xA0: { tile }, tuile fermée
club-chapter = { $chapter ->
    [placing] Pose
    [lobby] Lobby
    [intrigues] Intrigues
    [colonies] Colonies
    [exchange] Bourse
    [companies] Sociétés
   *[ending] Fin du tour
}

club-board = Les cinq tuiles
club-closed = fermée ce tour-ci
club-privilege = Le plus de pions ici\xA0: le privilège irait à { $seat }
club-moves = { $count ->
    [one] 1 mouvement
   *[other] { $count } mouvements
}
club-deck = { $draws ->
    [0] { $count } dans la pioche
   *[other] { $count } dans la pioche, { $draws } à piocher
}
club-seat = Place { $number }\xA0: { $seat }{ $picking ->
    [yes] , qui choisit une carte
   *[no] { "" }
}
club-seat-free = Place { $number }\xA0: libre
club-hint-board = Choisissez un emplacement sur les tuiles ci-dessous.
club-from = Le pion quitte\xA0:
club-queue = Pions encore à poser, dans l’ordre\xA0:

club-deed = { $verb ->
    [Develop] Développer à { $amount }
    [Tax] Taxer\xA0: { $amount }\xA0M
    [TakeOver] Acheter { $amount }\xA0M
    [BuyColony] Acheter { $amount }\xA0M
    [BuyCompany] Acheter { $amount }\xA0M
    [BuyColonyFrom] Acheter { $amount }\xA0M
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
club-take = Vous prenez
club-swap = Échanger
club-hint-next = Les cartes que vous laissez passent à { $seat }.
club-hint-last = Vous choisissez en dernier\xA0: le reste retourne dans la pioche.

club-exchange = Le cercle des dépendances
club-exchange-how = Un pion à la Bourse gagne la cote de son secteur, moins celle du secteur que montre sa flèche.
club-sector-said = { $sector }\xA0: cote { $quotation }. Dépend de { $other }\xA0; un pion gagnerait { $amount }\xA0M en ce moment.
club-would-earn = { $seat } { $amount }\xA0M
club-nobody-there = Aucun pion n’attend ses gains.

club-mine = Votre bureau, pour vos yeux seuls
club-my-money = { $money }\xA0M en main
club-memory = Ce dont vous vous souvenez ({ $count })
club-players = Les joueurs
club-you = vous
club-first = premier joueur
club-turn = à jouer
club-secret = secret
club-m = { $amount }\xA0M
club-open-points = Points visibles
club-open-points-how = Ce que tous voient vaut tant de points en ce moment\xA0: sociétés, leadership, consortium, et 1 par carte Colonie.
club-companies-of = Sociétés chez { $seat }
club-no-company = aucune société

club-counting = On compte les points\xA0…
club-skip = Aller à la fin
club-won = { $count ->
    [one] Victoire\xA0: { $names }
   *[other] Victoire partagée\xA0: { $names }
}
club-line = Ligne
club-line-how = { $line ->
    [companies] les niveaux de toutes les sociétés
    [leadership] personne ne mène seul un type
    [consortium] 2 par série de trois types
    [colonies] 1 par carte Colonie
    [concession] personne ne mène seul une région
    [globalisation] 2 par série de cinq régions
   *[fortune] 1 par tranche complète de 4\xA0M
}
`;export{e as default};