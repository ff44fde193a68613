var e=`# Millions of Dollars, second edition

*For 3 to 8 players. An unofficial program: these are the rules in our own
words; the game and its name belong to their owners. The table quotes codes such
as (M2-N5) when it refuses a move. All amounts are in millions of dollars.*

## The idea in a minute

You are robbers planning up to five **heists**. For each one, everybody secretly
sends a **character** with a **role** and pays into the **pot**, where the
**loot** already lies. In the heist each role helps itself in its own way.
Characters of the same role get in each other's way and are **eliminated**;
whoever remains shares the pot. Before the heist the table sees nearly every
role that was sent, but not by whom. So you **announce** a role, true or not;
then you talk, you lie, and you pay others to go home.

Have 50 at the end of a round, or be the richest after round 5.

## Set-up

You start with 10 (M2-S2). There are six roles. With 4 players, Driver, Brute
and Mentalist are in play; with 5, the Tech as well; with 3 or 6, Tech and
Acrobat as well; with 7 or 8, all six (M2-S1).

| Role | If it is the only one, it… | Two or more |
|---|---|---|
| Tech | eliminates another shown role | all out |
| Acrobat | takes 5 from the pot | all out |
| Brute | takes 2 from the pot* | all out, 2 each |
| Mentalist | takes 2 from Brute, Tech or Acrobat | all out |
| Brain | adds the card's amount once more | all out |
| Driver | takes 1 per character still in | all out |

\\* Even if a Tech has eliminated it.

Five **Loot cards**, drawn at random, form the pile, face down (M2-S3). One
player is the **Leader**.

## Planning

1. The top Loot card is turned up. Its amount goes from the **reserve** into the
   pot (M2-P1); it may also picture roles, each with a **bonus**.
2. All choose a role at the same time, in secret (M2-P2).
3. You put an **ante** of 2 from your **purse** into the pot. What you lack, the
   reserve adds (M2-P3).
4. The role cards are shuffled. All but one are the **shown roles**, in no order
   (M2-P4). The remaining one, the **set-aside card**, and the roles of
   characters that leave are never shown, unless the heist reveals them (M2-P5).

## Negotiation

**Announcements.** First, from the Leader clockwise, every player must
**announce** the role they sent: the truth or a lie, but a role in play. What
you **claim** later is talk and binds nobody; an announcement does not count as
a claim (M2-N1).

**Leaving.** Once all have announced, a character may leave: you **withdraw**
it. It takes its 2 back out of the pot, whoever supplied them, and is out of the
heist; the participation card is turned (M2-N3). With no character left in you
may still talk, but you are party to no deal (M2-N4).

**Deals.** You may ask others to leave, bargain over departures for money, or go
by yourself. A **proposal** is a set of payments (whole, at least 1, never to
oneself) plus at least one withdrawal, no character twice. It names you and at
least one other player; everybody sees it and the answers. Once all those named
have agreed it is a **deal**, carried out as one step (M2-N2).

- Every payer must then hold the whole sum. Antes do not count, nor does money
  the same deal brings in or gives back. Every character it withdraws must still
  be in, and every player it names must still have one in. A proposal that has
  become impossible lapses, and those in it are told.
- You may take your proposal back until it is struck. Anyone named who has not
  agreed may decline, which ends it. An agreement stands until the end.

**The vote.** Once all have announced, the Leader, even one who has left, may
**call a vote** to start the heist. All players **vote**, withdrawn or not, at
the same time; meanwhile nothing else happens. When the last vote is in, each is
shown by name. If at least half of the players are for it, the heist starts and
open proposals lapse. After a vote that failed, the Leader may call again; the
tenth vote of a round starts the heist whatever its result (M2-N5).

**Ready.** The heist also starts when all players still in are **ready** and no
proposal is open. A ready player may still act, but cannot just take it back. A
new proposal makes its proposer and those it asks not ready; a deal or a
withdrawal makes everybody not ready. At most 20 proposals and 20 claims per
player and negotiation (M2-N6).

If nobody stays in, there is no heist and no sharing; the pot goes back to the
reserve (M2-N7).

## The heist

Roles are called, always in the order below, and characters still in reveal
themselves when their role is called (M2-H1). If two or more of the called role
are in, all are eliminated and the role's effect does not happen, except the
Brute's; their antes stay in the pot (M2-H2). Below, *alone* means the only one
of its role.

1. **Tech.** A Tech alone eliminates another role among those shown, and must
   choose one if there is one. Role cards of characters that left count as
   shown, the set-aside card does not. All characters of that role are out at
   once, but are revealed only when their role is called: until then they still
   look in, and nobody else learns who they are. The role's effect does not
   happen, except the Brute's (M2-H3).
2. **Acrobat.** An Acrobat alone takes 5 from the pot (M2-H4).
3. **Brute.** A Brute takes 2 from the pot, even if eliminated; with several,
   each takes 2 (M2-H5).
4. **Mentalist.** A Mentalist alone takes 2, or what there is, from the player
   of the Brute, the Tech or the Acrobat, one that is still in. The Mentalist's
   player chooses which, and must choose if there is one (M2-H6).
5. **Brain.** A Brain alone makes the reserve add the Loot card's amount to the
   pot once more, or the card's own Brain amount if it has one (M2-H7).
6. **Driver.** A Driver alone takes 1 from the pot for every character still in
   at that moment, its own included (M2-H8).

Nobody takes more from the pot than is in it; who finds less takes what there
is. Several of one role take in turn, clockwise from the Leader (M2-H9).

## Sharing

1. If the Tech is the only character left, its player loses 5 (or all they have,
   if less) and the loot is lost: the pot goes to the reserve (M2-L1).
2. For each role left in that is pictured on the Loot card, the reserve adds the
   bonus shown there to the pot (M2-L2).
3. The pot is divided equally between the characters left, rounded up; the
   reserve adds what is missing (M2-L3).
4. If no character is left, the pot goes to the reserve (M2-L4).

**A whole round.** Five players with 10 each; the card says 11, bonuses Tech 3
and Brute 2. Ann and Bob sent Drivers, Cid a Mentalist, Dot a Tech, Eve a Brute;
a Driver is set aside. Ann, the Leader, and Bob both announce Driver, so Ann
pays Bob 2 to leave. She calls a vote; Bob and Cid join her, and 3 of 5 is
enough. Dot, the only Tech, names the Brute: Eve is out, but takes her 2 when
the Brute is called. Cid finds only the Tech to rob and takes 2 from Dot. Ann,
Cid and Dot are in, so the Driver brings Ann 3. To the 14 in the pot the reserve
adds 3 for the Tech; the Brute is out and brings nothing. 17 between three,
rounded up, is 6 each, and the reserve adds 1. Eve, the poorest, is the next
Leader.

| | Ann | Bob | Cid | Dot | Eve | Pot |
|---|---|---|---|---|---|---|
| after the antes | 8 | 8 | 8 | 8 | 8 | 21 |
| after the deal | 6 | 12 | 8 | 8 | 8 | 19 |
| after the heist | 9 | 12 | 10 | 6 | 10 | 14 |
| after the sharing | 15 | 12 | 16 | 12 | 10 | 0 |

## End of the game

- A player with 50 or more wins at once. The table looks after the sharing, or
  after a round without one; of several such players the richest wins, and a tie
  is broken as below (M2-E1).
- Otherwise the Leader card goes to the player with the least money. If several
  are tied, it goes to the first of them clockwise from the present Leader, the
  Leader counting first (M2-E2).
- After the fifth Loot card has been shared the richest player wins. The Leader
  card does not move any more (M2-E3).
- Of players tied for the win, the one closest clockwise to the Leader wins; a
  tied Leader is the closest (M2-E4).

## Three players

You pick two *different* roles, with an ante for each; they are labelled A and B
when placed. Each is handled by itself everywhere: it leaves, is revealed,
shares and counts for the Driver (M2-T1). You announce both by their labels, and
may announce the same role twice (M2-N1).

## Where this table decides

Where the box is silent, or hard to read:

- The icons that say which roles are in play are lost; the list above is our
  own, and an owner of the box can correct it in a deck file.
- The first Leader is drawn at random, or named by the host (M2-S4).
- The reserve never runs out (M2-S5).
- We play with a house deck. Owners of the box can load theirs: five cards or
  more, amounts 1 to 60, bonuses 1 to 20, Brain amounts 0 to 60, and the roles
  for every number of players from 3 to 8 (M2-S6).
- Purses, the pot and payments are open to all (M2-S7).
- Deals, votes and readiness are as told above.

All of it, with reasons, is in \`docs/rulings.md\`.
`;export{e as default};