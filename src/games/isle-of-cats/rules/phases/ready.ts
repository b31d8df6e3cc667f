import { setPhase, type IsleDraft } from '../state/isle-draft.ts';
import type { Check } from '../state/types.ts';

/**
 * A ready check stops the day before a phase and asks every seat. If it asked only seats with a playable card,
 * everybody would know who has one. [A2]
 */
export const openCheck = (draft: IsleDraft, before: Check): void =>
  setPhase(draft, {
    name: 'ready',
    before,
    ready: draft.state.players.map(() => false),
    until: patienceEnds(draft),
  });

/** The time limit protects the other players, so a solo match has none. [A2] */
const patienceEnds = ({ state: { options, players }, at }: IsleDraft): number | null =>
  options.patience === 0 || players.length === 1 ? null : at + options.patience * 1000;

/** After an interruption everybody has the full time again. */
export const waitAgain = (draft: IsleDraft): void => {
  const { phase } = draft.state;
  if (phase.name === 'ready') setPhase(draft, { ...phase, until: patienceEnds(draft) });
};
