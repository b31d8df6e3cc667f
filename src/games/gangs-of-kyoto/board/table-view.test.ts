import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../kernel/game.ts';
import { scene } from '../../../kernel/match.ts';
import hints from '../rules/hints.ts';
import { lateChance } from '../rules/risk.ts';
import { hoursOf, limitOf } from '../rules/row.ts';
import rules from '../rules/game.ts';
import { after, table, type Setting } from '../rules/table.testing.ts';
import type { GangsOfKyoto } from '../rules/types.ts';
import { forecastOf } from './forecast.ts';
import { closingOf, playerShown, viewShown } from './table-view.ts';

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
