import { Option, type Command } from 'commander';
import type { Level } from '../../bots/level.ts';
import type { Kind, Millis } from '../../kernel/game.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { LOCALES, type Locale } from '../../words/plural.ts';
import { freshSeed } from '../matches/seeds.ts';
import { interruption } from '../terminal/interruption.ts';
import { linesOf } from '../engine/lines.ts';
import { begin } from '../engine/session.ts';
import { saverOf, unsavable } from '../play/save.ts';
import { playAtTable } from '../play/table.ts';
import { openAllGames } from '../../catalogue/open-games.ts';
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
import { UsageError } from '../terminal/exit-errors.ts';

interface Options {
  readonly seat: string;
  readonly seats?: number;
  readonly level?: string;
  readonly ms?: number;
  readonly option?: Chosen;
  readonly seed?: string;
  readonly lang: Locale;
  readonly save?: string;
  readonly force?: true;
}

export const define = (command: Command): Command =>
  command
    .argument('[game]', 'which game')
    .option('--seat <n>', 'where you sit', '0')
    .option('--seats <n>', 'how many play, you included', wholeFrom(1, 99))
    .option('--level <n>', 'how strong the bots are; 1 is the weakest (default: the middle)')
    .option('--ms <n>', 'how long a bot may think', wholeFrom(1, 600_000))
    .option('--option <name=value>', 'an option of the game, as often as needed', nameAndValue)
    .option('--seed <text>', 'the chance of the match follows from it', seedText)
    .addOption(new Option('--lang <code>', 'the language of the sentences').choices(LOCALES).default('en'))
    .option('--save <file>', 'keep the match there when it ends or you leave')
    .option('--force', 'overwrite files that are already there')
    .addHelpText(
      'after',
      `
Examples:
  $ clowder play
  $ clowder play <game> --seat 1 --level 3 --lang uk
  $ clowder play <game> --save match.txt`,
    )
    .action(runPlay);

const runPlay = async (id: string | undefined, options: Options): Promise<void> => {
  const loaded = await theGame(id ?? (await chooseGame(options.lang)));
  const { game } = loaded;
  const seats = seatsFor(game, options.seats);
  const person = wholeWithin('--seat', options.seat, 0, seats - 1);
  const header = {
    game: game.id,
    version: game.version,
    seats,
    options: optionsOf(game, seats, options.option),
    seed: options.seed ?? freshSeed(),
  };
  const strongest = loaded.levels.length;
  const level = wholeWithin('--level', options.level ?? String(Math.ceil(strongest / 2)), 1, strongest);
  const [opponent, adviser] = [levelOf(loaded, level, options.ms), levelOf(loaded, strongest, options.ms)];
  const saveTo = options.save ?? null;
  const occupied = saveTo !== null && unsavable(saveTo, options.force === true);
  if (occupied) throw new UsageError(occupied);
  const lines = linesOf(process.stdin, LONGEST_LINE);
  const began = performance.now();
  const interrupted = interruption(); // ends like “quit”, so that the match is still saved
  const kept = await playAtTable(
    {
      person,
      opponent,
      adviser,
      locale: options.lang,
      say: (text) => console.log(text),
      ask: async (question) => {
        process.stdout.write(`${question} `);
        const next = await Promise.race([lines.next(), interrupted]);
        return !next || next.done ? null : (next.value?.toString('utf8') ?? '');
      },
      now: () => Math.round(performance.now() - began),
      saver: saverOf(options.lang, options.force === true),
      saveTo,
      offersToSave: process.stdin.isTTY,
    },
    begin(loaded, header),
  );
  if (!kept) process.exitCode = 1;
  process.stdin.destroy(); // an open terminal would keep the program running
};

const LONGEST_LINE = 1000;

const levelOf = ({ levels }: LoadedGame, level: number, ms: Millis | undefined): Level<Kind> => {
  const chosen = levels[level - 1];
  if (!chosen) throw new Error(`no level ${level}`);
  return { bot: chosen.bot, ms: ms ?? chosen.ms };
};

const chooseGame = async (lang: Locale): Promise<string> => {
  const loadedGames = await openAllGames();
  const [only] = loadedGames;
  if (loadedGames.length === 1 && only) return only.game.id;
  if (!process.stdin.isTTY)
    throw new UsageError(`Which game? There is: ${loadedGames.map(({ game }) => game.id).join(', ')}.`);
  const { select, isCancel } = await import('@clack/prompts');
  const options = loadedGames.map(({ game, words }) => ({
    value: game.id,
    label: words[lang].name,
    hint: words[lang].about,
  }));
  const chosen = await select({ message: 'Clowder', options });
  if (isCancel(chosen)) throw new UsageError('No game was chosen.');
  return chosen;
};
