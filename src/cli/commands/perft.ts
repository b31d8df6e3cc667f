import type { Command } from 'commander';
import type { Kind } from '../../kernel/game.ts';
import { start, startFrom } from '../../kernel/match.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { counter } from '../bench/counter.ts';
import { freshDice } from '../matches/seeds.ts';
import { nameAndValue, optionsOf, orWrongUse, theGame, wholeFrom, type Chosen } from '../terminal/values.ts';
import { UsageError } from '../terminal/exit-errors.ts';

interface Options {
  readonly depth: number;
  readonly position?: string;
  readonly option?: Chosen;
  readonly slow?: true;
  readonly divide?: true;
}

export const define = (command: Command): Command =>
  command
    .argument('<game>', 'which game')
    .option('--depth <n>', 'how many moves deep', wholeFrom(0, 12), 4)
    .option('--position <text>', 'count from this position instead of the start')
    .option('--option <name=value>', 'an option of the game, as often as needed', nameAndValue)
    .option('--slow', 'through the plain rules, even if there is a fast engine')
    .option('--divide', 'also how many sequences begin with each first move')
    .addHelpText(
      'after',
      `
Counts the legal sequences of exactly so many moves; two programs that agree deep enough play the same game.

Examples:
  $ clowder perft <game> --depth 5
  $ clowder perft <game> --depth 3 --divide --slow`,
    )
    .action(runPerft);

const runPerft = async (id: string, options: Options): Promise<void> => {
  const loaded = await theGame(id);
  const state = firstState(loaded, options);
  const count = counter(loaded, options.slow === true);
  const began = performance.now();
  if (options.divide && options.depth > 0)
    for (const [move, next] of firstMoves(loaded, state))
      console.log(`${move} ${count(next, options.depth - 1)}`);
  const sequences = count(state, options.depth);
  const seconds = (performance.now() - began) / 1000;
  console.log(`depth ${options.depth}: ${sequences}`);
  console.error(`${seconds.toFixed(2)} s, ${Math.round(sequences / seconds)} a second`);
};

const firstState = (loaded: LoadedGame, { position, option }: Options): Kind['state'] => {
  const { game } = loaded;
  const [seats] = game.seats;
  const options = optionsOf(game, seats, option);
  const header = { game: game.id, version: game.version, seats, options, seed: 'perft' };
  if (position === undefined) return start(game, header).state;
  if (!loaded.position) throw new UsageError('Positions of this game cannot be written as text.');
  return startFrom(orWrongUse(loaded.position.read(position, options) as object, loaded)).state;
};

function* firstMoves(
  { game }: LoadedGame,
  state: Kind['state'],
): Generator<[move: string, next: Kind['state']]> {
  if (game.outcome(state)) return;
  for (const by of game.actors(state)) {
    const view = game.view(state, by);
    for (const move of game.candidates(view, by))
      if (!game.check(view, by, move))
        yield [game.write(move), game.apply(state, { by, at: 0, move }, freshDice()).state];
  }
}
