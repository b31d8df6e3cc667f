import type { ComponentChild, JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/Announcer.tsx';
import { useNarrow } from '../../kit/useNarrow.ts';
import { words } from '../../preferences/language.ts';
import { useNow } from '../../page/useNow.ts';
import { narrate } from '../../table/narrate.ts';
import { ownSeat, seatName } from '../../table/people.ts';
import { isCertain } from '../../table/session.ts';
import type { LayoutProps } from './layout-props.ts';
import { DelayText, lateOf } from './Delay.tsx';
import { SeatClock } from './SeatChip.tsx';
import { NextTable } from './NextTable.tsx';
import { isAskedOf, Question } from './Question.tsx';
import { whoseTurn } from './turn-words.ts';

/**
 * Says whose turn it is and what can be done. Always one message, always in the same place. While a step is shown it tells the
 * step; a part of which nothing is told, such as cards that lie ready, keeps nobody waiting.
 */
export const Prompt = (props: LayoutProps): JSX.Element => {
  const { source, table, scene, showing, viewer, regions } = props;
  const session = source.session.value;
  const told = showing ? narrate(table, scene.events, ownSeat(table, session.yours)) : '';
  const isShown = !showing || (told === '' && scene.awaiting.length > 0);
  const mine = isShown && viewer !== 'spectator' && scene.awaiting.includes(viewer) && !scene.outcome;
  const pending = !isCertain(session, viewer, scene) && !regions.atOnce;
  const narrow = useNarrow();
  const nudges = useTapsMeanwhile(pending);
  return (
    <section
      class={`tp__prompt panel ${mine && !pending ? 'is-turn' : ''} ${regions.promptOnStage ? 'tp__prompt--on-stage' : ''}`}
    >
      {viewer === 'spectator' && <span class="tag">{words.value.spectator}</span>}
      {mine && !pending ? (
        <>
          {/* In a race it is everybody's turn. */}
          {!regions.atOnce && <span class="tag tag--turn">{whoseTurn(session, table, scene, viewer)}</span>}
          <p class="prompt__text">{regions.prompt ?? words.value.table.choose}</p>
        </>
      ) : (
        (narrow || !isAskedOf(session)) && (
          <p
            key={nudges}
            class={`prompt__text ${isShown ? '' : 'prompt__text--step'} ${nudges > 0 ? 'is-nudged' : ''}`}
          >
            {isShown ? waiting(props, pending) : told}
          </p>
        )
      )}
      {viewer !== 'spectator' && (
        // Hidden from screen readers: the clock of the seat can be read instead.
        <span class="tp__myclock" aria-hidden="true">
          <SeatClock source={source} seat={viewer} name="" />
        </span>
      )}
      {!narrow && <Question source={source} />}
      <ComeBack {...props} />
      {table.clock.kind === 'days' && viewer !== 'spectator' && isShown && !mine && (
        <NextTable table={table} seq={scene.seq} />
      )}
    </section>
  );
};

const waiting = (
  { source, table, scene, showing, viewer, regions }: LayoutProps,
  pending: boolean,
): ComponentChild => {
  const t = words.value.table;
  const session = source.session.value;
  if (table.halted && !scene.outcome) return t.halted;
  if (regions.atOnce && regions.prompt !== null && !scene.outcome) return regions.prompt;
  if (pending) return t.sending;
  const bot = session.thinking.find((seat) => !showing || scene.awaiting.includes(seat));
  if (bot !== undefined && !scene.outcome)
    return <BotThinks key={scene.seq} name={seatName(table, session.yours, bot)} />;
  const late = viewer === 'spectator' || scene.outcome ? null : lateOf(session, table);
  if (late) return <DelayText late={late} name={seatName(table, session.yours, late.seat)} />;
  return whoseTurn(session, table, scene, viewer);
};

/**
 * Counts taps on the board while my move is on its way and its result is not certain: the prompt then says again what
 * it waits for, so that no tap is ignored in silence.
 */
const useTapsMeanwhile = (pending: boolean): number => {
  const [taps, setTaps] = useState(0);
  useLayoutEffect(() => {
    setTaps(0);
    if (!pending) return undefined;
    const onTap = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('.tp__stage, .tp__tray')) return;
      setTaps((before) => before + 1);
      announce(words.value.table.sending);
    };
    document.addEventListener('click', onTap, true);
    return () => document.removeEventListener('click', onTap, true);
  }, [pending]);
  return taps;
};

/** A bot took over because my time ran out or I left: the button takes the seat back. */
const ComeBack = ({ source, table, viewer, scene }: LayoutProps): JSX.Element | null => {
  const sitter = viewer === 'spectator' ? null : table.seats[viewer];
  if (viewer === 'spectator' || sitter?.kind !== 'person' || !sitter.away || scene.outcome) return null;
  return (
    <button class="btn btn--primary" onClick={() => source.seats?.back(viewer)}>
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
