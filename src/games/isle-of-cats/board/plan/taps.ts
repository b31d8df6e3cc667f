import type { Refusal } from '../../../../kernel/game.ts';
import { announce } from '../../../../web/kit/Announcer.tsx';
import { cellsOf, misplaced } from '../../rules/boat/cover.ts';
import { cellAt, type Cell } from '../../rules/boat/grid.ts';
import { tileOf } from '../../rules/boat/tiles.ts';
import { cardOf, costOf } from '../../rules/cards/discovery.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { mayLieAnywhere } from '../../rules/island/treasures.ts';
import type { CardId, Move, Placed, Spot, TileId } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import { adviceAt, advisedCards, advisedPlay, advisedTokens } from './advice.ts';
import { changesBy } from './changes.ts';
import { hasRoom, type Deal } from './deal.ts';
import { isAsked } from './moment.ts';
import { tileInHand, type Hands } from './useHands.ts';
import type { Picking } from './usePicking.ts';

/** The effect of a tap on a cell, tile, card or part of a card. */

export interface Touching {
  readonly props: IsleProps;
  readonly hands: Hands;
  readonly picking: Picking;
}

export const tapCell = (touching: Touching, cell: Cell): void => {
  const { props, hands, picking } = touching;
  const { holding, trial, choices } = hands;
  if (props.pending) return;
  if (!trial.on && adviceAt(props, cell) && !heldOver(hands, cell)) return takeAdvice(touching);
  if (holding.tile) return putDown(touching, holding.tile, cell);
  if (trial.on) {
    const up = trial.takeUp(cell);
    return up ? holding.hold(up.tile) : undefined;
  }
  const feed = choices.feeds.find(({ x, y }) => cellAt(x, y) === cell);
  if (feed) picking.pick(feed);
  else picking.forget();
};

const heldOver = ({ holding, shown }: Hands, cell: Cell): boolean =>
  holding.set && shown !== null && cellsOf(shown).includes(cell);

/** Takes the advised tile into the hand at the advised place, chooses the advised cards, or takes the card that the hint plays; a second tap plays it. */
export const takeAdvice = ({ props, hands, picking }: Touching): void => {
  const { hint } = props;
  if (props.pending) return;
  if (hands.deal) {
    picking.setChosen(advisedCards(props));
    return picking.setTokens(advisedTokens(props, hands.deal));
  }
  const played = advisedPlay(props);
  if (played !== null) {
    if (picking.card !== played) tapCard({ props, hands, picking }, played);
    return;
  }
  if (hint?.do !== 'place') return;
  picking.drop();
  if (hands.trial.on) hands.trial.end();
  const { tile, x, y, turn } = hint;
  hands.holding.hold(tile, { x, y, turn }); // without the tile of the move: it would take the place of a named oshax
  picking.sound('pick');
};

/** The first tap puts the tile down and shows its effect; a tap on the tile itself plays it. */
const putDown = (touching: Touching, tile: TileId, cell: Cell): void => {
  const { props, hands, picking } = touching;
  const { holding, shown, trial } = hands;
  const again = shown !== null && holding.set && cellsOf(shown).includes(cell);
  const spot = again ? holding.spot : holding.put(cell);
  if (!spot) return;
  if (trial.on && again) return tryThere(touching, spot);
  if (trial.on) return picking.refuse(whyNotTried(touching, { tile, ...spot }), { cell });
  const move: Move = { do: 'place', tile, ...spot };
  const no = props.check(move);
  if (no) return picking.refuse(no, { cell });
  picking.cancel();
  if (again || !props.settings.secondTap) return picking.go([move]);
  picking.sound('pick');
  sayChanges(touching, { tile: tileInHand(props, tile), ...spot });
};

const sayChanges = ({ props, hands }: Touching, placed: { tile: TileId } & Spot): void => {
  const words = props.words.board.table;
  const changes = changesBy(props.scene.view, hands.seat, [placed]);
  announce(words.changes(changes, props.words.board).join(' ') || words.fits);
};

/** Why a tile cannot be tried here. In a trial it need not be available, but it must fit. */
const whyNotTried = ({ props, hands, picking }: Touching, { tile, ...spot }: Placed): Refusal | null => {
  const me = playerIn(props.scene.view, hands.seat);
  picking.forget();
  return misplaced([...me.tiles, ...hands.trial.tiles], tile, spot, mayLieAnywhere(me, tile));
};

/** Adds the tile in hand to the trial. */
export const tryThere = ({ hands: { holding, trial }, picking }: Touching, spot: Spot): void => {
  if (!holding.tile || !holding.fits) return;
  trial.add({ tile: holding.tile, ...spot });
  holding.letGo();
  picking.sound('land');
};

const ANYWHERE: Spot = { x: 0, y: 0, turn: 0 };

export const tapTile = ({ props, hands, picking }: Touching, tile: TileId): void => {
  const { choices, trial, holding } = hands;
  if (props.pending || props.replay) return;
  picking.drop();
  if (choices.moves.has(tile)) return picking.pick({ do: 'move', tile });
  if (choices.sends.some((send) => send.tile === tile)) return picking.setParts([tile]);
  const trying = trial.on || !isAsked(props.scene.view, props.seat);
  // an oshax has no colour before it is played, so its effect cannot be computed
  if (trying && isNameless(tile)) return;
  if (trying && !trial.on) trial.begin(); // while others play, taking a tile begins a trial
  const no = trying ? null : props.check({ do: 'place', tile, ...ANYWHERE });
  if (no?.why === 'not-asked') return picking.refuse(no, null); // refused at once if no tile can be placed now
  picking.sound('pick');
  holding.hold(holding.tile === tile ? null : tile);
};

const isNameless = (tile: TileId): boolean => {
  const { kind, colour } = tileOf(tile);
  return kind === 'oshax' && colour === null;
};

export const tapCard = (touching: Touching, card: CardId): void => {
  const { props, hands, picking } = touching;
  if (props.pending) return;
  picking.forget();
  if (hands.deal?.cards.includes(card)) return choose(touching, hands.deal, card);
  const { plays, finds } = hands.choices;
  const moves = [...(plays.get(card) ?? []), ...(finds.get(card) ?? [])];
  picking.cancel();
  picking.setParts([]);
  if (moves.length === 0) return picking.refuseCard(props.check(moveOf(card)), card);
  const again = picking.card === card;
  picking.setCard(again ? null : card);
  const [only] = moves;
  if (only && moves.length === 1 && !again) picking.pick(only);
};

const choose = ({ props, hands, picking }: Touching, deal: Deal, card: CardId): void => {
  const { chosen, setChosen, refuseCard, sound } = picking;
  const { fish } = playerIn(props.scene.view, hands.seat);
  if (!hasRoom(deal, chosen, card, fish)) return refuseCard(whyNoMore(deal, chosen, card), card);
  setChosen(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  sound('pick');
};

export const tapToken = ({ props, picking: { tokens, setTokens, sound } }: Touching, place: number): void => {
  if (props.pending) return;
  setTokens(tokens.includes(place) ? tokens.filter((one) => one !== place) : [...tokens, place]);
  sound('pick');
};

const whyNoMore = (deal: Deal, chosen: readonly CardId[], card: CardId): Refusal => {
  if (deal.fixed) return { why: 'already-chosen' };
  if (deal.what === 'keep') return { why: 'wrong-number', with: { cards: deal.count } };
  return { why: 'too-little-fish', with: { fish: costOf([...chosen, card]) } };
};

/** A move with this card, used to find out why the card cannot be played. */
const moveOf = (card: CardId): Move => {
  const { kind } = cardOf(card);
  if (kind === 'rescue') return { do: 'lay', card };
  if (kind === 'oshax') return { do: 'oshax', card, colour: 'B' };
  return kind === 'treasure' ? { do: 'treasure', card, take: 'common' } : { do: 'play', card, with: [] };
};

/** Selects a thing that a card is used on; with the last one the move is complete. */
export const tapPart = ({ hands, picking }: Touching, part: string): void => {
  const { parts, card, setParts, cancel, pick } = picking;
  const now = parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part].slice(-2);
  setParts(now);
  const meant = hands.choices.plays
    .get(card ?? -1)
    ?.find((move) => now.length === move.with.length && move.with.every((one) => now.includes(one)));
  if (meant) pick(meant);
  else cancel();
};
