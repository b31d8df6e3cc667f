import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Kind } from '../../kernel/game.ts';
import { defined } from '../../kernel/defined.ts';
import { readPuzzles, writePuzzle, type PuzzleLine } from '../../kernel/puzzle.ts';
import { findGames, loadPuzzles, type LoadedGame } from '../../catalogue/find-games.ts';
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
    .option('--most <n>', 'of each goal; no more are added then', wholeFrom(1, 100_000), 400)
    .option('--seed <text>', 'another seed, other matches', seedText, 'puzzles')
    .addHelpText('after', '\nWrites src/games/<game>/puzzles/lines.ts, to be reviewed like code.')
    .action(runMine);
  command
    .command('verify')
    .description('prove every puzzle again')
    .argument('[game]', 'which game (default: all that have puzzles)')
    .action(runVerify);
  return command;
};

interface MineOptions {
  readonly matches: number;
  readonly most: number;
  readonly seed: string;
}

const runMine = async (id: string, { matches, most, seed }: MineOptions): Promise<void> => {
  const loaded = await theGame(id);
  const parts = await loadPuzzles(id);
  if (!parts) throw new UsageError(`“${id}” has no puzzles.`);
  const { puzzles, miner } = parts;
  const lines = new Map(readPuzzles(puzzles.lines).map((line) => [line.where, line]));
  const count = (goal: string): number => [...lines.values()].filter((line) => line.goal === goal).length;
  const shown = progress(matches, 10);
  for (let i = 0; i < matches; i++) {
    for (const found of miner.find(statesOf(loaded, `${seed} ${i}`)))
      if (!lines.has(found.where) && count(found.goal) < most)
        lines.set(found.where, {
          ...found,
          rating: ratePuzzle(loaded, puzzles, found, diceFrom(found.where)),
        });
    shown.to(i + 1, `${lines.size} puzzles`);
    if ((i + 1) % KEPT_EVERY === 0) keep(id, [...lines.values()]);
  }
  shown.end();
  keep(id, [...lines.values()]);
  console.log(summaryOf([...lines.values()]));
};

const KEPT_EVERY = 25; // matches: a command that is stopped after an hour has not worked in vain

/** The positions of a match between two bots whose levels are drawn by lot. */
const statesOf = (loaded: LoadedGame, seed: string): readonly Kind['state'][] => {
  const { game, levels } = loaded;
  const rng = diceFrom(seed);
  const seats = seatsFor(game, Math.max(2, game.seats[0]));
  const header = { game: game.id, version: game.version, seats, options: optionsOf(game, seats), seed };
  const chosen = Array.from({ length: seats }, () => levels[rng.int(Math.max(1, levels.length - 1))]);
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

const runVerify = async (id: string | undefined): Promise<void> => {
  let wrong = 0;
  for (const each of id === undefined ? findGames() : [id]) {
    const parts = await loadPuzzles((await theGame(each)).game.id);
    if (!parts) continue;
    const lines = readPuzzles(parts.puzzles.lines);
    const failed = lines.filter((line) => !parts.miner.verify(line));
    for (const line of failed) console.log(`not proved: ${each} ${writePuzzle(line)}`);
    console.log(`${each}: ${lines.length - failed.length} of ${lines.length} puzzles proved again`);
    wrong += failed.length;
  }
  if (wrong > 0) throw new NegativeResult(`${wrong} puzzles are not what they say.`);
};
