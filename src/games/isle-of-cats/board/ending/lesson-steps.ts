import type { Scene, Seat } from '../../../../kernel/game.ts';
import { cardNamed } from '../../rules/cards/ids.ts';
import { scoreParts, sumOf, type Part } from '../../rules/score.ts';
import type { CardId, Colour, Isle, View } from '../../rules/state/types.ts';

/** Lessons that are turned over together at the end: a public one, or one private lesson of every player. */
export interface LessonStep {
  readonly colour: Colour | null;
  readonly cards: readonly (CardId | null)[]; // by seat; null: this player has no more
  readonly points: readonly number[]; // by seat
}

export interface LessonSteps {
  readonly before: readonly number[]; // by seat: the points of everything else
  readonly steps: readonly LessonStep[];
}

const isSecret = ({ what }: Part): boolean => what === 'private-lesson' || what === 'family-lesson';
const isPublic = ({ what }: Part): boolean => what === 'public-lesson';
const cardOf = (part: Part | undefined): CardId | null =>
  part ? cardNamed(String(part.with?.['card'])) : null;

/** The lessons at the end of a match, in the order in which they are turned over: the public ones first. */
export const lessonSteps = (view: View): LessonSteps => {
  const seats: readonly Seat[] = [...view.players.keys()];
  const parts = seats.map((seat) => scoreParts(view, seat));
  const stepsOf = (isOne: (part: Part) => boolean, colours: readonly (Colour | null)[]): LessonStep[] => {
    const own = parts.map((all) => all.filter(isOne));
    return Array.from({ length: Math.max(...own.map((all) => all.length)) }, (_, i) => ({
      colour: colours[i] ?? null,
      cards: own.map((all) => cardOf(all[i])),
      points: own.map((all) => all[i]?.points ?? 0),
    }));
  };
  return {
    before: parts.map((all) => sumOf(all.filter((part) => !isSecret(part) && !isPublic(part)))),
    steps: [
      ...stepsOf(
        isPublic,
        view.publicLessons.map(({ colour }) => colour),
      ),
      ...stepsOf(isSecret, []),
    ],
  };
};

/** The points of every seat after so many steps. */
export const sumsAfter = ({ before, steps }: LessonSteps, shown: number): readonly number[] =>
  before.map((points, seat) =>
    steps.slice(0, shown).reduce((sum, step) => sum + (step.points[seat] ?? 0), points),
  );

/** The part of a board's props that says how far the end has been shown. */
export interface EndProgress {
  readonly scene: Pick<Scene<Isle>, 'view' | 'outcome'>;
  readonly beat: number;
}

/** After the end everything is open, also on a later visit. */
export const stepsShown = ({ scene, beat }: EndProgress, { steps }: LessonSteps): number =>
  scene.outcome ? steps.length : Math.min(beat, steps.length);

/** True while lessons are turned over: nothing may tell their points before. */
export const isEnding = ({ scene }: Pick<EndProgress, 'scene'>): boolean =>
  scene.view.phase.name === 'over' && scene.outcome === null;

/** The points of a seat as far as the table has shown them. */
export const pointsShown = (shown: EndProgress, seat: Seat): number => {
  const { view } = shown.scene;
  if (!isEnding(shown)) return sumOf(scoreParts(view, seat));
  const all = lessonSteps(view);
  return sumsAfter(all, stepsShown(shown, all))[seat] ?? 0;
};
