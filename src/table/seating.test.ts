import { expect, test } from 'vitest';
import { isRefusal } from '../kernel/game.ts';
import type { SeatDoc } from './doc.ts';
import { tableInfo } from './info.ts';
import { rematchSeats, sit } from './seating.ts';
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
  const around = { nameOf: (guest: string) => guest, here: () => false, spectators: 0, awaiting: [] };
  expect(tableInfo(waiting, around).seats).toMatchObject([{ keptFor: 'Anna' }, { keptFor: 'Bohdan' }, {}]);
  const first = sit(waiting, 'device', undefined, null);
  const both = isRefusal(first) ? first : sit(first, 'device', undefined, null);
  expect(both).toMatchObject({
    seats: [person('device', 'Anna'), person('device', 'Bohdan'), person('host', null)],
  });
});
