import type { Kind } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { pick, rngAt } from '../../kernel/random.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { DailyDay, DailyStart } from '../../protocol/daily.ts';
import type { TestClient } from './client.ts';

export const dayOf = async (person: TestClient, day?: string): Promise<DailyDay> =>
  (await person.get(`/api/daily${day === undefined ? '' : `?day=${day}`}`)) as DailyDay;

/** Begins a task and returns its table. */
export const beginDaily = async (person: TestClient, task: string): Promise<string> => {
  const { today } = await dayOf(person);
  const begun = (await person.post(`/api/daily/${today}/${task}`)) as DailyStart;
  if (!('table' in begun)) throw new Error(`no table: ${JSON.stringify(begun)}`);
  return begun.table;
};

/** Plays the first seat to the end. Moves follow from the seed of the test and the number of the scene. */
export const playToEnd = async (
  person: TestClient,
  { game }: LoadedGame,
  table: string,
  seed: string,
): Promise<void> => {
  await person.join(table);
  for (let played = -1; ;) {
    const scene = await person.until(
      'scene',
      ({ scene: seen, viewer }) =>
        viewer === 0 && seen.seq > played && (seen.outcome !== null || legal<Kind>(game, seen, 0).length > 0),
    );
    const now = person.scenes.get(0) ?? scene.scene;
    if (now.outcome) break;
    const moves = legal<Kind>(game, now, 0);
    if (moves.length) await person.play(0, game.write(pick(rngAt(seed, now.seq), moves)));
    played = now.seq;
  }
  await person.until('table', ({ table: info }) => info.status === 'over'); // before that there is no record
};
