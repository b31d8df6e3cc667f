import { rulesPage, type RulesPlan, type RulesTexts } from '../../../words/rules-plan.ts';
import type { RulesPage } from '../../../words/rules-page.ts';

/** The rules page, once for all languages. Pictures are written as board/RuleFigure.tsx reads them. */
const PLAN = {
  night: {
    street: { figures: { seven: '@0 4* 3** 0 =7/13' } },
    cards: {},
  },
  turn: {
    draw: { figures: { three: '# # #' } },
    give: {
      answers: ['has-a-card', 'no-such-player', 'not-your-turn', 'match-over'],
      figures: { somebody: ['4** > @2', 'yes'], twice: ['2 > @2', 'no'] },
    },
  },
  late: {
    limit: { figures: { home: ['=9+3/13', 'yes'], late: ['=9+4/13', 'no'] } },
    lost: { figures: { three: '@3 5**~ 4*~ 4~ =13/13' } },
    risk: {},
  },
  special: {
    curiosity: { figures: { one: '1? > 3*' } },
    gift: { figures: { two: 'G > $2' } },
    retreat: { figures: { five: '4* 3 5**~ r~ =7/13' } },
    owl: { figures: { fourteen: 'o 5** 5* 4* =14/18' } },
    'no-thanks': { figures: { one: '5 > n' } },
    refuse: { answers: ['answer-first', 'nothing-to-refuse'], figures: { both: '5~ n~' } },
  },
  home: {
    bank: { figures: { three: '@2 4* 2** 3~ > $3' } },
    lantern: { figures: { clockwise: '@0 > L > @1' } },
    deck: {},
    piles: {},
  },
  win: {
    thirteen: { figures: { win: '$12 g > $13' } },
    'whole-deck': {},
  },
} as const satisfies RulesPlan;

const MINUTES = 5;

export const page = (texts: RulesTexts<typeof PLAN>): RulesPage => rulesPage(PLAN, MINUTES, texts);
