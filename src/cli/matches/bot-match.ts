import { botTurn, type Ask, type Plans } from '../../bots/bot-turn.ts';
import type { Bot, Entry, Header, Kind, Rng, Seat } from '../../kernel/game.ts';
import { start, type Position } from '../../kernel/match.ts';
import type { GameBox } from '../../catalogue/find-games.ts';

/** Who plays, how long each may think, and for how many turns at most. */
export interface Players {
  readonly botOf: (seat: Seat) => Bot<Kind>;
  readonly ask: Ask<Kind>;
  readonly turns: number;
}

export interface BotMatch {
  readonly first: Position<Kind>;
  readonly last: Position<Kind>; // the end, or where the turns ran out
  readonly entries: readonly Entry[];
}

/** Bots play a match. Arena, fuzz and soak differ in who they are, how long they think and what is asked afterwards. */
export const playBots = (
  { game }: GameBox,
  header: Header<Kind>,
  { botOf, ask, turns }: Players,
  rng: Rng,
  entries: Entry[] = [], // kept up to date, for whoever wants to know how far it came when a bot throws
): BotMatch => {
  const first = start(game, header);
  const plans: Plans<Kind> = new Map();
  let last = first;
  for (let left = turns; left > 0; left--) {
    const turn = botTurn(game, header.seed, last, botOf, ask, rng, plans);
    if (!turn) break;
    entries.push(turn.entry);
    last = turn.now;
  }
  return { first, last, entries };
};
