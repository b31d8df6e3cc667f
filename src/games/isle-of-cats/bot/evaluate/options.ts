import type { Seat } from '../../../../kernel/game.ts';
import { named } from '../../rules/boat/tiles.ts';
import { candidates, sorted, subsets } from '../../rules/candidates.ts';
import { findCard } from '../../rules/cards/discovery.ts';
import { tilesAsked } from '../../rules/check.ts';
import { inHand, playerIn, seen } from '../../rules/state/piles.ts';
import type { CardId, Move, Pending, Pile, View } from '../../rules/state/types.ts';
import { CardJudge, draftValue } from './cards.ts';
import { Mind, spotOf, type Care, type Idea } from './evaluator.ts';
import type { Option } from './option.ts';
import { findOptions } from './rare-options.ts';
import { playOptions } from './anytime-options.ts';
import { rescueOptions } from './rescue-options.ts';

/** What a bot would do, each with its worth; some of it may not be legal, some legal moves are not even considered. */
export const optionsFor = (view: View, seat: Seat, care: Care, think: () => boolean): Option[] => {
  const plays = playOptions(view, seat);
  const good = plays.filter(({ value }) => value > 0);
  const decision = view.pending.at(-1);
  if (good.length && !decision) return good;
  return decision ? ofDecision(view, seat, decision, care) : ofPhase(view, seat, care, think);
};

const ofPhase = (view: View, seat: Seat, care: Care, think: () => boolean): Option[] => {
  switch (view.phase.name) {
    case 'draft':
      return cardSets(view, seat, care, (judge, cards) => draftValue(judge, cards));
    case 'buy':
      return cardSets(view, seat, care, (judge, cards) => judge.purchase(cards));
    case 'lay':
      return layOptions(view, seat, care);
    case 'rescue':
      return rescueOptions(view, seat, care, think);
    case 'rare':
      return findOptions(view, seat, care);
    case 'ready':
    case 'event':
    case 'lessons':
    case 'night':
    case 'over':
      break;
  }
  return candidates(view, seat).map((move) => ({ move, value: move.do === 'ready' ? 1 : 0 }));
};

const RESCUES = 6; // of a day that are thought through one after the other
const daysRescues = (ahead: number): number => (ahead > 0 ? RESCUES : 0);

const cardSets = (
  view: View,
  seat: Seat,
  { ahead, glance }: Care,
  worth: (judge: CardJudge, cards: readonly CardId[]) => number,
): Option[] => {
  const judge = new CardJudge(new Mind(view, seat, { placed: 1, glance }), daysRescues(ahead));
  return candidates(view, seat).flatMap((move) =>
    move.do === 'keep' || move.do === 'buy' ? [{ move, value: worth(judge, move.cards) }] : [],
  );
};

/** Which rescue cards to lay is one decision, though they are laid one by one. */
const layOptions = (view: View, seat: Seat, { ahead, glance }: Care): Option[] => {
  const me = playerIn(view, seat);
  const judge = new CardJudge(new Mind(view, seat, { placed: 1, glance }), daysRescues(ahead));
  const rescue = inHand(view, seat)
    .filter((id) => findCard(id)?.kind === 'rescue')
    .slice(0, LAID_AT_MOST);
  const laid = seen(me.laid);
  const worth = (set: readonly CardId[]): number =>
    judge.day([...laid, ...set], me.fish) +
    rescue.filter((id) => !set.includes(id)).reduce((sum, id) => sum + judge.spare(id), 0);
  const [best] = subsets(rescue)
    .map((set) => ({ set, value: worth(set) }))
    .toSorted((a, b) => b.value - a.value);
  const next = best?.set[0];
  if (next !== undefined) return [{ move: { do: 'lay', card: next }, value: 1 }];
  if (me.tokens.length) return me.tokens.map((side) => ({ move: { do: 'lay-token', side }, value: 1 }));
  return [{ move: { do: 'done' }, value: 0 }];
};
const LAID_AT_MOST = 8;

const place = (idea: Idea): Move => ({ do: 'place', tile: idea.tile, ...spotOf(idea) });

const ofDecision = (view: View, seat: Seat, decision: Pending<Pile>, { glance }: Care): Option[] => {
  const mind = new Mind(view, seat, { placed: 1, glance });
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
