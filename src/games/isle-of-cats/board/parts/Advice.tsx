import type { JSX } from 'preact';
import { tilePlace } from '../../rules/boat/place-names.ts';
import type { IsleProps } from '../props/props.ts';
import { advisedTile } from '../plan/advice.ts';
import { changesBy } from '../plan/changes.ts';
import type { Planning } from '../plan/usePlan.ts';

/** The text of the hint: the tile, its place and its points. The button takes the tile into the hand at that place. */
export const adviceOf = (props: IsleProps, plan: Planning): JSX.Element | null | undefined => {
  const placed = advisedTile(props);
  if (!placed) return undefined;
  if (plan.holding.set) return null; // a tile lies on the boat already, and the prompt tells what it would change
  const things = props.words.board;
  const words = things.table;
  const good = { ...changesBy(props.scene.view, plan.seat, [placed]), lostMap: null };
  return (
    <>
      {words.advice.says(things.tile(placed.tile), tilePlace(things.rooms, placed))}{' '}
      {words.changes(good, things).slice(0, 2).join(' ')}{' '}
      <button type="button" class="isle-advice" data-legal="" onClick={plan.takeAdvice}>
        {words.advice.take}
      </button>
    </>
  );
};
