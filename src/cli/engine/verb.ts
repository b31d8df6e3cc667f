import { isRefusal, type Millis, type Refusal, type Rng } from '../../kernel/game.ts';
import type { AllWords } from '../../words/game-words.ts';
import { readArguments, type Request, type Shape, type Values } from './arguments.ts';
import { errorAnswer, type ErrorAnswer } from './errors.ts';
import type { Session } from './session.ts';

/** Everything the engine needs from outside; tests bring their own. */
export interface Environment {
  readonly until: (ms: Millis) => () => boolean; // true while there is time left
  readonly now: () => Millis;
  readonly dice: () => Rng; // for bots: never the random numbers of the match
  readonly freshSeed: () => string;
  readonly deepest: number; // the largest depth of perft
}

/** The answer of a verb. A session in it replaces the current one. */
export type Answer = { readonly ok: unknown; readonly session?: Session } | { readonly error: ErrorAnswer };

export type Verb = (
  environment: Environment,
  session: Session | null,
  request: Request,
) => Answer | Promise<Answer>;

export const refused = (refusal: Refusal, words: AllWords | null = null): Answer => ({
  error: errorAnswer(refusal, words),
});

/** A verb that needs no match. */
export const anytime =
  <S extends Shape>(
    shape: S,
    run: (values: Values<S>, environment: Environment) => Answer | Promise<Answer>,
  ): Verb =>
  (environment, _session, request) => {
    const values = readArguments(shape, request);
    return isRefusal(values) ? refused(values) : run(values, environment);
  };

/** A verb that needs a match. The match also decides which arguments are valid. */
export const inMatch =
  <S extends Shape>(
    shape: (session: Session, environment: Environment) => S,
    run: (session: Session, values: Values<S>, environment: Environment) => Answer | Promise<Answer>,
  ): Verb =>
  (environment, session, request) => {
    if (!session) return refused({ why: 'no-match' });
    const values = readArguments(shape(session, environment), request);
    return isRefusal(values) ? refused(values) : run(session, values, environment);
  };
