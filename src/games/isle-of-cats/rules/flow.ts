import type { CardId, Check, Phase } from './types.ts';
import { faceToday } from './island.ts';
import { beginBuying, beginLaying, buyAll, handOn, readLessons } from './phases/explore.ts';
import { fillAndFish, resolveEvent } from './phases/morning.ts';
import { finish, night } from './phases/night.ts';
import { beginRescue, nextInOrder, nextRescue, reveal } from './phases/rescue.ts';
import { dropImpossible } from './pending.ts';
import { setPhase, type Story } from './story.ts';

/** Goes on until somebody is asked something, or the match is over. */
export const settle = (story: Story): void => {
  do dropImpossible(story);
  while (!story.state.pending.length && advance(story, story.state.phase));
};

const AFTER_CHECK: Readonly<Record<Check, (story: Story) => void>> = {
  day: resolveEvent,
  buying: beginBuying,
  rescue: beginRescue,
  end: finish,
};

const allIn = (chosen: readonly (readonly CardId[] | null)[]): chosen is readonly (readonly CardId[])[] =>
  !chosen.includes(null);

/** One phase on, if this one is done. Returns false when the table has to wait. */
const advance = (story: Story, phase: Phase<readonly CardId[] | null>): boolean => {
  switch (phase.name) {
    case 'event':
      fillAndFish(story);
      return true;
    case 'ready':
      if (phase.ready.includes(false)) return false;
      AFTER_CHECK[phase.before](story);
      return true;
    case 'draft':
      if (!allIn(phase.chosen)) return false;
      handOn(story, phase.chosen);
      return true;
    case 'buy':
      if (!allIn(phase.chosen)) return false;
      buyAll(story, phase.chosen);
      return true;
    case 'lessons':
      readLessons(story, phase.unread);
      return true;
    case 'lay':
      if (phase.waiting.length) return false;
      reveal(story);
      return true;
    case 'rescue':
      return nextRescue(story, phase);
    case 'rare':
      return nextFind(story, phase);
    case 'night':
      night(story);
      return true;
    case 'over':
      break;
  }
  return false;
};

const nextFind = (story: Story, phase: Extract<Phase<unknown>, { name: 'rare' }>): boolean => {
  if (!phase.over) return false;
  const { passed } = phase;
  if (!passed.every(Boolean)) {
    setPhase(story, { ...phase, turn: nextInOrder(story.state, phase.turn, passed), over: false });
    return true;
  }
  if (faceToday(story.state) === 'SWAP') beginLaying(story);
  else setPhase(story, { name: 'night' });
  return true;
};
