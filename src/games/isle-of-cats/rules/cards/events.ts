import type { ActionFace, FaceCode, PointFace } from '../state/types.ts';
import type { CountKey } from './counts.ts';
import type { Lesson } from './lessons.ts';

/** An event tile: the effect of its front, the effect of its back, and the sister's points for it on spaces 2, 3, 4. */
export interface TwoFaces {
  readonly front: ActionFace;
  readonly back: FaceCode;
  readonly solo: readonly [number, number, number];
}

const tile = (front: ActionFace, back: FaceCode, ...solo: [number, number, number]): TwoFaces => ({
  front,
  back,
  solo,
});

/** Which face stands on which tile, and the solo numbers, are our own design. [E1] */
export const EVENT_TILES: readonly TwoFaces[] = [
  tile('RAT', 'P-RAT2', 4, 6, 8),
  tile('RAT', 'P-RATCAT', 5, 5, 4),
  tile('RAT', 'P-ROW', 6, 5, 3),
  tile('FISH+', 'P-COL', 8, 6, 4),
  tile('FISH+', 'P-CAT', 8, 6, 4),
  tile('FISH-', 'P-LONE', 6, 5, 4),
  tile('FISH-', 'P-EMPTY', 4, 6, 8),
  tile('BASKET', 'P-FULL', 4, 2, 2),
  tile('SWAP', 'P-COMMON', 8, 6, 4),
  tile('SWAP', 'P-RARE', 6, 4, 2),
  tile('COMMON+', 'P-MAP', 6, 8, 10),
  tile('COMMON+', 'P-CAPT', 3, 4, 5),
  tile('RARE', 'P-NONE', 2, 3, 5),
  tile('RARE', 'RAT', 0, 0, 0),
  tile('FEW', 'BASKET', 0, 0, 0),
];

const pays = (points: number, how: Lesson['pays'], counts: CountKey): Lesson => ({
  points,
  pays: how,
  counts,
});

/** [E8] */
export const POINT_FACES: Readonly<Record<PointFace, Lesson>> = {
  'P-RAT2': pays(1, 'each', 'two-rats'),
  'P-RATCAT': pays(1, 'each', 'rats-at-cats'),
  'P-ROW': pays(1, 'each', 'best-row'),
  'P-COL': pays(2, 'each', 'best-column'),
  'P-CAT': pays(2, 'each', 'best-cat'),
  'P-LONE': pays(2, 'each', 'lonely-cats'),
  'P-EMPTY': pays(2, 'each', 'empty-rooms'),
  'P-FULL': pays(2, 'each', 'full-rooms'),
  'P-COMMON': pays(2, 'each', 'common-treasures'),
  'P-RARE': pays(2, 'each', 'rare-treasures'),
  'P-MAP': pays(3, 'each', 'open-maps'),
  'P-CAPT': pays(5, 'once', 'captains-empty'),
  'P-NONE': pays(5, 'once', 'no-treasures'),
};

export const isPointFace = (face: FaceCode): face is PointFace => face in POINT_FACES;

export const RATS = 18; // [E2]
export const TOKENS = 10; // [E5]
