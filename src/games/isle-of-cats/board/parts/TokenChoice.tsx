import type { JSX } from 'preact';
import type { TokenSide } from '../../rules/state/types.ts';
import { BasketIcon, BootIcon } from '../cards/icons.tsx';
import type { Planning } from '../plan/usePlan.ts';
import type { IsleProps } from '../props/props.ts';

interface TokenChoiceProps {
  readonly props: IsleProps;
  readonly plan: Planning;
}

/** My used baskets while rescue cards are laid, each with both sides: the side that is up counts. */
export const TokenChoice = ({ props, plan }: TokenChoiceProps): JSX.Element | null => {
  const tokens = plan.deal?.tokens ?? [];
  const words = props.words.board.table;
  if (tokens.length === 0) return null;
  return (
    <div class="isle-used" role="group" aria-label={words.usedHead}>
      <b>{words.usedHead}</b>
      {tokens.map((side, place) => (
        <button
          key={place}
          type="button"
          class="isle-used__token"
          aria-label={words.token(side)}
          aria-pressed={plan.tokens.includes(place)}
          data-legal={(plan.asked && !plan.tokens.includes(place)) || undefined}
          onClick={() => plan.tapToken(place)}
        >
          {SIDES.map((one) => (
            <span key={one} class={one === side ? 'is-up' : ''} aria-hidden="true">
              {one === 'basket' ? <BasketIcon size={26} /> : <BootIcon size={26} />}
              <small>{words.token(one)}</small>
            </span>
          ))}
        </button>
      ))}
    </div>
  );
};

const SIDES: readonly TokenSide[] = ['basket', 'boots'];
