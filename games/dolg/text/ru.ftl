dolg-title = Засада
dolg-tagline = Ходи первым или жди в засаде
dolg-length = Около 5 минут
dolg-about = Двое игроков, у каждого закрытая рука карт, пять минут.
dolg-side-red = Красные
dolg-side-blue = Синие
dolg-option-hand = Карт на руке
dolg-option-hand-help = Сколько карт сдают каждой стороне.
dolg-bad-hand = От { $min } до { $max } карт.

dolg-card-patrol = дозор
dolg-card-squad = отряд
dolg-card-tank = танк
dolg-no-cards = нет карт
dolg-and = { $list }, { $next }

dolg-ask-lead = Зайдите с карты.
dolg-ask-answer = Ответьте на карту «{ $card }».
dolg-play = Сыграть карту «{ $card }»
dolg-withdraw = Отступить

dolg-dealt = { $side }: сдана карта «{ $card }».
dolg-dealt-hidden = { $side }: сдана карта.
dolg-led = { $side }: заход картой «{ $card }».
dolg-answered = { $side }: ответ картой «{ $card }».
dolg-withdrew = { $side }: отступление.
dolg-rolled = На кубике { $pips }.
dolg-won = { $side } получают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
dolg-over = Стороне, которой заходить, нечем ходить.

dolg-sketch-own = { $side }, очки: { $points }, на руке: { $cards }
dolg-sketch-hidden = { $side }, очки: { $points }, на руке: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
dolg-sketch-lead = На столе: { $card }
dolg-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dolg-deck = { $count ->
    [one] В колоде осталась { $count } карта
    [few] В колоде осталось { $count } карты
   *[many] В колоде осталось { $count } карт
}
dolg-why-not-held = У вас нет карты «{ $card }» (2.1, 2.2).
dolg-why-not-withdraw = Отступить может только отвечающая сторона (2.3).
