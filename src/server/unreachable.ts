const TOO_LONG = '57014'; // the statement was cancelled, and has changed nothing

const CODES: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EHOSTDOWN',
  '25006', // it only lets us read: another server of it has taken over, and the next connection leads there
  '53100', // its disk is full
  '53300', // it has too many connections
  TOO_LONG,
  '57P01', // the database is being stopped,
  '57P02', // has crashed,
  '57P03', // is starting
]);
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Codes of SQLite for a file that cannot be written for the moment. Its other codes are defects, or a damaged file. */
const OF_SQLITE: ReadonlySet<number> = new Set([
  5, // busy: somebody else holds the lock for writing
  8, // may only be read
  10, // the disk fails, or a limit of the system is reached
  13, // full
  14, // cannot be opened: no more open files
]);
const BASE = 0xff; // above it stand the details

interface Fault {
  readonly code?: string;
  readonly errcode?: number; // of SQLite
  readonly message?: string;
}

/** True if the database is unreachable or full for the moment: not a defect, and worth trying again soon. */
export const isUnreachable = (error: unknown): boolean => {
  const { code, errcode, message = '' } = error as Fault;
  if (errcode !== undefined) return OF_SQLITE.has(errcode & BASE);
  return CODES.has(code) || MESSAGES.test(message);
};

/** True if the database cancelled the statement because it took too long: others may be quicker. */
export const tookTooLong = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === TOO_LONG;
