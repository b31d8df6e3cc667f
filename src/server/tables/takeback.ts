import type { Kind, Refusal, Seat } from '../../kernel/game.ts';
import { preview, scene, type Position } from '../../kernel/match.ts';
import { originOf, readTakeback } from '../../kernel/takeback.ts';
import type { LiveMatch } from './match.ts';

const MOST_TAKEBACKS = 100; // by one seat: to and fro without end would fill the log, and everybody's memory
const WORLDS = 8; // two imagined worlds can agree by luck

export interface Takeback {
  readonly to: number; // the seq to return to
  readonly free: boolean; // nothing was learned, so nobody need be asked
}

/** What taking back this seat's last move would mean; or why it cannot be. */
export const takebackFor = (match: LiveMatch, seat: Seat): Takeback | Refusal => {
  if (match.over) return { why: 'match-over' };
  const entries = match.log.map(({ entry }) => entry);
  const before = entries.filter(({ by, move }) => by === seat && readTakeback(move) !== null);
  if (before.length >= MOST_TAKEBACKS) return { why: 'too-many' };
  const last = match.line.findLastIndex(({ seq }) => originOf(entries, seq)?.by === seat);
  const [then, after] = [match.line[last - 1], match.line[last]];
  if (!then || !after) return { why: 'nothing-to-take-back' };
  // Time cannot be taken back: what is due then would strike at once.
  if ([then, match.position].some(({ state }) => match.game.due(state) !== null))
    return { why: 'no-takeback-with-a-clock' };
  const move = originOf(entries, after.seq)?.move ?? '';
  return { to: then.seq, free: after === match.position && taughtNothing(match, then, move, seat) };
};

const taughtNothing = (match: LiveMatch, then: Position<Kind>, text: string, seat: Seat): boolean => {
  const move = match.game.read(text);
  return move !== null && preview(match.game, scene(match.game, then, seat), seat, move, WORLDS) !== null;
};
