-- What whoever runs the server asks of it from the command line; the server looks every few seconds and removes what is
-- done.
CREATE TABLE requests (
    id      TEXT   NOT NULL PRIMARY KEY,
    -- close (a game), expel (a person)
    kind    TEXT   NOT NULL,
    about   TEXT   NOT NULL,
    created BIGINT NOT NULL
);
