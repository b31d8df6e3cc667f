import type { Millis, Seat } from '../../kernel/game.ts';
import { rngAt } from '../../kernel/random.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { TableDoc } from '../../table/doc.ts';
import type { BotTurn, Happened } from '../../table/host-interface.ts';
import type { BotJob } from '../bots/bot-job.ts';
import type { TableContext } from './table-context.ts';

const DAILY_WORK = 1_000; // more than any level of a daily task needs
const DAILY_PATIENCE: Millis = 60_000; // a bot that is replaced by a weaker one would answer otherwise
const SPARE: Millis = 3_000; // extra time to start a thread on a busy computer, before a bot counts as stuck

type Choice = Extract<Happened, { kind: 'chosen' }>['choice'];

/** Lets a bot choose its move in a thread. Never fails. */
export const think = (
  { pool, log }: Pick<TableContext, 'pool' | 'log'>,
  { game: { id: game, version }, levels }: LoadedGame,
  doc: TableDoc,
  { seat, level, scene }: BotTurn,
): Promise<Choice> => {
  const job = { game, version, level, seat, scene, ...howToThink(doc, seat, scene.seq) };
  const ms = job.work ? DAILY_PATIENCE : (levels[level]?.ms ?? 0);
  const person = doc.seats.flatMap((one) => (one.kind === 'person' && !one.away ? [one.guest] : []))[0];
  const asker = { person: person ?? doc.creator, table: doc.id, canWait: person === undefined };
  return pool.think(asker, job, 2 * ms + SPARE).catch((error: unknown) => {
    log.warn({ err: error, level, seat, seq: scene.seq }, 'a bot found no move');
    return 'failed' as const;
  });
};

/**
 * The bot's chance follows from the seed of the match. In a task of the day its work is counted, not its time: equal moves get
 * equal answers there.
 */
const howToThink = ({ daily, seed }: TableDoc, seat: Seat, seq: number): Pick<BotJob, 'luck' | 'work'> => ({
  luck: rngAt(`${seed}/bot ${seat}`, seq).int(2 ** 31),
  ...(daily && { work: DAILY_WORK }),
});
