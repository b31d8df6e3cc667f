import type { VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { CARDS, cardOf } from '../../rules/cards/cards.ts';
import type { Figure } from '../../rules/cards/figure.ts';
import { EMPTY, inTheMiddle, type PieceName } from '../../rules/cards/drawing.ts';
import { writeLink } from '../../rules/cards/link.ts';
import type { StudioWords } from '../../words/studio-types.ts';
import type { KittyPawStudioProps } from '../props/props.ts';
import { DRAFT } from './draft-code.ts';
import { Lattice } from './Lattice.tsx';
import { cardTitle } from './names.ts';
import { DrawingVerdict } from './DrawingVerdict.tsx';
import { Palette, PieceTools } from './Tools.tsx';
import { useDrag } from './useDrag.ts';

type EditorProps = KittyPawStudioProps & { readonly start: Figure };

/** The editor: draw a figure on the lattice; the verdict of the rules is shown at once. */
export const Editor = ({ start, ...props }: EditorProps): VNode => {
  const words = props.words.board;
  const [figure, setFigure] = useState(start);
  const [selected, select] = useState<PieceName | null>(null);
  const change = (drawn: Figure): void => {
    setFigure(drawn);
    props.keep(DRAFT + writeLink(drawn));
  };
  const begin = (from: Figure): void => {
    change(inTheMiddle(from));
    select(null);
  };
  const drawing = { words, figure, selected, change, select };
  const mat = useRef<SVGSVGElement>(null);
  const drag = useDrag(mat, drawing);
  return (
    <div class="studio-editor">
      <section class="studio-stage panel" aria-label={words.studio.title}>
        <Palette {...drawing} drag={drag} />
        <Lattice {...drawing} mat={mat} drag={drag} />
      </section>
      <div class="stack studio-side">
        <section class="panel panel--pad stack studio-about">
          <h2>{words.studio.title}</h2>
          <p class="small">{words.studio.intro}</p>
          <StartFrom words={words.studio} begin={begin} />
        </section>
        <section class="panel panel--pad">
          <PieceTools {...drawing} />
        </section>
        <DrawingVerdict {...props} words={words} figure={figure} />
      </div>
    </div>
  );
};

interface StartProps {
  readonly words: StudioWords;
  readonly begin: (from: Figure) => void;
}

const StartFrom = ({ words, begin }: StartProps): VNode => {
  const id = useId();
  return (
    <div class="row">
      <label for={id}>{words.startFrom}</label>
      <select
        id={id}
        class="btn grow"
        value="-"
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          if (value !== '-') begin(value ? cardOf(value).figure : EMPTY);
          currentTarget.value = '-'; // reset, so that the same start can be chosen again
        }}
      >
        <option value="-">…</option>
        <option value="">{words.empty}</option>
        {CARDS.map(({ id: card }) => (
          <option key={card} value={card}>
            {cardTitle(words, card)}
          </option>
        ))}
      </select>
    </div>
  );
};
