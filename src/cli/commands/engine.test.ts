import { describe, expect, test } from 'vitest';
import { answersTo, clowder, engine } from '../testing/clowder.ts';
import { whys } from '../testing/opening.ts';

describe('the id', () => {
  test('any id is echoed, also with an error; without an id there is none', () => {
    const ids = [0, '', null, false, [1, { a: [] }], { __proto__: null, b: 'ї' }];
    const answers = engine(...ids.map((id) => ({ id, do: 'games' })), ...ids.map((id) => ({ id })));
    expect(answers.map(({ id }) => id)).toEqual([...ids, ...ids]);
    expect(engine({ do: 'games' }, {}).every((answer) => !('id' in answer))).toBe(true);
  });

  test('nested too deeply to be written again is answered with null', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const [answer, next] = engine(`{"id":${deep},"do":"games"}`, { id: 2, do: 'games' });
    expect(answer).toEqual({ id: null, ok: next?.ok });
    expect(next?.id).toBe(2);
  });
});

describe('the stream', () => {
  test('a line over a mebibyte is refused and skipped, and the next is read', () => {
    const long = `{"id":1,"pad":"${'x'.repeat(2 ** 20)}","do":"games"}`;
    expect(whys(long, { do: 'games' }, long)).toEqual(['line-too-long', undefined, 'line-too-long']);
  });

  test('lines are answered in order, the last also without its newline', () => {
    const lines = Array.from({ length: 3000 }, (_, id) => JSON.stringify({ id, do: id % 2 ? 'games' : 'x' }));
    expect(answersTo(lines.join('\n')).map(({ id }) => id)).toEqual(lines.map((_, id) => id));
    expect(clowder(['engine']).stdout).toBe('');
  });

  test('a carriage return before the newline does no harm', () => {
    expect(engine('{"do":"games"}\r')[0]?.ok).toBeDefined();
  });
});
