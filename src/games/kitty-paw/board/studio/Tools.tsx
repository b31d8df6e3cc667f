import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import {
  addPiece,
  flipPiece,
  freePlace,
  hasPiece,
  letIn,
  liftPiece,
  removePiece,
  turnPiece,
  type PieceName,
} from '../../rules/cards/drawing.ts';
import { BREEDS, BOX_CATS, type BoxCat } from '../../rules/cards/pieces.ts';
import type { BoardWords } from '../../words/types.ts';
import { CarriedPiece, frameOf, type Carried } from '../pieces/Piece.tsx';
import { shortName } from './names.ts';
import type { BeginDrag, Drawing } from './useDrag.ts';

type ToolsProps = Drawing & { readonly words: BoardWords };

const NAMES: readonly PieceName[] = [...BREEDS, 'box'];

const lookOf = (name: PieceName): Carried =>
  name === 'box' ? { kind: 'box', side: 'H', cat: null } : { kind: 'tile', breed: name, side: 'a', turn: 0 };

/** All pieces that a card can show, once each. A tap or a drag puts a piece on the mat, or selects it there. */
export const Palette = ({
  words,
  figure,
  selected,
  change,
  select,
  drag,
}: ToolsProps & { readonly drag: BeginDrag }): JSX.Element => {
  const take = (name: PieceName): void => {
    if (!hasPiece(figure, name)) change(addPiece(figure, name, freePlace(figure)));
    select(name);
  };
  return (
    <div class="studio-palette" role="group" aria-label={words.studio.pieces}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          class={`btn studio-piece ${hasPiece(figure, name) ? 'is-laid' : ''} ${name === selected ? 'is-selected' : ''}`}
          aria-pressed={hasPiece(figure, name)}
          aria-label={shortName(words, name)}
          title={shortName(words, name)}
          onPointerDown={(event) => drag(event, name, 'palette')}
          onClick={() => take(name)}
        >
          <svg viewBox={frameOf(lookOf(name))} aria-hidden="true">
            <CarriedPiece piece={lookOf(name)} />
          </svg>
        </button>
      ))}
    </div>
  );
};

/** The tools for the selected piece. */
export const PieceTools = (props: ToolsProps): JSX.Element => {
  const { words, figure, selected, change, select } = props;
  const { studio, table } = words;
  if (!selected || !hasPiece(figure, selected)) return <p class="small studio-tip">{studio.choose}</p>;
  const tile = figure.tiles.find(({ breed }) => breed === selected);
  const { tools } = studio;
  const flips = !tile
    ? table.actions.flipBox[figure.box?.side ?? 'H']
    : tile.side === 'a'
      ? table.actions.lie
      : table.actions.wake;
  const remove = (): void => {
    change(removePiece(figure, selected));
    select(null);
  };
  return (
    <div class="stack studio-tools">
      <h3>{shortName(words, selected)}</h3>
      <div class="row wrap">
        <Tool label={flips} on={() => change(flipPiece(figure, selected))} />
        {tile && <Tool label={tools.left} on={() => change(turnPiece(figure, selected, -1))} />}
        {tile && <Tool label={tools.right} on={() => change(turnPiece(figure, selected, 1))} />}
        <Tool label={tools.up} on={() => change(liftPiece(figure, selected, 1))} />
        <Tool label={tools.down} on={() => change(liftPiece(figure, selected, -1))} />
        <Tool label={tools.remove} on={remove} />
      </div>
      {!tile && <Guest {...props} />}
      <p class="small studio-tip studio-keys">{studio.keys}</p>
    </div>
  );
};

const Tool = ({ label, on }: { label: string; on: () => void }): JSX.Element => (
  <button type="button" class="btn" onClick={on}>
    {label}
  </button>
);

const Guest = ({ words, figure, change }: ToolsProps): JSX.Element => {
  const id = useId();
  const { tools } = words.studio;
  return (
    <div class="row">
      <label for={id}>{tools.guest}</label>
      <select
        id={id}
        class="btn grow"
        value={figure.box?.cat ?? ''}
        onChange={({ currentTarget }) =>
          change(letIn(figure, (currentTarget.value || null) as BoxCat | null))
        }
      >
        <option value="">{tools.nobody}</option>
        {BOX_CATS.map((cat) => (
          <option key={cat} value={cat}>
            {words.table.boxCats[cat]}
          </option>
        ))}
      </select>
    </div>
  );
};
