import { cellsOf } from '../../rules/boat/cover.ts';
import type { Cell } from '../../rules/boat/grid.ts';
import { write } from '../../rules/notation.ts';
import type { CardId, Move, Placed, PlaceMove, TileId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { tileInHand } from './useHands.ts';
import type { Deal } from './deal.ts';

/** Finds the place where a hint is shown: on the boat, on a shelf, or on cards. */

const placing = ({ hint }: IsleProps): PlaceMove | null => (hint?.do === 'place' ? hint : null);

/** The advised tile at its place on the boat. */
export const advisedTile = (props: IsleProps): Placed | null => {
  const move = placing(props);
  return move && { tile: tileInHand(props, move.tile), x: move.x, y: move.y, turn: move.turn };
};

/** The advised move, if this cell is part of it: a tap on the hint takes the tile into the hand. */
export const adviceAt = (props: IsleProps, cell: Cell): PlaceMove | null => {
  const move = placing(props);
  return move && cellsOf(move).includes(cell) ? move : null;
};

/** The hint is this move, which has a button of its own: to pass, or to name a colour. */
export const isAdvisedMove = ({ hint }: IsleProps, move: Move): boolean =>
  hint !== null && hint !== undefined && write(hint) === write(move);

export const isAdvisedTile = ({ hint }: IsleProps, tile: TileId): boolean => {
  if (hint?.do === 'place' || hint?.do === 'move' || hint?.do === 'send') return hint.tile === tile;
  return hint?.do === 'pair' && hint.tiles.includes(tile);
};

export const isAdvisedCard = (props: IsleProps, card: CardId): boolean => advisedCards(props).includes(card);

/** The places of the used baskets that the hint lays. */
export const advisedTokens = ({ hint, hintNext = [] }: IsleProps, { tokens }: Deal): readonly number[] => {
  const sides = [hint, ...hintNext].flatMap((move) => (move?.do === 'lay-token' ? [move.side] : []));
  return tokens.flatMap((side, place) => {
    const wanted = sides.filter((one) => one === side).length;
    return tokens.slice(0, place).filter((one) => one === side).length < wanted ? [place] : [];
  });
};

/** The card that the hint plays. */
export const advisedPlay = ({ hint }: IsleProps): CardId | null =>
  hint?.do === 'oshax' || hint?.do === 'treasure' || hint?.do === 'play' ? hint.card : null;

/** The cards of the hint: all that it keeps, buys or lays, or the one that it plays. */
export const advisedCards = (props: IsleProps): readonly CardId[] => {
  const { hint, hintNext = [] } = props;
  if (hint?.do === 'keep' || hint?.do === 'buy') return hint.cards;
  const play = advisedPlay(props);
  if (play !== null) return [play];
  return [hint, ...hintNext].flatMap((move) => (move?.do === 'lay' ? [move.card] : []));
};
