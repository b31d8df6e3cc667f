import type { Game, Kind } from '../../kernel/game.ts';
import { offeredOptions } from '../../kernel/options.ts';
import type { TableDoc } from '../../table/doc.ts';
import type { Store } from '../store/store.ts';

/** Finds the version of the rules that a table is played by. */

const NO_ENTRIES = Number.MAX_SAFE_INTEGER;

/**
 * The version of a table's rules. Tables stored by 0.1 have it only in their match. Null: the match has not begun, so
 * the current version can be used.
 */
export const versionOf = async (doc: TableDoc, store: Store): Promise<number | null> => {
  if (doc.rulesVersion !== undefined) return doc.rulesVersion;
  if (doc.status === 'waiting') return null;
  return (await store.read(doc.id, NO_ENTRIES))?.header.version ?? null;
};

/**
 * The doc with the version it is played by. Options that were chosen for an unknown version are adjusted to this one.
 */
export const atVersion = (doc: TableDoc, game: Game<Kind>): TableDoc => {
  if (doc.rulesVersion === game.version) return doc;
  const rulesVersion = game.version;
  if (doc.status !== 'waiting') return { ...doc, rulesVersion: doc.rulesVersion ?? rulesVersion };
  const options = offeredOptions(game, doc.seats.length, doc.options) as TableDoc['options'];
  return { ...doc, rulesVersion, options };
};
