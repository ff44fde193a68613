# The arena and simulations.

decimal-mark = .

lab-playing = games
train-updates = updates
lab-left = left

arena-title = { $game }: { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seed }
arena-bot = Bot
arena-seats = Seats
arena-wins = Wins
arena-interval = 95 %
arena-fair = Fair
arena-place = Place
arena-score = Score
arena-rating = Rating
arena-percent = { $value } %
arena-from-to = { $low } to { $high }
arena-reading = Wins: share of the games won by all seats of a bot, a shared win in parts, with its 95 % interval; fair is what it would be if all were equal. Place and score: means and 95 % intervals. More in docs/arena.md.
arena-adjusted = Without luck
arena-adjusted-reading = Without luck: the share of wins less what chance and the bots’ own random choices added to it; the same on average, with a narrower interval.

verified-all = { $records ->
    [one] { $records } record is true
   *[other] { $records } records are true
}: { $lines } lines read, { $dealt } deals and draws recomputed from the dealer’s secret, every event compared.

simulated = { $games ->
    [one] { $games } game is in { $folder }
   *[other] { $games } games are in { $folder }
}: { $found } found, { $played } played.
simulated-parquet = Columns for analysis: { $files }.
