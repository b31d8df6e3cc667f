import { readEnd } from '../kernel/early-end.ts';
import type { Entry, Game, Kind, Scene, Seat } from '../kernel/game.ts';
import { scene, type Position } from '../kernel/match.ts';
import { readPress } from '../kernel/press.ts';
import { quickRng, watched } from '../kernel/random.ts';
import { readTakeback } from '../kernel/takeback.ts';

/** A finished match to look back at: `entries[n]` leads from `positions[n]` to the next. */
export interface PlayedMatch<K extends Kind> {
  readonly seats: number;
  readonly positions: readonly Position<K>[];
  readonly entries: readonly Entry[];
}

/** One moment, as the seats saw it. It holds scenes and no states, so its judge cannot know more than they did. */
export interface MomentQuestion<K extends Kind> {
  readonly at: number; // the number of steps before it
  readonly seats: number;
  readonly seat: Seat; // the reader's
  readonly scene: Scene<K>; // as the reader's seat saw it
  readonly decision: AskedDecision<K> | null; // the decision made here, by any seat
}
export interface AskedDecision<K extends Kind> {
  readonly by: Seat;
  readonly scene: Scene<K>; // as the seat that decided saw it
  readonly played: string;
}

export const questionAt = <K extends Kind>(
  game: Game<K>,
  { seats, positions, entries }: PlayedMatch<K>,
  at: number,
  seat: Seat,
): MomentQuestion<K> => {
  const position = positions[at];
  if (!position) throw new Error(`no position ${at}`);
  const played = decidedAt(entries, at);
  return {
    at,
    seats,
    seat,
    scene: scene(game, position, seat),
    decision: played && { ...played, scene: scene(game, position, played.by) },
  };
};

/** By step: true if cards, dice or anything else that nobody decides had a say in it. */
export const luckySteps = <K extends Kind>(
  game: Game<K>,
  { positions, entries }: PlayedMatch<K>,
): readonly boolean[] =>
  entries.map((entry, at) => {
    const position = positions[at];
    const played = decidedAt(entries, at);
    const move = played && game.read(played.played);
    if (!position || (entry.by !== 'clock' && (!played || move === null))) return false;
    const dice = watched(quickRng(1));
    const time = { at: entry.at };
    game.apply(position.state, played ? { ...time, by: played.by, move } : { ...time, by: 'clock' }, dice);
    return dice.touched;
  });

/** The move of an entry that is one, and stood: not the clock, nor a takeback or what it took back, nor an early end. */
const decidedAt = (
  entries: readonly Entry[],
  at: number,
): { readonly by: Seat; readonly played: string } | null => {
  const entry = entries[at];
  if (!entry || entry.by === 'clock' || entry.move === null || wasTakenBack(entries, at)) return null;
  if (readTakeback(entry.move) !== null || readEnd(entry.move) !== null) return null;
  return { by: entry.by, played: readPress(entry.move, entry.at).text };
};

const wasTakenBack = (entries: readonly Entry[], at: number): boolean =>
  entries.some(({ move }, later) => {
    const to = later > at ? readTakeback(move) : null;
    return to !== null && to <= at;
  });
