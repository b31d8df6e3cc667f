import type { Millis, Seat } from '../../../kernel/game.ts';
import { pick } from '../../../kernel/random.ts';
import { cardOf, penaltyOf } from './cards.ts';
import { closeCards } from './claims.ts';
import { set, tell, type Desk } from './desk.ts';
import { CHECK_SHOWN, MERCY, SAME_MOMENT, TOO_EARLY, TOUCH_AT_MOST } from './limits.ts';
import { matOf } from './mat.ts';
import { giveBack } from './paw.ts';
import { each, FREE_PAW } from './round.ts';
import { wrongPieces } from './solution.ts';
import type { CardId, Claim, PhotoFinish, State, Touch, Verdict, Way, WrongPiece } from './types.ts';

const WAYS: readonly Way[] = ['U', 'R', 'D', 'L'];

/** Everybody stops. What was held falls back; who has no card yet is given one; then the paws fly to the meower's. */
export const meow = (desk: Desk, { seat: meower, time, absent }: Claim): void => {
  const { phase } = desk.state;
  if (phase.name !== 'play') return;
  closeCards(desk);
  set(desk, { claims: [], paws: each(desk.state.paws.length, FREE_PAW) });
  for (const seat of desk.state.playing) giveBack(desk, seat);
  const ms = Math.max(0, time - phase.since);
  tell(desk, { what: 'meow', seat: meower, ms });
  const others = desk.state.playing.filter((seat) => seat !== meower);
  const excused = isTouched(desk.state) ? others.filter((seat) => absent.includes(seat)) : [];
  for (const seat of excused) tell(desk, { what: 'excused', seat });
  startTouch(desk, meower, ms, excused);
  if (!awaited(desk).length) judge(desk);
};

/** Whether paws race to the meower's at all. */
const isTouched = ({ rules, extra }: State): boolean =>
  rules.touch !== 'calm' && !(extra && rules.tieBreak === 'sudden-death');

const startTouch = (desk: Desk, meower: Seat, after: Millis, excused: readonly Seat[]): void => {
  const seats = desk.state.kept.length;
  const ways = Array.from({ length: seats }, () => pick(desk.rng, WAYS));
  set(desk, {
    phase: {
      name: 'touch',
      since: desk.at,
      until: desk.at + TOUCH_AT_MOST,
      meower,
      after,
      ways,
      touches: each(seats, null),
      excused,
    },
  });
};

export const touch = (desk: Desk, seat: Seat, pressed: Millis): void => {
  const { phase } = desk.state;
  if (phase.name !== 'touch') return;
  const reaction = Math.max(0, Math.round(pressed - phase.since));
  const early = reaction < TOO_EARLY;
  const touches = phase.touches.with(seat, { reaction, early });
  set(desk, { phase: { ...phase, touches } });
  tell(desk, { what: 'touched', seat, reaction, early });
  if (awaited(desk).every((one) => touches[one])) judge(desk);
};

/** Who has to touch: everybody who plays and is there, but the meower. */
const awaited = ({ state }: Desk): Seat[] => {
  const { phase, playing } = state;
  return phase.name === 'touch' && isTouched(state)
    ? playing.filter((seat) => seat !== phase.meower && !phase.excused.includes(seat))
    : [];
};

// --- Who was last, and was it right ---------------------------------------------------------------------------------

/** Who pays is known before the check, and whatever its result. */
export const judge = (desk: Desk): void => {
  const { phase, contests } = desk.state;
  if (phase.name !== 'touch') return;
  const { meower, after, touches } = phase;
  const reached = awaited(desk);
  const finish: PhotoFinish = {
    grabs: contests,
    touches: reached.map((seat) => ({ seat, touch: touches[seat] ?? null })),
  };
  const last = payLast(desk, lastOf(desk, reached, touches), touches);
  const wrong = check(desk, meower, after);
  conclude(desk, { how: 'meow', meower, correct: wrong.length === 0, wrong, last, finish });
};

export const conclude = (desk: Desk, verdict: Verdict): void => {
  set(desk, { phase: { name: 'check', until: desk.at + CHECK_SHOWN, verdict } });
  if (verdict.finish.grabs.length || verdict.finish.touches.length)
    tell(desk, { what: 'photo-finish', finish: verdict.finish });
};

/** No touch at all is last; else one that came too early to be real; else the slowest, within a moment by lot. */
const lastOf = ({ rng }: Desk, seats: readonly Seat[], touches: readonly (Touch | null)[]): Seat | null => {
  const missing = seats.filter((seat) => !touches[seat]);
  const early = seats.filter((seat) => touches[seat]?.early);
  const slowest = Math.max(...seats.map((seat) => touches[seat]?.reaction ?? 0));
  const slow = seats.filter((seat) => slowest - (touches[seat]?.reaction ?? 0) < SAME_MOMENT);
  const last = missing.length ? missing : early.length ? early : slow;
  return last.length ? pick(rng, last) : null;
};

const payLast = (desk: Desk, last: Seat | null, touches: readonly (Touch | null)[]): Seat | null => {
  if (last === null) return null;
  const { rules, playing, cards } = desk.state;
  const its = touches[last];
  if (rules.touch === 'mercy' && playing.length === 2 && its && !its.early && its.reaction <= MERCY) {
    tell(desk, { what: 'spared', seat: last, reaction: its.reaction });
    return null;
  }
  const card = cards[last];
  if (card) {
    const points = keepCard(desk, last, card, penaltyOf(card));
    tell(desk, { what: 'last', seat: last, card, points });
  }
  return last;
};

const check = (desk: Desk, meower: Seat, ms: Millis): WrongPiece[] => {
  const card = desk.state.cards[meower];
  if (!card) return [];
  const wrong = wrongPieces(cardOf(card).figure, matOf(desk.state, meower));
  const correct = wrong.length === 0;
  // Not before: during the touch nobody is told whether the Meow was right.
  set(desk, { past: [...desk.state.past, { seat: meower, card, ms, correct }] });
  const points = correct ? cardOf(card).points : penaltyOf(card);
  if (desk.state.extra && desk.state.rules.tieBreak === 'sudden-death') {
    tell(desk, { what: 'checked', seat: meower, card, correct, wrong, points: 0 });
    suddenDeath(desk, meower, correct);
  } else {
    keepCard(desk, meower, card, points);
    tell(desk, { what: 'checked', seat: meower, card, correct, wrong, points });
  }
  return wrong;
};

/** A right Meow wins; a wrong one is out, and the last one left has won. */
const suddenDeath = (desk: Desk, meower: Seat, correct: boolean): void => {
  if (correct) return set(desk, { winners: [meower] });
  const playing = desk.state.playing.filter((seat) => seat !== meower);
  tell(desk, { what: 'out', seat: meower });
  set(desk, { playing });
};

export const keepCard = (desk: Desk, seat: Seat, card: CardId, points: number): number => {
  const { kept, cards } = desk.state;
  set(desk, {
    kept: kept.with(seat, [...(kept[seat] ?? []), { card, points }]),
    cards: cards.with(seat, null),
  });
  return points;
};
