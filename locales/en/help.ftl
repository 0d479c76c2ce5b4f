# The help of the command line. A command is a message: what it is for, then "more" for the long help, "examples", and
# one attribute for each argument.

command = Star Trek CCG, Second Edition, with every rule enforced
    .examples = Example: spaceline rules search stopped ship
    .lang = The language of all output [default: SPACELINE_LANG, else the system's]
    .packs = Also offer the cards of the packs in this folder; may be given several times

command-admin = Manage a server: users, games, announcements, reports, backup
    .more =
        Works on a server's database. The server may be running; it notices changes within ten seconds. Name the database as for `spaceline serve`: with --database, --data-dir or --config, or the same environment variables. Anyone who can read and write the database can run these commands; there is no other check.
    .config = Read the server's settings from this file (SPACELINE_CONFIG)
    .database = The database: sqlite://FILE or postgres://USER:PASSWORD@HOST/NAME (SPACELINE_DATABASE)
    .data_dir = The folder with the server's database, unless --database is given (SPACELINE_DATA_DIR)
    .examples =
        Examples:
          spaceline admin users --banned
          spaceline admin games --stage live --json
          spaceline admin --data-dir /var/lib/spaceline announce "Restart at 20:00" --minutes 90
command-admin-users = List users, most recently seen first
    .name = Only users with this in their name
    .banned = Only users who are banned now
    .accounts = Only users with an account, no guests
    .limit = Maximum number of users
    .json = Print JSON: an array of users; times are milliseconds since 1970
    .examples =
        Examples:
          spaceline admin users anna
          spaceline admin users --accounts --limit 1000 --json
command-admin-games = List tables and games, newest first
    .stage = Only open tables, live games, or games that are over
    .player = Only games of players with this in their name
    .limit = Maximum number of games
    .json = Print JSON: an array of games; times are milliseconds since 1970
    .examples =
        Examples:
          spaceline admin games --stage live
          spaceline admin games --player anna --json
command-admin-ban = Ban a user for a number of days
    .more = All sessions and tokens of the user end at once, open connections within ten seconds. Live games continue: if the user does not answer, the clock decides, or `spaceline admin close` ends the game.
    .name = The user's name or id
    .days = Number of days
    .why = The reason shown to the user
    .examples =
        Examples:
          spaceline admin ban "Rude Guest" --days 7 --why "Insults in the chat"
command-admin-unban = Lift a ban
    .name = The user's name or id
    .examples = Example: spaceline admin unban "Rude Guest"
command-admin-announce = Show an announcement to everyone at a table, including those who join later
    .more = Without a text, lists the current announcements.
    .text = The announcement, one line
    .minutes = Number of minutes to show it
    .clear = End all announcements
    .json = Print JSON
    .examples =
        Examples:
          spaceline admin announce "New cards at 20:00; games go on afterwards" --minutes 120
          spaceline admin announce
          spaceline admin announce --clear
command-admin-reports = List reports from users
    .all = Also list settled reports
    .settle = Mark this report as settled
    .limit = Maximum number of reports
    .json = Print JSON: an array of reports; times are milliseconds since 1970
    .examples =
        Examples:
          spaceline admin reports
          spaceline admin reports --settle qk3vn8w2hd7xa5mc
command-admin-close = End a game without a winner, or remove an open table
    .game = The id shown by `spaceline admin games`
    .examples = Example: spaceline admin close qk3vn8w2hd7xa5mc
command-admin-backup = Copy the SQLite database to a new file, even while the server runs
    .more = The copy is a consistent snapshot. To restore it, stop the server, replace spaceline.db with the copy, remove spaceline.db-wal and spaceline.db-shm, and start the server. For PostgreSQL use pg_dump.
    .file = The new file
    .examples = Example: spaceline admin backup /var/backups/spaceline-2026-11-16.db

command-attempt = Measure how often a crew gets through a dilemma pile at a mission
    .more = Every attempt follows the rules: the opponent draws and chooses dilemmas, the crew answers; Ensign bots play both sides. The pile is shuffled for each attempt. With --deck, a random crew is drawn for each attempt: --size personnel of the deck, no two copies of a unique one, redrawn until they meet the mission's requirements; at a space mission they are aboard a random ship of the deck.
    .crew = A file listing the crew: personnel, a ship for a space mission, and any equipment
    .deck = A deck to draw crews from: a starter deck or a file
    .size = Number of personnel in a drawn crew
    .pile = A deck, whose dilemma pile is used, or a list of dilemmas
    .mission = The mission, by title or number
    .games = Number of attempts
    .seed = The same seed plays the same attempts
    .jobs = Number of attempts to run in parallel
    .rules = The rulebook
    .json = Print JSON
    .examples =
        Examples:
          spaceline attempt --deck earth --pile klingon --mission "Investigate Massacre" --games 500
          spaceline attempt --crew crew.txt --pile dilemmas.txt --mission "Investigate Massacre" --json

command-cards = List, search, show and export the cards
    .examples = Example: spaceline cards show Jean-Luc Picard, Explorer
command-cards-list = List all cards, or those that contain all of these words
    .query = Words or parts of words in names, types, affiliations, species, classes, skills, icons, keywords and requirements
    .card_type = Only cards of this type: personnel, ship, equipment, event, interrupt, mission or dilemma
    .set = Only cards of this set, by name, code or number
    .edition = The edition of the game
    .json = Print JSON: an array of cards
    .examples =
        Examples:
          spaceline cards list klingon honor --type personnel
          spaceline cards list --set 'Call to Arms' --json
command-cards-search = Find cards by a query such as 'sk:medical>=2 c<=3 a:fed'
    .more =
        All conditions must hold; 'or' means either one, parentheses group, '-' excludes, quotes keep words together. Plain words are searched in names, locations, keywords and game texts. Use a field for everything else:

          name n, text t, keyword k, id ci, set se, rarity r, unique u, type ty
          affiliation a, icon i, species sp, class cl, skill sk, staffing st
          mission-type mt, dilemma-type dt, quadrant q, region re, reports-to rt
          cost c, span s, points p
          integrity int, cunning cun, strength str, range ra, weapons wp, shields sh
          is: legal, unique, supported, blank, headquarters, planet, space, dual, female, male or a type

        Values can be names, codes or the start of a name; case and accents are ignored. Compare numbers with = != < <= > >= or a range such as c:2..4, and skill levels the same way: sk:medical>=2. 'n=worf' matches the whole name. 'sort:cost' and 'sort:-cost' sort the results; several can be given.

        The shell interprets <, >, ( and quotes, so put the query in single quotes.
    .query = The query
    .words = More words of the query, if it is not quoted; none may begin with -
    .limit = Maximum number of cards to show
    .edition = The edition of the game
    .json = Print JSON: an array of cards, in the format of 'cards export'
    .examples =
        Examples:
          spaceline cards search picard
          spaceline cards search 'sk:medical>=2 c<=3 a:fed -k:drone'
          spaceline cards search '(a:kli or a:rom) ty:ship sort:-range'
          spaceline cards search 'rt:"Romulus" is:unique sort:cost,name'
          spaceline cards search 'mt:planet p>=35 a:ferengi'
          spaceline cards search 'dt:dual c:2..3 t:"randomly select"'
          spaceline cards search 'sk:"2 leadership" cun>=6 -is:unique'
          spaceline cards search 'se:energize r:rare' --json --limit 5
command-cards-show = Show one card
    .name = Title, title and subtitle, or id; quotes are not needed
    .edition = The edition of the game
    .json = Print JSON
    .examples =
        Examples:
          spaceline cards show Jean-Luc Picard, Explorer
          spaceline cards show 1R002 --json
          spaceline cards show premiere-215 --edition first
command-cards-export = Export the data of all cards as a JSON array, one object per card
    .edition = The edition of the game
    .json = Print JSON, the only format
    .out = Write to this file instead of standard output
    .examples =
        Examples:
          spaceline cards export --edition second --json > cards.json
          spaceline cards export --edition second --out cards.json
command-cards-coverage = Show for each card whether it is compiled, rendered and tested, and how often random games use its abilities
    .more = The games use decks built around one card after another, with two to four players, under both rulebooks. An ability counts as used when its instructions run or when a static text changes something. A test counts for the cards whose ids are in its doc comment; the index is built with this program.
    .games = Number of games
    .seed = The same seed plays the same games
    .json = Print JSON
    .check = Exit with code 1 if a card is not compiled or not rendered, if fewer than 95 of 100 abilities are used, if an ability is not used and its card not tested, or if a game fails
    .examples =
        Examples:
          spaceline cards coverage --games 500
          spaceline cards coverage --games 20000 --check
          spaceline cards coverage --seed 7 --json

command-deck = Show, check and convert decks
    .more =
        A deck is the name of a starter deck, a file, or - for standard input. The format of a file is recognized by its content:

          plain        3x Title, Subtitle (or Name x3) under Missions, Dilemmas and Deck; // is a comment
          plugin-text  quantity, tab, name; the deck first, then Dilemmas: and Missions:
          plugin-xml   one element per copy
          site         set, rarity, number and name, separated by tabs, under headings

        Case, accents, quotes and commas do not matter, and a collector number works instead of a name. Every line that is guessed or not understood is reported.
    .examples =
        Examples:
          spaceline deck list
          spaceline deck check my-deck.txt
          spaceline deck convert my-deck.txt --format plugin-text --out for-the-plugin.txt
command-deck-list = List the starter decks
    .json = Print JSON: an array of {"{"}"id", "name", "affiliation", "description"{"}"}
    .examples = Example: spaceline deck list --json
command-deck-show = Show the cards of a deck
    .deck = A starter deck, a file, or - for standard input
    .json = Print JSON
    .examples =
        Examples:
          spaceline deck show my-deck.txt
          spaceline deck show my-deck.dek --json
command-deck-check = Check whether a deck is legal, and list everything that is wrong with it
    .more = Faults make a deck illegal, and the exit status is 1; warnings point out what is legal but probably a mistake. Every finding names its rule and how to fix it.
    .deck = A starter deck, a file, or - for standard input
    .rules = The rulebook
    .sets = Only cards of these sets, by number
    .edition = The edition of the game
    .pool = First Edition: the cards that are allowed; Modern bans some more
    .json = Print JSON: {"{"}"legal", "findings": [{"{"}"rule", "severity", "message", "cards", "remedy"{"}"}], "notes"{"}"}
    .examples =
        Examples:
          spaceline deck check my-deck.txt
          spaceline deck check my-deck.txt --sets 1,3 --json
          spaceline deck generate --seed 7 | spaceline deck check -
command-deck-stats = Show what a deck can do: skills for its missions, costs, staffing, dilemmas, opening hands
    .more = Only what is printed on the cards counts, not what their game texts do. Odds are estimated by drawing hands.
    .deck = A starter deck, a file, or - for standard input
    .hands = Number of hands to draw
    .seed = The same seed draws the same hands
    .page = Write a page with charts to this file (HTML)
    .json = Print JSON
    .examples =
        Examples:
          spaceline deck stats my-deck.txt
          spaceline deck stats my-deck.txt --page my-deck.html
          spaceline deck stats my-deck.txt --json
command-deck-convert = Convert a deck to another format
    .more = If a line of the file is not understood, nothing is written, unless --partly is given.
    .deck = A starter deck, a file, or - for standard input
    .format = The output format
    .out = Write to this new file instead of standard output
    .partly = Write the lines that are understood and skip the others
    .json = Print JSON: {"{"}"from", "to", "text", "notes"{"}"}
    .examples =
        Examples:
          spaceline deck convert my-deck.txt --format plugin-xml --out my-deck.dek
          spaceline deck convert - --format site < my-deck.txt
command-deck-generate = Generate a random legal deck
    .affiliation = An affiliation that a headquarters of the deck plays, or the name of a headquarters: klingon, maquis, deep space 9 [default: any]
    .seed = The same seed generates the same deck
    .format = The output format
    .out = Write to this new file instead of standard output
    .edition = The edition of the game
    .json = Print JSON: {"{"}"name", "missions", "dilemmas", "deck"{"}"}, the cards by id
    .examples =
        Examples:
          spaceline deck generate --affiliation klingon --out surprise.txt
          spaceline deck generate --seed 7 --format plugin-text

command-import = Read a card list and add its cards to the game
    .more =
        The list is a table: a header line, then one line per card, with cells separated by tabs. Cards that the program already has are compared but not written again, unless --out is given. A card whose game text is not understood is kept without its text, is marked as such wherever it is shown, and is never put into a generated deck. A card whose data cannot be represented is left out.

        Exit status: 0 if the list was read and its packs were written, even if cards were declined; 1 if the list has errors: lines with errors are left out, and if the header or the encoding is wrong, nothing is written; 2 if the file does not exist.
    .file = The card list
    .out = Write one pack per set of the list to this folder, instead of adding new cards to your own packs
    .encoding = The character encoding of the list: UTF-8 (or UTF-16 with a byte-order mark), or the Western European code page of Windows
    .json = Print JSON: {"{"}"cards", "full", "declined": [{"{"}"id", "name", "reason", "at"{"}"}]{"}"} and more
    .examples =
        Examples:
          spaceline import new-set.tsv
          spaceline import new-set.tsv --json > report.json
          spaceline import old-set.txt --encoding windows-1252 --out my-packs
          spaceline --packs my-packs cards list

command-load = Play many games on a server at once, and measure it
    .more =
        Opens --games tables with two players each, connected like people; they answer at random, think a little before each answer, and start another game when one ends. Measures the time from an answer until every player's connection has the change, and the server's memory per idle game. At the end all games are ended and their replays compared: every acknowledged answer must be there exactly once, every hash must match, and the players must have seen the actual end.

        With --bots, a bot has the second seat of every game. --spectators watch each game, --lobby visitors look at the lobby; both are measured too. --finished fills the archive of the started server before the load with finished games like those of years of play (decks, results, ratings, but no logs); then a few people also look at lists and profiles, which are measured separately. --readers ask for the games of players again and again without pause: an attack, which must not slow down the answers.

        Without --addr, a server is started for the run: a separate process with a new database in a temporary folder, no limits and no pause for responses. With --crashes it is killed (kill -9) at random moments and restarted, and every game must continue from the last acknowledged answer.

        Exit status: 0 if nothing went wrong, 1 otherwise; in that case the folder with the server's database and log is kept. The players need processor time too, which affects the measurements if both run on the same machine.
    .games = Number of games at once
    .minutes = How long to play, in minutes; with --crashes the run lasts until all crashes are done
    .crashes = Number of times to kill the server
    .think_ms = How long players think about an answer, in milliseconds; varies from half to one and a half times as long
    .idle = How long to stay idle before memory is measured, in seconds
    .bots = Bots that play the second seats, in turn
    .spectators = Number of spectators per game
    .lobby = Number of visitors in the lobby
    .clock = The players' clocks, such as 30m, 10m+15s or 3d [default: none]
    .finished = Number of finished games in the archive; what the database already has counts
    .readers = Number of connections that ask for lists without pause
    .addr = Use a server that is already running; its limits must allow the load
    .database = Use another database for the started server; it should be empty
    .seed = The same seed chooses the same decks; the games also depend on the server's seeds
    .json = Print JSON
    .examples =
        Examples:
          spaceline load --games 500 --minutes 5
          spaceline load --games 500 --crashes 20 --json
          spaceline load --games 500 --bots cadet --spectators 1 --lobby 50 --clock 30m --finished 200000
          spaceline load --games 500 --finished 200000 --readers 60
          spaceline load --games 500 --database postgres://spaceline@localhost/load
          spaceline load --games 10 --minutes 1 --addr http://127.0.0.1:1701

command-play = Play a game in the terminal
    .more = You play against bots, or several people share the keyboard. Without --decks every player gets a different random starter deck; 'spaceline deck list' shows them.
    .players = Number of players, 2 to 6
    .bot = The bots you play against, from cadet (easiest) to admiral (thinks far ahead); one per seat, the last one takes all remaining seats [default: ensign]
    .pace = How fast the bots' steps are shown: slow, normal, fast, off, or milliseconds per step
    .hot_seat = People play all seats and share the keyboard
    .seat = The seats played by people, counted from 1
    .rules = The rulebook [default: 2003]
    .seed = The seed for decks and shuffles; the same seed gives the same game
    .scenario = Start from a scenario instead of a new game
    .record = Save a replay of the game to this file
    .decks = The players' decks: a starter deck, a file, or a seed to generate one from; if there are fewer decks than players, they are reused
    .examples =
        Examples:
          spaceline play
          spaceline play --bot cadet --decks klingon,romulan
          spaceline play --players 3 --bot cadet,admiral --pace fast
          spaceline play --players 3 --hot-seat --rules 2002
          spaceline play --seed 7 --record game.replay
          spaceline play --scenario examples/first-attempt.scenario

command-replay = Show and verify replays
    .examples =
        Examples:
          spaceline replay show game.replay
          spaceline replay show game.replay --seat 1 --to 40
          spaceline replay verify game.replay --json
command-replay-show = Show a replay, answer by answer
    .file = A file written by `spaceline play --record`
    .seat = Only what this player could see [default: everything]
    .to = Show only the first N answers
    .any_packs = Run it even if the cards have changed since it was recorded
    .json = Print JSON
    .examples = Example: spaceline replay show game.replay --seat 2
command-replay-verify = Play a replay again and compare every step
    .file = A file written by `spaceline play --record`
    .any_packs = Run it even if the cards have changed since it was recorded
    .json = Print JSON
    .examples = Example: spaceline replay verify game.replay

command-rules = Read and search the rules, and see which tests cover them
    .examples = Example: spaceline rules show 2E-ATT-04
command-rules-show = Show one rule with its example, its source and the tests that cite it
    .id = The id of a rule, such as 2E-ATT-04 or att-4, or of a difference between the rulebooks, such as D-09
    .json = Print JSON
    .examples =
        Examples:
          spaceline rules show 2E-ATT-04
          spaceline rules show att-4 --json
          spaceline rules show D-09
          spaceline rules show 1E-DECK-05
command-rules-search = Find rules that contain all of these words, titles first
    .words = Words or parts of words, in any case and order
    .edition = The edition of the game
    .json = Print JSON: an array of rules
    .examples =
        Examples:
          spaceline rules search stopped ship
          spaceline rules search captive --json
command-rules-coverage = List the tests that cite each rule, and the rules that no test cites
    .more = A test cites a rule by naming its id in its doc comment, attributes or body. The index is built with this program.
    .edition = The edition of the game
    .json = Print JSON
    .missing = Only the rules that are neither cited nor listed as untestable
    .check = Only report what is wrong, and exit with code 1 if anything is: a rule that is neither cited nor listed, more than 25 listed, an id that does not exist
    .examples =
        Examples:
          spaceline rules coverage
          spaceline rules coverage --missing
          spaceline rules coverage --check
          spaceline rules coverage --edition first

command-serve = Run a server where people play each other and bots over the network
    .more =
        Everything is in this one program; the first start creates what is missing. Every answer is stored in the database before it is acknowledged, and after a stop or crash every game continues where it was.

        Settings: options given here override environment variables, which override the --config file, which overrides the defaults. The variable for --some-option is SPACELINE_SOME_OPTION. The limits on requests and connections can only be set in the file.

        Files:
          spaceline-data/spaceline.db   the SQLite database, unless another one is named
          packaging/spaceline.toml      a config file with all settings and their defaults
          docs/self-hosting.md          running behind a proxy, with systemd or Docker

        The server speaks HTTP; a proxy in front of it adds HTTPS. /healthz reports whether it works, /readyz whether it can store games, /metrics has numbers for Prometheus. The log goes to standard error. SIGINT (Ctrl-C) or SIGTERM stops it gracefully; a second one stops it at once.
    .addr = The address to listen on [default: 127.0.0.1:1701]
    .config = Read settings from this file (TOML)
    .database = sqlite://FILE or postgres://USER:PASSWORD@HOST/NAME [default: a file in the data folder]
    .data_dir = The folder for the database, created if missing [default: spaceline-data]
    .open = Open the start page in this machine's browser
    .web_dir = Serve the web client from this folder instead of the embedded one
    .public_url = The server's public address, such as https://spaceline.example.org; requests from other sites are refused
    .behind_proxy = The server is behind a proxy, which sets X-Forwarded-For to the client's address
    .pause_ms = The pause after anything a hidden card could respond to, in milliseconds; lasts up to twice as long [default: 700]
    .hands_delay_ms = The delay before spectators see the hands of players who all show them, in milliseconds [default: 60000]
    .think_ms = How long a bot may think about one answer, in milliseconds [default: 2000]
    .bot_threads = Number of threads for bots [default: one per core]
    .most_tables = Maximum number of tables at once [default: 20000]
    .scenarios = Allow games against bots that start from scenarios sent by players, for puzzles and experiments
    .log_format = text for people or json for programs [default: text]
    .log_level = error, warn, info, debug or trace, also per module: info,server=debug [default: info]
    .examples =
        Examples:
          spaceline serve
          spaceline serve --addr 0.0.0.0:1701 --data-dir /var/lib/spaceline
          spaceline serve --config /etc/spaceline.toml --log-format json
          SPACELINE_DATABASE=postgres://spaceline:secret@localhost/spaceline spaceline serve --behind-proxy

command-simulate = Play many games between bots
    .more = Every game is played to its end. Without --bots every player chooses at random from all legal answers. Without --decks the decks are generated. With two players and more than two decks, every deck plays every other. Wins are counted per bot, in the order of --bots; every rate has a 95 % interval. The same seed gives the same result, whatever the number of --jobs. Ctrl-C stops early and keeps the finished games.
    .players = Number of players
    .games = Total number of games; with several decks they are spread evenly over the pairs
    .seed = The same seed plays the same games
    .jobs = Number of games to run in parallel
    .mode = What to do for each answer: nothing more (core), keep its events (log), write every seat's view (views), or what a server does (server): the entry of the log, the hash of the state and the changes of every seat's view
    .edition = The edition: first (two players, generated decks, random players) or second
    .rules = The rulebook
    .decks = The decks: a starter deck, a file, or a seed to generate one from; all means every starter deck. If there are fewer decks than players, they are reused
    .mirrors = Also let each deck play against itself
    .bots = The bots, one per player; if there are fewer, they are reused in order
    .swap = Play every game again with the bots in swapped seats: same seed, same decks. From pair to pair the decks swap seats too
    .max_choices = A game that has not ended after this many choices is an error
    .report = Write a page with charts (report.html) and its data (report.json) to this folder
    .json = Print JSON
    .examples =
        Examples:
          spaceline simulate --games 1000
          spaceline simulate --players 4 --games 200 --seed 9 --jobs 2 --json
          spaceline simulate --decks klingon,romulan --bots ensign --games 200
          spaceline simulate --decks all --bots commander,ensign --games 500 --swap --jobs 2
          spaceline simulate --decks klingon,borg,earth --bots ensign --games 300 --report games

command-text = Game text: see how it is understood, and try cards of your own
    .examples =
        Examples:
          spaceline text explain "Randomly select two personnel to be stopped." --type dilemma
          spaceline text try examples/own-cards.txt
command-text-explain = Show how a game text is understood
    .more =
        A text that is understood is shown in the card language, and as rendered in English and German. Otherwise a pointer marks the words that are not understood, and the exit status is 1. A text with several possible readings counts as not understood.
    .words = The text, in English, as it would be printed on a card
    .card_type = Only read it as the text of this type of card [default: all types]
    .json = Print JSON: {"{"}"text", "understood", "types": [{"{"}"type", "readings", "declined"{"}"}]{"}"}
    .examples =
        Examples:
          spaceline text explain "Randomly select two personnel to be stopped." --type dilemma
          spaceline text explain "While this personnel is facing a dilemma, she is Strength +1." --json
command-text-try = Compile cards of your own, show them, and play with them
    .more =
        The file holds one or more cards. A card begins with its title; each line is one fact, and lines that begin with a space continue the line above:

          title: Ada Quill
          subtitle: Gardener
          type: personnel
          unique: yes
          affiliation: Federation
          species: Human
          gender: female
          icons: Cmd
          skills: 2 Exobiology Science
          attributes: 5 6 5
          cost: 2
          keywords: Cadet
          text: Order - Stop this personnel to draw two cards.

        Ships have class, staffing (Cmd, Stf) and attributes (Range, Weapons, Shields); dilemmas kind (planet, space, dual); missions kind (planet, space, headquarters), span, points, quadrant, attempt (any, or Fed, Kli), requirements, or plays for a headquarters.

        Then you play a game with the cards against an Ensign: personnel, ships and equipment in play (and in hand, unless unique), events and interrupts in hand, missions in your row, dilemmas in the opponent's pile.
    .file = The file with your cards
    .check = Only compile the cards and show them
    .examples =
        Examples:
          spaceline text try examples/own-cards.txt
          spaceline text try examples/own-cards.txt --check --lang de

## Placeholders for values

value-names =
    .ADDR = ADDR
    .ANSWER = ANSWER
    .BOT = BOT
    .DECK = DECK
    .DIR = DIR
    .EDITION = EDITION
    .ENCODING = ENCODING
    .FILE = FILE
    .FILTER = FILTER
    .FORMAT = FORMAT
    .GAMES = GAMES
    .HANDS = HANDS
    .ID = ID
    .JOBS = JOBS
    .LANGUAGE = LANGUAGE
    .LEVEL = LEVEL
    .MODE = MODE
    .MS = MS
    .N = N
    .NAME = NAME
    .PACE = PACE
    .PLAYER = PLAYER
    .PLAYERS = PLAYERS
    .POOL = CARDS
    .QUERY = QUERY
    .RULES = RULES
    .S = S
    .SEAT = SEAT
    .SECONDS = SECONDS
    .SEED = SEED
    .SET = SET
    .STAGE = STAGE
    .TEXT = TEXT
    .TIME = TIME
    .TYPE = TYPE
    .URL = URL
    .WORDS = WORDS

## What clap says itself. In English these are its own words.

clap-usage = Usage:
clap-commands = Commands:
clap-arguments = Arguments:
clap-options = Options:
clap-usage-options = { "[OPTIONS]" }
clap-usage-optional-command = { "[COMMAND]" }
clap-usage-command = <COMMAND>
clap-default = { "[default: " }
clap-possible-values = { "[possible values: " }
clap-help-command = Print this message or the help of the given subcommand(s)
clap-help-short = Print help (see more with '--help')
clap-help-long = Print help (see a summary with '-h')
clap-help = Print help
clap-version = Print version
clap-no-value = a value is required for '{ $arg }' but none was supplied
clap-invalid-value = invalid value '{ $value }' for '{ $arg }'
clap-invalid-value-why = invalid value '{ $value }' for '{ $arg }': { $why }
clap-not-in = it must be from { $min } to { $max }
clap-no-number = a whole number is needed
clap-unknown-argument = unexpected argument '{ $arg }' found
clap-unknown-command = unrecognized subcommand '{ $command }'
clap-conflict = the argument '{ $arg }' cannot be used with '{ $other }'
clap-missing = the following required arguments were not provided: { $arg }
clap-missing-command = a subcommand is required but one was not provided
clap-other = { $text }
clap-valid = { "  " }[possible values: { $values }]
clap-similar = { "  " }tip: a similar one exists: '{ $value }'
clap-try-help = For more information, try '--help'.
