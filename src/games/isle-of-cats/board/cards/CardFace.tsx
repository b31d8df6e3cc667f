import type { JSX } from 'preact';
import type { CardId, Colour } from '../../rules/state/types.ts';
import type { BoardWords } from '../../words/types.ts';
import { CardPicture } from './CardPicture.tsx';
import './cards.css';
import { FishIcon } from './icons.tsx';
import { kindOf, priceOf } from './kinds.ts';

/** The use of a card for the boat of its owner now. */
export interface WorthShown {
  readonly says: string;
  readonly useful: boolean;
}

interface CardFaceProps {
  readonly card: CardId;
  readonly words: BoardWords;
  /** `peek`: kind, price and picture, as in a narrow hand; `hand`: with its text; `read`: large. */
  readonly size: 'peek' | 'hand' | 'read';
  readonly colour?: Colour | null; // the colour chosen for a public lesson
  readonly worth?: WorthShown | null;
}

/**
 * The face of a card, inside a button or a list item. Screen readers read the kind, the price and the text, in this
 * order, at every size.
 */
export const CardFace = ({ card, words, size, colour = null, worth = null }: CardFaceProps): JSX.Element => {
  const kind = kindOf(card);
  const price = priceOf(card);
  const text = words.card(card);
  return (
    <span
      class={`isle-card isle-card--${size}`}
      data-kind={kind}
      title={size === 'peek' ? text : undefined} // this size has no room for the text
    >
      <span class="isle-card__top">
        <b class="isle-card__kind">{words.kinds[kind]}</b>
        {price !== null && (
          <span class="isle-card__price">
            <FishIcon size={size === 'read' ? 22 : 18} />
            <span aria-hidden="true">{price}</span>
            <span class="sr">{words.table.fish(price)}</span>
          </span>
        )}
      </span>
      <span class="isle-card__picture" aria-hidden="true">
        <CardPicture card={card} colour={colour} />
      </span>
      <span class="isle-card__text">{text}</span>
      {worth && <span class={`isle-card__worth ${worth.useful ? 'is-useful' : ''}`}>{worth.says}</span>}
    </span>
  );
};

/** The back of a hidden card. */
export const CardBack = ({ size }: Pick<CardFaceProps, 'size'>): JSX.Element => (
  <span class={`isle-card isle-card--${size} isle-card--back`} aria-hidden="true" />
);
