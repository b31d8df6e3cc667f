/** A game for a test: its name in the lobby, and the options for the form of a new table. */
export interface Chosen {
  readonly id: string;
  readonly name: string; // the same in every language
  readonly options: readonly string[]; // values, not labels: the form is translated
}

export const BOOP: Chosen = { id: 'boop', name: 'boop.', options: [] };

/** The variant for small children: random taps finish it in a minute. */
export const BOOP_FOR_CHILDREN: Chosen = { id: 'boop', name: 'boop.', options: ['kittens'] };
