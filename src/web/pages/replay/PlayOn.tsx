import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { tablePath, type NewSeat } from '../../../protocol/api.ts';
import { usePlayerWords } from './player-words.ts';
import { Failed } from '../../page/Failed.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { createTable } from '../../table/api.ts';
import type { Watched } from '../../table/load-replay.ts';
import { isLocal } from '../../table/source.ts';
import { playOnHere } from './play-on.ts';

/** "Continue from here": a new table with the same position and turn. */
export const PlayOn = ({ watched, at }: { watched: Watched; at: number }): JSX.Element | null => {
  const t = usePlayerWords();
  const { route } = useLocation();
  const { problem, start } = useAttempt();
  const scene = watched.steps[at]?.scene;
  const possible = scene && !scene.outcome && (watched.record !== null || isLocal(watched.table.id));
  const go = (make: () => Promise<string>): void => start(async () => route(tablePath(await make())));
  return (
    <>
      <h2>{t.from}</h2>
      <p class="small">{t.fromMore}</p>
      <div class="row wrap">
        <button
          class="btn btn--primary grow"
          disabled={!possible}
          onClick={() => go(() => playOnHere(watched, at, 'bot'))}
        >
          {t.withBot}
        </button>
        <button
          class="btn grow"
          disabled={!possible}
          onClick={() => go(() => playOnHere(watched, at, 'people'))}
        >
          {t.onDevice}
        </button>
        {!isLocal(watched.table.id) && (
          <button class="btn grow" disabled={!possible} onClick={() => go(() => online(watched, at))}>
            {t.withFriend}
          </button>
        )}
      </div>
      <Failed problem={problem} />
    </>
  );
};

const online = async ({ table, steps }: Watched, at: number): Promise<string> => {
  const mine = steps[at]?.scene.awaiting[0] ?? 0;
  const seats = table.seats.map((_, seat): NewSeat => ({ kind: seat === mine ? 'me' : 'open' }));
  const made = await createTable({ game: table.game, seats, from: { match: table.id, seq: at } });
  return made.table.id;
};
