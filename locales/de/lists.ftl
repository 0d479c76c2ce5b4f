# Kartenlisten: was an ihnen falsch ist, was nicht abgebildet werden kann, und was aus ihnen wird.

finding = { $place }: erwartet: { $expected }; gefunden: { $found }
finding-nearest = { $finding }; ist { $nearest } gemeint?
finding-line = Zeile { $line }
finding-column = Zeile { $line }, Spalte { $column }

## Die Liste als Ganzes

list-header = eine Kopfzeile mit den Spalten { $columns }
list-header-column = eine Kopfzeile mit dieser Spalte
list-column-once = jede Spalte einmal
list-two-columns = zwei davon
list-most-cards = höchstens { $n } Karten in einer Liste
list-one-more = noch eine
list-no-control = keine Steuerzeichen
list-control = { $code } an Zeichen { $at }
list-cells = { $n } Zellen
list-most-cells = höchstens { $n } Zellen wie in der Kopfzeile
list-id-twice = eine eigene Kennung: Zeile { $line } hat diese schon
list-text = eine Textdatei
list-zero-byte = ein Nullbyte (Byte { $at } der Datei)
list-utf-16 = UTF-16, wie die Byte-Reihenfolge-Marke sagt
list-half-letter = ein halber Buchstabe ({ $unit })
list-half-letter-end = ein halber Buchstabe am Ende
list-byte = Byte { $byte } (Byte { $at } der Zeile)
list-windows-1252 = ein Buchstabe von Windows-1252

## Was in Zellen steht

list-id = eine Kennung aus Setnummer, Seltenheit und Kartennummer, etwa 1R087
list-rarity = { $letters } wie in der Kennung { $id }
list-name = ein Name
list-set = das Kürzel eines Sets
list-yes-no = Y oder N
list-type = einer der sieben Kartentypen (englisch)
list-dilemma-kind = P, S oder D
list-mission-kind = P, S oder H
list-quadrant = A, G oder D
list-number = eine ganze Zahl von 0 bis { $most }
list-icons = Icons in Klammern, etwa [Cmd][Stf]
list-affiliation = der Name einer Fraktion
list-species = eine Rasse, oder zwei wie Human/Klingon
list-skills = Fähigkeiten, etwa 2 Medical Science
list-level = eine Stufe von 1 bis 9
list-skill-after = eine Fähigkeit nach der Stufe
list-skill-once = jede Fähigkeit einmal
list-keywords = Schlüsselwörter, jedes mit einem Punkt am Ende
list-no-keyword = ein bekanntes Schlüsselwort
list-colon = etwas nach dem Doppelpunkt
list-attempt = Icons von Fraktionen, oder wer die Mission versuchen darf

## Was keine Karte dieses Programms sein kann

list-id-kind = solche Kennungen kennt dieses Programm nicht
list-open-number = eine Zahl, die nicht feststeht, lässt sich nicht abbilden
list-no-points = eine Planeten- oder Weltraummission ohne Punkte lässt sich nicht abbilden
list-no-requirements = eine Planeten- oder Weltraummission ohne Erfordernisse lässt sich nicht abbilden
list-affiliations = eine Karte mit mehreren Fraktionen lässt sich nicht abbilden
list-no-species = Personal ohne Rasse lässt sich nicht abbilden
list-many-species = mehr als zwei Rassen lassen sich nicht abbilden
list-no-class = ein Schiff ohne Klasse lässt sich nicht abbilden
list-plain-skills = nur eine einfache Liste von Fähigkeiten lässt sich abbilden
list-commander = ein Commander mehrerer Schiffe lässt sich nicht abbilden
list-interlink = bekannt ist nur Interlink mit einer Fähigkeit
list-keyword-rule = ein Schlüsselwort mit einer Regel, die dieses Programm nicht kennt
list-attempt-icon = Missionen werden von Fraktionen versucht, und das ist keine
list-attempt-rule = diese Regel, wer die Mission versuchen darf, ist nicht bekannt
list-requirement = dieses Erfordernis wird nicht verstanden; erwartet: { $expected }
list-headquarters = dieser Text eines Hauptquartiers wird nicht verstanden
list-headquarters-cards = diese Art von Karten an einem Hauptquartier wird nicht verstanden
list-unused =
    dieses Programm kennt keine Karte vom Typ { $kind ->
        [Personnel] Personal
        [Ship] Schiff
        [Equipment] Ausrüstung
        [Event] Ereignis
        [Interrupt] Unterbrechung
       *[other] { $kind }
    } mit etwas in dieser Spalte
list-mission-cost = dieses Programm kennt keine Mission mit Kosten

## Importieren

import-progress = { $done } Karten, { $speed }, noch { $left }
import-summary = { count-cards } in { $file }: { $full } vollständig, { $declined } abgelehnt
import-wrong = Fehler in der Liste:
import-more = und { $n } mehr; --json nennt alle
import-declined = Abgelehnt:
import-declined-card = { $card } (Zeile { $line })
import-place = { $column } { $from }..{ $to }: '{ $words }'
import-nearest = am nächsten kommt: { $nearest }
import-left-out = weggelassen
import-known = { count-cards } hat das Programm schon
import-different = Anders als die eigenen Karten des Programms, die bleiben, wie sie sind:
import-nothing = Es gibt nichts zu schreiben.
import-written = Geschrieben:
import-pack = { $file }: { count-cards }
import-pack-blank = { $file }: { count-cards }, davon { $blank } ohne ihren Text
import-things =
    { $n ->
        [one] { $file }: 1 Fehler, nichts wurde geschrieben
       *[other] { $file }: { $n } Fehler, nichts wurde geschrieben
    }
import-things-left-out =
    { $n ->
        [one] { $file }: 1 Fehler; die Zeile ist weggelassen
       *[other] { $file }: { $n } Fehler; Zeilen mit Fehlern sind weggelassen
    }
import-try-encoding = wenn die Liste aus einem alten Windows-Programm kommt, versuche --encoding windows-1252
import-correct = berichtige die Zeilen oben und importiere die Liste noch einmal
import-folder = { $file } ist ein Ordner
import-folder-hint = nenne die Kartenliste selbst, etwa new-set.tsv
import-unreadable-hint = 'spaceline import --help' beschreibt, wie eine Kartenliste aussieht
import-too-large = { $file } ist größer als { $most } MiB
import-too-large-hint = das ist keine Kartenliste: alle Karten, die es gibt, passen viele Male hinein
import-no-place = es gibt keinen Ordner für Pakete
import-no-place-hint = nenne einen mit --out oder setze SPACELINE_DATA
import-id-taken = eine eigene Kennung: das Paket { $pack } hat diese schon
import-broken-pack = das Paket { $pack }, das beschädigt ist
import-add = ein Paket des Sets, das ergänzt werden kann; repariere es oder verschiebe es
import-readable = ein Set, aus dem ein lesbares Paket wird

## Pakete des Benutzers

warning = Warnung: { $what }
packs-no-folder = es gibt keinen Ordner { $folder }
packs-no-folder-hint = --packs nennt einen Ordner mit Paketen, wie 'spaceline import' sie schreibt
packs-pack-out = { $why }; dieses Paket wird weggelassen
packs-all-out = { $why }; die Pakete werden weggelassen
packs-card-out = Paket { $pack }: eine andere Karte hat schon die Kennung { $id }; diese wird weggelassen
