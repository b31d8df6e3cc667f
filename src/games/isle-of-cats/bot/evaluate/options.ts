import type { Seat } from '../../../../kernel/game.ts';
import { named } from '../../rules/boat/tiles.ts';
import { candidates, sorted, subsets } from '../../rules/candidates.ts';
import { findCard } from '../../rules/cards/discovery.ts';
import { tilesAsked } from '../../rules/check.ts';
import { inHand, playerIn, seen } from '../../rules/state/piles.ts';
import type { CardId, Move, Pending, Pile, View } from '../../rules/state/types.ts';
import { CardValues, draftValue } from './card-values.ts';
import { Evaluator, spotOf, type Effort, type Idea } from './evaluator.ts';
import type { Option } from './option.ts';
import { findOptions } from './rare-options.ts';
import { playOptions } from './anytime-options.ts';
import { rescueOptions } from './rescue-options.ts';

/** The moves a bot considers, with their values. Some may be illegal, and some legal moves are left out. */
export const optionsFor = (view: View, seat: Seat, effort: Effort, think: () => boolean): Option[] => {
  const plays = playOptions(view, seat);
  const good = plays.filter(({ value }) => value > 0);
  const decision = view.pending.at(-1);
  if (good.length && !decision) return good;
  return decision ? ofDecision(view, seat, decision, effort) : ofPhase(view, seat, effort, think);
};

const ofPhase = (view: View, seat: Seat, effort: Effort, think: () => boolean): Option[] => {
  switch (view.phase.name) {
    case 'draft':
      return cardSets(view, seat, effort, (cardValues, cards) => draftValue(cardValues, cards));
    case 'buy':
      return cardSets(view, seat, effort, (cardValues, cards) => cardValues.purchase(cards));
    case 'lay':
      return layOptions(view, seat, effort);
    case 'rescue':
      return rescueOptions(view, seat, effort, think);
    case 'rare':
      return findOptions(view, seat, effort);
    case 'ready':
    case 'event':
    case 'lessons':
    case 'night':
    case 'over':
      break;
  }
  return candidates(view, seat).map((move) => ({ move, value: move.do === 'ready' ? 1 : 0 }));
};

const RESCUES = 6; // the number of rescues of a day that are evaluated in a row
const daysRescues = (ahead: number): number => (ahead > 0 ? RESCUES : 0);

const cardSets = (
  view: View,
  seat: Seat,
  { ahead, limits, care }: Effort,
  worth: (cardValues: CardValues, cards: readonly CardId[]) => number,
): Option[] => {
  const cardValues = new CardValues(
    new Evaluator(view, seat, { placed: 1, limits, care }),
    daysRescues(ahead),
  );
  return candidates(view, seat).flatMap((move) =>
    move.do === 'keep' || move.do === 'buy' ? [{ move, value: worth(cardValues, move.cards) }] : [],
  );
};

/** The choice of rescue cards is one decision, although they are laid one by one. */
const layOptions = (view: View, seat: Seat, { ahead, limits, care }: Effort): Option[] => {
  const me = playerIn(view, seat);
  const cardValues = new CardValues(
    new Evaluator(view, seat, { placed: 1, limits, care }),
    daysRescues(ahead),
  );
  const rescue = inHand(view, seat)
    .filter((id) => findCard(id)?.kind === 'rescue')
    .slice(0, LAID_AT_MOST);
  const laid = seen(me.laid);
  const worth = (set: readonly CardId[]): number =>
    cardValues.day([...laid, ...set], me.fish) +
    rescue.filter((id) => !set.includes(id)).reduce((sum, id) => sum + cardValues.spare(id), 0);
  const [best] = subsets(rescue)
    .map((set) => ({ set, value: worth(set) }))
    .toSorted((a, b) => b.value - a.value);
  const [move, ...next]: Move[] = [
    ...me.tokens.map((side): Move => ({ do: 'lay-token', side })),
    ...(best?.set ?? []).map((card): Move => ({ do: 'lay', card })),
    { do: 'done' },
  ];
  return move ? [{ move, value: 1, next }] : [];
};
const LAID_AT_MOST = 8;

const place = (idea: Idea): Move => ({ do: 'place', tile: idea.tile, ...spotOf(idea) });

const ofDecision = (view: View, seat: Seat, decision: Pending<Pile>, { limits, care }: Effort): Option[] => {
  const evaluator = new Evaluator(view, seat, { placed: 1, limits, care });
  switch (decision.ask) {
    case 'treasure':
    case 'kittens':
    case 'rat':
    case 'drawn-tile':
      return [
        { move: { do: 'skip' }, value: 0 },
        ...tilesAsked(view, decision)
          .flatMap((tile) => evaluator.ideas(tile))
          .map((idea) => ({ move: place(idea), value: idea.gain })),
      ];
    case 'oshax':
      return view.oshax.flatMap((tile) =>
        evaluator
          .ideas(named(tile, decision.colour))
          .map(({ at, gain }) => ({ move: place({ tile, at, gain }), value: gain })),
      );
    case 'colour':
      return new CardValues(evaluator)
        .colours(decision.card)
        .map(({ colour, value }) => ({ move: { do: 'colour', colour }, value }));
    case 'drawn-cards': {
      const cardValues = new CardValues(evaluator);
      return subsets(sorted(seen(decision.cards))).map((cards) => ({
        move: { do: 'buy', cards },
        value: cardValues.purchase(cards),
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
    value: move.do === 'done' ? 0.5 : wanted(evaluator, move),
  }));
};

/** Cats that the bot would like go to the cheaper field, or stay there. */
const wanted = (evaluator: Evaluator, move: Move): number => {
  if (move.do === 'send') return move.to === 'left' ? 1 : 0;
  if (move.do !== 'move') return 0;
  return evaluator.view.right.includes(move.tile) ? (evaluator.best(move.tile)?.gain ?? 0) : 0;
};
