import type { JSX } from 'preact';
import { offered } from '../../../catalogue/browser/boards.ts';
import { hasPuzzles, loadPuzzles } from '../../../catalogue/browser/rules.ts';
import { readPuzzles } from '../../../kernel/puzzle.ts';
import { Cover } from '../../page/Cover.tsx';
import { Icon } from '../../page/Icon.tsx';
import { PlacePage } from '../../page/Navigation.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { nameOf, words } from '../../preferences/language.ts';
import type { PuzzlePageWords } from '../../words/puzzles.en.ts';
import { pathOf } from './Modes.tsx';
import { progressIn } from './puzzle-progress.ts';
import { WORDS } from './words.ts';
import './puzzle-list.css';

/** The puzzles of every game, one's strength in them, and a link to go on. */
export const PuzzlesPage = (): JSX.Element => {
  const t = usePageWords(WORDS);
  return (
    <PlacePage here="elsewhere" title={words.value.home.puzzles} main="pz-list">
      {t ? (
        <>
          <h1>{t.title}</h1>
          <p class="small">{t.list.intro}</p>
          <ul class="pz-list__games">
            {offered()
              .filter(hasPuzzles)
              .map((game) => (
                <Offer key={game} game={game} t={t} />
              ))}
          </ul>
        </>
      ) : (
        <Skeleton lines={8} />
      )}
    </PlacePage>
  );
};

const Offer = ({ game, t }: { game: string; t: PuzzlePageWords }): JSX.Element => {
  const count = useLoaded(async () => readPuzzles((await loadPuzzles(game)).lines).length, game);
  const { rating, done, longestRow, mostInMinutes } = progressIn(game);
  const begun = done.length > 0;
  const go = begun ? t.list.goOn : t.list.begin;
  return (
    <li class="panel pz-list__game">
      <div class="cover-frame pz-list__cover" aria-hidden="true">
        <Cover game={game} />
      </div>
      <div class="pz-list__text">
        <h2>{nameOf(game)}</h2>
        <p class="small">{count.is === 'here' ? t.list.count(count.value) : '\u00A0'}</p>
        {begun && (
          <dl class="pz-list__facts">
            <Fact name={t.yours} value={rating} />
            <Fact name={t.list.solved} value={done.length} />
            <Fact name={t.list.row} value={longestRow} />
            <Fact name={t.list.minutes} value={mostInMinutes} />
          </dl>
        )}
      </div>
      <p class="row wrap pz-list__go">
        <a class="btn btn--primary" href={pathOf(game, 'one')} aria-label={`${go}: ${nameOf(game)}`}>
          <Icon name="play" />
          {go}
        </a>
        {(['row', 'minutes'] as const).map((mode) => (
          <a
            key={mode}
            class="btn"
            href={pathOf(game, mode)}
            aria-label={`${t.modes[mode].name}: ${nameOf(game)}`}
          >
            {t.modes[mode].name}
          </a>
        ))}
      </p>
    </li>
  );
};

const Fact = ({ name, value }: { name: string; value: number }): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
