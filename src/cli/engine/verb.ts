import { isRefusal, type Millis, type Refusal, type Rng } from '../../kernel/game.ts';
import type { AllWords } from '../../words/game-words.ts';
import { readArguments, type Request, type Shape, type Values } from './arguments.ts';
import { errorAnswer, type ErrorAnswer } from './errors.ts';
import type { Session } from './session.ts';

/** What the engine takes from the world around it; a test hands in another world. */
export interface World {
  readonly until: (ms: Millis) => () => boolean; // true while there is time left
  readonly now: () => Millis;
  readonly dice: () => Rng; // for bots: never the dice of the match
  readonly freshSeed: () => string;
  readonly deepest: number; // perft
}

/** What a verb answers. With a session, that one takes the place of the old. */
export type Answer = { readonly ok: unknown; readonly session?: Session } | { readonly error: ErrorAnswer };

export type Verb = (world: World, session: Session | null, request: Request) => Answer | Promise<Answer>;

export const refused = (refusal: Refusal, words: AllWords | null = null): Answer => ({
  error: errorAnswer(refusal, words),
});

/** A verb that needs no match. */
export const anytime =
  <S extends Shape>(shape: S, run: (values: Values<S>, world: World) => Answer | Promise<Answer>): Verb =>
  (world, _session, request) => {
    const values = readArguments(shape, request);
    return isRefusal(values) ? refused(values) : run(values, world);
  };

/** A verb about the match at hand, which also decides what its arguments may be. */
export const inMatch =
  <S extends Shape>(
    shape: (session: Session, world: World) => S,
    run: (session: Session, values: Values<S>, world: World) => Answer | Promise<Answer>,
  ): Verb =>
  (world, session, request) => {
    if (!session) return refused({ why: 'no-match' });
    const values = readArguments(shape(session, world), request);
    return isRefusal(values) ? refused(values) : run(session, values, world);
  };
