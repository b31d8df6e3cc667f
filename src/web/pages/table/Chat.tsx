import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SOCKET_LIMITS } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import type { TableSource } from '../../table/source.ts';
import { Emotes } from './emotes/Emotes.tsx';
import { People } from './People.tsx';
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
      <People source={source} table={table} />
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
