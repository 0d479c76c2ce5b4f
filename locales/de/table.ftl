# Der Tisch im Terminal: Fragen, Aktionen, Leisten, Blätter. $who ist ein Spieler: 0 ist, wer es liest.

## Fragen

ask-play-and-draw = Karten spielen und ziehen
ask-orders = Befehle ausführen
ask-respond = Antworten oder passen
ask-end-of-turn = Der Zug endet: antworten oder passen
ask-beam = Wähle { $cards } zum Beamen
ask-hide = Wähle { $cards } zum Verdecken
ask-discard = Wähle { $cards } zum Ablegen
ask-dilemmas = Wähle die Dilemmas für diesen Versuch
ask-order-dilemmas = Ordne die Dilemmas: dem ersten wird zuerst begegnet
ask-order = In welcher Reihenfolge?
ask-pay-skills = Für die Fähigkeiten von { $card } bezahlen?
ask-pay-skill = Für { $skill } von { $card } bezahlen?
ask-whose-skill = Wer benutzt { $skill }?
ask-complete = Welche Erfordernisse werden erfüllt?
ask-loop = Zwei Texte widersprechen sich: welcher gilt?
ask-text = { $card }: { $what }
text-pick = wähle { $cards }
text-tie = alle sind gleich, wähle { $cards }
text-do = benutzen?
text-pay = die Kosten bezahlen?
text-one-of = wähle eines davon
text-name = nenne eines davon
text-number = wähle eine Zahl
text-opponent = wähle einen Spieler
text-where = wohin?
text-order = in welcher Reihenfolge?
text-gain-skill = welche Fähigkeit kommt hinzu?
text-fight-kind = Kampf oder Gefecht?
text-fight-ship = wähle dein Schiff
text-fight-against = wähle, gegen wen es geht
text-download = wähle eine Karte für den Download
label-alternative = Möglichkeit { $n }
label-printed-requirements = Die gedruckten Erfordernisse
label-other-requirements = Die Erfordernisse von { $card }
label-top = Obenauf
label-bottom = Zuunterst
must-dilemmas = zusammen höchstens Kosten { $limit }, kein Titel doppelt
must-skill = { $levels } { $skill }, niemand zu viel
must-unique = keine einzigartige Karte doppelt
# Was geschieht, während jemand antworten darf.
phase-before = Gleich: { $what }
phase-while = Gerade: { $what }
phase-after = Geschehen: { $what }

## Aktionen: Überschriften mit höchstens 7 Buchstaben, dann die Aktionen; "short" steht hinter der Überschrift

group-play = Spielen
group-draw = Ziehen
group-beam = Beamen
group-move = Bewegen
group-attempt = Versuch
group-battle = Kampf
group-texts = Texte
group-other = Anderes
group-end = Weiter
act-pass = Passen
act-to-orders = Weiter zu „Befehle ausführen“
act-to-discard = Befehle beenden, weiter zum Ablegen
act-draw = Eine Karte ziehen, 1 Counter
act-draw-rest =
    { $n ->
        [one] Mit dem letzten Counter ziehen, dann weiter
       *[other] Mit allen { $n } Counters ziehen, dann weiter
    }
act-play = { $card } für { $cost } spielen
    .short = { $card } für { $cost }
act-play-at = { $card } für { $cost } bei { $at } spielen
    .short = { $card } für { $cost } bei { $at }
act-hide = Personal oder Ausrüstung verdecken
act-beam = Beamen { $way }
    .short = { $way }
act-move = { $ship } zu { $to } bewegen
    .short = { $ship } zu { $to }
act-attempt = { $mission } versuchen
    .short = { $mission }
act-attempt-with = { $mission } mit { $ship } versuchen
    .short = { $mission } mit { $ship }
act-use = { $card } benutzen
act-repair = { $card } reparieren
range-of = , Reichw. { $needed }/{ $left }

## Die Frage am Tisch

chooses =
    { $who ->
        [0] Du wählst
       *[other] { player } wählt
    }
nothing-passes = nichts passt zum Filter; Esc löscht ihn
picked-of = { $n } von { $max } gewählt
cost = Kosten { $cost }
cost-of = Kosten { $cost } von { $limit }
skill-of = { $skill } { $have } von { $levels }
more = { $n } weitere
more-groups =
    { $n ->
        [one] 1 weitere Gruppe
       *[other] { $n } weitere Gruppen
    }
keys-pick = Leer wählen · a alle · n keine · Enter fertig
keys-held = ↑↓ verschieben · Leer hinlegen
keys-order = Leer aufnehmen · Enter fertig
keys-confirm = Enter fertig
welcome = { $decks }. Andere mit --decks. h: Tasten, t: Tipp
is-playing = { $who } spielt
your-attempt = Dein Versuch: { $mission }
attempt-of = { $who } versucht { $mission }
is-thinking = { $who } überlegt…
is-thinking-since = { $who } überlegt… { $n } s
keys-hurry = Leer ohne Pausen · q verlassen
more-on-l = l: alles
taken-back = Zurückgenommen
nothing-to-take-back = Es gibt nichts zurückzunehmen
chosen-since =
    { $who ->
        [0] Du hast
       *[other] { player } hat
    } seither gewählt: das lässt sich nicht zurücknehmen

## Bots

level-random = Zufall
level-cadet = Kadett
level-ensign = Fähnrich
level-commander = Commander
level-admiral = Admiral
player-of-level = { $who } ({ $level })

## Was die anderen in ihren Zügen taten

last-turns = Was die anderen taten
no-last-turns = Die anderen waren noch nicht am Zug.
turn-of = { $who }, Zug { $turn }
turn-in-short = { turn-of } ({ $points }): { $what }.
did-nothing = nichts Besonderes
did-play = spielte { $cards }
did-use = benutzte { $cards }
did-draw = zog { count-cards }
did-discard = legte { count-cards } ab
did-beam = beamte { count-cards } { $to }
did-move = bewegte { $ship } { $to }
did-attempt = versuchte { $mission }: { $outcome }
did-stopped = { $n } gestoppt
did-killed = { $n } getötet
did-complete = erfüllt
did-fail = gescheitert
did-go-on = noch nicht zu Ende

## Tipps

hint-title = Tipp: was ein { $level } täte
hint-on-its-way = Ein Tipp wird berechnet… Esc bricht ab.
hint-not-asked = Einen Tipp gibt es, wenn du die Wahl hast.
hint-by-thumb = Nach Faustregeln: was folgt, wurde nicht betrachtet.
hint-positions =
    { $n ->
        [one] 1 Stellung wurde betrachtet.
       *[other] { $n } Stellungen wurden betrachtet.
    } Die erste Antwort ist seine; die anderen folgen danach, wie oft sie probiert wurden.
hint-chance = { $n } % auf Sieg
hint-visits = { $n }-mal probiert
hint-row = Nr. { $n } der Liste
hint-then = Dann { $steps }.
hint-next = {"; dann "}
then-to-orders = gehst du weiter zu „Befehle ausführen“
then-to-discard = beendest du deine Befehle
then-draw = ziehst du eine Karte
then-draw-rest = ziehst du mit den übrigen Counters
then-hide = verdeckst du Karten
then-choose =
    { $who ->
        [0] wählst du
       *[other] wählt { player }
    } { $cards }
then-play =
    { $who ->
        [0] spielst du
       *[other] spielt { player }
    } { $card }
then-play-at =
    { $who ->
        [0] spielst du
       *[other] spielt { player }
    } { $card } bei { $at }
then-use =
    { $who ->
        [0] benutzt du
       *[other] benutzt { player }
    } { $card }
then-beam =
    { $who ->
        [0] beamst du
       *[other] beamt { player }
    } { $way }
then-move =
    { $who ->
        [0] bewegst du
       *[other] bewegt { player }
    } { $ship } zu { $to }
then-attempt =
    { $who ->
        [0] versuchst du
       *[other] versucht { player }
    } { $mission }
then-repair =
    { $who ->
        [0] reparierst du
       *[other] repariert { player }
    } { $card }
hint-none = Nichts davon

## Befehle mit ihren Wörtern, in kleinen Buchstaben

word-hint = tipp
word-last = letzte
word-piles = stapel
word-why-not = warum nicht
word-undo = zurück
word-opponent = gegner
word-help = hilfe
word-leave = verlassen
no-such-word = Einen Befehl '{ $typed }' gibt es nicht. Es gibt: { $words }

## Leisten

turn = Zug { $n }
segment-play = Spielen & Ziehen
    .short = Spielen
segment-orders = Befehle ausführen
    .short = Befehle
segment-discard = Ablegen
    .short = Ablegen
whose-turn =
    { $who ->
        [0] Du bist am Zug
       *[other] { player } ist am Zug
    }
thinking = überlegt
gone = fort
bar-you = Du
bar-counters = Counters { $n }
bar-piles = Hand { $hand }  Deck { $deck }  Dilemmas { $pile }  Ablage { $discard }  Zentrum { $core }  Gefängnis { $brig }
    .short = Hand { $hand } Deck { $deck } Dil { $pile } Abl { $discard } Zen { $core } Gef { $brig }
face-up = { $n } offen
bar-win = Planet { $planet } Weltraum { $space }
bar-pane = Feld
bar-choose = wählen
bar-open-piles = Stapel
bar-filter = Filter
bar-look = Karte
bar-why = warum
bar-why-not = warum nicht
bar-hint = Tipp
bar-undo = zurück
bar-help = Hilfe
bar-leave = Ende
hand-empty = Deine Hand ist leer.
log = Verlauf
earlier = { $n } ältere
later = { $n } neuere

## Missionen, Schiffe und Gruppen

ground-headquarters = Im Hauptquartier
ground-planet = Auf dem Planeten
span = Span { $n }
under = { $n } Dil.
done = fertig
plays = Lässt zu: { $what }
any-but = alle außer
no-crew = keine Crew
# Zwei Namen beginnen mit demselben Buchstaben.
attributes = Ig{ $i } In{ $c } K{ $s }
crew = { $n } Crew { $sums }
face-down = { $n } verdeckt
face-down-stopped = { $n } verdeckt, { $stopped } ×
staffed = bemannt ✓
needs = braucht { $what }
damaged =
    { $n ->
        [one] einmal beschädigt
       *[other] { $n }-mal beschädigt
    }

## Versuche und Kämpfe

attempt-by = Versuch: { $mission } ({ $points }) von { $who ->
        [0] dir
       *[other] { player }
    }, { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
attempt-aboard = { $what } an Bord von { $ship }
drawn = Gezogen { $n } · Kosten bis { $limit }
text-blank-short = Text gilt nicht
hidden = { $n } verborgen
dilemma-planet = Planet
dilemma-space = Weltraum
dilemma-dual = Dual
requirements = Erfordernisse
out-stopped = { $card } ist gestoppt
out-exempt = ein Text schließt { $card } aus
check-short = ({ $n ->
        [one] 1 fehlt
       *[other] { $n } fehlen
    })
check-number = eine Zahl:
check-cards = Karten
check-all = alles davon
check-either = eines davon
combat-at = Kampf bei { $place }
engagement-at = Gefecht bei { $place }
fight-won = { $what } · gewonnen von { $who ->
        [0] dir
       *[other] { player }
    }
so-far = bisher { $n }
printed = gedruckt

## Blätter. Namen von Angaben haben höchstens 15 Buchstaben

label-now = Jetzt
label-skills-now = Kann jetzt
label-ship-now = Schiff jetzt
label-staffing-now = Besatzung jetzt
label-state = Stand
label-range-left = Reichweite
commanded-by =
    { $who ->
        [0] von dir kommandiert
       *[other] von { player } kommandiert
    }
owned-by =
    { $who ->
        [0] deine Karte
       *[other] eine Karte von { player }
    }
is-stopped = gestoppt ×
is-face-down = verdeckt, nur du siehst sie
is-completed = ✓ erfüllt
costs = kostet { $n }
ship-now = Reichweite noch { $left } von { $range }, Waffen { $weapons }, Schilde { $shields }
heading-on-it = Darauf
heading-damage = Schaden
heading-aboard = An Bord
heading-numbers = Zahlen
heading-range = Reichweite zu den Missionen
under-it = { $n } darunter
never-seen = { $n } nie gesehen
open-piles = Offene Stapel
no-open-piles = Keine Karte liegt offen in einem Zentrum, Gefängnis oder Stapel.
why = Warum: { $card }
nothing-to-explain = Zu dieser Karte gibt es jetzt nichts zu erklären.
range-left = { $left } = { $range } − { $used } benutzt
lacks-icon = ✗ niemand Ungestopptes an Bord hat [{ $icon }]
lacks-affiliation = ✗ kein ungestopptes { $affiliation }-Personal ist an Bord
the-rule = Regel { $rule }
team-aboard = an Bord von { $ship }
team-ground = am Boden
team-meets = { $n } ungestoppt { $place }: { $met }
requirements-met = erfüllt ✓
requirements-not-met = nicht erfüllt ✗
why-not = Warum nicht: jetzt nicht möglich
nothing-refused = Hier gibt es nichts, was die Regeln verbieten.
not-possible = ✗ { $what }: { $why }
not-play = { $cards } spielen
not-draw = Eine Karte ziehen
not-hide = Karten verdecken
not-to-orders = Weiter zu „Befehle ausführen“
not-attempt = { $cards } versuchen
not-move = { $cards } bewegen
not-move-to = { $cards } bewegen
ship-to = { $ship } zu { $to }
not-beam = Beamen { $cards }
not-add = { $cards } dazunehmen
not-choose = Diese nehmen
not-use = { $cards } verwenden
not-repair = { $cards } reparieren
not-with = { $cards }
not-alone = { $cards } allein
why-orders-later = Befehle kommen nach dem Spielen und Ziehen von Karten
why-played-earlier = Karten werden zu Beginn des Zuges gespielt und gezogen, vor den Befehlen
why-repaired-later = Schaden wird am Ende deines Zuges repariert, bei einem deiner Hauptquartiere
why-respond-first = du reagierst gerade: verwende eine Reaktion oder passe
why-question-first = beantworte zuerst: { $question }
why-with-group = Personal und Ausrüstung handeln mit ihrer Gruppe, über deren Knöpfe
why-out-of-play = Karten dort unterstehen niemandem und tun nichts
why-no-action = der Text wirkt von selbst und wird nicht als Befehl verwendet
sheet-keys = ↑↓ blättern · Esc zurück
sheet-keys-answers = Enter oder Nummer führt es aus · Esc zurück
sheet-keys-why = ↑↓ blättern · ? warum · Esc zurück
sheet-keys-links = ↑↓ Enter ansehen · Esc zurück
sheet-keys-links-why = ↑↓ Enter ansehen · ? warum · Esc zurück

## Die Tasten: die Taste, ein Strich, was sie tut

keys = Tasten
key-tab = Tab | nächstes Feld: Aktionen, Missionen, Hand, Verlauf
key-arrows = Pfeile, j k | bewegen; links und rechts zwischen Missionen
key-enter = Enter | Aktion ausführen, bestätigen; auf einer Karte: ansehen
key-numbers = 1-9 | die Aktion mit dieser Nummer ausführen
key-filter = / | Liste filtern, nach jedem Wort auf der Karte („medical“)
key-space = Leertaste | Karte wählen; zum Umordnen aufnehmen; passen
key-all = a, n | alles wählen, was in der Liste steht; nichts davon
key-yes = y, n | ja, nein
key-zoom = z | die Karte unter dem Cursor ansehen
key-play = p | was sich mit dieser Karte oder Mission tun lässt
key-why = ? | warum: woher Zahlen kommen, was Schiff oder Mission fehlt
key-why-not = w | warum nicht: was nicht geht, und die Regel dahinter
key-hint = t | Tipp: was ein starker Spieler täte, und warum
key-last = l | was die anderen in ihren letzten Zügen taten
key-piles = d | offene Stapel: Zentren, Gefängnisse, dein Ablege-Stapel
key-opponent = o | Missionen des nächsten Gegners
key-undo = u | die letzte Wahl zurücknehmen
key-escape = Esc | zurück; nimmt einen halb gegebenen Befehl zurück
key-page = Bild auf, ab | blättern
key-help = h | diese Hilfe
key-command = : | einen Befehl eingeben, etwa :tipp
key-quit = q, Strg-C | verlassen oder aufgeben; zweimal verlässt sofort
signs = Zeichen
signs-missions = ● Planet  ✦ Weltraum  ⌂ Hauptquartier  ✓ fertig  2 Dil.: darunter
signs-ships = ▲ Schiff: Reichweite, W Waffen, S Schilde   ◆ Gruppe   × gestoppt
signs-attributes = Ig In K: Integrität, Intelligenz, Kraft der Ungestoppten   ▪ verdeckt

## Kommen und Gehen

too-small = Der Tisch braucht ein Terminal von { $needed }; dieses hat { $here }. Mach es größer, oder q zum Verlassen.
leave-small = Das Spiel verlassen? Enter oder q verlässt es, Esc spielt weiter.
leave = Das Spiel verlassen?
leave-yes = Enter, q oder y  verlassen, das Spiel bleibt offen
leave-concede = c  aufgeben und das Ende ansehen
leave-no = Esc oder n  weiterspielen
handover = Tastatur weitergeben
handover-keys = Enter Ich bin da · q verlassen
handover-to = Gib die Tastatur an Spieler { $n }.
handover-hidden = Der Tisch bleibt verborgen, bis Enter kommt.
the-end = Ende
end-keys = Enter verlassen · u letzte Wahl zurücknehmen
points-conceded = { count-points }, aufgegeben
you-left = Du hast das Spiel in Zug { $turn } verlassen.
the-seed = Die Startzahl dieses Spiels war { $seed }.
game-goes-on = Das Spiel ist nicht zu Ende.
by-points = { " " }mit 100 Punkten und je einer erfüllten Planeten- und Weltraummission
by-empty-decks = , denn die Decks sind leer
by-concession = , denn die anderen haben aufgegeben
nobody-wins = Niemand gewinnt{ $by }.
you-win = Du gewinnst{ $by }.
they-win = { $who } gewinnt{ $by }.
they-share = Gemeinsamer Sieg: { $who }{ $by }.
they-tie = Unentschieden: { $who }{ $by }.

ask-doorways = Welche Doorways legst du aus?
ask-place-mission = Wohin legst du { $card }?
ask-seed-under = Welche Karten legst du unter diese Missionen?
ask-seed = Leg eine Karte aus, oder passe.
ask-play-cards = Spiel eine Karte, oder gib Befehle.
ask-walk = Wähle { $cards }, die zu Fuß gehen.
act-seed = { $card } auslegen
act-seed-at = { $card } bei { $at } auslegen
act-walk = { $way } gehen
act-dock = { $ship } an { $at } andocken
act-undock = { $ship } abdocken
ask-attackers = Welche Schiffe und Einrichtungen greifen { $card } an?
ask-return-fire = { $card } wird angegriffen. Welche Schiffe und Einrichtungen erwidern das Feuer?
ask-return-at = Auf welchen Angreifer schießt du?
ask-harm = Was geschieht mit { $card }?
act-attack = { $card } angreifen
act-battle = Personalkampf beginnen { $place }
act-cloak = { $ship } tarnen oder enttarnen
label-wound = Tödlich verwunden
label-stun = Betäuben
label-spare = Verschonen
label-left-of = Links von { $card }
label-right-of = Rechts von { $card }
must-be-compatible = niemand an Bord darf mit einem anderen unvereinbar sein
must-be-carried = mindestens eine Crewkarte, und niemand an Bord darf mit einem anderen unvereinbar sein
