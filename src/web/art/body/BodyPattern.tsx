import type { JSX } from 'preact';
import type { CoatLook } from '../base/coats.ts';
import { wedge, type Stripe } from '../base/geometry.ts';
import { Oval, Stroke } from '../base/shapes.tsx';
import { Ticks } from './Ticks.tsx';

/** The places on the body of a pose where a coat may have patterns. */
export interface BodyMap {
  readonly stripes: readonly Stripe[];
  readonly bib: string;
  readonly tuft?: true; // the pose draws a chest tuft, so a striped cat needs no bib
  readonly patchA: string;
  readonly patchB: string;
  readonly ticks: readonly (readonly [x: number, y: number])[];
  readonly sheen: string;
}

const PATTERNS: Readonly<Record<CoatLook['pattern'], (coat: CoatLook, map: BodyMap) => JSX.Element | null>> =
  {
    tabby: ({ light, mark }, { bib, tuft, stripes }) => (
      <>
        {!tuft && <path d={bib} fill={light} />}
        <path d={stripes.map((stripe) => wedge(stripe, 12)).join('')} fill={mark} />
      </>
    ),
    spotted: ({ light, mark }, { bib, tuft, stripes }) => (
      <>
        {!tuft && <path d={bib} fill={light} />}
        {stripes.map(([x1, y1, x2, y2]) => (
          <Oval key={`${x1} ${y1}`} at={[(x1 + x2 * 2) / 3, (y1 + y2 * 2) / 3]} r={[5, 6]} fill={mark} />
        ))}
      </>
    ),
    tuxedo: ({ light }, { bib }) => <path d={bib} fill={light} />,
    calico: ({ mark, mark2 }, { patchA, patchB }) => (
      <>
        <path d={patchA} fill={mark} />
        <path d={patchB} fill={mark2} />
      </>
    ),
    points: () => null,
    sheen: ({ mark }, { sheen }) => <Stroke d={sheen} colour={mark} width={5} />,
    ticks: ({ mark }, { ticks }) => <Ticks at={ticks} colour={mark} />,
    cap: ({ mark }, { patchB }) => <path d={patchB} fill={mark} />,
  };

export const BodyPattern = ({ coat, map }: { coat: CoatLook; map: BodyMap }): JSX.Element | null =>
  PATTERNS[coat.pattern](coat, map);
