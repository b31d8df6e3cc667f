import type { VNode } from 'preact';
import { levelOf } from '../../rules/cards/cards.ts';
import { SOLO_TIME } from '../../rules/race/limits.ts';
import { checkDrawing } from '../../rules/studio/check-drawing.ts';
import { readLink, type LinkRefusal } from '../../rules/cards/link.ts';
import { PUZZLE_OPTIONS } from '../../rules/studio/puzzle.ts';
import type { KittyPawStudioProps } from '../props/props.ts';
import { DRAFT } from './draft-code.ts';
import { puzzleFrom } from './DrawingVerdict.tsx';

/** The page of a puzzle link. Its card stays hidden until the start, like every card. */
export const Puzzle = ({ code, words, play, open }: KittyPawStudioProps): VNode => {
  const { solve } = words.board.studio;
  const figure = readLink(code);
  if (typeof figure === 'string') return <NoPuzzle why={figure} {...{ words, open }} />;
  const { refusals } = checkDrawing(figure);
  // A card of the game itself cannot be shared as a new one, but it can be solved.
  if (refusals.some(({ why }) => why !== 'known-card'))
    return <NoPuzzle why="not-a-card" mend={code} {...{ words, open }} />;
  const level = levelOf(figure);
  return (
    <section class="panel panel--pad stack studio-puzzle">
      <h2>{solve.title}</h2>
      <p>{solve.text(level, figure.tiles.length, SOLO_TIME[level] / 1000)}</p>
      <button
        type="button"
        class="btn btn--primary btn--big"
        onClick={() => play(puzzleFrom(figure), PUZZLE_OPTIONS)}
      >
        {solve.start}
      </button>
      <button type="button" class="btn" onClick={() => open(DRAFT)}>
        {solve.draw}
      </button>
    </section>
  );
};

interface NoPuzzleProps extends Pick<KittyPawStudioProps, 'words' | 'open'> {
  readonly why: LinkRefusal | 'not-a-card';
  readonly mend?: string;
}

const NoPuzzle = ({ why, mend, words, open }: NoPuzzleProps): VNode => {
  const { solve, links } = words.board.studio;
  return (
    <section class="panel panel--pad stack studio-puzzle">
      <h2>{solve.bad}</h2>
      <p>{links[why]}</p>
      {mend !== undefined && (
        <button type="button" class="btn btn--primary" onClick={() => open(DRAFT + mend)}>
          {solve.mend}
        </button>
      )}
      <button type="button" class="btn" onClick={() => open(DRAFT)}>
        {solve.draw}
      </button>
    </section>
  );
};
