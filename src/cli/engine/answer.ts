import { BrokenGame } from '../../catalogue/find-games.ts';
import type { Request } from './arguments.ts';
import type { Session } from './session.ts';
import { refused, type Answer, type Environment } from './verb.ts';
import { VERBS } from './verbs.ts';

/** The result of one request: the line to answer, and the session after it. */
export interface Answered {
  readonly line: string;
  readonly session: Session | null;
}

/** Answers one line with any content. It never throws, and an error leaves the match unchanged. */
export const answer = async (
  environment: Environment,
  session: Session | null,
  line: string,
): Promise<Answered> => {
  const request = parse(line);
  if (request === undefined) return { line: written({}, refused({ why: 'not-json' })), session };
  if (!isObject(request)) return { line: written({}, refused({ why: 'not-an-object' })), session };
  const done = await perform(environment, session, request).catch(bug);
  const text = written(request, done);
  return { line: text, session: 'ok' in done && done.session ? done.session : session };
};

const perform = async (
  environment: Environment,
  session: Session | null,
  request: Request,
): Promise<Answer> => {
  const name = Object.hasOwn(request, 'do') ? request['do'] : undefined;
  const verb = typeof name === 'string' ? VERBS.get(name) : undefined;
  return verb
    ? verb(environment, session, request)
    : refused({ why: 'no-such-verb', with: { verbs: [...VERBS.keys()].join(', ') } });
};

/** A program that plays a thousand matches must not lose them all to one defect of ours. */
const bug = (error: unknown): Answer =>
  error instanceof BrokenGame
    ? refused({ why: 'broken-game', with: { game: error.game, fault: error.fault } })
    : refused({ why: 'bug', with: { message: String(error).slice(0, 200) } });

const isObject = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

const written = (request: Request, done: Answer): string => {
  const result = 'ok' in done ? { ok: done.ok ?? null } : { error: done.error };
  if (!Object.hasOwn(request, 'id')) return JSON.stringify(result);
  try {
    return JSON.stringify({ id: request['id'], ...result });
  } catch {
    // The id is nested too deeply to be written as JSON; the request must still get an answer.
    return JSON.stringify({ id: null, ...result });
  }
};
