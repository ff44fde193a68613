# Words for every game. The same files are read by the terminal (fluent.runtime) and the browser (@fluent/bundle).
#
# event-X, action-X, form-X, step-X: one sentence for each message, named by its tag. Its arguments are the message's own
# fields, by name: a seat, character or account is said as a name; a role stays a key ("driver"), for a selector to speak;
# a list is joined, and $FIELD-count says how long it is; a record such as a Loot card or the terms of a deal is said by
# the message that has its name (loot-card, terms), with the record's own fields as arguments, and with the whole numbers
# that it works out (a company's $level, a score's $total); true and false are "yes" and "no"; a list of them, one for each
# seat, is told as $FIELD-yes and $FIELD-no, who said which, each with its -count; a list of lists is not said.
# The arguments of a record in a message are arguments of the message too, where they have names of their own; and a role,
# tile or region in a field that is not called so is also said by name, as $FIELD-name.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $rest }
list-apart = { "; " }

character = { $seat } ({ $label })
quoted = “{ $text }”
decimal = { $whole }.{ $tenth }
account-reserve = the reserve

other-numbers = House rules – { $numbers }.
number = { number-name }: { $value } ({ $book } in the book)

standing = { $won ->
    [yes] { $place }. { $seat }: { $score }, wins
   *[no] { $place }. { $seat }: { $score }
}

refused = { $who } may not { $action } now.
