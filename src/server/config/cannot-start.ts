/**
 * Thrown if the settings do not allow the server to start. The message is one sentence that names the setting
 * and the remedy.
 */
export class CannotStart extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
  }
}

/** The system's error code, in brackets, for looking it up. */
export const faultOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? (message || String(error)).split('\n')[0] ?? '';
};
