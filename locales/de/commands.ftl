# Was die Befehle ausgeben, außer ihrer Hilfe.

failure = Fehler: { $message }
failure-hint = Hinweis: { $hint }
cannot-write = Schreiben nicht möglich: { $why }
cannot-write-file = { $file } kann nicht geschrieben werden: { $why }
file-too-large = die Datei ist größer als { $most } MiB
cannot-read-file = { $file } kann nicht gelesen werden: { $why }
# Was das System über eine Datei sagt.
io-not-found = Datei oder Ordner nicht gefunden ({ $text })
io-permission = keine Berechtigung ({ $text })
io-folder = das ist ein Ordner ({ $text })
io-no-text = das ist keine Textdatei ({ $text })
io-full = der Datenträger ist voll ({ $text })
io-other = { $text }

## Regeln

# Leer, wo die Regeln in der Sprache des Lesers stehen.
ledger-is-english = (Der Wortlaut der Regeln liegt bisher nur auf Englisch vor.)
no-rule-has = in keiner Regel stehen alle diese Wörter: { $words }
no-such-rule = keine Regel hat die Kennung '{ $typed }'
no-such-rule-hint = Kennungen sehen aus wie 2E-ATT-04; 'spaceline rules search WÖRTER' findet Regeln mit (englischen) Wörtern
nearest-rules = am ähnlichsten sind { $ids }
# Höchstens 10 Buchstaben.
rule-why = Warum
rule-test = Test
rule-example = Beispiel
rule-players = ab 3 Spiel.
rule-source = Quelle
rule-certainty = Sicherheit
rule-cited = Belegt in
rules = Regeln
no-test = kein Test
untestable = nicht testbar
pending = offen
difference-behaviour = andere Wirkung
difference-new = neu in 2003
difference-clarification = Klarstellung, gleiche Wirkung
difference-wording = nur anderer Wortlaut
coverage-area = Gebiet
coverage-covered = Belegt
coverage-untestable = Nicht testbar
coverage-subject = Thema
coverage-missing = Fehlend
coverage-rules-missing =
    { $n ->
        [one] 1 Regel fehlt
       *[other] { $n } Regeln fehlen
    }
coverage-neither = weder von einem Test genannt noch als nicht testbar aufgeführt:
coverage-faults = { $n } Fehler in der Abdeckung der Regeln
coverage-hint = nenne die Kennung in einem Test, der fehlschlägt, wenn die Regel verletzt wird; docs/rules/untestable.ron nennt die wenigen (höchstens { $most }), die kein Test entscheiden kann
coverage-too-many = { $n } Regeln sind als nicht testbar aufgeführt, höchstens { $most } dürfen es sein
coverage-unknown = { $id } ist als nicht testbar aufgeführt, steht aber nicht im Regelwerk
coverage-repeated = { $id } ist zweimal als nicht testbar aufgeführt
coverage-unknown-pending = { $id } ist als offen aufgeführt, steht aber nicht im Regelbuch
coverage-no-longer = { $id } ist als offen aufgeführt, hat aber einen Test; bitte aus der Liste nehmen
coverage-pending = { $n } offen
coverage-cites = { $test } nennt { $id }, das nicht im Regelwerk steht
coverage-summary = { count-rules }: { $covered } belegt, { $untestable } nicht testbar, { $missing } fehlend

## Simulierte Spiele

simulate-progress = { $done } Spiele, { $speed }, noch { $left }
simulate-speed =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $players } Spielern in { $seconds } s: { $rate } Spiele und { $choices } Entscheidungen je Sekunde
simulate-size = { $choices } Entscheidungen je Spiel mit je { $options } Möglichkeiten, { $turns } Züge je Spiel, größter Zustand { $bytes } Bytes
simulate-size-bots = { $choices } Entscheidungen und { $turns } Züge je Spiel, größter Zustand { $bytes } Bytes
simulate-ended = beendet durch { $by }: { $n }
ended-points = Punkte
ended-empty-decks = leere Decks
ended-concession = Aufgabe
simulate-bot = Bot { $n }, { $bot }
simulate-won = { $bot }: { $n ->
        [one] 1 Spiel
       *[other] { $n } Spiele
    } gewonnen, { $rate } (95 %: { $interval })
simulate-ties = unentschieden: { $n }
simulate-answers = { $bot }: eine Antwort dauert { $median } ms (Median), 95 % höchstens { $most } ms, im Mittel { $mean } ms
simulate-wrong =
    { $n ->
        [one] 1 Spiel ist
       *[other] { $n } Spiele sind
    } misslungen; das erste: { $first }
simulate-wrong-hint = das ist ein Fehler in Spaceline: bitte melde ihn mit der Startzahl
simulate-limit-hint = so lange Partien brauchen ein größeres --max-choices
simulate-first = die First Edition wird mit zwei Spielern, erzeugten Decks und zufälligen Spielern simuliert
simulate-first-hint = lass --players, --decks, --bots und --report weg
simulate-refused = Startzahl { $seed }: eine angebotene Antwort wurde nicht angenommen: { $refusal }
simulate-no-end = Startzahl { $seed }: kein Ende nach { $most } Entscheidungen
simulate-broke-off = ein Spiel ist abgestürzt: das ist ein Fehler in Spaceline, bitte melde ihn
deck-not-legal = das Deck aus Startzahl { $seed } ist nicht regelgerecht: { $why }

## Aufgezeichnete Spiele

replay-heading = { $names }; Regeln { $rules }, Startzahl { $seed }, { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    }
replay-against = { " gegen " }
replay-goes-on = das Spiel ist nicht zu Ende
replay-tie = unentschieden
replay-won = gewonnen von { $who }
replay-end = { $end }; Punktestand { $score }
replay-verified =
    { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    }, jeder Zustand wie aufgezeichnet
replay-verified-in-part =
    { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    }, alle gültig; { $compared } Zustände verglichen, alle wie aufgezeichnet
replay-played =
    { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    }, alle gültig; die Datei enthält keine Zustände, die diese Version vergleichen kann
replay-no-text = das ist keine Textdatei
replay-hint-name = nenne eine Datei, die `spaceline play --record` geschrieben hat
replay-hint-text = Aufzeichnungen sind Text, eine Antwort je Zeile
replay-hint-cut = vielleicht ist die Datei abgeschnitten oder von Hand geändert
replay-hint-packs = mit --any-packs läuft sie trotzdem
replay-hint-changed = die Datei gehört nicht zu dieser Version des Spiels, oder sie wurde geändert
replay-not-written = die Aufzeichnung konnte nicht geschrieben werden: { $why }
no-such-player = einen Spieler { $n } gibt es nicht
no-such-player-hint = dieses Spiel hat die Spieler 1 bis { $n }

## Beginn des Spiels

needs-terminal = 'spaceline { $command }' braucht ein Terminal für Ein- und Ausgabe
needs-terminal-hint = starte es in einem Terminalfenster, ohne Umleitung
file-exists = { $file } gibt es schon
file-exists-hint = nenne für --record eine neue Datei, oder lösche erst die alte
no-such-seat = einen Platz { $n } gibt es nicht
no-such-seat-hint = die Plätze haben die Nummern 1 bis { $n }
bots-too-many =
    { $n ->
        [one] 1 Bot
       *[other] { $n } Bots
    } für { $seats ->
        [0] keinen Platz: auf allen sitzen Menschen
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
bots-too-many-hint = nenne für jeden Platz ohne Menschen einen oder weniger: der letzte nimmt die übrigen Plätze ein
no-such-seed = eine Startzahl ist eine ganze Zahl von 0 bis { $most }
no-such-pace = möglich sind slow, normal, fast, off oder Millisekunden von 0 bis { $most }
and-more = und { $n } weitere

## Kartentexte

explain-understood = Verstanden als: { $types }
explain-several = Als { $kind } kann das auf { $n } Arten verstanden werden:
explain-reading = Lesart { $n }
explain-abilities = In der Kartensprache:
explain-english = Auf Englisch:
explain-german = Auf Deutsch:
explain-no-words = Dafür gibt es noch keine Wörter.
explain-nearest = erwartet wird hier: { $nearest }
explain-failed = der Text wird nicht verstanden
explain-failed-hint = was vor dem Zeiger steht, wird verstanden; 'spaceline cards show' zeigt Texte in verständlichen Wörtern
try-line = Zeile { $line }, { $card }:
try-declined =
    { $n ->
        [one] 1 Text wird nicht verstanden
       *[other] { $n } Texte werden nicht verstanden
    }
try-needs-terminal-hint = --check übersetzt die Karten nur und zeigt sie
try-hint = 'spaceline text try --help' beschreibt, wie so eine Datei aussieht
card-file-empty = darin ist keine Karte
card-file-no-fact = Zeile { $line }: erwartet: eine Angabe wie 'cost: 2'; gefunden: '{ $found }'
card-file-no-key = Zeile { $line }: eine Angabe '{ $found }' gibt es nicht; bekannt ist hier: { $known }
card-file-twice = Zeile { $line }: '{ $key }' steht doppelt da; eine neue Karte beginnt mit 'title'
card-file-place = Zeile { $line }, `{ $key }`
card-file-fault = Zeile { $line }, `{ $key }`: { $what }
card-file-needs = diese Karte braucht eine Zeile '{ $key }: …'; erwartet: { $expected }
card-file-attributes = drei ganze Zahlen, etwa 5 6 5
card-file-unique = yes oder no
card-file-kind = planet, space, dual oder headquarters
card-file-quadrant = Alpha, Gamma oder Delta
near-skill = eine Fähigkeit
near-affiliation = das Icon einer Fraktion
near-icon = ein Icon
near-quadrant = ein Quadrant
near-keyword = ein Schlüsselwort
near-species = eine Rasse
near-class = eine Schiffsklasse
near-title = der Titel einer Karte
near-region = eine Region
near-attribute = ein Attribut
near-number-word = eine Zahl in Worten
near-number = eine Zahl
near-signed = + oder - und eine Zahl

## Abdeckung der Karten

count-tests =
    { $n ->
        [one] 1 Test
       *[other] { $n } Tests
    }
count-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }
card-coverage-compiled = übersetzt
card-coverage-rendered = geschrieben
card-coverage-never = Nie benutzt in { count-games }
card-coverage-test = getestet: { $test }
card-coverage-ability = Textteil { $n }
card-coverage-summary = { count-cards }: { $compiled } übersetzt, { $rendered } geschrieben, { $tested } getestet; { $used } von { $abilities } Textteilen benutzt in { count-games } (Startzahl { $seed }), { $neither } weder benutzt noch getestet
card-coverage-not-compiled = { count-cards } nicht übersetzt
card-coverage-not-rendered = { count-cards } nicht geschrieben
card-coverage-few = weniger als { $least } von 100 Textteilen benutzt
card-coverage-neither = { $n } weder benutzt noch getestet
card-coverage-wrong =
    { $n ->
        [one] 1 Spiel ging schief
       *[other] { $n } Spiele gingen schief
    }
card-coverage-game = Spiel { $game }: { $what }
card-coverage-refused = eine angebotene Antwort wurde nicht angenommen: { $refusal }
card-coverage-no-end = kein Ende nach { $most } Entscheidungen
card-coverage-hint = nenne die Kennung der Karte im Dokumentationskommentar eines Tests, der sie spielt
