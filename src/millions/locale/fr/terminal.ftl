# La table dans un terminal.

player = Joueur

## Ce qu’on peut taper : les orthographes séparées par des virgules, la première est celle que nous enseignons

cmd-claim = déclarer, dire, déclare
cmd-offer = offrir, offre
cmd-ask = demander, demande
cmd-deal = accord, proposer, propose
cmd-yes = oui, o, accepter
cmd-no = non, refuser
cmd-back = retirer, retire, reprendre, reprends
cmd-leave = partir, pars
cmd-ready = prêt, prête
cmd-time = clore, heure, sonner
cmd-look = regarder, regarde, œil
cmd-vote = vote, voter
cmd-place = poser, pose, placer
cmd-begin = commencer, commence
cmd-develop = développer, développe
cmd-tax = taxer, taxe
cmd-pass = passer, passe
cmd-move = envoyer, envoie, déplacer
cmd-play = jouer, joue, prendre, prends
cmd-buy = acheter, achète
cmd-discard = défausser, défausse
cmd-swap = échanger, échange
cmd-compete = concurrence, concurrencer
cmd-turn = tourner, tourne
cmd-raise = billet, augmenter
cmd-take = opa, reprendre
cmd-choose = choisir, choisis
cmd-first = premier, première
cmd-wait = attendre, attends
cmd-skip = passer, passe
cmd-help = aide
cmd-what = quoi
cmd-rules = règles, règle
cmd-log = journal
cmd-table = table, qui
cmd-save = sauver, enregistrer
cmd-quit = quitter, fin
cmd-say = dire, parler
cmd-away = absent, absente
cmd-pause = pause
cmd-resume = continuer, continue
cmd-stand = debout
cmd-link = lien
cmd-without = sans
cmd-nudge = relancer, relance
cmd-bot = robot
cmd-remove = exclure
cmd-free = libérer
cmd-close = fermer
cmd-rematch = revanche

answer-yes = oui, o
answer-no = non, n

cmd-me = moi, je
cmd-leaves = part, partent, pars, partir
cmd-pays = verse, versent, paie, paye, paient, payent, donne, donnent
cmd-and = et
cmd-to = à, pour
cmd-small = un, une, le, la, les, au, aux, à, en, de, du, des, pour, contre, chez, avec, sur, ma, société

usage-claim = { $characters ->
    [one] déclarer RÔLE
   *[other] déclarer A RÔLE
}
usage-offer = { $characters ->
    [one] offrir NOM N
   *[other] offrir NOM A N
}
usage-ask = { $characters ->
    [one] demander NOM N
   *[other] demander NOM N B
}
usage-deal = accord QUI part, QUI verse N à QUI
usage-yes = oui [NUMÉRO]
usage-no = non [NUMÉRO]
usage-back = retirer [NUMÉRO]
usage-leave = { $characters ->
    [one] partir
   *[other] partir A
}
usage-ready = prêt
usage-time = clore
usage-look = { $characters ->
    [one] regarder NOM
   *[other] regarder NOM A
}
usage-vote = vote
usage-wait = attendre, ou Entrée
usage-skip = passer
usage-help = aide, ou ?
usage-what = quoi
usage-rules = règles [CHAPITRE ou { rule-example }]
usage-log = journal
usage-table = table
usage-save = sauver [FICHIER]
usage-quit = quitter
usage-say = dire …, ou "…
usage-away = absent
usage-pause = pause
usage-resume = continuer
usage-stand = debout
usage-link = lien
usage-without = sans
usage-nudge = relancer NOM
usage-bot = robot NOM
usage-remove = exclure NOM
usage-free = libérer NOM
usage-close = fermer

help-claim = annoncer quel Rôle vous êtes, vrai ou faux
help-offer = vous payez NOM s’il part
help-ask = vous partez si NOM vous paie
help-deal = tout accord : des paiements, et qui part
help-yes = accepter un accord
help-no = refuser un accord
help-back = retirer votre proposition
help-leave = quitter le casse avec votre mise
help-ready = pour vous, le casse peut commencer
help-time = pour le Leader : plus de nouvelle proposition
help-look = dépenser une carte Intimidation et voir un Personnage
help-vote = pour le Leader : lancer un vote pour que le casse commence
help-wait = laisser agir les autres
help-skip = ne plus me demander pendant ce tour
help-help = cette page
help-what = ce que vous pouvez faire maintenant
help-rules = les règles, un chapitre ou une seule règle
help-log = ce tour jusqu’ici
help-table = redessiner la table
help-save = une copie de la partie (elle est enregistrée de toute façon)
help-quit = s’arrêter ; la partie pourra reprendre
help-say = parler à toute la table ; cela n’engage à rien
help-away = un robot joue pour vous jusqu’à votre retour
help-pause = proposer une pause : elle commence quand tout le monde la veut
help-resume = proposer de continuer après une pause
help-stand = se lever : un robot joue à votre place
help-without = commencer sans ceux qui n’ont pas révélé leur sel : des robots prennent leurs places
help-link = les liens : l’un pour inviter, l’autre vers votre siège
help-nudge = rappeler à NOM que la table l’attend
help-bot = laisser un robot jouer pour NOM, qui n’est pas en ligne, jusqu’à son retour
help-remove = pour l’hôte : exclure NOM ; un robot continue
help-free = pour l’hôte : exclure NOM ; une autre personne peut prendre le siège
help-close = pour l’hôte : fermer la table, si personne d’autre ne joue

help-intro = Le début d’un nom ou d’un mot suffit. À trois joueurs, dites quel Personnage : déclarer A Chauffeur, offrir Bob B 3.
help-examples = Exemples : déclarer chauffeur · offrir Bob 3 · demander Bob 2 · accord Bob part, je verse 2 à Bob, Cid verse 1 à Bob · oui 3

## Ce qu’on répond quand rien n’est compris

say-usage = Comme ceci : { $usage }
say-unknown = « { $typed } » ne veut rien dire ici. Tapez ? pour l’aide.
say-did-you-mean = « { $typed } » ne veut rien dire ici. Vouliez-vous dire « { $close } » ? Tapez ? pour l’aide.
say-who = Personne ici ne s’appelle « { $typed } ». Il y a { $names }.
say-a-or-b = { $seat } a deux Personnages en jeu : dites A ou B.
say-which-deal = Quel accord ? Tapez { $answers }.
say-not-host = Seul l’hôte de la table peut faire cela.
say-not-asked = Aucune proposition n’attend votre réponse.
say-no-deal = Vous n’avez pas de proposition ouverte à retirer.
say-amount = Comme ceci : { $usage }, où N est un nombre entier d’au moins 1.
say-not-yourself = On ne marchande pas avec soi-même. Comme ceci : { $usage }
say-choose-from = Choisissez entre { $choices }.
say-one-role = Choisissez un seul Rôle.
say-two-Choose = Choisissez deux Rôles différents : le premier est A, le second B. Par exemple : chauffeur, brute.
say-your-turn = Le jeu vous attend. { $step }

## Pourquoi pas

not-now = Pas maintenant. { $step }

## L’écran

screen-round = Tour { $round } sur { number-rounds } · { $phase }
phase-ChooseCharacters = Préparation
phase-Negotiate = Négociation
screen-in = en jeu
screen-left = retiré
screen-out = éliminé
screen-chosen = a choisi
screen-choosing = réfléchit
screen-card = { $card }. Leader : { $leader }.
screen-leader = Leader
screen-ready = prêt
screen-centre = Au centre : { $roles }, et une carte cachée.
screen-mine = Vous avez envoyé { $roles }.
screen-set-aside = La carte cachée : { role }.
screen-proposal = Accord { $id }, proposé par { $proposer } : { $terms }. Réponse attendue : { $awaiting }.
screen-proposal-mine = Accord { $id }, proposé par { $proposer } : { $terms }. Votre réponse : oui { $id } ou non { $id } ?

column-player = Nom
column-purse = Bourse
column-heist = Casse
column-claim = Annonce
column-notes = {""}
column-start = début

## Inviter

invite-Choose = Qui envoyez-vous ? Tapez un nom ou un numéro.
invite-Choose-two = Quels sont vos deux Personnages ? Le premier est A, le second B. Tapez deux noms ou numéros.
invite-negotiate = { $may } · Entrée laisse agir les autres · ? pour la suite
invite-all-wait = Tous les autres ont dit « prêt » et vous attendent.
invite-aside = Entrée pour continuer (passer : pour tout le tour). Vous pouvez aussi : { $may }.
confirm-deal = Vous proposez : { $terms }. On envoie ?
confirm-not-sent = Rien n’est envoyé.
confirm-take-out = Retirer { $label } ? { $other } reste en jeu.
confirm-stayed = Vous restez.
confirm-again = Tapez o ou n. Entrée veut dire non.
confirm-y-n = o/n>
pass-to = Passez le clavier à { $seat }, qui appuie sur Entrée.

## Commencer, s’arrêter, finir

welcome = À la table : { $players }.
welcome-branch = De nouveau la ligne { $n } de cette partie. Vous savez ce { QUE($seat) } savait alors ; ce { QUE($seat) } ne pouvait pas savoir a été tiré de nouveau.
welcome-back = Vous revoilà, au tour { $round }. À la table : { $players }.
stopped = La partie est enregistrée. Pour la reprendre :
stopped-last = Avec --resume last, vous reprenez la dernière partie.
saved = Enregistré : { $file }
not-saved = Enregistrement impossible dans { $file } : { $error }
ending = Fin de la partie
ending-money = L’argent après chaque tour
ending-record = Pour revoir la partie, ou en vérifier chaque carte :
rules-chapters = Tapez règles et un chapitre, ou une règle comme { rule-example }. Chapitres : { $chapters }.

## Une table en direct

join-name = Votre nom [{ $usual }]
join-full = Tous les sièges sont pris, ou la partie a commencé : vous regardez.
lobby-invite = { $free ->
    [0] La partie va commencer.
    [one] Un siège est libre. Le lien pour inviter quelqu’un :
   *[other] { $free } sièges sont libres. Le lien pour inviter :
}
lobby-prompt = en attente de joueurs
lobby-revealing-prompt = en attente des sels
lobby-seat-lost = Un robot a pris votre place : votre sel n’est pas arrivé avant que les autres commencent.
live-watching = Vous regardez : vous voyez ce que tout le monde voit. Ctrl-C pour partir.
live-waiting = on attend { $seats }
live-waiting-many = on attend { $count } joueurs
live-paused-prompt = pause
live-steward-prompt = un robot joue pour vous, Entrée pour revenir
live-not-now = Vous n’avez rien à décider maintenant : { $waiting }. Parlez avec "…. Tapez ? pour l’aide.
live-hurry = Encore { $seconds } secondes.
line-broken = La connexion est coupée ; nouvel essai …
line-mended = De nouveau en ligne.
line-gap = Une partie de ce qui s’est passé entre-temps manque.
room-sat = { $seat } prend place.
room-stood = { $seat } se lève.
room-steward = { $mine ->
    [yes] Un robot joue pour vous. Entrée pour revenir.
   *[no] Un robot joue pour { $seat }.
}
room-back = { $mine ->
    [yes] Vous revoilà : vous jouez de nouveau.
   *[no] { $seat } est de retour et joue de nouveau.
}
room-wishes-pause = { $mine ->
    [yes] Vous voulez une pause. Elle commence quand tout le monde la veut.
   *[no] { $seat } voudrait une pause. Tapez pause si vous êtes d’accord.
}
room-wishes-resume = { $mine ->
    [yes] Vous voulez continuer.
   *[no] { $seat } voudrait continuer. Tapez continuer si vous êtes d’accord.
}
room-paused = Tout le monde veut une pause : la table attend. Tapez continuer pour reprendre.
room-resumed = La partie continue.
room-time-up = Le temps de la négociation est écoulé : des robots règlent le reste.
room-revealing = Toutes les places sont prises. Le programme de chacun révèle maintenant son sel, un texte au hasard qui entre dans la donne ; puis la partie commence. Si quelqu’un ne vient pas, tapez sans au bout de 30 secondes : des robots prennent les places des absents.
room-replaced = { $seat } n’est plus à la table : { $bot }, un robot, a pris la place.
promise-broken = Attention : le serveur montre une autre promesse sur les cartes qu’auparavant. Quelqu’un a peut-être changé la donne. La vérification, à la fin de la partie, en dira plus.
room-closed = L’hôte a fermé cette table.
room-offline = { $seat } n’est plus en ligne. Dans { $grace } secondes, vous pourrez taper robot { $seat } : un robot jouera jusqu’à son retour.
room-host = { $mine ->
    [yes] Vous êtes maintenant l’hôte de la table.
   *[no] { $seat } est maintenant l’hôte de la table.
}
room-nudge-sent = Vous avez relancé { $seat }.
room-nudged = { $seat } vous fait signe : la table vous attend. { $step }
room-online = { $seat } est en ligne.
talk-said = { $seat } : { $said }
talk-said-to = { $seat } à { $to } : { $said }
talk-later = Les phrases se disent une fois la partie commencée.
talk-phrases = À cette table, on parle par phrases. Par exemple : { $roles ->
    [yes] dire chauffeur · dire Bob chauffeur · { "" }
   *[no] { "" }
}dire offrir Bob 3 · dire offrir Bob 2 rester · dire Bob partir 2 · dire Bob vite · dire merci Bob · dire non
phrase-claims = { $whose ->
    [mine] Mon Personnage : { role }.
   *[other] { $character } : { role }.
}
phrase-offers = { $wish ->
    [stay] Je vous paierais { $amount } pour rester.
   *[leave] Je vous paierais { $amount } pour partir.
}
phrase-requests = { $wish ->
    [leave] Partez, s’il vous plaît
    [stay] Restez, s’il vous plaît
    [propose] Faites une offre, s’il vous plaît
    [accept] Acceptez, s’il vous plaît
    [claim] Dites qui vous êtes, s’il vous plaît
    [hurry] Vite, s’il vous plaît
    [truce] Laissons-nous tranquilles
   *[wait] Attendez, s’il vous plaît
}{ $amount ->
    [0] .
   *[other] , pour { $amount }.
}
phrase-says = { $what ->
    [ahead] { $whom } mène.
    [played] Bien joué !
   *[friends] Sans rancune.
}
phrase-reacts = { $what ->
    [yes] Oui.
    [no] Non.
    [perhaps] Peut-être.
    [thanks] Merci.
    [sorry] Désolé.
    [laugh] Ha ha !
    [doubt] J’en doute.
   *[surprise] Oh !
}
talk-leave = partir, pars, partez
talk-stay = rester, reste, restez
talk-propose = proposer, propose
talk-accept = accepter, accepte
talk-claim = déclarer, qui
talk-hurry = vite
talk-wait = attendre, attends
talk-truce = treve, paix
talk-ahead = mene, devant
talk-played = bravo, joue
talk-friends = rancune
talk-yes = oui, ok
talk-no = non
talk-perhaps = peut-être
talk-thanks = merci
talk-sorry = désolé, désolée, pardon
talk-laugh = haha, mdr
talk-doubt = doute, hm
talk-surprise = oh
link-invite = Pour inviter :
link-secret = Vers votre siège, depuis n’importe quel appareil. C’est une clé, gardez-la pour vous :
left-table = Vous êtes parti ; votre siège vous attend. Pour revenir :
left-watching = Vous êtes parti. Pour regarder encore :
stood-up = Vous vous êtes levé.
ending-no-record = L’enregistrement de la partie n’a pas pu être obtenu : { $why }
ending-verified = Vérifié sur cette machine : chaque carte découle du secret du donneur et des sels de tous, et de la promesse que ce programme a vue avant la première carte. La donne n’a pas été truquée.
ending-verified-late = Vérifié sur cette machine : chaque carte découle du secret du donneur et des sels de tous. Mais ce programme n’a vu la promesse du donneur qu’après le début de la partie : il ne peut pas dire s’il y en avait une autre avant.
ending-verified-unsalted = Vérifié sur cette machine : chaque carte découle du secret du donneur et des sels de tous, et de la promesse que ce programme a vue avant la première carte. Ce programme n’a pas ajouté de sel : il ne peut pas dire si tous ceux qui l’ont fait étaient de mèche avec l’exploitant du serveur.
ending-replaced = { $count ->
    [one] Un joueur s’était engagé sur un sel et ne l’a pas révélé ; un robot a joué à sa place.
   *[other] { $count } joueurs s’étaient engagés sur des sels et ne les ont pas révélés ; des robots ont joué à leurs places.
}
ending-breach = Attention : cette partie n’a pas été donnée comme promis. Gardez l’enregistrement, et demandez à l’exploitant du serveur.
ending-breach-promise = La promesse du donneur dans l’enregistrement n’est pas celle que ce programme a vue en premier.
ending-breach-commitments = L’engagement d’un autre joueur, dans l’enregistrement, n’est pas celui que ce programme a vu avant de révéler votre sel.
ending-breach-events = Ce qui vous a été montré pendant la partie n’est pas ce que dit l’enregistrement.
ending-breach-salt = Votre sel a été révélé, mais il n’est pas dans l’enregistrement.
rematch-ask = Tapez revanche pour rejouer : une nouvelle table, où prennent place ceux qui en ont envie. Entrée pour partir.
rematch-prompt = revanche ?
rematch-wished = Quelqu’un veut rejouer : la prochaine table est prête. Tapez revanche pour y aller.

## Les autres commandes

file-error = { $file } : { $error }
no-rules-for = Il n’y a ni chapitre ni règle « { $wanted } ». Chapitres : { $chapters }.
replay-seat = Vu par { $seat }.
replay-open = Tout est visible.
replay-next = Entrée pour la suite
replay-other-rules = Partie jouée selon d’autres règles que celles de ce programme : montrée telle qu’elle a été notée.
verified = { $over ->
    [yes] Cet enregistrement est exact : { $lines } lignes lues, { $dealt } tirages recalculés d’après le secret du donneur, chaque événement comparé. La partie est finie ; victoire : { $winners }.
   *[no] Cet enregistrement est exact : { $lines } lignes lues, { $dealt } tirages recalculés d’après le secret du donneur, chaque événement comparé. La partie n’est pas finie.
}
verified-branch = Elle repart de la ligne { $n } d’une autre partie, vérifiée jusque-là. L’enregistrement de cette partie a l’empreinte { $origin }.
verified-deal = { $committed ->
    [0] La promesse du donneur était { $promise }.
    [one] La promesse du donneur était { $promise }. Un joueur s’était engagé sur un sel avant le début de la partie, et il correspond.
   *[other] La promesse du donneur était { $promise }. { $committed } joueurs s’étaient engagés sur des sels avant le début de la partie, et chaque sel correspond.
}

# millions serve
serving = Des tables vous attendent à l’adresse { $url } (Ctrl-C pour arrêter)
serving-network = Pour les autres appareils de votre réseau : { $url }

# millions backup, restore, compact
backup-done = { $file } : { $tables } tables et { $entries } entrées, toutes ouvertes une fois.
restore-done = { $file } est restauré : { $tables } tables et { $entries } entrées, toutes ouvertes une fois.
check-done = { $file } peut être restauré : { $tables } tables et { $entries } entrées, toutes ouvertes une fois.
tables-damaged = { $number } tables sont abîmées dans la base elle-même et ont été copiées telles quelles (sous leur nom du journal) : { $tables }
migrate-done = La base de données est à jour.
compact-done = { $tables } journaux de parties terminées ont été comprimés.

# millions admin
admin-done = C’est fait, et noté dans le journal du serveur.
admin-tables = { $number ->
    [one] { $number } table en cours.
   *[other] { $number } tables en cours.
}
admin-reports = { $number ->
    [one] { $number } signalement.
   *[other] { $number } signalements.
}
admin-erased = { $tables ->
    [one] Effacé : cette personne s’était assise à { $tables } table.
   *[other] Effacé : cette personne s’était assise à { $tables } tables.
}
