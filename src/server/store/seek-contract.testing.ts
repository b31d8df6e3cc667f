import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Store } from './store.ts';

const seek = (person: string, until: number) => ({
  person,
  games: ['g'],
  players: 2,
  pace: '5+3' as const,
  rated: true,
  kinds: [],
  blocked: [],
  friends: [],
  since: 1,
  until,
});

/** Seeks, in both databases. */
export const seekContract = (store: () => Store): void => {
  test('the seek of one person is read alone, until it is over', async () => {
    const [ann, ben] = [randomUUID(), randomUUID()];
    await store().putSeek(seek(ann, 1_000));
    expect(await store().seekOf(ann, 999)).toEqual(seek(ann, 1_000));
    expect(await store().seekOf(ann, 1_000)).toBeNull();
    expect(await store().seekOf(ben, 0)).toBeNull();
  });

  test('all seeks are as they are now, however often they are read', async () => {
    const person = randomUUID();
    const read = async () => (await store().seeks(0)).find((one) => one.person === person);
    await store().putSeek(seek(person, 1_000));
    expect(await read()).toEqual(seek(person, 1_000));
    await store().renewSeeks([person], 2_000);
    expect(await read()).toEqual(seek(person, 2_000));
    await store().blockInSeek(person, ['x']);
    expect(await read()).toEqual({ ...seek(person, 2_000), blocked: ['x'] });
    await store().dropSeeks([person]);
    expect(await read()).toBeUndefined();
  });

  test('a pairing is found by each of its people', async () => {
    const [ann, ben] = [randomUUID(), randomUUID()];
    const people = [ann, ben].map((person) => ({ person, rating: null }));
    const pairing = {
      id: randomUUID(),
      table: 't',
      game: 'g',
      clock: { kind: 'none' } as const,
      rated: false,
    };
    await store().addPairing({ ...pairing, people }, 9, [ben]);
    const open = { pairing: { ...pairing, people }, until: 9, ready: [ben] };
    expect([await store().pairingOf(ann), await store().pairingOf(ben)]).toEqual([open, open]);
    expect(await store().pairingOf(randomUUID())).toBeNull();
  });
};
