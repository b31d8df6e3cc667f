import type { ComponentChild, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { nearSeat, type Regions } from '../../../../web/kit/board.ts';
import { Around, type Watching } from './Around.tsx';
import { DuelCards } from './Cards.tsx';
import { BeginButton, DuelScreen } from './DuelScreen.tsx';
import { ownTable, propsAt, type DuelProps, type RaceProps } from './own-table.ts';
import { DUEL_WORDS } from './words.ts';

interface Children {
  readonly children: (regions: Regions) => VNode;
}
export type RaceBoardType = (props: RaceProps & Children & { readonly around?: ComponentChild }) => VNode;

/** While the own run is under way: the table of the race, for one. Before and after: who is how far, and what came of it. */
export const DuelBoard = ({
  Race,
  children,
  ...props
}: DuelProps & Children & { readonly Race: RaceBoardType }): VNode => {
  const [chosen, watch] = useState<Seat | null>(null);
  const looks = props.replay === true || props.seat === 'spectator';
  const seat = (looks ? chosen : null) ?? nearSeat(props.seat);
  const table = ownTable(props.scene.view, seat);
  if (table)
    return (
      <Race
        {...propsAt(props, table, seat)}
        around={<Aside {...props} near={seat} watch={looks ? watch : null} />}
      >
        {children}
      </Race>
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

/** In the places of the others and of the row. */
const Aside = ({ near, ...props }: DuelProps & Required<Watching>): VNode => (
  <>
    <Around {...props} near={near} />
    <DuelCards view={props.scene.view} seat={near} words={DUEL_WORDS[props.locale]} />
  </>
);

const promptOf = ({ scene, seat, locale, sitter }: DuelProps): ComponentChild => {
  const words = DUEL_WORDS[locale];
  if (seat === 'spectator') return words.watching;
  const { runs } = scene.view;
  if (runs[seat]?.stage === 'waiting') return words.ready;
  const others = runs.flatMap(({ stage }, one) => (stage === 'over' ? [] : [sitter(one).name]));
  return others.length ? words.done(others.join(', ')) : null;
};
