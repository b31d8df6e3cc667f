import type { Details, Refusal } from '../../kernel/game.ts';
import { sayRefusal } from '../../words/say.ts';
import type { AllWords } from '../../words/game-words.ts';

/** Errors of a request before any rule is involved. They are for programs, so in English only. */
type ProtocolError =
  | 'not-json'
  | 'not-an-object'
  | 'line-too-long'
  | 'no-such-verb'
  | 'wrong-argument'
  | 'no-match'
  | 'no-move'
  | 'too-many-strikes'
  | 'out-of-time'
  | 'broken-game'
  | 'bug';

const SENTENCES: Readonly<Record<ProtocolError, (details: Details) => string>> = {
  'not-json': () => 'This line is not JSON.',
  'not-an-object': () => 'A request is a JSON object, such as {"do":"games"}.',
  'line-too-long': ({ bytes }) => `A line may have at most ${bytes} bytes; this one was skipped.`,
  'no-such-verb': ({ verbs }) => `“do” must be one of: ${verbs}.`,
  'wrong-argument': ({ name, expected }) => `“${name}” must be ${expected}.`,
  'no-match': () => 'There is no match yet: begin with “new”, “position” or “load”.',
  'no-move': () => 'This seat has no move now; only the clock can go on.',
  'too-many-strikes': () => 'The clock would have to strike too often before that moment.',
  'out-of-time': ({ ms }) => `This would take longer than ${Number(ms) / 1000} seconds.`,
  'broken-game': ({ game, fault }) => `The game “${game}” cannot be opened: ${fault}.`,
  bug: ({ message }) => `A bug of ours, please report it: ${message}`,
};

/** An error in the protocol: its key, details and sentence. */
export interface ErrorAnswer {
  readonly why: string;
  readonly with: Details; // empty if there are none, so that programs need not test for it
  readonly say: string;
}

export const errorAnswer = (refusal: Refusal, words: AllWords | null): ErrorAnswer => {
  const { why, with: details = {} } = refusal;
  const say = Object.hasOwn(SENTENCES, why)
    ? SENTENCES[why as ProtocolError](details)
    : sayRefusal('en', refusal, words);
  return { why, with: details, say };
};
