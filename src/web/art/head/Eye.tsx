import type { JSX } from 'preact';
import type { Mood } from '../base/coats.ts';
import { short } from '../base/geometry.ts';
import type { Look } from '../base/look.ts';
import { GLINT, Oval, PUPIL, Stroke } from '../base/shapes.tsx';

interface EyeProps {
  readonly look: Look;
  readonly r: number;
  readonly lid: string; // the colour of a closed or drooping lid
}

/** One eye around (0, 0). */
export const Eye = (props: EyeProps): JSX.Element => {
  const Open = EYES[props.look.mood];
  return <Open {...props} />;
};

const rim = ({ stroke, small }: Look): number => stroke * (small ? 0.6 : 0.9);

const ClosedEye = ({ look, r, lid }: EyeProps): JSX.Element => (
  <Stroke d={`M${short(-r)} -1Q0 ${short(r * 0.95)} ${short(r)} -1`} colour={lid} width={look.stroke * 1.3} />
);

const HalfEye = ({ look, r, lid }: EyeProps): JSX.Element => {
  const [low, out, top, wide] = [r * 0.86, r * 1.02, r * 0.62, r * 1.12].map(short);
  return (
    <>
      <path
        d={`M${-r} 0Q0 -${top} ${r} 0Q${out} ${low} 0 ${low}Q-${out} ${low} ${-r} 0Z`}
        fill={look.coat.eye}
        stroke={PUPIL}
        stroke-width={rim(look)}
      />
      <Oval at={[r * 0.28, r * 0.24]} r={[r * 0.46, r * 0.54]} fill={PUPIL} />
      <Oval at={[r * 0.1, r * 0.06]} r={r * 0.18} fill={GLINT} />
      <Stroke d={`M-${wide} 1Q0 ${short(-r * 0.74)} ${wide} 1`} colour={lid} width={look.stroke * 1.2} />
    </>
  );
};

const StaringEye = ({ look, r: calm }: EyeProps): JSX.Element => {
  const r = calm * 1.22;
  return (
    <>
      <Oval at={[0, 0]} r={r} fill={GLINT} line={PUPIL} width={rim(look)} />
      <Oval at={[0, 0]} r={r * 0.62} fill={look.coat.eye} />
      <Oval at={[0, 0]} r={r * 0.36} fill={PUPIL} />
      <Glints look={look} r={r} />
    </>
  );
};

const OpenEye = ({ look, r }: EyeProps): JSX.Element => (
  <>
    <Oval at={[0, 0]} r={[r * 0.94, r]} fill={look.coat.eye} line={PUPIL} width={rim(look)} />
    <Oval at={[0, 0]} r={[r * (look.small ? 0.45 : 0.58), r * 0.84]} fill={PUPIL} />
    <Glints look={look} r={r} />
  </>
);

const Glints = ({ look, r }: { look: Look; r: number }): JSX.Element => (
  <>
    <Oval at={[-r * 0.26, -r * 0.36]} r={[r * 0.26, r * 0.28]} fill={GLINT} />
    {!look.small && <Oval at={[r * 0.28, r * 0.4]} r={r * 0.13} fill={GLINT} />}
  </>
);

const EYES: Readonly<Record<Mood, (props: EyeProps) => JSX.Element>> = {
  calm: OpenEye,
  alert: ({ r, ...rest }) => <OpenEye r={r * 1.08} {...rest} />,
  surprised: StaringEye,
  smug: HalfEye,
  asleep: ClosedEye,
};
