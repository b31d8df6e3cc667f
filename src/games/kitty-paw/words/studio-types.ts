import type { LevelRules } from '../rules/cards/authoring.ts';
import type { StudioRefusal } from '../rules/studio/check-drawing.ts';
import type { LinkRefusal } from '../rules/cards/link.ts';
import type { Level } from '../rules/cards/pieces.ts';
import type { Card } from '../rules/cards/cards.ts';

/** The details of a refusal: the names of pieces, and the conditions of its level. */
export interface Said {
  readonly count: number; // the number that is too small or too large
  readonly one: string; // a piece
  readonly other: string; // the piece it is in conflict with
  readonly rules: LevelRules;
}

/** The words of the studio. */
export interface StudioWords {
  readonly title: string;
  readonly intro: string;
  readonly startFrom: string;
  readonly empty: string;
  readonly card: (no: number, level: Level, set: Card['set']) => string; // "Card 3, level II, first set"
  readonly pieces: string;
  readonly box: string;
  readonly mat: (pieces: number) => string;
  readonly turned: (degrees: number) => string;
  readonly layer: (layer: number, of: number) => string;
  readonly at: (u: number, v: number) => string;
  readonly choose: string;
  readonly keys: string;
  readonly tools: {
    readonly left: string;
    readonly right: string;
    readonly up: string;
    readonly down: string;
    readonly remove: string;
    readonly guest: string;
    readonly nobody: string;
  };
  readonly rules: string;
  readonly fine: (level: Level, difficulty: number) => string;
  readonly soFar: (level: Level, difficulty: number) => string;
  readonly refusals: Readonly<Record<StudioRefusal['why'], (said: Said) => string>>;
  readonly share: string;
  readonly shareLater: string;
  readonly tryIt: string;
  readonly solve: {
    readonly title: string;
    readonly text: (level: Level, kitties: number, seconds: number) => string;
    readonly start: string;
    readonly mend: string;
    readonly draw: string;
    readonly bad: string;
  };
  readonly links: Readonly<Record<LinkRefusal | 'not-a-card', string>>;
}
