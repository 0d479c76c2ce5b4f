room = Tisch
room-free = frei
room-join = Mit einem Startdeck hinsetzen
room-start = Anfangen
