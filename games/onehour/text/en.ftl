# One Hour World War II: everything the game says. The numbers in brackets are paragraphs of en.md.

onehour-title = One Hour World War II
onehour-name = { onehour-title }
onehour-tagline = Five nations, six years, one war
onehour-about = Germany and Japan against the United Kingdom, the USSR and the USA, from 1940 to 1945, for two to five players. Each year a nation spends a few action markers: it builds, attacks, redeploys, invests in industry, or answers what others do. Whoever holds fewer victory spaces at the end of a year loses Political Will; two enemy capitals win at once. Nothing is hidden, and without the dice option there is no luck. The rulebook at hand has no map, no set-up and no nation sheets: those are our reconstruction.
onehour-length = About an hour
onehour-data-note = The lines and most colours of the map, the set-up, the ends of the tracks, the later action markers and the response boxes are our reconstruction: the rules at hand do not print them. The rules themselves and the lists of victory spaces are as printed.

# Nations and sides.
onehour-side-germany = Germany
onehour-side-uk = United Kingdom
onehour-side-japan = Japan
onehour-side-ussr = USSR
onehour-side-usa = USA
onehour-camp-axis = Axis
onehour-camp-allies = Allies
onehour-camp-nobody = nobody

# Spaces.
onehour-space-germany = Germany
onehour-space-poland = Poland
onehour-space-italy = Italy
onehour-space-uk = United Kingdom
onehour-space-north-africa = North Africa
onehour-space-middle-east = Middle East
onehour-space-india = India
onehour-space-australia = Australia
onehour-space-usa = USA
onehour-space-philippines = Philippines
onehour-space-moscow = Moscow
onehour-space-north-ussr = North USSR
onehour-space-south-ussr = South USSR
onehour-space-stalingrad = Stalingrad
onehour-space-siberia = Siberia
onehour-space-japan = Japan
onehour-space-france = France
onehour-space-balkans = Balkans
onehour-space-scandinavia = Scandinavia
onehour-space-china = China
onehour-space-southeast-asia = South-East Asia
onehour-space-north-sea = North Sea
onehour-space-atlantic = Atlantic
onehour-space-baltic = Baltic Sea
onehour-space-mediterranean = Mediterranean
onehour-space-indian-ocean = Indian Ocean
onehour-space-sea-of-japan = Sea of Japan
onehour-space-west-pacific = West Pacific
onehour-space-south-pacific = South Pacific
onehour-space-north-pacific = North Pacific
onehour-space-east-pacific = East Pacific

# Straits, by the land that controls them.
onehour-strait-scandinavia = Danish Straits
onehour-strait-north-africa = Gibraltar
onehour-strait-middle-east = Suez
onehour-strait-southeast-asia = Malacca
onehour-strait-usa = Panama

# Pieces, with their strength.
onehour-unit-german-fleet1 = German fleet (1)
onehour-unit-german-fleet2 = German fleet (2)
onehour-unit-italian-fleet = Italian fleet (1)
onehour-unit-german-army1 = German army (1)
onehour-unit-german-army2 = German army (2)
onehour-unit-italian-army = Italian army (1)
onehour-unit-british-fleet1 = British fleet (1)
onehour-unit-british-fleet2 = British fleet (2)
onehour-unit-british-army1 = British army (1)
onehour-unit-british-army2 = British army (2)
onehour-unit-french-army = French army (1)
onehour-unit-japanese-fleet1 = Japanese fleet (1)
onehour-unit-japanese-fleet2 = Japanese fleet (2)
onehour-unit-japanese-army1 = Japanese army (1)
onehour-unit-japanese-army2 = Japanese army (2)
onehour-unit-soviet-army1 = Soviet army (1)
onehour-unit-soviet-army2 = Soviet army (2)
onehour-unit-american-fleet1 = American fleet (1)
onehour-unit-american-fleet2 = American fleet (2)
onehour-unit-american-army1 = American army (1)
onehour-unit-american-army2 = American army (2)
onehour-unit-chinese-army = Chinese army (1)

# Tracks and actions.
onehour-track-build = Build
onehour-track-air = Air
onehour-track-naval = Naval Air
onehour-deed-build = Build
onehour-deed-attack = Attack
onehour-deed-redeploy = Redeploy
onehour-deed-industry = Industry

# Responses.
onehour-response-strategic-bombing = Strategic Bombing
onehour-response-general-winter = General Winter
onehour-response-evacuation = Evacuation
onehour-response-code-breaking = Code Breaking
onehour-response-partisans = Partisans
onehour-response-factory-raids = Factory Raids
onehour-response-submarine-campaign = Submarine Campaign
onehour-response-chinese-nationalists = Chinese Nationalists
onehour-response-chinese-communists = Chinese Communists
onehour-response-magic = Magic
onehour-response-oil-embargo = Oil Embargo
onehour-response-u-boats = U-boats
onehour-response-lend-lease-uk = Lend-Lease (Britain)
onehour-response-afrika-korps = Afrika Korps
onehour-response-southern-army = Southern Army
onehour-response-commerce-raiders = Commerce Raiders
onehour-response-unrest-in-india = Unrest in India
onehour-response-blitz = The Blitz
onehour-response-lend-lease-ussr = Lend-Lease (USSR)
onehour-response-luftwaffe-interdiction = Luftwaffe Interdiction
onehour-response-backhand-blow = Backhand Blow
onehour-response-kwantung-army = Kwantung Army
onehour-response-encirclement = Encirclement
onehour-response-factories-overrun = Factories Overrun
onehour-response-drumbeat = Operation Drumbeat
onehour-response-kamikaze = Kamikaze
onehour-response-panzer-reserve = Panzer Reserve
onehour-response-wolf-packs = Wolf Packs
onehour-response-isolationism = Isolationism

# What a response asks for.
onehour-ask-effect-strategic-bombing = Strategic Bombing: which piece goes from your Reserve to Losses?
onehour-ask-effect-general-winter = General Winter: which army goes to Losses?
onehour-ask-effect-partisans = Partisans: which army returns to Reserve?
onehour-ask-effect-submarine-campaign = Submarine Campaign: which piece goes from your Reserve to Losses?
onehour-ask-effect-u-boats = U-boats: which piece goes from your Reserve to Losses?
onehour-ask-effect-lend-lease-uk = Lend-Lease: raise pieces of strength 2 in all.
onehour-ask-effect-afrika-korps = Afrika Korps: which army comes, and where to?
onehour-ask-effect-southern-army = Southern Army: which army comes, and where to?
onehour-ask-effect-commerce-raiders = Commerce Raiders: which fleet returns to Reserve?
onehour-ask-effect-unrest-in-india = Unrest in India: which army returns to Reserve?
onehour-ask-effect-lend-lease-ussr = Lend-Lease: raise pieces of strength 2 in all.
onehour-ask-effect-luftwaffe-interdiction = Luftwaffe Interdiction: which piece goes from your Reserve to Losses?
onehour-ask-effect-backhand-blow = Backhand Blow: which army comes, and where to?
onehour-ask-effect-kwantung-army = Kwantung Army: which army goes back to Siberia?
onehour-ask-effect-encirclement = Encirclement: which Soviet army is lost?
onehour-ask-effect-drumbeat = Operation Drumbeat: which piece goes from your Reserve to Losses?
onehour-ask-effect-kamikaze = Kamikaze: which fleet goes to Losses?
onehour-ask-effect-panzer-reserve = Panzer Reserve: which army comes, and where to?
onehour-ask-effect-wolf-packs = Wolf Packs: which piece returns to Reserve?

# Options.
onehour-option-dice = Dice in battles
onehour-option-dice-help = Each side throws a die before the reserves: 4 and 5 add 1, 6 adds 2.
onehour-option-axis_will = Political Will of the Axis
onehour-option-axis_will-help = At the start, 1 to 12. Players may bid for a side with it.
onehour-option-allied_will = Political Will of the Allies
onehour-option-allied_will-help = At the start, 1 to 12. Players may bid for a side with it.

# Choices.
onehour-build = Build
onehour-attack = Attack: { $space }
onehour-redeploy = Redeploy
onehour-industry = Industry: { $track }
onehour-pass = Pass
onehour-raise = From Losses to Reserve: { $unit }
onehour-deploy = From Reserve to the map: { $unit }, { $space }
onehour-send = Send into the attack: { $unit }, { $space }
onehour-send-to = Send from { $from } to { $to }: { $unit }
onehour-move = Move from { $from } to { $to }: { $unit }
onehour-recall = Into Reserve: { $unit }, { $space }
onehour-commit = Commit to the battle: { $unit }
onehour-lose = Lose: { $unit }, { $space }
onehour-lose-for-good = Lose for the rest of the game: { $unit }, { $space }
onehour-scrap = From Reserve to Losses: { $unit }
onehour-turn-back = Back to Siberia: { $unit }, { $space }
onehour-call-back = Back to Siberia from Reserve: { $unit }
onehour-respond = Respond: { $response }
onehour-decline = Decline
onehour-split-two = 2 players
onehour-split-three = 3 players
onehour-split-four = 4 players
onehour-split-five = 5 players
onehour-piece-in = { $unit }, { $space }
onehour-piece-in-reserve = { $unit }, Reserve
onehour-piece-in-losses = { $unit }, Losses
onehour-this-year = this year
onehour-decline-response = Decline: { $response }
onehour-done = Done

# Questions.
onehour-ask-turn = Choose an action or pass; { $markers ->
    [one] { $markers } marker left
   *[other] { $markers } markers left
}.
onehour-ask-build = Raise or deploy pieces; { $left ->
    [one] { $left } point left
   *[other] { $left } points left
}.
onehour-ask-attack = Who attacks? Target: { $space }.
onehour-ask-redeploy = Move pieces in supply, or take them into Reserve.
onehour-ask-attack-reserves = { $space }: attack { $attack }, defence { $defence }. Commit reserves to the attack?
onehour-ask-defence-reserves = { $space }: attack { $attack }, defence { $defence }. Commit reserves to the defence?
onehour-ask-loss = { $space }: which piece goes to Losses?
onehour-ask-destruction = { $space }: which piece leaves the game?
onehour-ask-response = { $nation }, { $after }: respond with { $response }?

# What happens.
onehour-year = The year { $year } begins.
onehour-passed = { $nation } passes.
onehour-stuck = { $nation } can do nothing and passes.
onehour-acted = { $nation }: { $deed }.
onehour-attacked = { $nation } attacks: { $space }.
onehour-bonus = The Axis has attacked the USA first: one more action marker for the USA for the rest of the game.
onehour-war-declared = The USA attacks first: no additional marker.
onehour-raised = From Losses to Reserve: { $unit }.
onehour-deployed = From Reserve to the map: { $unit }, { $space }.
onehour-sent = { $unit }: from { $from } to { $to }.
onehour-rolled = { $side } throws { $face }: +{ $bonus }.
onehour-committed = From Reserve into the battle: { $unit }.
onehour-fought = Battle, { $space }: attack { $attack }, defence { $defence }.
onehour-stalemate = { $space }: nobody loses anything.
onehour-lost = Lost: { $unit }, { $space }.
onehour-removed = Out of the game: { $unit }, { $space }.
onehour-sunk = The sea is lost, and with it: { $unit }, { $space }.
onehour-moved = { $unit } moves from { $from } to { $to }.
onehour-recalled = Into Reserve: { $unit }, { $from }.
onehour-advanced = { $nation }: { $track } is now { $value }.
onehour-responded = { $nation } responds: { $response }.
onehour-scrapped = From Reserve to Losses: { $unit }.
onehour-rescued = From Losses to Reserve: { $unit }.
onehour-set-back = { $nation }: { $track } goes back to { $value }.
onehour-reordered = Turn order: { $nation } goes directly ahead of { $ahead } from the next round on.
onehour-mustered = A Chinese army appears in China.
onehour-returned = Back in Siberia: { $unit }.
onehour-scored = End of { $year }. Victory spaces: Axis { $axis }, Allies { $allies }.
onehour-will-lost = { $side }: Political Will -{ $lost }, now { $left }.

# Endings.
onehour-ended-capitals = Two capitals are taken: { $side }.
onehour-ended-will = The Political Will of the enemy is spent: { $side }.
onehour-ended-years = More Political Will after 1945: { $side }.
onehour-ended-tie = Equal Political Will after 1945, which is enough: { $side }.
onehour-end-capitals = Victory of the { $side } in { $year }: two capitals.
onehour-end-will = Victory of the { $side } in { $year }: the enemy has no Political Will left.
onehour-end-years = Victory of the { $side } after { $year }: more Political Will.
onehour-end-tie = Victory of the { $side } after { $year }: equal Political Will.

# The table in lines.
onehour-sketch-year = { $year }. Political Will: Axis { $axis }, Allies { $allies }. Victory spaces now: { $axis_spaces } and { $allied_spaces }.
onehour-sketch-order = Turn order: { $order }. Turn: { $mover }. Passed: { $passed }.
onehour-sketch-nation = { $nation }: markers { $markers }; Build { $build }, Air { $air }, Naval Air { $naval }
onehour-sketch-boxes =   Reserve: { $reserve }. Losses: { $losses }.
onehour-sketch-china = Chinese armies in the pool: { $pool }
onehour-sketch-map = Map:
onehour-sketch-space =   { $word }: { $space }, control: { $control }; { $pieces }
onehour-sketch-battle = Battle, { $space }: attack { $attack } (+{ $attack_reserves } in Reserve), defence { $defence } (+{ $defence_reserves } in Reserve)
onehour-sketch-prospect =   attack, { $space }: up to { $attack } (+{ $attack_reserves } in Reserve) against { $defence } (+{ $defence_reserves } in Reserve)
onehour-sketch-open =   attack, { $space }: nobody defends it
onehour-count = { $count } x { $unit }
onehour-list = { $head }, { $tail }
onehour-nothing = none

# Headings of the board.
onehour-board-map = Map
onehour-board-sheets = Nation sheets
onehour-board-actions = Actions
onehour-board-reserve = Reserve
onehour-board-losses = Losses
onehour-board-markers = Markers: { $markers }
onehour-board-control = Control: { $control }
onehour-board-will = Political Will: Axis { $axis }, Allies { $allies }
onehour-board-track = { $track }: { $value }

# What a study counts.
onehour-held-1940 = victory spaces at the end of 1940
onehour-held-1941 = victory spaces at the end of 1941
onehour-held-1942 = victory spaces at the end of 1942
onehour-held-1943 = victory spaces at the end of 1943
onehour-held-1944 = victory spaces at the end of 1944
onehour-held-1945 = victory spaces at the end of 1945
onehour-held-strategic-bombing = { onehour-response-strategic-bombing }
onehour-held-general-winter = { onehour-response-general-winter }
onehour-held-evacuation = { onehour-response-evacuation }
onehour-held-code-breaking = { onehour-response-code-breaking }
onehour-held-partisans = { onehour-response-partisans }
onehour-held-factory-raids = { onehour-response-factory-raids }
onehour-held-submarine-campaign = { onehour-response-submarine-campaign }
onehour-held-chinese-nationalists = { onehour-response-chinese-nationalists }
onehour-held-chinese-communists = { onehour-response-chinese-communists }
onehour-held-magic = { onehour-response-magic }
onehour-held-oil-embargo = { onehour-response-oil-embargo }
onehour-held-u-boats = { onehour-response-u-boats }
onehour-held-lend-lease-uk = { onehour-response-lend-lease-uk }
onehour-held-afrika-korps = { onehour-response-afrika-korps }
onehour-held-southern-army = { onehour-response-southern-army }
onehour-held-commerce-raiders = { onehour-response-commerce-raiders }
onehour-held-unrest-in-india = { onehour-response-unrest-in-india }
onehour-held-blitz = { onehour-response-blitz }
onehour-held-lend-lease-ussr = { onehour-response-lend-lease-ussr }
onehour-held-luftwaffe-interdiction = { onehour-response-luftwaffe-interdiction }
onehour-held-backhand-blow = { onehour-response-backhand-blow }
onehour-held-kwantung-army = { onehour-response-kwantung-army }
onehour-held-encirclement = { onehour-response-encirclement }
onehour-held-factories-overrun = { onehour-response-factories-overrun }
onehour-held-drumbeat = { onehour-response-drumbeat }
onehour-held-kamikaze = { onehour-response-kamikaze }
onehour-held-panzer-reserve = { onehour-response-panzer-reserve }
onehour-held-wolf-packs = { onehour-response-wolf-packs }
onehour-held-isolationism = { onehour-response-isolationism }

# Why not.
onehour-why-battle-first = “{ $action }”: first decide about the reserves for this battle (rules { $rule }).
onehour-why-loss-first = “{ $action }”: first choose the piece that is lost (rules { $rule }).
onehour-why-response-first = “{ $action }”: first answer whether you play the response (rules { $rule }).
onehour-why-effect-first = “{ $action }”: first choose what the response asks for (rules { $rule }).
onehour-why-not-now = “{ $action }”: not now (rules { $rule }).
onehour-why-no-capital = “{ $action }”: without your capital you can only build in it and attack it (rules { $rule }).
onehour-why-nothing-to-build = “{ $action }”: there is nothing to raise or to deploy (rules { $rule }).
onehour-why-nothing-in-supply = “{ $action }”: you have no piece in supply (rules { $rule }).
onehour-why-no-navy = “{ $action }”: the USSR has no Naval Air track (rules { $rule }).
onehour-why-track-full = “{ $action }”: this track is at its end (rules { $rule }).
onehour-why-choose-action = “{ $action }”: first choose an action or pass (rules { $rule }).
onehour-why-only-capital = “{ $action }”: without your capital only the capital itself comes into question (rules { $rule }).
onehour-why-own-space = “{ $action }”: your side controls this space and there is no enemy in it (rules { $rule }).
onehour-why-full = “{ $action }”: three pieces of this kind of your nation are there already (rules { $rule }).
onehour-why-no-fleet-near = “{ $action }”: you have no fleet in an adjacent sea from which it could go there (rules { $rule }).
onehour-why-no-army-near = “{ $action }”: you have no army beside it, nor across one sea that your side controls (rules { $rule }).
onehour-why-build-first = “{ $action }”: first finish the Build (rules { $rule }).
onehour-why-not-yours = “{ $action }”: this piece is not yours to use here (rules { $rule }).
onehour-why-no-chinese = “{ $action }”: chinese armies are neither built nor moved (rules { $rule }).
onehour-why-not-in-losses = “{ $action }”: there is no such piece in your Losses (rules { $rule }).
onehour-why-not-in-reserve = “{ $action }”: there is no such piece in your Reserve (rules { $rule }).
onehour-why-just-raised = “{ $action }”: this piece was raised in the same action (rules { $rule }).
onehour-why-too-dear = “{ $action }”: there are not enough points left for it (rules { $rule }).
onehour-why-fleet-on-land = “{ $action }”: fleets stay at sea (rules { $rule }).
onehour-why-built-on-land = “{ $action }”: armies are deployed on land (rules { $rule }).
onehour-why-not-controlled = “{ $action }”: your side did not control it before the action (rules { $rule }).
onehour-why-not-supplied-before = “{ $action }”: it was not in your supply before the action (rules { $rule }).
onehour-why-attack-first = “{ $action }”: first finish the attack (rules { $rule }).
onehour-why-not-there = “{ $action }”: there is no such piece (rules { $rule }).
onehour-why-fights-already = “{ $action }”: it is there already and will fight (rules { $rule }).
onehour-why-wrong-kind = “{ $action }”: on land armies fight, at sea fleets (rules { $rule }).
onehour-why-no-way-by-sea = “{ $action }”: a fleet goes to an adjacent sea, through a strait only if your side controls it (rules { $rule }).
onehour-why-no-way = “{ $action }”: an army comes from an adjacent space or over one sea that your side controls (rules { $rule }).
onehour-why-redeploy-first = “{ $action }”: first finish the Redeploy (rules { $rule }).
onehour-why-moved-already = “{ $action }”: it has moved in this action (rules { $rule }).
onehour-why-not-supplied = “{ $action }”: this space is not in your supply (rules { $rule }).
onehour-why-same-space = “{ $action }”: it is there already (rules { $rule }).
onehour-why-not-controlled-now = “{ $action }”: your side does not control this space (rules { $rule }).
onehour-why-no-supplied-way = “{ $action }”: there is no way there through supplied spaces of your side (rules { $rule }).
onehour-why-through-reserve = Pieces come from Losses into Reserve first (rules { $rule }).
onehour-why-other-reserve = A piece goes into the Reserve of its own nation (rules { $rule }).
onehour-why-no-deploy-now = Pieces of the Reserve come onto the map by Build, or by a response (rules { $rule }).
onehour-why-piece-of-others = This piece belongs to another nation (rules { $rule }).
onehour-why-other-target = The attack under way is on another space (rules { $rule }).
onehour-why-no-move-now = Pieces move by Attack and by Redeploy (rules { $rule }).
onehour-why-box-not-offered = A response is offered after an action of the nation on whose sheet it stands (rules { $rule }).
onehour-why-sheet-of-others = This is a track of another nation (rules { $rule }).
onehour-why-track-by-industry = Tracks are advanced by the action Industry (rules { $rule }).
onehour-why-nobody-to-attack = There is no space that you can attack (rules { $rule }).
onehour-why-nothing-to-advance = There is no track that you can advance (rules { $rule }).
onehour-why-action-under-way = An action is under way; the next one is chosen after it (rules { $rule }).
onehour-why-losses-by-build = Pieces in Losses are raised by Build, or by a response (rules { $rule }).
onehour-why-reserve-not-now = The question is not about pieces in Reserve (rules { $rule }).
onehour-why-piece-not-now = The question is not about this piece; a turn begins with an action (rules { $rule }).
onehour-why-space-not-now = The question is not about this space; a turn begins with an action (rules { $rule }).
onehour-why-no-button-now = There is nothing to end here (rules { $rule }).

# The drawn board.
onehour-letter-germany = G
onehour-letter-uk = B
onehour-letter-japan = J
onehour-letter-ussr = S
onehour-letter-usa = A
onehour-letter-italy = I
onehour-letter-france = F
onehour-letter-china = C
onehour-theatre-europe = Europe and Africa
onehour-theatre-asia = Asia
onehour-theatre-pacific = Pacific
onehour-board-short-build = Build
onehour-board-short-air = Air
onehour-board-short-naval = Naval Air
onehour-board-after-build = B
onehour-board-after-attack = A
onehour-board-after-redeploy = R
onehour-board-after-industry = I
onehour-board-years = Years
onehour-board-order = Turn order
onehour-board-moves = its turn
onehour-board-passed = passed
onehour-board-will-short = Will
onehour-board-scored = victory spaces at its end: Axis { $axis }, Allies { $allies }
onehour-board-scoring = victory spaces now: Axis { $axis }, Allies { $allies }
onehour-board-capital = Capital of { $nation }
onehour-board-home = Home of { $nation }
onehour-board-victory = Victory space of the { $side }
onehour-board-piece = { $unit }, { $space }: { $count }
onehour-board-strait = { $strait }: open to whoever controls { $space }. Control: { $control }
onehour-board-capital-lost = capital lost
onehour-board-removed = Out of the game:
onehour-board-responses = Responses of others
onehour-board-response = { $response }: after { $after } of { $sheet }
onehour-board-players = Played by
onehour-board-played = Played this year by { $nation }
onehour-board-usa-peace = Not at war yet
onehour-board-usa-war = At war
onehour-board-usa-bonus = At war; attacked first, one more marker
onehour-board-look = Show
onehour-board-look-plain = map
onehour-board-look-control = control
onehour-board-look-supply = supply of { $nation }
onehour-board-look-supplies = supply:
onehour-board-to-sheet = sheet ↓
onehour-board-zoom = Look at
onehour-board-zoom-whole = everything
onehour-board-prospects = What attacks would come to
onehour-board-prospects-help = With all pieces that can go; after the plus sign what reserves could add.
onehour-board-target = Space
onehour-board-attack = Attack
onehour-board-defence = Defence
onehour-board-outcome = Without reserves
onehour-board-wall = with the Atlantic Wall
onehour-board-undefended = Nobody defends it.
onehour-board-prospect = Attack { $attack }, with reserves { $attack_all }; defence { $defence }, with reserves { $defence_all }.
onehour-board-odds = Attacker wins { $win } %, nobody { $tie } %, defenders { $loss } %.
onehour-board-certain-win = The defenders lose a piece.
onehour-board-certain-tie = Nobody loses a piece.
onehour-board-certain-loss = The attacker loses a piece.
onehour-board-legend = Signs
onehour-board-sign-army = Army: a block; the number is its strength
onehour-board-sign-fleet = Fleet: a hull
onehour-board-sign-minor = Light: Italian, French or Chinese
onehour-board-sign-capital = Capital
onehour-board-sign-prize-axis = Victory space of the Axis
onehour-board-sign-prize-allies = Victory space of the Allies
onehour-board-sign-held-axis = The Axis controls it
onehour-board-sign-held-allies = The Allies control it
onehour-board-sign-held-nobody = Nobody controls it
onehour-board-sign-line-land = By land
onehour-board-sign-line-sea = Coast and sea
onehour-board-sign-line-strait = Strait: only for the side whose mark it shows
onehour-board-sign-line-only = Only for the USSR and Japan
onehour-board-sign-swatch-axis = Shown control: Axis
onehour-board-sign-swatch-allies = Shown control: Allies
onehour-board-sign-swatch-supply = Shown supply: in supply

# What the response boxes do, in short.
onehour-board-response-strategic-bombing = Needs Air of 1 and an Allied United Kingdom. Germany: one piece from Reserve to Losses
onehour-board-response-general-winter = An attacked Soviet home space holds a German or Italian army: one of them goes to Losses. Once a year
onehour-board-response-evacuation = A British or French army just lost beside a British fleet in an Allied sea goes to Reserve
onehour-board-response-code-breaking = The player goes directly ahead of Germany in turn order
onehour-board-response-partisans = One German or Italian army in occupied land returns to Reserve
onehour-board-response-factory-raids = Needs Air of 1 and an Allied United Kingdom. The track goes back one step
onehour-board-response-submarine-campaign = Needs an American fleet in the Pacific. Japan: one piece from Reserve to Losses
onehour-board-response-chinese-nationalists = A Chinese army comes from the pool to China
onehour-board-response-chinese-communists = A Chinese army comes from the pool to China
onehour-board-response-magic = Needs an American fleet in the Pacific. The USA goes directly ahead of Japan in turn order
onehour-board-response-oil-embargo = Needs an American fleet in the Pacific and South-East Asia not of the Axis. The track goes back one step
onehour-board-response-u-boats = Needs a German fleet on the map. United Kingdom: one piece from Reserve to Losses
onehour-board-response-lend-lease-uk = Needs the Atlantic not of the Axis. United Kingdom: pieces of strength 2 in all from Losses to Reserve
onehour-board-response-afrika-korps = After an attack at the Mediterranean: a German army comes there from Reserve
onehour-board-response-southern-army = After an attack in the South-East: a Japanese army comes there from Reserve
onehour-board-response-commerce-raiders = Needs a German fleet on the map. One British fleet returns to Reserve
onehour-board-response-unrest-in-india = Needs South-East Asia of the Axis. One British army returns from India to Reserve
onehour-board-response-blitz = Needs France of the Axis and German Air no lower than British. The track goes back one step
onehour-board-response-lend-lease-ussr = Needs the Atlantic not of the Axis. USSR: pieces of strength 2 in all from Losses to Reserve
onehour-board-response-luftwaffe-interdiction = Needs a Soviet home space of the Axis and German Air of 1. USSR: one piece from Reserve to Losses
onehour-board-response-backhand-blow = After an attack on land: a German army comes there from Reserve
onehour-board-response-kwantung-army = Needs a Japanese army in China. An army that left Siberia returns there
onehour-board-response-encirclement = One Soviet army in Europe without supply goes to Losses
onehour-board-response-factories-overrun = Needs Moscow, Stalingrad or South USSR of the Axis. The track goes back one step
onehour-board-response-drumbeat = Needs a German fleet on the map. USA: one piece from Reserve to Losses
onehour-board-response-kamikaze = In 1944 and 1945, near Japan or the Philippines: one American fleet goes to Losses
onehour-board-response-panzer-reserve = After an attack in Europe or North Africa: a German army comes there from Reserve
onehour-board-response-wolf-packs = Needs a German fleet on the map. One American piece in the Atlantic or the North Sea returns to Reserve
onehour-board-response-isolationism = While the USA is not at war. The track goes back one step

# How the Political Will went down.
onehour-tally-start = Political Will at the start
onehour-tally-year = { $year }: the other side held more victory spaces

# What a die of a battle brings, after its odds.
onehour-luck-attack = { $bonus ->
    [0] the attack gains nothing by its die
   *[other] the attack gains { $bonus } by its die
}
onehour-luck-defence = { $bonus ->
    [0] the defence gains nothing by its die
   *[other] the defence gains { $bonus } by its die
}

# Spaces as they stand in a sentence, in the accusative where a language has one.
onehour-the-germany = Germany
onehour-the-poland = Poland
onehour-the-italy = Italy
onehour-the-uk = the United Kingdom
onehour-the-north-africa = North Africa
onehour-the-middle-east = the Middle East
onehour-the-india = India
onehour-the-australia = Australia
onehour-the-usa = the USA
onehour-the-philippines = the Philippines
onehour-the-moscow = Moscow
onehour-the-north-ussr = the north of the USSR
onehour-the-south-ussr = the south of the USSR
onehour-the-stalingrad = Stalingrad
onehour-the-siberia = Siberia
onehour-the-japan = Japan
onehour-the-france = France
onehour-the-balkans = the Balkans
onehour-the-scandinavia = Scandinavia
onehour-the-china = China
onehour-the-southeast-asia = South-East Asia
onehour-the-north-sea = the North Sea
onehour-the-atlantic = the Atlantic
onehour-the-baltic = the Baltic Sea
onehour-the-mediterranean = the Mediterranean
onehour-the-indian-ocean = the Indian Ocean
onehour-the-sea-of-japan = the Sea of Japan
onehour-the-west-pacific = the West Pacific
onehour-the-south-pacific = the South Pacific
onehour-the-north-pacific = the North Pacific
onehour-the-east-pacific = the East Pacific

# Why a choice is good or bad, after "because" or "although".
onehour-because-wins = it wins the war
onehour-because-defeated = it loses the war
onehour-because-takes = it takes { $space }
onehour-because-takes-prize = it takes { $space }, a victory space
onehour-because-takes-capital = it takes { $space }, an enemy capital
onehour-because-frees-capital = it wins { $space } back, a capital
onehour-because-denies = the enemy loses control of { $space }
onehour-because-loses = it gives up { $space }
onehour-because-loses-prize = it gives up { $space }, a victory space
onehour-because-loses-capital = it gives up { $space }, a capital
onehour-because-exposes = the enemy could take { $space } with one attack
onehour-because-guards = the enemy can no longer take { $space } with one attack
onehour-because-threatens = the next attack could take { $space }
onehour-because-relents = no attack could take { $space } any more
onehour-because-falls = it costs pieces on the map
onehour-because-falls-enemy = it costs the enemy pieces on the map
onehour-because-spent = it uses up pieces of the Reserve
onehour-because-spent-enemy = it uses up pieces of the enemy’s Reserve
onehour-because-comes = new pieces come onto the map
onehour-because-comes-enemy = new pieces of the enemy come onto the map
onehour-because-raised = pieces come back from Losses
onehour-because-raised-enemy = pieces of the enemy come back from Losses
onehour-because-leaves = pieces leave the map
onehour-because-leaves-enemy = pieces of the enemy leave the map
onehour-because-cut-off = your pieces lose their supply
onehour-because-cut-off-enemy = pieces of the enemy lose their supply
onehour-because-supplied = your pieces are in supply again
onehour-because-supplied-enemy = pieces of the enemy are in supply again
onehour-because-advances = the { $track } track goes up ({ $nation })
onehour-because-set-back = the { $track } track goes back ({ $nation })
onehour-because-marker = it costs an action marker
onehour-because-marker-enemy = it costs the enemy an action marker
onehour-because-usa-at-war = it brings the USA into the war, with a marker more each year
onehour-because-will = it costs Political Will
onehour-because-will-enemy = it costs the enemy Political Will
onehour-because-may-fall = the attack will probably take { $space }
onehour-because-may-hold = the attack will probably not take { $space }
onehour-because-defenders-suffer = the battle will probably cost the defenders a piece
onehour-because-attacker-suffers = the battle will probably cost the attacker a piece
onehour-because-nobody-suffers = the battle will probably cost nobody a piece
onehour-because-builds = pieces can be raised and deployed
onehour-because-relieves = armies can come to defend { $space }
onehour-because-redeploys = pieces can go where they are needed more
