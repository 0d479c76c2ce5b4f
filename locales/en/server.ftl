## Starting the server

config-file = The settings in { $file } cannot be used: { $why }
config-database = “{ $found }” is not a database address; it must begin with sqlite: or postgres:
config-database-open = The database { $url } cannot be opened: { $why }
config-second-server = Another server ({ $owner }) is using the database { $url }. Two would play the same games twice: stop it first, or give this one a database of its own with --database or --data-dir.
config-lost = Another server has taken over the database. This one stops.
config-public-url = “{ $url }” is not a valid public address; use one such as https://spaceline.example.org, without a path.
config-limits = Limits must be 1 or more.
config-web-dir = The folder { $dir } has no index.html; run `npm run build` in web/ to create it, or leave out --web-dir to use the embedded pages.
config-data-dir = The folder { $dir } cannot be created: { $why }
config-addr = The server cannot listen on { $addr }: { $why }
config-restore = The stored games cannot be loaded: { $why }
config-variable = The variable { $name } cannot be “{ $value }”: { $why }
config-yes-no = use true or false
config-log-format = use text or json
config-log-level = unknown log level “{ $level }”; use error, warn, info, debug or trace

## Requests

bad-request = The request is not understood: { $why }
body-too-large = The request is larger than { $most } KiB.
body-too-slow = The request did not arrive in time.
no-such-path = There is nothing at this address.
web-missing = This program was built without the web client. Build it with "make web", then build the program again.
no-such-method = This address does not support this method.
sign-in-first = You are not signed in: sign in, or continue as a guest.
token-wrong = This token is invalid or has expired.
foreign-origin = The request comes from another website.
banned = You are banned: { $why }
server-busy = The server is busy; try again soon.
server-mistake = Internal server error. Please report what you did.
too-many-requests =
    { $seconds ->
        [one] Too many requests; try again in 1 second.
       *[other] Too many requests; try again in { $seconds } seconds.
    }
too-many-sockets = Too many connections from your address; close one first.
name-not-possible = A name must have 2 to { $most } visible letters and digits of one alphabet; single spaces, periods and dashes are allowed between them.
password-length = A password must have { $least } to { $most } characters.

## People

name-taken = The name “{ $name }” is taken.
account-there = You already have an account.
account-first = Guests have no password; create an account first.
sign-in-wrong = Wrong name or password.
password-wrong = Wrong password.
settings-too-long = Settings can have at most { $most } KiB.
token-label = Enter what the token is for.
too-many-tokens = You can have at most { $most } tokens; delete one first.
no-such-token = You have no such token.
no-such-person = There is nobody with this name.
that-is-you = That is you.
too-many-people = This list can have at most { $most } people; remove one first.
report-empty = Describe what happened.
too-many-reports = You have sent too many reports today; try again tomorrow.

## Decks

deck-not-there = This deck does not exist or is not yours.
too-many-decks = You can keep at most { $most } decks; delete one first.

## Tables

no-such-table = There is no such game.
game-broken = This game cannot be played on as it is. Its players decide at the table whether they carry on from an earlier point or end it.
game-broken-only-end = This game can only be ended: nothing of it can be played again.
game-damaged = Something that was stored of this game cannot be read. The log of the server names it.
setup-seats = A game needs 2 to { $most } players.
setup-sets = Too many sets are listed.
setup-clock = A clock can have up to { $base } minutes, and up to { $increment } seconds more per answer; at least one must be above 0.
setup-days = A clock can have 1 to { $most } days per answer.
table-needs-password = Enter a password for the table.
table-password = Wrong password for this table.
leave-live = The game has begun: concede to end it. If you just leave, you can come back later.
chat-not-here = Only people at the table or watching it can chat there; open a socket or a stream first.
table-not-open = The game has already begun.
table-blocked = You cannot sit down at this table.
too-many-tables = The server has too many tables at the moment; try again later.
too-many-own-tables = You are at too many tables; leave one first.
too-many-tables-of-address = Too many tables were opened from your address; finish a game or leave a table first.
too-many-listeners = Too many people are watching this game.
not-watched = The players do not allow spectators.
seat-taken = This seat is taken.
seat-wrong = This seat cannot be changed.
scenarios-off = Games from scenarios are not allowed on this server.
scenario-too-long = A scenario can have at most { $most } bytes.
scenario-own-cards = Scenarios on this server cannot define cards of their own, such as “{ $card }”: clients know only the cards in the catalogue.
scenario-no-deck = Every player of a scenario needs a deck: line on this server; player { $n } has none.
only-the-host = Only the host of the table can do this.
not-your-seat = You are not a player in this game.
no-hints-when-rated = Rated games are played without hints.
not-asked-now = You are not asked anything now; a hint is given when it is your choice.
not-everybody-ready = Every seat needs a player, and every player needs a deck.
no-such-level = Unknown bot level “{ $name }”; use random, cadet, ensign, commander or admiral.
deck-no-starter = There is no starter deck “{ $name }”.
deck-not-playable = This deck cannot be played:
deck-too-long = This deck list is too long.
query-too-long = This query is too long: at most { $most } characters.

## During a game

answer-stale = The game has moved on; this was the answer to an earlier question.
mark-too-long = The mark of an answer can have at most { $most } characters, and no control characters.
not-live = This game is not live.
not-stored = This could not be saved, so it did not happen. Try again.
chat-empty = The message is empty.
draw-bots = Bots do not agree to a draw.
undo-nothing = There is nothing to undo.
undo-held = The last step has not been shown to everyone yet. Try again in a moment.
rematch-not-now = A rematch is possible once the game is over, and only once.
replay-later = The replay is available once the game is over.
card-not-seen = You cannot see such a card in this game.

## Looking back

no-such-moment = This game has only { $last } answers.
seat-not-there = There is no such seat in this game.
view-later = Other seats can be viewed once the game is over.
continue-later = You can continue from a game once it is over; an unrated game of your own against bots, at any time.
continue-over = The game is over at this point; there is nothing left to play.
