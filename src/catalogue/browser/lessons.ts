import type { Kind } from '../../kernel/game.ts';
import type { Lessons } from '../../kernel/lesson.ts';
import type { LessonWords } from '../../words/lesson-words.ts';
import type { Locale } from '../../words/plural.ts';
import { has, load, type Files, type Module } from './folder.ts';

/** Finds the lessons of the games. A file of its own: the lobby is loaded without it. */
const LESSONS: Files<Lessons<Kind>> = import.meta.glob<Module<Lessons<Kind>>>(
  '../../games/*/lessons/lessons.ts',
);
const LESSON_WORDS: Files<LessonWords> = import.meta.glob<Module<LessonWords>>(
  '../../games/*/words/{en,uk,ru}/lessons.ts',
);

export const hasLessons = (id: string): boolean => has(LESSONS, id, 'lessons/lessons.ts');

export const loadLessons = async (id: string): Promise<Lessons<Kind>> =>
  (await load(LESSONS, id, 'lessons/lessons.ts')) ?? {};

export const loadLessonWords = async (id: string, locale: Locale): Promise<LessonWords> =>
  (await load(LESSON_WORDS, id, `words/${locale}/lessons.ts`)) ?? {};
