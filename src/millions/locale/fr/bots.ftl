# Les robots : qui ils sont.

bot-shrewd-name = le finaud
bot-shrewd = Joue pour gagner la partie, pas le tour. Calcule qui peut tenir quel Rôle, retient qui a menti, se laisse rarement acheter, paie un départ à son prix, et ment aussi souvent que cela rapporte. Au club, va où un pion promet le plus, privilège compris, et compte ce que chaque coup vaudra au décompte.
bot-sensible-name = le raisonnable
bot-sensible = Le même robot, tous réglages au milieu : des offres justes, un mensonge de temps en temps, pas de préféré. Au club, garde un peu plus d’argent sous la main qu’il ne faudrait.
bot-honest-name = l’honnête courtier
bot-honest = Ne ment jamais, croit les autres sur parole tant qu’ils la tiennent, paie bien un départ et accepte tout accord qui rapporte un peu. Au club, ne fait de mal à personne s’il peut l’éviter, et laisse les intrigues aux autres.
bot-bluffer-name = le bluffeur
bot-bluffer = Se dit presque toujours autre qu’il n’est ; ne croit personne non plus, et attend dans la cohue que les autres se sauvent. Au club, vit d’intrigues.
bot-miser-name = l’avare
bot-miser = Se sépare du moins d’argent possible : petits prix, peu d’offres, aucun accord sans gain clair, et rentre tôt quand le casse attire trop de monde. Au club, aime mieux l’argent en main que ce qu’il achète.
bot-bully-name = la terreur
bot-bully = Reste là où d’autres partiraient, paie mal, et dit parfois à quelqu’un de payer et de partir. Au club, préfère ce qui coûte aux autres, OPA et concurrence déloyale d’abord.
bot-gambler-name = le flambeur
bot-gambler = Aime les issues extrêmes : reste contre toute prudence, paie tout ce que vaut un départ, et se laisse difficilement acheter le sien. Au club, joue en Bourse.
bot-grudge-name = le rancunier
bot-grudge = Juste tant qu’on ne l’offense pas. Un joueur qui refuse ses offres ou lui dit de partir pour rien paie plus cher ensuite, et sera dénoncé ou volé en premier. Au club, amasse des colonies et surveille le joueur en tête.
bot-steward-name = l’intendant
bot-steward = Remplace quelqu’un d’absent : ne paie jamais, ne propose jamais, ne ment jamais, part s’il serait probablement éliminé, et sinon se dit prêt. Au club, joue sagement et sans malice.
bot-search-name = le penseur
bot-search = Réfléchit d’avance : essaie chaque coup dans beaucoup de mondes possibles, tels que les autres pourraient y jouer. 200 ms par décision ; avec { "search:1s" } plus longtemps, { "exploiter:bully" } sait comment jouent les autres.
bot-random-name = le hasardeux
bot-random = Fait n’importe quoi de permis, sans y penser.

bots-intro = À une table, placez-les par leur nom :
bots-were = Qui étaient les autres : { $bots }.
bots-was = { $seat }, { $bot }
