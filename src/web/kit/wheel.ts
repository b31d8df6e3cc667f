import type { Millis } from '../../kernel/game.ts';

/** A turn of the wheel as the browser reports it. */
export type WheelStep = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>;

const LINE = 33; // pixels: some browsers count lines
const PAGE = 100; // and a few count pages
const NOTCH = 100; // pixels that a touchpad moves for one step
const ONE_NOTCH = 40; // a wheel with notches sends at least this much at once
const PAUSE: Millis = 200; // after such a pause the smallest movement counts at once

const pixelsOf = ({ deltaY, deltaMode }: WheelStep): number => deltaY * ([1, LINE, PAGE][deltaMode] ?? 1);

/** The steps of the wheel in this event, clockwise as positive numbers. */
export type WheelCounter = (step: WheelStep) => number;

/**
 * Counts the steps of a wheel. A wheel with notches sends one event for each,
 * and none is lost however fast they come; a touchpad sends many small ones, which are added up.
 */
export const wheelCounter = (): WheelCounter => {
  let left = 0; // pixels until the next step
  let way = 0;
  let last = -Infinity;
  return (step) => {
    const pixels = pixelsOf(step);
    const begins = step.timeStamp - last > PAUSE || Math.sign(pixels) !== way;
    last = step.timeStamp;
    way = Math.sign(pixels);
    if (begins) left = 0;
    const size = Math.abs(pixels);
    if (size >= ONE_NOTCH) {
      left = NOTCH;
      return way * Math.max(1, Math.round(size / (1.2 * NOTCH)));
    }
    if (size === 0) return 0;
    left -= size;
    if (left >= 0) return 0;
    left += NOTCH;
    return way;
  };
};
