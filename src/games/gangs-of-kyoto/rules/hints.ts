import type { FirstHint } from '../../../kernel/optional-files.ts';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { faceOf, type CardFace } from './cards.ts';
import { bellsOf, hoursOf, limitOf, wouldBeLate } from './row.ts';
import type { GangsOfKyoto, View } from './types.ts';

export type HintKey =
  | 'goal'
  | 'goal-whole-deck'
  | 'give'
  | 'limit'
  | 'at-risk'
  | 'curiosity'
  | 'gift'
  | 'retreat'
  | 'owl'
  | 'veto-card'
  | 'veto'
  | 'bank'
  | 'win';

/** For the active player, with a card that was just turned over. */
const giving =
  (fits: (view: View, seat: Seat, card: CardFace) => boolean) =>
  ({ view }: Scene<GangsOfKyoto>, seat: Seat): boolean =>
    view.phase.name === 'give' && fits(view, seat, faceOf(view.phase.card.card));

const holding = (...kinds: readonly CardFace['kind'][]): FirstHint<GangsOfKyoto>['when'] =>
  giving((_view, _seat, { kind }) => kinds.includes(kind));

/** True if a player who may still get this card would be late with it. */
const endsTheRound = ({ view }: Scene<GangsOfKyoto>): boolean => {
  const { phase } = view;
  if (phase.name !== 'give') return false;
  return view.players.some((player) => !player.received && wouldBeLate(view.rules, player, phase.card));
};

const nearTheLimit = ({ rules, players }: View): boolean =>
  players.some((player) => limitOf(rules, player) - hoursOf(player.row) <= 5);

/** Cards, not bells: on a shared screen a hint that depends on the bells would reveal a face-down pile. */
const hasSaved = ({ players }: View, seat: Seat, cards: number): boolean =>
  (players[seat]?.pile.cards ?? 0) >= cards;

const mayRefuse = ({ players }: View, seat: Seat): boolean =>
  players[seat]?.row.some(({ card }) => faceOf(card).kind === 'veto') ?? false;

const playedTo =
  (end: View['rules']['end']): FirstHint<GangsOfKyoto>['when'] =>
  ({ view }) =>
    view.rules.end === end && view.phase.name !== 'veto';

/**
 * The goal comes first, then what to do. Of the others rare ones come first: if only one is shown now, the common one will
 * fit again later.
 */
const hints: readonly FirstHint<GangsOfKyoto, HintKey>[] = [
  { key: 'goal', rule: 'thirteen', when: playedTo('thirteen') },
  { key: 'goal-whole-deck', rule: 'whole-deck', when: playedTo('whole-deck') },
  { key: 'give', rule: 'give', when: giving(({ round }) => round <= 2) },
  { key: 'limit', rule: 'limit', when: endsTheRound },
  // Shown before the question of a veto, not with it: its few seconds are too short to read.
  { key: 'veto', rule: 'refuse', when: giving((view, seat) => mayRefuse(view, seat)) },
  { key: 'veto-card', rule: 'no-thanks', when: holding('veto') },
  { key: 'owl', rule: 'owl', when: holding('owl') },
  { key: 'retreat', rule: 'retreat', when: holding('retreat') },
  { key: 'gift', rule: 'gift', when: holding('gift', 'big-gift') },
  { key: 'curiosity', rule: 'curiosity', when: holding('curiosity') },
  {
    key: 'win',
    rule: 'thirteen',
    when: giving((view, seat) => view.rules.end === 'thirteen' && hasSaved(view, seat, 4)),
  },
  { key: 'bank', rule: 'bank', when: giving(({ round }) => round > 1) },
  {
    key: 'at-risk',
    rule: 'lost',
    when: giving((view, seat) => nearTheLimit(view) && bellsOf(view.players[seat]?.row ?? []) > 0),
  },
];
export default hints;
