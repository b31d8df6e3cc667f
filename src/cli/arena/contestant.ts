import type { Level } from '../../bots/level.ts';
import { greedy } from '../../bots/greedy.ts';
import { mcts } from '../../bots/mcts.ts';
import { random } from '../../bots/random.ts';
import type { Bot, Kind, Millis } from '../../kernel/game.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { UsageError } from '../terminal/exit-errors.ts';

const USUAL: Millis = 300;
const ROUNDS_AT_MOST = 1e9;

export interface Contestant extends Level<Kind> {
  readonly is: string; // its name in the result: "greedy (level 3)"
}

/** A bot by name: a level of the game (1 is the weakest), the name of a level, or a common bot. */
export const contestant = (loaded: LoadedGame, name: string, ms: Millis | null): Contestant => {
  const { game, levels, worth } = loaded;
  const number = levelNamed(loaded, name);
  const level = number === null ? undefined : levels[number - 1];
  if (level)
    return {
      bot: level.bot,
      ms: ms ?? level.ms,
      is: name === `${number}` ? name : `${name} (level ${number})`,
    };
  const common = (bot: Bot<Kind>, is = name): Contestant => ({ bot, ms: ms ?? USUAL, is });
  if (name === 'random') return common(random(game));
  if (name === 'greedy') return common(greedy(game, worth ?? undefined), 'greedy (one move ahead)');
  if (name === 'mcts') return common(mcts(game));
  const rounds = Number(/^mcts:(\d+)$/.exec(name)?.[1] ?? 0);
  if (rounds > 0 && rounds <= ROUNDS_AT_MOST) return { bot: mcts(game, rounds), ms: Infinity, is: name };
  throw new UsageError(
    `There is no bot “${name.slice(0, 40)}”: it can be a level from 1 to ${levels.length}, top, greedy, random, mcts, or mcts:ROUNDS.`,
  );
};

/** `greedy` is the game's own greedy level if it names one; `top` is its strongest level. */
const levelNamed = ({ levels, greedy: own }: LoadedGame, name: string): number | null =>
  name === 'top' ? levels.length : name === 'greedy' ? own : /^\d+$/.test(name) ? Number(name) : null;
