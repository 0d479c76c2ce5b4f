## Der Tisch: was um das Spiel herum ist
table-title = Spiel: { $players }
table-phases = Teile des Zugs
table-phase-PlayAndDraw = Spielen und Ziehen
    .short = Spielen
table-phase-Orders = Befehle ausführen
    .short = Befehle
table-phase-Discard = Ablegen
    .short = Ablegen
table-turn = Zug { $n } · { $who }
table-watchers =
    { $n ->
        [one] 1 schaut zu
       *[other] { $n } schauen zu
    }
table-aside = Karte und Verlauf
table-tabs = Verlauf oder Chat
table-log = Verlauf
table-chat = Chat
table-keys = Zeichen und Tasten
table-close = Schließen
table-mine = Deine Missionen
table-mission = Gewählte Mission
table-nothing = Hier ist nichts.

## Verbindung
table-status-open = Verbunden
    .short = Verbunden
table-status-connecting = Verbindung wird aufgebaut …
    .short = Verbinde …
table-status-waiting = Die Verbindung ist unterbrochen und wird neu aufgebaut. Nichts geht verloren.
    .short = Verbinde neu …
table-status-refused = Der Server lässt dich nicht herein.
    .short = Kein Zutritt

## Spieler
table-player = { $who }
table-you = Du
table-away = nicht da
table-gone = hat aufgegeben
table-bot = Bot
table-score =
    { $n ->
        [one] 1 Punkt von { $goal }
       *[other] { $n } Punkte von { $goal }
    }
table-your-turn = du bist am Zug
table-their-turn = ist am Zug
table-counters =
    { $n ->
        [one] 1 Counter
       *[other] { $n } Counters
    }
table-pile-hand = Hand
table-pile-deck = Deck
table-pile-pile = Dilemmas
table-pile-discard = Ablage
table-pile-core = Zentrum
table-pile-brig = Gefängnis
table-pile-removed = Entfernt
table-pile-limbo = Wird gespielt
table-pile-of = { $pile } von { $who } ({ $n })
table-planet = Planet
table-space = Weltraum
table-win-hint = Zum Sieg: { $goal } Punkte und mindestens je eine erfüllte Planeten- und Weltraummission

## Missionen und wer dort ist
table-missions-of = Missionen von { $who }
table-kind-Planet = Planetenmission
table-kind-Space = Weltraummission
table-kind-Headquarters = Hauptquartier
    .short = HQ
table-quadrant-Alpha = Alpha
table-quadrant-Gamma = Gamma
table-quadrant-Delta = Delta
table-span = Span { $n }
table-under =
    { $n ->
        [one] 1 Dilemma
       *[other] { $n } Dilemmas
    }
table-beneath =
    { $n ->
        [one] 1 Dilemma darunter:
       *[other] { $n } Dilemmas darunter:
    }
table-solved = erfüllt
table-unsolved = noch nicht erfüllt
table-team =
    { $headquarters ->
        [yes] Im Hauptquartier
       *[no] Auf dem Planeten
    }
table-block = { $name }, { $who }
table-group = Gruppe von { $who }
table-open-group = { $name }: alle zeigen
table-people = { $n } an Bord
table-people-team =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
table-sums = Zusammengezählt für alle, die nicht gestoppt sind
table-attributes = Integrität { $i }, Intelligenz { $c }, Kraft { $s }
table-integrity = Integrität
    .short = Ig
table-cunning = Intelligenz
    .short = In
table-strength = Kraft
    .short = K
table-ship = Reichweite { $left } von { $range }, Waffen { $weapons }, Schilde { $shields }
table-staffed = bemannt
table-needs = nicht bemannt, es fehlt: { $what }
table-needs-affiliation = jemand von seiner Fraktion
table-icon-Cmd = Command
table-icon-Stf = Staff
table-damage =
    { $n ->
        [one] 1 Schadenskarte
       *[other] { $n } Schadenskarten
    }
table-halted = { $n } gestoppt
table-hidden =
    { $stopped ->
        [0] { $n } verdeckt
       *[other] { $n } verdeckt, { $stopped } gestoppt
    }
table-more = +{ $n }
table-stopped = gestoppt
table-face-down = verdeckt
table-equipment-tag = AU
table-cards-on =
    { $n ->
        [one] 1 Karte darauf
       *[other] { $n } Karten darauf
    }
table-can-act = kann jetzt etwas tun
table-can-attempt = kann versucht werden
table-beam = Beamen
table-move = Bewegen
table-attempt = Versuch
table-beam-here = Hierher beamen
table-move-here = Hierher bewegen
table-move-here-range = Hierher: Range { $needed } von { $left }
table-range = Range
table-or = oder
table-play-here = Hier spielen
table-choose = Wählen

## Hand und Großansicht
table-hand =
    { $n ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $n } Karten
    }
table-hand-empty = Deine Hand ist leer.
table-watching = Du schaust zu.
table-zoom = Karte
table-zoom-empty = Wähle eine Karte, um sie ganz zu sehen.
table-on-it = Darauf:
table-look = Karte
table-why = Warum?
table-why-card = Warum diese Zahlen?
table-why-not = Warum nicht?
table-why-rest = Warum geht anderes nicht?

## Die Frage
table-prompt = Was jetzt ansteht
table-waiting = { $who } überlegt …
table-goes-on = Das Spiel geht weiter …
table-past = Ein früherer Moment
table-over = Das Spiel ist zu Ende.
table-moment = Etwas ist geschehen. Weiter?
table-sent = Wird gesendet …
table-with-group = { $card } handelt mit der Gruppe hier.
table-aim-beam =
    Wähle, wohin gebeamt wird: { $n ->
        [one] 1 Ort ist markiert.
       *[other] { $n } Orte sind markiert.
    }
table-aim-card =
    { $card }: { $n ->
        [one] 1 Ort ist markiert.
       *[other] { $n } Orte sind markiert.
    }
table-confirm = Bestätigen
table-confirm-none = Nichts wählen
table-cancel = Abbrechen
table-rivals = Gegner
table-hurry = Überspringen
table-unseated = Du bist nicht mehr als Spieler dieses Platzes angemeldet und siehst nur noch zu. Melde dich wieder an, um weiterzuspielen.
table-undo = Zurücknehmen
table-pass = Passen
table-yes = Ja
table-no = Nein
table-actions = Alle Aktionen ({ $n })
    .short = Alle ({ $n })
table-candidates = Karten zur Auswahl
table-picked = { $n } gewählt, { $min } bis { $max }
table-picked-exactly = { $n } von { $of } gewählt
table-of = { $n } von { $of }
table-cost = Kosten
table-all = Alle
table-none = Keine
table-all-unstopped = Alle ungestoppten
table-all-of = Alle ({ $n }/{ $of })
table-with-skill = Mit Fähigkeit …
table-list = Liste ({ $n })
table-number = Eine Zahl von { $min } bis { $max }
table-name = Name eingeben
table-name-it = Nennen
table-type-Personnel = Personal
table-type-Ship = Schiff
table-type-Equipment = Ausrüstung
table-type-Event = Ereignis
table-type-Interrupt = Unterbrechung
table-type-Mission = Mission
table-type-Dilemma = Dilemma
table-earlier = { $card } früher
table-later = { $card } später
table-group-play = Spielen
table-group-draw = Ziehen
table-group-beam = Beamen
table-group-move = Bewegen
table-group-attempt = Versuch
table-group-texts = Kartentexte
table-group-other = Anderes
table-group-end = Weiter

## Tasten
table-key-space = Leertaste
    .does = Die Karte im Fokus wählen; sonst passen oder Nein sagen
table-key-arrows = ← ↑ → ↓
    .does = Von Karte zu Karte
table-key-digits = 1–9
    .does = Diese Handkarte nehmen
table-key-enter = Enter
    .does = Tun, was auf dem hervorgehobenen Knopf steht
table-key-u = U
    .does = Zurücknehmen
table-key-a = A
    .does = Alle wählen oder alle Aktionen zeigen
table-key-h = H
    .does = Nach einem Tipp fragen
table-key-l = L
    .does = Den Verlauf zeigen
table-key-z = Z
    .does = Die Karte ganz zeigen
table-key-esc = Esc
    .does = Schließen oder abbrechen, was du begonnen hast
table-key-question = ?
    .does = Diese Zeichen und Tasten zeigen

## Was die Zeichen am Tisch bedeuten
table-key-list = Tasten
table-key-single = Tasten mit einem einzelnen Zeichen (1–9, U, A, L, Z, ?)
table-signs-missions = Missionen
table-sign-planet = Planetenmission
table-sign-space = Weltraummission
table-sign-headquarters = Hauptquartier: Hier kommen deine Karten ins Spiel
table-sign-points = Punkte, wenn sie erfüllt wird
table-sign-completed = Erfüllt
table-sign-span = Span: Teil der Reichweite, die ein Schiff für An- und Abflug braucht
table-sign-beneath = Gelöste Dilemmas unter der Mission: Spätere Versuche begegnen weniger
table-sign-there = Auf einer kleinen Mission: ein Schiff oder ein Team, und wie viele Karten dort sind
table-signs-groups = Schiffe und Teams
table-sign-ship = Schiff
table-sign-team = Team auf einem Planeten oder im Hauptquartier
table-sign-stats = Übrige von ganzer Reichweite, dann Waffen und Schilde
table-sign-sums = Integrität, Intelligenz und Kraft aller Ungestoppten, zusammengezählt
table-sign-staffed = Bemannt: Das Schiff kann fliegen
table-sign-needs = Nicht bemannt: welche Icons fehlen; ≈ ist jemand von der Fraktion des Schiffs
table-sign-damage = Schadenskarten auf dem Schiff: Die dritte zerstört es
table-sign-halted = Wie viele gestoppt sind
table-sign-more = So viele mehr: Drück darauf, um alle zu sehen
table-signs-cards = Karten
table-sign-act = Kann jetzt etwas tun, oder ein Ort, den du wählen kannst
table-sign-choose = Wählbar; gewählt
table-sign-stopped = Name
    .means = Gestoppt: tut bis zum Ende des Zugs nichts
table-sign-affiliation = Fraktion, mit ihren ersten Buchstaben
table-sign-equipment = Ausrüstung
table-sign-down = Verdeckt
table-sign-on = Karten, die darauf liegen
table-sign-attributes = Integrität, Intelligenz und Kraft
table-signs-players = Spieler
table-sign-seat = Nummer und Form jedes Spielers, an allem, was ihm gehört
table-sign-turn = Wer am Zug ist
table-sign-score = Punkte von den { $goal }, die zum Sieg nötig sind
table-sign-counters = Übrige Counters, von sieben in jedem Zug
table-sign-kinds = Planetenmission erfüllt, Weltraummission noch nicht: Zum Sieg braucht es beide
table-sign-met = Erfordernis erfüllt oder nicht erfüllt

# The group that is planned with, skills, hints.
table-crew-meets = Deine Gruppe erfüllt die Anforderungen:
table-crew-lacks = Deiner Gruppe fehlt etwas:
table-skills = Fähigkeiten: { $skills }
table-team-skills = Fähigkeiten zusammen:
table-hint = Tipp
table-suggest = { $cards } wählen
table-suggest-many = Diese { $n } wählen
