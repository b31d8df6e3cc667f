import type { Seat } from '../../../kernel/game.ts';
import { defined } from '../../../kernel/defined.ts';
import { put, sizeOf, type Bag } from '../../../parts/bag.ts';
import { EVERY_CARD, FULL_DECK, faceOf, type Card } from '../rules/cards.ts';
import { NO_CARDS } from '../rules/deck.ts';
import type { Options, Player, State } from '../rules/types.ts';

/**
 * A turn under way on one line: `1 0 2 k 4d 9c+:gg/…` is the seat that gives, the first seat, the cards still face down, the card to
 * give, the discard pile, and each player's row, a plus if they have been given a card in this turn, and pile. Every other card is in
 * the deck. A card is one letter.
 */

/** Piles lie open, so that chances can be counted exactly and everybody counts the same. [K31] */
const OPTIONS: Options = { end: 'thirteen', piles: 'open-hand', owlLasting: false, vetoWindow: 'unlimited' };

const NOTHING = '-';
const LETTERS = 36;

const letterOf = (card: Card): string => card.toString(LETTERS);
const cardsIn = (text: string): Card[] =>
  text === NOTHING ? [] : text.split('').map((letter) => parseInt(letter, LETTERS));
const textOf = (cards: readonly Card[]): string => cards.map(letterOf).join('') || NOTHING;
const listOf = (bag: Bag): Card[] =>
  EVERY_CARD.flatMap((card) => Array.from({ length: bag[card] ?? 0 }, () => card));

export const writePlace = (state: State, card: Card): string => {
  const players = state.players.map(
    ({ row, received, pile }) =>
      `${textOf(row.map((seen) => seen.card))}${received ? '+' : ''}:${textOf(listOf(pile))}`,
  );
  const { active, first, drawn, discard } = state;
  return [active, first, drawn, letterOf(card), textOf(listOf(discard)), players.join('/')].join(' ');
};

export const readPlace = (text: string): { readonly state: State; readonly solver: Seat } => {
  const [active, first, drawn, hand = '', discarded = NOTHING, gangs = ''] = text.split(' ');
  let id = 0;
  const players = gangs.split('/').map((gang): Player => {
    const [row = NOTHING, pile = NOTHING] = gang.split(':');
    const seen = cardsIn(row.replace('+', '')).map((card) => ({ id: id++, card }));
    return {
      row: seen,
      pile: put(NO_CARDS, ...cardsIn(pile)),
      received: row.endsWith('+'),
      owl: seen.some(({ card }) => faceOf(card).kind === 'owl'),
    };
  });
  const card = { id: id++, card: defined(cardsIn(hand)[0]) };
  const discard = put(NO_CARDS, ...cardsIn(discarded));
  const seen = [discard, ...players.map(({ pile }) => pile)];
  const rows = put(NO_CARDS, card.card, ...players.flatMap(({ row }) => row.map((one) => one.card)));
  const deck = FULL_DECK.map((copies, kind) =>
    [...seen, rows].reduce((left, bag) => left - (bag[kind] ?? 0), copies),
  );
  const state: State = {
    rules: OPTIONS,
    first: Number(first),
    active: Number(active),
    round: 1,
    turn: 1,
    phase: { name: 'give', card },
    drawn: Number(drawn),
    discard,
    under: [],
    revealed: id,
    lastStage: false,
    lately: [],
    end: null,
    players,
    deck: sizeOf(deck) > 0 ? [deck] : [],
  };
  return { state, solver: state.active };
};
