// Plain words for what is asked, where the server sent none.
import type { Label, Place } from '../../generated/wire';
import { t } from '../../lib/lang.svelte';
import type { Desk } from '../desk.svelte';

export function question(desk: Desk): string {
  if (desk.live.words?.question) return desk.live.words.question;
  const ask = desk.prompt?.ask;
  if (typeof ask === 'object' && 'Text' in ask) return t('plain-ask', { card: desk.title(ask.Text.card) });
  return t('plain-question');
}

export function label(desk: Desk, option: Label): string {
  if (typeof option === 'string') return t(`plain-option-${option}`);
  if ('Card' in option) return desk.title(option.Card);
  if ('OtherRequirements' in option) return desk.title(option.OtherRequirements);
  return 'Skill' in option ? option.Skill : t('plain-option', { n: option.Alternative + 1 });
}

/** The card that a place is at or on; the player, if it is a pile. */
export function placeName(desk: Desk, place: Place): string {
  const [kind, at] = Object.entries(place)[0] as [string, number];
  if (kind === 'Aboard' || kind === 'On' || kind === 'Beneath') return desk.title(at);
  if (kind !== 'Surface' && kind !== 'Orbit') return desk.player(at);
  const missions = desk.view?.players.flatMap((player) => player.missions) ?? [];
  const mission = missions.find((one) => one.site === at);
  return t(`plain-place-${kind}`, { mission: mission ? desk.title(mission.id) : '?' });
}
