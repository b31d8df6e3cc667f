const RUNS_FROM_SOURCE = import.meta.url.endsWith('.ts'); // under test

/** src/ or out/: wherever this runs, and whatever piece of the build this line ended up in, it is one folder up. */
const HERE = new URL('../', import.meta.url);
const OUT = RUNS_FROM_SOURCE ? new URL('../out/', HERE) : HERE;

/** A module by its path below src/, under the name it has where this runs. */
export const moduleAt = (path: string): URL => new URL(`${path}${RUNS_FROM_SOURCE ? '.ts' : '.js'}`, HERE);

/** Something in out/. Threads and child processes run what is there, also when the tests run the source. */
export const builtAt = (path: string): URL => new URL(path, OUT);

/** The compiled form of a module. */
export const built = (module: URL): URL =>
  RUNS_FROM_SOURCE ? new URL(module.href.replace(HERE.href, OUT.href).replace(/\.ts$/, '.js')) : module;
