import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Kind } from '../../kernel/game.ts';
import { defined } from '../../kernel/defined.ts';
import { readPuzzles, writePuzzle, type PuzzleLine, type PuzzleMiner } from '../../kernel/puzzle.ts';
import { findGames, loadPuzzles, type LoadedGame, type PuzzleParts } from '../../catalogue/find-games.ts';
import { botMatch, type BotPlayers } from '../../table/bot-match.ts';
import { diceFrom } from '../matches/seeds.ts';
import { ratePuzzle } from '../puzzles/rate-puzzle.ts';
import { NegativeResult, UsageError } from '../terminal/exit-errors.ts';
import { progress } from '../terminal/progress.ts';
import { optionsOf, seatsFor, seedText, theGame, wholeFrom } from '../terminal/values.ts';

export const define = (command: Command): Command => {
  command
    .command('mine')
    .description('find puzzles in matches of bots, prove them, rate them, and add them to those of the game')
    .argument('<game>', 'which game')
    .option('--matches <n>', 'how many matches are searched', wholeFrom(1, 1_000_000), 20)
    .option('--most <n>', 'of each goal within 100 points of the rating', wholeFrom(1, 100_000), 20)
    .option('--level <n>', 'the highest level that plays; a low one is quick', wholeFrom(1, 15), 15)
    .option('--seed <text>', 'another seed, other matches', seedText, 'puzzles')
    .addHelpText('after', '\nWrites src/games/<game>/puzzles/lines.ts, to be reviewed like code.')
    .action(runMine);
  command
    .command('rate')
    .description('let bots of all levels try every puzzle again, and write the new ratings')
    .argument('<game>', 'which game')
    .action(runRate);
  command
    .command('verify')
    .description('prove every puzzle again')
    .argument('[game]', 'which game (default: all that have puzzles)')
    .option('--twice', 'also by a second solver, where the game has one; takes an hour')
    .action(runVerify);
  return command;
};

interface MineOptions {
  readonly matches: number;
  readonly most: number;
  readonly level: number;
  readonly seed: string;
}

const runMine = async (id: string, { matches, most, level, seed }: MineOptions): Promise<void> => {
  const loaded = await theGame(id);
  const parts = await puzzlesOf(id);
  const { puzzles, miner } = parts;
  const lines = new Map(readPuzzles(puzzles.lines).map((line) => [line.where, line]));
  const alike = (a: PuzzleLine): number =>
    [...lines.values()].filter((b) => a.goal === b.goal && bandOf(a) === bandOf(b)).length;
  const shown = progress(matches, 10);
  for (let i = 0; i < matches; i++) {
    for (const found of miner.find(statesOf(loaded, miner, level, `${seed} ${i}`))) {
      if (lines.has(found.where)) continue;
      const line = rated(loaded, parts, found);
      if (alike(line) < most) lines.set(line.where, line);
    }
    shown.to(i + 1, `${lines.size} puzzles`);
    if ((i + 1) % KEPT_EVERY === 0) keep(id, [...lines.values()]);
  }
  shown.end();
  keep(id, [...lines.values()]);
  console.log(summaryOf([...lines.values()]));
};

const puzzlesOf = async (id: string): Promise<PuzzleParts> => {
  const parts = await loadPuzzles(id);
  if (!parts) throw new UsageError(`“${id}” has no puzzles.`);
  return parts;
};

const rated = (loaded: LoadedGame, parts: PuzzleParts, line: Omit<PuzzleLine, 'rating'>): PuzzleLine => ({
  ...line,
  rating: ratePuzzle(loaded, parts, line, diceFrom(line.where)),
});

const runRate = async (id: string): Promise<void> => {
  const loaded = await theGame(id);
  const parts = await puzzlesOf(id);
  const lines = readPuzzles(parts.puzzles.lines);
  const shown = progress(lines.length, 10);
  const again = lines.map((line, i) => {
    const now = rated(loaded, parts, line);
    shown.to(i + 1);
    return now;
  });
  shown.end();
  keep(id, again);
  console.log(summaryOf(again));
};

const bandOf = ({ rating }: PuzzleLine): number => Math.floor(rating / BAND);
const BAND = 100;
const KEPT_EVERY = 25; // matches: a command that is stopped after an hour has not worked in vain

/** The positions of a match between bots whose levels are drawn by lot. */
const statesOf = (
  { game, levels }: LoadedGame,
  { table }: PuzzleMiner<Kind>,
  level: number,
  seed: string,
): readonly Kind['state'][] => {
  const rng = diceFrom(seed);
  const seats = seatsFor(game, table?.seats ?? Math.max(2, game.seats[0]));
  const options = { ...optionsOf(game, seats), ...table?.options };
  const header = { game: game.id, version: game.version, seats, options, seed };
  const chosen = Array.from(
    { length: seats },
    () => levels[rng.int(Math.max(1, Math.min(level, levels.length - 1)))],
  );
  const players: BotPlayers<Kind> = {
    botOf: (seat) => defined(chosen[seat]).bot,
    ask: (_seat, bot) => bot(() => true),
    rng,
  };
  return [...botMatch(game, header, players)].map(({ position }) => position.state);
};

const HEAD =
  '/** Written by `clowder puzzles mine`: goal, rating, the right first move, the position. */\nexport default `\n';

const keep = (id: string, lines: readonly PuzzleLine[]): void => {
  const file = fileURLToPath(new URL(`../../../src/games/${id}/puzzles/lines.ts`, import.meta.url));
  const sorted = lines.toSorted((a, b) => a.rating - b.rating || (a.where < b.where ? -1 : 1));
  writeFileSync(file, `${HEAD}${sorted.map(writePuzzle).join('\n')}\n\`;\n`);
};

const summaryOf = (lines: readonly PuzzleLine[]): string => {
  const goals = [...new Set(lines.map(({ goal }) => goal))].toSorted();
  const each = goals.map((goal) => {
    const ratings = lines.filter((line) => line.goal === goal).map(({ rating }) => rating);
    return `${goal}: ${ratings.length}, rated ${Math.min(...ratings)} to ${Math.max(...ratings)}`;
  });
  return [`${lines.length} puzzles`, ...each].join('\n');
};

const runVerify = async (id: string | undefined, { twice }: { readonly twice?: true }): Promise<void> => {
  let wrong = 0;
  for (const each of id === undefined ? findGames() : [id]) {
    const parts = await loadPuzzles((await theGame(each)).game.id);
    if (!parts) continue;
    const { miner } = parts;
    const lines = readPuzzles(parts.puzzles.lines);
    wrong += failuresOf(each, lines, 'proved again', (line) => miner.verify(line));
    const again = miner.verifyAgain;
    if (twice && again) wrong += failuresOf(each, lines, 'solved alike by the second solver', again);
  }
  if (wrong > 0) throw new NegativeResult(`${wrong} puzzles are not what they say.`);
};

const failuresOf = (
  game: string,
  lines: readonly PuzzleLine[],
  said: string,
  isRight: (line: PuzzleLine) => boolean,
): number => {
  const failed = lines.filter((line) => !isRight(line));
  for (const line of failed) console.log(`not ${said}: ${game} ${writePuzzle(line)}`);
  console.log(`${game}: ${lines.length - failed.length} of ${lines.length} puzzles ${said}`);
  return failed.length;
};
