# Words for every game. The same files are read by the terminal (fluent.runtime) and the browser (@fluent/bundle).
#
# event-X, action-X, form-X, step-X: one sentence for each message, named by its tag. Its arguments are the message's own
# fields, by name: a seat, character or account is said as a name; a role stays a key ("driver"), for a selector to speak;
# a list is joined, and $FIELD-count says how long it is; a record such as a Loot card or the terms of a deal is said by
# the message that has its name (loot-card, terms), with the record's own fields as arguments; true and false are "yes" and
# "no"; a list of them, one for each seat, is told as $FIELD-yes and $FIELD-no, who said which, each with its -count.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $rest }
list-apart = { "; " }

character = { $seat } ({ $label })
quoted = “{ $text }”
decimal = { $whole }.{ $tenth }
account-reserve = the reserve

standing = { $won ->
    [yes] { $place }. { $seat }: { $score }, wins
   *[no] { $place }. { $seat }: { $score }
}

refused = { $who } may not { $action } now.
