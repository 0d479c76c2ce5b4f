// The game as the coach looks at it: the learner's view, and shortcuts to what matters in it.
import type {
  Action,
  Ask,
  CardId,
  CardInfo,
  CardView,
  MissionView,
  Prompt,
  Seat,
  ShipView,
  SiteId,
  NumberedEvent,
  View,
  Words,
} from '../generated/wire';

export interface Scene {
  view: View;
  log: NumberedEvent[];
  /** The server's words for the question. */
  words?: Words | null;
  /** Looks up a card of the catalogue. */
  def: (def: number) => CardInfo | undefined;
}

/** The learner's seat. */
export const seat = (scene: Scene): Seat => scene.view.viewer ?? 0;
export const me = (scene: Scene) => scene.view.players[seat(scene)];
/** Counters that the learner has left to spend. */
export const myCounters = (scene: Scene): number => scene.view.board.players[seat(scene)]?.counters ?? 0;
export const prompt = (scene: Scene): Prompt | undefined => scene.view.prompt;
export const actions = (scene: Scene): Action[] => prompt(scene)?.actions ?? [];
export const info = (scene: Scene, card: CardView | undefined): CardInfo | undefined =>
  card && scene.def(card.def);
export const is = (scene: Scene, card: CardView | undefined, type: CardInfo['type']): boolean =>
  info(scene, card)?.type === type;

export const hand = (scene: Scene): CardView[] => me(scene)?.hand ?? [];
export const missions = (scene: Scene): MissionView[] => me(scene)?.missions ?? [];

export interface Fleet {
  ship: ShipView;
  site: SiteId;
  crew: CardView[];
}

/** The learner's ships with those aboard. */
export function fleet(scene: Scene): Fleet[] {
  const own = seat(scene);
  return scene.view.sites.flatMap(({ site, ships = [] }) =>
    ships
      .filter((ship) => ship.commander === own)
      .map((ship) => ({
        ship,
        site,
        crew: (ship.crews ?? [])
          .filter((crew) => crew.commander === own)
          .flatMap((crew) => crew.cards ?? [])
          .filter((card) => is(scene, card, 'Personnel')),
      })),
  );
}

/** The learner's personnel on a planet or headquarters. */
export function team(scene: Scene, site: SiteId | undefined): CardView[] {
  const here = scene.view.sites.find((one) => one.site === site);
  return (here?.groups ?? [])
    .filter((group) => group.commander === seat(scene))
    .flatMap((group) => group.cards ?? [])
    .filter((card) => is(scene, card, 'Personnel'));
}

/** All personnel the learner has in play. */
export function everybody(scene: Scene): CardView[] {
  const aboard = fleet(scene).flatMap(({ crew }) => crew);
  return [...scene.view.sites.flatMap(({ site }) => team(scene, site)), ...aboard];
}

export const awake = (cards: CardView[]): CardView[] => cards.filter((card) => !card.stopped);

export const headquarters = (scene: Scene): MissionView | undefined =>
  missions(scene).find((mission) => info(scene, mission)?.mission?.kind === 'Headquarters');

/** Whether an event of that kind happened, by the learner or by somebody else. */
export function happened(scene: Scene, kind: NumberedEvent['kind'], who?: 'me' | 'other'): boolean {
  const own = seat(scene);
  return scene.log.some(
    (event) => event.kind === kind && (who === undefined || (event.who === own) === (who === 'me')),
  );
}

export const asks = (scene: Scene, ask: Ask['kind']): boolean => prompt(scene)?.ask.kind === ask;
export const myTurn = (scene: Scene): boolean => scene.view.active === seat(scene);

/** Every legal action of a kind. */
export function offers<K extends Action['kind']>(scene: Scene, kind: K): Extract<Action, { kind: K }>[] {
  return actions(scene).filter((action): action is Extract<Action, { kind: K }> => action.kind === kind);
}

export const can = (scene: Scene, kind: Action['kind']): boolean => offers(scene, kind).length > 0;

export const cardsOf = (scene: Scene): Map<CardId, CardView> => {
  const all = [...hand(scene), ...everybody(scene), ...(prompt(scene)?.faces ?? [])];
  return new Map(all.map((card) => [card.id, card]));
};
