import type { Seat } from '../../../kernel/game.ts';
import type { Act, Vector } from '../../../web/kit/animations.ts';

/**
 * Cards and cats come from their player: mine from the tray, a rival's from the rival's panel. On a desk both are in the
 * column at the right, on a phone below and above the table. In units of the table.
 */
export const wayFrom = (seat: Seat, near: Seat, narrow: boolean): Vector => {
  const mine = seat === near;
  if (narrow) return mine ? [-40, 480] : [0, -480];
  return mine ? [620, 260] : [620, -320];
};

/** Flies in, a little turned, and lands flat. */
export const flyIn = ([x, y]: Vector, delay = 0): Act => ({
  frames: [
    { transform: `translate(${x}px, ${y}px) rotate(8deg) scale(0.82)`, opacity: 0 },
    { transform: `translate(${x * 0.8}px, ${y * 0.8}px) rotate(8deg) scale(0.9)`, opacity: 1, offset: 0.15 },
    { transform: 'translate(0, -6px) rotate(1deg) scale(1.05)', offset: 0.82 },
    { transform: 'translate(0, 0) rotate(0deg) scale(1)' },
  ],
  duration: 420,
  delay,
  easing: 'cubic-bezier(0.2, 0.75, 0.3, 1)',
});
