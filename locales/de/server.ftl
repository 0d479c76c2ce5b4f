## Der Start des Servers

config-file = Die Einstellungen in { $file } sind nicht brauchbar: { $why }
config-database = »{ $found }« ist keine Adresse einer Datenbank; sie beginnt mit sqlite: oder postgres:
config-database-open = Die Datenbank { $url } lässt sich nicht öffnen: { $why }
config-public-url = Unter »{ $url }« findet niemand einen Server; richtig ist https://spaceline.example.org, ohne Pfad.
config-limits = Grenzen sind 1 oder mehr.
config-web-dir = Im Ordner { $dir } fehlt index.html; `npm run build` in web/ macht eine, und ohne --web-dir sind die Seiten eingebaut.
config-data-dir = Der Ordner { $dir } lässt sich nicht anlegen: { $why }
config-addr = Der Server kann an { $addr } nicht lauschen: { $why }
config-restore = Die gespeicherten Spiele lassen sich nicht lesen: { $why }
config-variable = Die Variable { $name } kann nicht »{ $value }« sein: { $why }
config-yes-no = true oder false wird erwartet
config-log-format = ein Protokoll wird als text oder json geschrieben
config-log-level = »{ $level }« ist keine Stufe des Protokolls; nimm error, warn, info, debug oder trace

## Anfragen

bad-request = Die Anfrage ist nicht zu verstehen: { $why }
body-too-large = Die Anfrage hat mehr als { $most } KiB.
body-too-slow = Die Anfrage kam nicht rechtzeitig an.
no-such-path = Unter dieser Adresse ist nichts.
web-missing = Dieses Programm wurde ohne die Seiten für Browser gebaut. Baue sie mit „make web“, dann das Programm noch einmal.
no-such-method = Diese Adresse wird auf andere Weise gefragt.
sign-in-first = Sag erst, wer du bist: komm als Gast herein oder melde dich an.
token-wrong = Dieses Token gilt nicht oder nicht mehr.
foreign-origin = Die Anfrage kommt von einer fremden Seite.
banned = Du kannst nicht herein: { $why }
server-busy = Der Server ist beschäftigt; versuch es bald noch einmal.
server-mistake = Der Server hat einen Fehler gemacht. Bitte melde, was du getan hast.
too-many-requests =
    { $seconds ->
        [one] Zu viel auf einmal; versuch es in 1 Sekunde wieder.
       *[other] Zu viel auf einmal; versuch es in { $seconds } Sekunden wieder.
    }
too-many-sockets = Zu viele Verbindungen von deiner Adresse; schließ erst eine.
name-not-possible = Ein Name hat 2 bis { $most } Buchstaben und Ziffern; dazwischen dürfen einzelne Leerzeichen, Punkte und Striche stehen.
password-length = Ein Passwort hat { $least } bis { $most } Zeichen.

## Leute

name-taken = Der Name »{ $name }« ist vergeben.
account-there = Du hast schon ein Konto.
account-first = Gäste haben kein Passwort; leg erst ein Konto an.
sign-in-wrong = Ein Konto mit diesem Namen und Passwort gibt es nicht.
password-wrong = Das ist nicht dein Passwort.
settings-too-long = Einstellungen haben bis zu { $most } KiB.
token-label = Sag, wofür das Token ist.
too-many-tokens = Du kannst { $most } Token haben; lösch erst eines.
no-such-token = Ein solches Token hast du nicht.
no-such-person = Niemand heißt so.
that-is-you = Das bist du.
too-many-people = In dieser Liste können { $most } Leute stehen; nimm erst jemanden heraus.
report-empty = Sag, was geschehen ist.
too-many-reports = Du hast heute viel gemeldet; versuch es morgen wieder.

## Decks

deck-not-there = Dieses Deck gibt es nicht, oder es ist nicht deines.
too-many-decks = Du kannst { $most } Decks behalten; lösch erst eines.

## Tische

no-such-table = Dieses Spiel gibt es nicht.
setup-seats = Ein Spiel hat 2 bis { $most } Spieler.
setup-sets = Es sind zu viele Sets genannt.
setup-clock = Eine Uhr hat bis zu { $base } Minuten und bis zu { $increment } Sekunden mehr für jede Antwort; nicht gar nichts.
setup-days = Für jede Antwort gibt es 1 bis { $most } Tage.
table-needs-password = Ein Tisch mit Passwort braucht eines.
table-password = Dieser Tisch hat ein Passwort, und zwar ein anderes.
leave-live = Das Spiel hat begonnen: Gib auf, um es für dich zu beenden. Wer nur weggeht, kann wiederkommen.
chat-not-here = An einem Tisch chattet nur, wer dort sitzt oder zuhört; öffne erst eine Verbindung oder einen Strom.
table-not-open = Das Spiel hat begonnen; die Plätze sind vergeben.
table-blocked = An diesen Tisch kannst du dich nicht setzen.
too-many-tables = Auf diesem Server sind gerade zu viele Spiele.
too-many-own-tables = Du sitzt an zu vielen Tischen; verlass erst einen.
too-many-listeners = Diesem Spiel sehen schon zu viele zu.
not-watched = Die Spieler wollen keine Zuschauer.
seat-taken = Dieser Platz ist besetzt.
seat-wrong = Dieser Platz lässt sich nicht ändern.
scenarios-off = Spiele aus Szenarien sind auf diesem Server nicht erlaubt.
scenario-too-long = Ein Szenario hat hier höchstens { $most } Bytes.
scenario-own-cards = Ein Szenario hat hier keine eigenen Karten wie »{ $card }«: Clients kennen nur die des Katalogs.
scenario-no-deck = Ein Szenario hat hier für jeden Spieler eine Zeile deck:; Spieler { $n } hat keine.
only-the-host = Das kann nur, wer den Tisch eröffnet hat.
not-your-seat = Du spielst in diesem Spiel nicht mit.
not-everybody-ready = Jeder Platz braucht einen Spieler und jeder Spieler ein Deck.
no-such-level = »{ $name }« ist keine Stufe eines Bots; nimm random, cadet, ensign, commander oder admiral.
deck-no-starter = Ein Starterdeck »{ $name }« gibt es nicht.
deck-not-playable = Dieses Deck lässt sich nicht spielen:
deck-too-long = Diese Deckliste ist zu lang.
query-too-long = Diese Suche ist zu lang: höchstens { $most } Zeichen.

## Während eines Spiels

answer-stale = Das Spiel ist weitergegangen; das war die Antwort auf eine frühere Frage.
mark-too-long = Das Kennzeichen einer Antwort hat höchstens { $most } Zeichen und keine Steuerzeichen.
not-live = Dieses Spiel wird nicht gespielt.
not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
chat-empty = In dieser Zeile steht nichts.
draw-bots = Bots lassen sich nicht auf ein Unentschieden ein.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-held = Was zuletzt geschah, ist noch nicht allen gezeigt worden. Versuch es gleich noch einmal.
rematch-not-now = Ein weiteres Spiel beginnt nach diesem, und nur einmal.
replay-later = Die Aufzeichnung ist offen, wenn das Spiel vorbei ist.
card-not-seen = Eine solche Karte siehst du in diesem Spiel nicht.

## Zurückschauen

no-such-moment = Dieses Spiel hat { $last } Antworten; danach kommt kein Augenblick mehr.
seat-not-there = Diesen Platz gibt es in diesem Spiel nicht.
view-later = Andere Plätze sind offen, wenn das Spiel vorbei ist.
continue-later = Ein Spiel lässt sich fortsetzen, wenn es vorbei ist; sofort nur dein eigenes gegen Bots, wenn es nicht zählt.
continue-over = Nach diesem Augenblick gibt es nichts mehr zu spielen.
