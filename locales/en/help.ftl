# The help of the command line. A command is a message: what it is for, then "more" for the long help, "examples", and
# one attribute for each argument.

command = Star Trek CCG, Second Edition, with every rule enforced
    .examples = Example: spaceline rules search stopped ship
    .lang = The language of everything that is said [default: SPACELINE_LANG, else the system's]
    .packs = Also offer the cards of the packs in this folder; may be given several times

command-admin = Look after a server: people, games, announcements, reports, backup
    .more =
        Works on the database of a server, also while the server runs, which sees what concerns it within ten seconds. The database is named as for `spaceline serve`: by --database, --data-dir or --config, or by the same variables of the environment. Whoever may read and write the database may do all of this; there is no other check.
    .config = Read the server's settings from this file (SPACELINE_CONFIG)
    .database = The database: sqlite://FILE or postgres://USER:PASSWORD@HOST/NAME (SPACELINE_DATABASE)
    .data_dir = The folder with the server's database, if --database names no other (SPACELINE_DATA_DIR)
    .examples =
        Examples:
          spaceline admin users --banned
          spaceline admin games --stage live --json
          spaceline admin --data-dir /var/lib/spaceline announce "Restart at 20:00" --minutes 90
command-admin-users = List the people who are known, the last who were here first
    .name = Only people with this in their name
    .banned = Only people who are banned now
    .accounts = Only people with a password, no guests
    .limit = So many at most
    .json = Print JSON: an array of people; times are milliseconds since 1970
    .examples =
        Examples:
          spaceline admin users anna
          spaceline admin users --accounts --limit 1000 --json
command-admin-games = List tables and games, the newest first
    .stage = Only tables that are open, games that are live, or games that are over
    .player = Only games of people with this in their name
    .limit = So many at most
    .json = Print JSON: an array of games; times are milliseconds since 1970
    .examples =
        Examples:
          spaceline admin games --stage live
          spaceline admin games --player anna --json
command-admin-ban = Keep somebody out for some days
    .more = All sessions and tokens of the person end at once, open connections within ten seconds. A live game stays: without an answer the clock decides, or `spaceline admin close` ends it.
    .name = The name or the id
    .days = For so many days
    .why = What the person reads when coming in is refused
    .examples =
        Examples:
          spaceline admin ban "Rude Guest" --days 7 --why "Insults in the chat"
command-admin-unban = Let somebody in again
    .name = The name or the id
    .examples = Example: spaceline admin unban "Rude Guest"
command-admin-announce = Tell everybody at a table something, also those who come later
    .more = Without a text, lists what is announced now.
    .text = The announcement, one line
    .minutes = For so many minutes
    .clear = End all announcements
    .json = Print JSON
    .examples =
        Examples:
          spaceline admin announce "New cards at 20:00; games go on afterwards" --minutes 120
          spaceline admin announce
          spaceline admin announce --clear
command-admin-reports = List what people have reported
    .all = Also those that are settled
    .settle = Mark this report as settled
    .limit = So many at most
    .json = Print JSON: an array of reports; times are milliseconds since 1970
    .examples =
        Examples:
          spaceline admin reports
          spaceline admin reports --settle qk3vn8w2hd7xa5mc
command-admin-close = End a game without a winner, or remove an open table
    .game = The id, as `spaceline admin games` shows it
    .examples = Example: spaceline admin close qk3vn8w2hd7xa5mc
command-admin-backup = Copy the database of SQLite into a new file, also while the server runs
    .more = The copy is whole and of one moment. To restore, stop the server, put the copy in the place of spaceline.db, remove spaceline.db-wal and spaceline.db-shm, and start it. For PostgreSQL use pg_dump.
    .file = The new file
    .examples = Example: spaceline admin backup /var/backups/spaceline-2026-11-16.db

command-attempt = See how often a crew gets through a dilemma pile at a mission
    .more = Every attempt is played by the rules: the opponent draws and chooses dilemmas, the crew answers; both are the Ensign. The pile is shuffled for each attempt. With --deck every attempt draws a crew by lot: so many personnel of the deck, no two copies of a unique one, drawn again until they meet the mission's requirements; at a space mission they are aboard a ship of the deck, drawn as well.
    .crew = A list with the crew: personnel, for a space mission a ship, equipment if you like
    .deck = A deck to draw crews from: a starter deck or a file
    .size = How many personnel a drawn crew has
    .pile = A deck, whose dilemma pile is taken, or a list of dilemmas
    .mission = The mission, by title or number
    .games = How many attempts
    .seed = The same seed plays the same attempts
    .jobs = How many attempts run side by side
    .rules = The rulebook
    .json = Print the result for machines
    .examples =
        Examples:
          spaceline attempt --deck earth --pile klingon --mission "Investigate Massacre" --games 500
          spaceline attempt --crew crew.txt --pile dilemmas.txt --mission "Investigate Massacre" --json

command-cards = List, search, show and export the cards
    .examples = Example: spaceline cards show Jean-Luc Picard, Explorer
command-cards-list = List the cards in which all of these words occur, or all cards
    .query = Words or parts of words: of names, types, affiliations, species, classes, skills, icons, keywords, requirements
    .card_type = Only cards of this type: personnel, ship, equipment, event, interrupt, mission or dilemma
    .set = Only cards of this set, by name, code or number
    .json = Print JSON: an array of cards
    .examples =
        Examples:
          spaceline cards list klingon honor --type personnel
          spaceline cards list --set 'Call to Arms' --json
command-cards-search = Find cards by a query such as 'sk:medical>=2 c<=3 a:fed'
    .more =
        Conditions side by side must all hold; 'or' lets one of several do, parentheses group, '-' excludes, quotes keep words together. Words alone are looked for in names, locations, keywords and game texts. Everything else is asked for by a field:

          name n, text t, keyword k, id ci, set se, rarity r, unique u, type ty
          affiliation a, icon i, species sp, class cl, skill sk, staffing st
          mission-type mt, dilemma-type dt, quadrant q, reports-to rt
          cost c, span s, points p
          integrity int, cunning cun, strength str, range ra, weapons wp, shields sh
          is: legal, unique, supported, blank, headquarters, planet, space, dual, female, male or a type

        Values can be names, codes or beginnings of names; case and accents make no difference. Numbers are compared with = != < <= > >= or a range such as c:2..4, and so are levels: sk:medical>=2. 'n=worf' asks for the whole name. 'sort:cost' and 'sort:-cost' choose the order, also several.

        The shell has its own use for <, >, ( and quotes: put the query in single quotes.
    .query = The query
    .words = More of the query, if it is not in quotes; nothing that begins with -
    .limit = Show at most so many cards
    .json = Print JSON: an array of cards, as 'cards export' has them
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
    .json = Print JSON
    .examples =
        Examples:
          spaceline cards show Jean-Luc Picard, Explorer
          spaceline cards show 1R002 --json
command-cards-export = Export the facts of all cards as a JSON array, one object a card
    .edition = Which game's cards
    .json = Print JSON; there is no other format
    .out = Write to this file instead of standard output
    .examples =
        Examples:
          spaceline cards export --edition second --json > cards.json
          spaceline cards export --edition second --out cards.json
command-cards-coverage = Show for each card whether it is compiled, rendered and tested, and how often random games use its abilities
    .more = The games are played with decks made for one card after the other, by two to four players, in both rule sets. An ability is used when its instructions are carried out, or when a static text changes something. A test counts for the cards whose ids stand in its doc comment; the index is made when this program is built.
    .games = How many games
    .seed = The same seed plays the same games
    .json = Print JSON
    .check = Exit with code 1 if a card is not compiled or not rendered, fewer than 95 of 100 abilities are used, an ability is neither used nor its card tested, or a game goes wrong
    .examples =
        Examples:
          spaceline cards coverage --games 500
          spaceline cards coverage --games 20000 --check
          spaceline cards coverage --seed 7 --json

command-deck = Show, check and convert decks
    .more =
        A deck is the name of a starter deck, a file, or - for standard input. Which form a file has is seen by its content:

          plain        3x Title, Subtitle (or Name x3) under Missions, Dilemmas and Deck; // is a comment
          plugin-text  quantity, tab, name; the deck first, then Dilemmas: and Missions:
          plugin-xml   one element for each copy
          site         set, rarity, number and name, separated by tabs, under headings

        Case, accents, quotes and commas do not matter, and a collector number is as good as a name. Every line that is guessed or not understood is told.
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
command-deck-check = Say whether a deck is legal, and everything that is wrong with it
    .more = Faults make a deck illegal, and the exit status is 1; warnings tell what is legal but hardly meant. Every finding names its rule and what to do.
    .deck = A starter deck, a file, or - for standard input
    .rules = The rulebook
    .sets = Only cards of these sets, by number
    .json = Print JSON: {"{"}"legal", "findings": [{"{"}"rule", "severity", "message", "cards", "remedy"{"}"}], "notes"{"}"}
    .examples =
        Examples:
          spaceline deck check my-deck.txt
          spaceline deck check my-deck.txt --sets 1,3 --json
          spaceline deck generate --seed 7 | spaceline deck check -
command-deck-stats = Say what a deck can do: skills against missions, costs, staffing, dilemmas, opening hands
    .more = Only what is printed on the cards is counted, not what their texts do. Odds are found by drawing hands.
    .deck = A starter deck, a file, or - for standard input
    .hands = How many hands to draw
    .seed = The same number draws the same hands
    .page = Write a page with charts to this file (HTML)
    .json = Print JSON
    .examples =
        Examples:
          spaceline deck stats my-deck.txt
          spaceline deck stats my-deck.txt --page my-deck.html
          spaceline deck stats my-deck.txt --json
command-deck-convert = Write a deck in another form
    .more = Nothing is written if a line of the file is not understood, unless --partly asks for the rest.
    .deck = A starter deck, a file, or - for standard input
    .format = The form to write
    .out = Write to this file, which must be new, instead of standard output
    .partly = Write what is understood, although lines are missing
    .json = Print JSON: {"{"}"from", "to", "text", "notes"{"}"}
    .examples =
        Examples:
          spaceline deck convert my-deck.txt --format plugin-xml --out my-deck.dek
          spaceline deck convert - --format site < my-deck.txt
command-deck-generate = Make a legal deck by chance
    .affiliation = What a headquarters of the deck plays, or its name: klingon, maquis, deep space 9; without it any
    .seed = The same number makes the same deck
    .format = The form to write
    .out = Write to this file, which must be new, instead of standard output
    .json = Print JSON: {"{"}"name", "missions", "dilemmas", "deck"{"}"}, the cards by id
    .examples =
        Examples:
          spaceline deck generate --affiliation klingon --out surprise.txt
          spaceline deck generate --seed 7 --format plugin-text

command-import = Read a card list and offer its cards in the game
    .more =
        The list is a table: a header line, then one line a card, cells separated by tabs. Cards of known sets that the program has already are compared and not written again, unless --out asks for all of them. A card whose game text is not understood is kept without it, says so wherever it is shown, and is in no deck the program makes. A card whose facts cannot be held is left out.

        Exit status: 0 when the list was read and its packs are written, even if cards were declined; 1 when something is wrong with the list, and then nothing is written; 2 when there is no such file.
    .file = The card list
    .out = Write a pack for each set of the list to this folder, instead of what is new to your own packs
    .encoding = How the letters of the list are stored: UTF-8 (or UTF-16 with its byte-order mark), or the Western European code page of Windows
    .json = Print JSON: {"{"}"cards", "full", "declined": [{"{"}"id", "name", "reason", "at"{"}"}]{"}"} and more
    .examples =
        Examples:
          spaceline import new-set.tsv
          spaceline import new-set.tsv --json > report.json
          spaceline import old-set.txt --encoding windows-1252 --out my-packs
          spaceline --packs my-packs cards list

command-load = Play many games at a server at once, and measure it
    .more =
        Opens so many tables with two players each, connected like people; they answer by lot, think a little before each answer, and begin another game when one ends. Measured is the time from an answer until every player's connection has the change, and the memory of the server for each game at which nobody answers. At the end all games are ended and their replays compared: every acknowledged answer must be there once, every hash must agree, and the players must have seen the end as it is.

        Without --addr a server is started for the run, another process of this program with a new database in a temporary folder, no limits and no pause after responses. With --crashes it is killed (kill -9) at random moments, started again, and every game must go on from the last acknowledged answer.

        Exit status: 0 when nothing went wrong, 1 otherwise; then the folder with the server's database and log is kept. The players need processor time too: their share is part of what is measured when both run on one machine.
    .games = How many games at once
    .minutes = How long to play, in minutes; with --crashes the run lasts until they are done
    .crashes = Kill the server so many times
    .think_ms = How long players think about an answer, in milliseconds; half as long to one and a half times as long
    .idle = How long nobody answers before the memory is measured, in seconds
    .addr = A server that runs already; its limits have to allow the load
    .database = Another database for the server of the run; it should be empty
    .seed = The same seed chooses the same decks; how the games go depends on the server's seeds as well
    .json = Print JSON
    .examples =
        Examples:
          spaceline load --games 500 --minutes 5
          spaceline load --games 500 --crashes 20 --json
          spaceline load --games 500 --database postgres://spaceline@localhost/load
          spaceline load --games 10 --minutes 1 --addr http://127.0.0.1:1701

command-play = Play a game in the terminal
    .more = You play against bots, or several people share the keyboard. Without --decks everybody gets another starter deck, by lot; 'spaceline deck list' names them.
    .players = How many players, 2 to 6
    .bot = Who plays against you, from cadet (forgiving) to admiral (looks far ahead); several for several seats, the last one takes the others [default: ensign]
    .pace = How fast the steps of bots are shown: slow, normal, fast, off, or milliseconds from step to step
    .hot_seat = People take all seats and pass the keyboard on
    .seat = The seats of people, counted from 1
    .rules = The rulebook [default: 2003]
    .seed = The number that decides decks and shuffles; the same number gives the same game
    .scenario = Begin from a scenario instead of a new game
    .record = Keep a replay of the game in this file
    .decks = The decks of the players: a starter deck, a file, or a number to make one from; fewer decks than players are used again
    .examples =
        Examples:
          spaceline play
          spaceline play --bot cadet --decks klingon,romulan
          spaceline play --players 3 --bot cadet,admiral --pace fast
          spaceline play --players 3 --hot-seat --rules 2002
          spaceline play --seed 7 --record game.replay
          spaceline play --scenario examples/first-attempt.scenario

command-replay = Recorded games: show them, check them
    .examples =
        Examples:
          spaceline replay show game.replay
          spaceline replay show game.replay --seat 1 --to 40
          spaceline replay verify game.replay --json
command-replay-show = Tell a recorded game, answer by answer
    .file = A file written by `spaceline play --record`
    .seat = Only what this player could see; without it everything is open
    .to = Only the first so many answers
    .any_packs = Run it although the cards have changed since it was recorded
    .json = Print it for machines
    .examples = Example: spaceline replay show game.replay --seat 2
command-replay-verify = Play a recorded game again and compare every step
    .file = A file written by `spaceline play --record`
    .any_packs = Run it although the cards have changed since it was recorded
    .json = Print the result for machines
    .examples = Example: spaceline replay verify game.replay

command-rules = Read the rules and see which tests stand behind them
    .examples = Example: spaceline rules show 2E-ATT-04
command-rules-show = Show one rule with its example, its source and the tests that cite it
    .id = Id of a rule, such as 2E-ATT-04 or att-4, or of a difference between the rulebooks, such as D-09
    .json = Print JSON
    .examples =
        Examples:
          spaceline rules show 2E-ATT-04
          spaceline rules show att-4 --json
          spaceline rules show D-09
command-rules-search = Find the rules in which all of these words occur, titles first
    .words = Words or parts of words, in any case and order
    .json = Print JSON: an array of rules
    .examples =
        Examples:
          spaceline rules search stopped ship
          spaceline rules search captive --json
command-rules-coverage = List for every rule the tests that cite it, and the rules that none does
    .more = A test cites a rule by naming its id in its doc comment, its attributes or its body. The index is made when this program is built.
    .json = Print JSON
    .missing = Only the rules that are neither cited nor listed as untestable
    .check = Only say what is wrong, and exit with code 1 if anything is: a rule that is neither cited nor listed, more than 25 listed, an id that does not exist
    .examples =
        Examples:
          spaceline rules coverage
          spaceline rules coverage --missing
          spaceline rules coverage --check

command-serve = Run a server: people play each other and bots over the network
    .more =
        One program with everything in it; the first start makes what is missing. Every answer is in the database before it is acknowledged, and after a stop or a crash every game goes on where it was.

        Settings: what is given here goes before variables of the environment, those before the file of --config, that before the defaults. The variable of --some-option is SPACELINE_SOME_OPTION. The limits on requests and connections can only be set in the file.

        Files:
          spaceline-data/spaceline.db   the database of SQLite, if no other is named
          packaging/spaceline.toml      all settings in a file, with their defaults
          docs/self-hosting.md          a server behind a proxy, with systemd or Docker

        The server speaks HTTP; a proxy in front of it adds HTTPS. /healthz says whether it works, /metrics has numbers for Prometheus. The log goes to standard error. SIGINT (Ctrl-C) and SIGTERM stop it gracefully, the second one at once.
    .addr = Where to listen [default: 127.0.0.1:1701]
    .config = Read settings from this file (TOML)
    .database = sqlite://FILE or postgres://USER:PASSWORD@HOST/NAME [default: a file in the data folder]
    .data_dir = The folder for the database, made if it is missing [default: spaceline-data]
    .open = Open the first page in the browser of this machine
    .web_dir = Serve the pages for browsers from this folder instead of those that are built in
    .public_url = Where people find the server, such as https://spaceline.example.org; pages from elsewhere are refused
    .behind_proxy = A proxy stands in front and says in X-Forwarded-For who calls
    .pause_ms = The pause after what a hidden card could respond to, in milliseconds; up to twice as long [default: 700]
    .hands_delay_ms = How much later spectators see the hands of players who all show them, in milliseconds [default: 60000]
    .think_ms = How long a bot may think about one answer, in milliseconds [default: 2000]
    .bot_threads = On how many threads bots think [default: one for each core]
    .most_tables = How many tables there may be at once [default: 20000]
    .scenarios = Let people begin games against bots from scenarios that they send, for puzzles and for trying things out
    .log_format = Lines for people or JSON for programs [default: text]
    .log_level = error, warn, info, debug or trace, also by part: info,server=debug [default: info]
    .examples =
        Examples:
          spaceline serve
          spaceline serve --addr 0.0.0.0:1701 --data-dir /var/lib/spaceline
          spaceline serve --config /etc/spaceline.toml --log-format json
          SPACELINE_DATABASE=postgres://spaceline:secret@localhost/spaceline spaceline serve --behind-proxy

command-simulate = Play many games between bots
    .more = Every game is played to its real end. Without --bots every player chooses evenly from all legal answers. Without --decks the program makes the decks. Two players with more than two decks play every deck against every other. Wins are counted by bot, in the order of --bots; every rate has its 95 % interval. The same seed gives the same result, whatever the number of --jobs. Ctrl-C ends early and keeps what was played.
    .players = How many sit at the table
    .games = How many games in all; with several decks they are spread evenly over the pairs
    .seed = The same seed plays the same games
    .jobs = How many games run side by side
    .mode = What is kept of each game: nothing (core), its events (log), or every seat's view after each answer (server)
    .rules = The rulebook
    .decks = The decks: a starter deck, a file, or a number to make one from; all for every starter deck. Fewer decks than players are used again
    .mirrors = Let each of several decks play against itself as well
    .bots = Who plays; one for each player, from the first again if there are fewer
    .swap = Play every game again with the bots in each other's seats: same seed, same decks. From pair to pair the decks change seats too
    .report = Write a page with charts (report.html) and its numbers (report.json) into this folder
    .json = Print the result for machines
    .examples =
        Examples:
          spaceline simulate --games 1000
          spaceline simulate --players 4 --games 200 --seed 9 --jobs 2 --json
          spaceline simulate --decks klingon,romulan --bots ensign --games 200
          spaceline simulate --decks all --bots commander,ensign --games 500 --swap --jobs 2
          spaceline simulate --decks klingon,borg,earth --bots ensign --games 300 --report games

command-text = Game text: see how it is understood, try cards of your own
    .examples =
        Examples:
          spaceline text explain "Randomly select two personnel to be stopped." --type dilemma
          spaceline text try examples/own-cards.txt
command-text-explain = Show how a game text is understood
    .more =
        A text that is understood is shown in the card language and in the words that English and German have for it. Otherwise a pointer stands under the words that are not understood, and the exit status is 1. A text that can be understood in several ways is not understood.
    .words = The text, in English, as a card would say it
    .card_type = Only as the text of this type of card; without it all types are tried
    .json = Print JSON: {"{"}"text", "understood", "types": [{"{"}"type", "readings", "declined"{"}"}]{"}"}
    .examples =
        Examples:
          spaceline text explain "Randomly select two personnel to be stopped." --type dilemma
          spaceline text explain "While this personnel is facing a dilemma, she is Strength +1." --json
command-text-try = Compile cards of your own, show them, and play with them
    .more =
        The file holds one card or several. A card begins with its title; each line is a fact, and lines that begin with a space go on with the line above:

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

        The cards are then on a table against an Ensign: personnel, ships and equipment in play (and in hand, unless unique), events and interrupts in hand, missions in your row, dilemmas in the opponent's pile.
    .file = The file with your cards
    .check = Only compile the cards and show them
    .examples =
        Examples:
          spaceline text try examples/own-cards.txt
          spaceline text try examples/own-cards.txt --check --lang de

## What stands in for a value

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
    .QUERY = QUERY
    .RULES = RULES
    .S = S
    .SEAT = SEAT
    .SECONDS = SECONDS
    .SEED = SEED
    .SET = SET
    .STAGE = STAGE
    .TEXT = TEXT
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
