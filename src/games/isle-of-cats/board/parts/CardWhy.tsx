import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { WhyNot } from '../../../../web/kit/WhyNot.tsx';
import type { IsleProps } from '../props/props.ts';
import type { Planning } from '../plan/usePlan.ts';

interface CardWhyProps {
  readonly props: IsleProps;
  readonly plan: Planning;
  readonly above?: true;
}
interface Spot {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The reason why a card cannot be played now, shown at the card: the prompt may be about another player at that time.
 */
export const CardWhy = ({ props, plan, above }: CardWhyProps): JSX.Element => {
  const { why } = plan;
  const mark = useRef<HTMLSpanElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const card = why?.at && 'card' in why.at ? why.at.card : null;
  useLayoutEffect(() => setSpot(spotOf(mark.current?.parentElement, card)), [why]);
  return (
    <span ref={mark}>
      {why && spot && (
        <WhyNot
          spot={spot}
          {...(above ? { above } : {})}
          says={why.says}
          link={props.ruleLink(why.key)}
          close={plan.cancel}
        />
      )}
    </span>
  );
};

const spotOf = (around: Element | null | undefined, card: number | null): Spot | null => {
  const found = around?.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
  const box = around?.getBoundingClientRect();
  if (!found || !box) return null;
  const down = (y: number): number => (y - box.top) / box.height;
  return {
    x: (found.left + found.width / 2 - box.left) / box.width,
    top: down(found.top),
    bottom: down(found.bottom),
  };
};
