import type { JSX } from 'preact';
import { leftOf } from '../../../../web/kit/age.ts';
import type { BoardProps } from '../../../../web/kit/board.ts';
import { useCountdown } from '../../../../web/kit/useCountdown.ts';
import type { Isle } from '../../rules/state/types.ts';
import { WORDS } from '../words.ts';

/** How long a ready check still waits. */
export const TimeLeft = ({ props }: { props: BoardProps<Isle> }): JSX.Element | null => {
  const left = leftOf(props.scene);
  return left === null ? null : <Counting key={props.scene.seq} millis={left} props={props} />;
};

const Counting = ({ millis, props }: { millis: number; props: BoardProps<Isle> }): JSX.Element => {
  const left = useCountdown(millis);
  return <small role="timer">{WORDS[props.locale].prompts.timeLeft(Math.ceil(left / 1000))}</small>;
};
