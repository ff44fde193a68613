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
cmd-time = heure, sonner
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
usage-time = heure
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

help-claim = dire quel Rôle vous êtes, vrai ou faux
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

help-intro = Le début d’un nom ou d’un mot suffit. À trois joueurs, dites quel Personnage : déclarer A Chauffeur, offrir Bob B 3.
help-examples = Exemples : déclarer chauffeur · offrir Bob 3 · demander Bob 2 · accord Bob part, je verse 2 à Bob, Cid verse 1 à Bob · oui 3

## Ce qu’on répond quand rien n’est compris

say-usage = Comme ceci : { $usage }
say-unknown = « { $typed } » ne veut rien dire ici. Tapez ? pour l’aide.
say-did-you-mean = « { $typed } » ne veut rien dire ici. Vouliez-vous dire « { $close } » ? Tapez ? pour l’aide.
say-who = Personne ici ne s’appelle « { $typed } ». Il y a { $names }.
say-a-or-b = { $seat } a deux Personnages en jeu : dites A ou B.
say-which-deal = Quel accord ? Tapez { $answers }.
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
deal-nobody-leaves = Dans un accord, quelqu’un doit partir.
deal-odd-payment = Un paiement est d’au moins 1, d’un joueur à un autre.
deal-two-players = Un accord doit vous nommer, avec quelqu’un d’autre.
deal-gone = { $seat } n’est plus en jeu.
deal-poor = { $purse ->
    [0] { $seat } aurait { $due } à verser et n’a rien en main.
   *[other] { $seat } aurait { $due } à verser et n’a que { $purse } en main.
}
deal-too-many = Vous avez fait { $most } propositions à ce tour, c’est la limite.
ready-but-asked = Vous avez dit « prêt », mais l’accord { $proposal } attend votre réponse : oui ou non ?
ready-already = Vous avez déjà dit « prêt ».
not-in-play = Rôle absent avec ce nombre de joueurs : { role }.
not-asked = L’accord { $proposal } n’attend pas votre réponse.
not-your-proposal = L’accord { $proposal } n’est pas de vous, ou n’est plus ouvert.

## L’écran

screen-round = Tour { $round } sur { $rounds } · { $phase }
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
screen-centre = Au centre : { $roles }, et une carte écartée.
screen-mine = Vous avez envoyé { $roles }.
screen-set-aside = La carte écartée : { role }.
screen-proposal = Accord { $id }, proposé par { $proposer } : { $terms }. Réponse attendue : { $awaiting }.
screen-proposal-mine = Accord { $id }, proposé par { $proposer } : { $terms }. Votre réponse : oui { $id } ou non { $id } ?

column-player = Nom
column-purse = Bourse
column-heist = Casse
column-claim = Se dit
column-notes = {""}
column-start = début

## Inviter

invite-Choose = Qui envoyez-vous ? Tapez un nom ou un numéro.
invite-Choose-two = Quels sont vos deux Personnages ? Le premier est A, le second B. Tapez deux noms ou numéros.
invite-negotiate = { $may } · Entrée laisse agir les autres · ? pour la suite
invite-all-wait = Tous les autres ont dit « prêt » et vous attendent.
invite-aside = Entrée pour continuer (passer : pour tout le tour). Vous pouvez aussi : { $may }.
confirm-deal = Vous proposez : { $terms }. On l’envoie ?
confirm-not-sent = Rien n’est envoyé.
confirm-take-out = Retirer { $label } ? { $other } reste en jeu.
confirm-stayed = Vous restez.
confirm-again = Tapez o ou n. Entrée veut dire non.
confirm-y-n = o/n>
pass-to = Passez le clavier à { $seat }, qui appuie sur Entrée.

## Commencer, s’arrêter, finir

welcome = À la table : { $players }.
welcome-back = Vous revoilà, au tour { $round }. À la table : { $players }.
stopped = La partie est enregistrée. Pour la reprendre :
stopped-last = Avec --resume last, vous reprenez la dernière partie.
saved = Enregistré : { $file }
not-saved = Enregistrement impossible dans { $file } : { $error }
ending = Fin de la partie
ending-money = L’argent après chaque tour
ending-record = Pour revoir la partie, ou en vérifier chaque carte :
rules-chapters = Tapez règles et un chapitre, ou une règle comme { rule-example }. Chapitres : { $chapters }.

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

# millions serve
serving = Des tables vous attendent à l’adresse { $url } (Ctrl-C pour arrêter)
