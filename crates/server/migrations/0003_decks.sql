-- 1 for decks that everybody finds at their owner's profile; others are read by whoever has the link.
ALTER TABLE decks ADD COLUMN public BIGINT NOT NULL DEFAULT 0;
-- What the deck is built for: the rulebook and the sets, as JSON.
ALTER TABLE decks ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
