# What every table says, whatever the game.

table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-decimal = { $whole }.{ $part }
table-score = { $seat }: { $score }

# Why something cannot be done.
table-why-not-listed = It is not among the choices now.
table-why-legal = It can be done.
table-why-over = The game is over.
table-why-luck-first = A roll or a draw comes first.
table-why-not-your-turn = It’s not your turn.
table-why-unreadable = “{ $text }” should be { $wanted }
table-why-later = First pick one of the dashed items.
table-why-picked = Not with this selection; Esc clears it.
table-why-other = The question now is “{ $question }” This is no answer to it.

# What a seat has put off.
table-wish-period = { $offer } ({ $period })
table-wish-subject = { $offer } (until it concerns: { $subject })

# What is wrong with an option, after its name.
table-bad-option = This cannot be chosen.
table-bad-switch = Either on or off.
table-bad-number = A whole number from { $min } to { $max }.
table-bad-choice = One of these: { $words }.
table-bad-lines = { $max ->
    [one] At most one line, like “{ $example }”.
   *[other] At most { $max } lines, each like “{ $example }”.
}
