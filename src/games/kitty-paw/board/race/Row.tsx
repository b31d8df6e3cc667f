import type { JSX } from 'preact';
import { Sign } from '../../../../web/art/base/Sign.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { memo } from '../../../../web/art/base/memo.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import type { CardId } from '../../rules/cards/pieces.ts';
import { CardBack } from '../pieces/CardBack.tsx';
import { FigurePicture } from '../pieces/Figure.tsx';
import { reachedBy } from './Middle.tsx';
import { figureName } from '../pieces/names.ts';
import { Reach } from './Reach.tsx';
import type { Advice } from '../../bot/advice.ts';
import type { Dealt } from './dealt.ts';
import type { Hands } from '../hands/useHands.ts';
import type { RaceProps } from '../props/props.ts';

interface RowProps {
  readonly props: RaceProps;
  readonly hands: Hands;
  readonly dealt: readonly (Dealt | null)[];
  readonly advice: Advice | null; // of the hint in practice
}

/**
 * The four cards of the row, face down until the shout: nobody may study them while the others put their paws down. A taken
 * card stays visible with the sign of its player.
 */
export const Row = ({ props, hands, dealt, advice }: RowProps): JSX.Element => {
  const { scene, sitter } = props;
  const words = props.words.board.table;
  const { row, claims, phase } = scene.view;
  const covered = !props.replay && (phase.name === 'ready' || phase.name === 'countdown');
  return (
    <div
      class="paw-row"
      data-spare={scene.view.cards[hands.me] ? true : undefined}
      role="group"
      aria-label={words.places.row}
    >
      {dealt.map((one, place) => {
        if (!one) return <span key={place} class="paw-card is-gone" />;
        const { card, taker } = one;
        if (covered)
          return (
            <span
              key={place}
              class="paw-card is-covered"
              role="img"
              aria-label={words.coveredCard(place + 1)}
            >
              <CardBack id={card} />
            </span>
          );
        const free = row[place] === card;
        const { figure, points } = cardOf(card);
        return (
          <RowCard
            key={place}
            card={card}
            place={place}
            taker={free ? null : taker}
            mine={taker === hands.me && !free}
            free={free}
            hinted={advice?.kind === 'card' && advice.place === place}
            name={
              words.card(place + 1, points, figureName(words, figure)) +
              (free || taker === null ? '' : `. ${words.taken(sitter(taker).name)}`)
            }
            reached={reachedBy(claims, 'card', place)}
            legal={hands.may({ do: 'card', place })}
            take={hands.act}
          />
        );
      })}
    </div>
  );
};

interface RowCardProps {
  readonly card: CardId;
  readonly place: number;
  readonly taker: number | null;
  readonly mine: boolean;
  readonly free: boolean;
  readonly hinted: boolean;
  readonly name: string;
  readonly reached: string;
  readonly legal: boolean;
  readonly take: Hands['act'];
}

const RowCard = memo((props: RowCardProps): JSX.Element => {
  const { card, place, taker, mine, free, hinted, name, reached, legal, take } = props;
  const { figure, points } = cardOf(card);
  const press = (): void => take({ do: 'card', place });
  return (
    <button
      type="button"
      class={`paw-card ${free ? '' : 'is-taken'} ${mine ? 'is-mine' : ''} ${hinted ? 'is-hinted' : ''}`}
      data-legal={legal || undefined}
      aria-disabled={!legal}
      aria-label={name}
      onPointerDown={(event) => event.button === 0 && free && press()}
      onClick={({ detail }) => detail === 0 && press()}
    >
      <b>{points}</b>
      <FigurePicture figure={figure} small />
      {taker !== null && <Sign class="paw-card__sign" sign={signOfSeat(taker)} size={24} />}
      <Reach seats={reached} />
    </button>
  );
});
