import type { RulesPage } from '../../../words/rules-page.ts';
import { rulesPage, type RulesPlan, type RulesTexts } from '../../../words/rules-plan.ts';

const THREE_BLUE = 'C16-B@4,2/1 C09-B@4,3/0 C10-B@5,3/0';
const LONG_CAT = 'boat 0 8,1,9,6 C16-B@9,3/1';

/** RULES.md has every detail; this is for players. Pictures are written as board/RuleFigure.tsx reads them. */
const PLAN = {
  start: {
    goal: { figures: { island: 'tiles C04-B C10-G C02-R C08-P C05-O' } },
    week: {},
    screen: {},
  },
  boat: {
    rooms: { figures: { whole: 'boat 0 0,0,22,9' } },
    placing: {
      answers: ['off-the-boat', 'covered', 'does-not-touch', 'same-as-another-turn', 'nothing-fits'],
      figures: {
        touches: [`${LONG_CAT} *C05-G@10,4/0`, 'yes'],
        corner: [`${LONG_CAT} *K2-O@14,4/0`, 'no'],
        covers: [`${LONG_CAT} *C15-R@12,2/0`, 'no'],
        sticks: ['boat 0 4,0,9,5 C16-B@6,2/1 *K2-G@5,0/1', 'no'],
      },
    },
    maps: {
      figures: {
        right: 'boat 0 8,0,9,4 C15-R@9,2/0 *C16-B@10,1/1 T2@13,2/0',
        wrong: 'boat 0 8,0,9,4 C15-R@9,2/0 *C16-G@10,1/1',
      },
    },
    treasures: { figures: { common: 'tiles T1 T2 T3L T3I', rare: 'tiles R-L R-T R-O R-S R-I' } },
  },
  day: {
    fields: { answers: ['not-there'] },
    fishing: { answers: ['too-little-fish'] },
    draft: { answers: ['wrong-number', 'already-chosen'] },
    buy: { answers: ['fish-cards-only'], figures: { kinds: 'cards 1 43 69 98 113 143' } },
    lessons: {},
    lay: {
      answers: ['not-in-hand', 'wrong-card'],
      figures: { rescue: 'cards 7 23 55' },
    },
    rescue: { answers: ['not-asked', 'not-your-turn', 'match-over', 'no-more-rescues', 'nothing-rescued'] },
    baskets: { answers: ['no-basket'] },
    rare: { answers: ['must-place'], figures: { oshax: 'tiles O2 O2-B O2-R' } },
    night: {},
  },
  anytime: {
    when: { answers: ['wait-for-card', 'finish-first'] },
    what: {
      answers: ['nothing-to-gain', 'choose-what'],
      figures: { cards: 'cards 69 71 80 84' },
    },
    ready: { answers: ['already-ready'] },
  },
  score: {
    minus: {},
    families: {
      figures: {
        family: `boat 0 3,1,7,7 ${THREE_BLUE}`,
        apart: 'boat 0 3,1,7,5 C16-B@4,2/1 C16-G@4,3/1 C16-B@4,4/1',
      },
    },
    'lesson-points': { figures: { lessons: 'cards 127 137 120' } },
    winner: {},
  },
  kittens: {
    'kitten-board': {
      answers: ['kittens-for-first'],
      figures: { shapes: 'tiles K1-B K2-G K3L-R K3I-P' },
    },
    'two-kittens': {},
  },
  beasts: {
    'beast-tiles': { answers: ['no-beast-twice'], figures: { beasts: 'tiles B03 B14 B18' } },
    friends: {
      figures: { friends: 'boat 0 3,0,10,6 B03@9,3/0 C16-B@5,2/1 K1-B@4,2/0 K2-B@5,1/0' },
    },
  },
  events: {
    'event-tiles': {},
    'royal-rats': {
      answers: ['no-rat-there', 'rat-touches-no-cat'],
      figures: { rat: 'boat 0 8,2,6,5 C05-R@9,3/4 rat@10,3/0' },
    },
    'used-baskets': {},
  },
  family: { 'family-day': {}, 'family-score': {}, 'family-modules': {} },
  solo: { sister: {}, 'sister-turns': {}, 'sister-score': {}, 'sister-modules': {} },
  crowd: { 'five-six': {}, ours: {} },
} as const satisfies RulesPlan;

const MINUTES = 14;

export const page = (texts: RulesTexts<typeof PLAN>): RulesPage => rulesPage(PLAN, MINUTES, texts);
