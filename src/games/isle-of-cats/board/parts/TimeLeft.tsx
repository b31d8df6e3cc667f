import type { JSX } from 'preact';
import { leftOf } from '../../../../web/kit/scene-age.ts';
import { useCountdown } from '../../../../web/kit/useCountdown.ts';
import type { IsleProps } from '../props/props.ts';

/** The remaining time of a ready check. */
export const TimeLeft = ({ props }: { props: IsleProps }): JSX.Element | null => {
  const left = leftOf(props.scene);
  return left === null ? null : <Counting key={props.scene.seq} millis={left} props={props} />;
};

const Counting = ({ millis, props }: { millis: number; props: IsleProps }): JSX.Element => {
  const left = useCountdown(millis);
  return <small role="timer">{props.words.board.table.prompts.timeLeft(Math.ceil(left / 1000))}</small>;
};
