import { expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game.ts';
import type { Event } from '../rules/types.ts';
import { pushedOff } from './pushed-off.ts';

const fell = (seat: Seat): Event => ({ what: 'fell', seat, size: 'kitten', from: 0 });

test('a piece that its owner pushes off the bed is no push of the other player', () => {
  const steps = [
    { by: 0, events: [fell(1), fell(1), fell(0)] },
    { by: 1, events: [fell(1), fell(0)] },
  ];
  expect(pushedOff(steps, 0)).toBe(2);
  expect(pushedOff(steps, 1)).toBe(1);
});
