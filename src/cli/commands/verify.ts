import type { Command } from 'commander';
import { outcomeAt } from '../../kernel/early-end.ts';
import { resultLine } from '../../kernel/record.ts';
import type { LoadedRecord } from '../../catalogue/open-games.ts';
import { recordIn } from '../records/record-file.ts';
import { UsageError } from '../terminal/exit-errors.ts';

export const define = (command: Command): Command =>
  command
    .argument('<file>', 'a record, as “clowder play” saves it; - reads standard input')
    .option('--commitment <hash>', 'the hash that was published before the first move')
    .addHelpText(
      'after',
      `
Proves that the commitment is the hash of the seed, that every entry follows from those before it, and that the result is
true. Whether the seed was fixed before the first move only a hash can tell that was published then: give it with
--commitment. Exit code 0 if all holds, 1 if not, with the line at fault.

Examples:
  $ clowder verify match.txt
  $ clowder verify match.txt --commitment 9f86d081…`,
    )
    .action(verify);

const verify = async (path: string, { commitment }: { readonly commitment?: string }): Promise<void> => {
  if (commitment !== undefined && !/^[0-9a-f]{64}$/i.test(commitment))
    throw new UsageError(`“${commitment.slice(0, 80)}” is not a commitment: that is 64 hexadecimal digits.`);
  const replayed = await recordIn(path);
  if (commitment !== undefined && commitment.toLowerCase() !== replayed.file.commitment) {
    console.error('This record was made with another seed than the one that was published.');
    process.exitCode = 1;
    return;
  }
  console.log([...report(replayed), verdict(commitment !== undefined)].join('\n'));
};

const verdict = (published: boolean): string =>
  published
    ? 'This record is true, and its seed is the one published before the first move.'
    : 'This record agrees with itself. Compare its commitment with the one published before the first move.';

const report = ({ loaded, file, header, positions }: LoadedRecord): string[] => {
  const last = positions.at(-1);
  const outcome = last ? outcomeAt(loaded.game, last) : null;
  return [
    `${header.game}, version ${header.version}, ${header.seats} seats`,
    `commitment  ${file.commitment} is the SHA-256 of the seed`,
    `entries     ${file.entries.length}, every one of them legal`,
    `result      ${outcome ? resultLine(outcome).replace('result ', '') : 'the match is not over'}${outcome && file.result === null ? ' (not said by the record)' : ''}`,
  ];
};
