"""Figures in both languages."""

from __future__ import annotations

from millions.words.catalogue import catalogue
from millions.words.numbers import number, percent


def test_nothing_has_no_sign() -> None:
    assert number(-0.04, catalogue("en")) == "0.0"
    assert number(-0.04, catalogue("en"), "+") == "0.0"
    assert number(0.04, catalogue("fr"), "+") == "0,0"
    assert number(0.06, catalogue("fr"), "+") == "+0,1"


def test_signs_and_decimal_marks() -> None:
    assert number(-2.25, catalogue("fr")) == "−2,2"
    assert number(2.5, catalogue("fr"), "+") == "+2,5"
    assert percent(0.5, catalogue("en")) == "50.0\N{NO-BREAK SPACE}%"
