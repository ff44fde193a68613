# The table in a terminal.

player = Player

## What may be typed: spellings with commas between them, the first is the one we teach

cmd-claim = claim, say
cmd-offer = offer
cmd-ask = ask
cmd-deal = deal, propose
cmd-yes = yes, y, accept, agree
cmd-no = no, n, decline
cmd-back = back
cmd-leave = leave, withdraw
cmd-ready = ready, r
cmd-time = time
cmd-look = look
cmd-vote = vote, v
cmd-place = place, put
cmd-begin = begin, start
cmd-develop = develop, dev
cmd-tax = tax
cmd-pass = pass, p
cmd-move = move
cmd-play = play, pick
cmd-buy = buy, b
cmd-discard = discard, drop
cmd-swap = swap
cmd-compete = compete
cmd-turn = turn
cmd-raise = raise, bill
cmd-take = take, takeover
cmd-choose = choose
cmd-first = first
cmd-wait = wait, w
cmd-skip = skip
cmd-help = help, h
cmd-what = what
cmd-rules = rules, rule
cmd-log = log
cmd-table = table, t, who
cmd-save = save
cmd-quit = quit, q, exit
cmd-say = say
cmd-away = away, afk
cmd-pause = pause
cmd-resume = resume, continue
cmd-stand = stand
cmd-link = link
cmd-without = without
cmd-nudge = nudge
cmd-bot = bot
cmd-remove = remove
cmd-free = free
cmd-close = close
cmd-rematch = rematch, again

answer-yes = yes, y
answer-no = no, n

cmd-me = me, i, myself
cmd-leaves = leaves, leave
cmd-pays = pays, pay, gives, give
cmd-and = and
cmd-to = to, for
cmd-small = a, an, the, in, at, to, for, from, with, of, on, my, company

usage-claim = { $characters ->
    [one] claim ROLE
   *[other] claim A ROLE
}
usage-offer = { $characters ->
    [one] offer NAME N
   *[other] offer NAME A N
}
usage-ask = { $characters ->
    [one] ask NAME N
   *[other] ask NAME N B
}
usage-deal = deal WHO leaves, WHO pays WHO N
usage-yes = yes [NUMBER]
usage-no = no [NUMBER]
usage-back = back [NUMBER]
usage-leave = { $characters ->
    [one] leave
   *[other] leave A
}
usage-ready = ready
usage-time = time
usage-look = { $characters ->
    [one] look NAME
   *[other] look NAME A
}
usage-vote = vote
usage-wait = wait, or Enter
usage-skip = skip
usage-help = help, or ?
usage-what = what
usage-rules = rules [CHAPTER or { rule-example }]
usage-log = log
usage-table = table
usage-save = save [FILE]
usage-quit = quit
usage-say = say …, or "…
usage-away = away
usage-pause = pause
usage-resume = resume
usage-stand = stand
usage-link = link
usage-without = without
usage-nudge = nudge NAME
usage-bot = bot NAME
usage-remove = remove NAME
usage-free = free NAME
usage-close = close

help-claim = say that you are a role, true or not
help-offer = you pay NAME if NAME leaves
help-ask = you leave if NAME pays you
help-deal = any deal: payments, and who leaves
help-yes = agree to a deal
help-no = decline a deal
help-back = take your own proposal back
help-leave = leave the heist with your ante
help-ready = as far as you are concerned, the heist may start
help-time = the Leader: no more new proposals
help-look = spend an Intimidation card to see a character
help-vote = the Leader: call a vote to start the heist
help-wait = let the others act
help-skip = do not ask me again this round
help-help = this page
help-what = what you may do now
help-rules = the rules, a chapter or one rule
help-log = this round so far
help-table = draw the table again
help-save = a copy of the match in a file (it is saved anyway)
help-quit = stop; the match can be resumed
help-say = talk to everybody at the table; it binds nobody
help-away = a bot plays for you until you come back
help-pause = propose a pause: it begins when everybody wants it
help-resume = propose to go on after a pause
help-stand = stand up: a bot plays on for you
help-without = begin without those who have not revealed their salts: bots take their seats
help-link = the links: one to invite people, one to your own seat
help-nudge = remind NAME that the table waits
help-bot = let a bot play for NAME, who is not connected, until NAME is back
help-remove = the host: remove NAME; a bot plays on
help-free = the host: remove NAME; another person may take the seat
help-close = the host: close the table, if nobody else plays

help-intro = Beginnings of names and words are enough. With three players say which character: claim A Driver, offer Bob B 3.
help-examples = Examples: claim driver · offer Bob 3 · ask Bob 2 · deal Bob leaves, I pay Bob 2, Cid pays Bob 1 · yes 3

## What is answered when something is not understood

say-usage = Like this: { $usage }
say-unknown = “{ $typed }” means nothing here. Type ? for help.
say-did-you-mean = “{ $typed }” means nothing here. Did you mean “{ $close }”? Type ? for help.
say-who = Nobody here is called “{ $typed }”. There is { $names }.
say-a-or-b = { $seat } has two characters in: say A or B.
say-which-deal = Which deal? Type { $answers }.
say-not-host = Only the host of the table can do that.
say-not-asked = No proposal waits for your answer.
say-no-deal = You have no open proposal to take back.
say-amount = Like this: { $usage }, where N is a whole number of at least 1.
say-not-yourself = You cannot bargain with yourself. Like this: { $usage }
say-choose-from = Choose from { $choices }.
say-one-role = Choose one role.
say-two-Choose = Choose two different roles: the first is A, the second B. For example: driver, brute.
say-your-turn = The game is waiting for you. { $step }

## Why not

not-now = Not now. { $step }

## The screen

screen-round = Round { $round } of { number-rounds } · { $phase }
phase-ChooseCharacters = Planning
phase-Negotiate = Negotiation
screen-in = in
screen-left = left
screen-out = out
screen-chosen = has chosen
screen-choosing = is choosing
screen-card = { $card }. Leader: { $leader }.
screen-leader = Leader
screen-ready = ready
screen-centre = In the centre: { $roles }, and one hidden card.
screen-mine = You sent { $roles }.
screen-set-aside = The hidden card: { role }.
screen-proposal = Deal { $id }, by { $proposer }: { $terms }. Waiting for { $awaiting }.
screen-proposal-mine = Deal { $id }, by { $proposer }: { $terms }. Your answer: yes { $id } or no { $id }?

column-player = Name
column-purse = Purse
column-heist = Heist
column-claim = Claims
column-notes = {""}
column-start = start

## Inviting

invite-Choose = Whom do you send? Type a name or a number.
invite-Choose-two = Which two do you send? The first is A, the second B. Type two names or numbers.
invite-negotiate = { $may } · Enter lets the others act · ? for more
invite-all-wait = Everybody else is ready and waits for you.
invite-aside = Enter goes on (skip: for the whole round). You may also: { $may }.
confirm-deal = You propose: { $terms }. Send it?
confirm-not-sent = Not sent.
confirm-take-out = Take { $label } out? { $other } stays in.
confirm-stayed = You stay.
confirm-again = Type y or n. Enter means no.
confirm-y-n = y/n>
pass-to = Pass the keyboard to { $seat }, who presses Enter.

## Beginning, stopping, ending

welcome = At the table: { $players }.
welcome-branch = Line { $n } of that match again. You know what { $seat } knew then; what { $seat } could not know has been drawn anew.
welcome-back = Welcome back, in round { $round }. At the table: { $players }.
stopped = The match is saved. To go on:
stopped-last = With --resume last you go on with the latest match.
saved = Saved: { $file }
not-saved = Could not be saved to { $file }: { $error }
ending = The end
ending-money = Money after each round
ending-record = To watch the match again, or to check every card of it:
rules-chapters = Type rules and a chapter, or a rule such as { rule-example }. Chapters: { $chapters }.

## A live table

join-name = Your name [{ $usual }]
join-full = Every seat is taken, or the match has begun: you watch.
lobby-invite = { $free ->
    [0] The match is about to begin.
    [one] One seat is free. The link to invite somebody:
   *[other] { $free } seats are free. The link to invite people:
}
lobby-prompt = waiting for players
lobby-revealing-prompt = waiting for salts
lobby-seat-lost = A bot has taken your seat: your salt did not arrive before the others began.
live-watching = You watch: you see what everybody sees. Ctrl-C leaves.
live-waiting = waiting for { $seats }
live-waiting-many = waiting for { $count } players
live-paused-prompt = paused
live-steward-prompt = a bot plays for you, Enter to come back
live-not-now = There is nothing to decide for you now: { $waiting }. Talk with "…, or type ? for help.
live-hurry = { $seconds } seconds left.
line-broken = The connection broke; trying again …
line-mended = Connected again.
line-gap = Some of what happened meanwhile was missed.
room-sat = { $seat } sits down.
room-stood = { $seat } stands up.
room-steward = { $mine ->
    [yes] A bot plays for you. Press Enter to come back.
   *[no] A bot plays for { $seat }.
}
room-back = { $mine ->
    [yes] You are back and play yourself.
   *[no] { $seat } is back and plays again.
}
room-wishes-pause = { $mine ->
    [yes] You want a pause. It begins when everybody does.
   *[no] { $seat } wants a pause. Type pause to agree.
}
room-wishes-resume = { $mine ->
    [yes] You want to go on.
   *[no] { $seat } wants to go on. Type resume to agree.
}
room-paused = Everybody wants a pause: the table waits. Type resume to go on.
room-resumed = The game goes on.
room-time-up = The time for bargaining is over: bots settle what is left.
room-revealing = Every seat is taken. Each player’s program now reveals its salt, a random text that goes into the deal; then the match begins. If somebody does not come, type without after 30 seconds: bots take the missing players’ seats.
room-replaced = { $seat } is no longer at the table: { $bot }, a bot, has taken the seat.
promise-broken = Warning: the server shows another promise about the cards than before. Somebody may have changed the deal. The check at the end of the match will say more.
room-closed = The host has closed this table.
room-offline = { $seat } is not connected any more. After { $grace } seconds you can type bot { $seat }: a bot then plays until { $seat } is back.
room-host = { $mine ->
    [yes] You are the host now.
   *[no] { $seat } is the host now.
}
room-nudge-sent = You have nudged { $seat }.
room-nudged = { $seat } reminds you: the table is waiting for you. { $step }
room-online = { $seat } is connected.
talk-said = { $seat }: { $said }
talk-said-to = { $seat } to { $to }: { $said }
talk-later = Phrases can be said when the match has begun.
talk-phrases = At this table players talk in phrases. For example: { $roles ->
    [yes] say driver · say Bob driver · { "" }
   *[no] { "" }
}say offer Bob 3 · say offer Bob 2 stay · say Bob leave 2 · say Bob hurry · say thanks Bob · say no
phrase-claims = { $whose ->
    [mine] I am the { role }.
   *[other] { $character } is the { role }.
}
phrase-offers = { $wish ->
    [stay] I would pay you { $amount } if you stay.
   *[leave] I would pay you { $amount } if you leave.
}
phrase-requests = { $wish ->
    [leave] Please leave
    [stay] Please stay
    [propose] Please make an offer
    [accept] Please accept
    [claim] Please say who you are
    [hurry] Please hurry
    [truce] Let us leave each other alone
   *[wait] Please wait
}{ $amount ->
    [0] .
   *[other] , for { $amount }.
}
phrase-says = { $what ->
    [ahead] { $whom } is ahead.
    [played] Well played!
   *[friends] No hard feelings.
}
phrase-reacts = { $what ->
    [yes] Yes.
    [no] No.
    [perhaps] Perhaps.
    [thanks] Thank you.
    [sorry] Sorry.
    [laugh] Ha ha!
    [doubt] I doubt it.
   *[surprise] Oh!
}
talk-leave = leave, go
talk-stay = stay
talk-propose = propose
talk-accept = accept
talk-claim = claim, who
talk-hurry = hurry, quick
talk-wait = wait
talk-truce = truce, peace
talk-ahead = leads, ahead
talk-played = bravo, played
talk-friends = feelings
talk-yes = yes, ok
talk-no = no
talk-perhaps = perhaps, maybe
talk-thanks = thanks
talk-sorry = sorry
talk-laugh = haha, lol
talk-doubt = doubt, hm
talk-surprise = oh, wow
link-invite = To invite people:
link-secret = To your own seat, from any device. It is a key, keep it to yourself:
left-table = You have left; your seat is kept. To come back:
left-watching = You have left. To watch again:
stood-up = You have stood up.
ending-no-record = The record of the match could not be fetched: { $why }
ending-verified = Checked on this machine: every card follows from the dealer’s secret and everybody’s salts, and from the promise this program saw before the first card. Nobody has chosen the cards.
ending-verified-late = Checked on this machine: every card follows from the dealer’s secret and everybody’s salts. But this program first saw the dealer’s promise after the match had begun: it cannot say whether there was another one before.
ending-verified-unsalted = Checked on this machine: every card follows from the dealer’s secret and everybody’s salts, and from the promise this program saw before the first card. This program added no salt of its own, so it cannot say whether all who did were in league with the operator of the server.
ending-replaced = { $count ->
    [one] One player committed to a salt and did not reveal it; a bot played that seat.
   *[other] { $count } players committed to salts and did not reveal them; bots played those seats.
}
ending-breach = Warning: this match was not dealt as promised. Keep the record, and ask the operator of the server.
ending-breach-promise = The dealer’s promise in the record is not the one this program saw first.
ending-breach-commitments = Another player’s commitment in the record is not the one this program saw before your salt was revealed.
ending-breach-events = What you were shown during the match is not what the record says.
ending-breach-salt = Your salt was revealed, but it is not in the record.
rematch-ask = Type rematch to play again: a new table, where those who want it sit down. Enter leaves.
rematch-prompt = rematch?
rematch-wished = Somebody wants to play again: the next table is ready. Type rematch to go there.

## The other commands

file-error = { $file }: { $error }
no-rules-for = There is no chapter or rule “{ $wanted }”. Chapters: { $chapters }.
replay-seat = As { $seat } sees it.
replay-open = All cards are shown.
replay-next = Enter for more
replay-other-rules = Played under other rules than this program’s: shown as it was written down.
verified = { $over ->
    [yes] This record is true: { $lines } lines read, { $dealt } deals and draws recomputed from the dealer’s secret, every event compared. The match is over; won by { $winners }.
   *[no] This record is true: { $lines } lines read, { $dealt } deals and draws recomputed from the dealer’s secret, every event compared. The match is not over.
}
verified-branch = It goes on from line { $n } of another match, which was verified up to there. That match’s record has the hash { $origin }.
verified-deal = { $committed ->
    [0] The dealer’s promise was { $promise }.
    [one] The dealer’s promise was { $promise }. One player committed to a salt before the match began, and it fits.
   *[other] The dealer’s promise was { $promise }. { $committed } players committed to salts before the match began, and each salt fits.
}

# millions serve
serving = Tables at { $url } (Ctrl-C to stop)
serving-network = For other devices on your network: { $url }

# millions backup, restore, compact
backup-done = { $file }: { $tables } tables with { $entries } entries, all of them opened.
restore-done = Restored { $file }: { $tables } tables with { $entries } entries, all of them opened.
check-done = { $file } can be restored: { $tables } tables with { $entries } entries, all of them opened.
tables-damaged = { $number } tables are damaged in the store itself, and were copied as they are (as named in the log): { $tables }
migrate-done = The database is up to date.
compact-done = { $tables } finished logs were compressed.

# millions admin
admin-done = Done, and logged by the server.
admin-tables = { $number ->
    [one] { $number } table that is not over.
   *[other] { $number } tables that are not over.
}
admin-reports = { $number ->
    [one] { $number } report.
   *[other] { $number } reports.
}
admin-erased = { $tables ->
    [one] Erased: this player had sat at { $tables } table.
   *[other] Erased: this player had sat at { $tables } tables.
}
