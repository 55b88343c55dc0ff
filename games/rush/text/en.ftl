# World of Tanks: Rush: everything the game says. The numbers in brackets are paragraphs of en.md.

rush-title = World of Tanks: Rush
rush-name = { rush-title }
rush-tagline = Build a squad of tanks, guard three bases, fight for medals
rush-about = Two to five commanders start with a handful of engineers and buy tanks, guns and trucks of four nations out of one common reserve. A card can pay, use its abilities and then guard a base, or attack, if it is made for that; you have three cards per turn. Destroyed vehicles bring medals, destroyed bases are worth three medals each, and achievements five at the end. But medals and bases clog the deck that won them.
rush-length = About 30 to 40 minutes
rush-data-note = The list of the 100 vehicles is our reconstruction: the rulebook does not print it. The vehicles are real, their costs, resources and abilities are ours. Everything else is as printed.

# Players and seats.
rush-side-red = Red
rush-side-blue = Blue
rush-side-green = Green
rush-side-yellow = Yellow
rush-side-white = White
rush-seat-red = { rush-side-red }
rush-seat-blue = { rush-side-blue }
rush-seat-green = { rush-side-green }
rush-seat-yellow = { rush-side-yellow }
rush-seat-white = { rush-side-white }

# Nations and classes.
rush-nation-ussr = USSR
rush-nation-ger = Germany
rush-nation-usa = USA
rush-nation-fra = France
rush-class-light = light tank
rush-class-medium = medium tank
rush-class-spg = SPG
rush-class-heavy = heavy tank
rush-class-support = support

# What players have at the end.
rush-held-ussr = Soviet vehicles
rush-held-ger = German vehicles
rush-held-usa = American vehicles
rush-held-fra = French vehicles
rush-held-light = light tanks
rush-held-medium = medium tanks
rush-held-spg = SPGs
rush-held-heavy = heavy tanks
rush-held-support = support
rush-held-bases = destroyed bases
rush-held-medals = medals

# Abilities.
rush-ability-reinforcement = Reinforcement
rush-ability-draft = Draft
rush-ability-reconnaissance = Reconnaissance
rush-ability-sabotage = Sabotage
rush-ability-assault = Assault
rush-ability-research = Research
rush-ability-repair = Repair
rush-ability-invulnerability = Invulnerability

# Achievements.
rush-achievement-bases = Destroyed bases
rush-achievement-light = Light tanks
rush-achievement-medium = Medium tanks
rush-achievement-spg = SPGs
rush-achievement-heavy = Heavy tanks
rush-achievement-support = Support
rush-achievement-medals-ussr = Soviet medals
rush-achievement-medals-ger = German medals
rush-achievement-medals-usa = American medals
rush-achievement-medals-fra = French medals
rush-achievement-doubles = Double medals
rush-achievement-cards = Most cards

# Cards.
rush-card-engineers = Engineers
rush-card-technicians = Technicians
rush-card-volunteers = Volunteers
rush-card-single-ussr = Soviet medal
rush-card-single-ger = German medal
rush-card-single-usa = American medal
rush-card-single-fra = French medal
rush-card-double-ussr = double Soviet medal
rush-card-double-ger = double German medal
rush-card-double-usa = double American medal
rush-card-double-fra = double French medal
rush-card-base = destroyed base
rush-card-ms-1 = MS-1
rush-card-t-26 = T-26
rush-card-bt-2 = BT-2
rush-card-bt-7 = BT-7
rush-card-t-50 = T-50
rush-card-t-28 = T-28
rush-card-t-34 = T-34
rush-card-t-43 = T-43
rush-card-t-34-85 = T-34-85
rush-card-t-44 = T-44
rush-card-su-26 = SU-26
rush-card-su-76 = SU-76
rush-card-su-85 = SU-85
rush-card-s-51 = S-51
rush-card-isu-152 = ISU-152
rush-card-kv-1 = KV-1
rush-card-kv-2 = KV-2
rush-card-is-2 = IS-2
rush-card-is-3 = IS-3
rush-card-is-7 = IS-7
rush-card-zis-5 = ZiS-5
rush-card-gaz-67 = GAZ-67
rush-card-ba-10 = BA-10
rush-card-voroshilovets = Voroshilovets
rush-card-bm-13 = BM-13
rush-card-pz-kpfw-i = Pz.Kpfw. I
rush-card-pz-kpfw-ii = Pz.Kpfw. II
rush-card-pz-kpfw-35-t = Pz.Kpfw. 35(t)
rush-card-pz-kpfw-38-t = Pz.Kpfw. 38(t)
rush-card-pz-kpfw-ii-luchs = Pz.Kpfw. II Luchs
rush-card-pz-kpfw-iii = Pz.Kpfw. III
rush-card-pz-kpfw-iv = Pz.Kpfw. IV
rush-card-vk-30-02-db = VK 30.02 (DB)
rush-card-pz-kpfw-v-panther = Pz.Kpfw. V Panther
rush-card-panther-ii = Panther II
rush-card-wespe = Wespe
rush-card-hetzer = Hetzer
rush-card-stug-iii = StuG III
rush-card-hummel = Hummel
rush-card-jagdpanther = Jagdpanther
rush-card-vk-36-01-h = VK 36.01 (H)
rush-card-pz-kpfw-vi-tiger = Pz.Kpfw. VI Tiger
rush-card-vk-45-01-p = VK 45.01 (P)
rush-card-pz-kpfw-vi-tiger-ii = Pz.Kpfw. VI Tiger II
rush-card-pz-kpfw-viii-maus = Pz.Kpfw. VIII Maus
rush-card-opel-blitz = Opel Blitz
rush-card-kubelwagen = Kübelwagen
rush-card-sd-kfz-222 = Sd.Kfz. 222
rush-card-bergepanther = Bergepanther
rush-card-panzerwerfer-42 = Panzerwerfer 42
rush-card-m2-light-tank = M2 Light Tank
rush-card-t1-cunningham = T1 Cunningham
rush-card-m3-stuart = M3 Stuart
rush-card-m5-stuart = M5 Stuart
rush-card-m24-chaffee = M24 Chaffee
rush-card-m2-medium-tank = M2 Medium Tank
rush-card-m3-lee = M3 Lee
rush-card-m4-sherman = M4 Sherman
rush-card-m4a3e2-jumbo = M4A3E2 Jumbo
rush-card-m26-pershing = M26 Pershing
rush-card-m10-wolverine = M10 Wolverine
rush-card-m12 = M12
rush-card-m7-priest = M7 Priest
rush-card-m18-hellcat = M18 Hellcat
rush-card-m36-jackson = M36 Jackson
rush-card-t1-heavy-tank = T1 Heavy Tank
rush-card-m6 = M6
rush-card-t29 = T29
rush-card-t32 = T32
rush-card-m103 = M103
rush-card-gmc-cckw = GMC CCKW
rush-card-willys-mb = Willys MB
rush-card-m8-greyhound = M8 Greyhound
rush-card-m16-mgmc = M16 MGMC
rush-card-m32 = M32
rush-card-renault-ft = Renault FT
rush-card-hotchkiss-h35 = Hotchkiss H35
rush-card-fcm-36 = FCM 36
rush-card-amx-12-t = AMX 12 t
rush-card-amx-13-90 = AMX 13/90
rush-card-renault-d2 = Renault D2
rush-card-renault-g1 = Renault G1
rush-card-somua-s35 = Somua S35
rush-card-lorraine-40-t = Lorraine 40 t
rush-card-bat-chatillon-25-t = Bat.-Châtillon 25 t
rush-card-renault-ft-bs = Renault FT BS
rush-card-somua-sau-40 = Somua SAu 40
rush-card-amx-105-am = AMX 105 AM
rush-card-lorraine-155 = Lorraine 155
rush-card-amx-50-foch = AMX 50 Foch
rush-card-char-2c = Char 2C
rush-card-b1-bis = B1 bis
rush-card-arl-44 = ARL 44
rush-card-amx-50-100 = AMX 50-100
rush-card-amx-50-b = AMX 50 B
rush-card-citroen-u23 = Citroën U23
rush-card-renault-ue = Renault UE
rush-card-laffly-w15-tcc = Laffly W15 TCC
rush-card-panhard-178 = Panhard 178
rush-card-lorraine-37l = Lorraine 37L

# What Assault aims at.
rush-aim-base = base
rush-aim-vehicle = defender

# Bases: Blue, base 2. Lists. Abilities with their number.
rush-spot = { $side }, base { $number }
rush-list = { $head }, { $tail }
rush-nothing = nothing
rush-ability-reinforcement-number = Reinforcement { $number }
rush-ability-research-number = Research { $number }
rush-limit-bases = only vs bases
rush-limit-vehicles = only vs vehicles
rush-national = national resources

# What a seat can do.
rush-buy = buy { $card } for { $cost }
rush-pay = pay with { $card } ({ $resources })
rush-settle = close the purchase
rush-use = { $card }: { $ability }
rush-place = { $card } to guard base { $number }
rush-attack-button = join the attack
rush-attack = { $card } joins the attack
rush-strike = { $card } strikes at { $spot }
rush-assault = assault on the { $aim }: { $spot }
rush-drop = give up { $card }
rush-take = take { $card }
rush-scrap = { $card } to the graveyard
rush-doubles = { $number ->
    [0] singles only
    [one] { $number } double medal
   *[other] { $number } double medals
}
rush-done = done
rush-end = end the turn

# What a seat is asked.
rush-ask-play = Buy, use a card's abilities, attack, or end the turn.
rush-ask-pay = Cost { $cost }, paid { $paid }, { $missing ->
    [0] but at least one card has to pay. Which?
   *[other] missing { $missing }. Which cards pay?
}
rush-ask-paid = Cost { $cost }, paid { $paid }, nothing missing. Another card, or close the purchase?
rush-ask-abilities = { $card }: another ability, or done?
rush-ask-abilities-or-guard = { $card }: another ability, or which base does it guard?
rush-ask-place = { $card }: which base does it guard?
rush-ask-assault = { $card }: what does the assault hit?
rush-ask-drop = Sabotage by { $by }: which card do you give up?
rush-ask-take = Research: which vehicle of cost { $limit } or less do you take?
rush-ask-scrap = Repair: which card of your depot goes to the graveyard? { $left ->
    [one] One more may go.
   *[other] One or { $left } may go.
}
rush-ask-attack = Attack, { $nation }: who else attacks, or who strikes first, and what?
rush-ask-strike = Attack, { $nation }: who strikes what?
rush-ask-medals = { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} due, { $nation }: how many of the cards are doubles?

# What happened.
rush-first = { $side } is the first player
rush-in-play = Achievement in play: { $achievement }
rush-turn = Round { $round }: { $side }'s turn
rush-restored = { $side }: { $number ->
    [one] { $number } card repaired
   *[other] { $number } cards repaired
}
rush-revealed = { $side }: hand open: { $cards }
rush-laid-aside = { $side }: a base card, to the depot
rush-drew = { $side }: drew { $card }
rush-drew-hidden = { $side }: drew a card
rush-shuffled = { $side }: the depot is shuffled into a new hangar, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rush-chose = { $side }: wants to buy { $card } for { $cost }
rush-paid = { $side }: paid with { $card } ({ $resources })
rush-bought = { $side }: bought { $card }
rush-opened = New in the reserve: { $card }
rush-reshuffled = The vehicle discard is shuffled into a new deck, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rush-renewed = Out of the reserve: { $card }
rush-used = { $side }: { $card }, { $ability }
rush-placed = { $side }: { $card } guards base { $number }
rush-relieved = { $side }: { $card } is relieved, to the depot
rush-shelved = { $side }: { $card } to the depot
rush-swept = { $side }: reconnaissance, out of the reserve: { $cards }
rush-dropped = { $side }: gave up { $card }
rush-retired = { $side }: { $card } to the graveyard
rush-researched = { $side }: researched { $card }
rush-scrapped = { $side }: { $card } from the depot to the graveyard
rush-in-vain = { $side }: { $card }, { $ability } without effect
rush-joined = { $side }: { $card } joins the attack
rush-struck = { $side }: { $card } strikes at { $spot }
rush-assaulted = { $side }: { $card }, assault on { $spot }
rush-base-damaged = { $spot }: damaged
rush-base-destroyed = { $spot }: destroyed, taken by { $side }
rush-damaged = { $spot }: { $card } is damaged
rush-destroyed = { $spot }: { $card } is destroyed
rush-evicted = { $spot }: { $card } loses its base, to its owner's depot
rush-idle = { $side }: { $card } finds no target
rush-decorated = { $side }: medals due { $due }, { $nation }: singles { $singles }, doubles { $doubles }
rush-discarded = { $side }: not played, to the depot: { $cards }
rush-bases-lost = { $side } has no base left: this round is the last
rush-singles-taken = The last single medal is taken, { $nation }: this round is the last
rush-achieved = { $achievement }: { $side }
rush-achieved-nobody = { $achievement }: nobody
rush-scored = { $side }: { $total ->
    [one] { $total } medal
   *[other] { $total } medals
} in all (on cards { $medals }, bases { $bases }, achievements { $achievements })

# Options.
rush-option-players = Players
rush-option-players-help = Two to five.
rush-option-first = First player
rush-option-first-help = The number of the seat that begins; 0 draws lots.
rush-option-once_per_turn = Once per turn
rush-option-once_per_turn-help = Which cards may be played only once per turn, should they come back into the hand (3.8).
rush-option-once_per_turn-vehicles = Vehicles
rush-option-once_per_turn-all = All cards
rush-option-base_leaves_hand = Base cards leave the hand
rush-option-base_leaves_hand-help = A base card cannot be played. It goes to the depot when the hand is laid open, or as soon as it is drawn (4.5, 4.7).
rush-option-base_leaves_hand-reveal = When the turn begins
rush-option-base_leaves_hand-draw = When drawn
rush-option-research_needs_target = Research needs a target
rush-option-research_needs_target-help = Research can be used only if the reserve has a vehicle cheap enough. Otherwise the card may go to the graveyard for nothing (8.9).
rush-option-merge_turn_medals = Medals of the whole turn together
rush-option-merge_turn_medals-help = Vehicles destroyed by the attack and by Assault of the same nation count together for double medals, at the end of the turn (10.7).
rush-option-assault_vs_armor1 = Assault on armour 1
rush-option-assault_vs_armor1-help = What Assault does to an undamaged defender with armour 1 (11.2).
rush-option-assault_vs_armor1-turn = Damages it
rush-option-assault_vs_armor1-destroy = Destroys it
rush-option-passives_bind_assault = Limits bind Assault
rush-option-passives_bind_assault-help = Cards marked only vs bases or only vs vehicles keep that limit when they use Assault (11.9).
rush-option-round_limit = Round limit
rush-option-round_limit-help = A house rule: the game ends after this many rounds; 0 for no limit (12.6).
rush-option-count_defenders = Defenders count
rush-option-count_defenders-help = Vehicles that guard bases at the end belong to the final squad and count for achievements (13.2).

# The end, as the log tells it.
rush-ended-bases = The game is over: somebody had no base left
rush-ended-medals = The game is over: the single medals of a nation were taken
rush-ended-rounds = The game is over: the round limit is reached

# The end, with the score. What decided comes after the number of medals.
rush-end-bases = { $number ->
    [one] { $winners } won
   *[other] { $winners } share the victory
} with { $points ->
    [one] { $points } medal
   *[other] { $points } medals
}{ $by }; somebody had no base left.
rush-end-medals = { $number ->
    [one] { $winners } won
   *[other] { $winners } share the victory
} with { $points ->
    [one] { $points } medal
   *[other] { $points } medals
}{ $by }; the single medals of a nation were taken.
rush-end-rounds = { $number ->
    [one] { $winners } won
   *[other] { $winners } share the victory
} with { $points ->
    [one] { $points } medal
   *[other] { $points } medals
}{ $by }; the round limit was reached.
rush-by-total = {""}
rush-by-medals = , by more medals on cards
rush-by-bases = , by more bases
rush-by-nothing = , equal in everything

# What speaks for a choice, or against it: after “because” or “although”.
rush-because-won = it wins the game
rush-because-lost = it loses the game
rush-because-takes-base = you destroy a base of { $side }
rush-because-loses-base = you lose a base
rush-because-rival-takes-base = { $side } destroys a base
rush-because-destroys = you destroy a defender: { $card }
rush-because-medals = it brings you { $number ->
    [one] { $number } medal
   *[other] { $number } medals
}
rush-because-rival-medals = { $side } gets medals
rush-because-gains = your squad gets better with this card: { $card }
rush-because-weakens = this card does less than the rest of your squad: { $card }
rush-because-clogs = you will draw more cards that cannot be played
rush-because-sheds = your squad gets rid of a weak card: { $card }
rush-because-loses = your squad loses a good card: { $card }
rush-because-guards = a base of yours gets a defender
rush-because-unguarded = a base of yours is left without a defender
rush-because-hurt = a base of yours is damaged
rush-because-damages-base = you damage a base of { $side }
rush-because-damages-guard = you damage a defender: { $card }
rush-because-leads-in = you take the lead for an achievement: { $achievement }
rush-because-nears = you come nearer to an achievement: { $achievement }
rush-because-falls-behind = an achievement gets farther away: { $achievement }
rush-because-draws = you draw { $number ->
    [one] one more card
   *[other] { $number } more cards
}
rush-because-unplayed = cards are left that could still be played
rush-because-strikes = you get to strike once more
rush-because-drafts = you may buy more than once in this turn
rush-because-sabotages = others have to give up a card
rush-because-spares = you can best do without this card: { $card }
rush-because-misses = you could do more with this card: { $card }
rush-because-last-round = this round will be the last

# What luck may bring: after “38 %:”.
rush-luck-ussr = a Soviet vehicle
rush-luck-ger = a German vehicle
rush-luck-usa = an American vehicle
rush-luck-fra = a French vehicle
rush-luck-light = a light tank
rush-luck-medium = a medium tank
rush-luck-spg = an SPG
rush-luck-heavy = a heavy tank
rush-luck-support = a support vehicle

# The table as lines of text.
rush-sketch-round = Round { $round }, { $side }'s turn, vehicle deck: { $deck }
rush-sketch-last-round = Last round ({ $round }), { $side }'s turn, vehicle deck: { $deck }
rush-sketch-achievements = Achievements: { $achievements }
rush-sketch-held = { $achievement } ({ $side })
rush-sketch-medals = Medals left, singles+doubles: { $decks }
rush-sketch-deck = { $nation } { $singles }+{ $doubles }
rush-sketch-reserve = Reserve, farthest from the deck first:
rush-sketch-card = {"  "}{ $word }: { $card }, { $nation }, { $class }, cost { $cost }, resources { $resources }, { $strength }/{ $armour }, abilities: { $abilities }
rush-sketch-player = { $side }: { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
} so far, hand { $hand }, hangar { $hangar }, depot { $depot }
rush-sketch-base = {"  "}{ $spot }: base, { $base }
rush-sketch-guarded = {"  "}{ $spot }: base, { $base }; on guard { $card }, { $vehicle }
rush-sound-word = sound
rush-damaged-word = damaged
rush-sketch-hand = {"  "}hand: { $cards }
rush-sketch-next-hand = {"  "}hand for the next turn: { $cards }
rush-sketch-purchase = Purchase: { $cards }; cost { $cost }, paid { $paid }, missing { $missing }

# Why an action is not legal.
rush-why-not-now = “{ $action }”: that is not what is being asked now (rules { $rule }).
rush-why-not-in-reserve = “{ $action }”: that card is not in the reserve (rules { $rule }).
rush-why-bought = “{ $action }”: without Draft there is only one purchase per turn (rules { $rule }).
rush-why-too-dear = “{ $action }”: the cards in hand cannot pay for that (rules { $rule }).
rush-why-too-dear-for-nation = “{ $action }”: national resources pay only for cards of their own nation, and without them the hand is too small (rules { $rule }).
rush-why-by-its-base = “{ $action }”: choose the base under this defender (rules { $rule }).
rush-why-in-depot = “{ $action }”: cards in the depot wait there; only Repair touches them (rules { $rule }).
rush-why-card-first = “{ $action }”: first choose the card of your hand that does it (rules { $rule }).
rush-why-no-use = “{ $action }”: there is nothing this card could do now (rules { $rule }).
rush-why-nobody-to-guard = “{ $action }”: no card of the hand with armour is left to guard a base (rules { $rule }).
rush-why-nobody-to-attack = “{ $action }”: no card of the hand with strength is left to attack (rules { $rule }).
rush-why-no-such-ability = “{ $action }”: the card does not have that ability (rules { $rule }).
rush-why-nothing-to-research = “{ $action }”: no vehicle in the reserve is cheap enough (rules { $rule }).
rush-why-no-armour = “{ $action }”: that card cannot guard a base (rules { $rule }).
rush-why-no-base = “{ $action }”: there is no base left to guard (rules { $rule }).
rush-why-attacked = “{ $action }”: there is only one attack per turn (rules { $rule }).
rush-why-not-declared = “{ $action }”: that card is not in the attack (rules { $rule }).
rush-why-nothing-chosen = “{ $action }”: choose something to buy first (rules { $rule }).
rush-why-no-early-discard = “{ $action }”: a card that is not played stays in hand until the end of the turn (rules { $rule }).
rush-why-played = “{ $action }”: that card has already been played this turn (rules { $rule }).
rush-why-not-in-hand = “{ $action }”: that card is not in your hand (rules { $rule }).
rush-why-no-mark = “{ $action }”: a card without a resource mark cannot pay (rules { $rule }).
rush-why-other-nation = “{ $action }”: national resources need a card of their nation in the purchase (rules { $rule }).
rush-why-chosen = “{ $action }”: that card is in the purchase already (rules { $rule }).
rush-why-one-card = “{ $action }”: without Draft a purchase is a single card (rules { $rule }).
rush-why-paying = “{ $action }”: choose everything you buy before the first payment (rules { $rule }).
rush-why-not-paid = “{ $action }”: the purchase is not paid yet (rules { $rule }).
rush-why-must-pay = “{ $action }”: pay for the purchase and close it first (rules { $rule }).
rush-why-unfinished = “{ $action }”: finish the card in play first (rules { $rule }).
rush-why-used = “{ $action }”: that ability has already been used (rules { $rule }).
rush-why-must-place = “{ $action }”: a vehicle with armour has to guard a base now (rules { $rule }).
rush-why-not-yours = “{ $action }”: a card can guard only your own bases (rules { $rule }).
rush-why-guarded = “{ $action }”: that base has a defender, which has to be destroyed first (rules { $rule }).
rush-why-no-such-base = “{ $action }”: that base has been destroyed or is not in the game (rules { $rule }).
rush-why-free-base-first = “{ $action }”: a base without a defender comes first (rules { $rule }).
rush-why-own-target = “{ $action }”: your own bases and defenders are not targets (rules { $rule }).
rush-why-no-defender = “{ $action }”: that base has no defender (rules { $rule }).
rush-why-only-bases = “{ $action }”: that card works only vs bases (rules { $rule }).
rush-why-only-vehicles = “{ $action }”: that card works only vs vehicles (rules { $rule }).
rush-why-no-strength = “{ $action }”: that card has no strength to attack (rules { $rule }).
rush-why-one-nation = “{ $action }”: all attackers must be of one nation (rules { $rule }).
rush-why-no-target = “{ $action }”: no attacker of that nation has a target (rules { $rule }).
rush-why-declared = “{ $action }”: after the first strike nobody can join the attack (rules { $rule }).
rush-why-must-strike = “{ $action }”: finish the attack first (rules { $rule }).
rush-why-must-assault = “{ $action }”: choose a target for the assault first (rules { $rule }).
rush-why-must-drop = “{ $action }”: give up a card to sabotage first (rules { $rule }).
rush-why-must-take = “{ $action }”: take a vehicle by research first (rules { $rule }).
rush-why-too-dear-to-research = “{ $action }”: that vehicle costs more than research allows (rules { $rule }).
rush-why-not-in-depot = “{ $action }”: that card is not in your depot (rules { $rule }).
rush-why-must-scrap = “{ $action }”: remove a card by repair first (rules { $rule }).
rush-why-wrong-medals = “{ $action }”: that number of doubles cannot be taken (rules { $rule }).
rush-why-must-choose-medals = “{ $action }”: choose the medals first (rules { $rule }).

# The drawn board.
rush-board-letter-ussr = S
rush-board-letter-ger = G
rush-board-letter-usa = A
rush-board-letter-fra = F
rush-board-class-light = light
rush-board-class-medium = medium
rush-board-class-spg = SPG
rush-board-class-heavy = heavy
rush-board-class-support = support
rush-board-only-bases = bases only
rush-board-only-vehicles = vehicles only
rush-board-national = national res.
rush-board-cost = cost { $number }
rush-board-resources = resources { $number }
rush-board-strength = strength { $number }
rush-board-armour = armour { $number }
rush-board-round = Round { $round }
rush-board-round-of = Round { $round } of { $limit }
rush-board-turn = { $side }'s turn
rush-board-step-1 = repairs
rush-board-step-2 = play
rush-board-step-3 = renewal
rush-board-buys = one purchase
rush-board-buys-on = Draft: any number of purchases
rush-board-bought = purchase made
rush-board-attacks = one attack
rush-board-attacked = attack made
rush-board-due = medals due: { $number }
rush-board-last-bases = Last round: somebody has no base left
rush-board-last-medals = Last round: all singles of a nation are taken
rush-board-last-rounds = Last round: the limit is reached
rush-board-reserve = Reserve
rush-board-discard = Discard
rush-board-deck = Deck
rush-board-graveyard = Graveyard
rush-board-medals = Medals left
rush-board-medal-deck = { $nation }: singles left { $singles } of 9, doubles { $doubles } of 3
rush-board-achievements = Achievements ×5
rush-board-leads = , leads
rush-board-first = first player
rush-board-score = { $total ->
    [one] { $total } medal
   *[other] { $total } medals
} so far: on cards { $medals }, bases { $bases }, achievements { $achievements }
rush-board-hangar = hangar
rush-board-depot = depot
rush-board-depots = What is seen of the others' squads
rush-board-depots-help = In the rulebook only its owner looks through a depot. This is only about what the page shows: the log tells every purchase.
rush-board-depots-top = Size and top card of each depot
rush-board-depots-open = Every squad and what it is worth so far
rush-board-hand = { $number ->
    [0] no card in hand
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
rush-board-guard = { $spot }: on guard { $card }
rush-board-unguarded = no defender
rush-board-damaged = damaged
rush-board-destroyed = destroyed
rush-board-chosen = to be bought
rush-board-attacking = attacks
rush-board-in-play = in play
rush-board-played = played
rush-board-playing = In play:
rush-board-assault = Assault by
rush-board-sabotage = Sabotage: { $side } gives up a card
rush-board-research = Research: a vehicle of cost { $number } or less
rush-board-repair = Repair: cards of the depot to the graveyard, { $number } at most
rush-board-purchase = Purchase:
rush-board-bill-cost = cost
rush-board-bill-paid = paid
rush-board-bill-missing = missing
rush-board-strikes = Attack, strikes left { $number }:
rush-board-join = to the attack
rush-board-own-depot = Your depot: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rush-board-own-hangar = Your hangar, in no order: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rush-board-squad = Squad of { $side }: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rush-board-in-discard = Vehicle discard: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rush-board-in-graveyard = Graveyard: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rush-board-legend = What the symbols mean
rush-board-sign-cost = cost
rush-board-sign-resources = resources
rush-board-sign-strength = strength
rush-board-sign-armour = armour
rush-board-sign-medal = medals

# Paying: all at once, and what is wasted.
rush-pay-all = pay with { $cards } and close the purchase
rush-times = { $number } × { $card }
rush-waste-paid = It is paid already: this card would be spent for nothing.
rush-waste-surplus = { $number ->
    [one] { $number } resource more than it costs is lost.
   *[other] { $number } resources more than it costs are lost.
}
rush-waste-research = No card of the reserve costs { $number } or less: the vehicle is given up for nothing.

# How the medals came about.
rush-tally-medals = Medals: { $nation }
rush-tally-bases = { $number ->
    [one] { $number } destroyed base
   *[other] { $number } destroyed bases
}

# What signs and abilities do.
rush-about-ability-line = { $ability }: { $effect }
rush-about-reinforcement = draw that many cards; you may play them this turn.
rush-about-draft = this turn you may buy as often as you like, several cards at a time.
rush-about-reconnaissance = all cards of the reserve are replaced by new ones.
rush-about-sabotage = each opponent gives up a card of their hand.
rush-about-assault = one damage to an opponent's base or defender, beside the attack of the turn.
rush-about-research = the card leaves the game for a card of the reserve that costs at most that number.
rush-about-repair = one or two cards of your depot leave the game.
rush-about-invulnerability = take a medal of the card's nation.
rush-about-sign-cost = what it takes to buy the card.
rush-about-sign-resources = what the card pays in a purchase.
rush-about-sign-strength = destroys a vehicle whose armour is not higher.
rush-about-sign-armour = what a defender withstands; without it a card cannot guard.
rush-about-sign-medal = whoever has most at the end wins.
rush-about-sign-bases = it cannot strike vehicles.
rush-about-sign-vehicles = it cannot strike bases.
rush-about-sign-national = they pay only for cards of the same nation.
