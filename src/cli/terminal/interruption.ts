/**
 * Resolves at the first Ctrl-C, so that a command can print its results. A second one ends the program at
 * once.
 */
export const interruption = (): Promise<null> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => {
      process.exitCode = 130;
      resolve(null);
    });
  });
