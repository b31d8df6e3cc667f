import type { Kind, Millis, Seat } from '../kernel/game.ts';
import type { Position } from '../kernel/match.ts';
import type { ToClient } from '../protocol/messages.ts';
import { takebackToSend } from '../protocol/old-names.ts';
import type { GuestId, ServerRefusal, TableInfo } from '../protocol/table.ts';
import { advanceOf } from './advance.ts';
import type { Addressed, Audience } from './audience.ts';
import type { Question } from './consent.ts';
import type { Delay } from './delays.ts';
import { isVisiblyChanged, seatsOf, type TableDoc } from './doc.ts';
import type { ClientId } from './host-interface.ts';
import type { Logged } from './history.ts';
import { logMessage, readerOf, sceneMessage, viewersOf } from './match-for-viewer.ts';
import type { Match } from './match.ts';
import type { Situation } from './requests.ts';

/** Builds and sends the messages about a table, for each guest only what they may see. It decides nothing. */
export class Broadcast {
  readonly #audience: Audience;
  readonly #table: Situation;
  #question: Question | null = null; // as it was last sent
  #thinking = '';
  #delays = '';

  constructor(audience: Audience, table: Situation) {
    this.#audience = audience;
    this.#table = table;
  }

  info(): TableInfo {
    const { doc, match, deadline } = this.#table;
    return this.#audience.info(doc, {
      awaiting: doc.halted ? [] : (match?.history.awaiting ?? []),
      deadline,
    });
  }

  /** Sends everything about the table to a new client. */
  greet(client: ClientId, guest: GuestId, since: number, now: Millis): void {
    const { doc, match, settings } = this.#table;
    const messages: ToClient[] = [
      { t: 'table', table: this.info(), yours: seatsOf(doc, guest) },
      this.#audience.presence(doc, settings.most.named),
    ];
    if (match) {
      messages.push(logMessage(match.history, readerOf(doc, guest), since));
      messages.push(...scenesOf(doc, match, guest, now).map(({ build }) => build()));
      if (doc.clock.kind !== 'none') messages.push(clocksOf(doc, match, now));
    }
    if (doc.question) messages.push(questionMessage(doc.question));
    if (doc.clock.kind === 'days' && seatsOf(doc, guest).length > 0)
      messages.push(advanceMessage(doc, guest));
    if (this.#thinking) messages.push({ t: 'thinking', seats: this.#thinking.split(',').map(Number) });
    if (this.#delays) messages.push(delaysMessage(this.#table.delays(now), now));
    for (const message of messages) this.#audience.to([client], message);
  }

  /** The doc was saved: sends what differs from the one before. */
  changes(before: TableDoc, now: Millis): void {
    const { doc } = this.#table;
    if (isVisiblyChanged(before, doc)) this.table();
    if (doc.advance !== before.advance) this.#advance(before);
    if (doc.seats !== before.seats || doc.granted !== before.granted) this.clocks(now);
    if (doc.status === 'over' && before.status !== 'over') this.#log();
  }

  table(): void {
    const { doc, settings } = this.#table;
    const table = this.info();
    this.#audience.toEach((guest) => {
      const yours = seatsOf(doc, guest);
      return [{ key: yours.join(), build: () => ({ t: 'table', table, yours }) }];
    });
    this.#audience.toAll(this.#audience.presence(doc, settings.most.named));
  }

  /** Sends the current scenes and clocks to everybody, for a match that this host has just opened. */
  scenes(now: Millis): void {
    const { doc, match } = this.#table;
    if (match) this.#audience.toEach((guest) => scenesOf(doc, match, guest, now));
    this.clocks(now);
  }

  /** Sends a step to everybody, or only to these clients. */
  step(step: Logged, only?: ReadonlySet<ClientId>): void {
    const { doc, match } = this.#table;
    if (match) this.#audience.toEach((guest) => scenesAt(doc, match, guest, step.position, step, 0), only);
  }

  clocks(now: Millis): void {
    const { doc, match } = this.#table;
    if (match && doc.clock.kind !== 'none') this.#audience.toAll(clocksOf(doc, match, now));
  }

  /** Sends the whole log again: at the end everybody may read every move. */
  #log(): void {
    const { doc, match } = this.#table;
    if (!match) return;
    this.#audience.toEach((guest) => {
      const reader = readerOf(doc, guest);
      return [{ key: String(reader), build: () => logMessage(match.history, reader, 0) }];
    });
  }

  /** Sends the question about a takeback or a draw if it has changed. When it is gone, the person who asked gets the answer. */
  question(): void {
    const { doc, match } = this.#table;
    const [before, { question }] = [this.#question, doc];
    if (before?.id === question?.id && before?.waiting.length === question?.waiting.length) return;
    this.#question = question;
    if (before && (!question || question.what !== before.what)) this.#audience.toAll(noQuestion(before));
    if (question) this.#audience.toAll(questionMessage(question));
    if (!before || before.id === question?.id) return;
    const { guest, by, id } = before;
    const seq = match?.history.seqOf(by, id);
    this.#audience.toGuest(
      guest,
      seq === undefined ? { t: 'refused', id, why: declined(before) } : { t: 'ack', id, seq },
    );
  }

  /** Sends people their own answers in advance if these have changed. Nobody learns that somebody else has changed theirs. */
  #advance(before: TableDoc): void {
    const { doc } = this.#table;
    this.#audience.toEach((guest) =>
      ownAnswers(before, guest) === ownAnswers(doc, guest)
        ? []
        : [{ key: guest, build: () => advanceMessage(doc, guest) }],
    );
  }

  /** Sends which seats keep the match waiting, if that has changed. */
  delays(now: Millis): void {
    const delays = this.#table.delays(now);
    const key = delays.map(({ seat, until }) => `${seat}:${until}`).join();
    if (key === this.#delays) return;
    this.#delays = key;
    this.#audience.toAll(delaysMessage(delays, now));
  }

  /** Sends which bots think. Not in a race, where all bots think all the time: it would be a message at every step. */
  thinking(): void {
    const { match, thinking } = this.#table;
    const seats: readonly Seat[] = match?.history.racing ? [] : thinking;
    if (seats.join() === this.#thinking) return;
    this.#thinking = seats.join();
    this.#audience.toAll({ t: 'thinking', seats });
  }
}

const questionMessage = ({ what, by, to, waiting }: Question): ToClient =>
  what === 'draw'
    ? { t: 'draw', question: { by, waiting } }
    : takebackToSend({ t: 'takeback', question: { by, to, waiting } });

const ownAnswers = (doc: TableDoc, guest: GuestId): string => JSON.stringify(advanceOf(doc, guest));

const advanceMessage = (doc: TableDoc, guest: GuestId): ToClient => ({
  t: 'advance',
  answers: advanceOf(doc, guest),
});

const delaysMessage = (delays: readonly Delay[], now: Millis): ToClient => ({
  t: 'delays',
  seats: delays.map(({ seat, until }) => ({ seat, left: Math.max(0, Math.round(until - now)) })),
});

const declined = ({ what }: Question): ServerRefusal =>
  what === 'draw' ? 'draw-declined' : 'takeback-declined';

const noQuestion = ({ what }: Question): ToClient =>
  what === 'draw' ? { t: 'draw', question: null } : takebackToSend({ t: 'takeback', question: null });

const clocksOf = (doc: TableDoc, { clocks, time }: Match, now: Millis): ToClient => ({
  t: 'clocks',
  clocks: clocks.show(doc, time.at(now)),
});

const scenesOf = (doc: TableDoc, match: Match, guest: GuestId, now: Millis): Addressed[] => {
  const { history, time } = match;
  const age = history.over ? 0 : Math.max(0, time.at(now) - history.position.at);
  return scenesAt(doc, match, guest, history.position, history.log.at(-1), age);
};

const scenesAt = (
  doc: TableDoc,
  { history, time }: Match,
  guest: GuestId,
  position: Position<Kind>,
  step: Logged | undefined,
  age: Millis,
): Addressed[] => {
  const reader = readerOf(doc, guest);
  return viewersOf(doc, guest).map((viewer) => ({
    key: `${viewer} ${reader}`,
    build: () => {
      const { scene, ...about } = sceneMessage(history, viewer, reader, position, step, age);
      return { ...about, scene: time.stands(position) ? { ...scene, due: null } : scene };
    },
  }));
};
