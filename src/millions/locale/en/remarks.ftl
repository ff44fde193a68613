# What bots say aloud, each in its own tone ($tone is the kind of bot).
#
# because-*: why it makes an offer; $role is a role that is shown more than once, $amount the price.
# reply-*: its answer to what somebody said; $amount is the price it would take.
# comment-*: a word about what it does, or about what has befallen it, in several wordings: the second
# ends in -1. A bot says none of them twice in a match.
#
# Every sentence must be true whenever its key is said, in every tone (tests/bots/test_true_reasons.py):
#   double   the role is shown more than once; both of us two, and nobody else who is in, have said that we are it
#   fewer    I pay, you leave      worth    you pay, I leave      demand   you pay and leave
#   crowd    $amount players who are in, I among them, claim the role by now; it is shown more than once
#   counter  you named a price for the same departure in this round; mine differs from it by 1
#   agreed   you have agreed to the price that I had named, and I propose that deal
#   gladly   I would agree at the price you named      soon   I would agree to what you have proposed
#   more     I would agree at $amount, which is more than you named
#   no       I would not agree, and where one of us two pays the other for leaving, at no price
#   never    there is no price you could pay at which I would agree to leave
#   since    I have named that price to you, somebody has left since, and now I would agree to it no more
#   less     you would leave for a price; I would agree at $amount, which is less
#   pays     I would pay $amount if you leave; you have named no price
#   sign     you have agreed in talk to what I have proposed, and an offer binds only if it is accepted
#   still    that is the price that I have named to you before in this round
#   moved, revised   it is another price than before; somebody has left since (moved), or not
#   hope     I decline to leave, though I may gain by it: I would rather stay      slim   I gain by it, but too little
#   cheap    you gain far more by my leaving than you pay      dear   your leaving is not worth that much to me
#   crown    you could win the game by the heist that would follow      broke   you have less money than that, or none
#   another  a third player could win so, who could not otherwise, or whom it makes likelier to
#   bluff    both of us have said $role, and I hold it for unlikely that you are it
#   threat, calm, unclear   you have said that a player may win: by this heist they could, could not, or could not
#            unless somebody leaves
#   ditto    another bot has said in this round, word for word, what I would answer
#
# Several have more wordings, ending in -1 and -2: a bot says one that it has not said before in the match.
#   out, gone   I have left, you have left      later   nobody negotiates now
#   both     you have said that both of us are of a role that is shown more than once; or you say such a role, and I
#            have said it, too
#   chat     you have greeted us      flattered   you have praised me      accused   you have called me a liar
#   banter   nobody bargains here      ahead   the levels of your companies add up to more than anybody else's
#   truce, pact   you ask for a truce, and I keep it until the end of the next round (pact: once more)      war   I agree to none
#   respite  in the last round: a truce until the end of the game
#   wary, covets   I agree to none, for you lead alone by the points that lie open; for a company of yours would complete a set of mine
#   spoils   you complain of a takeover      gifts   you want to give money, or to get some: the rules know no gifts
#   leads, target    by the points that lie open $about leads: you have said so, or want me to go after them
#   front, instead   $about leads: you have asked who does or named another; or want me to go after another
#   level, mine, yours   several lead, I do, you do      free   you want me to go after a player, or to keep off a tile: I promise nothing
#   puzzled  I have not understood you      pardon   nor have I here, where we two negotiate: what you said may be
#            about money      dodge   you have said something else that I have not understood
#   defy     you have said that you stay, or that both of us would be out
#   joins, abstains   you say that we both should pay $amount to a third player for leaving; I would, or would not
#   takeover I take over a company of yours      racket, compete   I play the Racket, Unfair competition that hits somebody
#   peek     I look at your colony cards      lead, set   I buy a company and have the most of its type, or a set more
#   taken    you have taken over a company of mine      robbed   a Racket has cost me money (yours, if it says to whom)
#   exchange, slump   the Exchange has just brought me 6 or more, or cost me something beyond what a Racket costs
#   exposed, denounced   you have named my role: I had said another; or had not      alone   nobody but you shares the loot
#   stubborn   we two, and nobody else, were of one role, and are out      applause   you have won      sigh   I have not won      triumph   I have won
#   bluffed  you and I had said the same role, I left without a deal, and you were of another
#   nod      you have said what you are, and I judge it neither way
#   said     I have said what I am      doubt, believe   I hold your claim for unlikely, for likely

because-double = { $tone ->
    [shrewd] We both say { role }. If it is true, one of us must go. My price: { $amount }.
    [honest] We both say { role }. If it is true, one of us must go. I think this is fair.
    [bluffer] We both say { role }! One of us had better go, and not for free.
    [miser] We both say { role }. Let one of us go: it is good money.
    [bully] We both say { role }. One of us goes. My way.
    [gambler] We both say { role }. One of us should go. Deal?
    [grudge] We both say { role }. If it is true, one of us must go. I would remember a no.
   *[other] We both say { role }. If it is true, one of us must go.
}
because-double-1 = { $tone ->
    [shrewd] Two { role } claims, yours and mine. Both cannot be worth much. My price: { $amount }.
    [honest] You say { role }, and so do I. It would be better if one of us went.
    [bluffer] You, { role }? So am I. Let us not quarrel: one goes, one pays.
    [miser] You say { role }, I say { role }. Somebody should earn a little by going.
    [bully] There is room for one { role }. Guess which.
    [gambler] { role } against { role }! Shall we settle it with money?
    [grudge] You say { role }, too. I have noticed. One of us goes.
   *[other] You say { role }, and so do I: one of us should go.
}
because-double-2 = { $tone ->
    [shrewd] Two { role } claims between us. If both are true, neither earns. My price: { $amount }.
    [honest] { role } is what we both say. Better a price than both of us out.
    [bluffer] Both of us { role }? What a coincidence. Let money decide who goes.
    [miser] { role } twice: that is bad for business. Some money mends it.
    [bully] I say { role }. You say { role }. One of us moves.
    [gambler] { role } and { role }! Heads you go, tails I go? Or money.
    [grudge] We both say { role }. I have not forgotten who said what.
   *[other] { role } is what we both say. It would help if one of us went.
}
crowd-size = { $amount ->
    [2] Two
   *[3] Three
}
because-crowd = { $tone ->
    [shrewd] { crowd-size } of us say { role } so far. If it is true, at most one can share: a poor average.
    [honest] { crowd-size } of us say { role } so far. If it is true, at most one can share. Who gives way?
    [bluffer] { crowd-size } of us say { role } so far? Somebody has to go. Not me.
    [miser] { crowd-size } of us say { role } so far. Going costs nothing; staying may.
    [bully] { crowd-size } of us say { role } so far. Somebody goes. Not me.
    [gambler] { crowd-size } of us say { role } so far! Who goes?
    [grudge] { crowd-size } of us say { role } so far. I will remember who stays.
   *[other] { crowd-size } of us say { role } so far. If it is true, at most one can share.
}
because-crowd-1 = { $tone ->
    [shrewd] { crowd-size } of us for { role } now. A crowd is dear: who sells?
    [honest] { crowd-size } of us now, for { role }. Perhaps one of us would rather go.
    [bluffer] { crowd-size } { role } claims already? I smell a lie somewhere.
    [miser] { crowd-size } for { role } now. A crowd shares badly.
    [bully] { crowd-size } for { role } now. Make room.
    [gambler] { crowd-size } for { role }! The odds are getting worse.
    [grudge] { crowd-size } for { role } now. I see who joins in.
   *[other] { crowd-size } of us for { role } now. It is getting crowded.
}
because-crowd-2 = { $tone ->
    [shrewd] { crowd-size } claims to { role }. Each new one makes the others cheaper.
    [honest] { crowd-size } of us say { role }. That is many.
    [bluffer] { crowd-size } times { role }. How popular we are!
    [miser] { crowd-size } of us say { role }. That thins out the profit.
    [bully] { crowd-size } times { role }. Too many for my taste.
    [gambler] { crowd-size } times { role } on the table. This gets exciting!
    [grudge] { crowd-size } of us say { role }. I know your names.
   *[other] { crowd-size } of us say { role }. This may not end well.
}
because-fewer = { $tone ->
    [shrewd] One fewer to share with. You would have your money at once, I would take the risk.
    [honest] I would rather share with one fewer, and I pay for it.
    [bluffer] Take it: this money is yours whatever the cards say.
    [miser] Money now, no risk.
    [bully] One too many here. Out.
    [gambler] Take the money and let me play this one.
    [grudge] Do me this favour. I would remember a no.
   *[other] You would have your money at once, and one fewer would share.
}
because-fewer-1 = { $tone ->
    [shrewd] The share grows with every seat that empties. This is what yours is worth to me.
    [honest] If you leave, there is more for those who stay. You should have a part of it.
    [bluffer] I have a good feeling about this one. Without you.
    [miser] I hate to pay. But for your leaving, this much.
    [bully] Take the money and the door.
    [gambler] Cash in now, and leave the dice to me.
    [grudge] Leave me this one, and we are on good terms.
   *[other] I would rather have you out, and I pay for it.
}
because-fewer-2 = { $tone ->
    [shrewd] What is certain for you is a bet for me. I take the bet.
    [honest] This is honest money: you get it whatever happens in there.
    [bluffer] You look tired. Have some money and rest.
    [miser] I pay at once. That is rare with me.
    [bully] You will not get more from me. Go.
    [gambler] My money, your exit, and the rest is luck.
    [grudge] I pay you well. I expect that you remember it.
   *[other] Safe money for you, the risk for me.
}
because-worth = { $tone ->
    [shrewd] Without me you share with one fewer. That has its price.
    [honest] If I leave, you share with one fewer. I ask { $amount } for that.
    [bluffer] Would you not rather have me out of this heist?
    [miser] I can be had for { $amount }.
    [bully] Pay, and you are rid of me.
    [gambler] For { $amount } this one is yours without me.
    [grudge] I leave if you ask nicely: { $amount }.
   *[other] If I leave, you share with one fewer.
}
because-worth-1 = { $tone ->
    [shrewd] My share is for sale.
    [honest] I would leave you my part of it for this.
    [bluffer] I could spoil this heist for you. Or not.
    [miser] My leaving is cheap, for once.
    [bully] You want me gone. This is what it costs.
    [gambler] Buy me out and roll the dice without me.
    [grudge] I go, and I bear no grudge. That is worth something.
   *[other] I would make room for you, at this price.
}
because-worth-2 = { $tone ->
    [shrewd] A smaller crowd is a larger share. I sell you the difference.
    [honest] I can go, and then there is more for you. I ask a part of that.
    [bluffer] You will miss me. But not my share.
    [miser] I take money for doing nothing. My favourite trade.
    [bully] Pay, and you see me no more this round.
    [gambler] Pay me, and I bet on the next one.
    [grudge] Pay me fairly, and I go quietly.
   *[other] For this I leave the heist to you.
}
because-counter = { $tone ->
    [shrewd] Close. At { $amount } I am in.
    [honest] Not quite. { $amount }, I think, is fair.
    [bluffer] Almost. { $amount }?
    [miser] Not at your price. { $amount }.
    [bully] { $amount }. Take it.
    [gambler] Make it { $amount } and it is done.
    [grudge] All right, but at { $amount }.
   *[other] Let us meet at { $amount }.
}
because-agreed = { $tone ->
    [shrewd] { $amount }, as agreed. Over to you.
    [honest] { $amount }, as we said. Here it is in writing.
    [bluffer] { $amount }, word of honour. It even holds, on paper.
    [miser] { $amount }, as agreed. Not a coin more or less.
    [bully] { $amount }. Sign.
    [gambler] { $amount } it is. Shake on it!
    [grudge] { $amount }, as agreed. I keep my word; keep yours.
   *[other] { $amount }, as agreed.
}
because-demand = { $tone ->
    [bully] You pay, you go. That is how it works here.
   *[other] Pay { $amount } and be safe.
}

reply-gladly = { $tone ->
    [shrewd] That would do. Propose it.
    [honest] Yes. Propose it and I will accept.
    [bluffer] For that? Perhaps. Propose it and see.
    [miser] Show me the money first.
    [bully] Fine. Hurry, before I change my mind.
    [gambler] Deal! Propose it.
    [grudge] From you? All right, propose it.
   *[other] I could agree to that. Propose it.
}
reply-gladly-1 = { $tone ->
    [shrewd] The figures fit. Put it on the table.
    [honest] That is fair. Put it on the table and I accept.
    [bluffer] You may have found my price. Propose it.
    [miser] I count that as enough. Propose it.
    [bully] All right. Propose it.
    [gambler] You are on! Propose it.
    [grudge] I will take that. Propose it.
   *[other] That suits me. Propose it.
}
reply-soon = { $tone ->
    [bully] Yes, yes. In a moment.
    [bluffer] Perhaps sooner than you think.
    [gambler] With pleasure!
   *[other] Yes. One moment.
}
reply-more = { $tone ->
    [shrewd] Make it { $amount }.
    [honest] I would need { $amount }.
    [bluffer] For { $amount } I forget this heist.
    [miser] That costs { $amount }.
    [bully] { $amount }. Pay.
    [gambler] Say { $amount } and I am gone.
    [grudge] For you, { $amount }.
   *[other] I would want { $amount } for that.
}
reply-more-1 = { $tone ->
    [shrewd] The figure is { $amount }.
    [honest] With { $amount } I could go.
    [bluffer] At { $amount } you would never see me again. This round.
    [miser] { $amount } in my hand, and I go.
    [bully] I want { $amount }. Now.
    [gambler] { $amount }, and I walk!
    [grudge] { $amount }, and no hard feelings.
   *[other] At { $amount } I would go.
}
reply-more-2 = { $tone ->
    [shrewd] My sums say { $amount }.
    [honest] { $amount } would be fair to me.
    [bluffer] { $amount } buys you a clear view without me.
    [miser] I go for { $amount }, and I count them.
    [bully] Too little. { $amount }.
    [gambler] Raise it to { $amount } and I am off!
    [grudge] { $amount }. You owe me that.
   *[other] It takes { $amount } for that.
}
reply-less = { $tone ->
    [shrewd] Close, but not quite: { $amount }.
    [honest] I could give { $amount } for that, no more.
    [bluffer] For { $amount } I might even say thank you.
    [miser] { $amount }. Not a coin more.
    [bully] { $amount }, and be quick.
    [gambler] { $amount } and you are free!
    [grudge] For you, { $amount }.
   *[other] I would pay { $amount } for that.
}
reply-less-1 = { $tone ->
    [shrewd] My figure is { $amount }.
    [honest] { $amount } is what it is worth to me.
    [bluffer] { $amount }, and I will miss you.
    [miser] I can spare { $amount }. It hurts already.
    [bully] You get { $amount }. Go.
    [gambler] I bet { $amount } on your leaving!
    [grudge] { $amount } from me, and we are even.
   *[other] I could go to { $amount }.
}
reply-less-2 = { $tone ->
    [shrewd] At { $amount } it adds up for me.
    [honest] I would pay { $amount }; above that I would lose.
    [bluffer] { $amount } in coins, the rest in compliments.
    [miser] { $amount }, counted twice.
    [bully] Down to { $amount }, or nothing.
    [gambler] Let us say { $amount }, and off you go!
    [grudge] { $amount }. I do not forget who asks for more.
   *[other] { $amount } is what I would give.
}
reply-pays = { $tone ->
    [shrewd] I could pay { $amount }. Is it a deal?
    [honest] I could give { $amount } for that.
    [bluffer] { $amount }. Do not tell the others.
    [miser] { $amount }. That is all.
    [bully] { $amount }. Take it and go.
    [gambler] { $amount }, and the table is mine!
    [grudge] For you, { $amount }.
   *[other] I would pay { $amount } for that.
}
reply-sign = { $tone ->
    [shrewd] Good. Accept my offer, then.
    [honest] Good! Then accept my offer: only that counts.
    [bluffer] Words, words. Accept my offer, and I believe you.
    [miser] Then accept my offer, before I count again.
    [bully] Then accept my offer. Now.
    [gambler] All right: accept my offer!
    [grudge] Good. Accept my offer, then.
   *[other] Then accept my offer.
}
reply-still = { $tone ->
    [shrewd] My price stands: { $amount }.
    [honest] As I said: { $amount }.
    [bluffer] Still { $amount }. Even I stick to that.
    [miser] { $amount }, as before.
    [bully] { $amount }. I do not repeat myself twice.
    [gambler] { $amount }, I said!
    [grudge] { $amount }. I remember what I said.
   *[other] As I said: { $amount }.
}
reply-still-1 = { $tone ->
    [shrewd] It has not changed: { $amount }.
    [honest] It is still { $amount }.
    [bluffer] Ask a third time and it is still { $amount }.
    [miser] { $amount }. I have counted it again.
    [bully] { $amount }. Clear enough?
    [gambler] Still { $amount }!
    [grudge] { $amount }. You heard me.
   *[other] It is still { $amount }.
}
reply-moved = { $tone ->
    [shrewd] That was before somebody left. It is { $amount } now.
    [honest] Somebody has left since. By now it is { $amount }.
    [bluffer] The company has changed, and so has the price: { $amount }.
    [bully] Somebody left. Now it is { $amount }.
    [gambler] New line-up, new price: { $amount }!
   *[other] Somebody has left since I named a price. It is { $amount } now.
}
reply-revised = { $tone ->
    [shrewd] I have done the sums again: { $amount }.
    [honest] I have thought again, sorry: { $amount }.
    [bluffer] Did I say something else? { $amount }.
    [miser] On reflection: { $amount }.
    [bully] I changed my mind. { $amount }.
    [gambler] Let us say { $amount } after all!
    [grudge] After all this: { $amount }.
   *[other] I have thought again: { $amount }.
}
reply-no = { $tone ->
    [shrewd] No. I am better off without that.
    [honest] No, thank you. That would not be good for me.
    [bluffer] No, no. Not with me.
    [miser] No. Not worth it.
    [bully] No.
    [gambler] No, not this time.
    [grudge] No. Not for you.
   *[other] No, that is not for me.
}
reply-no-1 = { $tone ->
    [shrewd] I have compared: as it is now is better for me.
    [honest] That would leave me worse off, so no.
    [bluffer] Tempting. For you.
    [miser] I would lose by it. No.
    [bully] Forget it.
    [gambler] I would rather play on.
    [grudge] No. Find somebody else.
   *[other] No, I do better without.
}
reply-no-2 = { $tone ->
    [shrewd] I have done the sums twice: no.
    [honest] I have thought about it: no.
    [bluffer] My answer is no, and for once I mean it.
    [miser] My purse says no.
    [bully] Still no.
    [gambler] No deal!
    [grudge] Ask me nicely another time. Now, no.
   *[other] I would rather not.
}
reply-never = { $tone ->
    [shrewd] I have done the sums: nothing you could pay is worth it to me.
    [honest] At no price you could pay, I am afraid. I do better by staying.
    [bluffer] I am not for sale this time. Really.
    [miser] Imagine: at no price you could pay.
    [bully] Nothing you have. I stay.
    [gambler] At no price: I want to see this one!
    [grudge] For you, at no price.
   *[other] At no price you could pay: I would rather stay.
}
reply-never-1 = { $tone ->
    [shrewd] No price of yours adds up for me. I stay.
    [honest] I have thought about it: nothing you could pay makes up for my leaving.
    [bluffer] Keep your money: I stay. No bluff.
    [miser] Your money does not reach as far as that.
    [bully] You cannot pay me enough.
    [gambler] This one I play, whatever you pay.
    [grudge] You could not pay that.
   *[other] You could not pay enough for that.
}
reply-since = { $tone ->
    [shrewd] That was before somebody left. By now it does not add up.
    [honest] I am sorry: that was before somebody left. As things are now, I would rather not.
    [bluffer] I did say that. But somebody has left since, and now I do not want to.
    [miser] That was before somebody left. It is not worth it any more.
    [bully] That was before somebody left. Now: no.
    [gambler] That was before somebody left. New line-up, new game: no!
    [grudge] I know what I said. But somebody has left since, so no.
   *[other] That was before somebody left. Now I would rather not.
}
reply-hope = { $tone ->
    [shrewd] No. I hope for more by staying.
    [honest] Thank you, but I hope for more by staying.
    [bluffer] Leave? When it is just getting interesting?
    [bully] I am staying. Others will go first.
    [gambler] I feel lucky: I stay.
   *[other] I hope for more if I stay.
}
reply-hope-1 = { $tone ->
    [shrewd] Staying promises me more than that.
    [honest] I think that I do better by staying.
    [bluffer] And miss the best part? I stay.
    [miser] There is more to be had in there.
    [bully] I stay. Get used to it.
    [gambler] I like my odds. I stay.
    [grudge] I stay. You go, if you like.
   *[other] I would rather stay and see.
}
reply-hope-2 = { $tone ->
    [shrewd] I have weighed it: I stay.
    [honest] It is a fair offer, but I would rather stay.
    [bluffer] I am not going anywhere.
    [miser] What waits in there is worth more to me.
    [bully] I stay for this one. Move over.
    [gambler] All or nothing: I stay.
    [grudge] No. I will see this one through.
   *[other] I stay for this one.
}
reply-slim = { $tone ->
    [shrewd] That gains me too little.
    [honest] It would gain me something, but too little.
    [miser] Too small a gain.
    [bully] Too little.
    [grudge] Too little, after what has been between us.
   *[other] That gains me too little.
}
reply-slim-1 = { $tone ->
    [shrewd] A gain, but too small to be worth it.
    [honest] There is a little in it for me, but not enough.
    [bluffer] For so little I do not even bluff.
    [miser] Crumbs.
    [bully] Peanuts.
    [gambler] Too small a win for me.
    [grudge] From you I need more than that.
   *[other] It is a little, but not enough.
}
reply-cheap = { $tone ->
    [shrewd] It is worth far more than that to you.
    [honest] I think you gain far more by it than you pay.
    [miser] You would make the better bargain. No.
    [bully] You would be laughing. No.
   *[other] You would gain far more by it than I.
}
reply-cheap-1 = { $tone ->
    [shrewd] You gain the most of it.
    [honest] I think you would do far better out of this than I.
    [bluffer] You would make a fortune on me.
    [miser] You profit, I watch. No.
    [bully] And you keep the rest? No.
    [gambler] You would be the lucky one there.
    [grudge] You win, I smile? No.
   *[other] You would have the better part of it.
}
reply-dear = { $tone ->
    [shrewd] It is not worth that much to me.
    [honest] I cannot pay that much for it.
    [miser] Too dear. Everything is.
    [bully] You are not worth that.
   *[other] That is more than it is worth to me.
}
reply-dear-1 = { $tone ->
    [shrewd] That is above what I have worked out.
    [honest] That is more than I can give for it.
    [bluffer] That much? You must be joking.
    [miser] My purse hurts at the thought.
    [bully] Too much for you.
    [gambler] Even I do not bet that much.
    [grudge] That much, to you? No.
   *[other] That is too much for me.
}
reply-crown = { $tone ->
    [shrewd] And let you win the game? No.
    [honest] That could let you win the game. I would rather not.
    [bluffer] You nearly had me. But that could make you the winner.
    [miser] It could cost me the game. No.
    [bully] So that you can win? No.
    [gambler] And hand you the game? Not even I would bet on that.
    [grudge] So that you can win? You, of all people?
   *[other] No: that could let you win the game.
}
reply-another = { $tone ->
    [shrewd] Then another player could win the game. No.
    [honest] That could let another player win the game. I would rather not.
    [bully] And let somebody else win? No.
    [gambler] And hand somebody else the game? Not even I would bet on that.
   *[other] No: that could let another player win the game.
}
reply-bluff = { $tone ->
    [shrewd] You, { role }? I have done the sums, and I do not believe it.
    [honest] To be honest, I do not believe that you are { role }.
    [bluffer] You, { role }? I know a bluff when I see one.
    [miser] { role }, you? I pay for no fairy tales, and I do not leave for one.
    [bully] You, { role }? Never.
    [gambler] I bet that you are not { role }.
    [grudge] You, { role }? I do not believe you. I will see.
   *[other] I do not believe that you are { role }.
}
reply-bluff-1 = { $tone ->
    [shrewd] By my sums you are probably not { role }. I stay.
    [honest] I doubt that you are { role }, so I stay.
    [bluffer] { role }? I say that, too, when I want money.
    [miser] Your { role } is not worth a coin to me.
    [bully] You are no { role }.
    [gambler] { role }? I call your bluff.
    [grudge] { role }? I have heard that before.
   *[other] I think that you are not { role }.
}
reply-threat = { $tone ->
    [shrewd] True, this heist could be enough. It is in all our interest to stop it.
    [honest] You are right: it could happen in this heist.
    [bluffer] For once I say it too: this heist could be enough.
    [miser] That could happen now. It would cost us all.
    [bully] Yes. Not while I am here.
    [gambler] This heist could do it. Who bets against?
    [grudge] I see it. Remember it when you deal.
   *[other] Yes, this heist could be enough for that.
}
reply-calm = { $tone ->
    [shrewd] I have counted: not in this heist.
    [bluffer] Not in this heist. Trust me, for once.
    [bully] Calm down. Not in this heist.
    [gambler] Not in this heist. Too bad, it would be exciting.
   *[other] Not in this heist, as things are.
}
reply-unclear = { $tone ->
    [shrewd] With everybody in, no. If some leave, it could be enough.
    [honest] Not with all who are in now. If some of us leave, I cannot rule it out.
    [bluffer] Not with this many in. But who knows who leaves?
    [bully] Not with all of us in. So watch who leaves.
    [gambler] Only if somebody leaves. I would not bet against it.
   *[other] Not with all who are in now. If some leave, perhaps.
}
reply-ditto = { $tone ->
    [bully] Same here.
    [gambler] Same for me!
   *[other] The same goes for me.
}
reply-ditto-1 = { $tone ->
    [bully] What they said.
    [gambler] I am with them on this!
   *[other] I say the same.
}
reply-broke = { $tone ->
    [shrewd] You do not have that much.
    [honest] I am afraid you do not have the money.
    [bluffer] With what money?
    [miser] I have counted your money. It is not there.
    [bully] With what money?
   *[other] You do not have the money.
}
reply-out = { $tone ->
    [shrewd] I am out. Ask me again next round.
    [honest] I have left, so I cannot make deals this round.
    [bully] I am out. Sort it out yourselves.
    [gambler] I am out, alas! Next round.
   *[other] I am out: no more deals with me this round.
}
reply-gone = { $tone ->
    [shrewd] You have left already: nothing to deal with this round.
    [honest] You have left, so we cannot deal this round.
    [bully] You are out. Be quiet and watch.
   *[other] You are out already: no deals between us this round.
}
reply-later = { $tone ->
    [shrewd] Not now. When we negotiate.
    [honest] Let us talk about that when we negotiate.
    [bully] Not now.
    [gambler] Patience! When the bargaining starts.
   *[other] Not now: when we negotiate.
}
reply-perhaps = { $tone ->
    [shrewd] That depends on the figures.
    [honest] I will think about it, honestly.
    [bluffer] Maybe. Maybe not.
    [miser] I am still counting.
    [bully] I do as I please.
    [gambler] We will see how the cards fall.
    [grudge] Depends. I have a good memory.
   *[other] Perhaps.
}
reply-perhaps-1 = { $tone ->
    [shrewd] I have not finished my sums.
    [honest] I am not sure yet.
    [bluffer] Who knows? Not you.
    [miser] I decide nothing in a hurry.
    [bully] We will see.
    [gambler] Could be!
    [grudge] We will see how you behave.
   *[other] We will see.
}
reply-patience = { $tone ->
    [shrewd] Thinking is cheaper than losing.
    [honest] One moment, please.
    [bluffer] Nervous?
    [miser] Time costs nothing.
    [bully] You wait for me.
    [gambler] All right, all right!
    [grudge] No need to push.
   *[other] All in good time.
}
reply-said = { $tone ->
    [honest] I have said what I am, and it is true.
    [bluffer] I have said it. Would I lie?
    [bully] I have said it. Once is enough.
   *[other] I have said all I have to say about that.
}
reply-doubt = { $tone ->
    [shrewd] By my count, hardly.
    [honest] I find that hard to believe.
    [bluffer] A liar knows a liar.
    [bully] Nonsense.
   *[other] I doubt it.
}
reply-believe = { $tone ->
    [honest] I believe that.
    [bully] For once, I believe it.
   *[other] That may well be.
}
reply-welcome = { $tone ->
    [bully] Yes, yes.
    [miser] Thanks don’t pay.
    [grudge] Noted. Favourably.
    [gambler] Any time!
   *[other] You are welcome.
}
reply-shrug = { $tone ->
    [shrewd] Your choice.
    [honest] That is your right.
    [bluffer] You will see.
    [bully] So what.
    [grudge] I heard that.
   *[other] I take note.
}
reply-shrug-1 = { $tone ->
    [shrewd] I reckon with that.
    [honest] I hear you.
    [bluffer] Think so if you like.
    [bully] I have heard worse.
    [grudge] Noted.
   *[other] That is for you to say.
}
reply-chat = { $tone ->
    [shrewd] Good day. Let us see how the figures fall.
    [honest] Hello! A pleasure to play with you.
    [bluffer] Hello! I am entirely harmless.
    [miser] Good day. Greetings are free.
    [bully] Yes, hello. Play.
    [gambler] Hello! Let us play.
    [grudge] Hello. I never forget a face.
   *[other] Hello!
}
reply-flattered = { $tone ->
    [shrewd] Thank you. It was only arithmetic.
    [honest] Thank you, that is kind.
    [bluffer] You flatter me. Do go on.
    [miser] Praise costs nothing. I take it.
    [bully] I know.
    [gambler] Thank you! Luck helped.
    [grudge] Thank you. Noted, favourably.
   *[other] Thank you.
}
reply-accused = { $tone ->
    [shrewd] You will see.
    [honest] I have said nothing untrue.
    [bluffer] Me? You wound me.
    [miser] Words are free. Believe what you like.
    [bully] Prove it.
    [gambler] Bet on it?
    [grudge] I will remember that you said that.
   *[other] Think what you like.
}
reply-both = { $tone ->
    [shrewd] If so, one of us should go. Plain arithmetic.
    [honest] If that is so, one of us had better go.
    [bluffer] If so, I know who goes. Not me.
    [bully] Then you go.
    [gambler] If so: who blinks first?
   *[other] If that is so, one of us should go.
}
reply-banter = { $tone ->
    [shrewd] Talk is cheap. Companies are not.
    [honest] I know more about companies than about conversation, but thank you.
    [bluffer] If you say so, it must be true. Like everything I say.
    [miser] Words are free, so go on.
    [bully] Less talk, more money.
    [gambler] Ha! Tell me again at the Exchange.
    [grudge] I am listening. And remembering.
   *[other] I am better at business than at conversation.
}
reply-ahead = { $tone ->
    [shrewd] Nobody has more company levels than you. I would keep quiet about it.
    [honest] Your companies are the strongest here. I can only admire them.
    [bluffer] With companies like yours I would be talkative too.
    [miser] With companies like yours you can afford a chat.
    [bully] Enjoy your fine companies while you have them.
    [gambler] You are out in front with those companies! For now.
    [grudge] The strongest companies of all, and still talking. Noted.
   *[other] With companies like yours I would be cheerful too.
}
reply-truce = { $tone ->
    [shrewd] Agreed. I take over nothing of yours until the end of the next round.
    [honest] With pleasure: I take over none of your companies until the end of the next round.
    [bluffer] On my honour: no takeover of yours by me until the end of the next round.
    [miser] Takeovers are dear anyway. Agreed, until the end of the next round.
    [gambler] Peace until the end of the next round? You are on.
   *[other] A fair idea: I take over nothing of yours until the end of the next round.
}
reply-truce-1 = { $tone ->
    [shrewd] It pays us both. Until the end of the next round I leave your companies alone.
    [honest] Yes, let us. None of your companies will be mine before the end of the next round.
    [bluffer] You have my word, and I mean this one: nothing of yours until the end of the next round.
    [miser] A promise costs nothing. Until the end of the next round I buy none of your companies.
    [gambler] Deal! I hunt elsewhere until the end of the next round.
   *[other] Agreed: until the end of the next round your companies are safe from me.
}
reply-pact = { $tone ->
    [shrewd] Our truce suits me. Until the end of the next round, then.
    [honest] Gladly once more, until the end of the next round.
    [bluffer] Again? I kept my word once, so why not: until the end of the next round.
    [miser] Still cheaper than war. Until the end of the next round.
    [gambler] Another round of peace. I can wait.
   *[other] As before: until the end of the next round I take nothing from you.
}
reply-pact-1 = { $tone ->
    [shrewd] The truce holds: no takeover of yours by me until the end of the next round.
    [gambler] Peace it stays, until the end of the next round.
   *[other] Once more, then: no takeover of yours by me until the end of the next round.
}
reply-war = { $tone ->
    [bully] No. What I want, I take.
    [grudge] Peace? I promise nothing.
   *[other] Thank you, but I make no such promise.
}
reply-war-1 = { $tone ->
    [bully] Still no.
    [grudge] As before: I promise nothing.
   *[other] Again, thank you, but I make no such promise.
}
reply-respite = { $tone ->
    [shrewd] Agreed: I take over nothing of yours before the game is over.
    [honest] With pleasure: your companies stay yours, as far as I am concerned, until the end.
    [bluffer] My last promise of the evening: I take over nothing of yours.
    [miser] Agreed. I leave your companies alone until the points are counted.
    [gambler] One round to go, and I hunt elsewhere. You are on.
   *[other] Agreed: I take over nothing of yours in this last round.
}
reply-wary = { $tone ->
    [shrewd] No. You lead by what lies open, and a truce would help you most.
    [bluffer] A truce with the player in front? Even I would not claim that is clever.
    [miser] You lead by what lies open. I cannot afford a truce with you.
    [gambler] You are out in front! Catching you is my best bet, so no truce.
   *[other] Not now: you lead by what lies open, so I keep my hands free.
}
reply-covets = { $tone ->
    [shrewd] No. One of your companies would complete a set of mine. I will not promise that away.
    [bluffer] I could say yes. But a company of yours would complete a set of mine, so no.
    [miser] One of your companies would complete a set of mine, and sets are points. No truce.
    [gambler] You have a company that would complete a set of mine. I like my chances, so no.
   *[other] Not today: one of your companies would complete a set of mine.
}
reply-spoils = { $tone ->
    [shrewd] Nothing personal. A takeover is arithmetic, and its price goes to the owner.
    [honest] I know that it hurts. At least its price goes to the owner.
    [bluffer] Would you believe me if I said that it breaks my heart?
    [miser] What a takeover costs! Believe me, it hurts both sides.
    [bully] That is business. Hold on to your companies.
    [gambler] You win some, you lose some. The next round is another one.
    [grudge] I keep accounts, too. In mine, nobody owes anybody anything.
   *[other] It is part of the game, I am afraid. The price goes to the owner, who can buy again.
}
reply-spoils-1 = { $tone ->
    [shrewd] I would expect the same of you.
    [honest] You have every right to be cross with me.
    [bluffer] Think of it as a compliment to your company.
    [miser] Companies come and go. Money should come.
    [bully] Complain to the Exchange.
    [gambler] Win the Exchange, and you can do the same.
    [grudge] I understand. I would remember it, too.
   *[other] I see that you are cross. I would be, too.
}
reply-gifts = { $tone ->
    [shrewd] No money can be given here: the rules have no way to pay me. A truce can be promised.
    [honest] Thank you, but players cannot give each other money here. A truce I may promise, if you ask.
    [bluffer] I would take your money gladly, but the rules allow no gifts. Ask for a truce instead.
    [miser] It pains me: money cannot be given here. Only a truce can be promised.
    [bully] You cannot give money here. Ask for a truce, and hear my no.
    [gambler] No gifts of money in this game, alas! A truce is all that can be promised.
    [grudge] Money cannot be given here. Words can: ask for a truce, and I remember it.
   *[other] Players cannot give each other money in this game. A truce can be promised: ask for one.
}
reply-leads = { $tone ->
    [shrewd] My sums say the same: by the points that lie open, { $about } leads.
    [honest] Yes, by the points that lie open { $about } leads.
    [bluffer] { $about } leads, by the points one can see. I would not lie about that.
    [miser] Yes, { $about } has the most points one can see. It pains me too.
    [bully] I can see that { $about } leads.
    [gambler] { $about } is out in front, yes! By what lies open.
    [grudge] { $about } leads by what lies open. I have noted it.
   *[other] True: by the points that lie open, { $about } leads.
}
reply-front = { $tone ->
    [shrewd] By the points that lie open, it is { $about } who leads.
    [bully] { $about } leads. Count the open points.
    [gambler] By what lies open, { $about } is out in front!
   *[other] By the points that lie open, { $about } leads.
}
reply-level = { $tone ->
    [gambler] By what lies open nobody leads alone. I love it!
   *[other] By the points that lie open, nobody leads alone.
}
reply-mine = { $tone ->
    [shrewd] By the points that lie open, I lead. What is hidden counts too.
    [bluffer] I would rather not say it, but by what lies open I lead.
    [bully] I lead. Look at the open points.
    [gambler] By what lies open I am out in front! For now.
   *[other] By the points that lie open, I lead at the moment.
}
reply-yours = { $tone ->
    [shrewd] By the points that lie open, you lead yourself.
    [bully] You lead. I can count.
    [grudge] You lead by what lies open. I have noted it.
   *[other] By the points that lie open, it is you who leads.
}
reply-target = { $tone ->
    [shrewd] { $about } leads, true. But I do what pays me, and promise nothing.
    [honest] { $about } does lead by what lies open, but I promise nothing.
    [bluffer] { $about } leads, yes. What I do about it you will see.
    [miser] { $about } leads, and stopping that costs money. I promise nothing.
    [bully] { $about } leads. I choose my own prey.
    [grudge] { $about } leads by what lies open. I settle my own accounts, and promise nothing.
   *[other] { $about } leads by what lies open, true. But I promise nothing.
}
reply-instead = { $tone ->
    [shrewd] By what lies open { $about } leads. In any case I promise nothing.
    [bully] { $about } leads, and I choose my own prey.
   *[other] By the points that lie open { $about } leads, and I promise nothing.
}
reply-free = { $tone ->
    [shrewd] I do what pays me, and promise nothing.
    [honest] I would rather not promise that.
    [bluffer] Perhaps, perhaps not. I promise nothing.
    [bully] I choose my own prey.
    [gambler] Who knows what I do next! I promise nothing.
    [grudge] I settle my own accounts, and promise nothing.
   *[other] I play for myself, and promise nothing.
}
reply-puzzled = { $tone ->
    [shrewd] I did not follow that. I calculate better than I converse.
    [honest] I am sorry, I did not understand that, but thank you for talking to me.
    [bluffer] I could pretend to have understood that. For once I will not.
    [miser] I did not understand that, but at least it cost nothing.
    [bully] No idea what you mean. Nothing personal.
    [gambler] You have lost me there! Let us play on.
    [grudge] I did not follow. I hold it against nobody.
   *[other] I am afraid I did not follow that, but I like the company.
}
reply-pardon = { $tone ->
    [shrewd] I do not follow. Name a price: “I leave for 3.”
    [honest] Sorry, I do not understand. Could you name a price: “I leave for 3”?
    [bluffer] Come again? I only understand prices: “I leave for 3.”
    [miser] What is that in money? Say: “I leave for 3.”
    [bully] What? Name a price: “I leave for 3.”
    [gambler] You have lost me. Try: “I leave for 3.”
    [grudge] I heard you, but what do you want? Say: “I leave for 3.”
   *[other] Sorry? Name a price: “I leave for 3.”
}
reply-dodge = { $tone ->
    [shrewd] I hear it, and reckon on.
    [honest] I would rather not judge that. Do go on, though.
    [bluffer] I know exactly what you mean. Or do I?
    [miser] Talk is free. That is what I like about it.
    [bully] Save your breath.
    [gambler] Ha! I like this table.
    [grudge] I have heard it. I forget nothing.
   *[other] If you say so.
}
reply-dodge-1 = { $tone ->
    [shrewd] Noted. It changes no figure.
    [honest] I would have to think about that. Ask me after the game.
    [bluffer] My lips are sealed. My face, too.
    [miser] I would say more, but words wear out.
    [bully] Big words.
    [gambler] Heads I agree, tails I do not.
    [grudge] I make a note of that. For later.
   *[other] That is a matter of taste.
}
reply-dodge-2 = { $tone ->
    [shrewd] An interesting view. I keep mine to myself.
    [honest] Honestly? I had better say nothing.
    [bluffer] I could answer. You would not believe me anyway.
    [miser] My opinion costs extra.
    [bully] Talk to somebody who cares.
    [gambler] I would bet on it, if I knew on what!
    [grudge] One day you will get an answer.
   *[other] We will see about that.
}
reply-defy = { $tone ->
    [shrewd] Then the sum is bad for us both. I have reckoned with that.
    [honest] That is your right. I am not leaving for a threat.
    [bluffer] Stay, then. I have looked worse in the eye.
    [miser] Threats cost nothing. They earn nothing, either.
    [bully] Try it. I do not scare.
    [gambler] A game of who blinks first? I love those!
    [grudge] A threat. I note it, and I stay where I am.
   *[other] A threat does not move me.
}
reply-defy-1 = { $tone ->
    [shrewd] You would lose by that, too. I wait.
    [honest] I hear you. That alone does not make me go.
    [bluffer] You stay, I stay: how cosy.
    [miser] For that I do not leave. Where is the profit?
    [bully] You go first.
    [gambler] You stay? So be it: let the cards speak!
    [grudge] I do not give way to threats. I remember them.
   *[other] We will see who gives way.
}
reply-joins = { $tone ->
    [shrewd] That adds up. Propose it: I would pay { $amount }.
    [honest] Propose it: I would pay { $amount }.
    [bluffer] Partners in crime? Propose it: I would pay { $amount }.
    [miser] My { $amount } and yours, then. Propose it: I would pay.
    [bully] Good. Propose it: I would pay { $amount }.
    [gambler] Two against one! Propose it: I would pay { $amount }.
    [grudge] With you? Propose it: I would pay { $amount }.
   *[other] Propose it: I would pay { $amount }.
}
reply-abstains = { $tone ->
    [shrewd] It does not add up for me: I would not pay { $amount } for that.
    [honest] To be honest, I would not pay { $amount } for that.
    [bluffer] Together? I would not pay { $amount } for that.
    [miser] I would not pay { $amount } for that. Nor be seen to.
    [bully] No. I would not pay { $amount } for that.
    [gambler] Not my bet: I would not pay { $amount } for that.
    [grudge] I would not pay { $amount } for that. Not this time.
   *[other] I would not pay { $amount } for that.
}
reply-nod = { $tone ->
    [shrewd] I add that to my sums.
    [honest] Thank you for saying so. I shall see.
    [bluffer] So you say. I say many things, too.
    [miser] Said is not proved. But I have heard it.
    [bully] We will see about that.
    [gambler] I would love to see that card!
    [grudge] I remember who said what.
   *[other] Good to know, if it is true.
}
reply-nod-1 = { $tone ->
    [shrewd] A claim. I give it its odds.
    [honest] I have heard it. I cannot tell yet.
    [bluffer] Interesting. If it is true.
    [miser] Claims are free. I take note.
    [bully] Anybody can say that.
    [gambler] True or not? I would bet on neither!
    [grudge] I keep that in mind.
   *[other] I have heard it.
}

comment-takeover = { $tone ->
    [shrewd] Nothing personal. I did the sums, and then I did them again.
    [honest] I am sorry. You are paid in full, at least.
    [bluffer] Take it as a compliment.
    [miser] You have no idea what it costs me to pay that much.
    [bully] Mine now. You may keep the paperweights.
    [gambler] Sold! My heart is still pounding.
    [grudge] I hope that one was your favourite.
   *[other] A fine company. I will take good care of it.
}
comment-takeover-1 = { $tone ->
    [shrewd] It was worth more to me than to you. Now it is a fact.
    [honest] At three times its level, I hope that is fair.
    [bluffer] I was only looking. Then I bought it.
    [miser] It hurts me more than you. Look at my purse.
    [bully] You were not using it properly anyway.
    [gambler] Going, going, gone!
    [grudge] That company will be happier with me.
   *[other] I have had my eye on that one.
}
comment-racket = { $tone ->
    [shrewd] More for me, less for all of you. I like a card that does both.
    [honest] I do not enjoy this. I do enjoy the money.
    [bluffer] A Racket? I prefer to call it a subscription.
    [miser] A small coin for each of you. A lovely heap for me.
    [bully] Everybody pays. No grumbling.
    [gambler] Hands up, everybody! I always wanted to say that.
    [grudge] I know who will complain. I am taking names.
   *[other] Business expenses, ladies and gentlemen.
}
comment-racket-1 = { $tone ->
    [shrewd] Small sums from everybody: the oldest business model.
    [honest] Sorry, all. I shall spend it sensibly.
    [bluffer] Think of it as insurance. Against me.
    [miser] Every little helps. Especially yours.
    [bully] You know how this goes. Pay.
    [gambler] A toll for the fast lane, please!
    [grudge] You may thank each other for this.
   *[other] A small contribution from everybody, please.
}
comment-compete = { $tone ->
    [shrewd] Let the market decide. I only help it along.
    [honest] Unfair competition. The card, at least, is honest about it.
    [bluffer] Competition is good for you. So they say.
    [miser] You lose a little, and I pay nothing. Sound management.
    [bully] Down you go.
    [gambler] Let us shake the market and see what falls!
    [grudge] Some companies here had it coming.
   *[other] A breath of fresh competition, that is all.
}
comment-compete-1 = { $tone ->
    [shrewd] A little pressure in the right place.
    [honest] I would rather not, but that is the card.
    [bluffer] Nobody meant any harm. I least of all.
    [miser] Free of charge, and somebody else pays for it.
    [bully] The market has room for one: me.
    [gambler] Elevator going down! And mine goes up.
    [grudge] This is for something. I will remember what.
   *[other] May the better company win. Mine, that is.
}
comment-peek = { $tone ->
    [shrewd] Let me see your colonies. Purely for statistics.
    [honest] May I see your colonies? The card says I may.
    [bluffer] Your secrets are safe with me. More or less.
    [miser] Looking costs nothing. My favourite price.
    [bully] Colonies on the table. Now.
    [gambler] Let us see what you are hiding!
    [grudge] Show me your colonies. I never forget a card.
   *[other] I should like a look at your colonies.
}
comment-peek-1 = { $tone ->
    [shrewd] Information is the cheapest investment.
    [honest] I will look, and tell nobody.
    [bluffer] I never look. Except now.
    [miser] A free look. I take two if I may.
    [bully] Show me. All of it.
    [gambler] Cards up! I love this part.
    [grudge] I only want to know whom I am dealing with.
   *[other] Just a quick look at your colonies.
}
comment-lead = { $tone ->
    [shrewd] Nobody has more of these now. It adds up in the end.
    [honest] I have the most of these now. Fair warning.
    [bluffer] The most of these? Me? I hardly noticed.
    [miser] One more for the collection, and nobody has a bigger one.
    [bully] Nobody has more of these. Nobody will, either.
    [gambler] In the lead! Who bets against me?
    [grudge] I have the most of these. If one goes missing, I will know where to look.
   *[other] Nobody has more of these than I have now.
}
comment-lead-1 = { $tone ->
    [shrewd] That puts me ahead in these. As calculated.
    [honest] I now have more of these than anybody. Just so that you know.
    [bluffer] Ahead? Do not worry, it will not last. Or will it?
    [miser] More of these than anybody. I counted twice.
    [bully] Nobody catches me here.
    [gambler] Out in front! Catch me if you can.
    [grudge] Ahead in these, and I intend to stay so.
   *[other] More of these than anybody: a good start.
}
comment-set = { $tone ->
    [shrewd] One of each. That is not taste, it is arithmetic.
    [honest] That completes a set. I am rather pleased.
    [bluffer] A full set. Pure coincidence, I assure you.
    [miser] A full set. I shall dust it every morning.
    [bully] Full set. Take notes.
    [gambler] A full house!
    [grudge] A full set, and no thanks to any of you.
   *[other] One of each: that makes a set.
}
comment-set-1 = { $tone ->
    [shrewd] One of each: the sum is more than its parts.
    [honest] A complete set. That took patience.
    [bluffer] What, is that a full set? How did that happen?
    [miser] A full set, and I paid for every piece.
    [bully] Full set. Beat that.
    [gambler] Three of a kind is for beginners: one of each!
    [grudge] A full set. Somebody here tried to stop me.
   *[other] That makes a full set.
}
comment-taken = { $tone ->
    [shrewd] You paid well. I am almost not cross.
    [honest] That one hurts. But you did pay for it.
    [bluffer] Good riddance. Do I sound convincing?
    [miser] My company! I polished it myself. Well, the money shines too.
    [bully] You will regret that. I will see to it.
    [gambler] Well grabbed! My turn will come.
    [grudge] I have written that down. In ink.
   *[other] I was fond of that company.
}
comment-taken-1 = { $tone ->
    [shrewd] You overpaid. I am telling you as a friend.
    [honest] Well, you paid for it. Look after it.
    [bluffer] Take it. I have better ones. Somewhere.
    [miser] Sold over my head! At least it was not cheap.
    [bully] Remember this day. I will.
    [gambler] Ouch! Fair play, though.
    [grudge] One day I will have it back. Or one of yours.
   *[other] A pity: I had plans for that one.
}
comment-robbed = { $tone ->
    [shrewd] A Racket. Crude, but it works.
    [honest] A Racket? I was saving that for something nice.
    [bluffer] It is only money. I shall cry later.
    [miser] My money! Every coin of it had a name.
    [bully] A Racket. Against me. Brave.
    [gambler] Easy come, easy go.
    [grudge] That Racket goes into my little book.
   *[other] There goes my money. A Racket, really?
}
comment-robbed-1 = { $tone ->
    [shrewd] Noted as a running cost.
    [honest] That was not very nice. But it is in the rules.
    [bluffer] Keep the change.
    [miser] Thieves! I knew each of those coins.
    [bully] You will pay that back, with interest.
    [gambler] I have lost more on worse cards.
    [grudge] I do not forget a Racket. Ever.
   *[other] My poor purse.
}
comment-exchange = { $tone ->
    [shrewd] A good day at the Exchange. Almost boring.
    [honest] That was a good day at the Exchange. Part of it was luck.
    [bluffer] All according to plan. There was a plan, wasn’t there?
    [miser] Listen to those coins. Music.
    [bully] That is how one earns at the Exchange.
    [gambler] Jackpot! I knew it. Well, I hoped.
    [grudge] The Exchange, at least, is nice to me.
   *[other] The Exchange was kind to me.
}
comment-exchange-1 = { $tone ->
    [shrewd] The Exchange did what the numbers said it would.
    [honest] The Exchange was good to me. I hope to everybody.
    [bluffer] I do this with my eyes closed. I did, in fact.
    [miser] More coins. One can never have enough of them.
    [bully] The Exchange knows who is boss.
    [gambler] What a day! Again, again!
    [grudge] At last something goes right.
   *[other] That was a fine day at the Exchange.
}
comment-slump = { $tone ->
    [shrewd] The market is wrong. Expensively so.
    [honest] That went badly. My own fault.
    [bluffer] A tactical loss. Please look as if you believed it.
    [miser] Nobody speak to me for a minute.
    [bully] What are you laughing at?
    [gambler] Lost! Double or quits next time?
    [grudge] I shall have a word with this Exchange.
   *[other] The Exchange and I are not on speaking terms.
}
comment-slump-1 = { $tone ->
    [shrewd] A loss. The calculation was sound, the world was not.
    [honest] I misjudged that. It happens.
    [bluffer] All part of the plan. A long plan.
    [miser] Gone! All those coins, gone!
    [bully] The Exchange will regret this.
    [gambler] You cannot win them all. I will try again.
    [grudge] Somebody made those prices fall. I will find out who.
   *[other] That was a bad day at the Exchange.
}

comment-exposed = { $tone ->
    [shrewd] Well reckoned. My claim did not hold.
    [honest] You were right about me. Well done.
    [bluffer] All right, you saw through me. This once.
    [miser] A lie, and nothing earned by it. Well spotted.
    [bully] You got lucky. Once.
    [gambler] Caught! It was worth a try.
    [grudge] You saw through me. I will remember how.
   *[other] You saw through me. Well done.
}
comment-exposed-1 = { $tone ->
    [shrewd] You trusted the sums and not me. I would have, too.
    [honest] You did not fall for it. Fair is fair.
    [bluffer] How did you know? I was so convincing!
    [miser] That lie was a bad investment.
    [bully] So you did not fall for it. Next time you will.
    [gambler] My bluff, your trick. On to the next!
    [grudge] You did not believe me. I do not forget such a thing.
   *[other] You did not believe me, and you were right.
}
comment-denounced = { $tone ->
    [shrewd] To name my role was a good move. For you.
    [honest] You named my role. No hard feelings.
    [bluffer] Of all roles, mine. You have a nose for it.
    [miser] You named my role. One word, and I am out.
    [bully] You named my role. You will hear from me.
    [gambler] One role is named, and it is mine. What luck!
    [grudge] You named my role. I write that down.
   *[other] Of all roles you had to name mine.
}
comment-denounced-1 = { $tone ->
    [shrewd] Named, and out. I would have looked for me, too.
    [honest] That was me you named. It hurts, but it is fair.
    [bluffer] That you named my role I take as a compliment.
    [miser] Out, and all because of one word of yours.
    [bully] You had better not name my role again.
    [gambler] You pointed, and it was me. Bad luck!
    [grudge] First you name my role. Then we shall see.
   *[other] You named my role, and that was that.
}
comment-stubborn = { $tone ->
    [shrewd] Neither of us left, and neither of us shares. Bad arithmetic on both sides.
    [honest] We should have talked. Now we are both out.
    [bluffer] You stayed, I stayed, both are out. What an act!
    [miser] Both out. A few coins could have settled that.
    [bully] You should have left. Now we are both out.
    [gambler] Neither of us blinked. What a duel!
    [grudge] You could have left. I will remember that.
   *[other] The same role twice, nobody gave way, both are out.
}
comment-stubborn-1 = { $tone ->
    [shrewd] The same role twice, and no deal. That was dear for us both.
    [honest] Two of one role. I am as much to blame as you.
    [bluffer] And I could have sworn that you would leave.
    [miser] We are both out. At least that is shared equally.
    [bully] Next time you go first.
    [gambler] Both in, both out. I would do it again!
    [grudge] You and I, both out. That is noted.
   *[other] We both stayed, and we are both out.
}
comment-alone = { $tone ->
    [shrewd] All the loot for you alone. I should have seen that coming.
    [honest] All the loot for you. Well played!
    [bluffer] Alone with all that money? I would have kept you company.
    [miser] All the loot for one. I cannot look.
    [bully] All of it? Enjoy it while it lasts.
    [gambler] The jackpot! I envy you.
    [grudge] The loot for you alone. I do not forget such a thing.
   *[other] All the loot for you alone. Well done!
}
comment-alone-1 = { $tone ->
    [shrewd] One player, one share. Nobody divides better.
    [honest] You share with nobody. I take off my hat.
    [bluffer] Nobody beside you at the sharing? How do you do it?
    [miser] Nobody to share with. My dream.
    [bully] Greedy. I like that.
    [gambler] All for one! That is how I like it.
    [grudge] You shared with nobody. Noted.
   *[other] You shared with nobody. Congratulations!
}
comment-bluffed = { $tone ->
    [shrewd] So you were not what you said. I left beside a claim, not a role.
    [honest] You were not what you said, and I had left. That was clever.
    [bluffer] We both said it, and you were not it! I could have done that.
    [miser] I left, and you were not it at all. What an expense.
    [bully] You were bluffing. That works once.
    [gambler] You bluffed, and I was gone. Beautifully done!
    [grudge] You said that role, I left, and it was not true. I will remember.
   *[other] So you were not what you said. And I had left.
}
comment-bluffed-1 = { $tone ->
    [shrewd] Your claim was false, and my place was empty. Well calculated.
    [honest] What you said was not true, and I was out. Well bluffed.
    [bluffer] A bluff! From one artist to another: bravo.
    [miser] I went home, and that claim of yours was false.
    [bully] Next time I stay.
    [gambler] I folded, and you had bluffed. It happens!
    [grudge] That claim of yours was false. Now I know.
   *[other] Your claim was a bluff, and I had made room.
}
comment-applause = { $tone ->
    [shrewd] Well won. I shall go over my sums.
    [honest] Congratulations! It was a pleasure.
    [bluffer] You deserve it. And this time I mean what I say.
    [miser] All that money! Congratulations. Spend it slowly.
    [bully] All right, you won. This time.
    [gambler] What a game! Congratulations!
    [grudge] You have won. I do not hold it against you. Today.
   *[other] Congratulations, you have won!
}
comment-applause-1 = { $tone ->
    [shrewd] You have won. My compliments.
    [honest] You have won, and I am glad for you. Another game?
    [bluffer] You win. I had it all planned that way, of course.
    [miser] You win. It breaks my heart, but well done.
    [bully] You win. Try that again.
    [gambler] You hit the jackpot. Another game?
    [grudge] You win. I know whom to watch next time.
   *[other] You have won. Well played!
}
comment-sigh = { $tone ->
    [shrewd] It was not enough. I shall go over my sums.
    [honest] I would have liked to win, but it was a fine game.
    [bluffer] I lost on purpose. Ask anybody.
    [miser] To lose is the dearest thing there is.
    [bully] Pah. I want another game.
    [gambler] Lost! Another game?
    [grudge] I have not won. I shall think about that for a while.
   *[other] Not my day. Well played!
}
comment-sigh-1 = { $tone ->
    [shrewd] Somebody has done better than I. I shall find out how.
    [honest] I have not won. Congratulations all the same!
    [bluffer] Next time I shall tell the truth. Perhaps.
    [miser] No victory. And the time it cost!
    [bully] That was luck. Not mine.
    [gambler] You win some, you lose some.
    [grudge] Next time I remember all of this.
   *[other] I have not won. It was fun all the same.
}
comment-triumph = { $tone ->
    [shrewd] The sums came out. Thank you for the game.
    [honest] I have won! Thank you all, it was a pleasure.
    [bluffer] I have won, and I told the truth at least twice.
    [miser] A victory, and it cost almost nothing.
    [bully] Mine. As I said.
    [gambler] The jackpot! Again?
    [grudge] I have won. All debts are settled.
   *[other] I have won! Thank you for the game.
}
comment-triumph-1 = { $tone ->
    [shrewd] It was close to what I had worked out. Well played, all.
    [honest] What a fine game! You made it hard for me.
    [bluffer] Nobody is more surprised than I am. Or am I?
    [miser] Victory is the only thing that I like for free.
    [bully] Next.
    [gambler] I would not have bet on it! Another game?
    [grudge] A victory. I shall remember this evening kindly.
   *[other] My victory this time. Another game?
}
