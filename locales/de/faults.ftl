# Was an Dateien falsch ist: Szenarien, Pakete, Decks, Aufzeichnungen. Wörter in `…` sind Wörter dieser Dateien.

in-file = { $file }: { $what }
at-place = Zeile { $line }, Spalte { $column }: { $what }
broken-file = { $file }: { $text }
no-card-called = keine Karte heißt { $name }; { $hint }
did-you-mean = meinst du { $names }?

## Aufbau

setup-players = ein Spiel braucht 2 bis { $most } Spieler, nicht { $n } (2E-SETUP-09)
setup-unknown-card = Spieler { $player }: Karte { $card } ist nicht im Katalog
setup-too-many-cards = { $n } Karten sind für ein Spiel zu viele
setup-too-many-icons = die Karten haben { $n } verschiedene Symbole; ein Spiel kann { $most } haben

## Szenarien

scenario-fault = Szenario: { $what }
scenario-hint = docs/scenarios.md beschreibt das Format
scenario-cannot-be-built = es lässt sich nicht aufbauen
scenario-rules = `rules` ist 2002, 2003 oder first, nicht `{ $word }`
scenario-players = es gibt 2 bis { $most } Spieler
scenario-segments = die Abschnitte heißen start, play, orders, discard, end; nicht `{ $word }`
scenario-no-player = es gibt die Spieler 1 bis { $most }, nicht { $n }
scenario-no-switch = es gibt keinen Schalter `{ $word }`
scenario-colon-facts = in `{ $word } NAME: Angaben` fehlt der Doppelpunkt
scenario-colon-cards = in `{ $word } NAME: Karten` fehlt der Doppelpunkt
scenario-no-name = eine Karte braucht einen Namen
scenario-player-first = `{ $word }` ist nicht verständlich; vor Karten muss eine Zeile `player N` stehen
scenario-player-has = `{ $word }` ist nicht verständlich; ein Spieler hat { $words }
scenario-too-many-cards = ein Szenario hat höchstens { $most } Karten
scenario-flag = `{ $word }` ist nicht verständlich; es gibt { $words }
scenario-below-zero = { $n } ist kleiner als null
scenario-number = hier muss eine Zahl stehen, nicht `{ $word }`
scenario-quotation = das Anführungszeichen wird nie geschlossen
scenario-needs-number = hinter `{ $what }` muss eine Zahl stehen, nicht `{ $word }`
scenario-needs-word = hinter `{ $what }` muss ein Wort stehen
scenario-needs-brackets = hinter `{ $what }` muss ein Ausdruck in Klammern stehen
scenario-no-skill = `{ $word }` ist keine Fähigkeit
scenario-not-understood = `{ $word }` ist hier nicht verständlich
scenario-label-twice = die Marke `{ $label }` ist doppelt vergeben
scenario-no-place = Karte { $card } ist an keinem sinnvollen Ort
scenario-no-active = den Spieler, der am Zug ist, gibt es nicht
scenario-no-owner = diese Karte gehört einem Spieler, den es nicht gibt
scenario-no-attempt = ohne Versuch gibt es keinen `stack`
scenario-circle = Karten liegen im Kreis aufeinander
scenario-ambiguous = mehrere Karten heißen `{ $name }`: gib der gemeinten mit `as` eine Marke
scenario-card = { $card }: { $what }
scenario-not-placed = in diesem Szenario liegt keine Karte `{ $name }`
scenario-no-mission = das ist keine Mission
scenario-place-row = nur Missionen liegen in einer Reihe
scenario-place-deck-cards = Missionen und Dilemmas sind nie dort (2E-CARD-02)
scenario-place-dilemmas = nur Dilemmas liegen dort (2E-CARD-23)
scenario-place-core = nur Ereignisse liegen in einem Zentrum (2E-PLAY-09)
scenario-place-captives = nur Personal kann gefangen sein (2E-BRIG-01)
scenario-place-mission = nur Personal, Ausrüstung und Schiffe können bei einer Mission sein
scenario-place-space = bei einer Weltraummission kann niemand abgesetzt werden (2E-BEAM-06)
scenario-place-no-ship = das ist kein Schiff
scenario-place-aboard = nur Personal und Ausrüstung sind an Bord von Schiffen
scenario-place-on = eine solche Karte wird nicht auf andere gespielt
scenario-damage = Schaden liegt auf Schiffen (2E-DAM-01)
scenario-flag-stopped = nur Personal und Schiffe im Spiel können gestoppt sein (2E-GLOSS-24)
scenario-flag-down = nur Personal und Ausrüstung im Spiel liegen verdeckt (2E-SHOW-02)
scenario-flag-up = nur Dilemmas in einem Stapel werden als offen markiert (2E-DIL-07)
scenario-flag-completed = nur Missionen werden erfüllt
scenario-flag-unseen = nur ein gelöstes Dilemma kann ungesehen sein
scenario-flag-state = nur Personal, Schiffe und Einrichtungen der First Edition im Spiel können beschädigt, ausgeschaltet, in Stasis oder getarnt sein
scenario-flag-used = nur Schiffe benutzen Reichweite, und nie weniger als null

## Skripte

script-answer = Antwort: { $answer }
script-asked = gefragt: { $asked }
script-accepted = hier möglich:
script-nobody-asked = niemand wird etwas gefragt: das Spiel ist zu Ende
script-refused = nicht angenommen: { $why }
script-not-refused = angenommen, aber { $rule } müsste es ablehnen
script-other-rule = { $rule } müsste es ablehnen; eine andere Regel lehnt es ab: { $why }
script-changed = eine abgelehnte Antwort hat das Spiel verändert
script-no-card = es gibt keine Karte `{ $name }`; es gibt { $names }
script-no-card-but = es gibt keine Karte `{ $name }`; meinst du { $meant }? Es gibt { $names }
script-several-cards = mehrere Karten heißen `{ $name }`: gib einer mit `as` eine Marke, oder nimm { $names }
script-no-mission = `{ $name }` ist keine Mission
script-no-place = bei `{ $name }` kann niemand sein: das ist weder ein Schiff noch eine Mission
script-no-player = einen Spieler `{ $word }` gibt es nicht; es gibt die Spieler 1 bis { $players }
script-word = `{ $word }` ist nicht verständlich; es gibt { $words }
script-word-missing = hier fehlt etwas: { $words }
script-too-much = hier kann nichts mehr folgen, aber da steht `{ $word }`
script-no-option = eine Möglichkeit `{ $word }` gibt es nicht
script-several-uses = `{ $card }` lässt sich mehrfach benutzen: ergänze `text N` oder `offer N`
script-skipped = der Zug von Spieler { $player } hat nicht begonnen: erst muss diese Frage beantwortet werden
script-cannot-skip = der Zug von Spieler { $player } hat nicht begonnen: diese Frage lässt sich nicht übergehen
script-never-comes = der Zug von Spieler { $player } kommt nicht
script-differs = { $fact }: erwartet { $expected }, gefunden { $found }

## Erfordernisse von Missionen

requirement-expected = Zeichen { $at }: hier fehlt { $what }
requirement-deepest = eine einfachere Form mit höchstens { $most } Klammern ineinander
requirement-term = eine Fähigkeit, eine Attributsumme oder "("
requirement-more = "and", "or" oder das Ende

## Pakete

catalogue-duplicate = die Pakete { $first } und { $second } haben beide eine Karte { $id }
catalogue-pack = Paket { $pack }: { $what }
catalogue-too-many = ein Katalog fasst höchstens { $most } Karten
pack-bad-code = hier müssen Nummer des Sets, Seltenheit (C, U, R, S, V, P oder VP) und Kartennummer stehen, etwa 1R087, nicht { $found }
pack-whole-number = hier muss eine ganze Zahl stehen
pack-number-fits = hier muss eine Zahl stehen, die in das Feld passt
pack-ends = hier fehlt etwas: die Datei endet
pack-goes-on = hier müsste die Datei enden
pack-field = darin fehlt das Feld `{ $field }`
pack-no-field = hier muss eines davon stehen: { $known }; nicht das Feld `{ $found }`
pack-no-variant = hier muss eines davon stehen: { $known }; nicht `{ $found }`
pack-id-twice = { $id } ist schon die Kennung von cards[{ $first }]
pack-id-form = hier muss { $code } stehen, nicht { $id }
pack-rarity = in { $id } muss der Buchstabe der Seltenheit { $letter } sein
pack-set-number = { $set } hat in { $id } die Set-Nummer { $n }
pack-title = hier fehlt ein Titel
pack-set = hier fehlt das Kürzel eines Sets
pack-no-keyword = { $word } ist kein Schlüsselwort
pack-species = hier muss eine Rasse stehen, bei gemischter zwei
pack-level = { $skill } braucht eine Stufe von mindestens 1
pack-skill-twice = { $skill } ist doppelt aufgeführt
pack-headquarters-plays = ein Hauptquartier braucht `plays`: die Karten, die es zulässt
pack-headquarters-requirements = ein Hauptquartier hat keine Erfordernisse
pack-mission-requirements = eine Planeten- oder Weltraummission braucht `requirements`
pack-mission-points = eine Planeten- oder Weltraummission ist Punkte wert
pack-mission-plays = nur ein Hauptquartier hat `plays`
pack-two-editions = hier dürfen nur Karten einer Edition stehen

## Karten der First Edition

first-number = hier muss eine Zahl stehen, wie sie auf Karten steht ({ $like }), nicht { $found }
first-skill = unbekannte Fähigkeit { $found }; am nächsten: { $near }
first-requirement = „{ $found }“ wird als Erfordernis nicht verstanden
first-bad-id = hier müssen Ausgabe und Nummer stehen, etwa premiere-215, nicht { $found }
first-release = { $id } ist keine Karte der Ausgabe { $set }
first-no-cost = Karten der First Edition haben keine Kosten
first-unique = eine Karte ist einzigartig oder hat ein anderes Zeichen, nicht beides
first-characteristic = unbekannte Eigenschaft { $found }; am nächsten: { $near }
first-region = unbekannte Region { $found }; am nächsten: { $near }
first-icon = unbekanntes Icon { $found }; am nächsten: { $near }
first-species = unbekannte Rasse { $found }; am nächsten: { $near }
first-affiliation = hier fehlt eine Fraktion
first-dots = { $n } Punkte mit Fähigkeiten, aber nur { $most } Punkte insgesamt
first-mission-kind = Missionen der First Edition sind Planet, Weltraum oder dual
first-location = ein Zeitort braucht den Namen seines Ortes
first-known-word = ein Wort der First Edition
first-value = ein Wert, wie er auf Karten steht
first-release-of-id = die Ausgabe der Kennung
first-staff = Besatzungsanforderungen, etwa [Cmd] [Stf]
first-attempt = Fraktionen, oder Wörter dafür, wer die Mission angehen darf
first-tactic = eine Taktik mit Angriff, Verteidigung und Schaden
first-tribbles = eine Anzahl Tribbles

## Aufzeichnungen

replay-format = die Aufzeichnung hat Format { $found }; dieses Programm liest die Formate 1 bis { $known }, ein neueres braucht vielleicht ein neueres Programm
replay-other-cards = die Aufzeichnung entstand mit anderen Karten (Prüfsumme { $recorded }, hier { $here })
replay-header = Regeln, Startzahl oder Karten im Kopf der Aufzeichnung sind nicht die ihres Szenarios
replay-scenario = die Aufzeichnung beginnt mit einem fehlerhaften Szenario: { $what }
replay-opening = das Spiel beginnt anders (Zustand { $recorded }, hier { $here })
replay-refused = Schritt { $step }: die Antwort von Spieler { $who } wird nicht angenommen: { $refusal }
replay-differs = Schritt { $step }: der Zustand ist ein anderer (aufgezeichnet { $recorded }, hier { $here })
replay-no-step = einen Schritt { $step } gibt es nicht; die Aufzeichnung hat { $steps }
replay-empty = die Datei ist leer
setup-not-played-yet = Decks mit { $zone } können noch nicht gespielt werden
scenario-place-edition = diesen Ort gibt es in dieser Edition nicht
scenario-place-docked = nur Schiffe sind angedockt, und nur an Einrichtungen
