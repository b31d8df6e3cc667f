import { ratingModeOf } from '../../kernel/abilities.ts';
import type { Rating } from '../../protocol/people.ts';
import type { TableId, TableInfo } from '../../protocol/table.ts';
import { poolOf } from '../../ratings/rate-result.ts';
import { ratingOf } from '../../ratings/scale.ts';
import type { Services } from './services.ts';

/** The ratings of those who have made these tables, each for the game of their table. One question for each kind of match. */
export const openRatings = async (
  { store, catalogue }: Pick<Services, 'store' | 'catalogue'>,
  tables: readonly TableInfo[],
): Promise<ReadonlyMap<TableId, Rating>> => {
  const byPool = new Map<string, TableInfo[]>();
  for (const table of tables) {
    const game = catalogue.get(table.game)?.game;
    if (game?.version !== table.rulesVersion) continue; // older options may mean nothing to the present rules
    const mode = game ? ratingModeOf(game, table.options, table.seats.length) : null;
    if (mode === null) continue;
    const pool = poolOf({ game: table.game, mode });
    byPool.set(pool, [...(byPool.get(pool) ?? []), table]);
  }
  const known = await Promise.all(
    [...byPool].map(async ([pool, its]) => {
      const standings = await store.standings(pool, [...new Set(its.map(({ creator }) => creator))]);
      return its.flatMap(({ id, creator }) => {
        const standing = standings.get(creator);
        return standing ? [[id, ratingOf(standing, standing.matches)] as const] : [];
      });
    }),
  );
  return new Map(known.flat());
};
