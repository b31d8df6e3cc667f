import { rulesPage, type RulesPlan, type RulesTexts } from '../../../words/rules-plan.ts';
import type { RulesPage } from '../../../words/rules-page.ts';

/** The rules page, once for all languages. Pictures are written as board/RuleFigure.tsx reads them. */
const PLAN = {
  boxes: {
    goal: {},
    walls: { figures: { open: ['B01@a1 B02@b1', 'yes'], wall: ['B01@a1 B18@b1', 'no'] } },
    box: {
      answers: ['off-the-table'],
      figures: { one: 'B55@a1 B41@b1 B46@a2t', closed: 'B55@a1 B41@b1 B46@a2t B51@b2t' },
    },
    cards: { figures: { mouse: 'B07@a1 B08@b1 B09@c1 B10@d1', spray: 'B16@a1' } },
    table: {},
  },
  start: {
    'your-cat': { answers: ['choose-a-cat', 'cat-taken'] },
    'start-card': {
      answers: ['lay-a-start-card', 'start-card-taken', 'start-by-the-short-side'],
      figures: { above: 'ST2@a2 || +a1 +a3' },
    },
    deck: {},
  },
  turn: {
    'draw-or-sleep': {
      answers: ['draw-or-sleep', 'play-a-card', 'not-in-hand', 'not-your-turn', 'match-over'],
    },
    placing: { answers: ['cell-taken', 'touches-nothing'], figures: { four: 'B07@b2 || +b1 +a2 +c2 +b3' } },
    'half-turn': {
      answers: ['no-turning', 'same-both-ways'],
      figures: { upright: 'B07@a1', turned: 'B07@a1t' },
    },
    'putting-away': { answers: ['can-still-play'] },
  },
  cats: {
    awake: {
      answers: ['no-card-there', 'wall-between', 'no-cat-left'],
      figures: { over: ['B07@a1 B01@b1 | 0@a1 | *b1', 'yes'], wall: ['B01@a1 B18@b1 || *b1', 'no'] },
    },
    'one-across': { answers: ['already-covered'] },
    'foreign-cat': {
      answers: ['foreign-cat'],
      figures: {
        stranger: ['B01@a1 B02@b1 B03@c1 B05@d1 | 1@a1 | *c1', 'no'],
        yours: ['B01@a1 B02@b1 B03@c1 B05@d1 z0@b2 | 1@a1 0@c1 | *c1', 'yes'],
      },
    },
    sleeping: { figures: { open: 'B25@a1 z0@b1 B01@c1' } },
  },
  surprises: {
    'special-toy': {
      answers: ['lay-the-toy', 'toy-across-first'],
      figures: { two: 'B07@a1 B01@b1 | T3@a1' },
    },
    princess: {
      answers: ['no-cat-there'],
      figures: { somebody: 'B07@a1 B01@b1 | 1@a1', goes: 'B07@a1 B01@b1 | P@a1' },
    },
  },
  end: {
    'end-phase': { answers: ['end-has-begun'] },
    holding: {},
    value: {
      figures: { mice: 'B11@a1 B02@b1 B16@c1 | 0@a1', doubled: 'B55@a1 B45@b1 B41@a2t B51@b2t | 0@a1' },
    },
    'more-cats': {},
    tie: {},
  },
  extended: {
    'double-wall': { answers: ['double-wall'], figures: { wall: ['B37@a1 B18@b1 || *b1', 'no'] } },
  },
} as const satisfies RulesPlan;

const MINUTES = 7;

export const page = (texts: RulesTexts<typeof PLAN>): RulesPage => rulesPage(PLAN, MINUTES, texts);
