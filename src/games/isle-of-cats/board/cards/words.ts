import type { Locale } from '../../../../words/plural.ts';
import en from '../../words/en/words.ts';
import ru from '../../words/ru/words.ts';
import uk from '../../words/uk/words.ts';
import type { CardId } from '../../rules/state/types.ts';
import type { CardKind } from './kinds.ts';

/** What stands at the top of a card. */
export const KINDS: Readonly<Record<Locale, Readonly<Record<CardKind, string>>>> = {
  en: {
    oshax: 'Oshax',
    rescue: 'Rescue',
    anytime: 'Anytime',
    treasure: 'Treasure',
    private: 'Private lesson',
    public: 'Public lesson',
    family: 'Lesson',
    'sister-basket': 'Sister’s basket',
    'sister-lesson': 'Sister’s lesson',
  },
  uk: {
    oshax: 'Ошакс',
    rescue: 'Порятунок',
    anytime: 'Будь-коли',
    treasure: 'Скарб',
    private: 'Особистий урок',
    public: 'Спільний урок',
    family: 'Урок',
    'sister-basket': 'Кошик сестри',
    'sister-lesson': 'Урок сестри',
  },
  ru: {
    oshax: 'Ошакс',
    rescue: 'Спасение',
    anytime: 'Когда угодно',
    treasure: 'Сокровище',
    private: 'Личный урок',
    public: 'Общий урок',
    family: 'Урок',
    'sister-basket': 'Корзина сестры',
    'sister-lesson': 'Урок сестры',
  },
};

const GAME = { en, uk, ru };
export const textOf = (card: CardId, locale: Locale): string => GAME[locale].board.card(card);
