import type { ComponentChild, VNode } from 'preact';
import type { Regions } from '../../../../web/kit/board.ts';
import type { Phase } from '../../rules/race/types.ts';
import { useHands } from '../hands/useHands.ts';
import type { RaceProps } from '../props/props.ts';
import { Actions } from './Actions.tsx';
import { promptOf } from './prompt.tsx';
import { usePracticeHint } from './hint.tsx';
import { Table } from './Table.tsx';

interface RaceBoardProps extends RaceProps {
  readonly around?: ComponentChild; // in a duel: the other players
  readonly children: (regions: Regions) => VNode;
}

/** The board of a race, and in a duel of one player's table, with the other players as `around`. */
export const RaceBoard = ({ children, around, ...props }: RaceBoardProps): VNode => {
  const hands = useHands(props);
  const hint = usePracticeHint(props, hands.me);
  return children({
    seated: true,
    atOnce: true,
    ...(RUNNING.has(props.scene.view.phase.name) ? { running: true } : {}),
    ...(hint.on ? { ownHint: true } : {}),
    stage: <Table props={props} hands={hands} hint={hint} around={around} />,
    tray: <Actions props={props} hands={hands} />,
    pools: [],
    prompt: promptOf(props, hands),
    plan: null,
  });
};

const RUNNING: ReadonlySet<Phase['name']> = new Set(['countdown', 'play', 'touch']);
