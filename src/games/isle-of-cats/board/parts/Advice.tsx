import type { JSX } from 'preact';
import type { BoardProps } from '../../../../web/kit/board.ts';
import { tilePlace } from '../../rules/boat/place-names.ts';
import type { Isle } from '../../rules/state/types.ts';
import { advisedTile } from '../plan/advice.ts';
import { changesBy } from '../plan/changes.ts';
import type { Planning } from '../plan/usePlan.ts';
import { THINGS, WORDS } from '../words.ts';

/** Which tile, where and what for: the ghost on the boat shows the rest. The button takes it into the hand like that. */
export const adviceOf = (props: BoardProps<Isle>, plan: Planning): JSX.Element | null | undefined => {
  const placed = advisedTile(props);
  if (!placed) return undefined;
  if (plan.holding.set) return null; // a tile lies on the boat, this one or another: the prompt says what it would change
  const [words, things] = [WORDS[props.locale], THINGS[props.locale]];
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
