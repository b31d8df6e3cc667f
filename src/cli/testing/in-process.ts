import { vi } from 'vitest';
import { main } from '../main.ts';

/** The same as running the program, without starting one: for many short tries. */
export const inProcess = async (args: readonly string[]) => {
  const said = { stdout: '', stderr: '' };
  const hear = (stream: 'stdout' | 'stderr') => (text: unknown) => Boolean((said[stream] += String(text)));
  const before = process.exitCode;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('stderr')),
    vi.spyOn(console, 'log').mockImplementation((text) => void hear('stdout')(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void hear('stderr')(`${text}\n`)),
  ];
  process.exitCode = 0;
  await main([...args]);
  const status = process.exitCode;
  process.exitCode = before;
  for (const spy of spies) spy.mockRestore();
  return { ...said, status };
};
