import type { JSX } from 'preact';
import { Sign } from '../../../web/art/base/Sign.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { Thing } from '../../../web/art/Thing.tsx';
import { cardOf, CARDS } from '../rules/cards/cards.ts';
import { readFigure } from '../rules/cards/figure.ts';
import { BOX_CATS, type BoxCat } from '../rules/cards/pieces.ts';
import { CardBack } from './pieces/CardBack.tsx';
import { FigurePicture } from './pieces/Figure.tsx';
import { frameOf, BoxCatCard } from './pieces/Piece.tsx';
import './board.css';

/**
 * A picture for the rules page. Parts are separated by `|`: a card by its id (`I-02`), the text of a figure on a mat
 * (`Da0@0,0 Bs2@2,1`), a guest (`C4`), the back of a card (`#I-02`), `paw`, `?` a closed box, `>` an arrow, `=+6` points, `@0,1` a contest of two
 * seats.
 */
const RuleFigure = ({ picture, label }: { picture: string; label: string }): JSX.Element => (
  <span class="paw-rule" role="img" aria-label={label}>
    {picture.split('|').map((part, i) => (
      <Part key={i} text={part.trim()} />
    ))}
  </span>
);
export default RuleFigure;

const isBoxCat = (text: string): text is BoxCat => BOX_CATS.some((cat) => cat === text);

const Part = ({ text }: { text: string }): JSX.Element | null => {
  if (text === '>') return <span class="paw-rule__arrow">→</span>;
  if (text === 'paw') return <Thing name="maneki" size={84} />;
  if (text === '?') return <Thing name="box" size={64} />;
  if (text.startsWith('='))
    return <b class={`paw-points ${text.startsWith('=−') ? 'is-bad' : ''}`}>{text.slice(1)}</b>;
  if (text.startsWith('@')) return <Contest text={text.slice(1)} />;
  if (isBoxCat(text))
    return (
      <svg class="paw-rule__guest" viewBox={frameOf({ kind: 'box-cat', cat: text })}>
        <BoxCatCard cat={text} />
      </svg>
    );
  if (text.startsWith('#'))
    return (
      <span class="paw-rule__back">
        <CardBack id={text.slice(1)} />
      </span>
    );
  if (CARDS.some(({ id }) => id === text)) return <CardPicture id={text} />;
  const figure = readFigure(text);
  return (
    figure && (
      <span class="paw-rule__mat">
        <FigurePicture figure={figure} />
      </span>
    )
  );
};

const CardPicture = ({ id }: { id: string }): JSX.Element => {
  const { figure, points } = cardOf(id);
  return (
    <span class="paw-rule__card">
      <FigurePicture figure={figure} />
      <b class="paw-own__points">{points}</b>
    </span>
  );
};

const Contest = ({ text }: { text: string }): JSX.Element => {
  const [first = 0, second = 1] = text.split(',').map(Number);
  return (
    <span class="paw-contests__who paw-rule__contest">
      <Sign sign={signOfSeat(first)} size={30} />
      <i style={{ '--gap': 0.6 }} />
      <Sign sign={signOfSeat(second)} size={30} />
    </span>
  );
};
