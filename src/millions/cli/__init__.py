"""The `millions` command: one module per subcommand, put together in `app`.

Exit codes: 0 done, 1 it failed and says why, 2 bad arguments. `options` holds the options that several commands share,
`errors` turns failures into sentences. Commands import what they need inside their functions, so that `--help` stays
quick.
"""

from millions.cli.app import app, main

__all__ = ["app", "main"]
