import type { Game, Kind, Scene, Seat, Viewer } from '../../kernel/game.ts';
import { preview } from '../../kernel/match.ts';
import type {
  ChatLine,
  Clocks,
  Emote,
  LogLine,
  Present,
  TakebackAsked,
  ToClient,
} from '../../protocol/messages.ts';
import type { GuestId, Refused, TableInfo } from '../../protocol/table.ts';

/** A move of mine on its way. `seq` is known once it is stored; it leaves when a scene of that seq has come. */
export interface Pending {
  readonly id: string;
  readonly seat: Seat;
  readonly move: string;
  readonly seq: number | null;
  readonly seen: boolean; // it may be on the table already: only its acknowledgement tells, by its id
}

/** All that is known about a table, built from what was heard and nothing else. */
export interface Session {
  readonly table: TableInfo | null;
  readonly yours: readonly Seat[];
  readonly scenes: ReadonlyMap<Viewer, Scene<Kind>>;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly people: readonly Present[];
  readonly me: GuestId | null;
  readonly muted: readonly GuestId[];
  readonly asked: TakebackAsked | null;
  readonly clocks: (Clocks & { readonly since: number }) | null;
  readonly thinking: readonly Seat[];
  readonly pending: readonly Pending[];
  readonly refused: Refused | null; // the last one; cleared by the next move
  readonly emote: { readonly n: number; readonly name: string; readonly emote: Emote } | null;
}

export const NOTHING_HEARD: Session = {
  table: null,
  yours: [],
  scenes: new Map(),
  log: [],
  chat: [],
  people: [],
  me: null,
  muted: [],
  asked: null,
  clocks: null,
  thinking: [],
  pending: [],
  refused: null,
  emote: null,
};

export const intend = (session: Session, id: string, seat: Seat, move: string): Session => ({
  ...session,
  refused: null,
  pending: [...session.pending, { id, seat, move, seq: null, seen: false }],
});

/** `now` is handed in: a clock counts down from the moment its message came. */
export const hear = (session: Session, message: ToClient, now: number): Session => {
  switch (message.t) {
    case 'hello':
      return { ...session, me: message.guest, muted: message.muted };
    case 'table':
      return { ...session, table: message.table, yours: message.yours };
    case 'log':
      return { ...session, log: joined(message.from === 0 ? [] : session.log, message.lines) };
    case 'scene':
      return heardScene(session, message.viewer, message.scene, message.line);
    case 'ack':
      return settled({
        ...session,
        pending: session.pending.map((one) => (one.id === message.id ? { ...one, seq: message.seq } : one)),
      });
    case 'refused':
      return {
        ...session,
        refused: message,
        pending: session.pending.filter(({ id }) => id !== message.id),
      };
    case 'chat':
      return { ...session, chat: said(session.chat, message.lines) };
    case 'emote':
      return {
        ...session,
        emote: { n: (session.emote?.n ?? 0) + 1, name: message.name, emote: message.emote },
      };
    case 'presence':
      return { ...session, people: message.people };
    case 'takeback':
      return { ...session, asked: message.asked };
    case 'clocks':
      return { ...session, clocks: { ...message.clocks, since: now } };
    case 'thinking':
      return { ...session, thinking: message.seats };
    case 'muted':
      return { ...session, muted: message.guests };
    case 'error':
      return { ...session, refused: message };
    case 'pong':
    case 'clock': // answered where it is heard: a moment later would be too late
      break;
  }
  return session;
};

const heardScene = (session: Session, viewer: Viewer, scene: Scene<Kind>, line: LogLine | null): Session => {
  const moved = scene.seq > (session.scenes.get(viewer)?.seq ?? scene.seq);
  const scenes = new Map(session.scenes).set(viewer, scene);
  const log = line ? joined(session.log, [line]) : session.log;
  // My own move may be seen before it is acknowledged; shown on top of itself it would be played twice.
  const pending = moved ? markSeen(session.pending, line) : session.pending;
  return settled({ ...session, scenes, log, pending });
};

/** A line is one move: the oldest of its seat on its way. Without a line it may be any of them. */
const markSeen = (pending: readonly Pending[], line: LogLine | null): readonly Pending[] => {
  if (line === null) return pending.map((one) => ({ ...one, seen: true }));
  const first = pending.find(({ seat, seen }) => seat === line.by && !seen);
  return pending.map((one) => (one === first ? { ...one, seen: true } : one));
};

/** What is stored and seen is no longer pending. */
const settled = (session: Session): Session => {
  const newest = Math.max(-1, ...[...session.scenes.values()].map(({ seq }) => seq));
  return { ...session, pending: session.pending.filter(({ seq }) => seq === null || seq > newest) };
};

/** The same line may come twice after a reconnect; a takeback strikes out the lines it took back. */
const joined = (log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] =>
  lines.reduce<readonly LogLine[]>(
    (all, line) => [
      ...all.filter(({ seq }) => seq < line.seq && (line.back === null || seq <= line.back)),
      line,
    ],
    log,
  );

const said = (chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] => [
  ...chat.filter(({ n }) => !lines.some((line) => line.n === n)),
  ...lines,
];

/**
 * Whose eyes to look through: mine, or on a shared device those of whoever is to move. Whoever holds the device keeps it
 * as long as they have something to decide, and while only bots or people elsewhere do.
 */
export const eyes = ({ yours, scenes }: Session, holder: Viewer | null = null): Viewer => {
  const first = yours[0];
  if (first === undefined) return 'spectator';
  const actors = scenes.get(first)?.actors ?? [];
  const before = yours.find((seat) => seat === holder) ?? first;
  return actors.includes(before) ? before : (yours.find((seat) => actors.includes(seat)) ?? before);
};

export type Secrecy = 'unknown' | 'open' | 'secret';

/** Whether people around one device may see each other's view; unknown until every one of them has theirs. */
export const secrecy = ({ yours, scenes }: Session): Secrecy => {
  const own = yours.map((seat) => scenes.get(seat));
  // Scenes come one by one: two of different moments differ without hiding anything.
  if (own.some((scene) => !scene || scene.seq !== own[0]?.seq)) return 'unknown';
  return new Set(own.map((scene) => JSON.stringify(scene?.view))).size > 1 ? 'secret' : 'open';
};

/** The confirmed scene with my pending moves previewed on top of it, as far as their outcome can be known. */
export const shown = (game: Game<Kind>, session: Session, viewer: Viewer): Scene<Kind> | null => {
  const confirmed = session.scenes.get(viewer);
  if (!confirmed || viewer === 'spectator') return confirmed ?? null;
  return session.pending
    .filter(({ seat, seen }) => seat === viewer && !seen)
    .reduce((scene, { move }) => imagined(game, scene, viewer, move), confirmed);
};

const imagined = (game: Game<Kind>, scene: Scene<Kind>, seat: Seat, text: string): Scene<Kind> => {
  const move = game.read(text);
  if (move === null || !scene.actors.includes(seat) || game.check(scene.view, seat, move)) return scene;
  return preview(game, scene, seat, move) ?? scene;
};
