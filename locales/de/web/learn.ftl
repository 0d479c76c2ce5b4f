## Die Seite
learn = Lernen
learn-lead = Zehn Minuten am Tisch lehren mehr als eine Stunde mit dem Regelbuch.
learn-first = Dein erstes Spiel
learn-first-about = Ein echtes Spiel gegen einen leichten Bot, mit einem Schiff und einer Crew, die bereitstehen. Ein Trainer steht dir zur Seite, erklärt jede Regel dann, wenn du sie brauchst, und zeigt, was zu tun ist. Du kannst jederzeit etwas anderes tun, Züge zurücknehmen, weggehen und später weitermachen.
learn-first-table = Der Tisch und wie man gewinnt
learn-first-fly = Beamen, Bemannen und Bewegen eines Schiffs
learn-first-attempt = Eine Mission versuchen und Dilemmas begegnen
learn-first-crew = Sieben Counters für Personal und neue Karten
learn-first-dilemmas = Dilemmas für deinen Gegner aussuchen
learn-first-win = Punkte machen und allein weiterspielen
learn-begin = Das erste Spiel beginnen
learn-go-on = Mit deinem ersten Spiel weitermachen
learn-again = Neu beginnen
learn-rules-about = Jede Regel mit einem Beispiel, zu finden mit deutschen und englischen Wörtern.
learn-rules-open = Regeln öffnen
learn-keys = Tasten
learn-keys-about = Das ganze Spiel lässt sich ohne Maus spielen.
learn-key-pass = Leertaste
learn-does-pass = die Karte im Fokus wählen, sonst passen
learn-key-undo = U
learn-does-undo = deine letzte Antwort zurücknehmen
learn-key-cancel = Esc
learn-does-cancel = abbrechen, was du begonnen hast
learn-key-hand = 1 bis 9
learn-does-hand = die Karten auf deiner Hand
learn-key-help = ?
learn-does-help = alle Tasten, am Tisch

## Der Trainer
learn-coach = Trainer
learn-progress = Fortschritt der Lektion
learn-progress-of = { $done } von { $all }
learn-fold = Einklappen
learn-unfold = Ausklappen
learn-resume = Trainer zurückholen
learn-skip = Ohne Trainer spielen
learn-rules-here = Zum Weiterlesen:
learn-next = Verstanden
learn-now = Jetzt:
learn-follow = Mach es für mich
learn-known = Nachlesen

## Was der Trainer erklärt
learn-topic-table = Der Tisch und das Ziel
    .text = Die fünf Karten vor dir sind deine Missionen. Eine ist dein Hauptquartier, die anderen sind Planeten und Orte im Weltraum, und jede ist Punkte wert. Die Reihe gegenüber gehört deinem Gegner. Dein Schiff und seine Leute stehen bei deinem Hauptquartier bereit.
     Du gewinnst mit 100 Punkten, wenn du mindestens eine Planetenmission und eine Weltraummission erfüllt hast.
learn-topic-turn = Ein Zug und seine sieben Counters
    .text = Jeder Zug hat drei Teile: Karten spielen und ziehen, dann Befehle ausführen, dann ablegen, was zu viel ist. Dein Spiel begann mit den Befehlen; von jetzt an hast du alle drei. Für den ersten Teil hast du sieben Counters. Eine Karte kostet so viele, wie ihre Zahl sagt, und eine Karte zu ziehen kostet einen. Alle sieben müssen ausgegeben werden.
learn-topic-ship = Ein Schiff
    .text = Personen reisen in Schiffen. Schiffe kommen bei deinem Hauptquartier ins Spiel, wenn es sie zulässt. Ein Schiff hat Reichweite (wie weit es in einem Zug fliegt), Waffen und Schilde.
learn-topic-event = Ein Ereignis
    .text = Ereignisse bewirken etwas sofort oder bleiben im Spiel. Dieses bleibt in deinem Zentrum und kostet nichts: Wenn du später Dilemmas für deinen Gegner ziehst, darfst du es hergeben, um andere zu ziehen.
learn-topic-personnel = Deine Leute
    .text = Personal kommt bei deinem Hauptquartier ins Spiel. Jede Person hat Fähigkeiten wie Medical und drei Attribute: Integrität, Intelligenz und Kraft. Die meisten Missionen verlangen Fähigkeiten und die Summe eines Attributs, also braucht ein Team beides. Ein Punkt vor dem Namen auf der großen Karte heißt einzigartig: Davon darfst du nur eine im Spiel haben.
learn-topic-draw = Ziehen
    .text = Für einen Counter ziehst du eine Karte von deinem Deck. Du darfst erst ziehen und dann spielen, was du gezogen hast. Weiter geht es erst, wenn alle Counters ausgegeben sind; zieh also, wenn es nichts mehr zu spielen gibt.
learn-topic-orders = Befehle
    .text = In diesem Teil des Zugs handeln deine Karten: beamen, Schiffe bewegen, Missionen versuchen, Texte benutzen, die mit Befehl beginnen. So viele Befehle, wie du willst, einer nach dem anderen, auch mit Karten, die du gerade gespielt hast.
learn-topic-beam = Beamen
    .text = Beamen bringt beliebig viele deiner Leute zwischen deinem Schiff und dem Planeten oder Hauptquartier, bei dem es ist, hin und her, oder zwischen zwei deiner Schiffe am selben Ort. Nie zwischen zwei Missionen: Dafür muss ein Schiff fliegen.
learn-topic-staff = Bemannen
    .text = Ein Schiff fliegt nur, wenn es bemannt ist. Die Icons auf seiner Karte sagen, wen es an Bord braucht: [Stf] ist Staff, [Cmd] ist Command und gilt auch als Staff. Jedes Icon braucht eine andere Person, und eine davon muss von der Fraktion des Schiffs sein. Deine U.S.S. Excelsior braucht dreimal [Stf].
learn-topic-end = Das Ende eines Zugs
    .text = Am Ende deines Zugs behältst du höchstens sieben Karten und legst den Rest ab. Alles, was gestoppt war, darf wieder handeln, und Schiffe haben ihre volle Reichweite. Dann ist dein Gegner dran.
learn-topic-rival = Was dein Gegner getan hat
    .text = Dein Gegner hat nach denselben Regeln gespielt. Der Verlauf erzählt, was geschehen ist; jede Karte darin kannst du ansehen. Wenn eine deiner Karten antworten kann, wirst du gefragt.
learn-topic-move = Bewegen
    .text = Eine Bewegung kostet Reichweite: den Span der Mission, die du verlässt, plus den Span der Mission, zu der du fliegst (und 2 mehr in einen anderen Quadranten). Von der Erde zu Eliminate Harvesters sind das 2 + 2 = 4, und dein Schiff hat 8. Was übrig ist, kannst du im selben Zug noch fliegen.
learn-topic-attempt = Eine Mission versuchen
    .text = Alle deine ungestoppten Leute auf dem Planeten versuchen sie gemeinsam; eine Person muss eine Fraktion haben, die auf der Mission steht. Dein Gegner zieht so viele Dilemmas, wie du Leute hast, und darf einige aussuchen, die zusammen nicht mehr kosten als diese Zahl.
     Ein größeres Team bekommt also mehr Ärger, und ein kleines hat niemanden übrig. Zwei oder drei Leute mehr, als die Mission braucht, sind eine gute Zahl.
learn-topic-plan = Der Plan
    .text = Noch hat nichts begonnen. Hier siehst du, was die Mission verlangt und ob dein Team es hat, wer teilnimmt und wie viele Dilemmas kommen. Dilemmas können dir Leute nehmen: Gut, wenn jede Fähigkeit mehr als einmal da ist. Beginne den Versuch, oder brich ab und hole erst mehr Leute.
learn-topic-dilemma = Dilemmas
    .text = Die ausgesuchten Dilemmas werden eines nach dem anderen aufgedeckt. Der Text sagt, was geschieht. Viele verlangen Fähigkeiten: Eine Liste zeigt, ob dein Team sie hat, und wenn nicht, sagt der Text, was du verlierst. Danach ist das Dilemma gelöst und kommt unter die Mission, wenn sein Text nichts anderes sagt. Jedes davon macht den nächsten Versuch leichter.
learn-topic-stopped = Gestoppt
    .text = Wer gestoppt ist, ist aus diesem Versuch heraus und kann bis zum Ende des Zugs nichts mehr tun. Verloren ist damit niemand. Wenn du aussuchst, wen es trifft, nimm jemanden, dessen Fähigkeiten auch andere haben.
learn-topic-score = Eine Mission erfüllt
    .text = Wenn die Dilemmas vorbei sind, müssen die übrigen Leute alle Fähigkeiten haben, die die Mission verlangt, und mehr vom Attribut, als die Zahl sagt. Deine hatten es: Die Punkte gehören dir. Ein Erfolg stoppt sonst niemanden: Wer nicht durch ein Dilemma gestoppt wurde, darf gleich weitermachen.
learn-topic-failed = Ein gescheiterter Versuch
    .text = Die übrigen Leute hatten nicht, was die Mission verlangt, und sind deshalb bis zum Ende des Zugs gestoppt. Sonst ist nichts verloren, und die Dilemmas unter der Mission zählen beim nächsten Mal: Du wirst weniger begegnen.
learn-topic-pick = Du suchst die Dilemmas aus
    .text = Dein Gegner versucht eine Mission, und jetzt machst du den Ärger. Du hast so viele Dilemmas gezogen, wie Leute am Versuch teilnehmen. Such einige aus: Zusammen dürfen sie nicht mehr kosten als diese Zahl, kein Titel doppelt, und von einer Art, die passt (Planet oder Weltraum; Dual passt immer).
learn-topic-respond = Eine Antwort
    .text = Manche Texte beginnen mit „wenn“: Sie lassen sich genau in diesem Moment benutzen, auch im Zug deines Gegners. Du wirst gefragt, sobald einer von deinen passt. Passen schadet nicht; die Karte bleibt für ein anderes Mal.
learn-topic-order = In welcher Reihenfolge
    .text = Du bestimmst auch, in welcher Reihenfolge deine Dilemmas kommen. Erst das, das Leute aus dem Versuch nimmt, dann das, für das man viele braucht.
learn-topic-discard = Zu viele Karten
    .text = Du hast mehr als sieben Karten auf der Hand und legst ab, bis es sieben sind. Behalte die Leute, deren Fähigkeiten deine Missionen brauchen.
learn-topic-killed = Getötet
    .text = Wer getötet wird, verlässt das Spiel und kommt auf den Ablege-Stapel des Besitzers. Das ist seltener als gestoppt zu werden, und es bleibt so.
learn-topic-space = Eine Weltraummission
    .text = Eine Weltraummission hat keinen Boden: Die Leute an Bord eines Schiffs versuchen sie von dort aus. Auch so eine brauchst du zum Gewinnen.
learn-topic-free = Und weiter
    .text = Dieselben Leute können im selben Zug noch einmal handeln. Beame sie hoch und sieh nach, ob die übrige Reichweite für den Heimweg oder zur nächsten Mission genügt.
learn-topic-unstaffed = Dieses Schiff fliegt nicht
    .text = An Bord fehlt jemand mit dem richtigen Icon oder der richtigen Fraktion, oder diese Person ist gestoppt. Sieh nach, was dem Schiff noch fehlt.
learn-topic-second-ship = Noch ein Schiff
    .text = Karten, die nicht einzigartig sind, dürfen mehrmals im Spiel sein. Ein Schiff genügt fürs Erste; ein zweites hilft, wenn du an zwei Missionen sein willst.

## Was der Trainer tun würde
learn-do-over = Das Spiel ist zu Ende.
learn-do-wait = Einen Moment.
learn-do-watch = Dein Gegner ist am Zug. Sieh zu, was geschieht.
learn-do-play-ship = Spiele { $card } bei deinem Hauptquartier. Das kostet { $cost } Counters.
learn-do-play-event = Spiele { $card }. Das kostet { $cost ->
    [0] nichts
    [one] einen Counter
   *[other] { $cost } Counters
}.
learn-do-play-personnel = Spiele { $card } bei deinem Hauptquartier für { $cost ->
    [one] einen Counter
   *[other] { $cost } Counters
}.
learn-do-play-equipment = Spiele { $card } bei deinem Hauptquartier.
learn-do-play = Spiele eine der markierten Karten.
learn-do-draw = Zieh eine Karte. { $left ->
    [one] Ein Counter ist übrig.
   *[other] { $left } Counters sind übrig.
}
learn-do-end-play = Alle Counters sind ausgegeben. Weiter zu deinen Befehlen.
learn-do-beam-up = Beame { $count ->
    [one] eine Person
   *[other] { $count } Personen
} vom Hauptquartier hinauf zu { $ship }.
learn-do-beam-back = Beame deine Leute wieder hinauf zu { $ship }.
learn-do-beam-down = Beame deine Leute hinunter zu { $mission }.
learn-do-beam-all = Nimm alle und bestätige.
learn-do-beam-some = Nimm nur die markierten und bestätige.
learn-do-move = Bewege { $ship } zu { $mission }.
learn-do-move-home = Bewege { $ship } nach Hause, um mehr Leute zu holen.
learn-do-attempt = Versuche { $mission }.
learn-do-orders = Gib einen Befehl oder drücke „{ $button }“.
learn-do-begin-short = Die Liste zeigt, was deinem Team fehlt. Brich ab und hol mehr Leute, oder versuche es trotzdem.
learn-do-begin = Dein Team ist gut genug. Beginne den Versuch.
learn-do-end-orders = Mehr hilft jetzt nicht. Drücke „{ $button }“.
learn-do-respond = Du darfst antworten. Wenn du nicht sicher bist, passe.
learn-do-discard = Leg { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab: Die markierten können weg.
learn-do-dilemmas = { $count ->
    [0] Nichts von dem, was du gezogen hast, passt hier. Bestätige ohne.
    [one] Das markierte Dilemma passt ({ $cost } von { $limit }). Wähle es und bestätige.
   *[other] Die { $count } markierten Dilemmas passen zusammen ({ $cost } von { $limit }). Wähle sie und bestätige.
}
learn-do-lose = Wähle { $card }: Die anderen werden mehr gebraucht.
learn-do-hit = Dein Dilemma trifft jemanden im Team deines Gegners, und du suchst aus, wen: zum Beispiel { $card }.
learn-do-order = Die Reihenfolge ist gut so. Bestätige.
learn-do-act = { $what }.
learn-do-choose = Wähle „{ $what }“.
learn-do-yes = Sag Ja.
learn-do-no = Das kannst du lassen.
learn-do-pass = Passe.
learn-do-any = Beantworte die Frage, wie du willst.

## Das Ende
learn-end-done = Gut gemacht: Du kennst das Spiel
    .text = Du hast eine Mission erfüllt und dem Team deines Gegners Dilemmas in den Weg gelegt. Alles andere im Spiel besteht aus denselben Teilen.
learn-end-won = Du hast gewonnen
    .text = 100 Punkte, mit einer Planetenmission und einer Weltraummission. Einen Trainer brauchst du nicht mehr.
learn-end-lost = Das Spiel ist zu Ende
    .text = Diesmal hat es nicht gereicht, aber du bist allem begegnet, woraus ein Spiel besteht. Das nächste ist offen.
learn-end-learned = Was du gelernt hast
learn-end-next = Spiele dieses Spiel zu Ende, probiere ein Starterdeck gegen den Computer aus oder sieh dir die Decks an.
learn-end-play-on = Weiterspielen
learn-end-game = Ein anderes Spiel
learn-end-decks = Decks
