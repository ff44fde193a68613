"""Calls people who are not connected: "your turn at this table", by Web Push or by a webhook of their own."""
