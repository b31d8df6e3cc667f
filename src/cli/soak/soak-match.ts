import { random } from '../../bots/random.ts';
import type { Entry, Header, Kind, Millis, Rng, Seat } from '../../kernel/game.ts';
import { law } from '../../kernel/law.ts';
import { endLaws } from '../../kernel/laws.ts';
import { pick } from '../../kernel/random.ts';
import { record, writeRecord } from '../../kernel/record.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { playBots, type Players } from '../matches/bot-match.ts';
import { diceFrom } from '../matches/seeds.ts';
import { until } from '../matches/deadline.ts';

/** The players of a match: random moves, or bots of random levels. */
export type PlayedBy = 'random' | 'bots';

export interface Soaked {
  readonly game: string;
  readonly seats: number;
  readonly playedBy: PlayedBy;
  readonly moves: number;
  readonly ms: Millis;
  readonly fault: string | null; // the defect, and the record that shows it
}

const MOVES_AT_MOST = 5000;
const PAUSE: Millis = 1500;

/** Plays one match to its end and checks that it has an outcome and a record that replays to it. */
export const soakMatch = (
  loaded: LoadedGame,
  header: Header<Kind>,
  playedBy: PlayedBy,
  thinking: Millis,
): Soaked => {
  const entries: Entry[] = [];
  const began = performance.now();
  const rng = diceFrom(`soak ${header.seed}`);
  const fault = faultOf(() => {
    const players = playersOf(loaded, header.seats, playedBy, thinking, rng);
    const { first, last } = playBots(loaded, header, players, rng, entries);
    law(entries.length < MOVES_AT_MOST, 'a match ends');
    endLaws(loaded.game, header, first, last, entries);
  });
  return {
    game: loaded.game.id,
    seats: header.seats,
    playedBy,
    moves: entries.length,
    ms: performance.now() - began,
    fault: fault && `${fault}\n\n${writeRecord(record(header, null, entries, null))}`,
  };
};

const playersOf = (
  { game, levels }: LoadedGame,
  seats: number,
  playedBy: PlayedBy,
  thinking: Millis,
  rng: Rng,
): Players => {
  const anybody = random(game);
  const bots = Array.from({ length: seats }, () => (playedBy === 'random' ? anybody : pick(rng, levels).bot));
  return {
    botOf: (seat: Seat) => bots[seat] ?? anybody,
    ask: (_seat, bot) => {
      const choice = bot(playedBy === 'random' ? () => false : until(thinking));
      // If every move took no time, the clock of a timed game would never strike.
      return { ...choice, after: choice.after + rng.int(PAUSE) };
    },
    turns: MOVES_AT_MOST,
  };
};

const faultOf = (run: () => void): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
