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

table-why-no-army = No army can be brought to the table now.
table-odds = { $percent } %: { $what }
table-odds-hardly = Under 1 %: { $what }
table-odds-others = anything else

# What a bot advises, and why.
table-because = because { $reason }
table-although = although { $reason }
table-but = but { $reason }
table-as-good = the chances are about the same
table-worse = the chances are { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
} worse

# What is wrong with the text of an army.
table-army-long = The text is too long: at most { $most } bytes.
table-army-unnamed = An army begins with its name and a colon: “Watch on the Danube: …”
table-army-name = The name of an army has 1 to { $most } characters.
table-army-short = After the name come the faction, the leader and the units.
table-army-faction = Line { $line }: “{ $text }” is not a faction that leads armies. The nearest is “{ $near }”.
table-army-leader = Line { $line }: “{ $text }” is not a leader. The nearest is “{ $near }”.
table-army-unit = Line { $line }: “{ $text }” is not a unit. The nearest is “{ $near }”.
table-army-number = Line { $line }: “{ $text }” should have a number from 1 to { $most }.

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
