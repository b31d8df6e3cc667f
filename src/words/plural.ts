/** A language that lacks a required plural form does not compile. */

export type Locale = 'en' | 'uk' | 'ru';
export const LOCALES: readonly Locale[] = ['en', 'uk', 'ru'];

interface Forms {
  en: 'one' | 'other';
  uk: 'one' | 'few' | 'many';
  ru: 'one' | 'few' | 'many';
}

const rules = new Map<Locale, Intl.PluralRules>();

/** Writes negative numbers with a minus sign, not a hyphen: `−3`. */
export const withMinus = (n: number): string => String(n).replace('-', '−');

/** Writes a change with its sign, also of zero: `+3`, `−3`, `+0`. */
export const withSign = (n: number): string => (n < 0 ? withMinus(n) : `+${n}`);

/** The right form for `n`, with `#` replaced by the number: `plural('en')(2, { one: '# cat', other: '# cats' })`. */
export const plural =
  <L extends Locale>(locale: L) =>
  (n: number, forms: Readonly<Record<Forms[L], string>>): string => {
    const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
    rules.set(locale, rule);
    const all = forms as Readonly<Record<string, string>>;
    // Slavic fractions have a fourth form, which is not needed: the games count only whole things.
    return (all[rule.select(n)] ?? all['many'] ?? '').replace('#', withMinus(n));
  };

/** A number with one decimal, as it is written in Ukrainian and Russian: `11,4`. */
export const decimalComma = (n: number): string => n.toFixed(1).replace('.', ',').replace('-', '−');
