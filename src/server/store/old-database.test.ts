import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal, type Seat } from '../../kernel/game.ts';
import { readRecord } from '../../kernel/read-record.ts';
import { replayRecord } from '../../kernel/replay-record.ts';
import type { AtTable, Lobby, Replay } from '../../protocol/api.ts';
import { loadGame, openVersion, type LoadedGame } from '../../catalogue/find-games.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { legalMoves } from '../testing/legal-moves.ts';
import { startServer } from '../testing/start.ts';
import { oldDataFolder, WRITTEN, type WrittenMatch } from './fixture.testing.ts';

/** The current server opens a database written by release 0.1, and its matches go on. */

let server: Server;
beforeAll(async () => {
  server = await startServer({ dataDir: oldDataFolder(), secret: WRITTEN.secret });
});
afterAll(() => server.close());

/** The game of a match, in the version of the rules that its table plays by. */
const loadedFor = async ({ game, id }: WrittenMatch): Promise<LoadedGame> => {
  const { table } = (await person('Ann').get(`/api/tables/${id}`)) as AtTable;
  const today = await loadGame(game);
  const version = table.rulesVersion ?? today.game.version;
  const loaded = await openVersion(today, version);
  if (!loaded) throw new Error(`version ${version} of ${game} is gone`);
  return loaded;
};

const person = (name: string): TestClient => {
  const known = WRITTEN.people[name];
  if (!known) throw new Error(`nobody is called ${name}`);
  const client = new TestClient(server.port);
  [client.guest, client.cookie] = [known.guest, known.cookie];
  return client;
};

const withStatus = (status: WrittenMatch['status']): [string, WrittenMatch][] =>
  WRITTEN.matches.filter((match) => match.status === status).map((match) => [match.about, match]);

const replayOf = async ({ id }: WrittenMatch): Promise<Replay> =>
  (await person('Ann').get(`/api/matches/${id}/replay?as=spectator`)) as Replay;

const recordOf = async ({ id }: WrittenMatch): Promise<string> =>
  (await person('Ann').fetch(`/api/matches/${id}/record`)).text();

/** The outcome and the last position of a record, computed again. */
const verified = ({ game, position }: LoadedGame, text: string) => {
  const file = readRecord(text);
  if (isRefusal(file)) throw new Error(file.why);
  const replayed = replayRecord(game, position, file);
  if (isRefusal(replayed)) throw new Error(JSON.stringify(replayed));
  const state = replayed.positions.at(-1)?.state;
  return { outcome: game.outcome(state), picture: game.draw(game.view(state, 'spectator')) };
};

const ids = (tables: Lobby['mine']): string[] => tables.map(({ id }) => id).toSorted();

test('the people of 0.1 find their matches in the lobby, without tables that have waited for more than a day', async () => {
  const lobby = (await person('Ann').get('/api/tables')) as Lobby;
  const { mine, finished } = WRITTEN.lobbyOfAnn;
  const waiting = new Set(withStatus('waiting').map(([, { id }]) => id));
  expect(ids(lobby.mine)).toEqual(mine.filter((id) => !waiting.has(id)).toSorted());
  expect(ids(lobby.finished)).toEqual(finished.toSorted());
});

describe('finished matches', () => {
  test.each(withStatus('over'))('%s', async (_, match) => {
    const { steps, table } = await replayOf(match);
    expect([table.status, table.halted]).toEqual(['over', false]);
    expect(table.outcome).toEqual(match.outcome);
    expect(steps).toHaveLength((match.seq ?? 0) + 1);
    const loaded = await loadedFor(match);
    expect(loaded.game.draw(steps.at(-1)?.scene.view)).toBe(match.picture);
    if (!match.record) return; // it began at a state for which its game has no notation
    expect(await recordOf(match)).toBe(match.record);
    expect(verified(loaded, match.record)).toEqual({ outcome: match.outcome, picture: match.picture });
  });

  test('the chat of a table is still there', async () => {
    const match = WRITTEN.matches.find(({ about }) => about.includes('chat'));
    const ann = person('Ann');
    await ann.join(match?.id ?? '');
    const { lines } = await ann.until('chat');
    expect(lines.map(({ name, text }) => [name, text])).toEqual([
      ['Ann', 'Hello, Ben! <b>ready?</b>'],
      ['Ben', 'Привіт 🐾'],
    ]);
    await ann.close();
  });
});

/** The people of a match at their seats, who play legal moves until it has a given number or is over. */
class Players {
  readonly #seats = new Map<Seat, TestClient>();
  readonly #loaded: LoadedGame;

  constructor(loaded: LoadedGame) {
    this.#loaded = loaded;
  }

  async sitDown({ id }: WrittenMatch): Promise<void> {
    for (const name of Object.keys(WRITTEN.people)) {
      const client = person(name);
      const { yours } = (await client.get(`/api/tables/${id}`)) as AtTable;
      if (!yours.length) continue;
      await client.join(id);
      for (const seat of yours) this.#seats.set(seat, client);
    }
  }

  async play(enough: number): Promise<void> {
    for (let tries = 0; tries < 2_000; tries++) {
      const scenes = [...this.#seats].flatMap(([seat, client]) => client.scenes.get(seat) ?? []);
      if (scenes.some(({ outcome, seq }) => outcome !== null || seq >= enough)) return;
      await this.#moveOnce();
      await new Promise((done) => setTimeout(done, 120)); // as people do: frames that come too fast are refused
    }
    throw new Error('the match does not go on');
  }

  async #moveOnce(): Promise<void> {
    for (const [seat, client] of this.#seats) {
      const scene = client.scenes.get(seat);
      if (!scene?.awaiting.includes(seat)) continue;
      const moves = legalMoves(this.#loaded, scene, seat);
      const move = moves[(scene.seq * 7) % moves.length];
      if (move === undefined) continue; // in a race, while the paw reaches for a card
      const answer = await client.play(seat, move);
      if (answer.t !== 'ack') continue;
      await client.until('scene', (message) => message.viewer === seat && message.scene.seq >= answer.seq);
      return;
    }
  }

  async see(status: WrittenMatch['status']): Promise<void> {
    for (const client of this.#seats.values())
      await client.until('table', ({ table }) => table.status === status);
  }

  async leave(): Promise<void> {
    for (const client of this.#seats.values()) await client.close();
  }
}

describe('running matches', () => {
  test.each(withStatus('playing'))('%s', async (_, match) => {
    const loaded = await loadedFor(match);
    const { steps, table } = await replayOf(match);
    expect([table.status, table.halted]).toEqual(['playing', false]);
    expect(loaded.game.draw(steps[match.seq ?? -1]?.scene.view)).toBe(match.picture);
    expect(steps[match.seq ?? -1]?.scene.awaiting).toEqual(match.asked);
    const players = new Players(loaded);
    await players.sitDown(match);
    await players.play(steps.length + 5);
    await players.leave();
    const later = await replayOf(match);
    const [before, after] = [steps, later.steps].map((list) => list.map(({ line }) => [line?.seq, line?.by]));
    expect(after?.length).toBeGreaterThan(before?.length ?? 0);
    expect(after?.slice(0, before?.length)).toEqual(before);
  });

  test('one is played to its end, and its record verifies', async () => {
    const [, match] = withStatus('playing').find(([about]) => about.includes('against a bot')) ?? [];
    if (!match) throw new Error('no match against a bot');
    const loaded = await loadedFor(match);
    const players = new Players(loaded);
    await players.sitDown(match);
    await players.play(Infinity);
    await players.see('over');
    await players.leave();
    const { table } = await replayOf(match);
    expect(verified(loaded, await recordOf(match)).outcome).toEqual(table.outcome);
  });
});

describe('waiting tables', () => {
  test.each(withStatus('waiting'))('%s', async (_, match) => {
    const { table } = (await person('Ann').get(`/api/tables/${match.id}`)) as AtTable;
    expect(table.status).toBe('waiting');
    const host =
      Object.keys(WRITTEN.people).find((name) => WRITTEN.people[name]?.guest === table.creator) ?? '';
    for (const [seat, { kind }] of table.seats.entries())
      if (kind === 'open') await person(host).post(`/api/tables/${match.id}/seat`, { seat, to: bot });
    await person(host).post(`/api/tables/${match.id}/start`);
    const begun = (await person('Ann').get(`/api/tables/${match.id}`)) as AtTable;
    expect(begun.table).toMatchObject({ status: 'playing', halted: false, commitment: table.commitment });
  });
});

const bot = { kind: 'bot', level: 0 };
