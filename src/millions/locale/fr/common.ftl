# Les mots de tous les jeux. Voir en/common.ftl pour la façon dont les arguments sont faits.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $rest }
list-apart = { " ; " }

character = { $seat } ({ $label })
quoted = « { $text } »
decimal = { $whole },{ $tenth }
account-reserve = la Réserve

other-numbers = Règles maison – { $numbers }.
number = { number-name } : { $value } ({ $book } dans le livre)

standing = { $won ->
    [yes] { $place }. { $seat } : { $score }, victoire
   *[no] { $place }. { $seat } : { $score }
}

refused = { $who } ne peut pas { $action } maintenant.
