import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Kind, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import type { AtTable } from '../../protocol/api.ts';
import { SOCKET_PATH, type ToClient } from '../../protocol/messages.ts';
import { findGames, loadGame, type LoadedGame } from '../../catalogue/find-games.ts';

/**
 * A child process of the benchmark: people at tables who move at a steady pace. Reports the time of each
 * answer.
 */

export interface Load {
  readonly ports: readonly number[]; // of the servers; with two, the people of a table use different ones
  readonly what: 'echo' | 'play';
  readonly clients: number;
  readonly perSecond: number;
  readonly warmUp: number; // milliseconds at the beginning that do not count
  readonly seconds: number;
}

export interface LoadReport {
  readonly latencies: readonly number[]; // milliseconds from sending to the answer
  readonly deliveries: readonly number[]; // milliseconds from sending a move until the other person sees it
  readonly missed: number; // moves skipped because the one before was not yet answered
}

/** Two people at a table, or two sockets of the echo. */
interface Duo {
  readonly sockets: WebSocket[];
  scene: Scene<Kind> | null;
  turn: number;
  sent: { readonly id: string; readonly at: number } | null;
  moved: { readonly by: Seat; readonly seq: number; readonly at: number } | null; // not yet seen by the other person
}

const AGAIN = 200; // milliseconds before the next try

const latencies: number[] = [];
const deliveries: number[] = [];
let missed = 0;
let measuring = false;

const answered = (duo: Duo, id: string): void => {
  if (duo.sent?.id !== id) return;
  if (measuring) latencies.push(performance.now() - duo.sent.at);
  duo.sent = null;
};

const seen = (duo: Duo, viewer: Seat, seq: number): void => {
  if (!duo.moved || viewer === duo.moved.by || seq < duo.moved.seq) return;
  if (measuring) deliveries.push(performance.now() - duo.moved.at);
  duo.moved = null;
};

const isNewer = ({ scene: known }: Duo, { seq }: Scene<Kind>): boolean => seq > (known?.seq ?? -1);

const receive = (duo: Duo, seat: Seat, message: ToClient): void => {
  if (message.t === 'ack') answered(duo, message.id);
  // After a lost connection the answer to the last move may have been lost with it: then it is made already.
  else if (message.t === 'refused') duo.sent = null;
  // Of either seat: one of them may get the same scene later than the other gets its answer.
  else if (message.t === 'scene' && message.viewer === seat) {
    seen(duo, seat, message.scene.seq);
    if (isNewer(duo, message.scene)) duo.scene = message.scene;
  }
};

const socketTo = (port: number, cookie: string): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { headers: { cookie } });

const connect = async (port: number): Promise<WebSocket> => {
  const socket = socketTo(port, '');
  await once(socket, 'open');
  return socket;
};

/** Somebody at a table. On a busy machine a table may move to another server: then they connect again, as every client does. */
const sitDown = (duo: Duo, seat: Seat, port: number, cookie: string, table: string): void => {
  const socket = socketTo(port, cookie);
  duo.sockets[seat] = socket;
  socket.on('open', () => socket.send(JSON.stringify({ t: 'join', table })));
  socket.on('message', (data: Buffer) => receive(duo, seat, JSON.parse(data.toString()) as ToClient));
  socket.on('error', () => {}); // it closes itself
  socket.on('close', () => {
    duo.sent = null; // the answer may be lost
    setTimeout(() => sitDown(duo, seat, port, cookie, table), AGAIN);
  });
};

const echoDuo = async ({ ports: [port = 0] }: Load): Promise<Duo> => {
  const sockets = await Promise.all([connect(port), connect(port)]);
  const duo: Duo = { sockets, scene: null, turn: 0, sent: null, moved: null };
  for (const socket of sockets)
    socket.on('message', (data: Buffer) => answered(duo, (JSON.parse(data.toString()) as { id: string }).id));
  return duo;
};

const guest = async (port: number): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`);
  await response.text();
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
};

/** Asks until it is done: on a busy machine the database may take too long. */
const post = async (port: number, path: string, cookie: string, body: object): Promise<AtTable> => {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return answer as AtTable;
    if (response.status < 500) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    await sleep(AGAIN);
  }
};

let tables = 0;

const playDuo = async ({ ports }: Load, { game }: LoadedGame): Promise<Duo> => {
  const [home = 0, away = home] = tables++ % 2 ? ports.toReversed() : ports;
  const cookies = [await guest(home), await guest(home)];
  const [first = '', second = ''] = cookies;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await post(home, '/api/tables', first, { game: game.id, seats });
  await post(away, `/api/tables/${table.id}/sit`, second, {});
  const duo: Duo = { sockets: [], scene: null, turn: 0, sent: null, moved: null };
  for (const [seat, cookie] of cookies.entries()) sitDown(duo, seat, seat ? away : home, cookie, table.id);
  while (!duo.scene) await sleep(5);
  return duo;
};

/** One move of the player to move; the echo gets a frame of the same size. */
const move = (duo: Duo, loaded: LoadedGame): void => {
  if (duo.sent) return void missed++;
  const id = randomUUID();
  let [seat, text] = [duo.turn++ % 2, 'ka1'];
  if (duo.scene) {
    [seat = 0] = duo.scene.actors;
    const moves = legal(loaded.game, duo.scene, seat);
    const chosen = moves[(duo.turn * 7) % moves.length];
    if (chosen === undefined) return; // this match is over
    text = loaded.game.write(chosen);
  }
  const socket = duo.sockets[seat];
  if (socket?.readyState !== WebSocket.OPEN) return void missed++;
  duo.sent = { id, at: performance.now() };
  if (duo.scene) duo.moved = { by: seat, seq: duo.scene.seq + 1, at: duo.sent.at };
  socket.send(JSON.stringify({ t: 'play', id, seat, move: text }));
};

/** Every pair moves once per round, evenly spread over its time. The pace does not wait for answers. */
const keepPace = async (duos: readonly Duo[], loaded: LoadedGame, load: Load): Promise<void> => {
  const between = 1000 / load.perSecond;
  const began = performance.now();
  const ends = began + load.warmUp + load.seconds * 1000;
  for (let n = 0, now = began; now < ends; now = performance.now()) {
    measuring = now > began + load.warmUp;
    for (; began + n * between <= now; n++) {
      const duo = duos[n % duos.length];
      if (duo) move(duo, loaded);
    }
    await sleep(1);
  }
  await sleep(500); // the last answers
};

const run = async (load: Load): Promise<LoadReport> => {
  const loaded = await loadGame(findGames()[0] ?? '');
  const duos: Duo[] = [];
  while (duos.length < load.clients / 2) {
    const some = Array.from({ length: 10 }, () =>
      load.what === 'echo' ? echoDuo(load) : playDuo(load, loaded),
    );
    duos.push(...(await Promise.all(some)));
  }
  process.send?.('ready');
  await once(process, 'message'); // everybody is connected: go
  await keepPace(duos, loaded, load);
  return { latencies, deliveries, missed };
};

process.once('message', (load: Load) => {
  void run(load).then((report) => process.send?.(report, () => process.exit(0)));
});
