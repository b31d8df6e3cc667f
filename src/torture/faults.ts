import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '../kernel/game.ts';
import { shuffled } from '../kernel/random.ts';
import { limitFiles, noLimits } from '../server/testing/limit-files.ts';
import type { OwnPostgres } from '../server/testing/postgres.ts';
import type { TortureNode } from './node.ts';

/** The faults of a server or its database, and how long each may last. */

export interface Scene {
  readonly nodes: readonly TortureNode[];
  readonly postgres: OwnPostgres | null;
  readonly rng: Rng;
  readonly longest: number; // milliseconds that a fault lasts at most
}

interface Fault {
  /** A reason why this kind cannot happen here. */
  missing?(scene: Scene): string | null;
  happen(scene: Scene, node: TortureNode): Promise<void>;
}

const onlyShared = ({ postgres }: Scene): string | null =>
  postgres ? null : 'one server on SQLite has none';
const onlySeveral = ({ nodes }: Scene): string | null => (nodes.length > 1 ? null : 'there is one server');

const during = ({ rng, longest }: Scene): number => 50 + rng.int(longest);

export const FAULTS = {
  'kill -9': {
    happen: async (scene, node) => {
      await node.kill();
      await sleep(during(scene) / 2);
      await node.start();
    },
  },
  'stopped and continued': {
    happen: async (scene, node) => {
      node.signal('SIGSTOP');
      await sleep(during(scene));
      node.signal('SIGCONT');
    },
  },
  'stopped, then kill -9': {
    happen: async (scene, node) => {
      node.signal('SIGSTOP');
      await sleep(during(scene));
      await node.kill();
      await node.start();
    },
  },
  'rolling restart': {
    happen: async (_, node) => {
      await node.stop();
      await node.start();
    },
  },
  // All servers at once: one of the old release cannot run a match that began by new rules.
  'update with new rules': {
    happen: async ({ nodes }) => {
      await Promise.all(nodes.map((node) => node.stop()));
      for (const node of nodes) node.update();
      await Promise.all(nodes.map((node) => node.start()));
    },
  },
  'sockets of people cut': {
    happen: async ({ rng }, node) => node.clients.cut(() => rng.int(2) === 0),
  },
  'sockets of people silent': {
    happen: (scene, node) => node.clients.hold(during(scene), scene.rng.int(2) === 0),
  },
  'wall clock jumps': {
    happen: async (_, node) => node.signal('SIGUSR2'),
  },
  'disk full': {
    missing: ({ postgres }) =>
      postgres ? 'PostgreSQL ends itself then: see “database restarted”' : noLimits(),
    happen: async (scene, node) => {
      limitFiles(node.pid, 1);
      await sleep(during(scene));
      limitFiles(node.pid, 'unlimited');
    },
  },
  'way to the database cut': {
    missing: onlyShared,
    happen: async (_, node) => node.database?.cut(),
  },
  'way to the database silent': {
    missing: onlyShared,
    happen: async (scene, node) => node.database?.hold(during(scene), scene.rng.int(2) === 0),
  },
  'database restarted': {
    missing: onlyShared,
    happen: async ({ postgres }) => {
      await postgres?.pause();
      await postgres?.resume();
    },
  },
  'ways between servers cut': {
    missing: onlySeveral,
    happen: async (_, node) => node.peers?.cut(),
  },
  'ways between servers silent': {
    missing: onlySeveral,
    happen: async (scene, node) => node.peers?.hold(during(scene), scene.rng.int(2) === 0),
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultKind = keyof typeof FAULTS;

/** The kinds that can happen here, and why the others cannot. */
export const possible = (scene: Scene): { kinds: FaultKind[]; skipped: Map<FaultKind, string> } => {
  const skipped = new Map<FaultKind, string>();
  const all = Object.keys(FAULTS) as FaultKind[];
  for (const kind of all) {
    const fault: Fault = FAULTS[kind];
    const why = fault.missing?.(scene) ?? null;
    if (why !== null) skipped.set(kind, why);
  }
  return { kinds: all.filter((kind) => !skipped.has(kind)), skipped };
};

export interface Trouble {
  readonly pause: number; // milliseconds before each fault, on average
  readonly between: number; // moves that are acknowledged before the next one: else people would never play
  readonly acknowledged: () => number;
  readonly stop: () => boolean;
  readonly happened: (kind: FaultKind) => void;
}

const LOOK = 100;

/** Every kind in turn, in a new order each time; sometimes two at once. */
export const makeTrouble = async (scene: Scene, trouble: Trouble): Promise<void> => {
  const { rng, nodes } = scene;
  const { kinds } = possible(scene);
  let deck: FaultKind[] = [];
  while (!trouble.stop()) {
    await sleep(rng.int(2 * trouble.pause));
    if (!deck.length) deck = shuffled(rng, kinds);
    const [one = 'kill -9', other] = deck.splice(0, rng.int(4) === 0 ? 2 : 1);
    const [here, there] = shuffled(rng, nodes);
    const pairs = [[one, here], ...(other ? [[other, there ?? here]] : [])] as [FaultKind, TortureNode][];
    // Two at one server come one after the other: else one would undo the other.
    const together = there !== undefined && !pairs.some(([kind]) => kind === 'update with new rules');
    const apart = together ? pairs.map((pair) => [pair]) : [pairs];
    await Promise.all(apart.map((some) => inTurn(scene, some, trouble)));
    await played(trouble);
  }
};

const inTurn = async (
  scene: Scene,
  pairs: readonly [FaultKind, TortureNode][],
  { happened }: Trouble,
): Promise<void> => {
  for (const [kind, node] of pairs) {
    happened(kind);
    await FAULTS[kind].happen(scene, node);
  }
};

const played = async ({ acknowledged, between, stop }: Trouble): Promise<void> => {
  const enough = acknowledged() + between;
  while (acknowledged() < enough && !stop()) await sleep(LOOK);
};
