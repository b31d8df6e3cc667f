import type { Details } from '../../../kernel/game.ts';
import { cardNamed } from '../rules/cards/ids.ts';
import type { Colour } from '../rules/state/types.ts';
import { cardText, lessonAlone, type CardWords } from './card-text.ts';

/** Reads the details of score lines for the sentences. */
export const countIn = (details: Details): number => Number(details['count'] ?? 0);
export const colourIn = (details: Details): Colour | null => {
  const { colour } = details;
  return colour === undefined || colour === '-' ? null : (colour as Colour);
};
export const cardIn = (words: CardWords, details: Details): string =>
  cardText(words, cardNamed(String(details['card'])) ?? 0);
/** The lesson of a line that says itself who counts it. */
export const lessonIn = (words: CardWords, details: Details): string =>
  lessonAlone(words, cardNamed(String(details['card'])) ?? 0);
