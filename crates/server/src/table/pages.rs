//! The log of a long game comes in pages: with the first message the last one, the others when they are asked for.

use super::feed::Look;
use super::play::Live;
use engine::Seat;
use locale::Lang;

impl Live {
    /// What somebody sees who comes, with at most `most` events; and the number up to which events are left out.
    pub fn look_page(
        &mut self,
        seat: Option<Seat>,
        since: u32,
        lang: Lang,
        most: usize,
    ) -> (Look, u32) {
        let number = |entry| self.number(entry, seat);
        let (shown, undone) = (number(self.shown(seat)), number(self.undone));
        let last = u32::try_from(most).unwrap_or(u32::MAX);
        // Few answers are followed by nothing: no need to look at those before.
        let begin = shown.saturating_sub(last);
        let wanted = since <= shown && since >= undone;
        let known = if wanted { since } else { 0 };
        let mut look = match begin > known && begin >= undone {
            true => self.look(seat, begin, lang),
            false => self.look(seat, since, lang),
        };
        let mut earlier = if look.since > known { look.since } else { 0 };
        look.since = known;
        if let Some(cut) = look.events.len().checked_sub(most + 1) {
            // Events of one answer stay together.
            earlier = look.events[cut].n;
            look.events.retain(|event| event.n > earlier);
        }
        (look, earlier)
    }
}
