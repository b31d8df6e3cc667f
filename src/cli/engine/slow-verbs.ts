import { outcomeAt } from '../../kernel/early-end.ts';
import { legal, scene } from '../../kernel/match.ts';
import { perft as plainPerft } from '../../kernel/perft.ts';
import { playouts as plainPlayouts } from '../../kernel/playout.ts';
import { quickRng, rngAt } from '../../kernel/random.ts';
import { flag, optional, seatOf, seed, whole } from './arguments.ts';
import type { Session } from './session.ts';
import { inMatch, refused } from './verb.ts';

/** The verbs that take a while: a bot's move, and counting sequences. */

const MINUTE = 60_000;
// A depth of ten is valid but could take a year, and all later requests would wait.
const COUNTING_AT_MOST = 5 * MINUTE;

const deskOf = ({ header, loaded }: Session) => ({
  seat: seatOf(header.seats),
  level: optional(whole(1, loaded.levels.length), loaded.levels.length),
  ms: optional(whole(1, MINUTE), null),
});

export const bot = inMatch(deskOf, ({ loaded, now }, { seat, level, ms }, environment) => {
  const { game, words } = loaded;
  const here = scene(game, now, seat);
  if (here.outcome) return refused({ why: 'match-over' }, words);
  if (!here.actors.includes(seat)) return refused({ why: 'not-your-turn' }, words);
  const chosen = loaded.levels[level - 1];
  if (!chosen || !legal(game, here, seat).length) return refused({ why: 'no-move' });
  const { move, after } = chosen.bot(here, seat, environment.until(ms ?? chosen.ms), environment.dice());
  return { ok: { move: game.write(move), after } };
});

export const perft = inMatch(
  (_session, { deepest }) => ({ depth: whole(0, deepest), slow: optional(flag, false) }),
  ({ loaded: { game, fast }, now }, { depth, slow }, environment) => {
    const think = environment.until(COUNTING_AT_MOST);
    const count =
      fast && !slow
        ? fast.perft(now.state, depth, think)
        : plainPerft(game, now.state, depth, environment.dice(), think);
    return count === null ? refused({ why: 'out-of-time', with: { ms: COUNTING_AT_MOST } }) : { ok: count };
  },
);

export const playouts = inMatch(
  () => ({ ms: whole(1, MINUTE), seed: optional(seed, null), slow: optional(flag, false) }),
  ({ loaded: { game, fast }, now }, asked, environment) => {
    if (outcomeAt(game, now)) return refused({ why: 'match-over' });
    const rng = asked.seed === null ? environment.dice() : quickRng(rngAt(asked.seed, 0).int(2 ** 32));
    const began = environment.now();
    const think = environment.until(asked.ms);
    const { matches, moves } =
      fast && !asked.slow ? fast.playouts(now.state, think, rng) : plainPlayouts(game, now.state, think, rng);
    return { ok: { matches, moves, ms: Math.round(environment.now() - began) } };
  },
);
