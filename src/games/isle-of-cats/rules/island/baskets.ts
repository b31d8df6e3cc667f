import type { Seat } from '../../../../kernel/game.ts';
import { cardOf, type Basket } from '../cards/discovery.ts';
import { changePlayer, playerOf, type IsleDraft } from '../state/isle-draft.ts';
import { spend, without } from './supply.ts';
import type { Belongings, CardId, TokenSide } from '../state/types.ts';

const BOOTS_ON_TOKEN = 4; // [E5]

const withBasket = (laid: readonly CardId[], basket: Basket): CardId[] =>
  laid.filter((id) => {
    const card = cardOf(id);
    return card.kind === 'rescue' && card.basket === basket;
  });

const count = (tokens: readonly TokenSide[], side: TokenSide): number =>
  tokens.filter((token) => token === side).length;

/** The number of rescues that the baskets still allow today. [D9] */
export const basketsLeft = (owner: Belongings, laid: readonly CardId[]): number =>
  owner.baskets -
  owner.used +
  count(owner.laidTokens, 'basket') +
  withBasket(laid, 'full').length +
  Math.floor(withBasket(laid, 'broken').length / 2);

/** [D7] */
export const speedOf = (owner: Belongings, laid: readonly CardId[]): number =>
  laid.reduce(
    (sum, id) => {
      const card = cardOf(id);
      return sum + (card.kind === 'rescue' ? card.boots : 0);
    },
    count(owner.laidTokens, 'boots') * BOOTS_ON_TOKEN,
  );

/**
 * Uses one basket: a permanent one, else a token, else a card, else two broken ones. Cards and tokens are lost at the end
 * of the phase anyway, and a permanent basket that was used may still be sold, so no other order could be better. [D9]
 */
export const useBasket = (draft: IsleDraft, seat: Seat): void => {
  const owner = playerOf(draft, seat);
  if (owner.used < owner.baskets) return changePlayer(draft, seat, { used: owner.used + 1 });
  const token = owner.laidTokens.indexOf('basket');
  if (token >= 0) {
    draft.state = { ...draft.state, tokensLeft: draft.state.tokensLeft + 1 };
    return changePlayer(draft, seat, { laidTokens: owner.laidTokens.toSpliced(token, 1) });
  }
  const [full] = withBasket(owner.laid, 'full');
  const cards = full === undefined ? withBasket(owner.laid, 'broken').slice(0, 2) : [full];
  changePlayer(draft, seat, { laid: without(owner.laid, ...cards) });
  spend(draft, cards);
};

/** Sells a permanent basket, if possible one that was used today. [A8] */
export const loseBasket = (draft: IsleDraft, seat: Seat): void => {
  const { baskets, used } = playerOf(draft, seat);
  changePlayer(draft, seat, { baskets: baskets - 1, used: Math.max(0, used - 1) });
};

export const gainBasket = (draft: IsleDraft, seat: Seat): void =>
  changePlayer(draft, seat, { baskets: playerOf(draft, seat).baskets + 1 });
