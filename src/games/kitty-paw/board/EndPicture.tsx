import type { JSX } from 'preact';
import type { Outcome, Seat } from '../../../kernel/game.ts';
import { CatFigure } from '../../../web/art/Cat.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import type { EndOfMatch } from '../../../web/kit/ending.ts';
import { cardOf } from '../rules/cards/cards.ts';
import type { CardId } from '../rules/cards/pieces.ts';
import { isDuelView } from '../rules/duel/seated-at.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { KittyPawWords } from '../words/types.ts';
import { Cloth } from './pieces/Cloth.tsx';
import { COATS_BY_SEAT } from './pieces/looks.ts';
import { PaperCard, type CardPlace } from './pieces/PaperCard.tsx';

interface BuiltCard {
  readonly card: CardId;
  readonly points: number | null; // null: it counts by its time only
}

/** The cards that this player has built, the last ones first. */
const cardsOf = (view: AnyKittyPaw['view'], seat: Seat): readonly BuiltCard[] => {
  if (!isDuelView(view)) return (view.kept[seat] ?? []).filter(({ points }) => points > 0).toReversed();
  const run = view.runs[seat];
  const tries = run && 'tries' in run ? run.tries : [];
  return tries.flatMap(({ card, how }) => (how === 'right' ? [{ card, points: null }] : [])).toReversed();
};

const MOST = 4;
const PLACES: readonly [CardPlace, ...CardPlace[]] = [
  { x: 142, y: 128, lean: -5, seal: 'left' },
  { x: 418, y: 124, lean: 4, seal: 'right' },
  { x: 120, y: 372, lean: 5, seal: 'left' },
  { x: 440, y: 368, lean: -6, seal: 'right' },
];

/** The end for the picture to keep: the winner on the cloth between the cards that were built. */
export const EndPicture: NonNullable<EndOfMatch<AnyKittyPaw, KittyPawWords>['Picture']> = ({
  scene: { view, outcome },
}) => {
  const seat = outcome?.winners[0] ?? 0;
  return (
    <svg viewBox="0 0 560 600" aria-hidden="true">
      <Cloth width={560} height={600} rounded={28} />
      {cardsOf(view, seat)
        .slice(0, MOST)
        .map(({ card, points }, i) => (
          <PaperCard
            key={card}
            figure={cardOf(card).figure}
            points={points}
            place={PLACES[i] ?? PLACES[0]}
            small
          />
        ))}
      <Winner seat={seat} outcome={outcome} />
    </svg>
  );
};

const Winner = ({ seat, outcome }: { seat: Seat; outcome: Outcome | null }): JSX.Element => {
  const won = outcome?.winners.includes(seat) ?? false;
  return (
    <g transform="translate(140 296) scale(1.4)">
      <CatFigure
        coat={COATS_BY_SEAT[seat] ?? 'ginger'}
        seat={signOfSeat(seat)}
        mood={won ? 'smug' : 'asleep'}
        crown={won}
        size={320}
      />
    </g>
  );
};
