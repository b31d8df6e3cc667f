import type { Viewer } from '../../kernel/game.ts';
import type {
  Address,
  AtTable,
  DeviceLink,
  GameInfo,
  Lobby,
  Me,
  NewTable,
  Problem,
  Replay,
  SeatChange,
  SitDown,
} from '../../protocol/api.ts';
import type { TableId } from '../../protocol/table.ts';
import type { BrowserRefusal } from '../words/problem-words.ts';

/** A request that failed: the server refused it or could not be reached. */
export class NotDone extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.why);
    this.problem = problem;
  }
}

/** The key for a server that cannot be reached; the other keys are the server's refusals. */
export const UNREACHABLE: BrowserRefusal = 'unreachable';

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && typeof (body as { why?: unknown }).why === 'string';

const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const response = await fetch(`/api${path}`, { ...init, credentials: 'same-origin' }).catch(() => null);
  if (!response) throw new NotDone({ why: UNREACHABLE });
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new NotDone(isProblem(body) ? body : { why: UNREACHABLE });
};

const get = async <T>(path: string): Promise<T> => {
  const response = await ask(path);
  // A static web host answers every path with the page itself. That means there is no game server.
  if (!response.headers.get('content-type')?.includes('json')) throw new NotDone({ why: UNREACHABLE });
  return (await response.json()) as T;
};

const send = async <T>(method: 'POST' | 'PATCH', path: string, body: object = {}): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  return (await (await ask(path, { method, headers, body: JSON.stringify(body) })).json()) as T;
};

/** The guest of this browser, requested once. The cookie must exist before the first table or socket. */
let guest: Promise<Me> | null = null;
export const me = (): Promise<Me> =>
  (guest ??= get<Me>('/me').catch((error: unknown) => {
    guest = null; // try again next time
    throw error;
  }));

/** For a server whose secret has changed: it rejects the old cookie, so the next request must make a new guest. */
export const forgetMe = (): void => {
  guest = null;
};

export const rename = async (name: string): Promise<Me> => {
  await me();
  const changed = await send<Me>('PATCH', '/me', { name });
  guest = Promise.resolve(changed); // only after success: a refused name must not lose the guest
  return changed;
};

/** The personal link for another device: works once, and for a short time. */
export const linkDevice = async (): Promise<string> => {
  await me();
  const { url } = await send<DeviceLink>('POST', '/me/link');
  return url;
};

export const readLobby = async (): Promise<Lobby> => {
  await me();
  return get<Lobby>('/tables');
};

export const readGames = (): Promise<readonly GameInfo[]> => get('/games');

export const createTable = async (table: NewTable): Promise<AtTable> => {
  await me();
  return send<AtTable>('POST', '/tables', table);
};

export const readTable = async (id: TableId): Promise<AtTable> => {
  await me();
  return get<AtTable>(`/tables/${encodeURIComponent(id)}`);
};

/** The address under which other devices find this server. */
export const readAddress = async (): Promise<string> => (await get<Address>('/address')).address;

const at = (id: TableId, what: string, body: object = {}): Promise<AtTable> =>
  send<AtTable>('POST', `/tables/${encodeURIComponent(id)}/${what}`, body);

export const sitDown = (id: TableId, where: SitDown): Promise<AtTable> => at(id, 'sit', where);
export const changeSeat = (id: TableId, change: SeatChange): Promise<AtTable> => at(id, 'seat', change);
export const leaveTable = (id: TableId): Promise<AtTable> => at(id, 'leave');
export const startTable = (id: TableId): Promise<AtTable> => at(id, 'start');
export const rematchTable = (id: TableId): Promise<AtTable> => at(id, 'rematch');

export const qrPath = (id: TableId): string => `/api/tables/${encodeURIComponent(id)}/qr.svg`;

export const readReplay = (id: TableId, as: Viewer): Promise<Replay> =>
  get<Replay>(`/matches/${encodeURIComponent(id)}/replay?as=${as}`);

export const readRecordText = async (id: TableId): Promise<string> =>
  (await ask(`/matches/${encodeURIComponent(id)}/record`)).text();
