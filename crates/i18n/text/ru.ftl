# Что говорит любой стол, какой бы ни была игра.

table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
table-decimal = { $whole },{ $part }
table-score = { $seat }: { $score }

# Почему чего-то нельзя сделать.
table-why-not-listed = Сейчас этого нет среди возможных действий.
table-why-legal = Это можно сделать.
table-why-over = Игра окончена.
table-why-luck-first = Сначала бросок или добор.
table-why-not-your-turn = Сейчас не ваш ход.
table-why-unreadable = «{ $text }»: непонятная запись; нужно: { $wanted }
table-why-later = Сначала выберите что-нибудь из обведённого пунктиром.
table-why-picked = С этим выбором нельзя; Esc его сбрасывает.
table-why-other = Сейчас вопрос такой: «{ $question }» К нему это не относится.

table-why-no-army = Сейчас армию на стол не привести.
table-odds = { $percent } %: { $what }
table-odds-hardly = Меньше 1 %: { $what }
table-odds-others = что-то другое

# Что советует бот и почему.
table-because = потому что { $reason }
table-although = хотя { $reason }
table-but = но { $reason }
table-as-good = шансы почти такие же
table-worse = шансы хуже на { $points ->
    [one] { $points } процентный пункт
    [few] { $points } процентных пункта
   *[many] { $points } процентных пунктов
}

# Что не так в записи армии.
table-army-long = Текст слишком длинный: не больше { $most } байт.
table-army-unnamed = Армия начинается с названия и двоеточия: «Стража на Дунае: …»
table-army-name = В названии армии от 1 до { $most } знаков.
table-army-short = После названия идут народ, полководец и отряды.
table-army-faction = Строка { $line }: «{ $text }» — не народ, который водит армии. Ближе всего «{ $near }».
table-army-leader = Строка { $line }: «{ $text }» — не полководец. Ближе всего «{ $near }».
table-army-unit = Строка { $line }: «{ $text }» — не отряд. Ближе всего «{ $near }».
table-army-number = Строка { $line }: в «{ $text }» должно быть число от 1 до { $most }.

# Что место отложило.
table-wish-period = { $offer } ({ $period })
table-wish-subject = { $offer } (пока дело не коснётся: { $subject })

# Что не так с настройкой, после её названия.
table-bad-option = Так выбрать нельзя.
table-bad-switch = Либо включено, либо выключено.
table-bad-number = Целое число от { $min } до { $max }.
table-bad-choice = Одно из этих слов: { $words }.
table-bad-lines = { $max ->
    [one] Не больше { $max } строки; строка должна быть такой, как «{ $example }».
    [few] Не больше { $max } строк; каждая должна быть такой, как «{ $example }».
   *[many] Не больше { $max } строк; каждая должна быть такой, как «{ $example }».
}
