import type { Seat } from '../../../../kernel/game.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import type { CardId } from '../../rules/cards/pieces.ts';
import type { View } from '../../rules/race/types.ts';
import { boundsOf } from './Figure.tsx';

/** So much of the lattice is in sight: more than the widest and the highest figure. */
const WHOLE = { width: 840, height: 850 };
const LEAST = { width: 560, height: 560 }; // a figure in one line still needs room to begin anywhere
const AROUND = 250; // beside the figure: nobody can know where exactly to put down the first kitty

/** What is seen of a seat's mat. On a small screen a small figure is built large: its kitties have to be hit by fingers. */
export const latticeFrame = (view: View, seat: Seat, narrow: boolean): string => {
  const card = narrow ? cardInRound(view, seat) : null;
  const figure = card ? boundsOf(cardOf(card).figure) : WHOLE;
  const size = (of: 'width' | 'height'): number =>
    Math.round(Math.min(WHOLE[of], Math.max(LEAST[of], figure[of] + AROUND)));
  const [width, height] = [size('width'), size('height')];
  return `${-width / 2} ${-height / 2} ${width} ${height}`;
};

/** At the check a card may lie beside its player already; what was built from it must not jump. */
const cardInRound = ({ cards, kept, phase }: View, seat: Seat): CardId | null =>
  cards[seat] ?? (phase.name === 'check' ? (kept[seat]?.at(-1)?.card ?? null) : null);
