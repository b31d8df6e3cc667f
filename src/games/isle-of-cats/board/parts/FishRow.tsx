import type { JSX } from 'preact';
import { costOf } from '../../rules/cards/discovery.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { FishIcon } from '../cards/icons.tsx';
import type { Planning } from '../plan/usePlan.ts';
import type { IsleProps } from '../props/props.ts';
import { catsFor } from './prompt.tsx';

interface FishRowProps {
  readonly props: IsleProps;
  readonly plan: Planning;
}

/** All my fish while cards are bought: those that the chosen cards cost are gaps, the rest is counted in cats. */
export const FishRow = ({ props, plan }: FishRowProps): JSX.Element => {
  const { fish } = playerIn(props.scene.view, plan.seat);
  const cost = costOf(plan.deal?.fixed ?? plan.chosen);
  return (
    <div class="isle-fishrow">
      <span class="isle-fishrow__all" style={{ '--fish': fish }} aria-hidden="true">
        {Array.from({ length: fish }, (_, i) => (
          <span key={i} class={i < cost ? 'isle-fishrow__paid' : ''}>
            <FishIcon size={17} />
          </span>
        ))}
      </span>
      <small>{catsFor(props.words.board.table.prompts, Math.max(0, fish - cost))}</small>
    </div>
  );
};
