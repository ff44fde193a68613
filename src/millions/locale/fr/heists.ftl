# Ce que les deux éditions de Millions of Dollars disent de même ; le catalogue d’un jeu dit le reste, et nomme ses Rôles.

## Les Rôles

role-counted = { $count ->
    [one] { role }
   *[other] { $count } { role-many }
}
labelled = { $label } { role }

## Préparation

event-LootTurned = Tour { $round }. { $card }.
event-Chose = { $seat } a choisi.
event-Placed = { $mine ->
    [yes] Vous envoyez : { $roles }.
   *[no] { $to } envoie : { $roles }.
}
event-RolesShown = Rôles envoyés : { $shown }, et un autre, tiré au hasard, qui reste caché.

## Négociation

event-Claimed = { $character } annonce { role-the }.
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
action-Claim = annoncer { role-the } ({ $character })
action-Withdraw = retirer un Personnage ({ $character })
action-Ready = dire « prêt »

form-GiveLeaderCard = Le hasard donne la carte Leader
form-TurnUp = Le hasard retourne une carte Pactole
form-SetAside = Le hasard écarte une carte Rôle
form-Choose = Envoyer un Personnage
form-Claim = Annoncer un Rôle, vrai ou faux
form-Ready = Dire « prêt » : pour vous, le casse peut commencer

## Ce que le jeu attend

step-ChooseFirstLeader = Le premier Leader est tiré au sort.
step-TurnLootCard = Une carte Pactole est retournée.
step-ChooseCharacters = Préparation : tous envoient un Personnage en secret.
step-ShowRoles = Les cartes Rôle sont mélangées.
step-Negotiate = Négociation : parlez, marchandez, partez, ou dites « prêt ».

## Pourquoi une action n’est pas permise

problem-not-in-play = Rôle absent avec ce nombre de joueurs : { role }.
problem-number-of-roles = { $number ->
    [one] Choisissez un seul Rôle.
   *[other] Choisissez deux Rôles différents.
}
problem-you-have-left = { you-have-left }
problem-character-not-yours = Ce n’est pas votre Personnage.
problem-character-left = { $character } n’est plus en jeu.
problem-too-many-claims = Vous avez fait { $most } annonces à ce tour, c’est la limite.
problem-too-many-proposals = Vous avez fait { $most } propositions à ce tour, c’est la limite.
problem-ready-but-asked = Vous avez dit « prêt », mais l’accord n° { $proposal } attend votre réponse : oui ou non ?
problem-ready-already = Vous avez déjà dit « prêt ».
problem-not-asked = L’accord n° { $proposal } n’attend pas votre réponse.
problem-not-your-proposal = L’accord n° { $proposal } n’est pas de vous, ou n’est plus ouvert.
problem-role-barred = Vous avez joué { role-the } au tour d’avant : ce Rôle vous est interdit cette fois.
