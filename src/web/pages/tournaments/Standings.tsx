import type { JSX } from 'preact';
import type { PathStep } from '../../../protocol/tournaments.ts';
import { Face, namesOf, playerName, type TournamentProps } from './Player.tsx';
import { writePoints } from './tournament-words.ts';

const SHOWN = 8; // the last rounds of an arena

/** The standings, with the opponents and points of every round. */
export const Standings = (seen: TournamentProps): JSX.Element => {
  const { view, t, me } = seen;
  return (
    <section class="panel panel--pad cup-stand">
      <div class="cup-head">
        <h2>{t.standings}</h2>
        <small>{t.ties}</small>
      </div>
      <table class="cup-rank">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">#</span>
            </th>
            <th scope="col">{t.cat}</th>
            <th scope="col">{t.path}</th>
            <th scope="col" class="cup-n">
              {t.points}
            </th>
            <th scope="col" class="cup-n desk-only">
              {t.strength}
            </th>
          </tr>
        </thead>
        <tbody>
          {view.standings.map(({ player, place, points, strength, path, gone }) => (
            <tr key={player} class={player === me ? 'cup-me' : ''}>
              <td class="cup-n">{place}</td>
              <th scope="row">
                <span class="cup-who">
                  <Face view={view} player={player} />
                  <span class={gone ? 'cup-gone' : ''}>{playerName(seen, player)}</span>
                  {gone && <span class="sr">{t.leftIt}</span>}
                </span>
              </th>
              <td>
                <span class="cup-path">
                  {path.slice(-SHOWN).map((step) => (
                    <Step key={step.round} {...seen} step={step} />
                  ))}
                </span>
              </td>
              <td class="cup-n cup-points">{writePoints(points)}</td>
              <td class="cup-n desk-only">{writePoints(strength)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Step = ({ step, ...seen }: TournamentProps & { step: PathStep }): JSX.Element => {
  const { view, t } = seen;
  const { against, points, round } = step;
  const says = points === null ? t.stillPlays : writePoints(points);
  const other = against.length ? namesOf(seen, against) : t.rest;
  const played = view.tables.find((table) => table.round === round && table.n === step.table);
  const replay = played?.status === 'over' ? `/replay/${played.table}` : null;
  const text = `${t.round(round)}: ${other}, ${says}. `;
  const look = { class: 'cup-step', 'data-points': kindOf(points, view.settings.seats - 1) };
  const picture = (
    <>
      <span aria-hidden="true" class="cup-step__face">
        {against[0] === undefined ? (
          <span class="cup-rest">–</span>
        ) : (
          <Face view={view} player={against[0]} size={34} />
        )}
      </span>
      {points !== null && (
        <b aria-hidden="true" class="cup-step__n">
          {says}
        </b>
      )}
    </>
  );
  return replay === null ? (
    <span {...look}>
      <span class="sr">{text}</span>
      {picture}
    </span>
  ) : (
    <a {...look} href={replay} title={t.replay}>
      <span class="sr">{text + t.replay}</span>
      {picture}
    </a>
  );
};

/** The look of a result: won, lost, in between, or still running. */
export const kindOf = (points: number | null, best: number): 'won' | 'lost' | 'drawn' | 'open' => {
  if (points === null) return 'open';
  if (points >= best) return 'won';
  return points === 0 ? 'lost' : 'drawn';
};
