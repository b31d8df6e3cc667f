import { isRefusal, type Header } from '../../../kernel/game.ts';
import { legal, play, scene, start, type Position } from '../../../kernel/match.ts';
import { readOptions } from '../../../kernel/options.ts';
import type { Moment } from '../../../web/kit/moment.ts';
import { findCard } from '../rules/cards/discovery.ts';
import { write } from '../rules/notation.ts';
import rules from '../rules/game.ts';
import type { CardId, Isle, Move, Options, State } from '../rules/state/types.ts';

/**
 * Positions of every kind, for the gallery. Whole matches are too long to store, so each is played here by a simple
 * strategy until the position comes.
 */

interface Wanted {
  readonly name: string;
  readonly seats: number;
  readonly seed: string;
  readonly options?: Partial<Options>;
  readonly when: (state: State) => boolean;
}

const INTEREST = { anytime: 5, oshax: 6, treasure: 4, public: 4, rescue: 3, private: 2 };
const interest = (cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => {
    const found = findCard(card);
    return sum + (found ? INTEREST[found.kind] : 1);
  }, 0);

/** The priority of a move. Cards and tiles come first, because they make the picture interesting. */
const worth = (move: Move): number => {
  if (move.do === 'keep' || move.do === 'buy') return 100 + interest(move.cards);
  if (move.do === 'play' || move.do === 'oshax' || move.do === 'treasure') return 90;
  if (move.do === 'pair') return 85;
  if (move.do === 'place') return 80;
  return move.do === 'lay' || move.do === 'lay-token' ? 70 : move.do === 'pass' ? 1 : 10;
};

const chosen = (moves: readonly Move[]): Move | undefined => {
  const best = Math.max(...moves.map(worth));
  const good = moves.filter((move) => worth(move) === best);
  return good[Math.floor(good.length * 0.4)];
};

const LONGEST = 400;

interface Reached {
  readonly now: Position<Isle>;
  readonly played: readonly string[];
}

/** The position of a moment, and the moves to it. */
export const reach = ({ seats, seed, options, when }: Wanted): Reached => {
  const given = readOptions(rules, options);
  if (isRefusal(given)) throw new Error(given.why);
  const header: Header<Isle> = { game: rules.id, version: rules.version, seats, options: given, seed };
  const played: string[] = [];
  let now: Position<Isle> = start(rules, header);
  while (!when(now.state) && played.length < LONGEST) {
    const [by = 0] = rules.actors(now.state);
    const move = chosen(legal(rules, scene(rules, now, by), by));
    if (!move) break;
    const next = play(rules, seed, now, { by, at: now.at, move });
    if (isRefusal(next)) throw new Error(`${write(move)} is refused: ${next.why}`);
    played.push(write(move));
    now = next;
  }
  return { now, played };
};

const phase =
  (name: State['phase']['name'], day = 1) =>
  (state: State): boolean =>
    state.phase.name === name && state.day >= day && state.pending.length === 0;
const asks =
  (ask: State['pending'][number]['ask']) =>
  ({ pending }: State): boolean =>
    pending.at(-1)?.ask === ask;

const ALL: Partial<Options> = { kittens: true, beasts: true, events: true };

export const WANTED: readonly Wanted[] = [
  { name: 'draft', seats: 2, seed: 'isle', when: phase('draft') },
  { name: 'ready', seats: 2, seed: 'isle', when: phase('ready') },
  { name: 'buy', seats: 2, seed: 'isle', when: phase('buy') },
  { name: 'lay', seats: 2, seed: 'isle', when: phase('lay') },
  { name: 'first rescue', seats: 2, seed: 'isle', when: phase('rescue') },
  { name: 'rescue', seats: 4, seed: 'isle', when: phase('rescue', 3) },
  { name: 'rare finds', seats: 2, seed: 'i', when: phase('rare', 2) },
  { name: 'treasure', seats: 2, seed: 'isle', when: asks('treasure') },
  { name: 'oshax', seats: 2, seed: 'h', when: asks('oshax') },
  { name: 'colour', seats: 2, seed: 'isle', when: asks('colour') },
  { name: 'drawn cards', seats: 2, seed: 'a', when: asks('drawn-cards') },
  { name: 'drawn tile', seats: 2, seed: 'a', when: asks('drawn-tile') },
  { name: 'sort', seats: 2, seed: 'k', when: asks('sort') },
  { name: 'move', seats: 2, seed: 'l', when: asks('move') },
  { name: 'kittens', seats: 2, seed: 'a', options: { kittens: true }, when: asks('kittens') },
  { name: 'rat', seats: 2, seed: 'isle', options: ALL, when: asks('rat') },
  { name: 'side', seats: 2, seed: 'b', options: ALL, when: asks('side') },
  { name: 'family', seats: 3, seed: 'isle', options: { mode: 'family' }, when: phase('rescue', 3) },
  { name: 'alone', seats: 1, seed: 'c', options: ALL, when: phase('rescue', 3) },
  { name: 'six', seats: 6, seed: 'isle', options: ALL, when: phase('rescue', 2) },
  { name: 'over', seats: 2, seed: 'isle', when: phase('over') },
];

const moments: readonly Moment[] = WANTED.map((wanted) => ({
  name: wanted.name,
  seats: wanted.seats,
  seed: wanted.seed,
  options: wanted.options ?? {},
  taps: [],
  get played() {
    return reach(wanted).played; // computed when it is opened
  },
}));
export default moments;
