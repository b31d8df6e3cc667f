import type { Kind, Scene } from '../../kernel/game.ts';
import { ownMoveIn } from './own-move.ts';

/** The sounds that have been played, up to a beat of a step. */
export interface Heard {
  readonly seq: number;
  readonly beat: number;
  readonly own: string | null; // the last own move that was previewed
  readonly ownSeq: number; // and its step in that preview
}

export const heardWith = <K extends Kind>(scene: Scene<K>, beat: number): Heard => {
  const own = ownMoveIn(scene);
  return { seq: scene.seq, beat, own, ownSeq: own === null ? -1 : scene.seq };
};

/**
 * True if a scene brings sounds that were not played yet. An own move is heard once, with its first preview: not again
 * with each step of a rival that comes before its answer, nor with the answer. Earlier positions are silent.
 */
export const isNewSound = <K extends Kind>(heard: Heard, scene: Scene<K>, beat: number): boolean => {
  const own = ownMoveIn(scene);
  if (own !== null) return own !== heard.own;
  if (scene.seq === heard.ownSeq) return false;
  return scene.seq === heard.seq ? beat > heard.beat : scene.seq > heard.seq;
};

/** The sounds that have been played once this scene was shown. */
export const afterHearing = <K extends Kind>(heard: Heard, scene: Scene<K>, beat: number): Heard => {
  const now = heardWith(scene, beat);
  return now.own === null
    ? { ...now, own: heard.own, ownSeq: scene.seq < heard.ownSeq ? -1 : heard.ownSeq }
    : now;
};
