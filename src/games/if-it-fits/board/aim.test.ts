import { expect, test } from 'vitest';
import { legal, scene, type Position } from '../../../kernel/match.ts';
import { cellNamed } from '../rules/cells.ts';
import rules from '../rules/game.ts';
import { table } from '../rules/table.testing.ts';
import type { IfItFits, Move } from '../rules/types.ts';
import { cellsOfMove, hasMove, holdable, inTray, meant, sameHeld } from './aim.ts';

const seen = (position: Position<IfItFits>) => {
  const { turn } = position.state;
  const now = scene(rules, position, turn);
  return { view: now.view, moves: legal(rules, now, turn), turn };
};
const cells = (...names: string[]): number[] => names.map(cellNamed);

test('the Princess is meant and confirmed on either half of a cat awake', () => {
  const { view, moves } = seen(table({ laid: 'B01@h5 B02@i5', across: '1@h5', hands: ['P', ''] }));
  const aim = { held: { what: 'princess' }, turned: false, cat: null } as const;
  const taps = cells('h5', 'i5').map((at) => meant(aim, at, view.table, moves));
  const princess: Move = { do: 'princess', at: cellNamed('h5') };
  expect(taps).toEqual([princess, princess]);
  expect(cellsOfMove(view.table, princess)).toEqual(cells('h5', 'i5'));
});

test('on a cat asleep she takes one cell', () => {
  const { view } = seen(table({ laid: 'B01@h5 B02@i5 z1@h6', across: '1@h5', hands: ['P', ''] }));
  expect(cellsOfMove(view.table, { do: 'princess', at: cellNamed('h6') })).toEqual(cells('h6'));
});

test.each([
  ['across a seam', 'B01@h5 B02@i5', 'toy'],
  ['as a box card where no seam is free', 'B01@h5', 'box'],
])('a special toy is in the tray in the form in which it can be laid: %s', (_, laid, what) => {
  const { view, moves, turn } = seen(table({ laid, phase: { name: 'toy', card: 'T1' } }));
  const toy = inTray(view, turn, moves).at(-1) ?? null;
  expect(toy).toEqual({ what, card: 'T1' });
  expect(toy && hasMove(toy, moves)).toBe(true);
  expect(sameHeld(toy, holdable(view, moves)[0] ?? null)).toBe(true);
});

test('a special toy that somebody else has drawn is not in my tray', () => {
  const position = table({ laid: 'B01@h5', phase: { name: 'toy', card: 'T1' }, hands: ['B05 B41', 'B06'] });
  const { view } = scene(rules, position, 1);
  expect(inTray(view, 1, [])).toEqual([{ what: 'box', card: 'B06' }]);
});
