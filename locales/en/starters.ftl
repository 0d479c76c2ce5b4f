# The starter decks: `starter-` and the name of the file in `decks`: what the deck does, with its "name" and its "affiliation".
