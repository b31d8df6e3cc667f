import { botTurn } from '../../bots/bot-turn.ts';
import { random } from '../../bots/random.ts';
import { freeze } from '../../kernel/freeze.ts';
import type { Entry, Header, Kind, Rng } from '../../kernel/game.ts';
import { allOptions } from '../../kernel/options.ts';
import type { GameBox } from '../../server/games.ts';
import { begin, type Session } from '../engine/session.ts';

/** Every way to begin a match of a game: all options, every number of seats. */
export const allHeaders = ({ game }: GameBox, seed: string): Header<Kind>[] =>
  allOptions(game).flatMap((options) =>
    Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, more) => ({
      game: game.id,
      version: game.version,
      seats: game.seats[0] + more,
      options,
      seed,
    })),
  );

const TURNS_AT_MOST = 120;

/** A match stopped anywhere, frozen: whatever writes into it fails where it does so. */
export const someSession = (box: GameBox, header: Header<Kind>, rng: Rng): Session => {
  const { game } = box;
  const bot = random(game);
  const entries: Entry[] = [];
  const first = begin(box, header);
  let { now } = first;
  for (let turns = rng.int(TURNS_AT_MOST); turns > 0; turns--) {
    const turn = botTurn(
      game,
      header.seed,
      now,
      () => bot,
      (_seat, ask) => ask(() => false),
      rng,
    );
    if (!turn) break;
    entries.push(turn.entry);
    ({ now } = turn);
  }
  return { ...first, now: freeze(now), entries };
};
