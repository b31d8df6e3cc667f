/** An error as another thread can be told of it. */
export interface Failure {
  readonly failed: string;
  readonly errcode?: number; // of SQLite
}

export const failureOf = (error: unknown): Failure => ({
  failed: String(error),
  ...(error instanceof Error && 'errcode' in error && { errcode: Number(error.errcode) }),
});

/** A write failed in the thread that writes. */
export class WriteFailed extends Error {
  readonly errcode: number | undefined;

  constructor({ failed, errcode }: Failure) {
    super(failed);
    this.errcode = errcode;
  }
}
