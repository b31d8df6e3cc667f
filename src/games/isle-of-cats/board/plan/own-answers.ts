import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from '../../../../kernel/game.ts';
import { onlyMove, type OnlyMove } from '../../rules/only-move.ts';
import { playerIn } from '../../rules/state/piles.ts';
import type { Move, View } from '../../rules/state/types.ts';
import { lastsOf, momentIn } from './beats.ts';
import type { IsleProps } from '../props/props.ts';
import { asksAlways, readyAtOnce } from './questions.ts';

const PACE = 3000; // ms before an answer that must come at the same pace for every hand

/** True if people sit at other seats: they could learn something from an answer that comes at once. */
const isWatched = ({ scene, seat, sitter }: IsleProps): boolean =>
  scene.view.players.some((_, other) => other !== seat && !sitter(other).bot);

const answerTo = (props: IsleProps): OnlyMove | null => {
  const { scene, seat, legal, pending, shared, replay } = props;
  if (seat === 'spectator' || pending || shared || replay || legal.length === 0) return null;
  const { phase } = scene.view;
  if (phase.name === 'ready' && readyAtOnce.value.includes(phase.before))
    return { move: { do: 'ready' }, atOnce: true };
  return asksAlways.value ? null : onlyMove(scene.view, seat, isWatched(props));
};

/** A moment over the boat is shown to its end before anything is answered. */
const momentLasts = ({ scene, settings }: IsleProps): number => {
  const moment = settings.motion === 'full' ? momentIn(scene.events) : null;
  return moment ? lastsOf(moment, scene) : 0;
};

/**
 * A name for the question that differs after every other move of this player. It contains the answer: the end of a turn
 * and the pass of the next turn find the same boat.
 */
export const questionOf = (view: View, viewer: Viewer, answer: Move['do']): string => {
  const { phase, day } = view;
  const tiles = viewer === 'spectator' ? [] : playerIn(view, viewer).tiles;
  return JSON.stringify([day, phase.name, phase.name === 'ready' && phase.before, tiles, answer]);
};

/**
 * Answers steps without a decision, and the ready checks that the player chose to skip. On a shared device nothing is
 * answered: it would be an answer for the next player. Each question is answered once, so that after a takeback it is
 * asked.
 */
export const useOwnAnswers = (props: IsleProps): void => {
  const answered = useRef(new Set<string>());
  const answer = answerTo(props);
  const { seq } = props.scene;
  useEffect(() => {
    if (!answer || props.check(answer.move)) return undefined;
    const question = questionOf(props.scene.view, props.seat, answer.move.do);
    if (answered.current.has(question)) return undefined;
    const play = (): void => {
      answered.current.add(question);
      props.play(answer.move);
    };
    const wait = answer.atOnce ? momentLasts(props) : PACE;
    if (wait === 0) {
      play();
      return undefined;
    }
    const timer = setTimeout(play, wait);
    return () => clearTimeout(timer);
  }, [answer?.move.do, answer?.atOnce, seq]);
};
