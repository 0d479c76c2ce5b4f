room = Table
room-free = free
room-join = Sit down with a starter deck
room-start = Start
