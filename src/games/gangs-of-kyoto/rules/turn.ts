import type { Seat } from '../../../kernel/game.ts';
import { drawForTurn, turnOver } from './deck.ts';
import { change, changeAll, type Desk } from './desk.ts';
import { receive, type Reception } from './receive.ts';
import type { Player, Seen } from './types.ts';

/** Seats that have not been given a card in this turn. */
export const waiting = (players: readonly Pick<Player, 'received'>[]): Seat[] =>
  players.flatMap(({ received }, seat) => (received ? [] : [seat]));

export const give = (desk: Desk, to: Seat, seen: Seen, forced: boolean): Reception => {
  change(desk, to, { received: true });
  desk.events.push({ what: 'given', from: desk.active, to, forced, ...seen });
  return receive(desk, to, seen, false);
};

/** Goes on after a card, as far as it can go without anybody's decision. */
export const goOn = (desk: Desk, after: Reception): void => {
  let reception = after;
  while (reception === 'settled' || reception === 'round-over') {
    if (reception === 'round-over') drawForTurn(desk);
    else if (desk.drawn === 0) passTheTurn(desk);
    const seen = turnOver(desk);
    desk.events.push({ what: 'revealed', seat: desk.active, ...seen });
    const [only, ...others] = waiting(desk.players);
    if (only === undefined || others.length) {
      desk.phase = { name: 'give', card: seen };
      return;
    }
    reception = give(desk, only, seen, true);
  }
};

const passTheTurn = (desk: Desk): void => {
  desk.active = (desk.active + 1) % desk.players.length;
  desk.turn++;
  changeAll(desk, { received: false });
  drawForTurn(desk);
};
