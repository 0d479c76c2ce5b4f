import { expect, it } from 'vitest';
import { layout } from './layout';
import { estimated } from './measure';
import { card, colony, officer } from './sample';

it('a title stays in one line as long as its letters are large', () => {
  const title = (text: string) => layout(card({ title: text, type: 'Event' }), estimated).title;
  expect(title('Aggressive Act').lines).toHaveLength(1);
  const long = title('How Would You Like a Trip to the Colony?');
  expect(long.lines).toHaveLength(2);
  expect(long.size).toBeGreaterThanOrEqual(13);
});

it('the large sign stands below the text, or not at all', () => {
  for (const one of [officer, colony, card({ type: 'Event', text: 'Draw a card.' })]) {
    const { mark, text, bottom } = layout(one, estimated);
    if (!mark) continue;
    expect(mark.y).toBeGreaterThanOrEqual(text.top + text.fitted.height);
    expect(mark.y + mark.size).toBeLessThanOrEqual(bottom);
  }
  expect(layout(card({ type: 'Event', text: 'Draw a card.' }), estimated).mark?.name).toBe('Event');
  const full = card({ type: 'Event', text: 'Draw a card and then another one. '.repeat(14) });
  expect(layout(full, estimated).mark).toBeUndefined();
});
