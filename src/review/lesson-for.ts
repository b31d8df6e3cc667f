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

/**
 * Looks for the lesson behind most mistakes of a seat in one match. Null if no lesson is about any of them. Only what the seat could
 * see and foresee is looked at, and every moment once: a review asks again whenever it has judged more.
 */
export const lessonFinder = <K extends Kind>(
  game: Game<K>,
  match: PlayedMatch<K>,
  lessons: Lessons<K>,
): ((moments: readonly (Moment | null)[], seat: Seat) => FoundLesson | null) => {
  const known = new Map<Moment, readonly string[]>();
  const lessonsAbout = (moment: Moment): readonly string[] => {
    const before = known.get(moment);
    if (before) return before;
    const mistake = mistakeAt(game, match, moment);
    const about = mistake ? Object.keys(lessons).filter((key) => lessons[key]?.covers?.(mistake)) : [];
    known.set(moment, about);
    return about;
  };
  return (moments, seat) => {
    const about = moments.flatMap((moment) => (moment?.decision?.by === seat ? lessonsAbout(moment) : []));
    const counts = Object.keys(lessons).map((lesson) => ({
      lesson,
      mistakes: about.filter((one) => one === lesson).length,
    }));
    const [most] = counts.toSorted((a, b) => b.mistakes - a.mistakes);
    return most && most.mistakes > 0 ? most : null;
  };
};

const mistakeAt = <K extends Kind>(
  game: Game<K>,
  { positions }: PlayedMatch<K>,
  { at, decision }: Moment,
): Mistake<K> | null => {
  const position = positions[at];
  if (!decision || !position || !isMistake(decision.quality)) return null;
  const seat = decision.by;
  const seen = scene(game, position, seat);
  const foresee = (text: Decision['best']): Foreseen<K> | null => {
    const move = game.read(text);
    return move === null ? null : { move, after: preview(game, seen, seat, move) };
  };
  const [played, best] = [foresee(decision.played), foresee(decision.best)];
  return played && best && { view: seen.view, seat, played, best };
};
