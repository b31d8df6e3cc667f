import type { Seat, Viewer } from '../../../../kernel/game.ts';
import { basketsLeft, speedOf } from '../../rules/island/baskets.ts';
import { costOf, findCard } from '../../rules/cards/discovery.ts';
import { inHand, playerIn, seen } from '../../rules/state/piles.ts';
import { keptNow } from '../../rules/phases/explore.ts';
import type { CardId, Move, TokenSide, View } from '../../rules/state/types.ts';

/** Cards to choose from: to keep, to buy or to lay. */
export interface Deal {
  readonly what: 'keep' | 'buy' | 'lay';
  readonly cards: readonly CardId[];
  readonly fixed: readonly CardId[] | null; // my choice, while the other players still choose
  readonly count: number; // the number of cards to keep
  readonly tokens: readonly TokenSide[]; // used baskets that may be laid with the cards
}

export const dealFor = (view: View, seat: Seat): Deal | null => {
  const me = playerIn(view, seat);
  const decision = view.pending.at(-1);
  if (decision) {
    if (decision.ask !== 'drawn-cards' || decision.seat !== seat) return null;
    return { what: 'buy', cards: seen(decision.cards), fixed: null, count: 0, tokens: [] };
  }
  const { phase } = view;
  if (phase.name === 'lay')
    return phase.waiting[0] === seat
      ? {
          what: 'lay',
          cards: inHand(view, seat).filter((card) => findCard(card)?.kind === 'rescue'),
          fixed: null,
          count: 0,
          tokens: me.tokens,
        }
      : null;
  if (phase.name !== 'draft' && phase.name !== 'buy') return null;
  const choice = phase.chosen[seat] ?? null;
  return {
    what: phase.name === 'draft' ? 'keep' : 'buy',
    cards: seen(phase.name === 'draft' ? me.packet : me.kept),
    fixed: choice && choice !== 'secret' ? choice.open : null,
    count: phase.name === 'draft' ? keptNow(view, seat) : 0,
    tokens: [],
  };
};

/** The cards kept from earlier packets today. Empty in the buy phase, where they are the deal itself. */
export const keptBefore = (view: View, viewer: Viewer): readonly CardId[] =>
  viewer === 'spectator' || view.phase.name === 'buy' ? [] : seen(playerIn(view, viewer).kept);

/** The cards that a player would have besides a card of the deal: two halves of a basket are worth more than one. */
export const besides = (view: View, seat: Seat, deal: Deal, chosen: readonly CardId[]): readonly CardId[] => {
  const taken = deal.fixed ?? chosen;
  if (deal.what === 'lay') return [...seen(playerIn(view, seat).laid), ...taken];
  const kept = deal.what === 'keep' ? keptBefore(view, seat) : [];
  return [...inHand(view, seat), ...kept, ...taken];
};

/** The sides of the chosen used baskets. */
export const sidesOf = ({ tokens }: Deal, chosen: readonly number[]): readonly TokenSide[] =>
  tokens.filter((_, place) => chosen.includes(place));

const ascending = (cards: readonly CardId[]): CardId[] => cards.toSorted((a, b) => a - b);

/** The moves for this choice, in order; none while the choice is incomplete. */
export const movesFor = (
  deal: Deal,
  chosen: readonly CardId[],
  sides: readonly TokenSide[],
  fish: number,
): readonly Move[] => {
  const cards = ascending(chosen);
  if (deal.fixed) return [];
  if (deal.what === 'keep') return cards.length === deal.count ? [{ do: 'keep', cards }] : [];
  if (deal.what === 'buy') return costOf(cards) <= fish ? [{ do: 'buy', cards }] : [];
  return [
    ...cards.map((card): Move => ({ do: 'lay', card })),
    ...sides.map((side): Move => ({ do: 'lay-token', side })),
    { do: 'done' },
  ];
};

/** True if this card is chosen already or can be chosen too. */
export const hasRoom = (deal: Deal, chosen: readonly CardId[], card: CardId, fish: number): boolean => {
  if (deal.fixed) return false;
  if (chosen.includes(card)) return true;
  if (deal.what === 'keep') return chosen.length < deal.count;
  return deal.what === 'lay' || costOf([...chosen, card]) <= fish;
};

/** The speed and baskets with these cards and used baskets, and those already laid. */
export const laidWith = (
  view: View,
  seat: Seat,
  chosen: readonly CardId[],
  sides: readonly TokenSide[],
): { readonly speed: number; readonly baskets: number } => {
  const { laidTokens, ...rest } = playerIn(view, seat);
  const me = { ...rest, laidTokens: [...laidTokens, ...sides] };
  const laid = [...seen(me.laid), ...chosen];
  return { speed: speedOf(me, laid), baskets: basketsLeft(me, laid) };
};
