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
    [yes] Votre carte\xA0: { sector }.
   *[no] Carte pour { $to }\xA0: { sector }.
}

event-HandsShown = Le 9e tour est joué. Tous montrent leur argent et leurs cartes Colonie\xA0:
event-PointsCounted = Les points, dans l’ordre des sièges\xA0: { $scores }.
event-GameWon = { $why ->
    [money] { $tied } ont autant de points\xA0; avec plus d’argent en main, { $winners } gagne.
    [shared] { $tied } ont autant de points\xA0; { $winners } ont aussi autant d’argent en main\xA0: victoire commune.
   *[points] { $winners } gagne avec le plus de points.
}

story-companies = Premières sociétés\xA0: { $companies }.
story-company = { $seat } { sector }
story-colonies = Chacun reçoit une carte Colonie cachée.
story-profiles = Profils\xA0: { $profiles }.
story-profile = { $seat } { profile }
story-pawns = Pions\xA0: { $pawns }.
story-pawn = { $seat } { $spot }
story-colony-bought = { $region ->
    [none] { $seat } achète une colonie pour { $amount }\xA0M
   *[other] { $seat } achète une colonie pour { $amount }\xA0M ({ region })
}
story-colony-discarded = { $region ->
    [none] { $seat } défausse une carte
   *[other] { $seat } défausse une carte ({ region })
}
story-company-bought = { $seat } achète { sector-a } pour { $amount }\xA0M
story-company-discarded = { $sector ->
    [none] { $seat } défausse une carte
   *[other] { $seat } défausse une carte ({ sector })
}
story-looks = { $seat } regarde les cartes Colonie chez { $owners }.
story-racket = { $seat } joue Racket et prend { $amount }\xA0M. { $payers-count ->
    [0] Personne n’a de quoi payer.
   *[other] À la banque\xA0: { $payers }.
}
story-payer = { $seat } { $amount }\xA0M
story-capitalization = { $seat } joue Capitalisation et prend { $amount }\xA0M.
story-contract = { $seat } achète une carte Colonie à { $owner } pour { $amount }\xA0M.
story-exchange = Bourse\xA0: { $results }.
story-earns = { $seat } gagne { $amount }\xA0M
story-loses = { $seat } perd { $amount }\xA0M
story-loses-all = { $amount ->
    [0] { $seat } doit { $due }\xA0M et n’a rien pour payer
   *[other] { $seat } doit { $due }\xA0M, verse { $amount }\xA0M, tout son argent en main
}
story-nothing = { $seat } ne gagne ni ne perd
story-takeover = OPA hostile\xA0: { $seat } achète { $holding } pour { $amount }\xA0M.
story-counted = Les points\xA0:
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
welcome-aim = Neuf tours\xA0; puis sociétés, colonies et argent rapportent des points, et le plus de points gagne. Tapez ? pour l’aide, règles pour les règles.
phase-setup = Mise en place
phase-placing = Pose des pions
phase-end = Fin du tour

screen-closed = Fermée\xA0: { tile }. Premier joueur\xA0: { $first }.
screen-tile-closed = fermée
screen-nobody = –
screen-earns = { $difference }\xA0: { $amount }
screen-most = le plus de pions\xA0: { $seat }
screen-decks = Cartes dans les pioches\xA0: { $intrigues } intrigues, { $colonies } colonies, { $companies } sociétés.
screen-you = Vous avez { $money }\xA0M. { $colonies-count ->
    [0] Vous n’avez pas de carte Colonie.
    [one] Votre colonie\xA0: { $colonies }.
   *[other] Vos colonies\xA0: { $colonies }.
}
screen-player = { $seat }\xA0: { $money }\xA0M\xA0; { $colonies-count ->
    [0] aucune colonie
   *[other] { $colonies }
}.
screen-holding = On vous tend\xA0: { $cards }.
screen-rest = Dans le reste de la pioche\xA0: { $cards }.
screen-passed = Passées entre vos mains ce tour ({ tile })\xA0: { $cards }.
screen-look = Au tour { $round }, vous avez vu les colonies chez { $owner }\xA0: { $cards }.
screen-sure = Toujours là, à coup sûr\xA0: { $cards }.
screen-unsure = Chacune a pu partir depuis.
screen-known = Vous connaissez les colonies chez { $owner }\xA0: { $cards }.
column-companies = Niveaux
column-colonies = Colonies
column-profile = Profil
column-money = Argent
column-quotation = Cotation
column-earns = Un pion gagne

invite-TakeColony = Quelle carte Colonie prenez-vous dans la pioche\xA0?
invite-TakeCompany = Quelle société prenez-vous dans la pioche\xA0?
invite-NameFirst = Qui est le premier joueur\xA0?
invite-PlacePawns = Où va votre pion\xA0?
invite-ChooseSector = Vos pions sont dans deux secteurs. Par lequel commencez-vous\xA0?
invite-MakeMoves = Vous avez { $left ->
    [one] un mouvement
   *[other] { $left } mouvements
} pour vos sociétés { sector }.
invite-LobbyPrivilege = Vous avez le privilège\xA0: l’un de vos pions peut aller sur une autre tuile.
invite-PickIntrigue = Quelle carte prenez-vous\xA0? Elle s’applique sur-le-champ.
invite-ColonialContract = Chez qui regardez-vous les cartes Colonie\xA0? Vous pourrez en acheter une.
invite-BuyContract = Achetez-vous une carte Colonie à { $owner }, pour 3\xA0M\xA0?
invite-UnfairCompetition = Dans quel type\xA0? Vous gagnez 1 en développement, chaque adversaire perd 1.
invite-Turn = { $by ->
    [1] Laquelle de vos sociétés { sector } gagne 1 en développement\xA0?
   *[other] Chez { $owner }, quelle société { sector } perd 1 en développement\xA0?
}
invite-ColonialUnrest = Chez qui regardez-vous les cartes Colonie\xA0? Vous pourrez en échanger une.
invite-SwapUnrest = Échangez-vous une de vos cartes Colonie contre une carte de chez { $owner }\xA0?
invite-Dumping = Quel échange faites-vous\xA0? Les niveaux diffèrent de 1 au plus.
invite-Expansion = Expansion\xA0: jusqu’à deux mouvements sur une société. Le premier\xA0:
invite-ExpandAgain = Expansion\xA0: un second mouvement sur la même société\xA0?
invite-CapitalIncrease = Quelle société reçoit le billet de capital\xA0? Son niveau monte de 1, pour toujours.
invite-PickFromIntrigues = Vous avez le privilège\xA0: une carte de plus, dans le reste\xA0?
invite-PickColony = Prenez une carte\xA0: achetez-la pour 2\xA0M, ou défaussez-la.
invite-PickFromColonies = Vous avez le privilège\xA0: une carte de plus, dans le reste, pour 2\xA0M\xA0?
invite-HostileTakeover = Vous avez le privilège\xA0: une OPA, pour 3 fois le niveau de la société\xA0?
invite-PickCompany = Prenez une carte\xA0: achetez-la pour 4\xA0M, ou défaussez-la.
invite-PickFromCompanies = Vous avez le privilège\xA0: une carte de plus, dans le reste, pour 4\xA0M\xA0?
invite-LastMove = Fin du tour\xA0: un mouvement sur l’une de vos sociétés\xA0?

poor-look = Vous pouvez regarder, mais avec { $money }\xA0M, impossible de payer { $price }\xA0M.
poor-discard = Avec { $money }\xA0M, impossible de payer { $price }\xA0M\xA0: il ne reste qu’à défausser.
poor-takeover = Avec { $money }\xA0M, vous ne pouvez en payer aucune.

offer-place = Poser un pion\xA0: { $places }
offer-move = Envoyer un pion du Lobby sur une autre tuile\xA0: { $places }
offer-sectors = { tile } ({ $sectors })

menu-seat = fauteuil { $number }
menu-price = { $word }, { $amount }\xA0M
menu-for = { $word } { $give } contre
menu-from = de { sector }
menu-cards = { $count ->
    [one] { $seat } ({ $count } carte)
   *[other] { $seat } ({ $count } cartes)
}
menu-type = Tapez un numéro, ou des mots\xA0: { $example }
tile-does = { $tile ->
    [lobby] mouvements
    [intrigues] une carte
    [colonies] colonie, 2\xA0M
    [exchange] gain ou perte
   *[companies] société, 4\xA0M
}

usage-place = TUILE [SECTEUR]
usage-begin = commencer SECTEUR
usage-develop = développer SOCIÉTÉ
usage-tax = taxer SOCIÉTÉ
usage-pass = passer
usage-move = envoyer [SECTEUR] TUILE [SECTEUR]
usage-play = jouer CARTE
usage-look = regarder NOM
usage-buy = acheter CARTE
usage-discard = défausser CARTE
usage-swap = échanger MIENNE [NOM] SIENNE
usage-compete = concurrence SECTEUR
usage-turn = tourner SOCIÉTÉ
usage-raise = billet SOCIÉTÉ
usage-take = opa [NOM] SOCIÉTÉ
usage-choose = choisir CARTE
usage-first = premier NOM
help-place = poser un pion\xA0: lobby industrie, intrigues, bourse t
help-begin = au Lobby, le secteur par lequel vous commencez
help-develop = augmenter de 1 le développement d’une société
help-tax = toucher le niveau d’une société, qui perd 1 en développement
help-pass = en rester là, quand rien ne vous oblige
help-move = avec le privilège du Lobby, envoyer un pion sur une autre tuile
help-play = prendre une carte Intrigue\xA0: son nom suffit
help-look = voir les cartes Colonie de quelqu’un
help-buy = prendre une carte et l’acheter\xA0: acheter asie, acheter transport
help-discard = prendre une carte et la défausser
help-swap = échanger I2 Bob R2\xA0; échanger asie inde
help-compete = choisir le type de la concurrence déloyale
help-turn = choisir la société qui monte ou baisse
help-raise = glisser le billet de capital sous une société
help-take = prendre une société par OPA\xA0: opa Bob T3
help-choose = choisir une carte dans la pioche, au début
help-first = l’Intrigant nomme le premier joueur
help-intro = Le début d’un mot suffit, et les numéros du menu aussi. R, I et T sont Ressource, Industrie et Transport\xA0; I3+1 est une société Industrie au développement 3 avec un billet de capital.
help-examples = Exemples\xA0: lobby industrie · bourse t · développer I2 · taxer R3 · acheter asie · défausser inde · opa Bob T3 · échanger I2 Bob R2 · passer
help-now = Par exemple\xA0: { $example }

say-number = Tapez un numéro de 1 à { $most }, ou des mots\xA0: { $example }
say-which-one = Lequel\xA0? { $choices }.
say-now = Maintenant\xA0: { $choices }.
say-not-now = Ce n’est pas possible maintenant.
say-no-company = Vous n’avez pas de société { $typed }. { $companies-count ->
    [0] Vous n’en avez aucune.
   *[other] Vous avez { $companies }.
}

not-open = { $tile ->
    [lobby] Le Lobby est fermé ce tour-ci.
    [exchange] La Bourse est fermée ce tour-ci.
   *[other] Les { tile } sont fermées ce tour-ci.
}
not-free = Tous les fauteuils sont pris\xA0: { tile }.
not-lobby = Le pion va sur une autre tuile.
not-your-pawn = Vous n’avez pas de pion en { sector } au Lobby.
not-higher = { $company } est déjà au développement 4.
not-lower = { $company } est au développement 1\xA0: on ne peut pas la taxer.
not-this-sector = Ces mouvements sont pour les sociétés { sector }.
not-this-company = Le second mouvement porte sur la même société.
not-enough = Cela coûte { $price }\xA0M, et vous avez { $money }\xA0M.
not-in-hand = Carte absente\xA0: { $card }.
not-their-card = Carte absente chez { $owner }\xA0: { $card }.
not-your-card = Vous n’avez pas cette carte\xA0: { $card }.
not-yourself = Choisissez un adversaire, pas vous.
not-close = Niveaux { $give } et { $take }\xA0: ils doivent différer de 1 au plus.
not-that-far = { $company } ne peut pas changer\xA0: le développement reste entre 1 et 4.
not-discard = Ici, rien ne vous oblige à prendre une carte\xA0: tapez passer.
must-place = Chaque pion doit être posé.
must-pick = Il faut prendre une carte, même si elle ne vous sert à rien.
must-buy-or-discard = Prenez une carte\xA0: achetez-la, ou défaussez-la.
must-choose = Ce n’est pas facultatif\xA0: choisissez.
`;export{e as default};