const WIDTH = 30;
const EVERY = 100; // ms: updating the bar more often only costs time

export interface Progress {
  to(done: number, note?: string): void;
  end(): void;
}

/** A bar on standard error for people; for log files, a plain line after every `stride`. */
export const progress = (total: number, stride: number): Progress =>
  process.stderr.isTTY ? bar(total) : plainLines(total, stride);

const bar = (total: number): Progress => {
  let shown = -Infinity;
  return {
    to(done, note = '') {
      if (performance.now() - shown < EVERY && done < total) return;
      shown = performance.now();
      const full = Math.round((WIDTH * Math.min(done, total)) / total);
      const picture = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      process.stderr.write(`\r\u001b[K${picture} ${done}/${total} ${note}`);
    },
    end: () => void process.stderr.write('\r\u001b[K'),
  };
};

const plainLines = (total: number, stride: number): Progress => {
  let next = stride;
  return {
    to(done, note = '') {
      if (done < next) return;
      next = done - (done % stride) + stride;
      process.stderr.write(`${done}/${total} ${note}\n`);
    },
    end: () => {},
  };
};
