import type { CardId, Check, Phase } from './state/types.ts';
import { faceToday } from './island/island.ts';
import { beginBuying, beginLaying, buyAll, handOn, readLessons } from './phases/explore.ts';
import { fillAndFish, resolveEvent } from './phases/morning.ts';
import { finish, night } from './phases/night.ts';
import { beginRescue, nextInOrder, nextRescue, reveal } from './phases/rescue.ts';
import { dropImpossible } from './island/pending.ts';
import { setPhase, type IsleDraft } from './state/isle-draft.ts';

/** Continues until a seat must decide or the match is over. */
export const settle = (draft: IsleDraft): void => {
  do dropImpossible(draft);
  while (!draft.state.pending.length && advance(draft, draft.state.phase));
};

const AFTER_CHECK: Readonly<Record<Check, (draft: IsleDraft) => void>> = {
  day: resolveEvent,
  buying: beginBuying,
  rescue: beginRescue,
  end: finish,
};

const allIn = (chosen: readonly (readonly CardId[] | null)[]): chosen is readonly (readonly CardId[])[] =>
  !chosen.includes(null);

/** Goes to the next phase if this one is done. Returns false if the match must wait for a seat. */
const advance = (draft: IsleDraft, phase: Phase<readonly CardId[] | null>): boolean => {
  switch (phase.name) {
    case 'event':
      fillAndFish(draft);
      return true;
    case 'ready':
      if (phase.ready.includes(false)) return false;
      AFTER_CHECK[phase.before](draft);
      return true;
    case 'draft':
      if (!allIn(phase.chosen)) return false;
      handOn(draft, phase.chosen);
      return true;
    case 'buy':
      if (!allIn(phase.chosen)) return false;
      buyAll(draft, phase.chosen);
      return true;
    case 'lessons':
      readLessons(draft, phase.unread);
      return true;
    case 'lay':
      if (phase.waiting.length) return false;
      reveal(draft);
      return true;
    case 'rescue':
      return nextRescue(draft, phase);
    case 'rare':
      return nextFind(draft, phase);
    case 'night':
      night(draft);
      return true;
    case 'over':
      break;
  }
  return false;
};

const nextFind = (draft: IsleDraft, phase: Extract<Phase<unknown>, { name: 'rare' }>): boolean => {
  if (!phase.over) return false;
  const { passed } = phase;
  if (!passed.every(Boolean)) {
    setPhase(draft, { ...phase, turn: nextInOrder(draft.state, phase.turn, passed), over: false });
    return true;
  }
  if (faceToday(draft.state) === 'SWAP') beginLaying(draft); // [E6]
  else setPhase(draft, { name: 'night' });
  return true;
};
