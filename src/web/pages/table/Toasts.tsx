import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { sayRefusal } from '../../table/problems.ts';
import { freshChat } from '../../table/session.ts';
import type { TableSource } from '../../table/source.ts';
import { EmoteFace } from './Emotes.tsx';
import { whatHappened } from './turn-words.ts';
import './toasts.css';

const SHOWN = 4_000;

/** Short messages that need no answer. They appear over the bar, where they hide nothing of the table. */
export const Toasts = ({ source }: { source: TableSource }): JSX.Element => {
  const t = words.value;
  const { emote, refused, table, takenBack } = source.session.value;
  const line = freshChat(source.session.value).at(-1);
  const link = source.link.value;
  return (
    <div class="toasts">
      {(link === 'connecting' || link === 'offline') && (
        <Unlinked key={link}>{link === 'offline' ? t.offline : t.connecting}</Unlinked>
      )}
      {emote && (
        <Passing key={`emote ${emote.n}`}>
          <EmoteFace emote={emote.emote} />
          {emote.name}: {t.table.emote[emote.emote]}
        </Passing>
      )}
      {line && (
        <Passing key={`chat ${line.n}`}>
          <span class="toast__said">
            <b>{line.name}</b> {line.text}
          </span>
        </Passing>
      )}
      {takenBack && table && (
        <Passing key={`back ${takenBack.seq}`}>{whatHappened(table, takenBack, null)}</Passing>
      )}
      {refused && <Passing key={JSON.stringify(refused)}>{sayRefusal(refused, table)}</Passing>}
    </div>
  );
};

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

const Passing = ({ children }: { children: ComponentChildren }): JSX.Element | null => {
  const gone = useAfter(SHOWN);
  return gone ? null : <div class="toast">{children}</div>;
};

const useAfter = (ms: number): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms);
    return () => clearTimeout(timer);
  }, []);
  return past;
};
