import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { aMatch, game, levels, oks, openingMoves, rules, seats } from './testing/opening.ts';
import { clowder } from './testing/clowder.ts';
import { inProcess } from './testing/in-process.ts';

const BIN = fileURLToPath(new URL('../../bin/clowder.mjs', import.meta.url));
const COMMANDS = 'play engine replay verify fuzz golden arena perft bench'.split(' ');
const folder = mkdtempSync(join(tmpdir(), 'clowder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const wholeRecord = oks(...aMatch(), { do: 'record' }).at(-1) as string;

describe('help', () => {
  test('names every command', () => {
    const { status, stdout } = clowder(['--help']);
    expect(status).toBe(0);
    for (const name of COMMANDS) expect(stdout).toContain(`\n  ${name} `);
    expect(clowder([]).stdout).toBe(stdout);
    expect(clowder(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each(COMMANDS)('%s: with examples, and without naming a game', async (name) => {
    const { status, stdout } = await inProcess([name, '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain(`\n  $ `);
    expect(stdout).toContain(`clowder ${name}`);
    expect(stdout).not.toContain(game);
    expect((await inProcess(['help', name])).stdout).toBe(stdout);
  });
});

const filled = (line: string): string =>
  line
    .replace('GAME', game)
    .replace('LONG', 'x'.repeat(201))
    .replace('OPTION', Object.keys(rules.options)[0] ?? '');

describe('wrong use: one sentence and exit code 2', () => {
  test.each([
    ['nonsense'],
    ['nonsense --help'],
    ['help nonsense'],
    ['help play extra'],
    ['constructor'],
    ['--nonsense'],
    ['engine --nonsense'],
    ['engine extra'],
    ['arena'],
    ['arena nonsense 1 1'],
    ['arena GAME 1'],
    ['arena GAME 0 1'],
    ['arena GAME 1 mcts:0'],
    ['arena GAME 1 1 --games 0'],
    ['arena GAME 1 1 --games 1e3'],
    ['arena GAME 1 1 --seats 99'],
    ['arena GAME 1 1 --option nonsense'],
    ['arena GAME 1 1 --option nonsense=1'],
    ['arena GAME 1 1 --option OPTION='],
    ['arena GAME 1 1 --seed LONG'],
    ['play GAME --seed LONG'],
    ['fuzz --seed LONG'],
    ['golden GAME --seed LONG'],
    ['golden GAME --seed='],
    ['perft GAME --depth -1'],
    ['perft GAME --depth 13'],
    ['perft GAME --position nonsense'],
    ['bench nonsense'],
    ['replay'],
    ['replay no-such-file'],
    ['verify no-such-file'],
    ['verify /dev/zero'],
    ['replay /'],
    ['golden ../cli'],
    ['golden GAME --name ../x'],
    ['play nonsense'],
    ['play GAME --seat 98'],
    ['play GAME --level 99'],
    ['play GAME --level 0'],
    ['play GAME --seat x'],
    ['play GAME --lang xx'],
    ['fuzz --inputs many'],
    ['fuzz --seconds 0'],
  ])('%s', async (line) => {
    const { status, stdout, stderr } = await inProcess(filled(line).split(' '));
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^[A-Z“][^\n]+\.\)?\.?\n$/);
    expect(stderr).not.toContain(' at ');
    expect(status).toBe(2);
  });
});

test('a number out of range is answered with the range of this very game', async () => {
  for (const [option, value, range] of [
    ['--seat', String(seats), `0 to ${seats - 1}`],
    ['--level', 'x', `1 to ${levels.length}`],
  ] as const)
    expect((await inProcess(['play', game, option, value])).stderr).toBe(
      `“${option}” must be a whole number from ${range}.\n`,
    );
});

test('and so the program itself', () => {
  expect(clowder(['nonsense'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: "Unknown command 'nonsense'.\n",
  });
  expect(clowder(['bench', 'nonsense'])).toMatchObject({ status: 2, stdout: '' });
});

describe('records', () => {
  test('a true record is verified and replayed', () => {
    const path = file('true.txt', wholeRecord);
    const verified = clowder(['verify', path]);
    expect(verified.stdout).toMatch(/This record agrees with itself\./);
    expect(verified.status).toBe(0);
    const hash = /commitment {2}(\w{64})/.exec(verified.stdout)?.[1] ?? '';
    const proved = clowder(['verify', path, '--commitment', hash]);
    expect(proved.stdout).toMatch(/This record is true, and its seed is the one published/);
    expect(proved.status).toBe(0);
    const forged = clowder([
      'verify',
      path,
      '--commitment',
      hash.replace(/^./, (c) => (c === '0' ? '1' : '0')),
    ]);
    expect(forged.stderr).toMatch(/another seed than the one that was published/);
    expect(forged.status).toBe(1);
    expect(clowder(['verify', path, '--commitment', 'abc']).status).toBe(2);
    const two = clowder(['replay', path, '--until', '2', '--as', '0']).stdout;
    expect(two).toContain('\n2. ');
    expect(two).not.toContain('\n3. ');
    expect(clowder(['replay', path]).stdout).toMatch(/\nresult winners .+\n$/);
  });

  test('also from standard input, with a mark before it, and from the top of a golden file', () => {
    for (const input of [wholeRecord, `\uFEFF${wholeRecord}`, `${wholeRecord}\n---\n\n0. setup\nanything\n`])
      for (const command of ['verify', 'replay'])
        expect(clowder([command, '-'], input)).toMatchObject({ status: 0, stderr: '' });
  });

  test('a file without end is not read to its end', () => {
    for (const [path, input] of [
      ['/dev/zero', ''],
      ['-', Buffer.alloc(17 * 2 ** 20)],
    ] as const)
      expect(clowder(['verify', path], input)).toMatchObject({
        status: 2,
        stderr: `“${path}” is longer than 16 MiB, which no record of a match is.\n`,
      });
  });

  test('a changed one is refused by its line, exit code 1', () => {
    const path = file('false.txt', wholeRecord.replace(/^(3 \S+ \S+) \S+$/m, '$1 nonsense'));
    const line = wholeRecord.split('\n').findIndex((text) => text.startsWith('3 ')) + 1;
    for (const command of ['verify', 'replay']) {
      const { status, stdout, stderr } = clowder([command, path]);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(new RegExp(`^Line ${line}: .+\\.\n$`));
    }
  });
});

const [opening = ''] = openingMoves;
const sit = (lines: readonly string[], ...more: string[]) =>
  clowder(['play', game, '--level', '1', '--ms', '5', '--seed', 'p', ...more], `${lines.join('\n')}\n`);

describe('play, line by line', () => {
  test('explains, lists, advises, saves and leaves', () => {
    const path = join(folder, 'saved.txt');
    const { status, stdout } = sit(['nonsense', '?', 'hint', opening, `save ${path}`, 'quit']);
    expect(status).toBe(0);
    expect(stdout).toContain('This is not a move of the game.');
    expect(stdout).toContain(`You can: ${openingMoves.join(' ')}`);
    expect(stdout).toContain('A strong bot would play ');
    expect(stdout).toContain('The match is not finished.\nThe seed was: p\n');
    expect(readFileSync(path, 'utf8')).toContain(` 0 ${opening}\n`);
    expect(clowder(['verify', path]).status).toBe(0);
  });

  test('keeps the match where it was told to, and never in the place of another', () => {
    const path = join(folder, 'kept.txt');
    const refused = `${path} is already there: choose another name, or start with --force.\n`;
    expect(sit([opening], '--save', path)).toMatchObject({ status: 0 });
    expect(clowder(['verify', path]).status).toBe(0);
    expect(sit([], '--save', path)).toMatchObject({ status: 2, stdout: '', stderr: refused });
    expect(sit([`save ${path}`]).stdout).toContain(refused);
    expect(readFileSync(path, 'utf8')).toContain(` 0 ${opening}\n`);
    const again = join(folder, 'again.txt');
    expect(sit([`save ${again}`, opening, `save ${again}`]).stdout).not.toContain('already there');
    expect(sit([], '--save', path, '--force').stdout).toContain(`Saved in ${path}.`);
    expect(readFileSync(path, 'utf8')).not.toContain(` 0 ${opening}\n`);
    expect(sit([], '--save', join(folder, 'no', 'such'))).toMatchObject({ status: 1 });
  });

  test('in another language, and the end of the input is goodbye', () => {
    expect(sit(['nonsense'], '--lang', 'uk').stdout).toContain('У цій грі немає такого ходу.');
    expect(sit(['nonsense'], '--lang', 'ru').stdout).toContain('Партия не доиграна.');
  });
});

describe('measuring', () => {
  test('arena: seats are swapped and everything is counted', () => {
    const run = clowder(['arena', game, 'random', 'mcts:2', '--games', '6', '--json', '--workers', '2']);
    const result = JSON.parse(run.stdout) as Record<string, number>;
    expect(result['games']).toBe(6);
    expect(Number(result['wins']) + Number(result['draws']) + Number(result['losses'])).toBe(6);
    expect(clowder(['arena', game, '1', 'random', '--games', '2', '--ms', '5']).stdout).toMatch(
      /^score .+ %\)$/m,
    );
  });

  test('arena: whoever interrupts it gets the result so far', async () => {
    const run = spawn(process.execPath, [BIN, 'arena', game, 'random', 'random', '--games', '1000000']);
    let said = '';
    run.stdout.on('data', (text: Buffer) => (said += text.toString()));
    run.stderr.once('data', () => run.kill('SIGINT')); // the first games have been counted
    const [code] = (await once(run, 'close')) as [number];
    expect(said).toMatch(/^random against random, \d+ games: /);
    expect(code).toBe(130);
  });

  test('perft counts, and divides', () => {
    expect(clowder(['perft', game, '--depth', '1']).stdout).toBe(`depth 1: ${openingMoves.length}\n`);
    const lines = clowder(['perft', game, '--depth', '1', '--divide', '--slow']).stdout.split('\n');
    expect(lines.slice(0, -2)).toEqual(openingMoves.map((move) => `${move} 1`));
  });
});

test('a reader that has had enough is no error', () => {
  const path = file('long.txt', wholeRecord);
  const line = `"${process.execPath}" "${BIN}" replay "${path}" | head -n 1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stderr).toBe('');
});
