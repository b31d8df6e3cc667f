import type { FunctionComponent } from 'preact';
import type { FirstHint } from '../kernel/extras.ts';
import type { Kind } from '../kernel/game.ts';
import type { AnyGameWords } from '../words/game-words.ts';
import type { Locale } from '../words/plural.ts';
import type { RulesPage } from '../words/rules-page.ts';
import type { BoardModule } from './kit/board.ts';
import type { Review } from './kit/review.ts';
import type { StudioModule } from './kit/studio.ts';
import { GAME_IDS } from './shelf.ts';

export { countLevels, GAME_IDS, loadGame, loadPosition } from './shelf.ts';

interface Module<T> {
  readonly default: T;
}

/** A picture of a rule: `picture` is a text that only its own game understands. */
export type RuleFigure = FunctionComponent<{ readonly picture: string; readonly label: string }>;

// Only these glob patterns name the folder; a game is added by adding a folder.
const WORDS = import.meta.glob<Module<AnyGameWords>>('../games/*/words/*/words.ts');
const RULES_PAGES = import.meta.glob<Module<RulesPage>>('../games/*/words/*/rules-page.ts');
const BOARDS = import.meta.glob<Module<BoardModule<Kind>>>('../games/*/board/Board.tsx');
const FIGURES = import.meta.glob<Module<RuleFigure>>('../games/*/board/RuleFigure.tsx');
const REVIEWS = import.meta.glob<Module<Review<Kind>>>('../games/*/board/Review.tsx');
const HINTS = import.meta.glob<Module<readonly FirstHint<Kind>[]>>('../games/*/rules/hints.ts');
const STUDIOS = import.meta.glob<Module<StudioModule<Kind>>>('../games/*/board/Studio.tsx');
const COVERS = import.meta.glob<Module<FunctionComponent>>('../games/*/board/Cover.tsx');

/**
 * The games the lobby offers. One whose board is not drawn yet would greet a child with a list of moves, so it is
 * offered only to whoever asks for the workshop: `/?workshop`.
 */
export const offered = (search: string = location.search): readonly string[] =>
  new URLSearchParams(search).has('workshop')
    ? GAME_IDS
    : GAME_IDS.filter((id) => BOARDS[`../games/${id}/board/Board.tsx`]);

export const loadGameWords = async (id: string, locale: Locale): Promise<AnyGameWords | null> =>
  (await WORDS[`../games/${id}/words/${locale}/words.ts`]?.())?.default ?? null;

export const loadRulesPage = async (id: string, locale: Locale): Promise<RulesPage | null> =>
  (await RULES_PAGES[`../games/${id}/words/${locale}/rules-page.ts`]?.())?.default ?? null;

export const loadBoard = async (id: string): Promise<BoardModule<Kind> | null> =>
  (await BOARDS[`../games/${id}/board/Board.tsx`]?.())?.default ?? null;

export const loadHints = async (id: string): Promise<readonly FirstHint<Kind>[]> =>
  (await HINTS[`../games/${id}/rules/hints.ts`]?.())?.default ?? [];

export const loadRuleFigure = async (id: string): Promise<RuleFigure | null> =>
  (await FIGURES[`../games/${id}/board/RuleFigure.tsx`]?.())?.default ?? null;

const reviewPath = (id: string): string => `../games/${id}/board/Review.tsx`;

/** Whether a game looks back at a match that is over. */
export const hasReview = (id: string): boolean => reviewPath(id) in REVIEWS;

export const loadReviewOf = async (id: string): Promise<Review<Kind> | null> =>
  (await REVIEWS[reviewPath(id)]?.())?.default ?? null;

export const loadCover = async (id: string): Promise<FunctionComponent | null> =>
  (await COVERS[`../games/${id}/board/Cover.tsx`]?.())?.default ?? null;

export const hasStudio = (id: string): boolean => `../games/${id}/board/Studio.tsx` in STUDIOS;

export const loadStudio = async (id: string): Promise<StudioModule<Kind> | null> =>
  (await STUDIOS[`../games/${id}/board/Studio.tsx`]?.())?.default ?? null;
