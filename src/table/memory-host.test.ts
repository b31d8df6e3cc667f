import { expect, test } from 'vitest';
import type { Game, Kind } from '../kernel/game.ts';
import { hide } from '../kernel/trial.testing.ts';
import { memoryMatch } from './memory-host.ts';

test('an alarm rings once: when nothing more is to come, the host stands still', () => {
  const header = { game: 'hide', version: 1, seats: 2, options: { holes: 4 }, seed: 's' };
  const seat = { kind: 'person', guest: 'ann', name: null, away: false } as const;
  const rules = { game: hide as unknown as Game<Kind>, position: null };
  const host = memoryMatch(rules, header, [seat, seat], { think: () => null });
  host.ask({ t: 'join', client: 1, guest: 'ann', since: 0 });
  let steps = 0;
  while (steps < 20 && host.step()) steps++;
  expect(steps).toBeLessThan(20);
});
