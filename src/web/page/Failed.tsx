import type { JSX } from 'preact';
import { sayProblem } from '../table/problems.ts';

/** The reason why an action failed, shown next to its button. */
export const Failed = ({ problem }: { problem: unknown }): JSX.Element | null =>
  problem === null ? null : <p role="alert">{sayProblem(problem)}</p>;
