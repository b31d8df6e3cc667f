import { render, type FunctionComponent } from 'preact';
import { loadBoard, loadCover, loadRuleFigure } from '../../catalogue/browser/boards.ts';
import { load, type Files } from '../../catalogue/browser/folder.ts';
import { GAME_IDS, loadGame, loadPosition } from '../../catalogue/browser/rules.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import { LOCALES } from '../../words/plural.ts';
import type { Moment } from '../kit/moment.ts';
import { KitWordsContext } from '../kit/words.ts';
import { openWords, startLanguage, words, wordsOf } from '../preferences/language.ts';
import { change } from '../preferences/settings.ts';
import '../styles/index.css';
import './gallery.css';
import './prompt.css';
import { Drawings } from './Drawings.tsx';
import { Pictures } from './Pictures.tsx';
import { Toy } from './Toy.tsx';

/**
 * Every drawing and every moment of every board on one page, for people who draw. It is not part of the
 * product. `?game=…&moment=…` shows a single moment, `picture=…` the cover and a picture of the rules,
 * `drawings` the page of the game's own board/Drawings.tsx; `theme`, `locale` and `motion` set the colours,
 * the language and reduced motion.
 */
type Sheet = FunctionComponent<{ readonly words: AnyGameWords }>;
const MOMENTS = import.meta.glob('../../games/*/board/moments.ts') as Files<readonly Moment[]>;
const SHEETS = import.meta.glob('../../games/*/board/Drawings.tsx') as Files<Sheet>;

const query = new URLSearchParams(location.search);
change({ locale: LOCALES.find((known) => known === query.get('locale')) ?? 'en' });
await startLanguage();
const root = document.documentElement;
root.dataset['theme'] = query.get('theme') ?? 'light';
root.dataset['motion'] = query.get('motion') ?? 'full';

const picturesOf = async (id: string) => (
  <Pictures
    pictures={query.getAll('picture')}
    cover={await loadCover(id)}
    figure={await loadRuleFigure(id)}
    words={wordsOf(id)}
  />
);

const sheetOf = async (id: string) => {
  const Sheet = await load(SHEETS, id, 'board/Drawings.tsx');
  return Sheet && <Sheet words={wordsOf(id)} />;
};

const momentsOf = async (id: string) => {
  const [board, game, position] = [await loadBoard(id), await loadGame(id), await loadPosition(id)];
  const all = (await load(MOMENTS, id, 'board/moments.ts')) ?? [];
  const shown = all.filter(({ name }) => name === (query.get('moment') ?? name));
  return (
    board &&
    shown.map((moment) => (
      <Toy key={moment.name} {...{ board, game, position, moment, query }} words={wordsOf(id)} />
    ))
  );
};

const pageOf = async (id: string) => {
  if (!GAME_IDS.includes(id)) return <Drawings />;
  await openWords(id);
  if (query.has('drawings')) return sheetOf(id);
  return query.has('picture') ? picturesOf(id) : momentsOf(id);
};

const page = await pageOf(query.get('game') ?? '');
render(
  <KitWordsContext.Provider value={words.value.kit}>{page}</KitWordsContext.Provider>,
  document.querySelector('#app') ?? document.body,
);
