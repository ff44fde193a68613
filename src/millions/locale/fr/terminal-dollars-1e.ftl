# Ce que seul le terminal dit de ce jeu.

story-antes = { $characters ->
    [one] Tout le monde mise { $amount }.
   *[other] Tout le monde mise { $amount } sur chaque Personnage.
}
story-withdrew = { $character } part et reprend sa mise : { $amount }.
story-alone = { role } : { $characters }, { story-only } : reste, mise reprise ({ $amount }).
story-alone-brute = { role } : { $characters }, { story-only } : reste, mise reprise ({ $amount }), et gagne une carte Intimidation.
story-only = { $role ->
    [snitch] la seule
    [brute] la seule
   *[other] le seul
}
story-denounced-nobody = Rôle dénoncé, { role } : personne.
story-fined = { $character } reste sans personne, et c’est une Balance : éliminé, amende de { $amount } à la Réserve, rien n’est partagé.
story-mastermind = { $characters-count ->
    [one] { $card } + { $bonus } pour le Cerveau = { $amount }. { $told }
   *[other] { $card } + { $bonus } pour le Cerveau = { $told }
}
story-laid-open = Les Rôles du tour d’avant sont visibles et interdits cette fois : { $roles }.
story-open-role = { $seat } { role }
screen-cards = { $cards ->
    [one] { $cards } carte Intimidation
   *[other] { $cards } cartes Intimidation
}
screen-barred = sauf { role }
screen-time-called = Les négociations sont closes : plus de nouvelle proposition.
screen-seen = Vous avez vu { QUE($character) } est { role-the }.
column-ante = Mise
invite-NameRole = Vous êtes la seule Balance. Quel Rôle dénoncez-vous ?
confirm-leave = Quitter le casse ? Votre mise vous revient, mais silence jusqu’à la fin du tour.
welcome-aim = On gagne avec { number-target } après un partage auquel on a pris part, ou avec la plus grosse bourse après le tour { number-rounds }. Tapez ? pour l’aide, règles pour les règles.
