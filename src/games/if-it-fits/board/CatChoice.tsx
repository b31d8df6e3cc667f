import type { JSX } from 'preact';
import { Cat } from '../../../web/art/Cat.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { Sign } from '../../../web/art/base/Sign.tsx';
import { CATS, type CatName } from '../rules/cards.ts';
import { BoxCard } from './art/BoxCard.tsx';
import { CARD } from './art/card-size.ts';
import { COATS } from './looks.ts';
import type { Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';
import './cats.css';

interface CatChoiceProps {
  readonly props: FitsProps;
  readonly plan: Planning;
}

/** The five cats to choose from, each in a box on the empty table; a cat that is taken shows its player. */
export const CatChoice = ({ props, plan }: CatChoiceProps): JSX.Element => (
  <div class="fits-cats" role="group" aria-label={props.words.board.catChoice}>
    {CATS.map((cat) => (
      <CatButton key={cat} props={props} plan={plan} cat={cat} />
    ))}
  </div>
);

const CatButton = ({ props, plan, cat }: CatChoiceProps & { readonly cat: CatName }): JSX.Element => {
  const owner = props.scene.view.catOf.indexOf(cat);
  const taken = owner >= 0;
  const legal = !props.pending && plan.isLegal({ do: 'cat', cat });
  return (
    <button
      type="button"
      class={`fits-cat ${taken ? 'is-taken' : ''}`}
      data-legal={legal || undefined}
      aria-disabled={!legal}
      onClick={() => (legal ? plan.play({ do: 'cat', cat }) : plan.refuse({ do: 'cat', cat }))}
    >
      <span class="fits-cat__box">
        <svg class="fits-cat__card" viewBox={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`} aria-hidden="true">
          <BoxCard walls={['N', 'E', 'S', 'W']} />
        </svg>
        <Cat coat={COATS[cat]} pose="cat" mood={taken ? 'asleep' : 'alert'} size={120} />
      </span>
      <span class="fits-cat__name">{props.words.board.cats[cat]}</span>
      {taken && (
        <small class="fits-cat__owner">
          <Sign sign={signOfSeat(owner)} size={18} />
          {props.sitter(owner).name}
        </small>
      )}
    </button>
  );
};
