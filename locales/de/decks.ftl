# Decks: was an einer Liste falsch ist, was zu tun ist, und was zu den Zeilen einer Datei zu sagen ist.

deck-fault = Fehler: { $what } ({ $rule })
deck-warning = Warnung: { $what } ({ $rule })
deck-no-card = es gibt keine Karte { $id }
deck-no-mission = { $card } ist vom Typ { $kind } und kann keine der fünf Missionen sein
deck-no-dilemma = { $card } ist vom Typ { $kind } und kann nicht im Dilemma-Stapel sein
deck-no-deck-card = { $card } ist vom Typ { $kind } und kann nicht im Deck sein
deck-missions =
    { $n ->
        [one] 1 Mission
       *[other] { $n } Missionen
    }; es müssen genau { $exactly } sein
deck-dilemmas =
    { $n ->
        [one] 1 Dilemma
       *[other] { $n } Dilemmas
    } im Stapel; es müssen mindestens { $least } sein
deck-cards = { count-cards } im Deck; es müssen mindestens { $least } sein
deck-cards-in-all = { count-cards } insgesamt; es müssen mindestens { $least } sein
deck-same-missions = { $n } Missionen heißen { $name }; alle müssen verschieden sein
deck-copies = { $n } Karten heißen { $title }; höchstens { $most } sind erlaubt
deck-forbids = { $card } verbietet dem Spieler, { $other } zu kommandieren
deck-no-headquarters = kein Hauptquartier: Personal, Schiffe und Ausrüstung kommen nur durch Kartentexte ins Spiel
deck-homeless = kein Hauptquartier lässt { count-cards } vom Typ { $kind } zu
deck-other-set = { $card } ist aus einem Set, das nicht erlaubt ist
deck-nobody-aboard = niemand kann { $ship } bemannen: kein Personal der Fraktion { $affiliation } im Deck
deck-unstaffed = niemand kann { $ship } bemannen: dem Deck fehlen Icons dafür

## Was zu tun ist

deck-advice = { $what }: { $remedy }
deck-remedy-no-card = berichtige die Nummer oder nimm sie heraus
deck-remedy-line = berichtige Zeile { $line }
deck-remedy-misplaced = gehört hierher: { $part }
deck-remedy-missions-add =
    füge { $n ->
        [one] 1 Mission
       *[other] { $n } Missionen
    } hinzu
deck-remedy-missions-remove =
    nimm { $n ->
        [one] 1 Mission
       *[other] { $n } Missionen
    } heraus
deck-remedy-dilemmas =
    füge { $n ->
        [one] 1 Dilemma
       *[other] { $n } Dilemmas
    } hinzu
deck-remedy-cards = füge dem Deck { count-cards } hinzu
deck-remedy-cards-in-all = füge { count-cards } hinzu
deck-remedy-same-missions = behalte eine davon und wähle andere
deck-remedy-copies =
    nimm { $n ->
        [one] 1 davon
       *[other] { $n } davon
    } heraus
deck-remedy-forbids = behalte nur eine von beiden
deck-remedy-other-set = ersetze sie durch eine Karte der Sets { $sets }
deck-remedy-headquarters = nimm ein Hauptquartier in die Missionen auf
deck-remedy-homeless = nimm ein Hauptquartier auf, das sie zulässt, oder nimm sie heraus
deck-remedy-nobody-aboard = füge Personal der Fraktion { $affiliation } hinzu oder nimm das Schiff heraus
deck-remedy-unstaffed = füge Personal mit diesen Icons hinzu oder nimm das Schiff heraus

## Die Teile eines Decks

part-missions = Missionen
part-dilemmas = Dilemma-Stapel
part-deck = Deck
part-seed = Seed-Deck
part-draw = Ziehstapel
part-sites = Standorte
part-tent = Nebendeck Q's Tent
part-referee = Nebendeck Referee
part-dyson = Nebendeck Dyson Sphere
part-continuum = Nebendeck Q-Continuum
part-bridge = Nebendeck Battle Bridge
part-tribbles = Nebendeck Tribble

## First Edition

first-misplaced = { $card } ist vom Typ { $kind } und darf hier nicht sein: { $zone }
first-remedy-misplaced = verschieben oder entfernen
first-same-location = { $one } und { $other } liegen am selben Ort
first-remedy-same-location = eine davon ersetzen
first-seeds = das Seed-Deck hat { $n } Karten, erlaubt sind höchstens { $most }
first-remedy-seeds = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } entfernen
first-beneath = { $title } ist { $n }-mal im Seed-Deck, unter Missionen dürfen aber höchstens { $most } liegen
first-no-seed = { $card } kann nicht ausgelegt werden
first-remedy-no-seed = in den Ziehstapel verschieben oder entfernen
first-draw = der Ziehstapel hat { $n } Karten, nötig sind mindestens { $least }
first-useless = { $card } ist vom Typ { $kind } und nützt im Ziehstapel nichts
first-remedy-useless = ins Seed-Deck verschieben
first-sites = { $n } Standorte, ausgelegt werden dürfen höchstens { $most }
first-remedy-sites = { $n } in den Ziehstapel verschieben
first-opened-twice = zwei Karten des Seed-Decks öffnen ein Nebendeck { $side }
first-remedy-opened-twice = eine davon behalten
first-closed = nichts im Seed-Deck öffnet: { $side }
first-remedy-closed = das Portal dafür ins Seed-Deck legen
first-side-most = { $side }: { $n } Karten, das Portal erlaubt { $most }
first-remedy-side-most = { $n } entfernen
first-different = { $card } ist hier mehr als einmal: { $side }
first-banned = { $card } ist verboten
first-remedy-remove = entfernen
first-borg-only = { $card } ist nur für Decks, die Borg spielen
first-not-borg = { $card } darf nicht in einem Deck sein, das Borg spielt
first-no-deck = für ein solches Deck gibt es nicht genug spielbare Karten der First Edition

## Eine Datei lesen

deck-file-large = die Datei ist größer als { $most } MB, zu groß für ein Deck
deck-file-long = die Datei hat mehr als { $most } Zeilen mit Karten, zu viele für ein Deck
deck-file-binary = die Datei ist kein Text
deck-file-empty = die Datei enthält keine Karten
deck-line = Zeile { $line }: { $what }
deck-line-meant = { $what }; { $hint }
deck-line-unknown = keine Karte heißt „{ $name }“
deck-line-several = mehrere Karten heißen „{ $name }“
deck-line-guessed = „{ $name }“ gilt als { $card }
deck-line-code = die Nummer neben „{ $name }“ ist die einer anderen Karte; der Name gilt
deck-line-moved = { $card } ist vom Typ { $kind }; verschoben von { $from } nach { $to }
deck-line-beside = „{ $name }“ ({ $n }) bleibt weg: { $zone } ist kein Teil eines Decks
deck-line-quantity = die Anzahl von „{ $name }“ muss von 1 bis { $most } sein
deck-line-heading = „{ $name }“ ist kein bekannter Teil eines Decks; die Karten darunter kommen dorthin, wohin ihr Typ gehört
deck-line-count = die Überschrift zählt { $says }, darunter { $n ->
        [one] ist 1 Karte
       *[other] sind { $n } Karten
    }
deck-line-name = „{ $name }“ gilt als Name des Decks
deck-line-game = die Datei ist für { $game }, nicht für die Second Edition
deck-line-broken-off = die Datei bricht mitten in einem Element ab
deck-line-stray = unerwarteter Text „{ $text }“
deck-line-element = das Element „{ $name }“ ist nicht bekannt und bleibt weg
deck-line-nameless = eine Karte ohne Namen

## Decks auf der Befehlszeile

deck-refused = { $deck } ist kein regelgerechtes Deck:{ $why }
deck-refused-hint = `spaceline deck check { $deck }` nennt alle Fehler
deck-file-hint = `spaceline deck --help` beschreibt, welche Formen von Decks gelesen werden
no-such-deck = es gibt weder ein Deck noch eine Datei mit dem Namen { $name }
no-such-deck-hint = `spaceline deck list` nennt die Starterdecks
decks-too-many = { $n } Decks für { $players } Spieler: nenne für jeden eines, oder weniger
deck-not-legal-n =
    { $deck } ist nicht regelgerecht: { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
deck-not-legal-hint = jeder Fehler nennt seine Regel; `spaceline rules show` erklärt sie
deck-unknown-rulebook = unbekanntes Regelheft „{ $found }“; verwende 2002 oder 2003
deck-legal = Das Deck ist regelgerecht.
deck-sizes =
    { $name }: { $missions ->
        [one] 1 Mission
       *[other] { $missions } Missionen
    }, { $dilemmas ->
        [one] 1 Dilemma
       *[other] { $dilemmas } Dilemmas
    }, { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    } im Deck
deck-note = Hinweis: { $what }
deck-part-missions = Missionen ({ $n })
deck-part-dilemmas = Dilemma-Stapel ({ $n })
deck-part-deck = Deck ({ $n })
deck-name-lost = { $format } hat keinen Platz für den Namen des Decks und für Notizen
deck-file-exists-hint = nenne für --out eine neue Datei, oder lösche erst die alte
deck-written = { $file } wurde geschrieben.
deck-not-converted =
    { $deck } ist nicht umgewandelt: { $n ->
        [one] 1 Zeile wird nicht verstanden
       *[other] { $n } Zeilen werden nicht verstanden
    }
deck-not-converted-hint = berichtige die Datei, oder schreibe mit --partly den Rest
deck-no-home = kein Hauptquartier heißt { $name } oder lässt solche Karten zu
deck-no-home-hint = die Hauptquartiere sind { $names }
deck-no-affiliation = es gibt keine Fraktion { $name }
deck-affiliations = die Fraktionen sind { $names }
deck-zone = { $zone }: { $n }
count-decks =
    { $n ->
        [one] 1 Deck
       *[other] { $n } Decks
    }

stats-missions = Fähigkeiten und Missionen
stats-mission = { $name } ({ $points } Punkte, Span { $span })
stats-or = oder
stats-skill = { $copies ->
        [one] 1 Exemplar
       *[other] { $copies } Exemplare
    }, { $levels } zugleich
stats-total = { $n } durchschnittliche Personen
stats-other = anderes
stats-enough = gedeckt
stats-lacking = fehlt
stats-costs = Kosten
stats-average = { $n } im Durchschnitt
stats-ships = Schiffe, dazu { $command } Command- und { $staff } Staff-Icons für die Besatzung
stats-dilemmas = Dilemmas: { $planet } Planeten, { $space } Weltraum, { $dual } beides
stats-homeless = Kein Hauptquartier des Decks spielt diese Karten
stats-species = Rassen
stats-keywords = Schlüsselwörter
stats-icons = Icons
stats-opening = Chancen aus { $n } gezogenen Händen
stats-personnel = Mindestens { $n } Personal auf der ersten Hand: { $chance }
stats-ship = Ein Schiff auf der ersten Hand: { $chance }
stats-spent = Von den ersten sieben Counters können { $n } in Karten der Hand gehen
stats-crew = Ein Schiff und Personal, das die Anforderungen erfüllt, unter den ersten Karten:
stats-after = { $cards } Karten { $chance }
stats-percent = { $n } %
