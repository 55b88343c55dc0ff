# Что говорят страницы вокруг игр.

web-name = Sandtable
web-nav = Страницы
web-skip = Сразу к странице
web-foot = Sandtable — свободная программа. Правила пересказаны своими словами, всё нарисовано нами.
web-theme = Светлая или тёмная тема
web-keys = Клавиши
web-close = Закрыть
web-save = Сохранить
web-you-are = Вы — { $name }. Сменить имя
web-your-name = Ваше имя
web-to-shelf = На полку
web-back-to-table = Вернуться к столу
web-to-table = Стол
web-to-replay = Повтор
web-to-rules = Правила
web-not-found = Такой страницы нет
web-refused = Не получилось

# Клавиши.
web-key-tab = к следующему, что можно нажать
web-key-arrows = к ближайшему в эту сторону
web-key-roam = ко всему, что лежит на поле, даже если нажать нельзя
web-key-enter = нажать — или узнать, почему нельзя
web-key-undo = взять назад
web-key-restart = начать ход заново
web-key-drop = отменить выбор
web-key-help = этот список
web-key-space = Пробел

# Полка.
web-shelf = Полка
web-welcome = Военные игры на столе с песком
web-welcome-more = Возьмите игру с полки и играйте сразу: против бота, вдвоём за одним экраном или по ссылке. Регистрация не нужна.
web-play-now = Играть
web-play-solo = Соло
web-new-table = Новый стол
web-solo-too = Есть соло
web-seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-seats-range = от { $from } до { $to } игроков
web-tables-resume = Вы играете
web-tables-mine = Ваши столы
web-tables-open = Столы, где можно посмотреть
web-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
web-your-turn = Ваш ход
web-over = Окончена
web-resume = Продолжить
web-watch = Смотреть
web-look = Взглянуть

# Новый стол.
web-new-table-of = Новый стол: { $name }
web-seats = Места
web-seats-help = Место по ссылке займёт тот, кто её получит. Если в игре есть тайны, игроков за одним экраном между ходами разделяет занавес. Во время игры место можно передать.
web-kind = Игра
web-options = Настройки
web-more-options = { $count ->
    [one] Ещё { $count } настройка
    [few] Ещё { $count } настройки
   *[many] Ещё { $count } настроек
}
web-only-with = Имеет значение, только если выбрано «{ $name }».
web-update-seats = Обновить места
web-bad-option = { $option }: { $why }
web-public = Смотреть может любой
web-open-table = Открыть стол
web-holder-me = Я
web-holder-here = Кто-то за этим экраном
web-holder-link = По ссылке
web-holder-automa = Бот из правил соло-игры
web-bot = Бот { $name }
web-bot-level1 = Бот 1, новобранец
web-bot-level2 = Бот 2, сержант
web-bot-level3 = Бот 3, капитан
web-bot-level4 = Бот 4, полковник
web-bot-level5 = Бот 5, маршал

# Стол.
web-board = Поле
web-panel = Ход, места и журнал
web-whole-panel = Развернуть панель
web-your-turn-as = Ваш ход: { $name }
web-thinking = Думает: { $name }
web-waiting = Ждём ход: { $name }
web-waiting-open = Место пока никто не занял: { $name }
web-drop-pick = Выбрать другое
web-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
web-preview-hint = Наведите на вариант — увидите, что он даст.
web-turn-buttons = Взять назад
web-undo = Взять назад
web-restart = Начать ход заново
web-plead = Попросить взять ход назад
web-plea = { $name }: просьба вернуться к шагу { $ply }.
web-plea-yes = Согласиться
web-plea-no = Отказать
web-resign = Сдаться
web-resign-play-on = Остальные доиграют; ваше место насовсем займёт бот.
web-resign-really = Да, сдаюсь
web-line-lost = Нет связи. Пробуем снова.
web-trying-again = Ход ещё не дошёл до сервера. Пробуем снова.

# Места.
web-to-move = ходит
web-you = вы
web-there = за столом
web-away = отсутствует
web-seat-open = свободно
web-stands-in = вместо игрока { $name }
web-sit-down = Играть за эту сторону: { $name }
web-still-free = Место свободно: { $name }
web-copy-invitation = Копировать ссылку
web-invite-link = Ссылка для того, кто займёт место
web-own-link = Ваша секретная ссылка для другого устройства
web-copy = Копировать
web-copied = Скопировано
web-change-seat = Сменить игрока: { $name }
web-who-plays = Кто играет за эту сторону: { $name }
web-change = Сменить
web-leave = Уйти; сыграет бот

# Журнал, разговор и заметки.
web-log = Что произошло
web-new = Новое
web-log-earlier = Всё, что было раньше
web-step-through = После вашего хода
web-show-step = Показать шаг
web-undone = { $count ->
    [one] { $count } шаг взят назад
    [few] { $count } шага взяты назад
   *[many] { $count } шагов взяты назад
}
web-chat = Разговор
web-say = Сказать что-нибудь
web-send = Отправить
web-notes = Заметки, которые видите только вы
web-save-notes = Сохранить заметки
web-dice = Честный случай
web-dice-more = Ключ ко всем случайностям партии запечатан до первого броска. Вот его печать; сам ключ откроется с записью партии в конце, и проверить сможет любой.

# Конец игры.
web-won = Победа: { $name }
web-lost = Поражение
web-all-won = Победили все
web-won-together = Победили вместе: { $name }
web-nobody-won = Никто не победил
web-rematch-on = Реванш, все пересаживаются на одно место
web-rematch-alone = Сыграть ещё раз
web-to-rematch = К новой партии
web-rematch = Ещё раз, поменявшись сторонами

# Занавес.
web-curtain = К экрану: { $name }
web-curtain-more = Следующий ход — за занавесом. Поднимите его, когда никто другой не смотрит.
web-lift = Поднять занавес: { $name }

# Повтор.
web-replay = Повтор
web-step = Шаг
web-first = В начало
web-back = Шаг назад
web-play = Пуск или пауза
web-on = Шаг вперёд
web-last = В конец
web-pace = Скорость
web-slower = Медленнее
web-faster = Быстрее
web-go = К этому шагу
web-eyes = Чьими глазами
web-public-eyes = Зритель
web-picture = Картинка
web-picture-plain = Картинку поля можно сохранить, только если включены скрипты. Адрес этой страницы и есть ссылка на этот шаг.
web-copy-step = Ссылка на этот шаг
web-record = Запись партии

# Правила.
web-rules-of = { $name } Правила
web-contents = Содержание
web-data-table = Таблица

web-board-put-back = { $piece }: вернуть и выбрать другую
web-board-rule = Правила, п. { $rule }
web-cited = { $rule }
web-board-why = Почему нельзя?
web-why-picked = С тем, что выбрано, нельзя. Отмените выбор (Esc), чтобы выбрать заново.
web-why-later = Это можно, но сначала выберите что-нибудь из обведённого пунктиром.
web-why-other = Сейчас вопрос такой: «{ $question }» Это на него не ответ.
