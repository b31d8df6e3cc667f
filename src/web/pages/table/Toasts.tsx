import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../language.ts';
import { Icon } from '../../page/Icon.tsx';
import { seatName } from '../../table/people.ts';
import { sayRefusal } from '../../table/problems.ts';
import type { TableSource } from '../../table/source.ts';
import { EmoteFace } from './Emotes.tsx';

const SHOWN = 4_000;

/** Small things that want to be noticed and need no answer, and the one question that does: a takeback. */
export const Toasts = ({ source }: { source: TableSource }): JSX.Element => {
  const t = words.value;
  const { emote, refused, table } = source.session.value;
  const link = source.link.value;
  return (
    <div class="toasts" aria-live="polite">
      {(link === 'connecting' || link === 'offline') && (
        <div class="toast">
          <Icon name="wifi" />
          {link === 'offline' ? t.offline : t.connecting}
        </div>
      )}
      <Takeback source={source} />
      {emote && (
        <Passing key={`emote ${emote.n}`}>
          <EmoteFace emote={emote.emote} />
          {emote.name}: {t.table.emote[emote.emote]}
        </Passing>
      )}
      {refused && <Passing key={JSON.stringify(refused)}>{sayRefusal(refused, table?.game ?? null)}</Passing>}
    </div>
  );
};

const Passing = ({ children }: { children: ComponentChildren }): JSX.Element | null => {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), SHOWN);
    return () => clearTimeout(timer);
  }, []);
  return gone ? null : <div class="toast">{children}</div>;
};

const Takeback = ({ source }: { source: TableSource }): JSX.Element | null => {
  const t = words.value.table;
  const { asked, table, yours, me } = source.session.value;
  if (!asked || !table) return null;
  if (yours.includes(asked.by)) return <div class="toast">{t.takebackAsked}</div>;
  if (me === null || !asked.waiting.includes(me)) return null;
  return (
    <div class="toast toast--ask" role="alertdialog" aria-label={t.takeback}>
      <span>{t.takebackAsks(seatName(table, yours, asked.by))}</span>
      <button class="btn btn--primary" onClick={() => source.answer(true)}>
        {t.agree}
      </button>
      <button class="btn" onClick={() => source.answer(false)}>
        {t.decline}
      </button>
    </div>
  );
};
