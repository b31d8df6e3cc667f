/** The command was used wrongly: one sentence on standard error, exit code 2. */
export class UsageError extends Error {
  readonly exitCode = 2;
}

/** The command worked, and its result is negative: one sentence on standard error, exit code 1. */
export class NegativeResult extends Error {
  readonly exitCode = 1;
}
