# Ce que seul le terminal dit de ce jeu.

story-antes = { $characters ->
    [one] Tout le monde met { $amount } dans le pot : il y a { $pot }.
   *[other] Tout le monde met { $amount } dans le pot par Personnage : il y a { $pot }.
}
story-ante-helped = La Réserve ajoute { $amount } pour { $character }.
story-withdrew = { $character } part et reprend { $amount } dans le pot.
story-heist = Le casse commence, avec { $pot } dans le pot. En jeu : { $crew }.
story-acts = { $role ->
    [tech] Technicien : { $characters }, le seul.
    [acrobat] Acrobate : { $characters }, le seul, prend { $amount } dans le pot (reste { $pot }).
    [brute] Brute : { $characters } prend { $amount } dans le pot (reste { $pot }).
    [mentalist] Mentaliste : { $characters }, la seule.
    [brain] Cerveau : { $characters }, le seul : la Réserve ajoute { $amount } au pot (il y a { $pot }).
   *[driver] Chauffeur : { $characters }, le seul, prend { number-drivers-fee } par Personnage en jeu : { $amount } dans le pot (reste { $pot }).
}
story-idle = { $role ->
    [mentalist] Mentaliste : { $characters }, la seule, ne trouve rien à prendre.
    [brain] Cerveau : { $characters }, le seul, n’a rien à ajouter.
   *[other] { role } : { $characters } trouve le pot vide.
}
story-out-taking = { $why ->
    [named] { $characters-count ->
        [one] { $characters } était { role-the } désigné{ story-gender } : éliminé
       *[other] { $characters } étaient les { role-many } désigné{ story-gender }s : éliminés
    }, mais { $takes } dans le pot (reste { $pot }).
   *[doubled] { role-many } : { $characters }. { story-all-out }, mais { $takes } dans le pot (reste { $pot }).
}
story-takes = { $seat } prend { $amount }
story-bonus = Prime pour { role-the } : la Réserve ajoute { $amount } au pot (il y a { $pot }).
story-pot-lost = Personne ne reste pour partager : le pot, { $amount }, va à la Réserve.
welcome-aim = On gagne avec { number-target } à la fin d’un tour, ou avec la plus grosse bourse après le tour { number-rounds }. Tapez ? pour l’aide, règles pour les règles.
column-claim = Annonce
screen-then = { $first }, puis { $then }
screen-pot = Dans le pot : { $amount }.
screen-vote = Vote en cours : { $voted } sur { $players } ont voté.
screen-has = a { $purse }
invite-Announce = Qu’annoncez-vous ? Vrai ou faux. Tapez un nom ou un numéro.
invite-Announce-two = Qu’annoncez-vous, pour A et pour B ? Vrai ou faux, et deux fois le même si vous voulez. Tapez deux noms ou numéros.
invite-Vote = Le casse commence-t-il maintenant ? La moitié des joueurs suffit. Tapez oui ou non.
invite-NameRole = Vous êtes le seul Technicien. Quel Rôle éliminez-vous ?
invite-Rob = Vous êtes la seule Mentaliste. À qui prenez-vous { number-mentalists-take } ? Tapez un nom ou un numéro.
say-two-Announce = Annoncez deux Rôles, différents ou non : le premier pour A, le second pour B. Par exemple : chauffeur, brute.
confirm-leave = Quitter le casse ? Vous reprenez vos { number-ante } dans le pot. Sans Personnage en jeu, vous pourrez encore parler et voter, mais plus conclure d’accord.
