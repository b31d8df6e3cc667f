import { LatticeDots } from '../pieces/LatticeDots.tsx';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { announce } from '../../../../web/kit/Announcer.tsx';
import { laidOut, type Figure } from '../../rules/cards/figure.ts';
import type { BoardWords } from '../../words/types.ts';
import {
  flipPiece,
  liftPiece,
  movePiece,
  piecesOf,
  placeOf,
  removePiece,
  turnPiece,
  type PieceName,
} from '../../rules/cards/drawing.ts';
import { BoxPiece, hexagonsOf, TilePiece } from '../pieces/Figure.tsx';
import { stepOn } from '../pieces/step.ts';
import { longName } from './names.ts';
import type { BeginDrag, Drawing } from './useDrag.ts';

const FRAME = '-520 -470 1040 940'; // more than the largest card needs

interface LatticeProps extends Drawing {
  readonly words: BoardWords;
  readonly mat: RefObject<SVGSVGElement | null>;
  readonly drag: BeginDrag;
}

/** The mat on which a card is drawn. Pieces are dragged, or moved with the arrow keys. */
export const Lattice = ({ words, mat, drag, ...drawing }: LatticeProps): JSX.Element => {
  const { figure, selected } = drawing;
  // Before the paint: the next key must find the piece.
  useLayoutEffect(() => {
    // A piece that changes its layer is moved in the DOM and loses the focus.
    if (selected && document.activeElement === document.body) focusOn(mat.current, selected);
  }, [figure]);
  return (
    <svg
      ref={mat}
      class="studio-mat"
      viewBox={FRAME}
      role="group"
      aria-label={words.studio.mat(piecesOf(figure).length)}
    >
      <LatticeDots id="studio-dots" width={1040} height={940} />
      {laidOut(figure).map(({ name, footprint }) => (
        <g
          key={name}
          class="studio-lies"
          data-piece={name}
          role="button"
          tabindex={0} // see OwnMat: an SVG element knows no `tabIndex`
          aria-label={longName(words, figure, name)}
          aria-pressed={name === selected}
          onFocus={() => drawing.select(name)}
          onPointerDown={(event) => drag(event, name, 'mat')}
          onKeyDown={(event) => keyDown(event, drawing, name, words)}
        >
          <Drawn figure={figure} name={name} />
          <path class="studio-ring" d={hexagonsOf(footprint)} />
        </g>
      ))}
    </svg>
  );
};

export const focusOn = (within: ParentNode | null, name: PieceName): void =>
  within?.querySelector<SVGElement>(`[data-piece="${name}"]`)?.focus();

const Drawn = ({ figure, name }: { figure: Figure; name: PieceName }): JSX.Element | null => {
  const tile = figure.tiles.find(({ breed }) => breed === name);
  if (tile) return <TilePiece tile={tile} small={false} />;
  return figure.box && <BoxPiece box={figure.box} />;
};

/** Keys are chosen by their position, not by their letter: R is elsewhere on a Cyrillic keyboard. */
const CHANGES: Readonly<Record<string, (figure: Figure, name: PieceName, back: boolean) => Figure>> = {
  KeyR: (figure, name, back) => turnPiece(figure, name, back ? -1 : 1),
  KeyF: flipPiece,
  Equal: (figure, name) => liftPiece(figure, name, 1),
  NumpadAdd: (figure, name) => liftPiece(figure, name, 1),
  Minus: (figure, name) => liftPiece(figure, name, -1),
  NumpadSubtract: (figure, name) => liftPiece(figure, name, -1),
  Delete: removePiece,
  Backspace: removePiece,
};

const keyDown = (
  event: KeyboardEvent,
  { figure, change, select }: Drawing,
  name: PieceName,
  words: BoardWords,
): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const here = placeOf(figure, name);
  const there = here && stepOn(here, event.key);
  const altered = there
    ? movePiece(figure, name, there)
    : CHANGES[event.code]?.(figure, name, event.shiftKey);
  if (!altered) return;
  event.preventDefault();
  change(altered);
  const at = placeOf(altered, name);
  if (!at) select(null);
  else announce(there ? words.studio.at(at.u, at.v) : longName(words, altered, name));
};
