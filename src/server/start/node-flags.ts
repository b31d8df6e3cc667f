/**
 * How Node is started for a server, beside its settings: a server at rest then needs a fifth less memory (decision 28).
 * The service file and the Dockerfile say the same.
 */

export const NODE_FLAGS: readonly string[] = [
  '--max-semi-space-size=1', // room for new objects, in MB: Node would take 16 times as much for each thread, and keep it
  '--heap-growing-percent=30', // what is no longer needed is collected when a third is added, not when all has doubled
];

/** Threads share one heap of the C library. With a heap each, what one thread has freed is of no use to the others. */
export const NODE_SETTINGS: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '1' };
