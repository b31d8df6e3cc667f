import type { ReviewWords } from '../review-types.ts';

const review: ReviewWords = {
  name: 'Seconds',
  title: 'Where the seconds went',
  rounds: 'Round',
  round: (round) => `Round ${round}`,
  activities: {
    search: 'Looking for a piece',
    grab: 'Reaching and grabbing',
    second: 'Paw came second',
    turn: 'Turning and flipping',
    put: 'Putting down',
    wait: 'Nothing in the paw',
  },
  tips: {
    search:
      'Before the shout, find the two cats of your card that lie nearest: the first two grabs need no search.',
    grab: 'Grab with short ways: first what lies on your side of the middle.',
    second: 'If a rival’s paw is on its way, take the same cat of another set.',
    turn: 'Take the cats that already lie the right way up, and turn the others at the end.',
    put: 'Put the lowest cats down first: the upper ones then find their place at once.',
    wait: 'Keep the paw moving: while one cat is put down, choose the next.',
  },
  you: 'this round',
  others: 'others',
  usual: 'usually',
  bot: 'a bot',
  whose:
    'Usually: your average over the matches that you have reviewed on this device. A bot: the average of one of middle strength.',
  gap: 'longer',
  meow: (name, seconds) => `${name}: Meow after ${seconds}`,
  nobody: 'Nobody meowed.',
  even: 'Nothing took longer than it took the others.',
  practise: 'Practise',
  seconds: (ms) => `${(ms / 1000).toFixed(1)} s`,
};
export default review;
