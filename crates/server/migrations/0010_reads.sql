-- One row that is written to see whether anything can be written.
CREATE TABLE health (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Which server owns the games of this database. Whoever takes over raises the number, and what is written under an
-- older one is refused.
CREATE TABLE lease (
    name    TEXT   NOT NULL PRIMARY KEY,
    owner   TEXT   NOT NULL,
    fence   BIGINT NOT NULL,
    -- Until when, unless it is renewed, and the process of the database that serves the owner.
    until   BIGINT NOT NULL,
    backend BIGINT NOT NULL
);
INSERT INTO lease (name, owner, fence, until, backend) VALUES ('server', '', 0, 0, 0);

-- Lists begin with the newest and go on where the page before ended; nothing is read that is not shown.
-- When the game ended; 0 before. The name of the player and of the deck as they are searched for.
ALTER TABLE seats ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN deck_key TEXT NOT NULL DEFAULT '';
UPDATE seats SET name_key = LOWER(name), deck_key = LOWER(deck_name);
UPDATE seats SET ended = (SELECT g.ended FROM games g WHERE g.id = seats.game)
    WHERE EXISTS (SELECT 1 FROM games g WHERE g.id = seats.game AND g.stage = 'over');
DROP INDEX seats_person;
CREATE INDEX seats_person ON seats (person, ended, game);
CREATE INDEX seats_bot ON seats (bot, ended, game);
CREATE INDEX seats_name ON seats (name_key, ended, game);
CREATE INDEX seats_deck ON seats (deck_key, ended, game);
CREATE INDEX seats_person_result ON seats (person, result);
CREATE INDEX seats_bot_result ON seats (bot, result);
DROP INDEX games_ended;
CREATE INDEX games_ended ON games (stage, access, ended, id);
CREATE INDEX games_created ON games (created, id);
DROP INDEX ratings_pool;
CREATE INDEX ratings_pool ON ratings (pool, (rating - 2 * deviation) DESC, player);
CREATE INDEX people_seen ON people (seen, id);
CREATE INDEX reports_created ON reports (settled, created);
CREATE INDEX reports_person ON reports (person, created);
CREATE INDEX reports_about ON reports (about);
CREATE INDEX chat_person ON chat (person, at);
CREATE INDEX tokens_expires ON tokens (expires);

-- Finds the names, of players ('name') and decks ('deck') in finished games, that contain something: every end of a name
-- has a row, its letters written as hexadecimal digits, which every database sorts alike.
CREATE TABLE parts (
    kind   TEXT NOT NULL,
    suffix TEXT NOT NULL,
    name   TEXT NOT NULL,
    PRIMARY KEY (kind, suffix, name)
);
CREATE INDEX parts_name ON parts (kind, name);
