import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Millis } from '../../../kernel/game.ts';

const EVERY = 100; // milliseconds

/** The clock of one puzzle. It ticks alone, so that nothing else is drawn anew ten times a second. */
export const TimeLeft = ({ left }: { left: () => Millis }): JSX.Element => {
  const [shown, setShown] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setShown(left()), EVERY);
    return () => clearInterval(timer);
  }, [left]);
  return (
    <b class={`pz__time ${shown < HURRY ? 'pz__time--short' : ''}`} role="timer">
      {timeOf(shown)}
    </b>
  );
};

const HURRY: Millis = 5_000;

export const timeOf = (left: Millis): string => {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
