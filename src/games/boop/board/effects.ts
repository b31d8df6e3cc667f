import type { Scene, Seat } from '../../../kernel/game.ts';
import { eventsOf, type EventOf } from '../../../parts/events.ts';
import { NEIGHBOURS, OFF_THE_BED } from '../rules/bed.ts';
import { squareName } from '../rules/notation.ts';
import { EMPTY, type Boop, type Event, type Move, type Square, type State } from '../rules/types.ts';
import type { Consequence, Stays } from '../words/types.ts';

/** The effects of a move, read from the scene it leads to. */
export interface Effects {
  readonly move: Move;
  readonly pushes: readonly EventOf<Event, 'booped'>[];
  readonly falls: readonly EventOf<Event, 'fell'>[];
  readonly stays: readonly { readonly at: Square; readonly why: Stays }[];
  readonly scores: readonly Square[]; // the row that would grow up, or win
  readonly next: Consequence['next'];
}

export const effectsOf = (view: State, move: Move, after: Scene<Boop> | null): Effects | null => {
  if (!after) return null;
  const { events } = after;
  const [pushes, falls] = [eventsOf(events, 'booped'), eventsOf(events, 'fell')];
  const moved = new Set([...pushes, ...falls].map(({ from }) => from));
  return {
    move,
    pushes,
    falls,
    stays: move.do === 'place' ? whoStays(view, move, moved) : [],
    scores: [...eventsOf(events, 'grew-up'), ...eventsOf(events, 'won')].flatMap(({ squares }) => squares),
    next: whatNext(view.turn, after),
  };
};

/** The neighbours that were not moved, and why. */
const whoStays = (
  view: State,
  { at, size }: Extract<Move, { do: 'place' }>,
  moved: ReadonlySet<Square>,
): Effects['stays'] =>
  (NEIGHBOURS[at] ?? [])
    .filter(({ next }) => view.bed[next] !== EMPTY && !moved.has(next))
    .map(({ next, behind }) => ({
      at: next,
      why:
        size === 'cat' || (behind !== OFF_THE_BED && view.bed[behind] !== EMPTY)
          ? 'two-in-a-row'
          : 'kitten-pushes-cat',
    }));

const whatNext = (mover: Seat, { outcome, view, events }: Scene<Boop>): Consequence['next'] => {
  if (outcome)
    return outcome.winners.length === 0 ? 'draw' : outcome.winners.includes(mover) ? 'win' : 'lose';
  if (view.phase === 'graduate') return 'choose';
  return events.some(({ what }) => what === 'grew-up') ? 'grow' : null;
};

export const consequenceOf = ({ move, pushes, falls, next }: Effects): Consequence | null =>
  move.do === 'place'
    ? { size: move.size, square: squareName(move.at), pushed: pushes.length, fallen: falls.length, next }
    : null;
