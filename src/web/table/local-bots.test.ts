import { expect, test } from 'vitest';
import type { Game, Kind } from '../../kernel/game.ts';
import { play, scene, startFrom, type Position } from '../../kernel/match.ts';
import { quickRng } from '../../kernel/random.ts';
import { hide } from '../../kernel/trial.testing.ts';
import type { Chosen } from './bot-client.ts';
import { LocalBots, type BotTable, type BotTurn } from './local-bots.ts';

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Everybody hides a mouse at the same time: with its clock a race, without it no more than a slow turn. */
const race = hide as unknown as Game<Kind>;
const slow: Game<Kind> = { ...race, due: () => null };

/** A table of bots only, on real timers; what each would do is said by the test. */
class Table implements BotTable {
  readonly game: Game<Kind>;
  readonly botPace = 650;
  readonly played: string[] = [];
  readonly asked: number[] = [];
  readonly bots = new LocalBots(this);
  readonly #answer: (seat: number) => Chosen | null;
  now: Position<Kind>;

  constructor(game: Game<Kind>, answer: (seat: number) => Chosen | null) {
    [this.game, this.#answer] = [game, answer];
    this.now = startFrom<Kind>(game.setup(3, { holes: 4 }, quickRng(1)));
  }

  turns(): BotTurn[] {
    return this.game
      .actors(this.now.state)
      .map((seat) => ({ seat, level: 0, scene: scene(this.game, this.now, seat) }));
  }

  async ask({ seat }: BotTurn): Promise<Chosen | null> {
    this.asked.push(seat);
    return this.#answer(seat);
  }

  botPlays(seat: number, move: unknown): void {
    const next = play(this.game, 'seed', this.now, { by: seat, at: this.now.at, move });
    if ('why' in next) throw new Error(next.why);
    this.played.push(`${seat}: ${this.game.write(move)}`);
    this.now = next;
    this.bots.consider();
  }

  real(span: number): number {
    return span;
  }
}

const move = (hole: number, after: number): Chosen => ({ move: race.write({ hole }), after });

test('in a race everybody acts when their own time has come, and no plan dies because another acted', async () => {
  const table = new Table(race, (seat) => move(seat, [90, 10, 50][seat] ?? 0));
  table.bots.consider();
  await sleep(300);
  expect(table.played.map((one) => one.charAt(0))).toEqual(['1', '2', '0']);
  expect(table.asked).toEqual([0, 1, 2]); // each once
});

test('in turns a thought dies with its position, and is thought again', async () => {
  const table = new Table(slow, (seat) => move(seat, 0));
  table.bots.consider();
  await sleep(1_000); // a bot takes its leisure
  expect(table.played.length).toBe(1);
  expect(table.asked.length).toBeGreaterThan(3);
  table.bots.forget();
});

test('a bot that cannot be asked makes any move; one that waits makes none; and nobody does anything once forgotten', async () => {
  const lost = new Table(race, (seat) => (seat === 1 ? null : { move: '', after: 0 }));
  lost.bots.consider();
  await sleep(100);
  expect(lost.played).toHaveLength(1);
  lost.bots.forget();
  const gone = new Table(race, (seat) => move(seat, 20));
  gone.bots.consider();
  gone.bots.forget();
  await sleep(100);
  expect(gone.played).toEqual([]);
});
