import type { Pose } from '../bot/advice.ts';
import type { BoxSide } from '../rules/cards/pieces.ts';

/** The texts of the hint in practice: a title, and the reason. */
export interface HintWords {
  readonly button: string;
  readonly close: string;
  readonly practice: string; // why it is not always there
  readonly later: string; // nothing can be done now
  readonly card: (cats: number) => string;
  readonly cardWhy: string;
  readonly grab: (cat: string) => string;
  readonly grabFirst: (cat: string, rival: string) => string;
  readonly pose: (turns: number, flip: Pose['flip']) => string;
  readonly left: (pieces: number) => string;
  readonly box: string;
  readonly boxWhy: string;
  readonly layBox: string;
  readonly flipBox: Readonly<Record<BoxSide, string>>; // by how it must be
  readonly peek: (cat: string) => string;
  readonly peekWhy: string;
  readonly keep: (cat: string) => string;
  readonly giveBack: string;
  readonly giveBackWhy: string;
  readonly mend: string;
  readonly mendWhy: string;
  readonly wait: (cat: string) => string;
  readonly waitWhy: string;
  readonly meow: string;
  readonly meowWhy: string;
}
