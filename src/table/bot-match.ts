import type { Bot, Choice, Game, Header, Kind, Rng, Seat } from '../kernel/game.ts';
import { legal, type Position } from '../kernel/match.ts';
import type { StoredEntry, StoredMatch } from './stored.ts';
import { memoryMatch } from './memory-host.ts';

/** Asks a bot for its move. It says how long the bot may think, and may watch the clock while it does. */
export type Ask<K extends Kind> = (seat: Seat, bot: (think: () => boolean) => Choice<K>) => Choice<K>;

export interface BotPlayers<K extends Kind> {
  readonly botOf: (seat: Seat) => Bot<K>;
  readonly ask: Ask<K>;
  readonly rng: Rng;
}

/** A step of a match of bots: its entry, and the position it led to. */
export interface BotStep<K extends Kind> {
  readonly entry: StoredEntry;
  readonly position: Position<K>;
}

/** Bots play at a table in memory, in virtual time, step by step, until it is over or nothing can happen any more. */
export function* botMatch<K extends Kind>(
  game: Game<K>,
  header: Header<K>,
  { botOf, ask, rng }: BotPlayers<K>,
  start: StoredMatch['start'] = null,
): Generator<BotStep<K>> {
  const seats = Array.from({ length: header.seats }, () => ({ kind: 'bot', level: 0 }) as const);
  // A table knows no game's own types: it gets its moves as text and its scenes from the game itself.
  const rules = { game: game as unknown as Game<Kind>, position: null };
  const host = memoryMatch(
    rules,
    header,
    seats,
    {
      think: ({ seat, scene }) => {
        const [bot, seen] = [botOf(seat), scene as Parameters<Bot<K>>[0]];
        if (bot.waits?.(seen, seat) || !legal(game, seen, seat).length) return null;
        const { move, after } = ask(seat, (think) => bot(seen, seat, think, rng));
        return { move: game.write(move), after: Math.max(0, after) };
      },
    },
    start,
  );
  for (let shown = 0; host.step();) {
    const log = host.table.history?.log ?? [];
    for (; shown < log.length; shown++) yield log[shown] as BotStep<K>;
  }
}
