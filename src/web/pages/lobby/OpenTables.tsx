import type { JSX } from 'preact';
import { tablePath } from '../../../protocol/api.ts';
import type { Rating } from '../../../protocol/people.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { COATS, type Coat } from '../../art/base/coats.ts';
import { nameOf, words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { shortClockName } from '../../table/clock-words.ts';
import { seatName } from '../../table/people.ts';
import type { LobbyNews } from './useLobby.ts';

export const OpenTables = ({ server }: { server: LobbyNews['server'] }): JSX.Element => {
  const t = words.value.home;
  return (
    <section class="panel panel--pad stack" aria-labelledby="open-tables">
      <h2 id="open-tables">{t.openTables}</h2>
      {server === null ? (
        <Skeleton />
      ) : server === 'unreachable' ? (
        <p class="small">{t.noServer}</p>
      ) : (
        <>
          {server.open.length === 0 && <p class="small">{t.noOpenTables}</p>}
          <ul class="open">
            {server.open.map((table) => (
              <OpenTable key={table.id} table={table} rating={server.ratings?.[table.id]} />
            ))}
          </ul>
          <h2 class="side-h">{t.watch}</h2>
          {server.watch.length === 0 && <p class="small">{t.nothingToWatch}</p>}
          <ul class="open">
            {server.watch.map((table) => (
              <WatchTable key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const COAT_NAMES = Object.keys(COATS) as readonly Coat[];
const coatOf = (id: string): Coat => COAT_NAMES[id.charCodeAt(0) % COAT_NAMES.length] ?? 'ginger';

interface OpenTableProps {
  readonly table: TableInfo;
  readonly rating: Rating | undefined; // of the person who made it
}

const OpenTable = ({ table, rating }: OpenTableProps): JSX.Element => {
  const t = words.value.home;
  const named = ({ guest, name }: { guest: string; name: string }): string =>
    rating && guest === table.creator
      ? `${name} ${words.value.people.rating(rating.points, rating.band, rating.provisional)}`
      : name;
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [named(seat)] : []));
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <li class="chip">
      <Portrait coat={coatOf(table.id)} size={44} />
      <div class="chip__who">
        <div class="chip__name">{nameOf(table.game)}</div>
        <div class="chip__sub">
          {[
            people.join(', '),
            ...(table.clock.kind === 'none' ? [] : [shortClockName(table.clock)]),
            t.seatsTaken(taken, table.seats.length),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <a class="btn" href={tablePath(table.id)}>
        {t.sit}
      </a>
    </li>
  );
};

const WatchTable = ({ table }: { table: TableInfo }): JSX.Element => {
  const t = words.value.home;
  const who = table.seats.map((_, seat) => seatName(table, [], seat)).join(' – ');
  return (
    <li class="chip">
      <Portrait coat={coatOf(table.id)} size={44} />
      <div class="chip__who">
        <div class="chip__name">{who}</div>
        <div class="chip__sub">
          {nameOf(table.game)} · {t.watching(table.spectators)}
        </div>
      </div>
      <a class="btn btn--icon" href={`${tablePath(table.id)}?watch`} aria-label={t.watchTable(who)}>
        <Icon name="eye" />
      </a>
    </li>
  );
};
