import type { Seat } from '../../../kernel/game.ts';
import { announce, update } from '../../../parts/draft.ts';
import { drawForTurn, turnOver } from './deck.ts';
import { change, changeAll, type KyotoDraft } from './kyoto-draft.ts';
import { receive, type Reception } from './receive.ts';
import type { Player, Seen } from './types.ts';

/** Seats that have not been given a card in this turn. */
export const waiting = (players: readonly Pick<Player, 'received'>[]): Seat[] =>
  players.flatMap(({ received }, seat) => (received ? [] : [seat]));

export const give = (draft: KyotoDraft, to: Seat, seen: Seen, forced: boolean): Reception => {
  change(draft, to, { received: true }); // [K8] before it is refused or not; extra cards do not pass here
  announce(draft, { what: 'given', from: draft.state.active, to, forced, ...seen });
  return receive(draft, to, seen, false);
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
    if (only === undefined || others.length) {
      update(draft, { phase: { name: 'give', card: seen } });
      return;
    }
    reception = give(draft, only, seen, true); // [K7] the last card
  }
};

const passTheTurn = (draft: KyotoDraft): void => {
  const { active, players, turn } = draft.state;
  update(draft, { active: (active + 1) % players.length, turn: turn + 1 }); // [K3] in the order of the seats
  changeAll(draft, { received: false });
  drawForTurn(draft);
};
