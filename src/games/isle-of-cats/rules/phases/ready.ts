import { setPhase, type Story } from '../story.ts';
import type { Check } from '../types.ts';

/**
 * A ready check stops the day where it would run on by itself, and asks every seat alike: stopping only for those who hold
 * a card to play would tell everybody who they are.
 */
export const openCheck = (story: Story, before: Check): void =>
  setPhase(story, {
    name: 'ready',
    before,
    ready: story.state.players.map(() => false),
    until: patienceEnds(story),
  });

/** Time runs for the sake of the others: whoever plays alone is not hurried. */
const patienceEnds = ({ state: { options, players }, at }: Story): number | null =>
  options.patience === 0 || players.length === 1 ? null : at + options.patience * 1000;

/** Whoever interrupts a check gives the others the whole time again to think about it. */
export const waitAgain = (story: Story): void => {
  const { phase } = story.state;
  if (phase.name === 'ready') setPhase(story, { ...phase, until: patienceEnds(story) });
};
