import { describe, expect, test } from 'vitest';
import { findGames, loadGame } from '../../catalogue/find-games.ts';
import { isRefusal } from '../../kernel/game.ts';
import { allOptions, optionsAt, spread } from '../../kernel/options.ts';
import { answersTo, engine } from '../testing/clowder.ts';
import { firstSeat, fresh, game, levels, opening, rules, seats, waiting, whys } from '../testing/opening.ts';

const allSeats = Array.from({ length: seats }, (_, seat) => seat);

describe('every error', () => {
  test('a line that is not a request', () => {
    expect(whys('nonsense', '', '{"do":', '\u0000')).toEqual(Array(4).fill('not-json'));
    expect(whys('[]', '1', '"games"', 'null')).toEqual(Array(4).fill('not-an-object'));
    expect(answersTo(Buffer.from([0x7b, 0xff, 0x7d, 0x0a]))[0]?.error?.why).toBe('not-json');
  });

  test('an error always has a key, its subject and a sentence', () => {
    expect(engine('nonsense', { do: 'load', text: 'x'.repeat(9) }, 'x'.repeat(2 ** 21))).toEqual([
      { error: { why: 'not-json', with: {}, say: 'This line is not JSON.' } },
      { error: expect.objectContaining({ why: 'not-a-record', with: { line: 1 } }) as unknown },
      { error: expect.objectContaining({ why: 'line-too-long', with: { bytes: 2 ** 20 } }) as unknown },
    ]);
  });

  test('a verb that does not exist', () => {
    const verbs = ['', 'NEW', 'constructor', '__proto__', 'toString', 7, null, ['games'], {}];
    expect(whys({}, ...verbs.map((verb) => ({ do: verb })))).toEqual(Array(10).fill('no-such-verb'));
    expect(whys('{"__proto__":{"do":"games"}}')).toEqual(['no-such-verb']);
  });

  test('no match yet', () => {
    const verbs = 'position scene actors legal check play tick outcome draw record bot perft playouts'.split(
      ' ',
    );
    expect(whys(...verbs.map((verb) => ({ do: verb })))).toEqual(verbs.map(() => 'no-match'));
  });

  const wrong: readonly (readonly [name: string, request: object])[] = [
    ['game', { do: 'new', seats }],
    ['game', { ...fresh, game: 7 }],
    ['seats', { do: 'new', game }],
    ['seats', { ...fresh, seats: '2' }],
    ['seats', { ...fresh, seats: 2.5 }],
    ['options', { ...fresh, options: [] }],
    ['options', { ...fresh, options: null }],
    ['seed', { ...fresh, seed: '' }],
    ['seed', { ...fresh, seed: 'x'.repeat(201) }],
    ['seed', { ...fresh, seed: 1.5 }],
    ['seed', { ...fresh, seed: null }],
    ['game', { do: 'position', text: '' }],
    ['text', { do: 'position', game, text: 5 }],
    ['as', { do: 'scene' }],
    ['as', { do: 'scene', as: seats }],
    ['as', { do: 'draw', as: 'nobody' }],
    ['seat', { do: 'legal' }],
    ['seat', { do: 'legal', seat: -1 }],
    ['seat', { do: 'check', seat: '0', move: 'x' }],
    ['move', { do: 'check', seat: 0 }],
    ['move', { do: 'play', seat: 0, move: 3 }],
    ['seat', { do: 'play', seat: seats, move: opening }],
    ['at', { do: 'play', seat: 0, move: opening, at: -1 }],
    ['at', { do: 'play', seat: 0, move: opening, at: '1' }],
    ['at', { do: 'tick' }],
    ['at', { do: 'tick', at: null }],
    ['at', { do: 'tick', at: 2 ** 53 + 2 }],
    ['game', { do: 'position', game: 'another' }],
    ['game', { do: 'position', game: 7 }],
    ['text', { do: 'load' }],
    ['text', { do: 'load', text: {} }],
    ['seat', { do: 'bot' }],
    ['level', { do: 'bot', seat: 0, level: 0 }],
    ['level', { do: 'bot', seat: 0, level: levels.length + 1 }],
    ['ms', { do: 'bot', seat: 0, ms: 0 }],
    ['ms', { do: 'bot', seat: 0, ms: 60_001 }],
    ['depth', { do: 'perft' }],
    ['depth', { do: 'perft', depth: -1 }],
    ['depth', { do: 'perft', depth: 13 }],
    ['slow', { do: 'perft', depth: 1, slow: 'yes' }],
    ['ms', { do: 'playouts' }],
    ['seed', { do: 'playouts', ms: 1, seed: {} }],
    ['slow', { do: 'playouts', ms: 1, slow: 1 }],
  ];

  test('a wrong argument is named with the expected value, and changes nothing', () => {
    const [, ...answers] = engine(fresh, ...wrong.map(([, request]) => request), { do: 'scene', as: 0 });
    expect(answers.pop()?.ok).toMatchObject({ seq: 0 });
    expect(answers.map(({ error }) => error?.with['name'])).toEqual(wrong.map(([name]) => name));
    for (const { error } of answers) {
      expect(error?.why).toBe('wrong-argument');
      expect(error?.say).toContain(String(error?.with['expected']));
    }
    expect(whys(fresh, '{"do":"tick","at":1e999}')[1]).toBe('wrong-argument');
  });

  test('requests for something that a game does not have', () => {
    const [option = ''] = Object.keys(rules.options);
    expect(
      whys(
        { ...fresh, game: 'no-such' },
        { ...fresh, game: '../server' },
        { ...fresh, game: '__proto__' },
        { ...fresh, seats: 99 },
        { ...fresh, options: { nonsense: 1 } },
        { ...fresh, options: { [option]: [[[]]] } },
        '{"do":"new","game":"' + game + '","seats":' + seats + ',"options":{"__proto__":1}}',
        { do: 'position', game: 'no-such', text: '' },
      ),
    ).toEqual([
      ...Array<string>(3).fill('no-such-game'),
      'wrong-number-of-seats',
      'no-such-option',
      'no-such-value',
      'no-such-option',
      'no-such-game',
    ]);
  });

  test('options that a game rules out for this number of seats, or beside each other', async () => {
    const games = await Promise.all(findGames().map((id) => loadGame(id)));
    const asked = games.flatMap(({ game: chosen }) =>
      'choices' in chosen
        ? spread(allOptions(chosen), 12).flatMap((options) =>
            chosen.seats.map((many) => ({
              request: { do: 'new', game: chosen.id, seats: many, options },
              fits: !isRefusal(optionsAt(chosen, many, options as Record<string, unknown>)),
            })),
          )
        : [],
    );
    expect(new Set(asked.map(({ fits }) => fits))).toEqual(new Set([true, false]));
    expect(whys(...asked.map(({ request }) => request))).toEqual(
      asked.map(({ fits }) => (fits ? undefined : 'option-does-not-fit')),
    );
  });

  test('a move that may not be made says why, and leaves the match as it was', () => {
    const outOfTurn = { seat: waiting, move: opening };
    const [, before, ...answers] = engine(
      fresh,
      { do: 'record' },
      { do: 'play', ...outOfTurn },
      { do: 'check', ...outOfTurn },
      { do: 'play', seat: firstSeat, move: 'nonsense' },
      { do: 'check', seat: firstSeat, move: 'nonsense' },
      { do: 'bot', seat: waiting },
      { do: 'new', game: 'no-such', seats },
      { do: 'load', text: 'nonsense' },
      { do: 'record' },
    );
    expect(answers.pop()?.ok).toBe(before?.ok);
    expect(answers.map(({ ok, error }) => (error ?? (ok as { why: string })).why)).toEqual([
      'not-your-turn',
      'not-your-turn',
      'unreadable-move',
      'unreadable-move',
      'not-your-turn',
      'no-such-game',
      'not-a-record',
    ]);
    for (const { ok, error } of answers)
      expect(error ?? ok).toEqual({
        why: expect.any(String) as unknown,
        with: expect.any(Object) as unknown,
        say: expect.stringMatching(/^[A-Z].+\.$/) as unknown,
      });
  });

  test('time does not run backwards', () => {
    const late = { do: 'play', seat: firstSeat, move: opening, at: 10 };
    const answers = engine(fresh, late, ...allSeats.map((seat) => ({ ...late, seat, at: 9 })));
    expect(answers.slice(2).map(({ error }) => error?.why)).toEqual(
      allSeats.map(() => 'time-runs-backwards'),
    );
  });
});
