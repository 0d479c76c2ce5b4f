## Starting the server

config-file = The settings in { $file } cannot be used: { $why }
config-database = “{ $found }” is no address of a database; it begins with sqlite: or postgres:
config-database-open = The database { $url } cannot be opened: { $why }
config-public-url = “{ $url }” is not where people find a server; say https://spaceline.example.org, without a path.
config-limits = Limits are 1 or more.
config-web-dir = The folder { $dir } has no index.html; `npm run build` in web/ makes one, and without --web-dir the pages are built in.
config-data-dir = The folder { $dir } cannot be made: { $why }
config-addr = The server cannot listen at { $addr }: { $why }
config-restore = The stored games cannot be read: { $why }
config-variable = The variable { $name } cannot be “{ $value }”: { $why }
config-yes-no = it is true or false
config-log-format = a log is written as text or json
config-log-level = “{ $level }” is no level of the log; take error, warn, info, debug or trace

## Requests

bad-request = The request is not understood: { $why }
body-too-large = The request has more than { $most } KiB.
body-too-slow = The request did not arrive in time.
no-such-path = There is nothing at this address.
web-missing = This program was built without the pages for browsers. Build them with "make web", then build the program again.
no-such-method = This address is asked in another way.
sign-in-first = Say who you are first: come in as a guest or sign in.
token-wrong = This token is not valid, or not any more.
foreign-origin = The request comes from a page of somebody else.
banned = You cannot come in: { $why }
server-busy = The server is busy; try again soon.
server-mistake = The server made a mistake. Please report what you did.
too-many-requests =
    { $seconds ->
        [one] Too much at once; try again in 1 second.
       *[other] Too much at once; try again in { $seconds } seconds.
    }
too-many-sockets = Too many connections from your address; close one first.
name-not-possible = A name has 2 to { $most } letters and digits; single spaces, points and dashes may stand between them.
password-length = A password has { $least } to { $most } characters.

## People

name-taken = The name “{ $name }” is taken.
account-there = You have an account already.
account-first = Guests have no password; make an account first.
sign-in-wrong = There is no account with this name and password.
password-wrong = This is not your password.
settings-too-long = Settings have up to { $most } KiB.
token-label = Say what the token is for.
too-many-tokens = You can have { $most } tokens; delete one first.
no-such-token = You have no such token.
no-such-person = There is nobody of this name.
that-is-you = That is you.
too-many-people = There can be { $most } people in this list; remove one first.
report-empty = Say what happened.
too-many-reports = You have reported a lot today; try again tomorrow.

## Decks

deck-not-there = There is no such deck, or it is not yours.
too-many-decks = You can keep { $most } decks; delete one first.

## Tables

no-such-table = There is no such game.
setup-seats = A game has 2 to { $most } players.
setup-sets = Too many sets are named.
setup-clock = A clock has up to { $base } minutes, and up to { $increment } seconds more for each answer; not nothing at all.
setup-days = There are 1 to { $most } days for each answer.
table-needs-password = A table with a password needs one.
table-password = This table has a password, and it is another one.
leave-live = The game has begun: to end it for you, concede. Whoever only goes away can come back.
chat-not-here = Only those who sit at a table or listen to it chat there; open a socket or a stream first.
table-not-open = The game has begun; the seats are taken.
table-blocked = You cannot sit down at this table.
too-many-tables = There are too many games at this server now.
too-many-own-tables = You are at too many tables; leave one first.
too-many-listeners = Too many look at this game already.
not-watched = The players do not want to be watched.
seat-taken = This seat is taken.
seat-wrong = This seat cannot be changed.
scenarios-off = Games from scenarios are not allowed at this server.
scenario-too-long = A scenario here has { $most } bytes at most.
scenario-own-cards = A scenario here has no cards of its own, such as “{ $card }”: clients know only those of the catalogue.
scenario-no-deck = A scenario here has a line deck: for every player; player { $n } has none.
only-the-host = Only whoever opened the table can do this.
not-your-seat = You do not play in this game.
not-everybody-ready = Every seat needs a player, and every player a deck.
no-such-level = “{ $name }” is no level of a bot; take random, cadet, ensign, commander or admiral.
deck-no-starter = There is no starter deck “{ $name }”.
deck-not-playable = This deck cannot be played:
deck-too-long = This deck list is too long.
query-too-long = This query is too long: at most { $most } characters.

## During a game

answer-stale = The game has gone on; this was the answer to an earlier question.
mark-too-long = The mark of an answer has at most { $most } characters, and no control characters.
not-live = This game is not being played.
not-stored = This could not be stored, so it did not happen. Try again.
chat-empty = There is nothing in this line.
draw-bots = Bots do not agree to a draw.
undo-nothing = There is nothing to take back.
undo-held = What happened last has not been shown to everybody yet. Try again in a moment.
rematch-not-now = Another game begins after this one, and only once.
replay-later = The replay is open when the game is over.
card-not-seen = You do not see such a card in this game.

## Looking back

no-such-moment = This game has { $last } answers; there is no moment after that.
seat-not-there = There is no such seat in this game.
view-later = Other seats are open when the game is over.
continue-later = A game is continued when it is over, or at once if it is your own against bots and does not count.
continue-over = There is nothing left to play after this moment.
