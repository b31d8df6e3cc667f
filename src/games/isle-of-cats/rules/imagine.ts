import { defined } from '../../../kernel/defined.ts';
import type { Rng } from '../../../kernel/game.ts';
import { shuffled } from '../../../kernel/random.ts';
import { cardOf, costOf, discoveryDeck, isLesson } from './cards/discovery.ts';
import { seen } from './state/piles.ts';
import { toKeep } from './phases/explore.ts';
import { familyDeck } from './setup.ts';
import { draw } from './island/supply.ts';
import { openToAll } from './view.ts';
import type {
  CardId,
  Choice,
  Pending,
  Phase,
  Pile,
  Piles,
  Player,
  PlayerView,
  State,
  View,
} from './state/types.ts';

/**
 * A state that looks like this to the viewer. The only secrets are cards: those the viewer has not seen are dealt to the
 * hidden piles. Piles that can hold only some kinds of cards come first, so that enough of those are left for them.
 */
export const determinize = (view: View, rng: Rng): State => {
  const { players, deck, dropped, phase, pending } = view;
  const stock = new Stock(view, rng);
  const lessons = players.map(({ lessons: pile }) => stock.fill(pile, isPrivateLesson(view)));
  const laid = players.map(({ laid: pile }) => stock.fill(pile, isRescue));
  const hand = players.map(({ hand: pile }) => stock.fill(pile, (card) => !isLesson(card)));
  const any = (pile: Pile): readonly CardId[] => stock.fill(pile, () => true);
  const imagine = ({ friendships: _seen, ...player }: PlayerView, seat: number): Player => ({
    ...player,
    hand: hand[seat] ?? [],
    fresh: any(player.fresh),
    lessons: lessons[seat] ?? [],
    packet: any(player.packet),
    kept: any(player.kept),
    laid: laid[seat] ?? [],
  });
  const whole = players.map(imagine);
  return {
    ...openToAll(view),
    players: whole,
    pending: pending.map((decision) => imagineDecision(decision, any)),
    deck: any({ hidden: deck }),
    dropped: any({ hidden: dropped }),
    phase: imaginePhase(phase, view, whole, rng),
  } satisfies State;
};

const isRescue = (card: CardId): boolean => cardOf(card).kind === 'rescue';
const isPrivateLesson =
  ({ options }: View) =>
  (card: CardId): boolean =>
    options.mode === 'family' || cardOf(card).kind === 'private';

const PILES: readonly (keyof Piles<Pile>)[] = ['hand', 'fresh', 'lessons', 'packet', 'kept', 'laid'];
const pilesOf = (player: PlayerView): Pile[] => PILES.map((name) => player[name]);

const drawnCards = ({ pending }: View): Pile[] =>
  pending.flatMap((decision) => (decision.ask === 'drawn-cards' ? [decision.cards] : []));

/** The cards the viewer has not seen, in random order. */
class Stock {
  #cards: CardId[];

  constructor(view: View, rng: Rng) {
    const { options, players, spent, publicLessons } = view;
    const all =
      options.mode === 'family' ? familyDeck(options) : discoveryDeck(players.length, options.lessons);
    const known = new Set([
      ...spent,
      ...publicLessons.map(({ card }) => card),
      ...[...players.flatMap(pilesOf), ...drawnCards(view)].flatMap(seen),
    ]);
    this.#cards = shuffled(
      rng,
      all.filter((card) => !known.has(card)),
    );
  }

  /** The cards of a pile: as they are if it is open, else unseen ones that could lie there. */
  fill(pile: Pile, could: (card: CardId) => boolean): readonly CardId[] {
    if ('open' in pile) return pile.open;
    if (pile.hidden === 0) return [];
    const chosen = new Set(this.#cards.filter(could).slice(0, pile.hidden));
    this.#cards = this.#cards.filter((card) => !chosen.has(card));
    return [...chosen];
  }
}

const imagineDecision = (
  decision: Pending<Pile>,
  cards: (pile: Pile) => readonly CardId[],
): Pending<readonly CardId[]> =>
  decision.ask === 'drawn-cards' ? { ...decision, cards: cards(decision.cards) } : decision;

const imaginePhase = (
  phase: Phase<Choice>,
  view: View,
  players: readonly Player[],
  rng: Rng,
): State['phase'] => {
  if (phase.name !== 'draft' && phase.name !== 'buy') return phase;
  const imagine = (choice: Choice, seat: number): readonly CardId[] | null => {
    if (choice === null) return null;
    if (choice !== 'secret') return choice.open;
    const player = defined(players[seat]);
    return phase.name === 'draft'
      ? draw(rng, player.packet, toKeep(view, player.packet.length)).drawn
      : somePurchase(player, rng);
  };
  return { ...phase, chosen: phase.chosen.map(imagine) };
};

/** Any set of cards the player can pay for. */
const somePurchase = ({ kept, fish }: Player, rng: Rng): CardId[] => {
  const cards: CardId[] = [];
  for (const card of shuffled(rng, kept))
    if (rng.int(2) === 1 && costOf(cards) + costOf([card]) <= fish) cards.push(card);
  return cards;
};
