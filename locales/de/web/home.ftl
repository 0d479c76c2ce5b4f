home = Start
home-title = Setz dich und spiel
home-lead = Das Star Trek Customizable Card Game mit allen Regeln, gegen Menschen oder das Programm.
home-play = Sofort gegen das Programm spielen
