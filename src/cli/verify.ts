import type { Command } from 'commander';
import { resultLine } from '../kernel/record.ts';
import type { LoadedRecord } from './shelf.ts';
import { recordIn } from './record-file.ts';

export const define = (command: Command): Command =>
  command
    .argument('<file>', 'a record, as “clowder play” saves it')
    .addHelpText(
      'after',
      `
Proves that the seed is the one promised before the first move, that every entry follows from those before it, and that
the result is true. Exit code 0 if so, 1 if not, with the line at fault.

Examples:
  $ clowder verify match.txt`,
    )
    .action(async (path: string) => console.log(report(await recordIn(path))));

const report = ({ box, file, header, positions }: LoadedRecord): string => {
  const last = positions.at(-1);
  const outcome = last ? box.game.outcome(last.state) : null;
  return [
    `${header.game}, version ${header.version}, ${header.seats} seats`,
    `commitment  ${file.commitment} is the SHA-256 of the seed`,
    `entries     ${file.entries.length}, every one of them legal`,
    `result      ${outcome ? resultLine(outcome).replace('result ', '') : 'the match is not over'}${outcome && file.result === null ? ' (not said by the record)' : ''}`,
    'This record is true.',
  ].join('\n');
};
