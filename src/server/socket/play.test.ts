import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kind, Scene } from '../../kernel/game.ts';
import type { AtTable, Lobby, Replay } from '../../protocol/api.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { Server } from '../start/server.ts';
import { TestClient } from '../testing/client.ts';
import { legalMoves, someGame } from '../testing/legal-moves.ts';
import { startServer } from '../testing/start.ts';

let server: Server;
let loaded: LoadedGame;
beforeAll(async () => {
  server = await startServer();
  loaded = await someGame();
});
afterAll(() => server.close());

/** Both play the middle one of their legal moves until the match is over. */
const playOn = async (players: readonly TestClient[], turns: number = Infinity): Promise<number> => {
  let turn = 0;
  for (; turn < turns; turn++) {
    const scene = players[0]?.scenes.get(0);
    const [seat] = scene?.actors ?? [];
    if (!scene || scene.outcome || seat === undefined) return turn;
    const player = players[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    await player.until('scene', (message) => message.scene.seq === scene.seq);
    const moves = legalMoves(loaded, scene, seat);
    const answer = await player.play(seat, moves[(turn * 7) % moves.length] ?? '');
    expect(answer.t).toBe('ack');
    await players[0]?.until('scene', (message) => message.scene.seq === scene.seq + 1);
  }
  return turn;
};

const twoAtATable = async (): Promise<{ id: string; players: TestClient[] }> => {
  const [a, b] = [await TestClient.arrive(server.port), await TestClient.arrive(server.port)];
  const { table } = await a.create({ game: loaded.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(table.status).toBe('waiting');
  const sat = (await b.post(`/api/tables/${table.id}/sit`, {})) as AtTable;
  expect(sat).toMatchObject({ table: { status: 'playing' }, yours: [1] });
  await Promise.all([a.join(table.id), b.join(table.id)]);
  return { id: table.id, players: [a, b] };
};

test('two people play a match to the end; then its record and replay are open', async () => {
  const { id, players } = await twoAtATable();
  const [a, b] = players as [TestClient, TestClient];
  expect(await a.get(`/api/matches/${id}/record`)).toEqual({ why: 'not-over' });
  const turns = await playOn(players);
  const { table } = await b.until('table', (message) => message.table.status === 'over');
  expect(table.outcome).toEqual(a.scenes.get(0)?.outcome);
  expect(table.seed).toBeTypeOf('string');
  const record = await (await a.fetch(`/api/matches/${id}/record`)).text();
  expect(record).toContain(`commitment ${table.commitment}`);
  const replay = (await b.get(`/api/matches/${id}/replay?as=0`)) as Replay;
  expect(replay.steps).toHaveLength(turns + 1);
  expect(replay.steps.at(-1)?.scene).toEqual(a.scenes.get(0));
  const lobby = (await a.get('/api/tables')) as Lobby;
  expect(lobby.finished.map((info) => info.id)).toContain(id);
});

test('a move sent again with its id is acknowledged again and made once', async () => {
  const { players } = await twoAtATable();
  const [seat = 0] = players[0]?.scenes.get(0)?.actors ?? fail(); // it may be drawn by lot
  const first = players[seat] ?? fail();
  const [move = ''] = legalMoves(loaded, first.scenes.get(seat) ?? fail(), seat);
  const id = randomUUID();
  expect(await first.play(seat, move, id)).toMatchObject({ t: 'ack', seq: 1 });
  expect(await first.play(seat, move, id)).toMatchObject({ t: 'ack', seq: 1 });
  expect(await first.play(seat, move)).toMatchObject({ t: 'refused', why: 'not-your-turn' });
});

const fail = (): never => {
  throw new Error('there is no scene');
};

const isMine = ({ actors }: Scene<Kind>): boolean => actors.includes(0);

test('a person plays against a bot, which thinks in a thread of its own', async () => {
  const a = await TestClient.arrive(server.port);
  const { table } = await a.create({
    game: loaded.game.id,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 0 }],
  });
  expect(table.status).toBe('playing');
  await a.join(table.id);
  let seq = -1;
  for (let moves = 0; moves < 3; moves++) {
    const { scene } = await a.until('scene', (message) => message.scene.seq > seq && isMine(message.scene));
    await a.play(0, legalMoves(loaded, scene, 0)[0] ?? '');
    seq = scene.seq + 1; // my own move
  }
  await a.until('scene', ({ scene }) => scene.seq > seq);
});
