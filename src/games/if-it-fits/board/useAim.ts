import { useMemo } from 'preact/hooks';
import { useForMoment } from '../../../web/kit/useForMoment.ts';
import { write } from '../rules/notation.ts';
import type { Cell, Move } from '../rules/types.ts';
import { hasMove, holdable, meant, movesOf, otherWay, sameHeld, type Held } from './aim.ts';
import type { FitsProps } from './props.ts';

/** The held card, its orientation, and the moves that a tap would mean. */
export interface Aiming {
  readonly held: Held | null;
  readonly turned: boolean;
  readonly legalHere: readonly Move[]; // the legal moves with the held card
  readonly isLegal: (move: Move | null) => boolean;
  readonly aim: (at: Cell) => Move | null;
  readonly hold: (held: Held | null) => void;
  readonly turnTo: (turned: boolean) => void;
}

export const useAim = ({ scene, legal }: FitsProps): Aiming => {
  const { view } = scene;
  const [wanted, setWanted] = useForMoment<Held | null>(scene.seq, null);
  const [turned, turnTo] = useForMoment(scene.seq, false);
  const choices = useMemo(() => holdable(view, legal), [view, legal]);
  const written = useMemo(() => new Set(legal.map(write)), [legal]);
  const napping = wanted?.what === 'nap' && hasMove(wanted, legal);
  // Nothing is held until the player takes it, except where there is nothing to choose from.
  const only = choices.length === 1 ? (choices[0] ?? null) : null;
  const held = napping ? wanted : (choices.find((one) => sameHeld(one, wanted)) ?? only);
  const isLegal = (move: Move | null): boolean => move !== null && written.has(write(move));
  const legalHere = useMemo(() => movesOf(held, legal), [legal, JSON.stringify(held)]);
  const hold = (next: Held | null): void => (setWanted(next), turnTo(false));
  return {
    held,
    turned,
    legalHere,
    isLegal,
    // A card that fits only the other way round is turned, so that no lit place refuses it.
    aim: (at) => {
      if (!held) return null;
      const move = meant({ held, turned, cat: null }, at, view.table, legal);
      return !isLegal(move) && isLegal(otherWay(move)) ? otherWay(move) : move;
    },
    hold,
    turnTo,
  };
};
