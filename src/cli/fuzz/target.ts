import type { Refusal, Rng } from '../../kernel/game.ts';
import type { AllWords } from '../../words/game-words.ts';
import { LOCALES } from '../../words/plural.ts';
import { sayRefusal } from '../../words/say.ts';

/** A parser or command that gets text from strangers. */
export interface Target {
  readonly name: string;
  readonly where: string; // the setup, enough to reproduce it by hand
  sample(rng: Rng): string;
  /** Describes a wrong reaction to the text, or null. An exception is a wrong reaction too. */
  complaint(text: string): string | null | Promise<string | null>;
}

export const complaintOf = async (target: Target, text: string): Promise<string | null> => {
  try {
    return await target.complaint(text);
  } catch (error) {
    return `it throws: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
};

/** Every refusal must have a sentence in every language. */
export const wordless = (refusal: Refusal, words: AllWords | null): string | null => {
  const locale = LOCALES.find((one) => sayRefusal(one, refusal, words) === refusal.why);
  return locale ? `“${refusal.why}” has no words in ${locale}` : null;
};
