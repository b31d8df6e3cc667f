import { expect, test } from 'vitest';
import { isRefusal, type Game, type Kind } from '../kernel/game.ts';
import { start } from '../kernel/match.ts';
import type { SeatDoc } from './doc.ts';
import { tableInfo } from './info.ts';
import { rematchOptions, rematchSeats } from './rematch.ts';
import { sit } from './seating.ts';
import boop from '../games/boop/rules/game.ts';
import { sampleTable } from '../server/testing/sample-table.ts';

const person = (guest: string, name: string | null): SeatDoc => ({
  kind: 'person',
  guest,
  name,
  away: false,
});

test('people around one device keep their names in a rematch, also when somebody else asked for it', () => {
  const doc = sampleTable('t', 'host');
  const played = {
    ...doc,
    seats: [person('host', null), person('device', 'Anna'), person('device', 'Bohdan')],
  };
  const waiting = { ...doc, seats: rematchSeats(played, 'host') };
  const around = {
    nameOf: (guest: string) => guest,
    here: () => false,
    spectators: 0,
    awaiting: [],
    deadline: null,
  };
  expect(tableInfo(waiting, around).seats).toMatchObject([
    { keptFor: 'Anna', guest: 'device' },
    { keptFor: 'Bohdan', guest: 'device' },
    {},
  ]);
  const first = sit(waiting, 'device', undefined, null);
  const both = isRefusal(first) ? first : sit(first, 'device', undefined, null);
  expect(both).toMatchObject({
    seats: [person('device', 'Anna'), person('device', 'Bohdan'), person('host', null)],
  });
});

const guestOf = (seat: SeatDoc | undefined): string | null =>
  seat?.kind === 'person' ? seat.guest : seat?.kind === 'open' ? seat.keptFor : null;

test.each(['a', 'b', 'c', 'd'])(
  'where the lot decides who begins, the other begins in a rematch: %s',
  (seed) => {
    const rules = boop as unknown as Game<Kind>;
    const drawn = { variant: 'standard', opponentLineWinsAtOnce: false, begins: 'lot' };
    const begin = (options: object, luck: string) =>
      start(rules, { game: rules.id, version: rules.version, seats: 2, options, seed: luck });
    const last = { ...sampleTable('t', 'ann'), seats: [person('ann', null), person('bob', null)] };
    const first = begin(drawn, seed);
    const seats = rematchSeats(last, 'ann');
    const options = rematchOptions(rules, 2, drawn, { game: rules, first });
    const before = guestOf(last.seats[rules.actors(first.state)[0] ?? -1]);
    const after = ['e', 'f', 'g', 'h'].map((luck) =>
      guestOf(seats[rules.actors(begin(options, luck).state)[0] ?? -1]),
    );
    expect(new Set(after)).toEqual(new Set([before === 'ann' ? 'bob' : 'ann']));
  },
);
