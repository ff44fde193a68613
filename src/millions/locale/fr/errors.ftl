# Les refus, par leur code. En anglais, la phrase est celle de l’erreur elle-même.

error-seat-count = { $game } se joue de { $low } à { $high } joueurs, pas à { $given }.
error-seat-name = { $name } ne peut pas être un nom de siège : de 1 à { $most } caractères visibles, sans espace au bord.
error-seat-twice = Chaque siège doit avoir son propre nom, qui ne ressemble à aucun autre : { $names }.
error-salt-separator = Un sel ne peut pas contenir { $separator }.
error-option-unknown = { $game } n’a pas d’option { $field } ; il y a : { $choices }.
error-option = { $game }, option : { problem }.
error-unknown-game = Il n’y a pas de jeu { $name } ; il y a : { $known }.
error-no-default-code = Aucune des actions que { $game } propose ({ $verbs }) n’a de numéro dans le code par défaut.
error-game-twice = Deux jeux s’appellent { $name }.
error-not-a-game = { $name } n’est pas un jeu : un jeu est une valeur du type millions.core.game.Game.
error-plugin-file = Il n’y a pas de fichier { $file }.
error-plugin-name = { $where } n’a pas { DE($name) } ; il y a : { $known }.
error-plugin-failed = { $what } ne peut pas être chargé ({ $error }).
error-not-a-bot = { $name } n’est pas un robot : un robot est une classe avec une méthode act(view, forms, rng).
error-bot-cannot-play = Le robot { $name } ne sait pas jouer à { $game } ; ceux-ci le savent : { $known }.
error-bot-in-file = { $file } nomme le robot { $bot }, qui est votre code : nommez-le de nouveau, avec --seats ou --as.
error-bot-stumbled = Le robot { $bot } a échoué ({ $error }). La partie est enregistrée dans { $file }.
error-bot-budget = { $budget } n’est pas un temps de réflexion : donnez des millisecondes (50ms), des secondes (1.5s, { $most } au plus) ou des itérations (500it).
error-bot-exploits = Le robot « exploiter » sait comment les autres décident : nommez un robot qui ne cherche pas (random, par exemple), pas { $name }.
error-only-bots = Seuls des robots jouent ici, personne au clavier : pas de siège « me ».
error-unknown-bot = Il n’y a pas de robot { $name } ; il y a : { $known }.
error-explain-whom = Rien à côté de { $file } ne dit quels sièges étaient des robots ; dites-le avec --as NOM=ROBOT.
error-no-save = Aucune partie n’est enregistrée dans { $folder }.
error-save-taken = { $file } existe déjà et n’est pas cette partie : rien n’y est écrit, choisissez un autre nom.
error-resume-seats = La partie a { $wanted } sièges, --seats en a { $given }.
error-fooled-with-three = L’option « fooled » demande de 4 à 8 joueurs, pas 3 [M1-O1].
error-leader-unknown = Le premier Leader, { $leader }, n’est pas à cette table : { $known }.
error-no-such-seat = Il n’y a pas de siège { $who } ici ; il y a : { $known }.
error-no-such-action = { $action } n’est pas une action de { $game }.
error-bad-fields = { $verb } a pour champs ({ $fields }), chacun à remplir une fois ; donné : { $given }.
error-bad-filling = { $verb } : { $value } ne convient pas au champ { $field } ; attendu : { $expected }.
error-illegal-action = { $who } ne peut pas faire cela maintenant [{ $rule }].

error-too-few = { $what } doit valoir au moins 1, pas { $given }.
error-bot-failed = Le robot { $bot } a échoué dans la partie { $number } de la graine { $seed } ({ $error }).
error-bot-illegal = Le robot { $bot } a choisi { $action } dans la partie { $number } de la graine { $seed }, ce qui ne lui est pas proposé.
error-unknown-executor = Il n’y a pas d’exécuteur { $name } ; il y a : { $known }.
error-no-server = Le serveur à mesurer n’a pas démarré.
error-server-silent = Le serveur à mesurer n’a pas répondu à temps.
error-nothing-to-review = Aucune partie ne s’est terminée pendant ce temps : jouez plus longtemps ou plus vite.
error-no-worker = Le processus qui fait les analyses est introuvable : il faut Linux.
error-no-client-logs = Il n’y a là aucun journal de client (un fichier *.jsonl).
error-client-log-unreadable = { $file }, ligne { $line } : ce n’est pas un journal de client ({ $error }).
error-no-such-store = Il n’y a pas de base { $store }.
error-too-few-files = Autant de connexions demandent { $needed } fichiers ouverts, et ce système en permet { $most }.
error-package-missing = Il faut pour cela le paquet { $package } : { $how }
error-worker-died = Un processus de travail est mort { $times } fois sur la même tâche : l’a-t-on tué, ou la mémoire est-elle trop petite ?
error-cluster-trouble = Le cluster { $spec } ne peut pas faire ce travail ({ $error }).
error-folder-taken = { $folder } contient quelque chose, mais pas de simulation : rien n’y est écrit, choisissez un autre dossier.
error-folder-busy = Une autre simulation écrit déjà dans { $folder }.
error-manifest-unreadable = { $file } est illisible : choisissez un autre dossier.
error-manifest-differs = { $folder } contient une autre simulation (ce qui diffère : { $what }) : choisissez un autre dossier.
error-simulation-stopped = { $file } : { $error }. { $kept } des { $games } parties sont gardées ; la même commande continue à partir de là.

error-deck-fixed = million-club n’a pas de paquets au choix : un fichier peut fixer une [variant], mais les cartes de la boîte sont fixes [MC-S1].
error-deck-unreadable = { $file } ne peut pas être lu : { $error }.
error-deck-unprintable = Un jeu de cartes n’a que des caractères affichables, pas { $text }.
error-deck-deep = Un jeu de cartes n’est pas imbriqué aussi profondément.
error-deck-no-toml = { $file } n’est pas du TOML : { $error }.
error-deck-shape = Un fichier de paquet a un nom et une liste [[cards]], une table [variant], ou les deux.
error-deck-size = Un paquet a de { $least } à { $most } cartes Pactole, pas { $given }.
error-deck-twice = Deux cartes Pactole s’appellent { $card }.
error-deck-no-card = { $card } : une carte est une table avec un nom et un montant.
error-deck-card = { $card } : { problem }.
error-deck-name = { $card } : un nom a de 1 à { $most } caractères.
error-deck-limit = { $card } : { $field ->
        [amount] le montant
        [ante] la mise
        [brain] le montant du Cerveau
       *[other] la prime
    } vaut { $value }, hors des limites { $low } à { $high }.
error-deck-shape-2e = Un fichier de paquet a un nom, une table [roles] et une liste [[cards]], une table [variant], ou les deux.
error-deck-roles-unknown = Rôles : il n’y a pas de partie à { $players } joueurs.
error-deck-roles-missing = Rôles : la ligne pour { $players } joueurs manque.
error-deck-roles = Rôles à { $players } joueurs : { $error }.
error-deck-roles-few = Rôles à { $players } joueurs : il en faut au moins deux, différents.
error-deck-bonus-twice = { $card } : un Rôle a deux primes.
error-variant-shape = Une [variant] est une table de nombres.
error-variant-number = Variante : { problem }.
error-variant-limit = Variante : { $field } { $value } n’est pas entre { $low } et { $high }.
error-variant-rounds = Variante : { $rounds } tours demandent autant de cartes, et ce paquet en a { $cards }.
error-variant-exists = { $file } existe déjà ; choisissez un autre nom.
error-variant-none = { $game } n’a pas de nombres à changer.
error-variant-research = Les environnements de recherche jouent avec les nombres du livre, pas avec une variante.
error-variant-live = Cette table joue avec d’autres nombres que ceux du livre : la politique ne les connaît pas.

problem = { $expected ->
    [missing] { $field } manque
    [unknown] il n’y a pas de { $field } ici ; il y a : { $choices }
    [choice] { $field } vaut { $value }, il faut l’un de ceux-ci : { $choices }
    [number] { $field } vaut { $value }, il faut un nombre entier
    [text] { $field } vaut { $value }, il faut un texte
    [yes-no] { $field } vaut { $value }, il faut oui ou non
   *[other] { $field } vaut { $value }, ce qui ne convient pas
}

error-folder-empty = Il n’y a pas d’enregistrement dans { $folder }.
error-folder-record = { $file } : { $error }
error-record-empty = Ligne { $line } : il n’y a pas d’enregistrement ici, le fichier est vide.
error-record-no-header = Ligne { $line } : ce n’est pas l’enregistrement d’une partie, l’en-tête manque.
error-record-newer = Ligne { $line } : l’enregistrement est de version { $version }, ce programme lit jusqu’à { $known } ; il en faut un plus récent.
error-record-unreadable = Ligne { $line } : elle est illisible.
error-record-truncated = Ligne { $line } : l’enregistrement s’interrompt ici, sa dernière ligne manque.
error-record-unprintable = Ligne { $line } : { $text } contient des caractères qui ne s’affichent pas.
error-record-names = Ligne { $line } : chaque siège doit avoir son propre nom.
error-record-salt = Ligne { $line } : un sel contient le signe qui sépare les sels.
error-record-salts = Ligne { $line } : chaque place a besoin d’un sel et d’un engagement, ou de null à la place.
error-record-commitment = Ligne { $line } : le sel { DE($seat) } n’est pas celui sur lequel cette place s’était engagée.
error-record-derived = Ligne { $line } : le sel { DE($seat) } ne découle pas du secret du donneur.
error-record-other-rules = Ligne { $line } : partie jouée selon la version { $rules } des règles de { $game }, ce programme a la version { $known }. On peut la regarder, pas la rejouer.
error-no-negotiation = Il n’y a pas de négociation dans { $game } ; il y en a une dans : { $known }.
error-table-other-rules = Cette partie a commencé selon la version { $rules } des règles de { $game } et ce serveur a la version { $known } : la table est mise de côté. Si la partie est finie, son enregistrement se télécharge et se regarde avec `millions replay`.
error-record-secret = Ligne { $line } : le secret du donneur est illisible, ou n’est pas celui que promet l’en-tête.
error-record-order = Ligne { $line } : la réponse { $n } n’est pas à sa place.
error-record-illegal = Ligne { $line } : l’action n’était pas permise ({ $error }).
error-record-differs = Ligne { $line } : { $part ->
        [events] les événements racontés
       *[changes] les changements notés
    } ne sont pas ceux que l’action a produits.
error-record-dealing = Ligne { $line } : ce n’est pas ce que donne le secret du donneur.
error-record-over = Ligne { $line } : elle se trompe sur la fin de la partie.
error-record-unanswered = Ligne { $line } : la dernière réponse du hasard manque.
error-record-branch = Ligne { $line } : la partie dont celle-ci repart ne convient pas.
error-record-hash = Ligne { $line } : l’empreinte ne correspond pas ; quelque chose a été changé plus haut (un nom, par exemple).

error-no-such-table = Il n’y a pas de table { $table }.
error-bad-key = Une clé a { $bits } bits.
error-bad-commitment = Un engagement est le SHA-256 d’un sel, en 64 chiffres hexadécimaux.
error-reveal-early = Les sels sont révélés quand toutes les places sont prises.
error-salt-unfit = Ce n’est pas le sel sur lequel cette place s’est engagée.
error-not-revealing = Seuls les joueurs qui ont révélé leur sel peuvent commencer sans les autres.
error-no-salts = À cette table, personne n’ajoute de sel à la donne.
error-reveal-wait = Les autres ont encore { $seconds } secondes pour révéler leur sel.
error-seat-taken = Le siège { $seat } n’est pas libre.
error-table-full = Tous les sièges de cette table sont pris.
error-match-begun = À cette table, la partie a déjà commencé, ou la table est fermée.
error-match-not-begun = La partie n’a pas commencé : il reste des sièges libres.
error-paused = La table s’est accordé une pause.
error-no-such-command = Ce n’est pas une commande ({ $error }).
error-unreadable-action = Ce n’est pas une action de { $game } ({ $error }).
error-talk-same-room = Tout le monde est dans la même pièce : ici, on se parle de vive voix.
error-talk-structured = À cette table, on ne parle que par annonces, offres et demandes.
error-talk-silent = { $who } s’est retiré et se tait jusqu’à la fin du tour [M1-N3].
error-talk-text = Un message a de 1 à { $most } caractères affichables.
error-talk-lines = Un message a { $most } lignes au plus.
error-talk-phrase = Ceci nomme un siège, un personnage ou un rôle qui n’est pas là, ou soi-même.
error-talk-flood = { $most } messages en { $seconds } secondes, c’est assez ; attendez un peu.
error-too-often = S’absenter, revenir, souhaiter une pause : { $most } fois en { $seconds } secondes au plus.
error-removed = L’hôte vous a exclu de cette table.
error-nobody-there = Personne n’est assis à ce siège.
error-host-stays = Vous êtes l’hôte : quittez la table si vous voulez partir.
error-table-over = La partie est finie, ou la table est déjà fermée.
error-table-played = Quelqu’un joue à cette table : elle pourra être fermée quand personne n’y jouera plus.
error-not-absent = Ce joueur est en ligne, ou il n’y a personne à ce siège.
error-not-host = C’est à l’hôte de la table de décider qui elle attend.
error-not-alone = Les robots n’attendent et ne se pressent que pour un joueur seul avec eux.
error-not-awaited = La table n’attend pas de joueur à ce siège.
error-too-soon = Laissez-lui encore { $seconds } secondes.
error-no-such-successor = Un successeur est l’un de ceux-ci : { $known }.
error-rematch-early = Cette partie n’est pas encore finie.
error-record-sealed = Il n’y a pas d’enregistrement avant la fin de la partie.
error-log-unreadable = Une entrée du journal est illisible ({ $error }) ; vient-elle d’un programme plus récent ?
error-table-damaged = Le journal de cette table est endommagé : elle a été mise de côté.
error-store-conflict = Table { $table } : l’entrée { $after } n’est pas la dernière.
error-store-failed = La base de données a échoué : { $error }.
error-password-needed = Ce serveur demande un mot de passe (HTTP Basic, avec n’importe quel nom).
error-house-full = Ce serveur a { $most } tables, c’est sa limite ; réessayez plus tard.
error-too-many-bots = Une table de ce serveur a { $most } robots au plus.
error-house-unlisted = Ce serveur n’affiche pas de tables publiques : invitez avec un lien.
error-admin-no-file = Aucun serveur n’a démarré sur cette base : { $file } manque ; donnez le même --store que le serveur.
error-admin-not-yours = { $file } ne peut pas être lu : lancez ceci avec l’utilisateur du serveur.
error-admin-bad-file = { $file } est abîmé : effacez-le et redémarrez le serveur.
error-admin-no-answer = Aucun serveur ne répond à { $url } : est-il en marche ?
error-talk-muted = L’hôte de ce serveur vous a retiré la parole.
error-too-many-reports = L’hôte de ce serveur a beaucoup de signalements à lire ; réessayez plus tard.
error-store-older = La base de données est de version { $version }, ce programme sauvegarde la version { $known } : prenez le programme qui utilise la base, ou démarrez d’abord le nouveau.
error-store-not-empty = { $store } contient déjà quelque chose : rien n’est écrasé ; déplacez-le, ou nommez une autre base.
error-backup-damaged = { $file } n’est ni une base ni une sauvegarde, ou est abîmé : { $error }.
error-copy-failed = { $file } n’a pas été écrit : { $error }.
error-file-exists = { $file } existe déjà : choisissez un autre nom.
error-store-incomplete = La base de données est incomplète ({ $error }) ; une restauration a peut-être été interrompue. Restaurez une sauvegarde dans une base vide.
error-store-newer = La base de données est de version { $version }, ce programme connaît jusqu’à { $known } ; il en faut un plus récent.

# Le serveur
error-bad-hello = Ce n’est pas un message Hello ({ $error }).
error-bad-seed = Le numéro d’un exercice va de 0 à { $last }.
error-bad-after = « after » est le numéro du dernier message reçu.
error-bad-arguments = Il faut dire un texte ou une phrase, l’un des deux.
error-bad-belief = Ce n’est pas une croyance sur les rôles des autres.
error-beliefs-many = Une place dit au plus { $most } fois par partie ce qu’elle croit.
error-beliefs-none = Ce jeu n’a pas de rôles cachés.
error-beliefs-when = Les croyances portent sur une partie en cours.
error-notes-long = Vos notes ont { $most } caractères au plus.
error-no-such-chapter = Ce chapitre n’existe pas.
error-no-such-resource = Cette ressource n’existe pas.
error-no-such-tool = Cet outil n’existe pas.
error-benchmark-command = Impossible de lancer { $what } ({ $error }).
error-benchmark-seat = { $what } ne s’est pas assis à temps.
error-bad-body = Ceci est illisible ({ $error }).
error-no-key = Il faut une clé : l’en-tête Authorization, puis Bearer et la clé.
error-wrong-key = Cette clé n’ouvre pas cela.
error-too-large = Un message a { $most } octets au plus.
error-too-many-requests = Trop de demandes depuis une même adresse ; attendez { $seconds } secondes.
error-too-many-tables = Trop de nouvelles tables depuis une même adresse ; attendez { $seconds } secondes.
error-review-in-the-making = L’analyse n’est pas encore complète ; réessayez dans une minute.
error-no-such-language = Cette langue n’existe pas ici ; il y a : { $known }.
error-too-many-reviews = Trop de parties attendent leur analyse ; réessayez dans quelques minutes.
error-too-many-exercises = Trop d’exercices attendent leur tour ; réessayez dans un instant.
error-too-many-sockets = Trop de connexions depuis une même adresse ; attendez un peu.
error-unknown-host = Ce serveur n’est pas connu sous ce nom : il faut le lancer avec --origin et son adresse.
error-foreign-origin = Les pages d’une autre adresse ne peuvent pas faire cela.
error-no-network = Cet ordinateur n’a pas d’adresse sur un réseau local : connectez-le à un réseau, ou lancez le serveur avec --host et une adresse.
error-not-at-machine = Seule la personne devant l’ordinateur du serveur peut l’ouvrir au réseau, depuis un navigateur de cet ordinateur.
error-call-address = Ce serveur n’appelle que des adresses https publiques.
error-call-failed = L’appel n’a pas été accepté à cette adresse ; rien n’a été gardé.
error-call-limit = Une personne a au plus { $most } façons d’être appelée.
error-bad-subscription = Ce n’est pas un abonnement aux notifications.
error-bad-host = L’adresse de ce serveur a plus de { $most } caractères.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-profile = Il n’y a pas de profil à cette adresse.
error-no-such-method = Cette adresse ne connaît pas cette méthode.
error-no-such-eyes = Points de vue possibles : { $known }.
error-only-watching = Sans siège ici, on ne fait que regarder.
error-store-unavailable = Ceci n’a pas pu être enregistré et n’a pas eu lieu ; réessayez dans un instant.
error-our-fault = Quelque chose s’est mal passé ici, et ce n’est pas votre faute.
error-no-such-chair = Il n’y a pas de siège { $seat } à cette table.
error-store-address = Le stockage est un fichier, ou une base écrite postgresql://UTILISATEUR@HÔTE/BASE ; ceci n’est ni l’un ni l’autre.
error-store-in-use = Un autre serveur utilise { $store } : arrêtez-le d’abord.
error-workers-need-postgres = Plusieurs processus ont besoin d’une base PostgreSQL : --store postgresql://UTILISATEUR@HÔTE/BASE. Un fichier SQLite ne sert qu’à un processus à la fois.
error-store-lock = Impossible d’écrire à côté de { $store } : { $error }.
error-port-taken = Impossible d’écouter à l’adresse { $host }, port { $port } : { $error }.
error-bad-base-path = Un chemin de base est de la forme /games ; { $text } ne l’est pas.

error-bad-link = Le lien vers une table est de la forme http://HÔTE/t/TABLE, avec parfois #CLÉ à la fin.
error-unreachable = Aucun serveur de tables ne répond à { $base } ({ $error }).
error-taken-over = Ce siège est maintenant joué depuis un autre appareil.
error-hung-up = Le serveur a coupé la connexion.
error-not-understood = Le serveur envoie un message que ce programme ne comprend pas : sont-ils de la même version ? ({ $error })

# La recherche
error-players-number = Le nombre de joueurs est un nombre entier, pas { $given }.
error-index-number = Un indice est un nombre entier, pas { $given }.
error-no-such-index = { $index } n’est pas un indice de { $game } : il y en a de 0 à { $most }.
error-no-index = Aucun indice ne correspond à { $action }.
error-draws-chosen = Les tirages ont été choisis et non donnés : on ne pourrait pas vérifier leur enregistrement.
error-no-recall = Ce que chaque siège a appris n’est gardé qu’avec recall=True.
error-no-such-heist = Ce casse isolé n’existe pas ; il y a : { $known }.
error-limit = Limites : { $name } est un nombre entier de 0 à { $most }, pas { $given }.
error-limits = Limites : { $problem }
error-step-key = Il faut une clé pour jouer un coup : des cartes y sont tirées.
error-no-such-observation = Il n’y a pas d’observation { $given } ; il y a : { $known }.
error-not-on-arrays = { $game } ne peut pas se jouer sur des tableaux ; on peut y jouer : { $known }.
error-not-fused = Un pas de { $game } ne tient pas en un seul noyau : ses règles emploient des opérations qui n’y sont pas prises en charge.
error-heist-kind = one_heist vaut True ou "small", pas { $given }.
error-heist-settled = Un casse isolé a ses propres options, ses propres cartes et ses propres limites : ne les donnez pas.
error-render-mode = Il n’y a pas de mode de rendu { $given } ; il y a : { $known }.
error-bots-number = Il faut { $others } robots aux autres sièges, pas { $given }.
error-branch-unfinished = Cette partie n’est pas terminée : on pourra repartir de là quand elle le sera.
error-branch-line = La partie a les lignes 1 à { $last }, pas { $at }.
error-practice-nothing = Personne ne négocie dans cette partie : il n’y a rien sur quoi s’exercer.
error-practice-save = Un exercice ne s’enregistre pas.
error-picture-kind = Une image est un fichier .svg ou .png, pas { $file }.
error-no-painter = Les images PNG demandent vl-convert : { $install }.
error-review-unfinished = Cette partie n’est pas terminée : on pourra l’analyser quand elle le sera.
error-review-rules = Cette partie de { $game } a été jouée selon la version { $rules } des règles, ce programme connaît la version { $ours } : on peut la revoir, mais pas l’analyser.
error-no-altair = Les graphiques demandent Altair : { $install }
error-weighing-stopped = { $file } : { $error }. Les parties finies sont gardées ; la même commande continue à partir de là.
error-precision = --precision doit être supérieure à 0 %, pas { $given } %.
error-precision-format = --precision attend un pourcentage comme 1%, pas { $given }.
error-players-list = --players attend des nombres comme 4 ou 4,5, pas { $given }.
error-no-folder = Il n’y a pas de dossier { $folder } pour y écrire.
error-no-numbers = { $game } n’a pas de nombres à changer.
error-aim-format = Un objectif est une mesure, < ou >, et un nombre, par exemple rounds<7, pas { $given }.
error-aim-unknown = Ces parties n’ont pas de mesure { $what } ; il y a : { $known }.
error-aim-out-of-reach = Aucun petit changement du jeu de cartes n’atteint { $wanted } ; au plus près : { $closest }.
error-net-version = { $file } est un réseau de la version { $version } ; ce programme lit la version { $known }.
error-train-small-heist = Il y a de petits casses à quatre joueurs, sur des tableaux, pour { $known }.
error-train-round-end = to_round_end vaut pour les tables avec les robots eux-mêmes : nommez-en avec --beside.
error-train-beside-every = beside_every vaut 1 ou plus, pour les tables avec les robots eux-mêmes : nommez-en avec --beside.
error-train-refit = refit={ $name } vaut pour un apprentissage mixte : nommez { $name } avec --beside et son imitation avec --clones, et choisissez beside_every.
error-train-rivals = rivals={ $rivals } et rival_updates={ $updates } : au moins 0 et 1.
error-train-players = { $game } s’entraîne à { $known } joueurs, pas à { $given }.
error-train-tables = Le nombre de tables doit être un multiple de { $share }, pas { $given }.
error-train-clones = Il y a { $most } places pour des imitations, pas { $given }.
error-train-clone = Un invité est un réseau ({ "NET.npz" }, ou trained) ou une personnalité, pas { $name } ; il y a : { $known }.
error-train-learners = L’apprenti prend au plus { $most } places à une table avec d’autres, pas { $given }.
error-bots-kinds = Il faut { $needed } sortes de robots, pas { $given }.
error-no-net = Il n’y a pas de réseau { $file }.
error-nets-number = Il faut au moins deux réseaux, pas { $given }.
error-train-settings = { $folder } contient un entraînement avec d’autres réglages : voir { $file } dans ce dossier.
error-train-set = Réglages : { $problem }
