import type { ComponentChild, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../language.ts';
import { useNow } from '../../page/useNow.ts';
import { seatName } from '../../table/people.ts';
import type { LayoutProps } from './Layout.tsx';
import { SeatClock } from './SeatChip.tsx';
import { endTitle } from './end-words.ts';

/** Whose turn is it, and what may I do? Always one answer, always in the same place. */
export const Prompt = (props: LayoutProps): JSX.Element => {
  const { source, scene, viewer, regions } = props;
  const mine = viewer !== 'spectator' && scene.actors.includes(viewer) && !scene.outcome;
  const pending = source.session.value.pending.length > 0;
  return (
    <section class={`tp__prompt panel ${mine && !pending ? 'is-turn' : ''}`} role="status">
      {mine && !pending ? (
        <>
          <span class="tag tag--turn">{turnTag(props)}</span>
          <p class="prompt__text">{regions.prompt ?? words.value.table.choose}</p>
        </>
      ) : (
        <p class="prompt__text">{waiting(props, pending)}</p>
      )}
      {viewer !== 'spectator' && (
        // Hidden from screen readers, which would be told every second: the seat's own clock is there to be asked.
        <span class="tp__myclock" aria-hidden="true">
          <SeatClock source={source} seat={viewer} name="" />
        </span>
      )}
      {props.hint.text && <p class="tp__hint">{props.hint.text}</p>}
      <ComeBack {...props} />
    </section>
  );
};

/** On a shared device "you" could be anybody, so the tag says who. */
const turnTag = ({ source, table, viewer }: LayoutProps): string => {
  const t = words.value.table;
  const { yours } = source.session.value;
  return yours.length > 1 && viewer !== 'spectator' ? t.turnOf(seatName(table, yours, viewer)) : t.yourTurn;
};

const waiting = (props: LayoutProps, pending: boolean): ComponentChild => {
  const { source, table, scene } = props;
  const t = words.value.table;
  const { yours, thinking } = source.session.value;
  if (scene.outcome) return endTitle(table, yours, scene.outcome);
  if (table.halted) return t.halted;
  if (pending) return t.sending;
  const [bot] = thinking;
  if (bot !== undefined) return <BotThinks key={scene.seq} name={seatName(table, yours, bot)} />;
  return scene.actors.map((seat) => t.turnOf(seatName(table, yours, seat))).join(' ');
};

/** A bot took over when my time was up, or I left: the seat is still mine. */
const ComeBack = ({ source, table, viewer }: LayoutProps): JSX.Element | null => {
  const sitter = viewer === 'spectator' ? null : table.seats[viewer];
  if (viewer === 'spectator' || sitter?.kind !== 'person' || !sitter.away) return null;
  return (
    <button class="btn btn--primary" onClick={() => source.back(viewer)}>
      {words.value.table.comeBack}
    </button>
  );
};

const BotThinks = ({ name }: { name: string }): JSX.Element => {
  const t = words.value.table;
  const now = useNow(true, 1000);
  const [started] = useState(Date.now);
  const seconds = Math.floor((now - started) / 1000);
  return (
    <>
      {t.thinking(name)}
      {seconds > 1 && <span aria-hidden="true"> · {t.thinkingFor(seconds)}</span>}
    </>
  );
};
