"""Binding deals: payments plus departures, struck as one step when every player named in them has agreed.

`terms` says what a deal is, `bargain` how proposals are made, answered and struck, `view` what both games show of it.
"""
