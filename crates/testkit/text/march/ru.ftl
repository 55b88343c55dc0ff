# Слова «Марша», игрушечной игры для проверок.

march-title = Марш
march-about = Две колонны идут наперегонки по дороге.
march-seat-red = Красные
march-seat-blue = Синие
march-side-red = Красные
march-side-blue = Синие
march-ask-order = Какие будут приказы?
march-do-camp = Разбить лагерь
march-do-march = Марш, миль: { $miles }
march-do-patrol = Выслать разъезд
march-miles = { $amount ->
    [one] { $amount } миля
    [few] { $amount } мили
   *[many] { $amount } миль
}
march-buried = Тайник закопан.
march-marched = { $side }: марш до мили { $mile }.
march-patrolled = { $side }: разъезд нашёл тайник на миле { $mile }.
march-patrolled-unseen = { $side }: разъезд вернулся.
march-camped = { $side }: лагерь, тайника здесь нет.
march-found = { $side }: лагерь, тайник найден.
march-column = { $side }: миля { $mile }
march-cache = Тайник: миля { $mile }
march-end-found = Тайник найден.
march-end-far = Время вышло.
march-why-too-far = Колонна может пройти ещё не больше { $miles } { $miles ->
    [one] мили
    [few] миль
   *[many] миль
}.
march-why-no-stop = Там колонне не остановиться.
march-why-no-patrol = Разъезд высылают один раз за игру и только до марша.
march-why-not-yours = Сейчас ходит другая сторона: это { $side }.
