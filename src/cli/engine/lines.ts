/** A line of input; null if it was too long to keep. */
export type InputLine = Buffer | null;

const NEWLINE = 0x0a;

/**
 * Splits a stream of bytes into lines of at most `limit` bytes: input without a newline must not fill the
 * memory.
 */
export async function* linesOf(input: AsyncIterable<Buffer>, limit: number): AsyncGenerator<InputLine> {
  let kept: Buffer[] = [];
  let length = 0;
  const keep = (bytes: Buffer): void => {
    length += bytes.length;
    if (length > limit) kept = [];
    else if (bytes.length) kept.push(bytes);
  };
  const take = (): InputLine => {
    const line = length > limit ? null : Buffer.concat(kept);
    [kept, length] = [[], 0];
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, to));
      yield take();
      from = to + 1;
    }
    keep(chunk.subarray(from));
  }
  if (length) yield take();
}
