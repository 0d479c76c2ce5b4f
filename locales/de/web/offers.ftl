## Angebote, das Ende eines Spiels, Uhren, das Menü des Tisches
offers-draw = Angebot: Unentschieden
offers-draw-by =
    { $who ->
        [you] Du bietest Unentschieden an.
       *[other] { $who } bietet Unentschieden an.
    }
offers-undo = Bitte um Zurücknehmen
offers-undo-by =
    { $who ->
        [you] Du möchtest
       *[other] { $who } möchte
    } { $n ->
        [one] eine Antwort zurücknehmen.
       *[other] { $n } Antworten zurücknehmen.
    }
offers-undo-revealed = Seitdem wurde etwas Verborgenes gesehen: Gezogene, gezeigte oder aufgedeckte Karten bleiben bekannt.
offers-undo-nothing = Seitdem wurde nichts Verborgenes gesehen.
offers-stall = Befehle ohne Fortschritt
offers-stall-left =
    { $who ->
        [you] Deine Befehle bringen das Spiel nicht weiter. Der Tisch beendet sie nach { $n ->
            [one] einer weiteren Antwort
           *[other] { $n } weiteren Antworten
        }.
       *[other] Die Befehle von { $who } bringen das Spiel nicht weiter. Der Tisch beendet sie nach { $n ->
            [one] einer weiteren Antwort
           *[other] { $n } weiteren Antworten
        }.
    }
offers-stall-ended =
    { $who ->
        [you] Der Tisch hat deine Befehle beendet, weil sie das Spiel nicht weitergebracht haben.
       *[other] Der Tisch hat die Befehle von { $who } beendet, weil sie das Spiel nicht weitergebracht haben.
    }
offers-agree = Zustimmen
offers-decline = Ablehnen
offers-withdraw = Zurückziehen
offers-concede = Aufgeben
offers-concede-sure = Möchtest du dieses Spiel aufgeben? Das lässt sich nicht zurücknehmen.
offers-play-on = Weiterspielen

end-you = Du
end-won = Du gewinnst!
end-winner = { $who } gewinnt
end-tied = Unentschieden
end-nobody = Das Spiel ist zu Ende
end-by-points = Die Punkte haben entschieden.
end-by-empty_decks = Die Decks sind leer.
end-by-concession = Jemand hat aufgegeben.
end-you-gave-up = Du hast aufgegeben.
end-gave-up = { $who } hat aufgegeben.
end-by-time = Die Zeit ist abgelaufen.
end-by-agreement = Die Spieler haben sich auf Unentschieden geeinigt.
end-by-closed = Das Spiel wurde geschlossen.
end-by-abandoned = Niemand ist zum Spiel zurückgekommen. Es endet ohne Ergebnis.
end-by-too_long = Das Spiel hat zu lange gedauert. Es endet ohne Ergebnis.
end-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
end-other-points = Andere Punkte
end-no-mission = Keine Mission erfüllt
end-chart = Punkte nach Zügen
end-chart-turn = Zug
end-chart-table = Als Tabelle
end-again = Möchte eine Revanche: { $who }
end-rematch = Revanche
end-next = Zum nächsten Spiel
end-replay = Aufzeichnung ansehen
end-download = Herunterladen

clock = Uhren
clock-you = Du
clock-days = { $days } T { $hours } h
clock-runs = (läuft)
clock-low = (wird knapp)

menu = Menü
menu-title = Tischmenü
menu-log = Verlauf und Chat
menu-actions = Alle Aktionen
menu-start = Decks und Ziel
menu-keys = Zeichen und Tasten
menu-undo = Zurücknehmen
menu-draw = Unentschieden anbieten
menu-concede = Aufgeben …
menu-result = Ergebnis
menu-plain = Tisch als Text
menu-sound = Ton
menu-notices = Browser-Hinweise
menu-settings = Alle Einstellungen
menu-report = Fehler melden
menu-rules = Regeln
menu-leave = Tisch verlassen

notices-game = Spiel gegen { $others } · Spaceline
notices-turn = ● Du bist dran · { $game }
notices-over = Zu Ende · { $game }
notices-your-turn = Du bist dran
notices-game-over = Das Spiel ist zu Ende
