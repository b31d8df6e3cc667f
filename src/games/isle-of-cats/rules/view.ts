import type { Viewer } from '../../../kernel/game.ts';
import { friendships } from './boat/families.ts';
import { tileOf } from './boat/tiles.ts';
import { askedSeats } from './island/island.ts';
import { boatOf } from './island/lesson-points.ts';
import type {
  CardId,
  Choice,
  Island,
  Pending,
  Phase,
  Pile,
  Player,
  PlayerView,
  State,
  View,
} from './state/types.ts';

/** The view of one viewer. Everything secret is only counted. [H1] */
export const view = (state: State, viewer: Viewer): View => {
  const { players, deck, dropped, phase, pending } = state;
  const over = phase.name === 'over';
  const open = (seat: number): boolean => over || seat === viewer;
  return {
    ...openToAll(state),
    players: players.map((player, seat) => playerView(player, open(seat), laidOpenly(phase))),
    deck: deck.length,
    dropped: dropped.length,
    phase: phaseView(phase, open),
    pending: pending.map((decision) => decisionView(decision, open)),
    asked: askedSeats(state),
  };
};

/**
 * The part of a state or view that everybody may see. Every member is named, so that a member added to the state is not
 * sent to anybody by mistake.
 */
export const openToAll = (island: Island): Island => ({
  options: island.options,
  day: island.day,
  order: island.order,
  left: island.left,
  right: island.right,
  common: island.common,
  rare: island.rare,
  oshax: island.oshax,
  bag: island.bag,
  kittens: island.kittens,
  kittenBag: island.kittenBag,
  beastBag: island.beastBag,
  spent: island.spent,
  publicLessons: island.publicLessons,
  events: island.events,
  ratsLeft: island.ratsLeft,
  tokensLeft: island.tokensLeft,
  sister: island.sister,
});

const shown = (cards: readonly CardId[], open: boolean): Pile =>
  open ? { open: cards } : { hidden: cards.length };

/** Laid cards are face down only while some players are still to lay theirs. */
const laidOpenly = ({ name }: Phase<unknown>): boolean => name !== 'lay';

/**
 * Other players must not learn how many new cards are left: they could then tell of each hidden laid card if it is new.
 * So for them the old cards seem to be played first.
 */
const fanOf = ({ hand, fresh, bought }: Player): { hand: Pile; fresh: Pile } => {
  const cards = hand.length + fresh.length;
  const perhapsNew = Math.min(bought, cards);
  return { hand: { hidden: cards - perhapsNew }, fresh: { hidden: perhapsNew } };
};

const playerView = (player: Player, open: boolean, laidOpen: boolean): PlayerView => ({
  ...player,
  ...(open ? { hand: { open: player.hand }, fresh: { open: player.fresh } } : fanOf(player)),
  lessons: shown(player.lessons, open),
  packet: shown(player.packet, open),
  kept: shown(player.kept, open),
  laid: shown(player.laid, open || laidOpen),
  friendships: friendshipsOf(player),
});

/** [W3] Only for boats with beasts: to sum up a boat takes longer than all the rest of a view. */
const friendshipsOf = (player: Player): PlayerView['friendships'] =>
  player.tiles.some(({ tile }) => tileOf(tile).kind === 'beast')
    ? friendships(boatOf(player), player.tiles)
    : [];

const phaseView = (phase: State['phase'], open: (seat: number) => boolean): Phase<Choice> =>
  phase.name === 'draft' || phase.name === 'buy'
    ? {
        ...phase,
        chosen: phase.chosen.map((cards, seat) =>
          cards === null ? null : open(seat) ? { open: cards } : 'secret',
        ),
      }
    : phase;

const decisionView = (decision: Pending<readonly CardId[]>, open: (seat: number) => boolean): Pending<Pile> =>
  decision.ask === 'drawn-cards'
    ? { ...decision, cards: shown(decision.cards, open(decision.seat)) }
    : decision;
