import type { Coat } from '../../../web/art/base/coats.ts';
import type { Evening } from './art/evenings.ts';

/** Five gangs, five coats that differ in pattern and not only in colour. */
export const COATS_BY_SEAT: readonly Coat[] = ['ginger', 'tuxedo', 'calico', 'siamese', 'grey'];
const EVENINGS_BY_SEAT: readonly Evening[] = ['blue', 'plum', 'teal', 'plum', 'blue'];

export const coatOf = (seat: number): Coat => COATS_BY_SEAT[seat] ?? 'ginger';
export const eveningOf = (seat: number): Evening => EVENINGS_BY_SEAT[seat] ?? 'blue';
