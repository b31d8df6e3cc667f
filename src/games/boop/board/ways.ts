import type { Seat } from '../../../kernel/game.ts';
import { goHome, hop, tumble, type Act, type Vector } from '../../../web/kit/animations.ts';
import { BEATS } from './beats.ts';
import { BED, BODY, footOf, stepOverTheEdge } from './bed-map.ts';
import type { Actor } from './cast.ts';

/** How the page is laid out: who sits near, and if the pools are above and below the bed or beside it. */
export interface Around {
  readonly near: Seat;
  readonly narrow: boolean;
}

/** A row that is chosen by hand grows at once; one that a landing completes waits for the pushes. */
export const growsAt = ({ by }: Pick<Actor, 'by'>): number => (by === null ? 0 : BEATS.grow);

/** The way to the pool of its owner: below or above the bed on a phone, beside it on a desk. */
const homeOf = ({ at, seat }: Actor, { near, narrow }: Around): Vector => {
  const [x, y] = footOf(at);
  const mine = seat === near;
  return narrow
    ? [(BED / 2 - x) * 0.6, (mine ? BED + 60 : -20) - y]
    : [-60 - x, (mine ? BED / 2 : BED / 5) - y];
};

export const wayIn = (actor: Actor, around: Around): Act | null =>
  actor.did === 'arrived' ? hop(homeOf(actor, around)) : null;

export const wayOut = (actor: Actor, around: Around): Act | null => {
  const { did, at, by } = actor;
  const home = homeOf(actor, around);
  if (did === 'fell') return tumble(by === null ? [0, 90] : stepOverTheEdge(by, at), home, BODY, BEATS.push);
  return did === 'grew-up' || did === 'went-home' ? goHome(home, growsAt({ by })) : null;
};
