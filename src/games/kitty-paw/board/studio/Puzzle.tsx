import type { VNode } from 'preact';
import type { StudioProps } from '../../../../web/kit/studio.ts';
import { levelOf } from '../../rules/cards/cards.ts';
import { SOLO_TIME } from '../../rules/race/limits.ts';
import type { AnyKittyPaw } from '../../rules/game.ts';
import { judge } from '../../rules/studio/judge.ts';
import { readLink, type LinkRefusal } from '../../rules/cards/link.ts';
import { PUZZLE_OPTIONS } from '../../rules/studio/puzzle.ts';
import { DRAFT } from './draft-code.ts';
import { puzzleFrom } from './Says.tsx';
import { WORDS } from './words.ts';

/** Somebody opened a link. What it shows stays hidden until the shout, as every card. */
export const Puzzle = ({ code, locale, play, open }: StudioProps<AnyKittyPaw>): VNode => {
  const { solve } = WORDS[locale].studio;
  const figure = readLink(code);
  if (typeof figure === 'string') return <NoPuzzle why={figure} {...{ locale, open }} />;
  const { refusals } = judge(figure);
  // A card of the house is nobody's own, but may well be solved.
  if (refusals.some(({ why }) => why !== 'known-card'))
    return <NoPuzzle why="not-a-card" mend={code} {...{ locale, open }} />;
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

interface NoPuzzleProps extends Pick<StudioProps<AnyKittyPaw>, 'locale' | 'open'> {
  readonly why: LinkRefusal | 'not-a-card';
  readonly mend?: string;
}

const NoPuzzle = ({ why, mend, locale, open }: NoPuzzleProps): VNode => {
  const { solve, links } = WORDS[locale].studio;
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
