## Der Tisch: was um das Spiel herum ist
table-title = Partie von { $players }
table-phases = Teile des Zugs
table-phase-PlayAndDraw = Spielen & Ziehen
table-phase-Orders = Befehle ausführen
table-phase-Discard = Ablegen
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
table-keys = Tasten
table-close = Schließen
table-mine = Deine Missionen
table-mission = Die gewählte Mission
table-nothing = Hier ist nichts.

## Verbindung
table-status-open = Verbunden
    .short = Verbunden
table-status-connecting = Verbindung wird aufgebaut …
    .short = Verbinde …
table-status-waiting = Die Verbindung ist weg. Sie kommt von selbst wieder, nichts geht verloren.
    .short = Offline, neuer Versuch
table-status-refused = Der Server lässt dich nicht herein.
    .short = Kein Zutritt

## Spieler
table-player = { $who }
table-you = Du
table-away = nicht da
table-gone = hat aufgegeben
table-bot = Bot
table-points = Punkte
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
table-win-hint = Zum Sieg: 100 Punkte, dazu eine Planeten- und eine Weltraummission erfüllt

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
table-under = { $n } darunter
table-solved = ✓ gelöst
table-team =
    { $headquarters ->
        [yes] Im Hauptquartier
       *[no] Auf dem Planeten
    }
table-block = { $name }, { $who }
table-group = Gruppe von { $who }
table-open-group = { $name }: alle { $n } zeigen
table-people = { $n } an Bord
table-people-team =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
table-sums = Summen der Nichtgestoppten
table-integrity = Integrität
    .short = Ig
table-cunning = Intelligenz
    .short = It
table-strength = Kraft
    .short = Kr
table-ship-stats = Restliche von ganzer Reichweite, Waffen und Schilde
table-staffed = besetzt ✓
table-needs = es fehlt
table-needs-staff = Was zur Besetzung des Schiffs fehlt; ≈ ist jemand seiner Zugehörigkeit
table-damage = { $n } Schaden
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
table-can-act = jetzt einsetzbar
table-beam = Beamen
table-move = Bewegen
table-attempt = Versuch
table-beam-here = Hierher beamen
table-move-here = Hierher bewegen
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
table-zoom-empty = Klick eine Karte an, um sie ganz zu sehen.
table-on-it = Darauf:
table-look = Karte
table-why = Warum?
table-why-card = Warum diese Zahlen?
table-why-not = Warum nicht?
table-why-rest = Warum geht etwas nicht?

## Die Frage
table-prompt = Was zu tun ist
table-waiting = { $who } überlegt …
table-goes-on = Das Spiel geht weiter …
table-past = Ein Moment der Vergangenheit
table-over = Die Partie ist zu Ende.
table-moment = Etwas ist geschehen. Weiter?
table-sent = Gesendet …
table-cannot = { $card } kann gerade nichts tun.
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
table-undo = Zurück
table-pass = Passen
table-yes = Ja
table-no = Nein
table-actions = Alles Mögliche ({ $n })
    .short = Alles ({ $n })
table-candidates = Karten zur Auswahl
table-picked = { $n } gewählt, { $min } bis { $max }
table-picked-exactly = { $n } von { $of } gewählt
table-of = { $n } von { $of }
table-cost = Kosten
table-all = Alle
table-none = Keine
table-all-unstopped = Alle nicht gestoppten
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
table-group-attempt = Missionsversuch
table-group-texts = Kartentexte
table-group-other = Anderes
table-group-end = Weiter

## Fragen, Aktionen und Orte, für die der Server keine Worte hat
table-ask-PlayAndDraw = Spiele und ziehe Karten
table-ask-Orders = Führe Befehle aus
table-ask-Respond = Antworte oder passe
table-ask-EndOfTurn = Der Zug endet: antworte oder passe
table-ask-BeamWhich = Wähle, wer gebeamt wird
table-ask-HideWhich = Wähle, was verdeckt wird
table-ask-DiscardExcess = Wähle, was abgelegt wird
table-ask-ChooseDilemmas = Wähle die Dilemmas dieses Versuchs
table-ask-OrderDilemmas = Ordne die Dilemmas, das erste kommt zuerst
table-ask-DealWithInOrder = In welcher Reihenfolge?
table-ask-CompleteHow = Welche Erfordernisse werden erfüllt?
table-ask-Loop = Zwei Texte widersprechen sich: Welcher gilt?
table-ask-Text = { $card }: deine Wahl
table-ask-WhoseSkill = Wessen { $skill } wird benutzt?
table-ask-PayForSkills = Die Fähigkeiten von { $card } bezahlen?
table-act-Pass = Passen
table-act-End = Weiter
table-act-Draw = Eine Karte ziehen
table-act-DrawRest = Mit allen Counters ziehen
table-act-Hide = Verdecken
table-act-Play = { $card } spielen
table-act-PlayAt = { $card } bei { $at } spielen
table-act-Beam = Von { $card } nach { $at } beamen
table-act-Move = { $card } zu { $at } bewegen
table-act-Attempt = { $card } versuchen
table-act-Use = { $card } einsetzen
table-act-Repair = { $card } reparieren
table-label-Alternative = Möglichkeit { $n }
table-label-Combat = Kampf
table-label-Engagement = Gefecht
table-label-PrintedRequirements = Die gedruckten Erfordernisse
table-label-OtherRequirements = Die Erfordernisse von { $card }
table-label-Top = Obenauf
table-label-Bottom = Zuunterst
table-place-Deck = Deck von { $what }
table-place-Hand = Hand von { $what }
table-place-Discard = Ablege-Stapel von { $what }
table-place-Pile = Dilemma-Stapel von { $what }
table-place-Core = Zentrum von { $what }
table-place-Brig = Gefängnis von { $what }
table-place-Row = Missionen von { $what }
table-place-Removed = entfernte Karten von { $what }
table-place-Drawn = gezogene Dilemmas von { $what }
table-place-Stack = gewählte Dilemmas von { $what }
table-place-Limbo = was { $what } spielt
table-place-Orbit = Umlaufbahn von { $what }
table-place-Surface = { $what }
table-place-Aboard = { $what }
table-place-On = auf { $what }
table-place-Beneath = unter { $what }

## Tasten
table-key-space = Leertaste
    .does = Die Karte im Fokus wählen; sonst passen oder Nein
table-key-arrows = ← ↑ → ↓
    .does = Von Karte zu Karte
table-key-digits = 1–9
    .does = Diese Handkarte nehmen
table-key-enter = Enter
    .does = Tun, was auf dem hervorgehobenen Knopf steht
table-key-u = U
    .does = Zurücknehmen
table-key-a = A
    .does = Alle wählen, oder alles Mögliche zeigen
table-key-l = L
    .does = Den Verlauf zeigen
table-key-z = Z
    .does = Die Karte ganz zeigen
table-key-esc = Esc
    .does = Vergessen, was begonnen wurde; schließen, was aus einem Versuch oder Kampf wurde
table-key-question = ?
    .does = Diese Tasten zeigen
