import { describe, expect, test } from 'vitest';
import { cellsOf, misplaced } from '../rules/boat/cover.ts';
import { friendships } from '../rules/boat/families.ts';
import { summary } from '../rules/boat/summary.ts';
import { readTile } from '../rules/boat/tiles.ts';
import { findCard } from '../rules/cards/discovery.ts';
import { boat } from '../rules/table.testing.ts';
import en from './en/rules-page.ts';
import ru from './ru/rules-page.ts';
import uk from './uk/rules-page.ts';

const rulesIn = ({ chapters }: typeof en) => chapters.flatMap(({ rules }) => rules);
const figures = rulesIn(en).flatMap(({ id, answers = [], figures: all = [] }) =>
  all.map((figure) => ({ ...figure, id, answers })),
);
const tilesIn = (picture: string): string[] => picture.split(' ').slice(3);
const judged = figures.filter(({ verdict }) => verdict);

describe('figures of the rules pages', () => {
  test('every language has the same ones, and a refusal leads to one rule only', () => {
    const shape = (page: typeof en) =>
      rulesIn(page).map(({ id, answers, figures: all = [] }) => [
        id,
        answers,
        all.map(({ picture }) => picture),
      ]);
    expect(shape(uk)).toEqual(shape(en));
    expect(shape(ru)).toEqual(shape(en));
    const answers = rulesIn(en).flatMap(({ answers: explained = [] }) => explained);
    expect(new Set(answers).size).toBe(answers.length);
  });

  test('show only tiles and cards that exist, and tiles only inside the boat', () => {
    const named = (what: string): string[] =>
      figures.flatMap(({ picture }) => (picture.startsWith(what) ? picture.split(' ').slice(1) : []));
    expect(named('tiles').filter((tile) => !readTile(tile))).toEqual([]);
    expect(named('cards').filter((card) => !findCard(Number(card)))).toEqual([]);
    const lying = figures.flatMap(({ picture }) =>
      picture.startsWith('boat') ? tilesIn(picture).filter((tile) => !tile.startsWith('*')) : [],
    );
    expect(boat(...lying).filter((placed) => cellsOf(placed).length === 0)).toEqual([]);
  });

  test.each(judged)('[P1][P2] the rules agree: $caption', ({ picture, verdict, answers }) => {
    const tiles = tilesIn(picture);
    const base = boat(...tiles.filter((tile) => !tile.startsWith('*')));
    const [fresh] = boat(...tiles.filter((tile) => tile.startsWith('*')).map((tile) => tile.slice(1)));
    if (!fresh) throw new Error('nothing is being placed');
    const why = misplaced(base, fresh.tile, fresh, false)?.why ?? null;
    expect(verdict === 'yes' ? why === null : answers.includes(why ?? '')).toBe(true);
  });

  test.each([
    ['en', en, /our design/],
    ['uk', uk, /наш задум|придумали ми|придумане нами/],
    ['ru', ru, /наш замысел|придумали мы|придуманное нами/],
  ] as const)('[T3][T4][E1][F5][L1] our own additions are named as such: %s', (_locale, page, ours) => {
    const invented = [
      'kitten-board',
      'beast-tiles',
      'event-tiles',
      'family-modules',
      'sister-modules',
      'five-six',
    ];
    const labelled = rulesIn(page).filter(({ text }) => ours.test(text));
    expect(labelled.map(({ id }) => id)).toEqual(invented);
    expect(rulesIn(page).at(-1)).toMatchObject({ id: 'ours' });
  });

  test('[W3] the picture of a friendship is one', () => {
    const picture = figures.find(({ id }) => id === 'friends')?.picture ?? '';
    const tiles = boat(...tilesIn(picture));
    expect(friendships(summary(0, tiles), tiles)).toMatchObject([{ beast: tiles[0]?.tile, colour: 'B' }]);
  });
});
