import type { JSX } from 'preact';
import { PawPrint } from '../../../web/art/things/Paw.tsx';
import type { FitsProps } from './props.ts';

/** The draw pile: the backs of cards with a paw on them. */
export const Deck = (): JSX.Element => (
  <svg class="deck" width="30" height="34" viewBox="0 0 60 68" aria-hidden="true">
    <rect x={14} y={2} width={44} height={60} rx={6} class="deck__under" />
    <rect x={2} y={6} width={44} height={60} rx={6} class="deck__top" />
    <g transform="translate(9 20) scale(0.3)">
      <PawPrint colour="#FFE9BF" />
    </g>
  </svg>
);

/** The number of cards left to draw; after that, a note that the end has begun. */
export const DeckLeft = ({
  props: {
    scene,
    words: { board: words },
  },
}: {
  props: FitsProps;
}): JSX.Element => {
  const { piles, ending } = scene.view;
  return (
    <p class={`fits-left ${ending ? 'is-ending' : ''}`}>
      <Deck />
      {ending ? words.lastCards : words.draw.left(piles.reduce((sum, cards) => sum + cards, 0))}
    </p>
  );
};
