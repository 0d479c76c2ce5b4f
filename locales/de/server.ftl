## Der Start des Servers

config-file = Die Einstellungen in { $file } sind nicht brauchbar: { $why }
config-database = »{ $found }« ist keine Adresse einer Datenbank; sie beginnt mit sqlite: oder postgres:
config-database-open = Die Datenbank { $url } lässt sich nicht öffnen: { $why }
config-second-server = Ein anderer Server ({ $owner }) benutzt die Datenbank { $url }. Zwei würden dieselben Spiele doppelt spielen: Halte ihn zuerst an, oder gib diesem mit --database oder --data-dir eine eigene Datenbank.
config-lost = Ein anderer Server hat die Datenbank übernommen. Dieser hält an.
config-public-url = »{ $url }« ist keine gültige öffentliche Adresse; richtig ist etwa https://spaceline.example.org, ohne Pfad.
config-limits = Grenzen müssen mindestens 1 sein.
config-web-dir = Im Ordner { $dir } fehlt index.html; `npm run build` in web/ erzeugt sie, und ohne --web-dir werden die eingebauten Seiten benutzt.
config-data-dir = Der Ordner { $dir } lässt sich nicht anlegen: { $why }
config-addr = Der Server kann an { $addr } nicht lauschen: { $why }
config-restore = Die gespeicherten Spiele lassen sich nicht lesen: { $why }
config-variable = Die Variable { $name } kann nicht »{ $value }« sein: { $why }
config-yes-no = true oder false wird erwartet
config-log-format = möglich sind text oder json
config-log-level = unbekannte Protokollstufe »{ $level }«; möglich sind error, warn, info, debug oder trace

## Anfragen

bad-request = Die Anfrage ist nicht zu verstehen: { $why }
body-too-large = Die Anfrage hat mehr als { $most } KiB.
body-too-slow = Die Anfrage kam nicht rechtzeitig an.
no-such-path = Unter dieser Adresse ist nichts.
web-missing = Dieses Programm wurde ohne die Seiten für Browser gebaut. Baue sie mit „make web“, dann das Programm noch einmal.
no-such-method = Diese Adresse kennt diese Methode nicht.
sign-in-first = Du bist nicht angemeldet: melde dich an oder spiel als Gast.
token-wrong = Dieses Token ist ungültig oder abgelaufen.
foreign-origin = Die Anfrage kommt von einer anderen Website.
banned = Du bist gesperrt: { $why }
server-busy = Der Server ist beschäftigt; versuch es bald noch einmal.
server-mistake = Interner Serverfehler. Bitte melde, was du getan hast.
too-many-requests =
    { $seconds ->
        [one] Zu viele Anfragen; versuch es in 1 Sekunde wieder.
       *[other] Zu viele Anfragen; versuch es in { $seconds } Sekunden wieder.
    }
too-many-sockets = Zu viele Verbindungen von deiner Adresse; schließ erst eine.
name-not-possible = Ein Name hat 2 bis { $most } sichtbare Buchstaben und Ziffern eines Alphabets; dazwischen dürfen einzelne Leerzeichen, Punkte und Striche stehen.
password-length = Ein Passwort hat { $least } bis { $most } Zeichen.

## Leute

name-taken = Der Name »{ $name }« ist vergeben.
account-there = Du hast schon ein Konto.
account-first = Gäste haben kein Passwort; leg erst ein Konto an.
sign-in-wrong = Falscher Name oder falsches Passwort.
password-wrong = Falsches Passwort.
settings-too-long = Einstellungen dürfen höchstens { $most } KiB haben.
token-label = Gib an, wofür das Token ist.
too-many-tokens = Du kannst { $most } Token haben; lösch erst eines.
no-such-token = Ein solches Token hast du nicht.
no-such-person = Niemand hat diesen Namen.
that-is-you = Das bist du.
too-many-people = In dieser Liste können { $most } Leute stehen; nimm erst jemanden heraus.
report-empty = Beschreibe, was geschehen ist.
too-many-reports = Du hast heute viel gemeldet; versuch es morgen wieder.

## Decks

deck-not-there = Dieses Deck gibt es nicht, oder es ist nicht deines.
too-many-decks = Du kannst { $most } Decks behalten; lösch erst eines.

## Tische

no-such-table = Dieses Spiel gibt es nicht.
game-broken = Dieses Spiel kann so nicht weitergehen. Seine Spieler entscheiden am Tisch, ob sie von einem früheren Stand weiterspielen oder es beenden.
game-broken-only-end = Dieses Spiel kann nur beendet werden: Nichts davon lässt sich wieder spielen.
game-damaged = Etwas, das von diesem Spiel gespeichert war, ist nicht lesbar. Im Protokoll des Servers ist es genannt.
setup-seats = Ein Spiel hat 2 bis { $most } Spieler.
setup-sets = Es sind zu viele Sets genannt.
setup-clock = Eine Uhr hat bis zu { $base } Minuten und bis zu { $increment } Sekunden mehr für jede Antwort; eines davon muss über 0 sein.
setup-days = Für jede Antwort gibt es 1 bis { $most } Tage.
table-needs-password = Gib ein Passwort für den Tisch an.
table-password = Falsches Passwort für diesen Tisch.
leave-live = Das Spiel hat begonnen: Gib auf, um es zu beenden. Wenn du nur weggehst, kannst du wiederkommen.
chat-not-here = An einem Tisch chattet nur, wer dort sitzt oder zuschaut; öffne erst einen Socket oder Stream.
table-not-open = Das Spiel hat schon begonnen.
table-blocked = An diesen Tisch kannst du dich nicht setzen.
too-many-tables = Auf diesem Server sind gerade zu viele Tische; versuch es später noch einmal.
too-many-own-tables = Du sitzt an zu vielen Tischen; verlass erst einen.
too-many-tables-of-address = Von deiner Adresse aus wurden zu viele Tische eröffnet; beende erst ein Spiel oder verlass einen Tisch.
too-many-listeners = Diesem Spiel sehen schon zu viele zu.
not-watched = Die Spieler wollen keine Zuschauer.
seat-taken = Dieser Platz ist besetzt.
seat-wrong = Dieser Platz lässt sich nicht ändern.
scenarios-off = Spiele aus Szenarien sind auf diesem Server nicht erlaubt.
scenario-too-long = Ein Szenario hat hier höchstens { $most } Bytes.
scenario-own-cards = Szenarien dürfen auf diesem Server keine eigenen Karten wie »{ $card }« haben: Clients kennen nur die des Katalogs.
scenario-no-deck = Auf diesem Server braucht jeder Spieler eines Szenarios eine Zeile deck:; Spieler { $n } hat keine.
only-the-host = Das kann nur, wer den Tisch eröffnet hat.
not-your-seat = Du spielst in diesem Spiel nicht mit.
no-hints-when-rated = In gewerteten Spielen gibt es keine Tipps.
not-asked-now = Du wirst gerade nichts gefragt; einen Tipp gibt es, wenn du am Zug bist.
not-everybody-ready = Jeder Platz braucht einen Spieler und jeder Spieler ein Deck.
no-such-level = Unbekannte Bot-Stufe »{ $name }«; möglich sind random, cadet, ensign, commander oder admiral.
deck-no-starter = Ein Starterdeck »{ $name }« gibt es nicht.
deck-not-playable = Dieses Deck lässt sich nicht spielen:
deck-too-long = Diese Deckliste ist zu lang.
query-too-long = Diese Suche ist zu lang: höchstens { $most } Zeichen.

## Während eines Spiels

answer-stale = Das Spiel ist weitergegangen; das war die Antwort auf eine frühere Frage.
mark-too-long = Das Kennzeichen einer Antwort hat höchstens { $most } Zeichen und keine Steuerzeichen.
not-live = Dieses Spiel wird nicht gespielt.
not-stored = Das ließ sich nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
chat-empty = Die Nachricht ist leer.
draw-bots = Bots lassen sich nicht auf ein Unentschieden ein.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-held = Was zuletzt geschah, ist noch nicht allen gezeigt worden. Versuch es gleich noch einmal.
rematch-not-now = Eine Revanche gibt es erst, wenn das Spiel vorbei ist, und nur einmal.
replay-later = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
card-not-seen = Eine solche Karte siehst du in diesem Spiel nicht.

## Zurückschauen

no-such-moment = Dieses Spiel hat nur { $last } Antworten.
seat-not-there = Diesen Platz gibt es in diesem Spiel nicht.
view-later = Andere Plätze lassen sich ansehen, wenn das Spiel vorbei ist.
continue-later = Ein Spiel lässt sich fortsetzen, wenn es vorbei ist; sofort nur dein eigenes gegen Bots, wenn es nicht zählt.
continue-over = An dieser Stelle ist das Spiel vorbei; es gibt nichts mehr zu spielen.
