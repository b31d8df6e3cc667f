import type { Game, Kind } from '../../../kernel/game.ts';
import type { Lessons } from '../../../kernel/lesson.ts';
import type { LessonWords } from '../../../words/lesson-words.ts';
import type { BoardModule } from '../../kit/board.ts';

/** Everything that the lessons of a game need. */
export interface LessonBook {
  readonly game: Game<Kind>;
  readonly board: BoardModule<Kind>;
  readonly lessons: Lessons<Kind>;
  readonly words: LessonWords;
}
