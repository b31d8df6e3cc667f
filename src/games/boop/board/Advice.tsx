import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Move } from '../rules/types.ts';
import { sameMove } from './aim.ts';
import { effectsOf, type Effects } from './effects.ts';
import { flawOf, type Tried } from './flaw.ts';
import { reasonOf } from './reason.ts';
import { sayEffects, type Planning } from './usePlan.ts';
import type { BoopProps } from './props.ts';

/** The effects of the move of the hint, to be drawn on the bed; null once the player plans a move. */
export const advisedEffects = ({ scene, hint, preview }: BoopProps, { ghost }: Planning): Effects | null =>
  hint && !ghost ? effectsOf(scene.view, hint, preview(hint)) : null;

/** The text of the hint: its reason, then the move. The button plans the move. Null once it is planned. */
export const Advice = ({ props, plan }: { props: BoopProps; plan: Planning }): JSX.Element | null => {
  const { hint, scene, words } = props;
  const tried = useMemo(() => (hint ? tryMove(props, hint) : null), [scene, hint]);
  const said = useMemo(() => tried && sayWhy(props, tried), [tried, words]);
  if (!hint || !tried) return null;
  return (
    <>
      {said !== null && <b class="bed-advice">{said}</b>} {sayEffects(tried.effects, words.board)}{' '}
      {!props.replay && (
        <button type="button" class="btn bed-advice__take" onClick={() => take(hint, plan)}>
          {words.board.takeHint}
        </button>
      )}
    </>
  );
};

const tryMove = ({ scene, preview }: BoopProps, move: Move): Tried | null => {
  const after = preview(move);
  const effects = effectsOf(scene.view, move, after);
  return after && effects && { effects, after };
};

/** Why it is good; of a played move that was worse than another, what is wrong with it. */
const sayWhy = (props: BoopProps, tried: Tried): string | null => {
  const { scene, hintIs, words } = props;
  if (hintIs?.is !== 'worse')
    return words.board.reasons[reasonOf(scene.view, tried.effects, tried.after.view)];
  const better = tryMove(props, hintIs.than);
  const flaw = better && flawOf(scene.view, tried, better);
  return flaw && words.board.flaws[flaw];
};

const take = (hint: Move, plan: Planning): void => {
  if (hint.do === 'place') plan.hold(hint.size);
  plan.pick(hint);
};

export const isFollowed = ({ hint }: BoopProps, { picked }: Planning): boolean =>
  sameMove(hint ?? null, picked);
