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
review-luck-points = { $points } { $count ->
    [one] point
   *[other] points
}
review-luck-said = Luck: { review-luck-points }
review-luck-how = Luck: by how many points the cards raised or lowered the chance to win, against the other cards that could have come. +10 points: from 30% to 40%. Only what is drawn counts{ $game ->
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
            [0] 1, which did not work
           *[other] 1, which worked
        }
       *[other] { $lies }, { $believed ->
            [0] none
           *[other] { $believed }
        } of which worked
    }
}
review-chances = Chances to win, from the first card to the last
review-open = The chart knows all cards: it is hindsight.
review-turns = Turning points
review-deals = Deals
review-bluffs = Lies
review-decisions = Other decisions that cost something
review-awards = Awards
review-judge = Method: simulated games (version { $version }). To know a chance, quick bots play on from that moment, many times. A decision is judged by what its player knew then, over the cards that fitted. Luck is what the cards added, against every card that could have come.
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

review-turn = { $when }: { $seat } chose to { $action }. Chance to win { $same ->
    [yes] { $after }
   *[no] { $before } → { $after }
}.
review-better-chance = Better: { $action }, for a chance of { $chance }: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
review-next-best = Next best: { $action }, for a chance of { $chance }.
review-no-other = No other action that was compared is surely better or worse.
review-why = Why: { $facts }.
review-why-chosen = Why it is better to { $action }: { $facts }.
review-hindsight = In hindsight, with all cards open: { $before } → { $after }. { $choice ->
    [bad-down] So it was no bad luck: a bad choice already by what { $seat } knew.
    [bad-up] It went well by luck: by what { $seat } knew, it was a bad choice.
    [fine-down] Bad luck, not a bad choice: { $seat } could not know it.
   *[fine-up] It went well, too.
}
review-leave = leave
review-stay = stay for the heist
review-take-out = let { $character } leave
review-again = Try line { $n } again:
review-accept = agree to “{ $terms }”
review-decline = decline “{ $terms }”
review-decision = { $when }: { $seat } chose to { $action }. That cost { $loss } points of the chance to win. Better: { $better }.
review-money-apart = In money that deal was worth { $money } to { $seat }; it lowered the chance to win all the same.
review-worth = { $money } to { $seat }
review-deal = { $when }: { $seat } proposed “{ $terms }”: { $outcome ->
    [struck] struck
    [declined] declined
    [taken-back] taken back
   *[lapsed] lapsed
}. Worth { $worth }.
review-deals-how = What a deal is worth: the money it brings, by what each player knew, against a heist in which everybody stays.
review-together = Together: { $money }.
review-left = Left on the table: { $money }.
review-missed = By what they knew then, everybody in it would have gained.
review-better-without = In fact { $seats } did better without it.
review-rightly = { $seat } did well to decline it ({ $moment }): the chance to win was better without it.
review-prices = Both do well at any price from { $low } to { $high }.
review-one-price = Both do well at a price of { $price }.
review-no-price = There is no whole price at which both do well.
review-claim = { $when }: { $seat } said: { $role } ({ $true ->
    [yes] true
   *[no] a lie
}).
review-claim-moved = { $when }: { $seat } said: { $role } ({ $true ->
    [yes] true
   *[no] a lie
}). { $listener } had most reason to believe it: { $after } (before: { $before }).
review-lie = { $kind ->
    [earned] The lie that earned most.
    [believed] The lie that was most believable.
   *[boldest] The boldest lie.
} { $told }
review-earned = Worth { $money } to { $seat }, if the others do what they have reason to do.
review-followed = { $seats } then acted on it.
review-doubt = { $seat } could have doubted it: { $evidence ->
    [seen] { $seat } had seen the card
    [own] { $seat } held that role, and no other card of it was shown
    [none] no card of that role was shown
   *[cards] the cards spoke against it
} ({ $chance } by the cards alone).

# Reasons for the better of two actions: $then is a figure after it, $now after the other one.

why-and = { $first }; { $second }
why-same-role = by what { $seat } knew, { $other } was { $role } too ({ $then })
why-doubled = by what { $seat } knew, somebody else in the heist was { $role } too ({ $then })
why-alone = by what { $seat } knew, nobody else in the heist was { $role } ({ $then })
why-holds = by what { $seat } knew, somebody in the heist was { $role } ({ $then }), less often { $other_role } ({ $now })
why-agrees = { $seat } agrees in { $then } of the simulations
why-all-agree = the others agree in { $then } of the simulations
why-wins = { $seat } wins in this round in { $then } of the simulations, otherwise in { $now }
why-eliminated = { $seat } has a character eliminated in { $then } of the simulations, otherwise in { $now }
why-leaves = { $seat } leaves in { $then } of the simulations, otherwise in { $now }
why-money = { $seat } ends the round with { $then } on average, otherwise with { $now }
why-exchange = the Exchange pays { $seat } { $then } M on average, otherwise { $now } M
why-buys = { $seat } buys { $then } cards in this round on average, otherwise { $now }
why-companies = the companies of { $seat } are worth { $then } points on average, otherwise { $now }
why-colonies = the colonies of { $seat } are worth { $then } points on average, otherwise { $now }
why-points = the position of { $seat } is worth { $then } points on average, otherwise { $now }

decided-title = What decided it
decided-swing = The biggest swing.
decided-swing-was = { $when }: with all cards open, { $you ->
    [yes] your
   *[no] { $seat }’s
} chance to win { $way ->
    [up] rose
   *[down] fell
} from { $before } to { $after }.
decided-by = { $way ->
    [up] Above all thanks to { $mine ->
        [yes] you: you
       *[no] { $seat }, who
    } chose to { $action }.
   *[down] Above all because { $mine ->
        [yes] you
       *[no] { $seat }
    } chose to { $action }.
}
decided-clashed = Above all because { $seats } sent the same role.
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
    [up] Above all thanks to
   *[down] Above all because of
} { $how ->
    [heist] how the heist ended
    [choices] the choice of roles
   *[cards] the cards
}.
decided-won = What won it.
decided-turned = { $when }: { $seat } chose to { $action }. Chance to win: { $before } before, { $after } after.
decided-luck = Luck.
decided-lucky = { $way ->
    [up] The cards gave { $seat } { $points } points of the chance to win.
   *[down] { $seat } won although the cards took { $points } points of the chance to win.
}
decided-luckiest = { $way ->
    [up] The cards gave { $seat } { $points } points of the chance to win, above all { $draw } ({ $moment }: { $share }).
   *[down] { $seat } won although the cards took { $points } points of the chance to win, above all { $draw } ({ $moment }: { $share }).
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
    [one] 1 lie, { $believed ->
        [0] which did not work
       *[other] which worked
    }
   *[other] { $lies } lies, { $believed ->
        [0] none
       *[other] { $believed }
    } of which worked
}.
decided-dearest = The dearest deal.
decided-costliest = The costliest choice.
decided-yours = Your costliest choice.
decided-your-swing = Your biggest swing.
decided-clean = You made no clear mistake.
decided-best = The best deal.
decided-deal = { $when }: { $deal }
decided-missed = The deal that should have been taken.
decided-missed-deal = { $when }: { $terms }. By what they knew then, everybody in it would have gained: { $worth }.
decided-none-missed = No deal was missed that was good for everybody in it.
decided-points = Where the points came from.
decided-score = { $seat }: { $companies } from companies, { $colonies } from colonies, { $cash } from cash.

review-winning-deal = The deal that won the match ({ $moment }): { $terms }. With all cards open, it raised { $seat }’s chance to win from { $before } to { $after }.

award-best-bluff = Best bluff: { $seat }, for a lie that others acted on ({ $moment }: worth { $value }).
award-best-deal = Best deal: { $seat }, who gained { $value } in a single deal ({ $moment }).
award-best-deal-why = { $terms }: by what they knew worth { $worth }. No other deal gained more.
award-best-move = Move of the match ({ $seat }, { $moment }): { $action }. By what { $seat } knew, it was worth { $value } points of the chance to win.
award-steady-hand = Steady hand: { $seat }, the only one without a clear mistake.
award-least-luck = Unluckiest: { $seat } (the cards took { $value } points of the chance to win).
award-most-luck = Luckiest: { $seat } (the cards gave { $value } points of the chance to win).

review-page-luck = Luck of each player, in points of the chance to win
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
practice-better = Better: { $action }. Your answer costs { $loss } points.
practice-good = No other answer we compared is clearly better.
practice-deal = By what each of them knows, the deal is worth { $worth }.
practice-claim = { $listener } now gives it { $after } ({ $moved } points).
practice-claim-worth = If the others act on what they believe, it is worth { $money } to you.
practice-claim-nothing = If the others act on what they believe, it is worth next to nothing to you.
practice-nothing-new = Nothing to judge: a look, or what had been said before, decides nothing by itself.
practice-sum = { $count ->
    [one] One answer
   *[other] { $count } answers
}; clear mistakes so far: { $lost } points.
practice-page-you = You are { $seat }. What do you do?
practice-page-how = Name a price, claim a role, stay or leave. What you cannot know is dealt anew.
practice-page-judging = Your answer is being judged.
practice-page-next = Next exercise
practice-page-seat = Moments of
practice-page-everybody = everybody
practice-page-game = Game
practice-page-any = any
practice-page-own = Practise with this match
