import { expect, test } from 'vitest';
import { hide } from '../kernel/trial.testing.ts';
import type { Clocks } from '../protocol/messages.ts';
import { newDoc } from './doc.ts';
import { MemoryHost, MemoryStore } from './memory-host.ts';
import { person } from './memory-table.testing.ts';
import { settingsFor } from './settings.testing.ts';

test('everybody who waited sees the clocks as soon as the match begins, before the first move', () => {
  const doc = newDoc({
    id: 't',
    game: 'hide',
    options: { holes: 4 },
    seats: [person('ann'), { kind: 'open', keptFor: null }],
    creator: 'ann',
    seed: 's',
    created: 0,
    clock: { kind: 'bank', ms: 60_000, increment: 0 },
  });
  const seen: Clocks[] = [];
  const host = new MemoryHost(settingsFor(hide), new MemoryStore({ doc, version: 1 }), {
    think: () => null,
    onSend: ({ to, message }) => message.t === 'clocks' && to.includes(1) && void seen.push(message.clocks),
  });
  host.ask({ t: 'join', client: 1, guest: 'ann', since: 0 });
  expect(host.ask({ t: 'sit', guest: 'bob', seat: 1, name: null })).toEqual({ seq: 0 });
  while (host.step(host.now));
  expect(host.table.doc.status).toBe('playing');
  expect(seen.at(-1)).toEqual({ left: [60_000, 60_000], running: [] });
});
