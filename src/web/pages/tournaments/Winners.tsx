import type { JSX } from 'preact';
import { Notice } from '../../page/Notice.tsx';
import { Podium } from '../../page/Podium.tsx';
import { catOf, playerName, type TournamentProps } from './Player.tsx';
import { writePoints } from './tournament-words.ts';

/** It is over: the first three on their boxes, and my place. */
export const Winners = (seen: TournamentProps): JSX.Element => {
  const { view, t, me } = seen;
  if (view.end !== 'done') return <Notice title={t.done} text={t.ends[view.end ?? 'done']} />;
  const mine = view.standings.find(({ player }) => player === me);
  return (
    <section class="panel panel--pad cup-before">
      <div role="status">
        <h2>{mine ? t.place(mine.place) : t.done}</h2>
        <p>{t.ends.done}</p>
      </div>
      <Podium
        label={t.firstThree}
        first={view.standings.slice(0, 3).map(({ player, place, points }) => ({
          place,
          cat: catOf(view, player),
          name: playerName(seen, player),
          href: view.people[player] ? `/people/${player}` : null,
          score: writePoints(points),
        }))}
      />
    </section>
  );
};
