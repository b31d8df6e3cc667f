import type { Mood } from '../../../web/art/base/coats.ts';
import type { State } from '../rules/types.ts';
import type { Actor } from './cast.ts';
import type { Effects } from './effects.ts';

/** The moods of the pieces: they show who is about to be pushed, who scores, and whose turn it is. */
export const moodOf = (actor: Actor, { end, turn }: State, ghost: Effects | null, still: boolean): Mood => {
  if (actor.did === 'fell') return 'surprised';
  if (actor.did === 'grew-up') return 'smug';
  if (end) return 'winner' in end && end.winner === actor.seat ? 'smug' : 'alert';
  if (ghost && isPushed(actor, ghost)) return 'surprised';
  if (ghost?.move.do === 'graduate' && ghost.move.squares.includes(actor.at)) return 'smug';
  if (actor.did === 'moved' && !still) return 'surprised';
  return actor.seat === turn ? 'alert' : 'calm';
};

const isPushed = ({ at }: Actor, { pushes, falls }: Effects): boolean =>
  [...pushes, ...falls].some(({ from }) => from === at);
