// What happened, in words: those of the server, or plain ones where it sent none.
import type { SeenEvent } from '../../generated/wire';
import { t } from '../../lib/lang.svelte';
import type { Desk } from '../desk.svelte';
import { named } from './story';

export function eventText(desk: Desk, event: SeenEvent & { text?: string }): string {
  if (event.text) return event.text;
  const known = named(event).filter((card) => desk.info(card) !== undefined);
  return t('event-line', {
    who: desk.called(event.who),
    what: t(`event-${event.kind}`),
    cards: known.map((card) => desk.title(card)).join(', ') || 'none',
  });
}
