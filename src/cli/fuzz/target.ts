import type { Refusal, Rng } from '../../kernel/game.ts';
import type { AllWords } from '../../words/game-words.ts';
import { LOCALES } from '../../words/plural.ts';
import { sayRefusal } from '../../words/say.ts';

/** Something that takes text from strangers. */
export interface Target {
  readonly name: string;
  readonly where: string; // what was set up before: enough to try it again by hand
  sample(rng: Rng): string;
  /** What is wrong with how the text was taken, or null. It may also throw: that is wrong too. */
  complaint(text: string): string | null | Promise<string | null>;
}

export const complaintOf = async (target: Target, text: string): Promise<string | null> => {
  try {
    return await target.complaint(text);
  } catch (error) {
    return `it throws: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
};

/** Every refusal is a sentence in every language. */
export const wordless = (refusal: Refusal, words: AllWords | null): string | null => {
  const locale = LOCALES.find((one) => sayRefusal(one, refusal, words) === refusal.why);
  return locale ? `“${refusal.why}” has no words in ${locale}` : null;
};
