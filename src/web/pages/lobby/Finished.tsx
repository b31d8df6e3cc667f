import type { JSX } from 'preact';
import type { TableInfo } from '../../../protocol/table.ts';
import { nameOf, words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { seatName } from '../../table/people.ts';
import type { LobbyNews } from './useLobby.ts';

const SHOWN = 5;

/** Finished matches, with links to their replays. */
export const Finished = ({ news }: { news: LobbyNews }): JSX.Element | null => {
  const t = words.value;
  const server = news.server && news.server !== 'unreachable' ? news.server.finished : [];
  const here = (news.here ?? []).filter(({ status }) => status === 'over');
  const tables = [...server, ...here].toSorted((a, b) => b.created - a.created).slice(0, SHOWN);
  if (tables.length === 0) return null;
  return (
    <section class="panel panel--pad stack" aria-labelledby="finished">
      <h2 id="finished">{t.home.finished}</h2>
      <ul class="open">
        {tables.map((table) => (
          <li key={table.id} class="chip">
            <div class="chip__who">
              <div class="chip__name">{nameOf(table.game)}</div>
              <div class="chip__sub">{whoPlayed(table)}</div>
            </div>
            <a
              class="btn btn--icon"
              href={`/replay/${table.id}`}
              aria-label={`${t.end.replay}: ${nameOf(table.game)}, ${whoPlayed(table)}`}
            >
              <Icon name="replay" />
            </a>
          </li>
        ))}
      </ul>
      {server.length > 0 && <a href="/matches">{t.people.allMatches}</a>}
    </section>
  );
};

const whoPlayed = (table: TableInfo): string =>
  table.seats.map((_, seat) => seatName(table, [], seat)).join(' – ');
