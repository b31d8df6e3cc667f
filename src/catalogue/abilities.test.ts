import { expect, test } from 'vitest';
import { advanceAnswers, ratingModeOf } from '../kernel/abilities.ts';
import { readOptions } from '../kernel/options.ts';
import { LOCALES } from '../words/plural.ts';
import { findGames, loadGame } from './find-games.ts';

const games = await Promise.all(findGames().map((id) => loadGame(id)));

const all = games.map((loaded) => [loaded.game.id, loaded] as const);

test.each(all)(
  '%s: every mode with ratings of its own has a name in three languages',
  (_, { game, words }) => {
    const defaults = readOptions(game) as Record<string, unknown>;
    const modes = Object.entries(game.options).flatMap(([name, values]) =>
      (values as readonly unknown[]).map((value) =>
        ratingModeOf(game, Object.assign({}, defaults, { [name]: value }), 2),
      ),
    );
    const named = new Set(modes.filter((mode) => mode !== null && mode !== ''));
    for (const locale of LOCALES) expect(new Set(Object.keys(words[locale].modes ?? {}))).toEqual(named);
    expect(ratingModeOf(game, defaults, 1)).toBeNull(); // alone there is nobody to be compared with
  },
);

test.each(all)('%s: every answer in advance has words in three languages', (_, { game, words }) => {
  for (const locale of LOCALES)
    expect(Object.keys(words[locale].advance?.values ?? {})).toEqual([...advanceAnswers(game)]);
});

test.each(all)(
  '%s: the arena has measured every level, in the usual mode at least',
  (_, { game, ladder, levels }) => {
    expect(Object.keys(ladder ?? {})).toContain(ratingModeOf(game, readOptions(game), 2));
    for (const [mode, contests] of Object.entries(ladder ?? {}))
      expect([mode, contests.length]).toEqual([mode, levels.length - 1]);
  },
);

test.each(all)(
  '%s: in each mode every level beats the one below in 60 to 80 of 100 matches',
  (_, { ladder }) => {
    for (const contests of Object.values(ladder ?? {}))
      for (const { score, matches } of contests) {
        expect(matches).toBeGreaterThanOrEqual(200);
        expect(score).toBeGreaterThanOrEqual(0.6);
        expect(score).toBeLessThanOrEqual(0.8);
      }
  },
);

test.each(all)(
  '%s: says how one wins, for each number of players in three languages',
  (_, { game, words }) => {
    const [least, most] = game.seats;
    for (const locale of LOCALES)
      for (let players = least; players <= most; players++) {
        const said = words[locale].goal?.(readOptions(game) as Record<string, unknown>, players) ?? '';
        expect(said.split(' ').length).toBeGreaterThan(5);
        expect(said).not.toBe(words[locale].about);
      }
  },
);
