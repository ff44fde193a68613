# The table of both heist games in a browser. A sentence that both editions say differently is told by { $game }.

## Where we are

heist-round = Round { $round } of { number-rounds }
heist-phases = The parts of a round
heist-phase = { $phase ->
    [planning] Planning
    [negotiation] Negotiation
    [heist] Heist
   *[sharing] Sharing
}
heist-phase-is = { $phase ->
    [planning] Everybody sends a character in secret.
    [negotiation] Talk, bargain, leave, or say ready.
    [heist] The roles are called one by one; a player who is not alone in a role is out.
   *[sharing] Those left share the loot.
}
heist-aim = { $game ->
    [dollars-1e] To win, have { number-target } after a sharing in which you get a share, or the most money after round { number-rounds }.
   *[other] To win, have { number-target } at the end of a round, or the most money after round { number-rounds }.
}

## Players

heist-you = (you)
heist-you-among = (you too)
heist-leader = Leader
heist-leader-does = { $game ->
    [dollars-1e] The Leader may call time, once a round. After each round the next player clockwise is the Leader.
   *[other] The Leader claims a role first and may call votes. After each round the poorest is the Leader.
}
heist-term = { $term ->
    [character] Character
    [role] Role
    [reserve] Reserve
   *[leader] Leader
}
heist-term-is = { $term ->
    [character] What you send into the heist: a card with a role on it, face down.
    [role] What is on the card. It says what your character does; several of one role are out if they stay.
   *[reserve] The bank of the game: all money that belongs to nobody yet.
}
heist-call-is = { $verb ->
    [CallTime] The Leader ends the bargaining: no new proposals in this round. Open ones can still be answered.
   *[CallVote] The Leader asks all players whether the heist starts now. If half of them say yes, it does.
}
heist-leads = Leader: the poorest
heist-money = million
heist-ready = ready
heist-voted = has voted
heist-awaited = to act
heist-away = away
heist-awaited-you = your turn
heist-winner = winner
heist-cards = { $cards ->
    [one] { $cards } Intimidation card
   *[other] { $cards } Intimidation cards
}
heist-cards-do = Won by a player who is the only Brute. Spend it to look at somebody’s character.
heist-barred = may not pick { $role }
heist-standing = { $standing ->
    [none] choosing
    [placed] has chosen
    [left] has left
    [out] out
    [named] named: goes out
   *[in] { $whose ->
        [mine] in, your secret
        [seen] in, seen by { $lookers }
       *[all] in
    }
}
heist-by-you = you
heist-says = claims { $role }
heist-own-is = you are
heist-own-said = you said
heist-claim-said = Claim { $role }
heist-claim-said-of = Claim { $role } ({ $character })
heist-claim-said-why = A claim stands at your seat, where everybody sees it.

## In the middle

heist-to-share = to share
heist-in-pot = in the pot
heist-ante = ante { $ante }
heist-ante-told = ante { $ante }: { $place ->
    [card] what each player puts on their character
   *[pot] what each player puts into the pot
}
heist-card-amount = { $amount } from the card
heist-bonus = { $game ->
    [dollars-1e] { $role }: +{ $amount } if still in
   *[other] { $role } in: pot +{ $amount }
}
heist-likes = { $game ->
    [dollars-1e] A player who is still in with this role at the end gets { number-symbol-bonus } more.
   *[other] If this role is still in at the end, this amount is added to the pot.
}
heist-no-loot = No Loot card yet
heist-shown = Roles sent
heist-antes = { $game ->
    [dollars-1e] All have chosen. Everybody puts an ante of { $amount } on each character sent.
   *[other] All have chosen. Everybody puts an ante of { $amount } into the pot for each character sent.
}
heist-shown-later = Once everybody has chosen, all roles but one are shown here, without names: { $chosen } of { $players } have.
heist-hidden = 1 hidden card
heist-hidden-is = One of the roles sent, drawn by chance, stays hidden. It may be yours.
heist-prospect = { $basis ->
    [alone] If you stay
    [claims] If all tell the truth
   *[all] If all stay
}: { $range ->
    [one] { $sign ->
        [plus] you gain { $amount }
        [minus] you lose { $amount }
       *[none] 0
    }
    [claims] { $least } to { $most }{ heist-choice }
   *[two] usually { $likely } ({ $least } to { $most })
}.
heist-prospect-leave = If you leave: { $dealt ->
    [yes] 0 from now on (ante back).
   *[no] 0 (ante back).
}
heist-unbelieved = Believing nobody: { $range ->
    [one] { $likely }.
   *[two] usually { $likely } ({ $least } to { $most }).
}
heist-choice = { $whose ->
    [none] { "" }
    [mine] , depending on { $role ->
        [mentalist] whom you rob
       *[other] the role you name
    }
   *[other] , depending on { $role ->
        [mentalist] whom { role-the } robs
       *[other] the role { role-the } names
    }
}
heist-prospect-share = { $alone ->
    [yes] If { $seat } stays, { $range ->
        [one] { $likely ->
            [0] nobody shares.
           *[other] the share is { $likely }.
        }
       *[two] { $likely ->
            [0] the share is at most { $most }; usually nobody shares.
           *[other] the share is { $least } to { $most }, usually { $likely }.
        }
    }
   *[no] { heist-prospect-shares }
}
heist-prospect-shares = If all stay, { $range ->
    [one] { $likely ->
        [0] nobody shares.
       *[other] each who shares gets { $likely }.
    }
   *[two] { $likely ->
        [0] at most { $most } each; usually nobody shares.
       *[other] each who shares gets { $least } to { $most }, usually { $likely }.
    }
}
heist-believed = { $range ->
    [none] The claims cannot all be true.
    [one] If all tell the truth: { $least } for you.
   *[two] If all tell the truth: { $least } to { $most } for you{ heist-choice }.
}
heist-stake-doubles = Several { $many } were sent: { $kind ->
    [several] if two of one role stay, both are out
   *[other] if two stay, both are out
}.
heist-last = Last heist: the richest wins.{ $stand ->
    [watch] { "" }
    [ahead] {" "}You lead by { $amount }{ $antes ->
        [yes] , antes counted
       *[no] { "" }
    }.
   *[behind] {" "}You must gain { $amount } more than { $names }{ $antes ->
        [yes] {" "}(antes counted)
       *[no] { "" }
    }.
}
heist-lost = Last heist: without money from a deal, you can no longer win. You can still choose who does.
heist-cast = Who plays here
heist-rivals = { $names } { $count ->
    [one] claims
   *[other] claim
} your role: if that is true, you are { $count ->
    [one] both
   *[other] all
} out.
heist-lying = { $names } { $count ->
    [one] claims
   *[other] claim
} your role: a lie, for the hidden card is yours.
heist-near = { number-target } wins the game. Still missing: { $names }.
heist-missing-sum = { $missing } for { $seat }
heist-reach = If all stay, can reach { $enough } and win: { $names }.

## What a player does, and what it means

heist-tab = { $tab ->
    [claim] Claim
    [deal] Deal
   *[report] Notes
}
heist-do = { $verb ->
    [Choose] Whom do you send?
    [Announce] What do you claim to be?
    [Claim] Claim a role
    [Propose] Propose a deal
    [Ready] Ready
    [CallTime] Call time
    [CallVote] Call a vote
    [Intimidate] Spend an Intimidation card
    [Vote] Does the heist start now?
    [NameRole] Which role do you eliminate?
    [Rob] Whom do you rob?
    [Accept] Accept
    [Decline] Decline
   *[TakeBack] Take back
}
heist-call = { $verb ->
    [CallTime] then no new proposals
   *[CallVote] half of the players start it
}
heist-hint = { $verb ->
    [Choose] Nobody sees which one is yours. If several send the same role, all of them are out if they stay.
    [Announce] True or not: it is not binding, but everybody hears it.
    [Claim] True or not: words are not binding.
    [Propose] A deal binds: it happens at once when everybody in it has agreed.
    [Ready] The heist starts when all who are in are ready.
    [Withdraw] { $game ->
        [dollars-1e] Your ante comes back, but no share. Once you leave, you can’t talk or deal until next round.
       *[other] Your { number-ante } come back out of the pot; you share nothing.
    }
    [CallTime] No new proposals after that. Once a round.
    [CallVote] Everybody votes; half of the players are enough.
    [Intimidate] Look at one character. Only you see what it is; all see that you looked.
    [Vote] Nobody sees a vote before the last one is in. Half of the players are enough.
    [NameRole] { $game ->
        [dollars-1e] All of that role are out, which is shown at the very end. If nobody but you is left then, there is no loot for you, and you pay a fine of { number-snitch-fine }.
       *[other] All of that role are out, which is shown when it is called. If nobody but you is left then, you lose { number-tech-fine } and the pot.
    }
   *[Rob] Take { number-mentalists-take } from one of these players, who are still in.
}
heist-two = { $verb ->
    [Choose] With three players, each sends two characters: A and B. Each goes alone, and is paid alone. Put a role on each.
   *[Announce] Claim a role for each of your two characters. True or not.
}
heist-put = { $label }: { $role }
heist-two-missing = Put a role on A and on B
heist-send = { $verb ->
    [Choose] Send
   *[Announce] Claim
}
heist-true = the truth
heist-sent = Your choice is made.
heist-chosen = { $chosen } of { $players } have chosen.
heist-waiting = Waiting for { $names }.
heist-votes-cast = { $voted } of { $players } have voted. Votes are shown once all are in; { $needed } “yes” are enough.
heist-vote-failed = The last vote failed: { $yes } of { $players } said yes, { $needed } were needed.
heist-you-ready = You are ready.
heist-still-deal = You may still deal.
heist-answer-first = { $count ->
    [one] First answer { $seat }’s offer.
   *[other] First answer the { $count } offers to you.
}
heist-answer-then = { $ready ->
    [yes] If you decline, you are ready without pressing again.
    [kept] Then you are ready without pressing again.
   *[no] The heist cannot start before that.
}
heist-look-up = Look at the big screen.
heist-own-now = You now have { $amount }.
heist-own-all = What everybody got is on the big screen.
heist-time-called = Time is called: no new proposals.
heist-stood-in = bot
heist-leave = { $character ->
    [none] Leave
   *[other] Leave: { $character }
}
heist-stay = No, stay in
heist-leave-ask = Leave the heist?
heist-leave-sure = Yes, leave
heist-vote = { $start ->
    [yes] Yes, start
   *[no] No, not yet
}
heist-count-shown = { $count } shown
heist-has = has { $amount }

## Deals

heist-deals = Deals
heist-deal-with = With
heist-deal-start = Begin with
heist-deal-close = Close
heist-deal-same = { $seat } offers just this: accept it, or change something.
heist-counter = Counter-offer
heist-vote-first = Vote first: the offer waits.
heist-deal-kind = { $kind ->
    [buy] I pay { $seat }, who leaves
    [sell] { $seat } pays me, and I leave
   *[both] { $seat } and I both leave
}
heist-deal-leave = Leaves:
heist-deal-leaves = Who leaves
heist-deal-pays = Who pays
heist-deal-add = + Payment
heist-deal-asks = { $count ->
    [one] It is done when { $names } agrees.
   *[other] It is done when { $names } agree.
}
heist-deal-send = Propose this deal
heist-deal-others = Other deals
heist-agreed-propose = Propose: { $terms }
heist-agreed-pays = { $payer ->
    [me] I pay { $target } { $amount }
   *[other] { $source } pays me { $amount }
}
heist-agreed-leaves = { $whose ->
    [me] I leave
    [character] { $character } leaves
   *[other] { $seat } leaves
}
heist-less = Less
heist-more = More
heist-change = { $sign ->
    [plus] gets { $amount }
    [minus] pays { $amount }
   *[none] pays nothing
}
heist-goes = { $characters ->
    [none] leaves
   *[other] { $count ->
        [one] { $characters } leaves
       *[other] { $characters } leave
    }
}
heist-then = { $heads ->
    [0] Then nobody can share.
    [one] { $stay ->
        [one] Then one is in, for { $share }.
       *[other] Then at most one of { $stay } gets the loot: { $share }.
    }
   *[other] { $whole ->
        [yes] Then { $share } each, if the { $stay } who stay all share.
       *[no] Then at most { $heads } of { $stay } can share: { $share } each.
    }
}
heist-owed = { $count ->
    [one] { $seat } offers you a deal: see it
   *[other] { $count } offers for you: see them
}
heist-proposals = { $count ->
    [0] On the table
   *[other] On the table: { $count }
}
heist-proposal = Deal { $number }, by { $seat }
heist-agreed = Agreed: { $names }.
heist-missing = Still to agree: { $names }.
heist-tv-asks = { $shape ->
    [buys] { $seat } offers { $names } { $amount } to leave. Yes or no, { $names }?
    [sells] { $seat } leaves if { $names } pays { $amount }. Yes or no, { $names }?
   *[other] { $seat } offers: { $terms }. Yes or no, { $names }?
}
heist-tv-chooses = { $step ->
    [ChooseRoleToCut] { $seat }: which role do you eliminate?
    [Denounce] { $seat }: which role do you denounce?
   *[ChooseVictim] { $seat }: whom do you rob?
}
heist-tv-offer = { $outcome ->
    [open] { $seat } offers:
    [struck] It is a deal:
   *[declined] Declined:
}
heist-no-offers = No offer in this round so far.
heist-no-proposals = No open proposal.
heist-next-offer = Next offer ({ $at } of { $count })
heist-dear = You pay { $amount } of your { $purse }. Are you sure?
heist-dear-yes = Yes, pay { $amount }
heist-out-of-range = { $most ->
    [0] { $seat } has nothing to pay with.
   *[other] { $seat } can pay 1 to { $most }.
}
heist-outcome = { $verb ->
    [proposed] Proposed: { $terms }. Waiting for { $names }.
   *[agreed] Agreed: { $terms }. Waiting for { $names }.
}
heist-outcome-mine = { $verb ->
    [Agreed] You agree to deal { $proposal }.
    [Declined] You decline deal { $proposal }.
   *[other] You take deal { $proposal } back.
}
heist-bargains = { $done ->
    [yes] What came of this round’s offers
   *[no] The offers of this round
}
heist-bargain-of = { $who ->
    [me] You offer:
   *[other] { $seat } offers:
}
heist-bargain = { $outcome ->
    [open] Still to agree: { $names }.
    [struck] Agreed: it is a deal.
    [declined] { $who ->
        [me] You decline.
       *[other] { $seat } declines.
    }
    [back] { $who ->
        [me] You take it back.
       *[other] { $seat } takes it back.
    }
   *[over] It is over: not all of it is possible any more.
}

## The heist

heist-called = { $role }?
heist-show = The heist
heist-skip = Skip
heist-step = Next step
heist-step-how = Press the table for the next step.
heist-result = Round { $round }: the result
heist-result-was = { $role ->
    [none] { $standing ->
        [left] left, never shown
       *[other] not shown
    }
   *[other] { $role }{ $standing ->
        [left] , left
        [out] , out
       *[other] { "" }
    }
}
heist-result-lied = lied: { $said }
heist-result-got = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] 0
}
heist-part = { $why ->
    [share] share { $amount }
    [symbol] bonus { $amount }
    [ante] ante { $amount }
    [fine] fine { $amount }
    [deal] deals { $amount }
   *[other] { $what } { $amount }
}
heist-stage-pot = Pot: { $amount }
heist-result-lost = { $game ->
    [dollars-1e] Nobody shares the loot of { $amount }.
   *[other] The pot of { $amount } is lost: nobody shared it.
}
heist-brought = What the last heist brought
heist-lied-most = Who lied most?
heist-liars = { $names } lied { $lies ->
    [1] once
    [2] twice
   *[other] { $lies } times
}{ $count ->
    [one] .
   *[other] {" "}each.
}
heist-purses = The money is counted
heist-winner-has = with { $amount } million
heist-continue = Continue
heist-last-look = A last look
heist-lied = { $character } said { $said } and was { $kind ->
    [acrobat] an
   *[other] a
} { $role }.
heist-said-line = { $character }: { $role }
heist-said-gone = { $standing ->
    [left] (left)
   *[out] (out)
}
heist-whole = { $shown ->
    [yes] Only my cards
   *[no] Show the whole table
}
heist-report = { $when ->
    [now] The heist, step by step
   *[before] Last round ({ $round }): the heist, step by step
}
heist-roles = Who does what
heist-ante-helped = Each character costs an ante. If you cannot pay all of it, the reserve adds what is missing.
heist-mastermind = +{ number-mastermind-bonus } if a Mastermind is still in
heist-mastermind-adds = { $amount } of it is added by the Mastermind.
heist-roles-here = With { $players } players, no other role is in play.
heist-doubled = { $game ->
    [dollars-1e] Roles are called in this order{ $namer ->
        [yes] , but a role that the Snitch names is turned up last
       *[no] { "" }
    }. Two or more of one role: all of them are out.
   *[other] Roles are called in this order. Two or more of one role: all of them are out, and only the Brute still has an effect.
}

## A guided first game: what comes up for the first time

coach-dollars-1e-owed = An offer for you: see who pays and who leaves, then accept or decline.
coach-dollars-1e-Negotiate-alone = All others are ready: once you are, the heist starts. If your role is there twice, deal or leave first.
coach-dollars-1e-Claim = Claim a role, true or false: a player who has the same may believe you and go.
coach-dollars-1e-bluff = Try a bluff: claim the { $role }, which is not yours. The player who sent it may fear a double, and leave.
coach-dollars-1e-bluffed = Only you know that this was a bluff. See who leaves; then offer a deal, or say ready.
coach-dollars-1e-bluff-left = { $seat } has left since your bluff, without being paid. See what staying brings you now. Do not bluff every round: they remember.
coach-dollars-1e-agreed = { $seat } would accept this deal. Talk binds nobody: propose it with this button.
coach-dollars-1e-Propose = Offer a deal: who pays, who leaves. Until all in it agree, you can take it back.
coach-dollars-1e-Withdraw = { $own ->
    [brute] If you leave, you take your ante back but get no share. If you stay and meet your double, you are out, but a Brute always gets the ante back.
    [mixed] If you leave, you keep your ante but get no share. If you stay and meet your double, the ante is lost (only a Brute keeps it).
   *[other] If you leave, you keep your ante but get no share. If you stay and meet your double, the ante is lost.
}
coach-dollars-1e-Intimidate = An Intimidation card lets you look at somebody’s character: only you see what it is.
coach-dollars-1e-CallTime = You are the Leader: once a round you may call time. From then on nobody proposes anything new.
coach-dollars-1e-TimeCalled = The Leader, the player with the star, has called time: no new proposals in this round. Answer, leave or say ready.
coach-dollars-1e-my-Looked = Only you know this role now. Everybody has seen at whose character you looked.
coach-dollars-1e-Looked = Somebody looked at a character. Everybody sees at whose; only the player who looked knows the role.
coach-dollars-1e-Struck = A deal: the money is paid and somebody has left. What each would get has changed, too.
coach-dollars-1e-my-Withdrew = You keep the ante and take no share. Watch who told the truth: you will meet again.
coach-dollars-1e-my-Eliminated-doubled = { $own ->
    [brute] You were out: somebody had your role, too. A Brute gets the ante back even then: you lost only your share.
    [mixed] You were out: somebody had your role, too. If you are out, the ante is lost (only a Brute takes it back); if you leave in time, you keep it.
   *[other] You were out: somebody had your role, too. Your ante is lost; if you leave in time, you keep it.
}
coach-dollars-1e-my-Eliminated-denounced = { $own ->
    [brute] You were out: the Snitch named your role. A Brute gets the ante back even then. It goes by what is claimed: lie to mislead it.
    [mixed] You were out: the Snitch named one of your roles. The ante is lost, but for a Brute’s. It goes by what is claimed: lie to mislead it.
   *[other] You were out: the Snitch named your role, and with it went your ante. It goes by what is claimed: lie to mislead it.
}
coach-dollars-1e-LootShared = The loot is shared equally, in whole millions; then some roles take or pay more.
coach-dollars-1e-NothingShared = Nobody was left, so nobody was paid: two of a role who both stay both lose.
coach-dollars-1e-round-8 = The last round: after it the richest wins.
coach-dollars-2e-owed = { coach-dollars-1e-owed }
coach-dollars-2e-Negotiate-alone = { coach-dollars-1e-Negotiate-alone }
coach-dollars-2e-Claim = You may claim a role again, true or false.
coach-dollars-2e-bluff = { coach-dollars-1e-bluff }
coach-dollars-2e-bluffed = { coach-dollars-1e-bluffed }
coach-dollars-2e-bluff-left = { coach-dollars-1e-bluff-left }
coach-dollars-2e-agreed = { coach-dollars-1e-agreed }
coach-dollars-2e-Propose = { coach-dollars-1e-Propose }
coach-dollars-2e-Withdraw = If you leave, you take { number-ante } back but get no share. If you stay and meet your double, your ante stays in the pot.
coach-dollars-2e-CallVote = You are the Leader: you may call a vote. If half of the players say yes, the heist starts.
coach-dollars-2e-VotesCounted = Now everybody sees who voted how. If it was no, the talking goes on.
coach-dollars-2e-Struck = { coach-dollars-1e-Struck }
coach-dollars-2e-my-Withdrew = You take { number-ante } back and get no share. Watch who told the truth: you will meet again.
coach-dollars-2e-my-Eliminated-doubled = { $own ->
    [brute] You were out: somebody had your role, too. Your ante stays in the pot, but each Brute took { number-brutes-take } out of it all the same.
   *[other] You were out: somebody had your role, too. Your ante stays in the pot, for those who share it; if you leave in time, you take it back.
}
coach-dollars-2e-my-Eliminated-named = { $own ->
    [brute] You were out: the Tech named your role. Your ante stays in the pot, but the Brute took { number-brutes-take } out of it all the same. It goes by what is claimed: lie to mislead it.
   *[other] You were out: the Tech named your role, and your ante stays in the pot. It goes by what is claimed: lie to mislead it.
}
coach-dollars-2e-PotShared = The pot is shared equally. Shares are rounded up: the reserve, the bank of the game, adds what is missing.
coach-dollars-2e-PotLost = Nobody shared, so the pot is lost: two of a role who both stay both lose.
coach-dollars-2e-round-5 = The last round: after it the richest wins.

# After a match, and what is known of everybody

heist-known = What we know
heist-known-role = Round { $round }: { $role ->
    [none] not shown
   *[other] { $role }
}
heist-known-claims = { $claims ->
    [0] No claim checked yet.
   *[other] { $lies ->
        [0] Every claim was true so far ({ $claims }).
       *[other] { $lies } of { $claims } claims { $lies ->
            [one] was a lie.
           *[other] were lies.
        }
    }
}
heist-known-deals = Deals with you: you paid { $paid }, you got { $got }.
ending-who = Who was who
ending-round = Round { $round }
ending-was = { $role ->
    [none] not shown
   *[other] { $role }
}{ $fate ->
    [left] , left
    [out] , out
   *[in] { "" }
}{ $count ->
    [0] { "" }
   *[other] ; lied: { $lies }
}
ending-key = { $sign ->
    [left] left before the heist
    [out] out
   *[lie] lied about it
}
ending-fame = { $lies ->
    [0] no lie
    [1] lied once
    [2] lied twice
   *[other] lied { $lies } times
}
ending-lies = Who lied
ending-liar = { $seat } lied { $lies ->
    [1] once
    [2] twice
   *[other] { $lies } times
}{ $count ->
    [0] .
    [one] , and still struck a deal with { $believers }.
   *[other] , and still struck { $count } deals with { $believers }.
}
ending-lies-how = A lie: claiming another role than one’s own. Repeating it at once is not counted again.
ending-no-lies = { $aloud ->
    [yes] No false claim was tapped.
   *[no] Nobody lied. Really.
}
ending-deals = { $count ->
    [0] The deals
    [one] The dearest deal
   *[other] The dearest deals
}
ending-deal = Round { $round }: { $terms }.{ $once ->
    [yes] { "" }
   *[no] { " " }It cost { $seat } { $paid }.
}
ending-more-deals = { $count ->
    [one] One more cost as much.
   *[other] { $count } more cost as much.
}
ending-no-deals = Nobody paid for a deal.
