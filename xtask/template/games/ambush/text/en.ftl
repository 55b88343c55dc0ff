ambush-title = Ambush
ambush-tagline = Lead a card, or lie in wait
ambush-length = About 5 minutes
ambush-about = Two seats, a hidden hand of cards each, five minutes.
ambush-side-red = Red
ambush-side-blue = Blue
ambush-option-hand = Cards in hand
ambush-option-hand-help = How many cards each side is dealt.
ambush-bad-hand = From { $min } to { $max } cards.

ambush-card-patrol = patrol
ambush-card-squad = squad
ambush-card-tank = tank
ambush-no-cards = no cards
ambush-and = { $list }, { $next }

ambush-ask-lead = Lead a card.
ambush-ask-answer = Answer the { $card }.
ambush-play = Play a { $card }
ambush-withdraw = Withdraw

ambush-dealt = { $side } is dealt a { $card }.
ambush-dealt-hidden = { $side } is dealt a card.
ambush-led = { $side } leads a { $card }.
ambush-answered = { $side } answers with a { $card }.
ambush-withdrew = { $side } withdraws.
ambush-rolled = The die shows { $pips }.
ambush-won = { $side } wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ambush-over = The side to lead has no card left.

ambush-sketch-own = { $side }, points { $points }, in hand: { $cards }
ambush-sketch-hidden = { $side }, points { $points }, in hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ambush-sketch-lead = On the table: { $card }
ambush-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ambush-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
ambush-why-not-held = You hold no { $card } (2.1, 2.2).
ambush-why-not-withdraw = Only the side that answers may withdraw (2.3).
