import { rulesPage, type RulesPlan, type RulesTexts } from '../../../words/rules-plan.ts';
import type { RulesPage } from '../../../words/rules-page.ts';

/** The rules page, once for all languages. Pictures are written as board/RuleFigure.tsx reads them. */
const PLAN = {
  bed: {
    pieces: { figures: { kittens: 'k k k', cats: 'K K K' } },
    goal: {},
  },
  turn: {
    order: { answers: ['not-your-turn', 'match-over', 'nothing-graduates'] },
    empty: { answers: ['square-taken'] },
    tray: { answers: ['none-left'] },
  },
  boop: {
    push: { figures: { everybody: '. . . . / . x7 k^ . / . k* x> . / . . . .' } },
    'kitten-cat': {
      answers: ['kitten-pushes-cat'],
      figures: { kitten: ['k* x> .', 'yes'], stays: ['k* X- .', 'no'], cat: ['K* X> .', 'yes'] },
    },
    edge: {},
    chain: {},
  },
  hold: {
    'hold-rule': {
      answers: ['two-in-a-row'],
      figures: { two: ['k* x- x', 'no'], above: ['. k* . / . xv x3 / . . . ', 'yes'] },
    },
  },
  grow: {
    row: { figures: { three: 'k= k= k=' } },
    choose: {
      answers: ['choose-who-graduates', 'not-a-line', 'not-yours'],
      figures: { these: 'k= k= k= k' },
    },
    eight: { answers: ['not-all-eight-out'] },
    'rival-row': {},
  },
  win: {
    'three-cats': { figures: { win: 'K= K= K=' } },
    'eight-cats': {},
    draw: {},
  },
  tips: {
    middle: {},
    'own-pieces': { figures: { over: '. . . / k< k* k> / . . .' } },
    'pairs-and-corners': { figures: { pair: ['k k', 'yes'] } },
    'cats-early': {},
  },
  children: {
    'kittens-only': { answers: ['kittens-only'] },
  },
} as const satisfies RulesPlan;

const MINUTES = 4;

export const page = (texts: RulesTexts<typeof PLAN>): RulesPage => rulesPage(PLAN, MINUTES, texts);
