import { plural } from '../../../../words/plural.ts';
import type { DuelWords } from '../duel-types.ts';

const n = plural('en');

const duel: DuelWords = {
  title: 'A duel',
  alone: 'Against the clock',
  intro: (cards) =>
    cards === 1
      ? 'One card, alone against the clock.'
      : `The same ${n(cards, { one: '# card', other: '# cards' })} for everybody, each alone against the clock. Card by card the fastest right one wins.`,
  secret: 'Begin when you like, today or tomorrow. Nobody sees your run before theirs is over.',
  begin: 'Begin my run',
  players: 'Players',
  stages: { waiting: 'not begun yet', 'under-way': 'on the way', over: 'finished' },
  ready: 'Put your paw down: after the shout your time runs.',
  done: (rivals) => `You are through. Now it is up to: ${rivals}.`,
  watching: 'The runs stay secret until all are through.',
  results: 'Card by card',
  card: (nth) => `Card ${nth}`,
  how: { right: 'right', wrong: 'wrong', late: 'too late' },
  seconds: (ms) => `${(ms / 1000).toFixed(1)} s`,
  fastest: 'fastest',
  hidden: 'still secret',
  total: 'Points',
  took: (time) => `It took you ${time}.`,
};
export default duel;
