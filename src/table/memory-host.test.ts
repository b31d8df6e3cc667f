import { expect, test } from 'vitest';
import type { Game, Kind } from '../kernel/game.ts';
import { hide } from '../kernel/trial.testing.ts';
import { memoryMatch } from './memory-host.ts';

test('an alarm rings once: when nothing is due any more, the host has no next step', () => {
  const untimed = { ...(hide as unknown as Game<Kind>), due: () => null };
  const header = { game: 'hide', version: 1, seats: 2, options: { holes: 4 }, seed: 's' };
  const ann = { kind: 'person', guest: 'ann', name: null, away: false } as const;
  const host = memoryMatch({ game: untimed, position: null }, header, [ann, ann], { think: () => null });
  host.ask({ t: 'join', client: 1, guest: 'ann', since: 0 });
  let steps = 0;
  while (steps < 20 && host.step()) steps++;
  expect(host.now).toBeGreaterThan(0); // the alarm for the news that she is there
  expect(steps).toBeLessThan(20);
});
