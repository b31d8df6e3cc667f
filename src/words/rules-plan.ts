import type { RuleFigureText, RuleText, RulesPage } from './rules-page.ts';

/**
 * The structure of a rules page, once for all languages: chapters, their rules, the refusals they explain and
 * their pictures. A language adds the texts; a missing text does not compile.
 */
export type RulesPlan = Readonly<Record<string, Readonly<Record<string, PlannedRule>>>>;

interface PlannedRule {
  readonly answers?: readonly string[];
  readonly figures?: Readonly<Record<string, PlannedFigure>>;
}

/**
 * A picture as the game's board/RuleFigure.tsx reads it, and optionally whether it shows something allowed.
 */
type PlannedFigure = string | readonly [picture: string, verdict: 'yes' | 'no'];

/**
 * The texts of one language: for every chapter a title and an intro, for every rule a title, a text and its
 * captions.
 */
export type RulesTexts<P extends RulesPlan> = {
  readonly [C in keyof P]: {
    readonly title: string;
    readonly intro: string;
    readonly rules: { readonly [R in keyof P[C]]: RuleWords & Captions<P[C][R]> };
  };
};

interface RuleWords {
  readonly title: string;
  readonly text: string;
}
type Captions<R> = R extends { readonly figures: infer F }
  ? { readonly figures: { readonly [Name in keyof F]: string } }
  : unknown;

/** The same type without the names of one plan. */
interface AnyRule extends RuleWords {
  readonly figures?: Readonly<Record<string, string>>;
}
interface AnyChapter {
  readonly title: string;
  readonly intro: string;
  readonly rules: Readonly<Record<string, AnyRule>>;
}

const textOf = <T>(texts: Readonly<Record<string, T>>, id: string): T => {
  const text = texts[id];
  if (text === undefined) throw new Error(`the rules page has no text for ${id}`);
  return text;
};

/** The page in one language. `minutes` is the time to read it all. */
export const rulesPage = <P extends RulesPlan>(
  plan: P,
  minutes: number,
  texts: RulesTexts<P>,
): RulesPage => ({
  minutes,
  chapters: Object.entries(plan).map(([id, planned]) => {
    const { title, intro, rules } = textOf(texts as Readonly<Record<string, AnyChapter>>, id);
    const all = Object.entries(planned).map(([rule, one]) => ruleOf(rule, one, textOf(rules, rule)));
    return { id, title, intro, rules: all };
  }),
});

const ruleOf = (
  id: string,
  { answers, figures }: PlannedRule,
  { title, text, figures: captions = {} }: AnyRule,
): RuleText => ({
  id,
  title,
  text,
  ...(answers && { answers }),
  ...(figures && {
    figures: Object.entries(figures).map(([name, figure]) => figureOf(figure, textOf(captions, name))),
  }),
});

const figureOf = (figure: PlannedFigure, caption: string): RuleFigureText => {
  if (typeof figure === 'string') return { picture: figure, caption };
  const [picture, verdict] = figure;
  return { picture, caption, verdict };
};
