import type { Command } from 'commander';
import { backUp } from '../../server/backup/backup.ts';
import { withSettings } from './settings.ts';

export const define = (command: Command): Command =>
  command
    .argument('<file>', 'the file to write; in a folder it is named after the date and time')
    .addHelpText(
      'after',
      `
Writes tables, matches, people, chats and the secret into one file, while the server runs. Use the same settings as the
server: DATA_DIR or DATABASE_URL. Anybody who has the file can pass for any guest: keep it as safe as the server.
“clowder restore” reads it, into the embedded database or into PostgreSQL, wherever it comes from.

Examples:
  $ clowder backup /backups/
  $ DATABASE_URL=postgres://user:password@host/clowder clowder backup before-update.sqlite`,
    )
    .action((file: string) =>
      withSettings(async (config) => {
        const made = await backUp(config, file, new Date());
        console.log(
          `Saved ${made.counts.tables} tables and ${made.counts.moves} moves in ${made.file} (${megabytes(made.bytes)} MB).`,
        );
        if (!made.hasSecret) console.log('SECRET is not in it: keep a copy of that setting yourself.');
      }),
    );

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
