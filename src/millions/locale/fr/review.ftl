# `millions review` : ce que raconte une partie terminée.

review-reviewing = positions
review-title = { $game } : retour sur la partie
review-player = Joueur
review-place = Rang
review-won = Victoire
review-luck = Chance
review-adjusted = Hors chance
review-adjusted-how = Chance : ce que les cartes ont ajouté à la probabilité de gagner. Hors chance : le résultat sans elle. Plus de 100 % : gagné malgré de mauvaises cartes. Moins de 0 % : perdu malgré de bonnes.
review-lies = Mensonges (crus)
review-chances = Probabilités de gagner, de la première carte à la dernière
review-open = Le graphique voit toutes les cartes : c’est un regard après coup.
review-turns = Tournants de la partie
review-deals = Accords
review-bluffs = Mensonges
review-decisions = Autres décisions qui ont coûté
review-awards = Récompenses
review-judge = Le juge : « { $name } », version { $version }. Il juge chaque décision d’après ce que le joueur savait. La chance est ce que les cartes ont apporté, face à toutes celles qui pouvaient sortir. Un essai : des robots rapides finissent le tour.
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

review-turn = { $when }, choix { DE($seat) } : { $action }. Probabilité de gagner { $before } → { $after }.
review-better-chance = Mieux : { $action }, pour une probabilité de { $chance }.
review-next-best = Deuxième choix : { $action }, pour une probabilité de { $chance }.
review-no-other = Aucune autre action comparée n’est nettement meilleure ou pire.
review-why = Mieux vaut { $action } : { $facts }.
review-hindsight = Après coup, toutes cartes ouvertes : { $before } → { $after }.
review-leave = partir
review-take-out = faire partir { $character }
review-again = Rejouer la ligne { $n } :
review-accept = accepter « { $terms } »
review-decline = refuser « { $terms } »
review-decision = { $when }, choix { DE($seat) } : { $action } (probabilité de gagner { $loss } %, ± { $error } %). Mieux : { $better }.
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
review-missed = Tous y auraient gagné.
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
}). Effet le plus fort : { $listener } y croit alors à { $after } ({ $moved } %).
review-earned = Cela vaut { $money } pour { $seat }, si les autres suivent ce qu’ils croient.
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
why-agrees = { $seat } accepte dans { $then } des essais
why-all-agree = les autres acceptent dans { $then } des essais
why-wins = { $seat } gagne à ce tour dans { $then } des essais, sinon { $now }
why-eliminated = un Personnage { DE($seat) } est éliminé dans { $then } des essais, sinon { $now }
why-leaves = { $seat } part dans { $then } des essais, sinon { $now }
why-money = { $seat } finit le tour avec { $then } en moyenne, sinon { $now }
why-exchange = la Bourse rapporte { $then } M à { $seat } en moyenne, sinon { $now } M
why-buys = { $seat } achète { $then } cartes à ce tour en moyenne, sinon { $now }
why-companies = les Sociétés { DE($seat) } valent { $then } points, sinon { $now }
why-colonies = les Colonies { DE($seat) } valent { $then } points, sinon { $now }
why-points = la position { DE($seat) } vaut { $then } points, sinon { $now }

review-winning-deal = L’accord qui a fait gagner ({ $moment }) : { $terms }. Toutes cartes ouvertes, les chances { DE($seat) } passent de { $before } à { $after }.

award-best-bluff = Beau parleur : { $seat }, pour le mensonge le plus convaincant ({ $moment } : { $value } % de crédit).
award-best-deal = Meilleur accord : { $seat }, { $value } gagnés d’une poignée de main ({ $moment }).
award-best-deal-why = { $terms } : d’après ce que chacun savait, { $worth }. Aucun autre accord n’a rapporté davantage.
award-best-move = Coup de la partie ({ $seat }, { $moment }) : { $action }. Probabilité de gagner { $value } %.
award-steady-hand = Main sûre : { $seat }, dont les erreurs ont coûté le moins.
award-least-luck = Le moins de chance : { $seat } (probabilité de gagner { $value } %, par les cartes).
award-most-luck = Le plus de chance : { $seat } (probabilité de gagner { $value } %, par les cartes).

review-page-luck = Chance de chaque joueur, en points de probabilité de gagner
review-page-line = Ligne de l’enregistrement
review-page-round = T{ $round }
review-page-chance = Probabilité de gagner
review-page-points = Points
review-page-all-deals = Tous les accords
review-page-all-claims = Toutes les annonces
review-page-results = Résultat et chance
review-page-making = L’analyse est en cours ; voici ce que l’on sait déjà.
review-page-waiting = L’analyse attend son tour.
review-page-at = { $when } (ligne { $n }) :
review-page-band = Les bandes montrent la précision des probabilités. Le graphique voit toutes les cartes : c’est un regard après coup.
review-page-again = Rejouer ce moment
review-page-again-how = Vous jouez à cette place, seul avec des robots, en sachant ce que le joueur savait. Le reste est redistribué.
review-page-as = À la place de
review-page-play-on = Jouer la suite d’ici
review-page-picture = Image à partager :
review-page-mark = { $kind ->
    [turn] 1 à 3 : tournants de la partie
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
practice-page-you = Vous êtes { $seat }. Que répondez-vous ?
practice-page-how = Proposez un prix, annoncez un Rôle, restez ou partez. Ce que vous ne pouvez pas savoir est redistribué.
practice-page-judging = Votre réponse est à l’étude.
practice-page-next = Exercice suivant
practice-page-seat = Moments de
practice-page-everybody = tout le monde
practice-page-own = S’exercer sur cette partie
