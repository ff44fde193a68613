"""The server around live tables: HTTP, WebSocket and MCP, stores, access control, and the page in the browser."""
