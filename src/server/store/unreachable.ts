const TOO_LONG = '57014'; // the statement was cancelled, and has changed nothing

const CODES: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53100', // its disk is full
  '53300', // it has too many connections
  TOO_LONG,
  '57P01', // the database is being stopped,
  '57P02', // has crashed,
  '57P03', // is starting
]);
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)|database or disk is full$/;

/** True if the database is unreachable or full for the moment: not a defect, and worth trying again soon. */
export const isUnreachable = (error: unknown): boolean => {
  const { code, message } = error as NodeJS.ErrnoException;
  return CODES.has(code) || MESSAGES.test(message);
};

/** True if the database cancelled the statement because it took too long: others may be quicker. */
export const tookTooLong = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === TOO_LONG;
