-- Ids are text, times are milliseconds since 1970, JSON is text: the same statements run on SQLite and PostgreSQL.

CREATE TABLE people (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    -- The name as it is compared: no two people are told apart by capitals alone.
    name_key   TEXT   NOT NULL UNIQUE,
    -- Guests have none.
    password   TEXT,
    created    BIGINT NOT NULL,
    seen       BIGINT NOT NULL,
    settings   TEXT   NOT NULL DEFAULT '{}',
    banned     BIGINT NOT NULL DEFAULT 0,
    banned_why TEXT   NOT NULL DEFAULT ''
);

-- Sessions of browsers and tokens of programs. Only the hash of the secret is stored.
CREATE TABLE tokens (
    hash    TEXT   NOT NULL PRIMARY KEY,
    id      TEXT   NOT NULL UNIQUE,
    person  TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT   NOT NULL,
    label   TEXT   NOT NULL,
    created BIGINT NOT NULL,
    used    BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);

-- Friends and blocked people.
CREATE TABLE relations (
    person  TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other   TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, other, kind)
);
CREATE INDEX relations_other ON relations (other, kind);

CREATE TABLE reports (
    id      TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   REFERENCES people (id) ON DELETE SET NULL,
    about   TEXT   REFERENCES people (id) ON DELETE CASCADE,
    game    TEXT   NOT NULL DEFAULT '',
    text    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    settled BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE decks (
    id      TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name    TEXT   NOT NULL,
    -- The list as it was given, in any of the forms the program reads.
    text    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX decks_person ON decks (person, updated);

CREATE TABLE games (
    id       TEXT    NOT NULL PRIMARY KEY,
    -- open, live, over
    stage    TEXT    NOT NULL,
    created  BIGINT  NOT NULL,
    started  BIGINT  NOT NULL DEFAULT 0,
    ended    BIGINT  NOT NULL DEFAULT 0,
    -- How it is played: edition, rules, players, clock, who may join.
    setup    TEXT    NOT NULL,
    access   TEXT    NOT NULL,
    password TEXT,
    -- The first line of the replay: seed, decks, cards.
    header   TEXT,
    -- How it ended.
    result   TEXT,
    -- Entries of the log, kept when the game is over.
    entries  BIGINT  NOT NULL DEFAULT 0
);
CREATE INDEX games_stage ON games (stage, created);
CREATE INDEX games_ended ON games (ended);

CREATE TABLE seats (
    game     TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT  NOT NULL,
    person   TEXT    REFERENCES people (id) ON DELETE SET NULL,
    -- The level of a program that plays here.
    bot      TEXT,
    name     TEXT    NOT NULL,
    deck     TEXT    NOT NULL DEFAULT '',
    deck_name TEXT   NOT NULL DEFAULT '',
    settings TEXT    NOT NULL DEFAULT '{}',
    -- won, tied, lost; empty while the game goes on
    result   TEXT    NOT NULL DEFAULT '',
    rating_before DOUBLE PRECISION,
    rating_after  DOUBLE PRECISION,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_person ON seats (person);

-- Everything that decides how a game goes, in order. An answer is here before it is acknowledged.
CREATE TABLE log (
    game  TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    n     BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    -- answer, undo
    kind  TEXT   NOT NULL,
    seat  BIGINT NOT NULL,
    body  TEXT   NOT NULL,
    -- The hash of the state afterwards.
    hash  TEXT   NOT NULL,
    -- What the clock of the seat lost, in milliseconds.
    spent BIGINT NOT NULL,
    -- What the client called its message.
    mark  TEXT   NOT NULL DEFAULT '',
    PRIMARY KEY (game, n)
);

CREATE TABLE chat (
    id     TEXT   NOT NULL PRIMARY KEY,
    game   TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person TEXT   REFERENCES people (id) ON DELETE SET NULL,
    name   TEXT   NOT NULL,
    text   TEXT   NOT NULL,
    at     BIGINT NOT NULL
);
CREATE INDEX chat_game ON chat (game, at);

-- Of people by their id and of bots by `bot:` and their level, for each pool such as `second-2`.
CREATE TABLE ratings (
    player     TEXT   NOT NULL,
    pool       TEXT   NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL,
    updated    BIGINT NOT NULL,
    PRIMARY KEY (player, pool)
);
CREATE INDEX ratings_pool ON ratings (pool, rating);

CREATE TABLE announcements (
    id      TEXT   NOT NULL PRIMARY KEY,
    text    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    until   BIGINT NOT NULL
);
