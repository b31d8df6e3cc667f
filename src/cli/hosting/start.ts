import type { Command } from 'commander';

export const define = (command: Command): Command =>
  command
    .addHelpText(
      'after',
      `
Serves the games, with the settings of the environment. Everything people do is kept in the folder “data” of the current
folder, or in DATA_DIR. In a copy of the sources use “npm start”, which also builds the pages.

Examples:
  $ clowder start
  $ PORT=3000 DATA_DIR=/srv/clowder clowder start`,
    )
    .action(async () => {
      process.stdout.removeAllListeners('error'); // other commands end when nobody reads their output, a server does not
      await import('../../server/start/main.ts'); // runs until a signal stops it
    });
