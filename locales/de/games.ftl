## Viele Spiele: was sie voneinander sagen

games-interval = { $low } bis { $high } %
games-interrupted = nach { $n } von { $of } Spielen abgebrochen; die Ergebnisse gelten nur für diese
simulate-bots-too-many = { $n } Bots, aber { $players } Spieler
simulate-bots-too-many-hint = nenne mit --bots höchstens einen Bot für jeden Spieler, oder mehr Spieler mit --players
simulate-game-broke-off = Spiel { $n } ist abgestürzt: das ist ein Fehler in Spaceline, bitte melde ihn
simulate-matrix = Wie oft, in Prozent, das Deck der Zeile gegen das der Spalte gewinnt; dahinter gegen alle, mit dem 95-%-Intervall:
simulate-by-deck = Wie oft jedes Deck gewinnt:
simulate-all = alle
simulate-deck = { $rate } ({ $interval })

## Die Seite von `simulate --report`

report-written = Der Bericht steht in { $page }, seine Zahlen in { $data }.
report-folder-hint = nenne für --report einen Ordner, in den geschrieben werden kann
report-exists-hint = nenne für --report einen anderen Ordner, oder entferne vorher den alten Bericht
report-title =
    { $n ->
        [one] 1 Spiel
       *[other] { $n } Spiele
    }: { $bots }
report-games = Spiele
report-seats = Plätze
report-swapped = jeder Bot auf jedem Platz
report-not-swapped = fest
report-seed = Startzahl
report-turns = Züge je Spiel
report-ties = Unentschieden
report-speed = Spiele je Sekunde
report-about-intervals = Hinter jedem Anteil steht das Intervall, in dem der wahre mit einer Sicherheit von 95 % liegt (nach Wilson). Ein Unentschieden ist niemandes Sieg.
report-win-rates = Siegquoten
report-bot = Bot
report-wins = Siege
report-rate = Siegquote (95 %)
report-by-seat = Siege nach Platz: { $wins }
report-decks = Decks
report-deck = Deck
report-against = Gegen
report-about-matrix = Wie oft, in Prozent, das Deck der Zeile gegen das Deck der Spalte gewinnt: blau mehr als die Hälfte, orange weniger. Die Buchstaben sind darunter erklärt.
report-pairs = Alle { $n } Paare in Zahlen
report-numbers = In Zahlen
report-more = { $n } weitere
report-lengths = Länge der Spiele
report-about-rounds = In Runden: eine Runde ist ein Zug jedes Spielers.
report-round = Runde
report-points = Punkte im Verlauf
report-points-decks = Nach Deck
report-about-points = Das Mittel der Punkte am Ende jeder Runde; das Band reicht eine Standardabweichung nach beiden Seiten; bei mehr als zwei Linien steht sie in den Zahlen. Ein Spiel, das vorbei ist, behält seine letzten Punkte.
report-missions = Missionen
report-about-missions = { $begun } Versuche wurden begonnen, { $solved } Missionen erfüllt; { $short } Versuche scheiterten, weil die Übrigen die Anforderungen nicht erfüllten, { $halted }, weil niemand übrig war.
report-mission = Mission
report-there = Auf dem Tisch
report-attempts = Versuche
report-solved = Erfüllt
report-share = Anteil
report-by-round = Nach Runde
report-dilemmas = Dilemmas
report-about-dilemmas = Getroffen: wie oft es jemanden stoppte oder tötete, wenn man ihm begegnete. Beendet: wie oft danach niemand übrig war.
report-dilemma = Dilemma
report-faced = Begegnet
report-hit = Getroffen
report-stopped = Gestoppt
report-killed = Getötet
report-ended = Versuch beendet
report-whom = Am häufigsten getroffen
report-cards = Karten und Siege
report-about-cards = Spiele, in denen die Karte auf die Hand kam, gegen Spiele desselben Decks, in denen sie es nicht tat, wo es von beiden mindestens { $n } gibt. Der Unterschied der Siegquoten steht in Prozentpunkten, mit seinem 95-%-Intervall. Dass zwei Dinge zusammen auftreten, macht keines zur Ursache des anderen: lange Spiele sehen mehr Karten, und von so vielen Karten weichen manche zufällig ab.
report-no-cards = Es sind zu wenige Spiele, um Karten zu vergleichen.
report-card = Karte
report-drawn = Gezogen (Spiele)
report-not-drawn = Nicht gezogen (Spiele)
report-difference = Unterschied (95 %)
report-played = Gespielt (Spiele)

## Ein Versuch, viele Male

attempt-progress = { $done } Versuche, { $speed }, noch { $left }
attempt-rate = { $mission }: { $n } von { $of } Versuchen gelingen, { $rate } (95 %: { $interval })
attempt-crew = { $n } Personal gegen einen Stapel von { $pile } Dilemmas; ein Versuch begegnet { $faced } Dilemmas, die { $stopped } Personal stoppen und { $killed } töten
attempt-why = Woran es scheitert:
attempt-why-nobody = niemand ist übrig: { $n }
attempt-why-short = die Anforderungen sind nicht erfüllt: { $n }
attempt-why-other = es endet anders: { $n }
attempt-lacking = Was dann fehlt:
attempt-lacking-skill = { $skill } { $need }: { $n }-mal, da waren im Mittel { $have }
attempt-lacking-total = { $stat }>{ $need }: { $n }-mal, da waren im Mittel { $have }
attempt-dilemmas = Die Dilemmas: wie oft man jedem begegnete, wie oft es jemanden traf, wie viele es insgesamt stoppte und tötete und wie oft danach niemand übrig war:
attempt-ended = Beendet
attempt-no-mission = { $name } ist keine Mission, die man versuchen kann
attempt-no-mission-hint = nenne eine Planeten- oder Weltraummission mit Titel oder Nummer; spaceline cards list --type Mission zeigt sie
attempt-no-personnel = { $file } nennt kein Personal
attempt-no-personnel-hint = ein Personal je Zeile, „2 Davies“ für zwei davon; ein Schiff und Ausrüstung dürfen dabei sein
attempt-deck-needed = es fehlt, wer den Versuch macht
attempt-deck-needed-hint = --crew DATEI für eine Liste von Personal, oder --deck DECK für Mannschaften, die aus einem Deck gezogen werden
attempt-no-dilemmas = { $file } hat keine Dilemmas
attempt-no-dilemmas-hint = nenne ein Deck, dessen Dilemmastapel genommen wird, oder eine Liste von Dilemmas
attempt-no-ship = { $mission } ist eine Weltraummission, und { $file } nennt kein Schiff
attempt-no-ship-hint = füge der Liste eine Zeile mit einem Schiff hinzu
attempt-several-ships = { $file } nennt { $n } Schiffe, aber zu einem Versuch gehört eines
attempt-several-ships-hint = lass ein Schiff in der Liste
attempt-copy = { $file }, Zeile { $line }: { $card } ist einzigartig und steht schon vorher in der Liste
attempt-copy-hint = lass eine davon in der Liste: von einer einzigartigen Karte hat niemand zwei Kopien im Spiel
attempt-refused = die Mannschaft kann { $mission } nicht versuchen: { $why }
attempt-refused-hint = jemand in der Mannschaft muss eine Fraktion haben, die auf der Mission steht, oder ein Text muss es erlauben
attempt-too-small = { $deck } hat { $have } verschiedene Personen, die zusammen sein können, verlangt ist eine Mannschaft von { $size }
attempt-too-small-hint = verlange weniger mit --size
attempt-no-crew = keine aus { $deck } gezogene Mannschaft von { $size } darf { $mission } versuchen und erfüllt die Anforderungen
attempt-no-crew-hint = nenne eine Mission, die die Fraktionen des Decks versuchen dürfen und seine Fähigkeiten erfüllen können, oder verlange eine andere --size
attempt-too-many = { $file } nennt { $n } Karten; in einem Versuch ist Platz für { $most }
attempt-too-many-hint = kürze die Liste
attempt-not-laid-out = der Versuch konnte nicht aufgebaut werden: { $why }
attempt-left-over = { $file }: hier nicht gebraucht: { $cards }
attempt-broke-off = Versuch { $n } ist abgestürzt: das ist ein Fehler in Spaceline, bitte melde ihn
list-refused = nicht jede Zeile von { $file } ist verständlich:{ $why }
list-refused-hint = berichtige die Zeilen; eine Karte wird mit ihrem Titel genannt, mit Untertitel, wo mehrere ihn teilen, oder mit ihrer Nummer
