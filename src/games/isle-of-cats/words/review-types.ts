/** The words of the review page. */
export interface ReviewWords {
  readonly name: string; // one word, beside the decisions
  readonly intro: string;
  readonly whose: string;
  readonly days: string;
  readonly day: (day: number) => string;
  readonly played: string;
  readonly possible: string;
  readonly searching: (day: number) => string;
  readonly waiting: string;
  readonly failed: string;
  readonly more: (points: number) => string; // "+7 was possible"
  readonly best: string; // if nothing better was found
  readonly lessons: string;
  readonly by: (changes: string) => string;
  readonly note: string;
  readonly nothing: string; // if this player placed no tile
}
