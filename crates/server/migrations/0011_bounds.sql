-- When somebody was last connected to a table that is not over; noted about once an hour.
ALTER TABLE games ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

CREATE INDEX chat_at ON chat (at);

-- What names look like: no two people have names that look alike. The database decides who was first.
CREATE TABLE looks (
    look   TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX looks_person ON looks (person);
