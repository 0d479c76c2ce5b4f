# Die Starter-Decks: `starter-` und der Name der Datei in `decks`: was das Deck tut, mit "name" und "affiliation".
