# World of Tanks: Rush: всё, что говорит игра. Числа в скобках — пункты ru.md.

rush-title = World of Tanks: Rush
rush-name = { rush-title }
rush-tagline = Соберите танковый отряд, защитите три базы, завоюйте медали
rush-about = От двух до пяти командиров начинают с горстки инженеров и покупают танки, САУ и грузовики четырёх наций из общего резерва. Карта может заплатить, применить способности и встать на защиту базы или пойти в атаку, если она на это годится; карт на ход — три. Подбитая техника приносит медали, разрушенная база стоит трёх, а достижение в конце — пяти. Но медали и базы засоряют ту самую колоду, которая их добыла.
rush-length = Минут 30–40
rush-data-note = Список 100 карт техники восстановлен нами: книга правил его не приводит. Машины настоящие, а стоимость, ресурсы и способности — наши. Всё остальное как в оригинале.

# Игроки и места.
rush-side-red = Красный
rush-side-blue = Синий
rush-side-green = Зелёный
rush-side-yellow = Жёлтый
rush-side-white = Белый
rush-seat-red = { rush-side-red }
rush-seat-blue = { rush-side-blue }
rush-seat-green = { rush-side-green }
rush-seat-yellow = { rush-side-yellow }
rush-seat-white = { rush-side-white }

# Нации и классы.
rush-nation-ussr = СССР
rush-nation-ger = Германия
rush-nation-usa = США
rush-nation-fra = Франция
rush-class-light = лёгкий танк
rush-class-medium = средний танк
rush-class-spg = САУ
rush-class-heavy = тяжёлый танк
rush-class-support = вспомогательные войска

# Что есть у игроков в конце.
rush-held-ussr = техника СССР
rush-held-ger = техника Германии
rush-held-usa = техника США
rush-held-fra = техника Франции
rush-held-light = лёгкие танки
rush-held-medium = средние танки
rush-held-spg = САУ
rush-held-heavy = тяжёлые танки
rush-held-support = вспомогательные войска
rush-held-bases = уничтоженные базы
rush-held-medals = медали

# Способности.
rush-ability-reinforcement = подкрепление
rush-ability-draft = призыв
rush-ability-reconnaissance = разведка
rush-ability-sabotage = диверсия
rush-ability-assault = штурм
rush-ability-research = исследование
rush-ability-repair = ремонт
rush-ability-invulnerability = неуязвимость

# Достижения.
rush-achievement-bases = Уничтоженные базы
rush-achievement-light = Лёгкие танки
rush-achievement-medium = Средние танки
rush-achievement-spg = САУ
rush-achievement-heavy = Тяжёлые танки
rush-achievement-support = Вспомогательные войска
rush-achievement-medals-ussr = Медали СССР
rush-achievement-medals-ger = Медали Германии
rush-achievement-medals-usa = Медали США
rush-achievement-medals-fra = Медали Франции
rush-achievement-doubles = Двойные медали
rush-achievement-cards = Больше всего карт

# Карты.
rush-card-engineers = Инженеры
rush-card-technicians = Техники
rush-card-volunteers = Добровольцы
rush-card-single-ussr = медаль СССР
rush-card-single-ger = медаль Германии
rush-card-single-usa = медаль США
rush-card-single-fra = медаль Франции
rush-card-double-ussr = двойная медаль СССР
rush-card-double-ger = двойная медаль Германии
rush-card-double-usa = двойная медаль США
rush-card-double-fra = двойная медаль Франции
rush-card-base = уничтоженная база
rush-card-ms-1 = МС-1
rush-card-t-26 = Т-26
rush-card-bt-2 = БТ-2
rush-card-bt-7 = БТ-7
rush-card-t-50 = Т-50
rush-card-t-28 = Т-28
rush-card-t-34 = Т-34
rush-card-t-43 = Т-43
rush-card-t-34-85 = Т-34-85
rush-card-t-44 = Т-44
rush-card-su-26 = СУ-26
rush-card-su-76 = СУ-76
rush-card-su-85 = СУ-85
rush-card-s-51 = С-51
rush-card-isu-152 = ИСУ-152
rush-card-kv-1 = КВ-1
rush-card-kv-2 = КВ-2
rush-card-is-2 = ИС-2
rush-card-is-3 = ИС-3
rush-card-is-7 = ИС-7
rush-card-zis-5 = ЗиС-5
rush-card-gaz-67 = ГАЗ-67
rush-card-ba-10 = БА-10
rush-card-voroshilovets = «Ворошиловец»
rush-card-bm-13 = БМ-13
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

# На что нацелен штурм.
rush-aim-base = базы
rush-aim-vehicle = защитника

# Базы: «Синий, база 2». Перечни. Способности с числом.
rush-spot = { $side }, база { $number }
rush-list = { $head }, { $tail }
rush-nothing = ничего
rush-ability-reinforcement-number = подкрепление { $number }
rush-ability-research-number = исследование { $number }
rush-limit-bases = только против баз
rush-limit-vehicles = только против техники
rush-national = национальные ресурсы

# Что можно сделать.
rush-buy = купить за { $cost }: { $card }
rush-pay = заплатить: { $card } ({ $resources })
rush-settle = закрыть покупку
rush-use = { $card }: { $ability }
rush-place = { $card } → на защиту базы { $number }
rush-attack-button = присоединить к атаке
rush-attack = в атаку: { $card }
rush-strike = { $card } → { $spot }
rush-assault = штурм { $aim } → { $spot }
rush-drop = отдать: { $card }
rush-take = взять: { $card }
rush-scrap = на кладбище: { $card }
rush-doubles = { $number ->
    [0] только одиночные медали
    [one] { $number } двойная медаль
    [few] { $number } двойные медали
   *[many] { $number } двойных медалей
}
rush-done = достаточно
rush-end = закончить ход

# О чём спрашивают.
rush-ask-play = Покупка, способности карты, атака или конец хода.
rush-ask-pay = Стоимость { $cost }, оплачено { $paid }, { $missing ->
    [0] но хотя бы одна карта должна заплатить. Какая?
   *[other] не хватает { $missing }. Какими картами платить?
}
rush-ask-paid = Стоимость { $cost }, оплачено { $paid }, хватает. Ещё карту или закрыть покупку?
rush-ask-abilities = { $card }: ещё одна способность или достаточно?
rush-ask-abilities-or-guard = { $card }: ещё одна способность или какую базу защищать?
rush-ask-place = { $card }: какую базу защищать?
rush-ask-assault = { $card }: что штурмовать?
rush-ask-drop = Диверсия ({ $by }): какую карту отдать?
rush-ask-take = Исследование: какую машину не дороже { $limit } взять?
rush-ask-scrap = Ремонт: какую карту со склада отправить на кладбище? { $left ->
    [one] Можно убрать ещё одну.
   *[other] Можно убрать одну или { $left }.
}
rush-ask-attack = Атака, { $nation }: кто ещё атакует или кто нападает первым и на что?
rush-ask-strike = Атака, { $nation }: кто и на что нападает?
rush-ask-medals = { $nation }: { $medals ->
    [one] положена { $medals } медаль
    [few] положено { $medals } медали
   *[many] положено { $medals } медалей
}. Сколько карт взять двойными?

# Что произошло.
rush-first = Первый игрок: { $side }
rush-in-play = В игре достижение: { $achievement }
rush-turn = Круг { $round }, ход: { $side }
rush-restored = { $side }: восстановление, { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rush-revealed = { $side }: рука открыта: { $cards }
rush-laid-aside = { $side }: карта базы — на склад
rush-drew = { $side }: в руку — { $card }
rush-drew-hidden = { $side }: в руку — одна карта
rush-shuffled = { $side }: склад перемешан в новый ангар, { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rush-chose = { $side }: к покупке за { $cost } — { $card }
rush-paid = { $side }: оплата — { $card } ({ $resources })
rush-bought = { $side }: куплено — { $card }
rush-opened = Новая карта резерва: { $card }
rush-reshuffled = Сброс техники перемешан в новую колоду, { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rush-renewed = Из резерва в сброс: { $card }
rush-used = { $side }: { $card }, { $ability }
rush-placed = { $side }: { $card } — на защите базы { $number }
rush-relieved = { $side }: снято с защиты на склад — { $card }
rush-shelved = { $side }: на склад — { $card }
rush-swept = { $side }: разведка, из резерва в сброс: { $cards }
rush-dropped = { $side }: отдано — { $card }
rush-retired = { $side }: на кладбище — { $card }
rush-researched = { $side }: исследование принесло — { $card }
rush-scrapped = { $side }: со склада на кладбище — { $card }
rush-in-vain = { $side }: { $card }, { $ability } — впустую
rush-joined = { $side }: в атаку — { $card }
rush-struck = { $side }: нападение, { $card } → { $spot }
rush-assaulted = { $side }: штурм, { $card } → { $spot }
rush-base-damaged = { $spot }: повреждена
rush-base-destroyed = { $spot }: уничтожена, карту забирает { $side }
rush-damaged = { $spot }: защитник повреждён — { $card }
rush-destroyed = { $spot }: защитник уничтожен — { $card }
rush-evicted = { $spot }: защитник без базы уходит на склад хозяина — { $card }
rush-idle = { $side }: цели не нашлось — { $card }
rush-decorated = { $side }: положено медалей { $due }, { $nation }: одиночных { $singles }, двойных { $doubles }
rush-discarded = { $side }: не сыграно, на склад: { $cards }
rush-bases-lost = { $side }: баз не осталось. Этот круг последний
rush-singles-taken = Взята последняя одиночная медаль, { $nation }. Этот круг последний
rush-achieved = { $achievement }: { $side }
rush-achieved-nobody = { $achievement }: никому
rush-scored = { $side }: всего { $total ->
    [one] { $total } медаль
    [few] { $total } медали
   *[many] { $total } медалей
} (на картах { $medals }, баз { $bases }, достижений { $achievements })

# Настройки.
rush-option-players = Игроки
rush-option-players-help = От двух до пяти.
rush-option-first = Первый игрок
rush-option-first-help = Номер места, которое начинает; 0 — жребий.
rush-option-once_per_turn = Раз за ход
rush-option-once_per_turn-help = Какие карты можно сыграть за ход лишь однажды, если они вернулись в руку (3.8).
rush-option-once_per_turn-vehicles = Техника
rush-option-once_per_turn-all = Все карты
rush-option-base_leaves_hand = Карты баз уходят из руки
rush-option-base_leaves_hand-help = Карту базы сыграть нельзя. Она уходит на склад, когда рука открыта, или сразу, как её взяли (4.5, 4.7).
rush-option-base_leaves_hand-reveal = В начале хода
rush-option-base_leaves_hand-draw = При взятии
rush-option-research_needs_target = Исследованию нужна цель
rush-option-research_needs_target-help = Исследование можно применить, только если в резерве есть достаточно дешёвая машина. Иначе карта может уйти на кладбище впустую (8.9).
rush-option-merge_turn_medals = Медали за весь ход вместе
rush-option-merge_turn_medals-help = Машины, уничтоженные атакой и штурмом одной нации, складывают для двойных медалей в конце хода (10.7).
rush-option-assault_vs_armor1 = Штурм против брони 1
rush-option-assault_vs_armor1-help = Что делает штурм с целым защитником, у которого броня 1 (11.2).
rush-option-assault_vs_armor1-turn = Повреждает
rush-option-assault_vs_armor1-destroy = Уничтожает
rush-option-passives_bind_assault = Ограничения действуют при штурме
rush-option-passives_bind_assault-help = Карты «только против баз» и «только против техники» ограничены и при штурме (11.9).
rush-option-round_limit = Предел кругов
rush-option-round_limit-help = Домашнее правило: после скольких кругов игра кончается; 0 — без предела (12.6).
rush-option-count_defenders = Защитники считаются
rush-option-count_defenders-help = Техника, которая в конце защищает базы, входит в итоговый отряд и считается для достижений (13.2).

# Конец, как о нём говорит журнал.
rush-ended-bases = Игра окончена: у одного из игроков не осталось баз
rush-ended-medals = Игра окончена: разобраны одиночные медали одной из наций
rush-ended-rounds = Игра окончена: достигнут предел кругов

# Конец, со счётом. Что решило дело, стоит после числа медалей.
rush-end-bases = { $number ->
    [one] Победа: { $winners }
   *[other] Общая победа: { $winners }
}, { $points ->
    [one] { $points } медаль
    [few] { $points } медали
   *[many] { $points } медалей
}{ $by }. У одного из игроков не осталось баз.
rush-end-medals = { $number ->
    [one] Победа: { $winners }
   *[other] Общая победа: { $winners }
}, { $points ->
    [one] { $points } медаль
    [few] { $points } медали
   *[many] { $points } медалей
}{ $by }. Разобраны одиночные медали одной из наций.
rush-end-rounds = { $number ->
    [one] Победа: { $winners }
   *[other] Общая победа: { $winners }
}, { $points ->
    [one] { $points } медаль
    [few] { $points } медали
   *[many] { $points } медалей
}{ $by }. Достигнут предел кругов.
rush-by-total = {""}
rush-by-medals = , решили медали на картах
rush-by-bases = , решили базы
rush-by-nothing = , во всём поровну

# Что говорит за выбор или против него: после «потому что» или «хотя».
rush-because-won = это победа в игре
rush-because-lost = это поражение в игре
rush-because-takes-base = вы уничтожите базу соперника ({ $side })
rush-because-loses-base = вы потеряете базу
rush-because-rival-takes-base = базу уничтожит соперник ({ $side })
rush-because-destroys = будет уничтожен защитник базы: { $card }
rush-because-medals = вы получите { $number ->
    [one] { $number } медаль
    [few] { $number } медали
   *[many] { $number } медалей
}
rush-because-rival-medals = медали получит соперник ({ $side })
rush-because-gains = эта карта усилит отряд: { $card }
rush-because-weakens = эта карта слабее остального отряда: { $card }
rush-because-clogs = чаще будут приходить карты, которыми нельзя сыграть
rush-because-sheds = отряд избавится от слабой карты: { $card }
rush-because-loses = отряд лишится хорошей карты: { $card }
rush-because-guards = у вашей базы появится защитник
rush-because-unguarded = ваша база останется без защитника
rush-because-hurt = ваша база будет повреждена
rush-because-damages-base = вы повредите базу соперника ({ $side })
rush-because-damages-guard = будет повреждён защитник базы: { $card }
rush-because-leads-in = вы выйдете вперёд в достижении «{ $achievement }»
rush-because-nears = вы приблизитесь к достижению «{ $achievement }»
rush-because-falls-behind = вы отдалитесь от достижения «{ $achievement }»
rush-because-draws = вы возьмёте { $number ->
    [one] ещё { $number } карту
    [few] ещё { $number } карты
   *[many] ещё { $number } карт
}
rush-because-unplayed = останутся карты, которыми ещё можно сыграть
rush-because-strikes = вы сможете нанести ещё один удар
rush-because-drafts = в этот ход можно купить не один раз
rush-because-sabotages = соперникам придётся отдать по карте
rush-because-spares = без этой карты легче всего обойтись: { $card }
rush-because-misses = от этой карты могло быть больше пользы: { $card }
rush-because-last-round = этот раунд станет последним

# Что может принести случай: после «38 %:».
rush-luck-ussr = советская техника
rush-luck-ger = немецкая техника
rush-luck-usa = американская техника
rush-luck-fra = французская техника
rush-luck-light = лёгкий танк
rush-luck-medium = средний танк
rush-luck-spg = САУ
rush-luck-heavy = тяжёлый танк
rush-luck-support = вспомогательные войска

# Стол строками текста.
rush-sketch-round = Круг { $round }, ход: { $side }, в колоде техники { $deck }
rush-sketch-last-round = Последний круг ({ $round }), ход: { $side }, в колоде техники { $deck }
rush-sketch-achievements = Достижения: { $achievements }
rush-sketch-held = { $achievement } ({ $side })
rush-sketch-medals = Осталось медалей, одиночных+двойных: { $decks }
rush-sketch-deck = { $nation } { $singles }+{ $doubles }
rush-sketch-reserve = Резерв, дальняя от колоды карта первой:
rush-sketch-card = {"  "}{ $word }: { $card }, { $nation }, { $class }, стоимость { $cost }, ресурсы { $resources }, { $strength }/{ $armour }, способности: { $abilities }
rush-sketch-player = { $side }: пока { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}, в руке { $hand }, в ангаре { $hangar }, на складе { $depot }
rush-sketch-base = {"  "}{ $spot }: база { $base }
rush-sketch-guarded = {"  "}{ $spot }: база { $base }; на защите { $card }, { $vehicle }
rush-sound-word = без повреждений
rush-damaged-word = с повреждением
rush-sketch-hand = {"  "}рука: { $cards }
rush-sketch-next-hand = {"  "}рука на следующий ход: { $cards }
rush-sketch-purchase = Покупка: { $cards }; стоимость { $cost }, оплачено { $paid }, не хватает { $missing }

# Почему действие не по правилам.
rush-why-not-now = «{ $action }»: сейчас речь о другом (п. { $rule } правил).
rush-why-not-in-reserve = «{ $action }»: этой карты нет в резерве (п. { $rule } правил).
rush-why-bought = «{ $action }»: без призыва за ход только одна покупка (п. { $rule } правил).
rush-why-too-dear = «{ $action }»: карт в руке на это не хватит (п. { $rule } правил).
rush-why-too-dear-for-nation = «{ $action }»: национальные ресурсы платят только за карты своей нации, а без них не хватает (п. { $rule } правил).
rush-why-by-its-base = «{ $action }»: выберите базу под этим защитником (п. { $rule } правил).
rush-why-in-depot = «{ $action }»: карты на складе ждут своего часа; трогает их только ремонт (п. { $rule } правил).
rush-why-card-first = «{ $action }»: сначала выберите карту в руке, которая это сделает (п. { $rule } правил).
rush-why-no-use = «{ $action }»: сейчас этой картой нечего делать (п. { $rule } правил).
rush-why-nobody-to-guard = «{ $action }»: в руке не осталось карт с бронёй для защиты базы (п. { $rule } правил).
rush-why-nobody-to-attack = «{ $action }»: в руке не осталось карт с силой для атаки (п. { $rule } правил).
rush-why-no-such-ability = «{ $action }»: у карты нет такой способности (п. { $rule } правил).
rush-why-nothing-to-research = «{ $action }»: в резерве нет достаточно дешёвой машины (п. { $rule } правил).
rush-why-no-armour = «{ $action }»: эта карта не может защищать базу (п. { $rule } правил).
rush-why-no-base = «{ $action }»: защищать нечего, баз не осталось (п. { $rule } правил).
rush-why-attacked = «{ $action }»: за ход только одна атака (п. { $rule } правил).
rush-why-not-declared = «{ $action }»: эта карта не участвует в атаке (п. { $rule } правил).
rush-why-nothing-chosen = «{ $action }»: сначала выберите, что купить (п. { $rule } правил).
rush-why-no-early-discard = «{ $action }»: несыгранная карта остаётся в руке до конца хода (п. { $rule } правил).
rush-why-played = «{ $action }»: эту карту в этом ходу уже играли (п. { $rule } правил).
rush-why-not-in-hand = «{ $action }»: этой карты нет в руке (п. { $rule } правил).
rush-why-no-mark = «{ $action }»: карта без значка ресурсов не платит (п. { $rule } правил).
rush-why-other-nation = «{ $action }»: национальным ресурсам нужна в покупке машина их нации (п. { $rule } правил).
rush-why-chosen = «{ $action }»: эта карта уже в покупке (п. { $rule } правил).
rush-why-one-card = «{ $action }»: без призыва покупают одну карту (п. { $rule } правил).
rush-why-paying = «{ $action }»: все покупаемые карты выбирают до первой оплаты (п. { $rule } правил).
rush-why-not-paid = «{ $action }»: покупка ещё не оплачена (п. { $rule } правил).
rush-why-must-pay = «{ $action }»: сначала оплатите и закройте покупку (п. { $rule } правил).
rush-why-unfinished = «{ $action }»: сначала закончите с картой, которую играете (п. { $rule } правил).
rush-why-used = «{ $action }»: эта способность уже применена (п. { $rule } правил).
rush-why-must-place = «{ $action }»: машина с бронёй должна встать на защиту базы (п. { $rule } правил).
rush-why-not-yours = «{ $action }»: защищают только свои базы (п. { $rule } правил).
rush-why-guarded = «{ $action }»: у этой базы есть защитник, сначала уничтожьте его (п. { $rule } правил).
rush-why-no-such-base = «{ $action }»: эта база уничтожена, или её нет в игре (п. { $rule } правил).
rush-why-free-base-first = «{ $action }»: сначала займите базу без защитника (п. { $rule } правил).
rush-why-own-target = «{ $action }»: свои базы и защитники — не цель (п. { $rule } правил).
rush-why-no-defender = «{ $action }»: у этой базы нет защитника (п. { $rule } правил).
rush-why-only-bases = «{ $action }»: эта карта только против баз (п. { $rule } правил).
rush-why-only-vehicles = «{ $action }»: эта карта только против техники (п. { $rule } правил).
rush-why-no-strength = «{ $action }»: у этой карты нет силы для атаки (п. { $rule } правил).
rush-why-one-nation = «{ $action }»: все атакующие — одной нации (п. { $rule } правил).
rush-why-no-target = «{ $action }»: ни у кого из атакующих этой нации нет цели (п. { $rule } правил).
rush-why-declared = «{ $action }»: после первого нападения к атаке уже не присоединиться (п. { $rule } правил).
rush-why-must-strike = «{ $action }»: сначала доведите атаку до конца (п. { $rule } правил).
rush-why-must-assault = «{ $action }»: сначала выберите цель штурма (п. { $rule } правил).
rush-why-must-drop = «{ $action }»: сначала отдайте карту: это диверсия (п. { $rule } правил).
rush-why-must-take = «{ $action }»: сначала возьмите машину по исследованию (п. { $rule } правил).
rush-why-too-dear-to-research = «{ $action }»: эта машина дороже, чем позволяет исследование (п. { $rule } правил).
rush-why-not-in-depot = «{ $action }»: этой карты нет на вашем складе (п. { $rule } правил).
rush-why-must-scrap = «{ $action }»: сначала уберите карту ремонтом (п. { $rule } правил).
rush-why-wrong-medals = «{ $action }»: столько двойных взять нельзя (п. { $rule } правил).
rush-why-must-choose-medals = «{ $action }»: сначала выберите медали (п. { $rule } правил).

# Нарисованный стол.
rush-board-letter-ussr = С
rush-board-letter-ger = Г
rush-board-letter-usa = А
rush-board-letter-fra = Ф
rush-board-class-light = лёгкий
rush-board-class-medium = средний
rush-board-class-spg = САУ
rush-board-class-heavy = тяжёлый
rush-board-class-support = вспомогат.
rush-board-only-bases = только базы
rush-board-only-vehicles = только техника
rush-board-national = нац. ресурсы
rush-board-cost = стоимость { $number }
rush-board-resources = ресурсы { $number }
rush-board-strength = сила { $number }
rush-board-armour = броня { $number }
rush-board-round = Круг { $round }
rush-board-round-of = Круг { $round } из { $limit }
rush-board-turn = ходит { $side }
rush-board-step-1 = восстановление
rush-board-step-2 = розыгрыш
rush-board-step-3 = обновление
rush-board-buys = одна покупка
rush-board-buys-on = призыв: сколько угодно покупок
rush-board-bought = покупка сделана
rush-board-attacks = одна атака
rush-board-attacked = атака сделана
rush-board-due = положено медалей: { $number }
rush-board-last-bases = Последний круг: у кого-то не осталось баз
rush-board-last-medals = Последний круг: разобраны одиночные медали одной из наций
rush-board-last-rounds = Последний круг: достигнут предел
rush-board-reserve = Резерв
rush-board-discard = Сброс
rush-board-deck = Колода
rush-board-graveyard = Кладбище
rush-board-medals = Осталось медалей
rush-board-medal-deck = { $nation }: одиночных осталось { $singles } из 9, двойных { $doubles } из 3
rush-board-achievements = Достижения ×5
rush-board-leads = , лидирует
rush-board-first = первый игрок
rush-board-score = Пока { $total ->
    [one] { $total } медаль
    [few] { $total } медали
   *[many] { $total } медалей
}: на картах { $medals }, баз { $bases }, достижений { $achievements }
rush-board-hangar = ангар
rush-board-depot = склад
rush-board-depots = Что видно в чужих отрядах
rush-board-depots-help = По правилам просматривать склад может только его владелец. Здесь решается лишь, что показывает страница: о каждой покупке говорит журнал.
rush-board-depots-top = Размер и верхняя карта каждого склада
rush-board-depots-open = Состав отрядов и текущий счёт
rush-board-hand = { $number ->
    [0] в руке нет карт
    [one] в руке { $number } карта
    [few] в руке { $number } карты
   *[many] в руке { $number } карт
}
rush-board-guard = { $spot }: на защите { $card }
rush-board-unguarded = без защитника
rush-board-damaged = повреждена
rush-board-destroyed = уничтожена
rush-board-chosen = в покупке
rush-board-attacking = в атаке
rush-board-in-play = в игре
rush-board-played = сыграна
rush-board-playing = Разыгрывается:
rush-board-assault = Штурмует
rush-board-sabotage = Диверсия: { $side } отдаёт карту
rush-board-research = Исследование: техника стоимостью до { $number }
rush-board-repair = Ремонт: карты со склада на кладбище, не больше { $number }
rush-board-purchase = Покупка:
rush-board-bill-cost = стоимость
rush-board-bill-paid = оплачено
rush-board-bill-missing = не хватает
rush-board-strikes = Атака, осталось нападений { $number }:
rush-board-join = в атаку
rush-board-own-depot = Ваш склад: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rush-board-own-hangar = Ваш ангар, порядок неизвестен: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rush-board-squad = Отряд ({ $side }): { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rush-board-in-discard = Сброс техники: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rush-board-in-graveyard = Кладбище: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rush-board-legend = Что означают знаки
rush-board-sign-cost = стоимость
rush-board-sign-resources = ресурсы
rush-board-sign-strength = сила
rush-board-sign-armour = броня
rush-board-sign-medal = медали

# Оплата: всё сразу и что пропадёт.
rush-pay-all = заплатить: { $cards }, и завершить покупку
rush-times = { $number } × { $card }
rush-waste-paid = Уже оплачено: эта карта уйдёт впустую.
rush-waste-surplus = { $number ->
    [one] { $number } ресурс сверх цены пропадёт.
    [few] { $number } ресурса сверх цены пропадут.
   *[many] { $number } ресурсов сверх цены пропадут.
}
rush-waste-research = В резерве нет карты ценой не выше { $number }: техника уйдёт впустую.

# Откуда медали.
rush-tally-medals = Медали: { $nation }
rush-tally-bases = { $number ->
    [one] { $number } уничтоженная база
    [few] { $number } уничтоженные базы
   *[many] { $number } уничтоженных баз
}

# Что значат знаки и способности.
rush-about-ability-line = { $ability }: { $effect }
rush-about-reinforcement = возьмите столько карт; их можно сыграть в этот же ход.
rush-about-draft = в этот ход можно покупать сколько угодно раз и по нескольку карт.
rush-about-reconnaissance = все карты резерва заменяются новыми.
rush-about-sabotage = каждый противник сбрасывает карту с руки.
rush-about-assault = одно повреждение базе или защитнику противника, помимо атаки хода.
rush-about-research = карта выходит из игры, взамен — карта резерва ценой не выше этого числа.
rush-about-repair = одна или две карты вашего склада выходят из игры.
rush-about-invulnerability = возьмите медаль нации этой карты.
rush-about-sign-cost = сколько нужно заплатить за карту.
rush-about-sign-resources = сколько карта даёт при покупке.
rush-about-sign-strength = уничтожает технику, у которой брони не больше.
rush-about-sign-armour = сколько выдержит защитник; без брони карта не защищает.
rush-about-sign-medal = у кого в конце больше, тот победил.
rush-about-sign-bases = не нападает на технику.
rush-about-sign-vehicles = не нападает на базы.
rush-about-sign-national = платят только за карты своей нации.
