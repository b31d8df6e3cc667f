import { defined } from '../../../../kernel/defined.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { familySize } from '../boat/families.ts';
import { summary, type Summary } from '../boat/summary.ts';
import type { Scored } from '../cards/count.ts';
import { COUNTS } from '../cards/counts.ts';
import type { Lesson } from '../cards/lessons.ts';
import { isFirst } from './island.ts';
import { seen, sizeOf } from '../state/piles.ts';
import type { Belongings, CardId, Colour, Island, Pile } from '../state/types.ts';

export const boatOf = ({ boat, tiles }: Belongings): Summary => summary(boat, tiles);

/**
 * The data that scoring needs. Both a state and a view have it; with a view, the score has no lines for lessons that
 * the viewer does not know.
 */
export interface Scorable extends Pick<Island, 'options' | 'order' | 'sister' | 'publicLessons' | 'events'> {
  readonly players: readonly ScorablePlayer[];
}
export interface ScorablePlayer extends Belongings {
  readonly lessons: readonly CardId[] | Pile;
}

const asPile = (lessons: ScorablePlayer['lessons']): Pile =>
  'length' in lessons ? { open: lessons } : lessons;
export const knownLessons = ({ lessons }: ScorablePlayer): readonly CardId[] => seen(asPile(lessons));

const ALONE = 7; // in a solo match, the size that counts as the largest family of all [S3]

/** Everything that lessons and events need to know about a player. */
export const scoredFor = (state: Scorable, seat: Seat, colour: Colour | null): Scored => {
  const { players } = state;
  const player = defined(players[seat]);
  const largest = Math.max(...players.map((other) => familySize(boatOf(other), 0)));
  return {
    boat: boatOf(player),
    fish: player.fish,
    baskets: player.baskets,
    privateLessons: sizeOf(asPile(player.lessons)),
    first: isFirst(state, seat),
    toBeat: players.length === 1 ? ALONE : largest,
    colour,
  };
};

/** The points of a lesson or an event, and the number it counted. */
export const worth = (lesson: Lesson, scored: Scored): { points: number; count: number } => {
  const count = COUNTS[lesson.counts].of(scored);
  return { points: lesson.pays === 'once' && count > 0 ? lesson.points : lesson.points * count, count };
};
