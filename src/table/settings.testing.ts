import type { Game, Kind } from '../kernel/game.ts';
import { NO_LIMITS, PATIENCE, type TableSettings } from './settings.ts';

/** The settings of a table in tests: one host, remote players, bots that answer at once. */
export const settingsFor = (game: Game<Kind>): TableSettings => ({
  game,
  position: null,
  levels: 1,
  botPace: 0,
  raceSpeed: 1,
  shared: false,
  wallAhead: () => 0,
  oneDevice: false,
  unwatched: false,
  patience: PATIENCE,
  most: NO_LIMITS,
});
