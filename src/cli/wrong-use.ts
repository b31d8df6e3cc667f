/** The command was used wrongly: one sentence on standard error, exit code 2. */
export class WrongUse extends Error {}
