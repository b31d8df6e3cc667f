import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { random } from '../../bots/random.ts';
import type { Bot, Header, Kind } from '../../kernel/game.ts';
import { goldenText, recordInGolden } from '../../kernel/golden.ts';
import { record } from '../../kernel/record.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { playBots, type Players } from '../matches/bot-match.ts';
import { diceFrom } from '../matches/seeds.ts';
import { loadRecord } from '../../catalogue/open-games.ts';
import {
  nameAndValue,
  optionsOf,
  seatsFor,
  seedText,
  theGame,
  wholeFrom,
  wholeWithin,
  type Chosen,
} from '../terminal/values.ts';
import { sayRecordRefusal } from '../../words/say.ts';
import { UsageError } from '../terminal/exit-errors.ts';

interface Options {
  readonly seed: string;
  readonly name?: string;
  readonly seats?: number;
  readonly option?: Chosen;
  readonly level?: string;
  readonly turns: number;
  readonly check?: true;
}

export const define = (command: Command): Command =>
  command
    .argument('<game>', 'which game')
    .option('--name <name>', 'of the file (default: the seed)', fileName)
    .option('--seed <text>', 'another seed, another playthrough', seedText, 'standard-1')
    .option('--seats <n>', 'how many seats', wholeFrom(1, 99))
    .option('--option <name=value>', 'an option of the game, as often as needed', nameAndValue)
    .option('--level <n>', 'bots of this level play; 1 is the weakest (default: random moves)')
    .option('--turns <n>', 'stop after so many steps', wholeFrom(1, 100_000), 100_000)
    .option('--check', 'write nothing; compare every golden file with what the rules do now')
    .addHelpText(
      'after',
      `
Records a playthrough into src/games/<game>/golden/, to be reviewed like code.

Examples:
  $ clowder golden <game> --seed standard-2
  $ clowder golden <game> --seed two-bots --seats 2 --level 3 --turns 200
  $ clowder golden <game> --check`,
    )
    .action(runGolden);

const fileName = (text: string): string => {
  if (/^[\w-]{1,60}$/.test(text)) return text;
  throw new UsageError('The name of a golden file is made of letters, digits, “-” and “_”.');
};

const runGolden = async (id: string, options: Options): Promise<void> => {
  const loaded = await theGame(id);
  const folder = fileURLToPath(new URL(`../../../src/games/${id}/golden/`, import.meta.url));
  if (options.check) return checkAll(folder);
  const name = `${fileName(options.name ?? options.seed)}.txt`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + name, playthrough(loaded, options));
  console.log(`Written: src/games/${id}/golden/${name}`);
};

/** A match of random moves or of bots, as the text of a golden file. */
const playthrough = (loaded: LoadedGame, { seed, option, level, turns, ...options }: Options): string => {
  const { game } = loaded;
  const seats = seatsFor(game, options.seats);
  const header: Header<Kind> = {
    game: game.id,
    version: game.version,
    seats,
    options: optionsOf(game, seats, option),
    seed,
  };
  const bot = playerOf(loaded, level);
  const players = { botOf: () => bot, ask: askAtOnce, turns };
  const { last, entries } = playBots(loaded, header, players, diceFrom(`golden ${seed}`));
  return goldenText(game, record(header, null, entries, game.outcome(last.state)));
};

/** Without a time limit: the same seed must give the same playthrough on any machine. */
const askAtOnce: Players['ask'] = (_seat, choose) => choose(() => false);

const playerOf = ({ game, levels }: LoadedGame, level: string | undefined): Bot<Kind> =>
  (level !== undefined && levels[wholeWithin('--level', level, 1, levels.length) - 1]?.bot) || random(game);

const checkAll = async (folder: string): Promise<void> => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
  if (!files.length) throw new UsageError('This game has no golden files yet: record one first.');
  for (const name of files) {
    const fault = await faultOf(readFileSync(`${folder}${name}`, 'utf8'));
    console.log(`${name}: ${fault ?? 'as it was'}`);
    if (fault !== null) process.exitCode = 1;
  }
};

/** The first difference between a golden file and the rules, or null. */
const faultOf = async (golden: string): Promise<string | null> => {
  const replayed = await loadRecord(recordInGolden(golden));
  if (!('file' in replayed)) return sayRecordRefusal('en', replayed.refusal, replayed.loaded?.words ?? null);
  const now = goldenText(
    replayed.loaded.game,
    { ...replayed.file, header: replayed.header },
    replayed.positions[0],
  ).split('\n');
  const was = golden.split('\n');
  const line = was.findIndex((text, i) => text !== now[i]);
  if (line === -1 && was.length === now.length) return null;
  const at = line === -1 ? was.length : line;
  return `differs from line ${at + 1} on: “${was[at] ?? ''}” is now “${now[at] ?? ''}”`;
};
