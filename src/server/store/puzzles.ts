import type { Kysely } from 'kysely';
import type { Solvers } from '../../kernel/puzzle-rating.ts';
import type { PuzzleStore } from './puzzle-store.ts';
import type { Schema } from './schema.ts';

const BAND = 100; // points of strength that are counted together: one row for each keeps the table small

export const puzzleStore = (db: Kysely<Schema>): PuzzleStore => ({
  countTry: async (person, game, { puzzle, solved, strength }) => {
    // This row first: a crash between the two loses a try, and never counts one twice.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('puzzle_tried')
      .values({ person, game, puzzle })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const more = solved ? 1 : 0;
    await db
      .insertInto('puzzle_tries')
      .values({ game, puzzle, strength: BAND * Math.round(strength / BAND), tries: 1, solved: more })
      .onConflict((clash) =>
        clash.columns(['game', 'puzzle', 'strength']).doUpdateSet((each) => ({
          tries: each('puzzle_tries.tries', '+', 1),
          solved: each('puzzle_tries.solved', '+', more),
        })),
      )
      .execute();
    return true;
  },

  puzzleTries: async (game) => {
    const rows = await db.selectFrom('puzzle_tries').selectAll().where('game', '=', game).execute();
    const found = new Map<string, Solvers[]>();
    for (const { puzzle, strength, tries, solved } of rows) {
      const solvers = { strength, tries, solved };
      const others = found.get(puzzle);
      if (others) others.push(solvers);
      else found.set(puzzle, [solvers]);
    }
    return found;
  },

  triedPuzzles: (person) =>
    db.selectFrom('puzzle_tried').select(['game', 'puzzle']).where('person', '=', person).execute(),
});
