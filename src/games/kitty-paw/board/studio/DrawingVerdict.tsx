import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { rngAt } from '../../../../kernel/random.ts';
import type { Figure } from '../../rules/cards/figure.ts';
import type { AnyKittyPaw } from '../../rules/game.ts';
import { checkDrawing } from '../../rules/studio/check-drawing.ts';
import { writeLink } from '../../rules/cards/link.ts';
import { PUZZLE_OPTIONS, puzzleOf } from '../../rules/studio/puzzle.ts';
import type { BoardWords } from '../../words/types.ts';
import type { KittyPawStudioProps } from '../props/props.ts';
import { sayRefusal } from './names.ts';

type DrawingVerdictProps = Pick<KittyPawStudioProps, 'Share' | 'play'> & {
  readonly words: BoardWords;
  readonly figure: Figure;
};

/** The verdict of the rules about the drawing, and the link if it is allowed. */
export const DrawingVerdict = ({ words, figure, Share, play }: DrawingVerdictProps): VNode => {
  const { studio } = words;
  const { level, difficulty, refusals } = useMemo(() => checkDrawing(figure), [figure]);
  const fine = refusals.length === 0;
  return (
    <>
      <section class="panel panel--pad stack studio-says" aria-live="polite">
        <h2>{studio.rules}</h2>
        {(figure.tiles.length > 0 || figure.box) && (
          <p class={fine ? 'studio-fine' : ''}>
            {fine ? studio.fine(level, difficulty) : studio.soFar(level, difficulty)}
          </p>
        )}
        {!fine && (
          <ul>
            {refusals.map((refusal) => {
              const says = sayRefusal(words, refusal, level);
              return <li key={says}>{says}</li>;
            })}
          </ul>
        )}
      </section>
      <section class="panel panel--pad stack">
        <h2>{studio.share}</h2>
        {fine ? (
          <>
            <Share code={writeLink(figure)} />
            <button type="button" class="btn" onClick={() => play(puzzleFrom(figure), PUZZLE_OPTIONS)}>
              {studio.tryIt}
            </button>
          </>
        ) : (
          <p class="small">{studio.shareLater}</p>
        )}
      </section>
    </>
  );
};

/** Shuffled by a seed made from the figure, so that everybody who opens the link gets the same start. */
export const puzzleFrom = (figure: Figure): AnyKittyPaw['state'] =>
  puzzleOf(figure, rngAt(writeLink(figure), 0));
