home = Home
home-title = Sit down and play
home-lead = The Star Trek Customizable Card Game with every rule enforced, against people or the program.
home-play = Play now against the program
