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
role-counted = { $count ->
    [one] { role }
   *[other] { $count } { role-many }
}
role-does = { $role ->
    [snitch] si elle est seule : dénonce un Rôle, éliminé
    [brute] reprend toujours sa mise ; si elle est seule : gagne une carte Intimidation
    [driver] s’il reste : touche 1 sur chaque part
    [crook] s’il reste : prend 2 à la Brute
   *[mastermind] s’il reste : ajoute 2 au butin
}
labelled = { $label } { role }

## Les cartes Pactole

loot-card = { $symbol ->
    [none] { $name } : { $amount } à partager, mise { $ante }
   *[other] { $name } : { $amount } à partager, mise { $ante }, symbole { loot-symbol } (+1)
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

event-LeaderChosen = Leader : { $seat }.
event-LootTurned = Tour { $round }. { $card }.
event-LaidOpen = { $seat } a joué { role-the } au tour d’avant : ce Rôle est visible et interdit cette fois.
event-Chose = { $seat } a choisi.
event-Placed = { $mine ->
    [yes] Vous envoyez : { $roles }.
   *[no] { $to } envoie : { $roles }.
}
event-RolesShown = Rôles visibles : { $shown } ; une carte de plus est écartée.

## Argent

event-Paid = { $why ->
    [ante] { $source } mise { $amount }.
    [ante-helped] La Réserve ajoute { $amount } à la mise : { $target }.
    [ante-back] { $target } reprend sa mise : { $amount }.
    [ante-lost] { $source } perd sa mise : { $amount } à la Réserve.
    [deal] { $source } verse { $amount } à { $target }, comme convenu.
    [share] { $target } touche { $amount } du butin.
    [driver] { $source } verse { $amount } à { $target } pour le Chauffeur.
    [crook] { $target }, l’Escroc, prend { $amount } à { $source }, la Brute.
    [symbol] { $target } reçoit { $amount } pour le symbole de la carte.
    [fine] { $source } perd { $amount } au profit de la Réserve : Balance restée sans personne.
   *[other] { $source } verse { $amount } à { $target }.
}

## Négociation

event-Claimed = { $character } se dit { role }.
event-Withdrew = { $character } part.
event-SaidReady = { $seat } dit : « Prêt ! »
event-TimeCalled = { $seat } sonne l’heure : plus de nouvelle proposition.
event-Looked = { $seat } dépense une carte Intimidation pour jeter un coup d’œil à { $character }.
event-Saw = { $mine ->
    [yes] Vous voyez { role-the } : c’est { $character }. Personne d’autre ne le voit.
   *[no] { $to } voit { role-the } : c’est { $character }.
}

## Le casse

event-HeistBegan = { $crew-count ->
    [0] Personne ne reste : ni casse, ni partage.
   *[other] Le casse commence. En jeu : { $crew }.
}
event-Revealed = { $characters-count ->
    [0] { role } : personne.
   *[other] { role } : { $characters }.
}
event-Denounced = { $snitch } dénonce les { role-many }.
event-WonIntimidation = { $seat } gagne une carte Intimidation.
event-Eliminated = { $why ->
    [doubled] { $character } sort du casse : Rôle présent plusieurs fois.
    [denounced] { $character } sort du casse : Rôle dénoncé par la Balance.
   *[alone] { $character } sort du casse : une Balance sans personne avec qui partager.
}

## Le partage et la fin

event-LootShared = { $characters-count ->
    [one] Un seul Personnage reste : tout le butin, { $share }, va à { $characters }.
   *[other] { $rest ->
        [0] { $amount } à partager entre { $characters } : { $share } par Personnage.
       *[other] { $amount } à partager entre { $characters } : { $share } par Personnage, { $rest } de reste.
    }
}
event-NothingShared = Personne ne reste : rien n’est partagé.
event-GameWon = { $why ->
    [twenty] { $winners-count ->
        [one] { $winners } gagne : une part à ce tour, et 20 ou plus en bourse.
       *[other] { $winners } gagnent ensemble : une part à ce tour, et la même bourse, 20 ou plus.
    }
   *[rounds] { $winners-count ->
        [one] Le dernier tour est joué : { $winners } gagne avec la plus grosse bourse.
       *[other] Le dernier tour est joué : { $winners } gagnent ensemble avec les plus grosses bourses.
    }
}

## Plusieurs événements dits en un

story-antes = Tout le monde mise { $amount }.
story-withdrew = { $character } part et reprend sa mise : { $amount }.
story-alone = { role } : { $characters }, { story-only } : reste, mise reprise ({ $amount }).
story-alone-brute = { role } : { $characters }, { story-only } : reste, mise reprise ({ $amount }), et gagne une carte Intimidation.
story-only = { $role ->
    [snitch] la seule
    [brute] la seule
   *[other] le seul
}
story-out = { $why ->
    [denounced] Rôle dénoncé, { role } : { $characters }. { $characters-count ->
        [one] Éliminé{ story-gender }
       *[other] Éliminé{ story-gender }s
    }, { story-antes-gone }.
   *[doubled] { role-many } : { $characters }. Éliminé{ story-gender }s, { story-antes-gone }.
}
story-gender = { $role ->
    [snitch] e
    [brute] e
   *[other] { "" }
}
story-antes-gone = { $ante ->
    [back] mise reprise ({ $amount })
   *[lost] mise perdue ({ $amount })
}
story-drivers-fee = { $sources-count ->
    [one] { $sources } verse { $amount } à { $target } pour le Chauffeur.
   *[other] { $sources } versent { $amount } par tête à { $target } pour le Chauffeur.
}
story-laid-open = Les Rôles du tour d’avant sont visibles et interdits cette fois : { $roles }.
story-open-role = { $seat } { role }
story-round-over = Après ce tour : { $purses }.
story-purse = { $seat } { $purse } ({ $change })

## Ce qu’on peut faire

action-GiveLeaderCard = donner la carte Leader à { $seat }
action-TurnUp = retourner { $card }
action-SetAside = écarter { role-the }
action-Choose = envoyer { $roles }
action-Claim = déclarer { role-the } ({ $character })
action-Withdraw = retirer un Personnage ({ $character })
action-Ready = dire « prêt »
action-CallTime = sonner l’heure
action-Intimidate = jeter un coup d’œil à { $character }
action-NameRole = dénoncer { role-the }

form-GiveLeaderCard = Le hasard donne la carte Leader
form-TurnUp = Le hasard retourne une carte Pactole
form-SetAside = Le hasard écarte une carte Rôle
form-Choose = Envoyer un Personnage
form-Claim = Déclarer un Rôle, vrai ou faux
form-Withdraw = Partir avec votre mise
form-Ready = Dire « prêt » : pour vous, le casse peut commencer
form-CallTime = Sonner l’heure, une fois par tour : plus de nouvelle proposition
form-Intimidate = Dépenser une carte Intimidation pour un coup d’œil à { $character }
form-NameRole = Dénoncer un Rôle, qui sera éliminé : { $role }

## Ce que le jeu attend

step-ChooseFirstLeader = Le premier Leader est tiré au sort.
step-TurnLootCard = Une carte Pactole est retournée.
step-ChooseCharacters = Préparation : tous envoient un Personnage en secret.
step-ShowRoles = Les cartes Rôle sont mélangées.
step-Negotiate = Négociation : parlez, marchandez, partez, ou dites « prêt ».
step-Denounce = Le casse : la seule Balance, { $snitch }, dénonce un Rôle.
