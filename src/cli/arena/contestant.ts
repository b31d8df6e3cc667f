import type { Level } from '../../bots/level.ts';
import { greedy } from '../../bots/greedy.ts';
import { mcts } from '../../bots/mcts.ts';
import { random } from '../../bots/random.ts';
import type { Kind, Millis } from '../../kernel/game.ts';
import type { GameBox } from '../../server/games.ts';
import { WrongUse } from '../wrong-use.ts';

const USUAL: Millis = 300;
const ROUNDS_AT_MOST = 1e9;

/** A bot by its name: a level of the game (1 is the weakest), or one of the common bots. */
export const contestant = (
  { game, levels, worth }: GameBox,
  name: string,
  ms: Millis | null,
): Level<Kind> => {
  if (/^\d+$/.test(name)) {
    const level = levels[Number(name) - 1];
    if (level) return { bot: level.bot, ms: ms ?? level.ms };
  }
  if (name === 'random') return { bot: random(game), ms: ms ?? USUAL };
  if (name === 'greedy') return { bot: greedy(game, worth ?? undefined), ms: ms ?? USUAL };
  if (name === 'mcts') return { bot: mcts(game), ms: ms ?? USUAL };
  const rounds = Number(/^mcts:(\d+)$/.exec(name)?.[1] ?? 0);
  if (rounds > 0 && rounds <= ROUNDS_AT_MOST) return { bot: mcts(game, rounds), ms: Infinity };
  throw new WrongUse(
    `There is no bot “${name.slice(0, 40)}”: it can be a level from 1 to ${levels.length}, random, greedy, mcts, or mcts:ROUNDS.`,
  );
};
