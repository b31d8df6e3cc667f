import type { Kind, Millis, Scene } from '../../kernel/game.ts';

/** The age of each scene when it was received: after a reconnect, a countdown must not begin anew. */
const ages = new WeakMap<Scene<Kind>, Millis>();

export const noteAge = (scene: Scene<Kind>, age: Millis): void => void ages.set(scene, age);

export const ageOf = <K extends Kind>(scene: Scene<K>): Millis => ages.get(scene) ?? 0;

/** The time until it is due, counted from when the scene was received. */
export const leftOf = <K extends Kind>(scene: Scene<K>): Millis | null =>
  scene.due === null ? null : Math.max(0, scene.due - scene.at - ageOf(scene));
