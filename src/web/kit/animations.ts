/** Animations of a piece. */
export interface Act {
  readonly frames: Keyframe[];
  readonly duration: number;
  readonly delay: number;
  readonly easing: string;
}

export type Vector = readonly [x: number, y: number];

const OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const FALL = 'cubic-bezier(0.4, 0, 0.8, 0.6)';
const move = ([x, y]: Vector): string => `translate(${x}px, ${y}px)`;
const squash = (x: number, y: number): string => `scale(${x}, ${y})`;

/** Moves from its last place; the frames end at its current place. */
export const glide = (from: Vector, delay = 0): Act => ({
  frames: [{ transform: move(from) }, { transform: move([0, 0]) }],
  duration: 290,
  delay,
  easing: OUT,
});

/** The reaction of a pushed piece: it gives way, stretches, and comes to rest. */
export const give = (delay = 0): Act => ({
  frames: [
    { transform: squash(1, 1) },
    { transform: squash(1.2, 0.76), offset: 0.18 },
    { transform: squash(0.9, 1.1), offset: 0.5 },
    { transform: squash(1.06, 0.94), offset: 0.8 },
    { transform: squash(1, 1) },
  ],
  duration: 380,
  delay: Math.max(0, delay - 50),
  easing: 'ease-out',
});

const HOP = 380;
const LANDS = 0.66; // of the whole hop
const ABOVE = 70; // at the top of the hop

/** Hops in from somewhere else and lands heavily. */
export const hop = (from: Vector, delay = 0): Act => ({
  frames: [
    { transform: `${move(from)} ${squash(0.7, 0.7)}`, opacity: 0.4 },
    {
      transform: `${move([from[0] * 0.4, from[1] * 0.4 - ABOVE])} ${squash(0.94, 1.08)}`,
      opacity: 1,
      offset: 0.36,
    },
    { transform: `${move([0, 0])} ${squash(1.16, 0.8)}`, offset: LANDS },
    { transform: `${move([0, 0])} ${squash(0.95, 1.06)}`, offset: 0.84 },
    { transform: `${move([0, 0])} ${squash(1, 1)}` },
  ],
  duration: HOP,
  delay,
  easing: 'linear',
});

/** When it lands: what it pushes must not move before. */
export const HOP_LANDS = HOP * LANDS;

/** Falls over the edge, turning around its middle, and goes to where it came from. */
export const tumble = (over: Vector, home: Vector, middle: Vector, delay = 0): Act => {
  const sense = over[0] < 0 ? -1 : 1;
  const turned = (degrees: number, size: number): string =>
    `${move(middle)} rotate(${sense * degrees}deg) scale(${size}) ${move([-middle[0], -middle[1]])}`;
  return {
    frames: [
      { transform: `${move([0, 0])} ${turned(0, 1)}`, opacity: 1, easing: OUT },
      { transform: `${move(over)} ${turned(70, 1)}`, opacity: 1, offset: 0.45, easing: FALL },
      { transform: `${move(between(over, home))} ${turned(250, 0.75)}`, opacity: 1, offset: 0.9 },
      { transform: `${move(home)} ${turned(320, 0.6)}`, opacity: 0 },
    ],
    duration: 760,
    delay,
    easing: 'linear',
  };
};
const between = (from: Vector, to: Vector): Vector => [
  from[0] * 0.2 + to[0] * 0.8,
  from[1] * 0.2 + to[1] * 0.8,
];

/** Grows for a moment, then goes to its tray. */
export const goHome = (to: Vector, delay = 0): Act => ({
  frames: [
    { transform: `${move([0, 0])} scale(1)`, opacity: 1 },
    { transform: `${move([0, -10])} scale(1.12)`, opacity: 1, offset: 0.35 },
    { transform: `${move([0, 0])} scale(1)`, opacity: 1, offset: 0.6, easing: FALL },
    { transform: `${move([to[0] * 0.9, to[1] * 0.9])} scale(0.7)`, opacity: 1, offset: 0.94 },
    { transform: `${move(to)} scale(0.6)`, opacity: 0 },
  ],
  duration: 1150,
  delay,
  easing: OUT,
});

/** For calm motion: no movement, only a fade. */
export const fadeIn = (delay = 0): Act => ({
  frames: [{ opacity: 0 }, { opacity: 1 }],
  duration: 160,
  delay,
  easing: 'linear',
});
export const fadeOut = (delay = 0): Act => ({ ...fadeIn(delay), frames: [{ opacity: 1 }, { opacity: 0 }] });

/** Starts an animation; the last frame stays afterwards only if `keep` is set. */
export const perform = (on: Element | null, { frames, ...timing }: Act, keep = false): void => {
  on?.animate(frames, { ...timing, fill: keep ? 'both' : 'backwards' });
};
