import type { Options } from './types.ts';

/** A race without variants: the first value of every option. */
export const PLAIN_OPTIONS: Options = {
  mode: 'race',
  deck: 'stacked',
  levelTwo: 'a',
  endCount: 'all',
  tieBreak: 'rounds',
  touch: 'last',
  headStart: 0,
  headStartFor: 1,
};
