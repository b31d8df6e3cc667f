import { difficulty, figureRefusals, type FigureRefusal } from '../cards/authoring.ts';
import { CARDS, levelOf } from '../cards/cards.ts';
import type { Figure } from '../cards/figure.ts';
import { isSolved } from '../cards/solution.ts';
import type { Level } from '../cards/pieces.ts';
import { atHome } from '../cards/drawing.ts';

export type StudioRefusal =
  | FigureRefusal
  | { readonly why: 'known-card'; readonly with: { readonly card: string } };

/** The verdict of the card rules on a drawing. */
export interface Verdict {
  readonly level: Level;
  readonly difficulty: number;
  readonly refusals: readonly StudioRefusal[]; // empty: it may be a card
}

export const checkDrawing = (drawn: Figure): Verdict => {
  const figure = atHome(drawn);
  const level = levelOf(figure);
  return {
    level,
    difficulty: difficulty(figure),
    refusals: [...(isEmpty(figure) ? NOTHING_DRAWN : figureRefusals(figure, level)), ...known(figure)],
  };
};

const isEmpty = ({ tiles, box }: Figure): boolean => !tiles.length && !box;
const NOTHING_DRAWN: readonly FigureRefusal[] = [{ why: 'too-few-kitties', with: { kitties: 0 } }];

/**
 * True for the same picture, even if its pieces were laid in another order. Another cat in the box does not make a new
 * one.
 */
const known = (figure: Figure): StudioRefusal[] => {
  const twin = CARDS.find((card) => isSolved(withGuestOf(card.figure, figure), figure));
  return twin ? [{ why: 'known-card', with: { card: twin.id } }] : [];
};

const withGuestOf = (card: Figure, { box }: Figure): Figure =>
  card.box && box ? { ...card, box: { ...card.box, cat: box.cat } } : card;
