import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../../web/kit/board.ts';
import { playSound } from '../../../../web/kit/sounds.ts';
import type { CardId, Isle, Move } from '../../rules/types.ts';
import type { Hands } from './useHands.ts';
import { useQueue } from './useQueue.ts';
import { useWhy, type Explaining } from './useWhy.ts';

/** What was chosen so far, one tap after the other. */
export interface Picking extends Explaining {
  readonly picked: Move | null; // waits for its second tap
  readonly chosen: readonly CardId[]; // of a deal
  readonly card: CardId | null; // a card in hand that was tapped, and needs more to be said
  readonly parts: readonly string[]; // what was said of it so far
  readonly setPicked: (move: Move | null) => void;
  readonly setChosen: (cards: readonly CardId[]) => void;
  readonly setCard: (card: CardId | null) => void;
  readonly setParts: (parts: readonly string[]) => void;
  readonly sound: typeof playSound;
  readonly drop: () => void; // everything but the choice of a deal
  readonly go: (moves: readonly Move[]) => void;
  readonly pick: (move: Move) => void;
}

export const usePicking = (props: BoardProps<Isle>, { key, deal, holding }: Hands): Picking => {
  const [picked, setPicked] = useState<Move | null>(null);
  const [chosen, setChosen] = useState<readonly CardId[]>([]);
  const [card, setCard] = useState<CardId | null>(null);
  const [parts, setParts] = useState<readonly string[]>([]);
  const explaining = useWhy(props);
  const queue = useQueue(props);
  const { forget, refuse } = explaining;
  const sound: typeof playSound = (...which) => props.settings.sound && playSound(...which);
  const drop = (): void => (setPicked(null), setCard(null), setParts([]), forget());
  // A new moment makes old plans void.
  useEffect(drop, [key]);
  useEffect(() => setChosen([]), [key, deal?.cards.join()]);
  const go = (moves: readonly Move[]): void => (drop(), holding.letGo(), queue(moves));
  return {
    ...explaining,
    picked,
    chosen,
    card,
    parts,
    setPicked,
    setChosen,
    setCard,
    setParts,
    sound,
    drop,
    go,
    pick: (move) => {
      if (props.pending) return;
      const no = props.check(move);
      if (no) return refuse(no, null);
      forget();
      if (!props.settings.secondTap) return go([move]);
      setPicked(move);
      sound('pick');
    },
  };
};
