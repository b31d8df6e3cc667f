// @module-tag slow
import { describe, expect, test } from 'vitest';
import { freeze } from '../../kernel/freeze.ts';
import type { Kind } from '../../kernel/game.ts';
import { spread } from '../../kernel/options.ts';
import { quickRng } from '../../kernel/random.ts';
import { sample } from '../../kernel/sample.testing.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import { findGames } from '../../catalogue/find-games.ts';
import { begin } from '../engine/session.ts';
import { lawBrokenBy } from '../fuzz/law-match.ts';
import { engineTarget } from '../fuzz/lines.ts';
import { allHeaders, someSession } from '../fuzz/sessions.ts';
import { complaintOf, type Target } from '../fuzz/target.ts';
import { moveTarget, positionTarget, recordTarget } from '../fuzz/texts.ts';
import { openGame } from '../../catalogue/open-games.ts';
import { clowder } from '../testing/clowder.ts';
import { potato, potatoGame } from '../testing/potato.ts';

/** Hot potato with a defect. */
const broken = (wrong: Partial<typeof potato>): LoadedGame => ({
  ...potatoGame,
  game: { ...potato, ...wrong },
});
const headerOf = (loaded: LoadedGame) => allHeaders(loaded, 's')[0] ?? { ...potatoHeader };
const potatoHeader = { game: 'potato', version: 1, seats: 2, options: {} as Kind['options'], seed: 's' };

const firstComplaint = async (target: Target, tries: number = 3000): Promise<string | null> => {
  const rng = quickRng(5);
  for (let i = 0; i < tries; i++) {
    const complaint = await complaintOf(target, target.sample(rng));
    if (complaint !== null) return complaint;
  }
  return null;
};
const movesOf = (loaded: LoadedGame): Target => moveTarget(freeze(begin(loaded, headerOf(loaded))));

describe('a planted mistake is found', () => {
  test('two texts for one move', async () => {
    const lax = broken({ read: (text) => potato.read(text.trim()) });
    expect(await firstComplaint(movesOf(lax))).toContain('it reads, but is written');
  });

  test('a text that throws', async () => {
    const rash = broken({ read: (text) => ({ to: (JSON.parse(text.slice(1)) as number) + 0 }) });
    expect(await firstComplaint(movesOf(rash))).toContain('it throws');
  });

  test('a rule that writes into the position', async () => {
    const careless = broken({
      apply: (state, input, rng) => (Object.assign(state, { struck: 9 }), potato.apply(state, input, rng)),
    });
    expect(await firstComplaint(movesOf(careless))).toContain('it throws: TypeError');
  });

  test('a refusal without words', async () => {
    const silent = broken({ check: () => ({ why: 'because' }) });
    expect(await firstComplaint(movesOf({ ...potatoGame, game: silent.game }))).toBeNull(); // no legal moves, so no valid texts
    const picky = broken({
      check: (view, seat, move) => (move.to > 3 ? { why: 'because' } : potato.check(view, seat, move)),
    });
    expect(await firstComplaint(movesOf(picky))).toBe('“because” has no words in en');
  });

  test('a broken law, shrunk to the moves it takes', async () => {
    const stuck = broken({
      candidates: (view, seat) =>
        view.struck === 2 ? [{ to: 0 }, { to: 0 }, { to: 1 }] : potato.candidates(view, seat),
    });
    const report = await lawBrokenBy(stuck, headerOf(stuck));
    expect(report).toMatch(/^different moves have different texts\n/);
    const entries = report?.match(/^\d+ \S+ .+$/gm) ?? [];
    // Two clock events, and the potato away from seat 0, where the double move would not be legal.
    expect(entries.map((line) => line.split(' ').slice(2).join(' ')).toSorted()).toEqual([
      '0 >1',
      'clock -',
      'clock -',
    ]);
  });
});

describe('finds nothing in a correct game', () => {
  test('hot potato', async () => {
    const session = someSession(potatoGame, headerOf(potatoGame), quickRng(2));
    expect(await lawBrokenBy(potatoGame, headerOf(potatoGame))).toBeNull();
    expect(await firstComplaint(moveTarget(session))).toBeNull();
    expect(await firstComplaint(recordTarget(session), 500)).toBeNull();
    expect(await firstComplaint(engineTarget(session), 100)).toBeNull();
  });

  // The laws have their own test, for every game.
  test.each(findGames())('%s', async (id) => {
    const loaded = await openGame(id);
    if (!loaded) throw new Error('no game');
    for (const header of spread(allHeaders(loaded, 'small fuzz'), sample(4))) {
      const session = someSession(loaded, header, quickRng(3));
      expect(await firstComplaint(moveTarget(session), 500)).toBeNull();
      const positions = loaded.position && positionTarget(loaded.position, session);
      expect(positions && (await firstComplaint(positions, 500))).toBeNull();
      expect(await firstComplaint(recordTarget(session), 60)).toBeNull();
      expect(await firstComplaint(engineTarget(session), 15)).toBeNull();
    }
  });

  test('and the command says so', () => {
    const { status, stdout } = clowder(['fuzz', '--matches', '2', '--inputs', '2000', '--seed', 'x']);
    expect(stdout).toMatch(/^2 matches and 20\d\d inputs in .* s: nothing wrong \(seed x\)\.\n$/);
    expect(status).toBe(0);
  });
});
