import type { Seat } from '../../../kernel/game.ts';
import { choicesFor } from '../anytime/check-play.ts';
import { candidates, sorted, subsets } from '../candidates.ts';
import { cardOf, findCard } from '../cards/discovery.ts';
import { tilesAsked } from '../check.ts';
import { inHand, playerIn, seen } from '../own.ts';
import {
  COLOURS,
  type CardId,
  type Move,
  type Pending,
  type Pile,
  type PlayMove,
  type View,
} from '../types.ts';
import { CardJudge, draftValue } from './cards.ts';
import { Mind, spotOf, type Idea } from './mind.ts';
import { rescueOptions } from './rescue.ts';
import { named } from '../boat/tiles.ts';

/** A move, and what a bot thinks it will bring, in points. */
export interface Option {
  readonly move: Move;
  readonly value: number;
}

/** What a bot would do, each with its worth; some of it may not be legal, some legal moves are not even considered. */
export const optionsFor = (view: View, seat: Seat, ahead: number, think: () => boolean): Option[] => {
  const plays = playOptions(view, seat);
  const good = plays.filter(({ value }) => value > 0);
  const decision = view.pending.at(-1);
  if (good.length && !decision) return good;
  return decision ? ofDecision(view, seat, decision) : ofPhase(view, seat, ahead, think);
};

const ofPhase = (view: View, seat: Seat, ahead: number, think: () => boolean): Option[] => {
  switch (view.phase.name) {
    case 'draft':
      return cardSets(view, seat, (judge, cards) => draftValue(judge, cards));
    case 'buy':
      return cardSets(view, seat, (judge, cards) => judge.purchase(cards));
    case 'lay':
      return layOptions(view, seat);
    case 'rescue':
      return rescueOptions(view, seat, ahead, think);
    case 'rare':
      return findOptions(view, seat);
    case 'ready':
    case 'event':
    case 'lessons':
    case 'night':
    case 'over':
      break;
  }
  return candidates(view, seat).map((move) => ({ move, value: move.do === 'ready' ? 1 : 0 }));
};

const cardSets = (
  view: View,
  seat: Seat,
  worth: (judge: CardJudge, cards: readonly CardId[]) => number,
): Option[] => {
  const judge = new CardJudge(new Mind(view, seat, 1));
  return candidates(view, seat).flatMap((move) =>
    move.do === 'keep' || move.do === 'buy' ? [{ move, value: worth(judge, move.cards) }] : [],
  );
};

/** Which rescue cards to lay is one decision, though they are laid one by one. */
const layOptions = (view: View, seat: Seat): Option[] => {
  const me = playerIn(view, seat);
  const judge = new CardJudge(new Mind(view, seat, 1));
  const rescue = inHand(view, seat)
    .filter((id) => findCard(id)?.kind === 'rescue')
    .slice(0, LAID_AT_MOST);
  const laid = seen(me.laid);
  const worth = (set: readonly CardId[]): number =>
    judge.day([...laid, ...set], me.fish) +
    rescue.filter((id) => !set.includes(id)).reduce((sum, id) => sum + judge.spare(id), 0);
  const [best = []] = subsets(rescue).toSorted((a, b) => worth(b) - worth(a));
  const [next] = best;
  if (next !== undefined) return [{ move: { do: 'lay', card: next }, value: 1 }];
  if (me.tokens.length) return me.tokens.map((side) => ({ move: { do: 'lay-token', side }, value: 1 }));
  return [{ move: { do: 'done' }, value: 0 }];
};
const LAID_AT_MOST = 8;

const place = (idea: Idea): Move => ({ do: 'place', tile: idea.tile, ...spotOf(idea) });

const KEEP_TREASURE = 5.5; // what a treasure card will bring on a later day, when there are gaps to fill
const KEEP_SMALL = 4;
const KEEP_OSHAX = 7.5;

/** Oshax and treasures: now, or later when there are more gaps to fill. */
const findOptions = (view: View, seat: Seat): Option[] => {
  const mind = new Mind(view, seat);
  const last = mind.to.days === 0;
  const options = inHand(view, seat).flatMap((id): Option[] => {
    const card = findCard(id);
    if (card?.kind === 'oshax')
      return COLOURS.map((colour) => ({
        move: { do: 'oshax', card: id, colour },
        value:
          bestOf(
            mind,
            view.oshax.map((tile) => named(tile, colour)),
          ) - (last ? 0 : KEEP_OSHAX),
      }));
    if (card?.kind !== 'treasure') return [];
    const small = card.take === 'small-or-common';
    const keep = last ? 0 : small ? KEEP_SMALL : KEEP_TREASURE;
    return (small ? (['small', 'common'] as const) : (['rare', 'common'] as const)).map((take) => ({
      move: { do: 'treasure', card: id, take },
      value: bestFind(mind, take) - (small && take === 'common' ? 0.5 : 0) - keep,
    }));
  });
  return [{ move: { do: 'pass' }, value: 0.01 }, ...options];
};

const bestOf = (mind: Mind, tiles: readonly string[]): number =>
  Math.max(-1, ...tiles.map((tile) => mind.best(tile)?.gain ?? -1));

/** One rare treasure, or two common ones, one after the other. */
const bestFind = (mind: Mind, from: 'rare' | 'common' | 'small'): number => {
  const ideas = tilesAsked(mind.view, {
    ask: 'treasure',
    seat: mind.seat,
    from,
    left: 1,
    must: true,
  }).flatMap((tile) => mind.best(tile) ?? []);
  const [best] = ideas.toSorted((a, b) => b.gain - a.gain);
  if (!best) return -1;
  if (from === 'rare') return best.gain;
  const second = mind.suppose(best, () =>
    Math.max(0, ...ideas.map(({ tile }) => mind.best(tile)?.gain ?? 0)),
  );
  return best.gain + second;
};

const ofDecision = (view: View, seat: Seat, decision: Pending<Pile>): Option[] => {
  const mind = new Mind(view, seat, 1);
  switch (decision.ask) {
    case 'treasure':
    case 'kittens':
    case 'rat':
    case 'drawn-tile':
      return [
        { move: { do: 'skip' }, value: 0 },
        ...tilesAsked(view, decision)
          .flatMap((tile) => mind.ideas(tile))
          .map((idea) => ({ move: place(idea), value: idea.gain })),
      ];
    case 'oshax':
      return view.oshax.flatMap((tile) =>
        mind
          .ideas(named(tile, decision.colour))
          .map(({ at, gain }) => ({ move: place({ tile, at, gain }), value: gain })),
      );
    case 'colour':
      return new CardJudge(mind)
        .colours(decision.card)
        .map(({ colour, value }) => ({ move: { do: 'colour', colour }, value }));
    case 'drawn-cards': {
      const judge = new CardJudge(mind);
      return subsets(sorted(seen(decision.cards))).map((cards) => ({
        move: { do: 'buy', cards },
        value: judge.purchase(cards),
      }));
    }
    case 'side':
      return [
        { move: { do: 'side', side: 'basket' }, value: 1 },
        { move: { do: 'side', side: 'boots' }, value: 0 },
      ];
    case 'sort':
    case 'move':
      break;
  }
  return candidates(view, seat).map((move) => ({
    move,
    value: move.do === 'done' ? 0.5 : wanted(mind, move),
  }));
};

/** Cats one would like are sent to the cheaper field, or left there. */
const wanted = (mind: Mind, move: Move): number => {
  if (move.do === 'send') return move.to === 'left' ? 1 : 0;
  if (move.do !== 'move') return 0;
  return mind.view.right.includes(move.tile) ? (mind.best(move.tile)?.gain ?? 0) : 0;
};

// --- Anytime cards ----------------------------------------------------------------------------------------------------

const playOptions = (view: View, seat: Seat): Option[] =>
  inHand(view, seat).flatMap((id): Option[] => {
    const card = findCard(id);
    if (card?.kind !== 'anytime') return [];
    return choicesFor(view, seat, card.effect).map((chosen) => {
      const move: PlayMove = { do: 'play', card: id, with: chosen };
      return { move, value: playValue(view, seat, move) };
    });
  });

/** Fish are kept for the days when there is more to count; baskets and tiles are taken at once. */
const playValue = (view: View, seat: Seat, { card }: PlayMove): number => {
  const found = cardOf(card);
  const me = playerIn(view, seat);
  if (found.kind !== 'anytime') return -1;
  switch (found.effect) {
    case 'basket':
    case 'draw-two':
    case 'draw-three':
    case 'draw-tile':
      return 3;
    case 'fish-per-oshax':
    case 'fish-per-lesson':
    case 'fish-per-colour':
    case 'fish-per-rare':
    case 'fish-per-common':
    case 'fish-per-cat':
      return view.day >= 4 && view.phase.name === 'ready' && view.phase.before === 'buying' ? 2 : -1;
    case 'extra-rescue':
      return view.phase.name === 'rescue' && view.phase.turn === seat && me.baskets > 1 ? 1 : -1;
    case 'move-cats':
      return view.phase.name === 'rescue' && view.phase.turn === seat && view.right.length > 2 ? 1 : -1;
    case 'place-anywhere':
    case 'sell-basket':
    case 'draw-four-tiles':
    case 'basket-for-lessons':
    case 'basket-for-treasures':
      break;
  }
  return -1;
};
