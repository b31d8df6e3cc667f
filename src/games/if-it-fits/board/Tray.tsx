import type { JSX } from 'preact';
import { Cat } from '../../../web/art/Cat.tsx';
import { nearSeat } from '../../../web/kit/board.ts';
import { standings } from '../rules/score.ts';
import { hasMove, inTray, type Held } from './aim.ts';
import { Deck } from './Deck.tsx';
import { HandCard } from './HandCard.tsx';
import { useCoat } from './coats.ts';
import type { Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

interface TrayProps {
  readonly props: FitsProps;
  readonly plan: Planning;
}
const NAP: Held = { what: 'nap' };

/** My cards, my cats, and the buttons for them. */
export const Tray = ({ props, plan }: TrayProps): JSX.Element => {
  const { view } = props.scene;
  const words = props.words.board;
  const hand = inTray(view, props.seat, props.legal);
  const starting = hand.some(({ what }) => what === 'start');
  const many =
    hand.length <= 3 ? '' : view.cats.length > 3 ? 'fits-tray--many' : 'fits-tray--many fits-tray--lines';
  return (
    <div
      class={`fits-tray ${many} ${starting ? 'fits-tray--start' : ''}`}
      role="group"
      aria-label={words.tray}
    >
      <div class="fits-hand">
        {hand.map((held, i) => (
          <HandCard
            key={`${i} ${JSON.stringify(held)}`}
            props={props}
            plan={plan}
            held={held}
            newest={view.phase.name === 'play' && !view.ending && i === hand.length - 1 && hand.length > 2}
          />
        ))}
      </div>
      <div class="fits-acts">
        {props.seat === 'spectator' || view.phase.name === 'cat' ? null : view.phase.name === 'choose' &&
          props.legal.length > 0 ? (
          <Choice props={props} plan={plan} />
        ) : (
          <Handling props={props} plan={plan} />
        )}
      </div>
      <Mine props={props} />
    </div>
  );
};

/** Draw, or put a cat to sleep. */
const Choice = ({ props, plan }: TrayProps): JSX.Element => {
  const words = props.words.board;
  const seat = nearSeat(props.seat);
  const coat = useCoat(seat);
  const napping = plan.held?.what === 'nap';
  return (
    <>
      <button
        type="button"
        class="fits-act"
        data-legal={plan.isLegal({ do: 'draw' }) || undefined}
        aria-disabled={!plan.isLegal({ do: 'draw' })}
        onClick={() =>
          plan.isLegal({ do: 'draw' }) ? plan.play({ do: 'draw' }) : plan.refuse({ do: 'draw' })
        }
      >
        <Deck />
        {words.draw.verb}
      </button>
      <button
        type="button"
        class="fits-act"
        aria-pressed={napping}
        data-legal={hasMove(NAP, props.legal) || undefined}
        aria-disabled={!hasMove(NAP, props.legal)}
        onClick={() => {
          if (!hasMove(NAP, props.legal)) plan.refuse({ do: 'sleep', at: 0 });
          else plan.hold(napping ? null : NAP);
        }}
      >
        <Cat coat={coat} pose="curl" size={34} />
        {words.nap}
      </button>
    </>
  );
};

/**
 * Buttons to turn the card in hand and to add a cat to the one that is laid. Both stay visible when they are not
 * possible, and show the reason.
 */
const Handling = ({ props, plan }: TrayProps): JSX.Element => {
  const words = props.words.board;
  const { picked, catSides, held } = plan;
  const side = picked?.do === 'box' ? picked.cat : null;
  const mine = props.legal.length > 0;
  return (
    <>
      <button
        type="button"
        class="fits-act"
        disabled={!mine || (held?.what !== 'box' && held?.what !== 'start')}
        title={words.turnKey}
        onClick={plan.turn}
      >
        <Glyph d="M20 11a8 8 0 1 1-2.3-5M20 3v5h-5" />
        {words.turn}
      </button>
      <button
        type="button"
        class="fits-act"
        disabled={picked?.do !== 'box'}
        aria-disabled={picked?.do === 'box' && catSides.length === 0}
        aria-pressed={side !== null}
        data-legal={catSides.length > 0 || undefined}
        onClick={plan.addCat}
      >
        <Glyph d="M12 5v14M5 12h14" />
        {side ? words.catSides[side] : words.cat}
      </button>
    </>
  );
};

const Glyph = ({ d }: { d: string }): JSX.Element => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      stroke-width="2.3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

/** My remaining cats, and my current score. */
const Mine = ({
  props: {
    scene,
    seat,
    words: { board: words },
  },
}: {
  props: FitsProps;
}): JSX.Element => {
  const { view } = scene;
  const near = nearSeat(seat);
  const coat = useCoat(near);
  const points = standings(view.table, view.cats.length, view.rules)[near] ?? 0;
  return (
    <p class="fits-mine">
      <span class="fits-mine__cats">
        <Cat coat={coat} pose="loaf" size={36} />
        <b>{words.catsLeft(view.cats[near] ?? 0)}</b>
      </span>
      <span>{words.points(points)}</span>
    </p>
  );
};
