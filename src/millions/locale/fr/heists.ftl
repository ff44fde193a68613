# Ce que les deux éditions de Millions of Dollars disent de même ; le catalogue d’un jeu dit le reste, et nomme ses Rôles.

## Les Rôles

role-counted = { $count ->
    [one] { role }
   *[other] { $count } { role-many }
}
labelled = { $label } { role }

## Préparation

event-LeaderChosen = Leader : { $seat }.
event-LootTurned = Tour { $round }. { $card }.
event-Chose = { $seat } a choisi.
event-Placed = { $mine ->
    [yes] Vous envoyez : { $roles }.
   *[no] { $to } envoie : { $roles }.
}
event-RolesShown = Rôles visibles : { $shown } ; une carte de plus est écartée.

## Négociation

event-Claimed = { $character } se dit { role }.
event-Withdrew = { $character } part.
event-SaidReady = { $seat } dit : « Prêt ! »

## Le casse

event-HeistBegan = { $crew-count ->
    [0] Personne ne reste : ni casse, ni partage.
   *[other] Le casse commence. En jeu : { $crew }.
}
event-Revealed = { $characters-count ->
    [0] { role } : personne.
   *[other] { role } : { $characters }.
}

## Plusieurs événements dits en un

story-ready = { $seats } disent : « Prêt ! »

## Après un tour

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

form-GiveLeaderCard = Le hasard donne la carte Leader
form-TurnUp = Le hasard retourne une carte Pactole
form-SetAside = Le hasard écarte une carte Rôle
form-Choose = Envoyer un Personnage
form-Claim = Déclarer un Rôle, vrai ou faux
form-Ready = Dire « prêt » : pour vous, le casse peut commencer

## Ce que le jeu attend

step-ChooseFirstLeader = Le premier Leader est tiré au sort.
step-TurnLootCard = Une carte Pactole est retournée.
step-ChooseCharacters = Préparation : tous envoient un Personnage en secret.
step-ShowRoles = Les cartes Rôle sont mélangées.
step-Negotiate = Négociation : parlez, marchandez, partez, ou dites « prêt ».
