# Ce que seul le terminal dit de ce jeu.

story-companies = Premières sociétés : { $companies }.
story-company = { $seat } { sector }
story-colonies = Chacun reçoit une carte Colonie cachée.
story-profiles = Profils : { $profiles }.
story-profile = { $seat } { profile }
story-pawns = Pions : { $pawns }.
story-pawn = { $seat } { $spot }
story-colony-bought = { $region ->
    [none] { $seat } achète une colonie pour { $amount } M
   *[other] { $seat } achète une colonie pour { $amount } M ({ region })
}
story-colony-discarded = { $region ->
    [none] { $seat } défausse une carte
   *[other] { $seat } défausse une carte ({ region })
}
story-company-bought = { $seat } achète { sector-a } pour { $amount } M
story-company-discarded = { $sector ->
    [none] { $seat } défausse une carte
   *[other] { $seat } défausse une carte ({ sector })
}
story-looks = { $seat } regarde les cartes Colonie chez { $owners }.
story-racket = { $seat } joue Racket et prend { $amount } M. { $payers-count ->
    [0] Personne n’a de quoi payer.
   *[other] À la banque : { $payers }.
}
story-payer = { $seat } { $amount } M
story-capitalization = { $seat } joue Capitalisation et prend { $amount } M.
story-contract = { $seat } achète une carte Colonie à { $owner } pour { $amount } M.
story-exchange = Bourse : { $results }.
story-earns = { $seat } gagne { $amount } M
story-loses = { $seat } perd { $amount } M
story-loses-all = { $amount ->
    [0] { $seat } doit { $due } M et n’a rien pour payer
   *[other] { $seat } doit { $due } M, verse { $amount } M, tout son argent en main
}
story-nothing = { $seat } ne gagne ni ne perd
story-takeover = OPA hostile : { $seat } achète { $holding } pour { $amount } M.
story-counted = Les points :
welcome-aim = Tours : { number-rounds } ; puis sociétés, colonies et argent rapportent des points, et le plus de points gagne. Tapez ? pour l’aide, règles pour les règles.
screen-closed = Fermée : { tile }. Premier joueur : { $first }.
screen-nobody = –
screen-earns = { $difference } : { $amount }
screen-most = le plus de pions : { $seat }
screen-decks = Cartes dans les pioches : { $intrigues } intrigues, { $colonies } colonies, { $companies } sociétés.
screen-you = Vous avez { $money } M. { $colonies-count ->
    [0] Vous n’avez pas de carte Colonie.
    [one] Votre colonie : { $colonies }.
   *[other] Vos colonies : { $colonies }.
}
screen-player = { $seat } : { $money } M ; { $colonies-count ->
    [0] aucune colonie
   *[other] { $colonies }
}.
screen-holding = On vous tend : { $cards }.
screen-rest = Dans le reste de la pioche : { $cards }.
column-companies = Niveaux
column-quotation = Cotation
column-earns = Un pion gagne
offer-place = Poser un pion : { $places }
offer-move = Envoyer un pion du Lobby sur une autre tuile : { $places }
offer-sectors = { tile } ({ $sectors })
menu-seat = fauteuil { $number }
menu-price = { $word }, { $amount } M
menu-for = { $word } { $give } contre
menu-from = de { sector }
menu-cards = { $count ->
    [one] { $seat } ({ $count } carte)
   *[other] { $seat } ({ $count } cartes)
}
menu-type = Tapez un numéro, ou des mots : { $example }
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
help-place = poser un pion : lobby industrie, intrigues, bourse t
help-begin = au Lobby, le secteur par lequel vous commencez
help-develop = augmenter de 1 le développement d’une société
help-tax = toucher le niveau d’une société, qui perd 1 en développement
help-pass = en rester là, quand rien ne vous oblige
help-move = avec le privilège du Lobby, envoyer un pion sur une autre tuile
help-play = prendre une carte Intrigue : son nom suffit
help-look = voir les cartes Colonie de quelqu’un
help-buy = prendre une carte et l’acheter : acheter asie, acheter transport
help-discard = prendre une carte et la défausser
help-swap = échanger I2 Bob R2 ; échanger asie inde
help-compete = choisir le type de la concurrence déloyale
help-turn = choisir la société qui monte ou baisse
help-raise = glisser le billet de capital sous une société
help-take = prendre une société par OPA : opa Bob T3
help-choose = choisir une carte dans la pioche, au début
help-first = l’Intrigant nomme le premier joueur
help-intro = Le début d’un mot suffit, et les numéros du menu aussi. R, I et T sont Ressource, Industrie et Transport ; I3+1 est une société Industrie au développement 3 avec un billet de capital.
help-examples = Exemples : lobby industrie · bourse t · développer I2 · taxer R3 · acheter asie · défausser inde · opa Bob T3 · échanger I2 Bob R2 · passer
help-now = Par exemple : { $example }
say-number = Tapez un numéro de 1 à { $most }, ou des mots : { $example }
say-which-one = Lequel ? { $choices }.
say-now = Maintenant : { $choices }.
say-not-now = Ce n’est pas possible maintenant.
say-no-company = Vous n’avez pas de société { $typed }. { $companies-count ->
    [0] Vous n’en avez aucune.
   *[other] Vous avez { $companies }.
}
problem-company-not-yours = Vous n’avez pas de société { $company }.
problem-company-not-theirs = { $seat } n’a pas de société { $company }.
problem-face-is-highest = { $company } est déjà au développement { $face }.
problem-face-is-lowest = { $company } est au développement { $face } et ne peut pas descendre.
problem-nothing-to-tax = { $company } est au développement { $face } : on ne peut pas la taxer.
problem-no-discard = Ici, rien ne vous oblige à prendre une carte : tapez passer.
