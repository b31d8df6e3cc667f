import { defined } from '../../../../kernel/defined.ts';
import type { Millis, Seat } from '../../../../kernel/game.ts';
import { pick } from '../../../../kernel/random.ts';
import { announce, update } from '../../../../parts/draft.ts';
import { changeCat, changePaw, changeTile, type RaceDraft } from './race-draft.ts';
import { BETWEEN_GRABS, WINDOW } from './limits.ts';
import { dealRest, takeCard } from './round.ts';
import { BOX_CATS } from '../cards/pieces.ts';
import type { Claim, Contest, State, Target } from './types.ts';

/**
 * [K10] Things that several players may want at the same time are claimed, not taken. The first claim opens a window;
 * when it closes, the earliest press wins, not the earliest arrival.
 */
export const claim = (
  draft: RaceDraft,
  seat: Seat,
  target: Target,
  pressed: Millis,
  absent: readonly Seat[],
): void => {
  const { at, state } = draft;
  const delay = target.on === 'meow' ? 0 : delayOf(state, seat);
  const time = Math.max(pressed, at - WINDOW) + delay;
  update(draft, { claims: [...state.claims, { seat, target, at, time, absent }] });
  changePaw(draft, seat, { busyUntil: at + delay + BETWEEN_GRABS });
  announce(draft, { what: 'reached', seat, target });
};

/** With a head start for one seat, the grabs of everybody else count later. [K29] */
const delayOf = ({ rules }: Pick<State, 'rules'>, seat: Seat): Millis =>
  seat === rules.headStartFor - 1 ? 0 : rules.headStart;

/** A key of a target: two claims on the same thing have the same key. */
const nameOf = (target: Target): string => {
  if (target.on === 'card') return `card ${target.place}`;
  if (target.on === 'tile') return `tile ${target.tile}`;
  return target.on === 'cat' ? `cat ${target.slot}` : 'meow';
};

const sameTarget = (a: Target, b: Target): boolean => nameOf(a) === nameOf(b);

export const closesAt = (state: Pick<State, 'rules'>, { at, seat, target }: Claim): Millis =>
  at + WINDOW + (target.on === 'meow' ? 0 : delayOf(state, seat));

/** When the first window closes; Infinity: none is open. */
export const nextClose = (state: State): Millis =>
  Math.min(...state.claims.map((one) => closesAt(state, one)));

export const isMeowing = ({ claims }: Pick<State, 'claims'>): boolean =>
  claims.some(({ target }) => target.on === 'meow');

/** Closes every window that is due, grabs before a Meow. Returns the claim of a Meow, if there was one. */
export const closeWindows = (draft: RaceDraft, which: (claim: Claim) => boolean): Claim | null => {
  for (;;) {
    const due = draft.state.claims.find((one) => one.target.on !== 'meow' && which(one));
    if (!due) break;
    settle(draft, due.target);
  }
  const meow = draft.state.claims.find((one) => one.target.on === 'meow' && which(one));
  if (!meow) return null;
  const heard = fastest(draft, meow.target);
  tellLosers(draft, heard);
  return heard;
};

const settle = (draft: RaceDraft, target: Target): void => {
  const winner = fastest(draft, target);
  grant(draft, winner);
  tellLosers(draft, winner);
  update(draft, { claims: draft.state.claims.filter((one) => !sameTarget(one.target, target)) });
};

/**
 * Sends the other claimants the margin by which they lost; the smallest is kept for the photo finish. [K30]
 */
const tellLosers = (draft: RaceDraft, winner: Claim): void => {
  const { target } = winner;
  const losers = draft.state.claims
    .filter((one) => one !== winner && sameTarget(one.target, target))
    .toSorted((a, b) => a.time - b.time);
  for (const { seat, time } of losers) {
    const apart = time - winner.time;
    announce(draft, { what: 'snatched', seat, by: winner.seat, target, apart, sure: sureness(apart) });
  }
  const [close] = losers;
  if (close) update(draft, { contests: [...draft.state.contests, contestOf(winner, close)] });
};

const contestOf = (winner: Claim, { seat, time }: Claim): Contest => ({
  target: winner.target,
  winner: winner.seat,
  loser: seat,
  apart: time - winner.time,
  sure: sureness(time - winner.time),
});

/** The earliest claim; in the same millisecond the winner is random. [K10] */
const fastest = ({ state, rng }: RaceDraft, target: Target): Claim => {
  const rivals = state.claims.filter((one) => sameTarget(one.target, target));
  const first = Math.min(...rivals.map(({ time }) => time));
  const equal = rivals.filter(({ time }) => time === first);
  return equal.length === 1 ? defined(equal[0]) : pick(rng, equal);
};

/**
 * The probability, in percent, that a lead of this size is real: clocks are exact to some milliseconds. [K30]
 */
export const sureness = (apart: Millis): number => {
  const steps = [
    [1, 50],
    [5, 65],
    [10, 80],
    [20, 90],
    [40, 97],
  ] as const;
  return steps.find(([below]) => apart < below)?.[1] ?? 99;
};

const grant = (draft: RaceDraft, { seat, target }: Claim): void => {
  if (target.on === 'card') takeCard(draft, seat, target.place, false);
  if (target.on === 'tile') {
    changeTile(draft, target.tile, { place: { in: 'paw', seat } });
    announce(draft, { what: 'grabbed', seat, tile: target.tile });
  }
  if (target.on === 'cat') look(draft, seat, target.slot);
};

/** The card gets its identity only now: before its first lift it could be any that is not yet known. [K14] */
const look = (draft: RaceDraft, seat: Seat, slot: number): void => {
  const { cats } = draft.state;
  const known = cats.map(({ cat }) => cat);
  const cat =
    known[slot] ??
    pick(
      draft.rng,
      BOX_CATS.filter((one) => !known.includes(one)),
    );
  const lookedAt = [...new Set([...(cats[slot]?.lookedAt ?? []), seat])].toSorted((a, b) => a - b);
  changeCat(draft, slot, { cat, lookedAt, place: { in: 'paw', seat } });
  announce(draft, { what: 'peeked', seat, slot, cat });
};

/** Cards with an open claim go to the claimant; then the rest is dealt. */
export const closeCards = (draft: RaceDraft): void => {
  closeWindows(draft, ({ target }) => target.on === 'card');
  dealRest(draft);
};
