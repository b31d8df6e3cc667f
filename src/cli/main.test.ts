// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { game, levels, openingMoves, rules, seats } from './testing/opening.ts';
import { BIN, clowder } from './testing/clowder.ts';
import { inProcess } from './testing/in-process.ts';

const COMMANDS =
  'play engine replay verify fuzz soak golden arena perft bench start admin backup restore'.split(' ');
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
    ['soak nonsense'],
    ['soak --random -1'],
    ['soak --ms 0'],
    ['golden GAME --seed LONG'],
    ['golden GAME --seed='],
    ['perft GAME --depth -1'],
    ['perft GAME --depth 13'],
    ['perft GAME --position nonsense'],
    ['bench nonsense'],
    ['bench GAME --against no-such-file'],
    ['bench GAME --against package.json'],
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

  test('arena: an interrupt prints the result so far', async () => {
    const run = spawn(process.execPath, [BIN, 'arena', game, 'random', 'random', '--games', '1000000']);
    let said = '';
    run.stdout.on('data', (text: Buffer) => (said += text.toString()));
    run.stderr.once('data', () => run.kill('SIGINT')); // the first matches have been counted
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
