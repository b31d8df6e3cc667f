import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { tablePath, tournamentPath } from '../../protocol/api.ts';
import type { Notice } from '../../protocol/notices.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { announce } from '../kit/Announcer.tsx';
import { call } from '../page/call.ts';
import { Icon } from '../page/Icon.tsx';
import { quiet } from '../page/quiet.ts';
import { nameOf } from '../preferences/language.ts';
import type { NoticeWords } from '../words/notices.en.ts';
import { listen, notices, putAway } from './received-notices.ts';
import { noticeWords } from './words.ts';
import './notices.css';

/** The notices for this person, as a strip over any page except a match with people. */
export const Notices = (): JSX.Element | null => {
  const t = noticeWords.value;
  const { path } = useLocation();
  useEffect(() => void listen(), []);
  const shown = t && notices.value.findLast((notice) => noticeText(notice, t) && isElsewhere(notice, path));
  return (
    <section class="notices" aria-label={t?.label}>
      {t && shown && !quiet.value && <Strip key={shown.id} notice={shown} t={t} />}
    </section>
  );
};

interface NoticeText {
  readonly text: string;
  readonly go?: { readonly to: string; readonly word: string };
}

const Strip = ({ notice, t }: { notice: Notice; t: NoticeWords }): JSX.Element | null => {
  const line = noticeText(notice, t);
  useEffect(() => {
    announce(line?.text ?? '');
    if (line) call(line.text);
  }, []);
  if (!line) return null;
  const away = (): void => putAway(notice);
  return (
    <div class="notices__strip">
      <span class="notices__text">{line.text}</span>
      {line.go && (
        <a class="btn btn--primary" href={line.go.to} onClick={away}>
          {line.go.word}
        </a>
      )}
      <button class="btn btn--quiet btn--icon" aria-label={t.notNow} onClick={away}>
        <Icon name="close" />
      </button>
    </div>
  );
};

/** Null: another part of the page shows this kind. */
const noticeText = (notice: Notice, t: NoticeWords): NoticeText | null => {
  switch (notice.kind) {
    case 'invitation':
      return {
        text: notice.to.rematchOf ? t.rematch(notice.from.name) : t.invitation(notice.from.name),
        go: { to: tablePath(notice.to.table), word: t.look },
      };
    case 'friend-request':
      return {
        text: t.friendRequest(notice.from.name),
        go: { to: personPath(notice.from.guest), word: t.look },
      };
    case 'friend-accepted':
      return { text: t.friendAccepted(notice.from.name) };
    case 'your-turn':
      return { text: t.yourTurn(nameOf(notice.game)), go: { to: tablePath(notice.table), word: t.goThere } };
    case 'seated':
      return { text: t.seated(notice.from.name), go: { to: tablePath(notice.table), word: t.goThere } };
    case 'match-over':
      return { text: t.matchOver(nameOf(notice.game)), go: { to: tablePath(notice.table), word: t.look } };
    case 'begun':
      return notice.clock.kind === 'days'
        ? { text: t.begun(nameOf(notice.game)), go: { to: tablePath(notice.table), word: t.goThere } }
        : null;
    case 'round':
      return {
        text: t.round(notice.round, nameOf(notice.game)),
        go: { to: tournamentPath(notice.tournament), word: t.look },
      };
    case 'found':
    case 'found-over':
      break;
  }
  return null;
};

/** The page of that person and the end of a match have buttons for it. */
const asksForItself = (path: string, person: GuestId): boolean =>
  path === personPath(person) || path.startsWith(tablePath(''));

const personPath = (person: GuestId): string => `/people/${person}`;

/** At the table itself, on the page of its tournament, and on that of a person, everybody sees what is told about it. */
const isElsewhere = (notice: Notice, path: string): boolean =>
  !tablesOf(notice).some((table) => path === tablePath(table)) &&
  !(notice.kind === 'friend-request' && asksForItself(path, notice.from.guest)) &&
  !('tournament' in notice && path === tournamentPath(notice.tournament));

const tablesOf = (notice: Notice): readonly TableId[] => {
  if (notice.kind !== 'invitation') return 'table' in notice ? [notice.table] : [];
  const { table, rematchOf } = notice.to;
  return [table, rematchOf].filter((one) => one !== undefined);
};
