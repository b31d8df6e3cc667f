import type { Kind, Refusal, Seat } from '../../kernel/game.ts';
import { preview, scene, type Position } from '../../kernel/match.ts';
import { readTakeback } from '../../kernel/takeback.ts';
import type { LiveMatch } from './match.ts';

const WORLDS = 8; // two imagined worlds can agree by luck

export interface Takeback {
  readonly to: number; // the seq to return to
  readonly free: boolean; // nothing was learned, so nobody need be asked
}

/** What taking back this seat's last move would mean; or why it cannot be. */
export const takebackFor = (match: LiveMatch, seat: Seat): Takeback | Refusal => {
  if (match.over) return { why: 'match-over' };
  const last = match.line.findLastIndex(({ seq }) => originOf(match, seq)?.by === seat);
  const [then, after] = [match.line[last - 1], match.line[last]];
  if (!then || !after) return { why: 'nothing-to-take-back' };
  // Time cannot be taken back: what is due then would strike at once.
  if ([then, match.position].some(({ state }) => match.game.due(state) !== null))
    return { why: 'no-takeback-with-a-clock' };
  return { to: then.seq, free: after === match.position && taughtNothing(match, then, after, seat) };
};

const taughtNothing = (
  match: LiveMatch,
  then: Position<Kind>,
  after: Position<Kind>,
  seat: Seat,
): boolean => {
  const move = match.game.read(originOf(match, after.seq)?.move ?? '');
  return move !== null && preview(match.game, scene(match.game, then, seat), seat, move, WORLDS) !== null;
};

/** The entry that first led to this position: a takeback only leads there again. */
const originOf = (match: LiveMatch, seq: number): LiveMatch['log'][number]['entry'] | undefined => {
  const entry = match.log[seq - 1]?.entry;
  const to = entry && readTakeback(entry.move);
  return typeof to === 'number' ? originOf(match, to) : entry;
};
