import type { Kind, Scene } from '../../kernel/game.ts';

/** The id of the own move whose result a preview shows. It is previewed again on each position that comes before its answer. */
const moves = new WeakMap<Scene<Kind>, string>();

export const noteOwnMove = (scene: Scene<Kind>, id: string): void => void moves.set(scene, id);

export const ownMoveIn = <K extends Kind>(scene: Scene<K>): string | null => moves.get(scene) ?? null;
