import type { TableDoc } from '../../table/doc.ts';
import type { Schema } from './schema.ts';

/** A document as stored: two fields keep the names that they had in release 0.1. */
type DocOnDisk = Omit<TableDoc, 'question' | 'creator'> & {
  readonly asked: TableDoc['question'];
  readonly host: TableDoc['creator'];
};

/** Defaults for fields that older documents lack. */
const SINCE_ADDED = { notes: [], returning: [], asked: null } satisfies Partial<DocOnDisk>;

export const readDoc = (text: string): TableDoc => {
  const { asked: question, host: creator, ...doc } = { ...SINCE_ADDED, ...(JSON.parse(text) as DocOnDisk) };
  return { ...doc, question, creator };
};

const writeDoc = ({ question: asked, creator: host, ...doc }: TableDoc): string =>
  JSON.stringify({ ...doc, asked, host } satisfies DocOnDisk);

export const tableColumns = (
  doc: TableDoc,
): Pick<Schema['tables'], 'status' | 'listed' | 'touched' | 'doc'> => ({
  status: doc.status,
  listed: doc.listed ? 1 : 0,
  touched: Date.now(),
  doc: writeDoc(doc),
});
