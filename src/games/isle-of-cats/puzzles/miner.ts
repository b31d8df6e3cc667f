import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { weighedMiner } from '../../../kernel/weighed-puzzle.ts';
import { cellsOf, legalSpots } from '../rules/boat/cover.ts';
import { layout } from '../rules/boat/layouts.ts';
import { isCat, isTreasure, tileOf } from '../rules/boat/tiles.ts';
import type { Placed, Player, State } from '../rules/state/types.ts';
import { beginners } from './beginners.ts';
import { writePlace } from './place-text.ts';
import { WORTH_MOST } from './question.ts';

const FROM_DAY = 4; // points at once are what counts only near the end

/** The tile that this player has placed between two states. */
const placedBetween = (before: Player, after: Player): Placed | null =>
  after.tiles.length === before.tiles.length + 1 ? (after.tiles.at(-1) ?? null) : null;

/** A treasure that is found would be worth something, too, and nobody could say how much. [P4] */
const mayFindTreasure = ({ boat, tiles }: Player, { tile }: Placed): boolean => {
  const { colour } = tileOf(tile);
  if (!isCat(tileOf(tile)) || colour === null) return false;
  const map = layout(boat).maps[colour];
  return legalSpots(tiles, tile, false).some((spot) => cellsOf({ tile, ...spot }).includes(map));
};

const places = (states: readonly State[]): readonly Pick<PuzzleLine, 'goal' | 'where'>[] =>
  states.flatMap((state, i) =>
    state.players.flatMap((player, seat) => {
      const next = states[i + 1]?.players[seat];
      const placed = next && state.day >= FROM_DAY ? placedBetween(player, next) : null;
      if (!placed || player.tiles.length === 0 || mayFindTreasure(player, placed)) return [];
      const { boat, tiles, lessons } = player;
      const where = writePlace({
        boat,
        tile: placed.tile,
        lessons,
        publicLessons: state.publicLessons,
        tiles,
      });
      return [{ goal: isTreasure(tileOf(placed.tile)) ? 'treasure' : 'cat', where }];
    }),
  );

export default weighedMiner(WORTH_MOST, places, {}, beginners);
