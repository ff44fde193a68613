var e=`game-title = Million Club

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
    [racket] prenez 3\xA0M\xA0; chaque adversaire en verse 3
    [capitalization] prenez 6\xA0M
    [colonial-contract] voir des colonies adverses, en acheter une, 3\xA0M
    [unfair-competition] dans un type\xA0: vous +1, chaque adversaire −1
    [colonial-unrest] voir des colonies adverses, en échanger une
    [dumping] échanger une société, à 1 niveau près
    [expansion] jusqu’à deux mouvements sur une de vos sociétés
   *[capital-increase] un billet sous une société\xA0: niveau +1
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
    [lobbyist] première société au développement 2
    [capitalist] première société avec un billet de capital
    [colonist] une colonie de plus, à son choix
    [heir] commence avec 11\xA0M
    [entrepreneur] une société de plus, à son choix
   *[schemer] choisit en dernier société et colonie, 9\xA0M, nomme le premier joueur
}

company = { sector-a } de niveau { $level }{ company-bills }
company-bills = { $bills ->
    [0] { "" }
    [one] { " " }(développement { $face }, { $bills } billet)
   *[other] { " " }(développement { $face }, { $bills } billets)
}
holding = { sector-a } de niveau { $level }{ company-bills } chez { $owner }
swap = { $give } contre { $take }

score = { $total } (sociétés { $companies }, leadership { $leadership }, consortium { $consortium }, colonies { $colonies }, concession { $concession }, globalisation { $globalisation }, fortune { $fortune })
standing = { $won ->
    [yes] { $place }. { $seat }\xA0: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, victoire
   *[no] { $place }. { $seat }\xA0: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}

account-bank = la banque
account-capital = le capital sous les sociétés
event-Paid = { $why ->
    [racket] { $target } prend { $amount }\xA0M à la banque\xA0: Racket.
    [racketed] { $source } verse { $amount }\xA0M à la banque\xA0: Racket.
    [capitalization] { $target } prend { $amount }\xA0M à la banque\xA0: Capitalisation.
    [contract] { $source } verse { $amount }\xA0M à { $target } pour une carte Colonie.
    [capital] La banque glisse { $amount }\xA0M sous une société.
    [colony] { $source } verse { $amount }\xA0M à la banque pour une carte Colonie.
    [company] { $source } verse { $amount }\xA0M à la banque pour une société.
    [exchange] { $target } gagne { $amount }\xA0M à la Bourse.
    [exchange-loss] { $source } perd { $amount }\xA0M à la Bourse.
    [takeover] { $source } verse { $amount }\xA0M à { $target }\xA0: OPA hostile.
    [tax] { $target } touche { $amount }\xA0M de taxe.
    [profile] { $target } commence avec { $amount }\xA0M de plus.
   *[other] { $source } verse { $amount }\xA0M à { $target }.
}

event-ProfileDealt = { $seat } reçoit le profil { profile }\xA0: { profile-does }.
event-CompanyDealt = { $seat } commence avec { $company }.
event-ColonyDealt = { $seat } reçoit une carte Colonie cachée.
event-FirstChosen = Premier joueur\xA0: { $seat }.

event-RoundBegan = Tour { $round }. Fermée\xA0: { $closed-name }. Premier joueur\xA0: { $first }.
event-PawnPlaced = { $seat } pose un pion { $spot }.
event-PawnMoved = Privilège du Lobby\xA0: { $seat } retire un pion en { sector } et le pose { $spot }.

event-Developed = { move-developed }.
event-Taxed = { $seat } taxe { sector-a }, désormais de niveau { $level }{ company-bills }.
event-Passed = { $seat } en reste là.
move-developed = { $seat } développe { sector-a } jusqu’au niveau { $level }{ company-bills }
move-taxed = { $seat } taxe { sector-a } et touche { $amount }\xA0M\xA0; reste le niveau { $level }{ company-bills }
move-passed = { $seats-count ->
    [one] { $seats } passe
   *[other] { $seats } passent
}

event-CardsDrawn = { tile }\xA0: { $number ->
    [one] une carte est piochée.
   *[other] { $number } cartes sont piochées.
}
event-Searched = { $seat } parcourt le reste de la pioche\xA0: { tile }.
event-IntriguesHanded = { $mine ->
    [yes] On vous tend\xA0: { $cards }.
   *[no] On tend à { $to }\xA0: { $cards }.
}
event-ColoniesHanded = { $mine ->
    [yes] On vous tend\xA0: { $cards }.
   *[no] On tend à { $to }\xA0: { $cards }.
}
event-CompaniesHanded = { $mine ->
    [yes] On vous tend\xA0: { $cards }.
   *[no] On tend à { $to }\xA0: { $cards }.
}
event-IntriguesFound = { $mine ->
    [yes] Dans le reste, vous trouvez\xA0: { $cards }.
   *[no] Dans le reste, { $to } trouve\xA0: { $cards }.
}
event-ColoniesFound = { $mine ->
    [yes] Dans le reste, vous trouvez\xA0: { $cards }.
   *[no] Dans le reste, { $to } trouve\xA0: { $cards }.
}
event-CompaniesFound = { $mine ->
    [yes] Dans le reste, vous trouvez\xA0: { $cards }.
   *[no] Dans le reste, { $to } trouve\xA0: { $cards }.
}

event-IntriguePlayed = { $seat } joue { $card-name }.
event-LookedAt = { $seat } regarde les cartes Colonie chez { $owner }.
event-ColoniesSeen = { $mine ->
    [yes] Cartes Colonie que vous voyez chez { $owner }\xA0: { $cards }.
   *[no] Cartes Colonie que { $to } voit chez { $owner }\xA0: { $cards }.
}
event-ColonyMoved = Carte { region }\xA0: { $source } la cède à { $target }.
event-ContractBought = { $seat } achète une carte Colonie à { $owner }.
event-ColoniesSwapped = { $seat } échange une carte Colonie avec { $owner }.
event-CompetitionBegan = { $seat } choisit { sector }.
event-FaceTurned = { $by ->
    [1] Une société { sector } chez { $owner } monte au niveau { $level }{ company-bills }.
   *[other] Une société { sector } chez { $owner } tombe au niveau { $level }{ company-bills }.
}
event-CompaniesSwapped = { $seat } échange { $swap }.
event-CapitalRaised = Un billet de capital chez { $seat }, sous { sector-a }\xA0: niveau { $level }{ company-bills }.

event-ColonyBought = { $seat } achète une carte Colonie.
event-ColonyDiscarded = { $seat } défausse une carte Colonie.
event-ColonyPicked = { $mine ->
    [yes] Votre carte\xA0: { region }.
   *[no] Carte pour { $to }\xA0: { region }.
}
event-Settled = Bourse\xA0: les pions font { $result }\xA0M pour { $seat }.
event-TakenOver = OPA hostile\xA0: { $seat } achète { $holding }.
event-CompanyBought = { $seat } achète { sector-a }.
event-CompanyDiscarded = { $seat } défausse une carte Société.
event-CompanyPicked = { $mine ->
    [yes] Votre défausse\xA0: { sector }.
   *[no] Carte défaussée par { $to }\xA0: { sector }.
}

event-HandsShown = Le 9e tour est joué. Tous montrent leur argent et leurs cartes Colonie\xA0:
event-PointsCounted = Les points, dans l’ordre des sièges\xA0: { $scores }.
event-GameWon = { $why ->
    [money] { $tied } ont autant de points\xA0; avec plus d’argent en main, { $winners } gagne.
    [shared] { $tied } ont autant de points\xA0; { $winners } ont aussi autant d’argent en main\xA0: victoire commune.
   *[points] { $winners } gagne avec le plus de points.
}

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

action-GiveProfile = donner le profil { profile }
action-GiveCompany = donner { sector-a }
action-GiveColony = donner une carte Colonie\xA0: { region }
action-GiveFirst = nommer { $seat } premier joueur
action-ChooseColony = prendre une carte Colonie dans la pioche\xA0: { region }
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
action-BuyColonyFrom = acheter la carte Colonie\xA0: { region }
action-CompeteIn = choisir { sector } pour la concurrence déloyale
action-TurnCompany = choisir { $company }
action-SwapColonies = échanger { $give-name } contre { $take-name }
action-SwapCompanies = échanger { $swap }
action-RaiseCapital = glisser un billet de capital sous { $company }
action-DrawColonies = piocher { $cards }
action-BuyColony = acheter une colonie\xA0: { region }
action-DiscardColony = défausser { region }
action-TakeOver = prendre par OPA { $holding }
action-DrawCompanies = piocher { $cards }
action-BuyCompany = acheter { sector-a }
action-DiscardCompany = défausser { sector }

form-GiveProfile = Le hasard donne un profil
form-GiveCompany = Le hasard donne une société
form-GiveColony = Le hasard donne une carte Colonie
form-GiveFirst = Nommer le premier joueur\xA0: { $seat }
form-ChooseColony = Prendre une carte Colonie dans la pioche\xA0: { $region }
form-ChooseCompany = Prendre une société dans la pioche\xA0: { $sector }
form-PlacePawn = Poser un pion { $spot }
form-Develop = Augmenter de 1 le développement d’une société\xA0: { $company }
form-Tax = Toucher le niveau d’une société en M\xA0; elle perd 1 en développement\xA0: { $company }
form-Pass = En rester là
form-BeginWith = Commencer par { $sector }
form-MovePawn = Envoyer un pion du Lobby sur une autre tuile, { $spot }
form-DrawIntrigues = Le hasard pioche les cartes
form-PlayIntrigue = Prendre une carte et l’appliquer\xA0: { $card }
form-LookAt = Regarder les cartes Colonie chez quelqu’un\xA0: { $owner }
form-BuyColonyFrom = Acheter l’une des cartes Colonie pour 3\xA0M\xA0: { $region }
form-CompeteIn = Choisir un type pour la concurrence déloyale\xA0: { $sector }
form-TurnCompany = Choisir une société\xA0: { $company }
form-SwapColonies = Échanger l’une de vos cartes Colonie ({ $give }) contre { $take }
form-SwapCompanies = Échanger l’une de vos sociétés contre celle d’un adversaire, à 1 niveau près
form-RaiseCapital = Glisser un billet de capital sous { $company }
form-DrawColonies = Le hasard pioche les cartes
form-BuyColony = Prendre une colonie et l’acheter pour 2\xA0M\xA0: { $region }
form-DiscardColony = Prendre une colonie et la défausser\xA0: { $region }
form-TakeOver = Acheter une société pour 3 fois son niveau\xA0: { $holding }
form-DrawCompanies = Le hasard pioche les cartes
form-BuyCompany = Prendre une société et l’acheter pour 4\xA0M\xA0: { $sector }
form-DiscardCompany = Prendre une société et la défausser\xA0: { $sector }

step-DealProfile = Mise en place\xA0: les profils sont distribués.
step-DealCompany = Mise en place\xA0: les sociétés sont distribuées.
step-DealColony = Mise en place\xA0: les cartes Colonie sont distribuées.
step-ChooseFirst = Mise en place\xA0: le premier joueur est tiré au sort.
step-TakeColony = Mise en place\xA0: { $seat } choisit une carte Colonie dans la pioche.
step-TakeCompany = Mise en place\xA0: { $seat } choisit une société dans la pioche.
step-NameFirst = Mise en place\xA0: { $seat }, l’Intrigant, nomme le premier joueur.
step-PlacePawns = Pose\xA0: chacun pose deux pions, l’un après l’autre.
step-ChooseSector = Lobby\xA0: { $seat } a des pions dans deux secteurs et dit par où commencer.
step-MakeMoves = Lobby\xA0: { $seat } a { $left ->
    [one] un mouvement
   *[other] { $left } mouvements
} pour ses sociétés { sector }.
step-LobbyPrivilege = Lobby\xA0: qui a le privilège peut envoyer un pion sur une autre tuile.
step-DrawHand = { tile }\xA0: des cartes sont piochées.
step-Pick = Une carte est choisie.
step-PickIntrigue = Intrigues\xA0: il faut prendre une carte.
step-ChooseHand = Intrigues\xA0: { $seat } choisit les cartes Colonie à regarder.
step-ColonialContract = Contrat colonial\xA0: { $seat } choisit les cartes Colonie à regarder.
step-BuyContract = Contrat colonial\xA0: { $seat } peut acheter une carte Colonie à { $owner }, pour 3\xA0M.
step-UnfairCompetition = Concurrence déloyale\xA0: { $seat } choisit un type.
step-Turn = Concurrence déloyale\xA0: { $seat } choisit, chez { $owner }, la société { sector } qui { $by ->
    [1] monte
   *[other] baisse
}.
step-ColonialUnrest = Troubles coloniaux\xA0: { $seat } choisit les cartes Colonie à regarder.
step-SwapUnrest = Troubles coloniaux\xA0: { $seat } peut échanger une carte Colonie avec { $owner }.
step-Dumping = Dumping\xA0: { $seat } doit échanger une société.
step-Expansion = Expansion\xA0: { $seat } peut faire un premier mouvement sur une société.
step-ExpandAgain = Expansion\xA0: { $seat } peut faire un second mouvement sur la même société.
step-CapitalIncrease = Augmentation de capital\xA0: { $seat } choisit la société qui reçoit le billet.
step-PickFromIntrigues = Privilège des Intrigues\xA0: { $seat } peut prendre une carte de plus, dans le reste.
step-PickColony = Colonies\xA0: une carte est choisie, pour l’acheter 2\xA0M ou la défausser.
step-PickFromColonies = Privilège des Colonies\xA0: { $seat } peut acheter une carte de plus, dans le reste, pour 2\xA0M.
step-HostileTakeover = OPA hostile\xA0: qui a le privilège peut acheter la société d’un adversaire.
step-PickCompany = Sociétés\xA0: une carte est choisie, pour l’acheter 4\xA0M ou la défausser.
step-PickFromCompanies = Privilège des Sociétés\xA0: { $seat } peut acheter une carte de plus, dans le reste, pour 4\xA0M.
step-LastMove = Fin du tour\xA0: { $seat } peut faire un mouvement de société.

rule-example = MC-R3
phase-setup = Mise en place
phase-placing = Pose des pions
phase-end = Fin du tour

screen-tile-closed = fermée
screen-passed = Passées entre vos mains ce tour ({ tile })\xA0: { $cards }.
screen-look = Au tour { $round }, vous avez vu les colonies chez { $owner }\xA0: { $cards }.
screen-sure = Toujours là, à coup sûr\xA0: { $cards }.
screen-unsure = Chacune a pu partir depuis.
screen-known = Vous connaissez les colonies chez { $owner }\xA0: { $cards }.
column-colonies = Colonies
column-profile = Profil
column-money = Argent

poor-look = Vous pouvez regarder, mais avec { $money }\xA0M, impossible de payer { $price }\xA0M.
poor-discard = Avec { $money }\xA0M, impossible de payer { $price }\xA0M\xA0: il ne reste qu’à défausser.
poor-takeover = Avec { $money }\xA0M, vous ne pouvez en payer aucune.

tile-does = { $tile ->
    [lobby] mouvements
    [intrigues] une carte
    [colonies] colonie, 2\xA0M
    [exchange] gain ou perte
   *[companies] société, 4\xA0M
}
`;export{e as default};