// What the first game is about: the missions of the learner's deck in the order in which they are easiest, with what they
// want. The decks are fixed (`decks/lessons`), so the coach can know them; what is legal it reads from the game alone.
import type { CardView, Skill } from '../generated/wire';
import { awake, info, missions, type Scene } from './scene';

export interface Goal {
  title: string;
  skills: Partial<Record<Skill, number>>;
  /** The place of the attribute (Integrity, Cunning, Strength), and what the total must be higher than. */
  attribute: 0 | 1 | 2;
  more: number;
  /** How many should go: enough to lose one or two on the way. */
  crew: number;
}

export const GOALS: Goal[] = [
  {
    title: 'Eliminate Harvesters',
    skills: { Exobiology: 1, Medical: 1, Programming: 1 },
    attribute: 0,
    more: 27,
    crew: 7,
  },
  {
    title: 'Study Rare Phenomenon',
    skills: { Engineer: 1, Navigation: 1, Physics: 1, Science: 1 },
    attribute: 1,
    more: 34,
    crew: 9,
  },
  {
    title: 'Geological Survey',
    skills: { Geology: 1, Physics: 1, Science: 1 },
    attribute: 1,
    more: 30,
    crew: 8,
  },
  {
    title: 'Fissure Research',
    skills: { Astrometrics: 1, Engineer: 1, Physics: 1, Science: 1 },
    attribute: 1,
    more: 36,
    crew: 9,
  },
];

/** The goals that are left, with their missions; the easiest first. */
export function goals(scene: Scene) {
  return GOALS.flatMap((goal) => {
    const mission = missions(scene).find((one) => info(scene, one)?.title === goal.title && !one.completed);
    return mission ? [{ goal, mission }] : [];
  });
}

function levels(scene: Scene, card: CardView): [Skill, number][] {
  return card.skills ?? info(scene, card)?.skills ?? [];
}

function attribute(scene: Scene, card: CardView, which: 0 | 1 | 2): number {
  return (card.attributes ?? info(scene, card)?.attributes)?.[which] ?? 0;
}

/** Skills of the goal that these people lack. */
export function lacking(scene: Scene, goal: Goal, people: CardView[]): Skill[] {
  const have = new Map<Skill, number>();
  for (const card of people)
    for (const [skill, level] of levels(scene, card)) have.set(skill, (have.get(skill) ?? 0) + level);
  return (Object.entries(goal.skills) as [Skill, number][])
    .filter(([skill, need]) => (have.get(skill) ?? 0) < need)
    .map(([skill]) => skill);
}

/** Whether these people could complete the mission if nobody were lost. */
export function meets(scene: Scene, goal: Goal, people: CardView[]): boolean {
  const total = people.reduce((sum, card) => sum + attribute(scene, card, goal.attribute), 0);
  return total > goal.more && lacking(scene, goal, people).length === 0;
}

/** Whether they should set out: they meet the requirements, and still would without any one of them. */
export function ready(scene: Scene, goal: Goal, people: CardView[], beneath: number): boolean {
  const fit = awake(people);
  // Every dilemma beneath the mission is one fewer to come.
  if (fit.length < goal.crew - beneath) return false;
  return meets(scene, goal, fit) && (beneath > 1 || fit.length > 6);
}

/** How much a goal would miss somebody: skills nobody else has, and what they add. */
export function worth(scene: Scene, goal: Goal, card: CardView, people: CardView[]): number {
  const others = people.filter((one) => one.id !== card.id);
  return 10 * lacking(scene, goal, others).length + attribute(scene, card, goal.attribute);
}
