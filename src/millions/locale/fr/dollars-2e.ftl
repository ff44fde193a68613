# Millions of Dollars, deuxième édition.

game-title = Millions of Dollars, deuxième édition

## Les Rôles

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
    [mentalist] le Mentaliste
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
    [tech] S’il est seul, le Technicien élimine un autre Rôle visible, de son choix. Si personne d’autre ne reste alors, il perd { number-tech-fine } et le pot.
    [acrobat] Le seul Acrobate prend { number-acrobats-take } dans le pot.
    [brute] Chaque Brute prend { number-brutes-take } dans le pot, même éliminée.
    [mentalist] Le seul Mentaliste prend { number-mentalists-take } à { role-victim } encore en jeu.
    [brain] Le seul Cerveau ajoute au pot une deuxième fois le montant de la carte.
   *[driver] Le seul Chauffeur prend { number-drivers-fee } dans le pot par Personnage encore en jeu, lui compris.
}
role-victim = { $victims ->
    [brute] une Brute
    [tech] une Brute ou un Technicien
    [acrobat] une Brute ou un Acrobate
   *[all] une Brute, un Technicien ou un Acrobate
}

## Les cartes Pactole

loot-card = { $brain ->
    [none] { $name } : { $amount } dans le pot{ loot-bonuses }
   *[other] { $name } : { $amount } dans le pot{ loot-bonuses }, Cerveau { $brain }
}
loot-bonuses = { $bonuses-count ->
    [0] { "" }
    [one] , prime { $bonuses }
   *[other] , primes { $bonuses }
}
bonus = { role } +{ $amount }
card-pawn-shop = Mont-de-piété
card-jewel-thieves-row = Rue des Voleurs de bijoux
card-race-track = Hippodrome
card-auction-house = Hôtel des ventes
card-grand-hotel = Grand Hôtel
card-river-casino = Casino du Fleuve
card-data-centre = Centre de données
card-sky-gallery = Galerie du Ciel
card-gold-train = Train de l’or
card-federal-vault = Coffre fédéral

## Argent

account-pot = le pot
event-LeaderChosen = Leader : { $seat }. Après chaque tour, la carte Leader va au plus pauvre.

event-Paid = { $why ->
    [loot] { $amount } passent de la Réserve dans le pot.
    [ante] { $source } met { $amount } dans le pot.
    [ante-helped] Un joueur ne peut pas payer toute la mise : la Réserve ajoute { $amount }.
    [ante-back] { $target } reprend { $amount } dans le pot.
    [deal] { $source } verse { $amount } à { $target }, comme convenu.
    [acrobat] L’Acrobate { DE($target) } prend { $amount } dans le pot.
    [brute] La Brute { DE($target) } prend { $amount } dans le pot.
    [mentalist] Le Mentaliste { DE($target) } prend { $amount } à { $source }.
    [brain] La Réserve ajoute { $amount } au pot pour le Cerveau.
    [driver] Le Chauffeur { DE($target) } prend { $amount } dans le pot.
    [bonus-tech] La Réserve ajoute { $amount } au pot : prime du Technicien.
    [bonus-acrobat] La Réserve ajoute { $amount } au pot : prime de l’Acrobate.
    [bonus-brute] La Réserve ajoute { $amount } au pot : prime de la Brute.
    [bonus-mentalist] La Réserve ajoute { $amount } au pot : prime du Mentaliste.
    [bonus-brain] La Réserve ajoute { $amount } au pot : prime du Cerveau.
    [bonus-driver] La Réserve ajoute { $amount } au pot : prime du Chauffeur.
    [rounding] La Réserve ajoute { $amount } pour que les parts soient égales.
    [share] { $target } touche { $amount } du pot.
    [fine] { $source } perd { $amount } au profit de la Réserve : Technicien resté sans personne.
    [pot-lost] Le pot, { $amount }, va à la Réserve.
   *[other] { $source } verse { $amount } à { $target }.
}

## Négociation

event-Announced = { $seat } annonce { $roles }.
event-VoteCalled = { $seat } propose un vote : on lance le casse ?
event-Voted = { $seat } a voté.
event-VotesCounted = { votes-told } { $start ->
    [yes] Le casse commence.
   *[no] Cela ne suffit pas : la négociation continue.
}
votes-told = { $votes-yes-count ->
    [0] Tout le monde vote contre.
   *[other] { $votes-no-count ->
        [0] Tout le monde vote pour.
       *[other] { $votes-yes-count } pour : { $votes-yes }. { $votes-no-count } contre : { $votes-no }.
    }
}

## Le casse

event-RoleNamed = { $tech } désigne le Rôle { role }, qui est éliminé.
event-Eliminated = { $why ->
    [doubled] { $character } sort du casse : Rôle présent plusieurs fois.
    [named] { $character } sort du casse : Rôle désigné par le Technicien.
   *[alone] { $character } sort du casse : un Technicien sans personne avec qui partager.
}

## Le partage et la fin

event-PotShared = { $characters-count ->
    [one] Un seul Personnage reste : tout le pot, { $share }, va à { $characters }.
   *[other] { $added ->
        [0] { $amount } à partager entre { $characters } : { $share } chacun.
       *[other] { $amount } à partager entre { $characters } : { $share } chacun (la Réserve ajoute { $added }).
    }
}
event-PotLost = Personne ne reste pour partager : le pot est perdu.
event-Robbed = { $amount ->
    [0] Le Mentaliste { DE($mentalist) } s’en prend à { $character }, mais il n’y a rien à prendre.
   *[other] Le Mentaliste { DE($mentalist) } prend { $amount } à { $character }.
}
event-GameWon = { $why ->
    [fifty] { $winners } remporte la partie avec { number-target } ou plus.{ won-tied }
   *[rounds] Le dernier tour est joué : { $winners } remporte la partie avec le plus d’argent.{ won-tied }
}
won-tied = { $tied-count ->
    [0] { "" }
   *[other] { " " }{ $tied } sont à égalité ; dans le sens horaire à partir du Leader, { $winners } vient en premier.
}

## Plusieurs événements dits en un

story-out = { $why ->
    [named] { $characters-count ->
        [one] { $characters } était { role-the } désigné{ story-gender } : éliminé.
       *[other] { $characters } étaient les { role-many } désigné{ story-gender }s : éliminés.
    }
   *[doubled] { role-many } : { $characters }. { story-all-out }.
}
story-all-out = { $characters-count ->
    [one] Éliminé
   *[other] Éliminés
}
story-gender = { $role ->
    [brute] e
   *[other] { "" }
}

## Ce qu’on peut faire

action-Announce = annoncer { $roles }
action-CallVote = lancer un vote
action-Vote = { $start ->
    [yes] voter pour le début du casse
   *[no] voter contre le début du casse
}
action-NameRole = éliminer { role-the }
action-Rob = voler { $character }

form-Announce = Annoncer ce que vous avez envoyé : vrai ou faux, mais un Rôle en jeu
form-Withdraw = Partir ; vous reprenez vos { number-ante } dans le pot
form-CallVote = Lancer un vote pour que le casse commence
form-Vote = Voter pour ou contre le début du casse : oui ou non
form-NameRole = Éliminer un Rôle : { $role }
form-Rob = Voler un joueur : { $character }

## Ce que le jeu attend

step-MakeAnnouncement = Annonces : { $seat } annonce un Rôle, vrai ou faux.
step-CastVotes = Le vote : tous disent si le casse commence.
step-ChooseRoleToCut = Le casse : le seul Technicien, { $tech }, choisit le Rôle à éliminer.
step-ChooseVictim = Le casse : le seul Mentaliste, { $mentalist }, choisit qui voler.

## À l’écran

rule-example = M2-N5
phase-MakeAnnouncement = Annonces
phase-CastVotes = Le vote
phase-ChooseRoleToCut = Le casse
phase-ChooseVictim = Le casse
screen-named = Le Technicien a désigné le Rôle { role }.
you-have-left = Vous avez quitté ce casse : jusqu’à la fin du tour, vous pouvez parler et voter, mais pas cela.

## Pourquoi une action n’est pas permise

problem-not-the-leader = Seul le Leader, { $seat }, peut lancer un vote.
problem-too-many-votes = Vous avez lancé { $most } votes à ce tour, c’est la limite : le casse commence quand tous sont prêts.

## Les nombres du jeu, qu’une variante peut changer

number-name = { $number ->
    [start_money] argent de départ
    [first_seat_bonus] supplément du premier siège
    [target] argent qui met fin à la partie
    [rounds] tours
    [ante] mise
    [acrobats_take] prise de l’Acrobate
    [brutes_take] prise de chaque Brute
    [mentalists_take] prise du Mentaliste
    [drivers_fee] prise du Chauffeur par Personnage en jeu
   *[tech_fine] amende du Technicien resté sans personne
}
