sample-one = Text alone
sample-two = { $a } and { $b }
sample-plural = { $n ->
    [one] one
   *[other] { $n } of them
}
