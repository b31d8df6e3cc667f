import { rulesPage, type RulesPlan, type RulesTexts } from '../../../words/rules-plan.ts';
import type { RulesPage } from '../../../words/rules-page.ts';

/** The rules page, once for all languages. Pictures are written as board/RuleFigure.tsx reads them. */
const PLAN = {
  table: {
    cats: {
      figures: {
        ginger: 'Da0@0,0 Ra0@2,1 Ea0@4,2 Aa0@1,2',
        black: 'Ba0@0,0 Pa0@2,1 Ja0@1,3',
        asleep: 'Ds0@0,0 Bs0@2,1 Ps0@1,2',
      },
    },
    boxes: { figures: { lying: 'H@2,2', standing: 'V@1,1', three: 'C1|C4|DOG' } },
    cards: { figures: { level: 'I-02', boxes: 'IIa-02', guests: 'III-02', backs: '#IIa-02|#IIb-02' } },
    ours: {},
  },
  start: {
    'paws-down': {
      answers: ['wait-for-the-start', 'already-holding', 'not-holding', 'wait-for-the-others'],
      figures: { paws: 'paw' },
    },
    pause: { answers: ['paused', 'not-paused', 'goes-on-already', 'no-pause-now'] },
    'take-card': { answers: ['have-a-card', 'card-first', 'card-gone'], figures: { five: 'I-05|I-09' } },
  },
  build: {
    'one-paw': { answers: ['paw-full', 'paw-empty', 'tile-gone', 'not-on-your-mat', 'too-many-tiles'] },
    reach: { answers: ['paw-busy', 'cat-gone'], figures: { hands: '@0,1' } },
    pose: {
      answers: ['nothing-to-flip', 'only-tiles-turn', 'off-the-mat'],
      figures: { turn: 'Da0@0,0|>|Da1@0,0|>|Ds1@0,0' },
    },
    shift: {
      figures: {
        card: 'I-02',
        right: ['Ja4@1,0 Aa0@3,2 Ps2@0,2 Bs0@2,3 Da0@4,4', 'yes'],
        turned: ['Ja5@1,1 Aa1@1,3 Ps3@-2,0 Bs1@-1,2 Da1@0,4', 'no'],
      },
    },
    box: { answers: ['box-not-here'], figures: { lying: 'IIa-01', standing: 'IIa-02' } },
    guests: {
      answers: ['box-taken', 'no-cat-in-the-box', 'cats-live-in-boxes', 'only-cats-live-in-boxes'],
      figures: { found: '?|>|C4|>|H@2,2:C4' },
    },
    overlap: { figures: { level: 'III-02' } },
  },
  'meow-chapter': {
    meow: { answers: ['too-late-for-that'] },
    touch: {
      answers: ['no-meow-yet', 'you-meowed', 'touched-already', 'wrong-paw'],
      figures: { touch: 'paw' },
    },
    check: { figures: { right: '=+6', wrong: '=−1' } },
    photo: { figures: { photo: '@1,0' } },
  },
  end: {
    five: { answers: ['match-over'] },
    tie: {},
    silence: {},
    mild: {},
  },
  duel: {
    'duel-run': { answers: ['run-over'] },
    'duel-secret': {},
    'duel-compare': {},
    'duel-own': {},
  },
} as const satisfies RulesPlan;

const MINUTES = 5;

export const page = (texts: RulesTexts<typeof PLAN>): RulesPage => rulesPage(PLAN, MINUTES, texts);
