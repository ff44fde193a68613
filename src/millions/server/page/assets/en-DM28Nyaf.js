var e=[`list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $rest }
list-apart = { "; " }

character = { $seat }\xA0({ $label })
quoted = “{ $text }”
decimal = { $whole }.{ $tenth }
account-reserve = the reserve

standing = { $won ->
    [yes] { $place }. { $seat }: { $score }, wins
   *[no] { $place }. { $seat }: { $score }
}

refused = { $who } may not { $action } now.
`,`payment = { $source } pays { $target } { $amount }
terms-leave = { $departures-count ->
    [one] { $departures } leaves
   *[other] { $departures } leave
}
terms = { $payments-count ->
    [0] { terms-leave }
   *[other] { $payments }; { terms-leave }
}

event-Proposed = { $seat } proposes deal { $proposal }: { $terms }.
event-Agreed = { $seat } agrees to deal { $proposal }.
event-Declined = { $seat } declines deal { $proposal }.
event-TookBack = { $seat } takes deal { $proposal } back.
event-Lapsed = Deal { $proposal } lapses: it can no longer be struck.
event-Struck = Deal { $proposal } is struck: { $terms }.

action-Propose = propose “{ $terms }”
action-Accept = agree to deal { $proposal }
action-Decline = decline deal { $proposal }
action-TakeBack = take deal { $proposal } back

form-Propose = Propose a deal: who pays whom how much, and who leaves
form-Accept = Agree to deal { $proposal }
form-Decline = Decline deal { $proposal }
form-TakeBack = Take back deal { $proposal }
`,`role-counted = { $count ->
    [one] { role }
   *[other] { $count } { role-many }
}
labelled = { $label } { role }

event-LeaderChosen = { $seat } is the Leader.
event-LootTurned = Round { $round }. { $card }.
event-Chose = { $seat } has chosen.
event-Placed = { $mine ->
    [yes] You send { $roles }.
   *[no] { $to } sends { $roles }.
}
event-RolesShown = Shown in the centre: { $shown }; one more card is hidden.

event-Claimed = { $character } claims to be { role-the }.
event-Withdrew = { $character } leaves.
event-SaidReady = { $seat } is ready.

event-HeistBegan = { $crew-count ->
    [0] Nobody is left in: no heist, no sharing.
   *[other] The heist begins. In it: { $crew }.
}
event-Revealed = { $characters-count ->
    [0] { role }: nobody.
   *[other] { role }: { $characters }.
}

story-ready = { $seats } are ready.

story-round-over = After this round: { $purses }.
story-purse = { $seat }\xA0{ $purse }\xA0({ $change })

action-GiveLeaderCard = give the Leader card to { $seat }
action-TurnUp = turn up { $card }
action-SetAside = set { role-the } aside
action-Choose = send { $roles }
action-Claim = claim that { $character } is { role-the }
action-Withdraw = withdraw { $character }
action-Ready = say ready

form-GiveLeaderCard = Chance gives the Leader card
form-TurnUp = Chance turns up a Loot card
form-SetAside = Chance sets a role card aside
form-Choose = Send a character
form-Claim = Claim a role, true or not
form-Ready = Say ready: as far as you are concerned, the heist may start

step-ChooseFirstLeader = The first Leader is drawn.
step-TurnLootCard = A Loot card is turned up.
step-ChooseCharacters = Planning: everybody sends a character in secret.
step-ShowRoles = The role cards are shuffled.
step-Negotiate = Negotiation: talk, bargain, leave, or say ready.
`,`bot-shrewd-name = the shrewd one
bot-shrewd = Plays to win the game, not the round. Works out who may hold what, remembers who lied, buys departures at what they are worth, tries now and then whether somebody agrees to anything, and lies as often as pays. In the club it sends its pawns where they promise most, privileges included, and reckons every move by what it will count in the end.
bot-sensible-name = the sensible one
bot-sensible = The same mind with every dial in the middle: fair offers, a lie now and then, no favourites. In the club it keeps a little more money at hand than it should.
bot-honest-name = the honest broker
bot-honest = Never lies, takes others at their word until they break it, pays well for a departure and agrees to any deal that gains a little. In the club it hurts nobody if it can help it, and leaves the intrigues to others.
bot-bluffer-name = the bluffer
bot-bluffer = Says what it is not, nearly always; believes nobody either, and sits out a crowd in the hope that the others run. In the club it lives by intrigues.
bot-miser-name = the miser
bot-miser = Parts with as little as can be: low prices, few offers, no deal that does not gain clearly, and home early when the heist looks crowded. In the club it likes money in hand better than what it buys.
bot-bully-name = the bully
bot-bully = Tells others to go, and to pay for it. Stays where others would leave, asks again and again, and pays badly itself. In the club it prefers what costs others: takeovers and unfair competition first.
bot-gambler-name = the gambler
bot-gambler = Likes outcomes that lie far apart: stays against the odds, pays all that a departure is worth, and is hard to buy out. In the club it plays the Exchange.
bot-grudge-name = the grudge-holder
bot-grudge = Fair until slighted. Whoever declines its offers or tells it to leave for nothing pays more from then on, and is named and robbed first. In the club it hoards colonies and watches whoever is ahead.
bot-steward-name = the steward
bot-steward = Stands in for somebody who is away: never pays, never proposes, never lies, leaves when it would probably be eliminated, and is ready otherwise. In the club it plays soundly and without malice.
bot-search-name = the thinker
bot-search = Thinks ahead: tries every move in many worlds that may be the real one, as the others might play there. 200 ms a decision; search:1s thinks longer, exploiter:bully knows how the others play.
bot-random-name = the random one
bot-random = Does anything that is allowed, without a thought.

bots-intro = At a table, seat them by name:
bots-were = Who the others were: { $bots }.
bots-was = { $seat } { $bot }

explain-who = { $seat }: { $why }
explain-would = { $kind } would rather { $action }. { $why }

reason-wins = { $farsighted ->
    [yes] { " " }Chances to win: { $now_wins }% as things are, { $then_wins }% then.
   *[no] { "" }
}
reason-choose = Drawn by lot, so that nobody can read it; this choice had { $percent }%.
reason-truth = Says what is true; it lies in { $percent }% of its claims.
reason-lie = Is really { role-the }; it lies in { $percent }% of its claims.
reason-insist = Says it again, to see what the others do before it decides.
reason-look = { $character } is of the same role with { $percent }%: that is worth a look.
reason-stay = Staying is worth { $now } on average, leaving { $then }.{ reason-wins }
reason-leave = Leaving is worth { $then }, staying { $now } on average.{ reason-wins }
reason-careful = Would be eliminated with { $percent }%.
reason-accept = With this deal it expects { $then }, without it { $now }.{ reason-wins }
reason-decline = With this deal it would expect { $then }, without it { $now }.{ reason-wins }
reason-buy = With { $character } gone and { $amount } paid it expects { $then } instead of { $now }; { $seat } agrees with { $percent }%.
reason-sell = Leaving for { $amount } from { $seat } is worth { $then }, staying { $now }; { $seat } agrees with { $percent }%.
reason-demand = Asking costs nothing: { $seat } may be careless enough to agree, with { $percent }%.
reason-time = Enough has been said.
reason-call-vote = Likes who is in: staying is worth { $now } on average.
reason-vote-for = For it: staying is worth { $now } on average.
reason-vote-against = Against it: as things are, staying is worth only { $now } on average.
reason-name = Naming { role-the } is best for it.{ reason-wins }
reason-rob = { $seat } is the one it would most like to see poorer.
reason-nothing = There was nothing to decide.
reason-club-pawn = A pawn there promises { $then } points; anywhere else { $now } at most.
reason-club-best = By its reckoning { $then } points better than the next best choice.
reason-club-pass = Nothing else that was allowed was worth it, by { $then } points.
reason-club-pawn-even = A pawn there promises { $then } points: as good as the next best choice.
reason-club-even = By its reckoning as good as the next best choice.
`,`page-title = millions

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
   *[other] Choice
}
plain-leaves = { $character } leaves
plain-payer = Who pays
plain-payee = Who is paid
plain-amount = How much
plain-remove = Remove
plain-add-payment = Add a payment
`];export{e as default};