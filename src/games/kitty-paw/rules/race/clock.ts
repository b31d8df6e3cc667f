import type { Millis } from '../../../../kernel/game.ts';
import { cardOf, penaltyOf } from '../cards/cards.ts';
import { closeCards, closesAt, closeWindows, isMeowing, nextClose } from './claims.ts';
import { announce, update } from '../../../../parts/draft.ts';
import type { RaceDraft } from './race-draft.ts';
import { SOLO_TIME } from './limits.ts';
import { conclude, judge, keepCard, meow } from './meow.ts';
import { strikePause } from './pause.ts';
import { cleanUp, FREE_PAW, tickCountdown, waitOn } from './round.ts';
import type { Play, State } from './types.ts';

/** The next time the clock strikes, for any reason. */
export const due = (state: State): Millis | null => {
  const { phase } = state;
  switch (phase.name) {
    case 'over':
      return null;
    case 'countdown':
      return phase.next;
    case 'ready':
    case 'paused':
    case 'touch':
    case 'check':
      return phase.until;
    case 'play':
    default:
      return nextInPlay(state, phase);
  }
};

const nextInPlay = (state: State, phase: Play): Millis =>
  Math.min(
    nextClose(state),
    phase.dealAt ?? Infinity,
    // A Meow that was in time counts before the round is called off.
    isMeowing(state) ? Infinity : endOfPlay(state, phase),
    ...state.paws.map(({ busyUntil }) => busyUntil ?? Infinity),
  );

/**
 * When a round without a Meow is called off [K20]; in a match for one, when the time of the card is over
 * [K27], or before that in a puzzle.
 */
export const endOfPlay = ({ kept, cards }: Pick<State, 'kept' | 'cards'>, { since, until }: Play): Millis => {
  const [card] = cards;
  return kept.length === 1 && card ? Math.min(until, since + SOLO_TIME[cardOf(card).level]) : until;
};

export const applyClock = (draft: RaceDraft): void => {
  const { phase } = draft.state;
  if (phase.name === 'ready') waitOn(draft, phase);
  else if (phase.name === 'paused') strikePause(draft, phase);
  else if (phase.name === 'countdown') tickCountdown(draft);
  else if (phase.name === 'play') strikeInPlay(draft, phase);
  else if (phase.name === 'touch') judge(draft);
  else if (phase.name === 'check') cleanUp(draft);
};

const strikeInPlay = (draft: RaceDraft, phase: Play): void => {
  const { at } = draft;
  restPaws(draft);
  const heard = closeWindows(draft, (claim) => closesAt(draft.state, claim) <= at);
  if (heard) return meow(draft, heard);
  if (phase.dealAt !== null && phase.dealAt <= at) closeCards(draft);
  if (!isMeowing(draft.state) && endOfPlay(draft.state, phase) <= at) callOff(draft);
};

const restPaws = (draft: RaceDraft): void =>
  update(draft, {
    paws: draft.state.paws.map((paw) =>
      paw.busyUntil !== null && paw.busyUntil <= draft.at ? FREE_PAW : paw,
    ),
  });

/**
 * Ends a round without a Meow. With several players nobody pays [K20]; in a match for one the card was too slow. [K27]
 */
const callOff = (draft: RaceDraft): void => {
  const { contests, kept, cards } = draft.state;
  const alone = kept.length === 1;
  const [card] = cards;
  if (alone && card) {
    const points = keepCard(draft, 0, card, penaltyOf(card));
    announce(draft, { what: 'too-late', seat: 0, card, points });
  } else announce(draft, { what: 'nobody' });
  update(draft, { claims: [] });
  conclude(draft, {
    how: alone ? 'late' : 'nobody',
    meower: null,
    correct: false,
    wrong: [],
    last: null,
    finish: { grabs: contests, touches: [] },
  });
};
