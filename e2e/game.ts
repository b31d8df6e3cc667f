/** A game for a test: its name in the lobby, and the options of a new table. */
export interface Chosen {
  readonly id: string;
  readonly name: string; // the same in every language
  readonly options: Readonly<Record<string, string>>;
}

/** The person who opens the table begins: by lot it would sometimes be the other one. */
export const BOOP: Chosen = { id: 'boop', name: 'boop.', options: { begins: 'first' } };

/** The variant for small children: three kittens in a row win, which takes five moves. */
export const BOOP_FOR_CHILDREN: Chosen = {
  id: 'boop',
  name: 'boop.',
  options: { variant: 'kittens', begins: 'first' },
};
