import type { Seat } from '../../../kernel/game.ts';
import { defined } from '../../../kernel/defined.ts';
import { CARDS, isGift, type Card } from '../rules/cards.ts';
import { BELLS_TO_WIN } from '../rules/round.ts';
import { LIMIT, OWL_LIMIT, bellsIn } from '../rules/row.ts';
import type { State } from '../rules/types.ts';

/** `win`: you win before your turn is over. `save`: the bells of your row are saved in it. `hold`: nobody else wins in it. */
export type Goal = 'win' | 'save' | 'hold';
export const GOALS: readonly Goal[] = ['win', 'save', 'hold'];

interface Gang {
  readonly row: Card[];
  pile: number; // bells
  received: boolean;
}

type Then = () => number;

/** The effects that the last card of a turn can have on the player who gets it. */
interface Last {
  readonly late: number; // the chance to have reached the goal if it makes them late
  readonly gift: number; // and if it is a gift that wins
  readonly pile: number;
  readonly refusable: boolean;
  readonly afterRetreat: boolean; // late even without the right-most card: it is the owl
  readonly owl: boolean;
  readonly known: Map<string, number>;
}

const KINDS = CARDS.map(({ kind }) => kind);
const HOURS = CARDS.map(({ hours }) => hours);
const BELLS = CARDS.map(({ bells }) => bells);
const VETO = KINDS.indexOf('veto');
const ANY_OWL = KINDS.indexOf('owl');
const CURIOSITIES = CARDS.flatMap(({ kind }, card) => (kind === 'curiosity' ? [card] : []));

const MOST_WORK = 200_000; // draws: a fraction of a second

/** Long chains of Curiosities: such a turn is no puzzle. */
export class TooMuchToCount extends Error {
  override readonly name = 'TooMuchToCount';
}

/**
 * Counts the exact chance to reach a goal in the rest of a turn: over every card that may be turned over, with the best decisions of the
 * solver. It is the rules a second time, for speed: a test compares both. It may be used only where nobody else has to decide anything
 * (miner.ts) and where the deck has cards for the whole turn.
 */
export class Counter {
  readonly #goal: Goal;
  readonly #solver: Seat;
  readonly #first: Seat;
  readonly #gangs: readonly Gang[];
  readonly #deck: number[];
  #left: number;
  #drawn: number;
  #work = MOST_WORK;

  constructor(goal: Goal, { players, deck, drawn, active, first }: State) {
    this.#goal = goal;
    this.#solver = active;
    this.#first = first;
    this.#gangs = players.map(({ row, pile, received }) => ({
      row: row.map(({ card }) => card),
      pile: bellsIn(pile),
      received,
    }));
    this.#deck = [...defined(deck[0])];
    this.#left = this.#deck.reduce((sum, count) => sum + count, 0);
    this.#drawn = drawn;
  }

  /** The chance if this card is given to this seat; `refused`: the solver keeps and refuses it. */
  chance(card: Card, to: Seat, refused: boolean = false): number {
    const gang = defined(this.#gangs[to]);
    gang.received = true;
    const next = (): number => this.#nextCard();
    const chance = refused ? this.#refuse(gang, next) : this.#accept(to, card, next);
    gang.received = false;
    return chance;
  }

  /** [K7] The next drawn card goes where it is best for the solver; after the last one the turn is over. */
  #nextCard(): number {
    if (this.#drawn === 0) return this.#unchanged;
    if (this.#drawn === 1) return this.#lastCard(this.#gangs.findIndex(({ received }) => !received));
    this.#drawn--;
    const chance = this.#average((card) => this.#best(card));
    this.#drawn++;
    return chance;
  }

  /** The chance if the turn ends without anything having happened. */
  get #unchanged(): number {
    return this.#goal === 'hold' ? 1 : 0;
  }

  /**
   * The player who gets the last card is late, wins by a gift, or the turn is over: so only the hours and the limit matter in a chain of
   * Curiosities, and each of these is counted once.
   */
  #lastCard(seat: Seat): number {
    const { row, pile } = defined(this.#gangs[seat]);
    const last: Last = {
      late: this.#end(seat),
      gift: Number(seat === this.#solver),
      pile,
      refusable: seat === this.#solver && row.includes(VETO),
      afterRetreat: isLate(row.slice(0, -1)),
      owl: row.includes(ANY_OWL),
      known: new Map(),
    };
    return this.#chain(last, sum(HOURS, row), true);
  }

  #chain(last: Last, hours: number, first: boolean): number {
    const key = `${hours} ${CURIOSITIES.map((card) => this.#deck[card]).join(' ')}`;
    const known = last.known.get(key);
    if (known !== undefined) return known;
    const chance = this.#average((card) => {
      const taken = this.#lastTaken(last, hours, card, first);
      return last.refusable ? Math.max(taken, this.#unchanged) : taken;
    });
    last.known.set(key, chance);
    return chance;
  }

  #lastTaken(last: Last, hours: number, card: Card, first: boolean): number {
    if (isGift(card)) return last.pile + defined(BELLS[card]) >= BELLS_TO_WIN ? last.gift : this.#unchanged;
    // After a Curiosity a Retreat takes only that Curiosity away.
    if (KINDS[card] === 'retreat') return first && last.afterRetreat ? last.late : this.#unchanged;
    const sumNow = hours + defined(HOURS[card]);
    const limit = last.owl || KINDS[card] === 'owl' ? OWL_LIMIT : LIMIT;
    if (sumNow >= limit) return last.late;
    return KINDS[card] === 'curiosity' ? this.#chain(last, sumNow, false) : this.#unchanged;
  }

  #best(card: Card): number {
    let best = 0;
    this.#gangs.forEach(({ received, row }, seat) => {
      if (received) return;
      best = Math.max(best, this.chance(card, seat));
      if (seat === this.#solver && row.includes(VETO)) best = Math.max(best, this.chance(card, seat, true)); // [K37]
    });
    return best;
  }

  #average(rate: (card: Card) => number): number {
    if (this.#work-- === 0) throw new TooMuchToCount();
    const left = this.#left--;
    let sum = 0;
    for (let card = 0; card < this.#deck.length; card++) {
      const count = defined(this.#deck[card]);
      if (count === 0) continue;
      this.#deck[card] = count - 1;
      sum += count * rate(card);
      this.#deck[card] = count;
    }
    this.#left = left;
    return sum / left;
  }

  #accept(seat: Seat, card: Card, then: Then): number {
    const gang = defined(this.#gangs[seat]);
    if (isGift(card)) return this.#keep(seat, gang, card, then);
    if (KINDS[card] === 'retreat') return this.#retreat(seat, gang, then);
    gang.row.push(card);
    const late = isLate(gang.row);
    const curious = KINDS[card] === 'curiosity';
    const chance = late ? this.#end(seat) : curious ? this.#extra(seat, gang, then) : then();
    gang.row.pop();
    return chance;
  }

  /** [K11] */
  #keep(seat: Seat, gang: Gang, card: Card, then: Then): number {
    const bells = defined(BELLS[card]);
    gang.pile += bells;
    const chance = gang.pile >= BELLS_TO_WIN ? Number(seat === this.#solver) : then();
    gang.pile -= bells;
    return chance;
  }

  /** [K12] [K14] */
  #retreat(seat: Seat, gang: Gang, then: Then): number {
    const gone = gang.row.pop();
    const chance = isLate(gang.row) ? this.#end(seat) : then();
    if (gone !== undefined) gang.row.push(gone);
    return chance;
  }

  /** [K10] The solver may refuse it. [K18] */
  #extra(seat: Seat, gang: Gang, then: Then): number {
    return this.#average((card) => {
      const taken = this.#accept(seat, card, then);
      return gang.row.includes(VETO) ? Math.max(taken, this.#refuse(gang, then)) : taken;
    });
  }

  /** [K17] */
  #refuse(gang: Gang, then: Then): number {
    const at = gang.row.indexOf(VETO);
    gang.row.splice(at, 1);
    const chance = then();
    gang.row.splice(at, 0, VETO);
    return chance;
  }

  /** The round is over, and perhaps the match. [K22] [K27] */
  #end(late: Seat): number {
    const seats = this.#gangs.length;
    let [winner, most] = [-1, BELLS_TO_WIN - 1];
    for (let i = 0; i < seats; i++) {
      const seat = (this.#first + i) % seats;
      const { pile, row } = defined(this.#gangs[seat]);
      const bells = seat === late ? pile : pile + sum(BELLS, row);
      if (bells > most || (bells === most && winner >= 0)) [winner, most] = [seat, bells];
    }
    if (winner >= 0) return Number(winner === this.#solver);
    const own = defined(this.#gangs[this.#solver]).row;
    if (this.#goal === 'save') return Number(late !== this.#solver && sum(BELLS, own) > 0);
    return Number(this.#goal === 'hold');
  }
}

const sum = (values: readonly number[], row: readonly Card[]): number => {
  let total = 0;
  for (const card of row) total += defined(values[card]);
  return total;
};

const isLate = (row: readonly Card[]): boolean =>
  sum(HOURS, row) >= (row.includes(ANY_OWL) ? OWL_LIMIT : LIMIT);
