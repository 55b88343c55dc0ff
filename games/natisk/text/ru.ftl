# «Натиск!»: всё, что говорит игра. Номера правил — пункты text/ru.md.

natisk-title = Натиск!
natisk-name = { natisk-title }
natisk-tagline = Вся Вторая мировая за двадцать минут из двух мешочков
natisk-about = Две стороны достают соединения из мешочков и ставят их на пять театров военных действий: каждая фишка тянет маркер сражений к своему краю, а почти каждая ячейка даёт что-то ещё. Заполните кампанию, пока маркер на вашей стороне, или доведите его до конца шкалы, и очки ваши; война идёт до 25. Есть и «Ниппон», где Япония нападает на Америку с помощью Годзиллы, и бот для соло-игры.
natisk-length = Около 20 минут
natisk-data-note = Базовое поле и его фишки — как напечатано. Состав фишек Японии выведен по единственному списку. Поле «Ниппона» восстановлено нами, кроме четырёх начальных кампаний, связи Бостона с Нью-Йорком и крайних делений шкал +1, +2 и +3.

# Стороны и места.
natisk-side-axis = Гитлеровская коалиция
natisk-side-allies = Союзники
natisk-side-japan = Япония
natisk-side-germany = Германия

# Настройки.
natisk-option-board = Поле
natisk-option-board-help = Базовая игра — мировая война на пяти театрах; «Ниппон» — Япония против Германии в Америке.
natisk-option-board-base = Базовая игра
natisk-option-board-nippon = «Ниппон»
natisk-option-mode = Игроки
natisk-option-mode-help = Двое или вы против бота из правил соло-игры. Бот играет за первую сторону.
natisk-option-mode-duel = Двое
natisk-option-mode-solo = Соло
natisk-option-later_weapons = Умелое руководство и партизаны
natisk-option-later_weapons-help = Добавляет к особому оружию умелое руководство и партизан: фишек становится 18 вместо 16. В «Ниппоне» они есть всегда.
natisk-option-blanks = Пустые фишки
natisk-option-blanks-help = До шести соединений, придуманных вами. У каждого есть мешочек (first, second или research), тип (army, navy, air, army+navy или any), сила от 0 до 9 и, по желанию, способность (blitz, bombing, task-force, leadership, general, admiral, nuclear или partisans).
natisk-option-level = Уровень сложности
natisk-option-level-help = Фора бота на базовом поле: три броска по одному делению, три по два или четыре по два.
natisk-option-level-easy = Лёгкий
natisk-option-level-medium = Средний
natisk-option-level-hard = Сложный
natisk-option-stratagems = Стратагемы
natisk-option-stratagems-help = Бот каждый ход берёт стратагему, и его труднее предугадать. Пока учитесь, играйте без них.
natisk-option-bot_points = Очки боту
natisk-option-bot_points-help = Сколько очков у бота в начале игры.
natisk-option-bot_steps = Деления боту
natisk-option-bot_steps-help = На сколько делений бот впереди в начале игры на каждой шкале с маркером.
natisk-bad-blanks = Не больше шести пустых фишек.
natisk-bad-bot_points = Не больше 24 очков, иначе бот победит ещё до начала игры.
natisk-bad-bot_steps = Не больше 10 делений, чтобы ни одна шкала не закрылась до начала игры.

# Театры и города.
natisk-theatre-western-europe = Западная Европа
natisk-theatre-pacific = Тихий океан
natisk-theatre-eastern-europe = Восточная Европа
natisk-theatre-africa = Африка и Ближний Восток
natisk-theatre-south-east-asia = Юго-Восточная Азия
natisk-theatre-boston = Бостон
natisk-theatre-seattle = Сиэтл
natisk-theatre-chicago = Чикаго
natisk-theatre-new-york = Нью-Йорк
natisk-theatre-denver = Денвер
natisk-theatre-san-francisco = Сан-Франциско
natisk-theatre-washington = Вашингтон
natisk-theatre-kansas-city = Канзас-Сити
natisk-theatre-los-angeles = Лос-Анджелес
natisk-theatre-atlanta = Атланта
natisk-theatre-phoenix = Финикс
natisk-theatre-dallas = Даллас
natisk-theatre-jacksonville = Джексонвилл
natisk-theatre-new-orleans = Новый Орлеан
natisk-theatre-honolulu = Гонолулу

# Ячейки: Западная Европа, кампания 1, ячейка 2 (суша: исследование).
natisk-space = { $theatre }, кампания { $campaign }, ячейка { $number } ({ $ground }: { $effect })
natisk-ground-land = суша
natisk-ground-sea = море
natisk-ground-both = суша/море
natisk-effect-none = без эффекта
natisk-effect-production = { $number ->
    [1] производство
   *[other] улучшенное производство
}
natisk-effect-research = { $number ->
    [1] исследование
   *[other] улучшенное исследование
}
natisk-effect-requisition = исследование и производство
natisk-effect-bombing = бомбардировка
natisk-effect-propaganda = пропаганда { $number }
natisk-effect-tactical = тактическое преимущество +{ $number }
natisk-effect-strategic = стратегическое преимущество +{ $number }

# Соединения, с силой там, где она постоянна.
natisk-unit-air-blitz = блиц-авиация 0
natisk-unit-air1 = авиация 1
natisk-unit-air2 = авиация 2
natisk-unit-army1 = армия 1
natisk-unit-army2 = армия 2
natisk-unit-army3 = армия 3
natisk-unit-navy1 = флот 1
natisk-unit-navy2 = флот 2
natisk-unit-navy3 = флот 3
natisk-unit-general = генерал
natisk-unit-admiral = адмирал
natisk-unit-air-bomb = бомбардировочная авиация 0
natisk-unit-godzilla = Годзилла 4
natisk-unit-elite-army = элитные войска (армия 4)
natisk-unit-elite-navy = элитные войска (флот 4)
natisk-unit-elite-air = элитные войска (авиация 3)
natisk-unit-task-army = оперативное соединение (армия 5)
natisk-unit-task-navy = оперативное соединение (флот 5)
natisk-unit-task-air = оперативное соединение (авиация 4)
natisk-unit-blitz-army = блиц-соединение (армия 1)
natisk-unit-blitz-navy = блиц-соединение (флот 1)
natisk-unit-bomb-navy = бомбардировка (флот 2)
natisk-unit-bomb-air = бомбардировка (авиация 1)
natisk-unit-nuclear = ядерная бомба 7
natisk-unit-spy = шпион
natisk-unit-scientist = учёный
natisk-unit-leadership = умелое руководство
natisk-unit-partisans = партизаны
natisk-unit-blank1 = пустая фишка № 1
natisk-unit-blank2 = пустая фишка № 2
natisk-unit-blank3 = пустая фишка № 3
natisk-unit-blank4 = пустая фишка № 4
natisk-unit-blank5 = пустая фишка № 5
natisk-unit-blank6 = пустая фишка № 6

# Маркеры и перечни.
natisk-marker = { $side } { $lead }
natisk-marker-red = красное деление
natisk-list = { $head }, { $tail }
natisk-nothing = ничего

# Что можно сделать.
natisk-place = { $unit } → { $space }
natisk-advance = стратегическое преимущество → { $theatre }
natisk-take = применить эффект: { $space }
natisk-open = открыть кампанию: { $theatre }
natisk-bomb = бомбить фишку № { $number } в ряду бота
natisk-favour = шестёрка бота → { $theatre }
natisk-done = больше ничего не ставить

# О чём спрашивают.
natisk-ask-place = Какую фишку поставить и куда?
natisk-ask-follow = Блиц, { $theatre }: поставить там ещё одну фишку или закончить?
natisk-ask-advance = Куда направить стратегическое преимущество (+{ $steps })?
natisk-ask-take = { $theatre }: театр закрыт. Какой эффект применить следующим?
natisk-ask-open = { $from }: кампания завершена. Какую открыть следующей?{ $lead ->
    [0] {""}
   *[other] {" "}Маркер встанет так: { $ahead } { $lead }.
}
natisk-ask-bomb = Какую фишку в ряду бота вы бомбите?
natisk-ask-favour = Выпала шестёрка: на каком театре сдвинуть маркер к боту на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}?

# Что произошло.
natisk-placed = { $side }: { $unit } → { $space }
natisk-placed-as = { $side }: { $unit } как { $played } → { $space }
natisk-moved = { $side }: { $theatre } +{ $steps }, теперь маркер: { $marker }
natisk-drew = { $side }: из мешочка — { $unit }
natisk-drew-hidden = { $side }: из мешочка — одна фишка
natisk-researched = { $side }: исследование, в мешочек — { $unit }
natisk-researched-hidden = { $side }: исследование, в мешочек — особое оружие
natisk-requisitioned = { $side }: исследование и производство, сразу в строй — { $unit }
natisk-requisitioned-hidden = { $side }: исследование и производство, сразу в строй — особое оружие
natisk-bombed = { $side }: потеря от бомбардировки, обратно в мешочек — { $unit }
natisk-bombed-hidden = { $side }: потеря от бомбардировки, обратно в мешочек — одна фишка
natisk-propaganda = { $side }: пропаганда, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
natisk-campaign = { $side }: { $theatre }, кампания { $campaign } завершена, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $bonus ->
    [0] {""}
   *[other] {" "}(из них со шкалы: { $bonus })
}
natisk-took = { $side }: эффект — { $space }
natisk-closed = { $side }: победа на театре — { $theatre }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
natisk-opened = Открыта кампания: { $theatre }, маркер: { $lead ->
    [0] красное деление
   *[other] { $side } { $lead }
}
natisk-last-turn = { $side }: последний ход
natisk-rolled = Кубик: { $face }
natisk-stratagem = Стратагема бота: «{ $stratagem }»
natisk-stratagem-again = Стратагема бота: «{ $stratagem }», то есть снова «{ $in_force }»
natisk-line = Бот оставляет { $line }: { $left ->
    [one] { $left } вариант
    [few] { $left } варианта
   *[many] { $left } вариантов
} (п. { $rule } правил)

# Стратагемы.
natisk-stratagem-big-guns = Большие пушки
natisk-stratagem-counter-attack = Контратака
natisk-stratagem-rapid-deployment = Быстрое развёртывание
natisk-stratagem-research = Научно-исследовательские работы
natisk-stratagem-secure = Укрепление
natisk-stratagem-steamroll = Паровой каток
natisk-stratagem-glory = Ради славы
natisk-stratagem-economic-warfare = Экономическая война

# Строки алгоритма бота.
natisk-line-1-1 = театры, где есть что поставить
natisk-line-1-2 = театры, где можно сразу победить
natisk-line-1-3 = театры, где можно сразу победить в кампании
natisk-line-1-4 = театры по стратагеме
natisk-line-1-5 = театр, где больше свободных ячеек, затем очков, затем выше на поле
natisk-line-2-1 = ячейки, куда есть что поставить
natisk-line-2-2 = ячейки, где можно сразу победить
natisk-line-2-3 = ячейки по стратагеме
natisk-line-2-4 = ячейку с лучшим эффектом
natisk-line-3-1 = подходящие фишки
natisk-line-3-2 = фишки, которые сразу побеждают
natisk-line-3-3 = фишки по стратагеме
natisk-line-3-4 = фишки сильнее 0: у ячейки нет эффекта
natisk-line-3-5 = фишки без блица: ячейка последняя
natisk-line-3-6 = самые сильные фишки: у него уже 20 очков
natisk-line-3-7 = фишку, на которую указал кубик

# Конец игры, как он записан в журнале.
natisk-ended = Победа: { $winner }. { $reason }
natisk-reason-points = 25 очков к концу хода
natisk-reason-last-turn = Больше очков после последнего хода
natisk-reason-tie = При равенстве побеждает вторая сторона
natisk-reason-no-unit = У соперника нет ни одной фишки
natisk-reason-no-space = Сопернику некуда поставить свои фишки
natisk-reason-full-board = Поле заполнено, а ставить должен соперник

# Конец игры, со счётом.
natisk-end-points = Победа: { $side }, счёт { $points }:{ $rival_points }. 25 очков к концу хода.
natisk-end-last-turn = Победа: { $side }, счёт { $points }:{ $rival_points } после последнего хода.
natisk-end-tie = Победа: { $side }, счёт { $points }:{ $rival_points }. При равенстве побеждает вторая сторона.
natisk-end-no-unit = Победа: { $side }, счёт { $points }:{ $rival_points }. У соперника нет ни одной фишки.
natisk-end-no-space = Победа: { $side }, счёт { $points }:{ $rival_points }. Сопернику некуда поставить свои фишки.
natisk-end-full-board = Победа: { $side }, счёт { $points }:{ $rival_points }. Поле заполнено, а ставить должен соперник.

# Откуда очки.
natisk-tally-campaign = { $theatre }: победа в кампании { $campaign }
natisk-tally-closed = { $theatre }: победа на всём театре у края трека
natisk-tally-propaganda = Пропаганда

# Стол строками текста.
natisk-sketch-side = { $side }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, вне поля { $unplaced ->
    [one] { $unplaced } фишка
    [few] { $unplaced } фишки
   *[many] { $unplaced } фишек
}, из них особого оружия: { $special }
natisk-sketch-research = Особого оружия для исследований: { $number }
natisk-sketch-theatre = { $theatre }: маркер — { $marker }{ $campaigns ->
    [1] {""}
   *[other] , кампания { $campaign } из { $campaigns }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
natisk-sketch-taken = {"  "}{ $space }: { $side }, { $unit }
natisk-sketch-free = {"  "}{ $space }: свободна, { $ground }: { $effect }
natisk-sketch-row = Ряд бота: { $units }
natisk-sketch-stratagem = Действует стратагема: «{ $stratagem }»
natisk-sketch-reserve = Ваш резерв: { $units }

# Почему действие не по правилам.
natisk-why-not-now = «{ $action }»: сейчас решается другое (п. { $rule } правил).
natisk-why-must-place = «{ $action }»: сначала надо поставить фишку (п. { $rule } правил).
natisk-why-other-board = «{ $action }»: это на другом поле (п. { $rule } правил).
natisk-why-not-in-reserve = «{ $action }»: такой фишки нет в резерве (п. { $rule } правил).
natisk-why-occupied = «{ $action }»: ячейка занята (п. { $rule } правил).
natisk-why-theatre-complete = «{ $action }»: этот театр завершён (п. { $rule } правил).
natisk-why-campaign-over = «{ $action }»: эта кампания завершена, её маркер ушёл дальше (п. { $rule } правил).
natisk-why-theatre-closed = «{ $action }»: этот театр закрыт: маркер дошёл до края шкалы (п. { $rule } правил).
natisk-why-marker = «{ $action }»: маркер сражения двигается сам, когда на его театре ставят фишку (п. { $rule } правил).
natisk-why-bots-row = «{ $action }»: из ряда бота выбирают, только когда его бомбят (п. { $rule } правил).
natisk-why-not-opened = «{ $action }»: эта кампания ещё не открыта (п. { $rule } правил).
natisk-why-not-active = «{ $action }»: в кампании выше ещё есть свободная ячейка (п. { $rule } правил).
natisk-why-wrong-ground = «{ $action }»: местность не подходит этой фишке (п. { $rule } правил).
natisk-why-nothing-to-copy = «{ $action }»: соперник ещё ничего не ставил, шпиону некого повторить (п. { $rule } правил).
natisk-why-blitz-elsewhere = «{ $action }»: вторую фишку ставят на том же театре, где был блиц (п. { $rule } правил).
natisk-why-must-advance = «{ $action }»: сначала выберите театр для стратегического преимущества (п. { $rule } правил).
natisk-why-same-theatre = «{ $action }»: стратегическое преимущество идёт на другой театр (п. { $rule } правил).
natisk-why-must-take = «{ $action }»: сначала эффекты закрытого театра (п. { $rule } правил).
natisk-why-not-spoils = «{ $action }»: годятся лишь оставшиеся эффекты свободных ячеек закрытого театра (п. { $rule } правил).
natisk-why-must-follow = «{ $action }»: после блица поставьте ещё фишку на том же театре или закончите (п. { $rule } правил).
natisk-why-must-open = «{ $action }»: сначала откройте следующую кампанию (п. { $rule } правил).
natisk-why-opened-before = «{ $action }»: эта кампания уже была открыта (п. { $rule } правил).
natisk-why-not-linked = «{ $action }»: стрелка туда не ведёт, а среди связанных кампаний есть неоткрытая (п. { $rule } правил).
natisk-why-must-bomb = «{ $action }»: сначала выберите фишку в ряду бота для бомбардировки (п. { $rule } правил).
natisk-why-bomb-special = «{ $action }»: выберите в ряду фишку, которая не особое оружие; его бомбят, только если другого нет (п. { $rule } правил).
natisk-why-must-favour = «{ $action }»: сначала выберите незавершённый театр для шестёрки бота (п. { $rule } правил).

# Что говорит за выбор или против него: после «потому что» или «хотя».
natisk-because-won = это победа в игре
natisk-because-lost = это поражение в игре
natisk-because-closes = вы выигрываете всё, что ещё не решено { $place }
natisk-because-rival-closes = соперник выигрывает всё, что ещё не решено { $place }
natisk-because-wins-campaign = вы выигрываете кампанию { $place }
natisk-because-loses-campaign = кампания { $place } достаётся сопернику
natisk-because-scores = пропаганда приносит вам { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
natisk-because-rival-scores = пропаганда приносит сопернику { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
natisk-because-enough = вы набираете 25 очков
natisk-because-rival-enough = соперник набирает 25 очков
natisk-because-near-end = вы близки к краю шкалы { $place }
natisk-because-rival-near-end = соперник близок к краю шкалы { $place }
natisk-because-leads = вы выходите вперёд { $place }
natisk-because-rival-leads = соперник выходит вперёд { $place }
natisk-because-ends-lead = соперник больше не впереди { $place }
natisk-because-loses-lead = вы больше не впереди { $place }
natisk-because-extends = ваш перевес растёт { $place }
natisk-because-rival-extends = перевес соперника растёт { $place }
natisk-because-narrows = перевес соперника сокращается { $place }
natisk-because-rival-narrows = ваш перевес сокращается { $place }
natisk-because-leaves-last-space = сопернику остаётся занять последнюю ячейку кампании { $place }
natisk-because-another-unit = можно сразу поставить ещё одну фишку
natisk-because-another-marker = можно сдвинуть маркер на другом театре на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}
natisk-because-units = у вас будет { $number ->
    [one] на { $number } фишку больше
    [few] на { $number } фишки больше
   *[many] на { $number } фишек больше
}
natisk-because-fewer-units = фишек на выбор останется меньше
natisk-because-weapon = вы получаете особое оружие
natisk-because-spends-weapon = на это уходит особое оружие
natisk-because-bombs = соперник теряет фишку от бомбардировки
natisk-because-is-bombed = вы теряете фишку от бомбардировки

# Где.
natisk-in-western-europe = в Западной Европе
natisk-in-pacific = на Тихом океане
natisk-in-eastern-europe = в Восточной Европе
natisk-in-africa = в Африке и на Ближнем Востоке
natisk-in-south-east-asia = в Юго-Восточной Азии
natisk-in-boston = в Бостоне
natisk-in-seattle = в Сиэтле
natisk-in-chicago = в Чикаго
natisk-in-new-york = в Нью-Йорке
natisk-in-denver = в Денвере
natisk-in-san-francisco = в Сан-Франциско
natisk-in-washington = в Вашингтоне
natisk-in-kansas-city = в Канзас-Сити
natisk-in-los-angeles = в Лос-Анджелесе
natisk-in-atlanta = в Атланте
natisk-in-phoenix = в Финиксе
natisk-in-dallas = в Далласе
natisk-in-jacksonville = в Джексонвилле
natisk-in-new-orleans = в Новом Орлеане
natisk-in-honolulu = в Гонолулу

# Что может принести случай: после «38 %:».
natisk-luck-weapon = особое оружие
natisk-luck-elite = элитные войска
natisk-luck-task-force = оперативное соединение
natisk-luck-blitz = блиц-соединение
natisk-luck-bombing = бомбардировочное соединение
natisk-luck-choice = театр на ваш выбор

# Нарисованное поле.
natisk-board-land = С
natisk-board-sea = М
natisk-board-both = СМ
natisk-board-taken = { $space }: { $side }, { $unit }
natisk-board-marker = { $theatre }: маркер — { $marker }
natisk-board-worth = Кампания: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
natisk-board-finished = завершена
natisk-board-active = активна
natisk-board-complete = завершено
natisk-board-unopened = не открыта
natisk-board-battle-marker = Маркер сражений: { $place }
natisk-board-points = Победные очки
natisk-board-score = { $side }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
natisk-board-to-come = вне поля { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
}
natisk-board-special = особых: { $number }
natisk-board-last = последняя
natisk-board-bombed = разбомблено
natisk-board-exposed = раскрыто
natisk-board-last-turn = Последний ход
natisk-board-won = Победа
natisk-board-pool = для исследований
natisk-board-pool-hint = особое оружие, доступное для исследований
natisk-board-reserve = Ваш резерв
natisk-board-empty = Фишек не осталось.
natisk-board-several = { $unit } ×{ $count }
natisk-board-bag = Ваш мешочек: { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[many] { $number } фишек
}
natisk-board-row = Ряд бота
natisk-board-row-unit = Ряд бота, № { $number }: { $unit }
natisk-board-in-force = Стратагема
natisk-board-cup = В чашке: { $number }
natisk-board-legend = Что значат знаки
natisk-board-ability-blitz = блиц
natisk-board-ability-bombing = бомбардировка
natisk-board-ability-task-force = оперативное соединение
natisk-board-ability-leadership = умелое руководство
natisk-board-ability-general = генерал
natisk-board-ability-admiral = адмирал
natisk-board-ability-nuclear = ядерная бомба
natisk-board-ability-partisans = партизаны
natisk-board-ability-special = двойная рамка: особое оружие
natisk-board-campaign = кампания { $number }

# Что делают ячейки и фишки.
natisk-about-space-none = У этой ячейки нет эффекта.
natisk-about-space-production = возьмите фишку из своего мешочка в резерв.
natisk-about-space-research = случайная фишка особого оружия уходит в ваш мешочек.
natisk-about-space-requisition = случайная фишка особого оружия сразу попадает в ваш резерв.
natisk-about-space-bombing = случайная фишка из резерва противника возвращается в его мешочек.
natisk-about-space-propaganda = вы сразу получаете указанные очки.
natisk-about-space-tactical = маркер этого театра сдвигается к вам на это число.
natisk-about-space-strategic = маркер другого театра, на ваш выбор, сдвигается к вам на это число.
natisk-about-marker = На чьей он половине, тот лидирует на театре и получает завершённые здесь кампании; каждая фишка сдвигает его на свою силу, а на краю шкалы выигран весь театр.
natisk-about-counter = Очки стороны; обычно побеждает тот, кто набрал 25.
natisk-about-unit-none = Тип говорит, куда её можно поставить, сила — насколько сдвинется к вам маркер.
natisk-about-unit-blitz = после этой фишки можно сразу поставить ещё одну на том же театре.
natisk-about-unit-bombing = вдобавок бомбит резерв противника, после эффекта ячейки.
natisk-about-unit-task-force = фишка сильная, но эффект её ячейки не срабатывает.
natisk-about-unit-general = сила 1 и ещё по 1 за каждую вашу армию и авиацию на этом театре.
natisk-about-unit-admiral = сила 1 и ещё по 1 за каждый ваш флот и авиацию на этом театре.
natisk-about-unit-nuclear = сила 7, но на всех других незавершённых театрах маркер сдвигается на 2 к противнику.
natisk-about-unit-leadership = эффект своей ячейки применяет дважды.
natisk-about-unit-partisans = сила 3 там, где впереди противник, иначе 1.
natisk-about-unit-spy = Играет как фишка, которую противник поставил последней.
natisk-about-unit-scientist = Занимает любую свободную ячейку незавершённого театра.
natisk-about-ground-land = для армии или авиации
natisk-about-ground-sea = для флота или авиации
natisk-about-ground-both = для любой фишки
