import type { Millis, Seat } from '../../../../kernel/game.ts';
import { pick } from '../../../../kernel/random.ts';
import { cardOf, penaltyOf } from '../cards/cards.ts';
import { closeCards } from './claims.ts';
import { announce, update } from '../../../../parts/draft.ts';
import type { RaceDraft } from './race-draft.ts';
import { CHECK_SHOWN, MERCY, SAME_MOMENT, TOO_EARLY, TOUCH_AT_MOST } from './limits.ts';
import { matOf } from './mat.ts';
import { giveBack } from './paw.ts';
import { each, FREE_PAW } from './round.ts';
import { wrongPieces } from '../cards/solution.ts';
import type { CardId, WrongPiece } from '../cards/pieces.ts';
import type { Claim, PhotoFinish, State, Touch, Verdict, Way } from './types.ts';

const WAYS: readonly Way[] = ['U', 'R', 'D', 'L'];

/**
 * Everybody stops. Held things return; a player without a card is given one; then all touch the meower's paw.
 * [K15]
 */
export const meow = (draft: RaceDraft, { seat: meower, time, absent }: Claim): void => {
  const { phase } = draft.state;
  if (phase.name !== 'play') return;
  closeCards(draft);
  update(draft, { claims: [], paws: each(draft.state.paws.length, FREE_PAW) });
  for (const seat of draft.state.playing) giveBack(draft, seat);
  const ms = Math.max(0, time - phase.since);
  announce(draft, { what: 'meow', seat: meower, ms });
  const others = draft.state.playing.filter((seat) => seat !== meower);
  // [K17]
  const excused = isTouched(draft.state) ? others.filter((seat) => absent.includes(seat)) : [];
  for (const seat of excused) announce(draft, { what: 'excused', seat });
  startTouch(draft, meower, ms, excused);
  if (!awaited(draft).length) judge(draft);
};

/** False in calm matches [K28] and in sudden death [K25]: there the paws do not race to the meower's. */
const isTouched = ({ rules, extra }: State): boolean =>
  rules.touch !== 'calm' && !(extra && rules.tieBreak === 'sudden-death');

const startTouch = (draft: RaceDraft, meower: Seat, after: Millis, excused: readonly Seat[]): void => {
  const seats = draft.state.kept.length;
  const ways = Array.from({ length: seats }, () => pick(draft.rng, WAYS));
  update(draft, {
    phase: {
      name: 'touch',
      since: draft.at,
      until: draft.at + TOUCH_AT_MOST,
      meower,
      after,
      ways,
      touches: each(seats, null),
      excused,
    },
  });
};

export const touch = (draft: RaceDraft, seat: Seat, pressed: Millis): void => {
  const { phase } = draft.state;
  if (phase.name !== 'touch') return;
  const reaction = Math.max(0, Math.round(pressed - phase.since));
  const early = reaction < TOO_EARLY;
  const touches = phase.touches.with(seat, { reaction, early });
  update(draft, { phase: { ...phase, touches } });
  announce(draft, { what: 'touched', seat, reaction, early });
  if (awaited(draft).every((one) => touches[one])) judge(draft);
};

/** The seats that must touch: everybody who plays and is connected, except the meower. */
const awaited = ({ state }: RaceDraft): Seat[] => {
  const { phase, playing } = state;
  return phase.name === 'touch' && isTouched(state)
    ? playing.filter((seat) => seat !== phase.meower && !phase.excused.includes(seat))
    : [];
};

// --- The last player, and the check ---------------------------------------------------------------------------------

/** The player who pays is decided before the check and does not depend on its result. [K16] */
export const judge = (draft: RaceDraft): void => {
  const { phase, contests } = draft.state;
  if (phase.name !== 'touch') return;
  const { meower, after, touches } = phase;
  const reached = awaited(draft);
  const finish: PhotoFinish = {
    grabs: contests,
    touches: reached.map((seat) => ({ seat, touch: touches[seat] ?? null })),
  };
  const last = payLast(draft, lastOf(draft, reached, touches), touches);
  const wrong = check(draft, meower, after);
  conclude(draft, { how: 'meow', meower, correct: wrong.length === 0, wrong, last, finish });
};

export const conclude = (draft: RaceDraft, verdict: Verdict): void => {
  update(draft, { phase: { name: 'check', until: draft.at + CHECK_SHOWN, verdict } });
  if (verdict.finish.grabs.length || verdict.finish.touches.length)
    announce(draft, { what: 'photo-finish', finish: verdict.finish });
};

/**
 * Last is a player without a touch; else one whose touch was too early to be real; else the slowest, and
 * within a moment a random one. [K16]
 */
const lastOf = (
  { rng }: RaceDraft,
  seats: readonly Seat[],
  touches: readonly (Touch | null)[],
): Seat | null => {
  const missing = seats.filter((seat) => !touches[seat]);
  const early = seats.filter((seat) => touches[seat]?.early);
  const slowest = Math.max(...seats.map((seat) => touches[seat]?.reaction ?? 0));
  const slow = seats.filter((seat) => slowest - (touches[seat]?.reaction ?? 0) < SAME_MOMENT);
  const last = missing.length ? missing : early.length ? early : slow;
  return last.length ? pick(rng, last) : null;
};

const payLast = (draft: RaceDraft, last: Seat | null, touches: readonly (Touch | null)[]): Seat | null => {
  if (last === null) return null;
  const { rules, playing, cards } = draft.state;
  const its = touches[last];
  // [K28]
  if (rules.touch === 'mercy' && playing.length === 2 && its && !its.early && its.reaction <= MERCY) {
    announce(draft, { what: 'spared', seat: last, reaction: its.reaction });
    return null;
  }
  const card = cards[last];
  if (card) {
    const points = keepCard(draft, last, card, penaltyOf(card));
    announce(draft, { what: 'last', seat: last, card, points });
  }
  return last;
};

/** [K18] */
const check = (draft: RaceDraft, meower: Seat, ms: Millis): WrongPiece[] => {
  const card = draft.state.cards[meower];
  if (!card) return [];
  const wrong = wrongPieces(cardOf(card).figure, matOf(draft.state, meower));
  const correct = wrong.length === 0;
  // Stored only now: during the touch nobody may learn if the Meow was right.
  update(draft, { past: [...draft.state.past, { seat: meower, card, ms, correct }] });
  const points = correct ? cardOf(card).points : penaltyOf(card);
  if (draft.state.extra && draft.state.rules.tieBreak === 'sudden-death') {
    announce(draft, { what: 'checked', seat: meower, card, correct, wrong, points: 0 });
    suddenDeath(draft, meower, correct);
  } else {
    keepCard(draft, meower, card, points);
    announce(draft, { what: 'checked', seat: meower, card, correct, wrong, points });
  }
  return wrong;
};

/** A right Meow wins; a wrong one is out, and the last player left wins. [K25] */
const suddenDeath = (draft: RaceDraft, meower: Seat, correct: boolean): void => {
  if (correct) return update(draft, { winners: [meower] });
  const playing = draft.state.playing.filter((seat) => seat !== meower);
  announce(draft, { what: 'out', seat: meower });
  update(draft, { playing });
};

export const keepCard = (draft: RaceDraft, seat: Seat, card: CardId, points: number): number => {
  const { kept, cards } = draft.state;
  update(draft, {
    kept: kept.with(seat, [...(kept[seat] ?? []), { card, points }]),
    cards: cards.with(seat, null),
  });
  return points;
};
