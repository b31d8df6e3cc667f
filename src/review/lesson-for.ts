import type { Game, Kind, Seat } from '../kernel/game.ts';
import type { Foreseen, Lessons, Mistake } from '../kernel/lesson.ts';
import { preview, scene } from '../kernel/match.ts';
import type { Decision, Moment } from './moment.ts';
import { isMistake } from './quality.ts';
import type { PlayedMatch } from './question.ts';

/** The lesson behind most mistakes of a seat, and how many they are. */
export interface FoundLesson {
  readonly lesson: string;
  readonly mistakes: number;
}

/** Null if no lesson is about any of the mistakes. Only what the seat could see and foresee is looked at. */
export const lessonFor = <K extends Kind>(
  game: Game<K>,
  match: PlayedMatch<K>,
  moments: readonly (Moment | null)[],
  seat: Seat,
  lessons: Lessons<K>,
): FoundLesson | null => {
  const mistakes = moments.flatMap((moment) => mistakeAt(game, match, moment, seat) ?? []);
  const counts = Object.entries(lessons).map(([lesson, { covers }]) => ({
    lesson,
    mistakes: covers ? mistakes.filter(covers).length : 0,
  }));
  const [most] = counts.toSorted((a, b) => b.mistakes - a.mistakes);
  return most && most.mistakes > 0 ? most : null;
};

const mistakeAt = <K extends Kind>(
  game: Game<K>,
  { positions }: PlayedMatch<K>,
  moment: Moment | null,
  seat: Seat,
): Mistake<K> | null => {
  const decision = moment?.decision;
  const position = moment && positions[moment.at];
  if (!decision || !position || decision.by !== seat || !isMistake(decision.quality)) return null;
  const seen = scene(game, position, seat);
  const foresee = (text: Decision['best']): Foreseen<K> | null => {
    const move = game.read(text);
    return move === null ? null : { move, after: preview(game, seen, seat, move) };
  };
  const [played, best] = [foresee(decision.played), foresee(decision.best)];
  return played && best && { view: seen.view, seat, played, best };
};
