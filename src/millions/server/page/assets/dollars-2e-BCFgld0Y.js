var e=`game-title = Millions of Dollars, deuxième édition

role = { $role ->
    [tech] Technicien
    [acrobat] Acrobate
    [brute] Brute
    [mentalist] Mentaliste
    [brain] Cerveau
   *[driver] Chauffeur
}
role-the = { $role ->
    [tech] le Technicien
    [acrobat] l’Acrobate
    [brute] la Brute
    [mentalist] la Mentaliste
    [brain] le Cerveau
   *[driver] le Chauffeur
}
role-many = { $role ->
    [tech] Techniciens
    [acrobat] Acrobates
    [brute] Brutes
    [mentalist] Mentalistes
    [brain] Cerveaux
   *[driver] Chauffeurs
}
role-does = { $role ->
    [tech] s’il est seul\xA0: désigne un autre Rôle visible, éliminé
    [acrobat] s’il est seul\xA0: prend 5 dans le pot
    [brute] prend 2 dans le pot, même éliminée
    [mentalist] si elle est seule\xA0: prend 2 à Brute, Technicien ou Acrobate
    [brain] s’il est seul\xA0: ajoute encore au pot le montant de la carte
   *[driver] s’il est seul\xA0: prend 1 dans le pot par Personnage en jeu
}

loot-card = { $brain ->
    [none] { $name }\xA0: { $amount } dans le pot{ loot-bonuses }
   *[other] { $name }\xA0: { $amount } dans le pot{ loot-bonuses }, Cerveau { $brain }
}
loot-bonuses = { $bonuses-count ->
    [0] { "" }
    [one] , prime { $bonuses }
   *[other] , primes { $bonuses }
}
bonus = { role } +{ $amount }
card-pawn-shop = Mont-de-piété
card-jewel-thieves-row = Rue des Voleurs de bijoux
card-race-track = Champ de courses
card-auction-house = Hôtel des ventes
card-grand-hotel = Grand Hôtel
card-river-casino = Casino du Fleuve
card-data-centre = Centre de données
card-sky-gallery = Galerie du Ciel
card-gold-train = Train de l’or
card-federal-vault = Coffre fédéral

account-pot = le pot
event-Paid = { $why ->
    [loot] { $amount } passent de la Réserve dans le pot.
    [ante] { $source } met { $amount } dans le pot.
    [ante-helped] La Réserve ajoute { $amount } à une mise.
    [ante-back] { $target } reprend { $amount } dans le pot.
    [deal] { $source } verse { $amount } à { $target }, comme convenu.
    [acrobat] { $target }, l’Acrobate, prend { $amount } dans le pot.
    [brute] { $target }, une Brute, prend { $amount } dans le pot.
    [mentalist] { $target }, la Mentaliste, prend { $amount } à { $source }.
    [brain] La Réserve ajoute { $amount } au pot pour le Cerveau.
    [driver] { $target }, le Chauffeur, prend { $amount } dans le pot.
    [bonus-tech] La Réserve ajoute { $amount } au pot\xA0: prime du Technicien.
    [bonus-acrobat] La Réserve ajoute { $amount } au pot\xA0: prime de l’Acrobate.
    [bonus-brute] La Réserve ajoute { $amount } au pot\xA0: prime de la Brute.
    [bonus-mentalist] La Réserve ajoute { $amount } au pot\xA0: prime de la Mentaliste.
    [bonus-brain] La Réserve ajoute { $amount } au pot\xA0: prime du Cerveau.
    [bonus-driver] La Réserve ajoute { $amount } au pot\xA0: prime du Chauffeur.
    [rounding] La Réserve ajoute { $amount } pour que les parts soient égales.
    [share] { $target } touche { $amount } du pot.
    [fine] { $source } perd { $amount } au profit de la Réserve\xA0: Technicien resté sans personne.
    [pot-lost] Le pot, { $amount }, va à la Réserve.
   *[other] { $source } verse { $amount } à { $target }.
}

event-Announced = { $seat } annonce { $roles }.
event-VoteCalled = { $seat } lance un vote\xA0: le casse commence-t-il maintenant\xA0?
event-Voted = { $seat } a voté.
event-VotesCounted = { votes-told } { $start ->
    [yes] Le casse commence.
   *[no] Cela ne suffit pas\xA0: la négociation continue.
}
votes-told = { $votes-yes-count ->
    [0] Tout le monde vote contre.
   *[other] { $votes-no-count ->
        [0] Tout le monde vote pour.
       *[other] Pour\xA0: { $votes-yes }. Contre\xA0: { $votes-no }.
    }
}

event-RoleNamed = { $tech } désigne les { role-many }\xA0: éliminé{ story-gender }s.
event-Eliminated = { $why ->
    [doubled] { $character } sort du casse\xA0: Rôle présent plusieurs fois.
    [named] { $character } sort du casse\xA0: Rôle désigné par le Technicien.
   *[alone] { $character } sort du casse\xA0: un Technicien sans personne avec qui partager.
}

event-PotShared = { $characters-count ->
    [one] Un seul Personnage reste\xA0: tout le pot, { $share }, va à { $characters }.
   *[other] { $added ->
        [0] { $amount } à partager entre { $characters }\xA0: { $share } par Personnage.
       *[other] { $amount } à partager entre { $characters }\xA0: { $share } par Personnage\xA0; la Réserve ajoute le reste, { $added }.
    }
}
event-PotLost = Personne ne reste pour partager\xA0: le pot est perdu.
event-Robbed = { $amount ->
    [0] { $mentalist }, la Mentaliste, s’en prend à { $character }, mais il n’y a rien à prendre.
   *[other] { $mentalist }, la Mentaliste, prend { $amount } à { $character }.
}
event-GameWon = { $why ->
    [fifty] { $winners } gagne avec 50 ou plus.{ won-tied }
   *[rounds] Le dernier tour est joué\xA0: { $winners } gagne avec la plus grosse bourse.{ won-tied }
}
won-tied = { $tied-count ->
    [0] { "" }
   *[other] { " " }{ $tied } sont à égalité\xA0; dans le sens horaire à partir du Leader, { $winners } vient en premier.
}

story-out = { $why ->
    [named] Rôle désigné, { role }\xA0: { $characters }. { story-all-out }.
   *[doubled] { role-many }\xA0: { $characters }. { story-all-out }.
}
story-all-out = { $characters-count ->
    [one] Éliminé{ story-gender }
   *[other] Éliminé{ story-gender }s
}
story-gender = { $role ->
    [brute] e
    [mentalist] e
   *[other] { "" }
}

action-Announce = annoncer { $roles }
action-CallVote = lancer un vote
action-Vote = { $start ->
    [yes] voter pour le début du casse
   *[no] voter contre le début du casse
}
action-NameRole = désigner { role-the }
action-Rob = voler { $character }

form-Announce = Annoncer ce que vous avez envoyé\xA0: vrai ou faux, mais un Rôle en jeu
form-Withdraw = Partir\xA0; vous reprenez vos 2 dans le pot
form-CallVote = Lancer un vote pour que le casse commence
form-Vote = Voter pour ou contre le début du casse\xA0: oui ou non
form-NameRole = Désigner un Rôle, qui sera éliminé\xA0: { $role }
form-Rob = Voler un joueur\xA0: { $character }

step-MakeAnnouncement = Annonces\xA0: { $seat } annonce un Rôle, vrai ou faux.
step-CastVotes = Le vote\xA0: tous disent si le casse commence.
step-ChooseRoleToCut = Le casse\xA0: le seul Technicien, { $tech }, désigne un Rôle.
step-ChooseVictim = Le casse\xA0: la seule Mentaliste, { $mentalist }, choisit qui voler.

rule-example = M2-N5
phase-MakeAnnouncement = Annonces
phase-CastVotes = Le vote
phase-ChooseRoleToCut = Le casse
phase-ChooseVictim = Le casse
screen-named = Le Technicien a désigné les { role-many }.
you-have-left = Vous avez quitté ce casse\xA0: jusqu’à la fin du tour, vous pouvez parler et voter, mais pas cela.
`;export{e as default};