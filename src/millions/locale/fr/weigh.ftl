# Peser un jeu de cartes : `millions weigh`. Les phrases reçoivent $of (siège, rôle, carte, tour…) et $value, $low, $high.

weigh-title = { $game } : « { $deck } »{ $against ->
    [none] {""}
   *[other] {" "}contre « { $against } »
}
weigh-games = { $games } parties à { $players } joueurs, par { $bots }. Tous les intervalles sont à 95 %, groupés par donne.
weigh-verdicts = Ce qui ressort
weigh-verdicts-against = Ce que le jeu de cartes change
weigh-nothing = Rien ne ressort : tout avantage que ces parties pourraient montrer reste dans son intervalle.
weigh-nothing-against = Aucune différence ne ressort.
weigh-verdict = { $what } : { $value } ({ $low } à { $high }), { $players } joueurs ; { $agree }.
weigh-unused = Personne ne choisit { $what } : { $value } des choix (au plus { $high }), { $players } joueurs ; { $agree }.
weigh-agree-one = vu avec { $bots }, le seul robot qui a joué
weigh-agree-all = tous les robots sont d’accord ({ $bots })
weigh-agree-some = vu avec { $bots } seulement : cela tient peut-être au robot, pas au jeu
weigh-agree-mean = vu dans la moyenne de tous les robots, mais avec certitude chez aucun
weigh-figures = Toutes les mesures
weigh-figure = Mesure
weigh-players = Joueurs
weigh-bots = Robots
weigh-value = Valeur
weigh-interval = 95 %
weigh-all-bots = tous
weigh-flag = ressort
weigh-correction = Ce qui ressort : parmi les valeurs qu’un jeu équilibré n’aurait pas, celles qui restent après la correction de Holm ; la probabilité que l’une d’elles ne soit due qu’au hasard est inférieure à 1 %.
weigh-caution = Les rôles, les accords et les mensonges sont choisis par les robots, pas distribués : leur valeur est celle des moments où ils sont choisis. Les sièges, les cartes et ce qui est distribué au début sont tirés au hasard : leur valeur est bien leur effet.
weigh-written = Écrit : { $files }.
weigh-report-table = Toutes les mesures, par nombre de joueurs et par robot
weigh-report-forest = Les changements, avec leurs intervalles à 95 % ; ce qui ressort est en bleu
weigh-report-worth = Les avantages, avec leurs intervalles à 95 % ; ce qui ressort est en bleu
weigh-report-course = Les chances de gagner du joueur en tête après un tour
weigh-report-use = Combien de fois chacun est choisi
weigh-report-difference = Différence

weigh-sensitivity = { $change } : { $what }
weigh-verdicts-sensitivity = Les nombres qui comptent
weigh-variant = Les nombres du jeu. Changez ce que vous voulez, puis : { $command }
weigh-variant-number = { number-name } : de { $low } à { $high } ; { $book } dans le livre
weigh-variant-written = { $file } contient les nombres du jeu. Changez ce que vous voulez, puis : { $command }
weigh-fix-none = Il n’y a rien à changer.
weigh-fix-aim = { $aim } : { $before } avant, { $after } après ; { $checked } sur des donnes et avec des robots que la recherche n’a pas vus
weigh-fix-holds = Les objectifs y sont atteints aussi.
weigh-fix-fails = Les objectifs n’y sont pas atteints : visez un peu plus loin, ou jouez plus de parties.
weigh-report-record = Une partie qui le montre :
weigh-report-tornado = Ce que change un de plus ou de moins sur une carte, le plus fort d’abord ; ce qui ressort est en bleu

weigh-chart = { $what }, { $players } joueurs
weigh-axis = { $unit ->
    [points] points de pourcentage
    [percent] pour cent
    [money] argent, ou points à la fin
    [rounds] tours
   *[number] nombre par partie
}

weigh-unit-plain = { $value }
weigh-unit-percent = { $value } %
weigh-unit-points = { $value } points
weigh-unit-rounds = { $value } tours

weigh-seat-advantage = Siège { $of }, chances de gagner au-delà de la juste part
weigh-leader-advantage = Premier Leader, chances de gagner au-delà de la juste part
weigh-seat-score = Siège { $of }, score final au-delà de la moyenne
weigh-role-worth = { $of }, gain dans un tour au-delà de la moyenne
weigh-role-use = { $of }, part des choix
weigh-role-out = { $of }, fréquence des éliminations
weigh-card-money = Carte « { $of } », gain de chaque joueur{ $difference ->
    [yes] {""}
   *[no] {" "}au-delà de la carte moyenne
}
weigh-card-rounds = Carte « { $of } » retournée en premier, durée de la partie{ $difference ->
    [yes] {""}
   *[no] {" "}au-delà de la moyenne
}
weigh-tile-worth = Pions sur { $of }, points finaux de leurs joueurs au-delà de la moyenne
weigh-tile-use = { $of }, part des pions
weigh-privilege-worth = Privilège { DE($of) }, points finaux de ses joueurs au-delà de la moyenne
weigh-start-company = Première société { $of }, chances de gagner au-delà de la juste part
weigh-start-colony = Première colonie { $of }, chances de gagner au-delà de la juste part
weigh-company-worth = Sociétés { $of }, points finaux de leurs acheteurs au-delà de la moyenne
weigh-company-use = Sociétés { $of }, part des achats
weigh-colony-worth = Colonies { $of }, points finaux de leurs acheteurs au-delà de la moyenne
weigh-colony-use = Colonies { $of }, part des achats
weigh-intrigue-worth = Intrigue { $of }, points finaux de ses joueurs au-delà de la moyenne
weigh-intrigue-use = Intrigue { $of }, part des intrigues jouées
weigh-restricted = Un joueur qui { $of ->
    [never-lie] ne ment jamais
    [never-deal] ne fait jamais d’accord
   *[never-exchange] ne va jamais à la Bourse
}, chances de gagner au-delà de la juste part
weigh-explained = La victoire se décide par { $of ->
    [deal] la donne et le siège
    [skill] l’habileté des joueurs
   *[luck] la chance : choix des robots et autres hasards
}
weigh-doubling = Une recherche avec deux fois plus d’itérations que les { $of } des autres, chances de gagner au-delà de la juste part
weigh-takeovers = OPA hostiles dans une partie
weigh-exchange-earns = Argent gagné par un joueur à la Bourse dans un tour
weigh-rounds = Durée de la partie
weigh-decided = Part de la partie après laquelle le gagnant reste en tête
weigh-lead-changes = Changements de meneur dans une partie
weigh-leader-wins = Seul en tête après le tour { $of }, chances de gagner
weigh-comeback = Dernier à la mi-partie, chances de gagner
weigh-ties = Parties avec une égalité en tête
weigh-score = Score final
weigh-eliminations = Personnages éliminés dans une partie
weigh-deals = Accords conclus dans une partie
weigh-proposals = Propositions dans une partie
weigh-deals-agreed = Propositions devenues des accords
weigh-deal-price = Prix d’un accord
weigh-deal-part = Prix d’un départ, en part de ce que reçoit chacun de ceux qui restent
weigh-deal-payer = Joueurs qui ont payé dans un accord, gain dans ce tour au-delà de la moyenne
weigh-deal-leaver = Joueurs partis par un accord, gain dans ce tour au-delà de la moyenne
weigh-claims = Annonces dans une partie
weigh-lies = Annonces mensongères
weigh-lies-paid = Menteurs qui gagnent plus que la moyenne dans ce tour
weigh-lie-worth = Joueurs qui ont menti, gain dans ce tour au-delà de la moyenne
weigh-truth-worth = Joueurs qui ont dit vrai, gain dans ce tour au-delà de la moyenne
