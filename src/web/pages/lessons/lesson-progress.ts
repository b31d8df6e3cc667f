import type { LessonWords } from '../../../words/lesson-words.ts';
import { keptByGame } from '../../preferences/kept-by-game.ts';

/** By lesson: how many of its tasks have been reached, in order. It stays in this browser. */
export type LessonProgress = Readonly<Record<string, number>>;

const kept = keptByGame<LessonProgress>('clowder.lessons');

export const lessonsDone = (game: string): LessonProgress => kept.in(game) ?? {};

/** Notes that a task has been reached; one that was reached before changes nothing. */
export const keepTask = (game: string, lesson: string, tasks: number): void => {
  const before = lessonsDone(game);
  if ((before[lesson] ?? 0) < tasks) kept.keep(game, { ...before, [lesson]: tasks });
};

export const tasksIn = ({ tasks }: LessonWords[string]): number => Object.keys(tasks).length;

export const isFinished = (words: LessonWords, progress: LessonProgress, lesson: string): boolean => {
  const one = words[lesson];
  return one !== undefined && (progress[lesson] ?? 0) >= tasksIn(one);
};

export const countFinished = (words: LessonWords, progress: LessonProgress): number =>
  Object.keys(words).filter((lesson) => isFinished(words, progress, lesson)).length;

/** The lesson to go on with: the first one that is not finished, after `lesson` if possible; null if all are. */
export const nextLesson = (
  words: LessonWords,
  progress: LessonProgress,
  lesson: string | null = null,
): string | null => {
  const all = Object.keys(words);
  const from = lesson === null ? 0 : all.indexOf(lesson) + 1;
  return [...all.slice(from), ...all.slice(0, from)].find((one) => !isFinished(words, progress, one)) ?? null;
};
