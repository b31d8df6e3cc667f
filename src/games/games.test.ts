import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { random } from '../bots/random.ts';
import { optionChoices, quickMatchOf } from '../kernel/abilities.ts';
import type { FirstHint, Preset } from '../kernel/optional-files.ts';
import type { Game, Kind, Rng, Seat } from '../kernel/game.ts';
import { isRefusal } from '../kernel/game.ts';
import { tryLaws } from '../kernel/laws.ts';
import { scene, start, startFrom, type Position } from '../kernel/match.ts';
import { allOptions, optionsAt, spread } from '../kernel/options.ts';
import { perft } from '../kernel/perft.ts';
import { playouts } from '../kernel/playout.ts';
import { quickRng } from '../kernel/random.ts';
import { sample } from '../kernel/sample.testing.ts';
import { findGames, loadGame } from '../catalogue/find-games.ts';
import { botMatch, type Ask } from '../table/bot-match.ts';
import type { GameTitle } from '../words/game-words.ts';
import { LOCALES } from '../words/plural.ts';
import type { RulesPage } from '../words/rules-page.ts';

/** Tests for every game, found by its folder: a sixth game is tested as soon as its folder exists. */

const folder = (id: string): URL => new URL(`${id}/`, import.meta.url);

const header = (game: Game<Kind>, seats: number, options: object, seed: string) =>
  ({ game: game.id, version: game.version, seats, options, seed }) as const;

// Over all numbers of seats and a spread of options; `clowder fuzz` plays any number, and tries every viewer at every step.
const MATCHES = sample(10);
const VIEWERS = 2;

describe.each(findGames())('%s', (id) => {
  test('has a folder named after it', async () => {
    const { game } = await loadGame(id);
    expect(game.id).toBe(id);
    expect(game.seats[0]).toBeLessThanOrEqual(game.seats[1]);
  });

  test('keeps the laws, over its numbers of seats and its options', async () => {
    const { game } = await loadGame(id);
    let [hidden, varied] = [0, 0];
    const sets = spread(allOptions(game), MATCHES);
    const [least, most] = game.seats;
    for (let n = 0; n < MATCHES; n++) {
      // Another number of seats each time the options repeat, so that the pairs vary.
      const seats = least + ((n + Math.floor(n / sets.length)) % (most - least + 1));
      const first = header(game, seats, sets[n % sets.length] ?? {}, `${id} ${n}`);
      const report = tryLaws(game, first, undefined, { viewersAtOnce: VIEWERS });
      expect(report.record.length).toBeGreaterThan(0);
      hidden += report.secrets.hidden;
      varied += report.secrets.varied;
    }
    // A game with secrets must imagine more than one world.
    expect(hidden === 0 || varied > 0).toBe(true);
  });

  test('says everything in every language', async () => {
    const { words, game } = await loadGame(id);
    const shape = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
        : typeof value;
    for (const locale of LOCALES) {
      expect(shape({ ...words[locale], played: '' })).toEqual(shape({ ...words.en, played: '' })); // only some languages decline a name
      expect(words[locale]).toMatchObject(await load<GameTitle>(id, `words/${locale}/title.ts`));
      expect(words[locale].legend).toMatch(/^[^\n]+$/);
      for (const [name, values] of Object.entries<readonly unknown[]>(game.options))
        for (const value of values) expect(words[locale].options[name]?.values[String(value)]).toBeTruthy();
    }
  });

  test('begins a quick match with as many players as it allows, and with options it has', async () => {
    const { game } = await loadGame(id);
    const { seats, firstOptions = {} } = quickMatchOf(game);
    expect(seats).toBeGreaterThanOrEqual(Math.max(2, game.seats[0]));
    expect(seats).toBeLessThanOrEqual(game.seats[1]);
    expect(optionsAt(game, seats, { ...firstOptions })).toMatchObject(firstOptions);
  });

  test('offers at every table only values it has, the default among them', async () => {
    const { game } = await loadGame(id);
    const [least, most] = game.seats;
    const all = game.options as Readonly<Record<string, readonly unknown[]>>;
    for (const options of spread(allOptions(game), 20))
      for (let seats = least; seats <= most; seats++)
        for (const [name, values] of Object.entries<readonly unknown[]>(
          optionChoices(game, seats, options),
        )) {
          expect(all[name]).toEqual(expect.arrayContaining([...values]));
          expect(values.slice(0, 1)).toEqual(all[name]?.slice(0, values.length && 1));
        }
  });

  test('says any move in words, never in its notation', async () => {
    const { game, words } = await loadGame(id);
    const said = new Map<string, string>(); // each move once: a match makes the same ones again and again
    for (const { move, seat } of decisions(game))
      for (const locale of LOCALES)
        said.set(`${locale} ${game.write(move)}`, words[locale].move(move, seat, String));
    expect(said.size).toBeGreaterThan(0);
    expect([...said].filter(([written, sentence]) => !isSaid(written.slice(3), sentence))).toEqual([]);
  });

  test('says events so that a reader can be called “You”: no verb follows a name', async () => {
    const { game, words } = await loadGame(id);
    const sets = allOptions(game);
    const said = new Set<string>();
    for (const options of [sets[0] ?? {}, sets.at(-1) ?? {}])
      for (const { events } of randomMatch(game, header(game, game.seats[1], options, 'told'), quickRng(16)))
        for (const locale of LOCALES)
          for (const event of events) said.add(words[locale].events[event.what]?.(event, () => NAME) ?? '');
    expect(said.size).toBeGreaterThan(3);
    expect([...said].filter((sentence) => VERB_AFTER_NAME.test(sentence))).toEqual([]);
  });

  test('its levels play a match against each other, knowing only their scenes', async () => {
    const { game, levels } = await loadGame(id);
    const rng = quickRng(13);
    for (const options of allOptions(game).slice(0, 1)) {
      const [least] = game.seats;
      let state = game.setup(least, options, rng);
      for (let turn = 0; turn < 12 && !game.outcome(state); turn++)
        for (const seat of game.actors(state).slice(0, 1)) {
          const [due, view] = [game.due(state), game.view(state, seat)];
          // While a clock runs, an actor may have to wait for it.
          if (
            due !== null &&
            [...game.candidates(view, seat)].every((move) => game.check(view, seat, move))
          ) {
            state = game.apply(state, { by: 'clock', at: due }, rng).state;
            continue;
          }
          const level = levels[turn % levels.length];
          let thoughts = 200;
          const seen = JSON.parse(
            JSON.stringify({
              seq: turn,
              at: 0,
              view: game.view(state, seat),
              actors: game.actors(state),
              due: game.due(state),
              outcome: null,
              events: [],
            }),
          ) as never;
          const choice = level?.bot(seen, seat, () => thoughts-- > 0, rng);
          expect(game.check(game.view(state, seat), seat, choice?.move)).toBeNull();
          state = game.apply(state, { by: seat, at: 0, move: choice?.move }, rng).state;
        }
    }
  });
});

const late = (): boolean => false;

test.each(findGames())('%s: a random match is played even when there is no time', async (id) => {
  const { game, fast } = await loadGame(id);
  const { state } = start(game, header(game, game.seats[0], allOptions(game)[0] ?? {}, id));
  const all = [playouts(game, state, late, quickRng(14)), fast?.playouts(state, late, quickRng(14))];
  expect(all.map((done) => done?.matches ?? 1)).toEqual([1, 1]);
});

/**
 * Every position of a random match, without the laws, which are tested above: for tests that need many
 * positions.
 */
function* randomMatch(
  game: Game<Kind>,
  first: ReturnType<typeof header>,
  luck: Rng,
): Generator<Position<Kind>> {
  const ask: Ask<Kind> = (_seat, bot) => ({ ...bot(late), after: luck.int(1500) });
  yield start(game, first);
  const players = { botOf: () => random(game), ask, rng: luck };
  for (const { position } of botMatch(game, first, players)) yield position;
}

/** Hints that fit some position of random matches, in the scene of the player who decides. */
const hintsMet = (game: Game<Kind>, hints: readonly FirstHint<Kind>[], matches: number): Set<string> => {
  const met = new Set<string>();
  const [least, most] = game.seats;
  // Some games have hundreds of setups: a spread of them is enough, and the first matches meet most hints.
  const sets = spread(allOptions(game), matches);
  for (let n = 0; n < matches && met.size < hints.length; n++) {
    const seats = least + ((n + Math.floor(n / sets.length)) % (most - least + 1));
    const first = header(game, seats, sets[n % sets.length] ?? {}, `hints ${n}`);
    for (const now of randomMatch(game, first, quickRng(n)))
      for (const seat of game.actors(now.state)) {
        const seen = scene(game, now, seat);
        for (const { key, when } of hints) if (when(seen, seat)) met.add(key);
      }
  }
  return met;
};

const having = (file: string): string[] => findGames().filter((id) => existsSync(new URL(file, folder(id))));
const load = async <T>(id: string, file: string): Promise<T> =>
  ((await import(new URL(file, folder(id)).href)) as { default: T }).default;

test.each(having('rules/hints.ts'))('%s: its hints come up, have words, and lead to a rule', async (id) => {
  const { game, words } = await loadGame(id);
  const hints = await load<readonly FirstHint<Kind>[]>(id, 'rules/hints.ts');
  const keys = hints.map(({ key }) => key).toSorted();
  expect(new Set(keys).size).toBe(keys.length);
  expect([...hintsMet(game, hints, 60)].toSorted()).toEqual(keys);
  for (const locale of LOCALES) {
    expect(Object.keys(words[locale].hints).toSorted()).toEqual(keys);
    const { chapters } = await load<RulesPage>(id, `words/${locale}/rules-page.ts`);
    const places = new Set([...chapters, ...chapters.flatMap(({ rules }) => rules)].map((place) => place.id));
    expect(hints.filter(({ rule }) => !places.has(rule))).toEqual([]);
  }
});

test.each(having('rules/presets.ts'))('%s: its presets can be played, and have a name', async (id) => {
  const { game, words } = await loadGame(id);
  const presets = await load<readonly Preset<Kind>[]>(id, 'rules/presets.ts');
  const [least, most] = game.seats;
  const all = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  for (const { options, seats } of presets)
    expect(all.some((n) => n === (seats ?? n) && !isRefusal(optionsAt(game, n, { ...options })))).toBe(true);
  for (const locale of LOCALES)
    expect(Object.keys(words[locale].presets ?? {})).toEqual(presets.map(({ key }) => key));
  const forTwoHere = presets.some(({ seats, oneDevice }) => seats === 2 && oneDevice);
  expect(forTwoHere).toBe(least <= 2);
});

test.each(having('rules/position.ts'))('%s: its position text brings every position back', async (id) => {
  const { game, position } = await loadGame(id);
  if (!position) throw new Error('position.ts has no default export');
  const rng = quickRng(11);
  for (const options of allOptions(game))
    for (const state of randomStates(game, options, rng)) {
      const read = position.read(position.write(state), options);
      expect(isRefusal(read)).toBe(false);
      expect(position.write(read)).toBe(position.write(state));
      expect(isRefusal(startFrom(read).state)).toBe(false);
    }
});

test.each(having('bot/fast.ts'))('%s: its fast engine counts the same positions as the rules', async (id) => {
  const { game, fast } = await loadGame(id);
  if (!fast) throw new Error('fast.ts has no default export');
  const rng = quickRng(12);
  for (const options of allOptions(game))
    for (const state of randomStates(game, options, rng).slice(0, 12))
      for (const depth of [0, 1, 2])
        expect(fast.perft(state, depth, () => true)).toBe(perft(game, state, depth, rng));
});

const NAME = '\uE000'; // stands in no text
const VERB_AFTER_NAME = /\uE000 \p{L}/u;

const QUOTED = /«[^»]*»|“[^”]*”/g;

/**
 * True for a sentence, false for notation: `draw` may be one of its words, `give1` or `B07@h5t` may not. The page puts
 * "Hint:" before it, so that a colon of its own would be the second one.
 */
const isSaid = (written: string, sentence: string): boolean =>
  /^\S+ .*[.!]$/.test(sentence) &&
  !sentence.replace(QUOTED, '').includes(':') &&
  !/undefined|NaN|null/.test(sentence) &&
  (/^[a-z]+$/.test(written) || !sentence.includes(written));

const SOME = 25;
const some = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % Math.ceil(all.length / SOME) === 0);

/** Legal moves from all stages of random matches, with default options and with all options on. */
function* decisions(game: Game<Kind>): Generator<{ move: unknown; seat: Seat }> {
  const sets = allOptions(game);
  for (const options of [sets[0] ?? {}, sets.at(-1) ?? {}])
    for (const { state } of some([
      ...randomMatch(game, header(game, game.seats[0], options, 'said'), quickRng(15)),
    ]))
      for (const seat of game.actors(state)) {
        const view = game.view(state, seat);
        for (const move of some([...game.candidates(view, seat)]))
          if (!game.check(view, seat, move)) yield { move, seat };
      }
}

/** States from all stages of a few random matches. */
const randomStates = (game: Game<Kind>, options: object, rng: Rng): unknown[] => {
  const [seats] = game.seats;
  const first = header(game, seats, options, `states ${rng.int(1e9)}`);
  const states = [...randomMatch(game, first, rng)].map(({ state }) => state);
  return states.slice(0, -1).filter((_, i) => i % 3 === 0);
};
