var e=`# Millions of Dollars, première édition

*De 3 à 8 joueurs. Programme non officiel\xA0: voici les règles dites avec nos
propres mots\xA0; le jeu et son nom appartiennent à leurs propriétaires. Quand la
table refuse un coup, elle cite un code comme (M1-N6). Tous les montants sont en
millions de dollars.*

## L’idée en une minute

Vous êtes des braqueurs et vous préparez jusqu’à huit **casses**. Pour chacun,
tout le monde envoie en secret un **Personnage** doté d’un **Rôle**. Ceux qui
ont le même Rôle se gênent et sont **éliminés**\xA0; ceux qui restent se partagent
le **butin**. Avant le casse, la table voit presque tous les Rôles envoyés, mais
pas par qui. Alors on parle, on ment, on paie les autres pour qu’ils rentrent
chez eux.

Ayez 20 après un partage auquel vous avez pris part, ou soyez le plus riche
après le 8e tour.

## Mise en place

Vous commencez avec 5 (M1-S2). Les Rôles dépendent du nombre de joueurs
(M1-S1)\xA0:

| Rôle | Joueurs | S’il est seul de son Rôle | Mise si éliminé* |
|---|---|---|---|
| Balance | 3, 5–8 | dénonce un Rôle | perdue |
| Brute | 3–8 | gagne une carte Intimidation | rendue |
| Chauffeur | 3–8 | touche 1 sur chaque part | perdue |
| Escroc | 3–8 | prend 2 à la Brute | perdue |
| Cerveau | 3, 7–8 | ajoute 2 au butin | perdue |

\\* Éliminé parce qu’ils étaient deux ou plus, ou dénoncé par une Balance.

Huit des dix **cartes Pactole**, tirées au hasard, forment la pile\xA0; personne ne
voit les deux autres (M1-S3). L’un de vous est le **Leader**.

## Préparation

1. La carte Pactole du dessus est retournée\xA0: la somme à partager (8 à 12), la
   **mise** (1 ou 2) et parfois le symbole d’un Rôle (M1-P1).
2. Tous choisissent un Personnage en même temps et en secret. Les autres voient
   *que* vous avez choisi, pas quoi (M1-P2).
3. Votre mise passe de votre **bourse** sur votre Personnage. La **Réserve**
   ajoute ce qui vous manque (M1-P3)\xA0; la mise est à vous malgré tout (M1-P4).
4. Les cartes Rôle correspondantes sont mélangées. L’une d’elles, la **carte
   écartée**, reste cachée pour de bon\xA0; les autres sont les **Rôles visibles**,
   dans le désordre (M1-P5). Le Rôle d’un Personnage qui part reste secret lui aussi,
   mais voyez *Option* (M1-P6).

## Négociation

Parlez, **déclarez** n’importe quel Rôle, mentez\xA0: les paroles n’engagent
personne (M1-N1).

**Partir.** Vous pouvez **retirer** votre Personnage à tout moment et reprendre
sa mise (M1-N2). Une fois sans Personnage en jeu, vous vous taisez jusqu’à la
fin du tour\xA0: ni message, ni déclaration, ni proposition, ni paiement de vous ou
à vous (M1-N3).

**Accords.** Un départ peut s’acheter, l’argent d’abord, et ce qui est conclu
l’est pour de bon (M1-N4). Une **proposition** réunit des paiements (sommes
entières d’au moins 1, jamais à soi-même) et au moins un retrait, sans citer
deux fois le même Personnage. Elle nomme son auteur et au moins un autre
joueur\xA0; tous la voient, ainsi que les réponses. Quand tous les joueurs nommés
ont accepté, c’est un **accord**, exécuté d’un seul tenant (M1-N5).

- Chaque payeur doit alors avoir en main toute la somme. Les mises posées ne
  comptent pas, ni l’argent que l’accord lui-même apporte ou restitue. Tout
  Personnage à retirer doit être encore là, et tout joueur nommé doit en avoir
  encore un. Une proposition devenue impossible tombe, et les intéressés en sont
  avertis (M1-N6).
- Vous pouvez reprendre votre proposition tant qu’elle n’est pas conclue. Un
  joueur nommé qui n’a pas encore accepté peut refuser, ce qui y met fin. Un oui
  donné vaut jusqu’au bout (M1-N7).
- Au plus 20 propositions et 20 déclarations par joueur et par négociation
  (M1-N12).

**Prêt.** Le casse commence quand tous les joueurs encore là sont **prêts** et
qu’aucun d’eux ne doit de réponse à une proposition. Un joueur prêt peut encore
agir, mais pas simplement se dédire. Une nouvelle proposition fait que son
auteur et ceux qu’elle sollicite ne sont plus prêts\xA0; après un accord ou un
retrait, plus personne ne l’est (M1-N8).

**Sonner l’heure.** Une fois par tour, le Leader, même s’il est parti, peut
**sonner l’heure**. Dès lors, plus de nouvelle proposition, et qui est prêt le
reste. On peut encore déclarer un Rôle ou reprendre sa proposition\xA0; les joueurs
encore là répondent à ce qui est ouvert, se retirent ou se disent prêts (M1-N9).

**Intimidation.** Dépensez une **carte Intimidation** gagnée à un tour précédent
pour jeter un **coup d’œil** au Personnage d’un autre joueur, encore en jeu et
face cachée. Vous seul voyez le Rôle\xA0; tous voient la dépense et qui elle vise.
C’est permis pendant la négociation et lorsqu’une Balance s’apprête à dénoncer,
même si vous êtes parti (M1-N11).

Si personne ne reste, le tour finit sans casse ni partage (M1-N10).

## Le casse

Les Personnages encore là se révèlent Rôle par Rôle (M1-H1)\xA0:

1. **Balance.** Deux ou plus\xA0: toutes éliminées, mises perdues (M1-H2). Une
   seule\xA0: mise reprise, puis elle doit dénoncer un autre Rôle parmi les Rôles
   visibles. Ceux des Personnages partis comptent encore, la carte écartée non\xA0;
   s’il n’y a pas d’autre Rôle, rien n’est dénoncé (M1-H3). Les Personnages du
   Rôle dénoncé sont éliminés, mais ne se montrent que tout à la fin (M1-H4).
2. **Brute.** Deux ou plus\xA0: toutes éliminées, mises reprises. Une seule\xA0: mise
   reprise et une carte Intimidation, utilisable dès le tour suivant\xA0; on peut
   en avoir plusieurs (M1-H5).
3. **Chauffeur**, puis **Escroc**, puis **Cerveau.** Deux ou plus\xA0: tous
   éliminés, mises perdues. Un seul\xA0: mise reprise, il reste (M1-H6).
4. **Le Rôle dénoncé.** Tous éliminés, mises perdues\xA0; les Brutes reprennent la
   leur, mais ne gagnent pas de carte Intimidation (M1-H7).

Si le seul Personnage restant est une Balance, son joueur perd 3 (ou tout ce
qu’il a, s’il a moins), elle est éliminée et l’on ne partage rien (M1-H8). S’il
ne reste aucun Personnage, on ne partage rien non plus (M1-H9).

## Le partage

1. Prenez la somme de la carte Pactole, plus 2 s’il reste un Cerveau (M1-L1).
2. Divisez-la à parts égales entre les Personnages restants, en arrondissant
   vers le bas\xA0; le surplus reste dans la Réserve (M1-L2).
3. S’il reste un Chauffeur, chaque Personnage qui a touché une part verse 1 au
   joueur du Chauffeur\xA0; se payer soi-même ne change rien (M1-L3).
4. S’il reste un Escroc et une Brute, le joueur de l’Escroc prend 2 à celui de
   la Brute, ou ce qu’il y trouve (M1-L4).
5. Si le Rôle du symbole de la carte est encore là, son joueur reçoit 1 de la
   Réserve (M1-L5).

**Un petit calcul (M1-L6).** La carte vaut 8, symbole Brute\xA0; restent un
Cerveau, un Escroc et une Brute. 8 + 2 = 10, soit 3 chacun, et 1 n’est pas
distribué. L’Escroc prend 2, la Brute reçoit 1\xA0: Cerveau +3, Escroc +5,
Brute +2.

**Un tour entier.** Cinq joueurs, 5 chacun\xA0; la carte vaut 10, mise 1, symbole
Escroc. Ann et Bob ont envoyé des Chauffeurs, Cid un Escroc, Dot une Balance,
Ève une Brute\xA0; un Chauffeur est écarté. Ann verse 2 à Bob pour qu’il parte.
Dot, seule Balance, dénonce les Brutes\xA0: Ève est éliminée, avec sa mise mais
sans carte Intimidation. Ann, Cid et Dot touchent 3 chacun, 1 reste dans la
Réserve\xA0; Cid et Dot versent chacun 1 à Ann\xA0; le symbole rapporte 1 à Cid.

| | Ann | Bob | Cid | Dot | Ève |
|---|---|---|---|---|---|
| après les mises | 4 | 4 | 4 | 4 | 4 |
| après l’accord | 2 | 7 | 4 | 4 | 4 |
| après le casse | 3 | 7 | 5 | 5 | 5 |
| après le partage | 8 | 7 | 8 | 7 | 5 |

## Fin de la partie

- Si, après un partage, un joueur qui y a pris part possède 20 ou plus, la
  partie s’arrête et le plus riche de ceux-là gagne. Qui n’a pas eu de part à ce
  tour ne peut pas gagner ainsi, si riche soit-il (M1-E1).
- Sinon, après le 8e tour, le plus riche gagne (M1-E2).
- Les gagnants à égalité se partagent la victoire (M1-E3).
- Si la partie continue, les Personnages reviennent en main, la carte Leader
  avance d’un siège dans le sens horaire, la carte Pactole est rangée et un
  nouveau tour commence (M1-E4).

## À trois joueurs

Vous envoyez deux Personnages *différents*, avec une mise sur chacun\xA0; cinq
Rôles sont visibles, un est écarté (M1-T1). Si vous ne pouvez pas payer les deux
mises, la Réserve complète (M1-T4). Chaque Personnage part, se révèle, est
éliminé, touche sa part et paie le Chauffeur pour son propre compte (M1-T2). Ils
portent les lettres A et B\xA0; accords et coups d’œil citent la lettre, jamais le
Rôle (M1-T3).

## Option

**«\xA0On ne me la fait pas deux fois\xA0!\xA0»**, de 4 à 8 joueurs (refusée à 3). À
partir du 2e tour, interdit de reprendre le Rôle que vous aviez choisi au tour
d’avant\xA0; il est posé devant vous, visible de tous, dès le début de la
préparation (M1-O1).

## Ce que décide cette table

Là où la boîte se tait\xA0:

- Le premier Leader est tiré au sort, ou désigné par l’hôte (M1-S4).
- La Réserve ne s’épuise jamais (M1-S5).
- On joue avec un paquet maison. Qui possède la boîte peut charger le sien\xA0:
  huit cartes ou plus, montants de 8 à 12, mises de 1 ou 2 (M1-S6).
- Bourses, mises, paiements et cartes Intimidation en main sont visibles de tous
  (M1-S7).
- Accords, joueurs prêts et heure sonnée\xA0: comme dit plus haut (M1-N5 à M1-N9).

Le tout, avec nos raisons, est dans \`docs/rulings.md\` (en anglais).
`;export{e as default};