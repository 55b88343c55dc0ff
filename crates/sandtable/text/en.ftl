# What the program says on the command line and in the terminal.

sandtable = War games on a sand table: play them, replay them, let bots play them.
sandtable-examples =
    Examples:
      sandtable                                     the tables in the browser
      sandtable titles                              the games and their options
      sandtable play GAME                           you against a bot
      sandtable play GAME --lang ru                 the same in Russian
      sandtable verify game.record                  was it played by the rules?
      sandtable simulate GAME --games 10000         win rates and endings
      sandtable play --help                         more about one command
sandtable-usage = Usage:
sandtable-commands = Commands
sandtable-arguments = Arguments
sandtable-options = Options

# The commands.
sandtable-serve = Serve the tables to browsers; what sandtable does without a command
sandtable-serve-examples =
    Examples:
      sandtable serve                                      on this machine, tables kept in a file
      sandtable serve --port 8000 --database tables.db
      sandtable serve --host 0.0.0.0 --public-url http://192.168.1.5:7440
      sandtable serve --database postgres://sandtable@localhost/sandtable

    docs/hosting.md explains how to put it behind a web server.
sandtable-play = Play a game in the terminal
sandtable-play-examples =
    Examples:
      sandtable play GAME                                     you take the first seat, a bot the other
      sandtable play GAME --seat SEAT=me --seat OTHER=level4
      sandtable play GAME --seat SEAT=me --seat OTHER=me      two people, one terminal
      sandtable play GAME --seat SEAT=greedy --seat OTHER=random
      sandtable play --load saved.record                      go on with a saved game

    Who can take a seat: me, random, quick, careless:30 (percent), beginner, greedy, level1 to level5,
    rollouts:100 (playouts per move), rollouts:200ms, rollouts:200ms:3 (longer ones), ismcts:1000 (simulations per move), ismcts:200ms,
    ismcts:200ms:60 (playouts of 60 steps).
    During the game type the number of a choice, the choice itself, or help.
sandtable-engine = Answer requests, one JSON object per line
sandtable-engine-examples =
    Example:
      echo '{"{"}"id": 1, "do": "titles"{"}"}' | sandtable engine

    docs/protocol.md shows every request with its answer.
sandtable-replay = Retell a recorded game step by step
sandtable-replay-examples =
    Examples:
      sandtable replay game.record                 as a spectator saw it
      sandtable replay game.record --as SEAT       as one seat saw it
      sandtable replay game.record --to 40         only the first forty steps
sandtable-review = Review a recorded game: which choices cost each seat most, and what would have been better
sandtable-review-examples =
    Each choice is judged only by what the seat knew then. A step is the number that replay shows.

    Examples:
      sandtable review game.record                 a minute of thought at the most
      sandtable review game.record --seconds 600 --svg game.svg --json game.json
      sandtable review game.record --simulations 200   the same review every time
sandtable-verify = Check records: every step legal, every hash right, every die as promised
sandtable-verify-examples =
    Examples:
      sandtable verify game.record
      sandtable verify records/*.record

    The exit code is 1 if any of them is bad; the first bad step is named.
sandtable-simulate = Let bots play many games and report what the game is like
sandtable-simulate-examples =
    Examples:
      sandtable simulate GAME --games 10000 --bots greedy,random
      sandtable simulate GAME --bots level3 --games 200 --svg game.svg --json game.json

    Name one bot for each seat in order, or one for all. The same seed gives the same games.
sandtable-arena = Let bots meet each other, seats swapped, and rate them
sandtable-arena-examples =
    Example:
      sandtable arena GAME --bots random,greedy,level3 --games 400

    Every pair of bots plays that many games; the rating is Elo, with an average of 0.
sandtable-bench = Measure how fast the rules are, on one thread
sandtable-bench-examples =
    Examples:
      sandtable bench
      sandtable bench GAME --seconds 10 --markdown
sandtable-titles = List the games with their seats and options
sandtable-titles-examples =
    Example:
      sandtable titles
sandtable-army = Check an army of a game, or print a ready-made or random one
sandtable-army-examples =
    Examples:
      sandtable army GAME                                     the ready-made armies
      sandtable army GAME my.army --points 1000               what it costs, and what is wrong with it
      sandtable army GAME --preset ARMY > my.army
      sandtable army GAME --random FACTION --points 700
      sandtable play GAME --army SEAT=my.army                 brings it to a game
sandtable-puzzles = List the puzzles of a game, or solve one
sandtable-puzzles-examples =
    Examples:
      sandtable puzzles GAME                 all of them
      sandtable puzzles GAME 3               puzzle 3: type the number of a choice, or the choice itself

    You see what your seat sees. The exit code is 1 if the answer was wrong.
sandtable-rules = Print the rules of a game, or the passage you name
sandtable-rules-examples =
    Examples:
      sandtable rules GAME                   all of them, in Markdown
      sandtable rules GAME guide             how to play, for whoever has never played it
      sandtable rules GAME 5.4               one paragraph
      sandtable rules GAME 5                 one section
      sandtable rules GAME science centre    every paragraph with these words
sandtable-backup = Copy all tables into a new file, while they are being played
sandtable-backup-examples =
    Example:
      sandtable backup tables-monday.db
sandtable-restore = Read a backup or an export into an empty database
sandtable-restore-examples =
    Examples:
      sandtable restore tables-monday.db --database fresh.db
      sandtable restore tables.jsonl --database postgres://sandtable@localhost/sandtable
sandtable-upgrade = Replay every table of a database and say what this program could not go on with; nothing is changed
sandtable-upgrade-examples =
    Examples:
      sandtable upgrade --check
      sandtable upgrade --check --database postgres://me@host/tables
sandtable-upgrade-game = game
sandtable-upgrade-rules = rules
sandtable-upgrade-tables = tables
sandtable-upgrade-running = running
sandtable-upgrade-lost = lost
sandtable-upgrade-bad = table { $table }: { $why }
sandtable-upgrade-fine = Every table can be played on and looked at.
sandtable-upgrade-losses = { $number ->
    [one] One table would be lost. Back it up and keep the old program for it.
   *[other] { $number } tables would be lost. Back them up and keep the old program for them.
 }
sandtable-export = Print everything that is kept, one JSON object per line, secret keys included
sandtable-export-examples =
    Example:
      sandtable export > tables.jsonl
sandtable-rotate-secret = Make a new secret for cookies and links; the old ones stay valid
sandtable-rotate-secret-examples =
    Examples, with the server stopped:
      sandtable rotate-secret --database tables.db --secret-file secret
      sandtable rotate-secret --database tables.db --secret-file secret --drop-old
sandtable-completions = Print the completions for a shell
sandtable-completions-examples =
    Examples:
      sandtable completions bash > ~/.local/share/bash-completion/completions/sandtable
      sandtable completions fish > ~/.config/fish/completions/sandtable.fish
sandtable-man = Print the manual page, or write one per command into a folder
sandtable-man-examples =
    Examples:
      sandtable man | man -l -
      sandtable man ~/.local/share/man/man1

# The arguments.
sandtable-arg-lang = The language, en or ru; the locale decides if you do not
sandtable-arg-help = Print this help
sandtable-arg-version = Print the version
sandtable-arg-game = The game, as sandtable titles names it
sandtable-arg-puzzle = Which puzzle to solve
sandtable-arg-passage = The number of a paragraph or section, or words to look for
sandtable-arg-option = An option of the game; may be repeated
sandtable-arg-seat = Who takes a seat: me or a bot; may be repeated
sandtable-arg-army = A file with an army as text; for play, of which seat: SEAT=FILE
sandtable-arg-preset = A ready-made army
sandtable-arg-random = A random army of this faction
sandtable-arg-points = What an army may cost
sandtable-arg-hired = Hired troops are allowed
sandtable-arg-split = How the seats are shared where the game knows usual ways, as three; whoever is named for a seat then has all of that player
sandtable-arg-load = Go on with a saved game
sandtable-arg-record = Where to keep the finished game
sandtable-arg-seed = The seed: the same number gives the same rolls
sandtable-arg-file = The record, or - for the standard input
sandtable-arg-files = The records, or - for the standard input
sandtable-arg-to = Stop after this many steps
sandtable-arg-as = Through whose eyes: a seat or public
sandtable-arg-games = How many games
sandtable-arg-bots = Which bots, separated by commas
sandtable-arg-json = Write the whole report to this file
sandtable-arg-svg = Draw the report into this file
sandtable-arg-review-seconds = How long to think, in all, at the most
sandtable-arg-simulations = How many simulations the first look at a choice takes, however long that is
sandtable-arg-reviewer = Whose judgement it is: a bot that thinks
sandtable-arg-review-seed = The seed: with --simulations, the same number gives the same review
sandtable-arg-review-json = Write the review to this file, as data
sandtable-arg-review-svg = Draw how each seat stood into this file
sandtable-arg-seconds = How long to measure each game
sandtable-arg-markdown = Print a Markdown table
sandtable-arg-database = Where the tables are kept: a file or postgres://user@host/name; else a file in your data folder
sandtable-arg-secret_file = The file of the secret that signs cookies; a secret in the database moves there
sandtable-arg-drop_old = Accept the current secret alone: who has not been back since the last rotation is a stranger
sandtable-arg-expire_days = Delete tables at which nobody has ever moved, and puzzles nobody played on from, after this many days, 30 if you name none; 0 keeps them
sandtable-arg-tables_per_guest = How many tables a guest may open within a day, 100 if you name none
sandtable-arg-tables_per_address = How many tables may be opened from one address within a day, 400 if you name none
sandtable-arg-port = The port to listen on, 7440 if you name none; 0 takes a free one
sandtable-arg-host = The address to listen on; 127.0.0.1, this machine alone, if you name none
sandtable-arg-public_url = The address people use, if the server is behind a proxy
sandtable-arg-behind_proxy = Trust X-Forwarded-For from a proxy
sandtable-arg-no_limits = Do not limit how often people may send requests
sandtable-arg-thinkers = On how many threads bots think
sandtable-arg-log_json = Write the log as JSON
sandtable-arg-check = Only look and report
sandtable-arg-copy = The file of the backup
sandtable-arg-shell = The shell: bash, elvish, fish, powershell or zsh
sandtable-arg-folder = The folder for the pages; it is made if need be

# Playing in the terminal.
sandtable-welcome-help = Type the number of a choice, the choice as it stands in brackets, or help.
sandtable-play-help =
    A number or the words in brackets make that choice. Besides:
      undo         take back your last step, unless it revealed something new
      restart      take back everything since the last roll or draw, or the rival's turn
      save FILE    keep the game as it stands; sandtable play --load FILE goes on
      log          what has happened so far
      hint         what a strong bot would do and why
      not-again    decline what you are offered, and for the rest of the period (a year) unasked
      not-until X  decline it, and unasked until the offer concerns X
      ask-again X  be asked about the offer X again; alone, it lists what you decline
      rules 3.4    read a paragraph, a section (rules 3) or what has some words (rules reserve)
      quit         leave
sandtable-can-put-off = Not again { $period }: not-again
sandtable-can-wait-for = Not until it concerns one of these: not-until { $words }
sandtable-cannot-put-off = This cannot be put off so.
sandtable-put-off = You decline: { $wish }. To be asked again: ask-again { $offer }
sandtable-nothing-put-off = You decline nothing unasked.
sandtable-asked-again = You will be asked again.
sandtable-ask = { $seat }: { $ask }
sandtable-puzzle-line = { $seat }: { $ask } (step { $ply })
sandtable-puzzle-task = Find the best move.
sandtable-puzzle-right = Right! Nothing else comes close.
sandtable-puzzle-wrong = There is a much better move.
sandtable-puzzle-best = Best: { $say }
sandtable-puzzle-yours = Yours: { $say }
sandtable-choose = Choose.
sandtable-range = { $first } … { $last }{ $step ->
    [1] {""}
   *[other] , in steps of { $step }
}
sandtable-range-amount = Type the number and an amount from { $from } to { $to }, for example: { $number } { $from }
sandtable-step = { $seat }: { $action }
sandtable-secret-step = a hidden step
sandtable-type-something = Type a number, a choice, or help.
sandtable-no-such-number = “{ $text }” should be a number from 1 to { $count }.
sandtable-save-where = Save where? Type save and a file name.
sandtable-rules-what = Which rule? Type rules and a number like 3.4, or words to look for.
sandtable-no-passage = No paragraph has “{ $text }”: give a number like 3.4, a section like 3, or words of the text.
sandtable-refused = “{ $text }” cannot be done. { $why }
sandtable-taken-back = Taken back to step { $ply }.
sandtable-no-undo = There is nothing you may take back: the last step was a roll or a draw, revealed something new, or was not yours.
sandtable-hint = A strong bot would choose: { $say }  [{ $action }]
sandtable-hint-reason = {"  "}{ $reason }
sandtable-hint-other = Next best: { $say }  [{ $action }]; { $worse }
sandtable-curtain = Hand over the keyboard to { $seat }, then press Enter.
sandtable-left = The game is not finished. Next time type save and a file name to keep it.
sandtable-written = Written to { $file }.
sandtable-not-written = Nothing was written: { $why }
sandtable-won = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
sandtable-nobody-won = Nobody won.
sandtable-after = After step { $ply }:

# Lists and reports.
sandtable-seats = Seats: { $seats }
sandtable-setting = { $name } ({ $default }). { $help }
sandtable-verify-good = { $file }: good. Steps { $steps }, hashes { $hashes }, { $dice }
sandtable-verify-bad = { $file }: BAD. { $why }
sandtable-dice-proven = dice as promised: { $thrown } thrown, { $given } given by hand
sandtable-dice-sealed = dice not checked: their key is not known before the end of the game
sandtable-dice-unsworn = no dice were promised
sandtable-simulated = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, { $speed } steps per second
sandtable-shared = Shared victories: { $shared }, lost by all: { $lost }
sandtable-endings = How games ended:
sandtable-stats = What winners and others had at the end on average, and how often whoever had the most of it won (a fair share is { $fair } %):
sandtable-reviewed = { $game }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} reviewed
sandtable-review-seat = { $seat }: what cost most
sandtable-review-good = { $seat }: no choice cost much
sandtable-review-better = Better: { $action }
sandtable-review-because = The better choice, because { $reasons }.
sandtable-review-against = What was done: { $reasons }.
sandtable-column-step = step
sandtable-column-chance = chance
sandtable-column-cost = cost
sandtable-column-seat = seat
sandtable-column-bot = bot
sandtable-column-wins = wins
sandtable-column-interval = 95 % interval
sandtable-column-score = score
sandtable-column-mean = mean
sandtable-column-least = least
sandtable-column-median = median
sandtable-column-p95 = 95 %
sandtable-column-most = most
sandtable-column-winners = winners
sandtable-column-others = others
sandtable-column-led = games
sandtable-column-first-side = 1st side
sandtable-column-second-side = 2nd side
sandtable-column-elo = Elo
sandtable-column-game = game
sandtable-column-steps-second = steps/s
sandtable-column-games-second = games/s
sandtable-column-searched-second = ISMCTS/s
sandtable-column-state-bytes = state, bytes
sandtable-column-action-bytes = action, bytes
sandtable-row-rounds = rounds of a game
sandtable-row-steps = steps of a game
sandtable-row-choices = choices of a game
sandtable-row-leads = changes of the lead
sandtable-row-legal = legal moves at a choice
sandtable-plot-heading = { $game }: { $games } games, seed { $seed }
sandtable-plot-wins = Victories by seat, with 95 % intervals
sandtable-plot-scores = Score: { $seat }
sandtable-plot-stats = Victories of whoever had the most
sandtable-plot-rounds = Rounds of a game
sandtable-plot-steps = Steps of a game
sandtable-plot-leads = Changes of the lead
sandtable-plot-legal = Legal moves at a choice

# Serving and keeping.
sandtable-serving = The tables are at { $url } (Ctrl-C ends)
sandtable-backed-up = Everything is in { $file }.
sandtable-secret-rotated = There is a new secret. Cookies are signed anew as people come back.
sandtable-secrets-dropped = { $seats ->
    [0] Only the current secret is accepted.
    [one] Only the current secret is accepted. { $seats } seat has a new link.
   *[other] Only the current secret is accepted. { $seats } seats have new links.
}
sandtable-restored = { $rows ->
    [one] { $rows } row is back.
   *[other] { $rows } rows are back.
}
