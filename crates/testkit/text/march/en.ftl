# The words of March, a toy game of the tests.

march-title = March
march-about = Two columns race along a road.
march-seat-red = Red
march-seat-blue = Blue
march-side-red = Red
march-side-blue = Blue
march-ask-order = What are the orders?
march-do-camp = Make camp
march-do-march = March, miles: { $miles }
march-do-patrol = Send out a patrol
march-miles = { $amount ->
    [one] { $amount } mile
   *[other] { $amount } miles
}
march-buried = The cache is buried.
march-marched = { $side } marches to mile { $mile }.
march-patrolled = { $side }’s patrol finds the cache at mile { $mile }.
march-patrolled-unseen = { $side }’s patrol comes back.
march-camped = { $side } camps and finds nothing.
march-found = { $side } camps and finds the cache.
march-column = { $side }: mile { $mile }
march-cache = The cache: mile { $mile }
march-end-found = The cache is found.
march-end-far = The time is up.
march-why-too-far = The column can march at most { $miles } more { $miles ->
    [one] mile
   *[other] miles
}.
march-why-no-stop = The column cannot stop there.
march-why-no-patrol = A patrol rides once a game, and before the column has marched.
march-why-not-yours = { $side } has its own turn.
