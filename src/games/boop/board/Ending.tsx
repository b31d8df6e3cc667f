import type { JSX } from 'preact';
import type { Mood } from '../../../web/art/base/coats.ts';
import type { SceneAndWords } from '../../../web/kit/board.ts';
import { ownerOf, sizeOf } from '../rules/bed.ts';
import { EMPTY, type Boop, type Square } from '../rules/types.ts';
import { Bed } from './Bed.tsx';
import { ALL_SQUARES, BED, footOf } from './bed-map.ts';
import { Pet } from './Pet.tsx';
import { RowFrame } from './RowFrame.tsx';
import type { BoopWords } from '../words/types.ts';

/** The picture of the end: the final bed, with a light on the winning pieces. */
export const Ending = ({ scene, words }: SceneAndWords<Boop, BoopWords>): JSX.Element => {
  const { bed, end } = scene.view;
  const row = end && 'winner' in end ? end.squares : [];
  const moodOf = (at: Square): Mood => (row.includes(at) ? 'smug' : row.length > 0 ? 'calm' : 'asleep');
  return (
    <figure class="bed-ending">
      <svg viewBox={`0 0 ${BED} ${BED}`} aria-hidden="true">
        <Bed />
        {row.length > 0 && (
          <>
            <rect class="dusk" x={22} y={22} width={BED - 44} height={BED - 44} rx={22} />
            <RowFrame squares={row} kind="scores" />
          </>
        )}
        {ALL_SQUARES.map((at) => {
          const piece = bed[at] ?? EMPTY;
          const [x, y] = footOf(at);
          return piece === EMPTY ? null : (
            <g
              key={at}
              transform={`translate(${x} ${y})`}
              opacity={row.length > 0 && !row.includes(at) ? 0.55 : 1}
            >
              <Pet seat={ownerOf(piece)} size={sizeOf(piece)} mood={moodOf(at)} signs={false} narrow />
            </g>
          );
        })}
      </svg>
      <figcaption>{end && words.lines[end.how]({})}</figcaption>
    </figure>
  );
};
