import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { Coat } from '../../../web/art/base/coats.ts';
import { COATS_BY_SEAT } from './looks.ts';

/** The coats of the seats in this match; on the rules page those that a table would give out. */
export const CoatsContext = createContext<readonly Coat[]>(COATS_BY_SEAT);

export const useCoat = (seat: Seat): Coat => useContext(CoatsContext)[seat] ?? 'ginger';
