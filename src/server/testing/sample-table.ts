import type { Header, Kind } from '../../kernel/game.ts';
import { NO_CLOCK } from '../../protocol/table.ts';
import type { TableDoc } from '../../table/doc.ts';

/** A sample table, for tests of the storage. */
export const sampleTable = (id: string, guest: string): TableDoc => ({
  id,
  game: 'noughts',
  options: { size: 3 },
  seats: [
    { kind: 'person', guest, name: null, away: false },
    { kind: 'open', keptFor: null },
  ],
  status: 'waiting',
  creator: guest,
  listed: false,
  clock: NO_CLOCK,
  granted: [0, 0],
  returning: [],
  question: null,
  notes: [],
  seed: 'secret',
  from: null,
  start: null,
  outcome: null,
  rematch: null,
  created: 1_700_000_000_000,
  halted: false,
});

export const sampleHeader: Header<Kind> = {
  game: 'noughts',
  version: 1,
  seats: 2,
  options: { size: 3 },
  seed: 'secret',
};
