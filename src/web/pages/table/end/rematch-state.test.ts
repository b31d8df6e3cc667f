import { describe, expect, test } from 'vitest';
import type { RematchAnswer, SeatInfo, TableInfo } from '../../../../protocol/table.ts';
import { tableInfo } from '../../../../table/info.ts';
import { sampleTable } from '../../../../server/testing/sample-table.ts';
import { rematchState, tableToGoTo } from './rematch-state.ts';

const around = {
  nameOf: (guest: string) => guest,
  here: () => true,
  spectators: 0,
  awaiting: [],
  deadline: null,
};
const person = (guest: string): SeatInfo => ({ kind: 'person', guest, name: guest, away: false, here: true });
const yes = (guest: string): RematchAnswer => ({ guest, yes: true });
const no = (guest: string): RematchAnswer => ({ guest, yes: false });

const at = (guests: readonly string[], ...rematchSaid: readonly RematchAnswer[]): TableInfo => ({
  ...tableInfo(sampleTable('t', 'me'), around),
  seats: guests.map(person),
  rematch: rematchSaid.some((said) => said.yes) ? 'next' : null,
  rematchSaid,
});

describe('the question for a rematch', () => {
  test.each([
    ['nobody has asked', at(['me', 'b']), { is: 'open', guests: ['b'] }],
    ['I have asked', at(['me', 'b'], yes('me')), { is: 'thinking', guests: ['b'], next: 'next' }],
    ['they ask me', at(['me', 'b'], yes('b')), { is: 'asked', guests: ['b'] }],
    ['they declined', at(['me', 'b'], yes('me'), no('b')), { is: 'declined', guests: ['b'], next: 'next' }],
    ['I declined', at(['me', 'b'], yes('b'), no('me')), { is: 'refused' }],
    ['all agree', at(['me', 'b'], yes('b'), yes('me')), { is: 'begun', next: 'next' }],
    ['one of three thinks', at(['me', 'b', 'c'], yes('b'), yes('me')), { is: 'thinking', guests: ['c'] }],
    [
      'one of three declined',
      at(['me', 'b', 'c'], yes('b'), no('c'), yes('me')),
      { is: 'declined', guests: ['c'] },
    ],
    ['two ask the third', at(['me', 'b', 'c'], yes('b'), yes('c')), { is: 'asked', guests: ['b', 'c'] }],
    ['they declined, and I took it back', at(['me', 'b'], no('b')), { is: 'open', guests: ['b'] }],
    ['we share one device', at(['me', 'me']), { is: 'alone' }],
  ])('%s', (_, table, state) => {
    expect(rematchState(table, 'me', true)).toMatchObject(state);
  });

  test.each([
    ['all agreed', [yes('b'), yes('c')], 'next'],
    ['of three, one declined: the others meet there', [yes('b'), no('c')], 'next'],
    ['nobody else agreed', [no('b'), no('c')], null],
    ['somebody still thinks', [yes('b')], null],
  ])('when everybody has answered, those who agreed go to the new table: %s', (_, said, next) => {
    const state = rematchState(at(['me', 'b', 'c'], yes('me'), ...said), 'me', true);
    expect(tableToGoTo(state)).toBe(next);
  });

  test.each([
    ['is not put to them', [yes('a')], { is: 'watching' }],
    ['declined: there is nothing to follow', [yes('a'), no('b')], { is: 'watching' }],
    ['agreed: they may follow to the new table', [yes('a'), yes('b')], { is: 'followed', next: 'next' }],
  ])('those who only watch: %s', (_, said, state) => {
    expect(rematchState(at(['a', 'b'], ...said), 'me', false)).toEqual(state);
  });

  test('a table of an older server, which does not know the answers, can still be asked', () => {
    const { rematchSaid, ...older } = at(['me', 'b']);
    expect(rematchSaid).toEqual([]);
    expect(rematchState(older, 'me', true)).toEqual({ is: 'open', guests: ['b'] });
  });
});
