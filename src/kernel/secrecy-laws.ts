import { freeze } from './freeze.ts';
import { isRefusal, type Game, type Input, type Kind, type Rng, type Viewer } from './game.ts';
import { copy, law, plain, same } from './law.ts';
import { play, scene, type Position } from './match.ts';
import { shuffled } from './random.ts';

/** Statistics about a game's secrets, collected by the laws. */
export interface Secrets {
  hidden: number; // the number of imagined worlds that differed from the real one: 0 if nothing is secret
  varied: number; // the number of times that two imagined worlds differed from each other
}

/** Law: in two worlds that a viewer cannot tell apart, that viewer is sent the same bytes. */
export const secrecyLaws = <K extends Kind>(
  game: Game<K>,
  now: Position<K>,
  viewer: Viewer,
  luck: Rng,
  secrets: Secrets,
): void => {
  const real = scene(game, now, viewer);
  const told = freeze(copy(real));
  law(plain(real), 'a scene is plain JSON');
  // Otherwise a client would show that time has run out while nothing happens.
  law((real.due ?? Infinity) >= (game.due(now.state) ?? Infinity), 'no viewer expects the clock too early');
  const [one, other] = [1, 2].map(() => freeze(game.determinize(told.view, viewer, luck)));
  for (const imagined of [one, other]) {
    const there = scene(game, { ...now, state: imagined }, viewer);
    if (same(there, real)) continue;
    law(
      same(there.view, real.view),
      'an imagined world looks the same to its viewer',
      () => `viewer ${viewer}`,
    );
    law(false, 'a scene depends only on what its viewer may know', () => `viewer ${viewer}`);
  }
  if (!same(one, now.state)) secrets.hidden++;
  if (!same(one, other)) secrets.varied++;
};

const OTHER_MOVES = 4;

/**
 * If another move, or the same move in another world, leads to a different state that looks the same to a
 * viewer, its events must also be the same for that viewer. Otherwise an event leaks more than the view
 * shows, or the view forgets something.
 */
export const eventLaws = <K extends Kind>(
  game: Game<K>,
  seed: string,
  now: Position<K>,
  { input, able }: { readonly input: Input<K['move']>; readonly able: readonly K['move'][] }, // all that its player may do
  next: Position<K>,
  viewer: Viewer,
  luck: Rng,
): void => {
  const heard = scene(game, next, viewer);
  const alike = (from: Position<K>, done: Input<K['move']>): void => {
    const other = play(game, seed, from, done);
    if (isRefusal(other)) return;
    const there = scene(game, other, viewer);
    law(
      same(there.events, heard.events) || !same(there.view, heard.view) || same(other.state, next.state),
      'an event tells its hearer nothing that the view does not show',
      () => `viewer ${viewer}`,
    );
  };
  const imagined = game.determinize(game.view(now.state, viewer), viewer, luck);
  alike({ ...now, state: imagined }, input);
  if (input.by === 'clock' || input.by === viewer) return;
  const others = shuffled(luck, able).slice(0, OTHER_MOVES);
  for (const move of others) alike(now, { ...input, move });
};
