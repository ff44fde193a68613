"""Perft of Million Club: the engine finds as many sequences of answers as the brute force, to the same riches.

The gold numbers are printed by `python -m tests.perft.brute_force_club`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from millions.core import play
from millions.core.message import Action
from millions.core.seat import Seat
from millions.core.step import AnyStep
from millions.core.table import BANK
from millions.games.club import GAME
from millions.games.club.colonies import BuyColony, ColoniesTile, ColonyPrivilege, DiscardColony
from millions.games.club.companies import BuyCompany, CompaniesTile, CompanyPrivilege, DiscardCompany
from millions.games.club.components import SPOTS, Company, Holding, Intrigue, Profile, Region, Sector, Spot, Tile
from millions.games.club.draft import DrawColonies, DrawCompanies, DrawIntrigues
from millions.games.club.end_of_round import LastMoves
from millions.games.club.exchange import ExchangeTile, HostileTakeover, TakeOver
from millions.games.club.intrigue_colonies import BuyColonyFrom, LookAt, SwapColonies
from millions.games.club.intrigue_companies import CompeteIn, RaiseCapital, Swap, SwapCompanies, TurnCompany
from millions.games.club.intrigues import IntriguePrivilege, IntriguesTile, PlayIntrigue
from millions.games.club.lobby import BeginWith, LobbyPrivilege, LobbyTile, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn, PlacePawns
from millions.games.club.profiles import ChooseColony, ChooseCompany, GiveProfile
from millions.games.club.scoring import CountPoints
from millions.games.club.setup import GiveColony, GiveCompany, GiveFirst, Options
from millions.games.club.table import CAPITAL, MONEY_IN_THE_BOX, Table
from tests.perft import brute_force_club
from tests.perft.brute_force_club import CASES, CHAPTERS, Case, Count, Position, Tally
from tests.perft.test_perft import NAMES

GOLD: dict[str, Tally] = {
    "deal, two players": Tally(
        (1, 3, 9, 45, 225, 450), 0, (5131, 5131), (732, 729), (720, 675), (508, 225), (0, 0), (0, 0)
    ),
    "deal, two players, and the first pawns": Tally(
        (1, 5, 10, 60, 360, 2130), 0, (17962, 17962), (2566, 2566), (2566, 2565), (1286, 1280), (0, 0), (0, 0)
    ),
    "deal, last cards": Tally((1, 2, 2, 4, 4, 8, 48), 0, (483, 483), (68, 66), (64, 60), (41, 28), (0, 0), (0, 0)),
    "deal, three players": Tally(
        (1, 3, 7, 12, 24, 36, 36, 108),
        0,
        (1589, 1589, 1589),
        (226, 223, 216),
        (204, 180, 144),
        (155, 36, 36),
        (0, 0, 0),
        (0, 0, 0),
    ),
    "deal, six players": Tally(
        (1, 5, 25, 125, 750, 4500),
        0,
        (37842, 37842, 37842, 37842, 37842, 37842),
        (5406, 5406, 5406, 5406, 5406, 5406),
        (5406, 5406, 5406, 5405, 5400, 5375),
        (1031, 875, 875, 875, 875, 875),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "deal, first three of six": Tally(
        (1, 3, 9, 27, 81, 243),
        0,
        (2548, 2548, 2548, 2548, 2548, 2548),
        (363, 360, 351, 324, 243, 0),
        (0, 0, 0, 0, 0, 0),
        (364, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "profiles, two players": Tally((1, 5, 20, 60, 180), 0, (1862, 1862), (240, 180), (0, 0), (266, 0), (0, 0), (0, 0)),
    "profiles, two players, few cards": Tally(
        (1, 5, 20, 40, 60, 120, 180, 252), 0, (5118, 5118), (874, 834), (588, 468), (624, 54), (0, 0), (0, 0)
    ),
    "profiles, colonist and entrepreneur": Tally(
        (1, 3, 9, 45, 225, 1125), 0, (9856, 9856), (1407, 1404), (1395, 2475), (1408, 0), (0, 0), (0, 0)
    ),
    "profiles, colonist and entrepreneur choose": Tally(
        (1, 5, 15, 30, 180), 0, (1617, 1617), (231, 456), (461, 231), (126, 105), (0, 0), (0, 0)
    ),
    "profiles, three without a choice": Tally(
        (1, 5, 25, 75, 450, 2700),
        0,
        (22792, 22792, 35792),
        (6506, 6506, 3256),
        (3256, 3255, 3250),
        (1106, 1075, 1075),
        (0, 0, 0),
        (0, 0, 0),
    ),
    "profiles, three, no schemer": Tally(
        (1, 5, 20, 60), 0, (602, 602, 602), (0, 0, 0), (0, 0, 0), (86, 0, 0), (0, 0, 0), (0, 0, 0)
    ),
    "profiles, five, all but the schemer": Tally(
        (1, 1, 2, 3, 4, 5, 6, 12, 18, 24, 30, 36, 42, 42, 210),
        0,
        (4372, 3052, 3052, 3052, 3052),
        (434, 684, 429, 755, 750),
        (414, 402, 678, 360, 330),
        (268, 42, 42, 42, 42),
        (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0),
    ),
    "profiles, six": Tally(
        (1, 3, 6, 6, 18),
        0,
        (238, 238, 238, 238, 238, 238),
        (0, 18, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
        (34, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "profiles, six with a schemer": Tally(
        (1, 2, 6, 18, 18, 108, 648),
        0,
        (5607, 8811, 7203, 5607, 5607, 5607),
        (1602, 801, 792, 1599, 801, 1602),
        (801, 801, 774, 801, 1601, 801),
        (171, 126, 126, 126, 126, 126),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "profiles, the schemer sits first": Tally(
        (1, 3, 6, 12, 12, 12, 72, 432),
        0,
        (4930, 3850, 3850, 3850, 3850, 6046),
        (528, 550, 1090, 1099, 1099, 550),
        (516, 1096, 550, 550, 550, 549),
        (130, 84, 84, 84, 84, 84),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "placement, first round": Tally(
        (1, 6, 36, 213, 1233), 0, (10423, 10423), (1489, 1489), (0, 0), (1489, 0), (0, 0), (0, 0)
    ),
    "placement, first player second, no exchange": Tally(
        (1, 6, 36, 213, 1233), 0, (10423, 10423), (1489, 1489), (0, 0), (0, 1489), (0, 0), (0, 0)
    ),
    "placement, no companies": Tally(
        (1, 8, 64, 510, 4038), 0, (32347, 32347), (0, 0), (0, 0), (4135, 486), (0, 0), (0, 0)
    ),
    "placement, no intrigues": Tally(
        (1, 8, 63, 489), 0, (3927, 3927, 3927), (561, 0, 561), (0, 0, 0), (0, 561, 0), (0, 0, 0), (0, 0, 0)
    ),
    "placement, no intrigues, and on": Tally(
        (1, 8, 63, 489, 10526),
        0,
        (77609, 77609, 77609),
        (11142, 0, 11150),
        (0, 0, 0),
        (0, 11087, 0),
        (0, 0, 0),
        (0, 0, 0),
    ),
    "placement, seats full": Tally((1, 5, 25, 329), 0, (2520, 2520), (364, 365), (0, 0), (0, 360), (0, 0), (0, 0)),
    "placement, three in a row": Tally(
        (1, 7, 49, 343), 0, (2800, 2800, 2800), (400, 400, 0), (0, 0, 0), (0, 0, 400), (0, 0, 0), (0, 0, 0)
    ),
    "placement, six players": Tally(
        (1, 7, 49, 343),
        0,
        (2800, 2800, 2800, 2800, 2800, 2800),
        (400, 800, 400, 800, 400, 800),
        (0, 0, 0, 0, 0, 0),
        (400, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "placement, last pawns of six": Tally(
        (1, 5, 25),
        0,
        (217, 217, 217, 217, 217, 217),
        (31, 62, 31, 62, 31, 62),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 31, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "placement, last pawns of six, and on": Tally(
        (1, 5, 25, 987, 9166),
        0,
        (71183, 71183, 71521, 71793, 66293, 71183),
        (10184, 20368, 10478, 20375, 10184, 20368),
        (0, 0, 0, 0, 2445, 0),
        (0, 0, 0, 0, 10184, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "lobby, one sector": Tally((1, 4, 11, 31, 183), 0, (1684, 1950), (821, 850), (0, 0), (230, 0), (0, 0), (0, 0)),
    "lobby, four moves": Tally((1, 3, 8, 22, 60, 194), 0, (2465, 2712), (640, 1112), (0, 0), (195, 93), (0, 0), (0, 0)),
    "lobby, two sectors": Tally((1, 2, 4, 9, 24, 100), 0, (1247, 1072), (712, 568), (0, 0), (140, 0), (0, 0), (0, 0)),
    "lobby, two sectors, one type": Tally(
        (1, 3, 7, 14, 30), 0, (436, 389), (124, 130), (0, 0), (55, 0), (0, 0), (0, 0)
    ),
    "lobby, two sectors, second type": Tally(
        (1, 2, 5, 13, 31), 0, (412, 364), (186, 54), (0, 0), (0, 52), (0, 0), (0, 0)
    ),
    "lobby, not one's type": Tally(
        (1, 11, 231, 762), 0, (6343, 7161), (1005, 3029), (325, 0), (1005, 0), (0, 0), (0, 0)
    ),
    "lobby, no company": Tally((1, 3, 33, 196), 0, (1610, 2132), (0, 648), (0, 0), (233, 0), (0, 0), (0, 0)),
    "lobby, three players": Tally(
        (1, 2, 4, 10, 22), 0, (273, 273, 361), (119, 78, 195), (0, 0, 0), (0, 0, 39), (0, 0, 0), (0, 0, 0)
    ),
    "lobby, equal companies": Tally(
        (1, 5, 24, 163, 1160), 0, (13682, 16906), (9015, 7229), (25, 0), (1353, 0), (0, 0), (0, 0)
    ),
    "lobby privilege": Tally((1, 11, 364), 0, (2632, 2632), (376, 376), (0, 0), (376, 0), (0, 0), (0, 0)),
    "lobby privilege, and on": Tally(
        (1, 11, 364, 840), 0, (8197, 9457), (1216, 1321), (0, 0), (1216, 0), (0, 0), (0, 0)
    ),
    "lobby privilege, one sector": Tally(
        (1, 4, 59, 160), 0, (1581, 1439), (231, 251), (25, 0), (224, 0), (0, 0), (0, 0)
    ),
    "lobby privilege, one pawn": Tally((1, 6, 51), 0, (403, 421), (59, 60), (0, 0), (0, 58), (0, 0), (0, 0)),
    "lobby privilege, seats taken": Tally((1, 9, 504), 0, (3598, 3598), (514, 514), (0, 0), (514, 0), (0, 0), (0, 0)),
    "lobby privilege, next seat": Tally(
        (1, 11, 11, 44, 264), 0, (2301, 2009), (0, 0), (8, 154), (331, 0), (0, 0), (0, 0)
    ),
    "lobby privilege, tie": Tally((1, 2, 4, 24), 0, (248, 217), (46, 45), (0, 0), (3, 28), (0, 0), (0, 0)),
    "lobby privilege of three": Tally(
        (1, 6, 123, 406), 0, (0, 3815, 3381), (0, 543, 0), (0, 0, 175), (536, 0, 0), (0, 0, 0), (0, 0, 0)
    ),
    "lobby privilege gives another": Tally(
        (1, 5, 10, 30, 80), 0, (802, 772), (126, 126), (40, 55), (126, 0), (0, 0), (0, 0)
    ),
    "racket": Tally((1, 1, 1, 2, 4, 24), 0, (4, 258), (48, 47), (0, 0), (5, 28), (0, 0), (0, 0)),
    "racket found": Tally(
        (1, 2, 4, 8, 48, 288), 0, (0, 879, 2982), (525, 523, 0), (0, 0, 0), (7, 344, 0), (0, 0, 0), (0, 0, 0)
    ),
    "capitalization": Tally((1, 1, 1, 2, 4, 24), 0, (231, 417), (48, 47), (0, 0), (5, 28), (0, 0), (0, 0)),
    "capitalization found": Tally(
        (1, 2, 4, 8, 0, 0, 0, 0, 0), 8, (105, 147), (21, 19), (0, 0), (15, 0), (28, 36), (3, 7)
    ),
    "contract": Tally((1, 1, 1, 3, 6, 12, 72), 0, (186, 102), (141, 138), (226, 158), (12, 84), (0, 0), (0, 0)),
    "contract, poor": Tally((1, 1, 1, 1, 2, 4, 24), 0, (0, 68), (49, 48), (102, 34), (6, 28), (0, 0), (0, 0)),
    "contract, no cards": Tally((1, 1, 1, 2, 4, 0, 0, 0, 0), 4, (63, 63), (12, 11), (0, 9), (9, 0), (14, 22), (0, 4)),
    "contract of three": Tally(
        (1, 1, 1, 2, 4, 4, 0, 0, 0), 6, (100, 82, 91), (0, 16, 0), (10, 29, 0), (13, 0, 0), (12, 45, 6), (0, 6, 0)
    ),
    "contract found": Tally(
        (1, 2, 4, 5, 10, 0, 0, 0, 0), 12, (163, 172, 127), (0, 28, 0), (19, 38, 9), (22, 0, 0), (24, 76, 20), (0, 12, 0)
    ),
    "unfair": Tally(
        (1, 1, 1, 3, 14, 69, 27, 0, 0), 87, (892, 1016), (682, 1273), (0, 0), (116, 0), (888, 1170), (0, 87)
    ),
    "unfair, one each": Tally(
        (1, 1, 1, 3, 8, 22, 0, 0, 0), 22, (268, 278), (68, 113), (0, 0), (36, 0), (70, 98), (2, 22)
    ),
    "unfair, nobody can": Tally(
        (1, 1, 1, 3, 11, 33, 0, 0, 0), 33, (366, 438), (153, 378), (0, 0), (50, 0), (174, 330), (0, 33)
    ),
    "unfair of three": Tally(
        (1, 1, 1, 3, 12, 44, 208),
        0,
        (2140, 2010, 2170),
        (1342, 1424, 2148),
        (0, 0, 0),
        (70, 200, 0),
        (0, 0, 0),
        (0, 0, 0),
    ),
    "unfair found": Tally(
        (1, 2, 8, 27, 77, 366, 2154),
        0,
        (21040, 20035, 21851),
        (13077, 5154, 13269),
        (0, 0, 0),
        (91, 2544, 0),
        (0, 0, 0),
        (0, 0, 0),
    ),
    "unrest": Tally((1, 1, 1, 5, 10, 20, 0, 0, 0), 20, (266, 266), (53, 48), (76, 114), (38, 0), (138, 186), (1, 20)),
    "unrest, one has none": Tally(
        (1, 1, 1, 2, 4, 0, 0, 0, 0), 4, (63, 63), (12, 11), (18, 0), (9, 0), (30, 14), (4, 0)
    ),
    "unrest of three": Tally(
        (1, 1, 1, 2, 5, 18, 108), 0, (952, 952, 952), (0, 200, 0), (136, 272, 0), (8, 128, 0), (0, 0, 0), (0, 0, 0)
    ),
    "unrest found": Tally(
        (1, 2, 5, 6, 9, 0, 0, 0, 0), 15, (171, 161, 161), (46, 0, 0), (23, 0, 46), (23, 0, 0), (83, 15, 63), (15, 0, 0)
    ),
    "dumping": Tally((1, 1, 1, 3, 11, 47), 0, (473, 483), (256, 286), (0, 0), (17, 47), (0, 0), (0, 0)),
    "dumping, one swap": Tally(
        (1, 1, 1, 3, 12, 0, 0, 0, 0), 12, (136, 135), (34, 77), (0, 0), (18, 0), (52, 90), (0, 12)
    ),
    "dumping, equal companies": Tally(
        (1, 1, 1, 3, 9, 0, 0, 0, 0), 9, (113, 111), (60, 60), (0, 0), (15, 0), (48, 48), (6, 6)
    ),
    "dumping, none": Tally((1, 1, 1, 2, 6, 0, 0, 0, 0), 6, (77, 83), (15, 33), (0, 0), (11, 0), (21, 32), (0, 6)),
    "dumping, no company": Tally((1, 1, 1, 2, 12, 72), 0, (623, 623), (132, 0), (0, 0), (3, 86), (0, 0), (0, 0)),
    "dumping of three": Tally(
        (1, 1, 1, 4, 17, 42, 218, 0, 0),
        218,
        (2193, 2132, 2286),
        (1178, 653, 2248),
        (0, 0, 0),
        (284, 0, 0),
        (1294, 765, 2578),
        (0, 0, 218),
    ),
    "dumping found": Tally(
        (1, 2, 4, 12, 36, 216), 0, (1897, 2161, 2149), (405, 813, 813), (0, 0, 0), (19, 252, 0), (0, 0, 0), (0, 0, 0)
    ),
    "expansion": Tally((1, 1, 1, 3, 9, 40, 240), 0, (2065, 2874), (0, 1475), (0, 0), (12, 283), (0, 0), (0, 0)),
    "expansion, no company": Tally((1, 1, 1, 2, 12, 72), 0, (623, 623), (132, 0), (0, 0), (3, 86), (0, 0), (0, 0)),
    "expansion found": Tally(
        (1, 2, 10, 15, 46, 0, 0, 0, 0), 56, (518, 735), (0, 444), (0, 0), (74, 0), (56, 563), (0, 56)
    ),
    "capital": Tally((1, 1, 1, 3, 6, 22), 0, (238, 264), (48, 273), (0, 0), (12, 22), (0, 0), (0, 0)),
    "capital, one kind": Tally(
        (1, 1, 1, 2, 10, 0, 0, 0, 0), 10, (105, 115), (21, 73), (0, 0), (15, 0), (35, 84), (0, 10)
    ),
    "capital, no company": Tally((1, 1, 1, 2, 12, 72), 0, (623, 623), (132, 0), (0, 0), (3, 86), (0, 0), (0, 0)),
    "capital found": Tally((1, 2, 6, 8, 0, 0, 0, 0, 0), 12, (119, 148), (0, 160), (0, 0), (17, 0), (12, 158), (0, 12)),
    "intrigues, whole deck": Tally((1, 56, 168), 0, (1764, 1512), (246, 225), (0, 0), (225, 0), (0, 0), (0, 0)),
    "intrigues, whole deck, one pawn": Tally(
        (1, 28, 56, 364), 0, (2867, 3971), (0, 0), (0, 0), (449, 0), (0, 0), (0, 0)
    ),
    "intrigues, whole deck, and on": Tally(
        (1, 56, 168, 483, 1128, 3708), 0, (44676, 43389), (18549, 11364), (11238, 16482), (5256, 288), (0, 0), (0, 0)
    ),
    "intrigues, two in a row": Tally(
        (1, 1, 3, 9, 22, 24, 62, 120), 132, (290, 1170), (410, 394), (484, 726), (242, 0), (804, 1230), (0, 132)
    ),
    "intrigues, every privilege": Tally(
        (1, 2, 14, 44, 118, 386), 0, (4491, 1025), (1300, 1286), (1170, 1655), (169, 396), (0, 0), (0, 0)
    ),
    "intrigues, one after the other": Tally(
        (1, 1, 4, 11, 30, 76, 164, 363, 889, 2412, 4683),
        4371,
        (64119, 65490, 59278),
        (16430, 17952, 27885),
        (8085, 8165, 1018),
        (8634, 0, 0),
        (22132, 23603, 29700),
        (450, 930, 3603),
    ),
    "intrigues, hand and rest": Tally(
        (1, 3, 6, 12, 26, 69), 0, (696, 956), (0, 169), (99, 135), (65, 52), (0, 0), (0, 0)
    ),
    "intrigues, along three seats": Tally(
        (1, 1, 4, 12, 24, 58, 144, 1152),
        0,
        (11365, 6649, 15497),
        (2703, 0, 3190),
        (0, 0, 0),
        (1296, 0, 100),
        (0, 0, 0),
        (0, 0, 0),
    ),
    "intrigues, three seats, two cards": Tally(
        (1, 1, 2, 2, 4, 32, 256), 0, (2965, 1201, 2977), (444, 0, 0), (0, 0, 0), (6, 292, 0), (0, 0, 0), (0, 0, 0)
    ),
    "intrigues, no card": Tally((1, 2, 12, 72), 0, (609, 609), (130, 0), (0, 0), (1, 86), (0, 0), (0, 0)),
    "intrigue privilege, whole deck": Tally(
        (1, 9, 31, 105, 426), 0, (5025, 4119), (1924, 1128), (1178, 1682), (146, 426), (0, 0), (0, 0)
    ),
    "intrigue privilege, six players": Tally(
        (1, 9, 29),
        0,
        (264, 264, 264, 302, 264, 264),
        (44, 77, 40, 79, 40, 77),
        (39, 39, 39, 39, 39, 39),
        (39, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "colonies": Tally((1, 35, 75, 250, 1500), 0, (1972, 1861), (0, 0), (875, 0), (111, 1750), (0, 0), (0, 0)),
    "colonies, twice the same": Tally(
        (1, 3, 10, 28, 58, 348), 0, (0, 1082), (0, 0), (0, 579), (42, 406), (0, 0), (0, 0)
    ),
    "colonies, short deck": Tally((1, 1, 4, 8, 16, 96), 0, (758, 762), (182, 0), (62, 60), (14, 112), (0, 0), (0, 0)),
    "colonies, three seats, two cards": Tally(
        (1, 1, 4, 8, 16, 96), 0, (762, 882, 758), (0, 0, 182), (60, 0, 62), (14, 112, 0), (0, 0, 0), (0, 0, 0)
    ),
    "colonies, empty deck": Tally((1, 2, 4, 24), 0, (217, 217), (46, 45), (0, 0), (3, 28), (0, 0), (0, 0)),
    "colonies, poor": Tally((1, 1, 2, 6, 36), 0, (46, 96), (0, 0), (0, 21), (4, 42), (0, 0), (0, 0)),
    "colonies, last money for the privilege": Tally(
        (1, 4, 14, 26, 156, 936), 0, (1763, 3411), (0, 0), (824, 0), (19, 1118), (0, 0), (0, 0)
    ),
    "colony privilege": Tally((1, 4, 8, 16, 0, 0, 0), 16, (161, 203), (41, 37), (21, 0), (29, 0), (80, 56), (15, 3)),
    "colony privilege, poor": Tally((1, 1, 2, 4, 0, 0, 0), 4, (8, 72), (11, 10), (0, 0), (8, 0), (10, 18), (0, 4)),
    "colony privilege, empty": Tally((1, 2, 4, 0, 0, 0, 0), 4, (49, 49), (10, 9), (0, 0), (7, 0), (14, 14), (3, 3)),
    "colony privilege, tie": Tally((1, 2, 4, 0, 0, 0, 0), 4, (49, 49), (10, 9), (0, 0), (7, 0), (14, 14), (3, 3)),
    "colonies, shuffled for the next round": Tally(
        (1, 1, 4, 12, 96), 0, (462, 686), (0, 0), (168, 56), (108, 6), (0, 0), (0, 0)
    ),
    "exchange": Tally((1, 4, 16, 0, 0, 0, 0), 16, (120, 255), (89, 122), (0, 0), (21, 0), (104, 148), (0, 16)),
    "exchange, losses": Tally((1, 4, 16, 0, 0, 0, 0), 16, (15, 276), (89, 122), (0, 0), (21, 0), (84, 160), (0, 16)),
    "exchange, added up first": Tally(
        (1, 4, 16, 0, 0, 0, 0), 16, (36, 70), (89, 143), (0, 0), (21, 0), (88, 132), (0, 16)
    ),
    "exchange of three": Tally(
        (1, 3, 12, 72), 0, (351, 42, 176), (264, 285, 0), (0, 0, 0), (4, 84, 0), (0, 0, 0), (0, 0, 0)
    ),
    "takeover": Tally((1, 3, 10, 38, 0, 0, 0), 38, (363, 334), (215, 376), (0, 0), (52, 0), (281, 428), (0, 38)),
    "takeover, whole price": Tally((1, 2, 7, 6, 0, 0, 0), 10, (102, 102), (33, 35), (0, 0), (16, 0), (38, 52), (1, 9)),
    "takeover, poor": Tally((1, 1, 3, 6, 0, 0, 0), 6, (42, 88), (33, 14), (0, 0), (11, 0), (26, 27), (1, 5)),
    "takeover, bills count": Tally(
        (1, 3, 15, 43, 0, 0, 0), 43, (488, 252), (358, 166), (0, 0), (62, 0), (416, 196), (43, 0)
    ),
    "takeover, nothing there": Tally((1, 2, 0, 0, 0, 0, 0), 2, (21, 21), (0, 4), (0, 0), (3, 0), (2, 7), (0, 2)),
    "takeover, tie": Tally((1, 2, 4, 0, 0, 0, 0), 4, (49, 49), (10, 9), (0, 0), (7, 0), (14, 14), (3, 3)),
    "takeover of three": Tally(
        (1, 4, 8, 24, 74, 0, 0),
        74,
        (432, 255, 1355),
        (242, 304, 354),
        (0, 0, 0),
        (111, 0, 0),
        (285, 312, 492),
        (0, 4, 70),
    ),
    "takeover after the earnings": Tally(
        (1, 3, 11, 25, 0, 0, 0), 25, (272, 78), (152, 68), (0, 0), (40, 0), (157, 65), (25, 0)
    ),
    "takeover pays for a company": Tally(
        (1, 2, 4, 9, 16, 20, 44, 88, 0), 100, (143, 117), (218, 393), (0, 0), (184, 0), (214, 414), (4, 96)
    ),
    "companies": Tally((1, 10, 18, 54, 54, 0, 0), 81, (224, 411), (108, 0), (0, 0), (137, 0), (162, 0), (81, 0)),
    "companies, and rich": Tally(
        (1, 2, 8, 24, 48, 102, 0), 108, (0, 1076), (0, 346), (0, 0), (185, 0), (0, 570), (0, 108)
    ),
    "companies, short deck": Tally(
        (1, 1, 4, 8, 12, 8, 0), 18, (150, 158), (30, 26), (0, 0), (34, 0), (36, 36), (12, 12)
    ),
    "companies, three seats, two cards": Tally(
        (1, 1, 2, 4, 4, 0, 0), 6, (24, 48, 36), (8, 0, 0), (0, 0, 0), (12, 0, 0), (12, 6, 0), (6, 2, 0)
    ),
    "companies, empty deck": Tally((1, 2, 4, 0, 0, 0, 0), 4, (49, 49), (10, 9), (0, 0), (7, 0), (14, 14), (3, 3)),
    "companies, last money for the privilege": Tally(
        (1, 3, 8, 14, 20, 0), 24, (186, 0), (44, 0), (0, 0), (46, 0), (54, 0), (24, 0)
    ),
    "company privilege": Tally((1, 4, 10, 20, 0, 0, 0), 20, (137, 245), (80, 45), (0, 0), (35, 0), (82, 64), (16, 6)),
    "company privilege, poor": Tally((1, 1, 2, 4, 0, 0, 0), 4, (24, 72), (11, 10), (0, 0), (8, 0), (10, 18), (0, 4)),
    "company privilege, empty": Tally((1, 2, 4, 0, 0, 0, 0), 4, (49, 49), (10, 9), (0, 0), (7, 0), (14, 14), (3, 3)),
    "companies, shuffled for the next round": Tally(
        (1, 3, 14, 48, 144), 0, (1182, 1154), (84, 103), (0, 0), (132, 78), (0, 0), (0, 0)
    ),
    "last moves": Tally((1, 5, 15), 15, (167, 171), (126, 126), (0, 0), (0, 21), (140, 126), (15, 2)),
    "last moves, no company": Tally(
        (1, 3, 0, 0), 3, (28, 30, 28), (0, 8, 0), (0, 0, 0), (0, 0, 4), (3, 13, 3), (0, 3, 0)
    ),
    "last moves, nobody": Tally((1, 0), 1, (7, 7), (0, 0), (0, 0), (1, 0), (1, 1), (1, 1)),
    "last moves of six": Tally(
        (1, 2, 6, 12, 36),
        0,
        (399, 423, 399, 399, 399, 435),
        (81, 114, 57, 114, 85, 114),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 57, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
    "round one ends": Tally((1, 2, 16, 128, 1020), 0, (8169, 8169), (1750, 0), (0, 0), (1, 1166), (0, 0), (0, 0)),
    "round four ends": Tally((1, 2, 4, 32), 0, (273, 273), (57, 58), (0, 0), (36, 3), (0, 0), (0, 0)),
    "round five ends": Tally(
        (1, 2, 12, 72), 0, (609, 609, 609), (130, 0, 0), (0, 0, 0), (86, 0, 1), (0, 0, 0), (0, 0, 0)
    ),
    "round eight ends": Tally((1, 2, 12, 72, 426), 0, (3591, 3591), (769, 0), (0, 0), (512, 1), (0, 0), (0, 0)),
    "end, ties": Tally((1, 3, 9), 9, (91, 91), (34, 32), (13, 13), (13, 0), (60, 60), (7, 7)),
    "end, ties broken by money": Tally((1, 2, 4), 4, (42, 35), (10, 9), (7, 7), (7, 0), (22, 22), (3, 1)),
    "end, no majority": Tally(
        (1, 2, 8, 24), 24, (105, 156, 164), (87, 113, 105), (70, 70, 70), (35, 0, 0), (108, 150, 192), (0, 0, 24)
    ),
    "end, sets": Tally((1, 8, 32), 32, (650, 656), (466, 229), (287, 410), (41, 0), (1016, 1112), (0, 32)),
    "end, three tied": Tally(
        (1, 3, 9, 27), 27, (186, 184, 178), (80, 80, 80), (40, 40, 40), (40, 0, 0), (162, 162, 162), (14, 14, 14)
    ),
    "end of six": Tally(
        (1, 2, 4, 12),
        12,
        (171, 203, 202, 152, 589, 0),
        (0, 68, 57, 0, 28, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 19, 0, 0),
        (24, 72, 64, 24, 114, 0),
        (0, 0, 0, 0, 12, 0),
    ),
    "round of two": Tally(
        (1, 2, 12, 12, 24, 24, 84, 188), 0, (1751, 3215), (459, 450), (150, 0), (347, 0), (0, 0), (0, 0)
    ),
    "round of two, privileges": Tally(
        (1, 1, 2, 4, 7, 7, 14, 28, 49), 0, (172, 625), (226, 98), (140, 0), (113, 0), (0, 0), (0, 0)
    ),
    "round of two, first of the last": Tally(
        (1, 3, 6, 12, 12, 24, 42, 84, 168), 168, (1472, 3822), (700, 658), (0, 0), (0, 352), (828, 924), (42, 126)
    ),
    "round of three": Tally(
        (1, 3, 6, 8, 21, 44, 100, 230),
        0,
        (2466, 2753, 3066),
        (413, 0, 936),
        (473, 417, 762),
        (0, 413, 0),
        (0, 0, 0),
        (0, 0, 0),
    ),
    "round of two, at full length": Tally(
        (1, 2, 9, 34, 81, 176, 404, 943, 2962),
        0,
        (20321, 22096),
        (7302, 12428),
        (4612, 4612),
        (2770, 1842),
        (0, 0),
        (0, 0),
    ),
    "round of six": Tally(
        (1, 2, 12, 12, 24, 24, 24),
        0,
        (537, 276, 381, 39, 735, 612),
        (148, 198, 99, 198, 99, 198),
        (0, 0, 0, 0, 0, 0),
        (99, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    ),
}

QUICK = [name for name, case in CASES.items() if not case.slow]
SLOW = [name for name, case in CASES.items() if case.slow]
NODES = {name: sum(tally.nodes) for name, tally in GOLD.items()}
SMALL = [name for name in GOLD if NODES[name] <= 600]
MIDDLING = [name for name in GOLD if 600 < NODES[name] <= 6000]
EITHER = [*QUICK, *(pytest.param(name, marks=pytest.mark.slow) for name in SLOW)]


def test_every_position_has_its_gold_number() -> None:
    assert list(GOLD) == list(CASES)


@pytest.mark.parametrize("name", SMALL)
def test_the_gold_numbers_are_those_of_the_brute_force(name: str) -> None:
    assert brute_force_club.perft(CASES[name].position(), CASES[name].depth) == GOLD[name]


@pytest.mark.parametrize("name", EITHER)
def test_perft(name: str) -> None:
    assert perft(CASES[name]) == GOLD[name]


@pytest.mark.parametrize("name", [*SMALL, *(pytest.param(name, marks=pytest.mark.slow) for name in MIDDLING)])
def test_side_by_side(name: str) -> None:
    """The same answers after each of the same answers, and the same table there: sums cannot hide what differs."""
    case = CASES[name]

    def walk(table: Table, position: Position, ply: int) -> None:
        same_table(table, position)
        same_answers(table, position)
        if ply == case.depth:
            return
        for seat, action in brute_force_club.moves(position):
            after = table.copy()
            play.answer(after, seat, spoken(action))
            walk(after, brute_force_club.play(position, action), ply + 1)

    walk(table_of(case), case.position(), 0)


@pytest.mark.parametrize("name", CASES)
def test_the_first_answers_are_the_same_ones(name: str) -> None:
    same_table(table_of(CASES[name]), CASES[name].position())
    same_answers(table_of(CASES[name]), CASES[name].position())


SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 10))]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("profiles", [False, True], ids=["plain", "profiles"])
@pytest.mark.parametrize("seed", SEEDS)
def test_whole_games_at_random_side_by_side(players: int, profiles: bool, seed: int) -> None:
    rng = Random(f"{seed} {players} {profiles}")
    case = Case(players, 0, "profiles" if profiles else "deal")
    table, position = table_of(case), case.position()
    while position.asked:
        same_table(table, position)
        same_answers(table, position)
        seat, action = rng.choice(position.asked)
        play.answer(table, seat, spoken(action))
        brute_force_club.hear(position, action)
    same_table(table, position)
    same_answers(table, position)
    assert position.winners


def same_table(table: Table, position: Position) -> None:
    """The same things lie on both tables."""
    everybody = range(position.players)
    owned = [Counter((c.sector.value, c.face, c.bills) for c in own) for own in table.companies]
    assert table.money[: position.players] == tuple(position.money)
    assert owned == [Counter(own) for own in position.companies]
    assert [Counter(card.value for card in own) for own in table.colonies] == [Counter(o) for o in position.colonies]
    assert (table.round, table.first) == (position.round, position.first)
    assert [one.value for one in table.profiles] == position.profiles
    for tile, deck in zip((Tile.INTRIGUES, Tile.COLONIES, Tile.COMPANIES), table.decks, strict=True):
        assert Counter(card.value for card in deck) == Counter(position.decks[tile.value])
    for spot, seats in zip(SPOTS, table.pawns, strict=True):
        theirs = [seat for seat, *where in position.pawns if spot == spot_of(*where)]
        assert list(seats) == theirs if spot.sector is None else sorted(seats) == sorted(theirs)
    assert table.money[CAPITAL] == sum(bills for own in position.companies for _, _, bills in own)
    assert sum(table.money) == MONEY_IN_THE_BOX
    assert bool(table.agenda) == bool(position.asked)
    assert table.winners == tuple(position.winners)
    lines = [(s.companies, s.leadership, s.consortium, s.colonies) for s in table.scores]
    more = [(s.concession, s.globalisation, s.fortune) for s in table.scores]
    assert [(*lines[seat], *more[seat]) for seat in everybody if lines] == position.scores
    assert [one.total for one in table.scores] == list(map(sum, position.scores))


def same_answers(table: Table, position: Position) -> None:
    """Both sides offer the same answers to the same seat."""
    found = followed(table)
    expected = [(seat, spoken(action)) for seat, action in brute_force_club.moves(position)]
    assert len(found) == len(expected)
    assert set(found) == set(expected)


# The engine's side


def perft(case: Case) -> Tally:
    """All sequences of answers up to the case's depth, by the engine."""
    count = Count(case.players, case.depth)

    def walk(table: Table, ply: int) -> None:
        assert bool(table.winners) == (not table.agenda)
        levels = [sum([c.level for c in own]) for own in table.companies]
        purses = table.money[: case.players]
        scores = [one.total for one in table.scores]
        count.visit(ply, purses, levels, map(len, table.colonies), table.first, scores, table.winners)
        if ply < case.depth:
            for seat, action in followed(table):
                after = table.copy()
                play.answer(after, seat, action)
                walk(after, ply + 1)

    walk(table_of(case), 0)
    return count.tally()


def followed(table: Table) -> list[tuple[Seat, Action]]:
    """All answers to the question at hand."""
    if not table.agenda:
        return []
    ask = table.agenda[0]
    (seat,) = ask.awaits(table)
    assert ask.open_to(table) == (seat,)
    return [(seat, action) for form in ask.options(table, seat) for action in form]


# The same positions, on the engine's table

STARTS: dict[str, type[AnyStep]] = dict(
    zip(
        CHAPTERS,
        (
            *(PlacePawns, LobbyTile, LobbyPrivilege, IntriguesTile, IntriguePrivilege, ColoniesTile, ColonyPrivilege),
            *(ExchangeTile, HostileTakeover, CompaniesTile, CompanyPrivilege, LastMoves),
        ),
        strict=True,
    )
)


def table_of(case: Case) -> Table:
    """The same things laid on the engine's table by hand, and the case's script played there."""
    laid = case.laid()
    table = GAME.set_up(NAMES[: case.players], Options(profiles=case.start == "profiles"), GAME.house_deck())
    lay(table, laid)
    if case.start in STARTS:
        steps = [type(step) for step in table.contents]
        table.agenda = (*table.contents[steps.index(STARTS[case.start]) :], CountPoints())
    play.run(table)
    for plain in case.script:
        action = spoken(plain)
        (seat,) = table.agenda[0].awaits(table)
        assert any(action in form for form in table.agenda[0].options(table, seat))
        play.answer(table, seat, action)
    return table


def lay(table: Table, laid: Position) -> None:
    """Field by field; the bank has what nobody has."""
    table.round, table.first = laid.round, laid.first
    table.companies = tuple(tuple(map(company, sorted(own, key=standing))) for own in laid.companies)
    table.colonies = tuple(
        tuple(region for region in Region for _ in range(own.count(region.value))) for own in laid.colonies
    )
    table.decks = (
        tuple(map(Intrigue, laid.decks["intrigues"])),
        tuple(map(Region, laid.decks["colonies"])),
        tuple(map(Sector, laid.decks["companies"])),
    )
    table.pawns = tuple(tuple(seat for seat, *where in laid.pawns if spot == spot_of(*where)) for spot in SPOTS)
    money = [0] * len(table.money)
    money[: laid.players] = laid.money
    money[CAPITAL] = sum(bills for own in laid.companies for _, _, bills in own)
    money[BANK] = MONEY_IN_THE_BOX - sum(money)
    table.money = tuple(money)


def standing(plain: brute_force_club.Company) -> tuple[int, int, int]:
    """Companies lie in the order of types, faces and bills."""
    return brute_force_club.TYPES.index(plain[0]), plain[1], plain[2]


def company(plain: brute_force_club.Company) -> Company:
    return Company(Sector(plain[0]), plain[1], plain[2])


def spot_of(tile: str, sector: str) -> Spot:
    return Spot(Tile(tile), Sector(sector) if sector else None)


def drawn(tile: str, cards: tuple[str, ...]) -> Action:
    """Cards in the order of the box."""
    match tile:
        case "intrigues":
            return DrawIntrigues(tuple(card for card in Intrigue if card.value in cards))
        case "colonies":
            return DrawColonies(tuple(card for card in Region for _ in range(cards.count(card.value))))
        case _:
            return DrawCompanies(tuple(card for card in Sector for _ in range(cards.count(card.value))))


def spoken(action: brute_force_club.Action) -> Action:
    """A plain tuple as the engine's action."""
    verb, *args = action
    return SPOKEN[verb](*args)


SPOKEN: dict[str, Callable[..., Action]] = {
    "give company": lambda one: GiveCompany(Sector(one)),
    "give colony": lambda region: GiveColony(Region(region)),
    "give profile": lambda profile: GiveProfile(Profile(profile)),
    "first": GiveFirst,
    "choose company": lambda one: ChooseCompany(Sector(one)),
    "choose colony": lambda region: ChooseColony(Region(region)),
    "place": lambda *spot: PlacePawn(spot_of(*spot)),
    "pass": Pass,
    "develop": lambda one: Develop(company(one)),
    "tax": lambda one: Tax(company(one)),
    "begin": lambda one: BeginWith(Sector(one)),
    "move pawn": lambda sector, *spot: MovePawn(Sector(sector), spot_of(*spot)),
    "draw": drawn,
    "intrigue": lambda card: PlayIntrigue(Intrigue(card)),
    "look at": LookAt,
    "contract": lambda region: BuyColonyFrom(Region(region)),
    "compete": lambda one: CompeteIn(Sector(one)),
    "turn": lambda one: TurnCompany(company(one)),
    "swap colonies": lambda give, get: SwapColonies(Region(give), Region(get)),
    "swap companies": lambda give, owner, get: SwapCompanies(Swap(company(give), Holding(owner, company(get)))),
    "raise": lambda one: RaiseCapital(company(one)),
    "buy colony": lambda region: BuyColony(Region(region)),
    "discard colony": lambda region: DiscardColony(Region(region)),
    "take over": lambda owner, one: TakeOver(Holding(owner, company(one))),
    "buy company": lambda one: BuyCompany(Sector(one)),
    "discard company": lambda one: DiscardCompany(Sector(one)),
}
