import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { clowder } from '../testing/clowder.ts';
import { game, openingMoves, words } from '../testing/opening.ts';

const folder = mkdtempSync(join(tmpdir(), 'clowder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [opening = ''] = openingMoves;
const sit = (lines: readonly string[], ...more: string[]) =>
  clowder(['play', game, '--level', '1', '--ms', '5', '--seed', 'b', ...more], `${lines.join('\n')}\n`);

describe('play, line by line', () => {
  test('explains, lists, advises, saves and leaves', () => {
    const path = join(folder, 'saved.txt');
    const { status, stdout } = sit(['nonsense', '?', 'hint', opening, `save ${path}`, 'quit']);
    expect(status).toBe(0);
    expect(stdout).toContain('This is not a move of the game.');
    expect(stdout).toContain(`You can: ${openingMoves.join(' ')}`);
    expect(stdout).toContain('A strong bot would play ');
    expect(stdout).toContain('The match is not finished.\nThe seed was: b\n');
    expect(readFileSync(path, 'utf8')).toContain(` 0 ${opening}\n`);
    expect(clowder(['verify', path]).status).toBe(0);
  });

  test('saves the match to the given file, and never overwrites another', () => {
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
    const { stdout } = sit(['nonsense'], '--lang', 'uk');
    expect(stdout).toContain('У цій грі немає такого ходу.');
    expect(stdout).toContain(`\n${words.uk.legend}\n`);
    expect(sit(['nonsense'], '--lang', 'ru').stdout).toContain('Партия не доиграна.');
  });
});
