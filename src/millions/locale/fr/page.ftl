# La table dans un navigateur.

page-title = millions
page-language = Langue
page-language-name = { $language ->
    [fr] Français
   *[en] English
}
page-theme = Clair ou sombre
page-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Auto
}
page-sound = Son
page-your-name = Votre nom
page-your-face = Choisir votre portrait
page-face = { $face ->
    [cap] Avec une casquette
    [bun] Avec un chignon
    [beard] Avec une barbe
    [curls] Avec des boucles
    [glasses] Avec des lunettes
    [beanie] Avec un bonnet
    [scarf] Avec un foulard
    [headphones] Avec un casque audio
    [mohawk] Avec une crête
    [silver] Avec des cheveux argentés
    [long] Avec des cheveux longs
   *[hat] Avec un chapeau
}
page-dismiss = Fermer
page-cancel = Non, retour
page-nameless = Laissez vide, et vous serez { $name }.
page-not-now = Ce n’est pas possible maintenant.
page-nothing-here = Il n’y a rien ici.
page-nothing-how = L’adresse est peut-être mal recopiée, ou la table a été fermée. Tous les jeux sont sur la page d’accueil.
page-you = Vous
page-practise = S’entraîner au bluff

# Titres des pages, et ce que disent les aperçus de liens.
head-title = { $name } · millions
head-new = { $title } : ouvrir une table
head-rules = { $title } : règles
head-table = { $title } avec { $names }
head-table-what = { $stage ->
    [open] { $free ->
        [one] Une place est libre : ouvrez le lien, choisissez un nom et jouez. Sans compte.
       *[other] { $free } places sont libres : ouvrez le lien, choisissez un nom et jouez. Sans compte.
    }
    [playing] Cette partie est en cours. Ouvrez le lien pour la regarder.
    [paused] Cette partie est en pause. Ouvrez le lien pour la regarder.
    [over] Cette partie est finie. Revoyez-la, coup par coup.
   *[closed] Cette table a été fermée avant le début de la partie.
}

## Être appelé

call-body = { $what ->
    [turn] C’est à vous de jouer.
    [nudge] { $name ->
        [nobody] Les autres vous attendent.
       *[other] { $name } vous attend.
    }
   *[hello] C’est ainsi que vous serez appelé quand ce sera à vous de jouer.
}

call-title = Quand c’est à vous de jouer
call-how = { $state ->
    [on] Cet appareil vous prévient quand c’est à vous de jouer et que vous êtes ailleurs.
    [off] Cet appareil peut vous prévenir quand c’est à vous de jouer et que vous êtes ailleurs.
    [denied] Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis revenez.
    [home-screen] Sur iPhone ou iPad : touchez Partager, puis Sur l’écran d’accueil. Ouvrez millions de là et revenez sur cette page.
    [insecure] Les notifications ne marchent qu’à une adresse sécurisée (https), ou sur l’ordinateur qui fait tourner le serveur.
    [no-push] Ce serveur n’envoie pas de notifications. Vous pouvez utiliser un webhook.
   *[unable] Ce navigateur ne connaît pas les notifications. Vous pouvez utiliser un webhook.
}
call-on = Me prévenir sur cet appareil
call-off = Ne plus me prévenir sur cet appareil
call-failed = Cela n’a pas marché : le service de notifications de ce navigateur n’a pas répondu.
call-webhook = Utiliser plutôt un webhook
call-webhook-how = Pour un salon de discussion, une maison connectée ou un programme à vous : le serveur envoie « à vous de jouer » et le lien de la table à cette adresse https, jamais une carte.
call-webhook-address = Adresse du webhook
call-add = Ajouter et essayer
call-drop = Retirer

## Vous

me-record = Votre palmarès
me-played = { $played ->
    [one] une partie jouée
   *[other] { $played } parties jouées
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
me-device = Vous, sur un autre appareil
me-device-how = Emportez vos tables et votre palmarès sur un téléphone ou un autre ordinateur. Sans compte.
me-device-show = Montrer le lien secret
me-device-warning = Ce lien est la clé de vos tables et de votre palmarès : toute personne qui l’a peut se faire passer pour vous. Scannez le code ou ouvrez le lien sur votre autre appareil, et ne le montrez à personne. Pour y continuer une partie, utilisez « Continuer sur un autre appareil » à sa table.
me-device-qr = Code QR du lien secret vers votre palmarès
me-become = Ces tables et ce palmarès sont-ils les vôtres ?
me-become-how = Ce lien apporte un joueur d’un autre appareil. Cet appareil montrera alors ses tables et son palmarès à la place des siens. Continuez seulement si ce lien est à vous.
me-become-yes = Oui, c’est moi

me-public = Profil public
me-public-how = { $shown ->
    [yes] Avec ce lien, on voit votre nom, votre portrait et votre palmarès par jeu, et rien d’autre :
   *[no] Vous seul voyez cette page. Si vous voulez, un lien peut montrer à d’autres votre nom, votre portrait et votre palmarès par jeu.
}
me-public-show = Créer un profil public
me-public-hide = Le retirer
profile-none = Aucune partie terminée pour l’instant.

## La page d’accueil

front-you = Palmarès, autres appareils, notifications
front-practise = S’entraîner au bluff : un moment, une réponse

front-hello = Choisissez un jeu.
front-what = Trois jeux de société où l’on court après les millions. Bluffez, négociez, bâtissez entre amis, ou commencez tout de suite avec des robots.
front-game = { $game ->
    [dollars-1e] Millions of Dollars, première édition
    [dollars-2e] Millions of Dollars, deuxième édition
    [million-club] Million Club
   *[other] { $title }
}
front-pitch = { $game ->
    [dollars-1e] Chacun envoie en secret un truand sur le même casse. Deux du même Rôle se gênent : alors mentez, payez, persuadez, jusqu’à ce que les autres restent chez eux.
    [dollars-2e] Un pot qui grossit, des Rôles annoncés à voix haute, peut-être pour de vrai, et un vote pour passer à l’action. Imposez-vous, ou faites-vous payer pour partir.
   *[million-club] Londres, 1880. Faites pression, intriguez, achetez et spéculez dans un club de magnats où la chute des uns fait la fortune des autres.
}
front-facts = { $game ->
    [dollars-1e] De 3 à 8 joueurs · environ 30 minutes · jusqu’à 8 casses
    [dollars-2e] De 3 à 8 joueurs · environ 25 minutes · 5 casses
   *[million-club] De 2 à 6 joueurs · environ 60 minutes · 9 tours
}
front-play-now = Jouer avec des robots
front-anyone = Jouer avec d’autres
front-invite = Inviter des amis
front-learn = Apprendre en jouant
front-learn-bots = Contre combien de robots
front-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
front-rules = Règles
rules-chapters = Chapitres
front-mine = Vos tables
front-mine-none = Aucune pour l’instant. Elles vous attendront ici.
front-kind = { $purpose ->
    [lesson] Leçon
   *[retry] Nouvel essai
}
front-older = Parties plus anciennes ({ $count })
front-status = { $status ->
    [awaited] à vous de jouer
    [steward] un robot joue pour vous
    [open] attend des joueurs
    [playing] aux autres de jouer
    [over] terminée
   *[closed] fermée
}
front-result = { $won ->
    [yes] gagnée
   *[no] { $place ->
        [1] 1ᵉʳ
       *[other] { $place }ᵉ
    } sur { $players }
}
front-public = Tables publiques
front-public-none = Pas de table publique en ce moment. Ouvrez-en une !
front-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
front-watch = en cours : regarder
front-small-print = Programme non officiel. Pas de compte, rien à installer, rien ne quitte ce serveur.

## Une nouvelle table

new-title = { $title } : une table entre amis
new-seats = Qui joue
new-friends = Amis que vous invitez
new-bots = Robots qui complètent la table
new-bot = Robot { $number }
new-bot-is = { $bot ->
    [shrewd] Pèse chaque mot et chaque prix.
    [sensible] Garde la tête froide, et donne un juste prix.
    [honest] Joue à visage découvert, aime conclure.
    [bluffer] Reste de marbre, quoi qu’il arrive.
    [miser] Compte deux fois chaque pièce.
    [bully] Parle fort, et paie mal.
    [gambler] Aime le risque.
    [grudge] Aimable, avec une longue mémoire.
    [steward] Prudent : ne risque rien, ne propose rien.
    [trained] A appris sans maître, en des millions de parties.
    [regular] A appris sans maître, et joue sans forcer.
    [novice] A appris sans maître, et se trompe encore.
    [search] Anticipe : essaie de nombreuses parties possibles.
    [expert] A appris sans maître, et anticipe.
    [random] Fait n’importe quoi, sans y penser.
   *[other] Un robot de ce serveur.
}
new-bot-habit = { $bot ->
    [shrewd] Pèse chaque mot et chaque prix.
    [sensible] Des offres justes, un mensonge parfois.
    [honest] Ne ment jamais, paie bien, aime conclure.
    [bluffer] Ne dit presque jamais la vérité.
    [miser] Lâche le moins possible.
    [bully] Somme les autres de partir, et paie mal.
    [gambler] Reste contre toute probabilité.
    [grudge] De bonne foi si on l’est aussi ; sinon, n’oublie rien.
   *[other] { new-bot-is }
}
new-bot-is-million-club = { $bot ->
    [shrewd] Compte ce que chaque coup rapportera.
    [sensible] Des coups sages, et un peu d’argent de côté.
    [honest] Joue pour son propre gain, même aux dépens d’un rival.
    [bluffer] Vit d’intrigues.
    [miser] Aime mieux l’argent en main que ce qu’il achète.
    [bully] Préfère ce qui coûte aux autres : OPA, concurrence déloyale.
    [gambler] Joue en Bourse, et garde peu en main.
    [grudge] Amasse des colonies et surveille le joueur en tête.
    [steward] Joue sagement et sans malice.
    [trained] A appris sans maître, et bat souvent « shrewd ».
    [regular] A appris sans maître, et joue sans forcer.
    [novice] A appris sans maître, et se trompe encore.
    [search] Anticipe : essaie de nombreuses parties possibles.
    [expert] A appris sans maître, et anticipe.
    [random] Fait n’importe quoi, sans y penser.
   *[other] Un robot de ce serveur.
}
new-together = { $playing ->
    [yes] Vous
   *[no] Sans vous
}{ $friends ->
    [0] { "" }
    [one] , un ami
   *[other] , { $friends } amis
}{ $bots ->
    [0] { "" }
    [one] , un robot
   *[other] , { $bots } robots
} : { $count } joueurs.
new-length = Durée
new-length-is = { $short ->
    [yes] Courte : { $rounds } tours
   *[no] Comme dans le livre : { $rounds } tours
}
new-length-changes = Seul le nombre de tours change ; les autres règles restent celles du livre. La table le dit à tous.
new-where = Où vous jouez
new-where-is = { $room ->
    [yes] Tous dans une pièce : un écran commun pour la table, un téléphone dans chaque main
   *[no] Chacun sur son appareil
}
new-where-screen = { $part ->
    [here] Ouvrez la table aussi sur la télévision ou un ordinateur ; les téléphones la rejoignent par son code QR.
    [phone] Cet appareil devient l’écran commun. Scannez son code QR avec votre téléphone pour prendre place, comme vos amis. Ce que seul l’hôte peut faire reste ici, derrière « Revenir à la table ».
   *[none] Cet appareil devient l’écran commun ; les téléphones rejoignent la table par son code QR. Ce que seul l’hôte peut faire reste ici, derrière « Revenir à la table ».
}
new-part = Jouez-vous ?
new-part-is = { $part ->
    [here] Je joue sur cet appareil
    [phone] Je joue sur mon téléphone
   *[none] Je ne joue pas
}
new-talk = Comment vous parlez
new-talk-mode = { $mode ->
    [structured] Phrases toutes faites : comprises dans toutes les langues
    [same-room] Même pièce : on parle à voix haute, les téléphones tiennent les cartes
   *[open] Paroles libres : vos mots, ou des phrases toutes faites
}
new-house-rules = Horloge, paroles, spectateurs
new-clock = Temps de réflexion
new-clock-name = { $clock ->
    [calm] Tranquille : 2 minutes, 10 pour une négociation
    [brisk] Rapide : 45 secondes, 3 minutes pour une négociation
    [days] Par correspondance : deux jours par décision
   *[none] Sans limite : réfléchissez à votre aise
}
new-grace = Si quelqu’un est absent, les autres peuvent laisser jouer un robot après
new-absence = Un robot joue de lui-même pour un absent après
new-absence-never = jamais
new-pace = Les robots jouent
new-pace-name = { $pace ->
    [slow] lentement
    [quick] vite
   *[usual] sans se presser
}
pace-label = Robots
pace-name = { $pace ->
    [0] très lents
    [1] lents
    [3] vifs
    [4] très vifs
   *[other] tranquilles
}
pace-end = { $end ->
    [slow] robots lents
   *[fast] vifs
}
new-option = { $option ->
    [fooled] On ne m’y reprendra plus : le Rôle du tour précédent est visible et ne peut pas être repris
    [profiles] Profils : chacun commence différemment
   *[other] { $option }
}
new-who = Qui trouve la table
new-door = { $listed ->
    [yes] Publique : affichée sur la page d’accueil
   *[no] Par lien seulement
}
new-watch = Retard pour les spectateurs
new-watch-delay = { $minutes ->
    [0] aucun
    [one] une minute
   *[other] { $minutes } minutes
}
new-open = Ouvrir la table

## Avant la partie

lobby-fills = { $seconds ->
    [0] Des robots prennent les places libres.
   *[other] Des robots prennent les places libres dans { $seconds } s.
}
clock-none = sans horloge
clock-decision = { $time } par décision
clock-negotiation = { $time } par négociation

lobby-about = { $game ->
    [dollars-1e] Chacun envoie en secret un truand sur le même casse. Deux du même Rôle qui restent sont éliminés : bluffez, payez pour qu’on parte, ou faites-vous payer. Pour gagner, atteignez { number-target } en partageant le butin, ou ayez le plus d’argent après le tour { number-rounds }.
    [dollars-2e] Chacun envoie en secret un truand sur le même casse, et annonce un Rôle, vrai ou faux. Deux du même Rôle qui restent sont éliminés : bluffez, payez pour qu’on parte, ou faites-vous payer. Pour gagner, atteignez { number-target }, ou ayez le plus d’argent après le tour { number-rounds }.
   *[million-club] Vous voilà magnat à Londres, avec des sociétés et des colonies à acheter. À chaque tour, vous placez deux pions sur des tuiles, comme le Lobby ou les Sociétés, et vous vous en servez. Sociétés, colonies et argent font les points : après { number-rounds } tours, le plus de points gagne.
}
lobby-missing = { $missing ->
    [0] Tout le monde est là.
    [one] Il reste une place libre. La partie commence d’elle-même dès qu’elle est prise.
   *[other] Il reste { $missing } places libres. La partie commence d’elle-même dès que toutes sont prises.
}
revealing = { $count ->
    [0] Toutes les places sont prises ; la partie commence.
    [one] Toutes les places sont prises. La partie commencera quand l’appareil { DE($names) } aura révélé son sel, le texte au hasard qui entre dans la donne.
   *[other] Toutes les places sont prises. La partie commencera quand les appareils { DE($names) } auront révélé leurs sels, les textes au hasard qui entrent dans la donne.
}
revealing-mine = Toutes les places sont prises, et la table attend votre sel, le texte au hasard qui entre dans la donne. Il est sur l’appareil où vous avez pris place : ouvrez-y la table une fois.
revealing-without = Commencer sans eux : des robots prennent leurs places
promise-broken = Attention : le serveur montre une autre promesse sur les cartes qu’auparavant. Quelqu’un a peut-être changé la donne. La vérification, à la fin de la partie, en dira plus.
lobby-seated = Votre place est prise. { $host } peut commencer à tout moment ; des robots prennent alors les places libres.
lobby-sit = S’asseoir
lobby-begin = Commencer, des robots prennent les places libres
lobby-close = Fermer la table
lobby-close-sure = Plus personne ne pourra s’y asseoir, et le lien ne mènera nulle part.
lobby-stand-up = Se relever
invite-title = Inviter des amis
invite-link = { $joining ->
    [yes] Avec ce lien, on peut s’asseoir ou regarder :
   *[no] Avec ce lien, on peut regarder :
}
reach-local = Pour l’instant, seul cet ordinateur peut ouvrir cette table.
reach-open = Laisser entrer les appareils de mon réseau
reach-open-how = Les téléphones et ordinateurs du même réseau, Wi-Fi ou câble, pourront ouvrir cette page, jusqu’à ce que vous arrêtiez le programme. Les parties en cours continuent.
reach-command = Pour que les téléphones puissent entrer, arrêtez le serveur sur cet ordinateur avec Ctrl-C et relancez-le : millions serve --lan
reach-restart-how = Si c’est votre ordinateur : comment inviter
reach-restart = Les autres appareils ne peuvent pas ouvrir cette adresse : elle mène chacun à lui-même. Pour inviter, arrêtez le serveur avec Ctrl-C et relancez-le, avec vos autres options s’il y en avait : millions serve --lan. Cette table est conservée.
reach-checked = Cette adresse répond. Ouvrez-la sur un appareil du même réseau.
reach-failed = Cet ordinateur ne répond pas à cette adresse.
reach-visited = Un autre appareil a bien atteint cette adresse.
reach-trouble = Elle ne s’ouvre pas sur l’autre appareil ?
reach-same-network = Les deux appareils doivent être sur le même réseau : le même Wi-Fi, ni un Wi-Fi invité ni les données mobiles.
reach-firewall = Le pare-feu de cet ordinateur bloque peut-être : autorisez les connexions entrantes vers le port { $port } (TCP), ou vers Python.
reach-others = Cet ordinateur a d’autres adresses ; essayez celles-ci : { $addresses }
invite-copy = Copier le lien
invite-copied = Copié.
invite-copy-here = Copier le lien pour cet ordinateur
invite-qr = Code QR du lien vers cette table
invite-secret = Continuer sur un autre appareil
invite-secret-warning = Ce lien est la clé de votre siège : toute personne qui l’a joue à votre place. Scannez le code ou ouvrez le lien sur votre autre appareil, et ne le montrez à personne.
invite-secret-qr = Code QR du lien secret vers votre place
invite-screen = Montrer la table sur un écran commun
screen-back = Revenir à la table

## Qui est là, qui on attend

people-you = vous
people-bot = robot
people-program = programme
people-free = libre
people-host = hôte
people-away = non connecté
people-steward = absent, un robot joue
people-away-now = { $kinds ->
    [people] { $count ->
        [one] { $names } n’est plus là : un robot joue en attendant.
       *[other] { $names } ne sont plus là : des robots jouent en attendant.
    }
   *[others] { $count ->
        [one] { $names } n’est plus là (ou c’est un robot en panne) : un autre robot joue en attendant.
       *[other] { $names } ne sont plus là (ou sont des robots en panne) : d’autres robots jouent en attendant.
    }
}
watch-title = Vous regardez.
watch-why = Aucune place n’est libre ; seuls les joueurs assis jouent et parlent.
watch-late = { $minutes ->
    [0] Ce que vous voyez date de { $seconds } s.
    [one] Ce que vous voyez date d’une minute.
   *[other] Ce que vous voyez date de { $minutes } minutes.
}
away-gone = { $plan ->
    [both] { $name } n’est plus là. Un robot peut jouer dans { $can } s et jouera dans { $will } s.
    [can] { $name } n’est plus là. Un robot peut jouer dans { $can } s.
    [will] { $name } n’est plus là. Un robot jouera dans { $will } s.
    [waits] { $name } n’est plus là. La table attend.
   *[none] { $name } n’est plus là.
}
away-all-gone = { $names } ne sont plus là.
away-wait = Attendre
away-wait-for = Attendre { $name }
away-call-bot = Faire jouer un robot
away-nudge = Relancer { $name }
away-nudged = C’est fait.
away-slow = La partie attend { $name }.
away-nobody = Tout le monde est là.
away-free = Le siège { DE($name) } est libre : un robot y joue jusqu’à ce que quelqu’un le prenne.
away-invite = Inviter quelqu’un
away-take-over = Prendre ce siège
nudged = { $name } vous attend ! { $step }
meanwhile-title = En votre absence, un robot a joué pour vous
meanwhile-read = Reprendre
host-remove = Exclure
host-remove-sure = Exclure { $name } de la table ?
host-remove-how = La personne en est avertie et ne peut pas reprendre ce siège. Qui continue ?
host-remove-bot = Un robot continue
host-remove-free = Libérer le siège pour une autre personne
host-removed = { $successor ->
    [bot] { $name } n’est plus à la table. Un robot y joue désormais.
    [free] { $name } n’est plus à la table. Un robot joue jusqu’à ce que quelqu’un prenne le siège : envoyez le lien (« Inviter quelqu’un »).
   *[lobby] { $name } n’est plus à la table. La place est de nouveau libre.
}
host-close-sure = Personne d’autre ne joue ici. La partie s’arrête sans vainqueur, et qui revient apprend que la table est fermée.
people-awaited = doit jouer
people-wishes-pause = demande une pause
people-wishes-resume = demande à reprendre
people-seat = Siège { $number }
wait-begin = On attend des joueurs.
wait-paused = La partie est en pause.
wait-nobody = Il n’y a plus rien à décider.
wait-over = La partie est finie.
wait-result = Le résultat du tour { $round }.
wait-show = Regardez ce qui se passe.
wait-jump = Vers ce que vous pouvez faire
wait-owed = Un accord vous attend.
wait-you = À vous de jouer.
wait-you-too = À vous (les autres aussi).
wait-reading = La table attend que vous ayez lu.
wait-others = { $count ->
    [0] Un instant.
   *[other] On attend { $names }.
}
clock-left = Temps restant
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}

## À côté du jeu

now-title = Ce que vous pouvez faire
side-table = La table
side-title = À côté du jeu
side-tab = { $tab ->
    [feed] Récit
    [talk] Discussion
    [people] Joueurs
    [fair] Vérifié ?
   *[more] Plus
}
side-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
feed-times = (dit { $times } fois)
feed-title = Ce qui s’est passé
feed-newest = ↓ Le plus récent
feed-branch = Vous reprenez votre partie { $round ->
    [0] en cours de route
   *[other] au tour { $round }
}. Ce que vous ne pouviez pas savoir a été redistribué.
feed-branch-review = Retour à l’analyse
feed-none = Il ne s’est encore rien passé.
talk-title = Ce qui s’est dit
talk-none = Personne n’a encore rien dit. La parole n’engage personne.
talk-round = Tour { $round }
talk-same-room = Vous êtes dans la même pièce : parlez à voix haute.
talk-write = Dire quelque chose
talk-say-to-bots = Dites quelque chose aux robots
talk-write-to-bots = Dire un prix : « je pars pour 3 »
talk-send = Dire
talk-react = Réagir
talk-phrases = Phrases
talk-kind = Quel genre de phrase
talk-choose = Choisir
talk-kind-requests = Je demande
talk-kind-says = Je dis
talk-kind-offers = Je paierais
talk-kind-claims = J’annonce
talk-to = À qui
talk-what = Quoi
talk-reaction = { $what ->
    [yes] Oui
    [no] Non
    [perhaps] Peut-être
    [thanks] Merci
    [sorry] Désolé
    [laugh] Ha ha !
    [doubt] Vraiment ?
   *[surprise] Oh !
}
talk-request = { $what ->
    [leave] de partir
    [stay] de rester
    [propose] une proposition
    [accept] d’accepter
    [claim] ce qu’il est
    [hurry] de se presser
    [truce] une trêve
   *[wait] d’attendre
}
talk-if = { $what ->
    [leave] si vous partez
   *[stay] si vous restez
}
talk-quoted = « { $text } »
talk-said = { $seat } : { $text }
talk-remark = { $seat } à { $to } : { $text }
talk-claims = { $seat } : { $character } est { role-the }.
talk-offers = { $seat } à { $to } : { $what ->
    [leave] je vous paierais { $amount } si vous partez.
   *[stay] je vous paierais { $amount } si vous restez.
}
talk-requests = { $seat } à { $to } : { $what ->
    [leave] partez, s’il vous plaît
    [stay] restez, s’il vous plaît
    [propose] faites-moi une proposition
    [accept] acceptez, s’il vous plaît
    [claim] dites-nous ce que vous êtes
    [hurry] pressez-vous un peu
    [truce] laissons-nous tranquilles
   *[wait] attendez un peu
}{ $amount ->
    [0] .
   *[other] , pour { $amount }.
}
talk-saying = { $what ->
    [ahead] mène
    [played] bien joué
   *[friends] sans rancune
}
talk-says = { $what ->
    [ahead] { $seat } : { $to } mène.
    [played] { $seat } à { $to } : Bien joué !
   *[friends] { $seat } à { $to } : Sans rancune.
}
talk-reacts = { $directed ->
    [yes] { $seat } à { $to } : { talk-reaction }
   *[no] { $seat } : { talk-reaction }
}
menu-pause = Demander une pause
menu-step-away = Laisser un robot jouer pour moi
menu-leave = Quitter la partie
menu-leave-sure = Quitter la partie ?
menu-leave-how = La partie continue : un robot joue pour vous, ne paie personne et ne prend pas de risque. Les autres en sont avertis. Le siège reste le vôtre : vous retrouvez la table sous « Vos tables » sur la page d’accueil, et pouvez reprendre votre place à tout moment.
menu-left = Vous avez quitté la table. Un robot joue pour vous ; la table vous attend sous « Vos tables ».
menu-rest = Pause ou départ
menu-rest-how = La table fait une pause quand tous les présents le souhaitent. Un robot joue pour vous jusqu’à ce que vous repreniez votre siège.
menu-look = Règles et autres vues
menu-guide = { $on ->
    [yes] Masquer le guide
   *[no] Activer le guide
}
menu-plain = Commandes simples
menu-art = La table en images
menu-tastes = Langue et apparence
menu-show = Vitesse des casses
menu-show-speed = { $speed ->
    [slow] lente
    [quick] rapide
    [off] sans animation
   *[usual] normale
}
menu-invite = Inviter des spectateurs

## La connexion

line-connecting = Connexion…
line-offline = Pas de connexion. Rien n’est perdu : la table reprend dès que vous êtes de retour.
line-gone = Cette table n’existe pas.
line-closed = L’hôte a fermé cette table.
line-taken-over = Vous jouez sur un autre appareil.
line-taken-over-why = Votre siège se joue depuis le dernier appareil ouvert. Vous pouvez le reprendre ici à tout moment.
line-take-back = Jouer ici de nouveau
line-steward = Un robot joue pour vous : il ne paie personne, ne propose rien et ne prend pas de risque.
line-removed = Vous avez été exclu de cette table
line-removed-why = L’hôte de la table vous a exclu. Un robot ou une autre personne joue à votre place.
line-watch = Regarder la partie
line-come-back = Reprendre mon siège
line-resume = Reprendre

## Aide

help-button = Aide
help-title = Où en est-on ?
help-can = Ce que vous pouvez faire maintenant
help-why = Ce qui n’est pas proposé n’est pas possible maintenant : c’est à un autre de jouer, c’est un autre moment du tour, ou l’argent manque. Si la table refuse quelque chose, elle cite la règle.
help-pieces = { $game ->
    [million-club] Ce que font les tuiles
   *[other] Qui fait quoi
}
help-scoring = Le décompte des points
help-short = Le jeu en bref
help-chapter = Les règles de ce moment
help-do-PlacePawn = Posez un de vos pions sur une case libre du plateau.
help-do-MovePawn = Déplacez un pion du Lobby vers une case libre d’une autre tuile.
help-nothing = Rien pour l’instant : regardez ce que font les autres, et parlez.
help-rules = Toutes les règles

## Après la partie

over-title = { $count ->
    [0] La partie est finie
    [one] { $mine ->
        [yes] Vous gagnez !
       *[no] { $names } gagne
    }
   *[other] { $names } gagnent ensemble
}
over-place = { $place ->
    [1] 1ʳᵉ place :
   *[other] { $place }ᵉ place :
}
over-rematch = Revanche
over-rematch-far = Revanche : appuyez sur « Revanche » sur votre téléphone.
over-rematch-same = Revanche avec les mêmes robots
over-rematch-join = { $count ->
    [0] D’autres rejouent : prendre place aussi
    [one] { $names } rejoue : prendre place aussi
   *[other] { $names } rejouent : prendre place aussi
}
over-rematch-back = Retour à votre revanche
over-rematch-go = À la partie suivante
over-replay = Revoir la partie
over-graduate = Vous savez jouer, maintenant : une nouvelle table, avec d’autres robots.
over-graduate-play = Jouer sans le guide
over-review = L’analyse complète : probabilités, chance, chaque décision
over-decided = Qu’est-ce qui a tout décidé ?
over-decided-how = En quelques lignes, ici même
making-review = Les choix de la partie sont à l’étude. Ce qui est sûr est déjà là.
making-waits = L’analyse va commencer.
making-left = { $left ->
    [unknown] souvent une ou deux minutes
    [soon] moins d’une minute
    [minutes] encore quelques minutes
   *[long] c’est un peu long : vous pouvez quitter cette page et revenir
}
over-share = Copier le lien pour la revoir
over-home = Accueil
over-record = Télécharger l’enregistrement
chart-title = L’argent de chacun après chaque tour
chart-player = Joueur
chart-start = début
front-review = Analyse
verified-fair = Vérifié : les cartes n’étaient pas truquées.
verified-here = Vérifié par cette page : le serveur a tenu la promesse faite avant la première carte, et votre appareil a pris part au mélange.
verified-unsalted = Vérifié par cette page : le serveur a tenu la promesse faite avant la première carte. Cet appareil n’a pas pris part au mélange.
verified-late = Vérifié par cette page : le secret correspond à la promesse. Mais cet appareil n’a vu la promesse qu’après le début de la partie : il ne peut pas dire s’il y en avait une autre avant.
verified-replaced = { $count ->
    [one] Un joueur s’était engagé sur un sel et ne l’a pas révélé ; un robot a joué à sa place.
   *[other] { $count } joueurs s’étaient engagés sur des sels et ne les ont pas révélés ; des robots ont joué à leurs places.
}
verified-broken = Attention : cette partie n’a pas été donnée comme promis.
verified-breach = { $breach ->
    [promise] La promesse dans l’enregistrement n’est pas celle que cet appareil a vue en premier.
    [commitments] L’engagement d’un joueur, dans l’enregistrement, n’est pas celui que cet appareil a vu avant de révéler votre sel.
    [salt] Cet appareil a révélé votre sel, mais il n’est pas dans l’enregistrement.
    [events] Ce que cette page a montré pendant la partie n’est pas ce que dit l’enregistrement.
    [secret] Le secret dans l’enregistrement ne correspond pas à la promesse.
   *[salts] Un sel dans l’enregistrement n’est pas celui sur lequel son joueur s’était engagé.
}
verified-checking = On vérifie la promesse…
verified-how = Comment le sait-on ?
verified-promise = Avant la première carte, le donneur a publié l’empreinte d’un secret, qui ne pouvait plus changer ensuite :
verified-salt = L’appareil de chaque joueur s’est engagé sur un sel, un texte au hasard, avant d’en connaître aucun autre, et l’a révélé quand toutes les places étaient prises. Les cartes découlent du secret et de tous les sels : ni le serveur ni un joueur ne pouvait les choisir.
verified-page = Le secret est maintenant ouvert. Cette page a vérifié elle-même qu’il correspond à la promesse, que la promesse est celle qu’elle a vue en premier, que chaque sel est celui sur lequel son joueur s’était engagé, et que le vôtre en fait partie.
verified-because = Seul le serveur a vérifié jusqu’ici que chaque carte découle du secret et des sels : { $dealt } tirages recalculés, chaque action rejouée, chaque événement comparé, soit { $lines } lignes.
verified-yourself = Pour le vérifier sans le serveur, téléchargez l’enregistrement et donnez-le à la commande « millions verify » :

## Revoir

replay-title = { $title } : la partie revue
replay-eyes = Montrer
replay-open = toutes les cartes
replay-everybody = ce que voyaient les spectateurs
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-play = Lire
replay-stop = Arrêter
replay-scrub = Endroit de la partie
replay-share = Copier le lien vers cet instant
replay-to-table = À la table

## Une première partie accompagnée

coach-title = Votre guide
coach-understood = Compris
coach-off = Masquer les conseils
coach-dollars-1e-welcome = Vous êtes tous sur le même casse. Si personne d’autre n’a votre Rôle, vous partagez le butin. Deux Rôles identiques : éliminés. Atteignez { number-target } en partageant, ou soyez le plus riche après le tour { number-rounds }.
coach-dollars-1e-ChooseCharacters = Envoyez un Personnage en secret. Son Rôle a un effet s’il est seul. Votre mise est sur la carte : éliminé, vous la perdez.
coach-dollars-1e-Negotiate = Au centre : presque tous les Rôles envoyés. Le vôtre y est deux fois ? Quelqu’un doit partir : bluffez, payez ou partez. Sinon, dites que vous êtes prêt.
coach-dollars-1e-Denounce = Vous êtes la seule Balance : dénoncez un Rôle, et tous ceux qui l’ont sont éliminés.
coach-dollars-1e-over = Voilà une partie entière. Qu’annoncerez-vous la prochaine fois ?
coach-dollars-2e-welcome = Vous êtes tous sur le même casse. Si personne d’autre n’a votre Rôle, vous partagez le pot. Deux Rôles identiques : éliminés. Atteignez { number-target }, ou soyez le plus riche après le tour { number-rounds }.
coach-dollars-2e-ChooseCharacters = Envoyez un Personnage en secret. Son Rôle a un effet s’il est seul. Votre mise est dans le pot : éliminé, vous la perdez.
coach-dollars-2e-MakeAnnouncement = Annoncez un Rôle, vrai ou faux. Vous pouvez mentir ; aux autres de décider quoi croire.
coach-dollars-2e-Negotiate = Votre Rôle y est deux fois ? Quelqu’un doit partir : bluffez, payez ou partez. Sinon, dites que vous êtes prêt ; le Leader peut aussi demander un vote.
coach-dollars-2e-CastVotes = Le Leader, qui a l’étoile, demande un vote : on lance le casse avec ceux qui restent ?
coach-dollars-2e-ChooseRoleToCut = Vous êtes le seul Technicien : choisissez un Rôle, et tous ceux qui l’ont sont éliminés.
coach-dollars-2e-ChooseVictim = Vous êtes le seul Mentaliste. Choisissez qui voler.
coach-dollars-2e-over = Voilà une partie entière. Qui croirez-vous la prochaine fois ?
coach-million-club-welcome = Bienvenue au Club ! Sociétés, colonies et argent font des points : après { number-rounds } tours, le plus de points gagne.
coach-million-club-PlacePawns = Vous avez deux pions : posez le premier où vous voulez. Chaque tuile dit ce qu’elle fait.
coach-million-club-ChooseSector = Vous êtes dans deux secteurs du Lobby : dites lequel vient d’abord.
coach-million-club-MakeMoves = Développez une société : un niveau de plus, un point de plus. Ou taxez-la : elle vous paie son niveau en M, puis perd un niveau.
coach-million-club-PickIntrigue = Prenez une carte : elle s’applique aussitôt. Les autres passent à la personne suivante.
coach-million-club-PickColony = Prenez une colonie. Achetée { number-colony-price } M, elle vaut un point, et plus en série. Défaussée, personne ne l’aura ce tour-ci.
coach-million-club-PickCompany = Prenez une société. Achetée { number-company-price } M, elle commence au niveau 1 et peut grandir. Défaussée, personne ne l’aura ce tour-ci.
coach-million-club-HostileTakeover = ★ Le plus de pions à la Bourse : vous pouvez acheter la société d’un rival { number-takeover-factor } fois son niveau. Impossible de refuser !
coach-million-club-LastMove = Le tour finit par un mouvement offert sur une de vos sociétés. Développez-la, ou taxez-la pour avoir de l’argent.
coach-million-club-over = Bien joué ! C’était une partie entière. La feuille de score montre d’où viennent les points.

## N’importe quel jeu sans images : listes et commandes simples

plain-forms = Ce que vous pouvez faire
plain-yes = oui
plain-of = { $owner } : { $text }
plain-blank = { $blank ->
    [character] Personnage
    [role] Rôle
    [seat] Joueur
    [region] Colonie
    [sector] Type
    [spot] Lieu
    [company] Société
    [give] Vous donnez
    [take] Vous prenez
   *[other] { $label }
}
plain-leaves = { $character } part
plain-who-leaves = Choisissez qui part
plain-payer = Qui verse
plain-payee = Qui reçoit
plain-amount = Combien
plain-remove = Enlever
plain-add-payment = Ajouter un versement

view-roles_in_play = Rôles en jeu
view-money = Argent
view-leader = Leader
view-round = Tour
view-intimidation = Cartes Intimidation
view-laid_open = Rôles visibles
view-winners = Gagnants
view-loot = Butin
view-chosen = Ont choisi
view-shown = Au centre
view-announced = Premières annonces
view-crew = Sur le casse
view-left = Sont partis
view-face_up = Face visible
view-claims = Annonces
view-looks = Regards
view-proposals = Propositions
view-ready = Prêts
view-time_called = Négociations closes
view-acts_before_time = Actions des autres avant qu’on puisse clore les négociations
view-variant = Nombres qui ne sont pas ceux du livre
view-voted = Ont voté
view-votes_held = Votes tenus
view-voted_to_start = Ont voté pour commencer
view-votes = Votes
view-named = Rôle nommé
view-sharers = Partagent le butin
view-known = Rôles que vous connaissez
view-set_aside = La carte cachée
view-id = Numéro
view-proposer = De
view-terms = Termes
view-parties = Nommés
view-awaiting = On attend
view-first = Premier joueur
view-closed = Fermée
view-profiles = Profils
view-pawns = Pions
view-companies = Sociétés
view-quotations = Cotations
view-capital = Billets de capital
view-colony_counts = Cartes Colonie
view-deck_sizes = Cartes dans les paquets
view-scores = Points
view-colonies = Colonies
view-by = De
view-whose = De qui
view-saw = Vu
view-sure = Encore là, c’est sûr
