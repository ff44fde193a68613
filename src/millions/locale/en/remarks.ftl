# What bots say aloud, each in its own tone ($tone is the kind of bot).
#
# because-*: why it makes an offer; $role is a role that is shown more than once, $amount the price.
# reply-*: its answer to what somebody said; $amount is the price it would take.

because-double = { $tone ->
    [shrewd] More than one { role }. One of us must go, and this is what it is worth.
    [honest] More than one { role }: one of us must go. I think this is fair.
    [bluffer] More than one { role }! One of us has to go, and it won’t be for free.
    [miser] More than one { role }: one of us must go. Take it, it is a lot of money.
    [bully] More than one { role }. One of us goes. Guess who.
    [gambler] More than one { role }: one of us must go. Deal?
    [grudge] More than one { role }: one of us must go. I would remember a yes.
   *[other] More than one { role }: one of us must go.
}
because-fewer = { $tone ->
    [shrewd] Fewer to share with. You gain now, I gain later.
    [honest] I would rather share with fewer, and I pay for it.
    [bluffer] Trust me: you don’t want to be in this one.
    [miser] Money now, no risk. You won’t get a better offer.
    [bully] It is crowded here. Out.
    [gambler] Take the money and let me play this one.
    [grudge] Do me this favour, and we are even.
   *[other] Fewer of us, more for those who stay.
}
because-worth = { $tone ->
    [shrewd] Without me your share grows by more than that.
    [honest] If I leave, you gain more than that. I have counted.
    [bluffer] You really don’t want me in this heist.
    [miser] I can be had for { $amount }. Not for less.
    [bully] Pay, or I stay and spoil it.
    [gambler] I would rather play. Make it worth my while.
    [grudge] I leave if you ask nicely: { $amount }.
   *[other] If I leave, there is more for you.
}
because-counter = { $tone ->
    [shrewd] Close. At { $amount } we both gain.
    [honest] Not quite. { $amount } would be fair.
    [bluffer] I have a better offer already. { $amount }?
    [miser] Far too dear. { $amount }.
    [bully] { $amount }. Last word.
    [gambler] Make it { $amount } and it is done.
    [grudge] I let that pass. { $amount }.
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
reply-more = { $tone ->
    [shrewd] Not below { $amount }.
    [honest] I would need { $amount }.
    [bluffer] Others pay more. { $amount }.
    [miser] { $amount }, and not a dollar less.
    [bully] { $amount }. Or nothing.
    [gambler] Say { $amount } and I am gone.
    [grudge] For you, { $amount }.
   *[other] I would want { $amount } for that.
}
reply-no = { $tone ->
    [shrewd] No. It is worth more to me here.
    [honest] Sorry, no. I would lose by it.
    [bluffer] No, no. I like my cards far too much.
    [miser] You cannot afford me.
    [bully] You leave.
    [gambler] No, I want to see this one.
    [grudge] Not for you.
   *[other] No, I would rather stay.
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
    [gambler] Ready when you are!
    [grudge] I will remember who pushed.
   *[other] All in good time.
}
reply-said = { $tone ->
    [honest] I have said what I am, and it is true.
    [bluffer] I have said it. Would I lie?
    [bully] I have said it. Once is enough.
   *[other] I have said what I am.
}
reply-doubt = { $tone ->
    [shrewd] The cards say otherwise.
    [honest] I find that hard to believe.
    [bluffer] A liar knows a liar.
    [bully] Nonsense.
   *[other] I doubt it.
}
reply-believe = { $tone ->
    [honest] I believe that.
    [bully] For once, true.
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
    [shrewd] As you like. The offer was good.
    [honest] That is your right.
    [bluffer] You will see.
    [bully] Your loss.
    [grudge] I won’t forget that.
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
