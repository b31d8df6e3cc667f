import { plural } from '../../../../words/plural.ts';
import type { HintWords } from '../hint-types.ts';

const n = plural('en');
const times = (turns: number): string => {
  const count = Math.abs(turns);
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
};
const FLIPS = { lie: 'lay it on its back', wake: 'wake it' };

const hint: HintWords = {
  button: 'Hint',
  close: 'Close the hint',
  practice: 'Only in practice: there are no hints against people.',
  later: 'The hint comes with the next step.',
  card: (cats) => `Take the card with ${n(cats, { one: '# cat', other: '# cats' })}`,
  cardWhy: 'It brings the most points for the time it takes.',
  grab: (cat) => `Grab the ${cat}`,
  grabFirst: (cat, rival) => `First the ${cat}: ${rival} needs one too`,
  pose: (turns, flip) => {
    const steps = [
      ...(turns ? [`turn it ${times(turns)}${turns < 0 ? ' to the left' : ''}`] : []),
      ...(flip ? [FLIPS[flip]] : []),
      'put it on the dashes',
    ].join(', ');
    return `${steps.charAt(0).toUpperCase()}${steps.slice(1)}.`;
  },
  left: (pieces) =>
    pieces > 0 ? `${n(pieces, { one: '# piece', other: '# pieces' })} left after it.` : 'It is the last one.',
  box: 'Take your box',
  boxWhy: 'Your card shows a box; yours lies beside the mat.',
  layBox: 'Put the box on the dashes',
  flipBox: {
    H: 'Lay the box flat, then put it on the dashes',
    V: 'Stand the box up, then put it on the dashes',
  },
  peek: (cat) => `Look for: ${cat}`,
  peekWhy: 'It hides in one of the closed boxes. Remember who sits where.',
  keep: (cat) => `${cat}: into your box`,
  giveBack: 'Give it back',
  giveBackWhy: 'It is not on your card.',
  mend: 'This one is not right',
  mendWhy: 'Compare its place, its turn and its side with the card.',
  wait: (cat) => `${cat}: none is left`,
  waitWhy: 'Another player has it. Wait until one comes back.',
  meow: 'All is as on the card: Meow!',
  meowWhy: 'Whoever shouts first keeps the card for its points.',
};
export default hint;
