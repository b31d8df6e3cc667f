import { describe, expect, test } from 'vitest';
import { legal, scene, start } from '../../../kernel/match.ts';
import { readOptions } from '../../../kernel/options.ts';
import { CARDS } from './cards.ts';
import rules from './game.ts';
import {
  after,
  cardShown,
  discardOf,
  heardAt,
  pilesOf,
  refusalOf,
  rowsOf,
  table,
  textOf,
} from './table.testing.ts';
import type { Options } from './types.ts';

const fresh = (seats: number, seed: string) =>
  start(rules, {
    game: rules.id,
    version: rules.version,
    seats,
    options: readOptions(rules) as Options,
    seed,
  });

const copies = (list: typeof CARDS): number => list.reduce((sum, face) => sum + face.copies, 0);

const ofKind = (kind: string): number => copies(CARDS.filter((face) => face.kind === kind));

const losesTheOwl = (owlLasting: boolean) =>
  after(table({ rows: ['5 5 3 o', '', ''], next: 'r 2 1', options: { owlLasting } }), 'give0');

const order = (a: string, b: string): number =>
  CARDS.findIndex(({ text }) => text === a) - CARDS.findIndex(({ text }) => text === b);

describe('the cards', () => {
  test('[K1] 81 cards show hours, 28 do not and count as none', () => {
    const [timed, special] = [CARDS.filter((face) => !face.special), CARDS.filter((face) => face.special)];
    expect([copies(timed), copies(special)]).toEqual([81, 28]);
    expect(special.every(({ hours }) => hours === 0)).toBe(true);
    expect(new Set(timed.map(({ hours }) => hours))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('[K2] the deck is the one of the table, with 75 bells', () => {
    expect(['street', 'bell', 'double-bell', 'curiosity'].map(ofKind)).toEqual([25, 29, 15, 12]);
    expect(['gift', 'big-gift', 'retreat', 'owl', 'veto'].map(ofKind)).toEqual([8, 4, 6, 5, 5]);
    const perHour = [0, 1, 2, 3, 4, 5].map((h) => copies(CARDS.filter((f) => !f.special && f.hours === h)));
    expect(perHour).toEqual([9, 12, 15, 16, 15, 14]);
    expect(CARDS.reduce((sum, face) => sum + face.copies * face.bells, 0)).toBe(75);
  });
});

describe('a turn', () => {
  test('[K3] a random seat is first', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => fresh(5, `first ${i}`).state.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(rules.seats).toEqual([2, 5]);
  });

  test.each([2, 3, 4, 5])('[K4] with %i players, as many cards are drawn', (seats) => {
    const { state } = fresh(seats, 'draw');
    expect(state.lately[0]).toEqual({ what: 'drew', seat: state.first, cards: seats });
    expect([state.drawn, rules.view(state, 0).deck]).toEqual([seats - 1, 109 - seats]);
  });

  test('[K5] cards are turned over in the order drawn, and everyone gets one', () => {
    const now = table({ rows: ['', '', ''], next: '1 2 3' });
    expect(cardShown(now)).toBe('1');
    expect(legal(rules, scene(rules, now, 0), 0).map((move) => rules.write(move))).toEqual([
      'give0',
      'give1',
      'give2',
    ]);
    const second = after(now, 'give2');
    expect([cardShown(second), refusalOf(second, 'give2')]).toEqual(['2', 'has-a-card']);
    expect(refusalOf(now, 'give3')).toBe('no-such-player');
    expect(refusalOf(now, 'take')).toBe('nothing-to-refuse');
  });

  test('[K6] a card is dealt with before the next is turned over', () => {
    const now = after(table({ rows: ['', '', ''], next: '1? 2 3 4' }), 'give1');
    expect(heardAt(now)).toEqual(['given', 'laid', 'extra', 'laid', 'revealed']);
    expect([rowsOf(now)[1], cardShown(now)]).toEqual(['1? 4', '2']);
  });

  test('[K7] the last card goes to the last player, and the turn passes', () => {
    const now = after(table({ rows: ['', ''], next: '1 2 3 4' }), 'give1');
    expect(rowsOf(now)).toEqual(['2', '1']);
    expect(
      now.events.find(({ what, ...event }) => what === 'given' && 'forced' in event && event.forced),
    ).toBeDefined();
    expect([now.state.active, now.state.turn, cardShown(now)]).toEqual([1, 2, '3']);
  });

  test('[K8] an extra card is not a given one; a refused card is', () => {
    const curious = after(table({ rows: ['', '', ''], next: '1? 2 3 4' }), 'give1');
    expect(curious.state.players.map(({ received }) => received)).toEqual([false, true, false]);
    const refused = after(table({ rows: ['', 'n', ''], next: '1 2 3' }), 'give1', 'refuse');
    expect(refusalOf(refused, 'give1')).toBe('has-a-card');
  });
});

describe('the effect of a card', () => {
  test('[K9] thirteen hours are late, and the symbol is not followed', () => {
    const almost = after(table({ rows: ['', '5 4', ''], next: '3* 2 3' }), 'give1');
    expect([rowsOf(almost)[1], almost.state.round]).toEqual(['5 4 3*', 1]);
    const late = after(table({ rows: ['', '5 4 3', ''], next: '1? 2 3' }), 'give1');
    expect(late.events.find(({ what }) => what === 'late')).toEqual({
      what: 'late',
      seat: 1,
      hours: 13,
      limit: 13,
      owls: [],
    });
    expect(heardAt(late)).not.toContain('extra');
  });

  test('[K10] curiosity may lead to curiosity', () => {
    const now = after(table({ rows: ['', '', ''], next: '0? 1 2 1? 2? 5' }), 'give0');
    expect(rowsOf(now)[0]).toBe('0? 1? 2? 5');
    expect(cardShown(now)).toBe('1');
  });

  test('[K10] an extra card may make its player late', () => {
    const now = after(table({ rows: ['5 4', '', ''], next: '1? 1 2 5*' }), 'give0');
    expect([now.state.round, rowsOf(now)[0]]).toEqual([2, '']);
  });

  test('[K11] gifts are safe at once', () => {
    const now = after(table({ rows: ['', '5 4 3'], next: 'g G' }), 'give0');
    expect([pilesOf(now), rowsOf(now)]).toEqual([
      ['g', 'G'],
      ['', '5 4 3'],
    ]);
  });

  test('[K12] a Retreat takes the right-most card with it', () => {
    const now = after(table({ rows: ['1 5**', '', ''], next: 'r r 3' }), 'give0', 'give1');
    expect([rowsOf(now)[0], discardOf(now)]).toEqual(['1', '5** r r']);
  });

  test('[K13] with a Night owl it is late at eighteen, with two as well', () => {
    const now = after(table({ rows: ['o o 5 5', '', ''], next: '5 2 3' }), 'give0');
    expect([rowsOf(now)[0], now.state.round]).toEqual(['o o 5 5 5', 1]);
    expect(after(table({ rows: ['o o 5 5 5', '', ''], next: '3 2 1' }), 'give0').state.round).toBe(2);
  });

  test('[K14] a player who loses the owl with thirteen hours is late', () => {
    expect(heardAt(losesTheOwl(false))).toContain('late');
    expect(after(table({ rows: ['5 5 2 o', '', ''], next: 'r 2 1' }), 'give0').state.round).toBe(1);
  });
  test('[K15] with owlLasting the limit stays until the round ends', () => {
    const now = losesTheOwl(true);
    expect([rowsOf(now)[0], now.state.round]).toEqual(['5 5 3', 1]);
    const nextRound = after(
      table({ rows: ['5 5 3 o 4', '', ''], next: '2 2 1', options: { owlLasting: true } }),
      'give0',
    );
    expect(nextRound.state.players.every(({ owl }) => !owl)).toBe(true);
  });
});

describe('the end of a round', () => {
  const late = after(
    table({
      rows: ['5 4 3*', '2* n 1', '4** o'],
      piles: ['g', '', ''],
      next: '5 0? 1',
      active: 1,
      first: 0,
      discard: '1*',
    }),
    'give0',
  );

  test('[K20] the cards not turned over go back on top, unseen', () => {
    expect(late.events.find(({ what }) => what === 'returned')).toEqual({
      what: 'returned',
      seat: 1,
      cards: 2,
    });
    // The next turn draws them again, in their order, and one more.
    expect([cardShown(late), late.state.drawn]).toEqual(['0?', 2]);
    expect(late.state.deck[0]).toEqual(table({ rows: ['', ''], next: '2 1' }).state.deck[0]);
  });

  test('[K21] [K22] the late player loses the row, the others save their bells', () => {
    expect([rowsOf(late), pilesOf(late)]).toEqual([
      ['', '', ''],
      ['g', '2*', '4**'],
    ]);
    expect(discardOf(late)).toBe('1 1* 3* 4 5 5 o n'.split(' ').toSorted(order).join(' '));
  });

  test('[K23] the first-player card moves on, no matter which seat was active', () => {
    expect([late.state.first, late.state.active, late.state.round, late.state.turn]).toEqual([1, 1, 2, 1]);
  });

  test('[K24] an empty deck is made of the discard pile', () => {
    const now = after(table({ rows: ['', ''], next: '1 2', discard: '3 3 3', nothingBelow: true }), 'give0');
    expect(now.events.find(({ what }) => what === 'shuffled')).toEqual({ what: 'shuffled', cards: 3 });
    expect([cardShown(now), discardOf(now), now.state.drawn]).toEqual(['3', '', 1]);
  });

  test('[K25] if there are too few cards, all of them are given', () => {
    const now = table({ rows: ['', '', ''], next: '1', discard: 'r', nothingBelow: true });
    expect(now.events.find(({ what }) => what === 'drew')).toEqual({ what: 'drew', seat: 0, cards: 2 });
    const next = after(now, 'give1', 'give2');
    expect([next.state.active, textOf(next.state.players[1]?.row ?? [])]).toEqual([1, '1']);
    const curious = after(table({ rows: ['', '', ''], next: '0? 1 2', nothingBelow: true }), 'give0');
    expect([rowsOf(curious)[0], cardShown(curious)]).toEqual(['0?', '1']);
  });

  test('[K25] streets and curiosities have more hours than five rows can hold', () => {
    const hours = CARDS.filter(({ kind }) => kind === 'street' || kind === 'curiosity').reduce(
      (sum, face) => sum + face.hours * face.copies,
      0,
    );
    expect(hours).toBeGreaterThan(5 * 17);
  });
});

test('[K36] moves are written give0 to give4, refuse and take', () => {
  expect(['give0', 'give4', 'refuse', 'take'].map((text) => rules.read(text))).toEqual([
    { do: 'give', to: 0 },
    { do: 'give', to: 4 },
    { do: 'refuse' },
    { do: 'take' },
  ]);
  expect(['give5', 'give', 'give00', 'no'].map((text) => rules.read(text))).toEqual([null, null, null, null]);
});
