import { plural } from '../../words/plural.ts';

const n = plural('en');

/** The words of the pages with puzzles in English. */
const words = {
  title: 'Puzzles',
  goalOf: (name: string) => `Puzzle · ${name}`,
  toMove: (colour: string) => `${colour} to move`,
  yourTurn: 'Your turn',
  rule: 'The rule',
  worth: (mine: string, best: string) => `Your answer: ${mine}. The best: ${best}`,
  share: (part: number) => `${part} % of the best`,
  thinking: 'Looking for an answer…',
  failed: 'This could not be checked. Try another puzzle.',
  hint: 'Hint',
  other: 'Another one',
  next: 'Next',
  again: 'Once more',
  solution: 'Solution',
  analyse: 'Analyse',
  cancel: 'Choose another',
  streak: 'in a row',
  longest: (best: number) => `longest: ${best}`,
  difficulty: 'Difficulty',
  yours: 'Your strength',
  change: (from: number, to: number) => `${from} → ${to}`,
  hinted: 'With a hint the streak does not grow.',
  solved: 'solved',
  missed: 'not solved',
  last: 'Your last puzzles',
  proved: 'From matches between bots; every answer is worked out.',
  none: 'This puzzle is gone.',
  known: 'You know this one already: your strength stays.',
  solvedBy: 'People who solve it',
  ofPeople: (percent: number) => `${percent} %`,
  waiting: (count: number) =>
    n(count, {
      one: '# result will be sent when you are online',
      other: '# results will be sent when you are online',
    }),
  all: 'All puzzles',
  allSolved: {
    title: 'All solved at this level',
    text: 'The harder ones are awake already. Or three minutes?',
    up: 'Harder ones',
  },
  modes: {
    title: 'How to solve',
    one: { name: 'One by one', about: 'near your strength' },
    row: { name: 'In a row', about: 'harder each time, until the first miss' },
    minutes: { name: 'Three minutes', about: 'as many as you can, with three mice' },
  },
  race: {
    time: (seconds: number) => n(seconds, { one: '# second', other: '# seconds' }),
    starts: 'The clock starts when you see the table.',
    proved: 'Found in matches of bots; bots of every level raced for it.',
    how: 'The thread is your time for all of them, and each has its own clock. Each miss chases a mouse away.',
  },
  newRow: 'New streak',
  rowOn: (row: number) => `${row} in a row`,
  rowOver: (row: number) => `The streak ends here: ${row}.`,
  rush: {
    how: 'The thread is your time; each miss chases a mouse away. One tap places at once. Afterwards you see what was right.',
    start: 'Start',
    stop: 'Stop',
    mice: (count: number) => n(count, { one: '# mouse left', other: '# mice left' }),
    strip: 'So far',
    over: { time: 'The thread is all wound up.', mice: 'The mice have run away.', stopped: 'Stopped.' },
    solved: (count: number) => n(count, { one: '# solved', other: '# solved' }),
    best: (count: number) => `Your best: ${count}`,
    newBest: 'Your best so far!',
    list: 'All puzzles of these three minutes',
    look: 'Look at it',
  },
  list: {
    intro:
      'From matches between bots, worked out to the end. Your progress stays on this device; first tries are counted without your name.',
    count: (count: number) => n(count, { one: '# puzzle', other: '# puzzles' }),
    solved: 'Tried',
    row: 'Longest streak',
    minutes: 'Three minutes',
    goOn: 'Go on',
    begin: 'Begin',
  },
};
export default words;
export type PuzzlePageWords = typeof words;
