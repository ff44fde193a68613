var e=`# Million Club

*For 2 to 6 players. An unofficial program: these are the rules in our own
words; the game and its name belong to their owners. The table quotes codes such
as (MC-R3) when it refuses a move. Amounts are in millions (M).*

## The idea in a minute

It is 1880, and you are magnates at a club in London, each with a little money,
one **company** and one **colony**. For nine **rounds** you send your two
**pawns** to the **tiles** of the club: to press for your companies, to scheme,
to buy colonies, to speculate, to buy companies. Whoever has the most pawns on a
tile gets something extra, its **privilege**. **Develop** a company and it is
worth more; **tax** it and it pays you, but shrinks.

After round 9 the most points win: companies, colonies and money all count.

## Set-up

Five tiles lie in this order: Lobby, Intrigues, Colonies, Exchange, Companies.
There are three decks: 39 companies, 13 of each type; 30 colonies, 6 of each
region; and 8 intrigues, all different (MC-S1).

| Tile | Your pawn brings | Privilege |
|---|---|---|
| 1 Lobby | company moves | take a pawn on to another tile |
| 2 Intrigues | a card with an effect | one more card |
| 3 Colonies | a colony for 2\xA0M | one more for 2\xA0M |
| 4 Exchange | money, won or lost | buy a company of a rival |
| 5 Companies | a company for 4\xA0M | one more for 4\xA0M |

The types of companies, also called **sectors**, are Resource, Industry and
Transport. The regions of the colonies are Africa, Asia, America, India and
Oceania.

You start with 2 pawns, 7\xA0M, a colony card that only you see, and a company,
open, at face\xA01. The **first player** is drawn at random (MC-S2).

**Face and level.** A company's **face** is 1 to 4. Its **level** is its face
plus the **capital bills** under it; at first there are none. The **quotation**
of a type is the sum of the levels of all companies of that type that players
own. It changes at once when a level changes or a player gets a company from the
deck, and has no upper bound (MC-S4).

**Secrets.** Money in hand and colony cards are secret until the end. Companies,
pawns, quotations, the sizes of the decks and the *number* of colony cards a
player has are open to all. Every payment and gain is public when it happens, so
whoever counts may know what you have; but until the end your total is shown to
nobody else (MC-S3).

## A round

In each round one tile is **closed**: tiles 1, 2, 3, 4 and 5 in rounds 1 to 5,
then tiles 4, 3, 2 and 1 in rounds 6 to 9 (MC-R1).

| Rounds | Closed |
|---|---|
| 1 and 9 | Lobby |
| 2 and 8 | Intrigues |
| 3 and 7 | Colonies |
| 4 and 6 | Exchange |
| 5 | Companies |

1. **Placing.** From the first player clockwise, each player places one pawn on
   an open tile. Then each places the second, in the same order (MC-R2).
2. **Seats.** Intrigues, Colonies and Companies have numbered **seats**, as many
   as there are players, and they are filled in order. You may take several
   (MC-R3).
3. **Sectors.** In the Lobby and the Exchange your pawn goes to one of the three
   sectors. There is no limit, and both your pawns may share a sector (MC-R4).
4. **Tile by tile.** When all pawns are placed, the open tiles are resolved in
   their order. **Turn order** means from the first player clockwise (MC-R5).
5. **Privilege.** After a tile's actions, the player with strictly more pawns on
   it than anybody else has its privilege; with a tie nobody has. You need not
   use a privilege (MC-R6).

So a single pawn is enough where nobody else went; where somebody did, it takes
both of yours, and nobody else with two.

## Company moves

A **move** on one of your companies is one of two things. **Develop**: its face
goes up by 1; not at face\xA04. **Tax**: take its level in M from the bank, then
its face goes down by 1; not at face\xA01. You may come to have no company, and
then you have no move (MC-V1).

**An example.** Your company is at face\xA03 with one bill: level\xA04. Develop it and
it is at face\xA04, level\xA05. Or tax it: you take 4\xA0M, and it is at face\xA02, level\xA03.

## Lobby

In turn order, each player with a pawn in a sector gets as many moves on own
companies of that type as there are pawns in it, *those of all players*. You get
them once per sector, not once per pawn. If you are in two sectors you take them
one after the other, in the order you choose (MC-1.1). The moves may be spread
over your companies of that type, and need not all be used (MC-1.2).

**Privilege of the Lobby**: move one of your pawns from the Lobby to any other
open tile that has room. It takes the next free seat there, or a sector of the
Exchange, and counts there in every way this round (MC-1.3).

**An example.** Ann, Bob and Cid have one pawn each in Industry; Cid's other
pawn is alone in Transport. Each of the three has 3 moves on own Industry
companies, and Cid has 1 more on a Transport company. With two pawns against one
and one, Cid has the privilege and sends a pawn on to Companies.

## Intrigues

The player on seat\xA01 draws as many cards as there are pawns on the tile, plus
one; picks one, applies it at once, and passes the rest to the next seat, where
the same is done, and so on (MC-2.1). With 4 pawns, seat\xA01 picks from 5 cards
and seat\xA04 from 2; the last one is left over.

You must pick a card even if it does nothing for you. What it says you *may* do
is up to you; the rest happens as far as it can (MC-2.2). The card you pick is
shown to all; the cards passed on are seen only by those who held them (MC-2.4).

**Privilege of Intrigues**: look through the rest of the deck, which nobody
drew, pick one more card and apply it. As with the privileges of Colonies and
Companies, you may look, with or without money, and still decline. Then all
eight cards are shuffled (MC-2.3).

The eight cards:

- **Racket**: take 3\xA0M from the bank; every opponent pays the bank 3\xA0M, or all
  they have if that is less (MC-2.a).
- **Capitalization**: take 6\xA0M from the bank (MC-2.b).
- **Colonial contract**: choose an opponent, even one without colony cards; you
  alone see their cards. You may buy one for 3\xA0M, paid to that opponent
  (MC-2.c).
- **Unfair competition**: choose a type, even one you do not own. One of your
  companies of that type goes up by one face; one company of that type of every
  opponent who has one goes down by one, and you say which. Faces stay within 1
  to 4: you may not point at a company at face\xA01 while another of that opponent
  can fall, nor at one of yours at face\xA04 while another can rise. The rise is
  not optional; no money moves (MC-2.d).
- **Colonial unrest**: choose an opponent, even one without colony cards; you
  alone see their cards. You may swap one of them for one of yours (MC-2.e).
- **Dumping**: swap one of your companies for an opponent's, of any type; their
  levels differ by at most 1. You must if any such swap exists. Capital bills
  stay with their company (MC-2.f).
- **Expansion**: make up to two moves on one of your companies (MC-2.g). Tax a
  company at level\xA04 twice, for example: 4\xA0+\xA03 = 7\xA0M.
- **Capital increase**: a bill of 1\xA0M from the bank goes under one of your
  companies and adds 1 to its level for good and in every way: tax, takeover
  price, quotation, score. There is no limit to the bills; the limits of 1 and 4
  are about the face alone (MC-2.h).

## Colonies

Cards are drawn and passed on as at Intrigues, from the colony deck. You pick
one and either buy it for 2\xA0M or discard it face down. What the last seat leaves
is discarded, too (MC-3.1). If the deck runs short, only the cards that are left
are drawn, and a seat that is handed none does nothing. If you cannot pay, you
discard (MC-3.3).

**Privilege of Colonies**: look through the rest of the deck, which nobody drew,
and buy one card for 2\xA0M. Then deck and discards are shuffled together (MC-3.2).

## Exchange

A pawn earns its sector's quotation minus that of the sector it depends on:
Industry\xA0−\xA0Resource, Resource\xA0−\xA0Transport, Transport\xA0−\xA0Industry. If the result
is negative, you pay it to the bank (MC-4.1).

Your pawns are added up first and settled once. If you must pay more than you
have, you pay all you have (MC-4.2).

**Privilege of the Exchange**, the **hostile takeover**: when all is settled,
buy one company of another player for 3 times its level, paid to its owner. It
keeps its face and its bills. You need the whole price in hand; the owner cannot
refuse (MC-4.3).

**An example.** Industry stands at 16, Resource at 12, Transport at 10. Ann's
two pawns in Industry earn 16\xA0−\xA012 = 4 each, 8\xA0M together. A pawn in Transport
is worth 10\xA0−\xA016 = −6. Bob, with one pawn there and one in Industry, stands at
−6\xA0+\xA04 = −2 and pays 2\xA0M. A company at face\xA03 with one bill, level\xA04, can be
taken over for 12\xA0M.

## Companies

It goes as at Colonies, with the company deck and a price of 4\xA0M; the deck may
run short here, too. A company you buy is placed before you, open, at face\xA01
(MC-5.1).

**Privilege of Companies**: look through the rest of the deck, which nobody
drew, and buy one card for 4\xA0M. Then deck and discards are shuffled together
(MC-5.2).

## End of the round

1. From the first player clockwise, each player may make one company move
   (MC-F1).
2. Except after round 9, the pawns come back, the closed tile opens, the next
   one closes, and the first-player token passes clockwise (MC-F2).

## Scoring

1. **Companies**: each scores its level. **Leadership**: if you have strictly
   the most companies of a type, 1 point for each of yours of that type.
   **Consortium**: 2 points for each set of three different types (MC-X1).
2. **Colonies**: each card scores 1. **Concession**: if you have strictly the
   most cards of a region, 1 point for each of yours of that region.
   **Globalisation**: 2 points for each set of all five regions (MC-X2).
3. **Fortune**: 1 point for every full 4\xA0M in hand (MC-X3).
4. **The winner.** The most points win. If several are tied, the one with more
   money in hand wins; capital bills do not count. If they are still tied, they
   share the win (MC-X4).

**Quick sums.** 5 Industry companies, when the others have 4, 3 and none:
leadership, 5 points. 4 Industry, 3 Resource and 2 Transport companies: two
consortiums, 4 points. 3 Asia cards, when the others have 2, 1 and none: a
concession, 3 points. 15\xA0M: 3 points.

**A whole tally.** Ann has Industry companies at levels 4 and 3, Resource at 2
(face\xA01 and a bill) and Transport at 1; two Asia cards, one Africa, one India;
15\xA0M. Bob has Industry at 4 and Transport at 3 and 2; two America cards and one
of each other region; 21\xA0M. Ann leads in Industry with 2 and in Resource with 1,
Bob in Transport with 2. Ann has the Asia concession, Bob those of America and
Oceania; in Africa and India they are tied.

| | Ann | Bob |
|---|---|---|
| companies | 10 | 9 |
| leadership | 3 | 2 |
| consortium | 2 | 0 |
| colonies | 4 | 6 |
| concession | 2 | 3 |
| globalisation | 0 | 2 |
| fortune | 3 | 5 |
| points | 24 | 27 |

## Option: profiles

Each player is dealt one **profile** at random. The Schemer is among them only
with 6 players; with fewer, the other five are shuffled and dealt (MC-Z1).

The **Lobbyist**'s first company starts at face\xA02. The **Capitalist**'s starts
with one capital bill. The **Colonist** takes a second colony of their choice
from the deck. The **Heir** starts with 11\xA0M. The **Entrepreneur** takes a
second company of their choice from the deck, at face\xA01 (MC-Z2).

The **Schemer** sets up last: sees the others' companies and chooses one from
the deck, then sees the others' colony cards and chooses one from the deck;
starts with 9\xA0M; and names the first player, themselves or another. Colonist,
Entrepreneur and Schemer choose in this order, and a deck is shuffled after each
look. That somebody looked is public, what they saw is not (MC-Z3).

## Where this table decides

Where the box is silent, or can be read in two ways:

- The bank never runs out (MC-S5).
- Payments and the number of colony cards are public, totals are not (MC-S3).
- Two pawns in one sector of the Lobby bring its moves once, not twice (MC-1.1).
- The Lobby's privilege moves a pawn of your own (MC-1.3).
- Whoever has the privilege of a deck may look first and decide then (MC-2.3).
- Dumping is not optional (MC-2.f), nor is the rise of Unfair competition
  (MC-2.d).
- Pawns in the Exchange are added up before anybody pays (MC-4.2).
- A takeover needs the whole price, and no consent (MC-4.3).

All of it, with reasons, is in \`docs/rulings.md\`.
`;export{e as default};