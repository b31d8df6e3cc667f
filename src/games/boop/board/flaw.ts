import type { Scene, Seat } from '../../../kernel/game.ts';
import { legal, preview } from '../../../kernel/match.ts';
import { LINES, ownerOf } from '../rules/bed.ts';
import rules from '../rules/game.ts';
import { EMPTY, type Boop, type State } from '../rules/types.ts';
import type { Flaw } from '../words/types.ts';
import { effectsOf, type Effects } from './effects.ts';

/** A move with the bed it leads to. */
export interface Tried {
  readonly effects: Effects;
  readonly after: Scene<Boop>;
}

/**
 * The most serious flaw of a played move: it is true of this move and not of the better one. Null if there is no such plain
 * flaw.
 */
export const flawOf = (view: State, played: Tried, better: Tried): Flaw | null => {
  const [is, would] = [outlookOf(view, played), outlookOf(view, better)];
  if (would.wins && !is.wins) return 'misses-win';
  if (is.rivalWins && !would.rivalWins) return 'rival-wins';
  if (would.grows && !is.grows) return 'misses-growth';
  if (is.rivalGrows && !would.rivalGrows) return 'rival-grows';
  if (is.ownFalls && !would.ownFalls) return 'own-falls';
  if (is.breaksPair && !would.breaksPair) return 'own-apart';
  return is.fallsNext && !would.fallsNext ? 'falls-next' : null;
};

type Outlook = Readonly<
  Record<'wins' | 'grows' | 'rivalWins' | 'rivalGrows' | 'ownFalls' | 'breaksPair' | 'fallsNext', boolean>
>;

const grows = ({ next }: Effects): boolean => next === 'grow' || next === 'choose';

const outlookOf = (view: State, { effects, after }: Tried): Outlook => {
  const { move, next, pushes, falls } = effects;
  const isOwn = ({ seat }: { readonly seat: Seat }): boolean => seat === view.turn;
  const replies = repliesTo(after, view.turn);
  return {
    wins: next === 'win',
    grows: grows(effects),
    rivalWins: replies.some((reply) => reply.next === 'win'),
    rivalGrows: replies.some(grows),
    ownFalls: falls.some(isOwn),
    breaksPair:
      next === null &&
      pushes.some(isOwn) &&
      pairsOf(after.view.bed, view.turn) < pairsOf(view.bed, view.turn),
    fallsNext:
      move.do === 'place' && replies.some((reply) => reply.falls.some(({ from }) => from === move.at)),
  };
};

const repliesTo = (after: Scene<Boop>, mover: Seat): Effects[] => {
  const [seat] = after.actors;
  if (seat === undefined || seat === mover) return [];
  return legal(rules, after, seat).flatMap((reply) => {
    const effects = effectsOf(after.view, reply, preview(rules, after, seat, reply));
    return effects ? [effects] : [];
  });
};

/** Rows with two pieces of a seat and a free square. */
const pairsOf = (bed: State['bed'], seat: Seat): number =>
  LINES.filter((line) => {
    const pieces = line.map((at) => bed[at] ?? EMPTY);
    return (
      pieces.includes(EMPTY) &&
      pieces.filter((piece) => piece !== EMPTY && ownerOf(piece) === seat).length === 2
    );
  }).length;
