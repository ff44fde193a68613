# The table in a browser.

page-title = millions
page-language = Language
page-language-name = { $language ->
    [fr] Français
   *[en] English
}
page-theme = Light or dark
page-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}
page-sound = Sound
page-your-name = Your name
page-your-face = Choose your portrait
page-face = { $face ->
    [cap] With a cap
    [bun] With a bun
    [beard] With a beard
    [curls] With curls
    [glasses] With glasses
    [beanie] With a beanie
    [scarf] With a scarf
    [headphones] With headphones
    [mohawk] With a mohawk
    [silver] With silver hair
    [long] With long hair
   *[hat] With a hat
}
page-dismiss = Close
page-cancel = No, back
page-nameless = Leave it empty and you are { $name }.
page-not-now = That is not possible now.
page-nothing-here = There is nothing here.
page-nothing-how = The address may be mistyped, or the table was closed. All games are on the start page.
page-you = You
page-practise = Practise bluffing

# Titles of pages, and what link previews say.
head-title = { $name } · millions
head-new = { $title }: open a table
head-rules = { $title }: rules
head-table = { $title } with { $names }
head-table-what = { $stage ->
    [open] { $free ->
        [one] One seat is free: open the link, choose a name and play. No account needed.
       *[other] { $free } seats are free: open the link, choose a name and play. No account needed.
    }
    [playing] This match is being played. Open the link to watch.
    [paused] This match is paused. Open the link to watch.
    [over] This match is finished. Watch it again, move by move.
   *[closed] This table was closed before the match began.
}

## Being called

call-body = { $what ->
    [turn] It is your turn.
    [nudge] { $name ->
        [nobody] The others are waiting for you.
       *[other] { $name } is waiting for you.
    }
   *[hello] This is how you will be called when it is your turn.
}

call-title = When it is your turn
call-how = { $state ->
    [on] This device tells you when it is your turn and you are away.
    [off] You can be told on this device when it is your turn and you are away.
    [denied] Your browser blocks notifications from this page. Allow them in its settings, then come back.
    [home-screen] On an iPhone or iPad: tap Share, then Add to Home Screen. Open millions from there and come back to this page.
    [insecure] Notifications work only at a secure address (https), or on the computer that runs the server.
    [no-push] This server sends no notifications. You can use a webhook instead.
   *[unable] This browser has no notifications. You can use a webhook instead.
}
call-on = Tell me on this device
call-off = Stop telling me on this device
call-failed = That did not work: this browser’s notification service did not answer.
call-webhook = Use a webhook instead
call-webhook-how = For a chat room, home automation or a program of your own: the server posts “your turn” and the link of the table to this https address, never a card.
call-webhook-address = Address of the webhook
call-add = Add and try it
call-drop = Remove

## You

me-record = Your record
me-played = { $played ->
    [one] one game played
   *[other] { $played } games played
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
me-device = You on another device
me-device-how = Take your tables and your record along to a phone or another computer. No account is needed.
me-device-show = Show the secret link
me-device-warning = This link is the key to your tables and your record: anyone who has it is you. Scan the code or open the link on your other device, and show it to nobody. To go on with a match there, use “Go on from another device” at its table.
me-device-qr = QR code of the secret link to your record
me-become = Are these your tables and your record?
me-become-how = This link brings a player from another device. This device then shows that player’s tables and record instead of its own. Go on only if the link is yours.
me-become-yes = Yes, it’s me

me-public = Public profile
me-public-how = { $shown ->
    [yes] Anybody with this link sees your name, your portrait and your record by game, and nothing else:
   *[no] Nobody but you sees this page. If you like, get a link that shows your name, your portrait and your record by game to anybody who has it.
}
me-public-show = Make a public profile
me-public-hide = Withdraw it
profile-none = No game played to its end yet.

## The front page

front-you = Your record, other devices, “your turn” messages
front-practise = Practise bluffing: one moment, one answer

front-hello = Choose a game.
front-what = Three games about money and the people who want it. Bluff, bargain and build with friends, or start right now with bots.
front-game = { $game ->
    [dollars-1e] Millions of Dollars, first edition
    [dollars-2e] Millions of Dollars, second edition
    [million-club] Million Club
   *[other] { $title }
}
front-pitch = { $game ->
    [dollars-1e] Everybody sends a crook to the same heist, in secret. Two of a kind get in each other’s way, so lie, pay and persuade until the others stay at home.
    [dollars-2e] A pot that grows, roles claimed aloud, perhaps truly, and a vote on when to strike. Talk your way in, or be paid to walk away.
   *[million-club] London, 1880. Press, scheme, trade and speculate in a club of magnates, where a fall in railways is somebody’s fortune.
}
front-facts = { $game ->
    [dollars-1e] 3 to 8 players · about 30 minutes · up to 8 heists
    [dollars-2e] 3 to 8 players · about 25 minutes · 5 heists
   *[million-club] 2 to 6 players · about 60 minutes · 9 rounds
}
front-play-now = Play now with bots
front-anyone = Play with anyone
front-invite = Invite friends
front-learn = Learn by playing
front-learn-bots = Against how many bots
front-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
front-rules = Rules
rules-chapters = Chapters
front-mine = Your tables
front-mine-none = None yet. They will wait for you here.
front-kind = { $purpose ->
    [lesson] Lesson
   *[retry] Try again
}
front-older = Older matches ({ $count })
front-status = { $status ->
    [awaited] your turn
    [steward] a bot plays for you
    [open] waiting for players
    [playing] others’ turn
    [over] finished
   *[closed] closed
}
front-result = { $won ->
    [yes] you won
   *[no] place { $place } of { $players }
}
front-public = Public tables
front-public-none = No public table at the moment. Open one!
front-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
front-watch = being played: watch
front-small-print = An unofficial program. No account, nothing to install, nothing leaves this server.

## A new table

new-title = { $title }: a table for friends
new-seats = Who plays
new-friends = Friends you invite
new-bots = Bots who play along
new-bot = Bot { $number }
new-bot-is = { $bot ->
    [shrewd] Weighs every word and every price.
    [sensible] Level-headed, with a fair price for most things.
    [honest] Has an open face, and likes a deal.
    [bluffer] Has a poker face.
    [miser] Counts every coin twice.
    [bully] Talks loudly, and pays badly.
    [gambler] Loves a risk.
    [grudge] Friendly, with a long memory.
    [steward] Careful: risks nothing, proposes nothing.
    [trained] Taught itself in millions of games.
    [regular] Taught itself, and takes it easy.
    [novice] Taught itself, and still makes mistakes.
    [search] Thinks ahead: tries many possible games.
    [expert] Taught itself, and thinks ahead.
    [random] Does anything, without a thought.
   *[other] A bot of this server.
}
new-bot-habit = { $bot ->
    [shrewd] Weighs every word and every price.
    [sensible] Fair offers, a lie now and then.
    [honest] Never lies, pays well, likes a deal.
    [bluffer] Hardly ever tells the truth.
    [miser] Parts with as little money as possible.
    [bully] Tells others to go, and pays badly.
    [gambler] Stays against the odds.
    [grudge] Fair until slighted, then never forgets.
   *[other] { new-bot-is }
}
new-bot-is-million-club = { $bot ->
    [shrewd] Counts what every move will score.
    [sensible] Sound moves, and a little money in reserve.
    [honest] Plays for its own gain, even where a rival loses by it.
    [bluffer] Lives by intrigues.
    [miser] Likes money in hand better than cards.
    [bully] Prefers what costs others: takeovers, unfair competition.
    [gambler] Plays the Exchange, and keeps little in hand.
    [grudge] Hoards colonies and watches the leader.
    [steward] Plays soundly and without malice.
    [trained] Taught itself, and often beats ‘shrewd’.
    [regular] Taught itself, and takes it easy.
    [novice] Taught itself, and still makes mistakes.
    [search] Thinks ahead: tries many possible games.
    [expert] Taught itself, and thinks ahead.
    [random] Does anything, without a thought.
   *[other] A bot of this server.
}
new-together = { $playing ->
    [yes] You
   *[no] Without you
}{ $friends ->
    [0] { "" }
    [one] , one friend
   *[other] , { $friends } friends
}{ $bots ->
    [0] { "" }
    [one] , one bot
   *[other] , { $bots } bots
}: { $count } players.
new-length = How long
new-length-is = { $short ->
    [yes] Short: { $rounds } rounds
   *[no] By the book: { $rounds } rounds
}
new-length-changes = Only the number of rounds changes; all other rules are the book’s. The table tells everybody.
new-where = Where you play
new-where-is = { $room ->
    [yes] All in one room: a shared screen for the table, a phone in every hand
   *[no] Each from a device of their own
}
new-where-screen = { $part ->
    [here] Open the table on the television or a laptop as well; the phones join by its QR code.
    [phone] This device becomes the shared screen. Scan its QR code with your phone to sit down, as your friends do. What only the host may do stays here, behind “Back to the table”.
   *[none] This device becomes the shared screen; the phones join by its QR code. What only the host may do stays here, behind “Back to the table”.
}
new-part = Do you play?
new-part-is = { $part ->
    [here] I play on this device
    [phone] I play on my phone
   *[none] I do not play
}
new-talk = How you talk
new-talk-mode = { $mode ->
    [structured] Phrases only: understood in any language
    [same-room] Same room: you talk aloud, your phones hold your cards
   *[open] Free talk: your own words, or phrases
}
new-house-rules = Clock, talk, who may watch
new-clock = Time to think
new-clock-name = { $clock ->
    [calm] Calm: 2 minutes, 10 for a negotiation
    [brisk] Brisk: 45 seconds, 3 minutes for a negotiation
    [days] By correspondence: two days a decision
   *[none] No clock: think as long as you like
}
new-grace = If somebody is away, the others may let a bot play after
new-absence = A bot plays by itself for somebody away after
new-absence-never = never
new-pace = Bots play
new-pace-name = { $pace ->
    [slow] slowly
    [quick] quickly
   *[usual] at an easy pace
}
pace-label = Bots
pace-name = { $pace ->
    [0] very slow
    [1] slow
    [3] quick
    [4] very quick
   *[other] easy
}
pace-end = { $end ->
    [slow] slow bots
   *[fast] fast
}
new-option = { $option ->
    [fooled] Won’t get fooled again: last round’s role lies open and may not be chosen
    [profiles] Profiles: everybody begins differently
   *[other] { $option }
}
new-who = Who finds the table
new-door = { $listed ->
    [yes] Public: listed on the front page
   *[no] By link only
}
new-watch = Spectator delay
new-watch-delay = { $minutes ->
    [0] none
    [one] one minute
   *[other] { $minutes } minutes
}
new-open = Open the table

## Before the match

lobby-fills = { $seconds ->
    [0] Bots take the free seats now.
   *[other] Bots take the free seats in { $seconds } s.
}
clock-none = no clock
clock-decision = { $time } a decision
clock-negotiation = { $time } a negotiation

lobby-about = { $game ->
    [dollars-1e] Everybody sends a crook to the same heist, in secret. Two of a role who stay are both out, so bluff, pay others to leave, or be paid. To win, reach { number-target } by sharing the loot, or be the richest after round { number-rounds }.
    [dollars-2e] Everybody sends a crook to the same heist, in secret, and claims a role, true or false. Two of a role who stay are both out, so bluff, pay others to leave, or be paid. To win, reach { number-target }, or be the richest after round { number-rounds }.
   *[million-club] You are a magnate in London who buys companies and colonies. In each round you place two pawns on tiles, such as the Lobby or the Companies, and use them. Companies, colonies and money are points: after { number-rounds } rounds, most points win.
}
lobby-missing = { $missing ->
    [0] Everybody is here.
    [one] One seat is still free. The game begins by itself as soon as it is taken.
   *[other] { $missing } seats are still free. The game begins by itself as soon as all are taken.
}
revealing = { $count ->
    [0] Every seat is taken; the match begins.
    [one] Every seat is taken. The match begins when the device of { $names } has revealed its salt, the random text that goes into the deal.
   *[other] Every seat is taken. The match begins when the devices of { $names } have revealed their salts, the random texts that go into the deal.
}
revealing-mine = Every seat is taken, and the table waits for your salt, the random text that goes into the deal. It is on the device where you sat down: open the table there once.
revealing-without = Begin without them: bots take their seats
promise-broken = Warning: the server shows another promise about the cards than before. Somebody may have changed the deal. The check at the end of the match will say more.
lobby-seated = You have a seat. { $host } can begin at any time; bots then take the free seats.
lobby-sit = Sit down
lobby-begin = Begin now, bots take the free seats
lobby-close = Close the table
lobby-close-sure = Nobody can sit down here any more, and the link leads nowhere.
lobby-stand-up = Stand up again
invite-title = Invite friends
invite-link = { $joining ->
    [yes] Anybody with this link may sit down or watch:
   *[no] Anybody with this link may watch:
}
reach-local = So far only this computer can open this table.
reach-open = Let devices on my network in
reach-open-how = Phones and computers on the same Wi-Fi or cable can then open this page, until you stop the program. Games that are being played go on.
reach-command = To let phones in, stop the server on this computer with Ctrl-C and start it again: millions serve --lan
reach-restart-how = If this is your computer: how to invite others
reach-restart = Other devices cannot open this address: it leads each device to itself. To invite others, stop the server with Ctrl-C and start it again, with your other options if you gave any: millions serve --lan. This table is kept.
reach-checked = This address answers. Open it on a device in the same network.
reach-failed = This computer does not answer at this address.
reach-visited = Another device has reached this address.
reach-trouble = It does not open on the other device?
reach-same-network = Both devices must be in the same network: the same Wi-Fi, not a guest Wi-Fi and not mobile data.
reach-firewall = The firewall of this computer may be in the way: allow incoming connections to port { $port } (TCP), or to Python.
reach-others = This computer has other addresses; try these: { $addresses }
invite-copy = Copy the link
invite-copied = Copied.
invite-copy-here = Copy the link for this computer
invite-qr = QR code of the link to this table
invite-secret = Go on from another device
invite-secret-warning = This link is the key to your seat: anybody who has it plays as you. Scan the code or open the link on your other device, and show it to nobody.
invite-secret-qr = QR code of the secret link to your seat
invite-screen = Show the table on a shared screen
screen-back = Back to the table

## Who is here, and who is to play

people-you = you
people-bot = bot
people-program = program
people-free = free
people-host = host
people-away = not connected
people-steward = away, a bot plays
people-away-now = { $kinds ->
    [people] { $count ->
        [one] { $names } is away: a bot plays for now.
       *[other] { $names } are away: bots play for now.
    }
   *[others] { $count ->
        [one] { $names } is away (or is a bot that failed): another bot plays for now.
       *[other] { $names } are away (or are bots that failed): other bots play for now.
    }
}
watch-title = You are watching.
watch-why = No seat is free; only those who sit here play and talk.
watch-late = { $minutes ->
    [0] What you see is { $seconds } s old.
    [one] What you see is a minute old.
   *[other] What you see is { $minutes } minutes old.
}
away-gone = { $plan ->
    [both] { $name } is away. A bot can play in { $can } s, and will in { $will } s.
    [can] { $name } is away. A bot can play in { $can } s.
    [will] { $name } is away. A bot plays in { $will } s.
    [waits] { $name } is away. The table waits.
   *[none] { $name } is away.
}
away-all-gone = { $names } are away.
away-wait = Wait
away-wait-for = Wait for { $name }
away-call-bot = Let a bot play
away-nudge = Nudge { $name }
away-nudged = Nudged.
away-slow = The game waits for { $name }.
away-nobody = Everybody is here.
away-free = The seat of { $name } is free: a bot plays there until somebody takes it.
away-invite = Invite somebody
away-take-over = Take this seat
nudged = { $name } is waiting for you! { $step }
meanwhile-title = While you were away, a bot played for you
meanwhile-read = Go on
host-remove = Remove
host-remove-sure = Remove { $name } from the table?
host-remove-how = They are told, and cannot take this seat again. Who plays on?
host-remove-bot = A bot plays on
host-remove-free = Free the seat for another person
host-removed = { $successor ->
    [bot] { $name } is gone. A bot plays there from now on.
    [free] { $name } is gone. A bot plays there until somebody takes the seat: send them the link (“Invite somebody”).
   *[lobby] { $name } is gone. The seat is free again.
}
host-close-sure = Nobody else plays here. The game ends without a winner, and everybody who comes back is told that the table is closed.
people-awaited = to play
people-wishes-pause = asks for a pause
people-wishes-resume = asks to go on
people-seat = Seat { $number }
wait-begin = Waiting for players.
wait-paused = The game is paused.
wait-nobody = There is nothing left to decide.
wait-over = The game is over.
wait-result = The result of round { $round }.
wait-show = Watch what happens.
wait-jump = To what you can do
wait-owed = A deal waits for you.
wait-you = Your turn.
wait-you-too = Your turn (others are choosing too).
wait-reading = The table waits while you read.
wait-others = { $count ->
    [0] One moment.
   *[other] Waiting for { $names }.
}
clock-left = Time left
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}

## Beside the game

now-title = What you can do
side-table = The table
side-title = Beside the game
side-tab = { $tab ->
    [feed] Story
    [talk] Talk
    [people] People
    [fair] Fair?
   *[more] More
}
side-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
feed-times = (said { $times } times)
feed-title = What has happened
feed-newest = ↓ Newest
feed-branch = You play on from { $round ->
    [0] a moment
   *[other] round { $round }
} of your match. What you could not know has been dealt anew.
feed-branch-review = Back to the review
feed-none = Nothing has happened yet.
talk-title = What was said
talk-none = Nobody has said anything yet. Nothing said here is binding.
talk-round = Round { $round }
talk-same-room = You are in the same room: talk aloud.
talk-write = Say something
talk-say-to-bots = Say something to the bots
talk-write-to-bots = Name a price: “I leave for 3”
talk-send = Say
talk-react = React
talk-phrases = Phrases
talk-kind = What kind of phrase
talk-choose = Choose
talk-kind-requests = I ask
talk-kind-says = I say
talk-kind-offers = I would pay
talk-kind-claims = I claim
talk-to = To whom
talk-what = What
talk-reaction = { $what ->
    [yes] Yes
    [no] No
    [perhaps] Perhaps
    [thanks] Thanks
    [sorry] Sorry
    [laugh] Ha ha!
    [doubt] Really?
   *[surprise] Oh!
}
talk-request = { $what ->
    [leave] to leave
    [stay] to stay
    [propose] for a proposal
    [accept] to agree
    [claim] what they are
    [hurry] to hurry
    [truce] for a truce
   *[wait] to wait
}
talk-if = { $what ->
    [leave] if you leave
   *[stay] if you stay
}
talk-quoted = “{ $text }”
talk-said = { $seat }: { $text }
talk-remark = { $seat } to { $to }: { $text }
talk-claims = { $seat }: { $character } is { role-the }.
talk-offers = { $seat } to { $to }: { $what ->
    [leave] I would pay you { $amount } if you leave.
   *[stay] I would pay you { $amount } if you stay.
}
talk-requests = { $seat } to { $to }: { $what ->
    [leave] please leave
    [stay] please stay
    [propose] make me a proposal
    [accept] please agree
    [claim] tell us what you are
    [hurry] hurry up, please
    [truce] let us leave each other alone
   *[wait] wait a little
}{ $amount ->
    [0] .
   *[other] , for { $amount }.
}
talk-saying = { $what ->
    [ahead] is ahead
    [played] well played
   *[friends] no hard feelings
}
talk-says = { $what ->
    [ahead] { $seat }: { $to } is ahead.
    [played] { $seat } to { $to }: Well played!
   *[friends] { $seat } to { $to }: No hard feelings.
}
talk-reacts = { $directed ->
    [yes] { $seat } to { $to }: { talk-reaction }
   *[no] { $seat }: { talk-reaction }
}
menu-pause = Ask for a pause
menu-step-away = Let a bot play for me
menu-leave = Leave the game
menu-leave-sure = Leave the game?
menu-leave-how = The game goes on: a bot plays for you, pays nobody and takes no risk. The others are told. The seat stays yours: you find the table under “Your tables” on the front page, and can take your seat back at any time.
menu-left = You have left. A bot plays for you; the table waits under “Your tables”.
menu-rest = Pause or leave
menu-rest-how = The table pauses when everybody present asks for it. A bot plays for you until you take your seat back.
menu-look = Rules and other views
menu-guide = { $on ->
    [yes] Switch the guide off
   *[no] Switch the guide on
}
menu-plain = Plain controls
menu-art = The table with pictures
menu-tastes = Language and look
menu-show = Heists are shown
menu-show-speed = { $speed ->
    [slow] slowly
    [quick] quickly
    [off] not at all
   *[usual] at an easy pace
}
menu-invite = Let others watch

## The connection

line-connecting = Connecting…
line-offline = No connection. Nothing is lost: the table goes on as soon as you are back.
line-gone = There is no such table.
line-closed = The host has closed this table.
line-taken-over = You are playing on another device.
line-taken-over-why = Your seat is played from the device that was opened last. You can take it back here at any time.
line-take-back = Play here again
line-steward = A bot plays for you: it pays nobody, proposes nothing and takes no risk.
line-removed = You were removed from this table
line-removed-why = The host of the table has removed you. A bot or another person plays in your place.
line-watch = Watch the game
line-come-back = Take my seat back
line-resume = Go on

## Help

help-button = Help
help-title = Where are we?
help-can = What you can do now
help-why = What is not offered is not possible now: it is another player’s turn, another part of the round, or there is not enough money. If the table refuses something, it names the rule.
help-pieces = { $game ->
    [million-club] What the tiles do
   *[other] Who does what
}
help-scoring = How points are counted
help-short = The game in short
help-chapter = The rules of this moment
help-do-PlacePawn = Place one of your pawns on a free spot of the board.
help-do-MovePawn = Move a pawn from the Lobby to a free spot of another tile.
help-nothing = Nothing just now: watch what the others do, and talk.
help-rules = All the rules

## After the match

over-title = { $count ->
    [0] The game is over
    [one] { $mine ->
        [yes] You win!
       *[no] { $names } wins
    }
   *[other] { $names } win together
}
over-place = Place { $place }:
over-rematch = Rematch
over-rematch-far = Rematch: press “Rematch” on your phone.
over-rematch-same = Rematch with the same bots
over-rematch-join = { $count ->
    [0] Others play again: sit down too
    [one] { $names } plays again: sit down too
   *[other] { $names } play again: sit down too
}
over-rematch-back = Back to your rematch
over-rematch-go = To the next game
over-replay = Watch it again
over-graduate = You can play now: a new table with other bots.
over-graduate-play = Play without the guide
over-review = The whole review: chances, luck, every decision
over-decided = What decided it?
over-decided-how = In a few lines, right here
making-review = The choices of the match are being judged. What is certain is already here.
making-waits = The review is about to begin.
making-left = { $left ->
    [unknown] often one or two minutes
    [soon] less than a minute left
    [minutes] a few minutes left
   *[long] this takes a while: you can leave this page and come back
}
over-share = Copy the link to watch it
over-home = Home
over-record = Download the record
chart-title = Everybody’s money after each round
chart-player = Player
chart-start = start
front-review = Review
verified-fair = Checked: the cards were not rigged.
verified-here = Checked by this page: the server kept the promise it made before the first card, and your device took part in the shuffle.
verified-unsalted = Checked by this page: the server kept the promise it made before the first card. This device took no part in the shuffle.
verified-late = Checked by this page: the secret fits the promise. But this device first saw the promise after the match had begun, so it cannot say whether there was another one before.
verified-replaced = { $count ->
    [one] One player committed to a salt and did not reveal it; a bot played that seat.
   *[other] { $count } players committed to salts and did not reveal them; bots played those seats.
}
verified-broken = Warning: this match was not dealt as promised.
verified-breach = { $breach ->
    [promise] The promise in the record is not the one this device saw first.
    [commitments] A player’s commitment in the record is not the one this device saw before it revealed your salt.
    [salt] This device revealed your salt, but it is not in the record.
    [events] What this page showed during the match is not what the record says.
    [secret] The secret in the record does not fit the promise.
   *[salts] A salt in the record is not the one that its player committed to.
}
verified-checking = Checking the promise…
verified-how = How?
verified-promise = Before the first card the dealer published the fingerprint of a secret, which could not be changed after that:
verified-salt = Every player’s device committed to a salt, a random text, before it knew any other, and revealed it when every seat was taken. The cards follow from the secret and all salts, so neither the server nor a player could choose them.
verified-page = Now the secret is open. This page has checked by itself that it fits the promise, that the promise is the one it saw first, that each salt is the one its player committed to, and that yours is among them.
verified-because = Only the server has checked so far that each card follows from the secret and the salts: { $dealt } draws recomputed, every action replayed and every event compared, { $lines } lines in all.
verified-yourself = To check that without the server, download the record and run “millions verify” with it:

## Watching again

replay-title = { $title }: replay
replay-eyes = Show
replay-open = all cards
replay-everybody = what spectators saw
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-stop = Stop
replay-scrub = Place in the match
replay-share = Copy the link to this moment
replay-to-table = To the table

## A guided first game

coach-title = Your guide
coach-understood = Got it
coach-off = No more tips
coach-dollars-1e-welcome = You are all on one heist. If nobody else has your role, you share the loot; two of a role are both out. Reach { number-target } by sharing, or be the richest after round { number-rounds }.
coach-dollars-1e-ChooseCharacters = Send a character in secret. Its role does something if it is the only one. Your ante lies on the card: you lose it if you are out.
coach-dollars-1e-Negotiate = In the centre: nearly all roles that were sent. Is yours there twice? Then somebody must go: bluff, pay or leave. Else say ready.
coach-dollars-1e-Denounce = You are the only Snitch: name a role, and everybody of that role is out.
coach-dollars-1e-over = That was a whole game. What would you claim next time?
coach-dollars-2e-welcome = You are all on one heist. If nobody else has your role, you share the pot; two of a role are both out. Reach { number-target }, or be the richest after round { number-rounds }.
coach-dollars-2e-ChooseCharacters = Send a character in secret. Its role does something if it is the only one. Your ante is in the pot: you lose it if you are out.
coach-dollars-2e-MakeAnnouncement = Claim a role, true or false. You may lie; the others decide what to believe.
coach-dollars-2e-Negotiate = Is your role there twice? Then somebody must go: bluff, pay or leave. Else say ready; the Leader may also call a vote.
coach-dollars-2e-CastVotes = The Leader, the player with the star, has called a vote: does the heist start with those who are in now?
coach-dollars-2e-ChooseRoleToCut = You are the only Tech: name a role, and everybody of that role is out.
coach-dollars-2e-ChooseVictim = You are the only Mentalist. Choose whom to rob.
coach-dollars-2e-over = That was a whole game. Whom will you believe next time?
coach-million-club-welcome = Welcome to the Club! Companies, colonies and money are all points: after { number-rounds } rounds, most points win.
coach-million-club-PlacePawns = You have two pawns: put the first wherever you like. Each tile says what it does.
coach-million-club-ChooseSector = You stand in two sectors of the Lobby: say which comes first.
coach-million-club-MakeMoves = Develop a company: one level more, one point more. Or tax it: it pays you its level in M, then loses one level.
coach-million-club-PickIntrigue = Pick a card: it happens at once. The others go on to the next player.
coach-million-club-PickColony = Pick a colony. Bought for { number-colony-price } M, it is a point, and more in a set. Discarded, nobody gets it this round.
coach-million-club-PickCompany = Pick a company. Bought for { number-company-price } M, it begins at level 1 and can grow. Discarded, nobody gets it this round.
coach-million-club-HostileTakeover = ★ Most pawns on the Exchange: you may buy a rival’s company for { number-takeover-factor } times its level. Its owner cannot refuse!
coach-million-club-LastMove = The round ends with a free move on one of your companies. Develop it, or tax it for money.
coach-million-club-over = Well played! That was a whole game. The score sheet shows where the points came from.

## Any game without art: plain lists and controls

plain-forms = What you may do
plain-yes = yes
plain-of = { $owner }: { $text }
plain-blank = { $blank ->
    [character] Character
    [role] Role
    [seat] Player
    [region] Colony
    [sector] Type
    [spot] Place
    [company] Company
    [give] You give
    [take] You take
   *[other] { $label }
}
plain-leaves = { $character } leaves
plain-who-leaves = Choose who leaves
plain-payer = Who pays
plain-payee = Who is paid
plain-amount = How much
plain-remove = Remove
plain-add-payment = Add a payment

view-roles_in_play = Roles in play
view-money = Money
view-leader = Leader
view-round = Round
view-intimidation = Intimidation cards
view-laid_open = Roles that lie open
view-winners = Winners
view-loot = Loot
view-chosen = Have chosen
view-shown = In the centre
view-announced = First claims
view-crew = In the heist
view-left = Have left
view-face_up = Face up
view-claims = Claims
view-looks = Looks
view-proposals = Proposals
view-ready = Ready
view-time_called = Time was called
view-acts_before_time = Acts of the others before time may be called
view-variant = Numbers that are not the book’s
view-voted = Have voted
view-votes_held = Votes held
view-voted_to_start = Voted to start
view-votes = Votes
view-named = Role that was named
view-sharers = Share the loot
view-known = Roles you know
view-set_aside = The hidden card
view-id = Number
view-proposer = By
view-terms = Terms
view-parties = Named
view-awaiting = Waiting for
view-first = First player
view-closed = Closed
view-profiles = Profiles
view-pawns = Pawns
view-companies = Companies
view-quotations = Quotations
view-capital = Capital bills
view-colony_counts = Colony cards
view-deck_sizes = Cards in the decks
view-scores = Points
view-colonies = Colonies
view-by = By
view-whose = Whose
view-saw = Seen
view-sure = Still there for sure
