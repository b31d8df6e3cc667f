import type { JSX } from 'preact';
import { PawPrint } from '../../../../web/art/things/Paw.tsx';
import { cardOf } from '../../rules/cards/cards.ts';
import type { DuelView, Try } from '../../rules/duel/types.ts';
import type { CardId } from '../../rules/cards/pieces.ts';
import type { DuelWords } from '../../words/duel-types.ts';
import { FigurePicture } from '../pieces/Figure.tsx';

interface CardsProps {
  readonly view: DuelView;
  readonly seat: number;
  readonly words: DuelWords;
}

/** The cards of my run, shown in place of the row: the results so far, the current card, and the cards to come. */
export const DuelCards = ({ view, seat, words }: CardsProps): JSX.Element | null => {
  const run = view.runs[seat];
  const tries = run && 'tries' in run ? run.tries : [];
  const now = run && 'table' in run ? (run.table.cards[0] ?? null) : null;
  if (view.cards < 2) return null;
  return (
    <ol class="duel-cards" aria-label={words.results}>
      {Array.from({ length: view.cards }, (_, nth) => (
        <DuelCard
          key={nth}
          nth={nth}
          tried={tries[nth] ?? null}
          card={nth === tries.length ? now : null}
          words={words}
        />
      ))}
    </ol>
  );
};

interface DuelCardProps {
  readonly nth: number;
  readonly tried: Try | null;
  readonly card: CardId | null; // the current card
  readonly words: DuelWords;
}

const DuelCard = ({ nth, tried, card, words }: DuelCardProps): JSX.Element => {
  const shown = tried?.card ?? card;
  const look = tried ? (tried.how === 'right' ? 'is-good' : 'is-bad') : card ? 'is-mine' : 'is-back';
  return (
    <li class={`paw-card ${look}`}>
      <b>
        <span class="sr">{words.card(nth + 1)}</span>
        <span aria-hidden="true">{nth + 1}</span>
      </b>
      {shown ? (
        <FigurePicture figure={cardOf(shown).figure} small />
      ) : (
        <svg class="paw-figure" viewBox="-10 -10 120 120" aria-hidden="true">
          <PawPrint colour="#c9ae86" />
        </svg>
      )}
      {tried && <small>{tried.how === 'right' ? words.seconds(tried.ms) : words.how[tried.how]}</small>}
    </li>
  );
};
