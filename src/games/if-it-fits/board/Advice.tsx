import type { JSX } from 'preact';
import { nearSeat } from '../../../web/kit/board.ts';
import { faceOf, isToy } from '../rules/cards.ts';
import { cellName } from '../rules/cells.ts';
import type { Move } from '../rules/types.ts';
import type { Effects } from '../words/board-types.ts';
import { heldFor, placeInHand, reasonOf, sameMove } from './hint-reason.ts';
import { effectsOf } from './effects.ts';
import { flawOf } from './flaw.ts';
import { peopleOf, sayEffects, type Planning } from './usePlan.ts';
import type { FitsProps } from './props.ts';

interface AdviceProps {
  readonly props: FitsProps;
  readonly plan: Planning;
}

/** The hint in words: its goal, the one card and place, and what it changes. */
export const Advice = ({ props, plan }: AdviceProps): JSX.Element | null => {
  const { hint, preview, words } = props;
  if (!hint) return null;
  const effects = effectsOf(hint, preview(hint));
  const changes = effects && 'at' in hint ? sayEffects(props, effects).join(' ') : '';
  return (
    <>
      <b class="fits-advice">{sayWhy(props, effects)}</b> {!props.hintIs && sayMove(props, hint)} {changes}
      {!props.replay && heldFor(props.scene.view, hint) && (
        <button type="button" class="btn fits-advice__take" onClick={() => plan.take(hint)}>
          {words.board.hint.take}
        </button>
      )}
    </>
  );
};

/** Why it is good; of a played move that was worse than another, what is wrong with it. */
const sayWhy = (props: FitsProps, effects: Effects | null): string | null => {
  const { hintIs, preview } = props;
  const { hint } = props.words.board;
  const me = nearSeat(props.seat);
  if (hintIs?.is !== 'worse') return hint.reasons[effects ? reasonOf(effects, me) : 'draw']; // a drawn card is not known before
  const better = effectsOf(hintIs.than, preview(hintIs.than));
  const flaw = effects && better && flawOf(effects, better, me);
  return flaw && hint.flaws[flaw];
};

/** A card of the hand is named so that only one can be meant. */
const sayMove = (props: FitsProps, move: Move): string => {
  const { words, scene } = props;
  if (move.do !== 'box' || isToy(move.card))
    return words.move(move, nearSeat(props.seat), peopleOf(props).name);
  return words.board.hint.lay({
    marks: faceOf(move.card).marks,
    where: placeInHand(scene.view.mine?.hand ?? [], move.card),
    cell: cellName(move.at),
    turned: move.turned,
    cat: move.cat,
  });
};

export const isFollowed = ({ hint }: FitsProps, { picked }: Planning): boolean =>
  sameMove(hint ?? null, picked);
