import type { Game, Kind } from '../../kernel/game.ts';
import { offeredOptions } from '../../kernel/options.ts';
import type { TableDoc } from '../../table/doc.ts';
import type { Store } from '../store/store.ts';

/** Which version of its game a table is played by. */

const NO_ENTRIES = Number.MAX_SAFE_INTEGER;

/** Tables stored by 0.1 do not say it, but their matches do. Null: nothing has begun, so it may be that of today. */
export const versionOf = async (doc: TableDoc, store: Store): Promise<number | null> => {
  if (doc.rulesVersion !== undefined) return doc.rulesVersion;
  if (doc.status === 'waiting') return null;
  return (await store.read(doc.id, NO_ENTRIES))?.header.version ?? null;
};

/** The document with the version it will be played by. Options chosen for an unknown version must fit this one. */
export const atVersion = (doc: TableDoc, game: Game<Kind>): TableDoc => {
  if (doc.rulesVersion === game.version) return doc;
  const rulesVersion = game.version;
  if (doc.status !== 'waiting') return { ...doc, rulesVersion: doc.rulesVersion ?? rulesVersion };
  const options = offeredOptions(game, doc.seats.length, doc.options) as TableDoc['options'];
  return { ...doc, rulesVersion, options };
};
