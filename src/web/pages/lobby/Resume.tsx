import type { JSX } from 'preact';
import { tablePath } from '../../../protocol/api.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Cat } from '../../art/Cat.tsx';
import { nameOf, playedName, words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { useKeptFocus } from '../../page/useKeptFocus.ts';
import { tableOf } from '../../table/local-match.ts';
import { forgetMatch } from '../../table/local-store.ts';
import { seatName } from '../../table/people.ts';
import { isLocal } from '../../table/source.ts';
import { Cover } from './Cover.tsx';
import type { LobbyNews } from './useLobby.ts';
import './resume.css';

const SHOWN = 6;

/** The next focus after a match is removed: the next match, or the games to start. */
const NEXT = '.rcard__go, .gcard__go';

/** Matches that wait for me come first. A new guest sees a sleeping cat, not an empty list. */
export const Resume = ({ news }: { news: LobbyNews }): JSX.Element | null => {
  const t = words.value.home;
  useKeptFocus('.resume', NEXT);
  if (news.here === null) return <div class="panel welcome skel--tall" />;
  const server = news.server && news.server !== 'unreachable' ? news.server : null;
  const here = news.here.filter(({ outcome }) => !outcome).map((match) => tableOf(match));
  const cards = [
    ...(server?.mine ?? []).map((table) => ({ table, turn: server?.myTurn.includes(table.id) ?? false })),
    ...here.map((table) => ({ table, turn: waitsForPeople(table) })),
  ]
    .toSorted((a, b) => Number(b.turn) - Number(a.turn))
    .slice(0, SHOWN);
  if (cards.length === 0) return <Welcome />;
  return (
    <section aria-label={t.yourGames}>
      <ul class="resume">
        {cards.map(({ table, turn }) => (
          <ResumeCard key={table.id} table={table} turn={turn} refresh={news.refresh} />
        ))}
      </ul>
    </section>
  );
};

/** On a shared device every person at the table can move now. */
const waitsForPeople = ({ awaiting, seats }: TableInfo): boolean =>
  awaiting.some((seat) => seats[seat]?.kind === 'person');

const Welcome = (): JSX.Element => {
  const t = words.value.home;
  return (
    <section class="panel welcome">
      <Cat coat="ginger" pose="curl" mood="asleep" size={112} />
      <div>
        <h2>{t.emptyTitle}</h2>
        <p class="small">{t.emptyText}</p>
      </div>
    </section>
  );
};

interface CardProps {
  readonly table: TableInfo;
  readonly turn: boolean;
  readonly refresh: () => void;
}

const ResumeCard = ({ table, turn, refresh }: CardProps): JSX.Element => {
  const t = words.value.home;
  const local = isLocal(table.id);
  const forget = async (): Promise<void> => {
    await forgetMatch(table.id);
    refresh();
  };
  return (
    <li class={`panel rcard ${turn ? 'is-turn' : ''}`}>
      <a class="rcard__go" href={tablePath(table.id)}>
        <span class="rcard__scene" aria-hidden="true">
          <Cover game={table.game} />
        </span>
        <span class="rcard__b">
          <b>{nameOf(table.game)}</b>
          <span class="small">{whoElse(table)}</span>
          {turn ? (
            <span class="tag tag--turn">{t.yourTurn}</span>
          ) : (
            <span class="small">{statusOf(table)}</span>
          )}
        </span>
        <span class={turn ? 'btn btn--primary' : 'tag tag--sea'}>{t.resume}</span>
      </a>
      {local && (
        <button
          class="btn btn--quiet btn--icon"
          aria-label={t.forget(playedName(table.game))}
          onClick={() => void forget()}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
};

/**
 * On this device nobody needs their own name; at a table on the server the names help to tell it from others.
 */
const whoElse = (table: TableInfo): string => {
  const t = words.value.home;
  const local = isLocal(table.id);
  const others = table.seats.flatMap(({ kind }, seat) =>
    kind === 'open' || (local && kind === 'person') ? [] : [seatName(table, [], seat)],
  );
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  if (table.status === 'waiting') return `${t.seatsTaken(taken, table.seats.length)} · ${others.join(', ')}`;
  return others.length > 0 ? others.join(', ') : t.thisDevice;
};

const statusOf = (table: TableInfo): string => {
  const t = words.value;
  if (table.status === 'waiting') return t.home.waiting;
  const [next] = table.awaiting;
  return next === undefined ? t.home.thisDevice : t.table.turnOf(seatName(table, [], next));
};
