# One Hour World War II: всё, что говорит игра. Числа в скобках — пункты правил из ru.md.

onehour-title = One Hour World War II
onehour-name = { onehour-title }
onehour-tagline = Пять держав, шесть лет, одна война
onehour-about = Германия и Япония против Великобритании, СССР и США, с 1940 по 1945 год, для двух–пяти игроков. Каждый год страна тратит несколько жетонов действий: строит, атакует, перегруппировывается, развивает промышленность или отвечает на чужие действия. Кто в конце года контролирует меньше ключевых территорий, теряет политическую волю; две столицы противника приносят победу сразу. Ничего не скрыто, а без кубиков нет и случайности. В доступных правилах нет ни карты, ни расстановки, ни планшетов: их мы восстановили сами.
onehour-length = Около часа
onehour-data-note = Линии и большая часть цветов карты, расстановка, длина шкал, жетоны действий поздних лет и реакции — наша реконструкция: в доступных правилах их нет. Сами правила и списки ключевых территорий — как в издании.

# Страны и стороны.
onehour-side-germany = Германия
onehour-side-uk = Великобритания
onehour-side-japan = Япония
onehour-side-ussr = СССР
onehour-side-usa = США
onehour-camp-axis = Ось
onehour-camp-allies = Союзники
onehour-camp-nobody = никто

# Территории.
onehour-space-germany = Германия
onehour-space-poland = Польша
onehour-space-italy = Италия
onehour-space-uk = Британия
onehour-space-north-africa = Северная Африка
onehour-space-middle-east = Ближний Восток
onehour-space-india = Индия
onehour-space-australia = Австралия
onehour-space-usa = США
onehour-space-philippines = Филиппины
onehour-space-moscow = Москва
onehour-space-north-ussr = Север СССР
onehour-space-south-ussr = Юг СССР
onehour-space-stalingrad = Сталинград
onehour-space-siberia = Сибирь
onehour-space-japan = Япония
onehour-space-france = Франция
onehour-space-balkans = Балканы
onehour-space-scandinavia = Скандинавия
onehour-space-china = Китай
onehour-space-southeast-asia = Юго-Восточная Азия
onehour-space-north-sea = Северное море
onehour-space-atlantic = Атлантика
onehour-space-baltic = Балтийское море
onehour-space-mediterranean = Средиземное море
onehour-space-indian-ocean = Индийский океан
onehour-space-sea-of-japan = Японское море
onehour-space-west-pacific = Запад Тихого океана
onehour-space-south-pacific = Юг Тихого океана
onehour-space-north-pacific = Север Тихого океана
onehour-space-east-pacific = Восток Тихого океана

# Проливы, по суше, от которой зависит контроль над ними.
onehour-strait-scandinavia = Датские проливы
onehour-strait-north-africa = Гибралтар
onehour-strait-middle-east = Суэцкий канал
onehour-strait-southeast-asia = Малаккский пролив
onehour-strait-usa = Панамский канал

# Фишки и их сила.
onehour-unit-german-fleet1 = немецкий флот (1)
onehour-unit-german-fleet2 = немецкий флот (2)
onehour-unit-italian-fleet = итальянский флот (1)
onehour-unit-german-army1 = немецкая армия (1)
onehour-unit-german-army2 = немецкая армия (2)
onehour-unit-italian-army = итальянская армия (1)
onehour-unit-british-fleet1 = британский флот (1)
onehour-unit-british-fleet2 = британский флот (2)
onehour-unit-british-army1 = британская армия (1)
onehour-unit-british-army2 = британская армия (2)
onehour-unit-french-army = французская армия (1)
onehour-unit-japanese-fleet1 = японский флот (1)
onehour-unit-japanese-fleet2 = японский флот (2)
onehour-unit-japanese-army1 = японская армия (1)
onehour-unit-japanese-army2 = японская армия (2)
onehour-unit-soviet-army1 = советская армия (1)
onehour-unit-soviet-army2 = советская армия (2)
onehour-unit-american-fleet1 = американский флот (1)
onehour-unit-american-fleet2 = американский флот (2)
onehour-unit-american-army1 = американская армия (1)
onehour-unit-american-army2 = американская армия (2)
onehour-unit-chinese-army = китайская армия (1)

# Шкалы и действия.
onehour-track-build = Строительство
onehour-track-air = Авиация
onehour-track-naval = Морская авиация
onehour-deed-build = Строительство
onehour-deed-attack = Атака
onehour-deed-redeploy = Перегруппировка
onehour-deed-industry = Промышленность

# Реакции.
onehour-response-strategic-bombing = Стратегические бомбардировки
onehour-response-general-winter = Генерал Мороз
onehour-response-evacuation = Эвакуация
onehour-response-code-breaking = Взлом кодов
onehour-response-partisans = Партизаны
onehour-response-factory-raids = Рейды на заводы
onehour-response-submarine-campaign = Подводная кампания
onehour-response-chinese-nationalists = Китайские националисты
onehour-response-chinese-communists = Китайские коммунисты
onehour-response-magic = «Магия» (дешифровка)
onehour-response-oil-embargo = Нефтяное эмбарго
onehour-response-u-boats = Подводные лодки
onehour-response-lend-lease-uk = Ленд-лиз (Британия)
onehour-response-afrika-korps = Африканский корпус
onehour-response-southern-army = Южная армия
onehour-response-commerce-raiders = Рейдеры
onehour-response-unrest-in-india = Волнения в Индии
onehour-response-blitz = Блиц
onehour-response-lend-lease-ussr = Ленд-лиз (СССР)
onehour-response-luftwaffe-interdiction = Удары Люфтваффе
onehour-response-backhand-blow = Контрудар
onehour-response-kwantung-army = Квантунская армия
onehour-response-encirclement = Котёл
onehour-response-factories-overrun = Захват заводов
onehour-response-drumbeat = «Барабанный бой»
onehour-response-kamikaze = Камикадзе
onehour-response-panzer-reserve = Танковый резерв
onehour-response-wolf-packs = «Волчьи стаи»
onehour-response-isolationism = Изоляционизм

# Что выбирают при реакции.
onehour-ask-effect-strategic-bombing = Стратегические бомбардировки: какая фишка уходит из вашего резерва в потери?
onehour-ask-effect-general-winter = Генерал Мороз: какая армия уходит в потери?
onehour-ask-effect-partisans = Партизаны: какая армия возвращается в резерв?
onehour-ask-effect-submarine-campaign = Подводная кампания: какая фишка уходит из вашего резерва в потери?
onehour-ask-effect-u-boats = Подводные лодки: какая фишка уходит из вашего резерва в потери?
onehour-ask-effect-lend-lease-uk = Ленд-лиз: верните в резерв фишки общей силой до 2.
onehour-ask-effect-afrika-korps = Африканский корпус: какая армия прибывает и куда?
onehour-ask-effect-southern-army = Южная армия: какая армия прибывает и куда?
onehour-ask-effect-commerce-raiders = Рейдеры: какой флот возвращается в резерв?
onehour-ask-effect-unrest-in-india = Волнения в Индии: какая армия возвращается в резерв?
onehour-ask-effect-lend-lease-ussr = Ленд-лиз: верните в резерв фишки общей силой до 2.
onehour-ask-effect-luftwaffe-interdiction = Удары Люфтваффе: какая фишка уходит из вашего резерва в потери?
onehour-ask-effect-backhand-blow = Контрудар: какая армия прибывает и куда?
onehour-ask-effect-kwantung-army = Квантунская армия: какая армия возвращается в Сибирь?
onehour-ask-effect-encirclement = Котёл: какая советская армия погибает?
onehour-ask-effect-drumbeat = «Барабанный бой»: какая фишка уходит из вашего резерва в потери?
onehour-ask-effect-kamikaze = Камикадзе: какой флот уходит в потери?
onehour-ask-effect-panzer-reserve = Танковый резерв: какая армия прибывает и куда?
onehour-ask-effect-wolf-packs = «Волчьи стаи»: какая фишка возвращается в резерв?

# Варианты.
onehour-option-dice = Кубики в сражениях
onehour-option-dice-help = Перед резервами каждая сторона бросает кубик: 4 и 5 дают +1, 6 даёт +2.
onehour-option-axis_will = Политическая воля Оси
onehour-option-axis_will-help = В начале игры, от 1 до 12. Ею можно торговаться за сторону.
onehour-option-allied_will = Политическая воля Союзников
onehour-option-allied_will-help = В начале игры, от 1 до 12. Ею можно торговаться за сторону.

# Что можно сделать.
onehour-build = Строительство
onehour-attack = Атака: { $space }
onehour-redeploy = Перегруппировка
onehour-industry = Промышленность: { $track }
onehour-pass = Пас
onehour-raise = Из потерь в резерв: { $unit }
onehour-deploy = Из резерва на поле: { $unit }, { $space }
onehour-send = Отправить в атаку: { $unit }, { $space }
onehour-send-to = Отправить, { $from } → { $to }: { $unit }
onehour-move = Переместить, { $from } → { $to }: { $unit }
onehour-recall = В резерв: { $unit }, { $space }
onehour-commit = Ввести в бой из резерва: { $unit }
onehour-lose = Потерять: { $unit }, { $space }
onehour-lose-for-good = Потерять до конца игры: { $unit }, { $space }
onehour-scrap = Из резерва в потери: { $unit }
onehour-turn-back = Обратно в Сибирь: { $unit }, { $space }
onehour-call-back = Обратно в Сибирь из резерва: { $unit }
onehour-respond = Реакция: { $response }
onehour-decline = Отказаться
onehour-split-two = 2 игрока
onehour-split-three = 3 игрока
onehour-split-four = 4 игрока
onehour-split-five = 5 игроков
onehour-piece-in = { $unit }, { $space }
onehour-piece-in-reserve = { $unit }, резерв
onehour-piece-in-losses = { $unit }, потери
onehour-this-year = в этом году
onehour-decline-response = Отказаться: { $response }
onehour-done = Готово

# Вопросы.
onehour-ask-turn = Выберите действие или пасуйте; { $markers ->
    [one] остался { $markers } жетон
    [few] осталось { $markers } жетона
   *[many] осталось { $markers } жетонов
}.
onehour-ask-build = Верните фишки в резерв или выставьте на поле; { $left ->
    [one] осталось { $left } очко
    [few] осталось { $left } очка
   *[many] осталось { $left } очков
}.
onehour-ask-attack = Кто атакует? Цель: { $space }.
onehour-ask-redeploy = Переместите снабжаемые фишки или уберите их в резерв.
onehour-ask-attack-reserves = { $space }: атака { $attack }, оборона { $defence }. Ввести резервы в атаку?
onehour-ask-defence-reserves = { $space }: атака { $attack }, оборона { $defence }. Ввести резервы в оборону?
onehour-ask-loss = { $space }: какая фишка уходит в потери?
onehour-ask-destruction = { $space }: какая фишка выбывает из игры?
onehour-ask-response = { $nation }, { $after }: разыграть реакцию { $response }?

# Что происходит.
onehour-year = Начинается { $year } год.
onehour-passed = { $nation } пасует.
onehour-stuck = { $nation } ничего не может сделать и пасует.
onehour-acted = { $nation }: { $deed }.
onehour-attacked = { $nation } атакует: { $space }.
onehour-bonus = Ось напала на США первой: США получают ещё один жетон действия до конца игры.
onehour-war-declared = США напали первыми: дополнительного жетона не будет.
onehour-raised = Из потерь в резерв: { $unit }.
onehour-deployed = Из резерва на поле: { $unit }, { $space }.
onehour-sent = { $unit }: { $from } → { $to }.
onehour-rolled = { $side }: на кубике { $face }, +{ $bonus }.
onehour-committed = Из резерва в бой: { $unit }.
onehour-fought = Сражение, { $space }: атака { $attack }, оборона { $defence }.
onehour-stalemate = { $space }: потерь нет.
onehour-lost = Потеряна фишка: { $unit }, { $space }.
onehour-removed = Выбывает из игры: { $unit }, { $space }.
onehour-sunk = Море потеряно, а с ним и фишка: { $unit }, { $space }.
onehour-moved = { $unit } перемещается, { $from } → { $to }.
onehour-recalled = В резерв: { $unit }, { $from }.
onehour-advanced = { $nation }: { $track } теперь { $value }.
onehour-responded = { $nation } разыгрывает реакцию: { $response }.
onehour-scrapped = Из резерва в потери: { $unit }.
onehour-rescued = Из потерь в резерв: { $unit }.
onehour-set-back = { $nation }: { $track } снова { $value }.
onehour-reordered = Порядок хода: со следующего круга { $nation } ходит прямо перед страной { $ahead }.
onehour-mustered = В Китае появляется китайская армия.
onehour-returned = Снова в Сибири: { $unit }.
onehour-scored = Конец { $year } года. Ключевые территории: Ось — { $axis }, Союзники — { $allies }.
onehour-will-lost = { $side }: политическая воля −{ $lost }, теперь { $left }.

# Концовки.
onehour-ended-capitals = Захвачены две столицы: { $side }.
onehour-ended-will = Политическая воля противника исчерпана: { $side }.
onehour-ended-years = Больше политической воли после 1945 года: { $side }.
onehour-ended-tie = Политическая воля после 1945 года равна, и этого достаточно: { $side }.
onehour-end-capitals = Побеждает сторона: { $side }, { $year } год, две столицы.
onehour-end-will = Побеждает сторона: { $side }, { $year } год, у противника не осталось политической воли.
onehour-end-years = Побеждает сторона: { $side }, после { $year } года, больше политической воли.
onehour-end-tie = Побеждает сторона: { $side }, после { $year } года, политическая воля равна.

# Стол строками.
onehour-sketch-year = { $year } год. Политическая воля: Ось { $axis }, Союзники { $allies }. Ключевые территории сейчас: { $axis_spaces } и { $allied_spaces }.
onehour-sketch-order = Порядок хода: { $order }. Ходит: { $mover }. Пасовали: { $passed }.
onehour-sketch-nation = { $nation }: жетоны { $markers }; строительство { $build }, авиация { $air }, морская авиация { $naval }
onehour-sketch-boxes =   Резерв: { $reserve }. Потери: { $losses }.
onehour-sketch-china = Китайские армии вне поля: { $pool }
onehour-sketch-map = Поле:
onehour-sketch-space =   { $word }: { $space }, контроль: { $control }; { $pieces }
onehour-sketch-battle = Сражение, { $space }: атака { $attack } (+{ $attack_reserves } в резерве), оборона { $defence } (+{ $defence_reserves } в резерве)
onehour-sketch-prospect =   атака, { $space }: до { $attack } (+{ $attack_reserves } в резерве) против { $defence } (+{ $defence_reserves } в резерве)
onehour-sketch-open =   атака, { $space }: защитников нет
onehour-count = { $count } × { $unit }
onehour-list = { $head }, { $tail }
onehour-nothing = нет

# Заголовки на столе.
onehour-board-map = Поле
onehour-board-sheets = Планшеты стран
onehour-board-actions = Действия
onehour-board-reserve = Резерв
onehour-board-losses = Потери
onehour-board-markers = Жетоны: { $markers }
onehour-board-control = Контроль: { $control }
onehour-board-will = Политическая воля: Ось { $axis }, Союзники { $allies }
onehour-board-track = { $track }: { $value }

# Что считает исследование.
onehour-held-1940 = ключевые территории в конце 1940 года
onehour-held-1941 = ключевые территории в конце 1941 года
onehour-held-1942 = ключевые территории в конце 1942 года
onehour-held-1943 = ключевые территории в конце 1943 года
onehour-held-1944 = ключевые территории в конце 1944 года
onehour-held-1945 = ключевые территории в конце 1945 года
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

# Почему нельзя.
onehour-why-battle-first = «{ $action }»: сначала решите, вводить ли резервы в это сражение (правила, { $rule }).
onehour-why-loss-first = «{ $action }»: сначала выберите потерянную фишку (правила, { $rule }).
onehour-why-response-first = «{ $action }»: сначала решите, разыгрываете ли вы реакцию (правила, { $rule }).
onehour-why-effect-first = «{ $action }»: сначала сделайте выбор, которого требует реакция (правила, { $rule }).
onehour-why-not-now = «{ $action }»: не сейчас (правила, { $rule }).
onehour-why-no-capital = «{ $action }»: без столицы можно только строить в ней и атаковать её (правила, { $rule }).
onehour-why-nothing-to-build = «{ $action }»: нечего вернуть в резерв и нечего выставить (правила, { $rule }).
onehour-why-nothing-in-supply = «{ $action }»: у вас нет снабжаемых фишек (правила, { $rule }).
onehour-why-no-navy = «{ $action }»: у СССР нет шкалы морской авиации (правила, { $rule }).
onehour-why-track-full = «{ $action }»: эта шкала уже на последнем делении (правила, { $rule }).
onehour-why-choose-action = «{ $action }»: сначала выберите действие или пасуйте (правила, { $rule }).
onehour-why-only-capital = «{ $action }»: без столицы речь может идти только о самой столице (правила, { $rule }).
onehour-why-own-space = «{ $action }»: ваша сторона контролирует эту территорию, и противника там нет (правила, { $rule }).
onehour-why-full = «{ $action }»: там уже три такие фишки вашей страны (правила, { $rule }).
onehour-why-no-fleet-near = «{ $action }»: ни из одного соседнего моря ваш флот не может туда пройти (правила, { $rule }).
onehour-why-no-army-near = «{ $action }»: у вас нет армии рядом или через одно море под контролем вашей стороны (правила, { $rule }).
onehour-why-build-first = «{ $action }»: сначала завершите строительство (правила, { $rule }).
onehour-why-not-yours = «{ $action }»: этой фишкой здесь распоряжаетесь не вы (правила, { $rule }).
onehour-why-no-chinese = «{ $action }»: китайские армии нельзя ни строить, ни перемещать (правила, { $rule }).
onehour-why-not-in-losses = «{ $action }»: такой фишки нет в ваших потерях (правила, { $rule }).
onehour-why-not-in-reserve = «{ $action }»: такой фишки нет в вашем резерве (правила, { $rule }).
onehour-why-just-raised = «{ $action }»: эта фишка возвращена в резерв тем же действием (правила, { $rule }).
onehour-why-too-dear = «{ $action }»: на это не хватает очков (правила, { $rule }).
onehour-why-fleet-on-land = «{ $action }»: флоты остаются в море (правила, { $rule }).
onehour-why-built-on-land = «{ $action }»: армии выставляют на сушу (правила, { $rule }).
onehour-why-not-controlled = «{ $action }»: до действия ваша сторона это не контролировала (правила, { $rule }).
onehour-why-not-supplied-before = «{ $action }»: до действия там не было вашего снабжения (правила, { $rule }).
onehour-why-attack-first = «{ $action }»: сначала завершите атаку (правила, { $rule }).
onehour-why-not-there = «{ $action }»: такой фишки там нет (правила, { $rule }).
onehour-why-fights-already = «{ $action }»: она уже там и будет сражаться (правила, { $rule }).
onehour-why-wrong-kind = «{ $action }»: на суше сражаются армии, в море флоты (правила, { $rule }).
onehour-why-no-way-by-sea = «{ $action }»: флот идёт в соседнее море, а через пролив — только если его контролирует ваша сторона (правила, { $rule }).
onehour-why-no-way = «{ $action }»: армия идёт с соседней территории или через одно море под контролем вашей стороны (правила, { $rule }).
onehour-why-redeploy-first = «{ $action }»: сначала завершите перегруппировку (правила, { $rule }).
onehour-why-moved-already = «{ $action }»: она уже перемещалась этим действием (правила, { $rule }).
onehour-why-not-supplied = «{ $action }»: здесь нет вашего снабжения (правила, { $rule }).
onehour-why-same-space = «{ $action }»: она уже там (правила, { $rule }).
onehour-why-not-controlled-now = «{ $action }»: ваша сторона не контролирует эту территорию (правила, { $rule }).
onehour-why-no-supplied-way = «{ $action }»: туда нет пути по снабжаемым территориям вашей стороны (правила, { $rule }).
onehour-why-through-reserve = Из потерь фишки сначала возвращаются в резерв (правила, { $rule }).
onehour-why-other-reserve = Фишка уходит в резерв своей страны (правила, { $rule }).
onehour-why-no-deploy-now = Из резерва на карту фишки выходят при строительстве или по реакции (правила, { $rule }).
onehour-why-piece-of-others = Это фишка другой страны (правила, { $rule }).
onehour-why-other-target = Сейчас атакуют другую территорию (правила, { $rule }).
onehour-why-no-move-now = Фишки двигаются при атаке и при перегруппировке (правила, { $rule }).
onehour-why-box-not-offered = Реакцию предлагают после действия той страны, на планшете которой она указана (правила, { $rule }).
onehour-why-sheet-of-others = Это шкала другой страны (правила, { $rule }).
onehour-why-track-by-industry = Шкалы продвигает действие «Промышленность» (правила, { $rule }).
onehour-why-nobody-to-attack = Нет территории, которую вы можете атаковать (правила, { $rule }).
onehour-why-nothing-to-advance = Нет шкалы, которую можно продвинуть (правила, { $rule }).
onehour-why-action-under-way = Действие ещё не завершено; следующее выбирают после него (правила, { $rule }).
onehour-why-losses-by-build = Из потерь фишки возвращаются при строительстве или по реакции (правила, { $rule }).
onehour-why-reserve-not-now = Сейчас речь не о фишках резерва (правила, { $rule }).
onehour-why-piece-not-now = Сейчас речь не об этой фишке; ход начинается с действия (правила, { $rule }).
onehour-why-space-not-now = Сейчас речь не об этой территории; ход начинается с действия (правила, { $rule }).
onehour-why-no-button-now = Здесь нечего завершать (правила, { $rule }).

# Нарисованное поле.
onehour-letter-germany = Г
onehour-letter-uk = Б
onehour-letter-japan = Я
onehour-letter-ussr = С
onehour-letter-usa = А
onehour-letter-italy = И
onehour-letter-france = Ф
onehour-letter-china = К
onehour-theatre-europe = Европа и Африка
onehour-theatre-asia = Азия
onehour-theatre-pacific = Тихий океан
onehour-board-short-build = Стройка
onehour-board-short-air = Авиация
onehour-board-short-naval = Мор. ав.
onehour-board-after-build = Ст
onehour-board-after-attack = Ат
onehour-board-after-redeploy = Пе
onehour-board-after-industry = Пр
onehour-board-years = Годы
onehour-board-order = Порядок хода
onehour-board-moves = ходит
onehour-board-passed = пас
onehour-board-will-short = Воля
onehour-board-scored = ключевых территорий в конце года: Ось { $axis }, Союзники { $allies }
onehour-board-scoring = ключевых территорий сейчас: Ось { $axis }, Союзники { $allies }
onehour-board-capital = Столица ({ $nation })
onehour-board-home = Стартовая территория ({ $nation })
onehour-board-victory = Ключевая территория ({ $side })
onehour-board-piece = { $unit }, { $space }: { $count }
onehour-board-strait = { $strait }: открыт тому, кто контролирует территорию «{ $space }». Контроль: { $control }
onehour-board-capital-lost = столица потеряна
onehour-board-removed = Выбыли из игры:
onehour-board-responses = Реакции других
onehour-board-response = { $response }: после действия «{ $after }» ({ $sheet })
onehour-board-players = Кто играет
onehour-board-played = В этом году сыграна ({ $nation })
onehour-board-usa-peace = Ещё не воюют
onehour-board-usa-war = Воюют
onehour-board-usa-bonus = Воюют; атакованы первыми, лишний жетон
onehour-board-look = Показать
onehour-board-look-plain = карту
onehour-board-look-control = контроль
onehour-board-look-supply = снабжение ({ $nation })
onehour-board-look-supplies = снабжение:
onehour-board-to-sheet = планшет ↓
onehour-board-zoom = Обзор
onehour-board-zoom-whole = всё
onehour-board-prospects = Чего достигли бы атаки
onehour-board-prospects-help = Всеми фишками, которые могут пойти; после плюса – что могли бы добавить резервы.
onehour-board-target = Территория
onehour-board-attack = Атака
onehour-board-defence = Оборона
onehour-board-outcome = Без резервов
onehour-board-wall = с Атлантическим валом
onehour-board-undefended = Никто не обороняет.
onehour-board-prospect = Атака { $attack }, с резервами { $attack_all }; оборона { $defence }, с резервами { $defence_all }.
onehour-board-odds = Побеждает атакующий { $win } %, никто { $tie } %, обороняющийся { $loss } %.
onehour-board-certain-win = Обороняющийся теряет фишку.
onehour-board-certain-tie = Никто не теряет фишек.
onehour-board-certain-loss = Атакующий теряет фишку.
onehour-board-legend = Обозначения
onehour-board-sign-army = Армия: прямоугольник; число – её сила
onehour-board-sign-fleet = Флот: корпус корабля
onehour-board-sign-minor = Светлая: итальянская, французская или китайская
onehour-board-sign-capital = Столица
onehour-board-sign-prize-axis = Ключевая территория Оси
onehour-board-sign-prize-allies = Ключевая территория Союзников
onehour-board-sign-held-axis = Контролирует Ось
onehour-board-sign-held-allies = Контролируют Союзники
onehour-board-sign-held-nobody = Не контролирует никто
onehour-board-sign-line-land = По суше
onehour-board-sign-line-sea = Берег и море
onehour-board-sign-line-strait = Пролив: только для стороны, чей знак на нём
onehour-board-sign-line-only = Только для СССР и Японии
onehour-board-sign-swatch-axis = Показан контроль: Ось
onehour-board-sign-swatch-allies = Показан контроль: Союзники
onehour-board-sign-swatch-supply = Показано снабжение: оно есть

# Что делают реакции, коротко.
onehour-board-response-strategic-bombing = Нужны авиация от 1 и Британия у Союзников. Германия: одна фишка из резерва в потери
onehour-board-response-general-winter = В атакованной территории СССР стоит немецкая или итальянская армия: одна из них уходит в потери. Раз в год
onehour-board-response-evacuation = Британская или французская армия, потерянная рядом с британским флотом в море Союзников, уходит в резерв
onehour-board-response-code-breaking = Игрок встаёт прямо перед Германией в порядке хода
onehour-board-response-partisans = Одна немецкая или итальянская армия с захваченной земли возвращается в резерв
onehour-board-response-factory-raids = Нужны авиация от 1 и Британия у Союзников. Шкала отступает на шаг
onehour-board-response-submarine-campaign = Нужен американский флот в Тихом океане. Япония: одна фишка из резерва в потери
onehour-board-response-chinese-nationalists = Китайская армия приходит из запаса в Китай
onehour-board-response-chinese-communists = Китайская армия приходит из запаса в Китай
onehour-board-response-magic = Нужен американский флот в Тихом океане. США встают прямо перед Японией в порядке хода
onehour-board-response-oil-embargo = Нужны американский флот в Тихом океане и Юго-Восточная Азия не у Оси. Шкала отступает на шаг
onehour-board-response-u-boats = Нужен немецкий флот на карте. Великобритания: одна фишка из резерва в потери
onehour-board-response-lend-lease-uk = Нужна Атлантика не у Оси. Великобритания: фишки силой 2 в сумме из потерь в резерв
onehour-board-response-afrika-korps = После атаки у Средиземного моря: туда приходит немецкая армия из резерва
onehour-board-response-southern-army = После атаки на юго-востоке: туда приходит японская армия из резерва
onehour-board-response-commerce-raiders = Нужен немецкий флот на карте. Один британский флот возвращается в резерв
onehour-board-response-unrest-in-india = Нужна Юго-Восточная Азия у Оси. Одна британская армия возвращается из Индии в резерв
onehour-board-response-blitz = Нужны Франция у Оси и немецкая авиация не ниже британской. Шкала отступает на шаг
onehour-board-response-lend-lease-ussr = Нужна Атлантика не у Оси. СССР: фишки силой 2 в сумме из потерь в резерв
onehour-board-response-luftwaffe-interdiction = Нужны территория СССР у Оси и немецкая авиация от 1. СССР: одна фишка из резерва в потери
onehour-board-response-backhand-blow = После атаки на суше: туда приходит немецкая армия из резерва
onehour-board-response-kwantung-army = Нужна японская армия в Китае. Армия, ушедшая из Сибири, возвращается
onehour-board-response-encirclement = Одна советская армия в Европе без снабжения уходит в потери
onehour-board-response-factories-overrun = Нужны Москва, Сталинград или Юг СССР у Оси. Шкала отступает на шаг
onehour-board-response-drumbeat = Нужен немецкий флот на карте. США: одна фишка из резерва в потери
onehour-board-response-kamikaze = В 1944 и 1945 годах у Японии или Филиппин: один американский флот уходит в потери
onehour-board-response-panzer-reserve = После атаки в Европе или Северной Африке: туда приходит немецкая армия из резерва
onehour-board-response-wolf-packs = Нужен немецкий флот на карте. Одна американская фишка в Атлантике или Северном море возвращается в резерв
onehour-board-response-isolationism = Пока США не воюют. Шкала отступает на шаг

# Как убывала политическая воля.
onehour-tally-start = Политическая воля в начале
onehour-tally-year = { $year } год: у противника больше ключевых территорий

# Что даёт кубик сражения, после вероятности.
onehour-luck-attack = { $bonus ->
    [0] кубик ничего не добавит к атаке
   *[other] кубик добавит { $bonus } к атаке
}
onehour-luck-defence = { $bonus ->
    [0] кубик ничего не добавит к обороне
   *[other] кубик добавит { $bonus } к обороне
}

# Территории в винительном падеже.
onehour-the-germany = Германию
onehour-the-poland = Польшу
onehour-the-italy = Италию
onehour-the-uk = Британию
onehour-the-north-africa = Северную Африку
onehour-the-middle-east = Ближний Восток
onehour-the-india = Индию
onehour-the-australia = Австралию
onehour-the-usa = США
onehour-the-philippines = Филиппины
onehour-the-moscow = Москву
onehour-the-north-ussr = север СССР
onehour-the-south-ussr = юг СССР
onehour-the-stalingrad = Сталинград
onehour-the-siberia = Сибирь
onehour-the-japan = Японию
onehour-the-france = Францию
onehour-the-balkans = Балканы
onehour-the-scandinavia = Скандинавию
onehour-the-china = Китай
onehour-the-southeast-asia = Юго-Восточную Азию
onehour-the-north-sea = Северное море
onehour-the-atlantic = Атлантику
onehour-the-baltic = Балтийское море
onehour-the-mediterranean = Средиземное море
onehour-the-indian-ocean = Индийский океан
onehour-the-sea-of-japan = Японское море
onehour-the-west-pacific = запад Тихого океана
onehour-the-south-pacific = юг Тихого океана
onehour-the-north-pacific = север Тихого океана
onehour-the-east-pacific = восток Тихого океана

# Чем хорош или плох выбор, после «потому что» или «хотя».
onehour-because-wins = это приносит победу в войне
onehour-because-defeated = это ведёт к поражению в войне
onehour-because-takes = это позволяет занять { $space }
onehour-because-takes-prize = это позволяет занять { $space }, ключевую территорию
onehour-because-takes-capital = это позволяет занять { $space }, столицу противника
onehour-because-frees-capital = это позволяет вернуть { $space }, столицу
onehour-because-denies = противник больше не контролирует { $space }
onehour-because-loses = придётся уступить { $space }
onehour-because-loses-prize = придётся уступить { $space }, ключевую территорию
onehour-because-loses-capital = придётся уступить { $space }, столицу
onehour-because-exposes = противник сможет занять { $space } одной атакой
onehour-because-guards = противник больше не сможет занять { $space } одной атакой
onehour-because-threatens = следующей атакой можно занять { $space }
onehour-because-relents = больше нельзя занять { $space } одной атакой
onehour-because-falls = это стоит фишек на карте
onehour-because-falls-enemy = противник теряет фишки на карте
onehour-because-spent = это расходует фишки резерва
onehour-because-spent-enemy = противник теряет фишки из резерва
onehour-because-comes = на карту выходят новые фишки
onehour-because-comes-enemy = у противника выходят на карту новые фишки
onehour-because-raised = фишки возвращаются из потерь
onehour-because-raised-enemy = у противника фишки возвращаются из потерь
onehour-because-leaves = фишки уходят с карты
onehour-because-leaves-enemy = фишки противника уходят с карты
onehour-because-cut-off = ваши фишки теряют снабжение
onehour-because-cut-off-enemy = фишки противника теряют снабжение
onehour-because-supplied = ваши фишки снова получают снабжение
onehour-because-supplied-enemy = фишки противника снова получают снабжение
onehour-because-advances = растёт шкала «{ $track }» ({ $nation })
onehour-because-set-back = отступает шкала «{ $track }» ({ $nation })
onehour-because-marker = это стоит жетона действия
onehour-because-marker-enemy = противник тратит жетон действия
onehour-because-usa-at-war = США вступают в войну и каждый год получают ещё один жетон
onehour-because-will = это стоит политической воли
onehour-because-will-enemy = противник теряет политическую волю
onehour-because-may-fall = атака, скорее всего, позволит занять { $space }
onehour-because-may-hold = атака, скорее всего, не позволит занять { $space }
onehour-because-defenders-suffer = обороняющийся, скорее всего, потеряет фишку
onehour-because-attacker-suffers = атакующий, скорее всего, потеряет фишку
onehour-because-nobody-suffers = скорее всего, никто не потеряет фишек
onehour-because-builds = можно вернуть фишки в резерв и выставить на карту
onehour-because-relieves = можно подвести армии, чтобы защитить { $space }
onehour-because-redeploys = фишки можно перевести туда, где они нужнее
