const CODES: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014', // the statement took too long
  '57P01', // the database is being stopped,
  '57P02', // has crashed,
  '57P03', // is starting
]);
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True if the database is unreachable for the moment: not a defect, and worth trying again soon. */
export const isUnreachable = (error: unknown): boolean => {
  const { code, message } = error as NodeJS.ErrnoException;
  return CODES.has(code) || MESSAGES.test(message);
};
