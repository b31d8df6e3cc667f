import type { Bot, Game, Kind, Millis } from '../kernel/game.ts';
import { greedy, type Worth } from './greedy.ts';
import { mcts } from './mcts.ts';
import { random } from './random.ts';

/** One strength of play: a bot, and its default thinking time. */
export interface Level<K extends Kind> {
  readonly bot: Bot<K>;
  readonly ms: Millis;
}

/** bot.ts in a game's folder: its own levels, weakest first. A game without it gets the common ones. */
export interface GameBots<K extends Kind> {
  readonly levels: readonly Level<K>[];
  readonly worth?: Worth<K>; // rates a view for the common greedy bot; without it, that bot plays a few random matches instead
  readonly greedy?: number; // the level, from 1, of the greedy bot; other bots are measured against it
}

export const commonLevels = <K extends Kind>(game: Game<K>): readonly Level<K>[] => [
  { bot: random(game), ms: 10 },
  { bot: greedy(game), ms: 200 },
  { bot: mcts(game), ms: 300 },
  { bot: mcts(game), ms: 1000 },
];
