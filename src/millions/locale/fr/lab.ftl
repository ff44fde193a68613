# L’arène et les simulations.

decimal-mark = ,

lab-playing = parties
train-updates = mises à jour
lab-left = reste

arena-title = { $game } : { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, graine { $seed }
arena-bot = Robot
arena-seats = Sièges
arena-wins = Gagne
arena-interval = 95 %
arena-fair = Juste part
arena-place = Rang
arena-score = Score
arena-rating = Cote
arena-percent = { $value } %
arena-from-to = { $low } à { $high }
arena-reading = Gagne : part des parties gagnées par tous les sièges d’un robot, une victoire partagée comptant en fractions, avec son intervalle à 95 % ; la juste part est ce qu’elle serait entre égaux. Rang et score : moyennes et intervalles à 95 %. Pour en savoir plus : docs/arena.md.
arena-adjusted = Sans la chance
arena-adjusted-reading = Sans la chance : la part de victoires, moins ce que le hasard et les choix aléatoires des robots y ont ajouté ; la même en moyenne, avec un intervalle plus étroit.

verified-all = { $records ->
    [one] { $records } enregistrement est exact
   *[other] { $records } enregistrements sont exacts
} : { $lines } lignes lues, { $dealt } tirages recalculés à partir du secret du donneur, chaque événement comparé.

simulated = { $games ->
    [one] { $games } partie dans { $folder }
   *[other] { $games } parties dans { $folder }
} : { $found } déjà là, { $played } jouées.
simulated-parquet = Colonnes à analyser : { $files }.
