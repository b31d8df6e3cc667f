import type { JSX } from 'preact';
import { FamilyDisc } from '../tiles/FamilySign.tsx';
import { families } from '../../rules/boat/families.ts';
import { summary } from '../../rules/boat/summary.ts';
import { COLOURS, type PlayerView } from '../../rules/state/types.ts';
import { COLOUR_LOOKS } from '../tiles/looks.ts';

/** The largest group of each colour on a boat; a group that is a family is framed. */
export const ColourCounts = ({ player }: { player: PlayerView }): JSX.Element => {
  const boat = summary(player.boat, player.tiles);
  const isFamily = new Set(families(boat).map(({ colour }) => colour));
  return (
    <span class="isle-counts" aria-hidden="true">
      {COLOURS.map((colour) => {
        const sizes = boat.groups
          .filter((group) => group.colour === colour)
          .map(({ pieces }) => pieces.length);
        return (
          <span key={colour} class={isFamily.has(colour) ? 'is-family' : ''}>
            <svg width={17} height={17} viewBox="-18 -18 36 36">
              <FamilyDisc sign={COLOUR_LOOKS[colour].sign} colour={COLOUR_LOOKS[colour].ink} />
            </svg>
            {Math.max(0, ...sizes)}
          </span>
        );
      })}
    </span>
  );
};
