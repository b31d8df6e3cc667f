import { cardName } from '../cards/ids.ts';
import type { State } from '../state/types.ts';
import { Deck, valueOf } from './deck.testing.ts';
import { lessonPays, type Case } from './lessons.testing.ts';

/** A second scorer, written from the rules and not from `score.ts`. */

/** A score line as text: seat, kind and points. */
export type LineText = string;

const COLOUR_CARDS = [5, 4, 3, 2, 1];

/** The numbers on the event tiles that the sister gets on spaces 2, 3 and 4. */
const SOLO_NUMBERS: readonly (readonly [number, number, number])[] = [
  [4, 6, 8],
  [5, 5, 4],
  [6, 5, 3],
  [8, 6, 4],
  [8, 6, 4],
  [6, 5, 4],
  [4, 6, 8],
  [4, 2, 2],
  [8, 6, 4],
  [6, 4, 2],
  [6, 8, 10],
  [3, 4, 5],
  [2, 3, 5],
  [0, 0, 0],
  [0, 0, 0],
];

const line = (seat: number, what: string, points: number): LineText => `${seat} ${what} ${points}`;
const unless = (nothing: boolean, text: LineText): LineText[] => (nothing ? [] : [text]);

const caseOf = (state: State, seat: number, colour: string | null): Case => {
  const decks = state.players.map(({ boat, tiles }) => new Deck(boat, tiles));
  const player = state.players[seat];
  const deck = decks[seat];
  if (!player || !deck) throw new Error(`no seat ${seat}`);
  return {
    deck,
    fish: player.fish,
    baskets: player.baskets,
    lessons: player.lessons.length,
    first: state.order[0] === seat && !(state.sister?.first ?? false),
    largest: Math.max(...decks.map(({ sizes }) => sizes[0] ?? 0)),
    alone: state.players.length === 1,
    colour,
  };
};

const ownLines = (state: State, seat: number): LineText[] => {
  const about = caseOf(state, seat, null);
  const { deck } = about;
  const family = state.options.mode === 'family';
  const player = state.players[seat];
  const open = 7 - deck.fullRooms;
  const rare = family ? 0 : deck.count('rare');
  return [
    ...unless(!deck.printedRats.length, line(seat, 'rats', -deck.printedRats.length)),
    ...unless(!deck.royalRats.length, line(seat, 'royal-rats', -3 * deck.royalRats.length)),
    ...unless(!open, line(seat, 'rooms', -5 * open)),
    ...deck.families.map((cats) =>
      line(seat, `family ${cats[0]?.colour} ${cats.length}`, valueOf(cats.length)),
    ),
    ...unless(!rare, line(seat, 'rare', 3 * rare)),
    ...unless(!deck.friendships, line(seat, 'friendships', 5 * deck.friendships)),
    ...(player?.lessons ?? []).map((card) =>
      line(
        seat,
        `${family ? 'family' : 'private'}-lesson ${cardName(card)}`,
        lessonPays(cardName(card), about),
      ),
    ),
    ...state.publicLessons.map(({ card, colour }) => {
      const points = lessonPays(cardName(card), caseOf(state, seat, colour));
      return line(seat, `public-lesson ${cardName(card)}`, state.sister ? Math.ceil(points / 2) : points);
    }),
    ...unless(!player?.points, line(seat, 'tokens', player?.points ?? 0)),
  ];
};

const sisterLines = (state: State): LineText[] => {
  const { sister } = state;
  if (!sister) return [];
  const about = caseOf(state, 0, null);
  const colours = sister.colours.map((colour, n) =>
    line(0, `sister-colour ${colour}`, (COLOUR_CARDS[n] ?? 0) * about.deck.of(colour).length),
  );
  const names = sister.lessons.map(cardName);
  const others = names
    .filter((name) => name !== '204')
    .map((name) => ({ name, points: lessonPays(name, about) }));
  const best = others.reduce((most, { points }) => Math.max(most, points), 0);
  const symbols = about.deck.beasts.reduce((sum, beast) => sum + beast.symbols.size, 0);
  const events = [2, 3, 4].flatMap((space) => {
    const tile = state.events[5 - space]?.tile; // the boat runs from space 5 to space 1
    const points = tile === undefined ? 0 : (SOLO_NUMBERS[tile - 1]?.[space - 2] ?? 0);
    return unless(!points, line(0, `sister-event ${space}`, points));
  });
  return [
    ...colours,
    ...others.map(({ name, points }) => line(0, `sister-lesson ${name}`, points)),
    ...(names.includes('204') ? [line(0, 'sister-lesson 204', best)] : []),
    ...unless(!symbols, line(0, 'sister-beasts', 3 * symbols)),
    ...events,
  ];
};

const total = (lines: readonly LineText[]): number =>
  lines.reduce((sum, text) => sum + Number(text.slice(text.lastIndexOf(' '))), 0);

export interface Verdict {
  readonly lines: readonly LineText[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export const judge = (state: State): Verdict => {
  const own = state.players.map((_, seat) => ownLines(state, seat));
  const hers = sisterLines(state);
  const scores = own.map(total);
  return {
    lines: [...own.flat(), ...hers].toSorted(),
    scores,
    winners: winnersOf(state, scores, total(hers)),
  };
};

/**
 * The winners: most points; then most fish, or in family mode most full rooms; then all who are equal. In a solo match:
 * more points than the sister.
 */
const winnersOf = (state: State, scores: readonly number[], hers: number): number[] => {
  if (state.sister) return (scores[0] ?? 0) > hers ? [0] : [];
  const rank = state.players.map((player, seat) => {
    const tie = state.options.mode === 'family' ? new Deck(player.boat, player.tiles).fullRooms : player.fish;
    return { seat, points: scores[seat] ?? 0, tie };
  });
  const sorted = rank.toSorted((a, b) => b.points - a.points || b.tie - a.tie);
  return rank
    .filter(({ points, tie }) => points === sorted[0]?.points && tie === sorted[0].tie)
    .map(({ seat }) => seat);
};
