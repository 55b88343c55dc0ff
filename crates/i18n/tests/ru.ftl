sample-one = Просто текст
sample-two = { $a } и { $b }
sample-plural = { $n ->
    [one] { $n } штука
    [few] { $n } штуки
   *[other] { $n } штук
}
