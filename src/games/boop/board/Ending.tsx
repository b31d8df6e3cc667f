import type { JSX } from 'preact';
import type { SceneAndWords } from '../../../web/kit/board.ts';
import type { Boop } from '../rules/types.ts';
import type { BoopWords } from '../words/types.ts';
import { BedPicture } from './BedPicture.tsx';

/** The picture of the end: the final bed, with a light on the winning pieces. */
export const Ending = ({ scene, words }: SceneAndWords<Boop, BoopWords>): JSX.Element => {
  const { bed, end } = scene.view;
  const row = end && 'winner' in end ? end.squares : [];
  return (
    <figure class="bed-ending">
      <BedPicture
        bed={bed}
        row={row}
        mood={(at) => (row.includes(at) ? 'smug' : row.length > 0 ? 'calm' : 'asleep')}
      />
      <figcaption>{end && words.lines[end.how]({})}</figcaption>
    </figure>
  );
};
