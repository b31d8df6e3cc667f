import type { Kind, Refusal, Seat } from '../kernel/game.ts';
import { preview, scene, type Position } from '../kernel/match.ts';
import { originOf, readTakeback } from '../kernel/takeback.ts';
import type { History } from './history.ts';

const WORLDS = 8; // several, because two imagined worlds can be equal by chance

export interface Takeback {
  readonly to: number; // the seq to return to
  readonly free: boolean; // the move revealed nothing, so no consent is needed
}

/** The takeback of this seat's last move, or why it is refused. */
export const takebackFor = (history: History, seat: Seat, most: number): Takeback | Refusal => {
  if (history.over) return { why: 'match-over' };
  // In a race a takeback would undo what others have won.
  if (history.racing) return { why: 'nothing-to-take-back' };
  const entries = history.log.map(({ entry }) => entry);
  const before = entries.filter(({ by, move }) => by === seat && readTakeback(move) !== null);
  if (before.length >= most) return { why: 'too-many' };
  const { line, game, position } = history;
  const last = line.findLastIndex(({ seq }) => originOf(entries, seq)?.by === seat);
  const [then, after] = [line[last - 1], line[last]];
  if (!then || !after) return { why: 'nothing-to-take-back' };
  // Time cannot be taken back: a clock event of the earlier position would be due at once.
  if ([then, position].some(({ state }) => game.due(state) !== null))
    return { why: 'no-takeback-with-a-clock' };
  const move = originOf(entries, after.seq)?.move ?? '';
  return { to: then.seq, free: after === position && taughtNothing(history, then, move, seat) };
};

const taughtNothing = ({ game }: History, then: Position<Kind>, text: string, seat: Seat): boolean => {
  const move = game.read(text);
  return move !== null && preview(game, scene(game, then, seat), seat, move, WORLDS) !== null;
};
