var e=[`list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $rest }
list-apart = { "\xA0; " }

character = { $seat }\xA0({ $label })
quoted = «\xA0{ $text }\xA0»
decimal = { $whole },{ $tenth }
account-reserve = la Réserve

standing = { $won ->
    [yes] { $place }. { $seat }\xA0: { $score }, victoire
   *[no] { $place }. { $seat }\xA0: { $score }
}

refused = { $who } ne peut pas { $action } maintenant.
`,`error-seat-count = { $game } se joue de { $low } à { $high } joueurs, pas à { $given }.
error-seat-name = { $name } ne peut pas être un nom de siège\xA0: de 1 à { $most } caractères affichables, sans espace au bord.
error-seat-twice = Chaque siège doit avoir son propre nom\xA0: { $names }.
error-option-unknown = { $game } n’a pas d’option { $field }\xA0; il y a\xA0: { $choices }.
error-option = { $game }, option\xA0: { problem }.
error-unknown-game = Il n’y a pas de jeu { $name }\xA0; il y a\xA0: { $known }.
error-not-drawn = { $game } ne peut pas encore se jouer ni se regarder dans un terminal.
error-bot-budget = { $budget } n’est pas un temps de réflexion\xA0: donnez des millisecondes (50ms), des secondes (1.5s, { $most } au plus) ou des itérations (500it).
error-bot-exploits = L’exploiter sait comment les autres décident\xA0: nommez un robot qui ne cherche pas (random, par exemple), pas { $name }.
error-only-bots = Seuls des robots jouent ici, personne au clavier\xA0: pas de siège «\xA0me\xA0».
error-unknown-bot = Il n’y a pas de robot { $name }\xA0; il y a\xA0: { $known }.
error-explain-whom = Rien à côté de { $file } ne dit quels sièges étaient des robots\xA0; dites-le avec --as NOM=ROBOT.
error-no-save = Il n’y a pas de partie enregistrée dans { $folder }.
error-save-taken = { $file } existe déjà et n’est pas cette partie\xA0: rien n’y est écrit, choisissez un autre nom.
error-resume-seats = La partie a { $wanted } sièges, --seats en a { $given }.
error-fooled-with-three = L’option «\xA0fooled\xA0» demande de 4 à 8 joueurs, pas 3 [M1-O1].
error-leader-unknown = Le premier Leader, { $leader }, n’est pas à cette table\xA0: { $known }.
error-no-such-seat = Il n’y a pas de siège { $who } ici\xA0; il y a\xA0: { $known }.
error-no-such-action = { $action } n’est pas une action de { $game }.
error-bad-fields = { $verb } a pour champs ({ $fields }), chacun à remplir une fois\xA0; donné\xA0: { $given }.
error-bad-filling = { $verb }\xA0: { $value } ne convient pas au champ { $field }\xA0; attendu\xA0: { $expected }.
error-illegal-action = { $who } ne peut pas faire cela maintenant [{ $rule }].

error-too-few = { $what } doit valoir au moins 1, pas { $given }.
error-bot-failed = Le robot { $bot } a échoué dans la partie { $number } de la graine { $seed } ({ $error }).
error-unknown-executor = Il n’y a pas d’exécuteur { $name }\xA0; il y a\xA0: { $known }.
error-no-server = Le serveur à mesurer n’a pas démarré.
error-too-few-files = Autant de connexions demandent { $needed } fichiers ouverts, et ce système en permet { $most }.
error-package-missing = Il faut pour cela le paquet { $package }\xA0: { $how }
error-worker-died = Un processus de travail est mort { $times } fois sur la même tâche\xA0: l’a-t-on tué, ou la mémoire est-elle trop petite\xA0?
error-cluster-trouble = La grappe { $spec } ne peut pas le faire ({ $error }).
error-folder-taken = { $folder } contient quelque chose, mais pas de simulation\xA0: rien n’y est écrit, choisissez un autre dossier.
error-folder-busy = Une autre simulation écrit déjà dans { $folder }.
error-manifest-unreadable = { $file } est illisible\xA0: choisissez un autre dossier.
error-manifest-differs = { $folder } contient une autre simulation (ce qui diffère\xA0: { $what })\xA0: choisissez un autre dossier.
error-simulation-stopped = { $file }\xA0: { $error }. { $kept } des { $games } parties sont gardées\xA0; la même commande continue à partir de là.

error-deck-fixed = million-club n’a pas de paquets au choix\xA0: les cartes de la boîte sont fixes [MC-S1].
error-deck-unreadable = { $file } ne peut pas être lu\xA0: { $error }.
error-deck-no-toml = { $file } n’est pas du TOML\xA0: { $error }.
error-deck-shape = Un fichier de paquet a un nom et une liste [[cards]], rien d’autre.
error-deck-size = Un paquet a de { $least } à { $most } cartes Pactole, pas { $given }.
error-deck-twice = Deux cartes Pactole s’appellent { $card }.
error-deck-no-card = { $card }\xA0: une carte est une table avec un nom et un montant.
error-deck-card = { $card }\xA0: { problem }.
error-deck-name = { $card }\xA0: un nom a de 1 à { $most } caractères.
error-deck-limit = { $card }\xA0: { $field ->
        [amount] le montant
        [ante] la mise
        [brain] le montant du Cerveau
       *[other] la prime
    } vaut { $value }, hors des limites { $low } à { $high }.
error-deck-shape-2e = Un fichier de paquet a un nom, une table [roles] et une liste [[cards]], rien d’autre.
error-deck-roles-unknown = Rôles\xA0: il n’y a pas de partie à { $players } joueurs.
error-deck-roles-missing = Rôles\xA0: la ligne pour { $players } joueurs manque.
error-deck-roles = Rôles à { $players } joueurs\xA0: { $error }.
error-deck-roles-few = Rôles à { $players } joueurs\xA0: il en faut au moins deux, différents.
error-deck-bonus-twice = { $card }\xA0: un Rôle a deux primes.

problem = { $expected ->
    [missing] { $field } manque
    [unknown] il n’y a pas de { $field } ici\xA0; il y a\xA0: { $choices }
    [choice] { $field } vaut { $value }, il faut l’un de ceux-ci\xA0: { $choices }
    [number] { $field } vaut { $value }, il faut un nombre entier
    [text] { $field } vaut { $value }, il faut un texte
    [yes-no] { $field } vaut { $value }, il faut oui ou non
   *[other] { $field } vaut { $value }, ce qui ne convient pas
}

error-folder-empty = Il n’y a pas d’enregistrement dans { $folder }.
error-folder-record = { $file }\xA0: { $error }
error-record-empty = Ligne { $line }\xA0: il n’y a pas d’enregistrement ici, le fichier est vide.
error-record-no-header = Ligne { $line }\xA0: ce n’est pas l’enregistrement d’une partie, l’en-tête manque.
error-record-newer = Ligne { $line }\xA0: l’enregistrement est de version { $version }, ce programme lit jusqu’à { $known }\xA0; il en faut un plus récent.
error-record-unreadable = Ligne { $line }\xA0: elle est illisible.
error-record-truncated = Ligne { $line }\xA0: l’enregistrement s’interrompt ici, sa dernière ligne manque.
error-record-other-rules = Ligne { $line }\xA0: partie jouée selon la version { $rules } des règles de { $game }, ce programme a la version { $known }. On peut la regarder, pas la rejouer.
error-record-secret = Ligne { $line }\xA0: le secret du donneur est illisible, ou n’est pas celui que promet l’en-tête.
error-record-order = Ligne { $line }\xA0: la réponse { $n } n’est pas à sa place.
error-record-illegal = Ligne { $line }\xA0: l’action n’était pas permise ({ $error }).
error-record-differs = Ligne { $line }\xA0: { $part ->
        [events] les événements racontés
       *[changes] les changements notés
    } ne sont pas ceux que l’action a produits.
error-record-dealing = Ligne { $line }\xA0: ce n’est pas ce que donne le secret du donneur.
error-record-over = Ligne { $line }\xA0: elle se trompe sur la fin de la partie.
error-record-unanswered = Ligne { $line }\xA0: la dernière réponse du hasard manque.
error-record-hash = Ligne { $line }\xA0: l’empreinte ne correspond pas\xA0; quelque chose a été changé plus haut (un nom, par exemple).

error-no-such-table = Il n’y a pas de table { $table }.
error-bad-key = Une clé a { $bits } bits.
error-bad-salt = Un grain de sel a de 1 à { $most } lettres, chiffres, - ou _.
error-seat-taken = Le siège { $seat } n’est pas libre.
error-table-full = Tous les sièges de cette table sont pris.
error-match-begun = À cette table, la partie a déjà commencé, ou la table est fermée.
error-match-not-begun = La partie n’a pas commencé\xA0: il reste des sièges libres.
error-paused = La table s’est accordé une pause.
error-no-such-command = Ce n’est pas une commande ({ $error }).
error-unreadable-action = Ce n’est pas une action de { $game } ({ $error }).
error-talk-same-room = Tout le monde est dans la même pièce\xA0: ici, on se parle de vive voix.
error-talk-structured = À cette table, on ne parle que par déclarations, offres et demandes.
error-talk-silent = { $who } s’est retiré et se tait jusqu’à la fin du tour [M1-N3].
error-talk-text = Un message a de 1 à { $most } caractères affichables.
error-talk-phrase = Ceci nomme un siège, un personnage ou un rôle qui n’est pas là, ou soi-même.
error-talk-flood = { $most } messages en { $seconds } secondes, c’est assez\xA0; attendez un peu.
error-rematch-early = Cette partie n’est pas encore finie.
error-record-sealed = Il n’y a pas d’enregistrement avant la fin de la partie.
error-log-unreadable = Une entrée du journal est illisible ({ $error })\xA0; vient-elle d’un programme plus récent\xA0?
error-store-conflict = Table { $table }\xA0: l’entrée { $after } n’est pas la dernière.
error-store-failed = La base de données a échoué\xA0: { $error }.
error-store-newer = La base de données est de version { $version }, ce programme connaît jusqu’à { $known }\xA0; il en faut un plus récent.

error-bad-hello = Ce n’est pas un bonjour ({ $error }).
error-bad-body = Ceci est illisible ({ $error }).
error-no-key = Il faut une clé\xA0: l’en-tête Authorization, puis Bearer et la clé.
error-wrong-key = Cette clé n’ouvre pas cela.
error-too-large = Un message a { $most } octets au plus.
error-too-many-requests = Trop de demandes depuis une même adresse\xA0; attendez un peu.
error-too-many-tables = Trop de nouvelles tables depuis une même adresse\xA0; attendez un peu.
error-too-many-sockets = Trop de connexions depuis une même adresse\xA0; attendez un peu.
error-foreign-origin = Les pages d’une autre adresse ne peuvent pas faire cela.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-method = Cette adresse ne connaît pas cette méthode.
error-no-such-eyes = Les yeux possibles\xA0: { $known }.
error-only-watching = Sans siège ici, on ne fait que regarder.
error-store-unavailable = Ceci n’a pas pu être enregistré et n’a pas eu lieu\xA0; réessayez dans un instant.
error-our-fault = Quelque chose s’est mal passé ici, et ce n’est pas votre faute.
error-no-such-chair = Il n’y a pas de siège { $seat } à cette table.
error-port-taken = Impossible d’écouter à l’adresse { $host }, port { $port }\xA0: { $error }.

error-bad-link = Le lien vers une table est de la forme http://HÔTE/t/TABLE, avec parfois #CLÉ à la fin.
error-unreachable = Aucun serveur de tables ne répond à { $base } ({ $error }).
error-taken-over = Ce siège est maintenant joué depuis un autre appareil.
error-hung-up = Le serveur a raccroché.
error-not-understood = Le serveur dit ce que ce programme ne comprend pas\xA0: sont-ils de la même version\xA0? ({ $error })
error-other-dealer = Le donneur de cet enregistrement n’est pas celui qui était promis.

error-players-number = Le nombre de joueurs est un nombre entier, pas { $given }.
error-index-number = Un indice est un nombre entier, pas { $given }.
error-no-such-index = { $index } n’est pas un indice de { $game }\xA0: il y en a de 0 à { $most }.
error-no-index = Aucun indice ne correspond à { $action }.
error-draws-chosen = Les tirages ont été choisis et non donnés\xA0: on ne pourrait pas vérifier leur enregistrement.
error-no-recall = Ce que chaque siège a appris n’est gardé qu’avec recall=True.
error-no-such-heist = Il n’y a pas de tel casse isolé\xA0; il y a\xA0: { $known }.
error-limit = Limites\xA0: { $name } est un nombre entier de 0 à { $most }, pas { $given }.
error-heist-settled = Un casse isolé a ses propres options, ses propres cartes et ses propres limites\xA0: ne les donnez pas.
error-render-mode = Il n’y a pas de mode de rendu { $given }\xA0; il y a\xA0: { $known }.
error-bots-number = Aux autres sièges, il y a { $others } bots, pas { $given }.
`,`payment = { $source } verse { $amount } à { $target }
terms-leave = { $departures-count ->
    [one] { $departures } part
   *[other] { $departures } partent
}
terms = { $payments-count ->
    [0] { terms-leave }
   *[other] { $payments }\xA0; { terms-leave }
}

event-Proposed = { $seat } propose l’accord { $proposal }\xA0: { $terms }.
event-Agreed = { $seat } accepte l’accord { $proposal }.
event-Declined = { $seat } refuse l’accord { $proposal }.
event-TookBack = { $seat } retire l’accord { $proposal }.
event-Lapsed = L’accord { $proposal } tombe\xA0: il ne peut plus être conclu.
event-Struck = Accord { $proposal } conclu\xA0: { $terms }.

action-Propose = proposer «\xA0{ $terms }\xA0»
action-Accept = accepter l’accord { $proposal }
action-Decline = refuser l’accord { $proposal }
action-TakeBack = retirer l’accord { $proposal }

form-Propose = Proposer un accord\xA0: qui verse combien à qui, et qui part
form-Accept = Accepter l’accord { $proposal }
form-Decline = Refuser l’accord { $proposal }
form-TakeBack = Retirer l’accord { $proposal }
`,`role-counted = { $count ->
    [one] { role }
   *[other] { $count } { role-many }
}
labelled = { $label } { role }

event-LeaderChosen = Leader\xA0: { $seat }.
event-LootTurned = Tour { $round }. { $card }.
event-Chose = { $seat } a choisi.
event-Placed = { $mine ->
    [yes] Vous envoyez\xA0: { $roles }.
   *[no] { $to } envoie\xA0: { $roles }.
}
event-RolesShown = Rôles visibles\xA0: { $shown }\xA0; une carte de plus est écartée.

event-Claimed = { $character } se dit { role }.
event-Withdrew = { $character } part.
event-SaidReady = { $seat } dit\xA0: «\xA0Prêt\xA0!\xA0»

event-HeistBegan = { $crew-count ->
    [0] Personne ne reste\xA0: ni casse, ni partage.
   *[other] Le casse commence. En jeu\xA0: { $crew }.
}
event-Revealed = { $characters-count ->
    [0] { role }\xA0: personne.
   *[other] { role }\xA0: { $characters }.
}

story-ready = { $seats } disent\xA0: «\xA0Prêt\xA0!\xA0»

story-round-over = Après ce tour\xA0: { $purses }.
story-purse = { $seat }\xA0{ $purse }\xA0({ $change })

action-GiveLeaderCard = donner la carte Leader à { $seat }
action-TurnUp = retourner { $card }
action-SetAside = écarter { role-the }
action-Choose = envoyer { $roles }
action-Claim = déclarer { role-the } ({ $character })
action-Withdraw = retirer un Personnage ({ $character })
action-Ready = dire «\xA0prêt\xA0»

form-GiveLeaderCard = Le hasard donne la carte Leader
form-TurnUp = Le hasard retourne une carte Pactole
form-SetAside = Le hasard écarte une carte Rôle
form-Choose = Envoyer un Personnage
form-Claim = Déclarer un Rôle, vrai ou faux
form-Ready = Dire «\xA0prêt\xA0»\xA0: pour vous, le casse peut commencer

step-ChooseFirstLeader = Le premier Leader est tiré au sort.
step-TurnLootCard = Une carte Pactole est retournée.
step-ChooseCharacters = Préparation\xA0: tous envoient un Personnage en secret.
step-ShowRoles = Les cartes Rôle sont mélangées.
step-Negotiate = Négociation\xA0: parlez, marchandez, partez, ou dites «\xA0prêt\xA0».
`,`bot-shrewd-name = le finaud
bot-shrewd = Joue pour gagner la partie, pas le tour. Calcule qui peut tenir quel Rôle, retient qui a menti, achète les départs à leur prix, tente parfois si quelqu’un accepte n’importe quoi, et ment aussi souvent que cela rapporte. Au club, va où un pion promet le plus, privilège compris, et compte ce que chaque coup vaudra au décompte.
bot-sensible-name = le raisonnable
bot-sensible = Le même esprit, tous réglages au milieu\xA0: des offres justes, un mensonge de temps en temps, pas de préféré. Au club, garde un peu plus d’argent sous la main qu’il ne faudrait.
bot-honest-name = l’honnête courtier
bot-honest = Ne ment jamais, croit les autres sur parole tant qu’ils la tiennent, paie bien un départ et accepte tout accord qui rapporte un peu. Au club, ne fait de mal à personne s’il peut l’éviter, et laisse les intrigues aux autres.
bot-bluffer-name = le bluffeur
bot-bluffer = Se dit presque toujours autre qu’il n’est\xA0; ne croit personne non plus, et attend dans la cohue que les autres se sauvent. Au club, vit d’intrigues.
bot-miser-name = l’avare
bot-miser = Se sépare du moins d’argent possible\xA0: petits prix, peu d’offres, aucun accord sans gain clair, et rentre tôt quand le casse attire trop de monde. Au club, aime mieux l’argent en main que ce qu’il achète.
bot-bully-name = la terreur
bot-bully = Dit aux autres de partir, et de payer pour cela. Reste là où d’autres partiraient, redemande sans cesse, et paie mal. Au club, préfère ce qui coûte aux autres, OPA et concurrence déloyale d’abord.
bot-gambler-name = le flambeur
bot-gambler = Aime les issues extrêmes\xA0: reste contre toute prudence, paie tout ce que vaut un départ, et se laisse difficilement acheter le sien. Au club, joue en Bourse.
bot-grudge-name = le rancunier
bot-grudge = Juste tant qu’on ne l’offense pas. Qui refuse ses offres ou lui dit de partir pour rien paie plus cher ensuite, et sera dénoncé ou volé en premier. Au club, amasse des colonies et guette qui est devant.
bot-steward-name = l’intendant
bot-steward = Remplace quelqu’un d’absent\xA0: ne paie jamais, ne propose jamais, ne ment jamais, part s’il serait probablement éliminé, et sinon se dit prêt. Au club, joue sagement et sans malice.
bot-search-name = le penseur
bot-search = Réfléchit d’avance\xA0: essaie chaque coup dans beaucoup de mondes possibles, tels que les autres pourraient y jouer. 200 ms par décision\xA0; avec { "search:1s" } plus longtemps, { "exploiter:bully" } sait comment jouent les autres.
bot-random-name = le hasardeux
bot-random = Fait n’importe quoi de permis, sans y penser.

bots-intro = À une table, placez-les par leur nom\xA0:
bots-were = Qui étaient les autres\xA0: { $bots }.
bots-was = { $seat }, { $bot }
`,`page-title = millions
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
page-dismiss = Fermer
page-cancel = Non, retour
page-nameless = Laissez vide, et vous serez { $name }.
page-not-now = Ce n’est pas possible maintenant.
page-nothing-here = Il n’y a rien ici.

front-hello = Prenez place.
front-what = Trois jeux d’argent et de gens qui en veulent. Bluffez, négociez, bâtissez entre amis, ou commencez tout de suite avec des robots.
front-game = { $game ->
    [dollars-1e] Millions of Dollars, première édition
    [dollars-2e] Millions of Dollars, deuxième édition
   *[million-club] Million Club
}
front-pitch = { $game ->
    [dollars-1e] Chacun envoie en secret un truand sur le même casse. Deux du même Rôle se gênent\xA0: alors mentez, payez, persuadez, jusqu’à ce que les autres restent chez eux.
    [dollars-2e] Un pot qui grossit, des Rôles annoncés à voix haute, peut-être pour de vrai, et un vote pour passer à l’action. Imposez-vous, ou faites-vous payer pour partir.
   *[million-club] Londres, 1880. Faites pression, intriguez, achetez et spéculez dans un club de magnats où la chute des uns fait la fortune des autres.
}
front-facts = { $game ->
    [dollars-1e] De\xA03\xA0à\xA08\xA0joueurs\xA0· environ\xA030\xA0minutes\xA0· jusqu’à\xA08\xA0casses
    [dollars-2e] De\xA03\xA0à\xA08\xA0joueurs\xA0· environ\xA025\xA0minutes\xA0· 5\xA0casses
   *[million-club] De\xA02\xA0à\xA06\xA0joueurs\xA0· environ\xA060\xA0minutes\xA0· 9\xA0tours
}
front-play-now = Jouer avec des robots
front-invite = Inviter des amis
front-learn = Apprendre en jouant
front-rules = Règles
rules-chapters = Chapitres
front-mine = Vos tables
front-mine-none = Aucune pour l’instant. Elles vous attendront ici.
front-status = { $status ->
    [awaited] à vous de jouer
    [steward] un intendant joue pour vous
    [open] attend des joueurs
    [playing] aux autres de jouer
    [over] terminée
   *[closed] fermée
}
front-public = Tables publiques
front-public-none = Pas de table publique en ce moment. Ouvrez-en une\xA0!
front-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
front-watch = en cours\xA0: regarder
front-small-print = Programme non officiel. Pas de compte, rien à installer, rien ne quitte ce serveur.

new-title = { $title }\xA0: une table entre amis
new-seats = Qui joue
new-friends = Amis que vous invitez
new-bots = Robots qui complètent la table
new-bot = Robot { $number }
new-bot-is = { $bot ->
    [shrewd] Le plus fort\xA0: pèse chaque mot et chaque prix.
    [sensible] Des offres justes, un mensonge parfois.
    [honest] Ne ment jamais, paie bien, aime conclure.
    [bluffer] Ne dit presque jamais la vérité.
    [miser] Lâche le moins possible.
    [bully] Somme les autres de partir, et paie mal.
    [gambler] Reste contre toute probabilité.
    [grudge] Juste tant qu’on l’est avec lui, puis rancunier.
    [steward] Prudent\xA0: ne risque rien, ne propose rien.
    [search] Pense plus loin, dans bien des mondes possibles.
   *[random] Fait n’importe quoi, sans y penser.
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
}\xA0: { $count } joueurs.
new-i-play = Je joue aussi, sur cet appareil
new-talk = Comment vous parlez
new-talk-mode = { $mode ->
    [structured] Phrases toutes faites\xA0: comprises dans toutes les langues
    [same-room] Même pièce\xA0: on parle à voix haute, les téléphones sont les mains
   *[open] Paroles libres\xA0: vos mots, ou des phrases toutes faites
}
new-house-rules = Horloge, paroles, spectateurs
new-clock = Temps de réflexion
new-clock-name = { $clock ->
    [calm] Tranquille\xA0: 2 minutes, 10 pour une négociation
    [brisk] Rapide\xA0: 45 secondes, 3 minutes pour une négociation
    [days] Par correspondance\xA0: deux jours par décision
   *[none] Sans limite\xA0: réfléchissez à votre aise
}
new-pace = Les robots jouent
new-pace-name = { $pace ->
    [slow] lentement
    [quick] vite
   *[usual] sans se presser
}
new-option = { $option ->
    [fooled] On ne m’y reprendra plus\xA0: le Rôle du tour précédent est visible et ne peut pas être repris
    [profiles] Profils\xA0: chacun commence différemment
   *[other] { $option }
}
new-who = Qui trouve la table
new-door = { $listed ->
    [yes] Publique\xA0: affichée sur la page d’accueil
   *[no] Par lien seulement
}
new-watch = Ceux qui regardent voient tout
new-watch-delay = { $minutes ->
    [0] aussitôt
    [one] une minute plus tard
   *[other] { $minutes } minutes plus tard
}
new-open = Ouvrir la table

lobby-missing = { $missing ->
    [0] Tout le monde est là.
    [one] Il reste une place libre. La partie commence d’elle-même dès qu’elle est prise.
   *[other] Il reste { $missing } places libres. La partie commence d’elle-même dès que toutes sont prises.
}
lobby-sit = S’asseoir
lobby-begin = Commencer, des robots prennent les places libres
lobby-close = Fermer la table
lobby-close-sure = Plus personne ne pourra s’y asseoir, et le lien ne mènera nulle part.
lobby-stand-up = Se relever
invite-title = Inviter des amis
invite-link = { $joining ->
    [yes] Avec ce lien, on peut s’asseoir ou regarder\xA0:
   *[no] Avec ce lien, on peut regarder\xA0:
}
invite-local = Cette adresse ne vaut que sur cet ordinateur. Pour d’autres appareils, lancez le serveur avec --host 0.0.0.0.
invite-copy = Copier le lien
invite-copied = Copié.
invite-qr = Code QR du lien vers cette table
invite-secret = Continuer sur un autre appareil
invite-secret-warning = Ce lien est la clé de votre siège\xA0: qui l’a joue à votre place. Ouvrez-le sur votre autre appareil, et ne le montrez à personne.
invite-screen = Montrer la table sur un écran commun

people-you = vous
people-bot = robot
people-free = libre
people-away = non connecté
people-steward = absent, un intendant joue
people-away-now = { $count ->
    [one] { $names } s’est absenté\xA0: un intendant joue à sa place en attendant.
   *[other] { $names } se sont absentés\xA0: un intendant joue pour chacun en attendant.
}
watch-title = Vous regardez.
watch-why = Aucune place n’est libre\xA0; seuls les joueurs assis jouent et parlent.
watch-late = { $minutes ->
    [0] Ce que vous voyez date de { $seconds }\xA0s.
    [one] Ce que vous voyez date d’une minute.
   *[other] Ce que vous voyez date de { $minutes } minutes.
}
people-awaited = doit jouer
people-wishes-pause = souhaite une pause
people-wishes-resume = souhaite reprendre
people-seat = Siège { $number }
wait-begin = On attend des joueurs.
wait-paused = La table fait une pause.
wait-over = La partie est finie.
wait-show = Regardez le casse.
wait-jump = Vers ce que vous pouvez faire
wait-owed = Un accord vous attend.
wait-you = À vous de jouer.
wait-you-too = À vous de jouer, et à d’autres.
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

side-title = À côté du jeu
side-tab = { $tab ->
    [feed] Récit
    [talk] Paroles
    [people] Joueurs
   *[more] Plus
}
side-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
feed-times = (dit { $times } fois)
feed-title = Ce qui s’est passé
feed-none = Il ne s’est encore rien passé sous vos yeux.
talk-title = Ce qui s’est dit
talk-none = Personne n’a encore rien dit. La parole n’engage personne.
talk-same-room = Vous êtes dans la même pièce\xA0: parlez à voix haute.
talk-write = Dire quelque chose
talk-send = Dire
talk-react = Réagir
talk-phrases = Parler avec des boutons, dans toutes les langues
talk-kind = Quel genre de phrase
talk-choose = Choisir
talk-kind-requests = Je demande
talk-kind-offers = Je paierais
talk-kind-claims = Je dis qui est quoi
talk-to = À qui
talk-what = Quoi
talk-reaction = { $what ->
    [yes] Oui
    [no] Non
    [perhaps] Peut-être
    [thanks] Merci
    [sorry] Désolé
    [laugh] Ha ha\xA0!
    [doubt] Vraiment\xA0?
   *[surprise] Oh\xA0!
}
talk-request = { $what ->
    [leave] de partir
    [stay] de rester
    [propose] une proposition
    [accept] d’accepter
    [claim] ce qu’il est
    [hurry] de se presser
   *[wait] d’attendre
}
talk-if = { $what ->
    [leave] si vous partez
   *[stay] si vous restez
}
talk-said = { $seat }\xA0: { $text }
talk-claims = { $seat }\xA0: { $character } est { role-the }.
talk-offers = { $seat } à { $to }\xA0: { $what ->
    [leave] je vous paierais { $amount } si vous partez.
   *[stay] je vous paierais { $amount } si vous restez.
}
talk-requests = { $seat } à { $to }\xA0: { $what ->
    [leave] partez, s’il vous plaît
    [stay] restez, s’il vous plaît
    [propose] faites-moi une proposition
    [accept] acceptez, s’il vous plaît
    [claim] dites-nous ce que vous êtes
    [hurry] pressez-vous un peu
   *[wait] attendez un peu
}{ $amount ->
    [0] .
   *[other] , pour { $amount }.
}
talk-reacts = { $directed ->
    [yes] { $seat } à { $to }\xA0: { talk-reaction }
   *[no] { $seat }\xA0: { talk-reaction }
}
menu-pause = Je souhaite une pause
menu-step-away = Un intendant joue pour moi
menu-leave = Quitter la partie
menu-leave-sure = Quitter la partie\xA0?
menu-leave-how = La partie continue\xA0: un intendant joue pour vous, ne paie personne et ne prend pas de risque. Les autres en sont avertis. Le siège reste le vôtre\xA0: vous retrouvez la table sous «\xA0Vos tables\xA0» sur la page d’accueil, et pouvez reprendre votre place à tout moment.
menu-left = Vous êtes parti. Un intendant joue pour vous\xA0; la table vous attend sous «\xA0Vos tables\xA0».
menu-rest = Pause ou départ
menu-rest-how = La table fait une pause quand tous les présents le souhaitent. Un intendant joue pour vous jusqu’à ce que vous repreniez votre siège.
menu-look = Consulter, voir autrement
menu-plain = Commandes simples
menu-art = La table en images
menu-invite = Faire venir des spectateurs

line-connecting = On cherche la table…
line-offline = Pas de connexion. Rien n’est perdu\xA0: la table reprend dès que vous êtes de retour.
line-gone = Cette table n’existe pas.
line-closed = L’hôte a fermé cette table.
line-taken-over = Vous jouez sur un autre appareil.
line-taken-over-why = Votre siège se joue depuis le dernier appareil ouvert. Vous pouvez le reprendre ici à tout moment.
line-take-back = Jouer ici de nouveau
line-steward = Un intendant joue pour vous\xA0: il ne paie personne, ne propose rien et ne prend pas de risque.
line-come-back = Reprendre mon siège
line-resume = Reprenons

help-button = Aide
help-title = Où en est-on\xA0?
help-can = Ce que vous pouvez faire maintenant
help-why = Ce qui n’est pas proposé n’est pas possible maintenant\xA0: c’est à un autre de jouer, c’est un autre moment du tour, ou l’argent manque. Si la table refuse quelque chose, elle cite la règle.
help-pieces = Qui fait quoi
help-short = Le jeu en bref
help-tile = { $tile ->
    [lobby] Des mouvements sur vos sociétés d’un secteur\xA0: développez-les ou taxez-les.
    [intrigues] Prenez une carte\xA0; elle s’applique aussitôt.
    [colonies] Prenez une colonie\xA0: achetez-la 2\xA0M, ou défaussez-la.
    [exchange] Gagnez, ou perdez, l’écart entre deux cotations.
   *[companies] Prenez une société\xA0: achetez-la 4\xA0M, ou défaussez-la.
}
help-chapter = Les règles de ce moment
help-nothing = Rien pour l’instant\xA0: regardez ce que font les autres, et parlez.
help-rules = Toutes les règles

over-title = { $count ->
    [0] La partie est finie
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
over-rematch = Encore une, avec les mêmes
over-rematch-go = À la partie suivante
over-replay = Revoir la partie
over-share = Copier un lien pour la revoir
over-home = À l’accueil
over-record = Télécharger l’enregistrement
chart-title = L’argent de chacun après chaque tour
chart-player = Joueur
chart-start = début
verified-yes = Honnête\xA0: chaque carte a été donnée comme promis.
verified-checking = On vérifie chaque carte…
verified-how = Comment le sait-on\xA0?
verified-promise = Avant la première carte, le donneur a publié l’empreinte d’un secret, qui ne pouvait plus changer ensuite\xA0:
verified-salt = Chaque joueur a ajouté un grain de hasard\xA0: le donneur ne pouvait donc pas choisir les cartes non plus.
verified-because = Le secret est maintenant ouvert\xA0: les { $dealt } tirages ont été recalculés, chaque action rejouée, chaque événement comparé, soit { $lines } lignes.
verified-yourself = Vous pouvez le vérifier vous-même, avec la commande «\xA0millions verify\xA0» et l’enregistrement\xA0:

replay-title = { $title }, à revoir
replay-eyes = Par les yeux de
replay-open = personne\xA0: tout est ouvert
replay-everybody = un spectateur
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-play = Lire
replay-stop = Arrêter
replay-scrub = Endroit de la partie
replay-share = Copier le lien vers cet instant
replay-to-table = À la table

coach-title = Votre guide
coach-understood = Compris
coach-dollars-1e-welcome = Vous êtes tous sur le même casse. Celui qui est seul de son Rôle partage le butin\xA0; deux du même Rôle sont éliminés. Ayez 20 après un partage auquel vous avez pris part, ou soyez le plus riche après le 8e tour.
coach-dollars-1e-ChooseCharacters = Choisissez en secret qui vous envoyez. Chaque Rôle a un effet s’il est seul, et les autres choisissent aussi.
coach-dollars-1e-Negotiate = Au centre, presque tous les Rôles envoyés, mais pas par qui. Si le vôtre y est plusieurs fois, quelqu’un doit partir\xA0: bluffez, payez, partez, ou dites «\xA0prêt\xA0» et restez.
coach-dollars-1e-Denounce = Vous êtes la seule Balance. Nommez un Rôle\xA0: tous ceux qui l’ont sont éliminés.
coach-dollars-1e-over = Voilà une partie entière. Que déclarerez-vous la prochaine fois\xA0?
coach-dollars-2e-welcome = Vous êtes tous sur le même casse. Celui qui est seul de son Rôle partage le pot\xA0; deux du même Rôle sont éliminés. Atteignez 50, ou soyez le plus riche après le 5e tour.
coach-dollars-2e-ChooseCharacters = Choisissez en secret qui vous envoyez. Chaque Rôle a un effet s’il est seul.
coach-dollars-2e-MakeAnnouncement = Dites à voix haute quel Rôle vous avez envoyé. C’est peut-être vrai. Aux autres de décider quoi croire.
coach-dollars-2e-Negotiate = Payez les autres pour qu’ils partent, faites-vous payer pour partir, ou restez. Quand le Leader juge que c’est l’heure, on vote.
coach-dollars-2e-CastVotes = Votez\xA0: le casse commence-t-il avec ceux qui y sont maintenant\xA0?
coach-dollars-2e-ChooseRoleToCut = Vous êtes le seul Technicien. Nommez un Rôle\xA0: tous ceux qui l’ont sont éliminés.
coach-dollars-2e-ChooseVictim = Vous êtes la seule Mentaliste. Choisissez qui voler.
coach-dollars-2e-over = Voilà une partie entière. Qui croirez-vous la prochaine fois\xA0?
coach-million-club-welcome = Vous êtes un magnat de Londres. À chacun des neuf tours, vous placez deux pions\xA0; ensuite, le plus de points l’emporte. Chaque niveau d’une société, chaque carte Colonie et chaque tranche de 4\xA0M valent 1\xA0; mener seul un type ou une région et compléter des séries rapporte davantage. Ce que les autres ont en main est secret.
coach-million-club-PlacePawns = Placez un pion sur une tuile\xA0: au Lobby on fait évoluer ses sociétés d’un secteur, les Intrigues sont des cartes, Colonies et Sociétés s’achètent, la Bourse paie selon les écarts entre les cotations. La tuile fermée se repose ce tour-ci.
coach-million-club-ChooseSector = Vous êtes dans deux secteurs du Lobby\xA0: dites lequel vient d’abord.
coach-million-club-MakeMoves = Un mouvement sur une de vos sociétés\xA0: développez-la, elle vaudra plus, ou taxez-la, elle vous paie son niveau et redescend.
coach-million-club-PickIntrigue = Prenez une carte\xA0: elle s’applique aussitôt. Le reste passe au joueur suivant.
coach-million-club-PickColony = Prenez une carte\xA0: achetez-la, ou défaussez-la pour que personne ne l’ait ce tour-ci. Les séries de colonies valent le plus.
coach-million-club-PickCompany = Prenez une carte\xA0: achetez la société si vous pouvez la payer, ou défaussez-la pour que personne ne l’ait ce tour-ci.
coach-million-club-HostileTakeover = Vous avez le privilège de la Bourse\xA0: la société d’un rival peut être à vous pour trois fois son niveau. Gardez de quoi payer ce que vos autres pions achèteront.
coach-million-club-LastMove = La fin du tour\xA0: encore un mouvement sur une de vos sociétés, si vous voulez.
coach-million-club-over = Voilà une partie entière. La feuille de score montre d’où viennent les points.

plain-forms = Ce que vous pouvez faire
plain-yes = oui
plain-of = { $owner }\xA0: { $text }
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
   *[other] Choix
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
view-announced = Annoncés
view-crew = Sur le casse
view-left = Sont partis
view-face_up = Face visible
view-claims = Déclarations
view-looks = Regards
view-proposals = Propositions
view-ready = Prêts
view-time_called = L’heure a sonné
view-voted = Ont voté
view-votes_held = Votes tenus
view-voted_to_start = Voté\xA0: on y va
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
`];export{e as default};