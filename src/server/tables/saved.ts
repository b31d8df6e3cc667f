import { isRefusal, type Refusal } from '../../kernel/game.ts';
import type { TableId } from '../../protocol/table.ts';
import type { Store } from '../store/store.ts';
import type { TableDoc, VersionedTable } from '../../table/doc.ts';

const withVersion = (saved: VersionedTable, rulesVersion: number): VersionedTable => ({
  ...saved,
  doc: { rulesVersion, ...saved.doc },
});

/** A table's document and the version it was read at. It changes only together with what is stored. */
export class SavedTable {
  readonly #store: Store;
  readonly #tell: (id: TableId) => void;
  #saved: VersionedTable;

  constructor(saved: VersionedTable, store: Store, tell: (id: TableId) => void) {
    this.#saved = saved;
    this.#store = store;
    this.#tell = tell;
  }

  get doc(): TableDoc {
    return this.#saved.doc;
  }

  get version(): number {
    return this.#saved.version;
  }

  /** Makes a change, again from the newest version when another server was faster. */
  async save(how: (doc: TableDoc) => TableDoc | Refusal): Promise<Refusal | null> {
    for (;;) {
      const next = how(this.doc);
      if (isRefusal(next)) return next;
      const { version } = this;
      if ((await this.#store.saveTable(next, version)) === 'saved') {
        this.#saved = { doc: next, version: version + 1 };
        this.#tell(next.id);
        return null;
      }
      if (!(await this.reload())) return { why: 'no-such-table' };
    }
  }

  /** False: it is gone. */
  async reload(): Promise<boolean> {
    const saved = await this.#store.table(this.doc.id);
    const { rulesVersion } = this.doc; // a server of 0.1 leaves it out
    if (saved) this.#saved = rulesVersion === undefined ? saved : withVersion(saved, rulesVersion);
    return saved !== null;
  }
}
