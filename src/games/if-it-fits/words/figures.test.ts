import { describe, expect, test } from 'vitest';
import { BASIC, EXTENDED, refusalOf, table } from '../rules/table.testing.ts';
import en from './en/rules-page.ts';
import ru from './ru/rules-page.ts';
import uk from './uk/rules-page.ts';

/** A figure of the rules page with a verdict on the card just laid, as the moves that it is about. */
const figures = [en, uk, ru].flatMap(({ chapters }) =>
  chapters.flatMap(({ id, rules }) =>
    rules.flatMap(({ answers = [], figures: shown = [] }) =>
      shown
        .filter(({ verdict, picture }) => verdict && picture.includes('*'))
        .map(({ verdict, picture, caption }) => ({
          verdict,
          picture,
          caption,
          answers,
          options: id === 'extended' ? EXTENDED : BASIC,
        })),
    ),
  ),
);

/** The table before the card marked with `*` was laid, that card, and the cat of the first player that came with it. */
const before = (picture: string) => {
  const [laid = [], across = [], marks = []] = picture
    .split('|')
    .map((part) => part.split(' ').filter(Boolean));
  const cell = marks.find((mark) => mark.startsWith('*'))?.slice(1) ?? '';
  const card = laid.find((one) => one.replace(/t$/, '').endsWith(`@${cell}`)) ?? '';
  const west = `0@${String.fromCharCode(cell.charCodeAt(0) - 1)}${cell.slice(1)}`;
  const cat = across.find((one) => one === west || one === `0@${cell}`);
  return {
    laid: laid.filter((one) => one !== card).join(' '),
    across: across.filter((one) => one !== cat).join(' '),
    hands: [card.split('@')[0] ?? '', ''],
    card,
    side: cat && (cat === west ? 'W' : 'E'),
  };
};

describe('figures of the rules pages', () => {
  test('every language has the same ones', () => {
    expect(figures.filter(({ verdict }) => verdict === 'yes')).toHaveLength(2 * 3);
    expect(figures.filter(({ verdict }) => verdict === 'no')).toHaveLength(3 * 3);
  });

  test.each(figures.filter(({ verdict }) => verdict === 'yes'))(
    'may be done: $caption',
    ({ picture, options }) => {
      const { card, side, ...setting } = before(picture);
      expect(refusalOf(table({ ...setting, options }), `${card}+${side}`)).toBeNull();
    },
  );

  test.each(figures.filter(({ verdict }) => verdict === 'no'))(
    'may not be done: $caption',
    ({ picture, options, answers }) => {
      const { card, side, ...setting } = before(picture);
      const refusals = ['W', 'E'].map((cat) => refusalOf(table({ ...setting, options }), `${card}+${cat}`));
      expect(side).toBeUndefined();
      expect(refusals).not.toContain(null);
      expect(refusals.some((why) => why !== null && answers.includes(why))).toBe(true);
    },
  );
});
