import { useMemo, useState } from 'preact/hooks';
import { useTwoTaps, type TwoTaps } from '../../../web/kit/useTwoTaps.ts';
import { squareName, write } from '../rules/notation.ts';
import type { Boop, Move, Size, Square } from '../rules/types.ts';
import { graduations, meant, sameMove, sizesToPlace, type Graduation } from './aim.ts';
import { consequenceOf, effectsOf, type Effects } from './effects.ts';
import type { BoopProps } from './props.ts';
import type { BoardWords } from '../words/types.ts';

/** The player's selection, hovered square and planned move. */
export interface Planning extends Pick<
  TwoTaps<Move, Square>,
  'picked' | 'why' | 'pick' | 'commit' | 'cancel'
> {
  readonly held: Size;
  readonly options: readonly Graduation[]; // the pieces that may leave the bed, if the player must choose
  readonly ghost: Effects | null; // the effects of the picked move, or else of the one under the mouse
  readonly hold: (size: Size) => void;
  readonly hover: (at: Square | null) => void;
  readonly tap: (at: Square) => void;
  readonly drop: (size: Size, at: Square) => void;
}

export const sayEffects = (effects: Effects, words: BoardWords): string => {
  const consequence = consequenceOf(effects);
  if (consequence) return words.consequence(consequence);
  return effects.move.do === 'graduate' ? words.leaves(effects.move.squares.map(squareName)) : '';
};

export const usePlan = (props: BoopProps): Planning => {
  const { scene, legal, pending, play, check, preview } = props;
  const words = props.words.board;
  const [wanted, hold] = useState<Size>('kitten');
  const [hovered, hover] = useState<Square | null>(null);

  const sizes = sizesToPlace(legal);
  const held = sizes.includes(wanted) ? wanted : (sizes[0] ?? wanted);
  const options = graduations(legal);
  const isLegal = (move: Move | null): boolean => legal.some((one) => sameMove(one, move));
  const { picked, why, pick, go, commit, cancel, refuse, explain } = useTwoTaps<Boop, Square>(props, {
    isLegal,
    effects: (move) => {
      const effects = effectsOf(scene.view, move, preview(move));
      return effects ? sayEffects(effects, words) : '';
    },
    play: (move) => (hover(null), play(move)),
  });
  const pointed = hovered === null || pending ? null : meant(hovered, held, options, null);
  const shown = picked ?? (isLegal(pointed) ? pointed : null);
  const ghost = useMemo(
    () => (shown ? effectsOf(scene.view, shown, preview(shown)) : null),
    [scene, shown && write(shown)],
  );

  const attempt = (at: Square, move: Move, then: (move: Move) => void): void => {
    if (pending) return;
    const refusal = check(move);
    if (refusal) refuse(refusal, at);
    else if (isLegal(move)) then(move);
  };
  const tap = (at: Square): void => {
    const stays = picked && ghost?.stays.find((one) => one.at === at);
    if (stays) return explain({ at, key: stays.why, says: words.stays[stays.why](squareName(at)) });
    const move = meant(at, held, options, picked);
    attempt(at, move, sameMove(move, picked) ? go : pick);
  };

  return {
    held,
    options,
    picked,
    ghost,
    why,
    hold: (size) => (hold(size), cancel()),
    hover,
    tap,
    drop: (size, at) => attempt(at, { do: 'place', size, at }, go),
    pick,
    commit,
    // The mouse still points at the square: without this its ghost would stay as if nothing had been cancelled.
    cancel: () => (hover(null), cancel()),
  };
};
