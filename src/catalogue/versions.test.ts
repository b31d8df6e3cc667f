import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Abilities } from '../kernel/abilities.ts';
import type { Game, Kind } from '../kernel/game.ts';
import { goldenText, recordInGolden } from '../kernel/golden.ts';
import { LOCALES } from '../words/plural.ts';
import { findGames, findVersions, loadGame, openVersion } from './find-games.ts';
import { loadRecord } from './open-games.ts';

/**
 * Every version of every game is kept for ever: running matches continue with it, and records replay
 * (decision 18).
 */

const GAMES = new URL('../games/', import.meta.url);
const games = await Promise.all(findGames().map((id) => loadGame(id)));
const kept = games.flatMap(({ game: { id } }) => findVersions(id).map((version) => ({ id, version })));

const filesOf = (id: string, version: number, ending: string): URL[] => {
  const folder = new URL(`${id}/versions/${version}/`, GAMES);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => new URL(file, folder));
};

test.each(games.map((loaded) => [loaded.game.id, loaded] as const))(
  '%s: every version before the present one is kept; if not, run npm run freeze before you raise it',
  async (_, now) => {
    const { id, version } = now.game;
    const before = Array.from({ length: version - 1 }, (__, i) => i + 1);
    expect(findVersions(id)).toEqual(before);
    for (const one of before) {
      const loaded = await openVersion(now, one);
      expect(loaded?.game).toMatchObject({ id, version: one });
      expect(Object.keys(loaded?.words ?? {})).toEqual(LOCALES);
    }
    expect(await openVersion(now, version)).toBe(now);
    expect(await openVersion(now, version + 1)).toBeNull();
  },
);

/** The compiler keeps this list complete. */
const MEMBERS: Readonly<Record<keyof (Game<Kind> & Abilities<Kind>), true>> = {
  id: true,
  version: true,
  seats: true,
  minutes: true,
  options: true,
  choices: true,
  rematchOptions: true,
  setup: true,
  actors: true,
  awaiting: true,
  everyoneAnswers: true,
  apply: true,
  due: true,
  outcome: true,
  view: true,
  candidates: true,
  check: true,
  determinize: true,
  read: true,
  write: true,
  draw: true,
  drawsByAgreement: true,
  ratingMode: true,
  unhurried: true,
  advance: true,
  quickMatch: true,
};

const strangersIn = (game: Game<Kind>): string[] =>
  Object.keys(game).filter((member) => !Object.hasOwn(MEMBERS, member));

test.each(games.map(({ game }) => [game.id, game] as const))(
  '%s has only members that the kernel knows, so that it can be kept as it is',
  (_, game) => {
    expect(strangersIn(game)).toEqual([]);
  },
);

describe.each(kept)('$id, version $version', ({ id, version }) => {
  test('has no member that the kernel does not know: a renamed one would be passed over in silence', async () => {
    const { game } = await loadGame(id, undefined, version);
    expect(strangersIn(game)).toEqual([]);
  });

  test('imports nothing from outside its folder, and uses neither the time nor Math.random', () => {
    for (const file of filesOf(id, version, '.js')) {
      const code = readFileSync(file, 'utf8');
      for (const [, target = ''] of code.matchAll(/\bfrom"([^"]+)"|\bimport\("([^"]+)"/g))
        expect(new URL(target, file).href).toContain(`/${id}/versions/${version}/`);
      expect(code).not.toMatch(/\b(?:Date\.now|new Date|Math\.random|require\()/);
    }
  });

  test.each(filesOf(id, version, '.txt').map((file) => [file.pathname.split('/').at(-1), file] as const))(
    'golden/%s plays as it always did',
    async (_, file) => {
      const text = readFileSync(file, 'utf8');
      const replayed = await loadRecord(recordInGolden(text));
      if (!('file' in replayed)) throw new Error(JSON.stringify(replayed.refusal));
      expect(replayed.loaded.game.version).toBe(version);
      const again = goldenText(
        replayed.loaded.game,
        { ...replayed.file, header: replayed.header },
        replayed.positions[0],
      );
      expect(text).toContain(`sha256 ${createHash('sha256').update(again).digest('hex')}\n`);
    },
  );
});
