import type { Seat } from '../../../../kernel/game.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import type { CardId } from '../../rules/cards/pieces.ts';
import type { View } from '../../rules/race/types.ts';
import { boundsOf } from './Figure.tsx';

/** The visible part of the lattice: larger than the widest and the highest figure. */
const WHOLE = { width: 840, height: 850 };
const LEAST = { width: 560, height: 560 }; // the smallest part: a flat figure still needs room to begin anywhere
const AROUND = 250; // extra room around the figure, because the place of the first cat is not known

/**
 * The visible part of a seat's mat. On a small screen it fits the figure, so that its cats are large enough for
 * fingers.
 */
export const latticeFrame = (view: View, seat: Seat, narrow: boolean): string => {
  const card = narrow ? cardInRound(view, seat) : null;
  const figure = card ? boundsOf(cardOf(card).figure) : WHOLE;
  const size = (of: 'width' | 'height'): number =>
    Math.round(Math.min(WHOLE[of], Math.max(LEAST[of], figure[of] + AROUND)));
  const [width, height] = [size('width'), size('height')];
  return `${-width / 2} ${-height / 2} ${width} ${height}`;
};

/** The card of this round. At the check it may already be among the kept cards; the frame must not change then. */
const cardInRound = ({ cards, kept, phase }: View, seat: Seat): CardId | null =>
  cards[seat] ?? (phase.name === 'check' ? (kept[seat]?.at(-1)?.card ?? null) : null);
