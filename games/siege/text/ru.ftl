# «Осада»: всё, что говорит игра. Числа в скобках — пункты ru.md.

siege-title = Осада
siege-name = { siege-title }
siege-tagline = Один город, шесть укреплений, и враг идёт со всех сторон
siege-about = От одного до шести защитников вместе удерживают город. Каждый ход враги подступают на рубеж ближе и открываются два новых жетона; навстречу им бьют авиация, артиллерия и танки, а мешки с песком и колючая проволока возвращают укрепления. Победа — когда резерв врагов исчерпан, а хотя бы одно здание стоит. Wunderwaffe добавляет огонь, научный центр со своей колодой, пролёты над полем и ультраврагов. Играть можно на лучшие трофеи, плечом к плечу, в одиночку или против Фельдмаршала, который ведёт врага.
siege-length = 45–90 минут
siege-data-note = Карты и жетоны Wunderwaffe — как напечатано; только броня и очки большинства новых врагов выведены. Сколько каких карт и жетонов в базовой игре, выведено по её зарубежному изданию. Название карты «Затишье» — наше.

# Стороны и места.
siege-side-defender-1 = Защитник 1
siege-side-defender-2 = Защитник 2
siege-side-defender-3 = Защитник 3
siege-side-defender-4 = Защитник 4
siege-side-defender-5 = Защитник 5
siege-side-defender-6 = Защитник 6
siege-side-fieldmarshal = Фельдмаршал

# Настройки.
siege-option-edition = Издание
siege-option-edition-help = Базовая игра или с дополнением Wunderwaffe: огонь, карты научного центра, пролёты и ультравраги.
siege-option-edition-base = Базовая игра
siege-option-edition-wunderwaffe = Wunderwaffe
siege-option-mode = Режим
siege-option-mode-help = Обычный: победившие защитники сравнивают трофеи. «Плечом к плечу»: очков нет, победа общая. «Фельдмаршал»: последнее место ведёт врага.
siege-option-mode-ordinary = Обычный
siege-option-mode-coop = «Плечом к плечу»
siege-option-mode-fieldmarshal = «Фельдмаршал»
siege-option-players = Игроков
siege-option-players-help = От одного до шести; в режиме «Фельдмаршал» от двух, считая его самого.
siege-option-first = Первый игрок
siege-option-first-help = Какой защитник начинает; или решает жребий (2.3).
siege-option-first-defender-1 = Первый защитник
siege-option-first-defender-2 = Второй защитник
siege-option-first-defender-3 = Третий защитник
siege-option-first-defender-4 = Четвёртый защитник
siege-option-first-defender-5 = Пятый защитник
siege-option-first-defender-6 = Шестой защитник
siege-option-first-lot = По жребию
siege-option-science_site = Место научного центра
siege-option-science_site-help = Кто называет сектор научного центра: кубик или первый игрок (2.4).
siege-option-science_site-die = По кубику
siege-option-science_site-choose = По выбору
siege-option-literal_removal = Список изъятия буквально
siege-option-literal_removal-help = Не участвуют два синих и два зелёных «Враги движутся», как в напечатанном списке, а не по одному каждого цвета (2.5).
siege-option-fire_limit = Не больше 12 жетонов огня
siege-option-fire_limit-help = Когда все двенадцать на поле, больше ничто не загорается (1.11).
siege-option-forced_discard_any = Принудительный сброс — любые карты
siege-option-forced_discard_any-help = Кто обязан сбросить карту, выбирает любую. Если выключить, считаются только основные (7.12).
siege-option-science_deck_returns = Колода научного центра возвращается
siege-option-science_deck_returns-help = Вместе с отстроенным научным центром возвращается его колода. Если выключить, вернётся только здание (9.4).
siege-option-fresh_fire_burns = Свежий огонь жжёт сразу
siege-option-fresh_fire_burns-help = Огонь, перешедший на врагов с построек в фазе 5, повреждает их в той же фазе (10.5).
siege-option-science_leap = Научный прорыв
siege-option-science_leap-help = Легче: с потерей научного центра предел руки у всех на одну карту больше (19.2).
siege-option-burning_hedgehogs = Пылающие противотанковые ежи
siege-option-burning_hedgehogs-help = Легче: враг, на котором и огонь, и ежи, получает ещё один жетон огня (19.3).
siege-option-broken_gear = Поломка ходовой
siege-option-broken_gear-help = Легче: повреждённый Ru 251 проходит за раз одно деление (19.4).
siege-option-fewer_enemies = Меньше врагов
siege-option-fewer_enemies-help = Короче и легче: в резерве 38 жетонов и два ультраврага (19.5).
siege-option-too_quiet = Что-то тихо. Слишком тихо...
siege-option-too_quiet-help = Труднее: стоит очистить поле, пока резерв не пуст, и в тыл каждого сектора встаёт Ha-Go (19.6).
siege-option-ultras = Ультравраги
siege-option-ultras-help = Сколько заменителей попадает в резерв. Чем больше, тем труднее (19.7).
siege-option-growing_fire = Пламя разгорается
siege-option-growing_fire-help = Труднее: каждый враг, пришедший в фазе 6, раздувает огонь в своём секторе (19.8).
siege-option-they_return = Иногда они возвращаются
siege-option-they_return-help = Труднее: Ferdinand возвращает и события (19.9).
siege-option-random_mix = Случайный замес
siege-option-random_mix-help = Вместо списка не участвует 21 случайный базовый жетон, и никто не знает какой (19.10).
siege-option-easier_reserve = Облегчённый резерв
siege-option-easier_reserve-help = Легче: одиннадцать самых злых жетонов в партии не участвуют (19.11).
siege-option-combined_strike = Общий удар
siege-option-combined_strike-help = Легче: авиация, артиллерия и танки одного цвета, сыгранные вместе, уничтожают одного врага в секторе этого цвета (19.12).
siege-option-no_walls = Без укреплений
siege-option-no_walls-help = Труднее: партия начинается без укреплений (19.13).
siege-option-city_counterattack = Контратака в городе
siege-option-city_counterattack-help = Легче: контратаки достают до городских делений своего цвета (19.14).
siege-option-scarce_materials = Нехватка материалов
siege-option-scarce_materials-help = Труднее: с каждой новой основной колодой из игры выбывают одни «Мешки с песком» и одна «Колючая проволока» (19.15).
siege-option-own_buildings = Свои здания
siege-option-own_buildings-help = Труднее: каждый защитник выбирает себе здание и выбывает вместе с ним (19.16).
siege-bad-players = От одного до шести игроков.
siege-bad-fieldmarshal = Фельдмаршалу нужен хотя бы один защитник: от двух до шести игроков.
siege-bad-first = Первый игрок — один из защитников за этим столом, или решает жребий.
siege-bad-ultras = От трёх до шести ультраврагов.
siege-bad-random-mix = «Случайный замес» не сочетается ни с «Меньше врагов», ни со «Списком изъятия буквально».

# Цвета, рубежи, деления, постройки.
siege-color-red = красный
siege-color-green = зелёный
siege-color-blue = синий
siege-ring-city = город
siege-ring-tank = танковый рубеж
siege-ring-art = артиллерийский рубеж
siege-ring-air = авиационный рубеж
siege-ring-rear = тыл
siege-sector-name = сектор { $sector }, { $color }
siege-cell-name = { $ring }, сектор { $sector }
siege-foe-number = № { $number }
siege-foe-known = { $token } ({ $foe }), { $cell }
siege-structure-wall = укрепление сектора { $sector }
siege-structure-building = здание сектора { $sector }
siege-structure-pillbox = ДОТ сектора { $sector }
siege-twist-none = {""}
siege-twist-color = , новый цвет — { $color }
siege-twist-ring = , теперь — { $ring }
siege-list = { $head }, { $tail }
siege-nothing = ничего

# Фазы.
siege-phase-setup = подготовка
siege-phase-draw = фаза 1, добор
siege-phase-exchange = фаза 2, замена карты
siege-phase-trade = фаза 3, обмен
siege-phase-play = фаза 4, розыгрыш карт
siege-phase-move = фаза 5, движение врагов
siege-phase-reveal = фаза 6, новые враги

# Карты.
siege-card-air-r = Авиация (красная)
siege-card-air-g = Авиация (зелёная)
siege-card-air-b = Авиация (синяя)
siege-card-art-r = Артиллерия (красная)
siege-card-art-g = Артиллерия (зелёная)
siege-card-art-b = Артиллерия (синяя)
siege-card-tank-r = Танки (красные)
siege-card-tank-g = Танки (зелёные)
siege-card-tank-b = Танки (синие)
siege-card-sandbags = Мешки с песком
siege-card-wire = Колючая проволока
siege-card-air-any = Авиация (любой цвет)
siege-card-art-any = Артиллерия (любой цвет)
siege-card-tank-any = Танки (любой цвет)
siege-card-cntr-r = Контратака (красная)
siege-card-cntr-g = Контратака (зелёная)
siege-card-cntr-b = Контратака (синяя)
siege-card-il2 = Ил-2
siege-card-precise = Точный выстрел
siege-card-hedgehogs = Противотанковые ежи
siege-card-push = Натиск
siege-card-dotcard = ДОТ
siege-card-lull = Затишье
siege-card-modif = Модификация
siege-card-repair = Ремонт
siege-card-ap = Бронебойные снаряды
siege-card-guards = Гвардейские части
siege-card-demoral = Деморализация
siege-card-incend = Зажигательные снаряды
siege-card-recruits = Новобранцы
siege-card-crew = Опытный экипаж
siege-card-rearm = Переоснащение
siege-card-retrain = Переподготовка
siege-card-joint = Совместная операция
siege-card-lend = Союзнические поставки
siege-card-hellcat = F6F-5 Hellcat
siege-card-swingfire = FV438 Swingfire
siege-card-ontos = M50 Ontos
siege-card-bm13 = БМ-13Н
siege-card-bmp1 = БМП-1
siege-card-bombing = Бомбардировка
siege-card-heroic = Героическая атака
siege-card-db3b = ДБ-3Б
siege-card-disinfo = Дезинформация
siege-card-engineers = Инженеры
siege-card-carpet = Ковровая бомбардировка
siege-card-mobil = Мобилизация
siege-card-frost = Мороз
siege-card-napalm = Напалм
siege-card-obj120 = Объект 120
siege-card-flamers = Огнемёты
siege-card-planning = Планирование
siege-card-provoke = Провокация
siege-card-breakthru = Прорыв
siege-card-mud = Распутица
siege-card-offensive = Решительное наступление
siege-card-builders = Строители

# Жетоны.
siege-token-sdkfz140 = Sd.Kfz. 140/1
siege-token-pz3 = Pz.Kpfw. III
siege-token-tiger-e = Tiger E
siege-token-he111 = He.111
siege-token-mv-red = Враги в красных секторах движутся
siege-token-mv-green = Враги в зелёных секторах движутся
siege-token-mv-blue = Враги в синих секторах движутся
siege-token-e100 = Pz.Kpfw. E-100
siege-token-ru251 = Spähpanzer Ru 251
siege-token-heli = Вертолёт
siege-token-bv238 = BV.238
siege-token-ju87 = Ju.87B-2
siege-token-pz2h = Pz.Kpfw. II Ausf. H
siege-token-pz4h = Pz.Kpfw. IV Ausf. H
siege-token-maus = Maus
siege-token-panther-g = Panther G
siege-token-rot-cw = Все враги движутся по часовой стрелке
siege-token-rot-ccw = Все враги движутся против часовой стрелки
siege-token-sab-air = Диверсия: авиация
siege-token-sab-art = Диверсия: артиллерия
siege-token-sab-tank = Диверсия: танки
siege-token-disc1 = Все игроки сбрасывают по 1 карте
siege-token-rev3 = Раскройте 3 жетона врагов
siege-token-rev4 = Раскройте 4 жетона врагов
siege-token-p40 = P40 "Leoncello"
siege-token-pz4-70 = Panzer IV/70 (A)
siege-token-gepard = FlakPz I Gepard
siege-token-chiha = Type 97 Chi-Ha
siege-token-remb = Рембригада
siege-token-fw200 = Fw.200C-1
siege-token-v1 = V-1
siege-token-newhago = Новые Ha-Go
siege-token-sub-type74 = Заменитель (Type 74)
siege-token-sub-rjpz2 = Заменитель (Raketenjagdpanzer 2)
siege-token-sub-me262 = Заменитель (Me.262A-1a)
siege-token-sub-type61 = Заменитель (Type 61)
siege-token-sub-ferdinand = Заменитель (Ferdinand)
siege-token-sub-leopard1 = Заменитель (Leopard 1)
siege-token-type74 = Type 74
siege-token-rjpz2 = Raketenjagdpanzer 2
siege-token-me262 = Me.262A-1a
siege-token-type61 = Type 61
siege-token-ferdinand = Ferdinand
siege-token-leopard1 = Leopard 1
siege-token-hago = Type 95 Ha-Go

# Что можно сделать.
siege-do-done = закончить
siege-done-exchange = { $dropped ->
    [0] не менять карты
   *[other] больше не менять карты
}
siege-done-trade = не предлагать обмен
siege-done-play = больше не играть: враги движутся
siege-done-again = без второго удара
siege-done-assign = больше никому
siege-done-joint = не участвовать
siege-done-engineers = хватит укреплений
siege-done-retrain = { $dropped ->
    [0] ничего не сбрасывать
   *[other] больше не сбрасывать
}
siege-done-orders = не играть жетоны
siege-done-second = без второго жетона
siege-do-accept = согласиться на обмен
siege-do-refuse = отказаться от обмена
siege-do-site = научный центр → сектор { $sector }
siege-do-claim = выбрать здание в секторе { $sector }
siege-do-station = здесь встанет { $foe }
siege-do-pick = в резерв → { $token }
siege-do-deck-main = взять основную карту
siege-do-deck-science = взять карту научного центра
siege-do-discard = сбросить: { $card }
siege-do-hit = { $card } → { $foe }
siege-do-boost = { $card } + { $modifier }{ $twist }
siege-do-add = добавить: { $modifier }{ $twist }
siege-do-aim = цель — { $foe }
siege-do-target = { $card } → { $foe }
siege-do-sector = { $card } → сектор { $sector }
siege-do-cell = { $card } → { $cell }
siege-do-color = { $card } → { $color } цвет
siege-do-play = сыграть: { $card }
siege-do-salvage = Ремонт: взять из сброса — { $card }
siege-do-shift = Дезинформация: ДОТ из сектора { $from } в сектор { $to }
siege-do-joint = Совместная операция → { $player }
siege-do-wall = Мешки с песком + Колючая проволока: укрепление в секторе { $sector }
siege-do-douse = { $card }: снять огонь, { $structure }
siege-do-build = { $card }: укрепление в секторе { $sector }
siege-do-rebuild = Строители + { $card }: здание в секторе { $sector }
siege-do-combined = Общий удар, { $color } цвет → { $foe }
siege-do-to = переместить → { $cell }
siege-do-keep = взять на руку: { $card }
siege-do-lay = вернуть на колоду: { $card }
siege-do-suffer = пострадает { $foe }
siege-do-return = вернётся { $token }
siege-do-deploy = { $token } → сектор { $sector }
siege-do-commit = сыграть: { $token }
siege-do-offer = отдать «{ $give }» за «{ $want }»: { $to }

# О чём спрашивают.
siege-ask-site = В каком секторе стоит научный центр?
siege-ask-claim = Какое здание вы выбираете своим?
siege-ask-station = Кто встанет на авиационный рубеж сектора { $sector }?
siege-ask-pick = Какой заменитель отправить в резерв? Осталось выбрать: { $left }.
siege-ask-exchange = Фаза 2: сбросить карту и взять новую?{ $left ->
    [1] {""}
   *[other] {" "}Можно заменить карт: { $left }.
}
siege-ask-deck = Из какой колоды взять карту?
siege-ask-trade = Фаза 3: предложить кому-нибудь обмен?{ $left ->
    [1] {""}
   *[other] {" "}Осталось обменов: { $left }.
}
siege-ask-answer = { $from } предлагает «{ $give }» за вашу карту «{ $want }». Согласны?
siege-ask-play = Фаза 4: какую карту сыграть?
siege-ask-aim = «{ $card }»: по кому удар? Можно добавить ещё одно усиление.
siege-ask-again = «{ $card }», второй удар: по кому? Можно добавить усиление или закончить.
siege-ask-assign = «Прорыв», { $color } цвет: кому следующее повреждение? Осталось: { $left }.
siege-ask-redeploy = «Дезинформация»: куда отправится { $foe }?
siege-ask-eject = «Объект 120»: в тыл какого сектора отправится { $foe }?
siege-ask-provoke = «Провокация»: с кем сцепится { $foe }?
siege-ask-joint = { $from } зовёт вас на совместную операцию. Сыграть ударную карту или карту научного центра?
siege-ask-engineers = «Инженеры»: построить укрепления? Каждое — за «Мешки с песком» или «Колючую проволоку».
siege-ask-retrain = «Переподготовка»: какие карты сбросить? Возьмёте столько же. Сброшено: { $dropped }.
siege-ask-keep = «Планирование»: какую карту взять на руку?
siege-ask-lay = «Планирование»: какую карту вернуть на колоду следующей? Последняя ляжет сверху.
siege-ask-suffer = Под ударом { $structure }. Кто из атакующих пострадает?
siege-ask-return = Кого вернёт рембригада?
siege-ask-toll-one = Надо сбросить карту. Какую?
siege-ask-toll-down-to-two = Type 74: на руке останутся две карты. Какую сбросить?
siege-ask-toll-science = Leopard 1: какую карту научного центра сбросить?
siege-ask-orders = Один враг в сектор по вашему выбору — или до двух жетонов по кубику?
siege-ask-more = Какой жетон следующий? Сектор назовёт кубик. Осталось сыграть: { $left }.

# Что произошло.
siege-science = Научный центр стоит в секторе { $sector }
siege-claimed = { $player }: выбрано здание в секторе { $sector }
siege-removed = Не участвует в партии: { $token }
siege-removed-hidden = Один жетон втайне выбыл из партии
siege-substitute = В резерв: { $token }
siege-substitute-hidden = В резерв втайне добавлен заменитель
siege-stationed = { $token } ({ $foe }): { $cell }
siege-turn = Ход: { $player }
siege-phase = { $player }: { $phase }
siege-drew-main = { $player }: взята карта «{ $card }»
siege-drew-science = { $player }: взята карта научного центра «{ $card }»
siege-renewed-main = Основной сброс перемешан и стал новой колодой
siege-renewed-science = Сброс научного центра перемешан и стал новой колодой
siege-gone = Из игры выбывает карта «{ $card }»
siege-discarded = { $player }: сброшена карта «{ $card }»
siege-offered = { $player }: предложен обмен, «{ $give }» за «{ $want }» ({ $to })
siege-refused = { $player }: отказ
siege-traded = { $player }: обмен, «{ $give }» на «{ $want }» ({ $to })
siege-played = { $player }: сыграна карта «{ $card }»
siege-added = { $player }: усиление «{ $card }»{ $twist }
siege-combined = { $player }: общий удар, { $color } цвет
siege-salvaged = { $player }: из сброса взята карта «{ $card }»
siege-joined = { $player }: приглашение на совместную операцию
siege-looked = { $player }: на основной колоде карта «{ $card }»
siege-looked-hidden = { $player }: просмотрена карта основной колоды
siege-kept = { $player }: на руку — карта «{ $card }»
siege-laid = { $player }: на колоду — карта «{ $card }»
siege-laid-hidden = { $player }: на колоду — одна карта
siege-damaged = { $token } ({ $foe }): { $damage ->
    [one] { $damage } повреждение
    [few] { $damage } повреждения
   *[many] { $damage } повреждений
}, осталось брони: { $left }
siege-unharmed = { $token } ({ $foe }): без повреждений
siege-destroyed = Враг уничтожен: { $token } ({ $foe }), { $cell }
siege-destroyed-by = { $player }: враг уничтожен — { $token } ({ $foe }), { $cell }
siege-repaired = { $token } ({ $foe }): броня снова { $armor }
siege-ignited = { $token } ({ $foe }) горит: { $fires ->
    [one] { $fires } жетон огня
    [few] { $fires } жетона огня
   *[many] { $fires } жетонов огня
}
siege-put-out = { $token } ({ $foe }): огонь погас
siege-hedgehogs = { $token } ({ $foe }): под противотанковыми ежами
siege-hedgehogs-off = { $token } ({ $foe }): ежи сняты
siege-moved = { $token } ({ $foe }): { $from } → { $to }
siege-appeared = Появляется { $token } ({ $foe }): { $cell }
siege-built = Построено: { $structure }
siege-lost = Потеряно: { $structure }
siege-burning = Горит { $structure }: { $fires ->
    [one] { $fires } жетон огня
    [few] { $fires } жетона огня
   *[many] { $fires } жетонов огня
}
siege-doused = { $fires ->
    [0] Огонь потушен: { $structure }
   *[other] Огня меньше: { $structure }, осталось { $fires }
}
siege-science-lost = Научный центр потерян, а с ним и его колода
siege-science-back = Научный центр снова стоит
siege-leap = Научный прорыв: предел руки у всех на одну карту больше
siege-out = { $player }: своё здание пало, игрок выбывает
siege-rolled = На кубике { $face }
siege-revealed = Открыт жетон: { $token }
siege-flight = Пролёт: { $token }, из сектора { $sector }
siege-rocket = { $token } ({ $foe }): ракета, цель — { $structure }
siege-rocket-missed = { $token } ({ $foe }): ракета впустую
siege-returned = Обратно в резерв: { $token }
siege-mended = Рембригада возвращает врага: { $token } ({ $foe }), { $cell }
siege-conscripted = Фельдмаршал: взят жетон — { $token }
siege-conscripted-hidden = Фельдмаршал: взят жетон
siege-first = По жребию начинает { $player }
siege-too-quiet = Слишком тихо: со всех сторон идут Ha-Go

# Конец, как о нём говорит журнал.
siege-ended-fallen = Город пал: разрушено последнее здание
siege-ended-all-out = Город пал: выбыли все защитники
siege-ended-held = Город выстоял, победа общая
siege-ended-points = Город выстоял, побеждает тот, у кого больше очков
siege-ended-trophies = Город выстоял, очков поровну, побеждает тот, у кого больше трофеев
siege-ended-shared = Город выстоял, лучшие защитники делят победу

# Конец, с победителями.
siege-end-fallen = Город пал: разрушено последнее здание.
siege-end-all-out = Город пал: все защитники потеряли свои здания.
siege-end-held = Город выстоял! Победа общая.
siege-end-points = Город выстоял! Победа: { $players }, трофеев на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
siege-end-trophies = Город выстоял! Победа: { $players }. Очков поровну ({ $points }), но трофеев больше.
siege-end-shared = Город выстоял! Победу делят: { $players }, у каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

# Что говорит за выбор или против него: после «потому что» или «хотя».
siege-because-won = это победа в игре
siege-because-lost = это поражение в игре
siege-because-falls = будет потеряно: { $structure }
siege-because-rises = будет построено: { $structure }
siege-because-science-lost = колода научного центра будет потеряна
siege-because-science-back = колода научного центра вернётся
siege-because-burns = загорится { $structure }
siege-because-doused = огня станет меньше: { $structure }
siege-because-destroyed = будет уничтожен враг: { $token }
siege-because-damaged = враг получит повреждения: { $token }
siege-because-repaired = враг восстановит броню: { $token }
siege-because-ignited = загорится враг: { $token }
siege-because-stopped = ежи остановят врага: { $token }
siege-because-driven-back = враг отойдёт назад: { $token }
siege-because-comes-closer = враг подойдёт ближе: { $token }
siege-because-turns = враг перейдёт в сектор { $sector }: { $token }
siege-because-appears = появится новый враг: { $token }
siege-because-nobody-moves = в этот ход враги не движутся
siege-because-nobody-comes = в этот ход новых врагов не будет
siege-because-cards = у защитников станет больше карт
siege-because-science-cards = карты научного центра сильнее остальных
siege-because-spends = на это уйдёт карта: «{ $card }»
siege-because-exchanges = новая карта может оказаться полезнее этой: «{ $card }»
siege-because-keeps = карты на руке стоит сохранить
siege-because-spares = от этой карты на руке меньше всего пользы: «{ $card }»
siege-because-misses = эта карта ещё могла бы пригодиться: «{ $card }»
siege-because-gets = вы получите карту: «{ $card }»
siege-because-gives = вы отдадите карту: «{ $card }»
siege-because-may-get = вам пригодилась бы карта, которую вы просите: «{ $card }»
siege-because-trophy = ваша доля трофеев вырастет
siege-because-less-of-trophies = ваша доля трофеев уменьшится

# Что может принести случай: после «38 %:».
siege-luck-air = карта авиации
siege-luck-art = карта артиллерии
siege-luck-tank = карта танков
siege-luck-counterattack = контратака
siege-luck-modifier = усиление к ударной карте
siege-luck-special = особая карта
siege-luck-enemy = враг с бронёй { $armor }
siege-luck-ultra = ультравраг
siege-luck-flight = пролёт над полем
siege-luck-movement = часть врагов движется
siege-luck-sabotage = потеря карт
siege-luck-more = новые жетоны врагов

# Стол строками текста.
siege-sketch-head = { $player }: { $phase }. Резерв { $reserve }, основная колода { $deck }, сброс { $discard }, колода научного центра { $science }
siege-sketch-sector = Сектор { $sector } ({ $color }): укрепление { $wall }{ $pillbox }, здание { $building }
siege-sketch-science = Сектор { $sector } ({ $color }): укрепление { $wall }{ $pillbox }, научный центр { $building }
siege-sketch-standing = стоит
siege-sketch-missing = — нет
siege-sketch-burning = горит ({ $fires })
siege-sketch-pillbox = {" "}с ДОТом
siege-sketch-no-pillbox = {""}
siege-sketch-foe = {"  "}{ $foe }: { $token }, { $cell }, броня { $armor }{ $fires ->
    [0] {""}
   *[other] , огонь { $fires }
}
siege-sketch-foe-hedgehogs = {"  "}{ $foe }: { $token }, { $cell }, броня { $armor }{ $fires ->
    [0] {""}
   *[other] , огонь { $fires }
}, ежи
siege-sketch-player = { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. На руке: { $cards }
siege-sketch-marshal = Ваши жетоны: { $tokens }
siege-sketch-known = На основной колоде, начиная с верхней: { $cards }

# Почему действие не по правилам.
siege-why-over = «{ $action }»: игра окончена (п. { $rule } правил).
siege-why-not-now = «{ $action }»: сейчас решается другое (п. { $rule } правил).
siege-why-must-site = «{ $action }»: сначала выберите сектор для научного центра (п. { $rule } правил).
siege-why-must-station = «{ $action }»: сначала расставьте стартовых врагов (п. { $rule } правил).
siege-why-must-pick = «{ $action }»: сначала выберите заменителей для резерва (п. { $rule } правил).
siege-why-must-claim = «{ $action }»: сначала выберите здание, которое ещё ничьё (п. { $rule } правил).
siege-why-must-exchange = «{ $action }»: идёт фаза 2; сбросьте карту или закончите (п. { $rule } правил).
siege-why-must-choose-deck = «{ $action }»: сначала выберите, из какой колоды взять карту (п. { $rule } правил).
siege-why-must-trade = «{ $action }»: идёт фаза 3; предложите обмен или закончите (п. { $rule } правил).
siege-why-must-answer = «{ $action }»: сначала ответьте на предложение (п. { $rule } правил).
siege-why-no-partner = «{ $action }»: меняются только с другим защитником (п. { $rule } правил).
siege-why-not-in-their-hand = «{ $action }»: у партнёра нет такой карты (п. { $rule } правил).
siege-why-like-for-like = «{ $action }»: одинаковые карты не меняют (п. { $rule } правил).
siege-why-refused-before = «{ $action }»: от этого обмена уже отказались (п. { $rule } правил).
siege-why-must-play = «{ $action }»: идёт фаза 4; сыграйте карту или закончите (п. { $rule } правил).
siege-why-not-in-hand = «{ $action }»: этой карты нет на руке (п. { $rule } правил).
siege-why-idle = «{ $action }»: сейчас эта карта ничего не сделает (п. { $rule } правил).
siege-why-not-this-way = «{ $action }»: эту карту играют иначе (п. { $rule } правил).
siege-why-no-such-enemy = «{ $action }»: такого врага нет на поле (п. { $rule } правил).
siege-why-not-a-hit = «{ $action }»: это не ударная карта (п. { $rule } правил).
siege-why-wrong-color = «{ $action }»: этот враг в секторе другого цвета (п. { $rule } правил).
siege-why-wrong-line = «{ $action }»: этот враг на другом рубеже (п. { $rule } правил).
siege-why-rear-or-city = «{ $action }»: до тыла и города эта карта не достаёт (п. { $rule } правил).
siege-why-luftwaffe = «{ $action }»: на люфтваффе это не действует (п. { $rule } правил).
siege-why-untouchable = «{ $action }»: рембригаде карты не страшны (п. { $rule } правил).
siege-why-leopard = «{ $action }»: карты научного центра бессильны против Leopard 1 (п. { $rule } правил).
siege-why-out-of-reach = «{ $action }»: туда эта карта не достаёт (п. { $rule } правил).
siege-why-nobody-there = «{ $action }»: там она никого не затронет (п. { $rule } правил).
siege-why-must-aim = «{ $action }»: сначала назовите цель или добавьте усиление (п. { $rule } правил).
siege-why-not-a-modifier = «{ $action }»: к ударной карте это не добавить (п. { $rule } правил).
siege-why-modifier-alone = «{ $action }»: усиление играют только вместе с ударной картой (п. { $rule } правил).
siege-why-nothing-to-hit = «{ $action }»: тогда бить будет некого (п. { $rule } правил).
siege-why-no-change = «{ $action }»: цвет или рубеж должен стать другим, и не у всякой карты он меняется (п. { $rule } правил).
siege-why-crew-first = «{ $action }»: «Опытный экипаж» добавляют до первого удара (п. { $rule } правил).
siege-why-guards-first = «{ $action }»: «Гвардейские части» играют один раз, до первой ударной карты за ход (п. { $rule } правил).
siege-why-cannot-join = «{ $action }»: этому игроку нечего сыграть (п. { $rule } правил).
siege-why-joint-limits = «{ $action }»: можно сыграть одну ударную карту или карту научного центра, без других карт, либо отказаться (п. { $rule } правил).
siege-why-hedgehogs-out = «{ $action }»: ежи уже на поле (п. { $rule } правил).
siege-why-no-wall = «{ $action }»: укрепления там нет (п. { $rule } правил).
siege-why-wall-stands = «{ $action }»: укрепление там уже стоит (п. { $rule } правил).
siege-why-has-pillbox = «{ $action }»: на этом укреплении уже есть ДОТ (п. { $rule } правил).
siege-why-no-pillbox = «{ $action }»: ДОТа там нет (п. { $rule } правил).
siege-why-pillboxes-used = «{ $action }»: оба ДОТа уже на поле (п. { $rule } правил).
siege-why-no-building = «{ $action }»: здания там нет (п. { $rule } правил).
siege-why-building-stands = «{ $action }»: это здание и так стоит (п. { $rule } правил).
siege-why-no-materials = «{ $action }»: для укрепления нужны и «Мешки с песком», и «Колючая проволока» (п. { $rule } правил).
siege-why-not-a-material = «{ $action }»: нужны «Мешки с песком» или «Колючая проволока» (п. { $rule } правил).
siege-why-not-burning = «{ $action }»: там ничего не горит (п. { $rule } правил).
siege-why-not-in-discard = «{ $action }»: такой карты нет в основном сбросе (п. { $rule } правил).
siege-why-must-redeploy = «{ $action }»: сначала выберите врагу другое деление (п. { $rule } правил).
siege-why-must-eject = «{ $action }»: сначала выберите, в тыл какого сектора уходит враг (п. { $rule } правил).
siege-why-no-opponent = «{ $action }»: нужны двое врагов в одном делении вне тыла (п. { $rule } правил).
siege-why-must-assign = «{ $action }»: сначала распределите повреждения «Прорыва», хотя бы одно (п. { $rule } правил).
siege-why-enough-points = «{ $action }»: больше повреждений этому врагу не нанести (п. { $rule } правил).
siege-why-must-build = «{ $action }»: постройте укрепление за одну карту материалов или закончите (п. { $rule } правил).
siege-why-must-retrain = «{ $action }»: сбрасывайте карты с руки или закончите (п. { $rule } правил).
siege-why-must-keep = «{ $action }»: сначала возьмите одну из просмотренных карт (п. { $rule } правил).
siege-why-must-lay = «{ $action }»: сначала верните остальные карты на колоду (п. { $rule } правил).
siege-why-no-combined = «{ $action }»: за этим столом играют без общего удара (п. { $rule } правил).
siege-why-no-three-arms = «{ $action }»: нужны авиация, артиллерия и танки этого цвета (п. { $rule } правил).
siege-why-combined-target = «{ $action }»: только в этом цвете между тылом и городом, не по люфтваффе и не на неуязвимом рубеже (п. { $rule } правил).
siege-why-must-suffer = «{ $action }»: сначала выберите, кто из атакующих пострадает (п. { $rule } правил).
siege-why-must-return = «{ $action }»: сначала выберите, кого вернёт рембригада (п. { $rule } правил).
siege-why-must-discard = «{ $action }»: сначала надо сбросить карту (п. { $rule } правил).
siege-why-main-only = «{ $action }»: здесь считаются только основные карты (п. { $rule } правил).
siege-why-science-only = «{ $action }»: сбросить надо карту научного центра (п. { $rule } правил).
siege-why-not-held = «{ $action }»: такого жетона у Фельдмаршала нет (п. { $rule } правил).
siege-why-by-die-only = «{ $action }»: сейчас сектор называет кубик (п. { $rule } правил).
siege-why-events-by-die = «{ $action }»: в сектор по выбору ставят только врагов (п. { $rule } правил).
siege-why-must-play-token = «{ $action }»: сейчас надо сыграть жетон (п. { $rule } правил).
siege-why-must-play-more = «{ $action }»: сначала доиграйте дополнительные жетоны (п. { $rule } правил).

## The board

siege-board-disc = Город и рубежи вокруг него
siege-board-letter-red = К
siege-board-letter-green = З
siege-board-letter-blue = С
siege-board-color = секторы: { $color }
siege-board-several = { $thing } ×{ $count }
siege-board-foe = { $token } ({ $foe }), броня { $armor } из { $full }, { $cell }
siege-board-crew = { $token } ({ $foe }), { $cell }
siege-board-burning = огонь: { $number }
siege-board-hedgehogs = под противотанковыми ежами
siege-board-luftwaffe = люфтваффе
siege-board-immune = здесь неуязвим для ударных карт
siege-board-doomed = здесь его уничтожает любое повреждение
siege-board-attacks = атакует
siege-board-many = врагов: { $number }
siege-board-science-centre = научный центр
siege-board-owned = здание игрока: { $player }
siege-board-missing = нет
siege-board-tag-heli = Верт.
siege-board-tag-remb = Рем.
siege-board-turn = Ходит { $player }
siege-board-phase-draw = добор
siege-board-phase-exchange = замена
siege-board-phase-trade = обмен
siege-board-phase-play = карты
siege-board-phase-move = движение
siege-board-phase-reveal = враги
siege-board-lull-now = В этом ходу жетоны не раскрываются.
siege-board-mud-now = В этом ходу враги не движутся.
siege-board-guards-now = За каждую сыгранную в этом ходу ударную карту — основная карта.
siege-board-reserve = резерв
siege-board-reserve-hint = жетонов в резерве врагов
siege-board-held = на руке
siege-board-held-hint = жетонов у Фельдмаршала
siege-board-ha-go = Ha-Go
siege-board-ha-go-hint = жетонов Ha-Go в стопке
siege-board-revealed = раскрыты последними
siege-board-queue = осталось раскрыть: { $number }
siege-board-unseen = Неизвестные жетоны: { $number }
siege-board-spent = Сброс жетонов врагов: { $number }
siege-board-buried = Ультравраги вне игры: { $number }
siege-board-no-labs = научная потеряна
siege-board-no-labs-hint = Научного центра нет, и его колоды тоже.
siege-board-in-play = разыгрывается
siege-board-deck-main = основная
siege-board-deck-main-hint = основная колода
siege-board-deck-science = научная
siege-board-deck-science-hint = колода научного центра
siege-board-discarded = сброс: { $number }
siege-board-pile = Сброс основных карт: { $number }
siege-board-science-pile = Сброс карт научного центра: { $number }
siege-board-gone = Карты вне игры: { $number }
siege-board-top = Верх основной колоды, первой — следующая карта
siege-board-top-hidden = Верхние карты, известные защитникам: { $number }
siege-board-arm-air = Авиация
siege-board-arm-art = Артиллерия
siege-board-arm-tank = Танки
siege-board-arm-counter = Контратака
siege-board-any-line = любой из трёх рубежей
siege-board-any-sector = любой сектор
siege-board-sectors = секторы { $one } и { $other }
siege-board-effect-hit = 1 повреждение: { $line }, { $sectors }
siege-board-effect-sandbags = С «Колючей проволокой» — укрепление. Отдельно — тушит огонь
siege-board-effect-wire = С «Мешками с песком» — укрепление. Отдельно — тушит огонь
siege-board-effect-sandbags-base = С «Колючей проволокой» — укрепление
siege-board-effect-wire-base = С «Мешками с песком» — укрепление
siege-board-effect-il2 = Уничтожает врага где угодно, кроме тыла
siege-board-effect-precise = Удар уничтожает цель
siege-board-effect-hedgehogs = Один враг в этом ходу не движется
siege-board-effect-push = Враг возвращается в тыл своего сектора
siege-board-effect-dotcard = ДОТ на целое укрепление
siege-board-effect-lull = В этом ходу жетоны не раскрываются
siege-board-effect-modif = Возьмите две основные карты
siege-board-effect-repair = Возьмите карту из сброса основной колоды
siege-board-effect-ap = Удар наносит 3 повреждения
siege-board-effect-guards = Карта за каждую сыгранную вами ударную
siege-board-effect-demoral = Удар ещё и отбрасывает врага на деление
siege-board-effect-incend = Удар ещё и поджигает врага
siege-board-effect-recruits = Все берут по карте из любой колоды
siege-board-effect-crew = Ударная карта бьёт дважды
siege-board-effect-rearm = Ударная карта меняет рубеж
siege-board-effect-retrain = Сбросьте сколько угодно карт и возьмите столько же основных
siege-board-effect-joint = Другой игрок играет ударную карту или карту научного центра
siege-board-effect-lend = Ударная карта меняет цвет
siege-board-effect-hellcat = 1 повреждение всем в любом делении
siege-board-effect-swingfire = 1 повреждение и огонь: любое деление секторов 5 и 6
siege-board-effect-ontos = 1 повреждение и огонь: любое деление секторов 3 и 4
siege-board-effect-bm13 = 1 повреждение и огонь: любое деление секторов 1 и 2
siege-board-effect-bmp1 = 1 повреждение любому врагу
siege-board-effect-bombing = 1 повреждение всем в секторе, кроме тыла
siege-board-effect-heroic = Гибнут здание и все враги его сектора
siege-board-effect-db3b = Уничтожает врага в тылу
siege-board-effect-disinfo = Переместите врага в любое деление или ДОТ
siege-board-effect-engineers = Все могут строить укрепления: по одному материалу за каждое
siege-board-effect-carpet = 1 повреждение всем на трёх рубежах одного цвета
siege-board-effect-mobil = Все добирают до предела руки
siege-board-effect-frost = Весь огонь гаснет, враги отходят на деление
siege-board-effect-napalm = Поджигает всех в одном делении любого из трёх рубежей
siege-board-effect-obj120 = 1 повреждение, затем в тыл любого сектора
siege-board-effect-flamers = Поджигает всех на танковом рубеже
siege-board-effect-planning = Посмотрите пять карт, возьмите одну, остальные — наверх
siege-board-effect-provoke = Два врага в одном делении бьют друг друга
siege-board-effect-breakthru = Распределите 4 повреждения между врагами одного цвета
siege-board-effect-mud = В этом ходу никто не движется, огонь на врагах гаснет
siege-board-effect-offensive = Все враги сектора возвращаются в тыл
siege-board-effect-builders = Вместе с материалом восстанавливает здание
siege-board-no-cards = Карт нет.
siege-board-you = вы
siege-board-out = выбыл
siege-board-points = { $number } ПО
siege-board-combined = Общий удар: { $color }
siege-board-offer = { $player } предлагает: { $partner } получает «{ $give }» за «{ $want }»
siege-board-fallen = Кто вернётся?
siege-board-substitutes = Жетоны-заменители на выбор
siege-board-marshal = Ваши жетоны
siege-board-no-tokens = Жетонов нет.
siege-board-die = по кубику
siege-board-legend = Что значат знаки
siege-board-sign-regular = враг: угол к городу показывает броню
siege-board-sign-effect = двойной край: эффект при появлении
siege-board-sign-event = событие: происходит и сбрасывается
siege-board-sign-ultra = ультравраг: золотой край, четыре или пять углов
siege-board-sign-ha-go = Ha-Go: маленький, без очков
siege-board-sign-crew = рембригада: возвращает врагов, сама неуязвима
siege-board-sign-fire = огонь: повреждения в конце фазы 5
siege-board-sign-hedgehog = ежи: не движется
siege-board-sign-wing = люфтваффе: из ударных карт — только авиация и контратака
siege-board-sign-pillbox = ДОТ: гибнет раньше укрепления
siege-board-sign-science = научный центр: пока он стоит, есть научные карты
siege-board-sign-rubble = здесь было здание
siege-board-sign-special = особая карта: действует сама по себе
siege-board-sign-modifier = усиление: играется с ударной картой
siege-board-sign-flask = карта научного центра: из его колоды
siege-board-sign-immune-line = неуязвим для ударных карт там, где стоит
siege-board-sign-fatal-line = любое повреждение уничтожает его там, где он стоит

# Откуда очки.
siege-tally-trophy = { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}

# Что у врагов есть.
siege-about-token = Броня { $armor }; трофей приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Угол, обращённый к городу, — нынешняя броня.
siege-about-flyer = Люфтваффе, броня { $armor }; трофей приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Из карт попадания вредят только авиация и контратака.
