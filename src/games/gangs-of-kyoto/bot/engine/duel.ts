import type { Seat } from '../../../../kernel/game.ts';
import { DUEL_HIDDEN, DUEL_OUTPUT, DUEL_OUTPUT_BIAS } from './duel-weights.ts';
import { squash } from './squash.ts';
import { BELLS, DEED, GIFT, HOURS, OWL, ROW, limitAt, type FastTable } from './table.ts';

/**
 * The chance to win in a match of two, learned from matches to thirteen bells. Unlike chance.ts, this network
 * has one input for every possible number (hours left, bells), most of them 0: only those that apply are
 * added up. Training: decisions/11-learned-chance.md.
 */

const UNITS = DUEL_OUTPUT.length;
const sums = new Float64Array(UNITS);

const note = (trait: number, strength: number): void => {
  const start = trait * UNITS;
  for (let unit = 0; unit < UNITS; unit++)
    sums[unit] = (sums[unit] ?? 0) + strength * (DUEL_HIDDEN[start + unit] ?? 0);
};

/**
 * The index of the first trait of each kind, in the order of the weights; those of the second player follow
 * all of the first's.
 */
const LEFT = 0; // from 1
const OWLS = 18;
const PILE = 19; // from 0
const IN_ROW = 32; // from 0
const TOTAL = 43; // from 0
const ONE_VETO = 57;
const TWO_VETOES = 58;
const LAST_HOURS = 59; // from 0
const LAST_BELLS = 64; // from 1
const LAST_OWL = 67;
const OF_A_PLAYER = 68;
const WHO_HAS_A_CARD = 2 * OF_A_PLAYER; // nobody, the active player, the other
const FIRST = WHO_HAS_A_CARD + 3; // the other is first, the active player is
const ALWAYS = FIRST + 2;
const DECK = ALWAYS + 1;

const notePlayer = (table: FastTable, seat: Seat, start: number): void => {
  const [pile, bells] = [table.piles[seat] ?? 0, table.bells[seat] ?? 0];
  const vetoes = table.vetoes[seat] ?? 0;
  note(start + LEFT + limitAt(table, seat) - (table.hours[seat] ?? 0) - 1, 1);
  if (limitAt(table, seat) === 18) note(start + OWLS, 1);
  note(start + PILE + Math.min(12, pile), 1);
  note(start + IN_ROW + Math.min(10, bells), 1);
  note(start + TOTAL + Math.min(13, pile + bells), 1);
  if (vetoes > 0) note(start + ONE_VETO, 1);
  if (vetoes > 1) note(start + TWO_VETOES, 1);
  const size = table.rowSize[seat] ?? 0;
  if (size > 0) noteLast(table.rows[seat * ROW + size - 1] ?? 0, start);
};

/** The last card of a row, which a Retreat would take. */
const noteLast = (card: number, start: number): void => {
  note(start + LAST_HOURS + (HOURS[card] ?? 0), 1);
  if ((BELLS[card] ?? 0) > 0) note(start + LAST_BELLS + (BELLS[card] ?? 0), 1);
  if (DEED[card] === OWL) note(start + LAST_OWL, 1);
};

/** The difference between the cards to come and the whole deck. */
const noteDeck = ({ deck, deckSize }: FastTable): void => {
  if (deckSize === 0) return;
  let [hours, bells, long, gifts] = [0, 0, 0, 0];
  for (let at = 0; at < deckSize; at++) {
    const card = deck[at] ?? 0;
    hours += HOURS[card] ?? 0;
    if ((HOURS[card] ?? 0) >= 4) long++;
    if (DEED[card] === GIFT) gifts++;
    else bells += BELLS[card] ?? 0;
  }
  note(DECK, 2 * (hours / deckSize - 2.02));
  note(DECK + 1, 4 * (bells / deckSize - 0.54));
  note(DECK + 2, 5 * (long / deckSize - 0.27));
  note(DECK + 3, 5 * (gifts / deckSize - 0.11));
};

/** It rates the position before a card is turned over; the match must not be over. */
export const chanceInDuel = (table: FastTable, me: Seat): number => {
  const { active } = table;
  const other = 1 - active;
  sums.fill(0);
  notePlayer(table, active, 0);
  notePlayer(table, other, OF_A_PLAYER);
  note(WHO_HAS_A_CARD + (table.received[active] === 1 ? 1 : table.received[other] === 1 ? 2 : 0), 1);
  note(FIRST + (table.first === active ? 1 : 0), 1);
  note(ALWAYS, 1);
  noteDeck(table);
  let score = DUEL_OUTPUT_BIAS;
  for (let unit = 0; unit < UNITS; unit++) score += (DUEL_OUTPUT[unit] ?? 0) * squash(sums[unit] ?? 0);
  const ofActive = 1 / (1 + Math.exp(-score));
  return me === active ? ofActive : 1 - ofActive;
};
