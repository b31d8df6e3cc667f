import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the review of a match in English; loaded with its page. */
const words = {
  name: (game: string) => `Review · ${game}`,
  move: (at: number) => `Move ${at}`,
  position: (at: number, all: number) => `Move ${at} of ${all}`,
  start: 'The beginning',
  end: 'The end',
  qualities: { best: 'Best', fine: 'Fine', slip: 'Slip', blunder: 'Blunder' },
  counts: { best: 'Best', fine: 'Fine', slip: 'Slips', blunder: 'Blunders' },
  yourChance: 'your chance',
  chanceOf: (name: string) => `${name}’s chance`,
  played: 'Played',
  better: 'Better',
  asGood: 'There was nothing better.',
  noDecision: 'Nothing depended on this step.',
  notYet: 'This move is still being judged.',
  tryIt: 'Try it from here',
  tryShort: 'Try it',
  analyse: 'Analyse from here',
  nextMistake: 'Next mistake',
  mistakeShort: 'Mistake',
  first: 'To the beginning',
  previous: 'One move back',
  next: 'One move on',
  last: 'To the end',
  slider: 'Move',
  graph: 'The chance of winning, move by move',
  band: 'The band shows how sure the estimate is. Only what could be known at that moment counts.',
  everything: 'Show what was hidden',
  everythingMore:
    'The board shows what the one to move could see, cards in hand included. The marks stay: everybody is judged by what they could know.',
  decisions: 'Decisions',
  chances: 'Chances',
  moves: 'Moves',
  turned: 'Where it turned',
  because: {
    'own-mistake': 'own mistake',
    'their-mistake': 'a gift',
    'good-move': 'good move',
    luck: 'luck',
    points: 'points',
    end: 'the end',
  },
  balance: 'Luck apart from skill',
  balanceOf: {
    start: 'At the start',
    own: 'Own decisions',
    others: 'What the others did',
    luck: 'Luck',
    end: 'At the end',
  },
  nothingToMend: 'Nothing to improve.',
  counting: (done: number, all: number) => `Judged: ${done} of ${all}`,
  stop: 'Stop',
  goOn: 'Go on',
  stopped: (at: number) => `Judging stopped at move ${at}.`,
  whose: 'Whose match',
  tooShort: 'Too short to look back',
  tooShortMore: (moves: number) =>
    n(moves, { one: 'There was only # move.', other: 'There were only # moves.' }),
  keys: 'Keys: ← and → step, Shift with → jumps to the next mistake.',
};
export default words;
export type ReviewWords = typeof words;
