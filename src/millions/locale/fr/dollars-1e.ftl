# Millions of Dollars, première édition.

game-title = Millions of Dollars, première édition

## Les Rôles

role = { $role ->
    [snitch] Balance
    [brute] Brute
    [driver] Chauffeur
    [crook] Escroc
   *[mastermind] Cerveau
}
role-the = { $role ->
    [snitch] la Balance
    [brute] la Brute
    [driver] le Chauffeur
    [crook] l’Escroc
   *[mastermind] le Cerveau
}
role-many = { $role ->
    [snitch] Balances
    [brute] Brutes
    [driver] Chauffeurs
    [crook] Escrocs
   *[mastermind] Cerveaux
}
role-does = { $role ->
    [snitch] S’il n’y a qu’une Balance, elle dénonce un autre Rôle visible, qui est éliminé. Si personne d’autre ne reste alors, pas de butin, et { number-snitch-fine } d’amende.
    [brute] Reprend toujours sa mise. La seule Brute gagne une carte Intimidation, pour regarder un Personnage plus tard.
    [driver] S’il reste : touche { number-drivers-fee } sur chaque part.
    [crook] S’il reste : prend { number-crooks-take } à la Brute.
   *[mastermind] S’il reste : ajoute { number-mastermind-bonus } au butin.
}

## Les cartes Pactole

loot-card = { $symbol ->
    [none] { $name } : { $amount } à partager, mise { $ante }
   *[other] { $name } : { $amount } à partager, mise { $ante }, { number-symbol-bonus } de plus pour le Rôle { loot-symbol } s’il reste jusqu’au bout
}
loot-symbol = { $symbol ->
    [snitch] Balance
    [brute] Brute
    [driver] Chauffeur
    [crook] Escroc
   *[mastermind] Cerveau
}
card-first-bank = Première Banque
card-corner-savings = Caisse du Coin
card-harbour-trust = Crédit du Port
card-night-train = Train de nuit
card-casino-aurora = Casino Aurora
card-museum-gala = Gala du Musée
card-diamond-exchange = Bourse aux Diamants
card-armoured-convoy = Convoi blindé
card-central-vault = Coffre central
card-national-mint = Hôtel de la Monnaie

## Préparation

event-LaidOpen = { $seat } a joué { role-the } au tour d’avant : ce Rôle est visible et interdit cette fois.

## Argent

event-LeaderChosen = Leader : { $seat }.

event-Paid = { $why ->
    [ante] { $source } mise { $amount }.
    [ante-helped] Mise incomplète : { $target }. La Réserve ajoute { $amount }.
    [ante-back] { $target } reprend sa mise : { $amount }.
    [ante-lost] { $source } perd sa mise : { $amount } à la Réserve.
    [deal] { $source } verse { $amount } à { $target }, comme convenu.
    [share] { $target } touche { $amount } du butin.
    [driver] { $source } verse { $amount } au Chauffeur { DE($target) }.
    [crook] L’Escroc { DE($target) } prend { $amount } à la Brute { DE($source) }.
    [symbol] { $target } reçoit { $amount } pour le symbole de la carte.
    [fine] { $source } perd { $amount } au profit de la Réserve : Balance restée sans personne.
   *[other] { $source } verse { $amount } à { $target }.
}

## Négociation

event-TimeCalled = { $seat } clôt les négociations : plus de nouvelle proposition.
event-Looked = { $seat } dépense une carte Intimidation pour jeter un coup d’œil à { $character }.
event-Saw = { $mine ->
    [yes] { $character } est { role-the }. Personne d’autre ne le voit.
   *[no] { $to } voit { QUE($character) } est { role-the }.
}

## Le casse

event-Denounced = { $snitch } dénonce les { role-many }.
event-WonIntimidation = { $seat } reçoit une carte Intimidation.
event-Eliminated = { $why ->
    [doubled] { $character } sort du casse : Rôle présent plusieurs fois.
    [denounced] { $character } sort du casse : Rôle dénoncé par la Balance.
   *[alone] { $character } sort du casse : une Balance sans personne avec qui partager.
}

## Le partage et la fin

event-LootShared = { $characters-count ->
    [one] Un seul Personnage reste : tout le butin, { $share }, va à { $characters }.
   *[other] { $rest ->
        [0] { $amount } à partager entre { $characters } : { $share } chacun.
       *[other] { $amount } à partager entre { $characters } : { $share } chacun, { $rest ->
            [one] { $rest } reste
           *[other] { $rest } restent
        } à la Réserve.
    }
}
event-NothingShared = Personne ne reste : rien n’est partagé.
event-GameWon = { $why ->
    [twenty] { $winners-count ->
        [one] { $winners } remporte la partie avec une part à ce tour et au moins { number-target } en bourse.
       *[other] { $winners } remportent la partie ensemble, avec une part à ce tour et la même bourse : au moins { number-target }.
    }
   *[rounds] { $winners-count ->
        [one] Le dernier tour est joué : { $winners } remporte la partie avec le plus d’argent.
       *[other] Le dernier tour est joué : { $winners } remportent la partie ensemble, avec le plus d’argent.
    }
}

## Plusieurs événements dits en un

story-out = { $why ->
    [denounced] { $characters-count ->
        [one] { $characters } était { role-the } dénoncé{ story-gender } : éliminé
       *[other] { $characters } étaient les { role-many } dénoncé{ story-gender }s : éliminés
    }, { story-antes-gone }.
   *[doubled] { role-many } : { $characters }. Éliminés, { story-antes-gone }.
}
story-gender = { $role ->
    [snitch] e
    [brute] e
   *[other] { "" }
}
story-antes-gone = { $ante ->
    [back] { $characters-count ->
        [one] mise reprise ({ $amount })
       *[other] mises reprises ({ $amount } chacune)
    }
   *[lost] { $characters-count ->
        [one] mise perdue ({ $amount })
       *[other] mises perdues ({ $amount } chacune)
    }
}
story-drivers-fee = { $sources-count ->
    [one] { $sources } verse { $amount } au Chauffeur { DE($target) }.
   *[other] { $sources } versent chacun { $amount } au Chauffeur { DE($target) }.
}

## Ce qu’on peut faire

action-CallTime = clore les négociations
action-Intimidate = jeter un coup d’œil à { $character }
action-NameRole = dénoncer { role-the }

form-Withdraw = Partir avec votre mise
form-CallTime = Clore les négociations, une fois par tour : plus de nouvelle proposition
form-Intimidate = Dépenser une carte Intimidation pour un coup d’œil à { $character }
form-NameRole = Dénoncer un Rôle, qui sera éliminé : { $role }

## Ce que le jeu attend

step-Denounce = Le casse : la seule Balance, { $snitch }, dénonce un Rôle.

## À l’écran

rule-example = M1-N6
you-have-left = Vous avez quitté ce casse : silence jusqu’à la fin du tour.
phase-Denounce = Le casse
screen-named = La Balance a dénoncé les { role-many }.

## Pourquoi une action n’est pas permise

problem-time-was-called = Les négociations sont closes : plus de nouvelle proposition.
problem-not-the-leader = Seul le Leader, { $seat }, peut clore les négociations.
problem-time-already-called = Les négociations sont déjà closes.
problem-time-too-early = Vous pourrez clore les négociations quand les autres auront encore agi { $acts } fois.
problem-no-intimidation-card = Vous n’avez pas de carte Intimidation.
problem-cannot-look = Impossible de jeter un coup d’œil à { $character } : il faut le Personnage d’un autre joueur, encore en jeu et face cachée.

## Les nombres du jeu, qu’une variante peut changer

number-name = { $number ->
    [start_money] argent de départ
    [first_seat_bonus] supplément du premier siège
    [target] argent qui met fin à la partie
    [rounds] tours
    [snitch_fine] amende de la Balance restée sans personne
    [mastermind_bonus] ajout du Cerveau
    [drivers_fee] salaire du Chauffeur
    [crooks_take] prise de l’Escroc
   *[symbol_bonus] prime du symbole
}
