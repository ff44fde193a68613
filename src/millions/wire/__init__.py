"""Every message between the server and its clients, defined once (docs/protocol.md describes the protocol).

- `fields`: constrained texts and numbers that several messages share; `keys`: the secret keys of seats.
- `settings`: what the host of a table chooses; `state`: what everybody can see of a table besides the game.
- `commands`: what a client sends over the WebSocket; `answers`: replies to one connection.
- `talk`: phrases and utterances; `forms`: descriptions of legal actions.
- `stream`: `Snapshot` and `Change`, the messages of a viewer's stream; `games`: the same with a game's types filled in.
- `bodies`: request and response bodies of the HTTP API.
- `shapes`: types made at run time; `schema`: JSON Schema of message types.

The server encodes these classes, the Python client decodes them, and the JSON Schema, the OpenAPI description and the
page's TypeScript types are generated from them.
"""
