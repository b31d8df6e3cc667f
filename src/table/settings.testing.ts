import type { Game, Kind } from '../kernel/game.ts';
import { MEMORY_SETTINGS } from './memory-host.ts';
import type { TableSettings } from './settings.ts';

/** The settings of a table in tests: those of a table in memory, but without people it stands. */
export const settingsFor = (game: Game<Kind>): TableSettings => ({
  game,
  position: null,
  ...MEMORY_SETTINGS,
  unwatched: false,
});
