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
review-luck-said = Chance : { $luck }
review-luck-how = Chance : de combien les cartes ont fait monter ou baisser les chances de gagner, tous tirages réunis. +10 % : de 30 % à 40 %, par exemple. Seul compte ce qui est tiré au sort{ $game ->
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
            [0] 1
           *[other] 1, qui a marché
        }
       *[other] { $lies }{ $believed ->
            [0] { "" }
           *[other] , { $rest ->
                [0] qui ont tous marché
               *[other] dont au moins { $believed } { $believed ->
                    [one] a
                   *[other] ont
                } marché
            }
        }
    }
}
review-chances = Chances de gagner, de la première carte à la dernière
review-open = Le graphique voit toutes les cartes : c’est un regard après coup.
review-turns = Tournants de la partie
review-turns-how = Chaque choix est jugé d’après ce que l’on pouvait savoir alors.
review-deals = Accords
review-bluffs = Mensonges
review-decisions = Autres choix qui ont coûté
review-awards = Récompenses
review-judge = D’où viennent ces chiffres : des robots rapides ont joué la suite de chaque moment, de nombreuses fois (version { $version }). Un choix est jugé d’après ce que l’on savait alors ; le graphique et les basculements connaissent toutes les cartes.
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

review-turn = { $when }, { $you ->
    [yes] votre choix
   *[no] choix { DE($seat) }
} : { $action }. Chances de gagner : { $same ->
    [yes] { $after }, comme avant
   *[no] de { $before } à { $after }
}.
review-better-chance = Mieux : { $action } ({ $chance }).
review-next-best = Deuxième choix : { $action } ({ $chance }).
review-no-other = Aucun autre choix n’était nettement meilleur ou pire.
review-why = Pourquoi : { $facts }.
review-why-chosen = Pourquoi mieux valait { $action } : { $facts }.
review-hindsight = { $choice ->
    [bad-down] Cartes sur table aussi, les chances ont baissé : de { $before } à { $after }.
    [bad-up] La chance a aidé : cartes sur table, les chances sont montées de { $before } à { $after }.
    [fine-down] Malchance, et non erreur : cartes sur table, les chances sont tombées de { $before } à { $after }, mais { $you ->
        [yes] vous ne pouviez
       *[no] { $seat } ne pouvait
    } pas le savoir.
   *[fine-up] Cartes sur table aussi, les chances sont montées : de { $before } à { $after }.
}
review-leave = partir
review-stay = rester dans le casse
review-take-out = faire partir { $character }
review-again = Rejouer la ligne { $n } :
review-accept = accepter « { $terms } »
review-decline = refuser « { $terms } »
review-decision = { $when }, { $you ->
    [yes] votre choix
   *[no] choix { DE($seat) }
} : { $action }. Mieux : { $better }. D’après ce que { $you ->
    [yes] vous saviez
   *[no] savait { $seat }
}, c’était { $chance } de chances de gagner au lieu de { $now }.
review-money-apart = En argent, l’accord était bon pour { $seat } ({ $money }), mais il a fait baisser les chances de gagner.
review-worth = { $seat } { $money }
review-deal = { $when } : { $seat } a proposé « { $terms } » : { $outcome ->
    [struck] conclu
    [declined] refusé
    [taken-back] retiré
   *[lapsed] sans suite
}. Gain attendu : { $worth }.
review-deals-how = Gain attendu : l’argent qu’un accord devait rapporter, d’après ce que chacun savait alors, par rapport à un casse où tous restent.
review-missed = Un accord manqué : chacun pouvait espérer y gagner.
review-better-without = Finalement, sans cet accord, c’était mieux pour { $seats }.
review-rightly = { $seat } a bien fait de refuser : sans cet accord, ses chances de gagner étaient meilleures.
review-prices = Bon pour les deux : tout prix de { $low } à { $high }.
review-one-price = Bon pour les deux : un prix de { $price }.
review-no-price = Aucun prix entier n’était bon pour les deux.
review-claim = { $when } : { $seat } a dit : { $role } ({ $true ->
    [yes] vrai
   *[no] mensonge
}).
review-claim-moved = { $when } : { $seat } a dit : { $role } ({ $true ->
    [yes] vrai
   *[no] mensonge
}). { $listener } avait le plus de raisons d’y croire ({ $before } avant, { $after } après).
review-claim-idle = { $when } : { $seat } a dit : { $role } ({ $true ->
    [yes] vrai
   *[no] mensonge
}). Rien ne portait à y croire{ $evidence ->
    [none]  : aucune carte de ce rôle n’était montrée
   *[other] { "" }
}.
review-lie = { $kind ->
    [earned] Le mensonge qui a le plus rapporté.
    [believed] Le mensonge le plus crédible.
   *[boldest] Le mensonge le plus osé.
} { $told }
review-earned = { $way ->
    [up] Si on y croyait, cela rapportait { $money } à { $seat }.
   *[down] Si on y croyait, cela coûtait { $money } à { $seat }.
}
review-lied-to = { $you ->
    [yes] On vous a menti :
   *[no] On a menti à { $seat } :
} { $lies }.
review-lied = { $seat } a dit { $said } et avait envoyé { $role }
review-followed = Cela a fait agir { $seats }.
review-doubt = { $evidence ->
    [seen] { $count ->
        [one] { $seats } avait vu la carte.
       *[other] { $seats } avaient vu la carte.
    }
    [own] { $count ->
        [one] { $seats } pouvait en douter : la seule carte montrée de ce rôle était la sienne.
       *[other] { $seats } pouvaient en douter : les seules cartes montrées de ce rôle étaient les leurs.
    }
    [none] { $count ->
        [one] { $seats } pouvait en douter : aucune carte de ce rôle n’était montrée.
       *[other] { $seats } pouvaient en douter : aucune carte de ce rôle n’était montrée.
    }
   *[cards] { $count ->
        [one] { $seats } pouvait en douter : les cartes disaient le contraire.
       *[other] { $seats } pouvaient en douter : les cartes disaient le contraire.
    }
}

# Ce qui parle pour la meilleure de deux actions : $then est un chiffre après elle, $now après l’autre.

why-and = { $first } ; { $second }
why-same-role = { $other } était aussi { $role } (probabilité : { $then })
why-doubled = quelqu’un d’autre dans le casse était aussi { $role } (probabilité : { $then })
why-alone = personne d’autre dans le casse n’était { $role } (probabilité : { $then })
why-holds = quelqu’un dans le casse était { $role } à { $then }, { $other_role } à { $now }
why-agrees = { $seat } accepte dans { $then } des cas
why-all-agree = les autres acceptent dans { $then } des cas
why-wins = { $seat } gagne à ce tour dans { $then } des cas au lieu de { $now }
why-eliminated = { $seat } se fait éliminer dans { $then } des cas au lieu de { $now }
why-leaves = { $seat } part dans { $then } des cas au lieu de { $now }
why-money = { $seat } finit le tour avec { $then } au lieu de { $now } en moyenne
why-exchange = la Bourse rapporte à { $seat } { $then } M au lieu de { $now } M en moyenne
why-buys = { $seat } achète { $then } cartes à ce tour au lieu de { $now } en moyenne
why-companies = les Sociétés { DE($seat) } valent { $then } points au lieu de { $now } en moyenne
why-colonies = les Colonies { DE($seat) } valent { $then } points au lieu de { $now } en moyenne
why-points = { $seat } en est à { $then } points au lieu de { $now } en moyenne

decided-title = Ce qui a tout décidé
decided-swing = Le plus grand basculement.
decided-swing-was = { $when } : { $you ->
    [yes] vos chances de gagner
   *[no] les chances de gagner { DE($seat) }
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
decided-won-deal = { $when } : { $terms }. { $you ->
    [yes] Vos chances de gagner
   *[no] Les chances de gagner { DE($seat) }
} montent ainsi de { $before } à { $after }.
decided-ahead = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} malgré tout la première place : { $money } contre { $next }.
decided-tied = { $how ->
    [leader] { $seats } avaient autant d’argent ; dans le sens horaire à partir du Leader, { $winners } vient en premier.
    [money] { $seats } avaient autant de points ; { $winners } gagne avec plus d’argent.
    [points] { $seats } avaient autant de points et autant d’argent, et se partagent la victoire.
   *[shared] { $seats } avaient autant d’argent et se partagent la victoire.
}
decided-turned = { $when }, { $you ->
    [yes] votre choix
   *[no] choix { DE($seat) }
} : { $action }. Chances de gagner : de { $before } à { $after }.
decided-luck = La chance.
decided-lucky = { $way ->
    [up] Les cartes ont aidé { $seat } ({ $luck } en tout).
   *[down] { $seat } a gagné malgré les cartes ({ $luck } en tout).
}
decided-luckiest = { $way ->
    [up] Les cartes ont aidé { $seat } ({ $luck } en tout), surtout { $draw } ({ $moment } : { $share }).
   *[down] { $seat } a gagné malgré les cartes ({ $luck } en tout), surtout { $draw } ({ $moment } : { $share }).
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
    [one] 1 mensonge{ $believed ->
        [0] { "" }
       *[other] , qui a marché
    }
   *[other] { $lies } mensonges{ $believed ->
        [0] { "" }
       *[other] , { $rest ->
            [0] qui ont tous marché
           *[other] dont au moins { $believed } { $believed ->
                [one] a
               *[other] ont
            } marché
        }
    }
}.
decided-dearest = L’accord le plus cher.
decided-costliest = Le choix le plus coûteux.
decided-yours = Votre choix le plus coûteux.
decided-your-swing = Votre plus grand basculement.
decided-clean = Vous n’avez commis aucune erreur nette.
decided-fooled = Le mensonge auquel vous avez cru.
decided-fooling = Votre plus beau mensonge.
decided-fooled-was = { $when } : { $you ->
    [yes] vous avez dit
   *[no] { $seat } a dit
} « { $role } », ce qui était faux. { $you ->
    [yes] Cela a fait agir { $seats }.
   *[no] Cela vous a fait agir.
}
decided-more = En savoir plus : tournants, chance, accords
decided-unlucky = Pas de chance.
decided-unlucky-was = { $when }, { $you ->
    [yes] votre départ. Personne ne pouvait le savoir : en restant, vous auriez eu
   *[no] départ { DE($seat) }. Personne ne pouvait le savoir : en restant, { $seat } aurait eu
} { $then } après ce casse au lieu de { $now }.
decided-best = Le meilleur accord.
decided-deal = { $when } : { $deal }
decided-best-deal = { $when }, pour { $you ->
    [yes] vous
   *[no] { $seat }
} : { $deal }
decided-missed = Un accord manqué.
decided-missed-deal = { $when } : { $terms }. Chacun pouvait espérer y gagner : { $worth }.
decided-points = D’où viennent les points.
decided-score = { $seat } : { $companies } par les Sociétés, { $colonies } par les Colonies, { $cash } par l’argent.

review-winning-deal = L’accord qui a fait gagner. { $told }

award-best-bluff = Beau parleur : { $seat }, pour un mensonge qui a fait agir les autres ({ $moment } : { $value }).
award-best-deal = Meilleur accord, pour { $seat } ({ $moment }) : gain attendu { $value }.
award-best-deal-why = { $terms }. Gain attendu : { $worth }.
award-best-move = Coup de la partie ({ $seat }, { $moment }) : { $action }. D’après ce que savait { $seat }, { $value } par rapport au deuxième choix.
award-steady-hand = Main sûre : { $seat }, sans aucune erreur nette, à la différence des autres.
award-least-luck = Le moins de chance : { $seat } (les cartes : { $value }).
award-most-luck = Le plus de chance : { $seat } (les cartes : { $value }).

review-page-luck = Ce que les cartes ont fait aux chances de chacun
review-page-line = Étape de la partie
review-page-round = T{ $round }
review-page-chance = Chances de gagner
review-page-points = Points
review-page-all-deals = Tous les accords
review-page-lies = Les mensonges à retenir
review-page-all-claims = Toutes les annonces
review-page-results = Résultat et chance
review-page-at = { $when } (étape { $n } sur { $steps }) :
review-page-band = Les bandes montrent la précision des chances. Le graphique voit toutes les cartes : c’est un regard après coup.
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
practice-chance = Vos chances de gagner, d’après ce que vous savez : { $before } avant, { $after } après votre réponse.
practice-better = Mieux : { $action } ({ $chance }).
practice-good = Aucune autre réponse comparée n’est clairement meilleure.
practice-deal = Gain attendu, d’après ce que chacun sait : { $worth }.
practice-claim = { $listener } y croit à { $after } ({ $moved }).
practice-claim-worth = Si les autres suivent ce qu’ils croient, votre annonce vous rapporte { $money }.
practice-claim-nothing = Si les autres suivent ce qu’ils croient, votre annonce ne vous rapporte presque rien.
practice-nothing-new = Rien à juger : un regard ou une redite ne décide de rien.
practice-sum = { $count ->
    [one] Une réponse
   *[other] { $count } réponses
} ; erreurs nettes en tout : { $lost }.
practice-page-you = Vous êtes { $seat }. Que faites-vous ?
practice-page-how = Proposez un prix, annoncez un Rôle, restez ou partez. Ce que vous ne pouvez pas savoir est redistribué.
practice-page-judging = Votre réponse est à l’étude.
practice-page-next = Exercice suivant
practice-page-seat = Moments de
practice-page-everybody = tout le monde
practice-page-game = Jeu
practice-page-any = au choix
practice-page-own = S’exercer sur cette partie
