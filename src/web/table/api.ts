import type { Viewer } from '../../kernel/game.ts';
import type {
  Address,
  Announcement,
  AtTable,
  DeviceLink,
  GameInfo,
  Lobby,
  Me,
  MeChange,
  NewReport,
  NewTable,
  Problem,
  Replay,
  SeatChange,
  SitDown,
} from '../../protocol/api.ts';
import type {
  LeaderPeriod,
  Leaders,
  MatchFilter,
  MatchList,
  PlayedMatch,
  Profile,
} from '../../protocol/people.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type {
  NewTournament,
  TournamentId,
  TournamentList,
  TournamentView,
} from '../../protocol/tournaments.ts';
import type { MyNotices, NewDevice, NoticeSettings, TestSent } from '../../protocol/notice-settings.ts';
import type { BrowserRefusal } from '../words/problem-words.ts';
import { showTurns } from './badge.ts';

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

/** For the few pages whose requests are not loaded with the lobby. */
export const get = async <T>(path: string): Promise<T> => {
  const response = await ask(path);
  // A static web host answers every path with the page itself. That means there is no game server.
  if (!response.headers.get('content-type')?.includes('json')) throw new NotDone({ why: UNREACHABLE });
  return (await response.json()) as T;
};

export const send = async <T>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
): Promise<T> => {
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

export const changeMe = async (wish: MeChange): Promise<Me> => {
  await me();
  const changed = await send<Me>('PATCH', '/me', wish);
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
  const lobby = await get<Lobby>('/tables');
  showTurns(lobby.myTurn.length);
  return lobby;
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
export const declineRematch = (id: TableId): Promise<AtTable> => at(id, 'decline-rematch');
export const rematchTable = (id: TableId): Promise<AtTable> => at(id, 'rematch');

export const sendReport = async (report: NewReport): Promise<void> => {
  await send('POST', '/reports', report);
};

export const readAnnouncement = async (): Promise<Announcement | null> =>
  (await get<{ announcement: Announcement | null }>('/announcement')).announcement;

export const qrPath = (id: TableId): string => `/api/tables/${encodeURIComponent(id)}/qr.svg`;

export const readResult = (id: TableId): Promise<PlayedMatch> =>
  get<PlayedMatch>(`/matches/${encodeURIComponent(id)}/result`);

interface LeadersWanted {
  readonly game: string;
  readonly mode: string;
  readonly period: LeaderPeriod;
  readonly after: number; // a place: those behind it
}
export const readLeaders = (wanted: LeadersWanted): Promise<Leaders> =>
  get<Leaders>(`/leaders?${searchOf(wanted)}`);

const searchOf = (values: object): URLSearchParams =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** A part of the history of a person. */
export const readMatches = async (person: GuestId, filter: MatchFilter): Promise<MatchList> => {
  await me();
  return get<MatchList>(`/people/${encodeURIComponent(person)}/matches?${searchOf(filter)}`);
};

export const readProfile = async (person: GuestId): Promise<Profile> => {
  await me();
  return get<Profile>(`/people/${encodeURIComponent(person)}`);
};

export const readReplay = (id: TableId, as: Viewer): Promise<Replay> =>
  get<Replay>(`/matches/${encodeURIComponent(id)}/replay?as=${as}`);

export const readRecordText = async (id: TableId): Promise<string> =>
  (await ask(`/matches/${encodeURIComponent(id)}/record`)).text();

export const readTournaments = async (): Promise<TournamentList> => {
  await me();
  return get('/tournaments');
};

export const readTournament = (id: TournamentId): Promise<TournamentView> =>
  get(`/tournaments/${encodeURIComponent(id)}`);

export const openTournament = async (wanted: NewTournament): Promise<TournamentView> => {
  await me();
  return send('POST', '/tournaments', wanted);
};

export type TournamentWish = 'join' | 'withdraw' | 'start' | 'cancel';

export const askTournament = async (id: TournamentId, wish: TournamentWish): Promise<TournamentView> => {
  await me();
  return send('POST', `/tournaments/${encodeURIComponent(id)}/${wish}`);
};
export const readNotices = async (): Promise<MyNotices> => {
  await me();
  return get('/me/notices');
};
/** A webhook of null is removed. */
export const changeNotices = (change: {
  readonly settings?: NoticeSettings;
  readonly webhook?: string | null;
  readonly language: string;
}): Promise<MyNotices> => send('PATCH', '/me/notices', change);
export const addDevice = (device: NewDevice): Promise<MyNotices> =>
  send('POST', '/me/notices/devices', device);
export const removeDevice = (id: string): Promise<MyNotices> => send('DELETE', `/me/notices/devices/${id}`);
export const testNotices = (): Promise<TestSent> => send('POST', '/me/notices/test');
