import type { JSX } from 'preact';
import { Oval } from '../base/shapes.tsx';

const TOES = [
  [22, 44],
  [40, 26],
  [62, 26],
  [80, 44],
] as const;

/** The print of a paw, in one colour. */
export const PawPrint = ({ colour = 'currentColor' }: { colour?: string }): JSX.Element => (
  <>
    <path d="M51 48C66 48 80 66 76 78C72 90 60 84 51 84C42 84 30 90 26 78C22 66 36 48 51 48Z" fill={colour} />
    {TOES.map((at) => (
      <Oval key={at[0]} at={at} r={[9, 12]} fill={colour} />
    ))}
  </>
);
