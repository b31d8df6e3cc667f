import type { Kind } from '../../kernel/game.ts';
import type { TableId } from '../../protocol/table.ts';
import type { TableDoc } from '../../table/doc.ts';
import type { StoreResult, Write } from '../../table/host-interface.ts';
import type { Deadline } from './deadline.ts';
import type { TableContext } from './table-context.ts';

/** Reads and writes one table in the store, for the server that holds its lease. */
export class TableWriter {
  readonly #context: TableContext;
  readonly #id: TableId;
  readonly #epoch: number | null;
  readonly #deadline: Deadline | null;
  readonly #state: () => Kind['state']; // of the match, now
  #resultKept: boolean;

  constructor(
    context: TableContext,
    { id, status }: TableDoc,
    epoch: number | null,
    deadline: Deadline | null,
    state: () => Kind['state'],
  ) {
    this.#context = context;
    this.#id = id;
    this.#epoch = epoch;
    this.#deadline = deadline;
    this.#state = state;
    this.#resultKept = status === 'over';
  }

  /** 'lost': another server runs the table now, and nothing was written. */
  async write(what: Write): Promise<StoreResult | 'lost'> {
    const { store } = this.#context;
    if (what.kind === 'read') {
      const [saved, match] = await Promise.all([store.table(this.#id), store.read(this.#id, what.after)]);
      return { saved, match };
    }
    await this.#deadline?.soon();
    if (what.kind === 'append') {
      const appended = await store.append(this.#id, what.entry, this.#epoch);
      if (appended === 'lost') return appended;
      return appended === 'stored' ? 'done' : 'taken';
    }
    if (what.kind === 'begin') await store.create(this.#id, what.header, what.start, this.#epoch);
    await this.#keepResult(what.doc);
    const saved = await store.saveTable(what.doc, what.version, this.#epoch);
    if (saved === 'lost') return saved;
    return saved === 'saved' ? 'done' : 'taken';
  }

  /** Once, when the match ends: later changes of the table, such as answers to a rematch, do not change it. */
  async #keepResult(doc: TableDoc): Promise<void> {
    if (doc.status !== 'over' || this.#resultKept) return;
    await this.#context.daily.ended(doc, this.#state());
    await this.#context.finished.add(doc);
    this.#resultKept = true;
  }
}
