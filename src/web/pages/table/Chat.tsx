import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SOCKET_LIMITS } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import type { TableSource } from '../../table/source.ts';
import { Emotes } from './Emotes.tsx';
import './chat.css';

export const Chat = ({ source, table }: { source: TableSource; table: TableInfo }): JSX.Element => {
  const t = words.value.table;
  const { chat, muted, yours } = source.session.value;
  const heard = chat.filter(({ guest }) => !muted.includes(guest));
  return (
    <div class="stack chat">
      {heard.length === 0 && <p class="small">{t.chatEmpty}</p>}
      <ul class="stack chat__said" ref={keepLast}>
        {heard.map(({ n, name, text }) => (
          <li key={n}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ul>
      {yours.length > 0 && <SayForm source={source} />}
      {yours.length > 0 && <Emotes source={source} />}
      <Mutes source={source} table={table} />
    </div>
  );
};

/** Scrolls to the newest line. */
const keepLast = (list: HTMLUListElement | null): void => {
  if (list) list.scrollTop = list.scrollHeight;
};

const SayForm = ({ source }: { source: TableSource }): JSX.Element => {
  const t = words.value.table;
  const [text, setText] = useState('');
  const say = (event: SubmitEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said) source.chat?.say(said);
    setText('');
  };
  return (
    <form class="field" onSubmit={say}>
      <input
        class="field__in grow"
        aria-label={t.sayPlaceholder}
        placeholder={t.sayPlaceholder}
        maxLength={SOCKET_LIMITS.sayLength}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button class="btn">{t.say}</button>
    </form>
  );
};

/** Buttons to mute and unmute everybody else at the table. */
const Mutes = ({ source, table }: { source: TableSource; table: TableInfo }): JSX.Element | null => {
  const t = words.value.table;
  const { people, muted, me } = source.session.value;
  const seated = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
  const others = new Map([...seated, ...people].map(({ guest, name }) => [guest, name]));
  if (me !== null) others.delete(me);
  if (others.size === 0) return null;
  return (
    <ul class="row wrap">
      {[...others].map(([guest, name]) => {
        const silent = muted.includes(guest);
        return (
          <li key={guest}>
            <button
              class="btn btn--small"
              aria-pressed={silent}
              onClick={() => source.chat?.mute(guest, !silent)}
            >
              {silent ? t.unmute(name) : t.mute(name)}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
