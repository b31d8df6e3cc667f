import { tileName } from '../../rules/race/notation.ts';
import type { Thing } from '../../rules/race/types.ts';
import type { KittyPawWords } from '../types.ts';

const WAYS = { U: 'above', R: 'on the right', D: 'below', L: 'on the left' };
const NAMED = { held: 'what you hold', box: 'your box', cat: 'the guest in the box' };
const thing = (of: Thing | 'held' | 'cat'): string =>
  typeof of === 'number' ? `kitty ${tileName(of)}` : NAMED[of];
const PLAIN = {
  hold: 'Put your paw down.',
  release: 'Lift your paw.',
  begin: 'Begin without those who are missing.',
  pause: 'Pause.',
  resume: 'Go on after the pause.',
  box: 'Take your box.',
  return: 'Give back what you hold.',
  keep: 'Put the guest into your box.',
  meow: 'Shout Meow, all is right!',
};

const moves: KittyPawWords['move'] = (move) => {
  switch (move.do) {
    case 'card':
      return `Take card ${move.place + 1} of the row.`;
    case 'grab':
      return `Grab kitty ${tileName(move.tile)}.`;
    case 'peek':
      return `Look into closed box ${move.slot + 1}.`;
    case 'put':
      return `Put it down on your mat at ${move.at.u} across, ${move.at.v} up.`;
    case 'flip':
      return `Turn over ${thing(move.thing)}.`;
    case 'turn':
      return `Turn ${thing(move.thing)} ${move.by > 0 ? 'clockwise' : 'anticlockwise'}.`;
    case 'lift':
      return `Take up ${thing(move.thing)}.`;
    case 'touch':
      return `Touch the paw ${WAYS[move.way]}.`;
    case 'hold':
    case 'release':
    case 'begin':
    case 'pause':
    case 'resume':
    case 'box':
    case 'return':
    case 'keep':
    case 'meow':
    default:
      return PLAIN[move.do];
  }
};
export default moves;
