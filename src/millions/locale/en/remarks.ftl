# What bots say aloud, each in its own tone ($tone is the kind of bot).
#
# because-*: why it makes an offer; $role is a role that is shown more than once, $amount the price.
# reply-*: its answer to what somebody said; $amount is the price it would take.
#
# Every sentence must be true whenever its key is said, in every tone (tests/bots/test_true_reasons.py):
#   double   the role is shown more than once, and what we two have said does not exclude that both of us are it
#   fewer    I pay, you leave      worth    you pay, I leave      demand   you pay and leave
#   crowd    $amount players, I among them, claim the role, which is shown more than once
#   counter  you named a price for the same departure in this round; mine differs from it by 1
#   gladly   I would agree at the price you named      soon   I would agree to what you have proposed
#   more     I would agree at $amount, which is more than you named      no   I would not agree, at no price
#   less     you would leave for a price; I would agree at $amount, which is less
#   said     I have said what I am      doubt, believe   I hold your claim for unlikely, for likely

because-double = { $tone ->
    [shrewd] More than one { role }. If that is the two of us, one must go: this is my price.
    [honest] More than one { role }. If that is the two of us, one must go. I think this is fair.
    [bluffer] More than one { role }! If that is the two of us, one has to go, and not for free.
    [miser] More than one { role }. If that is the two of us, one must go. It is good money.
    [bully] More than one { role }. If that is the two of us, one goes. My way.
    [gambler] More than one { role }. If that is the two of us, one must go. Deal?
    [grudge] More than one { role }. If that is the two of us, one must go. I would remember a no.
   *[other] More than one { role }. If that is the two of us, one must go.
}
because-crowd = { $tone ->
    [shrewd] { $amount } of us say { role }. If it is true, at most one can share: make me an offer.
    [honest] { $amount } of us say { role }. If it is true, at most one can share. Let us settle it.
    [bluffer] { $amount } of us say { role }? Somebody has to go. Not me.
    [miser] { $amount } of us say { role }. Going costs nothing; staying may.
    [bully] { $amount } of us say { role }. Somebody goes. Not me.
    [gambler] { $amount } of us say { role }! Who goes?
    [grudge] { $amount } of us say { role }. I will remember who stays.
   *[other] { $amount } of us say { role }. If it is true, at most one can share.
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
because-worth = { $tone ->
    [shrewd] Without me you share with one fewer. That has its price.
    [honest] If I leave, you share with one fewer. This is what I ask for it.
    [bluffer] Would you not rather have me out of this heist?
    [miser] I can be had for { $amount }.
    [bully] Pay, and you are rid of me.
    [gambler] For { $amount } this one is yours without me.
    [grudge] I leave if you ask nicely: { $amount }.
   *[other] If I leave, you share with one fewer.
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
because-demand = { $tone ->
    [bully] You pay, you go. That is how it works here.
   *[other] Pay { $amount } and be safe.
}

reply-gladly = { $tone ->
    [shrewd] Put it on the table and see.
    [honest] Yes. Make it an offer and I will accept.
    [bluffer] For that? Perhaps. Offer it and see.
    [miser] Show me the money first.
    [bully] Fine. Hurry, before I change my mind.
    [gambler] Deal! Offer it.
    [grudge] From you? All right, offer it.
   *[other] I could agree to that. Make it an offer.
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
reply-no = { $tone ->
    [shrewd] No. That does not pay for me.
    [honest] Sorry, no. That would not be good for me.
    [bluffer] No, no. Not with me.
    [miser] No. Not worth it.
    [bully] No.
    [gambler] No, not this time.
    [grudge] No. Not from me.
   *[other] No, that is not for me.
}
reply-perhaps = { $tone ->
    [shrewd] That depends on the price.
    [honest] I will think about it, honestly.
    [bluffer] Maybe. Maybe not.
    [miser] What is in it for me?
    [bully] I do as I please.
    [gambler] We will see how the cards fall.
    [grudge] Depends. I have a good memory.
   *[other] Perhaps.
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
    [shrewd] As you like.
    [honest] That is your right.
    [bluffer] You will see.
    [bully] So what.
    [grudge] I heard that.
   *[other] As you wish.
}
reply-chat = { $tone ->
    [shrewd] Talk is cheap. Make me an offer.
    [honest] I understand the table’s phrases best. Ask me with those.
    [bluffer] If you say so, it must be true. Like everything I say.
    [miser] Words are free, so go on.
    [bully] Less talk.
    [gambler] Ha! Let us play.
    [grudge] I am listening. And remembering.
   *[other] I only understand offers and the table’s phrases.
}
