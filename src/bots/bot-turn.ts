import {
  isRefusal,
  type Bot,
  type Choice,
  type Entry,
  type Game,
  type Kind,
  type Millis,
  type Rng,
  type Scene,
  type Seat,
} from '../kernel/game.ts';
import { legal, play, scene, type Position } from '../kernel/match.ts';
import { isRace } from '../kernel/press.ts';
import { pick } from '../kernel/random.ts';

/** What happened next at a table of bots: a position, and the entry that led to it. */
export interface Turn<K extends Kind> {
  readonly now: Position<K>;
  readonly entry: Entry;
}

/** What a bot means to do in a race, and when; it stays while it is legal, whatever else happens. */
export interface Plan<K extends Kind> {
  readonly move: K['move'];
  readonly at: Millis;
}
export type Plans<K extends Kind> = Map<Seat, Plan<K>>;

/** Asks a bot for its move. It gets the scene of its seat and nothing else. */
export type Ask<K extends Kind> = (seat: Seat, bot: (think: () => boolean) => Choice<K>) => Choice<K>;

/**
 * One of the actors moves, or the clock strikes if it is due before that or nobody can move. Null: nothing can happen.
 * `ask` says how long a bot may think, and may watch the clock while it does.
 */
export const botTurn = <K extends Kind>(
  game: Game<K>,
  seed: string,
  now: Position<K>,
  botOf: (seat: Seat) => Bot<K>,
  ask: Ask<K>,
  rng: Rng,
  plans: Plans<K> = new Map(),
): Turn<K> | null => {
  if (game.outcome(now.state)) return null;
  const due = game.due(now.state);
  const scenes = game.actors(now.state).map((seat) => ({ seat, here: scene(game, now, seat) }));
  const willing = scenes.filter(({ seat, here }) => !botOf(seat).waits?.(here, seat));
  const able = willing.filter(({ seat, here }) => legal(game, here, seat).length > 0);
  const strike = () => step(game, seed, now, { by: 'clock', at: Math.max(due ?? 0, now.at) });
  if (!able.length) return due === null ? null : strike();
  if (isRace(game, now.state)) {
    for (const seat of plans.keys()) {
      const here = scenes.find((one) => one.seat === seat)?.here;
      if (!here || !isStillGood(game, here, seat, plans)) plans.delete(seat); // who no longer acts has nothing to do
    }
    for (const { seat, here } of able)
      if (!plans.has(seat))
        plans.set(
          seat,
          planOf(
            here,
            ask(seat, (think) => botOf(seat)(here, seat, think, rng)),
          ),
        );
    const soonest = Math.min(...[...plans.values()].map(({ at }) => at));
    // By lot among equals: else one seat that is never slow would keep all others waiting for ever.
    const first = pick(
      rng,
      [...plans].filter(([, { at }]) => at === soonest),
    );
    if (due !== null && first[1].at >= due) return strike();
    plans.delete(first[0]);
    return step(game, seed, now, { by: first[0], at: Math.max(now.at, first[1].at), move: first[1].move });
  }
  const { seat, here } = pick(rng, able);
  const { move, after } = ask(seat, (think) => botOf(seat)(here, seat, think, rng));
  const at = now.at + Math.max(0, Math.round(after));
  return due !== null && at >= due ? strike() : step(game, seed, now, { by: seat, at, move });
};

const planOf = <K extends Kind>({ at }: Scene<K>, { move, after }: Choice<K>): Plan<K> => ({
  move,
  at: at + Math.max(0, Math.round(after)),
});

const isStillGood = <K extends Kind>(game: Game<K>, here: Scene<K>, seat: Seat, plans: Plans<K>): boolean => {
  const plan = plans.get(seat);
  return plan !== undefined && !game.check(here.view, seat, plan.move);
};

const step = <K extends Kind>(
  game: Game<K>,
  seed: string,
  from: Position<K>,
  input: Parameters<typeof play<K>>[3],
): Turn<K> => {
  const now = play(game, seed, from, input);
  if (isRefusal(now)) throw new Error(`a bot made a move that is refused: ${now.why}`);
  const { by, at } = input;
  return { now, entry: { seq: now.seq, at, by, move: input.by === 'clock' ? null : game.write(input.move) } };
};
