// Words for questions and actions, where the server sends none.
import type { Action, ActionGroup, ActionWords, Ask, Label, Place } from '../generated/wire';
import { t } from '../lib/lang.svelte';
import { kindOf, type Kind } from './board';
import type { Desk } from './desk.svelte';

const GROUPS: Record<Kind, ActionGroup> = {
  Pass: 'end',
  End: 'end',
  Draw: 'draw',
  DrawRest: 'draw',
  Hide: 'other',
  Play: 'play',
  Beam: 'beam',
  Move: 'move',
  Attempt: 'attempt',
  Use: 'texts',
  Repair: 'other',
};

/** Where a place is, in words. */
export function placeText(desk: Desk, place: Place): string {
  const [kind, at] = Object.entries(place)[0] as [string, number];
  if (kind === 'Orbit' || kind === 'Surface') {
    const mission = desk.mission(at);
    return t(`table-place-${kind}`, { what: mission ? desk.title(mission.id) : '?' });
  }
  if (kind === 'Aboard' || kind === 'On' || kind === 'Beneath')
    return t(`table-place-${kind}`, { what: desk.title(at) });
  return t(`table-place-${kind}`, { what: desk.player(at) });
}

export function actionText(desk: Desk, action: Action): ActionWords {
  const kind = kindOf(action);
  const group = GROUPS[kind];
  const args: Record<string, string> = { card: '', at: '' };
  if (typeof action === 'object') {
    if ('Play' in action) {
      args.card = desk.title(action.Play.card);
      args.at = action.Play.at === null ? '' : desk.title(action.Play.at);
    } else if ('Move' in action) {
      args.card = desk.title(action.Move.ship);
      args.at = desk.title(action.Move.to);
    } else if ('Attempt' in action) args.card = desk.title(action.Attempt.mission);
    else if ('Use' in action) args.card = desk.title(action.Use.card);
    else if ('Repair' in action) args.card = desk.title(action.Repair.damage);
    else {
      args.card = placeText(desk, action.Beam.from);
      args.at = placeText(desk, action.Beam.to);
    }
  }
  const text = t(args.at && kind === 'Play' ? 'table-act-PlayAt' : `table-act-${kind}`, args);
  return { text, short: text, group };
}

export function askText(desk: Desk, ask: Ask): string {
  if (typeof ask === 'string') return t(`table-ask-${ask}`);
  if ('Text' in ask) return t('table-ask-Text', { card: desk.title(ask.Text.card) });
  if ('WhoseSkill' in ask) return t('table-ask-WhoseSkill', { skill: ask.WhoseSkill.skill });
  const card = 'PayForSkills' in ask ? ask.PayForSkills.personnel : ask.PayForSkill.personnel;
  return t('table-ask-PayForSkills', { card: desk.title(card) });
}

export function labelText(desk: Desk, label: Label): string {
  if (typeof label === 'string') return t(`table-label-${label}`);
  if ('Alternative' in label) return t('table-label-Alternative', { n: label.Alternative + 1 });
  if ('OtherRequirements' in label)
    return t('table-label-OtherRequirements', { card: desk.title(label.OtherRequirements) });
  return 'Card' in label ? desk.title(label.Card) : label.Skill;
}
