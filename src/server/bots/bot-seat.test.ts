import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BotJob, BotMove } from './bot-job.ts';
import { BotSeats, type BotTable, type BotTurn } from './bot-seat.ts';
import { openBox, findGames } from '../../catalogue/find-games.ts';

/** One bot that may always act, although the match mostly waits for others; what it would do is said by the test. */
class Table implements BotTable {
  readonly id = 'table';
  readonly racing = false;
  readonly speed = 1;
  readonly played: number[] = [];
  readonly shown: string[] = [];
  seq = 0;
  readonly box: BotTable['box'];
  readonly #asked: readonly number[];

  constructor(box: BotTable['box'], asked: readonly number[]) {
    [this.box, this.#asked] = [box, asked];
  }

  turns(): BotTurn[] {
    const mine = this.#asked.includes(this.seq);
    const scene = { seq: this.seq, asked: mine ? [1] : [0] } as unknown as BotTurn['scene'];
    return [{ seat: 1, level: 0, scene }];
  }

  async botPlays(): Promise<void> {
    this.played.push(this.seq++);
  }

  showThinking(seats: readonly number[]): void {
    this.shown.push(seats.join());
  }
}

const somewhere = async (): Promise<BotTable['box']> => openBox(findGames()[0] ?? '');
const silent = { warn: () => {}, error: () => {} } as never;

/** Takes its time, and has a move only when it is asked. */
const think = async (_: string, { scene }: BotJob): Promise<BotMove> => {
  await sleep(20);
  return { move: scene.asked.includes(1) ? 'any' : null, after: 0 };
};

test('a bot that had nothing to do is asked again, however soon the next step came', async () => {
  const table = new Table(await somewhere(), [2]);
  const bots = new BotSeats(table, { think }, 60, silent);
  bots.consider();
  for (const seq of [1, 2]) {
    await sleep(5); // while it still thinks about the step before
    table.seq = seq;
    bots.consider();
  }
  await expect.poll(() => table.played).toEqual([2]);
  // It is shown to think about its own turn alone, and not while the match waits for others.
  await expect.poll(() => table.shown.filter((seats) => seats !== '')).toEqual(['1']);
});
