#!/usr/bin/env bash
# Take a seat at a live table and play at random, with curl and jq: `examples/curl_bot.sh http://HOST/t/TABLE [NAME]`
set -euo pipefail
api="${1%%/t/*}/api/tables/${1##*/t/}"
key=$(curl -sS "$api/seats" -d "{\"name\": \"${2:-Robot}\", \"program\": true}" | jq -er '.key // (.sentence | halt_error)')

# Follow the stream. Whenever the table waits for us, write the command to send; at the end, the standings.
# A form with the terms of a deal is left to better bots. Empty lines only show that the connection works.
play='def pick: .[now * 1000000 % length | floor];
  foreach inputs as $new ({};
    if $new.is == "Snapshot" then $new
    elif $new.is == "Change" then . + $new + {room: (.room + $new.room)}
    else . end;
    if .room.stage == "over" then .room.standings, halt
    elif $new.n and (.you as $you | any(.room.awaited[]; . == $you)) then
      {do: "Play", id: "move-\(.n)", action:
        ([.forms[] | select(all(.blanks[]; .kind == "one of"))] | if . == [] then empty else pick end
        | {verb} + (.blanks | map_values(.among | pick)))}
    else empty end)'

while read -r command; do
  case "$command" in
    # A refusal is no disaster: another player was faster, and the stream says so.
    '{"do"'*) curl -sS "$api/commands" -H "Authorization: Bearer $key" -d "$command" > /dev/null ;;
    *) echo "$command" && break ;;
  esac
done < <(curl -sSN "$api/stream" -H "Authorization: Bearer $key" 2> /dev/null | jq -cn --unbuffered "$play")
kill $! 2> /dev/null || true # stop listening
