import type { CommonWords } from './words.ts';

export const en: CommonWords = {
  'not-your-turn': () => 'It is not your turn.',
  'match-over': () => 'The match is over.',
  'clock-first': () => 'Time was up before this move.',
  'clock-not-due': () => 'The clock has nothing to strike yet.',
  'time-runs-backwards': () => 'That moment has already passed.',
  'unreadable-move': () => 'This is not a move of the game.',
  'no-such-option': ({ name }) => `There is no option “${name}”.`,
  'no-such-value': ({ name, value, values }) => `“${name}” cannot be ${value}; it can be: ${values}.`,
  'wrong-number-of-seats': ({ min, max }) =>
    min === max ? `This game is for ${min} players.` : `This game is for ${min} to ${max} players.`,
};
