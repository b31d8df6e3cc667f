import { CARDS, faceOf } from './cards.ts';
import { bellsIn, hoursOf, limitOf } from './row.ts';
import type { Move, PlayerView, View } from './types.ts';

/**
 * [K36] `give2` gives the card to seat 2; `refuse` and `take` answer when somebody is asked whether to refuse a card. In one's
 * own turn `refuse` keeps the card and refuses it at once.
 */

export const write = (move: Move): string => (move.do === 'give' ? `give${move.to}` : move.do);

export const read = (text: string): Move | null => {
  if (/^give[0-4]$/.test(text)) return { do: 'give', to: Number(text.slice(4)) };
  return text === 'refuse' || text === 'take' ? { do: text } : null;
};

/** A card is its hours and a mark: `3` street, `3*` a bell, `3**` two, `3?` curiosity; or a letter for a special card. */
export const draw = (view: View): string =>
  [
    `round ${view.round}, turn ${view.turn}: seat ${view.first} is first, ${next(view)}`,
    ...view.players.map((player, seat) => drawPlayer(view, player, seat)),
    `deck ${view.deck}, drawn ${view.drawn}, discarded ${cards(view.discard) || 'nothing'}`,
  ].join('\n');

const drawPlayer = (view: View, player: PlayerView, seat: number): string => {
  const row = player.row.map(({ card }) => faceOf(card).text).join(' ');
  const { pile } = player;
  const worth = pile.open ? `${bellsIn(pile.bag)} bells in ${pile.cards}` : String(pile.cards);
  const mark = player.received ? '+' : ' ';
  return `${seat}${mark} ${hoursOf(player.row)}/${limitOf(view.rules, player)} pile ${worth}: ${row}`.trimEnd();
};

const cards = (bag: readonly number[]): string =>
  CARDS.flatMap(({ text }, card) =>
    bag[card] ? [bag[card] === 1 ? text : `${bag[card]}x${text}`] : [],
  ).join(' ');

const next = ({ phase, active, end }: View): string =>
  end
    ? `seat ${end.winner} wins: ${end.how}`
    : phase.name === 'give'
      ? `seat ${active} gives ${faceOf(phase.card.card).text}`
      : phase.name === 'veto'
        ? `seat ${phase.seat} is asked about ${faceOf(phase.card.card).text}`
        : '';
