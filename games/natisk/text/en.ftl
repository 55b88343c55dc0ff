# Natisk!: everything the game says. The numbers of rules are paragraphs of text/en.md.

natisk-title = Natisk!
natisk-name = { natisk-title }
natisk-tagline = The whole Second World War in twenty minutes, out of two bags
natisk-about = Two sides draw units from their bags and place them in five theatres of war, where every unit pulls the battle marker its way and most spaces do something more. Fill a campaign while the marker is on your side, or push it to the end of its track, and the points are yours; 25 of them decide the war. There is also Nippon, where Japan attacks America with Godzilla's help, and a bot for solo play.
natisk-length = About 20 minutes
natisk-data-note = The base board and its tokens are as printed. Japan's mix of units is inferred from a single list. The Nippon board is our reconstruction, except for its four start campaigns, the link between Boston and New York, and the end spaces +1, +2 and +3 of its tracks.

# Sides and seats.
natisk-side-axis = Axis
natisk-side-allies = Allies
natisk-side-japan = Japan
natisk-side-germany = Germany

# Options.
natisk-option-board = Board
natisk-option-board-help = The base game is the world war in five theatres; Nippon is Japan against Germany in America.
natisk-option-board-base = Base game
natisk-option-board-nippon = Nippon
natisk-option-mode = Players
natisk-option-mode-help = Two players, or you against the bot of the solo rules. The bot plays the first side.
natisk-option-mode-duel = Two players
natisk-option-mode-solo = Solo
natisk-option-later_weapons = Leadership and partisans
natisk-option-later_weapons-help = Adds skilled leadership and partisans to the special weapons, 18 instead of 16. Nippon always has them.
natisk-option-blanks = Blank tokens
natisk-option-blanks-help = Up to six units of your own. Each has a bag (first, second or research), a type (army, navy, air, army+navy or any), a strength from 0 to 9 and, if you like, an ability (blitz, bombing, task-force, leadership, general, admiral, nuclear or partisans).
natisk-option-level = Difficulty
natisk-option-level-help = How far ahead the bot starts on the base board: three rolls of one step, three of two, or four of two.
natisk-option-level-easy = Easy
natisk-option-level-medium = Medium
natisk-option-level-hard = Hard
natisk-option-stratagems = Stratagems
natisk-option-stratagems-help = The bot draws a stratagem every turn and is harder to predict. Leave them out while you are learning.
natisk-option-bot_points = Points for the bot
natisk-option-bot_points-help = How many points the bot starts with.
natisk-option-bot_steps = Steps for the bot
natisk-option-bot_steps-help = How many steps ahead the bot starts on every track that has a marker.
natisk-bad-blanks = At most six blank tokens.
natisk-bad-bot_points = At most 24 points, or the bot would win before the game begins.
natisk-bad-bot_steps = At most 10 steps, so that no theatre is closed before the game begins.

# Theatres and cities.
natisk-theatre-western-europe = Western Europe
natisk-theatre-pacific = Pacific Ocean
natisk-theatre-eastern-europe = Eastern Europe
natisk-theatre-africa = Africa and the Middle East
natisk-theatre-south-east-asia = South East Asia
natisk-theatre-boston = Boston
natisk-theatre-seattle = Seattle
natisk-theatre-chicago = Chicago
natisk-theatre-new-york = New York
natisk-theatre-denver = Denver
natisk-theatre-san-francisco = San Francisco
natisk-theatre-washington = Washington
natisk-theatre-kansas-city = Kansas City
natisk-theatre-los-angeles = Los Angeles
natisk-theatre-atlanta = Atlanta
natisk-theatre-phoenix = Phoenix
natisk-theatre-dallas = Dallas
natisk-theatre-jacksonville = Jacksonville
natisk-theatre-new-orleans = New Orleans
natisk-theatre-honolulu = Honolulu

# Spaces: Western Europe, campaign 1, space 2 (land: research).
natisk-space = { $theatre }, campaign { $campaign }, space { $number } ({ $ground }: { $effect })
natisk-ground-land = land
natisk-ground-sea = sea
natisk-ground-both = land+sea
natisk-effect-none = no effect
natisk-effect-production = { $number ->
    [1] production
   *[other] improved production
}
natisk-effect-research = { $number ->
    [1] research
   *[other] improved research
}
natisk-effect-requisition = research and production
natisk-effect-bombing = bombing
natisk-effect-propaganda = propaganda { $number }
natisk-effect-tactical = tactical advantage +{ $number }
natisk-effect-strategic = strategic advantage +{ $number }

# Units, with the strength where it is fixed.
natisk-unit-air-blitz = blitz air 0
natisk-unit-air1 = air 1
natisk-unit-air2 = air 2
natisk-unit-army1 = army 1
natisk-unit-army2 = army 2
natisk-unit-army3 = army 3
natisk-unit-navy1 = navy 1
natisk-unit-navy2 = navy 2
natisk-unit-navy3 = navy 3
natisk-unit-general = general
natisk-unit-admiral = admiral
natisk-unit-air-bomb = Japanese bombing air 0
natisk-unit-godzilla = Godzilla 4
natisk-unit-elite-army = elite army 4
natisk-unit-elite-navy = elite navy 4
natisk-unit-elite-air = elite air 3
natisk-unit-task-army = army task force 5
natisk-unit-task-navy = navy task force 5
natisk-unit-task-air = air task force 4
natisk-unit-blitz-army = blitz army 1
natisk-unit-blitz-navy = blitz navy 1
natisk-unit-bomb-navy = bombing navy 2
natisk-unit-bomb-air = bombing air 1
natisk-unit-nuclear = nuclear bomb 7
natisk-unit-spy = spy
natisk-unit-scientist = scientist
natisk-unit-leadership = skilled leadership
natisk-unit-partisans = partisans
natisk-unit-blank1 = blank token no. 1
natisk-unit-blank2 = blank token no. 2
natisk-unit-blank3 = blank token no. 3
natisk-unit-blank4 = blank token no. 4
natisk-unit-blank5 = blank token no. 5
natisk-unit-blank6 = blank token no. 6

# Markers and lists.
natisk-marker = { $side } { $lead }
natisk-marker-red = red
natisk-list = { $head }, { $tail }
natisk-nothing = nothing

# What a seat can do.
natisk-place = { $unit } to { $space }
natisk-advance = strategic advantage: { $theatre }
natisk-take = take the effect: { $space }
natisk-open = open { $theatre }
natisk-bomb = bomb unit no. { $number } of the bot's row
natisk-favour = the bot's six: { $theatre }
natisk-done = no further unit

# What a seat is asked.
natisk-ask-place = Which unit goes where?
natisk-ask-follow = Blitz, { $theatre }: place one more unit there, or stop?
natisk-ask-advance = Where does the strategic advantage go (+{ $steps })?
natisk-ask-take = { $theatre } is closed. Which effect comes next?
natisk-ask-open = { $from } is decided. Which campaign opens next{ $lead ->
    [0] {""}
   *[other] , with the marker on { $ahead } { $lead }
}?
natisk-ask-bomb = Which unit of the bot's row do you bomb?
natisk-ask-favour = A six: in which theatre does the bot gain { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}?

# What happened.
natisk-placed = { $side }: { $unit } to { $space }
natisk-placed-as = { $side }: { $unit } as { $played } to { $space }
natisk-moved = { $side }: { $theatre } +{ $steps }, marker on { $marker }
natisk-drew = { $side }: drew { $unit }
natisk-drew-hidden = { $side }: drew a unit
natisk-researched = { $side }: researched { $unit }, into the bag
natisk-researched-hidden = { $side }: researched a special weapon, into the bag
natisk-requisitioned = { $side }: researched { $unit }, ready at once
natisk-requisitioned-hidden = { $side }: researched a special weapon, ready at once
natisk-bombed = { $side }: lost { $unit } to bombing, back into the bag
natisk-bombed-hidden = { $side }: lost a unit to bombing, back into the bag
natisk-propaganda = { $side }: propaganda, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
natisk-campaign = { $side }: { $theatre }, campaign { $campaign } complete, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $bonus } from the track)
}
natisk-took = { $side }: effect of { $space }
natisk-closed = { $side }: closed { $theatre }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
natisk-opened = { $theatre } opens, marker on { $lead ->
    [0] red
   *[other] { $side } { $lead }
}
natisk-last-turn = { $side }: one last turn
natisk-rolled = Die: { $face }
natisk-stratagem = The bot's stratagem: { $stratagem }
natisk-stratagem-again = The bot's stratagem: { $stratagem }, so once more { $in_force }
natisk-line = The bot keeps { $line }: { $left ->
    [one] { $left } option left
   *[other] { $left } options left
} (rules { $rule })

# Stratagems.
natisk-stratagem-big-guns = Big guns
natisk-stratagem-counter-attack = Counter-attack
natisk-stratagem-rapid-deployment = Rapid deployment
natisk-stratagem-research = Research and development
natisk-stratagem-secure = Secure
natisk-stratagem-steamroll = Steamroll
natisk-stratagem-glory = For the glory
natisk-stratagem-economic-warfare = Economic warfare

# The lines of the bot's algorithm.
natisk-line-1-1 = the theatres where it can place
natisk-line-1-2 = the theatres it can close now
natisk-line-1-3 = the theatres with a campaign it can win now
natisk-line-1-4 = the theatres of its stratagem
natisk-line-1-5 = the theatre with most free spaces, then most points, then the highest on the board
natisk-line-2-1 = the spaces where it can place
natisk-line-2-2 = the spaces that win now
natisk-line-2-3 = the spaces of its stratagem
natisk-line-2-4 = the space with the best effect
natisk-line-3-1 = the units that fit
natisk-line-3-2 = the units that win now
natisk-line-3-3 = the units of its stratagem
natisk-line-3-4 = the units stronger than 0, because the space has no effect
natisk-line-3-5 = the units without blitz, because it is the last space
natisk-line-3-6 = the strongest units, because it has 20 points
natisk-line-3-7 = the unit the die points at

# The end, as it stands in the log.
natisk-ended = { $winner } won: { $reason }
natisk-reason-points = 25 points at the end of the turn
natisk-reason-last-turn = more points after the last turn
natisk-reason-tie = a tie goes to the second side
natisk-reason-no-unit = the rival had no unit to place
natisk-reason-no-space = the rival had no space for any unit
natisk-reason-full-board = the board is full, and it is the rival's turn

# The end, with the score.
natisk-end-points = { $side } won { $points } to { $rival_points }, with 25 points at the end of the turn.
natisk-end-last-turn = { $side } won { $points } to { $rival_points } after the last turn.
natisk-end-tie = { $side } won at { $points } to { $rival_points }: a tie goes to the second side.
natisk-end-no-unit = { $side } won at { $points } to { $rival_points }: the rival had no unit to place.
natisk-end-no-space = { $side } won at { $points } to { $rival_points }: the rival had no space for any unit.
natisk-end-full-board = { $side } won at { $points } to { $rival_points }: the board is full, and it is the rival's turn.

# How the points came about.
natisk-tally-campaign = { $theatre }: campaign { $campaign } won
natisk-tally-closed = { $theatre }: the whole theatre won at its last space
natisk-tally-propaganda = Propaganda

# The table as lines of text.
natisk-sketch-side = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $unplaced ->
    [one] { $unplaced } unit
   *[other] { $unplaced } units
} not on the board, special weapons among them: { $special }
natisk-sketch-research = Special weapons left to research: { $number }
natisk-sketch-theatre = { $theatre }: marker on { $marker }{ $campaigns ->
    [1] {""}
   *[other] , campaign { $campaign } of { $campaigns }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
natisk-sketch-taken = {"  "}{ $space }: { $side }, { $unit }
natisk-sketch-free = {"  "}{ $space }: free, { $ground }: { $effect }
natisk-sketch-row = The bot's row: { $units }
natisk-sketch-stratagem = Stratagem in force: { $stratagem }
natisk-sketch-reserve = Your reserve: { $units }

# Why an action is not legal.
natisk-why-not-now = “{ $action }”: something else has to be decided first (rules { $rule }).
natisk-why-must-place = “{ $action }”: a unit has to be placed first (rules { $rule }).
natisk-why-other-board = “{ $action }”: that place is on the other board (rules { $rule }).
natisk-why-not-in-reserve = “{ $action }”: that unit is not in the reserve (rules { $rule }).
natisk-why-occupied = “{ $action }”: that space is taken (rules { $rule }).
natisk-why-theatre-complete = “{ $action }”: that theatre is complete (rules { $rule }).
natisk-why-campaign-over = “{ $action }”: that campaign is over, its marker has moved on (rules { $rule }).
natisk-why-theatre-closed = “{ $action }”: that theatre has been closed by its track (rules { $rule }).
natisk-why-marker = “{ $action }”: a battle marker moves by itself when a unit is placed in its theatre (rules { $rule }).
natisk-why-bots-row = “{ $action }”: the bot's row is yours to choose from only when you bomb it (rules { $rule }).
natisk-why-not-opened = “{ $action }”: that campaign has not been opened yet (rules { $rule }).
natisk-why-not-active = “{ $action }”: a campaign above it still has a free space (rules { $rule }).
natisk-why-wrong-ground = “{ $action }”: that unit cannot stand on this ground (rules { $rule }).
natisk-why-nothing-to-copy = “{ $action }”: the rival has not placed anything a spy could copy yet (rules { $rule }).
natisk-why-blitz-elsewhere = “{ $action }”: the second unit has to go to the theatre of the blitz (rules { $rule }).
natisk-why-must-advance = “{ $action }”: first choose a theatre for the strategic advantage (rules { $rule }).
natisk-why-same-theatre = “{ $action }”: a strategic advantage goes to another theatre (rules { $rule }).
natisk-why-must-take = “{ $action }”: the effects of the closed theatre come first (rules { $rule }).
natisk-why-not-spoils = “{ $action }”: only the effects left on the free spaces of the closed theatre can be taken (rules { $rule }).
natisk-why-must-follow = “{ $action }”: after a blitz, place another unit in that theatre or stop (rules { $rule }).
natisk-why-must-open = “{ $action }”: the next campaign has to be opened first (rules { $rule }).
natisk-why-opened-before = “{ $action }”: that campaign has been opened before (rules { $rule }).
natisk-why-not-linked = “{ $action }”: no arrow leads there, and a linked campaign is still unopened (rules { $rule }).
natisk-why-must-bomb = “{ $action }”: first choose a unit of the bot's row to bomb (rules { $rule }).
natisk-why-bomb-special = “{ $action }”: choose a unit that is not a special weapon, unless the row holds nothing else (rules { $rule }).
natisk-why-must-favour = “{ $action }”: first choose an open theatre for the bot's six (rules { $rule }).

# What speaks for a choice, or against it: after “because” or “although”.
natisk-because-won = it wins the game
natisk-because-lost = it loses the game
natisk-because-closes = it wins everything still undecided { $place }
natisk-because-rival-closes = the rival wins everything still undecided { $place }
natisk-because-wins-campaign = it wins the campaign { $place }
natisk-because-loses-campaign = the campaign { $place } goes to the rival
natisk-because-scores = it scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} of propaganda
natisk-because-rival-scores = the rival scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} of propaganda
natisk-because-enough = it brings you to 25 points
natisk-because-rival-enough = the rival gets to 25 points
natisk-because-near-end = you come close to the end of the track { $place }
natisk-because-rival-near-end = the rival comes close to the end of the track { $place }
natisk-because-leads = you take the lead { $place }
natisk-because-rival-leads = the rival takes the lead { $place }
natisk-because-ends-lead = the rival no longer leads { $place }
natisk-because-loses-lead = you no longer lead { $place }
natisk-because-extends = it extends your lead { $place }
natisk-because-rival-extends = the rival gets further ahead { $place }
natisk-because-narrows = it cuts the rival's lead { $place }
natisk-because-rival-narrows = your lead shrinks { $place }
natisk-because-leaves-last-space = the rival only has to fill the last space of the campaign { $place }
natisk-because-another-unit = you may place another unit at once
natisk-because-another-marker = you may move a marker elsewhere by { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}
natisk-because-units = it gives you { $number ->
    [one] one more unit
   *[other] { $number } more units
} to choose from
natisk-because-fewer-units = it leaves you fewer units to choose from
natisk-because-weapon = it gets you a special weapon
natisk-because-spends-weapon = it spends a special weapon
natisk-because-bombs = the rival loses a unit to bombing
natisk-because-is-bombed = you lose a unit to bombing

# Where.
natisk-in-western-europe = in Western Europe
natisk-in-pacific = in the Pacific
natisk-in-eastern-europe = in Eastern Europe
natisk-in-africa = in Africa and the Middle East
natisk-in-south-east-asia = in South East Asia
natisk-in-boston = in Boston
natisk-in-seattle = in Seattle
natisk-in-chicago = in Chicago
natisk-in-new-york = in New York
natisk-in-denver = in Denver
natisk-in-san-francisco = in San Francisco
natisk-in-washington = in Washington
natisk-in-kansas-city = in Kansas City
natisk-in-los-angeles = in Los Angeles
natisk-in-atlanta = in Atlanta
natisk-in-phoenix = in Phoenix
natisk-in-dallas = in Dallas
natisk-in-jacksonville = in Jacksonville
natisk-in-new-orleans = in New Orleans
natisk-in-honolulu = in Honolulu

# What luck may bring: after “38 %:”.
natisk-luck-weapon = a special weapon
natisk-luck-elite = elite troops
natisk-luck-task-force = a task force
natisk-luck-blitz = a blitz unit
natisk-luck-bombing = a bombing unit
natisk-luck-choice = a theatre of your choice

# The drawn board.
natisk-board-land = L
natisk-board-sea = S
natisk-board-both = LS
natisk-board-taken = { $space }: { $side }, { $unit }
natisk-board-marker = { $theatre }: marker on { $marker }
natisk-board-worth = Campaign worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
natisk-board-finished = finished
natisk-board-active = active
natisk-board-complete = complete
natisk-board-unopened = not opened
natisk-board-battle-marker = Battle marker: { $place }
natisk-board-points = Victory points
natisk-board-score = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
natisk-board-to-come = { $number ->
    [one] { $number } unit
   *[other] { $number } units
} off the board
natisk-board-special = special: { $number }
natisk-board-last = last
natisk-board-bombed = bombed
natisk-board-exposed = seen
natisk-board-last-turn = One last turn
natisk-board-won = Victory
natisk-board-pool = to research
natisk-board-pool-hint = special weapons left to research
natisk-board-reserve = Your reserve
natisk-board-empty = No units left.
natisk-board-several = { $unit } ×{ $count }
natisk-board-bag = Your bag: { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
natisk-board-row = The bot's row
natisk-board-row-unit = Bot's row, no. { $number }: { $unit }
natisk-board-in-force = Stratagem
natisk-board-cup = In the cup: { $number }
natisk-board-legend = What the symbols mean
natisk-board-ability-blitz = blitz
natisk-board-ability-bombing = bombing unit
natisk-board-ability-task-force = task force
natisk-board-ability-leadership = skilled leadership
natisk-board-ability-general = general
natisk-board-ability-admiral = admiral
natisk-board-ability-nuclear = nuclear bomb
natisk-board-ability-partisans = partisans
natisk-board-ability-special = double frame: special weapon
natisk-board-campaign = campaign { $number }

# What spaces and units do.
natisk-about-space-none = Taking it has no effect of its own.
natisk-about-space-production = draw a unit from your bag into your reserve.
natisk-about-space-research = a random special weapon goes into your bag.
natisk-about-space-requisition = a random special weapon comes straight into your reserve.
natisk-about-space-bombing = a random unit of the rival's reserve goes back into the rival's bag.
natisk-about-space-propaganda = you gain the points shown at once.
natisk-about-space-tactical = the marker of this theatre moves towards you by that number.
natisk-about-space-strategic = the marker of another theatre of your choice moves towards you by that number.
natisk-about-marker = Whoever has it on their side leads this theatre and wins the campaigns completed here; every unit pulls it by its strength, and at the end of the track the whole theatre is won.
natisk-about-counter = The points a side has; 25 usually win.
natisk-about-unit-none = Its type says where it fits; its strength, how far the marker moves towards you.
natisk-about-unit-blitz = after it you may place one more unit in the same theatre.
natisk-about-unit-bombing = it bombs the rival's reserve as well, after the effect of its space.
natisk-about-unit-task-force = strong, but the effect of its space is not applied.
natisk-about-unit-general = strength 1, and 1 more for each army and air unit of yours in that theatre.
natisk-about-unit-admiral = strength 1, and 1 more for each navy and air unit of yours in that theatre.
natisk-about-unit-nuclear = strength 7, but in every other open theatre the marker moves 2 towards the rival.
natisk-about-unit-leadership = the effect of its space is applied twice.
natisk-about-unit-partisans = strength 3 where the rival is ahead, otherwise 1.
natisk-about-unit-spy = It is played as the unit the rival placed last.
natisk-about-unit-scientist = It may take any free space of a theatre that is not complete.
natisk-about-ground-land = for an army or an air unit
natisk-about-ground-sea = for a navy or an air unit
natisk-about-ground-both = for any unit
