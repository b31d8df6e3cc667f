import type { Seat } from '../../../../kernel/game.ts';
import { cellsOf, legalSpots } from '../../rules/boat/cover.ts';
import { familyValue } from '../../rules/boat/families.ts';
import { NEIGHBOURS } from '../../rules/boat/grid.ts';
import { summary, type Group } from '../../rules/boat/summary.ts';
import { mayLieAnywhere } from '../../rules/island/treasures.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { COLOURS, type Colour, type PlayerView, type View } from '../../rules/state/types.ts';
import type { ColourGain } from '../../words/worth-types.ts';

interface Found {
  readonly oshax: View['oshax'];
  readonly gains: readonly ColourGain[];
}
const found = new WeakMap<PlayerView, Found>();

/**
 * The best that an oshax of each colour can do on a boat now, over all free oshax and all their places. Kept for each
 * boat, because it is asked for at every render.
 */
export const oshaxGains = (view: View, seat: Seat): readonly ColourGain[] => {
  const me = playerIn(view, seat);
  const before = found.get(me);
  if (before?.oshax === view.oshax) return before.gains;
  const gains = gainsOf(view, me);
  found.set(me, { oshax: view.oshax, gains });
  return gains;
};

const gainsOf = (view: View, me: PlayerView): readonly ColourGain[] => {
  const { owner, groups } = summary(me.boat, me.tiles);
  const groupOf = new Map(
    groups.flatMap((group) => group.pieces.map(({ index }) => [index, group] as const)),
  );
  const best = new Map<Colour, ColourGain>();
  const joinable = groups.length > 0 ? view.oshax : []; // on a boat without cats there are the most places, and nothing to join
  for (const tile of joinable)
    for (const spot of legalSpots(me.tiles, tile, mayLieAnywhere(me, tile))) {
      const around = new Set<Group>();
      for (const cell of cellsOf({ tile, ...spot }))
        for (const next of NEIGHBOURS[cell] ?? []) {
          const group = groupOf.get(owner[next] ?? -1);
          if (group) around.add(group);
        }
      for (const colour of new Set([...around].map((group) => group.colour))) {
        const gain = joined(
          colour,
          [...around].filter((group) => group.colour === colour),
        );
        const other = best.get(colour);
        if (!other || gain.points > other.points || (gain.points === other.points && gain.to > other.to))
          best.set(colour, gain);
      }
    }
  return COLOURS.map((colour) => best.get(colour) ?? { colour, from: 0, to: 1, points: 0 });
};

const joined = (colour: Colour, groups: readonly Group[]): ColourGain => {
  const sizes = groups.map(({ pieces }) => pieces.length);
  const to = sizes.reduce((sum, size) => sum + size, 1);
  const before = sizes.reduce((sum, size) => sum + familyValue(size), 0);
  return { colour, from: Math.max(...sizes), to, points: familyValue(to) - before };
};
