# Что программа говорит в командной строке и в терминале.

sandtable = Военные настольные игры на ящике с песком: играть, смотреть записи, сводить ботов.
sandtable-examples =
    Примеры:
      sandtable                                     столы в браузере
      sandtable titles                              игры и их настройки
      sandtable play GAME                           вы против бота
      sandtable play GAME --lang en                 то же по-английски
      sandtable verify game.record                  сыграно ли по правилам?
      sandtable simulate GAME --games 10000         доли побед и исходы
      sandtable play --help                         подробнее об одной команде
sandtable-usage = Вызов:
sandtable-commands = Команды
sandtable-arguments = Аргументы
sandtable-options = Параметры

# Команды.
sandtable-serve = Открыть столы в браузере; то же делает sandtable без команды
sandtable-serve-examples =
    Примеры:
      sandtable serve                                      на этой машине, столы хранятся в файле
      sandtable serve --port 8000 --database tables.db
      sandtable serve --host 0.0.0.0 --public-url http://192.168.1.5:7440
      sandtable serve --database postgres://sandtable@localhost/sandtable

    Как поставить его за веб-сервером, рассказано в docs/hosting.md.
sandtable-play = Играть в терминале
sandtable-play-examples =
    Примеры:
      sandtable play GAME                                     вы на первом месте, на втором бот
      sandtable play GAME --seat SEAT=me --seat OTHER=level4
      sandtable play GAME --seat SEAT=me --seat OTHER=me      двое за одним терминалом
      sandtable play GAME --seat SEAT=greedy --seat OTHER=random
      sandtable play --load saved.record                      продолжить сохранённую игру

    Кто может занять место: me, random, quick, careless:30 (процентов), beginner, greedy, level1 … level5,
    rollouts:100 (розыгрышей на ход), rollouts:200ms, rollouts:200ms:3 (подлиннее), ismcts:1000 (симуляций на ход), ismcts:200ms,
    ismcts:200ms:60 (розыгрыши по 60 шагов).
    Во время игры введите номер действия, само действие или help.
sandtable-engine = Отвечать на запросы, по одному объекту JSON в строке
sandtable-engine-examples =
    Пример:
      echo '{"{"}"id": 1, "do": "titles"{"}"}' | sandtable engine

    В docs/protocol.md показан каждый запрос с ответом.
sandtable-replay = Пересказать записанную игру шаг за шагом
sandtable-replay-examples =
    Примеры:
      sandtable replay game.record                 как её видел зритель
      sandtable replay game.record --as SEAT       как её видела одна из сторон
      sandtable replay game.record --to 40         только первые сорок шагов
sandtable-review = Разобрать записанную партию: какие решения обошлись каждому дороже всего и что было бы лучше
sandtable-review-examples =
    О каждом решении судят только по тому, что сторона тогда знала. Номер шага тот же, что в replay.

    Примеры:
      sandtable review game.record                 думать не дольше минуты
      sandtable review game.record --seconds 600 --svg game.svg --json game.json
      sandtable review game.record --simulations 200   всякий раз тот же разбор
sandtable-verify = Проверить записи: каждый шаг по правилам, все хеши верны, броски честные
sandtable-verify-examples =
    Примеры:
      sandtable verify game.record
      sandtable verify records/*.record

    Код возврата 1, если хоть одна запись плоха; первый плохой шаг назван.
sandtable-simulate = Дать ботам сыграть много партий и собрать статистику
sandtable-simulate-examples =
    Примеры:
      sandtable simulate GAME --games 10000 --bots greedy,random
      sandtable simulate GAME --bots level3 --games 200 --svg game.svg --json game.json

    Назовите бота для каждого места по порядку или одного на всех. То же зерно даёт те же партии.
sandtable-arena = Свести ботов друг с другом, меняя места, и оценить их силу
sandtable-arena-examples =
    Пример:
      sandtable arena GAME --bots random,greedy,level3 --games 400

    Каждая пара ботов играет столько партий; рейтинг Эло, среднее 0.
sandtable-bench = Измерить скорость правил в одном потоке
sandtable-bench-examples =
    Примеры:
      sandtable bench
      sandtable bench GAME --seconds 10 --markdown
sandtable-titles = Перечислить игры, места и настройки
sandtable-titles-examples =
    Пример:
      sandtable titles
sandtable-army = Проверить армию для игры, напечатать готовую или случайную
sandtable-army-examples =
    Примеры:
      sandtable army ИГРА                                     готовые армии
      sandtable army ИГРА my.army --points 1000               сколько она стоит и что в ней не так
      sandtable army ИГРА --preset АРМИЯ > my.army
      sandtable army ИГРА --random НАРОД --points 700
      sandtable play ИГРА --army МЕСТО=my.army                привести её в игру
sandtable-puzzles = Показать список задач по игре или решить одну из них
sandtable-puzzles-examples =
    Примеры:
      sandtable puzzles GAME                 все задачи
      sandtable puzzles GAME 3               задача 3: наберите номер варианта или сам вариант

    Видно только то, что видит ваша сторона. Код возврата 1, если ответ неверен.
sandtable-rules = Показать правила игры или нужное место в них
sandtable-rules-examples =
    Примеры:
      sandtable rules GAME                   все правила, в Markdown
      sandtable rules GAME guide             как играть: для тех, кто ещё не пробовал
      sandtable rules GAME 5.4               один пункт
      sandtable rules GAME 5                 один раздел
      sandtable rules GAME научный центр     все пункты с этими словами
sandtable-backup = Скопировать все столы в новый файл, не прерывая игры
sandtable-backup-examples =
    Пример:
      sandtable backup tables-monday.db
sandtable-restore = Прочитать копию или выгрузку в пустую базу
sandtable-restore-examples =
    Примеры:
      sandtable restore tables-monday.db --database fresh.db
      sandtable restore tables.jsonl --database postgres://sandtable@localhost/sandtable
sandtable-upgrade = Переиграть все столы базы и сказать, с чем эта программа не справится; ничего не меняется
sandtable-upgrade-examples =
    Примеры:
      sandtable upgrade --check
      sandtable upgrade --check --database postgres://me@host/tables
sandtable-upgrade-game = игра
sandtable-upgrade-rules = правила
sandtable-upgrade-tables = столов
sandtable-upgrade-running = идут
sandtable-upgrade-lost = пропадут
sandtable-upgrade-bad = стол { $table }: { $why }
sandtable-upgrade-fine = Все столы можно доиграть и пересмотреть.
sandtable-upgrade-losses = { $number ->
    [one] { $number } стол пропадёт. Сделайте резервную копию и сохраните для него прежнюю программу.
    [few] { $number } стола пропадут. Сделайте резервную копию и сохраните для них прежнюю программу.
   *[many] { $number } столов пропадут. Сделайте резервную копию и сохраните для них прежнюю программу.
 }
sandtable-export = Выгрузить всё, что хранится, по объекту JSON в строке, включая секретные ключи
sandtable-export-examples =
    Пример:
      sandtable export > tables.jsonl
sandtable-rotate-secret = Сменить секрет cookie и ссылок; прежние остаются в силе
sandtable-rotate-secret-examples =
    Примеры, при остановленном сервере:
      sandtable rotate-secret --database tables.db --secret-file secret
      sandtable rotate-secret --database tables.db --secret-file secret --drop-old
sandtable-completions = Напечатать автодополнение для оболочки
sandtable-completions-examples =
    Примеры:
      sandtable completions bash > ~/.local/share/bash-completion/completions/sandtable
      sandtable completions fish > ~/.config/fish/completions/sandtable.fish
sandtable-man = Напечатать страницу руководства или записать в папку по странице на команду
sandtable-man-examples =
    Примеры:
      sandtable man | man -l -
      sandtable man ~/.local/share/man/man1

# Аргументы.
sandtable-arg-lang = Язык, en или ru; если не указан, решает локаль
sandtable-arg-help = Показать эту справку
sandtable-arg-version = Показать версию
sandtable-arg-game = Игра, как её называет sandtable titles
sandtable-arg-puzzle = Какую задачу решать
sandtable-arg-passage = Номер пункта или раздела либо слова, которые надо найти
sandtable-arg-option = Настройка игры; можно повторять
sandtable-arg-seat = Кто занимает место: me или бот; можно повторять
sandtable-arg-army = Файл с армией в виде текста; для play — чьей: МЕСТО=ФАЙЛ
sandtable-arg-preset = Готовая армия
sandtable-arg-random = Случайная армия этого народа
sandtable-arg-points = Сколько может стоить армия
sandtable-arg-hired = Наёмники разрешены
sandtable-arg-split = Как поделены места, если в игре есть обычные деления, например three; кто назван для места, получает все места этого игрока
sandtable-arg-load = Продолжить сохранённую игру
sandtable-arg-record = Куда записать оконченную игру
sandtable-arg-seed = Зерно: то же число, те же броски
sandtable-arg-file = Запись, или - для стандартного ввода
sandtable-arg-files = Записи, или - для стандартного ввода
sandtable-arg-to = Остановиться на этом шаге
sandtable-arg-as = Чьими глазами: место или public
sandtable-arg-games = Сколько партий
sandtable-arg-bots = Какие боты, через запятую
sandtable-arg-json = Записать весь отчёт в этот файл
sandtable-arg-svg = Нарисовать отчёт в этом файле
sandtable-arg-review-seconds = Сколько секунд думать самое большее
sandtable-arg-simulations = Сколько симуляций отводить на первый взгляд на каждое решение, сколько бы это ни заняло
sandtable-arg-reviewer = Кто судит: бот, который думает
sandtable-arg-review-seed = Зерно: вместе с --simulations то же число даёт тот же разбор
sandtable-arg-review-json = Записать разбор в этот файл как данные
sandtable-arg-review-svg = Нарисовать в этом файле, как менялись шансы сторон
sandtable-arg-seconds = Сколько секунд измерять каждую игру
sandtable-arg-markdown = Напечатать таблицу Markdown
sandtable-arg-database = Где хранятся столы: файл или postgres://user@host/name; иначе файл в вашей папке данных
sandtable-arg-secret_file = Файл секрета, которым подписаны cookie; секрет из базы переедет туда
sandtable-arg-drop_old = Принимать только нынешний секрет: кто не заходил после последней смены, того мы не узнаем
sandtable-arg-expire_days = Через сколько дней удалять столы, за которыми никто ни разу не ходил, и столы с задачами, которые никто не стал доигрывать; 30, если не названо; 0 — не удалять
sandtable-arg-tables_per_guest = Сколько столов гость может открыть за день; 100, если не названо
sandtable-arg-tables_per_address = Сколько столов можно открыть за день с одного адреса; 400, если не названо
sandtable-arg-port = Порт; 7440, если не назван; 0 — любой свободный
sandtable-arg-host = Адрес; 127.0.0.1, только эта машина, если не назван
sandtable-arg-public_url = Адрес для людей, если сервер стоит за прокси
sandtable-arg-behind_proxy = Доверять X-Forwarded-For от прокси
sandtable-arg-no_limits = Не ограничивать частоту запросов
sandtable-arg-thinkers = Сколько потоков отвести на размышления ботов
sandtable-arg-log_json = Вести журнал в JSON
sandtable-arg-check = Только посмотреть и доложить
sandtable-arg-copy = Файл копии
sandtable-arg-shell = Оболочка: bash, elvish, fish, powershell или zsh
sandtable-arg-folder = Папка для страниц; если её нет, она будет создана

# Игра в терминале.
sandtable-welcome-help = Введите номер действия, само действие, как оно стоит в скобках, или help.
sandtable-play-help =
    Номер или слова в скобках выбирают это действие. Кроме того:
      undo         отменить свой последний шаг, если он не открыл ничего нового
      restart      отменить всё после последнего броска, добора или хода соперника
      save ФАЙЛ    сохранить игру; sandtable play --load ФАЙЛ её продолжит
      log          что произошло до сих пор
      hint         что и почему выбрал бы сильный бот
      not-again    отказаться от предложения и до конца периода (года) больше о нём не спрашивать
      not-until X  отказаться и не спрашивать, пока предложение не коснётся X
      ask-again X  снова спрашивать о предложении X; без него покажет, от чего вы отказались
      rules 3.4    прочитать пункт, раздел (rules 3) или всё, где есть эти слова (rules резерв)
      quit         уйти
sandtable-can-put-off = Больше не спрашивать { $period }: not-again
sandtable-can-wait-for = Не спрашивать, пока дело не коснётся одного из этих мест: not-until { $words }
sandtable-cannot-put-off = Так отложить это нельзя.
sandtable-put-off = Вы отказываетесь: { $wish }. Чтобы снова спрашивали: ask-again { $offer }
sandtable-nothing-put-off = Вы ни от чего не отказались заранее.
sandtable-asked-again = Вас снова будут спрашивать.
sandtable-ask = { $seat }: { $ask }
sandtable-puzzle-line = { $seat }: { $ask } (шаг { $ply })
sandtable-puzzle-task = Найдите лучший ход.
sandtable-puzzle-right = Верно! Остальное намного хуже.
sandtable-puzzle-wrong = Есть ход намного лучше.
sandtable-puzzle-best = Лучше всего: { $say }
sandtable-puzzle-yours = Ваш ход: { $say }
sandtable-choose = Выбирайте.
sandtable-range = { $first } … { $last }{ $step ->
    [1] {""}
   *[other] , с шагом { $step }
}
sandtable-range-amount = Введите номер и число от { $from } до { $to }, например: { $number } { $from }
sandtable-step = { $seat }: { $action }
sandtable-secret-step = скрытый шаг
sandtable-type-something = Введите номер, действие или help.
sandtable-no-such-number = «{ $text }»: нужно число от 1 до { $count }.
sandtable-save-where = Куда сохранить? Введите save и имя файла.
sandtable-rules-what = Какое правило? Наберите rules и номер вроде 3.4 или слова, которые надо найти.
sandtable-no-passage = Нет пункта, где есть «{ $text }»: назовите номер вроде 3.4, раздел вроде 3 или слова из текста.
sandtable-refused = «{ $text }» сделать нельзя. { $why }
sandtable-taken-back = Отменено до шага { $ply }.
sandtable-no-undo = Отменить нельзя: последний шаг был броском или добором, открыл новое или был не ваш.
sandtable-hint = Сильный бот выбрал бы: { $say }  [{ $action }]
sandtable-hint-reason = {"  "}{ $reason }
sandtable-hint-other = Что ещё неплохо: { $say }  [{ $action }]; { $worse }
sandtable-curtain = Передайте клавиатуру: { $seat }. Затем нажмите Enter.
sandtable-left = Игра не окончена. В другой раз введите save и имя файла, чтобы её сохранить.
sandtable-written = Записано в { $file }.
sandtable-not-written = Ничего не записано: { $why }
sandtable-won = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
sandtable-nobody-won = Никто не победил.
sandtable-after = После шага { $ply }:

# Списки и отчёты.
sandtable-seats = Места: { $seats }
sandtable-setting = { $name } ({ $default }). { $help }
sandtable-verify-good = { $file }: верно. Шагов { $steps }, хешей { $hashes }, { $dice }
sandtable-verify-bad = { $file }: НЕВЕРНО. { $why }
sandtable-dice-proven = броски честные: брошено { $thrown }, задано вручную { $given }
sandtable-dice-sealed = кости не проверены: до конца игры их ключ неизвестен
sandtable-dice-unsworn = костей никто не обещал
sandtable-simulated = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { $seconds } с, { $speed } шагов в секунду
sandtable-shared = Общих побед: { $shared }, проиграли все: { $lost }
sandtable-endings = Как кончались партии:
sandtable-stats = Что в конце было в среднем у победителя и у других и как часто побеждал тот, у кого этого больше всех (равная доля — { $fair } %):
sandtable-reviewed = { $game }: { $steps ->
    [one] разобран { $steps } шаг
    [few] разобрано { $steps } шага
   *[other] разобрано { $steps } шагов
}
sandtable-review-seat = { $seat }: что обошлось дороже всего
sandtable-review-good = { $seat }: ни одно решение не обошлось дорого
sandtable-review-better = Лучше: { $action }
sandtable-review-because = Это лучше, потому что { $reasons }.
sandtable-review-against = А сделанный выбор: { $reasons }.
sandtable-column-step = шаг
sandtable-column-chance = шансы
sandtable-column-cost = цена
sandtable-column-seat = место
sandtable-column-bot = бот
sandtable-column-wins = победы
sandtable-column-interval = интервал 95 %
sandtable-column-score = очки
sandtable-column-mean = среднее
sandtable-column-least = меньше
sandtable-column-median = медиана
sandtable-column-p95 = 95 %
sandtable-column-most = больше
sandtable-column-winners = у победителя
sandtable-column-others = у других
sandtable-column-led = партий
sandtable-column-first-side = 1-я сторона
sandtable-column-second-side = 2-я сторона
sandtable-column-elo = Эло
sandtable-column-game = игра
sandtable-column-steps-second = шагов/с
sandtable-column-games-second = партий/с
sandtable-column-searched-second = ISMCTS/с
sandtable-column-state-bytes = позиция, байт
sandtable-column-action-bytes = ход, байт
sandtable-row-rounds = раундов в партии
sandtable-row-steps = шагов в партии
sandtable-row-choices = решений в партии
sandtable-row-leads = смен лидера
sandtable-row-legal = ходов на выбор
sandtable-plot-heading = { $game }, партий: { $games }, зерно { $seed }
sandtable-plot-wins = Победы по местам, с интервалами 95 %
sandtable-plot-scores = Очки: { $seat }
sandtable-plot-stats = Победы того, у кого больше всех
sandtable-plot-rounds = Раундов в партии
sandtable-plot-steps = Шагов в партии
sandtable-plot-leads = Смен лидера
sandtable-plot-legal = Ходов на выбор

# Столы в браузере и их хранение.
sandtable-serving = Столы открыты: { $url } (Ctrl-C — закончить)
sandtable-backed-up = Всё скопировано в { $file }.
sandtable-secret-rotated = Секрет сменён. Cookie будут подписаны заново, когда люди зайдут снова.
sandtable-secrets-dropped = { $seats ->
    [0] Принимается только нынешний секрет.
    [one] Принимается только нынешний секрет. Новая ссылка у { $seats } места.
    [few] Принимается только нынешний секрет. Новые ссылки у { $seats } мест.
   *[many] Принимается только нынешний секрет. Новые ссылки у { $seats } мест.
}
sandtable-restored = { $rows ->
    [one] Возвращена { $rows } строка.
    [few] Возвращены { $rows } строки.
   *[many] Возвращено { $rows } строк.
}
