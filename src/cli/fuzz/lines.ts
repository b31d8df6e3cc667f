import { freeze } from '../../kernel/freeze.ts';
import type { Rng } from '../../kernel/game.ts';
import { legal, scene } from '../../kernel/match.ts';
import { pick, quickRng } from '../../kernel/random.ts';
import { answer } from '../engine/answer.ts';
import type { ErrorAnswer } from '../engine/errors.ts';
import { recordOf, type Session } from '../engine/session.ts';
import type { Environment } from '../engine/verb.ts';
import { VERBS } from '../engine/verbs.ts';
import { mutated, nastyValue } from './mutate.ts';
import type { Target } from './target.ts';

/** No time to think: the fuzzer looks for defects, not for good moves. */
const HASTY: Environment = {
  until: () => () => false,
  now: () => 0,
  dice: () => quickRng(1),
  freshSeed: () => 'fuzz',
  deepest: 2,
};

export const LINES_EACH = 15;

/**
 * Requests for the engine, several at a time: each must be answered without an internal error and without
 * damage to the match.
 */
export const engineTarget = (session: Session): Target => ({
  name: 'engine lines',
  where: recordOf(session),
  sample: (rng) => Array.from({ length: LINES_EACH }, () => anyLine(session, rng)).join('\n'),
  complaint: async (text) => {
    let now: Session | null = freeze(session);
    for (const line of text.split('\n')) {
      const { line: answered, session: next } = await answer(HASTY, now, line);
      const wrong = faultOf(answered, next !== now);
      if (wrong) return `${wrong}, after ${JSON.stringify(line)}`;
      now = freeze(next);
    }
    return null;
  },
});

const faultOf = (answered: string, changed: boolean): string | null => {
  const { ok, error } = JSON.parse(answered) as { ok?: unknown; error?: Partial<ErrorAnswer> };
  if (answered.includes('\n')) return 'an answer of two lines';
  if ((ok === undefined) === (error === undefined)) return `neither an answer nor an error: ${answered}`;
  if (!error) return null;
  if (typeof error.with !== 'object') return `“${error.why}” does not say what it is about`;
  if (error.why === 'bug') return `a bug: ${error.say}`;
  if (!error.say || error.say === error.why) return `“${error.why}” has no words`;
  return changed ? `“${error.why}”, but the match has changed` : null;
};

const anyLine = (session: Session, rng: Rng): string => {
  if (rng.int(400) === 0) return `{"id":${'['.repeat(30_000)}${']'.repeat(30_000)},"do":"actors"}`;
  const request: Record<string, unknown> = goodRequest(session, rng);
  if (rng.int(2)) request[pick(rng, [...Object.keys(request), 'id', 'extra'])] = nastyValue(rng);
  if (rng.int(8) === 0) delete request[pick(rng, Object.keys(request))];
  const line = JSON.stringify(request);
  return (rng.int(3) ? line : mutated(line, rng)).replaceAll('\n', ' ');
};

/** A request with valid arguments, to be mutated. */
const goodRequest = (session: Session, rng: Rng): Record<string, unknown> => {
  const { header, loaded, now } = session;
  const { game } = loaded;
  const seat = rng.int(header.seats);
  const [actor = 0] = game.actors(now.state);
  const moves = legal(game, scene(game, now, actor), actor).map((move) => game.write(move));
  return {
    do: pick(rng, [...VERBS.keys()]),
    game: game.id,
    seats: header.seats,
    seat: rng.int(4) ? actor : seat,
    as: rng.int(2) ? seat : 'spectator',
    options: header.options,
    ...(moves.length ? { move: pick(rng, moves) } : {}),
    ...(rng.int(2)
      ? { text: rng.int(2) ? mutated(recordOf(session), rng) : loaded.position?.write(now.state) }
      : {}),
    at: now.at + rng.int(1000),
    depth: rng.int(3),
    ms: 1 + rng.int(10),
    level: 1 + rng.int(loaded.levels.length),
    seed: String(rng.int(100)),
    slow: rng.int(2) === 1,
  };
};
