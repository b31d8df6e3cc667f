import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useKeyPress } from '../../../../web/kit/useKeyPress.ts';
import { cardOf } from '../../rules/cards/cards.ts';
import { boxCatOf } from '../../rules/race/mat.ts';
import { FigurePicture } from '../pieces/Figure.tsx';
import type { TableWords } from '../../words/table-types.ts';
import { catName, figureName } from '../pieces/names.ts';
import { CarriedPiece, frameOf, type Carried } from '../pieces/Piece.tsx';
import type { Hands } from '../hands/useHands.ts';
import type { RaceProps } from '../props/props.ts';

interface OwnThingsProps {
  readonly props: RaceProps;
  readonly hands: Hands;
}

/** My card, in a corner of the mat; a tap enlarges it. Its key is the card: the next card is not enlarged. */
export const OwnCard = ({ props, hands }: OwnThingsProps): JSX.Element | null => {
  const [large, setLarge] = useState(false);
  const pressed = useRef(false);
  useKeyPress(({ code }) => {
    if (code !== 'Escape' || !large) return false;
    setLarge(false);
    return true;
  });
  const id = props.scene.view.cards[hands.me];
  if (!id) return null;
  const words = props.words.board.table;
  const { figure, points } = cardOf(id);
  return (
    <button
      type="button"
      class={`paw-own ${large ? 'is-large' : ''}`}
      data-grip="none"
      data-title={words.copyThis}
      aria-label={`${words.points(points)}. ${words.places.ownCard(figureName(words, figure))}`}
      aria-pressed={large}
      onPointerDown={() => {
        pressed.current = true;
      }}
      // Only a full press counts: the press may have begun on a card of the row that was here before.
      onClick={({ detail }) => {
        if (detail === 0 || pressed.current) setLarge(!large);
        pressed.current = false;
      }}
    >
      <FigurePicture figure={figure} />
      <b class="paw-own__points">{points}</b>
    </button>
  );
};

/** The thing in my paw. */
export const InPaw = ({
  props,
  hands,
  carried,
}: OwnThingsProps & { readonly carried: Carried | null }): JSX.Element => {
  const words = props.words.board.table;
  const full = hands.held !== null;
  return (
    <div
      class={`paw-held ${full ? 'is-full' : ''}`}
      data-grip={full ? 'held' : undefined}
      role="img"
      aria-label={
        full && carried ? `${words.places.paw}: ${carriedName(words, carried)}` : words.places.emptyPaw
      }
    >
      <small>{words.places.paw}</small>
      {carried && full && (
        <svg viewBox={frameOf(carried)} aria-hidden="true">
          <CarriedPiece piece={carried} />
        </svg>
      )}
    </div>
  );
};

const carriedName = (words: TableWords, piece: Carried): string => {
  if (piece.kind === 'tile') return catName(words, piece);
  if (piece.kind === 'box') return words.boxes[piece.side];
  return piece.cat ? words.boxCats[piece.cat] : '';
};

/** My own empty box, beside the mat until I take it. */
export const OwnBox = ({ props, hands }: OwnThingsProps): JSX.Element | null => {
  const { view } = props.scene;
  const box = view.boxes[hands.me];
  if (box?.place.in !== 'tray') return null;
  const piece: Carried = { kind: 'box', side: box.side, cat: boxCatOf(view, hands.me) };
  const id = view.cards[hands.me];
  const wanted = id ? cardOf(id).figure.box !== null : false;
  return (
    <button
      type="button"
      class={`paw-mybox ${wanted ? 'is-wanted' : ''}`}
      data-grip="box"
      data-legal={hands.may({ do: 'box' }) || undefined}
      aria-label={props.words.board.table.boxes[box.side]}
      onClick={({ detail }) => detail === 0 && hands.act({ do: 'box' })}
    >
      <svg viewBox={frameOf(piece)} aria-hidden="true">
        <CarriedPiece piece={piece} />
      </svg>
    </button>
  );
};
