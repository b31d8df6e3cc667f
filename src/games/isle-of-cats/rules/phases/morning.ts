import type { Seat } from '../../../../kernel/game.ts';
import { POINT_FACES, isPointFace } from '../cards/events.ts';
import { faceToday } from '../island.ts';
import { scoredFor, worth } from '../scored.ts';
import { ask, change, changePlayer, gainFish, playerOf, setPhase, tell, type Story } from '../story.ts';
import { draw, drawCards, drawCats } from '../supply.ts';
import type { PointFace, TileId } from '../types.ts';
import { openCheck } from './ready.ts';

/** From sunrise to the deal: the event tile, the fields, the fish and the cards. */

export const beginDay = (story: Story): void => {
  const { day, options } = story.state;
  const face = faceToday(story.state);
  tell(story, { what: 'day-began', day, face });
  // On the first day nobody holds anything yet that could be played.
  if (options.mode === 'family' || day === 1) resolveEvent(story);
  else openCheck(story, 'day');
};

export const resolveEvent = (story: Story): void => {
  setPhase(story, { name: 'event' });
  const face = faceToday(story.state);
  if (face === null) return;
  const { order, tokensLeft, ratsLeft } = story.state;
  // The last decision is asked first, so the first player's goes on top.
  if (face === 'RAT')
    for (const seat of order.slice(0, ratsLeft).toReversed()) ask(story, { ask: 'rat', seat });
  if (face === 'BASKET')
    for (const seat of order.slice(0, tokensLeft).toReversed()) ask(story, { ask: 'side', seat });
  if (isPointFace(face)) for (const seat of order) payPoints(story, seat, face);
};

const payPoints = (story: Story, seat: Seat, face: PointFace): void => {
  const { points } = worth(POINT_FACES[face], scoredFor(story.state, seat, null));
  changePlayer(story, seat, { points: playerOf(story, seat).points + points });
  tell(story, { what: 'got-points', seat, points, face });
};

const FISH = 20;
const MORE_OR_LESS = 2;
const FAMILY_CATS = 4; // for each player

export const fillAndFish = (story: Story): void => {
  const { options, players } = story.state;
  if (options.mode === 'family') {
    fillFields(story, halved(story, FAMILY_CATS * players.length), 0);
    setPhase(story, {
      name: 'rescue',
      turn: story.state.order[0] ?? 0,
      passed: nobody(story),
      rescued: [],
      over: false,
    });
    return;
  }
  const each = perField(players.length);
  const face = faceToday(story.state);
  fillFields(story, face === 'FEW' ? each / 2 : each, each);
  const fish = FISH + (face === 'FISH+' ? MORE_OR_LESS : face === 'FISH-' ? -MORE_OR_LESS : 0);
  players.forEach((_, seat) => gainFish(story, seat, fish));
  tell(story, { what: 'fished', fish });
  deal(story, players.length === 1 ? 5 : 7);
};

const nobody = ({ state }: Story): boolean[] => state.players.map(() => false);

/** Two cats for each player; a lone player and the sister count as two. */
const perField = (seats: number): number => 2 * Math.max(2, seats);

const beastsToday = ({ state }: Story): boolean => state.options.beasts && state.day === 1;
const halved = (story: Story, cats: number): number => (beastsToday(story) ? cats / 2 : cats);

/** A card played at dawn may have sent cats there already: they stay, and count. */
const fillFields = (story: Story, toTheLeft: number, toTheRight: number): void => {
  const before = story.state;
  const left = drawCats(story, toTheLeft - before.left.length);
  const beasts = beastsToday(story) ? drawBeasts(story, toTheRight || toTheLeft) : null;
  const right = beasts ?? drawCats(story, toTheRight - before.right.length);
  change(story, { left: [...before.left, ...left.cats], right: [...before.right, ...right.cats] });
  const rare = [...left.rare, ...right.rare];
  tell(story, { what: 'filled', left: left.cats, right: right.cats, rare });
};

const drawBeasts = (story: Story, count: number): { cats: TileId[]; rare: TileId[] } => {
  const { drawn, rest } = draw(story.rng, story.state.beastBag, count);
  change(story, { beastBag: rest });
  return { cats: drawn, rare: [] };
};

export const deal = (story: Story, cards: number): void => {
  story.state.players.forEach((_, seat) => changePlayer(story, seat, { packet: drawCards(story, cards) }));
  tell(story, { what: 'dealt', cards });
  setPhase(story, { name: 'draft', chosen: story.state.players.map(() => null) });
};
