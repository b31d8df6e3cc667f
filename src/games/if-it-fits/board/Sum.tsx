import type { JSX } from 'preact';
import { withMinus } from '../../../words/plural.ts';
import { SignGlyph } from '../../../web/art/base/Sign.tsx';
import { Thing, type ThingName } from '../../../web/art/Thing.tsx';
import type { Mark } from '../rules/cards.ts';
import type { BoxInfo } from '../rules/score.ts';
import { THINGS } from './looks.ts';

/** One number of a sum: a picture and how many of them. */
export interface Term {
  readonly thing: Mark | 'paw';
  readonly many: number;
}

/** The toys of the most frequent kinds, then the jokers. */
export const plusOf = ({ value }: BoxInfo): readonly Term[] => [
  ...value.kinds.map((kind) => ({ thing: kind, many: value.toys / value.kinds.length })),
  ...(value.jokers > 0 ? [{ thing: '*' as const, many: value.jokers }] : []),
];

/** The points for further cats, if all holders get the same. */
const extraOf = ({ cats }: BoxInfo): number => {
  const [first, ...others] = cats.filter(({ holds }) => holds).map(({ extra }) => extra);
  return first !== undefined && others.every((extra) => extra === first) ? first : 0;
};

const LONG = 4; // terms: on a phone such a sum would be wider than the part of the table that is in view

/** The value of a box counted as players do: toys minus sprays, twice if closed, and the further cats. */
export const Sum = ({ box }: { box: BoxInfo }): JSX.Element => {
  const { closed, sprays, points } = box.value;
  const plus = plusOf(box);
  const extra = extraOf(box);
  const terms = plus.length + Number(sprays > 0);
  const inBrackets = closed && terms > 1;
  const isLong = terms + Number(extra > 0) >= LONG;
  return (
    <span class={`fits-sum ${isLong ? 'fits-sum--long' : ''}`}>
      {inBrackets && <span>(</span>}
      {plus.length === 0 && <b>0</b>}
      {plus.map(({ thing, many }, i) => (
        <Count key={thing} sign={i > 0 ? '+' : ''} thing={thing} many={many} />
      ))}
      {sprays > 0 && <Count sign="−" thing="S" many={sprays} />}
      {inBrackets && <span>)</span>}
      {closed && <span>×2</span>}
      {extra > 0 && <Count sign="+" thing="paw" many={extra} />}
      <span>
        = <b>{withMinus(points + extra)}</b>
      </span>
    </span>
  );
};

export const Count = ({ sign, thing, many }: Term & { sign: string }): JSX.Element => (
  <span class="fits-sum__term">
    {sign}
    <SmallThing thing={thing} />
    <b>{many}</b>
  </span>
);

export const SmallThing = ({ thing, size = 22 }: { thing: Term['thing']; size?: number }): JSX.Element =>
  thing === '*' ? <Star size={size} /> : <Thing name={nameOf(thing)} size={size} />;

const nameOf = (thing: Exclude<Term['thing'], '*'>): ThingName => (thing === 'paw' ? 'paw' : THINGS[thing]);

/** Any toy. */
const Star = ({ size }: { size: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
    <SignGlyph sign="star" colour="#B5741B" hole="#FFFAF0" />
  </svg>
);
