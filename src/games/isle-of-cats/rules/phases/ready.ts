import { setPhase, type IsleDraft } from '../state/isle-draft.ts';
import type { Check } from '../state/types.ts';

/**
 * A ready check stops the day where it would run on by itself, and asks every seat alike: stopping only for those who hold
 * a card to play would tell everybody who they are. [A2]
 */
export const openCheck = (draft: IsleDraft, before: Check): void =>
  setPhase(draft, {
    name: 'ready',
    before,
    ready: draft.state.players.map(() => false),
    until: patienceEnds(draft),
  });

/** The time protects the other players, so a player who is alone has no limit. [A2] */
const patienceEnds = ({ state: { options, players }, at }: IsleDraft): number | null =>
  options.patience === 0 || players.length === 1 ? null : at + options.patience * 1000;

/** After an interruption the others have the whole time again to think about it. */
export const waitAgain = (draft: IsleDraft): void => {
  const { phase } = draft.state;
  if (phase.name === 'ready') setPhase(draft, { ...phase, until: patienceEnds(draft) });
};
