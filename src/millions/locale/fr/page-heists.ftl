# La table des deux jeux de casse dans un navigateur. Ce que les éditions disent autrement est dit selon { $game }.

## Où l’on en est

heist-round = Tour { $round } sur { number-rounds }
heist-phases = Les parties d’un tour
heist-phase = { $phase ->
    [planning] Préparation
    [negotiation] Négociation
    [heist] Casse
   *[sharing] Partage
}
heist-phase-is = { $phase ->
    [planning] Chacun envoie un Personnage en secret.
    [negotiation] Parlez, marchandez, partez, ou dites « prêt ».
    [heist] Les Rôles sont appelés un à un ; les doublons sont éliminés.
   *[sharing] Ceux qui restent se partagent le butin.
}
heist-aim = { $game ->
    [dollars-1e] Pour gagner : avoir { number-target } après un partage où l’on touche une part, ou le plus d’argent après le tour { number-rounds }.
   *[other] Pour gagner : avoir { number-target } à la fin d’un tour, ou le plus d’argent après le tour { number-rounds }.
}

## Les joueurs

heist-you = (vous)
heist-you-among = (dont vous)
heist-leader = Leader
heist-leader-does = { $game ->
    [dollars-1e] Le Leader peut clore les négociations, une fois par tour. Après chaque tour, c’est la personne suivante dans le sens horaire.
   *[other] Le Leader annonce en premier et peut demander un vote. Après chaque tour, c’est le plus pauvre.
}
heist-term = { $term ->
    [character] Personnage
    [role] Rôle
    [reserve] Réserve
   *[leader] Leader
}
heist-term-is = { $term ->
    [character] Ce que vous envoyez au casse : une carte qui porte un Rôle, face cachée.
    [role] Ce que la carte porte. Il dit ce que fait votre Personnage ; les doublons qui restent sont éliminés.
   *[reserve] La banque du jeu : tout l’argent qui n’est encore à personne.
}
heist-call-is = { $verb ->
    [CallTime] Le Leader met fin au marchandage : plus de nouvelle offre à ce tour. On peut encore répondre aux autres.
   *[CallVote] Le Leader demande à tous si le casse commence. Si la moitié dit oui, il commence.
}
heist-leads = Leader : le plus pauvre
heist-money = millions
heist-ready = prêt
heist-voted = a voté
heist-awaited = attendu
heist-away = absent
heist-awaited-you = à vous
heist-winner = victoire
heist-cards = { $cards ->
    [one] { $cards } carte Intimidation
   *[other] { $cards } cartes Intimidation
}
heist-cards-do = Gagnée par qui est l’unique Brute. Dépensez-la pour voir le Personnage de quelqu’un.
heist-barred = interdit : { $role }
heist-standing = { $standing ->
    [none] choisit
    [placed] a choisi
    [left] a quitté le casse
    [out] éliminé
    [named] désigné, sera éliminé
   *[in] { $whose ->
        [mine] en jeu, secret
        [seen] en jeu, vu par { $lookers }
       *[all] en jeu
    }
}
heist-by-you = vous
heist-says = annonce : { $role }
heist-own-is = vous êtes
heist-own-said = vous dites
heist-claim-said = Annoncer « { $role } »
heist-claim-said-of = Annoncer « { $role } » ({ $character })
heist-claim-said-why = Une annonce reste à votre place, où tout le monde la voit.

## Au milieu

heist-to-share = à partager
heist-in-pot = dans le pot
heist-ante = mise { $ante }
heist-ante-told = mise { $ante } : { $place ->
    [card] ce que chacun pose sur son Personnage
   *[pot] ce que chacun met dans le pot
}
heist-card-amount = { $amount } de la carte
heist-bonus = { $game ->
    [dollars-1e] { $role } : +{ $amount } à qui reste
   *[other] { $role } en jeu : pot +{ $amount }
}
heist-likes = { $game ->
    [dollars-1e] Qui reste avec ce Rôle touche { number-symbol-bonus } de plus.
   *[other] Si ce Rôle reste, le pot grossit d’autant.
}
heist-no-loot = Pas encore de carte Pactole
heist-shown = Rôles envoyés
heist-antes = { $game ->
    [dollars-1e] Tous ont choisi. Chacun pose une mise de { $amount } sur chaque Personnage envoyé.
   *[other] Tous ont choisi. Chacun met une mise de { $amount } dans le pot pour chaque Personnage envoyé.
}
heist-shown-later = Quand tous auront choisi, tous les Rôles sauf un seront visibles ici, sans les noms : { $chosen } sur { $players }.
heist-hidden = 1 carte cachée
heist-hidden-is = Un des Rôles envoyés, tiré au hasard, reste caché. C’est peut-être le vôtre.
heist-prospect = { $basis ->
    [alone] Si vous restez
    [claims] Si tous disent vrai
   *[all] Si tous restent
} : { $range ->
    [one] { $sign ->
        [plus] vous gagnez { $amount }
        [minus] vous perdez { $amount }
       *[none] 0
    }
    [claims] de { $least } à { $most }{ heist-choice }
   *[two] en général { $likely } (de { $least } à { $most })
}.
heist-prospect-leave = Si vous partez : { $dealt ->
    [yes] 0 à partir d’ici (mise rendue).
   *[no] 0 (mise rendue).
}
heist-unbelieved = Sans croire personne : { $range ->
    [one] { $likely }.
   *[two] en général { $likely } (de { $least } à { $most }).
}
heist-choice = { $whose ->
    [none] { "" }
    [mine] , selon { $role ->
        [mentalist] qui vous volez
        [snitch] le Rôle que vous dénoncez
       *[other] le Rôle que vous désignez
    }
   *[other] , selon { $role ->
        [mentalist] qui { role-the } vole
        [snitch] le Rôle que { role-the } dénonce
       *[other] le Rôle que { role-the } désigne
    }
}
heist-prospect-share = { $alone ->
    [yes] Si { $seat } reste, { $range ->
        [one] { $likely ->
            [0] personne ne partage.
           *[other] la part est de { $likely }.
        }
       *[two] { $likely ->
            [0] la part est au plus de { $most } ; en général, personne ne partage.
           *[other] la part va de { $least } à { $most }, en général { $likely }.
        }
    }
   *[no] { heist-prospect-shares }
}
heist-prospect-shares = Si tout le monde reste, { $range ->
    [one] { $likely ->
        [0] personne ne partage.
       *[other] chaque part est de { $likely }.
    }
   *[two] { $likely ->
        [0] au plus { $most } chacun ; en général, personne ne partage.
       *[other] chaque part va de { $least } à { $most }, en général { $likely }.
    }
}
heist-believed = { $range ->
    [none] Il y a au moins un menteur.
    [one] Si tous disent vrai : { $least } pour vous.
   *[two] Si tous disent vrai : de { $least } à { $most } pour vous{ heist-choice }.
}
heist-stake-doubles = Il y a plusieurs { $many } : { $kind ->
    [brute] si deux restent, elles sont éliminées
    [snitch] si deux restent, elles sont éliminées
    [several] si deux Personnages d’un même Rôle restent, ils sont éliminés
   *[other] si deux restent, ils sont éliminés
}.
heist-last = Dernier casse : le plus riche gagne.{ $stand ->
    [watch] { "" }
    [ahead] {" "}Vous menez de { $amount }{ $antes ->
        [yes] , mises comprises
       *[no] { "" }
    }.
   *[behind] {" "}Il vous faut gagner { $amount } de plus { QUE($names) }{ $antes ->
        [yes] {" "}(mises déjà comptées)
       *[no] { "" }
    }.
}
heist-lost = Dernier casse : sans l’argent d’un accord, vous ne pouvez plus gagner. Vous pouvez encore choisir qui gagnera.
heist-cast = Qui joue ici
heist-rivals = { $names } { $count ->
    [one] annonce
   *[other] annoncent
} votre Rôle : si c’est vrai, vous êtes { $count ->
    [one] tous les deux éliminés
   *[other] tous éliminés
}.
heist-lying = { $names } { $count ->
    [one] annonce votre Rôle : c’est un mensonge
   *[other] annoncent votre Rôle : ce sont des mensonges
}, la carte cachée est la vôtre.
heist-near = Qui a { number-target } gagne. Il manque { $names }.
heist-missing-sum = { $missing } à { $seat }
heist-reach = Si tous restent, peut atteindre { $enough } et gagner : { $names }.

## Ce qu’on fait, et ce que cela veut dire

heist-tab = { $tab ->
    [claim] Annoncer
    [deal] Accord
   *[report] Notes
}
heist-do = { $verb ->
    [Choose] Qui envoyez-vous ?
    [Announce] Qu’annoncez-vous ?
    [Claim] Annoncer un Rôle
    [Propose] Proposer un accord
    [Ready] Prêt
    [CallTime] Clore les négociations
    [CallVote] Demander un vote
    [Intimidate] Dépenser une carte Intimidation
    [Vote] On lance le casse ?
    [NameRole] Quel Rôle éliminez-vous ?
    [Rob] Qui volez-vous ?
    [Accept] Accepter
    [Decline] Refuser
   *[TakeBack] Retirer
}
heist-call = { $verb ->
    [CallTime] puis plus de nouvelle proposition
   *[CallVote] la moitié des joueurs suffit
}
heist-hint = { $verb ->
    [Choose] Personne ne voit lequel est à vous. Si plusieurs envoient le même Rôle, tous sont éliminés s’ils restent.
    [Announce] Annoncez un Rôle, vrai ou faux : tous l’entendent, et cela n’engage à rien.
    [Claim] Vous pouvez mentir : la parole n’engage à rien.
    [Propose] Un accord engage : il se fait dès que tous les intéressés ont accepté.
    [Ready] Le casse commence quand tous ceux en jeu sont prêts.
    [Withdraw] { $game ->
        [dollars-1e] Votre mise vous revient, mais pas de part. Ensuite, vous ne pouvez ni parler ni négocier jusqu’au tour suivant.
       *[other] Vous reprenez vos { number-ante } dans le pot ; pas de part pour vous.
    }
    [CallTime] Plus de nouvelle proposition ensuite. Une fois par tour.
    [CallVote] Tous votent ; la moitié des joueurs suffit.
    [Intimidate] Regardez un Personnage. Vous seul voyez lequel ; tous voient que vous regardez.
    [Vote] Les votes sont montrés tous ensemble. La moitié des joueurs suffit.
    [NameRole] { $game ->
        [dollars-1e] Tous ceux de ce Rôle sont éliminés ; on verra qui tout à la fin. Si personne d’autre que vous ne reste alors, il n’y a pas de butin, et vous payez { number-snitch-fine } d’amende.
       *[other] Tous ceux de ce Rôle sont éliminés ; on verra qui à l’appel du Rôle. Si personne d’autre que vous ne reste alors, vous perdez { number-tech-fine } et le pot.
    }
   *[Rob] Prenez { number-mentalists-take } à l’un de ceux-ci, encore en jeu.
}
heist-two = { $verb ->
    [Choose] À trois joueurs, chacun envoie deux Personnages, A et B. Chacun agit et touche sa part à lui seul. Donnez un Rôle à chacun.
   *[Announce] Annoncez un Rôle pour chacun de vos deux Personnages. Vrai ou faux.
}
heist-put = { $label } : { $role }
heist-two-missing = Donnez un Rôle à A et à B
heist-send = { $verb ->
    [Choose] Envoyer
   *[Announce] Annoncer
}
heist-true = la vérité
heist-sent = Votre choix est fait.
heist-chosen = { $chosen } sur { $players } ont choisi.
heist-waiting = On attend { $names }.
heist-votes-cast = { $voted } sur { $players } ont voté. Les votes sont montrés tous ensemble ; { $needed } « oui » suffisent.
heist-vote-failed = Le dernier vote a échoué : { $yes } « oui » sur { $players }, il en fallait { $needed }.
heist-you-ready = Vous êtes prêt.
heist-still-deal = Vous pouvez encore négocier.
heist-answer-first = { $count ->
    [one] Répondez d’abord à l’offre { DE($seat) }.
   *[other] Répondez d’abord aux { $count } offres.
}
heist-answer-then = { $ready ->
    [yes] Si vous refusez, votre « prêt » compte aussitôt.
    [kept] Votre « prêt » compte ensuite.
   *[no] Le casse ne commence pas avant.
}
heist-look-up = Regardez le grand écran.
heist-own-now = Vous avez maintenant { $amount }.
heist-own-all = Le résultat de tout le monde est sur le grand écran.
heist-time-called = Négociations closes : plus de nouvelle offre.
heist-stood-in = robot
heist-leave = { $character ->
    [none] Partir
   *[other] Partir : { $character }
}
heist-stay = Non, rester
heist-leave-ask = Quitter le casse ?
heist-leave-sure = Oui, partir
heist-vote = { $start ->
    [yes] Oui, allons-y
   *[no] Non, pas encore
}
heist-count-shown = { $count ->
    [one] { $count } visible
   *[other] { $count } visibles
}
heist-has = a { $amount }

## Les accords

heist-deals = Accords
heist-deal-with = Avec
heist-deal-start = Pour commencer
heist-deal-close = Fermer
heist-deal-same = C’est l’offre { DE($seat) } : acceptez-la, ou changez quelque chose.
heist-counter = Contre-offre
heist-vote-first = D’abord le vote : l’offre attend.
heist-deal-kind = { $kind ->
    [buy] Je paie { $seat }, qui part
    [sell] { $seat } me paie, et je pars
   *[both] { $seat } et moi partons
}
heist-deal-leave = Part :
heist-deal-leaves = Qui part
heist-deal-pays = Qui paie
heist-deal-add = + Paiement
heist-deal-asks = { $count ->
    [one] Conclu dès { QUE($names) } accepte.
   *[other] Conclu dès { QUE($names) } acceptent.
}
heist-deal-send = Proposer cet accord
heist-deal-others = Autres accords
heist-agreed-propose = Proposer : { $terms }
heist-agreed-pays = { $payer ->
    [me] je paie { $amount } à { $target }
   *[other] { $source } me paie { $amount }
}
heist-agreed-leaves = { $whose ->
    [me] je pars
    [character] { $character } part
   *[other] { $seat } part
}
heist-less = Moins
heist-more = Plus
heist-change = { $sign ->
    [plus] reçoit { $amount }
    [minus] paie { $amount }
   *[none] ne paie rien
}
heist-goes = { $characters ->
    [none] part
   *[other] { $count ->
        [one] { $characters } part
       *[other] { $characters } partent
    }
}
heist-then = { $heads ->
    [0] Personne ne pourrait plus partager.
    [one] { $stay ->
        [one] Il n’en resterait qu’un, pour { $share }.
       *[other] Un seul au plus toucherait le butin : { $share }.
    }
   *[other] { $whole ->
        [yes] { $share } chacun, si les { $stay } qui restent partagent.
       *[no] Ils seraient au plus { $heads } à partager : { $share } chacun.
    }
}
heist-owed = { $count ->
    [one] Offre { DE($seat) } : la voir
   *[other] { $count } offres pour vous : les voir
}
heist-proposals = { $count ->
    [0] Sur la table
   *[other] Sur la table : { $count }
}
heist-proposal = Accord n° { $number }, { DE($seat) }
heist-agreed = D’accord : { $names }.
heist-missing = Réponse attendue : { $names }.
heist-tv-asks = { $shape ->
    [buys] { $seat } offre { $amount } à { $names } pour quitter le casse. Oui ou non, { $names } ?
    [sells] { $seat } quitte le casse si { $names } lui paie { $amount }. Oui ou non, { $names } ?
   *[other] { $seat } propose : { $terms }. Oui ou non, { $names } ?
}
heist-tv-chooses = { $step ->
    [ChooseRoleToCut] { $seat }, quel Rôle éliminez-vous ?
    [Denounce] { $seat }, quel Rôle dénoncez-vous ?
   *[ChooseVictim] { $seat }, qui volez-vous ?
}
heist-tv-offer = { $outcome ->
    [open] { $seat } propose :
    [struck] Accord conclu :
   *[declined] Refusé :
}
heist-no-offers = Pas encore d’offre dans ce tour.
heist-no-proposals = Aucune proposition.
heist-next-offer = Offre suivante ({ $at } sur { $count })
heist-dear = Vous payez { $amount } sur vos { $purse }. Confirmer ?
heist-dear-yes = Oui, payer { $amount }
heist-out-of-range = { $most ->
    [0] { $seat } n’a rien pour payer.
   *[other] { $seat } peut payer de 1 à { $most }.
}
heist-outcome = { $verb ->
    [proposed] Proposé : { $terms }. On attend { $names }.
   *[agreed] Accepté : { $terms }. On attend { $names }.
}
heist-outcome-mine = { $verb ->
    [Agreed] Vous acceptez l’accord n° { $proposal }.
    [Declined] Vous refusez l’accord n° { $proposal }.
   *[other] Vous retirez l’accord n° { $proposal }.
}
heist-bargains = { $done ->
    [yes] Ce que sont devenues les offres du tour
   *[no] Les offres de ce tour
}
heist-bargain-of = { $who ->
    [me] Votre offre :
   *[other] Offre { DE($seat) } :
}
heist-bargain = { $outcome ->
    [open] Réponse attendue : { $names }.
    [struck] Accord conclu.
    [declined] { $who ->
        [me] Vous refusez.
       *[other] { $seat } refuse.
    }
    [back] { $who ->
        [me] Vous retirez votre offre.
       *[other] { $seat } retire son offre.
    }
   *[over] L’offre tombe : elle n’est plus possible.
}

## Le casse

heist-called = { $role } ?
heist-show = Le casse
heist-skip = Passer
heist-step = Étape suivante
heist-step-how = Touchez la table pour l’étape suivante.
heist-result = Tour { $round } : le résultat
heist-result-was = { $role ->
    [none] { $standing ->
        [left] a quitté le casse, carte non révélée
       *[other] pas montré
    }
   *[other] { $role }{ $standing ->
        [left] , a quitté le casse
        [out] , { $role ->
            [Balance] éliminée
            [Brute] éliminée
           *[other] éliminé
        }
       *[other] { "" }
    }
}
heist-result-lied = mensonge : { $said }
heist-result-got = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
heist-part = { $why ->
    [share] part { $amount }
    [symbol] bonus { $amount }
    [ante] mise { $amount }
    [fine] amende { $amount }
    [deal] accords { $amount }
   *[other] { $what } { $amount }
}
heist-stage-pot = Pot : { $amount }
heist-result-lost = { $game ->
    [dollars-1e] Personne ne partage le butin de { $amount }.
   *[other] Le pot de { $amount } est perdu : personne ne l’a partagé.
}
heist-brought = Ce qu’a rapporté le dernier casse
heist-lied-most = Qui a le plus menti ?
heist-liars = { $names } { $count ->
    [one] a menti
   *[other] ont menti
} { $lies } fois{ $count ->
    [one] .
   *[other] {" "}chacun.
}
heist-purses = On compte les millions
heist-winner-has = avec { $amount } { $amount ->
    [0] million
    [1] million
   *[other] millions
}
heist-continue = Continuer
heist-last-look = Qui a menti ?
heist-lied = { $character } disait « { $said } » : c’était { $kind ->
    [brute] une
    [snitch] une
   *[other] un
} { $role }.
heist-said-line = { $character } : { $role }
heist-said-gone = { $standing ->
    [left] (hors du casse)
   *[out] (hors jeu)
}
heist-whole = { $shown ->
    [yes] Seulement mes cartes
   *[no] Montrer toute la table
}
heist-report = { $when ->
    [now] Le casse, pas à pas
   *[before] Le casse du tour { $round }, pas à pas
}
heist-roles = Qui fait quoi
heist-ante-helped = Chaque Personnage coûte une mise. Si vous ne pouvez pas la payer en entier, la Réserve ajoute ce qui manque.
heist-mastermind = +{ number-mastermind-bonus } si un Cerveau reste
heist-mastermind-adds = Dont { $amount } ajoutés par le Cerveau.
heist-roles-here = À { $players } joueurs, aucun autre Rôle n’est en jeu.
heist-doubled = { $game ->
    [dollars-1e] Les Rôles sont appelés dans cet ordre{ $namer ->
        [yes] , mais celui que la Balance dénonce est retourné en dernier
       *[no] { "" }
    }. Deux ou plus du même Rôle : tous éliminés.
   *[other] Les Rôles sont appelés dans cet ordre. Deux ou plus du même Rôle : tous éliminés, sans effet, sauf celui de la Brute.
}

## Une première partie guidée : ce qui arrive pour la première fois

coach-dollars-1e-owed = Une offre pour vous : voyez qui paie et qui part, puis acceptez ou refusez.
coach-dollars-1e-Negotiate-alone = Tous les autres sont prêts : dès que vous l’êtes, le casse commence. Si votre Rôle y est deux fois, négociez ou partez d’abord.
coach-dollars-1e-Claim = Annoncez un Rôle, vrai ou faux : un autre qui l’a vous croira peut-être, et partira.
coach-dollars-1e-bluff = Tentez un bluff : annoncez « { $role } », qui n’est pas à vous. L’autre craindra un doublon et partira peut-être.
coach-dollars-1e-bluffed = Vous seul savez que c’était un bluff. Voyez qui part ; puis proposez un accord, ou dites que vous êtes prêt.
coach-dollars-1e-bluff-left = { $seat } a quitté le casse depuis votre bluff, sans toucher d’argent. Voyez ce que vous gagnez maintenant à rester. Ne bluffez pas à chaque tour : on s’en souvient.
coach-dollars-1e-agreed = { $seat } accepterait cet accord. Parler n’engage à rien : proposez-le avec ce bouton.
coach-dollars-1e-Propose = Proposez un accord : qui paie, qui part. Tant que tous n’ont pas accepté, vous pouvez le retirer.
coach-dollars-1e-Withdraw = { $own ->
    [brute] Si vous partez, vous reprenez votre mise, mais vous n’avez pas de part. Si vous restez et qu’un autre a votre Rôle, votre Personnage est éliminé, mais la Brute reprend toujours sa mise.
    [mixed] Si vous partez, vous gardez votre mise, mais vous n’avez pas de part. Si vous restez et qu’un autre a votre Rôle, la mise est perdue (seule la Brute la garde).
   *[other] Si vous partez, vous gardez votre mise, mais vous n’avez pas de part. Si vous restez et qu’un autre a votre Rôle, la mise est perdue.
}
coach-dollars-1e-Intimidate = Une carte Intimidation permet de regarder un Personnage : vous seul verrez lequel c’est.
coach-dollars-1e-CallTime = Vous êtes le Leader : une fois par tour, vous pouvez clore les négociations. Plus personne ne propose alors rien de nouveau.
coach-dollars-1e-TimeCalled = Le Leader, qui a l’étoile, clôt les négociations : plus de nouvelle offre à ce tour. Répondez, partez ou dites « prêt ».
coach-dollars-1e-my-Looked = Vous seul connaissez maintenant ce Rôle. Tous ont vu quel Personnage vous avez regardé.
coach-dollars-1e-Looked = Quelqu’un a regardé un Personnage. Tous voient lequel ; seul celui qui a regardé connaît le Rôle.
coach-dollars-1e-Struck = Un accord : l’argent est versé, quelqu’un a quitté le casse. La part de chacun a changé aussi.
coach-dollars-1e-my-Withdrew = Vous gardez votre mise, sans part. Regardez qui disait vrai : vous vous retrouverez.
coach-dollars-1e-my-Eliminated-doubled = { $own ->
    [brute] Votre Personnage est éliminé : un autre avait aussi votre Rôle. La Brute reprend sa mise même alors : vous n’avez perdu que votre part.
    [mixed] Votre Personnage est éliminé : un autre avait aussi votre Rôle. On perd alors sa mise (seule la Brute la reprend) ; en partant à temps, on la garde.
   *[other] Votre Personnage est éliminé : un autre avait aussi votre Rôle. Votre mise est perdue ; en partant à temps, on la garde.
}
coach-dollars-1e-my-Eliminated-denounced = { $own ->
    [brute] Votre Personnage est éliminé : la Balance a dénoncé votre Rôle. La Brute reprend sa mise même alors. Elle choisit d’après les annonces : mentez pour la tromper.
    [mixed] Votre Personnage est éliminé : la Balance a dénoncé un de vos Rôles. La mise est perdue, sauf pour la Brute. Elle choisit d’après les annonces : mentez pour la tromper.
   *[other] Votre Personnage est éliminé : la Balance a dénoncé votre Rôle, et votre mise est perdue. Elle choisit d’après les annonces : mentez pour la tromper.
}
coach-dollars-1e-LootShared = Le butin est partagé à égalité, en millions entiers ; puis certains Rôles prennent ou paient.
coach-dollars-1e-NothingShared = Il ne restait personne : personne n’est payé. Quand deux Rôles identiques restent, tous deux perdent.
coach-dollars-1e-round-8 = Dernier tour : à la fin, le plus riche gagne.
coach-dollars-2e-owed = { coach-dollars-1e-owed }
coach-dollars-2e-Negotiate-alone = { coach-dollars-1e-Negotiate-alone }
coach-dollars-2e-Claim = Vous pouvez annoncer encore un Rôle, vrai ou faux.
coach-dollars-2e-bluff = { coach-dollars-1e-bluff }
coach-dollars-2e-bluffed = { coach-dollars-1e-bluffed }
coach-dollars-2e-bluff-left = { coach-dollars-1e-bluff-left }
coach-dollars-2e-agreed = { coach-dollars-1e-agreed }
coach-dollars-2e-Propose = { coach-dollars-1e-Propose }
coach-dollars-2e-Withdraw = Si vous partez, vous reprenez { number-ante }, mais vous n’avez pas de part. Si vous restez et qu’un autre a votre Rôle, votre mise reste dans le pot.
coach-dollars-2e-CallVote = Vous êtes le Leader : vous pouvez demander un vote. Si la moitié des joueurs dit oui, le casse commence.
coach-dollars-2e-VotesCounted = Tous voient maintenant qui a voté quoi. Si c’est non, on continue à parler.
coach-dollars-2e-Struck = { coach-dollars-1e-Struck }
coach-dollars-2e-my-Withdrew = Vous reprenez { number-ante }, sans part. Regardez qui disait vrai : vous vous retrouverez.
coach-dollars-2e-my-Eliminated-doubled = { $own ->
    [brute] Votre Personnage est éliminé : un autre avait aussi votre Rôle. Votre mise reste dans le pot, mais chaque Brute y a pris { number-brutes-take } tout de même.
   *[other] Votre Personnage est éliminé : un autre avait aussi votre Rôle. Votre mise reste dans le pot, pour ceux qui le partagent ; en partant à temps, on la récupère.
}
coach-dollars-2e-my-Eliminated-named = { $own ->
    [brute] Votre Personnage est éliminé : le Technicien a désigné votre Rôle. Votre mise reste dans le pot, mais la Brute y a pris { number-brutes-take } tout de même. Il choisit d’après les annonces : mentez pour le tromper.
   *[other] Votre Personnage est éliminé : le Technicien a désigné votre Rôle, et votre mise reste dans le pot. Il choisit d’après les annonces : mentez pour le tromper.
}
coach-dollars-2e-PotShared = Le pot est partagé à égalité : arrondi au million supérieur. La Réserve, la banque du jeu, ajoute ce qui manque.
coach-dollars-2e-PotLost = Personne n’a partagé : le pot est perdu. Quand deux Rôles identiques restent, tous deux perdent.
coach-dollars-2e-round-5 = Dernier tour : à la fin, le plus riche gagne.

# Après la partie, et ce que l’on sait de chacun

heist-known = Ce que l’on sait
heist-known-role = Tour { $round } : { $role ->
    [none] pas montré
   *[other] { $role }
}
heist-known-claims = { $claims ->
    [0] Aucune annonce vérifiée pour l’instant.
   *[other] { $lies ->
        [0] { $claims ->
            [one] 1 annonce, 1 vraie.
           *[other] { $claims } annonces, toutes vraies.
        }
       *[other] { $claims ->
            [one] 1 annonce
           *[other] { $claims } annonces
        }, { $lies ->
            [one] 1 mensonge.
           *[other] { $lies } mensonges.
        }
    }
}
heist-known-deals = Accords avec vous : vous avez payé { $paid }, reçu { $got }.
ending-who = Qui était qui
ending-round = Tour { $round }
ending-was = { $role ->
    [none] pas montré
   *[other] { $role }
}{ $fate ->
    [left] , a quitté le casse
    [out] , { $role ->
            [Balance] éliminée
            [Brute] éliminée
           *[other] éliminé
        }
   *[in] { "" }
}{ $count ->
    [0] { "" }
   *[other]  ; mensonge : { $lies }
}
ending-key = { $sign ->
    [left] a quitté le casse
    [out] éliminé
   *[lie] a menti
}
ending-fame = { $lies ->
    [0] aucun mensonge
    [one] { $lies } mensonge
   *[other] { $lies } mensonges
}
ending-lies = Qui a menti ?
ending-liar = { $seat } a menti { $lies } fois{ $count ->
    [0] .
    [one] , et a tout de même conclu un accord avec { $believers }.
   *[other] , et a tout de même conclu { $count } accords avec { $believers }.
}
ending-lies-how = Un mensonge : annoncer un autre Rôle que le sien. Le répéter aussitôt ne compte pas deux fois.
ending-no-lies = { $aloud ->
    [yes] Aucune fausse annonce n’a été saisie.
   *[no] Personne n’a menti. Vraiment.
}
ending-deals = { $count ->
    [0] Les accords
    [one] L’accord le plus cher
   *[other] Les accords les plus chers
}
ending-deal = Tour { $round } : { $terms }.{ $once ->
    [yes] { "" }
   *[no] { " " }Prix payé par { $seat } : { $paid }.
}
ending-more-deals = { $count ->
    [one] Un autre a coûté autant.
   *[other] { $count } autres ont coûté autant.
}
ending-no-deals = Personne n’a payé pour un accord.
