// @module-tag slow
import { describe, expect, test } from 'vitest';
import type { Kind } from '../../kernel/game.ts';
import { readRecord } from '../../kernel/read-record.ts';
import { sample } from '../../kernel/sample.testing.ts';
import { findGames, type LoadedGame } from '../../catalogue/find-games.ts';
import { allHeaders } from '../fuzz/sessions.ts';
import { loadBuiltGame } from '../../catalogue/built-games.testing.ts';
import { scheduled, type SoakPlan } from '../soak/schedule.ts';
import { soakMatch } from '../soak/soak-match.ts';
import { clowder } from '../testing/clowder.ts';
import { potato, potatoGame } from '../testing/potato.ts';

const broken = (wrong: Partial<typeof potato>): LoadedGame => ({
  ...potatoGame,
  game: { ...potato, ...wrong },
});
const faultIn = (loaded: LoadedGame): string | null => {
  const [header] = allHeaders(loaded, 's');
  if (!header) throw new Error('a game that cannot be begun');
  return soakMatch(loaded, header, 'random', 1).fault;
};

describe('a planted mistake is found', () => {
  test('a match without end, with the record that shows it', () => {
    const endless = broken({ outcome: () => null, due: () => null });
    const fault = faultIn(endless) ?? '';
    expect(fault).toMatch(/^a match ends\n\nclowder record 1\n/);
    expect(readRecord(fault.slice(fault.indexOf('clowder')))).not.toHaveProperty('why');
  });

  test('a match that stops without an outcome', () => {
    const stuck = broken({ outcome: () => null, candidates: () => [], due: () => null });
    expect(faultIn(stuck)).toMatch(/^a match that has ended has an outcome/);
  });

  test('a record that replays to another end', () => {
    let applied = 0;
    const fickle = broken({
      apply: (state, input, rng) => {
        const step = potato.apply(state, input, rng);
        return { ...step, state: { ...step.state, heat: applied++ } as Kind['state'] } as typeof step;
      },
    });
    expect(faultIn(fickle)).toMatch(/^the record replays to the same end/);
  });

  test('a rule that throws', () => {
    const rash = broken({
      apply: () => {
        throw new Error('hot!');
      },
    });
    expect(faultIn(rash)).toMatch(/^the rules failed at seq 1.*: hot!/);
  });
});

test('every way to begin a match takes its turn, with both kinds of players', () => {
  const plan: SoakPlan = { games: ['potato'], random: 9, bots: 9, ms: 1, seed: 's' };
  const all = Array.from({ length: 18 }, (_, n) => scheduled(plan, [potatoGame], n));
  const [least, most] = potato.seats;
  for (const playedBy of ['random', 'bots'])
    expect(
      new Set(all.filter((one) => one.playedBy === playedBy).map(({ header }) => header.seats)).size,
    ).toBe(Math.min(9, most - least + 1));
  expect(new Set(all.map(({ header }) => header.seed)).size).toBe(18);
});

// As many as fit into a few seconds, every number of seats among them; `clowder soak` plays any number.
const SAMPLE = { random: sample(8), bots: sample(2), ms: 2 };

test.each(findGames())('%s: matches of every kind end well', async (id) => {
  const loaded = await loadBuiltGame(id);
  const plan: SoakPlan = { games: [id], ...SAMPLE, seed: 'sample' };
  for (let n = 0; n < SAMPLE.random + SAMPLE.bots; n++) {
    const { header, playedBy } = scheduled(plan, [loaded], n);
    const { fault, moves } = soakMatch(loaded, header, playedBy, SAMPLE.ms);
    expect(fault).toBeNull();
    expect(moves).toBeGreaterThan(0);
  }
});

test('the command plays on all cores and says so in a table', () => {
  const [game = ''] = findGames();
  const args = ['soak', game, '--random', '20', '--bots', '2', '--ms', '1', '--workers', '2', '--seed', 'x'];
  const { status, stdout, stderr } = clowder(args);
  expect(stdout).toMatch(/^game +seats +played by +matches +moves +longest +ms a match\n/);
  expect(stdout).toMatch(/\n22 matches, and all ended as they should \(seed x\)\.\n$/);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
