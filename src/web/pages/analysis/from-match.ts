import { readEnd } from '../../../kernel/early-end.ts';
import { isRefusal, type Entry, type Kind, type Refusal } from '../../../kernel/game.ts';
import { readPress } from '../../../kernel/press.ts';
import { readRecord } from '../../../kernel/read-record.ts';
import { FIRST_LINE } from '../../../kernel/record.ts';
import { replayRecord } from '../../../kernel/replay-record.ts';
import { readTakeback } from '../../../kernel/takeback.ts';
import { readFile, type AnalysisDoc, type Analysed } from './analysis-doc.ts';
import { lineTree } from './tree.ts';

interface Reached {
  readonly seq: number;
  readonly moves: readonly string[];
}

/** The moves that led to the last position, without those that were taken back; and how many there were after each entry. */
export const mainLine = (
  entries: readonly Entry[],
): { readonly moves: readonly string[]; readonly after: readonly number[] } => {
  const reached: [Reached, ...Reached[]] = [{ seq: 0, moves: [] }];
  const after = [0];
  for (const entry of entries) {
    const { moves } = reached.at(-1) ?? reached[0];
    const back = readTakeback(entry.move);
    if (back !== null) {
      const index = reached.findIndex(({ seq }) => seq === back);
      const then = reached[index];
      if (then) {
        reached.length = index;
        reached.push({ seq: entry.seq, moves: then.moves });
      }
    } else {
      const made =
        entry.move === null || readEnd(entry.move) !== null ? [] : [readPress(entry.move, entry.at).text];
      reached.push({ seq: entry.seq, moves: [...moves, ...made] });
    }
    after.push(reached.at(-1)?.moves.length ?? 0);
  }
  return { moves: reached.at(-1)?.moves ?? [], after };
};

/** The main line of a match, looked at after so many of its entries. */
export const docOfEntries = (
  { positions }: Analysed,
  { first, entries, options }: { first: Kind['state']; entries: readonly Entry[]; options: object },
  at: number,
): AnalysisDoc => {
  const { moves, after } = mainLine(entries);
  const steps = Math.min(after[at] ?? moves.length, moves.length);
  return {
    position: positions.write(first),
    options: { ...options },
    root: lineTree(moves),
    path: Array<number>(steps).fill(0),
  };
};

/** A file with an analysis, or with the record of a match. */
export const docOfFile = (analysed: Analysed, text: string): AnalysisDoc | Refusal => {
  if (!text.replace(/^\uFEFF/, '').startsWith(FIRST_LINE)) return readFile(analysed, text);
  const file = readRecord(text);
  if (isRefusal(file)) return file;
  if (file.header.game !== analysed.game.id) return { why: 'other-game' };
  if (file.header.version !== analysed.game.version) return { why: 'other-version' };
  const replayed = replayRecord(analysed.game, analysed.positions, file);
  if (isRefusal(replayed)) return replayed;
  const first = replayed.positions[0]?.state;
  return docOfEntries(
    analysed,
    { first, entries: file.entries, options: replayed.header.options },
    file.entries.length,
  );
};
