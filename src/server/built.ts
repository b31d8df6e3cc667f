const RUNS_FROM_SOURCE = import.meta.url.endsWith('.ts'); // under test

/** The compiled form of a module: threads run plain JavaScript also when the tests run the source. */
export const built = (address: URL): URL =>
  RUNS_FROM_SOURCE ? new URL(address.href.replace('/src/', '/out/').replace(/\.ts$/, '.js')) : address;

/** A module beside the one that asks, under the name it has wherever this runs. */
export const beside = (name: string, asking: string): URL =>
  new URL(`./${name}${RUNS_FROM_SOURCE ? '.ts' : '.js'}`, asking);
