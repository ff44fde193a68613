"""Perft of the second edition: the engine finds as many sequences of answers as the brute force, to the same money.

The gold numbers are printed by `python -m tests.perft.brute_force_2e`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

from millions.core import play
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.dollars2 import GAME
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.components import POT, Bonus, LootCard, Table, TurnUp
from millions.games.dollars2.heist import Rob
from millions.games.dollars2.setup import Deck
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.components import BRUTE, RESERVE, Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose, SetAside
from millions.games.heists.setup import GiveLeaderCard
from millions.games.heists.terms import Payment, Terms
from tests.perft import brute_force, brute_force_2e
from tests.perft.brute_force import Move
from tests.perft.brute_force_2e import CASES, Card, Case, Count, Position, Tally
from tests.perft.test_perft import MANY, NAMES, fillings

GOLD: dict[str, Tally] = {
    "start, leader by chance": Tally(
        (1, 4, 24, 288, 2592), 0, (29090, 29090, 29090, 29090), 25652, (728, 727, 727, 727), (0, 0, 0, 0)
    ),
    "start, leader by chance, five players": Tally(
        (1, 5, 30, 600, 9600),
        0,
        (102360, 102360, 102360, 102360, 102360),
        90365,
        (2048, 2047, 2047, 2047, 2047),
        (0, 0, 0, 0, 0),
    ),
    "start, equal cards": Tally(
        (1, 2, 24, 216, 1296, 3888), 0, (46494, 46494, 46494, 46494), 74512, (5427, 0, 0, 0), (0, 0, 0, 0)
    ),
    "start, three players": Tally((1, 6, 360), 0, (3670, 3670, 3670), 3233, (367, 0, 0), (0, 0, 0)),
    "start, six players": Tally(
        (1, 6, 180), 0, (1870, 1870, 1870, 1870, 1870, 1870), 1643, (187, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)
    ),
    "start, seven players": Tally(
        (1, 6, 252), 0, (2590, 2590, 2590, 2590, 2590, 2590, 2590), 2279, (259, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0)
    ),
    "start, eight players": Tally(
        (1, 6, 288),
        0,
        (2950, 2950, 2950, 2950, 2950, 2950, 2950, 2950),
        2597,
        (295, 0, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 0),
    ),
    "three players choose": Tally((1, 40, 800, 3136), 0, (24026, 24026, 24026), 79048, (3977, 0, 0), (0, 0, 0)),
    "three beggars choose": Tally((1, 40, 800, 3136), 0, (123, 41, 0), 51209, (3977, 0, 0), (0, 0, 0)),
    "beggars choose": Tally(
        (1, 12, 108, 648, 1944, 4680), 0, (0, 769, 1538, 8931), 112136, (7393, 0, 0, 0), (0, 0, 0, 0)
    ),
    "announcements": Tally((1, 3, 9, 27, 81, 3969), 0, (162, 162, 162, 162), 64792, (0, 0, 4090, 0), (0, 0, 0, 0)),
    "announcements, three players": Tally(
        (1, 25, 625, 15625), 0, (97656, 97656, 97656), 341796, (0, 16276, 0), (0, 0, 0)
    ),
    "announcements, five players": Tally(
        (1, 4, 16, 64, 256, 1024), 0, (10920, 10920, 10920, 10920, 10920), 24570, (0, 0, 0, 0, 1365), (0, 0, 0, 0, 0)
    ),
    "four, one coin": Tally((1, 187, 35132), 0, (35766, 526, 526, 526), 563096, (35320, 0, 0, 0), (0, 0, 0, 0)),
    "four, two coins": Tally((1, 809), 0, (812, 812, 2, 2), 12952, (810, 0, 0, 0), (0, 0, 0, 0)),
    "four, three coins": Tally((1, 2102), 0, (2, 4208, 2, 2105), 33640, (2103, 0, 0, 0), (0, 0, 0, 0)),
    "three of four, one coin": Tally(
        (1, 64, 4103, 270371), 0, (287401, 15680, 15640, 0), 3798974, (274465, 0, 0, 74), (0, 0, 0, 0)
    ),
    "three of four, coin outside": Tally((1, 28), 0, (2, 2, 2, 29), 400, (29, 0, 0, 0), (0, 0, 0, 0)),
    "two of four, two coins": Tally((1, 37, 1354), 0, (1552, 1553, 0, 0), 16320, (1378, 0, 14, 0), (0, 0, 0, 0)),
    "two of four, one coin": Tally(
        (1, 25, 610, 14762), 0, (4232, 18992, 0, 0), 175698, (14970, 0, 428, 0), (0, 0, 0, 0)
    ),
    "two of four, one ready": Tally((1, 18, 303, 5014), 0, (4414, 4446, 0, 0), 57331, (4854, 0, 482, 0), (0, 0, 0, 0)),
    "two of four, few claims and proposals left": Tally(
        (1, 19, 310, 4646), 0, (2336, 2366, 0, 0), 53192, (4469, 0, 507, 0), (0, 0, 0, 0)
    ),
    "one of four": Tally((1, 15, 198, 2544, 31800), 0, (0, 0, 47880, 0), 303670, (34558, 0, 0, 0), (0, 0, 0, 0)),
    "proposals open": Tally(
        (1, 20, 275, 2891, 24404), 0, (230871, 235269, 240929, 235156), 380862, (27567, 18, 6, 0), (0, 0, 0, 0)
    ),
    "three players, all in": Tally((1, 523), 0, (528, 4, 4), 10992, (524, 0, 0), (0, 0, 0)),
    "three players, two in": Tally((1, 42, 1750), 0, (1793, 162, 423), 26296, (1791, 2, 0), (0, 0, 0)),
    "three players, one in": Tally((1, 33, 1006, 30804), 0, (0, 0, 22176), 327800, (31844, 0, 0), (0, 0, 0)),
    "vote": Tally(
        (1, 8, 48, 192, 384, 1344, 8160), 0, (84696, 87600, 87600, 84696), 143040, (10137, 0, 0, 0), (0, 0, 0, 0)
    ),
    "vote about to pass": Tally((1, 4, 8, 104), 0, (4, 70, 70, 4), 1748, (117, 0, 0, 0), (0, 0, 0, 0)),
    "vote about to pass, everything": Tally(
        (1, 2, 188, 35137), 0, (35774, 582, 592, 526), 563171, (35322, 0, 0, 6), (0, 0, 0, 0)
    ),
    "vote about to fail": Tally((1, 4, 8, 56, 408), 0, (3996, 4018, 4018, 3996), 6876, (477, 0, 0, 0), (0, 0, 0, 0)),
    "vote of five": Tally(
        (1, 6, 24, 48, 192, 756), 0, (9620, 9872, 9620, 8444, 8444), 14154, (859, 0, 42, 126, 0), (0, 0, 0, 0, 0)
    ),
    "vote of three": Tally((1, 4, 8, 38, 192), 0, (1890, 1710, 1818), 4143, (219, 24, 0), (0, 0, 0)),
    "vote, proposals open, one ready": Tally(
        (1, 2, 22, 308, 3503), 0, (31719, 32205, 32788, 31952), 55406, (3836, 0, 0, 0), (0, 0, 0, 0)
    ),
    "round after a vote that passed with proposals open": Tally(
        (1, 9, 68, 440), 0, (3384, 8046, 9082, 3384), 7702, (518, 0, 0, 0), (0, 0, 0, 0)
    ),
    "ninth vote": Tally((1, 2, 18, 136, 880), 0, (8848, 8848, 8848, 8848), 14384, (1037, 0, 0, 0), (0, 0, 0, 0)),
    "tenth vote": Tally((1, 4, 8, 50, 322, 1776), 0, (1392, 2584, 2844, 1392), 28062, (2161, 0, 0, 0), (0, 0, 0, 0)),
    "no eleventh vote": Tally(
        (1, 8, 52, 276, 1200), 0, (13808, 14000, 13860, 13808), 18184, (1523, 10, 4, 0), (0, 0, 0, 0)
    ),
    "tenth vote to be called": Tally(
        (1, 9, 68, 440, 2468), 0, (25952, 26144, 26004, 25952), 39160, (2972, 10, 4, 0), (0, 0, 0, 0)
    ),
    "tenth vote of the next round": Tally(
        (1, 2, 18, 136, 880), 0, (8848, 8848, 8848, 8848), 15421, (1037, 0, 0, 0), (0, 0, 0, 0)
    ),
    "withdrawn leader calls": Tally((1, 19, 346, 6076), 0, (0, 2654, 0, 2620), 71768, (6442, 0, 0, 0), (0, 0, 0, 0)),
    "withdrawn leader's vote": Tally(
        (1, 8, 48, 192, 384, 600, 2640), 0, (38730, 38760, 38730, 38640), 32748, (3873, 0, 0, 0), (0, 0, 0, 0)
    ),
    "tech names": Tally(
        (1, 3, 8, 115, 1900), 0, (35184, 38600, 19184, 16216, 16216), 18230, (3, 0, 1706, 318, 0), (0, 0, 0, 0, 0)
    ),
    "tech names what has left": Tally(
        (1, 3, 7, 110, 1800, 22400), 0, (187723, 0, 96847, 201802, 97284), 218877, (3, 24318, 0, 0, 0), (0, 0, 0, 0, 0)
    ),
    "tech alone": Tally((1, 3, 15, 300), 0, (4, 1595, 1914, 2233, 2552), 2845, (319, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "tech loses five": Tally(
        (1, 3, 15, 300), 0, (1281, 1595, 1914, 2233, 2552), 2845, (319, 0, 0, 0, 0), (0, 0, 0, 0, 0)
    ),
    "tech has nothing to name": Tally(
        (1, 4, 16, 100, 640, 2880), 0, (12076, 18205, 18205, 18205, 8452), 41344, (3638, 1, 0, 0, 2), (0, 0, 0, 0, 0)
    ),
    "two techs": Tally(
        (1, 1, 5, 100, 1600), 0, (13656, 13656, 27304, 23894, 29010), 15361, (1707, 0, 0, 0, 0), (0, 0, 0, 0, 0)
    ),
    "tech names brutes, leader last": Tally(
        (1, 1, 5, 100), 0, (962, 856, 856, 1068, 856), 1095, (0, 0, 0, 1, 106), (0, 0, 0, 0, 0)
    ),
    "tech of six": Tally(
        (1, 4, 12, 185, 4800),
        0,
        (73130, 94698, 81260, 48908, 40016, 40016),
        43980,
        (4, 312, 0, 3906, 780, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "mentalist": Tally((1, 1, 5, 60), 0, (1132, 1262, 536, 536), 599, (1, 0, 66, 0), (0, 0, 0, 0)),
    "mentalist, several victims": Tally(
        (1, 3, 15, 450), 0, (5780, 8125, 6718, 7028, 3752, 4690), 4104, (1, 0, 0, 0, 468, 0), (0, 0, 0, 0, 0, 0)
    ),
    "mentalist, broke victims": Tally(
        (1, 1, 4, 7, 0), 0, (14, 23, 10, 53, 60, 65), 0, (11, 0, 2, 0, 0, 0), (0, 0, 0, 0, 0, 0)
    ),
    "mentalist, own second character": Tally((1, 2, 10, 600), 0, (10412, 8579, 8574), 5382, (1, 306, 306), (0, 0, 0)),
    "mentalist, named": Tally(
        (1, 5, 150, 3750),
        0,
        (58590, 78120, 66402, 31248, 31248, 31248),
        34364,
        (0, 0, 0, 3906, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "pot dry": Tally((1, 3, 6, 12, 26, 50, 72, 68, 36), 0, (1072, 864, 300), 718, (0, 154, 120), (0, 0, 0)),
    "pot dry for the last brute": Tally((1, 1, 0, 0), 0, (1, 0, 2, 2), 3, (0, 1, 1, 0), (0, 0, 0, 0)),
    "pot dry for the driver": Tally((1, 1, 1, 0), 0, (4, 4, 0, 4), 6, (2, 0, 1, 0), (0, 0, 0, 0)),
    "brain, own amount": Tally(
        (1, 5, 15, 260),
        0,
        (3568, 3592, 4867, 4104, 2680, 4822, 2810),
        2270,
        (23, 0, 12, 12, 216, 18, 0),
        (0, 0, 0, 0, 0, 0, 0),
    ),
    "brain, the card's amount": Tally(
        (1, 4, 12, 245),
        0,
        (3416, 3380, 4560, 3854, 2420, 4508, 2620),
        2222,
        (4, 0, 12, 12, 216, 18, 0),
        (0, 0, 0, 0, 0, 0, 0),
    ),
    "brain, nothing": Tally(
        (1, 4, 11, 240),
        0,
        (4436, 4460, 5735, 2558, 2408, 5336, 2558),
        2041,
        (16, 0, 0, 12, 216, 12, 0),
        (0, 0, 0, 0, 0, 0, 0),
    ),
    "two brains": Tally(
        (1, 4, 10, 50), 0, (520, 520, 979, 864, 952, 910, 784), 517, (65, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0)
    ),
    "last round, ties": Tally(
        (1, 3, 9, 27, 81, 195, 195, 195, 195, 195, 195, 195, 195, 195, 36),
        195,
        (16172, 16172, 16172, 16172),
        27080,
        (0, 0, 1912, 0),
        (40, 30, 75, 50),
    ),
    "last round, all leave": Tally((1, 5, 22, 92), 14, (840, 840, 688, 98), 1216, (0, 0, 0, 120), (6, 0, 5, 3)),
    "fifth round by itself": Tally(
        (1, 2, 3, 5, 8, 10, 7, 2, 0), 16, (376, 368, 352, 440), 374, (38, 0, 0, 0), (8, 0, 0, 8)
    ),
    "fifty in reach, ties": Tally(
        (1, 3, 9, 27, 81, 195, 195, 195, 195, 195, 195, 195, 195, 195, 36),
        156,
        (85004, 85004, 85004, 85004),
        27080,
        (0, 1900, 8, 4),
        (30, 48, 42, 36),
    ),
    "fifty in reach, one ahead": Tally(
        (1, 4, 16, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 83, 28),
        91,
        (34351, 34995, 35280, 31195, 36354),
        11962,
        (0, 6, 0, 731, 0),
        (33, 6, 26, 0, 26),
    ),
    "fifty and nobody in": Tally((1, 3, 8), 2, (612, 600, 612, 602), 100, (12, 0, 0, 0), (1, 0, 0, 1)),
    "fifty and tied with one who leaves": Tally((1, 3, 8), 2, (612, 600, 612, 602), 100, (0, 0, 0, 12), (0, 0, 0, 2)),
    "leader card, ties": Tally(
        (1, 5, 22, 122, 816), 0, (2898, 2898, 3162, 3582), 9822, (132, 0, 756, 78), (0, 0, 0, 0)
    ),
    "leader card, the leader keeps it": Tally(
        (1, 5, 22, 122, 816), 0, (2898, 2898, 3162, 3582), 9822, (0, 966, 0, 0), (0, 0, 0, 0)
    ),
    "leader card, poorest": Tally(
        (1, 5, 22, 122, 816), 0, (3864, 7728, 4128, 3582), 9822, (132, 522, 78, 234), (0, 0, 0, 0)
    ),
    "quiet round of four, and the next begins": Tally(
        (1, 3, 9, 27, 81, 195, 195, 195, 195, 195, 195, 195, 195, 195, 831, 2565, 7695),
        0,
        (147082, 147082, 147082, 147082),
        126575,
        (8629, 3156, 1182, 0),
        (0, 0, 0, 0),
    ),
    "quiet round of four, leaving": Tally(
        (1, 2, 3, 5, 8, 10, 7, 2, 0, 0, 0), 0, (262, 102, 124, 120), 264, (22, 8, 0, 8), (0, 0, 0, 0)
    ),
    "quiet round of three": Tally(
        (1, 20, 400, 1568, 1568, 1568, 1568, 1568, 1568, 1568, 2284, 696, 0),
        980,
        (21301, 399066, 585967),
        219936,
        (14377, 0, 0),
        (0, 16, 964),
    ),
    "quiet round of three, leaving": Tally(
        (1, 3, 6, 12, 26, 54, 104, 156, 148, 76, 16, 0), 0, (4190, 2176, 4314), 3666, (282, 320, 0), (0, 0, 0)
    ),
    "quiet round of five": Tally(
        (1, 4, 16, 64, 202, 202, 202, 202, 202, 202, 202, 202, 202, 202, 202, 231, 84, 0, 0),
        66,
        (1233, 49091, 1000, 979, 111145),
        43198,
        (2514, 0, 68, 40, 0),
        (0, 0, 0, 0, 66),
    ),
    "quiet last round of five": Tally(
        (1, 4, 16, 64, 202, 202, 202, 202, 202, 202, 202, 202, 202, 202, 202, 237, 96, 0, 0),
        346,
        (22611, 22471, 22242, 22242, 22242),
        40872,
        (0, 0, 0, 2640, 0),
        (97, 113, 18, 73, 45),
    ),
    "quiet round of six": Tally(
        (1, 5, 25, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 259, 157, 0, 0, 0),
        0,
        (16490, 15143, 1971, 3526, 13758, 13758),
        31520,
        (0, 8, 143, 100, 0, 1613),
        (0, 0, 0, 0, 0, 0),
    ),
    "quiet round of seven": Tally(
        (
            1,
            6,
            36,
            216,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            1046,
            2531,
            1640,
            0,
            0,
        ),
        823,
        (277328, 64638, 44454, 21031, 493459, 875739, 10536),
        429058,
        (0, 195, 300, 358, 17520, 0, 1747),
        (0, 0, 0, 0, 0, 823, 0),
    ),
    "quiet round of seven, more": Tally(
        (
            1,
            6,
            36,
            216,
            1296,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            5901,
            11456,
            6560,
        ),
        0,
        (936498, 957234, 961173, 924590, 924590, 924590, 924590),
        2182662,
        (3984, 1714, 1362, 375, 175, 53, 100423),
        (0, 0, 0, 0, 0, 0, 0),
    ),
    "quiet round of eight": Tally(
        (
            1,
            6,
            36,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            216,
            754,
            648,
            0,
            0,
            0,
        ),
        0,
        (47102, 47068, 49192, 48835, 49368, 50107, 41516, 41516),
        115231,
        (74, 54, 0, 27, 6, 17, 0, 4939),
        (0, 0, 0, 0, 0, 0, 0, 0),
    ),
}

SLOW = [name for name, case in CASES.items() if case.slow or sum(GOLD[name].nodes) > 1200]
QUICK = [name for name in CASES if name not in SLOW]
SMALL = [name for name in GOLD if sum(GOLD[name].nodes) <= 3000]


def test_every_position_has_its_gold_number() -> None:
    assert list(GOLD) == list(CASES)


@pytest.mark.parametrize("name", SMALL)
def test_the_gold_numbers_are_those_of_the_brute_force(name: str) -> None:
    case = CASES[name]
    assert brute_force_2e.perft(case.position(), case.depth, case.verbs, case.in_turn) == GOLD[name]


@pytest.mark.parametrize("name", QUICK)
def test_perft(name: str) -> None:
    assert perft(CASES[name]) == GOLD[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_perft_deeper(name: str) -> None:
    case, gold = CASES[name], GOLD[name]
    if sum(gold.nodes) <= MANY or "MILLIONS_TREES" in os.environ:
        assert perft(case) == gold
    else:
        assert perft(case._replace(depth=case.depth - 1)).nodes == gold.nodes[:-1]


@pytest.mark.parametrize("name", [*QUICK, *(pytest.param(name, marks=pytest.mark.slow) for name in SLOW)])
def test_the_first_answers_are_the_same_ones(name: str) -> None:
    same_answers(table_of(CASES[name]), CASES[name].position(), CASES[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_side_by_side(name: str) -> None:
    """The same answers after each of the same answers, and the same money there: sums cannot hide what differs."""
    case = CASES[name]

    def walk(table: Table, position: Position, ply: int) -> None:
        assert (*table.money[: case.players], table.money[POT]) == (*position.purses, position.pot)
        assert table.leader == position.leader
        assert table.winners == ((position.winner,) if position.phase == "over" else ())
        if ply == case.depth:
            return
        for seat, action in same_answers(table, position, case):
            after = table.copy()
            play.answer(after, seat, spoken(table, action))
            walk(after, brute_force_2e.play(position, seat, action), ply + 1)

    walk(table_of(case), case.position(), 0)


def same_answers(table: Table, position: Position, case: Case) -> list[Move]:
    """What both sides offer, in the brute force's words."""
    plain = list(brute_force_2e.followed(position, case.verbs, case.in_turn))
    expected = [(seat, spoken(table, action)) for seat, action in plain]
    found = list(followed(table, case))
    assert len(found) == len(expected)
    assert set(found) == set(expected)
    return plain


# The engine's side


def perft(case: Case) -> Tally:
    """All sequences of answers up to the case's depth, by the engine."""
    count = Count(case.players, case.depth)

    def walk(table: Table, ply: int) -> None:
        assert bool(table.winners) == (not table.agenda)
        count.visit(ply, table.money[: case.players], table.money[POT], table.leader, table.winners)
        if ply < case.depth:
            for seat, action in followed(table, case):
                after = table.copy()
                play.answer(after, seat, action)
                walk(after, ply + 1)

    walk(table_of(case), 0)
    return count.tally()


def followed(table: Table, case: Case) -> Iterator[tuple[Seat, Action]]:
    """What brute_force_2e.followed lists: all answers, or those of some verbs, perhaps only of the first seat."""
    if not table.agenda:
        return
    ask = table.agenda[0]
    assert set(ask.awaits(table)) <= set(ask.open_to(table))
    for seat in sorted(ask.open_to(table)):
        forms = [form for form in ask.options(table, seat) if wanted(form.verb, case)]
        actions = [action for form in forms for action in fillings(form, case.players)]
        if case.verbs is not None:
            actions = [one for one in actions if not isinstance(one, Announce) or set(one.roles) == {BRUTE}]
        yield from ((seat, action) for action in actions)
        if case.in_turn and actions:
            return


def wanted(verb: type[Action], case: Case) -> bool:
    return case.verbs is None or verb is Announce or VERBS[verb] in case.verbs


# The same positions, on the engine's table


def table_of(case: Case) -> Table:
    """The case's script played on the engine's table, and the same things laid on it by hand."""
    leader = None if case.leader is None else NAMES[case.leader]
    table = GAME.set_up(NAMES[: case.players], GAME.options(leader=leader), deck_of(case.deck))
    play.run(table)
    for seat, action in case.script:
        said = spoken(table, action)
        assert any(said in form for form in table.agenda[0].options(table, seat))
        play.answer(table, seat, said)
    lay_money(table, case)
    table.round = case.round or table.round
    return table


def lay_money(table: Table, case: Case) -> None:
    """These purses and this pot; what they have less or more is in the reserve."""
    accounts = list(table.money)
    accounts[: case.players] = case.purses or accounts[: case.players]
    accounts[POT] = accounts[POT] if case.pot is None else case.pot
    accounts[RESERVE] += sum(table.money) - sum(accounts)
    table.money = tuple(accounts)


def deck_of(cards: tuple[Card, ...]) -> Deck:
    """These cards; the roles in play are those of the house."""
    return Deck(name="perft", roles=GAME.house_deck().roles, cards=tuple(map(loot_card, cards)))


def loot_card(card: Card) -> LootCard:
    name, amount, bonuses, brain = card
    return LootCard(name, amount, tuple(Bonus(Role(role), more) for role, more in bonuses), brain)


def spoken(table: Table, action: brute_force.Action) -> Action:
    """A plain tuple as the engine's action."""
    verb, *args = action
    return SPOKEN[verb](table, *args)


SPOKEN: dict[str, Callable[..., Action]] = {
    "lead": lambda _, seat: GiveLeaderCard(seat),
    "turn": lambda _, card: TurnUp(loot_card(card)),
    "choose": lambda _, hand: Choose(tuple(map(Role, hand))),
    "aside": lambda _, role: SetAside(Role(role)),
    "announce": lambda _, hand: Announce(tuple(map(Role, hand))),
    "claim": lambda _, character, role: Claim(character, Role(role)),
    "withdraw": lambda _, character: Withdraw(character),
    "ready": lambda _: Ready(),
    "call": lambda _: CallVote(),
    "vote": lambda _, aye: Vote(aye),
    "propose": lambda _, payments, departures: Propose(Terms(tuple(Payment(*one) for one in payments), departures)),
    "accept": lambda table, i: Accept(table.proposals[i].id),
    "decline": lambda table, i: Decline(table.proposals[i].id),
    "back": lambda table, i: TakeBack(table.proposals[i].id),
    "name": lambda _, role: NameRole(Role(role)),
    "rob": lambda _, character: Rob(character),
}
VERBS: dict[type[Action], str] = {
    GiveLeaderCard: "lead",
    TurnUp: "turn",
    Choose: "choose",
    SetAside: "aside",
    Announce: "announce",
    Claim: "claim",
    Withdraw: "withdraw",
    Ready: "ready",
    CallVote: "call",
    Vote: "vote",
    Propose: "propose",
    Accept: "accept",
    Decline: "decline",
    TakeBack: "back",
    NameRole: "name",
    Rob: "rob",
}
