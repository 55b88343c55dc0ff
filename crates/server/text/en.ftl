# What the pages say around the games.

web-name = Sandtable
web-nav = Pages
web-skip = Skip to content
web-foot = Sandtable is free software. The rules are in our own words, and every picture is our own.
web-theme = Light or dark theme
web-keys = Keys
web-close = Close
web-save = Save
web-you-are = You are { $name }. Change your name
web-your-name = Your name
web-alerts = When my turn comes while I look elsewhere
web-alert-sound = Play a sound
web-alert-notice = Show a notification
web-alert-refused = Your browser does not allow this site to show notifications.
web-alert-turn = It's your turn
web-to-shelf = All games
web-back-to-table = Back to the table
web-to-table = Table
web-to-replay = Replay
web-to-rules = Rules
web-not-found = There is no such page
web-gone = This table is gone
web-refused = That didn't work

# The keys.
web-key-tab = go to the next thing you can click
web-key-arrows = go to the nearest one in that direction
web-key-roam = go to anything on the board, even if it cannot be clicked
web-key-enter = click it, or find out why you cannot
web-key-about = read on about the thing whose card is shown
web-key-hint = ask what a strong bot would do
web-key-undo = undo
web-key-restart = restart your turn
web-key-drop = clear the selection
web-key-full = the board alone on the whole screen, and back
web-key-help = show these keys
web-key-space = Space

# The shelf.
web-shelf = Games
web-welcome = War games on a sand table
web-welcome-more = Pick a game and start at once: against a bot, with somebody at the same screen, or with a friend over a link. No account needed.
web-play-now = Play now
web-play-solo = Solo
web-new-table = New table
web-solo-too = Solo mode
web-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-seats-range = { $from } to { $to } players
web-tables-resume = Your games in progress
web-tables-mine = Your tables
web-tables-open = Games to watch
web-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-your-turn = Your turn
web-over = Finished
web-resume = Resume
web-watch = Watch
web-look = View
web-newer-tables = Newer
web-older-tables = Older
web-delete = Delete
web-understood = Got it
web-table-was-deleted = { $host } has deleted a table where you had a seat: { $game }.

# A table to delete, a damaged table.
web-delete-table = Delete this table?
web-delete-means = The game, its record, the chat and all notes are deleted for everybody. This cannot be undone.
web-delete-told = These people have a seat there and will be told: { $people }.
web-delete-yes = Delete it for good
web-damaged-table = Damaged table
web-lines-left = { $count ->
    [0] Nothing is left of its record.
    [one] { $count } line of its record is left.
   *[other] { $count } lines of its record are left.
}
web-lines-later = A record shows what the players hid from each other, so it can be downloaded only once the game has ended.
web-end-damaged = End the game and get its record
web-end-empty = End the game
web-get-lines = Download the record

# A new table.
web-new-table-of = New table: { $name }
web-seats = Seats
web-seats-help = Whoever gets the link takes the seat. If hands are hidden, a curtain separates players at the same screen between turns. Seats can change hands during the game.
web-automa-help = The game's own solo opponent can play { $seat }; then you play { $other }.
web-automa-side = The game's own solo opponent plays { $seat } and no other side.
web-kind = Game
web-options = Options
web-more-options = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
}
web-only-with = Only used with “{ $name }”.
web-update-seats = Update seats
web-bad-option = { $option }: { $why }
web-public = Anyone may watch
web-open-table = Start the game
web-owner-me = Me
web-owner-here = Somebody at this screen
web-owner-link = Whoever gets the link
web-owner-automa = The game's own solo opponent
web-bot = Bot { $name }
web-bot-level1 = Bot 1, recruit
web-bot-level2 = Bot 2, sergeant
web-bot-level3 = Bot 3, captain
web-bot-level4 = Bot 4, colonel
web-bot-level5 = Bot 5, marshal

# Where armies are put together.
web-armies = Armies
web-armies-of = Armies: { $name }
web-armies-more = Put an army together, save it for your games, or pass it on as a link or as text. At a table you bring it whole when armies are mustered, and nobody sees it before both sides are ready.
web-presets = Ready to play
web-put-together = Put an army together
web-army-name = Name of the army
web-army-unnamed = New army
web-army-limit = Points of the battle
web-army-price = { $points } points, { $most ->
    [one] { $most } card
   *[other] { $most } cards
}
web-army-random = Fill it at random
web-army-check = Check
web-army-save = Save
web-army-saved = The army is saved.
web-army-verdict = Price and faults
web-army-cost = { $price } of { $points } points
web-army-number = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
web-army-left = { $count ->
    [one] { $count } point left
   *[other] { $count } points left
}
web-army-legal = This army can go to battle.
web-army-share = Pass it on
web-army-link = Link to this army
web-army-text = The army as text
web-army-text-help = Change the text or paste another one, then read it.
web-army-read = Read the text
web-army-copy-text = Copy the text
web-army-ready = Ready-made armies
web-army-start = Start from it
web-army-mine = My armies
web-army-none = You have not saved an army yet.
web-army-open = Open
web-army-change = Rename or delete
web-army-rename = Rename
web-army-too-many = You keep { $most } armies already. Delete one first.
web-army-name-taken = You have an army of that name already.
web-no-such-army = You have no army of that name any more.
web-bring-army = Bring an army of mine
web-bring = Bring it
web-bring-text = Or paste an army as text

# The table.
web-board = Board
web-panel = Turn, seats and log
web-fold = Fold the panel to one line
web-unread = New in the chat
web-full = Board on the whole screen
web-your-result = This is what came of your move.
web-hand-over = Hand over: { $name }
web-whole-panel = Show more of the panel
web-your-turn-as = Your turn: { $name }
web-thinking = Thinking: { $name }
web-waiting = Waiting for { $name }
web-waiting-open = This seat is still free: { $name }
web-drop-pick = Choose something else
web-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-range = { $first } … { $last }
web-less = { $name } less
web-more = { $name } more
web-do-amount = Do it
web-preview-hint = Point at a choice to see what it does.
web-tap-again = Tap again to do it.
web-turn-buttons = Undo and resign
web-not-again = Not again { $name }
web-not-until = Not until it concerns
web-put-off = Decline until then
web-you-decline = You decline
web-ask-again = Ask me again
web-cannot-put-off = This cannot be put off.
web-split = How the seats are shared
web-split-none = Seat by seat
web-split-help = With fewer players than seats, a player has several. Seat by seat, you choose for each one.
web-undo = Undo
web-restart = Restart turn
web-request-undo = Ask to undo
web-undo-question = { $name } asks to go back to step { $ply }.
web-undo-yes = Agree
web-undo-no = Refuse
web-resign = Resign
web-resign-play-on = The others play on, and a bot takes your seat for good.
web-resign-really = Yes, I resign
web-line-lost = Connection lost. Reconnecting…
web-trying-again = Your move has not reached the server yet. Trying again…

# Seats.
web-to-move = to move
web-you = you
web-there = here now
web-away = away
web-away-for-long = away; a bot may stand in
web-seat-open = free
web-stands-in = for { $name }
web-sit-down = Play as { $name }
web-still-free = This seat is free: { $name }
web-copy-invitation = Copy the link
web-invite-link = Link to this seat, for whoever is to play it
web-own-link = Your private link, for another device
web-copy = Copy
web-copied = Copied
web-change-seat = Change player: { $name }
web-who-plays = Who plays { $name }
web-change = Change
web-leave = Leave (a bot takes over)
web-invites = { $name } invites you: { $game }
web-invited = You will play { $name }.
web-seat-taken = Somebody has taken this seat already. Ask whoever sent the link for another one.
web-watch-game = Watch the game
web-invited-held = { $name } has it now. Take it over only if it is yours, on another device.
web-invited-as = You will play under the name { $name }. You can change it at the top of the page.

# What happens to seats, in the log.
web-seat-sat = { $name } sits down: { $seat }.
web-seat-handed = { $name } takes over from { $by }: { $seat }.
web-seat-left = { $name } leaves the seat to { $bot } for a while: { $seat }.
web-seat-away = { $name } is away, and { $by } lets { $bot } stand in: { $seat }.
web-seat-back = { $name } is back: { $seat }.
web-seat-freed = { $by } frees this seat: { $seat }.
web-seat-bot = { $by } gives this seat to { $bot }: { $seat }.
web-seat-resigned = { $name } resigns, and { $bot } plays on: { $seat }.
web-seat-known = { $name } has seen the hand of this seat before: { $seat }.
web-seat-asked = { $name } has seen other hands and asks to play: { $seat }.
web-seat-agreed = { $by } agrees that { $name } may play.
web-seat-refused = { $by } does not agree that { $name } plays.
web-seat-hint = { $name } asks for a hint: { $seat }.

# Being away.
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-if-away = If somebody is away
web-patience = A bot may stand in after
web-if-away-help = Once somebody has been away for this long, the others can let a bot play for them. Everybody can choose that bot for their own seat, and whoever comes back takes the seat back at once.
web-away-terms = The others can let a bot stand in for somebody who has been away for { $name }.
web-stand-in = Stand-in
web-stand-in-terms = Plays for you once you have been away for { $name } and the others want to go on.
web-stand-in-table = As at this table: { $name }
web-sitting-question = { $name } has seen other hands at this table and wants to play { $seat }. Do you agree?

# Log, chat and notes.
web-log = Log
web-new = New
web-log-earlier = Earlier steps
web-step-through = Since your last turn
web-telling-skip = Skip
web-telling = Show what others do:
web-telling-off = at once
web-telling-fast = fast
web-telling-normal = step by step
web-telling-slow = slowly
web-show-step = Go to step
web-undone = { $count ->
    [one] { $count } step undone
   *[other] { $count } steps undone
}
web-chat = Chat
web-say = Say something
web-send = Send
web-notes = Private notes
web-save-notes = Save notes
web-dice = Fair dice
web-dice-more = The key to all the luck in this game was fixed before the first roll. This is its fingerprint; the key itself comes with the record when the game is over, so anyone can check every roll.

# The end.
web-won = Winner: { $name }
web-lost = Defeat
web-all-won = Everybody wins
web-draw = A draw
web-won-together = Winners: { $name }
web-nobody-won = Nobody wins
web-rematch-on = Rematch, rotate seats
web-rematch-alone = Play again
web-you-won = You won
web-you-lost = You lost
web-you-won-together = You won together
web-you-lost-together = You lost together
web-you-drew = A draw
web-share = Share
web-share-link = The address of the replay
web-course = The course of the game
web-course-line = { $seat }: { $points } at the end
web-tally = Where the points came from
web-tally-sum = Total
web-tally-before = From before this table began
web-shortcuts = In one click
web-log-deed = { $seat }: { $deed }
web-to-rematch = Go to the next game
web-rematch = Rematch, swap sides

# The curtain.
web-curtain = Hand over the keyboard: { $name }
web-curtain-more = The next turn is behind the curtain. Lift it when nobody else is looking.
web-lift = I am { $name }: lift the curtain

# The replay.
web-replay = Replay
web-step = Step
web-first = To the start
web-back = One step back
web-play = Play or pause
web-on = One step forward
web-last = To the end
web-pace = Speed
web-slower = Slower
web-faster = Faster
web-go = Go to this step
web-eyes = Point of view
web-public-eyes = Spectator
web-picture = Save a picture
web-picture-plain = Saving a picture of the board needs JavaScript. The address of this page is a link to this step.
web-copy-step = Copy link to this step
web-record = Download the record

# The rules.
web-rules-of = { $name }: rules
web-contents = Contents
web-data-table = Table
web-guide = How to play
web-reference = The rules by paragraph
web-rules-search = Search the rules
web-rules-found = Paragraphs found:
web-rules-none = No paragraph has these words
web-rules-unfold = Unfold everything

web-cited = § { $rule }

# What the server says to its guests.

web-guest = Guest { $number }

# Why something was not done.
web-stale = The table has changed since you looked. This is how it stands now.
web-not-your-seat = That is not your seat.
web-cannot-undo = That cannot be undone without the others' consent.
web-nothing-to-undo = There is nothing of yours to undo yet.
web-no-undo-request = Nobody is asking for an undo any more.
web-undo-refused = The others did not agree to the undo.
web-cannot-change-seat = You cannot give that seat away now.
web-not-away-for-long = They have not been away for long enough yet.
web-sitting-waits = You have seen other hands at this table, so the others must agree first. They have been asked.
web-sitting-agreed = Somebody agrees that you may play. Once everybody does, take the seat.
web-sitting-refused = You have seen other hands at this table, and not everybody agrees that you play on.
web-no-question = Nobody is asking that any more.
web-resigned-seat = You have resigned. A bot plays your seat from now on.
web-resigned = { $seat } resigned.

# Pages about what went wrong.
web-too-old = A game of older rules
web-error-too-old = This game was played by rules that are no longer played here, so it can neither go on nor be shown. Its record holds every step: whoever sits at the table, or anybody once the game is over, can take it away and read it with the program of that time.
web-error-not-found = There is nothing here.
web-error-no-table = There is no such table. Did you copy the whole address?
web-error-no-seat = This link leads to no seat: somebody has taken it already, or the link was not copied whole. Ask whoever sent it for a new one.
web-error-no-watching = This game is for its players only: people without a seat cannot watch it. If you were invited, open the link you were sent.
web-error-not-yours = You don't have access, or not yet.
web-error-unreadable = We couldn't understand that request.
web-error-foreign-form = That form did not come from our pages, or it is too old. Go back, reload the page and try again.
web-error-no-cookies = Your browser does not keep our cookie, so we cannot recognise you. Allow it and open the link again.
web-error-too-often = Too many requests. Wait a moment.
web-error-too-slow = The request took too long to arrive. Try again.
web-error-host = This server does not go by that name. Whoever runs it can give it the name with --public-url.
web-error-name-hidden = That name has characters in it that nobody can see, or that turn the line around. Choose another.
web-error-name-mixed = That name mixes letters of different alphabets within a word. Choose another.
web-error-name-taken = Somebody at the table has a name that looks the same. Choose another at the top of the page.
web-error-too-many-pages = Too many tables are open at once, here or on the whole server. Close some windows.
web-error-busy = The server is busy. Nothing is lost; try again in a moment.
web-error-fault = Something went wrong on our side. Nothing is lost; try again.
web-error-deleted = Its host has deleted this table.
web-error-damaged = What is stored of this table is damaged, so nobody can play on. The other tables are fine.
web-error-too-many-tables = You have opened too many tables today. Delete some, or come back tomorrow.

web-learn = Learn
web-learn-first = First time? A guided first game shows you how it is played.
web-lesson = Your first game
web-lesson-count = { $number } of { $of }
web-lesson-happened = What happened
web-lesson-suggested = Do it
web-lesson-free = Or do anything else: then the lesson ends, and the game goes on freely.
web-lesson-skip = Skip the lesson
web-lesson-skipped = The lesson is over. The game goes on, against an easy bot.
web-lesson-watch = The others are playing. Watch the board.
web-lesson-done = From here you play on your own.
web-lesson-left = You have left the lesson, which is fine: the game goes on freely, against an easy bot. Undo leads back into the lesson.

# Hints: what a strong bot would do.
web-hint = A hint
web-hint-ask = What would you do?
web-hint-thinking = Thinking
web-hint-others = Next best
web-hints-off = There are no hints at this table.
web-hint-lesson = The lesson itself says what to do next.
web-hint-busy = A hint for another table is still being thought out. Ask again in a moment.
web-hint-waits = All bots are busy. The hint is on its way; ask again in a moment.
web-hints = Hints
web-hints-usual = Where one person plays
web-hints-on = Always
web-hints-off-word = Never
web-hints-help = Whoever is to move can ask what a strong bot would do and why. Where others play too, the log tells who asked, but not what the hint was.

# The review of a game.
web-review = Review
web-to-review = Review
web-review-game = Review this game
web-review-more = A strong bot looks at every choice again, by what each side knew at that moment, and says which ones cost most and what would have been better. It takes a minute at most, longer if many play just now.
web-review-progress = The bot is looking at the game: { $percent } % done.
web-review-look = Look again
web-review-busy = Another game is being reviewed for you. Ask again when it is done.
web-review-help = Every choice is judged by what the side knew then: bad luck and hidden cards are nobody’s mistake. The chances are a bot’s guess.
web-review-all = Show the bots’ choices too
web-review-good = No choice cost much.
web-review-costliest = What cost most
web-review-step = Step { $step }
web-review-chances = Chances: { $before } %, after it { $after } %
web-review-done = What was done
web-review-better = What would have been better
web-review-curve = Chances of winning, step by step
web-review-in-words = From { $from } % at the start to { $to } % at the end
web-play-on = Play on from here
web-fork = This game goes on from step { $step } of another game. What its player could not see was dealt again, and bots play the others.
web-fork-replay = Look at that game

# Puzzles.

web-puzzles = Puzzles
web-puzzles-more = Positions out of games in which one move is far better than all others. You know what your seat knows; the rest is dealt anew each time.
web-puzzles-count = { $solved } of { $of } solved
web-puzzles-all = All puzzles
web-puzzles-games = The puzzles of all games
web-puzzle = Puzzle
web-puzzle-number = Puzzle { $number }
web-puzzle-solve = Solve
web-puzzle-step = step { $ply }
web-puzzle-solved = { $tries ->
    [one] Solved at the first try
   *[other] Solved in { $tries } tries
}
web-puzzle-task = Find the best move.
web-puzzle-seat = Your seat: { $seat }.
web-puzzle-ahead = You are ahead.
web-puzzle-level = It is about even.
web-puzzle-behind = You are behind.
web-puzzle-right = Right! Nothing else comes close.
web-puzzle-wrong = There is a much better move.
web-puzzle-show = Show the solution
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-waits = The bots wait until you play on.
web-puzzle-play-on = Play on against bots
