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

/** What the server refused, or that it could not be reached. */
export class NotDone extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.why);
    this.problem = problem;
  }
}

/** Our own key for "nobody answered", next to the server's refusals. */
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
  // A static host answers every path with the app itself: that is nobody home, not an answer.
  if (!response.headers.get('content-type')?.includes('json')) throw new NotDone({ why: UNREACHABLE });
  return (await response.json()) as T;
};

const send = async <T>(method: 'POST' | 'PATCH', path: string, body: object = {}): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  return (await (await ask(path, { method, headers, body: JSON.stringify(body) })).json()) as T;
};

/** The cookie must be there before the first table or socket; asked for once. */
let guest: Promise<Me> | null = null;
export const me = (): Promise<Me> =>
  (guest ??= get<Me>('/me').catch((error: unknown) => {
    guest = null; // try again next time
    throw error;
  }));

/** A server whose secret has changed knows nobody any more: the next question makes a new guest. */
export const forgetMe = (): void => {
  guest = null;
};

export const rename = async (name: string): Promise<Me> => {
  await me();
  const changed = await send<Me>('PATCH', '/me', { name });
  guest = Promise.resolve(changed); // only now: a refused name must not make us nobody
  return changed;
};

/** Where another device becomes me too: good for one visit, and for a short time. */
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

/** Where other devices find this server. */
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
