// Loaded into a process before its program (node --import): prints the delay of its event loop on standard
// error when it ends. SIGUSR2 restarts the measurement, so that startup is not counted.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY = 5; // milliseconds

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: EVERY });
  /** @param {number} nanoseconds */
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - EVERY).toFixed(1);
  const say = () =>
    `event loop late by p50 ${late(delays.percentile(50))}, p95 ${late(delays.percentile(95))}, ` +
    `p99 ${late(delays.percentile(99))}, at most ${late(delays.max)} ms\n`;
  process.on('SIGUSR2', () => delays.reset());
  process.on('exit', () => process.stderr.write(say()));
  delays.enable();
}
