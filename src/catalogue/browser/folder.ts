/** Files of the games found by a pattern: path and loader. */
export type Files<T> = Readonly<Record<string, () => Promise<Module<T>>>>;

export interface Module<T> {
  readonly default: T;
}

/** The default export of a file of a game, or null where the game has no such file. Kept versions are built: `.js`. */
export const load = async <T>(files: Files<T>, game: string, file: string): Promise<T | null> => {
  const path = pathOf(game, file);
  return (await (files[path] ?? files[path.replace(/\.ts$/, '.js')])?.())?.default ?? null;
};

export const has = (files: Files<unknown>, game: string, file: string): boolean =>
  pathOf(game, file) in files;

const pathOf = (game: string, file: string): string => `../../games/${game}/${file}`;
