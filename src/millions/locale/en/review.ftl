# `millions review`: what a finished match tells.

review-reviewing = positions
review-title = { $game }: the match in review
review-player = Player
review-place = Place
review-score = { $game ->
    [million-club] Points
   *[other] Money
}
review-luck = Luck of the cards
review-luck-said = Luck: { $luck }
review-luck-how = Luck: how far the cards raised or lowered the chance to win, all draws together. +10%: from 30% to 40%, for example. Only what is drawn counts{ $game ->
    [dollars-1e] { " " }(the first Leader, each Loot card, which role stays hidden)
    [dollars-2e] { " " }(the first Leader, each Loot card, which role stays hidden)
    [million-club] { " " }(companies, colonies, intrigues, who begins)
   *[other] { "" }
}, not what players choose.
review-lies = Lies
review-lies-told = { $lies ->
    [0] none
   *[other] { $lies ->
        [one] { $believed ->
            [0] 1
           *[other] 1, which worked
        }
       *[other] { $lies }{ $believed ->
            [0] { "" }
           *[other] , { $rest ->
                [0] all of which worked
               *[other] at least { $believed } of which worked
            }
        }
    }
}
review-chances = Chances to win, from the first card to the last
review-open = The chart knows all cards: it is hindsight.
review-turns = Turning points
review-turns-how = Each choice is judged by what its player could know then.
review-deals = Deals
review-bluffs = Lies
review-decisions = Other choices that cost something
review-awards = Awards
review-judge = How this is known: quick bots played on from each moment, many times (version { $version }). A choice is judged by what its player knew then; the chart and the swings know all cards.
review-written = Written: { $file }.

review-part = { $part ->
    [planning] planning
    [claims] first claims
    [negotiation] negotiation
    [vote] the vote
    [heist] the heist
    [placing] placing pawns
    [lobby] Lobby
    [intrigues] Intrigues
    [colonies] Colonies
    [exchange] Exchange
    [companies] Companies
   *[ending] last moves
}
review-when = { $round ->
    [none] Line { $n }
    [0] Setting up
   *[other] Round { $round }, { review-part }
}
review-moment = { $round ->
    [none] line { $n }
    [0] setting up
   *[other] round { $round }, { review-part }
}
review-with-line = { $when } (line { $n })

review-turn = { $when }: { $you ->
    [yes] you
   *[no] { $seat }
} chose to { $action }. Chance to win: { $same ->
    [yes] { $after }, as before
   *[no] from { $before } to { $after }
}.
review-better-chance = Better: { $action } ({ $chance }).
review-next-best = Next best: { $action } ({ $chance }).
review-no-other = No other choice was clearly better or worse.
review-why = Why: { $facts }.
review-why-chosen = Why it was good to { $action }: { $facts }.
review-hindsight = { $choice ->
    [bad-down] With all cards open, the chance fell too: from { $before } to { $after }.
    [bad-up] It went well by luck: with all cards open, the chance rose from { $before } to { $after }.
    [fine-down] Bad luck, not a mistake: with all cards open, the chance fell from { $before } to { $after }, but { $you ->
        [yes] you
       *[no] { $seat }
    } could not know.
   *[fine-up] With all cards open, the chance rose too: from { $before } to { $after }.
}
review-leave = leave
review-stay = stay for the heist
review-take-out = let { $character } leave
review-again = Try line { $n } again:
review-accept = agree to “{ $terms }”
review-decline = decline “{ $terms }”
review-decision = { $when }: { $you ->
    [yes] you
   *[no] { $seat }
} chose to { $action }. Better: { $better }. By what { $you ->
    [yes] you
   *[no] { $seat }
} knew, that gave a chance to win of { $chance } instead of { $now }.
review-money-apart = In money the deal was good for { $seat } ({ $money }), but it lowered the chance to win.
review-worth = { $seat } { $money }
review-deal = { $when }: { $seat } proposed “{ $terms }”: { $outcome ->
    [struck] struck
    [declined] declined
    [taken-back] taken back
   *[lapsed] it came to nothing
}. Expected gain: { $worth }.
review-deals-how = Expected gain: the money that a deal should bring, by what each player knew then, compared with everybody staying.
review-missed = A missed deal: everybody in it could expect to gain.
review-better-without = In the end, { $seats } did better without it.
review-rightly = { $seat } did well to decline: the chance to win was better without it.
review-prices = Good for both: any price from { $low } to { $high }.
review-one-price = Good for both: a price of { $price }.
review-no-price = No whole price was good for both.
review-claim = { $when }: { $seat } said: { $role } ({ $true ->
    [yes] true
   *[no] a lie
}).
review-claim-moved = { $when }: { $seat } said: { $role } ({ $true ->
    [yes] true
   *[no] a lie
}). { $listener } had most reason to believe it ({ $before } before, { $after } after).
review-claim-idle = { $when }: { $seat } said: { $role } ({ $true ->
    [yes] true
   *[no] a lie
}). Nothing spoke for believing it{ $evidence ->
    [none] : no card of that role was shown
   *[other] { "" }
}.
review-lie = { $kind ->
    [earned] The lie that earned most.
    [believed] The lie that was most believable.
   *[boldest] The boldest lie.
} { $told }
review-earned = { $way ->
    [up] If believed, it was worth { $money } to { $seat }.
   *[down] If believed, it cost { $seat } { $money }.
}
review-lied-to = { $you ->
    [yes] You were lied to:
   *[no] { $seat } was lied to:
} { $lies }.
review-lied = { $seat } said { $said } and was { $role }
review-followed = { $seats } then acted on it.
review-doubt = { $evidence ->
    [seen] { $seats } had seen the card.
    [own] { $seats } could doubt it: no other card of that role was shown than { $count ->
        [one] the one that { $seats } held
       *[other] their own
    }.
    [none] { $seats } could doubt it: no card of that role was shown.
   *[cards] { $seats } could doubt it: the cards spoke against it.
}

# Reasons for the better of two actions: $then is a figure after it, $now after the other one.

why-and = { $first }; { $second }
why-same-role = the chance that { $other } was { $role } too was { $then }
why-doubled = the chance that somebody else in the heist was { $role } too was { $then }
why-alone = the chance that nobody else in the heist was { $role } was { $then }
why-holds = somebody in the heist was { $role } with { $then }, { $other_role } with { $now }
why-agrees = { $seat } agrees in { $then } of cases
why-all-agree = the others agree in { $then } of cases
why-wins = { $seat } wins in this round in { $then } of cases instead of { $now }
why-eliminated = { $seat } is out in { $then } of cases instead of { $now }
why-leaves = { $seat } leaves in { $then } of cases instead of { $now }
why-money = { $seat } ends the round with { $then } instead of { $now } on average
why-exchange = the Exchange pays { $seat } { $then } M instead of { $now } M on average
why-buys = { $seat } buys { $then } cards in this round instead of { $now } on average
why-companies = the companies of { $seat } are worth { $then } points instead of { $now } on average
why-colonies = the colonies of { $seat } are worth { $then } points instead of { $now } on average
why-points = { $seat } stands at { $then } points instead of { $now } on average

decided-title = What decided it
decided-swing = The biggest swing.
decided-swing-was = { $when }: { $you ->
    [yes] your
   *[no] { $seat }’s
} chance to win { $way ->
    [up] rose
   *[down] fell
} from { $before } to { $after }.
decided-by = { $way ->
    [up] Mainly thanks to { $mine ->
        [yes] you: you
       *[no] { $seat }, who
    } chose to { $action }.
   *[down] Mainly because { $mine ->
        [yes] you
       *[no] { $seat }
    } chose to { $action }.
}
decided-clashed = Mainly because { $seats } sent the same role.
decided-fell = { $why ->
    [doubled] { $seats } had { $count ->
        [2] both
       *[other] all
    } sent { $role }: out.
    [alone] { $seats } was left alone as { $role }: no loot.
   *[named] { $by } named { $role }: { $seats } out.
}
decided-shared = { $count ->
    [0] Nobody shared.
    [one] { $seats } had the loot alone.
   *[other] { $seats } shared the loot.
}
decided-because = { $way ->
    [up] Mainly thanks to
   *[down] Mainly because of
} { $how ->
    [heist] how the heist ended
    [choices] the choice of roles
   *[cards] the cards
}.
decided-won = What won it.
decided-won-deal = { $when }: { $terms }. That raised { $you ->
    [yes] your
   *[no] { $seat }’s
} chance to win from { $before } to { $after }.
decided-ahead = { $you ->
    [yes] You
   *[no] { $seat }
} stayed ahead all the same, { $money } to { $next }.
decided-tied = { $how ->
    [leader] { $seats } had the same money; clockwise from the Leader, { $winners } came first.
    [money] { $seats } had the same points; { $winners } won with more money.
    [points] { $seats } had the same points and the same money, and share the win.
   *[shared] { $seats } had the same money, and share the win.
}
decided-turned = { $when }: { $you ->
    [yes] you
   *[no] { $seat }
} chose to { $action }. Chance to win: from { $before } to { $after }.
decided-luck = Luck.
decided-lucky = { $way ->
    [up] The cards helped { $seat } ({ $luck } in all).
   *[down] { $seat } won although the cards were unkind ({ $luck } in all).
}
decided-luckiest = { $way ->
    [up] The cards helped { $seat } ({ $luck } in all), most of all { $draw } ({ $moment }: { $share }).
   *[down] { $seat } won although the cards were unkind ({ $luck } in all), most of all { $draw } ({ $moment }: { $share }).
}
draw-LootTurned = the Loot card
draw-RolesShown = the role that stayed hidden
draw-LeaderChosen = the draw of the Leader
draw-FirstChosen = the draw of the first player
draw-CompanyDealt = the companies to begin with
draw-ColonyDealt = the colonies to begin with
draw-IntriguesHanded = the Intrigue cards
draw-ColoniesHanded = the Colony cards
draw-CompaniesHanded = the Company cards
draw-other = one draw
decided-result = The result.
decided-result-was = { $seats } won.
decided-lies = Lies.
decided-lied = { $seat }: { $lies ->
    [one] 1 lie{ $believed ->
        [0] { "" }
       *[other] , which worked
    }
   *[other] { $lies } lies{ $believed ->
        [0] { "" }
       *[other] , { $rest ->
            [0] all of which worked
           *[other] at least { $believed } of which worked
        }
    }
}.
decided-dearest = The dearest deal.
decided-costliest = The costliest choice.
decided-yours = Your costliest choice.
decided-your-swing = Your biggest swing.
decided-clean = You made no clear mistake.
decided-fooled = The lie that fooled you.
decided-fooling = Your best lie.
decided-fooled-was = { $when }: { $you ->
    [yes] you
   *[no] { $seat }
} said “{ $role }”, which was a lie. { $you ->
    [yes] { $seats } acted on it.
   *[no] You acted on it.
}
decided-more = More: swings, luck, deals
decided-unlucky = Bad luck.
decided-unlucky-was = { $when }: { $you ->
    [yes] you left. Nobody could know: by staying you
   *[no] { $seat } left. Nobody could know: by staying, { $seat }
} would have had { $then } after this heist instead of { $now }.
decided-best = The best deal.
decided-deal = { $when }: { $deal }
decided-best-deal = { $when }, for { $you ->
    [yes] you
   *[no] { $seat }
}: { $deal }
decided-missed = A missed deal.
decided-missed-deal = { $when }: { $terms }. Everybody in it could expect to gain: { $worth }.
decided-points = Where the points came from.
decided-score = { $seat }: { $companies } from companies, { $colonies } from colonies, { $cash } from cash.

review-winning-deal = The deal that won the match. { $told }

award-best-bluff = Best bluff: { $seat }, for a lie that others acted on ({ $moment }: { $value }).
award-best-deal = Best deal, for { $seat } ({ $moment }): an expected gain of { $value }.
award-best-deal-why = { $terms }. Expected gain: { $worth }.
award-best-move = Move of the match: { $seat } chose to { $action } ({ $moment }). By what { $seat } knew, that was { $value } against the next best choice.
award-steady-hand = Steady hand: { $seat }, the only player without a clear mistake.
award-least-luck = Unluckiest: { $seat } (the cards: { $value }).
award-most-luck = Luckiest: { $seat } (the cards: { $value }).

review-page-luck = What the cards did to each chance to win
review-page-line = Step of the match
review-page-round = R{ $round }
review-page-chance = Chance to win
review-page-points = Points
review-page-all-deals = Every deal
review-page-lies = The most memorable lies
review-page-all-claims = All claims
review-page-results = Result and luck
review-page-at = { $when } (step { $n } of { $steps }):
review-page-band = The bands show how sure the chances are. The chart knows all cards: it is hindsight.
review-page-again = Try it again as { $seat }
review-page-again-how = You take this seat at a new table, alone with bots. You know what the player knew then; the rest is dealt anew. Notes and talk of the earlier rounds stay in the match that was played.
review-page-as = As
review-page-play-on = Play on from here
review-page-picture = Picture to share:
review-page-mark = { $kind ->
    [turn] 1, 2, 3: turning points, the largest first
    [deal] ◆ deals that were struck
   *[lie] ▲ lies
}

# `millions practise`

practice-title = Exercise { $place } of { $number }: you are { $seat }
practice-chance = Your chance to win, by what you know: { $before } before, { $after } after your answer.
practice-better = Better: { $action } ({ $chance }).
practice-good = No other answer we compared is clearly better.
practice-deal = Expected gain, by what each of them knows: { $worth }.
practice-claim = { $listener } believes it: { $after } ({ $moved }).
practice-claim-worth = If the others act on what they believe, it is worth { $money } to you.
practice-claim-nothing = If the others act on what they believe, it is worth next to nothing to you.
practice-nothing-new = Nothing to judge: a look, or what had been said before, decides nothing by itself.
practice-sum = { $count ->
    [one] One answer
   *[other] { $count } answers
}; clear mistakes so far: { $lost } in all.
practice-page-you = You are { $seat }. What do you do?
practice-page-how = Name a price, claim a role, stay or leave. What you cannot know is dealt anew.
practice-page-judging = Your answer is being judged.
practice-page-next = Next exercise
practice-page-seat = Moments of
practice-page-everybody = everybody
practice-page-game = Game
practice-page-any = any
practice-page-own = Practise with this match
