import type { JSX } from 'preact';
import type { RuleFigure as RuleFigureOf } from '../../../web/kit/rule-figure.ts';
import type { Placed } from '../rules/state/types.ts';
import type { BoardWords, IsleWords } from '../words/types.ts';
import './board.css';
import { Deck } from './boat/Deck.tsx';
import { CELL, RIM } from './boat/direction.ts';
import { Piece, PieceFrame, type PieceLook } from './boat/Piece.tsx';
import { CardFace } from './cards/CardFace.tsx';
import { TilePicture } from './tiles/TileArt.tsx';

/**
 * The text of a figure. `boat 0 8,1,9,6 C16-B@9,3/1 *C05-G@10,4/0`: nine by six cells of boat 0 from column 8, row 1,
 * with tiles; `*` marks the tile being placed. `tiles K1-B O2-R`: single tiles. `cards 7 55`: cards.
 */
const RuleFigure: RuleFigureOf<IsleWords> = ({ picture, label, words }) => {
  const [what, ...rest] = picture.split(' ');
  if (what === 'tiles') return <Tiles tiles={rest} label={label} />;
  if (what === 'cards') return <Cards cards={rest} label={label} words={words.board} />;
  return <BoatPart parts={rest} label={label} />;
};
export default RuleFigure;

const Tiles = ({ tiles, label }: { tiles: readonly string[]; label: string }): JSX.Element => (
  <div class="isle-figure isle-figure--tiles" role="img" aria-label={label}>
    {tiles.map((tile) => (
      <TilePicture key={tile} tile={tile} turn={0} cell={34} />
    ))}
  </div>
);

interface CardsProps {
  readonly cards: readonly string[];
  readonly label: string;
  readonly words: BoardWords;
}

const Cards = ({ cards, label, words }: CardsProps): JSX.Element => (
  <div class="isle-figure isle-figure--cards" data-wide role="img" aria-label={label}>
    {cards.map((card) => (
      <CardFace key={card} card={Number(card)} words={words} size="hand" />
    ))}
  </div>
);

const LOOK: PieceLook = { direction: 'along', size: 'large', signs: false };

const BoatPart = ({
  parts: [boat, part = '', ...tiles],
  label,
}: {
  parts: readonly string[];
  label: string;
}): JSX.Element => {
  const [x = 0, y = 0, width = 1, height = 1] = part.split(',').map(Number);
  const [left, top] = [RIM + x * CELL, RIM + y * CELL];
  const all = tiles.map(readPlaced);
  return (
    <svg
      class="rule-figure isle-figure--boat"
      viewBox={`${left - 20} ${top - 20} ${width * CELL + 40} ${height * CELL + 40}`}
      role="img"
      aria-label={label}
    >
      <rect x={left - 20} y={top - 20} width={width * CELL + 40} height={height * CELL + 40} fill="#3F6C87" />
      <Deck boat={Number(boat)} direction="along" />
      {all.map(({ placed }, i) => (
        <Piece key={i} {...placed} look={LOOK} />
      ))}
      {all.map(({ placed, fresh }, i) =>
        fresh ? <PieceFrame key={i} {...placed} direction="along" kind="last" /> : null,
      )}
    </svg>
  );
};

const readPlaced = (text: string): { placed: Placed; fresh: boolean } => {
  const [, star, tile = '', x, y, turn] = /^(\*?)(.+)@(\d+),(\d)\/(\d)$/.exec(text) ?? [];
  return { placed: { tile, x: Number(x), y: Number(y), turn: Number(turn) }, fresh: star === '*' };
};
