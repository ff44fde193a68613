# The bots: who they are.

bot-shrewd-name = the shrewd one
bot-shrewd = Plays to win the game, not the round. Works out who may hold what, remembers who lied, is hard to buy out, pays what a departure is worth, and lies when it pays. In the club it sends its pawns where they promise most, privileges included, and judges every move by what it will score in the end.
bot-sensible-name = the sensible one
bot-sensible = The same bot with every setting in the middle: fair offers, a lie now and then, no favourites. In the club it keeps a little more money at hand than it should.
bot-honest-name = the honest broker
bot-honest = Never lies, takes others at their word until they break it, pays well for a departure and agrees to any deal that gains a little. In the club it hurts nobody if it can help it, and leaves the intrigues to others.
bot-bluffer-name = the bluffer
bot-bluffer = Says what it is not, nearly always; believes nobody either, and sits out a crowd in the hope that the others run. In the club it lives by intrigues.
bot-miser-name = the miser
bot-miser = Parts with as little money as possible: low prices, few offers, no deal that does not gain clearly, and home early when the heist looks crowded. In the club it likes money in hand better than what it buys.
bot-bully-name = the bully
bot-bully = Stays where others would leave, pays badly, and now and then tells somebody to pay and go. In the club it prefers what costs others: takeovers and unfair competition first.
bot-gambler-name = the gambler
bot-gambler = Likes outcomes that lie far apart: stays against the odds, pays all that a departure is worth, and is hard to buy out. In the club it plays the Exchange.
bot-grudge-name = the grudge-holder
bot-grudge = Fair until slighted. A player who declines its offers or tells it to leave for nothing pays more from then on, and is named and robbed first. In the club it hoards colonies and watches the leader.
bot-steward-name = the steward
bot-steward = Stands in for somebody who is away: never pays, never proposes, never lies, leaves when it would probably be eliminated, and is ready otherwise. In the club it plays soundly and without malice.
bot-search-name = the thinker
bot-search = Thinks ahead: tries every move in many worlds that may be the real one, as the others might play there. 200 ms a decision; search:1s thinks longer, exploiter:bully knows how the others play.
bot-random-name = the random one
bot-random = Does anything that is allowed, without a thought.

bots-intro = At a table, seat them by name:
bots-were = Who the others were: { $bots }.
bots-was = { $seat } { $bot }
