import { isRefusal, type Game, type Kind, type Viewer } from '../../kernel/game.ts';
import type { Position } from '../../kernel/match.ts';
import { readRecord } from '../../kernel/read-record.ts';
import { record, writeRecord, type MatchRecord } from '../../kernel/record.ts';
import { replayRecord } from '../../kernel/replay-record.ts';
import type { Replay } from '../../protocol/api.ts';
import type { TableId } from '../../protocol/table.ts';
import { loadPosition, loadVersion, rulesFolder } from '../../catalogue/browser/rules.ts';
import { openWords } from '../preferences/language.ts';
import { NotDone, readRecordText, readReplay } from './api.ts';
import { readerOf, stepsFor } from '../../table/match-for-viewer.ts';
import { historyOf } from './create-local.ts';
import { docOf, ME, tableOf } from './local-match.ts';
import { readMatch, type LocalMatch } from './local-store.ts';
import { isLocal } from './source.ts';

/** A match to replay. It has a record if it is over and its game can write its first position. */
export interface Watched extends Replay {
  readonly game: Game<Kind>;
  readonly record: string | null;
}

/**
 * Outdated: kept in this browser, and its rules are no longer known. Newer: its rules are not yet known to this page.
 */
export type NoReplay = 'missing' | 'outdated' | 'newer';

/** Loads a replay for one viewer. Before the match is over, only one's own view is allowed. */
export const loadReplay = async (id: TableId, as: Viewer = 'spectator'): Promise<Watched | NoReplay> => {
  const watched = await (isLocal(id) ? fromHere(id, as) : fromServer(id, as));
  if (typeof watched === 'object') await openWords(rulesFolder(watched.game.id, watched.game.version));
  return watched;
};

const fromServer = async (id: TableId, as: Viewer): Promise<Watched | NoReplay> => {
  try {
    const played = await readReplay(id, as);
    const game = await loadVersion(played.table.game, played.table.rulesVersion);
    if (!game) return 'newer';
    const text = played.table.status === 'over' ? await readRecordText(id).catch(() => null) : null;
    return { ...played, game, record: text };
  } catch (error) {
    if (error instanceof NotDone && ['no-such-table', 'not-playing'].includes(error.problem.why))
      return 'missing';
    throw error;
  }
};

const fromHere = async (id: TableId, as: Viewer): Promise<Watched | NoReplay> => {
  const match = await readMatch(id);
  if (!match) return 'missing';
  const game = await loadVersion(match.game, match.version);
  if (!game) return 'outdated';
  const viewer = match.outcome ? as : readerOf(docOf(match), ME);
  const steps = [...stepsFor(historyOf(game, match), viewer)];
  return { table: tableOf(match), viewer, steps, game, record: await recordOf(match) };
};

const recordOf = async (match: LocalMatch): Promise<string | null> => {
  if (!match.outcome) return null;
  const { game, version, seats, options, seed, entries, outcome } = match;
  const position = match.start === undefined ? null : await loadPosition(rulesFolder(game, version));
  if (match.start !== undefined && !position) return null;
  const text = position?.write(match.start) ?? null;
  return writeRecord(record({ game, version, seats: seats.length, options, seed }, text, entries, outcome));
};

/** Every position of a record, computed again in this browser. Throws if the record breaks the rules. */
export const positionsOfRecord = async (
  game: Game<Kind>,
  text: string,
): Promise<{ readonly record: MatchRecord; readonly positions: readonly Position<Kind>[] }> => {
  const file = readRecord(text);
  if (isRefusal(file)) throw new Error(`unreadable record: ${file.why}`);
  const replayed = replayRecord(game, await loadPosition(rulesFolder(game.id, game.version)), file);
  if (isRefusal(replayed)) throw new Error(`a record that is not true: ${replayed.why}`);
  return { record: file, positions: replayed.positions };
};
