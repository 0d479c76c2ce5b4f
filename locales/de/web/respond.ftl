## Antworten, und wann nach ihnen gefragt wird
respond-title = Du kannst antworten
respond-moment = Etwas geschieht
respond-left =
    { $n ->
        [one] noch 1 Sekunde
       *[other] noch { $n } Sekunden
    }
respond-pass = Passen
respond-key = Leertaste
respond-pass-attempt = Für diesen Versuch passen
respond-pass-turn = Bis zu meinem Zug passen
respond-passing-attempt = Du passt, bis dieser Versuch vorbei ist oder du angegriffen wirst.
respond-passing-turn = Du passt bis zu deinem Zug, oder bis du angegriffen wirst.
respond-stop = Wieder fragen
respond-when = Wann ich gefragt werde
respond-when-lead = Karten können auf das antworten, was geschieht. „Immer“ fragt auch, wenn du nichts tun könntest: So verrät eine Pause den anderen nichts über deine Hand.
respond-other = Normalerweise
respond-as-other = wie sonst
respond-always = immer
respond-when_i_can = wenn ich antworten kann
respond-never = nie

## Was geschehen kann, in ein, zwei Wörtern
event-TurnStart = Zug beginnt
event-TurnEnd = Zug endet
event-Segment = Nächster Teil des Zugs
event-Play = Karte gespielt
event-Draw = Karte gezogen
event-Discard = Karte abgelegt
event-Download = Download
event-Place = Karte gelegt
event-Return = Karte zurückgelegt
event-Remove = Karte aus dem Spiel genommen
event-Look = Sieht Karten an
event-Reveal = Karten aufgedeckt
event-Kill = Personal getötet
event-Destroy = Karte zerstört
event-Stop = Gestoppt
event-Unstop = Nicht mehr gestoppt
event-Command = Kommando wechselt
event-Capture = Gefangen genommen
event-AttemptBegin = Versuch beginnt
event-AttemptFail = Versuch scheitert
event-Check = Erfordernisse geprüft
event-UseSkill = Fähigkeit benutzt
event-Complete = Mission erfüllt
event-Select = Karte ausgewählt
event-Choose = Entscheidung
event-DrawDilemmas = Dilemmas gezogen
event-RevealDilemma = Dilemma aufgedeckt
event-Face = Einem Dilemma begegnet
event-Overcome = Dilemma gelöst
event-ReturnDilemma = Dilemma zurückgelegt
event-FightBegin = Kampf oder Gefecht beginnt
event-FightWin = Kampf oder Gefecht gewonnen
event-FightEnd = Kampf oder Gefecht endet
event-Join = Schließt sich dem Gefecht an
event-MoveShip = Schiff bewegt sich
event-Beam = Beamen
event-UseAbility = Text benutzt
event-Points = Punkte
event-Damage = Schiff beschädigt
event-Repair = Schiff repariert
event-Shuffle = Karten gemischt
event-Spend = Counters ausgegeben
event-Hide = Verdeckt
event-Show = Gezeigt
event-NameCard = Genannt
event-Leave = Spiel verlassen
event-GameEnd = Spiel zu Ende
