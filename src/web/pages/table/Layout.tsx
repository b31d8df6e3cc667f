import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { nearSeat } from '../../kit/board.ts';
import { useNarrow } from '../../kit/useNarrow.ts';
import { words } from '../../preferences/language.ts';
import { Confirm } from './Confirm.tsx';
import { Delay } from './Delay.tsx';
import { useHintCard } from './HintCard.tsx';
import type { LayoutProps } from './layout-props.ts';
import { Prompt } from './Prompt.tsx';
import { Question } from './Question.tsx';
import { SeatChip } from './SeatChip.tsx';
import { Side } from './Side.tsx';
import { Tools } from './Tools.tsx';
import { useFirstHint } from './useFirstHint.ts';

/** The seven regions, in the same order for eye, keyboard and screen reader; the stylesheet places them. */
export const Layout = (props: LayoutProps): JSX.Element => {
  const { source, table, viewer, scene, showing, coats, regions, hint } = props;
  const narrow = useNarrow();
  const near = nearSeat(viewer);
  const { session } = source;
  const firstHint = useFirstHint(table, session.value, regions.seen ?? scene, viewer, showing);
  const { card, fold } = useHintCard({ hint, firstHint, regions });
  const rivals = table.seats.flatMap((_, seat) => (seat === near ? [] : [seat]));
  const chip = (seat: Seat): JSX.Element => (
    <SeatChip source={source} table={table} seat={seat} coat={coats[seat] ?? 'ginger'} />
  );
  return (
    <>
      {!regions.seated && (
        <section
          class={`tp__rivals ${rivals.length === 1 ? 'tp__rivals--one' : ''}`}
          aria-label={words.value.table.rivals}
        >
          {rivals.map((seat) => (
            <div key={seat} class="tp__rival panel">
              {chip(seat)}
              <div class="tp__pool">{regions.pools[seat]}</div>
            </div>
          ))}
        </section>
      )}
      <section class="tp__stage stage" data-running={regions.running} onPointerDown={fold}>
        <div class="tp__board">{regions.stage}</div>
      </section>
      {card}
      {narrow && <Question source={source} />}
      <Delay {...props} />
      <div class="tp__says">
        <Prompt {...props} />
      </div>
      <div class="tp__tray">{regions.tray}</div>
      <Confirm {...props} />
      <section class="tp__me panel" aria-label={words.value.table.tools}>
        <div class="tp__mine">
          {chip(near)}
          {regions.mine}
        </div>
        <Tools {...props} />
      </section>
      <Side source={source} table={table} pages={regions.pages ?? []} />
    </>
  );
};
