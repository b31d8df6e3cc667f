/** Ctrl-C, once: whoever waits for it can still say what there is to say. A second one ends the program at once. */
export const interruption = (): Promise<null> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => {
      process.exitCode = 130;
      resolve(null);
    });
  });
