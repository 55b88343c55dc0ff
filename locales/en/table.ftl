# What every table says, whatever the game.

table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-score = { $seat }: { $score }

# Why something cannot be done.
table-why-not-listed = It is not among the choices now.
table-why-legal = It can be done.
table-why-over = The game is over.
table-why-luck-first = Luck has to decide first.
table-why-not-your-turn = It is not this seat's turn.
table-why-unreadable = “{ $text }” should be { $wanted }
