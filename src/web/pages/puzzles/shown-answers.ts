import type { Kind } from '../../../kernel/game.ts';
import type { Answers } from '../../../kernel/puzzle.ts';
import type { ShownAnswer } from '../../kit/board.ts';

/** A worth as people read it: "+12" points, or a chance with one decimal, because it is exact. */
export const sayWorth = (unit: Answers<Kind>['unit'], worth: number, locale: string): string =>
  unit === 'points'
    ? new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(worth)
    : new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(worth);

/** The part of the best that an answer is worth; one that loses points is worth nothing. */
export const shareOf = (mine: number, best: number): number =>
  best > 0 ? Math.max(0, mine) / best : Number(mine === best);

/** The answers as a board shows them after one was given. */
export const shownAnswers = (
  answers: Answers<Kind> | null,
  locale: string,
): readonly ShownAnswer<Kind['move']>[] =>
  (answers?.best ?? []).map(({ move, worth }, _, [top]) => ({
    move,
    worth: sayWorth(answers?.unit ?? 'points', worth, locale),
    right: worth === top?.worth,
  }));
