# Что говорит любое поле.

board-put-back = { $piece }: вернуть и выбрать другую
board-rule = Правила, п. { $rule }
board-why = Почему нельзя?
board-instead = Выбрать вместо этого: { $piece }
