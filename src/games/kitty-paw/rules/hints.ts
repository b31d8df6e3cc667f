import type { FirstHint } from '../../../kernel/optional-files.ts';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { cardOf } from './cards/cards.ts';
import { heldBy, matOf } from './race/mat.ts';
import { piecesMissing } from './race/pieces-missing.ts';
import { seatedAt } from './duel/seated-at.ts';
import type { AnyKittyPaw } from './game.ts';
import type { Phase, View } from './race/types.ts';

export type HintKey = 'hold' | 'card' | 'grab' | 'pose' | 'guest' | 'box' | 'meow' | 'overlap';

const during =
  (phase: Phase['name'], fits: (view: View, seat: Seat) => boolean) =>
  (scene: Scene<AnyKittyPaw>, seat: Seat): boolean => {
    const [view, at] = seatedAt(scene.view, seat) ?? [];
    return view !== undefined && at !== undefined && view.phase.name === phase && fits(view, at);
  };

/** While a player builds a card. */
const building = (fits: (view: View, seat: Seat, card: string) => boolean) =>
  during('play', (view, seat) => {
    const card = view.cards[seat];
    return card !== null && card !== undefined && fits(view, seat, card);
  });

const hasBox = (card: string): boolean => cardOf(card).figure.box !== null;

/** True if the mat has as many pieces as the card: time for a last look. */
const seemsComplete = (view: View, seat: Seat): boolean =>
  !heldBy(view, seat) && piecesMissing(view, seat) === 0;

/** Rare hints come first: if only one is shown now, the common one will fit again later. */
const hints: readonly FirstHint<AnyKittyPaw, HintKey>[] = [
  { key: 'hold', rule: 'paws-down', when: during('ready', () => true) },
  { key: 'card', rule: 'take-card', when: during('play', ({ cards }, seat) => cards[seat] === null) },
  { key: 'meow', rule: 'meow', when: building(seemsComplete) },
  {
    key: 'guest',
    rule: 'guests',
    when: building((view, seat) => {
      const held = heldBy(view, seat);
      return held !== null && 'cat' in held;
    }),
  },
  {
    key: 'pose',
    rule: 'pose',
    when: building((view, seat) => {
      const held = heldBy(view, seat);
      return held !== null && 'tile' in held;
    }),
  },
  { key: 'overlap', rule: 'overlap', when: building((_view, _seat, card) => cardOf(card).level === 3) },
  { key: 'box', rule: 'box', when: building((_view, _seat, card) => hasBox(card)) },
  { key: 'grab', rule: 'one-paw', when: building((view, seat) => matOf(view, seat).tiles.length === 0) },
];
export default hints;
