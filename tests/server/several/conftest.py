"""The PostgreSQL server of the tests of stores."""

from tests.store.conftest import schema, server

__all__ = ["schema", "server"]
