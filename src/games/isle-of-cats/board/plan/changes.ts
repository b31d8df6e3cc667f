import type { Seat } from '../../../../kernel/game.ts';
import { FAMILY } from '../../rules/boat/families.ts';
import { cellsOf } from '../../rules/boat/cover.ts';
import { ROOMS } from '../../rules/boat/grid.ts';
import { layout } from '../../rules/boat/layouts.ts';
import { summary } from '../../rules/boat/summary.ts';
import { isCat, tileOf } from '../../rules/boat/tiles.ts';
import { cardNamed } from '../../rules/cards/ids.ts';
import { mapGives } from '../../rules/island/island.ts';
import { playerIn } from '../../rules/state/piles.ts';
import { COLOURS, type Placed, type View } from '../../rules/state/types.ts';
import { sumOf, type Part } from '../../rules/score.ts';
import type { Changes } from '../../words/table-types.ts';
import { partsNow } from '../score/points-now.ts';

export const changesBy = (view: View, seat: Seat, more: readonly Placed[]): Changes => {
  const { boat, tiles } = playerIn(view, seat);
  const all = [...tiles, ...more];
  const [before, after] = [summary(boat, tiles), summary(boat, all)];
  const [was, is] = [partsNow(view, seat), partsNow(view, seat, all)];
  const last = after.pieces.at(-1);
  const group =
    last?.tile.colour && after.groups.find(({ pieces }) => pieces.some(({ index }) => index === last.index));
  const lessons = lessonChanges(was, is);
  const rats = before.printedRats - after.printedRats;
  const rooms = ROOMS.filter((_, room) => after.full[room] && !before.full[room]);
  const friends = countOf(is, 'friendships') - countOf(was, 'friendships');
  const families = pointsOf(is, 'family') - pointsOf(was, 'family');
  const rare = pointsOf(is, 'rare') - pointsOf(was, 'rare');
  return {
    points: sumOf(is) - sumOf(was),
    several: [families, rats, rooms.length, friends, rare, lessons.length].filter(Boolean).length > 1,
    group: group
      ? {
          colour: group.colour,
          cats: group.pieces.length,
          needs: Math.max(0, FAMILY - group.pieces.length),
          points: families,
        }
      : null,
    rats,
    rooms,
    anyTreasure: mapGives(view) === 'any',
    ...mapsUnder(boat, more),
    friends,
    rare,
    special: last?.tile.kind === 'rat' || last?.tile.kind === 'beast' ? last.tile.kind : null,
    lessons,
  };
};

const mapsUnder = (boat: number, more: readonly Placed[]): Pick<Changes, 'map' | 'lostMap'> => {
  const { maps } = layout(boat);
  const covered = more.flatMap((placed) => {
    const cells = cellsOf(placed);
    const tile = tileOf(placed.tile);
    return COLOURS.filter((colour) => cells.includes(maps[colour])).map((colour) => ({
      colour,
      found: isCat(tile) && tile.colour === colour,
    }));
  });
  return {
    map: covered.find(({ found }) => found)?.colour ?? null,
    lostMap: covered.find(({ found }) => !found)?.colour ?? null,
  };
};

const countOf = (parts: readonly Part[], what: Part['what']): number =>
  Number(parts.find((part) => part.what === what)?.with?.['count'] ?? 0);

const pointsOf = (parts: readonly Part[], what: Part['what']): number =>
  sumOf(parts.filter((part) => part.what === what));

const isLesson = ({ what }: Part): boolean =>
  what === 'private-lesson' || what === 'public-lesson' || what === 'family-lesson';

const lessonChanges = (was: readonly Part[], is: readonly Part[]): Changes['lessons'] => {
  const before = new Map(was.filter(isLesson).map((part) => [part.with?.['card'], part.points]));
  return is.filter(isLesson).flatMap((part) => {
    const points = part.points - (before.get(part.with?.['card']) ?? 0);
    const card = cardNamed(String(part.with?.['card']));
    return points === 0 || card === null ? [] : [{ card, points }];
  });
};
