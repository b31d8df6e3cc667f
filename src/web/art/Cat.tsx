import type { FunctionComponent, JSX } from 'preact';
import type { Coat, Mood } from './base/coats.ts';
import { lookOf, type Look } from './base/look.ts';
import { memo } from './base/memo.ts';
import { Curl } from './poses/Curl.tsx';
import { Grown } from './poses/Grown.tsx';
import { Kitten } from './poses/Kitten.tsx';
import { Loaf } from './poses/Loaf.tsx';
import { Long } from './poses/Long.tsx';
import type { SeatSign } from './base/seats.ts';
import { Stroke } from './base/shapes.tsx';

const POSES = { kitten: Kitten, cat: Grown, loaf: Loaf, curl: Curl, long: Long } satisfies Record<
  string,
  FunctionComponent<{ look: Look }>
>;
export type Pose = keyof typeof POSES;
export const POSE_NAMES = Object.keys(POSES) as readonly Pose[];

export interface CatProps {
  readonly coat: Coat;
  readonly pose?: Pose;
  readonly mood?: Mood;
  readonly seat?: SeatSign | null; // the seat on its collar
  readonly crown?: boolean;
  readonly push?: -1 | 0 | 1; // squashed by a push from the left (1) or from the right (-1)
  readonly size?: number; // pixels on the screen
}

/** A cat as a part of another drawing: 200 by 200 units (a long one is 400 wide), standing on y = 186. */
export const CatFigure = memo((props: CatProps): JSX.Element => {
  const { coat, pose = 'cat', mood = 'calm', seat = null, crown = false, push = 0, size = 100 } = props;
  const Posed = POSES[pose];
  const look = lookOf({ coat, mood, seat, crown, size });
  if (push === 0) return <Posed look={look} />;
  return (
    <>
      <g transform={`translate(100 186) skewX(${-9 * push}) scale(1.15 .8) translate(-100 -186)`}>
        <Posed look={look} />
      </g>
      <Stroke d={push > 0 ? JOLT_LEFT : JOLT_RIGHT} colour={look.coat.line} width={4} />
    </>
  );
});

const JOLT_LEFT = 'M26 38L38 50M10 60L26 67M6 86H22';
const JOLT_RIGHT = 'M174 38L162 50M190 60L174 67M194 86H178';

/** A cat on its own. Without a label it is decoration and hidden from screen readers. */
export const Cat = ({ label, ...props }: CatProps & { label?: string }): JSX.Element => {
  const { size = 100 } = props;
  const wide = props.pose === 'long' ? 2 : 1;
  const voice =
    label === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg width={size * wide} height={size} viewBox={`0 0 ${200 * wide} 200`} overflow="visible" {...voice}>
      <CatFigure {...props} />
    </svg>
  );
};
