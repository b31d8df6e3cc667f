import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

const cut = async (chunks: readonly string[], limit: number = 8): Promise<(string | null)[]> => {
  const input = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })();
  const lines: (string | null)[] = [];
  for await (const line of linesOf(input, limit)) lines.push(line && line.toString());
  return lines;
};

test('the lines do not depend on how the stream is split into chunks', async () => {
  for (const chunks of [['ab\ncd\n'], ['a', 'b\nc', 'd\n'], ['ab', '\n', 'cd'], ['ab\n', 'cd']])
    expect(await cut(chunks)).toEqual(['ab', 'cd']);
});

test('an empty line is a line, the end of the input is not', async () => {
  expect(await cut(['\n\na\n'])).toEqual(['', '', 'a']);
  expect(await cut([])).toEqual([]);
});

test('a line over the limit is skipped whole, and the next one is read', async () => {
  expect(await cut(['12345678\n123456789\nab\n'])).toEqual(['12345678', null, 'ab']);
  expect(await cut(['1234', '56789', 'still', ' more\nab'])).toEqual([null, 'ab']);
  expect(await cut(['123456789'])).toEqual([null]);
});
