import type { Kind } from '../../../kernel/game.ts';
import type { Lesson, LessonTask } from '../../../kernel/lesson.ts';
import type { OneLessonWords } from '../../../words/lesson-words.ts';
import type { LessonPageWords } from '../../words/lessons.en.ts';
import type { LessonBook } from './lesson-book.ts';

export interface TaskProps {
  readonly book: LessonBook;
  readonly id: string; // of the lesson
  readonly lesson: Lesson<Kind>;
  readonly said: OneLessonWords;
  readonly task: LessonTask<Kind>;
  readonly at: number; // the index of the task in the lesson
  readonly t: LessonPageWords;
  readonly go: (at: number) => void;
}

/** How much was asked for: nothing, the hint, or the move itself. */
export type Help = 'none' | 'hint' | 'move';
