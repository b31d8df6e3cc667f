import type { Seat } from '../../../../kernel/game.ts';
import { named } from '../../rules/boat/tiles.ts';
import { findCard } from '../../rules/cards/discovery.ts';
import { tilesAsked } from '../../rules/check.ts';
import { inHand } from '../../rules/state/piles.ts';
import { COLOURS, type View } from '../../rules/state/types.ts';
import { Evaluator, type Effort } from './evaluator.ts';
import type { Option } from './option.ts';

const KEEP_TREASURE = 4; // points a treasure card will bring on a later day, when there are gaps to fill
const KEEP_SMALL = 3;
const KEPT = 0.85; // the part of an oshax card's value that is left when it is played on a later day

/** Oshax and treasures: now, or later when there are more gaps to fill. */
export const findOptions = (view: View, seat: Seat, { limits, care }: Effort): Option[] => {
  const evaluator = new Evaluator(view, seat, { limits, care });
  const last = evaluator.to.days === 0;
  const without = new Evaluator(view, seat, { found: 1, limits, care });
  const keepOshax = last ? 0 : KEPT * (evaluator.value() - without.value());
  const options = inHand(view, seat).flatMap((id): Option[] => {
    const card = findCard(id);
    if (card?.kind === 'oshax')
      return COLOURS.map((colour) => ({
        move: { do: 'oshax', card: id, colour },
        value:
          bestOf(
            without,
            view.oshax.map((tile) => named(tile, colour)),
          ) - keepOshax,
      }));
    if (card?.kind !== 'treasure') return [];
    const small = card.take === 'small-or-common';
    const keep = last ? 0 : small ? KEEP_SMALL : KEEP_TREASURE;
    return (small ? (['small', 'common'] as const) : (['rare', 'common'] as const)).map((take) => ({
      move: { do: 'treasure', card: id, take },
      value: bestFind(evaluator, take) - (small && take === 'common' ? 0.5 : 0) - keep,
    }));
  });
  return [{ move: { do: 'pass' }, value: 0.01 }, ...options];
};

const bestOf = (evaluator: Evaluator, tiles: readonly string[]): number =>
  Math.max(-1, ...tiles.map((tile) => evaluator.best(tile)?.gain ?? -1));

/** One rare treasure, or two common ones, one after the other. */
const bestFind = (evaluator: Evaluator, from: 'rare' | 'common' | 'small'): number => {
  const ideas = tilesAsked(evaluator.view, {
    ask: 'treasure',
    seat: evaluator.seat,
    from,
    left: 1,
    must: true,
  }).flatMap((tile) => evaluator.best(tile) ?? []);
  const [best] = ideas.toSorted((a, b) => b.gain - a.gain);
  if (!best) return -1;
  if (from === 'rare') return best.gain;
  const second = evaluator.suppose(best, () =>
    Math.max(0, ...ideas.map(({ tile }) => evaluator.best(tile)?.gain ?? 0)),
  );
  return best.gain + second;
};
