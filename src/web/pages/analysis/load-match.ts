import { loadPlayed } from '../../table/load-played.ts';
import type { AnalysisDoc, Analysed } from './analysis-doc.ts';
import { docOfEntries } from './from-match.ts';

/** A finished match; null: there is none here, or it has other rules. */
export const docOfMatch = async (analysed: Analysed, id: string, at: number): Promise<AnalysisDoc | null> => {
  const played = await loadPlayed(id);
  const { game } = analysed;
  if (!played || played.watched.game.id !== game.id || played.watched.game.version !== game.version)
    return null;
  const { match, watched } = played;
  const { options } = watched.table;
  return docOfEntries(analysed, { first: match.positions[0]?.state, entries: match.entries, options }, at);
};
