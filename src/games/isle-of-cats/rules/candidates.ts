import type { Seat } from '../../../kernel/game.ts';
import { choicesFor, interruptRefusal, pairs } from './anytime/check-play.ts';
import { legalSpots } from './boat/cover.ts';
import { cardOf } from './cards/discovery.ts';
import { tilesAsked } from './check.ts';
import { rescueRefusal } from './check-rescue.ts';
import { askedSeats } from './island/island.ts';
import { inHand, playerIn, seen } from './state/piles.ts';
import { keptNow } from './phases/explore.ts';
import { movable } from './island/pending.ts';
import { mayLieAnywhere } from './island/treasures.ts';
import {
  COLOURS,
  type CardId,
  type Field,
  type Move,
  type Pending,
  type Pile,
  type TileId,
  type View,
} from './state/types.ts';

/** Proposes every move that may be legal. */
export const candidates = (view: View, seat: Seat): Move[] => {
  const interrupts = interruptRefusal(view, seat) ? [] : [...plays(view, seat), ...feedings(view, seat)];
  if (!askedSeats(view).includes(seat)) return interrupts;
  const decision = view.pending.at(-1);
  const asked = decision ? ofDecision(view, seat, decision) : ofPhase(view, seat);
  return interrupts.length ? [...asked, ...interrupts] : asked;
};

const placings = (view: View, seat: Seat, tile: TileId): Move[] => {
  const me = playerIn(view, seat);
  const spots = legalSpots(me.tiles, tile, mayLieAnywhere(me, tile));
  return spots.map(({ x, y, turn }) => ({ do: 'place', tile, x, y, turn }));
};

const ofPhase = (view: View, seat: Seat): Move[] => {
  const me = playerIn(view, seat);
  switch (view.phase.name) {
    case 'ready':
      return [{ do: 'ready' }];
    case 'draft':
      return choose(sorted(seen(me.packet)), keptNow(view, seat)).map((cards) => ({ do: 'keep', cards }));
    case 'buy':
      return subsets(sorted(seen(me.kept))).map((cards) => ({ do: 'buy', cards }));
    case 'lay':
      return [
        { do: 'done' },
        ...[...new Set(me.tokens)].map((side): Move => ({ do: 'lay-token', side })),
        ...inHand(view, seat).map((card): Move => ({ do: 'lay', card })),
      ];
    case 'rescue':
      return rescues(view, seat);
    case 'rare':
      return [{ do: 'pass' }, ...inHand(view, seat).flatMap(finds)];
    case 'event':
    case 'lessons':
    case 'night':
    case 'over':
      break;
  }
  return [];
};

const rescues = (view: View, seat: Seat): Move[] => {
  const moves: Move[] = [{ do: 'pass' }, { do: 'end' }];
  // Pushed into one list, because a crowded island offers many thousands.
  for (const tile of [...view.left, ...view.right, ...view.kittens])
    if (!rescueRefusal(view, seat, tile)) for (const move of placings(view, seat, tile)) moves.push(move);
  for (const tiles of pairs(view.kittens.toSorted())) moves.push({ do: 'pair', tiles });
  return moves;
};

const finds = (id: CardId): Move[] => {
  const card = cardOf(id);
  if (card.kind === 'oshax') return COLOURS.map((colour) => ({ do: 'oshax', card: id, colour }));
  if (card.kind !== 'treasure') return [];
  return (['common', 'small', 'rare'] as const).map((take) => ({ do: 'treasure', card: id, take }));
};

const FIELDS: readonly Field[] = ['left', 'right'];

const ofDecision = (view: View, seat: Seat, decision: Pending<Pile>): Move[] => {
  switch (decision.ask) {
    case 'treasure':
      return [{ do: 'skip' }, ...tilesAsked(view, decision).flatMap((tile) => placings(view, seat, tile))];
    case 'oshax':
    case 'kittens':
    case 'rat':
    case 'drawn-tile':
      return tilesAsked(view, decision).flatMap((tile) => placings(view, seat, tile));
    case 'side':
      return [
        { do: 'side', side: 'basket' },
        { do: 'side', side: 'boots' },
      ];
    case 'colour':
      return COLOURS.map((colour) => ({ do: 'colour', colour }));
    case 'drawn-cards':
      return subsets(sorted(seen(decision.cards))).map((cards) => ({ do: 'buy', cards }));
    case 'sort':
      return decision.tiles.flatMap((tile) => FIELDS.map((to): Move => ({ do: 'send', tile, to })));
    case 'move':
      break;
  }
  return [{ do: 'done' }, ...movable(view).map((tile): Move => ({ do: 'move', tile }))];
};

const plays = (view: View, seat: Seat): Move[] =>
  inHand(view, seat).flatMap((id) => {
    const card = cardOf(id);
    if (card.kind !== 'anytime') return [];
    return choicesFor(view, seat, card.effect).map((chosen): Move => ({
      do: 'play',
      card: id,
      with: chosen,
    }));
  });

const feedings = (view: View, seat: Seat): Move[] => {
  const rats = playerIn(view, seat).tiles.filter(({ tile }) => tile === 'rat');
  return rats.map(({ x, y }) => ({ do: 'feed', x, y }));
};

export const sorted = (cards: readonly CardId[]): CardId[] => cards.toSorted((a, b) => a - b);

/** All subsets with exactly this many cards. */
const choose = (from: readonly CardId[], count: number): CardId[][] =>
  subsets(from).filter((set) => set.length === count);

/** All subsets of a few cards. */
export const subsets = (from: readonly CardId[]): CardId[][] => {
  const sets: CardId[][] = [[]];
  for (const card of from) sets.push(...sets.map((set) => [...set, card]));
  return sets;
};
