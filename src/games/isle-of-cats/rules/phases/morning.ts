import { defined } from '../../../../kernel/defined.ts';
import { POINT_FACES, isPointFace } from '../cards/events.ts';
import { faceToday } from '../island/island.ts';
import { scoredFor, worth } from '../island/lesson-points.ts';
import { announce, update } from '../../../../parts/draft.ts';
import { ask, changePlayer, gainFish, playerOf, setPhase, type IsleDraft } from '../state/isle-draft.ts';
import { draw, drawCards, drawCats } from '../island/supply.ts';
import type { PointFace, TileId } from '../state/types.ts';
import { openCheck } from './ready.ts';

/** The beginning of a day: the event tile, the fields, the fish and the cards. */

export const beginDay = (draft: IsleDraft): void => {
  const { day, options } = draft.state;
  const face = faceToday(draft.state);
  announce(draft, { what: 'day-began', day, face });
  // On the first day nobody has a card to play, so no ready check is needed.
  if (options.mode === 'family' || day === 1) resolveEvent(draft);
  else openCheck(draft, 'day');
};

/** [E1] */
export const resolveEvent = (draft: IsleDraft): void => {
  setPhase(draft, { name: 'event' });
  const face = faceToday(draft.state);
  if (face === null) return;
  const { order, tokensLeft, ratsLeft } = draft.state;
  // The last decision is asked first, so the first player's goes on top.
  // [E2]
  if (face === 'RAT')
    for (const seat of order.slice(0, ratsLeft).toReversed()) ask(draft, { ask: 'rat', seat });
  // [E5]
  if (face === 'BASKET')
    for (const seat of order.slice(0, tokensLeft).toReversed()) ask(draft, { ask: 'side', seat });
  if (isPointFace(face)) payPoints(draft, face);
};

/** [E8] */
const payPoints = (draft: IsleDraft, face: PointFace): void => {
  const { players, order, events, day } = draft.state;
  const paid = players.map((_, seat) => worth(POINT_FACES[face], scoredFor(draft.state, seat, null)).points);
  for (const seat of order) {
    const points = defined(paid[seat]);
    changePlayer(draft, seat, { points: playerOf(draft, seat).points + points });
    announce(draft, { what: 'got-points', seat, points, face });
  }
  const today = { ...defined(events[day - 1]), paid };
  update(draft, { events: events.with(day - 1, today) });
};

const FISH = 20; // [D2]
const MORE_OR_LESS = 2; // [E4]
const FAMILY_CATS = 4; // for each player [F2]

export const fillAndFish = (draft: IsleDraft): void => {
  const { options, players } = draft.state;
  if (options.mode === 'family') {
    fillFields(draft, halved(draft, FAMILY_CATS * players.length), 0);
    setPhase(draft, {
      name: 'rescue',
      turn: draft.state.order[0] ?? 0,
      passed: nobody(draft),
      rescued: [],
      over: false,
    });
    return;
  }
  const each = perField(players.length);
  const face = faceToday(draft.state);
  fillFields(draft, face === 'FEW' ? each / 2 : each, each); // [E4]
  const fish = FISH + (face === 'FISH+' ? MORE_OR_LESS : face === 'FISH-' ? -MORE_OR_LESS : 0);
  players.forEach((_, seat) => gainFish(draft, seat, fish));
  announce(draft, { what: 'fished', fish });
  deal(draft, players.length === 1 ? 5 : 7); // [D3] [O2]
};

const nobody = ({ state }: IsleDraft): boolean[] => state.players.map(() => false);

/** Two cats for each player; a lone player and the sister count as two. [D1] [O1] */
const perField = (seats: number): number => 2 * Math.max(2, seats);

const beastsToday = ({ state }: IsleDraft): boolean => state.options.beasts && state.day === 1;
const halved = (draft: IsleDraft, cats: number): number => (beastsToday(draft) ? cats / 2 : cats); // [F5]

/** Cats that card 83 sent there before the fields were filled are added to those of the day, behind them. [D1] [A11] */
const fillFields = (draft: IsleDraft, toTheLeft: number, toTheRight: number): void => {
  const before = draft.state;
  const left = drawCats(draft, toTheLeft);
  const beasts = beastsToday(draft) ? drawBeasts(draft, toTheRight || toTheLeft) : null;
  const right = beasts ?? drawCats(draft, toTheRight);
  update(draft, { left: [...left.cats, ...before.left], right: [...right.cats, ...before.right] });
  const rare = [...left.rare, ...right.rare];
  announce(draft, { what: 'filled', left: left.cats, right: right.cats, rare });
};

/** [W1] */
const drawBeasts = (draft: IsleDraft, count: number): { cats: TileId[]; rare: TileId[] } => {
  const { drawn, rest } = draw(draft.rng, draft.state.beastBag, count);
  update(draft, { beastBag: rest });
  return { cats: drawn, rare: [] };
};

export const deal = (draft: IsleDraft, cards: number): void => {
  draft.state.players.forEach((_, seat) => changePlayer(draft, seat, { packet: drawCards(draft, cards) }));
  announce(draft, { what: 'dealt', cards });
  setPhase(draft, { name: 'draft', chosen: draft.state.players.map(() => null) });
};
