# Die Hilfe der Befehlszeile. Ein Befehl ist eine Nachricht: wozu er dient, dann "more" für die lange Hilfe, "examples",
# und ein Attribut für jedes Argument.

command = Star Trek CCG, Second Edition, mit allen Regeln
    .examples = Beispiel: spaceline rules search stopped ship
    .lang = Die Sprache, in der alles gesagt wird [Vorgabe: SPACELINE_LANG, sonst die des Systems]
    .packs = Auch die Karten der Pakete in diesem Ordner anbieten; mehrmals möglich

command-attempt = Sehen, wie oft eine Mannschaft an einer Mission durch einen Dilemmastapel kommt
    .more = Jeder Versuch wird nach den Regeln gespielt: der Gegner zieht und wählt Dilemmas, die Mannschaft antwortet; beide sind der Ensign. Der Stapel wird für jeden Versuch gemischt. Mit --deck zieht jeder Versuch eine Mannschaft durch Los: so viel Personal des Decks, keine zwei Kopien eines einzigartigen, neu gezogen, bis sie die Anforderungen der Mission erfüllen; an einer Weltraummission sind sie an Bord eines ebenfalls gezogenen Schiffes des Decks.
    .crew = Eine Liste mit der Mannschaft: Personal, für eine Weltraummission ein Schiff, nach Wunsch Ausrüstung
    .deck = Ein Deck, aus dem Mannschaften gezogen werden: ein Starter-Deck oder eine Datei
    .size = Wie viel Personal eine gezogene Mannschaft hat
    .pile = Ein Deck, dessen Dilemmastapel genommen wird, oder eine Liste von Dilemmas
    .mission = Die Mission, mit Titel oder Nummer
    .games = Wie viele Versuche
    .seed = Dieselbe Startzahl spielt dieselben Versuche
    .jobs = Wie viele Versuche nebeneinander laufen
    .rules = Das Regelheft
    .json = Das Ergebnis für Maschinen ausgeben
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
    .limit = Höchstens so viele Karten zeigen
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
        Ein Deck ist der Name eines Starter-Decks, eine Datei oder - für die Standardeingabe. Welche Form eine Datei hat, zeigt ihr Inhalt:

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
command-deck-list = Die Starter-Decks auflisten
    .json = JSON ausgeben: eine Liste von {"{"}"id", "name", "affiliation", "description"{"}"}
    .examples = Beispiel: spaceline deck list --json
command-deck-show = Die Karten eines Decks zeigen
    .deck = Ein Starter-Deck, eine Datei oder - für die Standardeingabe
    .json = JSON ausgeben
    .examples =
        Beispiele:
          spaceline deck show mein-deck.txt
          spaceline deck show mein-deck.dek --json
command-deck-check = Sagen, ob ein Deck regelgerecht ist, und alles, was daran falsch ist
    .more = Fehler machen ein Deck regelwidrig, und der Rückgabewert ist 1; Warnungen nennen, was erlaubt, aber kaum gemeint ist. Jeder Befund nennt seine Regel und was zu tun ist.
    .deck = Ein Starter-Deck, eine Datei oder - für die Standardeingabe
    .rules = Das Regelheft
    .sets = Nur Karten dieser Sets, mit ihren Nummern
    .json = JSON ausgeben: {"{"}"legal", "findings": [{"{"}"rule", "severity", "message", "cards", "remedy"{"}"}], "notes"{"}"}
    .examples =
        Beispiele:
          spaceline deck check mein-deck.txt
          spaceline deck check mein-deck.txt --sets 1,3 --json
          spaceline deck generate --seed 7 | spaceline deck check -
command-deck-stats = Sagen, was ein Deck kann: Fähigkeiten und Missionen, Kosten, Besatzung, Dilemmas, erste Hände
    .more = Gezählt wird nur, was auf den Karten steht, nicht was ihre Texte tun. Chancen entstehen durch gezogene Hände.
    .deck = Ein Starter-Deck, eine Datei oder - für die Standardeingabe
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
    .deck = Ein Starter-Deck, eine Datei oder - für die Standardeingabe
    .format = Die Form, die geschrieben wird
    .out = In diese Datei schreiben, die neu sein muss, statt in die Standardausgabe
    .partly = Schreiben, was verstanden wird, obwohl Zeilen fehlen
    .json = JSON ausgeben: {"{"}"from", "to", "text", "notes"{"}"}
    .examples =
        Beispiele:
          spaceline deck convert mein-deck.txt --format plugin-xml --out mein-deck.dek
          spaceline deck convert - --format site < mein-deck.txt
command-deck-generate = Ein regelgerechtes Deck dem Zufall überlassen
    .affiliation = Was ein Hauptquartier des Decks zulässt, oder sein Name: klingon, maquis, deep space 9; ohne das irgendeines
    .seed = Dieselbe Startzahl ergibt dasselbe Deck
    .format = Die Form, die geschrieben wird
    .out = In diese Datei schreiben, die neu sein muss, statt in die Standardausgabe
    .json = JSON ausgeben: {"{"}"name", "missions", "dilemmas", "deck"{"}"}, die Karten mit ihren Nummern
    .examples =
        Beispiele:
          spaceline deck generate --affiliation klingon --out ueberraschung.txt
          spaceline deck generate --seed 7 --format plugin-text

command-import = Eine Kartenliste lesen und ihre Karten im Spiel anbieten
    .more =
        Die Liste ist eine Tabelle: eine Kopfzeile, dann eine Zeile je Karte, die Zellen durch Tabulatoren getrennt. Karten bekannter Sets, die das Programm schon hat, werden verglichen und nicht noch einmal geschrieben, außer wenn --out alle verlangt. Eine Karte, deren Text nicht verstanden wird, wird ohne ihn behalten, sagt das überall, wo sie gezeigt wird, und ist in keinem Deck, das das Programm zusammenstellt. Eine Karte, deren Angaben sich nicht abbilden lassen, wird weggelassen.

        Rückgabewert: 0, wenn die Liste gelesen und ihre Pakete geschrieben sind, auch wenn Karten abgelehnt wurden; 1, wenn an der Liste etwas falsch ist, und dann wird nichts geschrieben; 2, wenn es die Datei nicht gibt.
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

command-play = Im Terminal spielen
    .more = Du spielst gegen Bots, oder mehrere teilen sich die Tastatur. Ohne --decks bekommen alle verschiedene Starter-Decks, nach dem Los; 'spaceline deck list' nennt sie.
    .players = Wie viele Spieler, 2 bis 6
    .bot = Wer gegen dich spielt, von cadet (Kadett, nachsichtig) über ensign (Fähnrich) bis admiral (denkt weit voraus); mehrere für mehrere Plätze, der letzte nimmt die übrigen [Vorgabe: ensign]
    .pace = Wie schnell die Schritte der Bots gezeigt werden: slow, normal, fast, off oder Millisekunden von Schritt zu Schritt
    .hot_seat = Menschen nehmen alle Plätze ein und geben die Tastatur weiter
    .seat = Die Plätze der Menschen, von 1 an gezählt
    .rules = Das Regelheft [Vorgabe: 2003]
    .seed = Die Zahl, die Decks und Mischen bestimmt; dieselbe Zahl ergibt dasselbe Spiel
    .scenario = Mit einem Szenario beginnen statt mit einem neuen Spiel
    .record = Das Spiel in dieser Datei aufzeichnen
    .decks = Die Decks der Spieler: ein Starter-Deck, eine Datei oder eine Startzahl, aus der eines entsteht; sind es weniger als Spieler, werden sie wieder benutzt
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
command-replay-show = Ein aufgezeichnetes Spiel erzählen, Antwort für Antwort
    .file = Eine Datei, die `spaceline play --record` geschrieben hat
    .seat = Nur was dieser Spieler sehen konnte; sonst liegt alles offen
    .to = Nur so viele Antworten vom Anfang an
    .any_packs = Auch abspielen, wenn sich die Karten seit der Aufzeichnung geändert haben
    .json = Für Maschinen ausgeben
    .examples = Beispiel: spaceline replay show game.replay --seat 2
command-replay-verify = Ein aufgezeichnetes Spiel noch einmal spielen und jeden Schritt vergleichen
    .file = Eine Datei, die `spaceline play --record` geschrieben hat
    .any_packs = Auch abspielen, wenn sich die Karten seit der Aufzeichnung geändert haben
    .json = Das Ergebnis für Maschinen ausgeben
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
    .json = JSON ausgeben: eine Liste von Regeln
    .examples =
        Beispiele:
          spaceline rules search stopped ship
          spaceline rules search captive --json
command-rules-coverage = Zu jeder Regel die Tests auflisten, die sie nennen, und die Regeln, die keiner nennt
    .more = Ein Test nennt eine Regel, wenn ihre Kennung in seinem Doc-Kommentar, seinen Attributen oder seinem Code steht. Das Verzeichnis entsteht, wenn dieses Programm gebaut wird.
    .json = JSON ausgeben
    .missing = Nur die Regeln, die weder genannt noch als nicht testbar aufgeführt sind
    .check = Nur sagen, was falsch ist, und dann mit Code 1 enden: eine Regel, die weder genannt noch aufgeführt ist, mehr als 25 aufgeführte, eine Kennung, die es nicht gibt
    .examples =
        Beispiele:
          spaceline rules coverage
          spaceline rules coverage --missing
          spaceline rules coverage --check

command-simulate = Viele Spiele zwischen Bots spielen
    .more = Jedes Spiel wird bis zu seinem wirklichen Ende gespielt. Ohne --bots wählt jeder Spieler gleichverteilt aus allen erlaubten Antworten. Ohne --decks stellt das Programm die Decks zusammen. Zwei Spieler mit mehr als zwei Decks spielen jedes Deck gegen jedes andere. Siege werden nach Bots gezählt, in der Reihenfolge von --bots; jede Quote hat ihr 95-%-Intervall. Dieselbe Startzahl ergibt dasselbe, gleich wie viele --jobs laufen. Strg-C beendet vorzeitig und behält, was gespielt ist.
    .players = Wie viele am Tisch sitzen
    .games = Wie viele Spiele insgesamt; bei mehreren Decks werden sie gleichmäßig auf die Paare verteilt
    .seed = Dieselbe Startzahl spielt dieselben Spiele
    .jobs = Wie viele Spiele nebeneinander laufen
    .mode = Was von jedem Spiel behalten wird: nichts (core), seine Ereignisse (log) oder die Sicht jedes Platzes nach jeder Antwort (server)
    .rules = Das Regelheft
    .decks = Die Decks: ein Starter-Deck, eine Datei oder eine Startzahl, aus der eines entsteht; all für alle Starter-Decks. Sind es weniger als Spieler, werden sie wieder benutzt
    .mirrors = Jedes von mehreren Decks auch gegen sich selbst spielen lassen
    .bots = Wer spielt; einer für jeden Spieler, bei weniger von vorn
    .swap = Jedes Spiel mit vertauschten Plätzen der Bots noch einmal spielen: dieselbe Startzahl, dieselben Decks. Von Paar zu Paar wechseln auch die Decks die Plätze
    .report = Eine Seite mit Diagrammen (report.html) und ihre Zahlen (report.json) in diesen Ordner schreiben
    .json = Das Ergebnis für Maschinen ausgeben
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
    .ANSWER = ANTWORT
    .BOT = BOT
    .DECK = DECK
    .DIR = ORDNER
    .EDITION = EDITION
    .ENCODING = KODIERUNG
    .FILE = DATEI
    .FORMAT = FORM
    .GAMES = SPIELE
    .HANDS = HÄNDE
    .ID = KENNUNG
    .JOBS = JOBS
    .LANGUAGE = SPRACHE
    .LEVEL = STÄRKE
    .MODE = MODUS
    .N = N
    .NAME = NAME
    .PACE = TEMPO
    .PLAYER = SPIELER
    .PLAYERS = SPIELER
    .QUERY = SUCHE
    .RULES = REGELN
    .S = ZAHL
    .SEAT = PLATZ
    .SEED = ZAHL
    .SET = SET
    .TYPE = TYP
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
