# Что говорят страницы вокруг игр.

web-name = Sandtable
web-nav = Страницы
web-skip = К содержанию
web-foot = Sandtable — свободная программа. Правила изложены своими словами, все рисунки наши.
web-theme = Светлая или тёмная тема
web-keys = Клавиши
web-close = Закрыть
web-save = Сохранить
web-you-are = Вы — { $name }. Сменить имя
web-your-name = Ваше имя
web-alerts = Когда наступает мой ход, а страница не видна
web-alert-sound = Подать звуковой сигнал
web-alert-notice = Показать уведомление
web-alert-refused = Браузер не разрешает этому сайту показывать уведомления.
web-alert-turn = Ваш ход
web-to-shelf = Все игры
web-back-to-table = Вернуться к столу
web-to-table = Стол
web-to-replay = Повтор
web-to-rules = Правила
web-not-found = Такой страницы нет
web-gone = Этого стола больше нет
web-refused = Не получилось

# Клавиши.
web-key-tab = к следующему элементу, который можно нажать
web-key-arrows = к ближайшему в эту сторону
web-key-roam = к любому элементу поля, даже если нажать его нельзя
web-key-enter = нажать или узнать, почему нельзя
web-key-about = подробнее о том, чья карточка показана
web-key-hint = спросить, как сыграл бы сильный бот
web-key-undo = отменить шаг
web-key-restart = начать ход заново
web-key-drop = сбросить выбор
web-key-full = поле на весь экран и обратно
web-key-help = этот список
web-key-space = Пробел

# Полка.
web-shelf = Игры
web-welcome = Военные игры на ящике с песком
web-welcome-more = Выберите игру и начинайте сразу: против бота, вдвоём за одним экраном или по ссылке. Регистрация не нужна.
web-play-now = Играть
web-play-solo = Соло
web-new-table = Новый стол
web-solo-too = Можно одному
web-seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-seats-range = от { $from } до { $to } игроков
web-tables-resume = Ваши партии
web-tables-mine = Ваши столы
web-tables-open = Можно посмотреть
web-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
web-your-turn = Ваш ход
web-over = Завершена
web-resume = Продолжить
web-watch = Смотреть
web-look = Открыть
web-newer-tables = Новее
web-older-tables = Старше
web-delete = Удалить
web-understood = Понятно
web-table-was-deleted = Стол, за которым вы сидели, удалён. Хозяин: { $host }, игра: { $game }.

# Удаление стола, повреждённый стол.
web-delete-table = Удалить этот стол?
web-delete-means = Партия, её запись, чат и все заметки будут удалены для всех. Вернуть их нельзя.
web-delete-told = За этим столом сидят другие, им об этом сообщат: { $people }.
web-delete-yes = Удалить навсегда
web-damaged-table = Повреждённый стол
web-lines-left = { $count ->
    [0] От записи ничего не осталось.
    [one] Сохранилась { $count } строка записи.
    [few] Сохранились { $count } строки записи.
   *[many] Сохранилось { $count } строк записи.
}
web-lines-later = Запись раскрывает всё, что игроки скрывали друг от друга, поэтому скачать её можно только после конца партии.
web-end-damaged = Завершить партию и получить запись
web-end-empty = Завершить партию
web-get-lines = Скачать запись

# Новый стол.
web-new-table-of = Новый стол: { $name }
web-seats = Места
web-seats-help = Место по ссылке займёт тот, кто её получит. Если в игре есть тайны, игроков за одним экраном между ходами разделяет занавес. Место можно передать и во время игры.
web-automa-help = За сторону «{ $seat }» может играть соперник из правил для одного игрока; тогда ваша сторона — «{ $other }».
web-automa-side = Соперник из правил для одного игрока играет только за сторону «{ $seat }».
web-kind = Игра
web-options = Настройки
web-more-options = { $count ->
    [one] Ещё { $count } настройка
    [few] Ещё { $count } настройки
   *[many] Ещё { $count } настроек
}
web-only-with = Действует, только если выбрано «{ $name }».
web-update-seats = Обновить места
web-bad-option = { $option }: { $why }
web-public = Смотреть может любой
web-open-table = Начать игру
web-owner-me = Я
web-owner-here = Кто-то за этим экраном
web-owner-link = Тот, кто получит ссылку
web-owner-automa = Соперник из правил для одного игрока
web-bot = Бот { $name }
web-bot-level1 = Бот 1, новобранец
web-bot-level2 = Бот 2, сержант
web-bot-level3 = Бот 3, капитан
web-bot-level4 = Бот 4, полковник
web-bot-level5 = Бот 5, маршал

# Где составляют армии.
web-armies = Армии
web-armies-of = Армии: { $name }
web-armies-more = Составьте армию, сохраните её для своих игр, передайте ссылкой или текстом. За столом, когда собирают армии, её можно привести целиком, и никто не увидит её, пока обе стороны не готовы.
web-presets = Готовые партии
web-put-together = Составить армию
web-army-name = Название армии
web-army-unnamed = Новая армия
web-army-limit = Очки сражения
web-army-price = { $points } очк., { $most ->
    [one] { $most } карта
    [few] { $most } карты
   *[other] { $most } карт
}
web-army-random = Набрать наугад
web-army-check = Проверить
web-army-save = Сохранить
web-army-saved = Армия сохранена.
web-army-verdict = Цена и ошибки
web-army-cost = { $price } из { $points } очков
web-army-number = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
web-army-left = { $count ->
    [one] остаётся { $count } очко
    [few] остаётся { $count } очка
   *[other] остаётся { $count } очков
}
web-army-legal = Такая армия может идти в бой.
web-army-share = Передать другим
web-army-link = Ссылка на эту армию
web-army-text = Армия в виде текста
web-army-text-help = Измените текст или вставьте другой, затем прочитайте его.
web-army-read = Прочитать текст
web-army-copy-text = Копировать текст
web-army-ready = Готовые армии
web-army-start = Начать с неё
web-army-mine = Мои армии
web-army-none = Сохранённых армий пока нет.
web-army-open = Открыть
web-army-change = Переименовать или удалить
web-army-rename = Переименовать
web-army-too-many = У вас уже столько армий: { $most }. Сначала удалите какую-нибудь.
web-army-name-taken = Армия с таким названием у вас уже есть.
web-no-such-army = Армии с таким названием у вас больше нет.
web-bring-army = Привести свою армию
web-bring = Привести
web-bring-text = Или вставьте армию в виде текста

# Стол.
web-board = Поле
web-panel = Ход, места и журнал
web-fold = Свернуть панель в одну строку
web-unread = Новое в чате
web-full = Поле на весь экран
web-your-result = Вот что получилось после вашего хода.
web-hand-over = Передать ход: { $name }
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
web-range = { $first } … { $last }
web-less = Меньше на { $name }
web-more = Больше на { $name }
web-do-amount = Выполнить
web-preview-hint = Наведите на вариант — увидите, что он даст.
web-tap-again = Нажмите ещё раз, чтобы сделать.
web-turn-buttons = Отмена и сдача
web-not-again = Больше не спрашивать { $name }
web-not-until = Не спрашивать, пока не коснётся места
web-put-off = Пока отказаться
web-you-decline = Вы отказываетесь
web-ask-again = Спрашивать снова
web-cannot-put-off = Это отложить нельзя.
web-split = Как поделены места
web-split-none = Каждое место отдельно
web-split-help = Если игроков меньше, чем мест, у игрока их несколько. Если каждое место отдельно, выбираете для каждого сами.
web-undo = Отменить
web-restart = Начать ход заново
web-request-undo = Попросить отменить ход
web-undo-question = { $name } просит вернуться к шагу { $ply }.
web-undo-yes = Согласиться
web-undo-no = Отказать
web-resign = Сдаться
web-resign-play-on = Остальные доиграют, а ваше место насовсем займёт бот.
web-resign-really = Да, сдаюсь
web-line-lost = Связь потеряна. Восстанавливаем…
web-trying-again = Ход ещё не дошёл до сервера. Пробуем снова…

# Места.
web-to-move = ходит
web-you = вы
web-there = за столом
web-away = нет на месте
web-away-for-long = давно нет, можно посадить бота
web-seat-open = свободно
web-stands-in = за игрока { $name }
web-sit-down = Играть за сторону: { $name }
web-still-free = Место свободно: { $name }
web-copy-invitation = Копировать ссылку
web-invite-link = Ссылка для того, кто займёт это место
web-own-link = Ваша личная ссылка для другого устройства
web-copy = Копировать
web-copied = Скопировано
web-change-seat = Сменить игрока: { $name }
web-who-plays = Кто играет за сторону: { $name }
web-change = Сменить
web-leave = Уйти (за вас сыграет бот)
web-invites = { $name } приглашает вас: { $game }
web-invited = Ваша сторона: { $name }.
web-seat-taken = Это место уже занято. Попросите другую ссылку у того, кто прислал эту.
web-watch-game = Смотреть игру
web-invited-held = Сейчас его занимает { $name }. Садитесь, только если это ваше место и вы сменили устройство.
web-invited-as = Вы будете играть под именем { $name }. Сменить его можно вверху страницы.

# Что происходит с местами: для журнала.
web-seat-sat = { $name } садится за стол: { $seat }.
web-seat-handed = { $name } сменяет игрока { $by }: { $seat }.
web-seat-left = { $name } на время уступает место, играет { $bot }: { $seat }.
web-seat-away = { $name } давно не появляется, и { $by } сажает на это место бота ({ $bot }): { $seat }.
web-seat-back = { $name } снова за столом: { $seat }.
web-seat-freed = { $by } освобождает место: { $seat }.
web-seat-bot = { $by } сажает бота ({ $bot }): { $seat }.
web-seat-resigned = { $name } сдаётся, дальше играет { $bot }: { $seat }.
web-seat-known = Игрок { $name } раньше уже видел руку этой стороны: { $seat }.
web-seat-asked = Игрок { $name } видел чужую руку и просит разрешения играть: { $seat }.
web-seat-agreed = { $by } не возражает против игрока { $name }.
web-seat-refused = { $by } возражает против игрока { $name }.
web-seat-hint = { $name } берёт подсказку: { $seat }.

# Отсутствие.
web-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
web-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-if-away = Если кто-то отошёл
web-patience = Его может заменить бот через
web-if-away-help = Если игрока нет так долго, остальные могут посадить вместо него бота. Бота для своего места каждый выбирает сам, а вернувшийся игрок сразу получает место обратно.
web-away-terms = Вместо игрока, которого нет за столом, остальные могут посадить бота. Ждать надо: { $name }.
web-stand-in = Кто заменит
web-stand-in-terms = Сыграет за вас, если вас долго не будет ({ $name }) и остальные захотят продолжить.
web-stand-in-table = Как принято за этим столом: { $name }
web-sitting-question = Игрок { $name } уже видел за этим столом чужую руку и хочет играть: { $seat }. Вы согласны?

# Журнал, чат и заметки.
web-log = Журнал
web-new = Новое
web-log-earlier = Что было раньше
web-step-through = Что было после вашего хода
web-telling-skip = Пропустить
web-telling = Чужие ходы показывать:
web-telling-off = сразу
web-telling-fast = быстро
web-telling-normal = по шагам
web-telling-slow = медленно
web-show-step = Показать шаг
web-undone = { $count ->
    [one] Отменён { $count } шаг
    [few] Отменены { $count } шага
   *[many] Отменено { $count } шагов
}
web-chat = Чат
web-say = Написать сообщение
web-send = Отправить
web-notes = Личные заметки
web-save-notes = Сохранить заметки
web-dice = Честные броски
web-dice-more = Ключ ко всем броскам партии выбран до первого из них. Это его отпечаток; сам ключ появится вместе с записью партии, когда она закончится, и любой сможет проверить каждый бросок.

# Конец игры.
web-won = Победа: { $name }
web-lost = Поражение
web-all-won = Победили все
web-draw = Ничья
web-won-together = Победили вместе: { $name }
web-nobody-won = Никто не победил
web-rematch-on = Реванш, все пересаживаются по кругу
web-rematch-alone = Сыграть ещё раз
web-you-won = Вы победили
web-you-lost = Вы проиграли
web-you-won-together = Вы победили вместе
web-you-lost-together = Вы проиграли вместе
web-you-drew = Ничья
web-share = Поделиться
web-share-link = Адрес повтора
web-course = Ход партии
web-course-line = { $seat }: { $points } в конце
web-tally = Откуда очки
web-tally-sum = Итого
web-tally-before = До начала этой партии
web-shortcuts = В один щелчок
web-log-deed = { $seat }: { $deed }
web-to-rematch = К новой партии
web-rematch = Реванш, поменяться сторонами

# Занавес.
web-curtain = Передайте клавиатуру: { $name }
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
web-eyes = Чьими глазами смотреть
web-public-eyes = Зритель
web-picture = Сохранить картинку
web-picture-plain = Чтобы сохранить картинку поля, нужен JavaScript. Адрес этой страницы — ссылка на этот шаг.
web-copy-step = Скопировать ссылку на этот шаг
web-record = Скачать запись партии

# Правила.
web-rules-of = { $name }: правила
web-contents = Содержание
web-data-table = Таблица
web-guide = Как играть
web-reference = Правила по пунктам
web-rules-search = Поиск по правилам
web-rules-found = Найдено пунктов:
web-rules-none = Таких слов в правилах нет
web-rules-unfold = Развернуть всё

web-cited = { $rule }

# Что сервер говорит гостям.

web-guest = Гость { $number }

# Почему что-то не сделано.
web-stale = С тех пор как вы смотрели, стол изменился. Показано текущее положение.
web-not-your-seat = Это не ваше место.
web-cannot-undo = Без согласия остальных это нельзя отменить.
web-nothing-to-undo = Вам пока нечего отменять.
web-no-undo-request = Об отмене хода уже никто не просит.
web-undo-refused = Остальные не согласились отменить ход.
web-cannot-change-seat = Сейчас вы не можете передать это место.
web-not-away-for-long = Этого игрока нет ещё недостаточно долго.
web-sitting-waits = Вы уже видели за этим столом чужую руку, поэтому нужно согласие остальных. Мы их спросили.
web-sitting-agreed = Один из игроков не возражает. Когда согласятся все, займите место.
web-sitting-refused = Вы уже видели за этим столом чужую руку, и не все согласны, чтобы вы играли.
web-no-question = Об этом уже никто не спрашивает.
web-resigned-seat = Вы сдались. Теперь за вас играет бот.
web-resigned = { $seat }: сдача.

# Страницы о том, что пошло не так.
web-too-old = Партия по старым правилам
web-error-too-old = Эту партию играли по правилам, которых здесь больше нет, поэтому её нельзя ни продолжить, ни показать. Все ходы есть в записи: её могут забрать сидящие за столом, а законченную — кто угодно, и прочесть программой того времени.
web-error-not-found = Здесь ничего нет.
web-error-no-table = Такого стола нет. Проверьте, целиком ли скопирован адрес.
web-error-no-seat = По этой ссылке места нет: его уже занял кто-то другой или ссылка скопирована не целиком. Попросите новую у того, кто её прислал.
web-error-no-watching = Эту игру видят только её участники: смотреть без места нельзя. Если вас пригласили, откройте присланную ссылку.
web-error-not-yours = У вас нет доступа или ещё не время.
web-error-unreadable = Мы не поняли этот запрос.
web-error-foreign-form = Форма пришла не с наших страниц или устарела. Вернитесь, обновите страницу и попробуйте ещё раз.
web-error-no-cookies = Ваш браузер не хранит наш cookie, а без него мы вас не узнаем. Разрешите cookie и откройте ссылку снова.
web-error-too-often = Слишком много запросов. Подождите немного.
web-error-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
web-error-host = У этого сервера другое имя. Задать ему имя может тот, кто его запускает: --public-url.
web-error-name-hidden = В этом имени есть невидимые знаки или знаки, меняющие направление строки. Выберите другое.
web-error-name-mixed = В этом имени в одном слове смешаны буквы разных алфавитов. Выберите другое.
web-error-name-taken = У кого-то за столом имя выглядит так же. Выберите другое вверху страницы.
web-error-too-many-pages = Открыто слишком много столов: у вас или на всём сервере. Закройте лишние окна.
web-error-busy = Сервер занят. Ничего не потеряно; попробуйте чуть позже.
web-error-fault = У нас что-то пошло не так. Ничего не потеряно; попробуйте ещё раз.
web-error-deleted = Хозяин удалил этот стол.
web-error-damaged = Данные этого стола повреждены, играть за ним дальше нельзя. С другими столами всё в порядке.
web-error-too-many-tables = Вы открыли сегодня слишком много столов. Удалите ненужные или приходите завтра.

web-learn = Научиться
web-learn-first = Впервые здесь? Учебная партия покажет, как играть.
web-lesson = Учебная партия
web-lesson-count = { $number } из { $of }
web-lesson-happened = Что произошло
web-lesson-suggested = Сделать так
web-lesson-free = Можно поступить и по-своему: тогда урок закончится, а партия пойдёт дальше свободно.
web-lesson-skip = Пропустить урок
web-lesson-skipped = Урок окончен. Партия продолжается против лёгкого бота.
web-lesson-watch = Ходят другие. Следите за полем.
web-lesson-done = Дальше вы играете сами.
web-lesson-left = Вы отошли от урока, и это не беда: партия идёт дальше свободно, против лёгкого бота. Отмена хода вернёт вас в урок.

# Подсказки: как сыграл бы сильный бот.
web-hint = Подсказка
web-hint-ask = Как бы сыграли вы?
web-hint-thinking = Думаю
web-hint-others = Что ещё неплохо
web-hints-off = За этим столом подсказок нет.
web-hint-lesson = Что делать дальше, говорит сам урок.
web-hint-busy = Ещё обдумывается подсказка за другим столом. Спросите чуть позже.
web-hint-waits = Все боты заняты. Подсказка скоро будет: спросите чуть позже.
web-hints = Подсказки
web-hints-usual = Там, где играет один человек
web-hints-on = Всегда
web-hints-off-word = Никогда
web-hints-help = Тот, чей ход, может спросить, как и почему сыграл бы сильный бот. Если играют и другие, в журнале видно, кто спрашивал, но не сама подсказка.

# Разбор партии.
web-review = Разбор
web-to-review = Разбор
web-review-game = Разобрать партию
web-review-more = Сильный бот ещё раз посмотрит на каждое решение, исходя только из того, что сторона тогда знала, и скажет, какие обошлись дороже всего и что было бы лучше. Это займёт не больше минуты, а если сейчас многие играют, то дольше.
web-review-progress = Бот разбирает партию: готово { $percent } %.
web-review-look = Посмотреть ещё раз
web-review-busy = Для вас уже разбирается другая партия. Попросите снова, когда она будет готова.
web-review-help = О каждом решении судят по тому, что сторона тогда знала: невезение и скрытые карты — не ошибка. Шансы — это оценка бота.
web-review-all = Показать и решения ботов
web-review-good = Ни одно решение не обошлось дорого.
web-review-costliest = Что обошлось дороже всего
web-review-step = Шаг { $step }
web-review-chances = Шансы: { $before } %, после него { $after } %
web-review-done = Что было сделано
web-review-better = Что было бы лучше
web-review-curve = Шансы на победу шаг за шагом
web-review-in-words = От { $from } % в начале до { $to } % в конце
web-play-on = Играть дальше отсюда
web-fork = Эта партия продолжает другую с шага { $step }. То, чего игрок тогда не видел, сдано заново, а за остальных играют боты.
web-fork-replay = Посмотреть ту партию

# Задачи.

web-puzzles = Задачи
web-puzzles-more = Положения из партий, где один ход намного лучше всех остальных. Вы знаете то же, что и ваша сторона; всё скрытое каждый раз раздаётся заново.
web-puzzles-count = Решено: { $solved } из { $of }
web-puzzles-all = Все задачи
web-puzzles-games = Задачи по всем играм
web-puzzle = Задача
web-puzzle-number = Задача { $number }
web-puzzle-solve = Решать
web-puzzle-step = шаг { $ply }
web-puzzle-solved = Решена с { $tries }-й попытки
web-puzzle-task = Найдите лучший ход.
web-puzzle-seat = Ваше место: { $seat }.
web-puzzle-ahead = Вы впереди.
web-puzzle-level = Силы примерно равны.
web-puzzle-behind = Вы отстаёте.
web-puzzle-right = Верно! Остальное намного хуже.
web-puzzle-wrong = Есть ход намного лучше.
web-puzzle-show = Показать решение
web-puzzle-again = Попробовать ещё раз
web-puzzle-next = Следующая задача
web-puzzle-waits = Боты ждут, пока вы не решите играть дальше.
web-puzzle-play-on = Играть дальше против ботов
