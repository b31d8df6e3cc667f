import type { JSX } from 'preact';
import { sayProblem } from '../table/problems.ts';

/** Why it was not done, where it was asked for. */
export const Failed = ({ problem }: { problem: unknown }): JSX.Element | null =>
  problem === null ? null : <p role="alert">{sayProblem(problem)}</p>;
