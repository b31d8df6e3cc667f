// Loaded into a process before its program (node --import): prints the delay of its event loop and its CPU time
// on standard error when it ends. SIGUSR2 prints them too and restarts the measurement, so that startup is not
// counted.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY = 5; // milliseconds

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: EVERY });
  let since = process.cpuUsage();
  /** @param {number} nanoseconds */
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - EVERY).toFixed(1);
  const cpu = () => {
    const { user, system } = process.cpuUsage(since);
    return ((user + system) / 1000).toFixed(0);
  };
  const say = () =>
    `event loop late by p50 ${late(delays.percentile(50))}, p95 ${late(delays.percentile(95))}, ` +
    `p99 ${late(delays.percentile(99))}, at most ${late(delays.max)} ms; CPU time ${cpu()} ms\n`;
  process.on('SIGUSR2', () => {
    process.stderr.write(say());
    delays.reset();
    since = process.cpuUsage();
  });
  process.on('exit', () => process.stderr.write(say()));
  delays.enable();
}
