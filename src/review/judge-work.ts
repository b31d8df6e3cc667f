import type { GameJudge } from '../bots/judge.ts';
import type { Kind } from '../kernel/game.ts';

/** A part of a judge's usual work, from 0 to 1. `sure`: it is all of it, so judging again would find the same. */
export const workFor = <K extends Kind>(
  judge: GameJudge<K>,
  part: number,
): { readonly work: number; readonly sure: boolean } => {
  const work = Math.max(1, Math.round(judge.work * part));
  return { work, sure: work >= judge.work };
};
