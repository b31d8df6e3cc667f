import { TOGETHER_LIMITS, type Spot } from '../../../protocol/together.ts';

/** A point of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Boards are laid out differently on a phone and on a desk, so a point is kept in the named part of the board that it is in. */
export const spotAt = (board: Element, { x, y }: Point): Spot => {
  const part = document
    .elementsFromPoint(x, y)
    .map((one) => one.closest('[data-spot]'))
    .find((one) => one && board.contains(one));
  const { left, top, width, height } = (part ?? board).getBoundingClientRect();
  return {
    on: part?.getAttribute('data-spot') ?? '',
    x: within((x - left) / width),
    y: within((y - top) / height),
  };
};

const within = (part: number): number =>
  Math.round(TOGETHER_LIMITS.drawn * Math.min(1, Math.max(0, Number.isFinite(part) ? part : 0)));

/** The middle of a named part. */
export const middleOf = (part: Element): Spot => ({
  on: part.getAttribute('data-spot') ?? '',
  x: TOGETHER_LIMITS.drawn / 2,
  y: TOGETHER_LIMITS.drawn / 2,
});

/** Where that is on this screen, from the corner of the board. */
export const pointOf = (board: Element, { on, x, y }: Spot): Point => {
  const part = on === '' ? null : board.querySelector(`[data-spot="${CSS.escape(on)}"]`);
  const [whole, box] = [board.getBoundingClientRect(), (part ?? board).getBoundingClientRect()];
  return {
    x: box.left - whole.left + (box.width * x) / TOGETHER_LIMITS.drawn,
    y: box.top - whole.top + (box.height * y) / TOGETHER_LIMITS.drawn,
  };
};
