import { z } from 'zod';
import { ratedTogether } from '../../kernel/puzzle-rating.ts';
import { puzzleId, readPuzzles, type PuzzleLine } from '../../kernel/puzzle.ts';
import { STRONGEST, TRIES_AT_ONCE, type PuzzleTries, type TriedPuzzles } from '../../protocol/puzzles.ts';
import { elapsed } from '../time.ts';
import { guestOrRefuse } from './identity.ts';
import { refuse } from './refuse.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';

const GAME_PARAMS = z.object({ game: z.string().max(40) });

const TRIES: z.ZodType<PuzzleTries> = z.strictObject({
  tries: z
    .array(
      z.strictObject({
        puzzle: z.string().regex(/^[0-9a-z]{1,7}$/),
        solved: z.boolean(),
        strength: z.number().int().min(0).max(STRONGEST),
      }),
    )
    .max(TRIES_AT_ONCE),
});

const TRIED: z.ZodType<TriedPuzzles> = z.record(
  z.string(),
  z.object({ rating: z.number(), tries: z.number(), solved: z.number() }),
);

const FRESH = 60_000; // milliseconds: a rating need not follow every try at once

/** First tries at puzzles are counted, without a name, and puzzles are rated by them. */
export const puzzleRoutes = (app: App, { store, catalogue, config }: Services): void => {
  const books = new Map<string, ReadonlyMap<string, PuzzleLine>>();
  const rated = new Map<string, { readonly since: number; readonly puzzles: Promise<TriedPuzzles> }>();

  /** The puzzles of a game by their ids. A game without puzzles is refused. */
  const bookOf = async (game: string): Promise<ReadonlyMap<string, PuzzleLine>> => {
    const known = books.get(game);
    if (known) return known;
    const puzzles = (await catalogue.get(game)?.puzzleBook()) ?? refuse('no-such-game');
    const book = new Map(readPuzzles(puzzles.lines).map((line) => [puzzleId(line), line]));
    books.set(game, book);
    return book;
  };

  const rate = async (game: string): Promise<TriedPuzzles> => {
    const [book, tries] = await Promise.all([bookOf(game), store.puzzleTries(game)]);
    const found: Record<string, TriedPuzzles[string]> = {};
    for (const [id, solvers] of tries) {
      const line = book.get(id);
      if (!line) continue; // it was removed in a later release
      found[id] = {
        rating: ratedTogether(line.rating, solvers),
        tries: solvers.reduce((sum, each) => sum + each.tries, 0),
        solved: solvers.reduce((sum, each) => sum + each.solved, 0),
      };
    }
    return found;
  };

  app.get(
    '/api/puzzles/:game',
    { schema: { params: GAME_PARAMS, response: answers(TRIED) } },
    async (request) => {
      const { game } = request.params;
      await bookOf(game);
      const known = rated.get(game);
      if (known && elapsed() - known.since < FRESH) return known.puzzles;
      const puzzles = rate(game);
      rated.set(game, { since: elapsed(), puzzles });
      puzzles.catch(() => rated.delete(game)); // the database was unreachable: ask again next time
      return puzzles;
    },
  );

  app.post(
    '/api/puzzles/:game/tries',
    {
      schema: { params: GAME_PARAMS, body: TRIES, response: answers(z.object({ counted: z.number() })) },
      config: { rateLimit: { max: Math.ceil(config.requestsPerMinute / 10) } },
    },
    async (request) => {
      const guest = guestOrRefuse(request);
      const { game } = request.params;
      const book = await bookOf(game);
      let counted = 0;
      for (const tried of request.body.tries)
        if (book.has(tried.puzzle) && (await store.countTry(guest, game, tried))) counted++;
      return { counted };
    },
  );
};
