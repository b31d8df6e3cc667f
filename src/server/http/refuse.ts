import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../kernel/game.ts';
import type { AccountRefusal } from '../../protocol/account.ts';
import type { Problem } from '../../protocol/api.ts';
import type { ServerRefusal } from '../../protocol/table.ts';
import { networkOf } from './network.ts';
import { NAME_RESERVED } from './name-reserved.ts';
import { isUnreachable } from '../unreachable.ts';

/** A refusal as an HTTP error. Inside the server refusals are return values; only the routes throw them. */
export class HttpRefusal extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}

export const refuse = (why: ServerRefusal): never => {
  throw new HttpRefusal({ why });
};

/** The same for refusals whose sentences only the page of the account has. */
export const refuseAccount = (why: AccountRefusal): never => {
  throw new HttpRefusal({ why });
};

/** The result, or throws if it is a refusal. */
export const orRefuse = <T>(result: T | Refusal): T => {
  if (isRefusal(result)) throw new HttpRefusal(result);
  return result;
};

const STATUS: Readonly<Partial<Record<ServerRefusal | AccountRefusal, number>>> = {
  'bad-request': 400,
  'name-reserved': 400,
  'no-guest': 401,
  'wrong-origin': 403,
  'not-the-host': 403,
  banned: 403,
  'passkey-refused': 403,
  'wrong-code': 403,
  'confirm-first': 403,
  'last-way-in': 403,
  'not-a-guest': 403,
  'not-seated': 403,
  'not-your-seat': 403,
  'no-such-table': 404,
  'no-such-game': 404,
  'daily-closed': 403,
  'no-such-tournament': 404,
  'no-such-position': 404,
  'not-found': 404,
  'too-big': 413,
  'too-fast': 429,
  'too-many': 429,
  'storage-away': 503,
  'server-error': 500,
};

/** A player cannot help it alone: the answer has a number to read out, and the host finds it in the log. */
const FOR_THE_HOST: ReadonlySet<string> = new Set<ServerRefusal>([
  'bad-request',
  'wrong-origin',
  'banned',
  'too-big',
  'storage-away',
  'server-error',
]);

/** The refusal as it is sent: with the number of its line in the log, where the host may have to look it up. */
export const numbered = <R extends Refusal>(refusal: R, request: string): R =>
  FOR_THE_HOST.has(refusal.why) ? { ...refusal, with: { ...refusal.with, request } } : refusal;

const statusOf = (why: string): number => (STATUS as Readonly<Record<string, number>>)[why] ?? 409;

/** Sends every error in the same format, with the number of its line in the log. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const problem = problemOf(error);
  const status = statusOf(problem.why);
  const shown = status >= 500 ? logFailed(error, request, problem) : logRefused(request, problem);
  return reply.code(status).header('x-request-id', shown).send(numbered(problem, shown));
};

/** Each has a line of its own. Returns its number. */
const logFailed = (error: FastifyError, request: FastifyRequest, { why }: Problem): string => {
  if (statusOf(why) === 500) request.log.error({ ...lineOf(request, why), err: error }, 'a request failed');
  else request.log.warn(lineOf(request, why), 'a request was refused');
  return request.id;
};

/** The number of the line in the log that tells of it. */
export const logRefused = (
  request: FastifyRequest,
  { why }: Refusal,
  message: string = 'a request was refused',
): string => {
  const line = { reqId: request.id, ...lineOf(request, why) };
  return request.server.refusals.note(networkOf(request.ip), request.id, line, message);
};

const lineOf = ({ method, url, ip }: FastifyRequest, why: string) => ({
  why,
  method,
  url: url.replace(SECRET_PATH, '$1…').slice(0, 200),
  from: ip,
});

/** A personal link: anybody who reads it in the log could become that person. */
const SECRET_PATH = /^(\/as\/).*/;

const problemOf = (error: FastifyError): Problem => {
  if (error instanceof HttpRefusal) return error.refusal;
  const [wrong] = error.validation ?? [];
  if (wrong?.message === NAME_RESERVED) return { why: NAME_RESERVED };
  if (wrong) {
    const where = `${error.validationContext ?? 'body'}${wrong.instancePath}`.slice(0, 100);
    return { why: 'bad-request', with: { where } };
  }
  // A body that breaks off fails like a lost database, but is the visitor's fault: then the error has a status.
  if (error.statusCode === undefined && isUnreachable(error)) return { why: 'storage-away' };
  if (error.statusCode === 413) return { why: 'too-big' };
  if (error.statusCode === 429) return { why: 'too-fast' };
  if (error.statusCode === 404) return { why: 'not-found' };
  return { why: (error.statusCode ?? 500) < 500 ? 'bad-request' : 'server-error' };
};
