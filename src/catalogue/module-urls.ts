const RUNS_FROM_SOURCE = import.meta.url.endsWith('.ts'); // in unit tests

/** src/ or out/. It is one folder up, both from the source file and from any chunk of the build. */
const HERE = new URL('../', import.meta.url);
const OUT = RUNS_FROM_SOURCE ? new URL('../out/', HERE) : HERE;

/** The address of a module, given its path below src/, with the right file ending for source or build. */
export const moduleAt = (path: string): URL => new URL(`${path}${RUNS_FROM_SOURCE ? '.ts' : '.js'}`, HERE);

/**
 * The address of a file in out/. Threads and child processes run the build, even when unit tests run the
 * source.
 */
export const builtAt = (path: string): URL => new URL(path, OUT);

/** The compiled form of a module. */
export const built = (module: URL): URL =>
  RUNS_FROM_SOURCE ? new URL(module.href.replace(HERE.href, OUT.href).replace(/\.ts$/, '.js')) : module;
