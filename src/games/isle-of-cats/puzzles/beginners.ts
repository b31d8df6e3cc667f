import { defined } from '../../../kernel/defined.ts';
import type { Bot, Rng } from '../../../kernel/game.ts';
import { legal } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import { scoreParts, sumOf } from '../rules/score.ts';
import type { Isle, PlaceMove, View } from '../rules/state/types.ts';

/** Looks at some of the places only, and chooses the one that gives most points; forgets the lessons that all can see. */
const beginner =
  (sees: number): Bot<Isle> =>
  (scene, seat, _think, rng) => {
    const all = legal(rules, scene, seat);
    const places = all.filter((move): move is PlaceMove => move.do === 'place');
    const rated = someOf(places, sees, rng).map((move) => ({
      move,
      points: pointsWith(scene.view, seat, move),
    }));
    const [best] = rated.toSorted((a, b) => b.points - a.points);
    return { move: best?.move ?? defined(all[0]), after: 0 };
  };

/** So many of a hundred, by lot, and at least one. */
const someOf = (places: readonly PlaceMove[], percent: number, rng: Rng): readonly PlaceMove[] => {
  const seen = places.filter(() => rng.int(100) < percent);
  return seen.length || !places.length ? seen : [defined(places[rng.int(places.length)])];
};

const pointsWith = (view: View, seat: number, { tile, x, y, turn }: PlaceMove): number => {
  const player = defined(view.players[seat]);
  const tiles = [...player.tiles, { tile, x, y, turn }];
  return sumOf(
    scoreParts({ ...view, publicLessons: [], players: view.players.with(seat, { ...player, tiles }) }, seat),
  );
};

/** Weaker than every level; the weakest first. */
export const beginners: readonly Bot<Isle>[] = [10, 30, 60].map(beginner);
