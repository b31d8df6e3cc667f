import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../kernel/game.ts';
import { scene } from '../../../kernel/match.ts';
import { sizeOf } from '../../../parts/bag.ts';
import hints from '../rules/hints.ts';
import { lateChance } from '../rules/risk.ts';
import { hoursOf, limitOf } from '../rules/row.ts';
import rules from '../rules/game.ts';
import { after, table, type Setting } from '../rules/table.testing.ts';
import type { GangsOfKyoto } from '../rules/types.ts';
import { forecastOf } from './forecast.ts';
import { beforeTheCard, closingOf, isFaceDown, playerShown, viewShown } from './table-view.ts';
import type { KyotoProps } from './props.ts';

/** Every clock as it is seen while a round closes: hours and limit. */
const clocks = (setting: Setting, ...moves: string[]): string[] => {
  const { state, events } = after(table(setting), ...moves);
  const closing = closingOf(events, 3);
  expect(closing).not.toBeNull();
  return rules.view(state, 'spectator').players.map((player, seat) => {
    const shown = playerShown(player, closing, seat);
    return `${hoursOf(shown.row)}/${limitOf(state.rules, shown)}`;
  });
};

describe('[K15] a clock that closes', () => {
  const rows = ['5 5 2', '4 4 3 3 o', '4 5'];

  test('still shows the limit of an owl that has left the row', () => {
    // The Retreat takes the owl away; then the first player gets the one hour that is too much.
    const lasting = { rows, next: 'r 1 1', options: { owlLasting: true } } as const;
    expect(clocks(lasting, 'give1', 'give0')).toEqual(['13/13', '14/18', '9/13']);
  });

  test('and without the option that of those who have one', () => {
    expect(clocks({ rows, next: '1 1 1' }, 'give0')).toEqual(['13/13', '14/18', '9/13']);
  });
});

const withPile = (pile: string): Scene<GangsOfKyoto> =>
  scene(rules, table({ rows: ['5 3', '5'], piles: [pile, ''], next: 'g' }), 0);

describe('[K30] around a shared screen', () => {
  // The same number of cards, so it looks the same to everybody else.
  const [few, many] = [withPile('1* 1* 1* 2* 2* g'), withPile('5** 5** 5** 5** 5** 4**')];

  test('neither the forecast nor the risk tells of a face-down pile', () => {
    expect(lateChance(few.view, 0)).not.toBe(lateChance(many.view, 0));
    const [one, other] = [few, many].map((now) => viewShown({ scene: now, shared: true }));
    expect(one).toEqual(other);
    expect(one).toEqual(
      scene(rules, table({ rows: ['5 3', '5'], piles: ['1* 1* 1* 2* 2* g'], next: 'g' }), 'spectator').view,
    );
  });

  test('nor does a hint', () => {
    const [poor, rich] = [withPile('1* 1* 1* 2*'), withPile('5** 5** 5** 4**')].map((now) =>
      hints.filter(({ when }) => when(now, 0)).map(({ key }) => key),
    );
    expect(poor).toContain('win');
    expect(poor).toEqual(rich);
  });

  test.each([
    [false, true],
    [true, false],
  ])('shared %s: the forecast says that a Gift wins: %s', (shared, wins) => {
    const view = viewShown({ scene: many, shared });
    if (view.phase.name !== 'give') throw new Error('a Gift is to be given');
    expect(forecastOf(view, 0, view.phase.card)?.wins).toBe(wins);
  });
});

/** The chances to be late that two players are shown before a card is turned over. */
const chances = (setting: Setting): number[] => {
  const { view } = beforeTheCard(scene(rules, table(setting), 1));
  return [0, 1].map((seat) => lateChance(view, seat));
};

describe('[K5] a card that lies face down', () => {
  const rows = ['5 3', '5 5'];
  test('changes no chance, whatever it is', () => {
    const [low, high] = [chances({ rows, next: '0 1' }), chances({ rows, next: '5** 1' })];
    expect(low).toEqual(high);
    expect(low[1]).toBeGreaterThan(0);
  });

  test('nor if it comes from the cards that were shuffled under the deck', () => {
    const under = { rows, nothingBelow: true, under: ['0 4 4 3 1'] } as const;
    const { view } = beforeTheCard(scene(rules, table({ ...under, next: '' }), 1));
    expect(view.under.map(sizeOf)).toEqual([5]);
    expect(lateChance(view, 1)).toBeCloseTo(3 / 5);
  });

  test('is seen by nobody before the person who turns it over; a bot turns it over at once', () => {
    const now = scene(rules, table({ rows: ['', '', ''], next: '1 2 3' }), 1);
    const sees = (props: object): boolean =>
      isFaceDown({ scene: now, seat: 1, sitter: () => ({ bot: false }), ...props } as unknown as KyotoProps);
    expect(sees({})).toBe(true);
    expect(sees({ seat: 'spectator' })).toBe(true);
    expect(sees({ seat: 0 })).toBe(false);
    expect(sees({ replay: true })).toBe(false);
    expect(sees({ sitter: () => ({ bot: true }) })).toBe(false);
  });
});
