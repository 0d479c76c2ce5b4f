lobby = Play
lobby-open = Open a table
lobby-back = Back to the tables
lobby-tables = Tables with free seats
lobby-mine = Your tables
lobby-mine-all = All { $n } of your tables
lobby-begun = Your game has begun.
lobby-to-table = To the table
lobby-continue = Play on
lobby-state-turn = Your turn
lobby-state-wait = Waiting for others
lobby-state-open = Not begun yet
lobby-lost = The connection is lost and comes back by itself. What you see may be out of date.
lobby-sit = Sit down
lobby-look = View
lobby-empty = Nobody is waiting just now. Open a table and pass its link on, or play against the program meanwhile.
lobby-play-program = Play against the program
lobby-none-fit = { $n ->
    [one] There is one table, but it does not match your filters.
   *[other] There are { $n } tables, but none matches your filters.
}
lobby-all = Show all
lobby-any = Any
lobby-filters = Which tables are shown
lobby-filter-players = Players
lobby-filter-clock = Clock
lobby-filter-rated = Rating
lobby-filter-format = Format
lobby-only-friends = Only with friends
lobby-friend = friend
lobby-free-seat = free seat
lobby-watching = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}

## What a table is like
lobby-edition-second = Second Edition
lobby-lesson = First game with the coach
lobby-players-n = { $n } players
lobby-rated = rated
lobby-unrated = not rated
lobby-rules-2002 = rules of 2002
lobby-access-link = by link only
lobby-access-password = with a password
lobby-unwatched = no spectators
lobby-clock-none = no clock
lobby-clock-only = { $base } each
lobby-clock-with = { $base } each, { $increment } more per answer
lobby-clock-per-answer = { $days ->
    [one] one day per answer
   *[other] { $days } days per answer
}
lobby-want-clock-none = No clock
lobby-want-clock-live = Minutes for the game
lobby-want-clock-days = Days for each answer
lobby-want-rated-yes = Rated
lobby-want-rated-no = Not rated
lobby-want-format-2003 = Rules of 2003
lobby-want-format-2002 = Rules of 2002
lobby-want-format-some = Only some sets
lobby-set-1 = Premiere
lobby-set-2 = Energize
lobby-set-3 = Call to Arms
lobby-other-set = set { $set }

## Levels of the program
lobby-level-random = Random
lobby-level-cadet = Cadet
lobby-level-ensign = Ensign
lobby-level-commander = Commander
lobby-level-admiral = Admiral

## A new table
lobby-who = Who plays
lobby-players = Players
lobby-seat = Seat { $seat }
lobby-person = A person
lobby-program = The program: { $level }
lobby-your-deck = Your deck
lobby-deck = Deck
lobby-access = Who may come
lobby-open-public = Everybody: the table is in the list
lobby-open-link = Whoever has the link
lobby-open-password = Whoever knows the password
lobby-password = Password of the table
lobby-password-hint = You tell it to those whom you invite.
lobby-watched = People may watch
lobby-rules = Rules
lobby-clock = Clock
lobby-minutes = Minutes each
lobby-increment = Seconds more per answer
lobby-days = Days
lobby-rated-hint = Rated: the result counts for the ranking
lobby-edition = Edition
lobby-book = Rulebook
lobby-sets = Cards from
lobby-open-now = Open the table
lobby-open-hint = You get a link to pass on. The game begins when you start it.
lobby-begin = Begin the game
lobby-begin-hint = Only the program sits at the other seats, so the game begins at once.
