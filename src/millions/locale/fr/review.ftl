# `millions review` : ce que raconte une partie terminée.

review-reviewing = positions
review-title = { $game } : retour sur la partie
review-player = Joueur
review-place = Rang
review-score = { $game ->
    [million-club] Points
   *[other] Argent
}
review-luck = Chance aux cartes
review-luck-points = { $points } { $count ->
    [one] point
   *[other] points
}
review-luck-said = Chance : { review-luck-points }
review-luck-how = Chance : de combien de points les cartes ont relevé ou baissé la probabilité de gagner, par rapport aux autres qui pouvaient sortir. +10 points : de 30 % à 40 %. Seul compte ce qui est tiré au sort{ $game ->
    [dollars-1e] { " " }(le premier Leader, chaque Butin, le rôle qui reste caché)
    [dollars-2e] { " " }(le premier Leader, chaque Butin, le rôle qui reste caché)
    [million-club] { " " }(Sociétés, Colonies, Intrigues, qui commence)
   *[other] { "" }
}, non ce que les joueurs choisissent.
review-lies = Mensonges
review-lies-told = { $lies ->
    [0] aucun
   *[other] { $lies ->
        [one] { $believed ->
            [0] 1, qui n’a pas marché
           *[other] 1, qui a marché
        }
       *[other] { $lies }, { $believed ->
            [0] dont aucun n’a marché
            [one] dont { $believed } a marché
           *[other] dont { $believed } ont marché
        }
    }
}
review-chances = Probabilités de gagner, de la première carte à la dernière
review-open = Le graphique voit toutes les cartes : c’est un regard après coup.
review-turns = Tournants de la partie
review-deals = Accords
review-bluffs = Mensonges
review-decisions = Autres décisions qui ont coûté
review-awards = Récompenses
review-judge = Méthode : parties simulées (version { $version }). Pour connaître une probabilité, des robots rapides jouent la suite, de nombreuses fois. Une décision est jugée d’après ce que le joueur savait alors, avec toutes les cartes possibles. La chance est ce que les cartes ont apporté, face à toutes celles qui pouvaient sortir.
review-written = Écrit : { $file }.

review-part = { $part ->
    [planning] préparation
    [claims] annonces
    [negotiation] négociation
    [vote] le vote
    [heist] le casse
    [placing] pose des pions
    [lobby] Lobby
    [intrigues] Intrigues
    [colonies] Colonies
    [exchange] Bourse
    [companies] Sociétés
   *[ending] fin du tour
}
review-when = { $round ->
    [none] Ligne { $n }
    [0] Mise en place
   *[other] Tour { $round }, { review-part }
}
review-moment = { $round ->
    [none] ligne { $n }
    [0] mise en place
   *[other] tour { $round }, { review-part }
}
review-with-line = { $when } (ligne { $n })

review-turn = { $when }, choix { DE($seat) } : { $action }. Probabilité de gagner { $same ->
    [yes] { $after }
   *[no] { $before } → { $after }
}.
review-better-chance = Mieux : { $action }, pour une probabilité de { $chance } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-next-best = Deuxième choix : { $action }, pour une probabilité de { $chance }.
review-no-other = Aucune autre action comparée n’est nettement meilleure ou pire.
review-why = Pourquoi : { $facts }.
review-why-chosen = Pourquoi mieux vaut { $action } : { $facts }.
review-hindsight = Après coup, cartes sur table : { $before } → { $after }. { $choice ->
    [bad-down] Ce n’était donc pas la malchance : d’après ce que savait { $seat }, le choix était déjà mauvais.
    [bad-up] La chance a aidé : d’après ce que savait { $seat }, le choix était mauvais.
    [fine-down] Malchance, et non mauvais choix : { $seat } ne pouvait pas le savoir.
   *[fine-up] La suite lui a donné raison.
}
review-leave = partir
review-stay = rester dans le casse
review-take-out = faire partir { $character }
review-again = Rejouer la ligne { $n } :
review-accept = accepter « { $terms } »
review-decline = refuser « { $terms } »
review-decision = { $when }, choix { DE($seat) } : { $action }. Coût : { $loss } points de probabilité de gagner. Mieux : { $better }.
review-money-apart = En argent, cet accord valait { $money } pour { $seat } ; il a tout de même fait baisser la probabilité de gagner.
review-worth = { $money } pour { $seat }
review-deal = { $when } : { $seat } a proposé « { $terms } » : { $outcome ->
    [struck] conclu
    [declined] refusé
    [taken-back] retiré
   *[lapsed] caduc
}. Valeur : { $worth }.
review-deals-how = Valeur d’un accord : l’argent qu’il rapporte, d’après ce que chacun savait, face à un casse où tous restent.
review-together = Ensemble : { $money }.
review-left = Laissé sur la table : { $money }.
review-missed = D’après ce qu’ils savaient alors, tous y auraient gagné.
review-better-without = Après coup, sans cet accord, c’était mieux pour { $seats }.
review-rightly = { $seat } a bien fait de refuser ({ $moment }) : mieux valait jouer sans.
review-prices = Les deux y gagnent à tout prix de { $low } à { $high }.
review-one-price = Les deux y gagnent au prix de { $price }.
review-no-price = Aucun prix entier ne convient aux deux.
review-claim = { $when } : { $seat } a dit : { $role } ({ $true ->
    [yes] vrai
   *[no] mensonge
}).
review-claim-moved = { $when } : { $seat } a dit : { $role } ({ $true ->
    [yes] vrai
   *[no] mensonge
}). { $listener } avait le plus de raisons d’y croire : { $after } (avant : { $before }).
review-lie = { $kind ->
    [earned] Le mensonge qui a le plus rapporté.
    [believed] Le mensonge le plus crédible.
   *[boldest] Le mensonge le plus osé.
} { $told }
review-earned = Cela vaut { $money } pour { $seat }, si les autres en tirent la conséquence.
review-followed = Suivi d’effet chez { $seats }.
review-doubt = { $seat } pouvait en douter : { $evidence ->
    [seen] { $seat } avait vu la carte
    [own] { $seat } tenait ce rôle, et aucune autre carte n’en était montrée
    [none] aucune carte de ce rôle n’était montrée
   *[cards] les cartes disaient le contraire
} ({ $chance } d’après les seules cartes).

# Ce qui parle pour la meilleure de deux actions : $then est un chiffre après elle, $now après l’autre.

why-and = { $first } ; { $second }
why-same-role = aux yeux { DE($seat) }, { $other } était aussi { $role } ({ $then })
why-doubled = aux yeux { DE($seat) }, quelqu’un d’autre dans le casse était aussi { $role } ({ $then })
why-alone = aux yeux { DE($seat) }, personne d’autre dans le casse n’était { $role } ({ $then })
why-holds = aux yeux { DE($seat) }, quelqu’un dans le casse était { $role } ({ $then }), moins souvent { $other_role } ({ $now })
why-agrees = { $seat } accepte dans { $then } des simulations
why-all-agree = les autres acceptent dans { $then } des simulations
why-wins = { $seat } gagne à ce tour dans { $then } des simulations, sinon { $now }
why-eliminated = un Personnage { DE($seat) } est éliminé dans { $then } des simulations, sinon { $now }
why-leaves = { $seat } part dans { $then } des simulations, sinon { $now }
why-money = { $seat } finit le tour avec { $then } en moyenne, sinon { $now }
why-exchange = la Bourse rapporte { $then } M à { $seat } en moyenne, sinon { $now } M
why-buys = { $seat } achète { $then } cartes à ce tour en moyenne, sinon { $now }
why-companies = les Sociétés { DE($seat) } valent { $then } points, sinon { $now }
why-colonies = les Colonies { DE($seat) } valent { $then } points, sinon { $now }
why-points = la position { DE($seat) } vaut { $then } points, sinon { $now }

decided-title = Ce qui a tout décidé
decided-swing = Le plus grand basculement.
decided-swing-was = { $when } : cartes sur table, { $you ->
    [yes] vos chances de gagner
   *[no] les chances de victoire { DE($seat) }
} { $way ->
    [up] montent
   *[down] tombent
} de { $before } à { $after }.
decided-by = Surtout { $way ->
    [up] grâce
   *[down] à cause
} { $mine ->
    [yes] { $way ->
        [up] à votre choix
       *[down] de votre choix
    }
   *[no] { $way ->
        [up] au choix
       *[down] du choix
    } { DE($seat) }
} : { $action }.
decided-clashed = Surtout parce { QUE($seats) } ont envoyé le même Rôle.
decided-fell = { $why ->
    [doubled] { $seats } avaient { $count ->
        [2] tous deux
       *[other] tous
    } envoyé { $role } : hors du casse.
    [alone] Personne d’autre ne restait avec { $seats } ({ $role }) : pas de butin.
   *[named] { $by } a désigné { $role } : { $seats } hors du casse.
}
decided-shared = { $count ->
    [0] Personne n’a partagé.
    [one] { $seats } a eu tout le butin.
   *[other] { $seats } se sont partagé le butin.
}
decided-because = Surtout { $way ->
    [up] grâce
   *[down] à cause
} { $how ->
    [heist] { $way ->
        [up] à
       *[down] de
    } l’issue du casse
    [choices] { $way ->
        [up] au
       *[down] du
    } choix des Rôles
   *[cards] { $way ->
        [up] aux
       *[down] des
    } cartes
}.
decided-won = Ce qui a fait gagner.
decided-turned = { $when }, choix { DE($seat) } : { $action }. Probabilité de gagner : { $before } avant, { $after } après.
decided-luck = La chance.
decided-lucky = { $way ->
    [up] Les cartes ont donné { $points } points de chances de gagner à { $seat }.
   *[down] { $seat } a gagné bien que les cartes lui aient coûté { $points } points de chances de gagner.
}
decided-luckiest = { $way ->
    [up] Les cartes ont donné { $points } points de chances de gagner à { $seat }, surtout { $draw } ({ $moment } : { $share }).
   *[down] { $seat } a gagné bien que les cartes lui aient coûté { $points } points de chances de gagner, surtout { $draw } ({ $moment } : { $share }).
}
draw-LootTurned = le Butin retourné
draw-RolesShown = le Rôle resté caché
draw-LeaderChosen = le tirage du Leader
draw-FirstChosen = le tirage du premier joueur
draw-CompanyDealt = les Sociétés de départ
draw-ColonyDealt = les Colonies de départ
draw-IntriguesHanded = les cartes Intrigue
draw-ColoniesHanded = les cartes Colonie
draw-CompaniesHanded = les cartes Société
draw-other = un tirage
decided-result = Le résultat.
decided-result-was = Victoire { DE($seats) }.
decided-lies = Les mensonges.
decided-lied = { $seat } : { $lies ->
    [one] 1 mensonge, { $believed ->
        [0] qui n’a pas marché
       *[other] qui a marché
    }
   *[other] { $lies } mensonges, { $believed ->
        [0] dont aucun n’a marché
        [one] dont { $believed } a marché
       *[other] dont { $believed } ont marché
    }
}.
decided-dearest = L’accord le plus cher.
decided-costliest = Le choix le plus coûteux.
decided-yours = Votre choix le plus coûteux.
decided-your-swing = Votre plus grand basculement.
decided-clean = Vous n’avez commis aucune erreur nette.
decided-best = Le meilleur accord.
decided-deal = { $when } : { $deal }
decided-missed = L’accord qu’il fallait conclure.
decided-missed-deal = { $when } : { $terms }. D’après ce qu’ils savaient alors, tous y auraient gagné : { $worth }.
decided-none-missed = Aucun accord manqué n’aurait profité à tous les intéressés.
decided-points = D’où viennent les points.
decided-score = { $seat } : { $companies } par les Sociétés, { $colonies } par les Colonies, { $cash } par l’argent.

review-winning-deal = L’accord qui a fait gagner ({ $moment }) : { $terms }. Cartes sur table, les chances { DE($seat) } passent de { $before } à { $after }.

award-best-bluff = Beau parleur : { $seat }, pour un mensonge qui a fait agir les autres ({ $moment } : valeur { $value }).
award-best-deal = Meilleur accord : { $seat }, qui a gagné { $value } en un seul accord ({ $moment }).
award-best-deal-why = { $terms } : d’après ce que chacun savait, { $worth }. Aucun autre accord n’a rapporté davantage.
award-best-move = Coup de la partie ({ $seat }, { $moment }) : { $action }. D’après ce que savait { $seat }, cela valait { $value } points de probabilité de gagner.
award-steady-hand = Main sûre : { $seat }, sans aucune erreur nette, à la différence des autres.
award-least-luck = Le moins de chance : { $seat } (les cartes lui ont pris { $value } points de probabilité de gagner).
award-most-luck = Le plus de chance : { $seat } (les cartes lui ont donné { $value } points de probabilité de gagner).

review-page-luck = Chance de chaque joueur, en points de probabilité de gagner
review-page-line = Étape de la partie
review-page-round = T{ $round }
review-page-chance = Probabilité de gagner
review-page-points = Points
review-page-all-deals = Tous les accords
review-page-lies = Les mensonges à retenir
review-page-all-claims = Toutes les annonces
review-page-results = Résultat et chance
review-page-at = { $when } (étape { $n } sur { $steps }) :
review-page-band = Les bandes montrent la précision des probabilités. Le graphique voit toutes les cartes : c’est un regard après coup.
review-page-again = Rejouer ce moment à la place { DE($seat) }
review-page-again-how = Vous jouez à cette place, seul avec des robots, en sachant ce que le joueur savait. Le reste est redistribué. Les notes et les paroles des tours précédents restent dans la partie jouée.
review-page-as = À la place de
review-page-play-on = Jouer la suite d’ici
review-page-picture = Image à partager :
review-page-mark = { $kind ->
    [turn] 1, 2, 3 : tournants de la partie, le plus grand d’abord
    [deal] ◆ accords conclus
   *[lie] ▲ mensonges
}

# `millions practise`

practice-title = Exercice { $place } sur { $number } : vous êtes { $seat }
practice-chance = Votre probabilité de gagner, d’après ce que vous savez : { $before } avant, { $after } après votre réponse.
practice-better = Mieux : { $action }. Votre réponse coûte { $loss } points.
practice-good = Aucune autre réponse comparée n’est clairement meilleure.
practice-deal = D’après ce que chacun sait, l’accord vaut { $worth }.
practice-claim = { $listener } y croit maintenant à { $after } ({ $moved } points).
practice-claim-worth = Si les autres suivent ce qu’ils croient, votre annonce vous rapporte { $money }.
practice-claim-nothing = Si les autres suivent ce qu’ils croient, votre annonce ne vous rapporte presque rien.
practice-nothing-new = Rien à juger : un regard ou une redite ne décide de rien.
practice-sum = { $count ->
    [one] Une réponse
   *[other] { $count } réponses
} ; erreurs nettes en tout : { $lost } points.
practice-page-you = Vous êtes { $seat }. Que faites-vous ?
practice-page-how = Proposez un prix, annoncez un Rôle, restez ou partez. Ce que vous ne pouvez pas savoir est redistribué.
practice-page-judging = Votre réponse est à l’étude.
practice-page-next = Exercice suivant
practice-page-seat = Moments de
practice-page-everybody = tout le monde
practice-page-game = Jeu
practice-page-any = au choix
practice-page-own = S’exercer sur cette partie
