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
    [tech] s’il est seul : désigne un autre Rôle visible, éliminé
    [acrobat] s’il est seul : prend 5 dans le pot
    [brute] prend 2 dans le pot, même éliminée
    [mentalist] si elle est seule : prend 2 à Brute, Technicien ou Acrobate
    [brain] s’il est seul : ajoute encore au pot le montant de la carte
   *[driver] s’il est seul : prend 1 dans le pot par Personnage en jeu
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
card-race-track = Champ de courses
card-auction-house = Hôtel des ventes
card-grand-hotel = Grand Hôtel
card-river-casino = Casino du Fleuve
card-data-centre = Centre de données
card-sky-gallery = Galerie du Ciel
card-gold-train = Train de l’or
card-federal-vault = Coffre fédéral

## Argent

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
    [bonus-tech] La Réserve ajoute { $amount } au pot : prime du Technicien.
    [bonus-acrobat] La Réserve ajoute { $amount } au pot : prime de l’Acrobate.
    [bonus-brute] La Réserve ajoute { $amount } au pot : prime de la Brute.
    [bonus-mentalist] La Réserve ajoute { $amount } au pot : prime de la Mentaliste.
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
event-VoteCalled = { $seat } lance un vote : le casse commence-t-il maintenant ?
event-Voted = { $seat } a voté.
event-VotesCounted = { votes-told } { $start ->
    [yes] Le casse commence.
   *[no] Cela ne suffit pas : la négociation continue.
}
votes-told = { $votes-yes-count ->
    [0] Tout le monde vote contre.
   *[other] { $votes-no-count ->
        [0] Tout le monde vote pour.
       *[other] Pour : { $votes-yes }. Contre : { $votes-no }.
    }
}

## Le casse

event-RoleNamed = { $tech } désigne les { role-many } : éliminé{ story-gender }s.
event-Eliminated = { $why ->
    [doubled] { $character } sort du casse : Rôle présent plusieurs fois.
    [named] { $character } sort du casse : Rôle désigné par le Technicien.
   *[alone] { $character } sort du casse : un Technicien sans personne avec qui partager.
}

## Le partage et la fin

event-PotShared = { $characters-count ->
    [one] Un seul Personnage reste : tout le pot, { $share }, va à { $characters }.
   *[other] { $added ->
        [0] { $amount } à partager entre { $characters } : { $share } par Personnage.
       *[other] { $amount } à partager entre { $characters } : { $share } par Personnage ; la Réserve ajoute le reste, { $added }.
    }
}
event-PotLost = Personne ne reste pour partager : le pot est perdu.
event-Robbed = { $amount ->
    [0] { $mentalist }, la Mentaliste, s’en prend à { $character }, mais il n’y a rien à prendre.
   *[other] { $mentalist }, la Mentaliste, prend { $amount } à { $character }.
}
event-GameWon = { $why ->
    [fifty] { $winners } gagne avec 50 ou plus.{ won-tied }
   *[rounds] Le dernier tour est joué : { $winners } gagne avec la plus grosse bourse.{ won-tied }
}
won-tied = { $tied-count ->
    [0] { "" }
   *[other] { " " }{ $tied } sont à égalité ; dans le sens horaire à partir du Leader, { $winners } vient en premier.
}

## Plusieurs événements dits en un

story-antes = { $characters ->
    [one] Tout le monde met { $amount } dans le pot : il y a { $pot }.
   *[other] Tout le monde met { $amount } dans le pot par Personnage : il y a { $pot }.
}
story-ante-helped = La Réserve ajoute { $amount } pour { $character }.
story-withdrew = { $character } part et reprend { $amount } dans le pot.
story-last-vote = { votes-told } C’était le dixième vote du tour : le casse commence quand même.
story-heist = Le casse commence, avec { $pot } dans le pot. En jeu : { $crew }.
story-acts = { $role ->
    [tech] Technicien : { $characters }, le seul.
    [acrobat] Acrobate : { $characters }, le seul, prend { $amount } dans le pot (reste { $pot }).
    [brute] Brute : { $characters } prend { $amount } dans le pot (reste { $pot }).
    [mentalist] Mentaliste : { $characters }, la seule.
    [brain] Cerveau : { $characters }, le seul : la Réserve ajoute { $amount } au pot (il y a { $pot }).
   *[driver] Chauffeur : { $characters }, le seul, prend 1 par Personnage en jeu : { $amount } dans le pot (reste { $pot }).
}
story-idle = { $role ->
    [mentalist] Mentaliste : { $characters }, la seule, ne trouve rien à prendre.
    [brain] Cerveau : { $characters }, le seul, n’a rien à ajouter.
   *[other] { role } : { $characters } trouve le pot vide.
}
story-out = { $why ->
    [named] Rôle désigné, { role } : { $characters }. { story-all-out }.
   *[doubled] { role-many } : { $characters }. { story-all-out }.
}
story-out-taking = { $why ->
    [named] Rôle désigné, { role } : { $characters }. { story-all-out }, mais { $takes } dans le pot (reste { $pot }).
   *[doubled] { role-many } : { $characters }. { story-all-out }, mais { $takes } dans le pot (reste { $pot }).
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
story-takes = { $seat } prend { $amount }
story-bonus = Prime pour { role-the } : la Réserve ajoute { $amount } au pot (il y a { $pot }).
story-pot-lost = Personne ne reste pour partager : le pot, { $amount }, va à la Réserve.

## Ce qu’on peut faire

action-Announce = annoncer { $roles }
action-CallVote = lancer un vote
action-Vote = { $start ->
    [yes] voter pour le début du casse
   *[no] voter contre le début du casse
}
action-NameRole = désigner { role-the }
action-Rob = voler { $character }

form-Announce = Annoncer ce que vous avez envoyé : vrai ou faux, mais un Rôle en jeu
form-Withdraw = Partir ; vous reprenez vos 2 dans le pot
form-CallVote = Lancer un vote pour que le casse commence
form-Vote = Voter pour ou contre le début du casse : oui ou non
form-NameRole = Désigner un Rôle, qui sera éliminé : { $role }
form-Rob = Voler un joueur : { $character }

## Ce que le jeu attend

step-MakeAnnouncement = Annonces : { $seat } annonce un Rôle, vrai ou faux.
step-CastVotes = Le vote : tous disent si le casse commence.
step-ChooseRoleToCut = Le casse : le seul Technicien, { $tech }, désigne un Rôle.
step-ChooseVictim = Le casse : la seule Mentaliste, { $mentalist }, choisit qui voler.

## Dans le terminal

rule-example = M2-N5
welcome-aim = On gagne avec 50 à la fin d’un tour, ou avec la plus grosse bourse après le 5e tour. Tapez ? pour l’aide, règles pour les règles.
phase-MakeAnnouncement = Annonces
phase-CastVotes = Le vote
phase-ChooseRoleToCut = Le casse
phase-ChooseVictim = Le casse
column-claim = Annonce
screen-then = { $first }, puis { $then }
screen-pot = Dans le pot : { $amount }.
screen-vote = Vote en cours : { $voted } sur { $players } ont voté.
screen-named = Le Technicien a désigné les { role-many }.
screen-has = a { $purse }
invite-Announce = Qu’annoncez-vous ? Vrai ou faux. Tapez un nom ou un numéro.
invite-Announce-two = Qu’annoncez-vous, pour A et pour B ? Vrai ou faux, et deux fois le même si vous voulez. Tapez deux noms ou numéros.
invite-Vote = Le casse commence-t-il maintenant ? La moitié des joueurs suffit. Tapez oui ou non.
invite-NameRole = Vous êtes le seul Technicien. Quel Rôle désignez-vous ? Il sera éliminé.
invite-Rob = Vous êtes la seule Mentaliste. À qui prenez-vous 2 ? Tapez un nom ou un numéro.
say-two-Announce = Annoncez deux Rôles, différents ou non : le premier pour A, le second pour B. Par exemple : chauffeur, brute.
confirm-leave = Quitter le casse ? Vous reprenez vos 2 dans le pot. Sans Personnage en jeu, vous pourrez encore parler et voter, mais plus conclure d’accord.
not-the-leader = Seul le Leader, { $leader }, peut lancer un vote.
you-have-left = Vous avez quitté ce casse : jusqu’à la fin du tour, vous pouvez parler et voter, mais pas cela.
claim-too-many = Vous avez fait { $most } déclarations à ce tour, c’est la limite.
