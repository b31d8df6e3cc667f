import type { Seat } from '../../../kernel/game.ts';
import { announce, update } from '../../../parts/draft.ts';
import { drawForTurn, turnOver } from './deck.ts';
import { change, changeAll, type KyotoDraft } from './kyoto-draft.ts';
import { accept, receive, refuse, type Reception } from './receive.ts';
import { vetoIn } from './row.ts';
import type { Player, Seen } from './types.ts';

/** Seats that have not been given a card in this turn. */
export const waiting = (players: readonly Pick<Player, 'received'>[]): Seat[] =>
  players.flatMap(({ received }, seat) => (received ? [] : [seat]));

export const give = (draft: KyotoDraft, to: Seat, seen: Seen, forced: boolean): Reception => {
  change(draft, to, { received: true }); // [K8] before it is refused or not; extra cards do not pass here
  announce(draft, { what: 'given', from: draft.state.active, to, forced, ...seen });
  // [K37] nobody is asked about a card they keep: to keep it was the answer
  return to === draft.state.active ? accept(draft, to, seen) : receive(draft, to, seen, false);
};

/** True if the active player may keep a card for themselves and refuse it. [K37] */
export const mayRefuseOwn = (players: readonly Pick<Player, 'received' | 'row'>[], active: Seat): boolean => {
  const player = players[active];
  return player !== undefined && !player.received && vetoIn(player.row) !== undefined;
};

/** The active player keeps the card for themselves and refuses it, in one move. [K37] */
export const refuseOwn = (draft: KyotoDraft, seen: Seen): Reception => {
  const { active } = draft.state;
  change(draft, active, { received: true });
  announce(draft, { what: 'given', from: active, to: active, forced: false, ...seen });
  return refuse(draft, active, seen, 'player');
};

/** Continues after a card until somebody has to decide. [K6] */
export const goOn = (draft: KyotoDraft, after: Reception): void => {
  let reception = after;
  while (reception === 'settled' || reception === 'round-over') {
    if (reception === 'round-over') drawForTurn(draft);
    else if (draft.state.drawn === 0) passTheTurn(draft);
    const seen = turnOver(draft);
    announce(draft, { what: 'revealed', seat: draft.state.active, ...seen });
    const [only, ...others] = waiting(draft.state.players);
    const { players, active } = draft.state;
    if (only === undefined || others.length || mayRefuseOwn(players, active)) {
      update(draft, { phase: { name: 'give', card: seen } });
      return;
    }
    reception = give(draft, only, seen, true); // [K7] the last card, if there is nothing to decide about it
  }
};

const passTheTurn = (draft: KyotoDraft): void => {
  const { active, players, turn } = draft.state;
  update(draft, { active: (active + 1) % players.length, turn: turn + 1 }); // [K3] in the order of the seats
  changeAll(draft, { received: false });
  drawForTurn(draft);
};
