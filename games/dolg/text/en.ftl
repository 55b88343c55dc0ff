dolg-title = Dolg
dolg-tagline = Lead a card, or lie in wait
dolg-length = About 5 minutes
dolg-about = Two seats, a hidden hand of cards each, five minutes.
dolg-side-red = Red
dolg-side-blue = Blue
dolg-option-hand = Cards in hand
dolg-option-hand-help = How many cards each side is dealt.
dolg-bad-hand = From { $min } to { $max } cards.

dolg-card-patrol = patrol
dolg-card-squad = squad
dolg-card-tank = tank
dolg-no-cards = no cards
dolg-and = { $list }, { $next }

dolg-ask-lead = Lead a card.
dolg-ask-answer = Answer the { $card }.
dolg-play = Play a { $card }
dolg-withdraw = Withdraw

dolg-dealt = { $side } is dealt a { $card }.
dolg-dealt-hidden = { $side } is dealt a card.
dolg-led = { $side } leads a { $card }.
dolg-answered = { $side } answers with a { $card }.
dolg-withdrew = { $side } withdraws.
dolg-rolled = The die shows { $pips }.
dolg-won = { $side } wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dolg-over = The side to lead has no card left.

dolg-sketch-own = { $side }, points { $points }, in hand: { $cards }
dolg-sketch-hidden = { $side }, points { $points }, in hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dolg-sketch-lead = On the table: { $card }
dolg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dolg-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
dolg-why-not-held = You hold no { $card } (2.1, 2.2).
dolg-why-not-withdraw = Only the side that answers may withdraw (2.3).
