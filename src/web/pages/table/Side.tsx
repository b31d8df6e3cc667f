import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { TableInfo } from '../../../protocol/table.ts';
import { Sign } from '../../art/base/Sign.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import type { SidePage } from '../../kit/board.ts';
import { words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import { useSideRequests } from '../../page/useSideRequests.ts';
import { ownSeat } from '../../table/people.ts';
import { freshChat } from '../../table/session.ts';
import type { TableSource } from '../../table/source.ts';
import { allowedWords } from './allowed.ts';
import { Chat } from './Chat.tsx';
import { goalOf, rulesAt } from './Goal.tsx';
import { MoveLog } from './MoveLog.tsx';
import { isInLog, whatHappened } from './turn-words.ts';

interface SideProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly pages: readonly SidePage[]; // pages of the game
}

/**
 * The side panel: beside the board on a wide screen; on a phone a sheet below it, with one line always
 * visible. Games that use the full width of a tablet get the one line there too.
 */
export const Side = ({ source, table, pages }: SideProps): JSX.Element => {
  const t = words.value.table;
  const { log, chat, yours } = source.session.value;
  const me = ownSeat(table, yours);
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState(pages[0]?.id ?? 'moves');
  const [read, setRead] = useState(0); // the last line that was in sight
  const fresh = freshChat(source.session.value).some(({ n }) => n > read);
  const unread = tab !== 'chat' && fresh;
  const online = source.chat !== null;
  const noteRead = (): void => setRead(chat.at(-1)?.n ?? 0);
  const choose = (next: string): void => {
    noteRead();
    setTab(next);
  };
  const toggle = (): void => {
    if (tab === 'chat') noteRead();
    setOpen(!open);
  };
  const grip = useRef<HTMLButtonElement>(null);
  // At the sheet and not at the page, where the same key drops what is planned on the board.
  const closeByKey = (event: KeyboardEvent): void => {
    const isSheet = (grip.current?.getClientRects().length ?? 0) > 0; // beside the board there is no grip
    if (event.key !== 'Escape' || event.isComposing || !open || !isSheet) return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
    grip.current?.focus();
  };
  useSideRequests((page) => {
    setOpen(page !== null);
    if (page === null) return;
    choose(page);
    grip.current?.focus(); // so that Escape closes it; beside the board the grip is hidden and takes no focus
  });
  const last = log.findLast(isInLog);
  return (
    <>
      {open && <div class="scrim side__scrim" onClick={() => setOpen(false)} />}
      <aside
        class={`tp__side side panel ${open ? 'is-open' : ''}`}
        aria-label={t.side}
        onKeyDown={closeByKey}
      >
        <button class="sheet__grip side__grip" aria-expanded={open} ref={grip} onClick={toggle}>
          <span class="sr">{open ? t.closeSide : t.openSide}. </span>
          {last && typeof last.by === 'number' && <Sign sign={signOfSeat(last.by)} />}
          <span class="grow tp__last">{last ? whatHappened(table, last, me) : t.noMoves}</span>
          {fresh && !open && <span class="dot" role="img" aria-label={t.newMessages} />}
          <Icon name="chevron" />
        </button>
        <div class="tp__pages">
          <Tabs<string>
            label={t.side}
            chosen={tab}
            choose={choose}
            tabs={[
              ...pages,
              { id: 'moves', label: t.moves },
              ...(online ? [{ id: 'chat', label: t.chat, news: unread ? t.newMessages : undefined }] : []),
              { id: 'rules', label: words.value.rules },
            ]}
          >
            {pages.find(({ id }) => id === tab)?.body}
            {/* Kept on the page while hidden, because tests count the moves; recreated when shown, so that
                it scrolls to its end. */}
            <div key={tab === 'moves' ? 'shown' : 'kept'} hidden={tab !== 'moves'}>
              <MoveLog table={table} lines={log} me={me} />
            </div>
            {tab === 'chat' && <Chat source={source} table={table} />}
            {tab === 'rules' && <About table={table} online={online} />}
          </Tabs>
        </div>
      </aside>
    </>
  );
};

const About = ({ table, online }: { table: TableInfo; online: boolean }): JSX.Element => {
  const t = words.value.table;
  return (
    <div class="stack">
      <p>{goalOf(table)}</p>
      {online && <p class="small">{allowedWords(table)}</p>}
      <a class="btn" href={rulesAt(table)}>
        <Icon name="book" />
        {t.allRules}
      </a>
    </div>
  );
};
