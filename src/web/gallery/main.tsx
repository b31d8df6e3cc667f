import { render, type FunctionComponent } from 'preact';
import type { PositionText } from '../../kernel/extras.ts';
import type { Game, Kind } from '../../kernel/game.ts';
import { LOCALES, type Locale } from '../../words/plural.ts';
import type { RuleFigure } from '../games.ts';
import type { BoardModule } from '../kit/board.ts';
import type { Moment } from '../kit/moment.ts';
import '../styles/index.css';
import './gallery.css';
import './prompt.css';
import { Drawings } from './Drawings.tsx';
import { Pictures } from './Pictures.tsx';
import { Toy } from './Toy.tsx';

/**
 * Every drawing and every moment of every board on one page, for whoever draws. It is not part of the product.
 * `?game=…&moment=…` shows a single moment, `picture=…` the cover and a figure of the rules, `drawings` what the game's own
 * board/Drawings.tsx lays out; `theme`, `locale` and `motion` set the light, the language and the calm.
 */
type Shelf<T> = Record<string, () => Promise<{ default: T }>>;
type Sheet = FunctionComponent<{ readonly locale: Locale }>;
const boards = import.meta.glob('../../games/*/board/Board.tsx') as Shelf<BoardModule<Kind>>;
const moments = import.meta.glob('../../games/*/board/moments.ts') as Shelf<readonly Moment[]>;
const rules = import.meta.glob('../../games/*/rules/game.ts') as Shelf<Game<Kind>>;
const covers = import.meta.glob('../../games/*/board/Cover.tsx') as Shelf<FunctionComponent>;
const figures = import.meta.glob('../../games/*/board/RuleFigure.tsx') as Shelf<RuleFigure>;
const sheets = import.meta.glob('../../games/*/board/Drawings.tsx') as Shelf<Sheet>;
const positions = import.meta.glob('../../games/*/rules/position.ts') as Shelf<PositionText<Kind>>;

const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset['theme'] = query.get('theme') ?? 'light';
root.dataset['motion'] = query.get('motion') ?? 'full';

const take = async <T,>(shelf: Shelf<T>, path: string): Promise<T | null> => {
  const load = shelf[path];
  return load ? (await load()).default : null;
};

const shelves = async (game: string) => {
  const folder = `../../games/${game}`;
  return {
    board: await take(boards, `${folder}/board/Board.tsx`),
    game: await take(rules, `${folder}/rules/game.ts`),
    position: await take(positions, `${folder}/rules/position.ts`),
    list: (await take(moments, `${folder}/board/moments.ts`)) ?? [],
  };
};

const wanted = query.get('game');
const { board, game, position, list } = await shelves(wanted ?? '');
const coverPath = `../../games/${wanted}/board/Cover.tsx`;
const figurePath = `../../games/${wanted}/board/RuleFigure.tsx`;
const shown = list.filter(({ name }) => name === (query.get('moment') ?? name));
const Sheet = query.has('drawings') ? await take(sheets, `../../games/${wanted}/board/Drawings.tsx`) : null;
const locale = LOCALES.find((known) => known === query.get('locale')) ?? 'en';
const page = Sheet
  ? [<Sheet key="sheet" locale={locale} />]
  : query.has('picture')
    ? [
        <Pictures
          key="pictures"
          pictures={query.getAll('picture')}
          cover={await take(covers, coverPath)}
          figure={await take(figures, figurePath)}
        />,
      ]
    : board && game
      ? shown.map((moment) => <Toy key={moment.name} {...{ board, game, position, moment, query }} />)
      : [<Drawings key="drawings" />];
render(<>{page}</>, document.querySelector('#app') ?? document.body);
