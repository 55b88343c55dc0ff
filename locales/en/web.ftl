# What the pages say around the games.

web-name = Sandtable
web-nav = Pages
web-skip = Skip to the page
web-foot = Sandtable is free software. The rules are told in our own words, and everything is drawn by us.
web-theme = Light or dark
web-keys = Keys
web-close = Close
web-save = Save
web-you-are = You are { $name }. Change your name
web-your-name = Your name
web-to-shelf = To the shelf
web-back-to-table = Back to the table
web-to-table = Table
web-to-replay = Replay
web-to-rules = Rules
web-not-found = There is no such page
web-refused = That did not work

# The keys.
web-key-tab = to the next thing that can be clicked
web-key-arrows = to the nearest one in that direction
web-key-roam = to whatever lies there, also what cannot be clicked
web-key-enter = click it, or be told why not
web-key-undo = undo
web-key-restart = restart the turn
web-key-drop = drop what was picked
web-key-help = these keys
web-key-space = Space

# The shelf.
web-shelf = The shelf
web-welcome = War games on a table of sand
web-welcome-more = Take a game from the shelf and play at once against a bot, with somebody at this screen, or over a link. No account is needed.
web-play-now = Play now
web-play-solo = Solo
web-new-table = New table
web-solo-too = Solo too
web-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-seats-range = { $from } to { $to } players
web-tables-resume = You are playing
web-tables-mine = Your tables
web-tables-open = Tables to watch
web-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-your-turn = Your turn
web-over = Over
web-resume = Resume
web-watch = Watch
web-look = Look

# A new table.
web-new-table-of = New table: { $name }
web-seats = Seats
web-seats-help = Whoever gets the link takes the seat. Where hands are hidden, people at one screen are kept apart by a curtain between turns. Seats can change hands during the game.
web-kind = The game
web-options = Options
web-more-options = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
}
web-only-with = Only counts with “{ $name }”.
web-update-seats = Update the seats
web-bad-option = { $option }: { $why }
web-public = Anybody may watch
web-open-table = Open the table
web-holder-me = Me
web-holder-here = Somebody at this screen
web-holder-link = By link
web-holder-automa = The game's own bot (solo rules)
web-bot = Bot { $name }
web-bot-level1 = Bot 1, recruit
web-bot-level2 = Bot 2, sergeant
web-bot-level3 = Bot 3, captain
web-bot-level4 = Bot 4, colonel
web-bot-level5 = Bot 5, marshal

# The table.
web-board = Board
web-panel = Turn, seats and log
web-whole-panel = Show more of the panel
web-your-turn-as = Your turn: { $name }
web-thinking = Thinking: { $name }
web-waiting = Waiting for { $name }
web-waiting-open = Nobody has taken this seat yet: { $name }
web-drop-pick = Choose something else
web-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-preview-hint = Point at a choice to see what it does.
web-turn-buttons = Taking back
web-undo = Undo
web-restart = Restart turn
web-plead = Ask for an undo
web-plea = Request from { $name }: go back to step { $ply }.
web-plea-yes = Agree
web-plea-no = Refuse
web-resign = Resign
web-resign-play-on = The others play on; a bot takes your seat for good.
web-resign-really = Yes, I resign
web-line-lost = No connection. Trying again.
web-trying-again = The move has not reached the server yet. Trying again.

# Seats.
web-to-move = to move
web-you = you
web-there = here now
web-away = away
web-seat-open = free
web-stands-in = in place of { $name }
web-sit-down = Play { $name }
web-still-free = This seat is free: { $name }
web-copy-invitation = Copy its link
web-invite-link = Link for somebody to play this seat
web-own-link = Your secret link, for another device
web-copy = Copy
web-copied = Copied
web-change-seat = Change the player: { $name }
web-who-plays = Who plays { $name }
web-change = Change
web-leave = Leave; a bot stands in

# Log, chat and notes.
web-log = What happened
web-new = New
web-log-earlier = Everything before
web-step-through = Since your last turn
web-show-step = Look at step
web-undone = { $count ->
    [one] { $count } step taken back
   *[other] { $count } steps taken back
}
web-chat = Chat
web-say = Say something
web-send = Send
web-notes = Notes only you can read
web-save-notes = Save the notes
web-dice = Fair dice
web-dice-more = The key of all luck in this game was sealed before the first roll. This is its seal; the key comes with the record when the game is over, and anybody can check every roll.

# The end.
web-won = Won: { $name }
web-lost = Defeat
web-all-won = Everybody won
web-won-together = Won together: { $name }
web-nobody-won = Nobody won
web-rematch-on = Rematch, everybody one seat on
web-rematch-alone = Play again
web-to-rematch = To the next game
web-rematch = Rematch, sides swapped

# The curtain.
web-curtain = { $name }, take the screen
web-curtain-more = The next turn is behind the curtain. Lift it when nobody else is looking.
web-lift = I am { $name }, lift the curtain

# The replay.
web-replay = Replay
web-step = Step
web-first = To the start
web-back = One step back
web-play = Play or pause
web-on = One step on
web-last = To the end
web-pace = Speed
web-slower = Slower
web-faster = Faster
web-go = Go to this step
web-eyes = Through whose eyes
web-public-eyes = Spectator
web-picture = Picture
web-picture-plain = A picture of the board can be saved only with script. The address of this page is the link to this step.
web-copy-step = Link to this step
web-record = Record

# The rules.
web-rules-of = { $name } Rules
web-contents = Contents
web-data-table = Table

web-board-put-back = { $piece }: put back, choose another
web-board-rule = Rules { $rule }
web-cited = § { $rule }
web-board-why = Why not?
web-why-picked = Not with what is picked. Put it back (Esc) to choose anew.
web-why-later = That can be done, but something else is chosen first: one of the things with a dashed line.
web-why-other = The question now is “{ $question }” This is no answer to it.
