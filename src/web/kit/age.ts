import type { Kind, Millis, Scene } from '../../kernel/game.ts';

/** How long each scene had stood when it was heard of: whoever comes back must not see its time begin anew. */
const ages = new WeakMap<Scene<Kind>, Millis>();

export const noteAge = (scene: Scene<Kind>, age: Millis): void => void ages.set(scene, age);

export const ageOf = <K extends Kind>(scene: Scene<K>): Millis => ages.get(scene) ?? 0;

/** How long until it is due, counted from when it was heard of. */
export const leftOf = <K extends Kind>(scene: Scene<K>): Millis | null =>
  scene.due === null ? null : Math.max(0, scene.due - scene.at - ageOf(scene));
