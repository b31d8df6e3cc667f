import type { FirstHint } from '../../../kernel/optional-files.ts';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { findCard } from './cards/discovery.ts';
import { isFirst } from './island/island.ts';
import { tileOf } from './boat/tiles.ts';
import { inHand, playerIn } from './state/piles.ts';
import { boatOf } from './island/lesson-points.ts';
import type { Isle, Pending, View } from './state/types.ts';

export type HintKey =
  | 'goal'
  | 'family-lessons'
  | 'family'
  | 'sister'
  | 'draft'
  | 'buy'
  | 'colour'
  | 'lay'
  | 'beasts'
  | 'kittens'
  | 'rescue'
  | 'groups'
  | 'treasure'
  | 'rare'
  | 'oshax'
  | 'pair'
  | 'rat'
  | 'feed'
  | 'side'
  | 'effect'
  | 'event'
  | 'ready'
  | 'anytime';

type Ask = Pending<unknown>['ask'];
type Fits = (view: View, seat: Seat) => boolean;

/** A hint only for a seat that is awaited: with anytime cards every seat may always act. */
const hint = (key: HintKey, rule: string, fits: Fits): FirstHint<Isle, HintKey> => ({
  key,
  rule,
  when: ({ view }: Scene<Isle>, seat: Seat) => view.asked.includes(seat) && fits(view, seat),
});

/** A hint for what the game asks in the middle of a turn. */
const question = (key: HintKey, rule: string, ...asks: readonly Ask[]): FirstHint<Isle, HintKey> => ({
  ...hint(key, rule, ({ pending }) => asks.some((ask) => pending.at(-1)?.ask === ask)),
  question: true,
});

const during =
  (name: View['phase']['name'], fits: Fits = () => true): Fits =>
  (view, seat) =>
    view.phase.name === name && view.pending.length === 0 && fits(view, seat);
const standard: Fits = ({ options }) => options.mode === 'standard';
const family: Fits = ({ options }) => options.mode === 'family';
const holds =
  (kind: 'anytime'): Fits =>
  (view, seat) =>
    inHand(view, seat).some((card) => findCard(card)?.kind === kind);
const hasBeast = ({ right }: View): boolean => right.some((tile) => tileOf(tile).kind === 'beast');
const COUPLE = 2;

/** The goal of the game comes first, then what happens in every match, then modules and rare things. */
const hints: readonly FirstHint<Isle, HintKey>[] = [
  // The goal fits every decision, because an event may ask something before the first cards come.
  hint('goal', 'goal', (view, seat) => standard(view, seat) && view.sister === null),
  hint('family-lessons', 'family-day', during('draft', family)),
  hint('family', 'family-day', during('rescue', family)),
  hint('sister', 'sister', ({ sister }) => sister !== null),
  hint('draft', 'draft', during('draft', standard)),
  // Before the first day goes on: most ready checks answer themselves.
  hint(
    'event',
    'event-tiles',
    during('draft', ({ options }) => options.events),
  ),
  hint('buy', 'buy', during('buy')),
  question('colour', 'lessons', 'colour'),
  hint('lay', 'lay', during('lay')),
  hint('rescue', 'rescue', during('rescue', standard)),
  hint(
    'groups',
    'families',
    during('rescue', (view, seat) => boatOf(playerIn(view, seat)).cats.length >= COUPLE),
  ),
  hint('beasts', 'beast-tiles', during('rescue', hasBeast)),
  hint(
    'kittens',
    'kitten-board',
    during('rescue', (view, seat) => view.options.kittens && isFirst(view, seat)),
  ),
  question('treasure', 'maps', 'treasure'),
  hint('rare', 'rare', during('rare')),
  question('oshax', 'rare', 'oshax'),
  question('pair', 'two-kittens', 'kittens'),
  question('rat', 'royal-rats', 'rat'),
  hint(
    'feed',
    'royal-rats',
    during('rescue', (view, seat) => boatOf(playerIn(view, seat)).royalRats > 0),
  ),
  question('side', 'used-baskets', 'side'),
  question('effect', 'what', 'drawn-cards', 'drawn-tile', 'sort', 'move'),
  hint('ready', 'ready', during('ready')),
  hint('anytime', 'when', during('rescue', holds('anytime'))),
];
export default hints;
