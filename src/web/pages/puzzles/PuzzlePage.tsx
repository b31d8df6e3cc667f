import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { hasPuzzles } from '../../../catalogue/browser/rules.ts';
import type { TableLayout } from '../../kit/board.ts';
import '../../kit/kit.css';
import { locale, nameOf, words } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { InARow } from './InARow.tsx';
import { modeOf } from './Modes.tsx';
import { OneByOne } from './OneByOne.tsx';
import { loadBook, type PuzzleBook } from './puzzle-book.ts';
import { sendTries } from './puzzle-tries.ts';
import { PuzzlesPage } from './PuzzlesPage.tsx';
import { ThreeMinutes } from './ThreeMinutes.tsx';
import { WORDS } from './words.ts';
import './puzzles.css';

/** The puzzles of a game; without one, what every game offers. */
export const PuzzlePage = (): JSX.Element => {
  const { game = '', id } = useRoute().params;
  if (game === '') return <PuzzlesPage />;
  return hasPuzzles(game) ? <PuzzlesOf key={game} game={game} id={id} /> : <NotFound />;
};

interface PuzzlesOfProps {
  readonly game: string;
  readonly id: string | undefined; // of a puzzle or a mode
}

const PuzzlesOf = ({ game, id }: PuzzlesOfProps): JSX.Element => {
  const t = usePageWords(WORDS);
  const book = useLoaded(() => loadBook(game), `${game} ${locale.value}`);
  useSentLater(game);
  const ready = book.is === 'here' && t ? book.value : null;
  const mode = modeOf(id);
  const title =
    t &&
    (mode === null || mode === 'one' ? t.goalOf(nameOf(game)) : `${t.modes[mode].name} · ${nameOf(game)}`);
  return (
    <Frame
      title={title ?? nameOf(game)}
      class="table"
      board={{ page: 'puzzle', game }}
      bar={
        <PageBar
          name={title ?? nameOf(game)}
          sub={<a href="/puzzles">{t?.all}</a>}
          rules={`/rules/${game}`}
        />
      }
      main={looksOf(ready?.board.layout)}
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

/** On a desk the task stands above boards that need the width, and beside the others; on a phone only a small bed leaves room for the streak. */
const looksOf = (layout: TableLayout | undefined): string => {
  if (!layout || layout === 'columns') return 'pz';
  return layout === 'right-column' ? 'pz pz--large' : 'pz pz--large pz--wide';
};

const Chosen = ({
  book,
  id,
  t,
}: {
  book: PuzzleBook;
  id: string | undefined;
  t: PuzzlePageWords;
}): JSX.Element => {
  const mode = modeOf(id);
  if (mode === 'row') return <InARow book={book} t={t} />;
  if (mode === 'minutes') return <ThreeMinutes book={book} t={t} />;
  return <OneByOne book={book} id={id} t={t} />;
};

/** Tries made offline are counted when the server can be reached again. */
const useSentLater = (game: string): void =>
  useEffect(() => {
    const sendNow = (): void => void sendTries(game);
    sendNow();
    addEventListener('online', sendNow);
    return () => removeEventListener('online', sendNow);
  }, [game]);
