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
error-illegal-action = { $who } ne peut pas faire cela maintenant [{ $rule }].

error-too-few = { $what } doit valoir au moins 1, pas { $given }.
error-bot-failed = Le robot { $bot } a échoué dans la partie { $number } ({ $error }).
error-unknown-executor = Il n’y a pas d’exécuteur { $name }\xA0; il y a\xA0: { $known }.
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

explain-who = { $seat }\xA0: { $why }
explain-would = { $kind } préférerait { $action }. { $why }

reason-wins = { $farsighted ->
    [yes] { " " }Chances de gagner\xA0: { $now_wins }\xA0% en l’état, { $then_wins }\xA0% ensuite.
   *[no] { "" }
}
reason-choose = Tiré au sort, pour que personne ne le devine\xA0; ce choix avait { $percent }\xA0%.
reason-truth = Dit vrai\xA0; il ment dans { $percent }\xA0% de ses annonces.
reason-lie = Est en fait { role-the }\xA0; il ment dans { $percent }\xA0% de ses annonces.
reason-insist = Le redit, pour voir ce que font les autres avant de décider.
reason-look = { $character } tient le même Rôle, à { $percent }\xA0%\xA0: cela mérite un regard.
reason-stay = Rester rapporte { $now } en moyenne, partir { $then }.{ reason-wins }
reason-leave = Partir rapporte { $then }, rester { $now } en moyenne.{ reason-wins }
reason-careful = Serait éliminé à { $percent }\xA0%.
reason-accept = Avec cet accord il attend { $then }, sans lui { $now }.{ reason-wins }
reason-decline = Avec cet accord il attendrait { $then }, sans lui { $now }.{ reason-wins }
reason-buy = Après le départ de { $character } et { $amount } versés, il attend { $then } au lieu de { $now }\xA0; { $seat } accepte à { $percent }\xA0%.
reason-sell = Partir pour { $amount } versés par { $seat } rapporte { $then }, rester { $now }\xA0; { $seat } accepte à { $percent }\xA0%.
reason-demand = Demander ne coûte rien\xA0: { $seat } est peut-être assez étourdi pour accepter, à { $percent }\xA0%.
reason-time = On a assez parlé.
reason-call-vote = L’équipe lui plaît\xA0: rester rapporte { $now } en moyenne.
reason-vote-for = Pour\xA0: rester rapporte { $now } en moyenne.
reason-vote-against = Contre\xA0: en l’état, rester ne rapporte que { $now } en moyenne.
reason-name = Désigner { role-the } lui convient le mieux.{ reason-wins }
reason-rob = { $seat } est celui qu’il aimerait le plus voir s’appauvrir.
reason-nothing = Il n’y avait rien à décider.
reason-club-pawn = Un pion y promet { $then } points\xA0; ailleurs, { $now } au plus.
reason-club-best = D’après son calcul, { $then } points de mieux que le meilleur autre choix.
reason-club-pass = Rien d’autre de permis n’en valait la peine, à { $then } points près.
reason-club-pawn-even = Un pion y promet { $then } points\xA0: aussi bon que le meilleur autre choix.
reason-club-even = D’après son calcul, aussi bon que le meilleur autre choix.
`,`page-title = millions

plain-forms = Ce que vous pouvez faire
plain-yes = oui
plain-of = { $owner } : { $text }
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
plain-payer = Qui verse
plain-payee = Qui reçoit
plain-amount = Combien
plain-remove = Enlever
plain-add-payment = Ajouter un versement
`];export{e as default};