import type { ComponentChild, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { nearSeat, type Regions } from '../../../../web/kit/board.ts';
import type { DuelProps } from '../props/props.ts';
import { RaceBoard } from '../race/RaceBoard.tsx';
import { DuelPlayers, type Watching } from './DuelPlayers.tsx';
import { DuelCards } from './Cards.tsx';
import { BeginButton, DuelScreen } from './DuelScreen.tsx';
import { ownTable, propsAt } from './own-table.ts';

type DuelBoardProps = DuelProps & { readonly children: (regions: Regions) => VNode };

/**
 * The board of a duel. During my run: the table of the race, for one player. Before and after: everybody's progress and
 * results.
 */
export const DuelBoard = ({ children, ...props }: DuelBoardProps): VNode => {
  const [chosen, watch] = useState<Seat | null>(null);
  const looks = props.replay === true || props.seat === 'spectator';
  const seat = (looks ? chosen : null) ?? nearSeat(props.seat);
  const table = ownTable(props.scene.view, seat);
  if (table)
    return (
      <RaceBoard
        {...propsAt(props, table, seat)}
        around={<Aside {...props} near={seat} watch={looks ? watch : null} />}
      >
        {children}
      </RaceBoard>
    );
  return children({
    seated: true,
    atOnce: true,
    stage: <DuelScreen {...props} />,
    tray: <BeginButton {...props} />,
    pools: [],
    prompt: promptOf(props),
    plan: null,
  });
};

/** Shown in place of the rivals and of the row. */
const Aside = ({ near, ...props }: DuelProps & Required<Watching>): VNode => (
  <>
    <DuelPlayers {...props} near={near} />
    <DuelCards view={props.scene.view} seat={near} words={props.words.board.duel} />
  </>
);

const promptOf = ({ scene, seat, words, sitter }: DuelProps): ComponentChild => {
  const { duel } = words.board;
  if (seat === 'spectator') return duel.watching;
  const { runs } = scene.view;
  if (runs[seat]?.stage === 'waiting') return duel.ready;
  const others = runs.flatMap(({ stage }, one) => (stage === 'over' ? [] : [sitter(one).name]));
  return others.length ? duel.done(others.join(', ')) : null;
};
