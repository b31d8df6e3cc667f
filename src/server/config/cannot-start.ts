/** Why the server cannot start with the settings it has: one sentence that names the setting and what to do. */
export class CannotStart extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
  }
}

/** What the system calls the fault, in brackets, for whoever wants to look it up. */
export const faultOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? (message || String(error)).split('\n')[0] ?? '';
};
