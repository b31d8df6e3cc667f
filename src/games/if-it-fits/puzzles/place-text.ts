import type { Seat } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import { BOXES, CATS, CATS_EACH, STARTS, TOYS, type HandCard, type ToyId } from '../rules/cards.ts';
import { TABLES, cellName } from '../rules/cells.ts';
import { determinize } from '../rules/imagine.ts';
import { readAcross, readLaid } from '../rules/laid-text.ts';
import { BASIC } from '../rules/setting.ts';
import type { Across, Laid, Options, State, View } from '../rules/types.ts';

/**
 * A turn in a match for two, as its player sees it, on one line: `0- 11,36 3,0,2,0 10+00 0 2 B01+B07+P - B05@h4t … | 0@h4 …` is the seat, `e` in the
 * end phase, the cards left in each pile, what each seat took from each pile, the Princesses that were shown (seat and last pile), the piles of
 * those that the player drew, the size of the other hand, the own hand, what was put aside, and the table.
 */

const NOTHING = '-';
const OPTIONS: Options = { ...BASIC, catChoice: 'by-seat' };

const list = (texts: readonly string[]): string => texts.join('+') || NOTHING;
const entries = (text: string): readonly string[] => (text === NOTHING ? [] : text.split('+'));

const writeLaid = (laid: Laid): string => {
  const at = cellName(laid.at);
  if (laid.what === 'princess') return `P@${at}`;
  return laid.what === 'asleep' ? `z${laid.seat}@${at}` : `${laid.card}@${at}${laid.turned ? 't' : ''}`;
};

const writeAcross = (across: Across): string => {
  const what = across.what === 'princess' ? 'P' : across.what === 'toy' ? across.card : across.seat;
  return `${what}@${cellName(across.at)}`;
};

export const writePlace = ({
  turn,
  ending,
  piles,
  took,
  shown,
  found,
  hands,
  discards,
  table,
}: State): string =>
  [
    `${turn}${ending ? 'e' : NOTHING}`,
    piles.map(({ cards }) => cards).join(),
    took.flat().join(),
    list(shown.map(({ seat, upTo }) => `${seat}${upTo}`)),
    list((found[turn] ?? []).map(String)),
    hands[1 - turn]?.length ?? 0,
    list(hands[turn] ?? []),
    list(discards),
    ...table.laid.map(writeLaid),
    '|',
    ...table.across.map(writeAcross),
  ].join(' ');

const numbers = (text: string): number[] => text.split(',').map(Number);

/** The number of things on the table that belong to this seat. */
const catsOn = (things: readonly (Laid | Across)[], seat: Seat): number =>
  things.filter((thing) => 'seat' in thing && thing.seat === seat).length;

const known = <C extends string>(all: readonly C[], texts: readonly string[]): C[] =>
  texts.flatMap((text) => all.filter((card) => card === text));

/** A world that looks right to the solver: what the other seat holds is imagined. */
export const readPlace = (text: string): { readonly state: State; readonly solver: Seat } => {
  const [open = '', lying = ''] = text.split(' |');
  const [
    at = '',
    piles = '',
    took = '',
    princesses = NOTHING,
    found = NOTHING,
    others,
    hand = NOTHING,
    aside = NOTHING,
    ...cards
  ] = open.split(' ');
  const turn = Number(at.charAt(0));
  const laid = cards.map(readLaid);
  const across = lying.split(' ').filter(Boolean).map(readAcross);
  const taken = numbers(took);
  const onTable = new Set(laid.flatMap((one) => (one.what === 'box' ? [one.card] : [])));
  const mine = known<HandCard>([...BOXES, 'P'], entries(hand));
  const view: View = {
    rules: OPTIONS,
    table: { ...TABLES[OPTIONS.table], laid, across },
    turn,
    phase: { name: 'play' },
    ending: at.endsWith('e'),
    starts: STARTS.filter((card) => !onTable.has(card)),
    catOf: CATS.slice(0, 2),
    cats: [0, 1].map((seat) => CATS_EACH - catsOn([...laid, ...across], seat)),
    discards: known<HandCard | ToyId>([...BOXES, ...TOYS, 'P'], entries(aside)),
    took: [taken.slice(0, 2), taken.slice(2)],
    shown: entries(princesses).map((one) => ({ seat: Number(one[0]), upTo: Number(one[1]) })),
    hands: [0, 1].map((seat) => (seat === turn ? mine.length : Number(others))),
    piles: numbers(piles),
    mine: { hand: mine, found: entries(found).map(Number) },
  };
  return { state: determinize(view, turn, quickRng(1)), solver: turn };
};
