var e=`# Million Club

*De 2 à 6 joueurs. Programme non officiel\xA0: voici les règles dites avec nos
propres mots\xA0; le jeu et son nom appartiennent à leurs propriétaires. Quand la
table refuse un coup, elle cite un code comme (MC-R3). Les montants sont en
millions (M).*

## L’idée en une minute

Nous sommes en 1880, dans un club de Londres, et vous êtes de grands brasseurs
d’affaires\xA0: un peu d’argent, une **société** et une **colonie** chacun. Pendant
neuf **tours**, vous envoyez vos deux **pions** sur les **tuiles** du club\xA0:
faire pression pour vos sociétés, intriguer, acheter des colonies, spéculer,
acheter des sociétés. Qui a le plus de pions sur une tuile y gagne quelque chose
de plus, son **privilège**. **Développez** une société et elle vaut davantage\xA0;
**taxez**-la et elle vous paie, mais elle décline.

Après le 9e tour, qui a le plus de points gagne\xA0: sociétés, colonies et argent,
tout compte.

## Mise en place

Cinq tuiles se suivent dans cet ordre\xA0: Lobby, Intrigues, Colonies, Bourse,
Sociétés. Il y a trois pioches\xA0: 39 sociétés, 13 par type\xA0; 30 colonies, 6 par
région\xA0; et 8 intrigues, toutes différentes (MC-S1).

| Tuile | Votre pion apporte | Privilège |
|---|---|---|
| 1 Lobby | des mouvements de société | un pion va sur une autre tuile |
| 2 Intrigues | une carte et son effet | une carte de plus |
| 3 Colonies | une colonie pour 2\xA0M | une de plus pour 2\xA0M |
| 4 Bourse | un gain ou une perte | acheter une société d’un rival |
| 5 Sociétés | une société pour 4\xA0M | une de plus pour 4\xA0M |

Les types de sociétés, appelés aussi **secteurs**, sont Ressource, Industrie et
Transport. Les régions des colonies sont l’Afrique, l’Asie, l’Amérique, l’Inde
et l’Océanie.

Vous commencez avec 2 pions, 7\xA0M, une carte Colonie que vous êtes seul à voir et
une société, visible de tous, au développement\xA01. Le **premier joueur** est tiré
au sort (MC-S2).

**Développement et niveau.** Le **développement** d’une société va de 1 à 4. Son
**niveau** est ce développement plus les **billets de capital** glissés sous
elle\xA0; au début, il n’y en a pas. La **cotation** d’un type est la somme des
niveaux de toutes les sociétés de ce type que possèdent les joueurs. Elle change
dès qu’un niveau change ou qu’un joueur acquiert une société de la pioche, et
n’a pas de maximum (MC-S4).

**Secrets.** L’argent en main et les cartes Colonie sont secrets jusqu’à la fin.
Les sociétés, les pions, les cotations, la taille des pioches et le *nombre* de
cartes Colonie de chacun sont visibles de tous. Tout paiement, tout gain est
public au moment où il a lieu\xA0: qui compte peut donc savoir ce que vous avez,
mais d’ici la fin, votre total n’est montré à personne d’autre (MC-S3).

## Le tour

À chaque tour, une tuile est **fermée**\xA0: les tuiles 1, 2, 3, 4 et 5 aux tours 1
à 5, puis les tuiles 4, 3, 2 et 1 aux tours 6 à 9 (MC-R1).

| Tours | Fermée |
|---|---|
| 1 et 9 | Lobby |
| 2 et 8 | Intrigues |
| 3 et 7 | Colonies |
| 4 et 6 | Bourse |
| 5 | Sociétés |

1. **Pose.** À partir du premier joueur et dans le sens horaire, chacun pose un
   pion sur une tuile ouverte. Puis chacun pose le second, dans le même ordre
   (MC-R2).
2. **Fauteuils.** Intrigues, Colonies et Sociétés ont des **fauteuils**
   numérotés, autant que de joueurs, qui se remplissent dans l’ordre. Vous
   pouvez en occuper plusieurs (MC-R3).
3. **Secteurs.** Au Lobby et à la Bourse, les pions vont chacun dans l’un des
   trois secteurs. Leur nombre n’y est pas limité, et vos deux pions peuvent
   aller dans le même (MC-R4).
4. **Tuile après tuile.** Une fois tous les pions posés, on résout les tuiles
   ouvertes, dans leur ordre. L’**ordre du tour** part du premier joueur et suit
   le sens horaire (MC-R5).
5. **Privilège.** Après les actions d’une tuile, son privilège revient au joueur
   qui y a strictement plus de pions que tout autre\xA0; à égalité, il ne revient à
   personne. On n’est jamais obligé de s’en servir (MC-R6).

Un pion suffit donc là où personne d’autre n’est allé\xA0; sinon, il faut vos deux
pions, et que nul autre n’y ait les siens.

## Mouvements de société

Un **mouvement** porte sur l’une de vos sociétés et peut prendre deux formes.
**Développer**\xA0: son développement augmente de 1\xA0; impossible à 4. **Taxer**\xA0:
la banque vous verse autant de M que son niveau, puis son développement baisse
de 1\xA0; impossible à 1. Il peut arriver que vous n’ayez plus de société, et donc
plus de mouvement (MC-V1).

**Un exemple.** Votre société est au développement\xA03, avec un billet\xA0: niveau\xA04.
Développez-la, et la voilà au développement\xA04, niveau\xA05. Ou taxez-la\xA0: vous
touchez 4\xA0M, et elle passe au développement\xA02, niveau\xA03.

## Lobby

Dans l’ordre du tour, chaque joueur présent dans un secteur a droit, pour ses
sociétés de ce type, à autant de mouvements qu’il y a de pions dans le secteur,
*tous joueurs confondus*. C’est une fois par secteur, et non une fois par pion.
Présent dans deux secteurs, on s’occupe de l’un puis de l’autre, dans l’ordre de
son choix (MC-1.1). Les mouvements d’un secteur se répartissent comme on veut
entre ses sociétés de ce type, et l’on peut en laisser (MC-1.2).

**Privilège du Lobby**\xA0: envoyez l’un de vos pions du Lobby sur une autre tuile
ouverte où il reste de la place. Il y prend le prochain fauteuil libre, ou un
secteur de la Bourse, et y compte à tous égards pour ce tour (MC-1.3).

**Un exemple.** Ann, Bob et Cid ont chacun un pion en Industrie\xA0; l’autre pion
de Cid est seul en Transport. Tous trois ont 3 mouvements pour leurs sociétés
Industrie, et Cid en a 1 de plus pour une société Transport. Avec deux pions
contre un et un, Cid a le privilège\xA0: il envoie un pion aux Sociétés.

## Intrigues

Le joueur du fauteuil\xA01 pioche une carte de plus qu’il n’y a de pions sur la
tuile\xA0; il en prend une, l’applique sur-le-champ et tend les autres au fauteuil
suivant, qui fait de même, et ainsi de suite (MC-2.1). Avec 4 pions, le
fauteuil\xA01 choisit parmi 5 cartes et le fauteuil\xA04 parmi 2\xA0; la dernière carte
reste.

Il faut prendre une carte, même si elle ne vous sert à rien. Ce qu’elle vous
*permet* de faire est facultatif\xA0; le reste a lieu dans la mesure du possible
(MC-2.2). La carte que vous prenez est montrée à tous\xA0; celles qui passent de
main en main ne sont vues que de ceux qui les ont tenues (MC-2.4).

**Privilège des Intrigues**\xA0: parcourez le reste de la pioche, que personne n’a
tiré, prenez-y une carte de plus et appliquez-la. Comme pour les privilèges des
Colonies et des Sociétés, vous pouvez regarder, avec ou sans argent, puis
renoncer. Ensuite, les huit cartes sont mélangées (MC-2.3).

Les huit cartes\xA0:

- **Racket**\xA0: la banque vous verse 3\xA0M\xA0; chacun des adversaires lui en verse 3,
  ou tout ce qu’il a s’il a moins (MC-2.a).
- **Capitalisation**\xA0: la banque vous verse 6\xA0M (MC-2.b).
- **Contrat colonial**\xA0: choisissez un adversaire, même sans carte Colonie\xA0;
  vous seul voyez ses cartes. Vous pouvez en acheter une, pour 3\xA0M que vous lui
  versez (MC-2.c).
- **Concurrence déloyale**\xA0: choisissez un type, même si vous n’y possédez rien.
  L’une de vos sociétés de ce type gagne 1 en développement\xA0; chez chaque
  adversaire qui en a, une société de ce type perd 1, et c’est vous qui dites
  laquelle. Le développement reste entre 1 et 4\xA0: on ne désigne pas une société
  à 1 quand une autre du même adversaire peut baisser, ni l’une des siennes à 4
  quand une autre peut monter. La hausse n’est pas facultative\xA0; aucun argent ne
  circule (MC-2.d).
- **Troubles coloniaux**\xA0: choisissez un adversaire, même sans carte Colonie\xA0;
  vous seul voyez ses cartes. Vous pouvez en prendre une et lui donner l’une des
  vôtres à la place (MC-2.e).
- **Dumping**\xA0: prenez à un adversaire une société de n’importe quel type contre
  l’une des vôtres\xA0; leurs niveaux diffèrent de 1 au plus. Si un tel échange
  existe, il est obligatoire. Les billets de capital suivent leur société
  (MC-2.f).
- **Expansion**\xA0: faites jusqu’à deux mouvements sur une seule de vos sociétés
  (MC-2.g). Taxez par exemple deux fois une société de niveau\xA04\xA0: 4\xA0+\xA03 = 7\xA0M.
- **Augmentation de capital**\xA0: la banque glisse un billet de 1\xA0M sous l’une de
  vos sociétés. Il ajoute 1 à son niveau, pour toujours et à tous égards\xA0: taxe,
  prix d’une OPA, cotation, points. Le nombre de billets n’est pas limité\xA0; les
  limites de 1 et 4 ne concernent que le développement (MC-2.h).

## Colonies

Les cartes de la pioche Colonie se tirent et se passent comme aux Intrigues.
Vous en prenez une, puis l’achetez pour 2\xA0M ou la défaussez face cachée. Ce que
laisse le dernier fauteuil est défaussé aussi (MC-3.1). Si la pioche est trop
courte, on tire ce qu’il y a, et un fauteuil à qui n’arrive aucune carte ne fait
rien. Qui ne peut pas payer défausse sa carte (MC-3.3).

**Privilège des Colonies**\xA0: parcourez le reste de la pioche, que personne n’a
tiré, et achetez-y une carte pour 2\xA0M. Ensuite, pioche et défausse sont
mélangées ensemble (MC-3.2).

## Bourse

Un pion rapporte la cotation de son secteur moins celle du secteur dont il
dépend\xA0: Industrie moins Ressource, Ressource moins Transport, Transport moins
Industrie. Si le résultat est négatif, vous le versez à la banque (MC-4.1).

On additionne d’abord les résultats de vos pions, puis on règle une seule fois.
Si vous devez plus que vous n’avez, vous versez tout ce que vous avez (MC-4.2).

**Privilège de la Bourse**, l’**OPA hostile**\xA0: une fois tout réglé, achetez une
société d’un autre joueur pour 3 fois son niveau, somme versée à son
propriétaire. Elle garde son développement et ses billets. Il vous faut tout le
prix en main\xA0; le propriétaire ne peut pas refuser (MC-4.3).

**Un exemple.** L’Industrie cote 16, la Ressource 12, le Transport 10. Les deux
pions d’Ann en Industrie rapportent 16\xA0−\xA012 = 4 chacun, soit 8\xA0M. Un pion en
Transport vaut 10\xA0−\xA016 = −6. Bob, qui en a un là et un en Industrie, en est à
−6\xA0+\xA04 = −2 et verse 2\xA0M. Une société au développement\xA03 avec un billet, donc de
niveau\xA04, peut être prise pour 12\xA0M.

## Sociétés

Tout se passe comme aux Colonies, avec la pioche des sociétés et un prix de
4\xA0M\xA0; là aussi, la pioche peut être trop courte. Une société achetée est posée
devant vous, visible de tous, au développement\xA01 (MC-5.1).

**Privilège des Sociétés**\xA0: parcourez le reste de la pioche, que personne n’a
tiré, et achetez-y une carte pour 4\xA0M. Ensuite, pioche et défausse sont
mélangées ensemble (MC-5.2).

## Fin du tour

1. À partir du premier joueur et dans le sens horaire, chacun peut faire un
   mouvement de société (MC-F1).
2. Sauf après le 9e tour, les pions reviennent, la tuile fermée rouvre, la
   suivante ferme, et le jeton de premier joueur avance d’un siège dans le sens
   horaire (MC-F2).

## Décompte

1. **Sociétés**\xA0: chacune rapporte son niveau. **Leadership**\xA0: si vous avez
   strictement le plus de sociétés d’un type, 1 point pour chacune des vôtres de
   ce type. **Consortium**\xA0: 2 points par série de trois types différents
   (MC-X1).
2. **Colonies**\xA0: chaque carte rapporte 1. **Concession**\xA0: si vous avez
   strictement le plus de cartes d’une région, 1 point pour chacune des vôtres
   de cette région. **Globalisation**\xA0: 2 points par série des cinq régions
   (MC-X2).
3. **Fortune**\xA0: chaque tranche entière de 4\xA0M en main rapporte 1 point (MC-X3).
4. **Le gagnant.** Qui a le plus de points gagne. À égalité, celui qui a le plus
   d’argent en main gagne\xA0; les billets de capital ne comptent pas. Si l’égalité
   demeure, la victoire est commune (MC-X4).

**Petits calculs.** 5 sociétés Industrie quand les autres en ont 4, 3 et
aucune\xA0: leadership, 5 points. 4 sociétés Industrie, 3 Ressource et 2
Transport\xA0: deux consortiums, 4 points. 3 cartes Asie quand les autres en ont 2,
1 et aucune\xA0: une concession, 3 points. 15\xA0M\xA0: 3 points.

**Un décompte entier.** Ann a des sociétés Industrie de niveaux 4 et 3, une
Ressource de niveau\xA02 (développement\xA01 et un billet) et un Transport de
niveau\xA01\xA0; deux cartes Asie, une Afrique, une Inde\xA0; 15\xA0M. Bob a une Industrie
de niveau\xA04 et des Transports de niveaux 3 et 2\xA0; deux cartes Amérique et une de
chacune des autres régions\xA0; 21\xA0M. Ann a le leadership en Industrie avec 2
sociétés et en Ressource avec 1, Bob en Transport avec 2. Ann a la concession de
l’Asie, Bob celles de l’Amérique et de l’Océanie\xA0; en Afrique et en Inde, ils
sont à égalité.

| | Ann | Bob |
|---|---|---|
| sociétés | 10 | 9 |
| leadership | 3 | 2 |
| consortium | 2 | 0 |
| colonies | 4 | 6 |
| concession | 2 | 3 |
| globalisation | 0 | 2 |
| fortune | 3 | 5 |
| points | 24 | 27 |

## Option\xA0: les profils

Chaque joueur reçoit un **profil** au hasard. L’Intrigant n’en fait partie qu’à
6 joueurs\xA0; à moins, les cinq autres sont mélangés et distribués (MC-Z1).

La première société du **Lobbyiste** commence au développement\xA02. Celle du
**Capitaliste** commence avec un billet de capital. Le **Colon** choisit dans la
pioche une colonie de plus. L’**Héritier** commence avec 11\xA0M.
L’**Entrepreneur** choisit dans la pioche une société de plus, au
développement\xA01 (MC-Z2).

L’**Intrigant** s’installe après tous les autres\xA0: il voit leurs sociétés et
choisit la sienne dans la pioche, puis voit leurs cartes Colonie et choisit la
sienne dans la pioche\xA0; il commence avec 9\xA0M et nomme le premier joueur,
lui-même ou un autre. Colon, Entrepreneur et Intrigant choisissent dans cet
ordre, et une pioche est mélangée chaque fois qu’on l’a regardée. Tous savent
qu’un joueur a regardé, mais pas ce qu’il a vu (MC-Z3).

## Ce que décide cette table

Là où la boîte se tait, ou se lit de deux façons\xA0:

- La banque ne s’épuise jamais (MC-S5).
- Les paiements et le nombre de cartes Colonie sont publics, les totaux non
  (MC-S3).
- Deux pions dans un même secteur du Lobby donnent ses mouvements une fois, pas
  deux (MC-1.1).
- Le privilège du Lobby déplace un pion à vous (MC-1.3).
- Qui a le privilège d’une pioche peut regarder d’abord et décider ensuite
  (MC-2.3).
- Le Dumping n’est pas facultatif (MC-2.f), ni la hausse de la Concurrence
  déloyale (MC-2.d).
- À la Bourse, les pions sont additionnés avant que quiconque paie (MC-4.2).
- Une OPA exige tout le prix, mais aucun accord (MC-4.3).

Le tout, avec nos raisons, est dans \`docs/rulings.md\` (en anglais).
`;export{e as default};