ambush-title = Засада
ambush-tagline = Ходи первым или жди в засаде
ambush-length = Около 5 минут
ambush-about = Двое игроков, у каждого закрытая рука карт, пять минут.
ambush-side-red = Красные
ambush-side-blue = Синие
ambush-option-hand = Карт на руке
ambush-option-hand-help = Сколько карт сдают каждой стороне.
ambush-bad-hand = От { $min } до { $max } карт.

ambush-card-patrol = дозор
ambush-card-squad = отряд
ambush-card-tank = танк
ambush-no-cards = нет карт
ambush-and = { $list }, { $next }

ambush-ask-lead = Зайдите с карты.
ambush-ask-answer = Ответьте на карту «{ $card }».
ambush-play = Сыграть карту «{ $card }»
ambush-withdraw = Отступить

ambush-dealt = { $side }: сдана карта «{ $card }».
ambush-dealt-hidden = { $side }: сдана карта.
ambush-led = { $side }: заход картой «{ $card }».
ambush-answered = { $side }: ответ картой «{ $card }».
ambush-withdrew = { $side }: отступление.
ambush-rolled = На кубике { $pips }.
ambush-won = { $side } получают { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
ambush-over = Стороне, которой заходить, нечем ходить.

ambush-sketch-own = { $side }, очки: { $points }, на руке: { $cards }
ambush-sketch-hidden = { $side }, очки: { $points }, на руке: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
ambush-sketch-lead = На столе: { $card }
ambush-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ambush-deck = { $count ->
    [one] В колоде осталась { $count } карта
    [few] В колоде осталось { $count } карты
   *[many] В колоде осталось { $count } карт
}
ambush-why-not-held = У вас нет карты «{ $card }» (2.1, 2.2).
ambush-why-not-withdraw = Отступить может только отвечающая сторона (2.3).
