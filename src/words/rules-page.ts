/** The rules of a game as a player reads them, in one language. Chapters and rules have ids, so that a link can open one. */
export interface RulesPage {
  readonly minutes: number; // to read the whole page
  readonly chapters: readonly RulesChapter[];
}

export interface RulesChapter {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly RuleText[];
}

export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly answers?: readonly string[]; // the refusals that this rule explains
  readonly figures?: readonly RuleFigureText[];
}

/** A picture, written in the game's own notation, and what it shows. */
export interface RuleFigureText {
  readonly picture: string;
  readonly caption: string;
  readonly verdict?: 'yes' | 'no';
}

/** The rule that explains a refusal; null if no rule lists it: then the whole page is shown. */
export const ruleFor = (page: RulesPage, why: string): RuleText | null =>
  page.chapters.flatMap(({ rules }) => rules).find(({ answers }) => answers?.includes(why)) ?? null;
