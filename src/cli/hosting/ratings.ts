import type { Command } from 'commander';
import { rebuildRatings } from '../../server/ratings/rebuild.ts';
import { openStore } from '../../server/start/open-store.ts';
import { withSettings } from './settings.ts';

export const define = (command: Command): Command => {
  command
    .command('rebuild')
    .description('compute all ratings anew from the finished matches')
    .addHelpText(
      'after',
      `
Works beside a running server, on the same DATA_DIR or DATABASE_URL. Ratings follow from the finished matches alone, so
normally nothing differs; after a change of how ratings are computed, this brings old matches up to date.`,
    )
    .action(() =>
      withSettings(async (config) => {
        const store = await openStore(config);
        try {
          const { matches, ratings, corrected } = await rebuildRatings(store);
          console.log(`${matches} matches, ${ratings} ratings, ${corrected} of them corrected.`);
        } finally {
          await store.close();
        }
      }),
    );
  return command;
};
