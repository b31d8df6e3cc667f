import { isRefusal } from '../../../kernel/game.ts';
import { legal, play, scene, startFrom, type Position } from '../../../kernel/match.ts';
import { cellNamed } from './cells.ts';
import rules from './game.ts';
import { allBoxes, standings, type BoxInfo } from './score.ts';
import { stateOf, type Setting } from './setting.ts';
import type { IfItFits } from './types.ts';

export { BASIC, EXTENDED, type Setting } from './setting.ts';

/** Test helpers: play moves as text, and inspect the result. */

/** By default two players with an ordinary hand each, the first one about to play. */
export const table = (setting: Setting): Position<IfItFits> => startFrom<IfItFits>(stateOf(setting));

const step = (from: Position<IfItFits>, text: string): ReturnType<typeof play<IfItFits>> => {
  const move = rules.read(text);
  if (!move) throw new Error(`not a move: ${text}`);
  return play(rules, 'if it fits', from, { by: from.state.turn, at: 0, move });
};

export const after = (from: Position<IfItFits>, ...moves: string[]): Position<IfItFits> =>
  moves.reduce((now, text) => {
    const next = step(now, text);
    if (isRefusal(next)) throw new Error(`${text} is refused: ${next.why}`);
    return next;
  }, from);

export const refusalOf = (from: Position<IfItFits>, text: string): string | null => {
  const next = step(from, text);
  return isRefusal(next) ? next.why : null;
};

/** The moves of the player to move; only those that begin with a text, if one is given. */
export const choices = (position: Position<IfItFits>, from: string = ''): string[] => {
  const { turn } = position.state;
  return legal(rules, scene(rules, position, turn), turn)
    .map((move) => rules.write(move))
    .filter((text) => text.startsWith(from));
};

export const boxAt = (position: Position<IfItFits>, cell: string): BoxInfo => {
  const { table: on, rules: options, cats } = position.state;
  const at = cellNamed(cell);
  const found = allBoxes(on, cats.length, options).find(({ cells }) => cells.includes(at));
  if (!found) throw new Error(`nothing lies on ${cell}`);
  return found;
};

export const pointsOf = ({ state }: Position<IfItFits>): number[] =>
  standings(state.table, state.cats.length, state.rules);
