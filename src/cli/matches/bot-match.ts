import type { Bot, Entry, Header, Kind, Rng, Seat } from '../../kernel/game.ts';
import { start, type Position } from '../../kernel/match.ts';
import { botMatch, type Ask } from '../../table/bot-match.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';

/** The players, their thinking time, and the maximum number of turns. */
export interface Players {
  readonly botOf: (seat: Seat) => Bot<Kind>;
  readonly ask: Ask<Kind>;
  readonly turns: number;
}

export interface BotMatch {
  readonly first: Position<Kind>;
  readonly last: Position<Kind>; // the end, or the position when the turns ran out
  readonly entries: readonly Entry[];
}

/**
 * Bots play a match. Arena, fuzz and soak differ in the bots, their thinking time and the checks afterwards.
 */
export const playBots = (
  { game }: LoadedGame,
  header: Header<Kind>,
  { botOf, ask, turns }: Players,
  rng: Rng,
  entries: Entry[] = [], // filled while playing, so that the caller still has the entries when a bot throws
): BotMatch => {
  const first = start(game, header);
  let last = first;
  if (turns < 1) return { first, last, entries };
  for (const { entry, position } of botMatch(game, header, { botOf, ask, rng })) {
    const { seq, at, by, move } = entry;
    entries.push({ seq, at, by, move });
    last = position;
    if (entries.length >= turns) break;
  }
  return { first, last, entries };
};
