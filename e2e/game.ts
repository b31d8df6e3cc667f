/** A game for a test: its name in the lobby, and the options for the form of a new table. */
export interface Chosen {
  readonly id: string;
  readonly name: string; // the same in every language
  readonly options: readonly string[]; // values, not labels: the form is translated
}

/** The person who opens the table begins: by lot it would sometimes be the other one. */
export const BOOP: Chosen = { id: 'boop', name: 'boop.', options: ['first'] };

/** The variant for small children: random taps finish it in a minute. */
export const BOOP_FOR_CHILDREN: Chosen = { id: 'boop', name: 'boop.', options: ['kittens', 'first'] };
