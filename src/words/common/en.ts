import type { AtLine, CommonWords } from './words.ts';

export const en: CommonWords = {
  'not-your-turn': () => 'It is not your turn.',
  'match-over': () => 'The match is over.',
  'clock-first': () => 'Time was up before this move.',
  'clock-not-due': () => 'The clock has nothing to strike yet.',
  'time-runs-backwards': () => 'That moment has already passed.',
  'unreadable-move': () => 'This is not a move of the game.',
  'option-does-not-fit': ({ name, value, seats }) =>
    `“${name}: ${value}” does not go with the other options at a table for ${seats}.`,
  'no-such-option': ({ name }) => `There is no option “${name}”.`,
  'no-such-value': ({ name, value, values }) =>
    `“${name}” cannot be ${value || 'empty'}; it can be: ${values}.`,
  'wrong-number-of-seats': ({ min, max }) =>
    min === max ? `This game is for ${min} players.` : `This game is for ${min} to ${max} players.`,
  'no-such-game': ({ game }) => `There is no game “${game}” here.`,
  'not-a-record': () => 'A record begins with “clowder record 1”.',
  'unreadable-line': () => 'This is not a line of a record, or it stands here for the second time.',
  'unreadable-entry': () => 'An entry is its number, the milliseconds, the seat or “clock”, and the move.',
  'entry-out-of-order': () => 'The entries are numbered 1, 2, 3 without a gap.',
  'line-after-result': () => 'Nothing comes after the result.',
  'missing-field': ({ field }) => `The record does not say its “${field}”.`,
  'wrong-version': ({ version, known }) =>
    `This was played by version ${version} of the rules; only version ${known} is known here.`,
  'wrong-commitment': () => 'The commitment is not the SHA-256 of the seed.',
  'no-position-text': () => 'Positions of this game cannot be written as text.',
  'result-too-early': () => 'There is a result, but the match is not over.',
  'wrong-result': ({ result }) => `The match ended differently: ${result}.`,
};

export const atLine: AtLine = (line, sentence) => `Line ${line}: ${sentence}`;
