import { signal, type ReadonlySignal } from '@preact/signals';
import type { Refusal } from '../../kernel/game.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { TogetherRoom, TogetherWish } from '../../protocol/together.ts';
import { connect } from './connection.ts';
import type { Link } from './source.ts';
import { token } from './token.ts';

/** The connection of somebody who looks back at a match together with others. */
export interface TogetherLink {
  readonly room: ReadonlySignal<TogetherRoom | null>; // null: not there yet
  readonly me: ReadonlySignal<GuestId>;
  readonly link: ReadonlySignal<Link>;
  readonly refused: ReadonlySignal<Refusal | null>; // of the last wish
  wish(this: void, wish: TogetherWish): void;
  close(this: void): void;
}

const PACE = 120; // ms between two steps: who drags the slider takes more of them than the server accepts

export const lookTogether = (table: TableId): TogetherLink => {
  const [room, me] = [signal<TogetherRoom | null>(null), signal<GuestId>('')];
  const refused = signal<Refusal | null>(null);
  const connection = connect(
    table,
    () => Number.MAX_SAFE_INTEGER, // the page has the whole match already
    (message) => {
      if (message.t === 'hello') {
        me.value = message.guest;
        wish({ do: 'come' }); // after every reconnect: the server may be another one
      }
      if (message.t === 'together') {
        if (message.room) room.value = message.room;
        else wish({ do: 'come' }); // another window of this person has left
      }
      if (message.t === 'refused' || message.t === 'error') refused.value = message;
      if (message.t === 'ack') refused.value = null;
    },
  );
  const ask = (wanted: TogetherWish): void => connection.ask({ t: 'together', id: token(), wish: wanted });
  const steps = new Paced(ask);
  const wish = (wanted: TogetherWish): void => {
    if (wanted.do === 'show' || wanted.do === 'alone') return steps.take(wanted);
    steps.flush();
    ask(wanted);
  };
  return { room, me, link: connection.link, refused, wish, close: () => connection.close() };
};

/** Hands on at most one thing at a time: what comes too soon replaces what still waits. */
class Paced {
  private readonly hand: (wanted: TogetherWish) => void;
  private waiting: TogetherWish | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(hand: (wanted: TogetherWish) => void) {
    this.hand = hand;
  }

  take(wanted: TogetherWish): void {
    this.waiting = wanted;
    if (this.timer === null) this.flush();
  }

  /** Now: a mark belongs to the position that was shown before it. */
  flush(): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting === null) return;
    this.hand(waiting);
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.flush();
    }, PACE);
  }
}
