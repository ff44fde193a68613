# The table in a browser.

page-title = millions

## Any game without art: plain lists and controls

plain-forms = What you may do
plain-yes = yes
plain-of = { $owner }: { $text }
plain-blank = { $blank ->
    [character] Character
    [role] Role
    [seat] Player
    [region] Colony
    [sector] Type
    [spot] Place
    [company] Company
    [give] You give
    [take] You take
   *[other] Choice
}
plain-leaves = { $character } leaves
plain-payer = Who pays
plain-payee = Who is paid
plain-amount = How much
plain-remove = Remove
plain-add-payment = Add a payment
