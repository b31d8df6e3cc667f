import type { Seat, Viewer } from '../../kernel/game.ts';
import type { ChatLine, Emote, Present, ToClient } from '../../protocol/messages.ts';
import type { GuestId, TableInfo } from '../../protocol/table.ts';
import { seatsOf, type TableDoc } from '../../table/doc.ts';
import { Elsewhere } from './elsewhere.ts';
import { tableInfo } from '../../table/info.ts';
import type { Logged } from '../../table/history.ts';
import { logMessage, readerOf, sceneMessage, viewersOf } from '../../table/reading.ts';
import type { LiveMatch } from './match.ts';

/** Somebody connected to a table: a person at one of its seats, or a spectator. */
export interface Onlooker {
  readonly guest: GuestId;
  hears(other: GuestId): boolean; // false: muted
  send(message: ToClient): void;
  sendText(frame: string): void; // a message already written, for many
  shown(seq: number): void; // the scene of this seq was just sent
  isSilent(): boolean; // nothing has come from there for a while, not even a heartbeat
}

const MOST_ONLOOKERS = 500; // beside the people who play: what happens is sent to each
const MOST_PRESENT = 100; // named; however many there are, `spectators` counts them all

/** Everyone who looks at one table, and what each of them is sent. What happens there is decided elsewhere. */
export class Room {
  readonly #onlookers = new Set<Onlooker>();
  readonly elsewhere = new Elsewhere();
  readonly #asked: () => readonly Seat[];
  #names: ReadonlyMap<GuestId, string> = new Map();

  /** `asked` says whom the match waits for. */
  constructor(asked: () => readonly Seat[]) {
    this.#asked = asked;
  }

  get size(): number {
    return this.#onlookers.size;
  }

  hasRoomFor(onlooker: Onlooker): boolean {
    return this.#onlookers.has(onlooker) || this.size < MOST_ONLOOKERS;
  }

  guests(): Set<GuestId> {
    return new Set([...this.#onlookers].map(({ guest }) => guest));
  }

  /** At this server and at others. */
  everyone(): Set<GuestId> {
    return new Set([...this.guests(), ...this.elsewhere.guests()]);
  }

  enter(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }

  exit(onlooker: Onlooker): boolean {
    return this.#onlookers.delete(onlooker);
  }

  callThem(names: ReadonlyMap<GuestId, string>): void {
    this.#names = names;
  }

  names(): Map<GuestId, string> {
    return new Map(this.#names);
  }

  nameOf(guest: GuestId): string {
    return this.#names.get(guest) ?? '';
  }

  info(doc: TableDoc): TableInfo {
    const here = this.everyone();
    return tableInfo(doc, {
      nameOf: (guest) => this.nameOf(guest),
      here: (guest) => here.has(guest),
      asked: this.#asked(),
      spectators: [...here].filter((guest) => !seatsOf(doc, guest).length).length,
    });
  }

  /** To everyone the same. */
  send(message: ToClient): void {
    const frame = JSON.stringify(message);
    for (const onlooker of this.#onlookers) onlooker.sendText(frame);
  }

  toGuest(guest: GuestId, message: ToClient): void {
    for (const onlooker of this.#onlookers) if (onlooker.guest === guest) onlooker.send(message);
  }

  showTable(doc: TableDoc): void {
    const table = this.info(doc);
    this.#toEach((guest) => {
      const yours = seatsOf(doc, guest);
      return [yours.join(), () => ({ t: 'table', table, yours })];
    });
    this.send(this.#presence(doc));
  }

  /** To one who has just come in: the others hear of it a little later. */
  showTableTo(onlooker: Onlooker, doc: TableDoc): void {
    onlooker.send({ t: 'table', table: this.info(doc), yours: seatsOf(doc, onlooker.guest) });
    onlooker.send(this.#presence(doc));
  }

  #presence(doc: TableDoc): ToClient {
    const all = [...this.everyone()].map((guest): Present => ({
      guest,
      name: this.nameOf(guest),
      seats: seatsOf(doc, guest),
    }));
    return { t: 'presence', people: all.toSorted(playersFirst).slice(0, MOST_PRESENT) };
  }

  /** To everyone what is theirs; what is the same for several is written once. */
  #toEach(about: (guest: GuestId) => readonly [key: string, write: () => ToClient]): void {
    const frames = new Map<string, string>();
    for (const onlooker of this.#onlookers) {
      const [key, write] = about(onlooker.guest);
      const frame = frames.get(key) ?? JSON.stringify(write());
      frames.set(key, frame);
      onlooker.sendText(frame);
    }
  }

  /** Where the match stands, to people who have seen nothing of it yet. */
  showScenes(doc: TableDoc, match: LiveMatch): void {
    for (const guest of this.guests())
      for (const message of scenesFor(doc, match, guest)) this.toGuest(guest, message);
  }

  /** A step to everyone, each as they may see it; spectators and several devices of one person share the work. */
  showStep(doc: TableDoc, match: LiveMatch, step: Logged): void {
    const frames = new Map<string, string>();
    const frameFor = (viewer: Viewer, reader: Viewer): string => {
      const made =
        frames.get(`${viewer} ${reader}`) ??
        JSON.stringify(sceneMessage(match, viewer, reader, step.position, step));
      frames.set(`${viewer} ${reader}`, made);
      return made;
    };
    for (const onlooker of this.#onlookers) {
      const reader = readerOf(doc, onlooker.guest);
      for (const viewer of viewersOf(doc, onlooker.guest)) onlooker.sendText(frameFor(viewer, reader));
      onlooker.shown(step.position.seq);
    }
  }

  /** The seats of people who cannot see what happens: their connection is silent. */
  absent(doc: TableDoc): Seat[] {
    return doc.seats.flatMap((chair, seat) =>
      chair.kind === 'person' && !chair.away && this.#isSilent(chair.guest) ? [seat] : [],
    );
  }

  /** Whether nothing can be heard of a guest now; of those at another server it is not known. */
  #isSilent(guest: GuestId): boolean {
    const here = [...this.#onlookers].filter((onlooker) => onlooker.guest === guest);
    return !this.elsewhere.guests().has(guest) && here.every((onlooker) => onlooker.isSilent());
  }

  /** The whole log again: at the end, when every move may be read by everyone. */
  showLog(doc: TableDoc, match: LiveMatch): void {
    this.#toEach((guest) => [
      String(readerOf(doc, guest)),
      () => logMessage(match.history, readerOf(doc, guest), 0),
    ]);
  }

  showChat(line: ChatLine): void {
    for (const onlooker of this.#onlookers)
      if (onlooker.hears(line.guest)) onlooker.send({ t: 'chat', lines: [line] });
  }

  showEmote(guest: GuestId, emote: Emote): void {
    for (const onlooker of this.#onlookers)
      if (onlooker.hears(guest)) onlooker.send({ t: 'emote', guest, name: this.nameOf(guest), emote });
  }
}

const playersFirst = (one: Present, other: Present): number =>
  Number(other.seats.length > 0) - Number(one.seats.length > 0);

export const scenesFor = (doc: TableDoc, match: LiveMatch, guest: GuestId): ToClient[] => {
  const reader = readerOf(doc, guest);
  const age = match.over ? 0 : Math.max(0, match.now() - match.position.at);
  return viewersOf(doc, guest).map((viewer) =>
    sceneMessage(match, viewer, reader, match.position, match.log.at(-1), age),
  );
};
