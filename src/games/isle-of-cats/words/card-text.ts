import { findCard, type Card } from '../rules/cards/discovery.ts';
import { POINT_FACES, isPointFace } from '../rules/cards/events.ts';
import { DOUBLING, lessonOf, type Lesson } from '../rules/cards/lessons.ts';
import { basketCard, type BasketCard } from '../rules/cards/solo.ts';
import type { CardId, FaceCode } from '../rules/state/types.ts';
import type { ActionWords, CountWords, EffectWords } from './types.ts';

/** The parts from which a language builds the text of every card. */
export interface CardWords {
  readonly counts: CountWords;
  readonly effects: EffectWords;
  readonly actions: ActionWords;
  readonly once: (points: number, condition: string) => string;
  readonly each: (points: number, what: string) => string;
  readonly everybody: (text: string) => string; // a public lesson
  readonly sister: (text: string) => string; // a solo lesson
  readonly doubling: string; // solo lesson 204
  readonly oshax: string;
  readonly rescue: (card: Extract<Card, { kind: 'rescue' }>) => string;
  readonly treasure: Readonly<Record<Extract<Card, { kind: 'treasure' }>['take'], string>>;
  readonly basket: (card: BasketCard) => string;
}

export const lessonText = (words: CardWords, { points, pays, counts }: Lesson): string => {
  const what = words.counts[counts];
  if (counts.endsWith('-value')) return what;
  return pays === 'once' ? words.once(points, what) : words.each(points, what);
};

/** The text of a lesson, without the words about who counts it. */
export const lessonAlone = (words: CardWords, id: CardId): string => {
  const lesson = lessonOf(id);
  return lesson ? lessonText(words, lesson) : '';
};

const FIRST_SOLO = 197;
const LAST_SOLO = 215;
const FIRST_BASKET = 174;

export const cardText = (words: CardWords, id: CardId): string => {
  const lesson = lessonOf(id);
  const card = findCard(id);
  if (id === DOUBLING) return words.sister(words.doubling);
  if (lesson) {
    const text = lessonText(words, lesson);
    if (id >= FIRST_SOLO && id <= LAST_SOLO) return words.sister(text);
    return card?.kind === 'public' ? words.everybody(text) : text;
  }
  if (id >= FIRST_BASKET && id < FIRST_SOLO) return words.basket(basketCard(id));
  return card ? discoveryText(words, card) : '';
};

const discoveryText = (words: CardWords, card: Card): string => {
  switch (card.kind) {
    case 'oshax':
      return words.oshax;
    case 'rescue':
      return words.rescue(card);
    case 'anytime':
      return words.effects[card.effect];
    case 'treasure':
      return words.treasure[card.take];
    case 'private':
    case 'public':
      break;
  }
  return '';
};

export const faceText = (words: CardWords, face: FaceCode): string =>
  isPointFace(face) ? lessonText(words, POINT_FACES[face]) : words.actions[face];
