import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../preferences/language.ts';
import { useNarrow } from '../../kit/useNarrow.ts';
import { Icon } from '../../page/Icon.tsx';
import { sayRefusal } from '../../table/problems.ts';
import { freshChat, type Session } from '../../table/session.ts';
import type { TableSource } from '../../table/source.ts';
import { EmoteFace } from './emotes/Emotes.tsx';
import { whatHappened } from './turn-words.ts';
import { useFreePlace } from './useFreePlace.ts';
import './toasts.css';

const SHOWN = 4_000;

interface ToastsProps {
  readonly source: TableSource;
  readonly atTable?: true; // there is a board, whose players talk while they play
}

/**
 * Short messages that need no answer. They appear over the bar, where they hide nothing of the table. On a phone the bar is
 * too narrow for what somebody says: there it lies where nothing is needed now.
 */
export const Toasts = ({ source, atTable }: ToastsProps): JSX.Element => {
  const t = words.value;
  const Saying = useNarrow() && atTable ? Placed : Passing;
  const { emote, refused, table, takenBack } = source.session.value;
  const line = freshChat(source.session.value).at(-1);
  const link = source.link.value;
  return (
    <div class="toasts">
      {(link === 'connecting' || link === 'offline') && (
        <Unlinked key={link}>{link === 'offline' ? t.offline : t.connecting}</Unlinked>
      )}
      {emote && !isSeenAtSeat(source.session.value) && (
        <Passing key={`emote ${emote.n}`} class="toast--emote">
          <EmoteFace emote={emote.emote} />
          {emote.name}: {t.table.emote[emote.emote]}
        </Passing>
      )}
      {line && (
        <Saying key={`chat ${line.n}`}>
          <span class="toast__said">
            <b>{line.name}</b> {line.text}
          </span>
        </Saying>
      )}
      {takenBack && table && (
        <Passing key={`back ${takenBack.seq}`}>{whatHappened(table, takenBack, null)}</Passing>
      )}
      {refused && <Passing key={JSON.stringify(refused)}>{sayRefusal(refused, table)}</Passing>}
    </div>
  );
};

/** An emote is shown at the portrait of its sender. Somebody who watches has none, and at the end not all are drawn. */
const isSeenAtSeat = ({ emote, table }: Session): boolean =>
  table?.status === 'playing' &&
  table.seats.some((seat) => seat.kind === 'person' && seat.guest === emote?.guest);

/**
 * It may last: on a phone only the icon stays after a while, because the bar also shows a title and a clock.
 */
const Unlinked = ({ children }: { children: ComponentChildren }): JSX.Element => {
  const read = useAfter(SHOWN);
  return (
    <div class={`toast ${read ? 'toast--read' : ''}`}>
      <Icon name="wifi" />
      <span>{children}</span>
    </div>
  );
};

interface PassingProps {
  readonly class?: string;
  readonly children: ComponentChildren;
}

const Passing = ({ class: look = '', children }: PassingProps): JSX.Element | null => {
  const gone = useAfter(SHOWN);
  return gone ? null : <div class={`toast ${look}`}>{children}</div>;
};

const Placed = ({ children }: PassingProps): JSX.Element | null => {
  const gone = useAfter(SHOWN);
  const toast = useRef<HTMLDivElement>(null);
  useFreePlace(toast, null);
  return gone ? null : (
    <div ref={toast} class="toast toast--placed">
      {children}
    </div>
  );
};

const useAfter = (ms: number): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms);
    return () => clearTimeout(timer);
  }, []);
  return past;
};
