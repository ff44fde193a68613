# Words for games from outside that bring none of their own: their other labels are made from names.

event-Paid = { $source } pays { $target } { $amount } ({ $why }).
rule-example = ID

welcome-aim = Type ? for help, what for what you may do, rules for the rules.
help-intro = Type the number of a line of the menu. Beginnings of words are enough.
help-examples = Examples: 1 · 3 · what · rules · log

plain-about = { $seat }: { $said }
plain-choice = {" "}({ $field }: { $choices })
plain-yes = yes
plain-no = no
plain-invite = What do you do? Type a number.
plain-number = Type a number from 1 to { $most }.
plain-value = { $field }: one of { $choices }.
plain-json = That cannot be read: { $error }
plain-rules = The rules
