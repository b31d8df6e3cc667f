import type { JSX } from 'preact';
import { scene, startFrom } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import { beastTiles, kittenTiles, oshaxTiles, SHAPES } from '../rules/boat/tiles.ts';
import { shape } from '../rules/boat/orientations.ts';
import { ROOMS } from '../rules/boat/grid.ts';
import rules from '../rules/game.ts';
import { COLOURS, type Isle, type Options, type Placed } from '../rules/state/types.ts';
import type { IsleWords } from '../words/types.ts';
import { CardBack, CardFace } from './cards/CardFace.tsx';
import { RoomSign, TreasureMap } from './tiles/BoatMarks.tsx';
import { ScoreSheet } from './score/ScoreSheet.tsx';
import { PrintedRat, RoyalRat } from './tiles/Rats.tsx';
import { TileMini, TilePicture } from './tiles/TileArt.tsx';

const cats = Object.keys(SHAPES.cat);
const treasures = [...Object.keys(SHAPES.common), ...Object.keys(SHAPES.rare)];

/** Every kind of card once. */
const CARDS = [
  1, 7, 15, 23, 35, 43, 55, 67, 69, 71, 73, 75, 76, 77, 78, 80, 83, 84, 86, 88, 90, 92, 94, 96, 98, 107, 113,
  115, 117, 118, 119, 120, 121, 122, 123, 124, 126, 127, 136, 137, 139, 140, 141, 143, 147, 150, 151, 167,
  174, 192, 197, 204, 301, 302, 307, 321,
];

/** A boat with something of everything, to look at its score. */
const SAMPLE_TILES: readonly Placed[] = [
  { tile: 'C16-B', x: 4, y: 2, turn: 1 },
  { tile: 'C09-B', x: 4, y: 3, turn: 0 },
  { tile: 'K1-B', x: 9, y: 2, turn: 0 },
  { tile: 'R-O', x: 10, y: 2, turn: 0 },
  { tile: 'rat', x: 10, y: 1, turn: 0 },
  { tile: 'T2', x: 20, y: 3, turn: 1 },
  { tile: 'T1', x: 21, y: 4, turn: 0 },
];
const OPTIONS: Options = {
  mode: 'standard',
  kittens: true,
  beasts: true,
  events: true,
  lessons: 'abc',
  difficulty: 'easy',
  patience: 0,
};
const sample = () => {
  const first = rules.setup(3, OPTIONS, quickRng(3));
  const players = first.players.map((player) => ({
    ...player,
    tiles: SAMPLE_TILES,
    lessons: [113, 122, 141],
    points: 4,
  }));
  return startFrom<Isle>({ ...first, players, publicLessons: [{ card: 143, by: 1, colour: 'B' }] });
};
const SAMPLE = {
  scene: scene(rules, sample(), 0),
  sitter: (seat: number) => ({
    name: seat ? `Cat ${seat + 1}` : 'You',
    bot: false,
    thirdPerson: `Cat ${seat + 1}`,
    note: null,
  }),
};

/** Every drawing of the game on one sheet, for the gallery. */
const Drawings = ({ words }: { words: IsleWords }): JSX.Element => (
  <main class="drawings">
    {COLOURS.map((colour) => (
      <div key={colour}>
        {cats.map((cat) => (
          <TilePicture key={cat} tile={`${cat}-${colour}`} turn={0} cell={40} />
        ))}
      </div>
    ))}
    <div>
      {['C04', 'C05', 'C07', 'C14'].flatMap((cat, i) =>
        shape(cat).pictures.map(({ turn }) => (
          <TilePicture key={turn} tile={`${cat}-${COLOURS[(i + turn) % 5]}`} turn={turn} cell={40} />
        )),
      )}
    </div>
    <div>
      {kittenTiles().map((tile) => (
        <TilePicture key={tile} tile={tile} turn={0} cell={44} />
      ))}
      {oshaxTiles(4).flatMap((tile, i) => [
        <TilePicture key={tile} tile={tile} turn={0} cell={40} />,
        <TilePicture key={`${tile}+`} tile={`${tile}-${COLOURS[i % 5]}`} turn={1} cell={40} />,
      ])}
    </div>
    <div>
      {beastTiles().map((tile, i) => (
        <TilePicture key={tile} tile={tile} turn={i % 8} cell={40} />
      ))}
    </div>
    <div>
      {treasures.map((tile) => (
        <TilePicture key={tile} tile={tile} turn={0} cell={40} />
      ))}
      {COLOURS.map((colour) => (
        <svg key={colour} width={44} height={44} viewBox="0 0 100 100">
          <TreasureMap colour={colour} />
        </svg>
      ))}
      {ROOMS.map((room) => (
        <svg key={room} width={44} height={44} viewBox="0 0 100 100">
          <RoomSign room={room} />
        </svg>
      ))}
      <svg width={44} height={44} viewBox="0 0 100 100">
        <PrintedRat />
      </svg>
      <svg width={44} height={44} viewBox="0 0 100 100">
        <RoyalRat />
      </svg>
    </div>
    <div class="grey">
      {COLOURS.flatMap((colour) =>
        ['C01', 'C09', 'C12', 'K1'].map((cat) => (
          <TilePicture key={cat + colour} tile={`${cat}-${colour}`} turn={0} cell={34} signs />
        )),
      )}
    </div>
    <div>
      {COLOURS.flatMap((colour) =>
        ['C03', 'C10', 'C17'].map((cat) => (
          <TilePicture key={cat + colour} tile={`${cat}-${colour}`} turn={0} cell={22} upright />
        )),
      )}
    </div>
    <div>
      {[...cats.map((cat, i) => `${cat}-${COLOURS[i % 5]}`), ...treasures, 'B01', 'rat'].map((tile) => (
        <svg key={tile} width={40} height={40} viewBox="0 0 500 500">
          <TileMini tile={tile} turn={0} />
        </svg>
      ))}
    </div>
    <div style={{ alignItems: 'stretch' }}>
      {CARDS.map((card) => (
        <div key={card} style={{ width: '172px', display: 'grid' }}>
          <CardFace card={card} words={words.board} size="hand" colour={card === 143 ? 'G' : null} />
        </div>
      ))}
    </div>
    <div>
      {[1, 43, 98, 113, 67, 143].map((card) => (
        <div key={card} style={{ width: '88px' }}>
          <CardFace card={card} words={words.board} size="peek" />
        </div>
      ))}
      <div style={{ width: '88px' }}>
        <CardBack size="peek" />
      </div>
      {[43, 127, 107].map((card) => (
        <div key={card} style={{ width: '300px' }}>
          <CardFace card={card} words={words.board} size="read" />
        </div>
      ))}
    </div>
    <div style={{ alignItems: 'start' }}>
      {([0, 1] as const).map((seat) => (
        <div key={seat} class="panel" style={{ width: '320px', padding: '12px' }}>
          <ScoreSheet props={{ ...SAMPLE, seat, words }} />
        </div>
      ))}
    </div>
  </main>
);
export default Drawings;
