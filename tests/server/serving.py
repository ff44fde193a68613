"""A server with limits of the tests' choosing: `python -m tests.server.serving CONFIG`, where CONFIG is JSON."""

from __future__ import annotations

import sys

from msgspec import json

from millions.server import logs
from millions.server.config import Config
from millions.server.run import serve

if __name__ == "__main__":
    logs.set_up(as_json=True, level="info")
    serve(json.decode(sys.argv[1], type=Config))
