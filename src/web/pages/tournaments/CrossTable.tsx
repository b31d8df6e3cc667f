import type { JSX } from 'preact';
import type { PlayerId } from '../../../protocol/tournaments.ts';
import { Face, playerName, type TournamentProps } from './Player.tsx';
import { kindOf } from './Standings.tsx';
import { writePoints } from './tournament-words.ts';

const MOST = 12; // more would not fit beside the standings

/** Everybody against everybody, on the desk. */
export const CrossTable = (seen: TournamentProps): JSX.Element | null => {
  const { view, t } = seen;
  const rows = view.standings;
  if (view.settings.seats !== 2 || rows.length > MOST || rows.length < 2) return null;
  return (
    <section class="panel panel--pad desk-only">
      <h2>{t.cross}</h2>
      <table class="cup-cross">
        <thead>
          <tr>
            <td />
            {rows.map(({ player }) => (
              <th key={player} scope="col">
                <Face view={view} player={player} size={24} />
                <span class="sr">{playerName(seen, player)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player }) => (
            <tr key={player}>
              <th scope="row">
                <Face view={view} player={player} size={24} />
                <span class="sr">{playerName(seen, player)}</span>
              </th>
              {rows.map(({ player: other }) => (
                <Cell key={other} {...seen} player={player} other={other} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Cell = ({
  view,
  t,
  player,
  other,
}: TournamentProps & { player: PlayerId; other: PlayerId }): JSX.Element => {
  if (player === other) return <td class="cup-self" />;
  const met = view.standings
    .find((row) => row.player === player)
    ?.path.filter(({ against }) => against.includes(other));
  const last = met?.at(-1);
  if (!met || !last) return <td />;
  const points = last.points === null ? null : met.reduce((all, step) => all + (step.points ?? 0), 0);
  return (
    <td data-points={kindOf(points, met.length)}>
      {points === null ? <span aria-label={t.stillPlays}>…</span> : writePoints(points)}
    </td>
  );
};
