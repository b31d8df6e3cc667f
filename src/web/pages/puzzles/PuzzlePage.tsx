import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { puzzleId, readPuzzles } from '../../../kernel/puzzle.ts';
import { loadBoard } from '../../../catalogue/browser/boards.ts';
import { hasPuzzles, loadGame, loadPuzzles } from '../../../catalogue/browser/rules.ts';
import { loadPuzzleWords } from '../../../catalogue/browser/words.ts';
import '../../kit/kit.css';
import { locale, nameOf, openWords, words } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { nextPuzzle, progressIn } from './puzzle-progress.ts';
import type { PuzzleBook } from './puzzle-book.ts';
import { Solve } from './Solve.tsx';
import './puzzles.css';

const WORDS: PageWords<PuzzlePageWords> = {
  en: () => import('../../words/puzzles.en.ts'),
  uk: () => import('../../words/puzzles.uk.ts'),
  ru: () => import('../../words/puzzles.ru.ts'),
};

export const PuzzlePage = (): JSX.Element => {
  const { game = '', id } = useRoute().params;
  return hasPuzzles(game) ? <PuzzlesOf key={game} game={game} id={id} /> : <NotFound />;
};

const load = async (id: string): Promise<PuzzleBook | null> => {
  const [game, board, puzzles, said] = await Promise.all([
    loadGame(id),
    loadBoard(id),
    loadPuzzles(id),
    loadPuzzleWords(id, locale.value),
    openWords(id),
  ]);
  return board && { game, board, puzzles, lines: readPuzzles(puzzles.lines), words: said };
};

const PuzzlesOf = ({ game, id }: { game: string; id: string | undefined }): JSX.Element => {
  const t = usePageWords(WORDS);
  const book = useLoaded(() => load(game), `${game} ${locale.value}`);
  const ready = book.is === 'here' && t ? book.value : null;
  const title = t?.goalOf(nameOf(game)) ?? nameOf(game);
  return (
    <Frame
      title={title}
      class="table"
      board={{ page: 'puzzle', game }}
      bar={<PageBar name={title} rules={`/rules/${game}`} />}
      main="pz"
    >
      {ready && t ? (
        <Chosen book={ready} id={id} t={t} />
      ) : book.is === 'failed' ? (
        <Notice title={nameOf(game)} text={words.value.problems['server-error']} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Frame>
  );
};

interface ChosenProps {
  readonly book: PuzzleBook;
  readonly id: string | undefined;
  readonly t: PuzzlePageWords;
}

/** The puzzle of the address, or the next one for this person. */
const Chosen = ({ book, id, t }: ChosenProps): JSX.Element => {
  const { route } = useLocation();
  const [round, setRound] = useState(0);
  const { lines, game } = book;
  const line = useMemo(
    () =>
      id === undefined
        ? nextPuzzle(lines, progressIn(game.id), Math.random())
        : (lines.find((each) => puzzleId(each) === id) ?? null),
    [lines, id, round],
  );
  if (!line) return <Notice title={t.title} text={t.none} />;
  const next = (): void => {
    if (id !== undefined) route(`/puzzles/${game.id}`);
    setRound(round + 1);
  };
  return <Solve key={`${puzzleId(line)} ${round}`} book={book} line={line} t={t} next={next} />;
};
