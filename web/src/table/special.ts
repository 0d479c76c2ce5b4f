// The panel that takes the place of the opponents: an attempt, a fight, cards to choose from, examined cards, or an
// outcome.
import type { Component } from 'svelte';
import type { CardId } from '../generated/wire';
import type { Desk } from './desk.svelte';
import Attempt from './panels/Attempt.svelte';
import Dilemmas from './panels/Dilemmas.svelte';
import Examined from './panels/Examined.svelte';
import Fight from './panels/Fight.svelte';
import './panels/takeover.css';
import Plan from './panels/Plan.svelte';
import Result from './panels/Result.svelte';
import Picker from './Picker.svelte';

type Panel = Component<{ desk: Desk }>;

/** Whether a candidate is somewhere it cannot be clicked: in a deck, a pile, another player's hand. */
function elsewhere(desk: Desk): boolean {
  const { view, prompt } = desk;
  if (!view || !prompt?.faces) return false;
  const onTable = desk.onTable;
  return prompt.faces.some((card) => desk.candidates.has(card.id) && !onTable.has(card.id));
}

/** Whether all candidates take part in the attempt: its panel lists them, beside the dilemma and the requirements. */
export function amongTeam({ view, candidates }: Desk): boolean {
  const team = view?.board.attempt?.known_participants ?? [];
  return candidates.size > 0 && [...candidates].every((card) => team.includes(card));
}

/** Whether the panel holds the whole question: then it gets all the room. */
export function alone({ prompt }: Desk): boolean {
  return prompt?.ask.kind === 'ChooseDilemmas' || prompt?.ask.kind === 'OrderDilemmas';
}

export function special(desk: Desk): Panel | undefined {
  const { view, prompt } = desk;
  const shape = prompt?.choice.kind;
  if (alone(desk)) return Dilemmas;
  if (shape === 'Order') return Picker;
  if (shape === 'Cards' && !amongTeam(desk) && (desk.listing || elsewhere(desk))) return Picker;
  if (desk.examined.looks.length > 0 && !desk.plan && !amongTeam(desk)) return Examined;
  if (view?.board.fight) return Fight;
  if (view?.board.attempt) return Attempt;
  if (desk.plan) return Plan;
  if (desk.outcomes.all.length > 0) return Result;
  return undefined;
}

/** Whether the panel shows the text of this card. */
export function panelShows(desk: Desk, card: CardId): boolean {
  return special(desk) === Attempt && desk.view?.board.attempt?.dilemma?.id === card;
}
