import type { Seat } from '../../../kernel/game.ts';
import { seen } from '../own.ts';
import { scoreParts } from '../score.ts';
import type { CardId, Placed, Player, PlayerView, State, View } from '../types.ts';

/** Scores as far as a viewer knows: what is hidden counts nothing yet. */

const opened = (player: PlayerView): Player => ({
  ...player,
  hand: seen(player.hand),
  fresh: seen(player.fresh),
  lessons: seen(player.lessons),
  packet: seen(player.packet),
  kept: seen(player.kept),
  laid: seen(player.laid),
});

const NO_CARDS: readonly CardId[] = [];

/** The table as if it held nothing but what the viewer sees. */
export const asKnown = (view: View): State => ({
  ...view,
  players: view.players.map(opened),
  deck: NO_CARDS,
  dropped: NO_CARDS,
  phase: { name: 'over' },
  pending: [],
});

export type Part = ReturnType<typeof scoreParts>[number];

/** What a seat would score now, with other tiles on its boat if some are given. */
export const partsNow = (view: View, seat: Seat, tiles?: readonly Placed[]): Part[] => {
  const known = asKnown(view);
  if (!tiles) return scoreParts(known, seat);
  const players = known.players.map((player, i) => (i === seat ? { ...player, tiles } : player));
  return scoreParts({ ...known, players }, seat);
};

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { points }) => sum + points, 0);
