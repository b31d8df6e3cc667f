import type { Seat } from '../../../../kernel/game.ts';
import { isTreasure, tileOf } from '../boat/tiles.ts';
import { findCard, type Effect } from '../cards/discovery.ts';
import { cardName, cardNamed } from '../cards/ids.ts';
import { resolving } from '../island/island.ts';
import { inHand, playerIn, seen, sizeOf } from '../state/piles.ts';
import { movable } from '../island/pending.ts';
import { COLOURS, type PlayMove, type Refused, type View } from '../state/types.ts';
import { fishFrom, givesFishOnly } from './fish.ts';

/** The reason why a seat may not interrupt now, or null. Checked for anytime cards and for feeding. [A1] */
export const interruptRefusal = (view: View, seat: Seat): Refused | null => {
  if (view.options.mode === 'family' || view.phase.name === 'over') return { why: 'not-asked' }; // [F1]
  if (view.pending.some((decision) => decision.seat === seat)) return { why: 'finish-first' };
  return resolving(view) ? { why: 'wait-for-card' } : null;
};

export const checkPlay = (view: View, seat: Seat, move: PlayMove): Refused | null => {
  const no = interruptRefusal(view, seat);
  if (no) return no;
  if (!inHand(view, seat).includes(move.card)) return { why: 'not-in-hand' };
  const card = findCard(move.card);
  if (card?.kind !== 'anytime') return { why: 'wrong-card' };
  if (view.phase.name === 'buy' && !givesFishOnly(card.effect)) return { why: 'fish-cards-only' }; // [A1] [D4]
  const said = move.with.join('+');
  if (!choicesFor(view, seat, card.effect).some((choice) => choice.join('+') === said))
    return { why: 'choose-what' };
  return pointless(view, seat, card.effect, move.with) ? { why: 'nothing-to-gain' } : null;
};

const pointless = (view: View, seat: Seat, effect: Effect, chosen: readonly string[]): boolean => {
  const me = playerIn(view, seat);
  const fish = fishFrom(
    effect,
    me,
    sizeOf(me.lessons),
    COLOURS.find((colour) => colour === chosen[0]) ?? null,
  );
  if (fish !== null) return fish === 0; // [A4]
  if (effect === 'draw-tile' || effect === 'draw-four-tiles') return view.bag.length === 0;
  return effect === 'move-cats' && movable(view).length === 0;
};

const NO_CHOICE: readonly (readonly string[])[] = [[]];

/** All choices that a card allows, such as a colour or two lessons. */
export const choicesFor = (view: View, seat: Seat, effect: Effect): readonly (readonly string[])[] => {
  const me = playerIn(view, seat);
  if (effect === 'fish-per-cat' && view.sister) return COLOURS.map((colour) => [colour]); // [A4]
  if (effect === 'basket-for-lessons')
    // [A12]
    return pairs(
      seen(me.lessons)
        .toSorted((a, b) => a - b)
        .map(cardName),
    );
  if (effect === 'basket-for-treasures') {
    // [A12]
    const treasures = me.tiles.map(({ tile }) => tile).filter((tile) => isTreasure(tileOf(tile)));
    return pairs(treasures.toSorted());
  }
  return NO_CHOICE;
};

export const pairs = <T>(list: readonly T[]): T[][] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other]));

export const lessonsNamed = (names: readonly string[]): number[] => names.map((name) => cardNamed(name) ?? 0);
