# La table dans un navigateur.

page-title = millions

## N’importe quel jeu sans images : listes et commandes simples

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
