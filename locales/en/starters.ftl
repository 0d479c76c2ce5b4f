# The starter decks: `starter-` and the name of the file in `decks`: what the deck does, with its "name" and its "affiliation".

starter-bajoran = Bajorans of high Integrity settle disputes: three of the four missions count Integrity, and six or seven cheap personnel are enough. Bring Diplomacy and Leadership everywhere; keep one of the few Engineers alive for the shielding test. The dilemmas leave opponents only one diplomat, one leader or one programmer, and a last wall asks for exactly what is gone.
    .name = Voices of the Temple
    .affiliation = Bajoran

starter-borg = Drones for one or two counters fill a sphere or a cube that reaches every mission in one move; Computation Drones raise the Cunning of all the others, Opposition Drones their Strength. Interlink gives the whole crew a missing skill for the top card of your deck, so use it only when it completes a mission or saves a crew. The dilemmas take out personnel at random, often three at a time, and then ambush those who are left.
    .name = The Collective Adapts
    .affiliation = Borg

starter-cardassian = Treachery, Intelligence and Security: agents and guls collect 35 points at a time, and Kressari Rendezvous lies next door to Cardassia Prime. Wait for a crew of eight with Cunning well above the requirement, then fly with a Galor. The dilemmas pick off leaders and diplomats one by one before a costly one strikes.
    .name = Behind Closed Doors
    .affiliation = Cardassian

starter-deep-space-9 = Bajorans and Starfleet officers from one station explore the Gamma Quadrant, where the wormhole saves Range: settle two planets with Biology, Geology and Science, then chart a system or make peaceful contact. Watch your navigators and diplomats, because only the space missions need them. The dilemmas hunt scientists, doctors and pilots.
    .name = Beyond the Wormhole
    .affiliation = Deep Space 9

starter-dominion = Jem'Hadar bring the bodies, Vorta and Founders the skills. The missions lie in the Alpha Quadrant, so leave home with a full ship of eight or nine and stay there until a mission is done. The dilemmas wear crews down and then kill; they work best against personnel of low Cunning and Strength.
    .name = Will of the Founders
    .affiliation = Dominion

starter-earth = Engineers, scientists and doctors solve what is strange: one crew with Engineer, Physics and Science does both space missions, and Astrometrics, Medical and a telepath open the planets. Every ship is cheap and fast enough for two moves in a turn. The dilemmas ask for double skills and stop the very expert a mission needs.
    .name = Charting the Unknown
    .affiliation = Earth

starter-earth-principles = Officers of high Integrity: Diplomacy, Leadership and Navigation carry all four missions, and only Search and Rescue asks for muscle. Picard and the Enterprise-E can find each other by download; with her in orbit, Federation planet missions score extra points. The dilemmas are cheap stops for leaders and pilots, followed by tests of conscience.
    .name = The Captain's Principles
    .affiliation = Earth

starter-klingon = Strength first: Brute Force and Rescue Prisoners need little more than leaders, guards and strong arms, and a purely Klingon crew earns extra points at Brute Force. Klingons are not cunning, so take eight or nine of them into space. The dilemmas kill rather than stop, and some of them strike personnel who are already stopped.
    .name = Warriors of the Empire
    .affiliation = Klingon

starter-maquis = A band of engineers and smugglers who need the same handful of skills everywhere: Engineer, Physics, Science, Astrometrics. The raiders need only one Command icon, but a Federation personnel must be aboard; the hired ships want a Non-Aligned one. The dilemmas tie down technicians, pilots and guards, and one of them reaches for a card in the opponent's hand.
    .name = Out of the Badlands
    .affiliation = Maquis

starter-romulan = Two missions close to home and two in space, all met by the same officers with Leadership, Navigation and Security; Remans bring Strength and Geology to the mine. Cretak fetches a warbird, so a first ship is never far. The dilemmas stop one required skill after another and leave the opponent a few points short.
    .name = Wings of the Raptor
    .affiliation = Romulan

starter-romulan-tal-shiar = Agents with Intelligence and Treachery complete all four missions with nearly the same crew; seven are often enough. Their advanced warbirds are only fast with a Romulan agent aboard, so never send them without one. The dilemmas turn the opponent's own skills against the crew: leaders, guards and traitors are the first to be stopped.
    .name = Eyes of the Tal Shiar
    .affiliation = Romulan

starter-starfleet-command = Cheap specialists of the station and admirals from Earth: rescue the prisoners with seven, intercept the Maquis with officers, and keep the siege for a big crew, since Strength is the weak spot. Leyton downloads a ship when none is in hand. The dilemmas are many small stops, so that seven personnel become three.
    .name = The Long Watch
    .affiliation = Starfleet Command

starter-terok-nor = Cardassians, Jem'Hadar and collaborators from one station share Leadership, Officer and Security, which is most of what every mission asks for. Keep one Cardassian or Bajoran for the search and one Dominion personnel for the invasion; several cheap residents cost a card from hand when played. The dilemmas stop guards and leaders and test who has Honor or Treachery.
    .name = The Occupied Station
    .affiliation = Terok Nor
