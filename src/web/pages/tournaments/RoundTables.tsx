import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tablePath } from '../../../protocol/api.ts';
import type { TableInRound } from '../../../protocol/tournaments.ts';
import { Icon } from '../../page/Icon.tsx';
import { Face, namesOf, type TournamentProps } from './Player.tsx';
import { writePoints } from './tournament-words.ts';

/** The tables of one round: what happens there, and a way to watch or to replay. */
export const RoundTables = ({ round, ...seen }: TournamentProps & { round: number }): JSX.Element => {
  const { view, t } = seen;
  return (
    <section class="panel panel--pad">
      <h2>{t.tables(round)}</h2>
      <Tables {...seen} tables={view.tables.filter((table) => table.round === round)} />
    </section>
  );
};

const LATEST = 8; // in an arena a table begins every few minutes

/** All tables of an arena, which has no rounds to choose from; the latest first. */
export const ArenaTables = (seen: TournamentProps): JSX.Element => {
  const { view, t } = seen;
  const [all, setAll] = useState(false);
  const tables = view.tables.toReversed();
  return (
    <section class="panel panel--pad stack">
      <h2>{t.allTables}</h2>
      <Tables {...seen} tables={all ? tables : tables.slice(0, LATEST)} />
      {!all && tables.length > LATEST && (
        <button class="btn" onClick={() => setAll(true)}>
          {t.showAll(tables.length)}
        </button>
      )}
    </section>
  );
};

const Tables = ({
  tables,
  ...seen
}: TournamentProps & { readonly tables: readonly TableInRound[] }): JSX.Element => (
  <ol class="cup-tables">
    {tables.map((table) => (
      <li key={table.table}>
        <b>{table.n}</b>
        <span class="cup-faces">
          {table.players.map((player) => (
            <Face key={player} view={seen.view} player={player} size={32} />
          ))}
        </span>
        <span class="cup-table">
          <b>{namesOf(seen, table.players)}</b>
          <small>{stateOf(seen, table)}</small>
        </span>
        <TableLink {...seen} table={table} />
      </li>
    ))}
  </ol>
);

const stateOf = (seen: TournamentProps, { status, players, here, points }: TableInRound): string => {
  const { t } = seen;
  const score = points.map((each) => writePoints(each ?? 0)).join(' : ');
  if (status === 'over') return score;
  if (status === 'unplayed') return `${score}, ${t.unplayed}`;
  const missing = players.filter((player) => !here.includes(player));
  if (status === 'playing' || missing.length === 0) return t.playing;
  return missing.every((player) => player === seen.me) ? t.waitingForYou : t.waiting(namesOf(seen, missing));
};

const TableLink = ({ t, table, ...seen }: TournamentProps & { table: TableInRound }): JSX.Element | null => {
  const { status, table: id } = table;
  if (status !== 'playing' && status !== 'over') return null;
  const [href, label, icon] =
    status === 'over'
      ? [`/replay/${id}`, t.replay, 'replay' as const]
      : [tablePath(id), t.watch, 'eye' as const];
  return (
    <a
      class="btn btn--quiet btn--icon"
      href={href}
      aria-label={`${label}: ${namesOf({ t, ...seen }, table.players)}`}
    >
      <Icon name={icon} />
    </a>
  );
};
