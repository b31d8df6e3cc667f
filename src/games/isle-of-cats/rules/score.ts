import { defined } from '../../../kernel/defined.ts';
import type { Outcome, ScoreLine, Seat } from '../../../kernel/game.ts';
import { families, familyValue, friendships, symbols } from './boat/families.ts';
import { EVENT_TILES } from './cards/events.ts';
import { DOUBLING, lessonOf } from './cards/lessons.ts';
import { cardName } from './cards/ids.ts';
import { colourPoints } from './phases/sister.ts';
import { boatOf, knownLessons, scoredFor, worth, type Scorable } from './island/lesson-points.ts';
import type { Belongings, CardId, ScoreKey, PublicLesson, State } from './state/types.ts';

export type Part = Omit<ScoreLine, 'seat'> & { readonly what: ScoreKey };

export const RAT = -1; // [S1]
const ROYAL_RAT = -3; // [E2]
export const OPEN_ROOM = -5; // [S1]
export const RARE = 3; // [S1]
const FRIENDSHIP = 5; // [W3]
const SYMBOL = 3; // [W4]

/** The score lines of a player; for a view, only the lines that its viewer may know. */
export const scoreParts = (state: Scorable, seat: Seat): Part[] => {
  const player = defined(state.players[seat]);
  const family = state.options.mode === 'family';
  return [
    ...boatParts(player, family),
    ...knownLessons(player).map((card) => lessonPart(state, seat, card, family)),
    ...state.publicLessons.map((lesson) => publicPart(state, seat, lesson)),
    ...counted('tokens', 1, player.points),
  ];
};

const counted = (what: ScoreKey, points: number, count: number): Part[] =>
  count === 0 ? [] : [{ what, points: points * count, with: { count } }];

const boatParts = (player: Belongings, family: boolean): Part[] => {
  const boat = boatOf(player);
  const rare = boat.treasures.filter(({ tile }) => tile.kind === 'rare').length;
  return [
    ...counted('rats', RAT, boat.printedRats),
    ...counted('royal-rats', ROYAL_RAT, boat.royalRats),
    ...counted('rooms', OPEN_ROOM, boat.full.filter((full) => !full).length),
    ...families(boat).map(({ colour, pieces }): Part => ({
      what: 'family',
      points: familyValue(pieces.length),
      with: { colour, count: pieces.length },
    })),
    ...counted('rare', RARE, family ? 0 : rare), // [F4]
    ...counted('friendships', FRIENDSHIP, friendships(boat, player.tiles).length),
  ];
};

const lessonPart = (state: Scorable, seat: Seat, card: CardId, family: boolean): Part => {
  const { points, count } = lessonWorth(state, seat, card, null);
  return { what: family ? 'family-lesson' : 'private-lesson', points, with: { card: cardName(card), count } };
};

const lessonWorth = (
  state: Scorable,
  seat: Seat,
  card: CardId,
  colour: PublicLesson['colour'],
): { points: number; count: number } => {
  const lesson = lessonOf(card);
  return lesson ? worth(lesson, scoredFor(state, seat, colour)) : { points: 0, count: 0 };
};

/** A public lesson pays everybody [S4]; against the sister half, rounded up. [O6] */
const publicPart = (state: Scorable, seat: Seat, { card, colour }: PublicLesson): Part => {
  const { points, count } = lessonWorth(state, seat, card, colour);
  return {
    what: 'public-lesson',
    points: state.sister ? Math.ceil(points / 2) : points,
    with: { card: cardName(card), colour: colour ?? '-', count },
  };
};

// --- The sister -------------------------------------------------------------------------------------------------------

/** [O6] */
export const sisterParts = (state: Scorable): Part[] => {
  const { sister, players } = state;
  const [player] = players;
  if (!sister || !player) return [];
  const boat = boatOf(player);
  const cats = sister.colours.map((colour, n): Part => {
    const count = boat.cats.filter(({ tile }) => tile.colour === colour).length;
    return { what: 'sister-colour', points: colourPoints(n) * count, with: { colour, count } };
  });
  const beasts = boat.beasts.reduce((sum, { tile }) => sum + symbols(tile.shape), 0);
  return [
    ...cats,
    ...sisterLessons(state, sister.lessons),
    ...counted('sister-beasts', SYMBOL, beasts),
    ...sisterEvents(state),
  ];
};

const sisterLessons = (state: Scorable, lessons: readonly CardId[]): Part[] => {
  const others = lessons
    .filter((card) => card !== DOUBLING)
    .map((card) => {
      const { points, count } = lessonWorth(state, 0, card, null);
      return { card, points, count };
    });
  const best = Math.max(0, ...others.map(({ points }) => points));
  const doubled = lessons.includes(DOUBLING) ? [{ card: DOUBLING, points: best, count: best }] : [];
  return [...others, ...doubled].map(({ card, points, count }) => ({
    what: 'sister-lesson',
    points,
    with: { card: cardName(card), count },
  }));
};

/** The number for the space a tile lies on: the boat runs from 5 to 1, so day 2 is space 4 and its third number. [E9] */
const sisterEvents = ({ events }: Scorable): Part[] =>
  [4, 3, 2].flatMap((space): Part[] => {
    const tile = EVENT_TILES[(events[5 - space]?.tile ?? 0) - 1];
    const points = tile?.solo[space - 2] ?? 0;
    return points ? [{ what: 'sister-event', points, with: { space, count: points } }] : [];
  });

// --- The outcome ------------------------------------------------------------------------------------------------------

export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((total, { points }) => total + points, 0);

export const outcome = (state: State): Outcome | null => {
  if (state.phase.name !== 'over') return null;
  const parts = state.players.map((_, seat) => scoreParts(state, seat));
  const hers = sisterParts(state);
  const scores = parts.map(sumOf);
  const lines = [
    ...parts.flatMap((own, seat) => own.map((part) => ({ seat, ...part }))),
    ...hers.map((part) => ({ seat: 0, ...part })),
  ];
  return { winners: winners(state, scores, sumOf(hers)), scores, lines };
};

/** [S6] */
const winners = (state: State, scores: readonly number[], sisterScore: number): Seat[] => {
  if (state.sister) return (scores[0] ?? 0) > sisterScore ? [0] : []; // [O6]
  const tie = state.players.map(
    (player) => (state.options.mode === 'family' ? boatOf(player).full.filter(Boolean).length : player.fish), // [F4] [S6]
  );
  const most = Math.max(...scores);
  const first = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const best = Math.max(...first.map((seat) => tie[seat] ?? 0));
  return first.filter((seat) => tie[seat] === best);
};
