import type { Millis } from '../../../kernel/game.ts';
import { cardOf, penaltyOf } from './cards.ts';
import { closeCards, closesAt, closeWindows, isMeowing, nextClose } from './claims.ts';
import { set, tell, type Desk } from './desk.ts';
import { SOLO_TIME } from './limits.ts';
import { conclude, judge, keepCard, meow } from './meow.ts';
import { cleanUp, FREE_PAW, startCountdown, tickCountdown } from './round.ts';
import type { Phase, State } from './types.ts';

/** When the clock strikes next, whatever for. */
export const due = (state: State): Millis | null => {
  const { phase } = state;
  switch (phase.name) {
    case 'over':
      return null;
    case 'countdown':
      return phase.next;
    case 'ready':
    case 'touch':
    case 'check':
      return phase.until;
    case 'play':
    default:
      return nextInPlay(state, phase);
  }
};

type Play = Extract<Phase, { name: 'play' }>;

const nextInPlay = (state: State, phase: Play): Millis =>
  Math.min(
    nextClose(state),
    phase.dealAt ?? Infinity,
    // A Meow that was in time is heard before the round is called off.
    isMeowing(state) ? Infinity : endOfPlay(state, phase),
    ...state.paws.map(({ busyUntil }) => busyUntil ?? Infinity),
  );

/** The long silence; alone, the time of the card. */
export const endOfPlay = ({ kept, cards }: Pick<State, 'kept' | 'cards'>, { since, until }: Play): Millis => {
  const [card] = cards;
  return kept.length === 1 && card ? since + SOLO_TIME[cardOf(card).level] : until;
};

export const strike = (desk: Desk): void => {
  const { phase } = desk.state;
  if (phase.name === 'ready') startCountdown(desk);
  else if (phase.name === 'countdown') tickCountdown(desk);
  else if (phase.name === 'play') strikeInPlay(desk, phase);
  else if (phase.name === 'touch') judge(desk);
  else if (phase.name === 'check') cleanUp(desk);
};

const strikeInPlay = (desk: Desk, phase: Play): void => {
  const { at } = desk;
  restPaws(desk);
  const heard = closeWindows(desk, (claim) => closesAt(desk.state, claim) <= at);
  if (heard) return meow(desk, heard);
  if (phase.dealAt !== null && phase.dealAt <= at) closeCards(desk);
  if (!isMeowing(desk.state) && endOfPlay(desk.state, phase) <= at) callOff(desk);
};

const restPaws = (desk: Desk): void =>
  set(desk, {
    paws: desk.state.paws.map((paw) => (paw.busyUntil !== null && paw.busyUntil <= desk.at ? FREE_PAW : paw)),
  });

/** Nobody meowed. Among several nobody pays; alone, the card was too slow. */
const callOff = (desk: Desk): void => {
  const { contests, kept, cards } = desk.state;
  const alone = kept.length === 1;
  const [card] = cards;
  if (alone && card) {
    const points = keepCard(desk, 0, card, penaltyOf(card));
    tell(desk, { what: 'too-late', seat: 0, card, points });
  } else tell(desk, { what: 'nobody' });
  set(desk, { claims: [] });
  conclude(desk, {
    how: alone ? 'late' : 'nobody',
    meower: null,
    correct: false,
    wrong: [],
    last: null,
    finish: { grabs: contests, touches: [] },
  });
};
