import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../../bin/clowder.mjs', import.meta.url));

/** Runs the real program, as a person at a terminal would. */
export const clowder = (
  args: readonly string[],
  input: string | Buffer = '',
  settings: Readonly<Record<string, string>> = {},
) =>
  spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...settings },
  });

export interface EngineAnswer {
  readonly id?: unknown;
  readonly ok?: unknown;
  readonly error?: {
    readonly why: string;
    readonly with: Record<string, string | number>;
    readonly say: string;
  };
}

export const answersTo = (input: string | Buffer): EngineAnswer[] => {
  const { stdout, stderr, status } = clowder(['engine'], input);
  if (status !== 0) throw new Error(`the engine left with ${status}: ${stderr}`);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as EngineAnswer);
};

/** One run of the engine: its answers to these requests. */
export const engine = (...requests: readonly (object | string)[]): EngineAnswer[] =>
  answersTo(requests.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join(''));
