import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { puzzleId } from '../../../kernel/puzzle.ts';
import { TRIES_AT_ONCE, type PuzzleTry, type TriedPuzzles } from '../../../protocol/puzzles.ts';
import { keptByGame } from '../../preferences/kept-by-game.ts';
import { get, me, NotDone, send, UNREACHABLE } from '../../table/api.ts';

/** First tries that the server has not counted yet: they are kept here until it can be reached. */
const kept = keptByGame<readonly PuzzleTry[]>('clowder.puzzle-tries');
const waitingIn = (game: string): readonly PuzzleTry[] => kept.in(game) ?? [];

const AGAIN = new Set<string>([UNREACHABLE, 'too-fast', 'storage-away', 'server-error', 'no-guest']);

export const countWaiting = (game: string): number => waitingIn(game).length;

/** Has the server count a first try, now or when it can be reached again. */
export const countTry = (game: string, tried: PuzzleTry): void => {
  kept.keep(game, [...waitingIn(game), tried]);
  void sendTries(game);
};

let sending = false; // the same tries must not be sent twice at once

/** Sends what waits, part by part. What the server refuses for good is dropped: it would be refused for ever. */
export const sendTries = async (game: string): Promise<void> => {
  if (sending) return;
  sending = true;
  try {
    await me();
    for (let part = nextPart(game); part.length > 0; part = nextPart(game)) {
      await send('POST', `/puzzles/${game}/tries`, { tries: part });
      const sent = new Set(part.map(({ puzzle }) => puzzle));
      const left = waitingIn(game).filter(({ puzzle }) => !sent.has(puzzle)); // another tab may have changed them
      kept.keep(game, left);
    }
  } catch (error) {
    if (error instanceof NotDone && !AGAIN.has(error.problem.why)) kept.keep(game, []);
  } finally {
    sending = false;
  }
};

const nextPart = (game: string): readonly PuzzleTry[] => waitingIn(game).slice(0, TRIES_AT_ONCE);

/** The tries of all people at the puzzles of a game; none without a server. */
export const readTried = (game: string): Promise<TriedPuzzles> =>
  get<TriedPuzzles>(`/puzzles/${game}`).catch(() => ({}));

/** The puzzles with the ratings that bots and people gave them together. */
export const ratedByAll = (lines: readonly PuzzleLine[], tried: TriedPuzzles): readonly PuzzleLine[] =>
  lines.map((line) => ratedAnew(line, tried[puzzleId(line)]?.rating));

const ratedAnew = (line: PuzzleLine, rating = line.rating): PuzzleLine => ({ ...line, rating });
