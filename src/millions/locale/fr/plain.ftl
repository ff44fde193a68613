# Les mots des jeux venus d’ailleurs qui n’en apportent pas : leurs autres libellés sont faits de leurs noms.

event-Paid = { $source } verse { $amount } à { $target } ({ $why }).
rule-example = ID

welcome-aim = Tapez ? pour l’aide, quoi pour ce que vous pouvez faire, règles pour les règles.
help-intro = Tapez le numéro d’une ligne du menu. Le début d’un mot suffit.
help-examples = Exemples : 1 · 3 · quoi · règles · journal

plain-about = { $seat } : { $said }
plain-choice = {" "}({ $field } : { $choices })
plain-yes = oui
plain-no = non
plain-invite = Que faites-vous ? Tapez un numéro.
plain-number = Tapez un numéro de 1 à { $most }.
plain-value = { $field } : un choix parmi { $choices }.
plain-json = Cela ne peut pas être lu : { $error }
plain-rules = Les règles
