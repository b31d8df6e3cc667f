import type { TableDoc } from '../../table/doc.ts';

export interface FoundTable {
  readonly doc: TableDoc;
  readonly touched: number; // last saved, in milliseconds since 1970
}
