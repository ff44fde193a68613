# Million Club.

game-title = Million Club

## Tuiles, secteurs, régions

tile = { $tile ->
    [lobby] Lobby
    [intrigues] Intrigues
    [colonies] Colonies
    [exchange] Bourse
   *[companies] Sociétés
}
sector = { $sector ->
    [resource] Ressource
    [industry] Industrie
   *[transport] Transport
}
sector-a = { $sector ->
    [resource] une société Ressource
    [industry] une société Industrie
   *[transport] une société Transport
}
sector-counted = { $count ->
    [one] { sector }
   *[other] { $count } { sector }
}
region = { $region ->
    [africa] Afrique
    [asia] Asie
    [america] Amérique
    [india] Inde
   *[oceania] Océanie
}
region-counted = { $count ->
    [one] { region }
   *[other] { $count } { region }
}
spot = { $tile ->
    [lobby] au Lobby, en { sector }
    [exchange] à la Bourse, en { sector }
   *[other] aux { tile }
}

## Cartes Intrigue et profils

intrigue = { $intrigue ->
    [racket] Racket
    [capitalization] Capitalisation
    [colonial-contract] Contrat colonial
    [unfair-competition] Concurrence déloyale
    [colonial-unrest] Troubles coloniaux
    [dumping] Dumping
    [expansion] Expansion
   *[capital-increase] Augmentation de capital
}
intrigue-counted = { $count ->
    [one] { intrigue }
   *[other] { $count } { intrigue }
}
intrigue-does = { $intrigue ->
    [racket] prenez { number-racket } M ; chaque adversaire en verse { number-racket }
    [capitalization] prenez { number-capitalization } M
    [colonial-contract] voir des colonies adverses, en acheter une, { number-contract-price } M
    [unfair-competition] un secteur : +1 chez vous, −1 chez chaque adversaire
    [colonial-unrest] voir des colonies adverses, en échanger une
    [dumping] échanger une de vos sociétés contre celle d’un autre, à 1 niveau près : obligatoire si c’est possible
    [expansion] jusqu’à deux mouvements sur une de vos sociétés
   *[capital-increase] une de vos sociétés gagne un niveau pour de bon, même au-delà de 4
}
profile = { $profile ->
    [lobbyist] Lobbyiste
    [capitalist] Capitaliste
    [colonist] Colon
    [heir] Héritier
    [entrepreneur] Entrepreneur
   *[schemer] Intrigant
}
profile-does = { $profile ->
    [lobbyist] première société de niveau 2
    [capitalist] première société avec un billet de capital : +1 niveau
    [colonist] une colonie de plus, à son choix
    [heir] commence avec { number-heirs-money } M
    [entrepreneur] une société de plus, à son choix
   *[schemer] choisit en dernier société et colonie, { number-schemers-money } M, nomme le premier joueur
}

## Sociétés

company = { sector-a } de niveau { $level }{ company-bills }
company-bills = { $bills ->
    [0] { "" }
    [one] { " " }({ $face } + 1 pour un billet de capital)
   *[other] { " " }({ $face } + { $bills } pour ses billets de capital)
}
holding = { sector-a } de niveau { $level }{ company-bills } chez { $owner }
swap = { $give } contre { $take }

## Points

score = { $total }
standing = { $won ->
    [yes] { $place }. { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, victoire
   *[no] { $place }. { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}

## Argent

account-bank = la banque
account-capital = le capital sous les sociétés
event-Paid = { $why ->
    [racket] { $target } prend { $amount } M à la banque : Racket.
    [racketed] { $source } verse { $amount } M à la banque : Racket.
    [capitalization] { $target } prend { $amount } M à la banque : Capitalisation.
    [contract] { $source } verse { $amount } M à { $target } pour une carte Colonie.
    [capital] La banque glisse { $amount } M sous une société.
    [colony] { $source } verse { $amount } M à la banque pour une carte Colonie.
    [company] { $source } verse { $amount } M à la banque pour une société.
    [exchange] { $target } gagne { $amount } M à la Bourse.
    [exchange-loss] { $source } perd { $amount } M à la Bourse.
    [takeover] { $source } verse { $amount } M à { $target } : OPA hostile.
    [tax] { $target } touche { $amount } M de taxe.
    [profile] { $target } commence avec { $amount } M de plus.
   *[other] { $source } verse { $amount } M à { $target }.
}

## Mise en place

event-ProfileDealt = { $seat } reçoit le profil { profile } : { profile-does }.
event-CompanyDealt = { $seat } commence avec { $company }.
event-ColonyDealt = { $seat } reçoit une carte Colonie cachée.
event-FirstChosen = Premier joueur : { $seat }.

## Tours et pions

event-RoundBegan = Tour { $round }. Fermée : { $closed-name }. Premier joueur : { $first }.
event-PawnPlaced = { $seat } pose un pion { $spot }.
event-PawnMoved = Privilège du Lobby : { $seat } retire un pion en { sector } et le pose { $spot }.

## Mouvements

event-Developed = { move-developed }.
event-Taxed = { $seat } taxe { sector-a }, désormais de niveau { $level }{ company-bills }.
event-Passed = { $seat } passe.
move-developed = { $seat } développe { sector-a } jusqu’au niveau { $level }{ company-bills }
move-taxed = { $seat } taxe { sector-a } et touche { $amount } M ; reste le niveau { $level }{ company-bills }
move-passed = { $seats-count ->
    [one] { $seats } passe
   *[other] { $seats } passent
}

## Cartes qui circulent

event-CardsDrawn = { tile } : { $number ->
    [one] une carte est piochée.
   *[other] { $number } cartes sont piochées.
}
event-Searched = { $seat } parcourt le reste de la pioche : { tile }.
event-IntriguesHanded = { $mine ->
    [yes] On vous tend : { $cards }.
   *[no] On tend à { $to } : { $cards }.
}
event-ColoniesHanded = { $mine ->
    [yes] On vous tend : { $cards }.
   *[no] On tend à { $to } : { $cards }.
}
event-CompaniesHanded = { $mine ->
    [yes] On vous tend : { $cards }.
   *[no] On tend à { $to } : { $cards }.
}
event-IntriguesFound = { $mine ->
    [yes] Dans le reste, vous trouvez : { $cards }.
   *[no] Dans le reste, { $to } trouve : { $cards }.
}
event-ColoniesFound = { $mine ->
    [yes] Dans le reste, vous trouvez : { $cards }.
   *[no] Dans le reste, { $to } trouve : { $cards }.
}
event-CompaniesFound = { $mine ->
    [yes] Dans le reste, vous trouvez : { $cards }.
   *[no] Dans le reste, { $to } trouve : { $cards }.
}

## Intrigues

event-IntriguePlayed = { $seat } joue { $card-name }.
event-LookedAt = { $seat } regarde les cartes Colonie chez { $owner }.
event-ColoniesSeen = { $mine ->
    [yes] Cartes Colonie que vous voyez chez { $owner } : { $cards }.
   *[no] Cartes Colonie { QUE($to) } voit chez { $owner } : { $cards }.
}
event-ColonyMoved = Carte { region } : { $source } la cède à { $target }.
event-ContractBought = { $seat } achète une carte Colonie à { $owner }.
event-ColoniesSwapped = { $seat } échange une carte Colonie avec { $owner }.
event-CompetitionBegan = { $seat } choisit { sector }.
event-FaceTurned = { $by ->
    [1] Une société { sector } chez { $owner } monte au niveau { $level }{ company-bills }.
   *[other] Une société { sector } chez { $owner } tombe au niveau { $level }{ company-bills }.
}
event-CompaniesSwapped = { $seat } échange { $swap }.
event-CapitalRaised = Un billet de capital chez { $seat }, sous { sector-a } : niveau { $level }{ company-bills }.

## Colonies, Bourse, Sociétés

event-ColonyBought = { $seat } achète une carte Colonie pour { number-colony-price } M.
event-ColonyDiscarded = { $seat } défausse une carte Colonie.
event-ColonyPicked = { $mine ->
    [yes] Vous seul savez laquelle : { region }.
   *[no] Carte pour { $to } : { region }.
}
event-Settled = Bourse : { $result } M pour { $seat }.
event-TakenOver = OPA hostile : { $seat } achète { $holding }.
event-CompanyBought = { $seat } achète { sector-a } pour { number-company-price } M.
event-CompanyDiscarded = { $seat } défausse une carte Société.
event-CompanyPicked = { $mine ->
    [yes] Votre défausse : { sector }.
   *[no] Carte défaussée par { $to } : { sector }.
}

## La fin

event-HandsShown = Le tour { number-rounds } est joué. Tous montrent leur argent et leurs cartes Colonie :
event-PointsCounted = Les points, dans l’ordre des sièges : { $scores }.
event-GameWon = { $why ->
    [money] { $tied } ont autant de points ; avec plus d’argent en main, { $winners } gagne.
    [shared] { $tied } ont autant de points ; { $winners } ont aussi autant d’argent en main : victoire commune.
   *[points] { $winners } gagne avec le plus de points.
}

## Plusieurs événements dits en un

score-line = { $line ->
    [companies] sociétés
    [leadership] leadership
    [consortium] consortium
    [colonies] colonies
    [concession] concession
    [globalisation] globalisation
    [fortune] fortune
   *[total] total
}

## Ce qu’on peut faire

action-GiveProfile = donner le profil { profile }
action-GiveCompany = donner { sector-a }
action-GiveColony = donner une carte Colonie : { region }
action-GiveFirst = nommer { $seat } premier joueur
action-ChooseColony = prendre une carte Colonie dans la pioche : { region }
action-ChooseCompany = prendre { sector-a } dans la pioche
action-PlacePawn = poser un pion { $spot }
action-Develop = développer { $company }
action-Tax = taxer { $company }
action-Pass = passer
action-BeginWith = commencer par { sector }
action-MovePawn = retirer un pion en { sector } et le poser { $spot }
action-DrawIntrigues = piocher { $cards }
action-PlayIntrigue = jouer { $card-name }
action-LookAt = regarder les cartes Colonie chez { $owner }
action-BuyColonyFrom = acheter la carte Colonie : { region }
action-CompeteIn = choisir { sector } pour la concurrence déloyale
action-TurnCompany = choisir { $company }
action-SwapColonies = échanger { $give-name } contre { $take-name }
action-SwapCompanies = échanger { $swap }
action-RaiseCapital = glisser un billet de capital sous { $company }
action-DrawColonies = piocher { $cards }
action-BuyColony = acheter une colonie : { region }
action-DiscardColony = défausser { region }
action-TakeOver = prendre par OPA { $holding }
action-DrawCompanies = piocher { $cards }
action-BuyCompany = acheter { sector-a }
action-DiscardCompany = défausser { sector }

form-GiveProfile = Le hasard donne un profil
form-GiveCompany = Le hasard donne une société
form-GiveColony = Le hasard donne une carte Colonie
form-GiveFirst = Nommer le premier joueur : { $seat }
form-ChooseColony = Prendre une carte Colonie dans la pioche : { $region }
form-ChooseCompany = Prendre une société dans la pioche : { $sector }
form-PlacePawn = Poser un pion { $spot }
form-Develop = Augmenter de 1 le développement d’une société : { $company }
form-Tax = Toucher le niveau d’une société en M ; elle perd 1 en développement : { $company }
form-Pass = Ne rien faire de plus
form-BeginWith = Commencer par { $sector }
form-MovePawn = Envoyer un pion du Lobby sur une autre tuile, { $spot }
form-DrawIntrigues = Le hasard pioche les cartes
form-PlayIntrigue = Prendre une carte et l’appliquer : { $card }
form-LookAt = Regarder les cartes Colonie chez quelqu’un : { $owner }
form-BuyColonyFrom = Acheter l’une des cartes Colonie pour { number-contract-price } M : { $region }
form-CompeteIn = Choisir un type pour la concurrence déloyale : { $sector }
form-TurnCompany = Choisir une société : { $company }
form-SwapColonies = Échanger l’une de vos cartes Colonie ({ $give }) contre { $take }
form-SwapCompanies = Échanger l’une de vos sociétés contre celle d’un adversaire, à 1 niveau près
form-RaiseCapital = Glisser un billet de capital sous { $company }
form-DrawColonies = Le hasard pioche les cartes
form-BuyColony = Prendre une colonie et l’acheter pour { number-colony-price } M : { $region }
form-DiscardColony = Prendre une colonie et la défausser : { $region }
form-TakeOver = Acheter une société pour { number-takeover-factor } fois son niveau : { $holding }
form-DrawCompanies = Le hasard pioche les cartes
form-BuyCompany = Prendre une société et l’acheter pour { number-company-price } M : { $sector }
form-DiscardCompany = Prendre une société et la défausser : { $sector }

## Ce que le jeu attend

step-DealProfile = Mise en place : les profils sont distribués.
step-DealCompany = Mise en place : les sociétés sont distribuées.
step-DealColony = Mise en place : les cartes Colonie sont distribuées.
step-ChooseFirst = Mise en place : le premier joueur est tiré au sort.
step-TakeColony = Mise en place : { $seat } choisit une carte Colonie dans la pioche.
step-TakeCompany = Mise en place : { $seat } choisit une société dans la pioche.
step-NameFirst = Mise en place : { $seat }, l’Intrigant, nomme le premier joueur.
step-PlacePawns = Pose : chacun pose deux pions, l’un après l’autre.
step-ChooseSector = Lobby : { $seat } a des pions dans deux secteurs et dit par où commencer.
step-MakeMoves = Lobby : { $seat } a { $left ->
    [one] un mouvement
   *[other] { $left } mouvements
} pour ses sociétés { sector }.
step-LobbyPrivilege = Lobby : le privilège permet d’envoyer un pion sur une autre tuile.
step-DrawHand = { tile } : des cartes sont piochées.
step-PickIntrigue = Intrigues : chacun prend une carte, à son tour.
step-ColonialContract = Contrat colonial : { $seat } choisit les cartes Colonie à regarder.
step-BuyContract = Contrat colonial : { $seat } peut acheter une carte Colonie à { $owner }, pour { number-contract-price } M.
step-UnfairCompetition = Concurrence déloyale : { $seat } choisit un secteur.
step-Turn = Concurrence déloyale : { $seat } choisit, chez { $owner }, la société { sector } qui { $by ->
    [1] monte
   *[other] baisse
}.
step-ColonialUnrest = Troubles coloniaux : { $seat } choisit les cartes Colonie à regarder.
step-SwapUnrest = Troubles coloniaux : { $seat } peut échanger une carte Colonie avec { $owner }.
step-Dumping = Dumping : { $seat } doit échanger une société.
step-Expansion = Expansion : { $seat } peut faire un premier mouvement sur une société.
step-ExpandAgain = Expansion : { $seat } peut faire un second mouvement sur la même société.
step-CapitalIncrease = Augmentation de capital : { $seat } choisit la société qui reçoit le billet.
step-PickFromIntrigues = Privilège des Intrigues : { $seat } peut prendre une carte de plus, dans le reste.
step-PickColony = Colonies : chacun prend une carte, l’achète { number-colony-price } M ou la défausse.
step-PickFromColonies = Privilège des Colonies : { $seat } peut acheter une carte de plus, dans le reste, pour { number-colony-price } M.
step-HostileTakeover = OPA hostile : le privilège permet d’acheter la société d’un adversaire.
step-PickCompany = Sociétés : chacun prend une carte, l’achète { number-company-price } M ou la défausse.
step-PickFromCompanies = Privilège des Sociétés : { $seat } peut acheter une carte de plus, dans le reste, pour { number-company-price } M.
step-LastMove = Fin du tour : { $seat } peut faire un mouvement de société.

## Ce que le jeu demande au joueur attendu

invite-TakeColony = Quelle carte Colonie prenez-vous dans la pioche ?
invite-TakeCompany = Quelle société prenez-vous dans la pioche ?
invite-NameFirst = Qui est le premier joueur ?
invite-PlacePawns = Où va votre pion ?
invite-ChooseSector = Vos pions sont dans deux secteurs. Par lequel commencez-vous ?
invite-MakeMoves = Vous avez { $left ->
    [one] un mouvement
   *[other] { $left } mouvements
} pour vos sociétés { sector }.
invite-LobbyPrivilege = Votre privilège : un pion peut changer de tuile.
invite-PickIntrigue = Quelle carte prenez-vous ? Elle s’applique aussitôt.
invite-ColonialContract = Chez qui regardez-vous les cartes Colonie ? Vous pourrez en acheter une.
invite-BuyContract = Achetez-vous une carte Colonie à { $owner }, pour { number-contract-price } M ?
invite-UnfairCompetition = Dans quel secteur ? Une société monte chez vous, une baisse chez chaque adversaire.
invite-Turn = { $by ->
    [1] Laquelle de vos sociétés { sector } monte d’un niveau ?
   *[other] Chez { $owner }, quelle société { sector } perd un niveau ?
}
invite-ColonialUnrest = Chez qui regardez-vous les cartes Colonie ? Vous pourrez en échanger une.
invite-SwapUnrest = Échangez-vous une de vos cartes Colonie contre une carte de chez { $owner } ?
invite-Dumping = Quel échange faites-vous ? Les niveaux diffèrent d’un au plus.
invite-Expansion = Expansion : jusqu’à deux mouvements sur une société. Le premier :
invite-ExpandAgain = Expansion : un second mouvement sur la même société ?
invite-CapitalIncrease = Quelle société reçoit le billet de capital ? Son niveau monte de 1, pour toujours.
invite-PickFromIntrigues = Vous avez le privilège : jouez-vous une carte de plus, dans le reste ?
invite-PickColony = Prenez une carte : achetez-la { number-colony-price } M, ou défaussez-la.
invite-PickFromColonies = Vous avez le privilège : achetez-vous une carte de plus, { number-colony-price } M ?
invite-HostileTakeover = Vous avez le privilège : rachetez-vous une société, { number-takeover-factor } fois son niveau ?
invite-PickCompany = Prenez une carte : achetez-la { number-company-price } M, ou défaussez-la.
invite-PickFromCompanies = Vous avez le privilège : achetez-vous une carte de plus, { number-company-price } M ?
invite-LastMove = Fin du tour : un mouvement sur l’une de vos sociétés ?

## À l’écran

rule-example = MC-R3
phase-setup = Mise en place
phase-placing = Pose des pions
phase-end = Fin du tour

screen-tile-closed = tuile fermée
screen-passed = Passées entre vos mains ce tour ({ tile }) : { $cards }.
screen-look = Au tour { $round }, vous avez vu les colonies chez { $owner } : { $cards }.
screen-sure = Toujours là, à coup sûr : { $cards }.
screen-unsure = Chacune a pu partir depuis.
screen-known = Vous connaissez les colonies chez { $owner } : { $cards }.
column-colonies = Colonies
column-profile = Profil
column-money = Argent

poor-look = Vous pouvez regarder, mais avec { $money } M, impossible de payer { $price } M.
poor-discard = Avec { $money } M, impossible de payer { $price } M : il ne reste qu’à défausser.
poor-takeover = Avec { $money } M, vous ne pouvez en payer aucune.

tile-does = { $tile ->
    [lobby] développer ou taxer
    [intrigues] carte à jouer
    [colonies] colonie, { number-colony-price } M
    [exchange] gain ou perte
   *[companies] société, { number-company-price } M
}

## Pourquoi une action n’est pas permise

problem-tile-closed = { $tile ->
    [lobby] Le Lobby est fermé ce tour-ci.
    [exchange] La Bourse est fermée ce tour-ci.
   *[other] Les { tile } sont fermées ce tour-ci.
}
problem-tile-full = Tous les fauteuils sont pris : { tile }.
problem-no-such-spot = { $tile ->
    [lobby] Au Lobby, choisissez un secteur.
    [exchange] À la Bourse, choisissez un secteur.
   *[other] Les { tile } ont des fauteuils, pas de secteurs.
}
problem-must-place = Chaque pion doit être posé.
problem-no-pawn-there = Vous n’avez pas de pion en { sector } au Lobby.
problem-other-tile = Le pion va sur une autre tuile.
problem-wrong-sector = Ces mouvements sont pour les sociétés { sector }.
problem-other-sector = La concurrence porte sur les sociétés { sector }.
problem-other-company = Le second mouvement porte sur la même société.
problem-company-not-yours = Vous n’avez pas de société { sector } au développement { $face }.
problem-company-not-theirs = { $seat } n’a pas de société { sector } au développement { $face }.
problem-face-is-highest = Une société au développement { $face } ne peut pas monter.
problem-face-is-lowest = Une société au développement { $face } ne peut pas descendre.
problem-nothing-to-tax = Une société au développement { $face } ne peut pas être taxée.
problem-levels-too-far = Niveaux { $give } et { $take } : ils doivent différer de 1 au plus.
problem-too-dear = Cela coûte { $price } M, et vous avez { $money } M.
problem-intrigue-not-there = Carte absente : { intrigue }.
problem-colony-not-there = Carte absente : { region }.
problem-company-not-there = Carte absente : { sector }.
problem-colony-not-yours = Vous n’avez pas cette carte : { region }.
problem-colony-not-theirs = Carte absente chez { $seat } : { region }.
problem-not-yourself = Choisissez un adversaire, pas vous-même.
problem-no-such-player = Ce joueur n’existe pas.
problem-must-pick = Il faut prendre une carte, même si elle ne vous sert à rien.
problem-must-buy-or-discard = Prenez une carte : achetez-la, ou défaussez-la.
problem-must-choose = Ce n’est pas facultatif : choisissez.
problem-no-discard = Il n’y a rien à défausser ici : achetez une carte, ou passez.

## Peser le jeu

weigh-leader-advantage = Premier joueur, chances de gagner au-delà de la juste part

## Les nombres du jeu, qu’une variante peut changer

number-name = { $number ->
    [start_money] M de départ
    [first_seat_bonus] M de plus au premier siège
    [heirs_money] M de l’Héritier
    [schemers_money] M de l’Intrigant
    [rounds] tours
    [colony_price] prix d’une colonie
    [company_price] prix d’une société
    [contract_price] prix d’un contrat colonial
    [racket] racket
    [capitalization] capitalisation
    [takeover_factor] OPA : multiple du niveau
    [majority_points] points par carte d’une sorte que l’on mène
    [set_points] points par série
    [colony_points] points par colonie
   *[money_for_a_point] M pour un point
}
