# Die Starterdecks: `starter-` und der Name der Datei in `decks`: was das Deck tut, mit "name" und "affiliation".

starter-bajoran = Bajoraner von hoher Integrität schlichten: Drei der vier Missionen zählen Integrität, sechs oder sieben günstige Personen genügen. Nimm überall Diplomacy und Leadership mit, und schone die wenigen mit Engineer für den Schildtest. Die Dilemmas lassen Gegnern nur einen Diplomaten, einen Anführer oder einen Programmierer, und eine letzte Hürde verlangt genau das, was fehlt.
    .name = Stimmen des Tempels
    .affiliation = Bajoraner

starter-borg = Drohnen für ein oder zwei Counters füllen eine Sphäre oder einen Kubus, die jede Mission in einer Bewegung erreichen; Computation Drones heben die Intelligenz aller anderen, Opposition Drones ihre Kraft. Interlink gibt der ganzen Crew eine fehlende Fähigkeit für die oberste Karte deines Decks: Nutze es nur, wenn es eine Mission löst oder eine Crew rettet. Die Dilemmas nehmen zufällig Personen heraus, oft drei auf einmal, und lauern dann dem Rest auf.
    .name = Das Kollektiv passt sich an
    .affiliation = Borg

starter-cardassian = Treachery, Intelligence und Security: Agenten und Guls holen 35 Punkte auf einmal, und Kressari Rendezvous liegt gleich neben Cardassia Prime. Warte auf eine Crew von acht, deren Intelligenz deutlich über der Anforderung liegt, und fliege dann mit einer Galor. Die Dilemmas nehmen Anführer und Diplomaten einzeln heraus, bevor ein teures zuschlägt.
    .name = Hinter verschlossenen Türen
    .affiliation = Cardassianer

starter-deep-space-9 = Bajoraner und Sternenflotte erkunden von einer Station aus den Gamma-Quadranten, wohin das Wurmloch Reichweite spart: zwei Planeten mit Biology, Geology und Science, dann ein Sternsystem oder ein friedlicher Kontakt. Achte auf Navigation und Diplomacy, denn nur die Weltraummissionen brauchen sie. Die Dilemmas jagen Wissenschaftler, Ärzte und Piloten.
    .name = Jenseits des Wurmlochs
    .affiliation = Deep Space 9

starter-dominion = Jem'Hadar stellen die Leute, Vorta und Gründer die Fähigkeiten. Die Missionen liegen im Alpha-Quadranten: Brich mit einem vollen Schiff von acht oder neun auf und bleib dort, bis eine Mission erfüllt ist. Die Dilemmas zermürben und töten dann; sie wirken am besten gegen Personal mit wenig Intelligenz und Kraft.
    .name = Der Wille der Gründer
    .affiliation = Dominion

starter-earth = Ingenieure, Wissenschaftler und Ärzte lösen Rätsel: Eine Crew mit Engineer, Physics und Science schafft beide Weltraummissionen; Astrometrics, Medical und ein Telepath öffnen die Planeten. Jedes Schiff ist günstig und reicht für zwei Bewegungen in einem Zug. Die Dilemmas verlangen doppelte Fähigkeiten und stoppen genau den Experten, den die Mission braucht.
    .name = Ins Unbekannte
    .affiliation = Erde

starter-earth-principles = Offiziere von hoher Integrität: Diplomacy, Leadership und Navigation tragen alle vier Missionen, nur Search and Rescue verlangt Kraft. Picard und die Enterprise-E finden sich per Download; liegt sie im Orbit, bringen Planeten-Missionen der Föderation zusätzliche Punkte. Die Dilemmas stoppen billig Anführer und Piloten und prüfen dann das Gewissen.
    .name = Die Prinzipien des Captains
    .affiliation = Erde

starter-klingon = Kraft zuerst: Brute Force und Rescue Prisoners brauchen kaum mehr als Anführer, Wachen und starke Arme, und eine rein klingonische Crew bekommt bei Brute Force zusätzliche Punkte. Intelligenz ist knapp, nimm also acht oder neun mit in den Weltraum. Die Dilemmas töten eher, als dass sie stoppen, und manche treffen die, die schon gestoppt sind.
    .name = Krieger des Imperiums
    .affiliation = Klingonen

starter-maquis = Ingenieure und Schmuggler, die überall dieselben wenigen Fähigkeiten brauchen: Engineer, Physics, Science, Astrometrics. Die Raider brauchen nur ein Command-Icon, doch jemand von der Föderation muss an Bord sein; die gemieteten Schiffe verlangen Personal, das Nicht-Zugehörig ist. Die Dilemmas binden Techniker, Piloten und Wachen, und eines greift nach einer Karte in der Hand des Gegners.
    .name = Aus den Badlands
    .affiliation = Maquis

starter-romulan = Zwei Missionen gleich um die Ecke und zwei im Weltraum, alle mit denselben Offizieren zu lösen: Leadership, Navigation und Security; Remaner bringen Kraft und Geology in die Mine. Cretak holt einen Warbird, das erste Schiff ist also nie weit. Die Dilemmas stoppen eine verlangte Fähigkeit nach der anderen, bis dem Gegner wenige Punkte fehlen.
    .name = Schwingen des Raubvogels
    .affiliation = Romulaner

starter-romulan-tal-shiar = Agenten mit Intelligence und Treachery lösen alle vier Missionen mit fast derselben Crew, oft genügen sieben. Ihre verbesserten Warbirds sind nur mit einem romulanischen Agenten an Bord schnell, schick sie nie ohne ihn los. Die Dilemmas wenden die Fähigkeiten des Gegners gegen ihn: Anführer, Wachen und Verräter werden zuerst gestoppt.
    .name = Augen des Tal Shiar
    .affiliation = Romulaner

starter-starfleet-command = Günstige Spezialisten der Station und Admirale von der Erde: Befreie die Gefangenen mit sieben Personen, fange den Maquis mit Offizieren ab und hebe die Belagerung für eine große Crew auf, denn Kraft ist die Schwäche. Leyton holt per Download ein Schiff, wenn keines auf der Hand ist. Die Dilemmas stoppen oft und billig: Aus sieben werden drei.
    .name = Die lange Wache
    .affiliation = Starfleet Command

starter-terok-nor = Cardassianer, Jem'Hadar und Kollaborateure einer Station teilen Leadership, Officer und Security, also fast alles, was die Missionen verlangen. Behalte einen Cardassianer oder Bajoraner für die Suche und jemanden vom Dominion für die Invasion; mehrere günstige Bewohner kosten beim Spielen eine Karte aus der Hand. Die Dilemmas stoppen Wachen und Anführer und fragen nach Honor oder Treachery.
    .name = Die besetzte Station
    .affiliation = Terok Nor
