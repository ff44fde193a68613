var e=`# Millions of Dollars, first edition

*For 3 to 8 players. An unofficial program: these are the rules in our own
words; the game and its name belong to their owners. The table quotes codes such
as (M1-N6) when it refuses a move. All amounts are in millions of dollars.*

## The idea in a minute

You are robbers planning up to eight **heists**. For each one, everybody
secretly sends a **character** with a **role**. Characters of the same role get
in each other's way and are **eliminated**; whoever remains shares the **loot**.
Before the heist the table sees nearly every role that was sent, but not by
whom. So you talk, you lie, and you pay others to go home.

Have 20 after a sharing you took part in, or be the richest after round 8.

## Set-up

You start with 5 (M1-S2). The number of players decides the roles (M1-S1):

| Role | Players | If it is the only one, it… | Ante if out* |
|---|---|---|---|
| Snitch | 3, 5–8 | names a role to eliminate | lost |
| Brute | 3–8 | wins an Intimidation card | returned |
| Driver | 3–8 | is paid 1 by each sharer | lost |
| Crook | 3–8 | takes 2 from the Brute | lost |
| Mastermind | 3, 7–8 | adds 2 to the loot | lost |

\\* Out because two or more came, or because a Snitch named the role.

Eight of the ten **Loot cards**, drawn at random, form the pile; nobody sees the
other two (M1-S3). One player is the **Leader**.

## Planning

1. The top Loot card is turned up: the amount to share (8 to 12), the **ante**
   (1 or 2) and sometimes the symbol of one role (M1-P1).
2. All choose a character at the same time, in secret. Others see *that* you
   have chosen, not what (M1-P2).
3. Your ante goes from your **purse** onto your character. What you lack, the
   **reserve** adds (M1-P3); the ante is yours all the same (M1-P4).
4. The matching role cards are shuffled. One, the **set-aside card**, stays face
   down for good; the others are the **shown roles**, in no order (M1-P5). The
   role of a character that leaves stays secret too, but see *Option* (M1-P6).

## Negotiation

Talk, **claim** any role, lie: words bind nobody (M1-N1).

**Leaving.** You may **withdraw** your character at any time and take the ante
back (M1-N2). With no character left in, you are silent until the end of the
round: no chat, no claim, no proposal, no payment from or to you (M1-N3).

**Deals.** A departure can be bought, money first, and what is struck is final
(M1-N4). A **proposal** is a set of payments (whole, at least 1, never to
oneself) plus at least one withdrawal, no character twice. It names you and at
least one other player; everybody sees it and the answers. Once all those named
have agreed it is a **deal**, carried out as one step (M1-N5).

- Every payer must then hold the whole sum. Antes on cards do not count, nor
  does money the same deal brings in or gives back. Every character it withdraws
  must still be in, and every player it names must still have one in. A proposal
  that has become impossible lapses, and those in it are told (M1-N6).
- You may take your proposal back until it is struck. Anyone named who has not
  agreed may decline, which ends it. An agreement stands until the end (M1-N7).
- At most 20 proposals and 20 claims per player and negotiation (M1-N12).

**Ready.** The heist starts when all players still in are **ready** and none of
them owes an answer to a proposal. A ready player may still act, but cannot just
take it back. A new proposal makes its proposer and those it asks not ready; a
deal or a withdrawal makes everybody not ready (M1-N8).

**Calling time.** Once per round the Leader, even one who has left, may **call
time**. From then on there are no new proposals and readiness is never lost.
Claims and taking a proposal back remain possible; those still in answer what is
open, withdraw or say ready (M1-N9).

**Intimidation.** Spend an **Intimidation card** won in an earlier round to
**look** at another player's character, still in and face down. Only you see the
role; all see that you spent it, and on whom. You may do so during the
negotiation and while a Snitch is about to name a role, even if you have left
(M1-N11).

If nobody stays in, the round ends without heist or sharing (M1-N10).

## The heist

Characters still in are revealed role by role (M1-H1):

1. **Snitch.** Two or more: all out, antes lost (M1-H2). Only one: ante back,
   then it must name another role among those shown. Roles of characters that
   left still count as shown, the set-aside card does not; if there is no other
   role, nothing is named (M1-H3). Characters of the named role are out, but are
   revealed only at the very end (M1-H4).
2. **Brute.** Two or more: all out, antes back. Only one: ante back and an
   Intimidation card, usable from the next round on; you may hold several
   (M1-H5).
3. **Driver**, then **Crook**, then **Mastermind.** Two or more: all out, antes
   lost. Only one: ante back, still in (M1-H6).
4. **The named role.** All out, antes lost; Brutes take theirs back, but win no
   Intimidation card (M1-H7).

If the only character left is a Snitch, its player loses 3 (or all they have, if
less), it is out, and nothing is shared (M1-H8). If no character is left,
nothing is shared either (M1-H9).

## Sharing

1. Take the Loot card's amount, plus 2 if a Mastermind is left (M1-L1).
2. Divide it equally between the characters left, rounded down; the rest stays
   in the reserve (M1-L2).
3. If a Driver is left, each character that shared pays the Driver's player 1;
   paying yourself changes nothing (M1-L3).
4. If Crook and Brute are both left, the Crook's player takes 2 from the
   Brute's, or what there is (M1-L4).
5. If the role of the card's symbol is left, its player gets 1 from the reserve
   (M1-L5).

**A quick sum (M1-L6).** The card says 8, Brute symbol; Mastermind, Crook and
Brute are left. 8 + 2 = 10 makes 3 each, and 1 stays behind. The Crook takes 2,
the Brute gets 1: Mastermind +3, Crook +5, Brute +2.

**A whole round.** Five players with 5 each; the card says 10, ante 1, Crook
symbol. Ann and Bob sent Drivers, Cid a Crook, Dot a Snitch, Eve a Brute; a
Driver is set aside. Ann pays Bob 2 to leave. Dot, the only Snitch, names the
Brutes: Eve is out, with her ante but no Intimidation card. Ann, Cid and Dot get
3 each, 1 stays behind; Cid and Dot pay Ann 1 each; the symbol brings Cid 1.

| | Ann | Bob | Cid | Dot | Eve |
|---|---|---|---|---|---|
| after the antes | 4 | 4 | 4 | 4 | 4 |
| after the deal | 2 | 7 | 4 | 4 | 4 |
| after the heist | 3 | 7 | 5 | 5 | 5 |
| after the sharing | 8 | 7 | 8 | 7 | 5 |

## End of the game

- If, after a sharing, a player who took part in it has 20 or more, the game
  ends and the richest of those wins. Those who did not share this round cannot
  win this way, however rich (M1-E1).
- Otherwise, after round 8, the richest player wins (M1-E2).
- Tied winners share the win (M1-E3).
- If the game goes on, characters return to hands, the Leader card moves one
  seat clockwise, the Loot card is put away, and the next round begins (M1-E4).

## Three players

You send two *different* characters, with an ante on each; five roles are shown,
one is set aside (M1-T1). If you cannot pay both antes, the reserve adds the
rest (M1-T4). Each character leaves, is revealed, is eliminated, shares and pays
the Driver by itself (M1-T2). They are labelled A and B; deals and looks name
the label, never the role (M1-T3).

## Option

**Won't get fooled again**, for 4 to 8 players (refused with 3). From round 2
on, you may not pick the role you picked in the round before; it lies open in
front of you from the start of planning (M1-O1).

## Where this table decides

Where the box is silent:

- The first Leader is drawn at random, or named by the host (M1-S4).
- The reserve never runs out (M1-S5).
- We play with a house deck. Owners of the box can load theirs: eight cards or
  more, amounts 8 to 12, antes 1 or 2 (M1-S6).
- Purses, antes, payments and Intimidation cards in hand are open to all
  (M1-S7).
- Deals, readiness and calling time are as told above (M1-N5 to M1-N9).

All of it, with reasons, is in \`docs/rulings.md\`.
`;export{e as default};