import type { Command } from 'commander';
import { restore } from '../../server/backup/restore.ts';
import { withSettings } from './settings.ts';

export const define = (command: Command): Command =>
  command
    .argument('<file>', 'a file that “clowder backup” has written, or a copy of clowder.sqlite')
    .addHelpText(
      'after',
      `
Puts a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL; the server must not run yet. A backup of
the embedded database can be restored into PostgreSQL and the other way round. Nothing is ever overwritten.

Examples:
  $ DATA_DIR=/srv/clowder clowder restore /backups/clowder-2026-11-17T18-03-21.sqlite
  $ DATABASE_URL=postgres://user:password@host/clowder clowder restore before-update.sqlite`,
    )
    .action((file: string) =>
      withSettings(async (config) => {
        const { made, counts, hasSecret } = await restore(config, file);
        const when = made === null ? '' : ` as of ${made}`;
        console.log(
          `Restored ${counts.tables} tables and ${counts.moves} moves${when}. Start the server now.`,
        );
        if (!hasSecret)
          console.log(
            'The secret is not in it: give the server the same SECRET as before, or everybody is a new guest.',
          );
      }),
    );
