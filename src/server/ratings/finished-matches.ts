import type { Catalogue } from '../../catalogue/catalogue.ts';
import { ratingModeOf } from '../../kernel/abilities.ts';
import { resultOf, type Result } from '../../ratings/result.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { TableDoc } from '../../table/doc.ts';
import { logFailure, type Log } from '../log.ts';
import { carryOutMerge } from '../people/merge-guest.ts';
import type { Store } from '../store/store.ts';
import { Rater } from './rater.ts';

const AT_ONCE = 100;

type AreNear = (people: readonly GuestId[]) => boolean;

/** Keeps the result of every finished match, for histories and ratings. */
export class FinishedMatches {
  readonly rater: Rater;
  readonly #store: Store;
  readonly #catalogue: Catalogue;
  readonly #log: Log;
  readonly areNear: AreNear; // at this moment
  #stopped = false;

  constructor(
    store: Store,
    catalogue: Catalogue,
    log: Log,
    tableChanged: (id: TableId) => Promise<void> = async () => {},
    areNear: AreNear = () => false, // two of these people have the same address
  ) {
    this.areNear = areNear;
    this.#store = store;
    this.#catalogue = catalogue;
    this.#log = log;
    this.rater = new Rater(store, log, (merge) => carryOutMerge(store, merge, tableChanged));
  }

  /** Stores the result before the table is saved as over: then a crash in between repeats it, and none is missing. */
  async add(doc: TableDoc, at: number = Date.now()): Promise<void> {
    const result = this.#resultOf(doc, at);
    if (result) await this.#store.addResult(result, doc.listed);
    this.rater.wake();
  }

  /** Matches that ended before results were kept get theirs, in the background. */
  async start(): Promise<void> {
    try {
      await this.#addMissing();
    } catch (error) {
      logFailure(this.#log, error, {}, 'older matches are not in the histories yet');
    }
    this.rater.wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.rater.stop();
  }

  async #addMissing(): Promise<void> {
    let skip = 0; // matches of bots, which have no result
    while (!this.#stopped) {
      const some = await this.#store.tablesWithoutResult(skip, AT_ONCE);
      for (const { doc, touched } of some) {
        const result = this.#resultOf(doc, touched);
        if (result) await this.#store.addResult(result, doc.listed);
        else skip += 1;
      }
      if (some.length < AT_ONCE) return;
    }
  }

  #resultOf(doc: TableDoc, at: number): Result | null {
    return resultOf(doc, this.#modeOf(doc), at, this.areNear);
  }

  /** A match under older rules may have options that the present ones do not know: it is not rated, but it ends. */
  #modeOf({ game: id, options, seats }: TableDoc): string | null {
    const game = this.#catalogue.get(id)?.game;
    try {
      return game ? ratingModeOf(game, options, seats.length) : null;
    } catch (error) {
      logFailure(this.#log, error, { game: id }, 'the mode of a match is unknown');
      return null;
    }
  }
}
