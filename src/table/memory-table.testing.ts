import boop from '../games/boop/rules/game.ts';
import kyoto from '../games/gangs-of-kyoto/rules/game.ts';
import type { Game, Kind, Seat } from '../kernel/game.ts';
import { optionsAt } from '../kernel/options.ts';
import type { ToClient } from '../protocol/messages.ts';
import type { Allowed, ClockSetting } from '../protocol/table.ts';
import { newDoc, type SeatDoc } from './doc.ts';
import { MemoryHost, MemoryStore } from './memory-host.ts';
import { settingsFor } from './settings.testing.ts';

const GAMES = { boop, kyoto } as unknown as Readonly<Record<'boop' | 'kyoto', Game<Kind>>>;
export const person = (guest: string, away = false): SeatDoc => ({ kind: 'person', guest, name: null, away });
export const BOT: SeatDoc = { kind: 'bot', level: 0 };

interface About {
  readonly game?: 'boop' | 'kyoto';
  readonly allows?: Allowed;
  readonly clock?: ClockSetting;
  readonly status?: 'waiting';
}

/** A table in memory where everybody watches; bots never answer. */
export const sit = (seats: readonly SeatDoc[], about: About = {}) => {
  const { game: id = 'boop', allows, clock, status = 'playing' } = about;
  const game = GAMES[id];
  const options = { ...optionsAt(game, seats.length, id === 'boop' ? { begins: 'first' } : {}) };
  const doc = newDoc({
    id: 't',
    game: game.id,
    options,
    seats,
    creator: 'ann',
    seed: 's',
    created: 0,
    status,
    ...(allows && { allows }),
    ...(clock && { clock }),
  });
  const store = new MemoryStore({ doc, version: 1 });
  if (status === 'playing')
    store.header = { game: game.id, version: game.version, seats: seats.length, options, seed: 's' };
  const sent: { to: readonly number[]; message: ToClient }[] = [];
  const host = new MemoryHost(settingsFor(game), store, {
    think: () => null,
    onSend: ({ to, message }) => void sent.push({ to, message }),
  });
  for (const [client, guest] of ['ann', 'bob', 'cat'].entries())
    host.ask({ t: 'join', client, guest, since: 0 });
  let requests = 0;
  const nextId = (): string => `r${++requests}`;
  return {
    host,
    sent,
    end: (guest: string, seat: Seat, how: 'resign' | 'draw' | 'stop') =>
      host.ask({ t: 'end', guest, seat, how, id: nextId() }),
    play: (guest: string, seat: Seat, move: string) =>
      host.ask({ t: 'play', guest, seat, move, id: nextId() }),
    takeback: (guest: string, seat: Seat) => host.ask({ t: 'takeback', guest, seat, id: nextId() }),
    handOver: (guest: string, seat: Seat) => host.ask({ t: 'hand-over', guest, seat }),
    answer: (guest: string, yes: boolean) => host.ask({ t: 'answer', guest, yes }),
  };
};
