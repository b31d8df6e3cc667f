import type { Game, Kind, Scene, Seat, Viewer } from '../../kernel/game.ts';
import { preview } from '../../kernel/match.ts';
import { noteOwnMove } from '../kit/own-move.ts';
import type {
  AdvanceAnswer,
  ChatLine,
  Clocks,
  DelayedSeat,
  DrawQuestion,
  Emote,
  LogLine,
  Present,
  TakebackQuestion,
  ToClient,
} from '../../protocol/messages.ts';
import type { GuestId, Refused, TableInfo } from '../../protocol/table.ts';

/**
 * A move that is sent and not yet acknowledged. `seq` is known once it is stored; it is removed when a scene with that
 * seq has come.
 */
export interface Pending {
  readonly id: string;
  readonly seat: Seat;
  readonly move: string;
  readonly seq: number | null;
  /** it may be part of the scene already, so it is not previewed; only its `ack` makes this certain */
  readonly seen: boolean;
}

export interface ShownEmote {
  readonly n: number; // counted by this page
  readonly guest: GuestId;
  readonly name: string;
  readonly emote: Emote;
}

/** Everything the page knows about a table, computed from the messages it got and nothing else. */
export interface Session {
  readonly table: TableInfo | null;
  readonly yours: readonly Seat[];
  readonly scenes: ReadonlyMap<Viewer, Scene<Kind>>;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly chatBefore: number | null; // the last line that was there when the page was opened; null: not known yet
  readonly people: readonly Present[];
  readonly me: GuestId | null;
  readonly muted: readonly GuestId[];
  readonly question: TakebackQuestion | null;
  readonly draw: DrawQuestion | null;
  readonly advance: readonly AdvanceAnswer[]; // my own answers in advance
  readonly clocks: (Clocks & { readonly since: number }) | null;
  readonly delays: { readonly seats: readonly DelayedSeat[]; readonly since: number };
  readonly thinking: readonly Seat[];
  readonly pending: readonly Pending[];
  readonly refused: Refused | null; // the last one; cleared by the next move
  readonly takenBack: LogLine | null; // somebody else's takeback that happened while this page was open
  readonly emote: ShownEmote | null; // the last one
}

export const EMPTY_SESSION: Session = {
  table: null,
  yours: [],
  scenes: new Map(),
  log: [],
  chat: [],
  chatBefore: null,
  people: [],
  me: null,
  muted: [],
  question: null,
  draw: null,
  advance: [],
  clocks: null,
  delays: { seats: [], since: 0 },
  thinking: [],
  pending: [],
  refused: null,
  takenBack: null,
  emote: null,
};

export const intend = (session: Session, id: string, seat: Seat, move: string): Session => ({
  ...session,
  refused: null,
  pending: [...session.pending, { id, seat, move, seq: null, seen: false }],
});

/** The session after a message. `now` is the time when it arrived, because clocks count down from there. */
export const receive = (session: Session, message: ToClient, now: number): Session => {
  switch (message.t) {
    case 'hello':
      return { ...session, me: message.guest, muted: message.muted };
    case 'table':
      return { ...session, table: message.table, yours: message.yours };
    case 'log':
      return { ...session, log: joined(message.from === 0 ? [] : session.log, message.lines) };
    case 'scene':
      return receiveScene(session, message.viewer, message.scene, message.line);
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
      return {
        ...session,
        chat: said(session.chat, message.lines),
        chatBefore: session.chatBefore ?? message.lines.at(-1)?.n ?? 0,
      };
    case 'emote':
      return {
        ...session,
        emote: {
          n: (session.emote?.n ?? 0) + 1,
          guest: message.guest,
          name: message.name,
          emote: message.emote,
        },
      };
    case 'presence':
      return { ...session, people: message.people };
    case 'takeback':
      return { ...session, question: message.question };
    case 'draw':
      return { ...session, draw: message.question };
    case 'advance':
      return { ...session, advance: message.answers };
    case 'clocks':
      return { ...session, clocks: { ...message.clocks, since: now } };
    case 'delays':
      return { ...session, delays: { seats: message.seats, since: now } };
    case 'thinking':
      return { ...session, thinking: message.seats };
    case 'muted':
      return { ...session, muted: message.guests };
    case 'error':
      return { ...session, refused: message };
    case 'pong':
    case 'notice': // the page shows it, not the table
    case 'together': // only asked for by the page about it
    case 'clock': // already answered by the connection: here it would be too late
      break;
  }
  return session;
};

const receiveScene = (
  session: Session,
  viewer: Viewer,
  scene: Scene<Kind>,
  line: LogLine | null,
): Session => {
  const moved = scene.seq > (session.scenes.get(viewer)?.seq ?? scene.seq);
  const scenes = new Map(session.scenes).set(viewer, scene);
  const log = line ? joined(session.log, [line]) : session.log;
  // My own move may be in a scene before it is acknowledged. Previewed on that scene, it would be shown twice.
  const pending = moved ? markSeen(session.pending, line) : session.pending;
  const isTheirs = typeof line?.by === 'number' && !session.yours.includes(line.by);
  const takenBack = moved && line && line.back !== null && isTheirs ? line : session.takenBack;
  return settled({ ...session, scenes, log, pending, takenBack });
};

/** A log line is one move: the oldest pending one of its seat. Without a line it may be any of them. */
const markSeen = (pending: readonly Pending[], line: LogLine | null): readonly Pending[] => {
  if (line === null) return pending.map((one) => ({ ...one, seen: true }));
  const first = pending.find(({ seat, seen }) => seat === line.by && !seen);
  return pending.map((one) => (one === first ? { ...one, seen: true } : one));
};

/** Removes pending moves that are stored and shown. */
const settled = (session: Session): Session => {
  const newest = Math.max(-1, ...[...session.scenes.values()].map(({ seq }) => seq));
  return { ...session, pending: session.pending.filter(({ seq }) => seq === null || seq > newest) };
};

/** The number of moves that count: neither takebacks nor steps of the clock, nor what was taken back. */
export const movesIn = (log: Session['log']): number =>
  log.filter(({ by, back }) => back === null && typeof by === 'number').length;

/** Adds lines to the log. After a reconnect a line may come twice; a takeback removes the lines that it took back. */
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

/** Lines of other people that came while this page was open, without those of muted people. */
export const freshChat = ({ chat, chatBefore, me, muted }: Session): readonly ChatLine[] =>
  chat.filter(({ n, guest }) => n > (chatBefore ?? Infinity) && guest !== me && !muted.includes(guest));

/**
 * The viewer whose scene is shown: my seat, or on a shared device an awaited seat. The person who holds the device
 * keeps it while their seat is awaited, and while only bots or remote players are awaited.
 */
export const viewerShown = ({ yours, scenes }: Session, holder: Viewer | null = null): Viewer => {
  const first = yours[0];
  if (first === undefined) return 'spectator';
  const awaiting = scenes.get(first)?.awaiting ?? [];
  const before = yours.find((seat) => seat === holder) ?? first;
  return awaiting.includes(before) ? before : (yours.find((seat) => awaiting.includes(seat)) ?? before);
};

export type Secrecy = 'unknown' | 'open' | 'secret';

/**
 * Tells if people on one device have different views, so that the curtain is needed; unknown until all their scenes
 * have come.
 */
export const secrecy = ({ yours, scenes }: Session): Secrecy => {
  const own = yours.map((seat) => scenes.get(seat));
  // Scenes come one by one: two with a different seq can differ although nothing is secret.
  if (own.some((scene) => !scene || scene.seq !== own[0]?.seq)) return 'unknown';
  return new Set(own.map((scene) => JSON.stringify(scene?.view))).size > 1 ? 'secret' : 'open';
};

/** The confirmed scene with my pending moves previewed on top of it, as far as their outcome can be known. */
export const shown = (game: Game<Kind>, session: Session, viewer: Viewer): Scene<Kind> | null => {
  const confirmed = session.scenes.get(viewer);
  if (!confirmed || viewer === 'spectator') return confirmed ?? null;
  return session.pending
    .filter(({ seat, seen }) => seat === viewer && !seen)
    .reduce((scene, one) => imagined(game, scene, viewer, one), confirmed);
};

/**
 * True if this scene, which is shown, contains everything I have sent: then I may play on, and a tap is never lost while an answer
 * is on its way. False if a result is not certain, as after a roll of dice.
 */
export const isCertain = ({ scenes, pending }: Session, viewer: Viewer, scene: Scene<Kind>): boolean => {
  const unseen = pending.filter(({ seen }) => !seen).length;
  return pending.length === 0 || scene.seq >= (scenes.get(viewer)?.seq ?? 0) + unseen;
};

const imagined = (
  game: Game<Kind>,
  scene: Scene<Kind>,
  seat: Seat,
  { id, move: text }: Pending,
): Scene<Kind> => {
  const move = game.read(text);
  if (move === null || !scene.actors.includes(seat) || game.check(scene.view, seat, move)) return scene;
  const result = preview(game, scene, seat, move);
  if (result) noteOwnMove(result, id);
  return result ?? scene;
};
