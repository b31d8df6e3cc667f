import type { Mood } from '../base/coats.ts';
import { mirror, type Side } from '../base/geometry.ts';

/** The tips of the right ear: the ears show half of the mood. */
const EAR_TIPS: Readonly<Record<Mood, readonly [x: number, y: number]>> = {
  calm: [45, -60],
  alert: [42, -65],
  surprised: [57, -55],
  smug: [50, -55],
  asleep: [53, -50],
};

const ROUND_CHEEK = [
  [62, -4, 66, 10, 62, 22],
  [56, 40, 28, 48, 0, 48],
];
const FURRY_CHEEK = [
  [58, -6, 61, 4, 59, 13],
  [61, 17, 67, 21],
  [61, 23, 57, 24],
  [58, 29, 61, 33],
  [54, 34, 49, 34],
  [38, 43, 18, 46, 0, 46],
];

/** Around (0, 0), about 120 wide. A kitten's cheeks are round, a cat's have tufts. */
export const headOutline = (mood: Mood, kitten: boolean): string => {
  const [x, y] = EAR_TIPS[mood];
  return mirror(
    [0, -42],
    [
      [10, -42, 17, -39],
      [22, -46, x - 16, y + 4, x - 6, y],
      [x + 1, y - 3, x + 4, y + 5],
      [x + 8, y + 20, 52, -26, 51, -17],
      ...(kitten ? ROUND_CHEEK : FURRY_CHEEK),
    ],
  );
};

export const innerEar = (mood: Mood, side: Side): string => {
  const [x, y] = EAR_TIPS[mood];
  return (
    `M${side * 26} -37Q${side * (x - 12)} ${y + 12} ${side * (x - 3)} ${y + 9}` +
    `Q${side * (x + 3)} ${y + 24} ${side * 46} -24Q${side * 36} -36 ${side * 26} -37Z`
  );
};
