import type { UpdateResult } from 'kysely';

/** An update that changes a row only if nobody has changed it since it was read. */
interface Claim {
  executeTakeFirst(): Promise<UpdateResult>;
}

/** Those of the rows that this server takes: another one may have taken some since they were read. */
export const claimed = async <Row>(rows: readonly Row[], claim: (row: Row) => Claim): Promise<Row[]> => {
  const results = await Promise.all(rows.map((row) => claim(row).executeTakeFirst()));
  return rows.filter((_, i) => (results[i]?.numUpdatedRows ?? 0n) > 0n);
};
