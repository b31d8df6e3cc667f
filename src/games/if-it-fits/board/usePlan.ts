import { useMemo, useState } from 'preact/hooks';
import { useTwoTaps, type TwoTaps } from '../../../web/kit/useTwoTaps.ts';
import type { Why } from '../../../web/kit/useWhy.ts';
import { write } from '../rules/notation.ts';
import type { CatSide, Cell, IfItFits, Move } from '../rules/types.ts';
import { cellsOfMove, otherWay } from './aim.ts';
import { catSidesOf, nextCat, sideTowards, whyNoCat } from './cat-step.ts';
import { effectsOf } from './effects.ts';
import { heldFor } from './hint-reason.ts';
import type { Effects } from '../words/board-types.ts';
import { useAim, type Aiming } from './useAim.ts';
import type { People } from '../words/board-types.ts';
import type { FitsProps } from './props.ts';

/** The player's held card, hovered cell and planned move. */
export interface Planning
  extends
    Pick<Aiming, 'held' | 'turned' | 'legalHere' | 'isLegal' | 'hold'>,
    Pick<TwoTaps<Move, Cell | null>, 'picked' | 'why' | 'commit' | 'cancel'> {
  readonly ghost: Effects | null; // the effects of the picked move, or else of the one under the mouse
  readonly catSides: readonly CatSide[]; // the sides on which a cat may join the picked card
  readonly looked: Cell | null; // the cell under the mouse or the keyboard
  readonly look: (at: Cell | null) => void;
  readonly tap: (at: Cell) => void;
  readonly pick: (move: Move) => void;
  readonly play: (move: Move) => void;
  readonly turn: () => void;
  readonly addCat: () => void;
  readonly refuse: (move: Move) => void; // shows the reason of a refusal in the tray
  readonly drop: () => void; // nothing planned, nothing in hand
  readonly take: (move: Move) => void; // plans the move of a hint, with its card in hand
}

export const peopleOf = ({ seat, sitter }: FitsProps): People => ({
  you: seat === 'spectator' ? null : seat,
  name: (of) => sitter(of).thirdPerson,
});

/** The effects of a move, for the person who plans it. */
export const sayEffects = (props: FitsProps, effects: Effects): readonly string[] =>
  props.words.board.effects(effects, peopleOf(props));

const PLACING = 'touches-nothing'; // the refusal whose rule says where a card may lie
const chooseFirst = ({ words: { board } }: FitsProps, at: Cell): Why<Cell | null> => ({
  at,
  says: board.prompts.cardFirst,
  key: PLACING,
});

export const usePlan = (props: FitsProps): Planning => {
  const { scene, legal, pending, settings, check, preview } = props;
  const aiming = useAim(props);
  const { held, turned, isLegal, aim } = aiming;
  const [looked, look] = useState<Cell | null>(null);
  const taps = useTwoTaps<IfItFits, Cell | null>(props, {
    isLegal,
    effects: (move) => {
      const effects = effectsOf(move, preview(move));
      return effects ? sayEffects(props, effects).join(' ') : '';
    },
    play: (move) => (look(null), props.play(move)),
  });
  const { picked, why, refuse, explain, forget, cancel, commit, show: pick, go: play } = taps;
  /** A tap with nothing in hand: a box explains itself, a free place says what has to be done first. */
  const answerEmptyHand = (at: Cell): void => {
    const { table, phase } = scene.view;
    if (table.laid.some((one) => one.at === at)) return forget();
    const lays = legal.length > 0 && (phase.name === 'play' || phase.name === 'start');
    if (lays) explain(chooseFirst(props, at));
    else refuse(check({ do: 'princess', at }), at); // any card: it is too early for all of them
  };
  const pointed = looked === null || pending || picked ? null : aim(looked);
  const shown = picked ?? (isLegal(pointed) ? pointed : null);
  const ghost = useMemo(
    () => (shown ? effectsOf(shown, preview(shown)) : null),
    [scene, shown && write(shown)],
  );
  const catSides = catSidesOf(picked, isLegal);
  return {
    ...aiming,
    picked,
    ghost,
    catSides,
    looked,
    why,
    look,
    tap: (at) => {
      if (pending) return;
      look(at); // a finger does not hover
      if (picked && cellsOfMove(scene.view.table, picked).includes(at)) return play(picked);
      const side = picked?.do === 'box' ? sideTowards(picked, at) : null;
      if (picked?.do === 'box' && side && catSides.includes(side))
        return pick({ ...picked, cat: picked.cat === side ? null : side });
      const move = aim(at);
      if (!move) return answerEmptyHand(at);
      if (!isLegal(move)) return refuse(check(move), at);
      // Without a second tap a card is laid at once, unless its player may still want to add a cat.
      if (settings.secondTap || catSidesOf(move, isLegal).length > 0) pick(move);
      else play(move);
    },
    pick,
    play,
    turn: () => {
      if (!held || pending) return;
      const now = picked ?? aiming.legalHere[0];
      if (!now || !('turned' in now)) return;
      const other = otherWay(now.do === 'box' ? { ...now, cat: null } : now);
      const fits = picked ? isLegal(other) : aiming.legalHere.some((move) => 'turned' in move && move.turned);
      if (!fits) return refuse(check(other), picked ? now.at : null);
      aiming.turnTo(picked ? !now.turned : !turned);
      if (picked) pick(other);
    },
    addCat: () => {
      if (picked?.do !== 'box') return;
      if (catSides.length === 0) refuse(whyNoCat(picked, check), picked.at);
      else pick({ ...picked, cat: nextCat(picked.cat, catSides) });
    },
    refuse: (move) => refuse(check(move), null),
    hold: (next) => (cancel(), aiming.hold(next)),
    commit,
    cancel: () => (cancel(), held?.what === 'nap' && aiming.hold(null)),
    drop: () => (cancel(), look(null), aiming.hold(null)),
    take: (move) => {
      aiming.hold(heldFor(scene.view, move));
      aiming.turnTo('turned' in move && move.turned);
      pick(move);
    },
  };
};
