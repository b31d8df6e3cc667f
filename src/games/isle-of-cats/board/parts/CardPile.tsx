import type { JSX } from 'preact';
import { useBelow } from '../../../../web/kit/useBelow.ts';
import { ArrowGlyph } from './glyphs.tsx';
import { TokenChoice } from './TokenChoice.tsx';
import { CardRow, type CardRowProps } from './Tray.tsx';

/**
 * Cards to choose from, in two columns in place of the boat. A button tells how many more are below and scrolls to
 * them.
 */
export const CardPile = (cards: Omit<CardRowProps, 'deal' | 'box'>): JSX.Element => {
  const [box, below] = useBelow<HTMLDivElement>('.isle-card');
  return (
    <>
      <CardRow {...cards} deal box={box} />
      <TokenChoice props={cards.props} plan={cards.plan} />
      {below > 0 && (
        <button
          type="button"
          class="btn isle-more"
          onClick={() => box.current?.scrollBy({ top: box.current.clientHeight })}
        >
          <ArrowGlyph to="down" />
          {cards.props.words.board.table.cards.more(below)}
        </button>
      )}
    </>
  );
};
