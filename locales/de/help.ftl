# Die Hilfe der Befehlszeile. Ein Befehl ist eine Nachricht: wozu er dient, dann "more" für die lange Hilfe, "examples",
# und ein Attribut für jedes Argument.

command = Star Trek CCG, Second Edition, mit allen Regeln
    .examples = Beispiel: spaceline rules search stopped ship
    .lang = Die Sprache aller Ausgaben [Vorgabe: SPACELINE_LANG, sonst die des Systems]
    .packs = Auch die Karten der Pakete in diesem Ordner anbieten; mehrmals möglich

command-admin = Einen Server betreuen: Leute, Spiele, Ansagen, Meldungen, Sicherung
    .more =
        Arbeitet an der Datenbank eines Servers, auch während er läuft; was ihn angeht, sieht er binnen zehn Sekunden. Die Datenbank wird genannt wie für `spaceline serve`: mit --database, --data-dir oder --config oder mit denselben Umgebungsvariablen. Wer die Datenbank lesen und schreiben darf, darf das alles; weiter wird nichts geprüft.
    .config = Die Einstellungen des Servers aus dieser Datei lesen (SPACELINE_CONFIG)
    .database = Die Datenbank: sqlite://DATEI oder postgres://NAME:PASSWORT@RECHNER/DATENBANK (SPACELINE_DATABASE)
    .data_dir = Der Ordner mit der Datenbank des Servers, wenn --database keine andere nennt (SPACELINE_DATA_DIR)
    .examples =
        Beispiele:
          spaceline admin users --banned
          spaceline admin games --stage live --json
          spaceline admin --data-dir /var/lib/spaceline announce "Neustart um 20:00" --minutes 90
command-admin-users = Die bekannten Leute aufzählen, zuerst die zuletzt da waren
    .name = Nur Leute, in deren Namen das vorkommt
    .banned = Nur Leute, die jetzt gesperrt sind
    .accounts = Nur Leute mit Passwort, keine Gäste
    .limit = Höchstzahl
    .json = JSON ausgeben: eine Liste von Leuten; Zeiten in Millisekunden seit 1970
    .examples =
        Beispiele:
          spaceline admin users anna
          spaceline admin users --accounts --limit 1000 --json
command-admin-games = Tische und Spiele aufzählen, die neuesten zuerst
    .stage = Nur Tische, die offen sind (open), Spiele, die laufen (live), oder vorbei sind (over)
    .player = Nur Spiele von Leuten, in deren Namen das vorkommt
    .limit = Höchstzahl
    .json = JSON ausgeben: eine Liste von Spielen; Zeiten in Millisekunden seit 1970
    .examples =
        Beispiele:
          spaceline admin games --stage live
          spaceline admin games --player anna --json
command-admin-ban = Jemanden einige Tage aussperren
    .more = Alle Sitzungen und Zugangsschlüssel enden sofort, offene Verbindungen binnen zehn Sekunden. Ein laufendes Spiel bleibt: ohne Antwort entscheidet die Uhr, oder `spaceline admin close` beendet es.
    .name = Der Name oder die Kennung
    .days = Anzahl der Tage
    .why = Was die Person liest, wenn sie nicht hereinkommt
    .examples =
        Beispiele:
          spaceline admin ban "Grober Gast" --days 7 --why "Beleidigungen im Chat"
command-admin-unban = Jemanden wieder hereinlassen
    .name = Der Name oder die Kennung
    .examples = Beispiel: spaceline admin unban "Grober Gast"
command-admin-announce = Allen an einem Tisch etwas sagen, auch denen, die später kommen
    .more = Ohne Text wird aufgezählt, was jetzt angesagt ist.
    .text = Die Ansage, eine Zeile
    .minutes = Anzahl der Minuten
    .clear = Alle Ansagen beenden
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline admin announce "Neue Karten um 20:00; die Spiele gehen danach weiter" --minutes 120
          spaceline admin announce
          spaceline admin announce --clear
command-admin-reports = Aufzählen, was Leute gemeldet haben
    .all = Auch die erledigten
    .settle = Diese Meldung als erledigt kennzeichnen
    .limit = Höchstzahl
    .json = JSON ausgeben: eine Liste von Meldungen; Zeiten in Millisekunden seit 1970
    .examples =
        Beispiele:
          spaceline admin reports
          spaceline admin reports --settle qk3vn8w2hd7xa5mc
command-admin-close = Ein Spiel ohne Sieger beenden oder einen offenen Tisch wegräumen
    .game = Die Kennung, wie `spaceline admin games` sie zeigt
    .examples = Beispiel: spaceline admin close qk3vn8w2hd7xa5mc
command-admin-backup = Die SQLite-Datenbank in eine neue Datei kopieren, auch während der Server läuft
    .more = Die Kopie ist vollständig und in sich stimmig. Zum Wiederherstellen den Server anhalten, die Kopie an die Stelle von spaceline.db legen, spaceline.db-wal und spaceline.db-shm entfernen und ihn starten. Für PostgreSQL ist pg_dump da.
    .file = Die neue Datei
    .examples = Beispiel: spaceline admin backup /var/backups/spaceline-2026-11-16.db

command-attempt = Sehen, wie oft eine Mannschaft an einer Mission durch einen Dilemmastapel kommt
    .more = Jeder Versuch wird nach den Regeln gespielt: der Gegner zieht und wählt Dilemmas, die Mannschaft antwortet; für beide spielt ein Ensign. Der Stapel wird für jeden Versuch gemischt. Mit --deck wird für jeden Versuch eine zufällige Mannschaft gezogen: --size Personal des Decks, keine zwei Kopien eines einzigartigen, neu gezogen, bis sie die Anforderungen der Mission erfüllen; an einer Weltraummission sind sie an Bord eines ebenfalls gezogenen Schiffes des Decks.
    .crew = Eine Liste mit der Mannschaft: Personal, für eine Weltraummission ein Schiff, nach Wunsch Ausrüstung
    .deck = Ein Deck, aus dem Mannschaften gezogen werden: ein Starterdeck oder eine Datei
    .size = Wie viel Personal eine gezogene Mannschaft hat
    .pile = Ein Deck, dessen Dilemmastapel genommen wird, oder eine Liste von Dilemmas
    .mission = Die Mission, mit Titel oder Nummer
    .games = Wie viele Versuche
    .seed = Dieselbe Startzahl spielt dieselben Versuche
    .jobs = Wie viele Versuche nebeneinander laufen
    .rules = Das Regelheft
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline attempt --deck earth --pile klingon --mission "Investigate Massacre" --games 500
          spaceline attempt --crew mannschaft.txt --pile dilemmas.txt --mission "Investigate Massacre" --json

command-cards = Karten auflisten, suchen, zeigen und exportieren
    .examples = Beispiel: spaceline cards show Jean-Luc Picard, Explorer
command-cards-list = Die Karten auflisten, in denen alle diese Wörter vorkommen, oder alle Karten
    .query = Wörter oder Teile davon: aus Namen, Typen, Fraktionen, Rassen, Klassen, Fähigkeiten, Icons, Schlüsselwörtern, Erfordernissen
    .card_type = Nur Karten dieses Typs: Personal, Schiff, Ausrüstung, Ereignis, Unterbrechung, Mission oder Dilemma
    .set = Nur Karten dieses Sets, mit Name, Kürzel oder Nummer
    .edition = Die Edition des Spiels
    .json = JSON ausgeben: eine Liste von Karten
    .examples =
        Beispiele:
          spaceline cards list klingon honor --type Personal
          spaceline cards list --set 'Call to Arms' --json
command-cards-search = Karten mit einer Suche wie 'sk:medical>=2 c<=3 a:fed' finden
    .more =
        Bedingungen nebeneinander müssen alle gelten; bei 'or' genügt eine von mehreren, Klammern fassen zusammen, '-' schließt aus, Anführungszeichen halten Wörter zusammen. Wörter allein werden in Namen, Orten, Schlüsselwörtern und Kartentexten gesucht. Nach allem anderen fragt ein Feld:

          name n, text t, keyword k, id ci, set se, rarity r, unique u, type ty
          affiliation a, icon i, species sp, class cl, skill sk, staffing st
          mission-type mt, dilemma-type dt, quadrant q, reports-to rt
          cost c, span s, points p
          integrity int, cunning cun, strength str, range ra, weapons wp, shields sh
          is: legal, unique, supported, blank, headquarters, planet, space, dual, female, male oder ein Typ

        Werte können Namen, Kürzel oder Anfänge von Namen sein; groß oder klein und Akzente machen keinen Unterschied. Zahlen werden mit = != < <= > >= oder einem Bereich wie c:2..4 verglichen, und Stufen ebenso: sk:medical>=2. 'n=worf' fragt nach dem ganzen Namen. 'sort:cost' und 'sort:-cost' bestimmen die Reihenfolge, auch mehrere.

        Die Shell braucht <, >, ( und Anführungszeichen selbst: setze die Suche in einfache Anführungszeichen.
    .query = Die Suche
    .words = Mehr von der Suche, wenn sie nicht in Anführungszeichen steht; nichts, was mit - beginnt
    .limit = Wie viele Karten höchstens gezeigt werden
    .edition = Die Edition des Spiels
    .json = JSON ausgeben: eine Liste von Karten wie bei 'cards export'
    .examples =
        Beispiele:
          spaceline cards search picard
          spaceline cards search 'sk:medical>=2 c<=3 a:fed -k:drone'
          spaceline cards search '(a:kli or a:rom) ty:Schiff sort:-range'
          spaceline cards search 'rt:"Romulus" is:unique sort:cost,name'
          spaceline cards search 'mt:planet p>=35 a:ferengi'
          spaceline cards search 'dt:dual c:2..3 t:"randomly select"'
          spaceline cards search 'sk:"2 leadership" cun>=6 -is:unique'
          spaceline cards search 'se:energize r:rare' --json --limit 5
command-cards-show = Eine Karte zeigen
    .name = Titel, Titel und Untertitel, oder Kennung; ohne Anführungszeichen
    .edition = Die Edition des Spiels
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline cards show Jean-Luc Picard, Explorer
          spaceline cards show 1R002 --json
command-cards-export = Die Angaben aller Karten als JSON-Liste exportieren, ein Objekt je Karte
    .edition = Die Karten welches Spiels
    .json = JSON ausgeben; ein anderes Format gibt es nicht
    .out = In diese Datei schreiben statt in die Standardausgabe
    .examples =
        Beispiele:
          spaceline cards export --edition second --json > cards.json
          spaceline cards export --edition second --out cards.json
command-cards-coverage = Für jede Karte zeigen, ob sie übersetzt, geschrieben und getestet ist, und wie oft zufällige Spiele ihren Text benutzen
    .more = Die Spiele werden mit Decks gespielt, die für eine Karte nach der anderen gemacht sind, von zwei bis vier Spielern, nach beiden Regelheften. Ein Textteil ist benutzt, wenn seine Anweisungen ausgeführt werden oder wenn ein dauernder Text etwas ändert. Ein Test zählt für die Karten, deren Kennungen in seinem Dokumentationskommentar stehen; das Verzeichnis entsteht, wenn dieses Programm gebaut wird.
    .games = Wie viele Spiele
    .seed = Dieselbe Startzahl spielt dieselben Spiele
    .json = JSON ausgeben
    .check = Mit Code 1 enden, wenn eine Karte nicht übersetzt oder nicht geschrieben ist, weniger als 95 von 100 Textteilen benutzt sind, ein Textteil weder benutzt noch seine Karte getestet ist, oder ein Spiel schiefgeht
    .examples =
        Beispiele:
          spaceline cards coverage --games 500
          spaceline cards coverage --games 20000 --check
          spaceline cards coverage --seed 7 --json

command-deck = Decks zeigen, prüfen und umwandeln
    .more =
        Ein Deck ist der Name eines Starterdecks, eine Datei oder - für die Standardeingabe. Welche Form eine Datei hat, zeigt ihr Inhalt:

          plain        3x Titel, Untertitel (oder Name x3) unter Missions, Dilemmas und Deck; // Kommentar
          plugin-text  Anzahl, Tabulator, Name; zuerst das Deck, dann Dilemmas: und Missions:
          plugin-xml   ein Element für jedes Exemplar
          site         Set, Seltenheit, Nummer und Name, durch Tabulatoren getrennt, unter Überschriften

        Groß- und Kleinschreibung, Akzente, Anführungszeichen und Kommas sind egal, und eine Sammlernummer ist so gut wie ein Name. Jede Zeile, die erraten oder nicht verstanden wird, wird genannt.
    .examples =
        Beispiele:
          spaceline deck list
          spaceline deck check mein-deck.txt
          spaceline deck convert mein-deck.txt --format plugin-text --out fuers-plugin.txt
command-deck-list = Die Starterdecks auflisten
    .json = JSON ausgeben: eine Liste von {"{"}"id", "name", "affiliation", "description"{"}"}
    .examples = Beispiel: spaceline deck list --json
command-deck-show = Die Karten eines Decks zeigen
    .deck = Ein Starterdeck, eine Datei oder - für die Standardeingabe
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline deck show mein-deck.txt
          spaceline deck show mein-deck.dek --json
command-deck-check = Prüfen, ob ein Deck regelgerecht ist, und alle Fehler nennen
    .more = Fehler machen ein Deck regelwidrig, und der Rückgabewert ist 1; Warnungen nennen, was erlaubt, aber kaum gemeint ist. Jeder Befund nennt seine Regel und was zu tun ist.
    .deck = Ein Starterdeck, eine Datei oder - für die Standardeingabe
    .rules = Das Regelheft
    .sets = Nur Karten dieser Sets, mit ihren Nummern
    .edition = Die Edition des Spiels
    .pool = First Edition: welche Karten erlaubt sind; in Modern sind einige mehr verboten
    .json = JSON ausgeben: {"{"}"legal", "findings": [{"{"}"rule", "severity", "message", "cards", "remedy"{"}"}], "notes"{"}"}
    .examples =
        Beispiele:
          spaceline deck check mein-deck.txt
          spaceline deck check mein-deck.txt --sets 1,3 --json
          spaceline deck generate --seed 7 | spaceline deck check -
command-deck-stats = Zeigen, was ein Deck kann: Fähigkeiten und Missionen, Kosten, Besatzung, Dilemmas, erste Hände
    .more = Gezählt wird nur, was auf den Karten steht, nicht was ihre Texte tun. Chancen entstehen durch gezogene Hände.
    .deck = Ein Starterdeck, eine Datei oder - für die Standardeingabe
    .hands = Wie viele Hände gezogen werden
    .seed = Dieselbe Zahl zieht dieselben Hände
    .page = Eine Seite mit Diagrammen in diese Datei schreiben (HTML)
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline deck stats mein-deck.txt
          spaceline deck stats mein-deck.txt --page mein-deck.html
          spaceline deck stats mein-deck.txt --json
command-deck-convert = Ein Deck in einer anderen Form schreiben
    .more = Wird eine Zeile der Datei nicht verstanden, so wird nichts geschrieben, es sei denn, --partly verlangt den Rest.
    .deck = Ein Starterdeck, eine Datei oder - für die Standardeingabe
    .format = Die Form, die geschrieben wird
    .out = In diese Datei schreiben, die neu sein muss, statt in die Standardausgabe
    .partly = Schreiben, was verstanden wird, obwohl Zeilen fehlen
    .json = JSON ausgeben: {"{"}"from", "to", "text", "notes"{"}"}
    .examples =
        Beispiele:
          spaceline deck convert mein-deck.txt --format plugin-xml --out mein-deck.dek
          spaceline deck convert - --format site < mein-deck.txt
command-deck-generate = Ein zufälliges regelgerechtes Deck erzeugen
    .affiliation = Was ein Hauptquartier des Decks zulässt, oder sein Name: klingon, maquis, deep space 9; ohne das irgendeines
    .seed = Dieselbe Startzahl ergibt dasselbe Deck
    .format = Die Form, die geschrieben wird
    .out = In diese Datei schreiben, die neu sein muss, statt in die Standardausgabe
    .edition = Die Edition des Spiels
    .json = JSON ausgeben: {"{"}"name", "missions", "dilemmas", "deck"{"}"}, die Karten mit ihren Nummern
    .examples =
        Beispiele:
          spaceline deck generate --affiliation klingon --out ueberraschung.txt
          spaceline deck generate --seed 7 --format plugin-text

command-import = Eine Kartenliste lesen und ihre Karten im Spiel anbieten
    .more =
        Die Liste ist eine Tabelle: eine Kopfzeile, dann eine Zeile je Karte, die Zellen durch Tabulatoren getrennt. Karten bekannter Sets, die das Programm schon hat, werden verglichen und nicht noch einmal geschrieben, außer wenn --out alle verlangt. Eine Karte, deren Text nicht verstanden wird, wird ohne ihn behalten, ist überall so gekennzeichnet und kommt in kein Deck, das das Programm zusammenstellt. Eine Karte, deren Angaben sich nicht abbilden lassen, wird weggelassen.

        Rückgabewert: 0, wenn die Liste gelesen und ihre Pakete geschrieben sind, auch wenn Karten abgelehnt wurden; 1, wenn an der Liste etwas falsch ist: falsche Zeilen werden weggelassen, und wenn die Kopfzeile oder die Kodierung falsch ist, wird nichts geschrieben; 2, wenn es die Datei nicht gibt.
    .file = Die Kartenliste
    .out = Ein Paket für jedes Set der Liste in diesen Ordner schreiben, statt nur das Neue zu den eigenen Paketen
    .encoding = Wie die Buchstaben der Liste gespeichert sind: UTF-8 (oder UTF-16 mit Byte-Reihenfolge-Marke), oder die westeuropäische Codepage von Windows
    .json = JSON ausgeben: {"{"}"cards", "full", "declined": [{"{"}"id", "name", "reason", "at"{"}"}]{"}"} und mehr
    .examples =
        Beispiele:
          spaceline import new-set.tsv
          spaceline import new-set.tsv --json > report.json
          spaceline import old-set.txt --encoding windows-1252 --out my-packs
          spaceline --packs my-packs cards list

command-load = Viele Spiele zugleich an einem Server spielen und ihn messen
    .more =
        Eröffnet --games Tische mit je zwei Spielern, verbunden wie Menschen; sie antworten zufällig, denken vor jeder Antwort ein wenig nach und beginnen ein neues Spiel, wenn eines endet. Gemessen wird die Zeit von einer Antwort, bis jeder Spieler die Änderung hat, und der Speicher des Servers je Spiel, an dem niemand antwortet. Am Ende werden alle Spiele beendet und ihre Aufzeichnungen verglichen: Jede bestätigte Antwort muss einmal da sein, jede Prüfsumme stimmen, und die Spieler müssen das Ende gesehen haben, wie es ist.

        Mit --bots hat in jedem Spiel ein Bot den zweiten Platz. --spectators schauen jedem Spiel zu, --lobby Besucher sehen in die Lobby; auch sie werden gemessen. --finished füllt das Archiv des gestarteten Servers vor der Last mit beendeten Spielen wie nach Jahren (Decks, Ergebnisse, Wertungen, aber keine Protokolle); dann sehen einige auch Listen und Profile an, die getrennt gemessen werden. --readers fragen ohne Pause immer wieder nach den Spielen von Spielern: ein Angriff, der die Antworten nicht verlangsamen darf.

        Ohne --addr wird für den Lauf ein Server gestartet, ein weiterer Prozess dieses Programms mit einer neuen Datenbank in einem vorübergehenden Ordner, ohne Grenzen und ohne Pause nach Reaktionen. Mit --crashes wird er zu zufälligen Zeiten abgeschossen (kill -9) und wieder gestartet, und jedes Spiel muss von der letzten bestätigten Antwort an weitergehen.

        Exit-Status: 0, wenn nichts schiefging, sonst 1; dann bleibt der Ordner mit Datenbank und Protokoll des Servers. Auch die Spieler brauchen Rechenzeit: Ihr Anteil wird mitgemessen, wenn beide auf einem Rechner laufen.
    .games = Wie viele Spiele zugleich
    .minutes = Wie lange gespielt wird, in Minuten; mit --crashes dauert der Lauf, bis sie geschehen sind
    .crashes = Wie oft der Server abgeschossen wird
    .think_ms = Wie lange Spieler über eine Antwort nachdenken, in Millisekunden; halb so lang bis anderthalbmal so lang
    .idle = Wie lange niemand antwortet, bevor der Speicher gemessen wird, in Sekunden
    .bots = Bots, die der Reihe nach die zweiten Plätze haben
    .spectators = Wie viele Zuschauer jedes Spiel hat
    .lobby = Wie viele Besucher die Lobby hat
    .clock = Die Uhren der Spieler, etwa 30m, 10m+15s oder 3d [Vorgabe: keine]
    .finished = Wie viele beendete Spiele im Archiv sind; was die Datenbank schon hat, zählt mit
    .readers = Wie viele Verbindungen ohne Pause nach Listen fragen
    .addr = Ein Server, der schon läuft; seine Grenzen müssen die Last zulassen
    .database = Eine andere Datenbank für den Server des Laufs; sie sollte leer sein
    .seed = Dieselbe Zahl wählt dieselben Decks; wie die Spiele verlaufen, hängt auch von den Zahlen des Servers ab
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline load --games 500 --minutes 5
          spaceline load --games 500 --crashes 20 --json
          spaceline load --games 500 --bots cadet --spectators 1 --lobby 50 --clock 30m --finished 200000
          spaceline load --games 500 --finished 200000 --readers 60
          spaceline load --games 500 --database postgres://spaceline@localhost/load
          spaceline load --games 10 --minutes 1 --addr http://127.0.0.1:1701

command-play = Im Terminal spielen
    .more = Du spielst gegen Bots, oder mehrere teilen sich die Tastatur. Ohne --decks bekommen alle verschiedene zufällige Starterdecks; 'spaceline deck list' nennt sie.
    .players = Wie viele Spieler, 2 bis 6
    .bot = Wer gegen dich spielt, von cadet (Kadett, nachsichtig) über ensign (Fähnrich) bis admiral (denkt weit voraus); mehrere für mehrere Plätze, der letzte nimmt die übrigen [Vorgabe: ensign]
    .pace = Wie schnell die Schritte der Bots gezeigt werden: slow, normal, fast, off oder Millisekunden von Schritt zu Schritt
    .hot_seat = Menschen nehmen alle Plätze ein und geben die Tastatur weiter
    .seat = Die Plätze der Menschen, von 1 an gezählt
    .rules = Das Regelheft [Vorgabe: 2003]
    .seed = Die Zahl, die Decks und Mischen bestimmt; dieselbe Zahl ergibt dasselbe Spiel
    .scenario = Mit einem Szenario beginnen statt mit einem neuen Spiel
    .record = Das Spiel in dieser Datei aufzeichnen
    .decks = Die Decks der Spieler: ein Starterdeck, eine Datei oder eine Startzahl, aus der eines entsteht; sind es weniger als Spieler, werden sie wieder benutzt
    .examples =
        Beispiele:
          spaceline play
          spaceline play --bot cadet --decks klingon,romulan
          spaceline play --players 3 --bot cadet,admiral --pace fast
          spaceline play --players 3 --hot-seat --rules 2002
          spaceline play --seed 7 --record game.replay
          spaceline play --scenario examples/first-attempt.scenario

command-replay = Aufgezeichnete Spiele zeigen und prüfen
    .examples =
        Beispiele:
          spaceline replay show game.replay
          spaceline replay show game.replay --seat 1 --to 40
          spaceline replay verify game.replay --json
command-replay-show = Ein aufgezeichnetes Spiel zeigen, Antwort für Antwort
    .file = Eine Datei, die `spaceline play --record` geschrieben hat
    .seat = Nur was dieser Spieler sehen konnte; sonst liegt alles offen
    .to = Nur die ersten N Antworten
    .any_packs = Auch abspielen, wenn sich die Karten seit der Aufzeichnung geändert haben
    .json = JSON ausgeben
    .examples = Beispiel: spaceline replay show game.replay --seat 2
command-replay-verify = Ein aufgezeichnetes Spiel noch einmal spielen und jeden Schritt vergleichen
    .file = Eine Datei, die `spaceline play --record` geschrieben hat
    .any_packs = Auch abspielen, wenn sich die Karten seit der Aufzeichnung geändert haben
    .json = JSON ausgeben
    .examples = Beispiel: spaceline replay verify game.replay

command-rules = Die Regeln lesen und sehen, welche Tests sie belegen
    .examples = Beispiel: spaceline rules show 2E-ATT-04
command-rules-show = Eine Regel zeigen, mit Beispiel, Quelle und den Tests, die sie nennen
    .id = Kennung einer Regel, etwa 2E-ATT-04 oder att-4, oder eines Unterschieds zwischen den Regelheften, etwa D-09
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline rules show 2E-ATT-04
          spaceline rules show att-4 --json
          spaceline rules show D-09
command-rules-search = Die Regeln finden, in denen alle diese Wörter vorkommen, Titel zuerst
    .words = (Englische) Wörter oder Teile davon, groß oder klein, in beliebiger Folge
    .edition = Die Edition des Spiels
    .json = JSON ausgeben: eine Liste von Regeln
    .examples =
        Beispiele:
          spaceline rules search stopped ship
          spaceline rules search captive --json
command-rules-coverage = Zu jeder Regel die Tests auflisten, die sie nennen, und die Regeln, die keiner nennt
    .more = Ein Test nennt eine Regel, wenn ihre Kennung in seinem Doc-Kommentar, seinen Attributen oder seinem Code steht. Das Verzeichnis entsteht, wenn dieses Programm gebaut wird.
    .edition = Die Edition des Spiels
    .json = JSON ausgeben
    .missing = Nur die Regeln, die weder genannt noch als nicht testbar aufgeführt sind
    .check = Nur nennen, was falsch ist, und dann mit Code 1 enden: eine Regel, die weder genannt noch aufgeführt ist, mehr als 25 aufgeführte, eine Kennung, die es nicht gibt
    .examples =
        Beispiele:
          spaceline rules coverage
          spaceline rules coverage --missing
          spaceline rules coverage --check

command-serve = Einen Server betreiben: Leute spielen über das Netz miteinander und gegen Bots
    .more =
        Alles ist in diesem einen Programm; der erste Start legt an, was fehlt. Jede Antwort wird gespeichert, bevor sie bestätigt wird, und nach einem Halt oder Absturz geht jedes Spiel weiter, wo es war.

        Einstellungen: Was hier steht, geht Umgebungsvariablen vor, diese der Datei von --config, diese den Vorgaben. Die Variable zu --some-option heißt SPACELINE_SOME_OPTION. Die Grenzen für Anfragen und Verbindungen stehen nur in der Datei.

        Dateien:
          spaceline-data/spaceline.db   die SQLite-Datenbank, wenn keine andere genannt ist
          packaging/spaceline.toml      alle Einstellungen in einer Datei, mit ihren Vorgaben
          docs/self-hosting.md          ein Server hinter einem Proxy, mit systemd oder Docker (englisch)

        Der Server spricht HTTP; ein Proxy davor macht daraus HTTPS. /healthz zeigt, ob er arbeitet, /readyz, ob er Spiele speichern kann, /metrics hat Zahlen für Prometheus. Das Protokoll geht auf die Standardfehlerausgabe. SIGINT (Strg-C) und SIGTERM halten ihn geordnet an, das zweite Mal sofort.
    .addr = Die Adresse, an der er lauscht [Vorgabe: 127.0.0.1:1701]
    .config = Einstellungen aus dieser Datei lesen (TOML)
    .database = sqlite://DATEI oder postgres://NAME:PASSWORT@RECHNER/DATENBANK [Vorgabe: eine Datei im Datenordner]
    .data_dir = Der Ordner für die Datenbank, wird angelegt [Vorgabe: spaceline-data]
    .open = Die Startseite im Browser dieses Rechners öffnen
    .web_dir = Die Seiten für Browser aus diesem Ordner nehmen statt der eingebauten
    .public_url = Die öffentliche Adresse des Servers, etwa https://spaceline.example.org; Anfragen von anderen Seiten werden abgewiesen
    .behind_proxy = Der Server steht hinter einem Proxy, der die Adresse des Aufrufers in X-Forwarded-For nennt
    .pause_ms = Die Pause nach etwas, worauf eine verdeckte Karte reagieren könnte, in Millisekunden; bis doppelt so lang [Vorgabe: 700]
    .hands_delay_ms = Wie viel später Zuschauer die Hände von Spielern sehen, die sie alle zeigen, in Millisekunden [Vorgabe: 60000]
    .think_ms = Wie lange ein Bot über eine Antwort nachdenken darf, in Millisekunden [Vorgabe: 2000]
    .bot_threads = In wie vielen Threads Bots denken [Vorgabe: einer je Kern]
    .most_tables = Wie viele Tische es zugleich geben darf [Vorgabe: 20000]
    .scenarios = Lässt Leute Partien gegen Bots aus Szenarien beginnen, die sie schicken: für Rätsel und zum Ausprobieren
    .log_format = Zeilen für Menschen oder JSON für Programme [Vorgabe: text]
    .log_level = error, warn, info, debug oder trace, auch nach Teilen: info,server=debug [Vorgabe: info]
    .examples =
        Beispiele:
          spaceline serve
          spaceline serve --addr 0.0.0.0:1701 --data-dir /var/lib/spaceline
          spaceline serve --config /etc/spaceline.toml --log-format json
          SPACELINE_DATABASE=postgres://spaceline:geheim@localhost/spaceline spaceline serve --behind-proxy

command-simulate = Viele Spiele zwischen Bots spielen
    .more = Jedes Spiel wird bis zum Ende gespielt. Ohne --bots wählt jeder Spieler zufällig aus allen erlaubten Antworten. Ohne --decks stellt das Programm die Decks zusammen. Zwei Spieler mit mehr als zwei Decks spielen jedes Deck gegen jedes andere. Siege werden nach Bots gezählt, in der Reihenfolge von --bots; jede Quote hat ihr 95-%-Intervall. Dieselbe Startzahl ergibt dasselbe, gleich wie viele --jobs laufen. Strg-C beendet vorzeitig und behält, was gespielt ist.
    .players = Wie viele Spieler
    .games = Wie viele Spiele insgesamt; bei mehreren Decks werden sie gleichmäßig auf die Paare verteilt
    .seed = Dieselbe Startzahl spielt dieselben Spiele
    .jobs = Wie viele Spiele nebeneinander laufen
    .mode = Was bei jeder Antwort getan wird: nichts weiter (core), ihre Ereignisse behalten (log), die Sicht jedes Platzes schreiben (views) oder was ein Server tut (server): der Eintrag im Protokoll, der Hash des Zustands und was sich an der Sicht jedes Platzes ändert
    .edition = Die Edition: first (zwei Spieler, erzeugte Decks, zufällige Spieler) oder second
    .rules = Das Regelheft
    .decks = Die Decks: ein Starterdeck, eine Datei oder eine Startzahl, aus der eines entsteht; all für alle Starterdecks. Sind es weniger als Spieler, werden sie wieder benutzt
    .mirrors = Jedes von mehreren Decks auch gegen sich selbst spielen lassen
    .bots = Wer spielt; einer für jeden Spieler, bei weniger von vorn
    .swap = Jedes Spiel mit vertauschten Plätzen der Bots noch einmal spielen: dieselbe Startzahl, dieselben Decks. Von Paar zu Paar wechseln auch die Decks die Plätze
    .max_choices = Ein Spiel, das nach so vielen Entscheidungen nicht zu Ende ist, ist ein Fehler
    .report = Eine Seite mit Diagrammen (report.html) und ihre Zahlen (report.json) in diesen Ordner schreiben
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline simulate --games 1000
          spaceline simulate --players 4 --games 200 --seed 9 --jobs 2 --json
          spaceline simulate --decks klingon,romulan --bots ensign --games 200
          spaceline simulate --decks all --bots commander,ensign --games 500 --swap --jobs 2
          spaceline simulate --decks klingon,borg,earth --bots ensign --games 300 --report spiele

command-text = Kartentexte: sehen, wie sie verstanden werden, und eigene Karten ausprobieren
    .examples =
        Beispiele:
          spaceline text explain "Randomly select two personnel to be stopped." --type Dilemma
          spaceline text try examples/own-cards.txt
command-text-explain = Zeigen, wie ein Kartentext verstanden wird
    .more =
        Ein Text, der verstanden wird, wird in der Kartensprache gezeigt und in den Worten, die es auf Englisch und Deutsch dafür gibt. Sonst steht ein Zeiger unter den Wörtern, die nicht verstanden werden, und der Rückgabewert ist 1. Ein Text, der auf mehrere Arten verstanden werden kann, ist nicht verstanden.
    .words = Der Text, auf Englisch, wie er auf einer Karte stünde
    .card_type = Nur als Text dieses Kartentyps; ohne diese Angabe werden alle versucht
    .json = JSON ausgeben: {"{"}"text", "understood", "types": [{"{"}"type", "readings", "declined"{"}"}]{"}"}
    .examples =
        Beispiele:
          spaceline text explain "Randomly select two personnel to be stopped." --type Dilemma
          spaceline text explain "While this personnel is facing a dilemma, she is Strength +1." --json
command-text-try = Eigene Karten übersetzen, zeigen und mit ihnen spielen
    .more =
        Die Datei enthält eine oder mehrere Karten. Eine Karte beginnt mit ihrem Titel; jede Zeile ist eine Angabe, und Zeilen, die mit einem Leerzeichen beginnen, setzen die Zeile darüber fort:

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

        Schiffe haben class, staffing (Cmd, Stf) und attributes (Range, Weapons, Shields); Dilemmas kind (planet, space, dual); Missionen kind (planet, space, headquarters), span, points, quadrant, attempt (any, oder Fed, Kli), requirements, oder plays bei einem Hauptquartier. Der Text ist englisch.

        Danach liegen die Karten auf einem Tisch gegen einen Fähnrich: Personal, Schiffe und Ausrüstung im Spiel (und auf der Hand, wenn es mehrere geben darf), Ereignisse und Unterbrechungen auf der Hand, Missionen in deiner Reihe, Dilemmas im Stapel des Gegners.
    .file = Die Datei mit deinen Karten
    .check = Die Karten nur übersetzen und zeigen
    .examples =
        Beispiele:
          spaceline text try examples/own-cards.txt
          spaceline text try examples/own-cards.txt --check --lang de

## Was für einen Wert steht

value-names =
    .ADDR = ADRESSE
    .ANSWER = ANTWORT
    .BOT = BOT
    .DECK = DECK
    .DIR = ORDNER
    .EDITION = EDITION
    .ENCODING = KODIERUNG
    .FILE = DATEI
    .FILTER = FILTER
    .FORMAT = FORM
    .GAMES = SPIELE
    .HANDS = HÄNDE
    .ID = KENNUNG
    .JOBS = JOBS
    .LANGUAGE = SPRACHE
    .LEVEL = STÄRKE
    .MODE = MODUS
    .MS = MS
    .N = N
    .NAME = NAME
    .PACE = TEMPO
    .PLAYER = SPIELER
    .PLAYERS = SPIELER
    .POOL = KARTEN
    .QUERY = SUCHE
    .RULES = REGELN
    .S = ZAHL
    .SEAT = PLATZ
    .SECONDS = SEKUNDEN
    .SEED = ZAHL
    .SET = SET
    .STAGE = STAND
    .TEXT = TEXT
    .TIME = ZEIT
    .TYPE = TYP
    .URL = URL
    .WORDS = WÖRTER

## Was clap selbst sagt

clap-usage = Aufruf:
clap-commands = Befehle:
clap-arguments = Argumente:
clap-options = Optionen:
clap-usage-options = { "[OPTIONEN]" }
clap-usage-optional-command = { "[BEFEHL]" }
clap-usage-command = <BEFEHL>
clap-default = { "[Vorgabe: " }
clap-possible-values = { "[möglich: " }
clap-help-command = Diese Hilfe oder die eines Befehls zeigen
clap-help-short = Hilfe zeigen (mehr mit '--help')
clap-help-long = Hilfe zeigen (kürzer mit '-h')
clap-help = Hilfe zeigen
clap-version = Version zeigen
clap-no-value = für '{ $arg }' fehlt ein Wert
clap-invalid-value = '{ $value }' ist kein gültiger Wert für '{ $arg }'
clap-invalid-value-why = '{ $value }' ist kein gültiger Wert für '{ $arg }': { $why }
clap-not-in = erlaubt ist { $min } bis { $max }
clap-no-number = hier muss eine ganze Zahl stehen
clap-unknown-argument = das Argument '{ $arg }' gibt es hier nicht
clap-unknown-command = den Befehl '{ $command }' gibt es nicht
clap-conflict = '{ $arg }' geht nicht zusammen mit '{ $other }'
clap-missing = es fehlt: { $arg }
clap-missing-command = es fehlt ein Befehl
clap-other = { $text }
clap-valid = { "  " }[möglich: { $values }]
clap-similar = { "  " }Tipp: ähnlich ist '{ $value }'
clap-try-help = Mehr dazu mit '--help'.
