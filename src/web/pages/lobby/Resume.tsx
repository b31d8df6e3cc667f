import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tablePath } from '../../../protocol/api.ts';
import type { GuestId, SeatInfo, TableInfo } from '../../../protocol/table.ts';
import { Cat } from '../../art/Cat.tsx';
import { nameOf, playedName, words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { useKeptFocus } from '../../page/useKeptFocus.ts';
import { timeLeft } from '../../table/clock-words.ts';
import { seatName } from '../../table/people.ts';
import { isLocal } from '../../table/source.ts';
import { Cover } from '../../page/Cover.tsx';
import type { LobbyNews } from './useLobby.ts';
import { usePutAway, type PutAway } from './usePutAway.ts';
import './resume.css';

/** At first: more would push the games off the first screen. The style sheet hides the others. */
const AT_FIRST = { phone: 2, desk: 6 };

/** The next focus after a match is put away or brought back. */
const NEXT = '.resume__undo .btn, .rcard__go, .gcard__go';

/** Matches that wait for me come first. A new guest sees a sleeping cat, not an empty list. */
export const Resume = ({ news }: { news: LobbyNews }): JSX.Element | null => {
  const t = words.value.home;
  const away = usePutAway(news.refresh);
  const [all, setAll] = useState(false);
  useKeptFocus('.resume, .resume__undo, .resume__more', NEXT);
  if (news.here === null) return <div class="panel welcome skel--tall" />;
  const server = news.server && news.server !== 'unreachable' ? news.server : null;
  const here = news.here.filter(({ status }) => status !== 'over');
  const cards = [
    ...(server?.mine ?? []).map((table) => ({ table, turn: server?.myTurn.includes(table.id) ?? false })),
    ...here.map((table) => ({ table, turn: waitsForPeople(table) })),
  ]
    // My turns first, and of these what is due soonest.
    .toSorted((a, b) => Number(b.turn) - Number(a.turn) || dueAt(a.table) - dueAt(b.table));
  if (cards.length === 0 && !away.last) return <Welcome />;
  return (
    <section class="stack" aria-label={t.yourGames}>
      <ul class={`resume ${all ? 'resume--all' : ''}`}>
        {cards.map(({ table, turn }, at) => (
          <ResumeCard
            key={table.id}
            table={table}
            me={news.me}
            turn={turn}
            first={turn && at === 0}
            putAway={away.putAway}
          />
        ))}
      </ul>
      {Object.entries(AT_FIRST).map(
        ([where, shown]) =>
          cards.length > shown &&
          !all && (
            <button
              key={where}
              class={`btn btn--quiet resume__more resume__more--${where}`}
              onClick={() => setAll(true)}
            >
              {t.moreTables(cards.length - shown)}
            </button>
          ),
      )}
      <Undo away={away} />
    </section>
  );
};

const dueAt = ({ deadline = Number.MAX_SAFE_INTEGER }: TableInfo): number => deadline;

const Undo = ({ away }: { away: PutAway }): JSX.Element | null => {
  const t = words.value.home;
  if (!away.last) return null;
  return (
    <div class="resume__undo">
      <p class="grow">{t.isPutAway(playedName(away.last.game))}</p>
      <button class="btn" onClick={() => void away.undo()}>
        {t.bringBack}
      </button>
    </div>
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
  readonly me: GuestId | null;
  readonly turn: boolean;
  readonly first: boolean; // the one with a button; a page full of bright buttons would show no way
  readonly putAway: PutAway['putAway'];
}

const ResumeCard = ({ table, me, turn, first, putAway }: CardProps): JSX.Element => {
  const t = words.value.home;
  return (
    <li class={`panel rcard ${turn ? 'is-turn' : ''} ${first ? 'rcard--first' : ''}`}>
      <a class="rcard__go" href={tablePath(table.id)}>
        <span class="cover-frame rcard__scene" aria-hidden="true">
          <Cover game={table.game} />
        </span>
        <span class="rcard__b">
          <b>{nameOf(table.game)}</b>
          <span class="small">{whoElse(table, me)}</span>
          {turn ? (
            <span class="rcard__turn">
              <span class="tag tag--turn">{t.yourTurn}</span>
              {table.deadline !== undefined && (
                <span class="small">
                  <Icon name="clock" size={16} /> {leftAt(table.deadline)}
                </span>
              )}
            </span>
          ) : (
            <span class="small">{statusOf(table)}</span>
          )}
        </span>
        {first && <span class="btn btn--primary">{t.resume}</span>}
      </a>
      {isLocal(table.id) && (
        <button
          class="btn btn--quiet btn--icon"
          aria-label={t.forget(playedName(table.game))}
          onClick={() => void putAway(table.id)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  );
};

/** Nobody needs their own name; those of the others help to tell a table from others. */
const whoElse = (table: TableInfo, me: GuestId | null): string => {
  const t = words.value.home;
  const isMine = (sitter: SeatInfo): boolean =>
    sitter.kind === 'person' && (isLocal(table.id) || sitter.guest === me);
  const others = table.seats.flatMap((sitter, seat) =>
    sitter.kind === 'open' || isMine(sitter) ? [] : [seatName(table, [], seat)],
  );
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  if (table.status === 'waiting')
    return [t.seatsTaken(taken, table.seats.length), others.join(', ')].filter(Boolean).join(' · ');
  return others.length > 0 ? others.join(', ') : t.thisDevice;
};

const statusOf = (table: TableInfo): string => {
  const t = words.value;
  if (table.status === 'waiting') return t.home.waiting;
  const [next] = table.awaiting;
  if (next === undefined) return t.home.thisDevice;
  const turn = t.table.turnOf(seatName(table, [], next));
  return table.deadline === undefined ? turn : `${turn} · ${leftAt(table.deadline)}`;
};

/** The lobby is read anew every few seconds, so this needs no timer of its own. */
const leftAt = (deadline: number): string => timeLeft(Math.max(0, deadline - Date.now()));
