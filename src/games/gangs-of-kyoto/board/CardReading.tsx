import type { JSX } from 'preact';
import { useKeyPress } from '../../../web/kit/useKeyPress.ts';
import { useKitWords } from '../../../web/kit/words.ts';
import { CARDS, EVERY_CARD, faceOf, type Card } from '../rules/cards.ts';
import { NightCard } from './NightCard.tsx';
import type { BoardWords } from '../words/types.ts';

interface ReadingProps {
  readonly card: Card;
  readonly words: BoardWords;
  readonly close: () => void;
}

/** One card in large, with its text. It lies over the cards of the turn and stays until it is closed: bots play on meanwhile. */
export const CardReading = ({ card, words, close }: ReadingProps): JSX.Element => {
  const kit = useKitWords();
  useKeyPress(({ code }) => code === 'Escape' && (close(), true));
  return (
    <div class="reading" role="group" aria-label={words.read.label} onClick={close}>
      <Entry card={card} words={words} />
      <button type="button" class="btn reading__close">
        {kit.close}
      </button>
    </div>
  );
};

/** A page of the side panel: one card of each kind, with its text. */
export const CardKinds = ({ words }: { words: BoardWords }): JSX.Element => (
  <div class="reading-page">
    {ONE_OF_EACH.map((card) => (
      <Entry key={card} card={card} words={words} />
    ))}
  </div>
);

const ONE_OF_EACH = EVERY_CARD.filter(
  (card) => CARDS.findLastIndex(({ kind }) => kind === faceOf(card).kind) === card,
);

const Entry = ({ card, words }: Pick<ReadingProps, 'card' | 'words'>): JSX.Element => {
  const face = faceOf(card);
  return (
    <div class="reading__entry">
      <span class="reading__card">
        <NightCard card={card} />
      </span>
      <p class="reading__text">
        <b>{words.card(face)}</b>
        {words.read.means(face)}
      </p>
    </div>
  );
};
