import type { FunctionComponent } from 'preact';
import type { FirstHint } from '../../kernel/optional-files.ts';
import type { Kind } from '../../kernel/game.ts';
import type { BoardModule } from '../../web/kit/board.ts';
import type { Review } from '../../web/kit/review.ts';
import type { RuleFigure } from '../../web/kit/rule-figure.ts';
import type { StudioModule } from '../../web/kit/studio.ts';
import { has, load, type Files, type Module } from './folder.ts';
import { GAME_IDS } from './rules.ts';

/**
 * Finds the boards of the games. Only these patterns name their folder, so a new game needs only a new
 * folder.
 */
const BOARDS: Files<BoardModule<Kind>> = import.meta.glob<Module<BoardModule<Kind>>>(
  '../../games/*/board/Board.tsx',
);
const COVERS: Files<FunctionComponent> = import.meta.glob<Module<FunctionComponent>>(
  '../../games/*/board/Cover.tsx',
);
const FIGURES: Files<RuleFigure> = import.meta.glob<Module<RuleFigure>>('../../games/*/board/RuleFigure.tsx');
const REVIEWS: Files<Review<Kind>> = import.meta.glob<Module<Review<Kind>>>('../../games/*/board/Review.tsx');
const STUDIOS: Files<StudioModule<Kind>> = import.meta.glob<Module<StudioModule<Kind>>>(
  '../../games/*/board/Studio.tsx',
);
const HINTS: Files<readonly FirstHint<Kind>[]> = import.meta.glob<Module<readonly FirstHint<Kind>[]>>(
  '../../games/*/rules/hints.ts',
);

/**
 * The games that the lobby offers. A game without a board would show only a list of moves, so it is offered
 * only with `/?workshop`.
 */
export const offered = (search: string = location.search): readonly string[] =>
  new URLSearchParams(search).has('workshop')
    ? GAME_IDS
    : GAME_IDS.filter((id) => has(BOARDS, id, 'board/Board.tsx'));

export const loadBoard = (id: string): Promise<BoardModule<Kind> | null> =>
  load(BOARDS, id, 'board/Board.tsx');

export const loadCover = (id: string): Promise<FunctionComponent | null> =>
  load(COVERS, id, 'board/Cover.tsx');

export const loadRuleFigure = (id: string): Promise<RuleFigure | null> =>
  load(FIGURES, id, 'board/RuleFigure.tsx');

export const loadReviewOf = (id: string): Promise<Review<Kind> | null> =>
  load(REVIEWS, id, 'board/Review.tsx');

export const hasStudio = (id: string): boolean => has(STUDIOS, id, 'board/Studio.tsx');

export const loadStudio = (id: string): Promise<StudioModule<Kind> | null> =>
  load(STUDIOS, id, 'board/Studio.tsx');

export const loadHints = async (id: string): Promise<readonly FirstHint<Kind>[]> =>
  (await load(HINTS, id, 'rules/hints.ts')) ?? [];
