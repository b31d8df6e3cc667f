import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { tablePath, type NewSeat } from '../../../protocol/api.ts';
import { words } from '../../preferences/language.ts';
import { Failed } from '../../page/Failed.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { settings } from '../../preferences/settings.ts';
import { createTable } from '../../table/api.ts';
import { positionsOfRecord, type Watched } from '../../table/load-replay.ts';
import { createLocal, historyOf, type Moment } from '../../table/local-match.ts';
import { readMatch, type LocalSeat } from '../../table/local-store.ts';
import { isLocal } from '../../table/source.ts';

/** "Continue from here": a new table with the same position and turn. */
export const PlayOn = ({ watched, at }: { watched: Watched; at: number }): JSX.Element | null => {
  const t = words.value.replay;
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
          onClick={() => go(() => here(watched, at, 'bot'))}
        >
          {t.withBot}
        </button>
        <button class="btn grow" disabled={!possible} onClick={() => go(() => here(watched, at, 'people'))}>
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

/** The whole state, not a view: it is recomputed from the record, or from the match kept in this browser. */
const momentAt = async ({ table, game, record }: Watched, seq: number): Promise<Moment> => {
  const match = isLocal(table.id) ? await readMatch(table.id) : null;
  const position = match
    ? historyOf(game, match).positionAt(seq)
    : (await positionsOfRecord(game, record ?? '')).positions[seq];
  if (!position) throw new Error(`no position ${seq}`);
  return { state: position.state, at: position.at };
};

const here = async (watched: Watched, at: number, others: 'bot' | 'people'): Promise<string> => {
  const { table, steps } = watched;
  // I take the seat whose turn it is, because I want to try that decision again.
  const mine = steps[at]?.scene.awaiting[0] ?? 0;
  const { name, level } = settings.value;
  const seats = table.seats.map((_, seat): LocalSeat =>
    others === 'bot' && seat !== mine
      ? { kind: 'bot', level }
      : { kind: 'person', name: others === 'bot' ? name : '' },
  );
  return createLocal({
    game: table.game,
    version: watched.game.version,
    seats,
    options: table.options,
    start: await momentAt(watched, at),
  });
};

const online = async ({ table, steps }: Watched, at: number): Promise<string> => {
  const mine = steps[at]?.scene.awaiting[0] ?? 0;
  const seats = table.seats.map((_, seat): NewSeat => ({ kind: seat === mine ? 'me' : 'open' }));
  const made = await createTable({ game: table.game, seats, from: { match: table.id, seq: at } });
  return made.table.id;
};
