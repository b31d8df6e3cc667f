import type { FunctionComponent, JSX } from 'preact';
import type { RuleFigure } from '../games.ts';

interface PicturesProps {
  readonly pictures: readonly string[];
  readonly cover: FunctionComponent | null;
  readonly figure: RuleFigure | null;
}

/** The cover of a game in the three shapes it is shown in, and figures of its rules. */
export const Pictures = ({ pictures, cover: Cover, figure: Figure }: PicturesProps): JSX.Element => (
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
            <Figure picture={picture} label={picture} />
          </div>
        ))}
    </div>
  </main>
);
