import type { Refusal } from '../../../../kernel/game.ts';
import { playSound } from '../../../../web/kit/sounds.ts';
import { useForMoment } from '../../../../web/kit/useForMoment.ts';
import { useTwoTaps, type TwoTaps } from '../../../../web/kit/useTwoTaps.ts';
import type { Cell } from '../../rules/boat/grid.ts';
import { findCard } from '../../rules/cards/discovery.ts';
import type { CardId, Isle, Move } from '../../rules/state/types.ts';
import type { IsleProps } from '../props/props.ts';
import type { Hands } from './useHands.ts';
import { useQueue } from './useQueue.ts';

/** The place of a refused tap; if it is neither a cell nor a card, the prompt shows the reason. */
export type Tried = { readonly cell: Cell } | { readonly card: CardId } | null;

/** The selection so far, tap by tap. */
export interface Picking extends Pick<
  TwoTaps<Move, Tried>,
  'picked' | 'why' | 'pick' | 'cancel' | 'refuse' | 'forget'
> {
  readonly chosen: readonly CardId[]; // of a deal
  readonly tokens: readonly number[]; // the chosen used baskets of a deal, by their place in it
  readonly card: CardId | null; // a tapped card in hand that needs further choices
  readonly parts: readonly string[]; // the choices for that card so far
  readonly setChosen: (cards: readonly CardId[]) => void;
  readonly setTokens: (tokens: readonly number[]) => void;
  readonly setCard: (card: CardId | null) => void;
  readonly setParts: (parts: readonly string[]) => void;
  readonly refuseCard: (refusal: Refusal | null, card: CardId) => void;
  readonly sound: typeof playSound;
  readonly drop: () => void; // clears everything except the choice of a deal
  readonly go: (moves: readonly Move[]) => void;
}

const NONE_CHOSEN: readonly CardId[] = [];
const NO_PARTS: readonly string[] = [];
const NO_TOKENS: readonly number[] = [];

export const usePicking = (props: IsleProps, { key, deal, holding }: Hands): Picking => {
  const { words, settings, pending, check, sayRefusal } = props;
  const dealt = `${key} ${deal?.cards.join()} ${deal?.tokens.join()}`;
  const [chosen, setChosen] = useForMoment(dealt, NONE_CHOSEN);
  const [tokens, setTokens] = useForMoment(dealt, NO_TOKENS);
  const [card, setCard] = useForMoment<CardId | null>(key, null);
  const [parts, setParts] = useForMoment(key, NO_PARTS);
  const queue = useQueue(props);
  const { picked, why, pick, cancel, refuse, explain, forget } = useTwoTaps<Isle, Tried>(props, {
    moment: key,
    isLegal: (move) => check(move) === null,
    effects: () => '', // the prompt shows the effect
    play: (move) => go([move]),
  });
  const drop = (): void => (cancel(), setCard(null), setParts(NO_PARTS));
  const go = (moves: readonly Move[]): void => (drop(), holding.letGo(), queue(moves));
  return {
    picked,
    why,
    cancel,
    refuse,
    forget,
    chosen,
    tokens,
    card,
    parts,
    setChosen,
    setTokens,
    setCard,
    setParts,
    refuseCard: (refusal, tried) => {
      if (!refusal) return;
      const when =
        refusal.why === 'not-asked'
          ? words.board.table.cards.when[findCard(tried)?.kind ?? 'private']
          : undefined;
      const says = when ?? sayRefusal(refusal);
      explain({ at: { card: tried }, key: refusal.why, says });
    },
    sound: (...which) => settings.sound && playSound(...which),
    drop,
    go,
    pick: (move) => {
      if (pending) return;
      const no = check(move);
      if (no) refuse(no, null);
      else pick(move);
    },
  };
};
