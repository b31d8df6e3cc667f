import type { Command } from 'commander';
import { scene } from '../../kernel/match.ts';
import { recordIn, viewerNamed } from '../records/record-file.ts';
import { narrated } from '../terminal/narrate.ts';
import { wholeFrom } from '../terminal/values.ts';

interface Options {
  readonly until?: number;
  readonly as: string;
}

export const define = (command: Command): Command =>
  command
    .argument('<file>', 'a record, as “clowder play” saves it; - reads standard input')
    .option('--until <n>', 'stop after this entry', wholeFrom(0))
    .option('--as <viewer>', 'through whose eyes: a seat, or spectator', 'spectator')
    .addHelpText(
      'after',
      `
Examples:
  $ clowder replay match.txt
  $ clowder replay match.txt --until 12 --as 0`,
    )
    .action(runReplay);

const runReplay = async (path: string, { until = Infinity, as }: Options): Promise<void> => {
  const { loaded, file, header, positions } = await recordIn(path);
  const viewer = viewerNamed(as, header.seats);
  for (const now of positions.slice(0, until + 1)) {
    const entry = file.entries[now.seq - 1];
    const { view, events } = scene(loaded.game, now, viewer);
    if (entry) console.log(`${entry.seq}. ${entry.by} ${entry.move ?? '-'}`);
    for (const sentence of narrated(loaded.words.en, events)) console.log(sentence);
    console.log(`${loaded.game.draw(view)}\n`);
  }
  if (file.result !== null && until >= file.entries.length) console.log(file.result);
};
