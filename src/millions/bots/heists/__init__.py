"""The mind of both editions of Millions of Dollars.

`beliefs`: who may hold what. `spoils`: what each role takes home. `race`: money as a chance to win. `values`: what
staying, leaving and a deal are worth. `offers` and `bargaining`: what follows from it. `memory`: what is known of the
others. `dials`: personalities. `mind` puts it together; each edition adds what is its own.
"""
