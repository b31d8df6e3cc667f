import type { FunctionComponent, JSX } from 'preact';
import type { AnyGameWords } from '../../words/game-words.ts';
import type { RuleFigure } from '../kit/rule-figure.ts';

interface PicturesProps {
  readonly pictures: readonly string[];
  readonly cover: FunctionComponent | null;
  readonly figure: RuleFigure | null;
  readonly words: AnyGameWords;
}

/** The cover of a game in its three sizes, and pictures of its rules. */
export const Pictures = (props: PicturesProps): JSX.Element => {
  const { pictures, cover: Cover, figure: Figure, words } = props;
  return (
    <main class="drawings">
      {Cover && (
        <div>
          {[
            [500, 232],
            [366, 132],
            [80, 80],
          ].map(([width, height]) => (
            <div key={width} style={{ width: `${width}px`, height: `${height}px` }}>
              <Cover />
            </div>
          ))}
        </div>
      )}
      <div>
        {Figure &&
          pictures.map((picture) => (
            <div key={picture} style={{ width: '260px' }}>
              <Figure picture={picture} label={picture} words={words} />
            </div>
          ))}
      </div>
    </main>
  );
};
