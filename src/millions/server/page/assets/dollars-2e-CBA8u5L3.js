var e=`# Millions of Dollars, deuxième édition

*De 3 à 8 joueurs. Programme non officiel\xA0: voici les règles dites avec nos
propres mots\xA0; le jeu et son nom appartiennent à leurs propriétaires. Quand la
table refuse un coup, elle cite un code comme (M2-N5). Tous les montants sont en
millions de dollars.*

## L’idée en une minute

Vous êtes des braqueurs et vous préparez jusqu’à cinq **casses**. Pour chacun,
tout le monde envoie en secret un **Personnage** doté d’un **Rôle** et verse une
mise dans le **pot**, où le **butin** attend déjà. Pendant le casse, chaque Rôle
se sert à sa façon. Ceux qui ont le même Rôle se gênent et sont **éliminés**\xA0;
ceux qui restent se partagent le pot. Avant le casse, la table voit presque tous
les Rôles envoyés, mais pas par qui. Alors on **annonce** un Rôle, vrai ou faux,
puis on parle, on ment, on paie les autres pour qu’ils rentrent chez eux.

Ayez 50 à la fin d’un tour, ou soyez le plus riche après le 5e.

## Mise en place

Vous commencez avec 10 (M2-S2). Il existe six Rôles. À 4 joueurs, on joue avec
le Chauffeur, la Brute et la Mentaliste\xA0; à 5, avec le Technicien en plus\xA0; à 3
ou 6, avec le Technicien et l’Acrobate en plus\xA0; à 7 ou 8, avec les six (M2-S1).

| Rôle | S’il est seul de son Rôle | Deux ou plus |
|---|---|---|
| Technicien | élimine un autre Rôle visible | éliminés |
| Acrobate | prend 5 dans le pot | éliminés |
| Brute | prend 2 dans le pot* | éliminées, 2 chacune |
| Mentaliste | prend 2 à Brute, Technicien ou Acrobate | éliminées |
| Cerveau | ajoute encore le montant de la carte | éliminés |
| Chauffeur | prend 1 par Personnage encore là | éliminés |

\\* Même si un Technicien l’a éliminée.

Cinq **cartes Pactole**, tirées au hasard, forment la pile, face cachée (M2-S3).
L’un de vous est le **Leader**.

## Préparation

1. La carte Pactole du dessus est retournée. Son montant passe de la **Réserve**
   dans le pot (M2-P1)\xA0; elle peut aussi montrer des Rôles, chacun avec une
   **prime**.
2. Tous choisissent un Rôle en même temps et en secret (M2-P2).
3. Vous versez dans le pot une **mise** de 2, prise dans votre **bourse**. La
   Réserve ajoute ce qui vous manque (M2-P3).
4. Les cartes Rôle sont mélangées. Toutes sauf une sont les **Rôles visibles**,
   dans le désordre (M2-P4). La **carte écartée**, celle qui reste cachée, et
   les Rôles des Personnages qui partent ne sont jamais montrés, sauf si le
   casse les révèle (M2-P5).

## Négociation

**Annonces.** Pour commencer, à partir du Leader et dans le sens horaire, chaque
joueur doit **annoncer** le Rôle qu’il a envoyé\xA0: vérité ou mensonge, mais un
Rôle en jeu. Ce que vous **déclarez** ensuite n’engage personne\xA0; une annonce ne
compte pas comme une déclaration (M2-N1).

**Partir.** Une fois toutes les annonces faites, un Personnage peut partir\xA0:
vous le **retirez**. Il reprend ses 2 dans le pot, quel que soit celui qui les a
fournis, et ne participe plus au casse\xA0; la carte Participation est retournée
(M2-N3). Une fois sans Personnage en jeu, vous pouvez encore parler, mais vous
n’êtes partie à aucun accord (M2-N4).

**Accords.** Vous pouvez prier les autres de s’en aller, monnayer un départ ou
vous en aller de votre propre chef. Une **proposition** réunit des paiements
(sommes entières d’au moins 1, jamais à soi-même) et au moins un retrait, sans
citer deux fois le même Personnage. Elle nomme son auteur et au moins un autre
joueur\xA0; tous la voient, ainsi que les réponses. Quand tous les joueurs nommés
ont accepté, c’est un **accord**, exécuté d’un seul tenant (M2-N2).

- Chaque payeur doit alors avoir en main toute la somme. Les mises ne comptent
  pas, ni l’argent que l’accord lui-même apporte ou restitue. Tout Personnage à
  retirer doit être encore là, et tout joueur nommé doit en avoir encore un. Une
  proposition devenue impossible tombe, et les intéressés en sont avertis.
- Vous pouvez reprendre votre proposition tant qu’elle n’est pas conclue. Un
  joueur nommé qui n’a pas encore accepté peut refuser, ce qui y met fin. Un oui
  donné vaut jusqu’au bout.

**Le vote.** Une fois toutes les annonces faites, le Leader, même s’il est
parti, peut **lancer un vote** pour que le casse commence. Tous les joueurs
**votent**, retirés ou non, en même temps\xA0; pendant ce temps, rien d’autre ne se
passe. Quand le dernier joueur a voté, chacun voit qui a voté quoi. Si la moitié
des joueurs ou plus sont pour, le casse commence et les propositions ouvertes
tombent. Après un vote rejeté, le Leader peut en lancer un autre\xA0; le dixième
vote d’un tour fait commencer le casse quel que soit son résultat (M2-N5).

**Prêt.** Le casse commence aussi quand tous les joueurs encore là sont
**prêts** et qu’aucune proposition n’est ouverte. Un joueur prêt peut encore
agir, mais pas simplement se dédire. Une nouvelle proposition fait que son
auteur et ceux qu’elle sollicite ne sont plus prêts\xA0; après un accord ou un
retrait, plus personne ne l’est. Au plus 20 propositions et 20 déclarations par
joueur et par négociation (M2-N6).

Si personne ne reste, il n’y a ni casse ni partage\xA0; le pot retourne à la
Réserve (M2-N7).

## Le casse

Les Rôles sont appelés, toujours dans cet ordre\xA0: Technicien, Acrobate, Brute,
Mentaliste, Cerveau, Chauffeur. Les Personnages encore là se révèlent quand leur
Rôle est appelé (M2-H1). Si deux Personnages ou plus du Rôle appelé sont encore
là, tous sont éliminés et l’effet du Rôle n’a pas lieu, sauf celui de la Brute\xA0;
leurs mises restent dans le pot (M2-H2).

1. **Technicien.** Un Technicien seul de son Rôle élimine un autre Rôle parmi
   les Rôles visibles, et doit en choisir un s’il y en a un. Les cartes Rôle des
   Personnages partis comptent, la carte écartée non. Tous les Personnages du
   Rôle désigné sont aussitôt éliminés, mais ne se révèlent qu’à l’appel de leur
   Rôle\xA0: d’ici là, ils semblent encore en jeu et personne d’autre n’apprend qui
   ils sont. L’effet du Rôle n’a pas lieu, sauf celui de la Brute (M2-H3).
2. **Acrobate.** Un Acrobate seul de son Rôle prend 5 dans le pot (M2-H4).
3. **Brute.** Une Brute prend 2 dans le pot, même éliminée\xA0; si elles sont
   plusieurs, chacune prend 2 (M2-H5).
4. **Mentaliste.** Une Mentaliste seule de son Rôle prend 2 au joueur de la
   Brute, du Technicien ou de l’Acrobate, parmi ceux encore là, et au plus ce
   que ce joueur possède. Le joueur de la Mentaliste choisit à qui, et doit
   choisir s’il y a quelqu’un (M2-H6).
5. **Cerveau.** Avec un Cerveau seul de son Rôle, la Réserve ajoute une fois de
   plus au pot le montant de la carte Pactole, ou le montant propre au Cerveau
   si la carte en a un (M2-H7).
6. **Chauffeur.** Un Chauffeur seul de son Rôle prend dans le pot 1 par
   Personnage encore là à ce moment, lui compris (M2-H8).

Personne ne prend dans le pot plus qu’il n’y a\xA0; qui trouve moins prend ce qu’il
y a. Plusieurs Personnages du même Rôle se servent tour à tour, dans le sens
horaire à partir du Leader (M2-H9).

## Le partage

1. Si le seul Personnage restant est le Technicien, son joueur perd 5 (ou tout
   ce qu’il a, s’il a moins) et le butin est perdu\xA0: le pot va à la Réserve
   (M2-L1).
2. Pour chaque Rôle restant que montre la carte Pactole, la Réserve ajoute au
   pot la prime indiquée (M2-L2).
3. Le pot est divisé à parts égales entre les Personnages restants, en
   arrondissant vers le haut\xA0; la Réserve ajoute ce qui manque (M2-L3).
4. S’il ne reste aucun Personnage, le pot va à la Réserve (M2-L4).

**Un tour entier.** Cinq joueurs, 10 chacun\xA0; la carte vaut 11, primes
Technicien 3 et Brute 2. Ann et Bob ont envoyé des Chauffeurs, Cid une
Mentaliste, Dot un Technicien, Ève une Brute\xA0; un Chauffeur est écarté. Ann, le
Leader, et Bob annoncent tous deux un Chauffeur\xA0: Ann verse donc 2 à Bob pour
qu’il parte. Elle lance un vote\xA0; Bob et Cid sont pour comme elle, et 3 sur 5
suffisent. Dot, seul Technicien, désigne la Brute\xA0: Ève est éliminée, mais prend
ses 2 à l’appel de la Brute. Cid ne peut voler que le Technicien et prend 2 à
Dot. Ann, Cid et Dot sont encore là\xA0: le Chauffeur rapporte 3 à Ann. Aux 14 du
pot, la Réserve ajoute 3 pour le Technicien\xA0; la Brute, éliminée, n’apporte
rien. 17 à trois, arrondi vers le haut, font 6 chacun, et la Réserve ajoute 1.
Ève, la moins riche, sera le prochain Leader.

| | Ann | Bob | Cid | Dot | Ève | Pot |
|---|---|---|---|---|---|---|
| après les mises | 8 | 8 | 8 | 8 | 8 | 21 |
| après l’accord | 6 | 12 | 8 | 8 | 8 | 19 |
| après le casse | 9 | 12 | 10 | 6 | 10 | 14 |
| après le partage | 15 | 12 | 16 | 12 | 10 | 0 |

## Fin de la partie

- Un joueur qui a 50 ou plus gagne aussitôt. On le vérifie après le partage, ou
  après un tour sans partage\xA0; s’ils sont plusieurs, le plus riche gagne et, à
  égalité, le plus proche du Leader dans le sens horaire (M2-E1).
- Sinon, la carte Leader va au joueur le plus pauvre. À égalité, elle va au
  premier de ceux-là dans le sens horaire à partir du Leader actuel, lui-même
  compté en premier (M2-E2).
- Une fois la cinquième carte Pactole partagée, le plus riche gagne. La carte
  Leader ne bouge plus (M2-E3).
- Entre joueurs à égalité pour la victoire, le plus proche du Leader dans le
  sens horaire gagne\xA0; un Leader à égalité est le plus proche (M2-E4).

## À trois joueurs

Vous choisissez deux Rôles *différents*, avec une mise pour chacun\xA0; dès leur
pose, ils portent les lettres A et B. Chacun est traité à part partout\xA0: il
part, se révèle, touche sa part et compte pour le Chauffeur (M2-T1). Vous
annoncez les deux, lettre par lettre, et pouvez annoncer deux fois le même Rôle
(M2-N1).

## Ce que décide cette table

Là où la boîte se tait, ou se lit mal\xA0:

- Les icônes qui disent quels Rôles sont en jeu sont perdues\xA0; la liste
  ci-dessus est la nôtre, et qui possède la boîte peut la corriger dans un
  fichier de paquet.
- Le premier Leader est tiré au sort, ou désigné par l’hôte (M2-S4).
- La Réserve ne s’épuise jamais (M2-S5).
- On joue avec un paquet maison. Qui possède la boîte peut charger le sien\xA0:
  cinq cartes ou plus, montants de 1 à 60, primes de 1 à 20, montants du Cerveau
  de 0 à 60, et les Rôles pour chaque nombre de joueurs de 3 à 8 (M2-S6).
- Bourses, pot et paiements sont visibles de tous (M2-S7).
- Accords, votes et joueurs prêts\xA0: comme dit plus haut.

Le tout, avec nos raisons, est dans \`docs/rulings.md\` (en anglais).
`;export{e as default};