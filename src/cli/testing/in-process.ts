import { main } from '../main.ts';

/** Runs a command of the command line in this process: many short runs would wait long for new processes. */
export const inProcess = async (args: readonly string[]) => {
  const said = { stdout: '', stderr: '' };
  const before = { log: console.log, error: console.error, exitCode: process.exitCode };
  const streams = (['stdout', 'stderr'] as const).map((name) => {
    const stream = process[name];
    const write = stream.write.bind(stream);
    stream.write = (text: string | Uint8Array) => Boolean((said[name] += String(text)));
    return () => (stream.write = write);
  });
  console.log = (text: string) => void (said.stdout += `${text}\n`);
  console.error = (text: string) => void (said.stderr += `${text}\n`);
  process.exitCode = 0;
  await main([...args]);
  const status = process.exitCode;
  for (const restore of streams) restore();
  Object.assign(console, { log: before.log, error: before.error });
  process.exitCode = before.exitCode;
  return { ...said, status };
};
