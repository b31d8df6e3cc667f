import type { Rng } from '../../../../kernel/game.ts';
import { check } from '../../rules/check.ts';
import { determinize } from '../../rules/imagine.ts';
import type { Move, View } from '../../rules/state/types.ts';
import type { Option } from './option.ts';
import { leadAfter } from './play-to-end.ts';

/** The number of playouts before a bot decides. */
export interface Playouts {
  readonly fromDay: number; // on earlier days the result depends too much on luck
  readonly moves: number; // the number of moves that are tried
  readonly worlds: number; // the number of imagined worlds for each move
}

const MARGIN = 4; // points: a move whose value is lower by more is not tried
const TRUST = 4; // the value before the playouts counts as much as so many worlds
const CLEAR = 20; // points ahead or behind after which a few more hardly matter
const LUCKS = 1_000_000;

/** True for placing, choosing and passing. Laying cards and playing anytime cards are not tried. */
const isTried = ({ pending, phase }: View, { do: what }: Move): boolean =>
  what !== 'play' &&
  what !== 'colour' &&
  (pending.length > 0 || (phase.name !== 'lay' && phase.name !== 'ready'));

/**
 * Plays the most promising moves to the end in the same imagined worlds, and returns the one that ends best. Only against
 * the sister; null where there is nothing to try or no time.
 */
export const bestByPlayouts = (
  view: View,
  options: readonly Option[],
  { fromDay, moves, worlds }: Playouts,
  think: () => boolean,
  rng: Rng,
): Move | null => {
  if (!view.sister || view.day < fromDay) return null;
  const tried = promising(view, options, moves);
  const [first] = tried;
  if (!first || tried.length < 2) return null;
  const totals = tried.map(({ value }) => TRUST * (value - first.value));
  for (let world = 0; world < worlds; world++) {
    const leads = leadsIn(view, tried, think, rng);
    if (!leads) break;
    leads.forEach((lead, i) => (totals[i] = (totals[i] ?? 0) + lead));
  }
  return tried[totals.indexOf(Math.max(...totals))]?.move ?? null;
};

const promising = (view: View, options: readonly Option[], most: number): Option[] => {
  const best: Option[] = [];
  for (const option of options.toSorted((a, b) => b.value - a.value)) {
    if (best.length === most || option.value < (best[0]?.value ?? -Infinity) - MARGIN) break;
    if (isTried(view, option.move) && !check(view, 0, option.move)) best.push(option);
  }
  return best;
};

/** The lead at the end after each move in one world; null if there was no time for all of them. */
const leadsIn = (view: View, tried: readonly Option[], think: () => boolean, rng: Rng): number[] | null => {
  const world = determinize(view, rng);
  const luck = rng.int(LUCKS);
  const leads: number[] = [];
  for (const { move } of tried) {
    if (!think()) return null;
    const lead = leadAfter(world, move, luck);
    if (lead === null) return null;
    leads.push(CLEAR * Math.tanh(lead / CLEAR));
  }
  return leads;
};
