# Siege: everything the game says. The numbers in brackets are paragraphs of en.md.

siege-title = Siege
siege-name = { siege-title }
siege-tagline = One city, six walls, and the enemy comes from every side
siege-about = One to six defenders hold a city together. Every turn all enemies come one line closer, and two new tokens are turned over; air force, artillery and tank cards meet them on the way, sandbags and barbed wire mend the walls. The defenders win when the reserve is used up and a building still stands. Wunderwaffe adds fire, a science centre with a deck of its own, flights across the board and ultras. Play for the best trophies, shoulder to shoulder, alone, or against a Fieldmarshal who leads the enemy.
siege-length = 45–90 minutes
siege-data-note = Cards and tokens of Wunderwaffe are as printed, except for armour and points of most new enemies, which are inferred. How many of each card and token the base game has is inferred from its foreign edition. The name of the card “Lull” is ours.

# Sides and seats.
siege-side-defender-1 = Defender 1
siege-side-defender-2 = Defender 2
siege-side-defender-3 = Defender 3
siege-side-defender-4 = Defender 4
siege-side-defender-5 = Defender 5
siege-side-defender-6 = Defender 6
siege-side-fieldmarshal = Fieldmarshal

# Options.
siege-option-edition = Edition
siege-option-edition-help = The base game, or with the Wunderwaffe expansion: fire, science cards, flights and ultras.
siege-option-edition-base = Base game
siege-option-edition-wunderwaffe = Wunderwaffe
siege-option-mode = Mode
siege-option-mode-help = Ordinary: defenders who win compare their trophies. Shoulder to shoulder: no points, the victory is everybody's. Fieldmarshal: the last seat leads the enemy.
siege-option-mode-ordinary = Ordinary
siege-option-mode-coop = Shoulder to shoulder
siege-option-mode-fieldmarshal = Fieldmarshal
siege-option-players = Players
siege-option-players-help = One to six. In the Fieldmarshal mode two to six, the Fieldmarshal among them.
siege-option-first = First player
siege-option-first-help = Which defender begins, or the lot (2.3).
siege-option-first-defender-1 = The first defender
siege-option-first-defender-2 = The second defender
siege-option-first-defender-3 = The third defender
siege-option-first-defender-4 = The fourth defender
siege-option-first-defender-5 = The fifth defender
siege-option-first-defender-6 = The sixth defender
siege-option-first-lot = By lot
siege-option-science_site = Place of the science centre
siege-option-science_site-help = Who names the sector of the science centre: the die, or the first player (2.4).
siege-option-science_site-die = By the die
siege-option-science_site-choose = Chosen
siege-option-literal_removal = Removal list taken literally
siege-option-literal_removal-help = Two blue and two green “Enemies move” stay out of the game, as the printed list says, and not one of each (2.5).
siege-option-fire_limit = Only 12 fire tokens
siege-option-fire_limit-help = When all twelve are on the board, nothing more catches fire (1.11).
siege-option-forced_discard_any = Forced discards may be science cards
siege-option-forced_discard_any-help = Whoever has to discard may choose any card. Switched off, only main cards count (7.12).
siege-option-science_deck_returns = The science deck returns
siege-option-science_deck_returns-help = Rebuilding the science centre brings its deck back. Switched off, only the building returns (9.4).
siege-option-fresh_fire_burns = Fresh fire burns at once
siege-option-fresh_fire_burns-help = Fire that enemies catch from structures in phase 5 does its damage in the same phase (10.5).
siege-option-science_leap = Scientific leap
siege-option-science_leap-help = Easier: once the science centre is lost, everybody's hand limit is one card higher (19.2).
siege-option-burning_hedgehogs = Burning hedgehogs
siege-option-burning_hedgehogs-help = Easier: an enemy with both fire and hedgehogs gets one more fire token (19.3).
siege-option-broken_gear = Broken running gear
siege-option-broken_gear-help = Easier: a damaged Ru 251 moves one cell at a time (19.4).
siege-option-fewer_enemies = Fewer enemies
siege-option-fewer_enemies-help = Shorter and easier: a reserve of 38 tokens with two ultras (19.5).
siege-option-too_quiet = Too quiet
siege-option-too_quiet-help = Harder: whenever you clear the board while the reserve lasts, a Ha-Go comes into the rear of every sector (19.6).
siege-option-ultras = Ultras
siege-option-ultras-help = How many substitutes go into the reserve. The more, the harder (19.7).
siege-option-growing_fire = Growing fire
siege-option-growing_fire-help = Harder: each enemy that comes in phase 6 fans the fires of its sector (19.8).
siege-option-they_return = Sometimes they come back
siege-option-they_return-help = Harder: Ferdinand returns events, too (19.9).
siege-option-random_mix = Random mix
siege-option-random_mix-help = Instead of a fixed list, 21 random base tokens stay out of the game, and nobody knows which (19.10).
siege-option-easier_reserve = Easier reserve
siege-option-easier_reserve-help = Easier: eleven of the nastiest tokens stay out of the game (19.11).
siege-option-combined_strike = Combined strike
siege-option-combined_strike-help = Easier: air force, artillery and tanks of one colour, played together, destroy one enemy of that colour (19.12).
siege-option-no_walls = Without walls
siege-option-no_walls-help = Harder: the game begins without walls (19.13).
siege-option-city_counterattack = Counterattack in the city
siege-option-city_counterattack-help = Easier: counterattacks reach the city cells of their colour (19.14).
siege-option-scarce_materials = Scarce materials
siege-option-scarce_materials-help = Harder: whenever the main discard pile becomes a new deck, one Sandbags and one Barbed wire leave the game (19.15).
siege-option-own_buildings = Own buildings
siege-option-own_buildings-help = Harder: each defender chooses a building and is out when it falls (19.16).
siege-bad-players = One to six players.
siege-bad-fieldmarshal = The Fieldmarshal needs somebody to fight: two to six players.
siege-bad-first = The first player is one of the defenders at this table, or the lot decides.
siege-bad-ultras = Three to six ultras.
siege-bad-random-mix = Random mix goes neither with “Fewer enemies” nor with “Removal list taken literally”.

# Colours, lines, cells, structures.
siege-color-red = red
siege-color-green = green
siege-color-blue = blue
siege-ring-city = city
siege-ring-tank = tank line
siege-ring-art = artillery line
siege-ring-air = air line
siege-ring-rear = rear
siege-sector-name = sector { $sector }, { $color }
siege-cell-name = { $ring }, sector { $sector }
siege-foe-number = no. { $number }
siege-foe-known = { $token } ({ $foe }), { $cell }
siege-structure-wall = wall of sector { $sector }
siege-structure-building = building of sector { $sector }
siege-structure-pillbox = pillbox of sector { $sector }
siege-twist-none = {""}
siege-twist-color = , now { $color }
siege-twist-ring = , now { $ring }
siege-list = { $head }, { $tail }
siege-nothing = nothing

# Phases.
siege-phase-setup = set-up
siege-phase-draw = phase 1, draw up
siege-phase-exchange = phase 2, exchange
siege-phase-trade = phase 3, trade
siege-phase-play = phase 4, play cards
siege-phase-move = phase 5, movement
siege-phase-reveal = phase 6, reveal

# Cards.
siege-card-air-r = Air force (red)
siege-card-air-g = Air force (green)
siege-card-air-b = Air force (blue)
siege-card-art-r = Artillery (red)
siege-card-art-g = Artillery (green)
siege-card-art-b = Artillery (blue)
siege-card-tank-r = Tanks (red)
siege-card-tank-g = Tanks (green)
siege-card-tank-b = Tanks (blue)
siege-card-sandbags = Sandbags
siege-card-wire = Barbed wire
siege-card-air-any = Air force (any colour)
siege-card-art-any = Artillery (any colour)
siege-card-tank-any = Tanks (any colour)
siege-card-cntr-r = Counterattack (red)
siege-card-cntr-g = Counterattack (green)
siege-card-cntr-b = Counterattack (blue)
siege-card-il2 = Il-2
siege-card-precise = Precise shot
siege-card-hedgehogs = Anti-tank hedgehogs
siege-card-push = Push
siege-card-dotcard = Pillbox
siege-card-lull = Lull
siege-card-modif = Modification
siege-card-repair = Salvage
siege-card-ap = Armour-piercing shells
siege-card-guards = Guards units
siege-card-demoral = Demoralisation
siege-card-incend = Incendiary shells
siege-card-recruits = Recruits
siege-card-crew = Experienced crew
siege-card-rearm = Re-equipment
siege-card-retrain = Retraining
siege-card-joint = Joint operation
siege-card-lend = Lend-lease
siege-card-hellcat = F6F-5 Hellcat
siege-card-swingfire = FV438 Swingfire
siege-card-ontos = M50 Ontos
siege-card-bm13 = BM-13N
siege-card-bmp1 = BMP-1
siege-card-bombing = Bombing raid
siege-card-heroic = Heroic attack
siege-card-db3b = DB-3B
siege-card-disinfo = Disinformation
siege-card-engineers = Engineers
siege-card-carpet = Carpet bombing
siege-card-mobil = Mobilisation
siege-card-frost = Frost
siege-card-napalm = Napalm
siege-card-obj120 = Object 120
siege-card-flamers = Flamethrowers
siege-card-planning = Planning
siege-card-provoke = Provocation
siege-card-breakthru = Breakthrough
siege-card-mud = Mud
siege-card-offensive = Decisive offensive
siege-card-builders = Builders

# Tokens.
siege-token-sdkfz140 = Sd.Kfz. 140/1
siege-token-pz3 = Pz.Kpfw. III
siege-token-tiger-e = Tiger E
siege-token-he111 = He.111
siege-token-mv-red = Enemies in red sectors move
siege-token-mv-green = Enemies in green sectors move
siege-token-mv-blue = Enemies in blue sectors move
siege-token-e100 = Pz.Kpfw. E-100
siege-token-ru251 = Spähpanzer Ru 251
siege-token-heli = Helicopter
siege-token-bv238 = BV.238
siege-token-ju87 = Ju.87B-2
siege-token-pz2h = Pz.Kpfw. II Ausf. H
siege-token-pz4h = Pz.Kpfw. IV Ausf. H
siege-token-maus = Maus
siege-token-panther-g = Panther G
siege-token-rot-cw = All enemies move clockwise
siege-token-rot-ccw = All enemies move counter-clockwise
siege-token-sab-air = Sabotage: air force
siege-token-sab-art = Sabotage: artillery
siege-token-sab-tank = Sabotage: tanks
siege-token-disc1 = All players discard 1 card
siege-token-rev3 = Reveal 3 enemy tokens
siege-token-rev4 = Reveal 4 enemy tokens
siege-token-p40 = P40 "Leoncello"
siege-token-pz4-70 = Panzer IV/70 (A)
siege-token-gepard = FlakPz I Gepard
siege-token-chiha = Type 97 Chi-Ha
siege-token-remb = Repair crew
siege-token-fw200 = Fw.200C-1
siege-token-v1 = V-1
siege-token-newhago = New Ha-Go
siege-token-sub-type74 = Substitute (Type 74)
siege-token-sub-rjpz2 = Substitute (Raketenjagdpanzer 2)
siege-token-sub-me262 = Substitute (Me.262A-1a)
siege-token-sub-type61 = Substitute (Type 61)
siege-token-sub-ferdinand = Substitute (Ferdinand)
siege-token-sub-leopard1 = Substitute (Leopard 1)
siege-token-type74 = Type 74
siege-token-rjpz2 = Raketenjagdpanzer 2
siege-token-me262 = Me.262A-1a
siege-token-type61 = Type 61
siege-token-ferdinand = Ferdinand
siege-token-leopard1 = Leopard 1
siege-token-hago = Type 95 Ha-Go

# What a seat can do.
siege-do-done = done
siege-done-exchange = { $dropped ->
    [0] exchange no card
   *[other] exchange no more
}
siege-done-trade = offer no swap
siege-done-play = no more cards: the enemies move
siege-done-again = no second strike
siege-done-assign = nobody else
siege-done-joint = do not join in
siege-done-engineers = enough walls
siege-done-retrain = { $dropped ->
    [0] discard nothing
   *[other] discard no more
}
siege-done-orders = play no token
siege-done-second = no second token
siege-do-accept = accept the swap
siege-do-refuse = refuse the swap
siege-do-site = science centre: sector { $sector }
siege-do-claim = claim the building of sector { $sector }
siege-do-station = { $foe } stands here
siege-do-pick = into the reserve: { $token }
siege-do-deck-main = draw a main card
siege-do-deck-science = draw a science card
siege-do-discard = discard { $card }
siege-do-hit = { $card }: hit { $foe }
siege-do-boost = { $card } with { $modifier }{ $twist }
siege-do-add = add { $modifier }{ $twist }
siege-do-aim = at { $foe }
siege-do-target = { $card }: { $foe }
siege-do-sector = { $card }: sector { $sector }
siege-do-cell = { $card }: { $cell }
siege-do-color = { $card }: { $color } sectors
siege-do-play = play { $card }
siege-do-salvage = Salvage: take { $card }
siege-do-shift = Disinformation: pillbox from sector { $from } to sector { $to }
siege-do-joint = Joint operation: { $player }
siege-do-wall = Sandbags and Barbed wire: wall in sector { $sector }
siege-do-douse = { $card }: put out a fire, { $structure }
siege-do-build = { $card }: wall in sector { $sector }
siege-do-rebuild = Builders with { $card }: building in sector { $sector }
siege-do-combined = combined strike, { $color }: { $foe }
siege-do-to = to: { $cell }
siege-do-keep = take { $card }
siege-do-lay = put back { $card }
siege-do-suffer = { $foe } is hurt
siege-do-return = { $token } comes back
siege-do-deploy = { $token }: sector { $sector }
siege-do-commit = play { $token }
siege-do-offer = { $give } to { $to } for { $want }

# What a seat is asked.
siege-ask-site = In which sector does the science centre stand?
siege-ask-claim = Which building do you claim?
siege-ask-station = Which enemy stands on the air line of sector { $sector }?
siege-ask-pick = Which substitute goes into the reserve? { $left } to choose.
siege-ask-exchange = Phase 2: discard a card and draw another?{ $left ->
    [1] {""}
   *[other] {" "}Up to { $left } cards.
}
siege-ask-deck = From which deck do you draw?
siege-ask-trade = Phase 3: offer somebody a swap?{ $left ->
    [1] {""}
   *[other] {" "}{ $left } swaps are left.
}
siege-ask-answer = { $from } offers { $give } for your { $want }. Do you accept?
siege-ask-play = Phase 4: which card do you play?
siege-ask-aim = { $card }: which enemy is hit? Or add another modifier.
siege-ask-again = { $card }, second strike: which enemy is hit? You may add a modifier, or stop here.
siege-ask-assign = Breakthrough, { $color } sectors: who takes the next point? { $left ->
    [one] { $left } point is
   *[other] { $left } points are
} left.
siege-ask-redeploy = Disinformation: where does { $foe } go?
siege-ask-eject = Object 120: into the rear of which sector does { $foe } go?
siege-ask-provoke = Provocation: whom does { $foe } fight?
siege-ask-joint = { $from } calls you to a joint operation. Play one hit card or one science card?
siege-ask-engineers = Engineers: build walls, each for Sandbags or Barbed wire?
siege-ask-retrain = Retraining: discard cards to draw as many. So far: { $dropped }.
siege-ask-keep = Planning: which card goes to your hand?
siege-ask-lay = Planning: which card goes back on the deck next? The last one lies on top.
siege-ask-suffer = Attacked: { $structure }. Which attacker is hurt?
siege-ask-return = Whom does the repair crew bring back?
siege-ask-toll-one = You must discard a card. Which one?
siege-ask-toll-down-to-two = Type 74: you may keep two cards. Which one do you discard?
siege-ask-toll-science = Leopard 1: which science card do you discard?
siege-ask-orders = One enemy into a sector of your choice, or up to two tokens by the die?
siege-ask-more = Which token comes next, by the die? { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} to play.

# What happened.
siege-science = The science centre stands in sector { $sector }
siege-claimed = { $player }: claimed the building of sector { $sector }
siege-removed = Left out of the game: { $token }
siege-removed-hidden = A token was left out of the game, unseen
siege-substitute = Into the reserve: { $token }
siege-substitute-hidden = A substitute went into the reserve, unseen
siege-stationed = { $token } ({ $foe }): { $cell }
siege-turn = Turn: { $player }
siege-phase = { $player }: { $phase }
siege-drew-main = { $player }: drew { $card }
siege-drew-science = { $player }: drew { $card } from the science deck
siege-renewed-main = The main discard pile was shuffled into a new deck
siege-renewed-science = The science discard pile was shuffled into a new deck
siege-gone = { $card } leaves the game
siege-discarded = { $player }: discarded { $card }
siege-offered = { $player }: offered { $give } to { $to } for { $want }
siege-refused = { $player }: refused
siege-traded = { $player }: swapped { $give } with { $to } for { $want }
siege-played = { $player }: played { $card }
siege-added = { $player }: added { $card }{ $twist }
siege-combined = { $player }: combined strike, { $color }
siege-salvaged = { $player }: took { $card } from the discard pile
siege-joined = { $player }: called to a joint operation
siege-looked = { $player }: saw { $card } on the main deck
siege-looked-hidden = { $player }: looked at a card of the main deck
siege-kept = { $player }: kept { $card }
siege-laid = { $player }: put { $card } back on the deck
siege-laid-hidden = { $player }: put a card back on the deck
siege-damaged = { $token } ({ $foe }): { $damage } damage, { $left } armour left
siege-unharmed = { $token } ({ $foe }): not harmed
siege-destroyed = { $token } ({ $foe }) destroyed: { $cell }
siege-destroyed-by = { $token } ({ $foe }) destroyed by { $player }: { $cell }
siege-repaired = { $token } ({ $foe }): armour back to { $armor }
siege-ignited = { $token } ({ $foe }) burns: { $fires ->
    [one] { $fires } fire token
   *[other] { $fires } fire tokens
}
siege-put-out = { $token } ({ $foe }): no longer burns
siege-hedgehogs = { $token } ({ $foe }): stopped by hedgehogs
siege-hedgehogs-off = { $token } ({ $foe }): hedgehogs taken off
siege-moved = { $token } ({ $foe }): { $from } → { $to }
siege-appeared = { $token } ({ $foe }) appears: { $cell }
siege-built = { $structure } is built
siege-lost = { $structure } is lost
siege-burning = Burning: { $structure }, { $fires ->
    [one] { $fires } fire token
   *[other] { $fires } fire tokens
}
siege-doused = { $fires ->
    [0] Fire out: { $structure }
   *[other] Less fire: { $structure }, { $fires } left
}
siege-science-lost = The science centre is lost, and its deck with it
siege-science-back = The science centre stands again
siege-leap = Scientific leap: everybody's hand limit is one card higher
siege-out = { $player } is out: their building has fallen
siege-rolled = The die shows { $face }
siege-revealed = A token is revealed: { $token }
siege-flight = { $token } flies in from sector { $sector }
siege-rocket = { $token } ({ $foe }) fires a rocket: { $structure }
siege-rocket-missed = { $token } ({ $foe }) fires a rocket at nothing
siege-returned = Back into the reserve: { $token }
siege-mended = The repair crew brings back { $token } ({ $foe }): { $cell }
siege-conscripted = Fieldmarshal: drew { $token }
siege-conscripted-hidden = Fieldmarshal: drew a token
siege-first = By lot { $player } begins
siege-too-quiet = Too quiet: Ha-Go come from all sides

# The end, as the log tells it.
siege-ended-fallen = The city has fallen: the last building is gone
siege-ended-all-out = The city has fallen: every defender is out
siege-ended-held = The city is held, and the victory is everybody's
siege-ended-points = The city is held, and the most points win
siege-ended-trophies = The city is held, points are equal, and the most trophies win
siege-ended-shared = The city is held, and the best defenders share the victory

# The end, with the winners.
siege-end-fallen = The city has fallen: the last building is gone.
siege-end-all-out = The city has fallen: every defender's building is lost.
siege-end-held = The city is held! The victory is everybody's.
siege-end-points = The city is held! { $players } won with trophies worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
siege-end-trophies = The city is held! { $players } won: level at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, but with more trophies.
siege-end-shared = The city is held! { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

# What speaks for a choice, or against it: after “because” or “although”.
siege-because-won = it wins the game
siege-because-lost = it loses the game
siege-because-falls = the { $structure } is lost
siege-because-rises = the { $structure } is built
siege-because-science-lost = the science deck is lost
siege-because-science-back = the science deck comes back
siege-because-burns = the { $structure } catches fire
siege-because-doused = there is less fire on the { $structure }
siege-because-destroyed = an enemy is destroyed: { $token }
siege-because-damaged = an enemy is damaged: { $token }
siege-because-repaired = an enemy gets armour back: { $token }
siege-because-ignited = an enemy is set on fire: { $token }
siege-because-stopped = hedgehogs stop an enemy: { $token }
siege-because-driven-back = an enemy is driven back: { $token }
siege-because-comes-closer = an enemy comes closer: { $token }
siege-because-turns = an enemy moves to sector { $sector }: { $token }
siege-because-appears = a new enemy appears: { $token }
siege-because-nobody-moves = no enemy moves in this turn
siege-because-nobody-comes = no new enemies come in this turn
siege-because-cards = the defenders get more cards
siege-because-science-cards = science cards do more than others
siege-because-spends = it uses up a card: { $card }
siege-because-exchanges = a new card may do more than this one: { $card }
siege-because-keeps = the cards in the hand are worth keeping
siege-because-spares = this card does the least in the hand: { $card }
siege-because-misses = this card could still be useful: { $card }
siege-because-gets = you get a card: { $card }
siege-because-gives = you give a card away: { $card }
siege-because-may-get = you could use the card you ask for: { $card }
siege-because-trophy = your share of the trophies grows
siege-because-less-of-trophies = your share of the trophies shrinks

# What luck may bring: after “38 %:”.
siege-luck-air = an air force card
siege-luck-art = an artillery card
siege-luck-tank = a tank card
siege-luck-counterattack = a counterattack
siege-luck-modifier = a modifier card
siege-luck-special = a special card
siege-luck-enemy = an enemy with armour { $armor }
siege-luck-ultra = an ultra
siege-luck-flight = a flight across the board
siege-luck-movement = some of the enemies move
siege-luck-sabotage = cards are lost
siege-luck-more = more tokens are revealed

# The table as lines of text.
siege-sketch-head = { $player }: { $phase }. Reserve { $reserve }, main deck { $deck }, discard pile { $discard }, science deck { $science }
siege-sketch-sector = Sector { $sector } ({ $color }): wall { $wall }{ $pillbox }, building { $building }
siege-sketch-science = Sector { $sector } ({ $color }): wall { $wall }{ $pillbox }, science centre { $building }
siege-sketch-standing = stands
siege-sketch-missing = missing
siege-sketch-burning = burns ({ $fires })
siege-sketch-pillbox = {" "}with a pillbox
siege-sketch-no-pillbox = {""}
siege-sketch-foe = {"  "}{ $foe }: { $token }, { $cell }, armour { $armor }{ $fires ->
    [0] {""}
   *[other] , fire { $fires }
}
siege-sketch-foe-hedgehogs = {"  "}{ $foe }: { $token }, { $cell }, armour { $armor }{ $fires ->
    [0] {""}
   *[other] , fire { $fires }
}, hedgehogs
siege-sketch-player = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $cards }
siege-sketch-marshal = Your tokens: { $tokens }
siege-sketch-known = On top of the main deck, from the top: { $cards }

# Why an action is not legal.
siege-why-over = “{ $action }”: the game is over (rules { $rule }).
siege-why-not-now = “{ $action }”: something else comes now (rules { $rule }).
siege-why-must-site = “{ $action }”: first the science centre needs a sector (rules { $rule }).
siege-why-must-station = “{ $action }”: first the starters are put in place (rules { $rule }).
siege-why-must-pick = “{ $action }”: first choose the substitutes for the reserve (rules { $rule }).
siege-why-must-claim = “{ $action }”: first choose a building that nobody has yet (rules { $rule }).
siege-why-must-exchange = “{ $action }”: it is phase 2; discard a card or finish (rules { $rule }).
siege-why-must-choose-deck = “{ $action }”: first choose the deck you draw from (rules { $rule }).
siege-why-must-trade = “{ $action }”: it is phase 3; offer a swap or finish (rules { $rule }).
siege-why-must-answer = “{ $action }”: first answer the offer (rules { $rule }).
siege-why-no-partner = “{ $action }”: swaps are made with another defender (rules { $rule }).
siege-why-not-in-their-hand = “{ $action }”: your partner does not have that card (rules { $rule }).
siege-why-like-for-like = “{ $action }”: two cards of the same kind are not swapped (rules { $rule }).
siege-why-refused-before = “{ $action }”: that offer has already been refused (rules { $rule }).
siege-why-must-play = “{ $action }”: it is phase 4; play a card or finish (rules { $rule }).
siege-why-not-in-hand = “{ $action }”: that card is not in your hand (rules { $rule }).
siege-why-idle = “{ $action }”: that card would do nothing now (rules { $rule }).
siege-why-not-this-way = “{ $action }”: that card is not played like this (rules { $rule }).
siege-why-no-such-enemy = “{ $action }”: no such enemy is on the board (rules { $rule }).
siege-why-not-a-hit = “{ $action }”: that is not a hit card (rules { $rule }).
siege-why-wrong-color = “{ $action }”: that enemy stands in another colour (rules { $rule }).
siege-why-wrong-line = “{ $action }”: that enemy stands on another line (rules { $rule }).
siege-why-rear-or-city = “{ $action }”: that card does not reach the rear or the city (rules { $rule }).
siege-why-luftwaffe = “{ $action }”: that cannot be played on Luftwaffe (rules { $rule }).
siege-why-untouchable = “{ $action }”: no card can affect the repair crew (rules { $rule }).
siege-why-leopard = “{ $action }”: science cards do nothing to Leopard 1 (rules { $rule }).
siege-why-out-of-reach = “{ $action }”: that card does not reach there (rules { $rule }).
siege-why-nobody-there = “{ $action }”: nobody there would be affected (rules { $rule }).
siege-why-must-aim = “{ $action }”: first choose the enemy, or add a modifier (rules { $rule }).
siege-why-not-a-modifier = “{ $action }”: that cannot be added to a hit card (rules { $rule }).
siege-why-modifier-alone = “{ $action }”: that card is only played together with a hit card (rules { $rule }).
siege-why-nothing-to-hit = “{ $action }”: that would leave nobody to hit (rules { $rule }).
siege-why-no-change = “{ $action }”: the colour or line has to change, and not every card allows it (rules { $rule }).
siege-why-crew-first = “{ $action }”: Experienced crew is added before the first strike (rules { $rule }).
siege-why-guards-first = “{ $action }”: Guards units are played once per turn, before the first hit card (rules { $rule }).
siege-why-cannot-join = “{ $action }”: that player has no card to join in with (rules { $rule }).
siege-why-joint-limits = “{ $action }”: play one hit card or one science card, alone, or decline (rules { $rule }).
siege-why-hedgehogs-out = “{ $action }”: the hedgehogs are already on the board (rules { $rule }).
siege-why-no-wall = “{ $action }”: no wall stands there (rules { $rule }).
siege-why-wall-stands = “{ $action }”: a wall already stands there (rules { $rule }).
siege-why-has-pillbox = “{ $action }”: that wall already has a pillbox (rules { $rule }).
siege-why-no-pillbox = “{ $action }”: no pillbox is there (rules { $rule }).
siege-why-pillboxes-used = “{ $action }”: both pillboxes are on the board (rules { $rule }).
siege-why-no-building = “{ $action }”: no building stands there (rules { $rule }).
siege-why-building-stands = “{ $action }”: that building still stands (rules { $rule }).
siege-why-no-materials = “{ $action }”: a wall takes both Sandbags and Barbed wire (rules { $rule }).
siege-why-not-a-material = “{ $action }”: that takes Sandbags or Barbed wire (rules { $rule }).
siege-why-not-burning = “{ $action }”: nothing burns there (rules { $rule }).
siege-why-not-in-discard = “{ $action }”: that card is not in the main discard pile (rules { $rule }).
siege-why-must-redeploy = “{ $action }”: first choose another cell for the enemy (rules { $rule }).
siege-why-must-eject = “{ $action }”: first choose the sector in whose rear the enemy goes (rules { $rule }).
siege-why-no-opponent = “{ $action }”: two enemies in one cell outside the rear are needed (rules { $rule }).
siege-why-must-assign = “{ $action }”: first assign the damage of Breakthrough, at least one point (rules { $rule }).
siege-why-enough-points = “{ $action }”: that enemy already gets all it can take (rules { $rule }).
siege-why-must-build = “{ $action }”: build a wall for one material or finish (rules { $rule }).
siege-why-must-retrain = “{ $action }”: discard cards from your hand or finish (rules { $rule }).
siege-why-must-keep = “{ $action }”: first take one of the cards you looked at (rules { $rule }).
siege-why-must-lay = “{ $action }”: first put the other cards back on the deck (rules { $rule }).
siege-why-no-combined = “{ $action }”: this table plays without the combined strike (rules { $rule }).
siege-why-no-three-arms = “{ $action }”: that takes air force, artillery and tanks of that colour (rules { $rule }).
siege-why-combined-target = “{ $action }”: not on Luftwaffe, not on an immune line, and only in that colour between rear and city (rules { $rule }).
siege-why-must-suffer = “{ $action }”: first choose which attacker is hurt (rules { $rule }).
siege-why-must-return = “{ $action }”: first choose whom the repair crew brings back (rules { $rule }).
siege-why-must-discard = “{ $action }”: first a card has to be discarded (rules { $rule }).
siege-why-main-only = “{ $action }”: only main cards count for this discard (rules { $rule }).
siege-why-science-only = “{ $action }”: a science card has to go (rules { $rule }).
siege-why-not-held = “{ $action }”: the Fieldmarshal does not hold that token (rules { $rule }).
siege-why-by-die-only = “{ $action }”: the die names the sector now (rules { $rule }).
siege-why-events-by-die = “{ $action }”: only enemies may be put into a chosen sector (rules { $rule }).
siege-why-must-play-token = “{ $action }”: a token has to be played now (rules { $rule }).
siege-why-must-play-more = “{ $action }”: first the extra tokens are played (rules { $rule }).

## The board

siege-board-disc = The city and the lines around it
siege-board-letter-red = R
siege-board-letter-green = G
siege-board-letter-blue = B
siege-board-color = { $color } sectors
siege-board-several = { $thing } ×{ $count }
siege-board-foe = { $token } ({ $foe }), armour { $armor } of { $full }, { $cell }
siege-board-crew = { $token } ({ $foe }), { $cell }
siege-board-burning = { $number ->
    [one] 1 fire
   *[other] { $number } fires
}
siege-board-hedgehogs = under hedgehogs
siege-board-luftwaffe = Luftwaffe
siege-board-immune = immune to hit cards here
siege-board-doomed = any damage destroys it here
siege-board-attacks = attacks
siege-board-many = { $number } enemies
siege-board-science-centre = science centre
siege-board-owned = building of { $player }
siege-board-missing = missing
siege-board-tag-heli = Heli
siege-board-tag-remb = Crew
siege-board-turn = { $player } to play
siege-board-phase-draw = draw
siege-board-phase-exchange = exchange
siege-board-phase-trade = trade
siege-board-phase-play = play
siege-board-phase-move = move
siege-board-phase-reveal = reveal
siege-board-lull-now = No tokens are revealed this turn.
siege-board-mud-now = No enemy moves this turn.
siege-board-guards-now = A main card for every hit card played this turn.
siege-board-reserve = reserve
siege-board-reserve-hint = tokens still in the reserve
siege-board-held = held
siege-board-held-hint = tokens the Fieldmarshal holds
siege-board-ha-go = Ha-Go
siege-board-ha-go-hint = Ha-Go in their pile
siege-board-revealed = revealed last
siege-board-queue = { $number } to be revealed
siege-board-unseen = Unseen tokens: { $number }
siege-board-spent = Enemy discard: { $number }
siege-board-buried = Ultras out of the game: { $number }
siege-board-no-labs = science lost
siege-board-no-labs-hint = The science centre is gone and its deck with it.
siege-board-in-play = being played
siege-board-deck-main = main
siege-board-deck-main-hint = main deck
siege-board-deck-science = science
siege-board-deck-science-hint = science deck
siege-board-discarded = discard: { $number }
siege-board-pile = Main discard pile: { $number }
siege-board-science-pile = Science discard pile: { $number }
siege-board-gone = Cards out of the game: { $number }
siege-board-top = On top of the main deck, the next card first
siege-board-top-hidden = Cards on top that the defenders know: { $number }
siege-board-arm-air = Air force
siege-board-arm-art = Artillery
siege-board-arm-tank = Tanks
siege-board-arm-counter = Counterattack
siege-board-any-line = any of the three lines
siege-board-any-sector = any sector
siege-board-sectors = sectors { $one } and { $other }
siege-board-effect-hit = 1 damage: { $line }, { $sectors }
siege-board-effect-sandbags = With Barbed wire: a wall. Alone: puts out a fire
siege-board-effect-wire = With Sandbags: a wall. Alone: puts out a fire
siege-board-effect-sandbags-base = With Barbed wire: a wall
siege-board-effect-wire-base = With Sandbags: a wall
siege-board-effect-il2 = Destroys an enemy anywhere but in the rear
siege-board-effect-precise = The hit destroys its target
siege-board-effect-hedgehogs = One enemy does not move this turn
siege-board-effect-push = An enemy goes back to its rear
siege-board-effect-dotcard = A pillbox on a standing wall
siege-board-effect-lull = No tokens are revealed this turn
siege-board-effect-modif = Draw two main cards
siege-board-effect-repair = Take a card from the main discard pile
siege-board-effect-ap = The hit does 3 damage
siege-board-effect-guards = Draw a card for every hit card you play
siege-board-effect-demoral = The hit also drives the enemy one cell back
siege-board-effect-incend = The hit also sets the enemy on fire
siege-board-effect-recruits = Everybody draws a card from either deck
siege-board-effect-crew = The hit card strikes twice
siege-board-effect-rearm = The hit card takes another line
siege-board-effect-retrain = Discard any number, draw as many main cards
siege-board-effect-joint = Another player plays a hit or a science card
siege-board-effect-lend = The hit card takes another colour
siege-board-effect-hellcat = 1 damage to all in any one cell
siege-board-effect-swingfire = 1 damage and a fire: any cell of sectors 5 and 6
siege-board-effect-ontos = 1 damage and a fire: any cell of sectors 3 and 4
siege-board-effect-bm13 = 1 damage and a fire: any cell of sectors 1 and 2
siege-board-effect-bmp1 = 1 damage to any enemy
siege-board-effect-bombing = 1 damage to all in a sector except its rear
siege-board-effect-heroic = Destroys a building and all enemies of its sector
siege-board-effect-db3b = Destroys an enemy in the rear
siege-board-effect-disinfo = Move an enemy to any cell, or a pillbox
siege-board-effect-engineers = Everybody may build walls for one material each
siege-board-effect-carpet = 1 damage to all on the three lines of a colour
siege-board-effect-mobil = Everybody draws up to the hand limit
siege-board-effect-frost = All fires out, all enemies one cell outward
siege-board-effect-napalm = Sets fire to all in one cell of the three lines
siege-board-effect-obj120 = 1 damage, then to the rear of any sector
siege-board-effect-flamers = Sets fire to all on the tank line
siege-board-effect-planning = Look at five cards, take one, order the rest
siege-board-effect-provoke = Two enemies of a cell damage each other
siege-board-effect-breakthru = 4 damage divided among enemies of a colour
siege-board-effect-mud = Nobody moves this turn, enemies stop burning
siege-board-effect-offensive = All enemies of a sector go back to its rear
siege-board-effect-builders = With a material: rebuild a building
siege-board-no-cards = No cards.
siege-board-you = you
siege-board-out = out
siege-board-points = { $number } VP
siege-board-combined = Combined strike: { $color }
siege-board-offer = { $player } offers { $partner } { $give } for { $want }
siege-board-fallen = Who comes back?
siege-board-substitutes = Substitutes to choose from
siege-board-marshal = Your tokens
siege-board-no-tokens = No tokens.
siege-board-die = by the die
siege-board-legend = What the signs mean
siege-board-sign-regular = enemy: the corner towards the city is its armour
siege-board-sign-effect = double edge: an effect when it appears
siege-board-sign-event = event: happens and is discarded
siege-board-sign-ultra = ultra: golden edge, four or five corners
siege-board-sign-ha-go = Ha-Go: small, worth nothing
siege-board-sign-crew = repair crew: brings back enemies, cannot be harmed
siege-board-sign-fire = fire: damage at the end of phase 5
siege-board-sign-hedgehog = hedgehogs: does not move
siege-board-sign-wing = Luftwaffe: of hit cards only air force and counterattack
siege-board-sign-pillbox = pillbox: falls before the wall
siege-board-sign-science = science centre: as long as it stands there are science cards
siege-board-sign-rubble = a building was here
siege-board-sign-special = special card: has an effect of its own
siege-board-sign-modifier = modifier: goes with a hit card
siege-board-sign-flask = science card: from the deck of the science centre
siege-board-sign-immune-line = immune to hit cards where it stands
siege-board-sign-fatal-line = any damage destroys it where it stands

# How the points came about.
siege-tally-trophy = { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}

# What tokens have.
siege-about-token = Armour { $armor }; as a trophy worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The corner towards the city is its armour now.
siege-about-flyer = Luftwaffe, armour { $armor }; as a trophy worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Of hit cards only air force and counterattack harm it.
