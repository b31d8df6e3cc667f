import { Pool, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { within } from '../store/within.ts';

const GOODBYE = 1_000;

const LIMITS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 2_000,
  query_timeout: 2_500,
  keepAlive: true,
};

/** The database as leases use it. A simulation has one whose clock is virtual. */
export interface LeaseDatabase {
  readonly now: string; // its clock in SQL, in milliseconds
  query<R extends QueryResultRow>(query: QueryConfig): Promise<Pick<QueryResult<R>, 'rows'>>;
  /** Waits for no other query: a renewal must not. */
  renew<R extends QueryResultRow>(query: QueryConfig): Promise<Pick<QueryResult<R>, 'rows'>>;
  close(): Promise<void>;
}

export const leaseDatabase = (url: string, onError: (error: Error) => void): LeaseDatabase => {
  const pool = (max: number): Pool => {
    const made = new Pool({ connectionString: url, max, ...LIMITS });
    made.on('error', onError);
    made.on('connect', (client) => client.on('error', onError));
    return made;
  };
  const [others, renewals] = [pool(3), pool(1)];
  return {
    now: '(extract(epoch from clock_timestamp()) * 1000)::float8',
    query: (query) => others.query(query),
    renew: (query) => renewals.query(query),
    close: async () => void (await within(GOODBYE, Promise.all([others.end(), renewals.end()]))),
  };
};
