import { plural } from '../../../../words/plural.ts';
import type { DuelWords } from '../duel-types.ts';

const n = plural('en');

const duel: DuelWords = {
  title: 'A duel',
  alone: 'Against the clock',
  goal: 'Copy each picture faster than the others and shout Meow. Whoever gets it right fastest takes the card; most points win.',
  intro: (cards) =>
    cards === 1
      ? 'One card, alone against the clock.'
      : `The same ${n(cards, { one: '# card', other: '# cards' })} for everybody, each alone against the clock. Each card goes to whoever gets it right fastest.`,
  secret: 'Begin when you like, today or tomorrow. Nobody sees your run before finishing their own.',
  begin: 'Begin my run',
  players: 'Players',
  stages: { waiting: 'not begun yet', 'under-way': 'under way', over: 'finished' },
  ready: 'Put your paw down: after the shout your time runs.',
  done: (rivals) => `Your run is over. Waiting for: ${rivals}.`,
  watching: 'The runs stay secret until all are finished.',
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
