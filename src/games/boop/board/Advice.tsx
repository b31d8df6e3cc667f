import type { JSX } from 'preact';
import type { Move } from '../rules/types.ts';
import { sameMove } from './aim.ts';
import { effectsOf, type Effects } from './effects.ts';
import { reasonOf } from './reason.ts';
import { sayEffects, type Planning } from './usePlan.ts';
import type { BoopProps } from './props.ts';

/** The effects of the move of the hint, to be drawn on the bed; null once the player plans a move. */
export const advisedEffects = ({ scene, hint, preview }: BoopProps, { ghost }: Planning): Effects | null =>
  hint && !ghost ? effectsOf(scene.view, hint, preview(hint)) : null;

/** The text of the hint: its reason, then the move. The button plans the move. Null once it is planned. */
export const Advice = ({ props, plan }: { props: BoopProps; plan: Planning }): JSX.Element | null => {
  const { hint, scene, preview, words } = props;
  const after = hint ? preview(hint) : null;
  const effects = hint && effectsOf(scene.view, hint, after);
  if (!hint || !effects || !after) return null;
  return (
    <>
      <b class="bed-advice">{words.board.reasons[reasonOf(scene.view, effects, after.view.bed)]}</b>{' '}
      {sayEffects(effects, words.board)}{' '}
      {!props.replay && (
        <button type="button" class="btn bed-advice__take" onClick={() => take(hint, plan)}>
          {words.board.takeHint}
        </button>
      )}
    </>
  );
};

const take = (hint: Move, plan: Planning): void => {
  if (hint.do === 'place') plan.hold(hint.size);
  plan.pick(hint);
};

export const isFollowed = ({ hint }: BoopProps, { picked }: Planning): boolean =>
  sameMove(hint ?? null, picked);
