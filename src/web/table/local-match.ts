import type { TableInfo } from '../../protocol/table.ts';
import { newDoc, type TableDoc } from '../../table/doc.ts';
import { tableInfo } from '../../table/info.ts';
import type { LocalMatch } from './local-store.ts';

/** The guest id of every match in this browser; servers use other ids. */
export const ME = 'me';

/** The table of a match of this browser: all people share this device. */
export const docOf = (match: LocalMatch): TableDoc =>
  newDoc({
    id: match.id,
    game: match.game,
    rulesVersion: match.version,
    options: { ...match.options },
    seats: match.seats.map((seat) =>
      seat.kind === 'bot' ? seat : { kind: 'person', guest: ME, name: seat.name, away: false },
    ),
    status: match.outcome ? 'over' : 'playing',
    creator: ME,
    seed: match.seed,
    outcome: match.outcome,
    created: match.created,
  });

export const tableOf = (match: LocalMatch): TableInfo =>
  tableInfo(docOf(match), {
    nameOf: () => '',
    here: () => true,
    spectators: 0,
    awaiting: match.awaiting ?? [],
    deadline: null,
  });
